import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Inspection } from './findings.js';
import { type House, openHouse } from './house.js';
import { type ByKey, byArrow, byNumber, playByKeys, playHomiesByKey } from './keyboard.js';

/** What the ten games bring to all players together, in their order: six minus games, and a trump game of each of the four dealers. */
const SUMS = [-13, -13, -8, -8, -5, -5, 13, 13, 13, 13];

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.guest({ width: 1440, height: 900 });
});
afterAll(() => house?.close());

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The points in a line of the score sheet; the small numbers under them are running totals. */
const pointsIn = (row: Locator): Promise<number[]> =>
  row.getByRole('cell').evaluateAll((cells) => cells.map((cell) => Number(cell.firstChild?.textContent?.replace('\u2212', '-'))));

/** How far down the page the players stand, whenever Ben has to decide. */
const tops: number[] = [];
const byNumberWatching: ByKey = async (page, key) => {
  const box = await page.getByRole('region', { name: 'Am Tisch' }).boundingBox();
  tops.push(Math.round((box?.y ?? Number.NaN) + (await page.evaluate<number>('scrollY'))));
  await byNumber(page, key);
};

describe('King against three homies at Schwer', () => {
  it('runs through all ten games, played by the keyboard alone', async () => {
    await playHomiesByKey(page, 'king', 'Ben', 'SCHWER');
    expect(await playByKeys(page, byNumberWatching, byArrow)).toBeGreaterThanOrEqual(30);
    expect(await page.getByTestId('result').getByRole('heading').textContent()).toMatch(/gewinnt|König|Sieg/);
  }, 300_000);

  it('makes room for the tallest decision so far, and takes it from nobody again', () => {
    expect(tops.length).toBeGreaterThan(10);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  it('leaves a score sheet on which every game has its sum, and all of them 0', async () => {
    const sheet = page.getByRole('table', { name: 'Schreibblock' });
    const lines = await Promise.all((await sheet.locator('tbody tr').all()).map(pointsIn));
    expect(lines.map(sum)).toEqual(SUMS);
    const totals = await pointsIn(sheet.locator('tfoot tr'));
    expect(totals).toEqual([0, 1, 2, 3].map((seat) => sum(lines.map((line) => line[seat] ?? Number.NaN))));
    expect(await sheet.locator('xpath=following-sibling::p').textContent()).toMatch(/Alle zusammen 0: geht auf/);
    const eye = new Inspection(page);
    await eye.lookBack('King');
    expect(eye.report()).toEqual([]);
    await page.goBack();
  }, 300_000);
});

describe('its replay', () => {
  const hands = () => page.getByRole('heading', { name: 'Hände' }).locator('xpath=following-sibling::ul[1]').getByRole('listitem');
  /** Whose cards can be read. */
  const open = async (): Promise<string[]> =>
    (await hands().allTextContents()).filter((hand) => !hand.includes('verdeckte')).map((hand) => hand.replace(/:.*/, ''));

  it('opens on the first deal, in words', async () => {
    await page.goto(`${new URL(page.url()).pathname}/replay?v=4&as=spectator`);
    await page.getByRole('slider').first().waitFor();
    await page.keyboard.press('b');
    await hands().first().waitFor();
    expect(await hands().count()).toBe(4);
    expect(await open()).toEqual([]);
  });

  it.each([1, 2, 3, 4])('shows through the eyes of seat %i that hand and no other', async (seat) => {
    await page.getByLabel('Durch wessen Augen').selectOption(`seat-${seat}`);
    await page.getByRole('slider').first().waitFor();
    await hands().first().waitFor();
    const names = (await hands().allTextContents()).map((hand) => hand.replace(/:.*/, ''));
    expect(await open()).toEqual([names[seat - 1]]);
  });

  it('shows all hands when the cards lie open', async () => {
    await page.getByLabel('Durch wessen Augen').selectOption('open');
    await page.getByRole('slider').first().waitFor();
    await hands().first().waitFor();
    expect(await open()).toHaveLength(4);
    await page.keyboard.press('End');
    await page.getByText('Feierabend').first().waitFor();
  });
});
