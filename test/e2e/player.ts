import type { Page } from 'playwright-core';

/** Comes in by the front door with a name. */
export async function enterAs(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Dein Name').first().fill(name);
}

/** What the page tells of the match, newest turn first. */
export const told = (page: Page): Promise<string[]> => page.getByRole('log').locator('li').allInnerTexts();
