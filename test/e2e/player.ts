import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Comes in by the front door with a name. */
export async function enterAs(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Dein Name').first().fill(name);
}

// A die that is kept or not is pressed and changes nothing yet: it is no move.
const openMove = '[data-move-index]:not([disabled]):not([data-disabled]):not([aria-pressed])';
const result = '[data-testid="result"]';

/** Waits until this seat may decide or the match is over; answers which. */
export async function myTurnOrEnd(page: Page, timeout = 60_000): Promise<'turn' | 'end'> {
  await page.locator(`${openMove}, ${result}`).first().waitFor({ timeout });
  return (await page.locator(result).count()) > 0 ? 'end' : 'turn';
}

/** Presses the first answer of the open decision. */
export async function decide(page: Page): Promise<void> {
  await page.locator(openMove).first().click();
}

/** Presses the number key of the first answer of the open decision. */
export async function decideByKey(page: Page): Promise<void> {
  const index = await page.locator(openMove).first().getAttribute('data-move-index');
  await page.keyboard.press(index ?? '1');
}

/** Walks from the hand, which keeps the focus, to the next card that may be played, and plays it. */
export async function walkAndPlay(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** Plays on, always the first answer, until the match is over. Answers how often it pressed. */
export async function playToTheEnd(page: Page, press: (page: Page) => Promise<unknown> = decide): Promise<number> {
  for (let pressed = 0; pressed < 200; pressed++) {
    if ((await myTurnOrEnd(page)) === 'end') return pressed;
    await press(page);
  }
  throw new Error('the match did not end');
}

/** What the page tells of the match, newest turn first. */
export const told = (page: Page): Promise<string[]> => page.getByRole('log').locator('li').allInnerTexts();

/** Serious findings of axe on the page, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => [`${id}: ${target.join(' ')}`, ...any.map(({ message }) => message)].join(', ')),
    );
}
