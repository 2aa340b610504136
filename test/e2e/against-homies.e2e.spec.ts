import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Inspection } from './findings.js';
import { type House, openHouse } from './house.js';
import { byNumber, byTab, playByKeys, playHomiesByKey, turnOrEnd } from './keyboard.js';
import { told } from './player.js';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.guest({ width: 390, height: 844 });
});
afterAll(() => house?.close());

describe('Kiezkönig gegen Homies, on a narrow screen by the keyboard alone', () => {
  it('sits down with three regulars', async () => {
    await playHomiesByKey(page, 'kiezkoenig', 'Ben');
    expect(await turnOrEnd(page)).toBe('turn');
    expect(await page.getByText('Ben').count()).toBeGreaterThan(0);
  });

  it('has the decision and its prices in sight without scrolling', async () => {
    const box = await page.locator('[data-move-index="1"]').first().boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  it('is played to the end, and the crown is given', async () => {
    expect(await playByKeys(page, byNumber, byTab)).toBeGreaterThanOrEqual(10);
    const result = page.getByTestId('result');
    expect(await result.getByRole('row').count()).toBe(5);
    expect(await result.getByRole('heading').textContent()).toMatch(/König|Krone/);
  }, 300_000);

  it('is still there after a reload, result and all', async () => {
    await page.reload();
    await page.getByTestId('result').waitFor();
    expect((await told(page)).length).toBeGreaterThan(0);
  });

  it('can be looked back at by everybody', async () => {
    const eye = new Inspection(page);
    await eye.lookBack('Kiezkönig');
    expect(eye.report()).toEqual([]);
  }, 300_000);
});

describe('the office', () => {
  let office: Page;
  const slider = () => office.getByRole('slider').first();
  const version = () => Number(new URL(office.url()).searchParams.get('v'));

  it('opens for staff with the password of the first start, and not without', async () => {
    office = await house.guest({ width: 1440, height: 900 });
    await office.goto('/buero/partien');
    await office.waitForURL(/anmelden/);
    await office.getByLabel('Name', { exact: true }).fill('wirt');
    await office.getByLabel('Passwort', { exact: true }).fill('wrong');
    await office.getByRole('button', { name: 'Anmelden' }).click();
    await office.getByText('passen nicht zusammen').waitFor();
    await office.getByLabel('Passwort', { exact: true }).fill(house.password);
    await office.getByRole('button', { name: 'Anmelden' }).click();
    await office.waitForURL(/buero\/partien/);
  });

  it('lists the match that was played', async () => {
    await office.getByRole('link', { name: /Ben/ }).first().click();
    await office.waitForURL(/buero\/partien\/mat_/);
    await slider().waitFor();
  });

  it('replays it event by event, by keys, with the place in the URL', async () => {
    const at = (event: number) => office.locator(`[aria-valuetext*="Ereignis ${event} von"]`).waitFor();
    await office.keyboard.press('Home');
    await at(1);
    for (let event = 2; event <= 6; event++) {
      await office.keyboard.press('ArrowRight');
      await at(event);
    }
    await office.waitForURL((url) => url.searchParams.get('v') === '6');
    await office.keyboard.press('End');
    await office.waitForURL((url) => Number(url.searchParams.get('v')) > 26);
    expect(await office.getByText('match.ended').count()).toBeGreaterThan(0);
  });

  it('opens at the disputed event, through the eyes of a seat, from a link', async () => {
    await office.goto(`${new URL(office.url()).pathname}?v=12&as=seat-2`);
    await slider().waitFor();
    expect(version()).toBe(12);
    expect(await slider().getAttribute('aria-valuetext')).toContain('Ereignis 12');
  });
});
