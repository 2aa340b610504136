import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type House, openHouse } from './house.js';
import { myTurnOrEnd, playToTheEnd, seriousFindings } from './player.js';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.guest({ width: 1440, height: 900, locale: 'en-GB' });
});
afterAll(() => house?.close());

describe('an English guest by daylight', () => {
  it('is spoken to in English, and finds the light switch', async () => {
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Switch to light' }).click();
    await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('plays by the number keys alone, to the end', async () => {
    await page.getByLabel('Your name').first().fill('Ada');
    await page.getByTestId('gegen-homies').click();
    expect(await myTurnOrEnd(page)).toBe('turn');
    expect(await page.getByRole('button', { name: /Roll/ }).count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await playToTheEnd(page, () => page.keyboard.press('1'));
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('reads the board as text', async () => {
    await page.getByRole('button', { name: 'Board as text' }).click();
    expect(await page.getByRole('table').count()).toBeGreaterThan(1);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
