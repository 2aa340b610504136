import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Inspection } from './findings.js';
import { type House, openHouse } from './house.js';
import { byNumber, byTab, playByKeys, playHomiesByKey } from './keyboard.js';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.guest({ width: 1440, height: 900, locale: 'en-GB' });
});
afterAll(() => house?.close());

describe('an English guest by daylight', () => {
  it('is spoken to in English, has light and dark as the device has them, and finds the light switch', async () => {
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
    }
    await page.getByRole('button', { name: 'Switch to light' }).click();
    await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
    // Back to what the device has: from here on the page follows it again.
    await page.getByRole('button', { name: 'Switch to dark' }).click();
  });

  it.each([
    ['kronenduell', /wins the duel|The duel is yours|saw through|Nobody wins/],
    ['wuerfelkoenig', /crown of dice/],
  ])(
    'plays %s by the keyboard alone, to the end',
    async (game, verdict) => {
      await playHomiesByKey(page, game, 'Ada');
      await playByKeys(page, byNumber, byTab);
      expect(await page.getByTestId('result').getByRole('heading').textContent()).toMatch(verdict);
      const eye = new Inspection(page);
      await eye.lookBack(game);
      expect(eye.report()).toEqual([]);
      await page.goBack();
    },
    300_000,
  );

  it('reads the board as text', async () => {
    await page.getByRole('button', { name: 'Board as text' }).click();
    expect(await page.getByRole('table').count()).toBeGreaterThan(1);
  });

  it('walks through the match again', async () => {
    await page.goto(`${new URL(page.url()).pathname}/replay`);
    await page.getByRole('slider').first().waitFor();
    await page.keyboard.press('End');
    await page.locator('[aria-valuetext*=" of "]').first().waitFor();
    expect(await page.getByRole('option').count()).toBeGreaterThan(20);
    const present = page.locator('[role="option"][aria-selected="true"]');
    const last = Number(await present.getAttribute('aria-setsize'));
    expect(await present.getAttribute('aria-posinset')).toBe(String(last));
    await page.getByRole('listbox').focus();
    await page.keyboard.press('ArrowUp');
    await page.locator(`[aria-posinset="${last - 1}"][aria-selected="true"]`).waitFor();
  });
});
