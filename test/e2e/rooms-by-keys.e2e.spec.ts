import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Inspection } from './findings.js';
import { type House, openHouse } from './house.js';
import { byArrow, byNumber, playByKeys, playInRoomByKey, pressByKey } from './keyboard.js';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.guest({ width: 390, height: 844 });
});
afterAll(() => house?.close());

describe('a room with two homies at Leicht, by the keyboard alone', () => {
  it.each([
    ['kierki', 3],
    ['rentz', 3],
  ])(
    'plays %s from the front door to the result',
    async (game, seats) => {
      await playInRoomByKey(page, game, 'Ben', seats);
      // As somebody would who reads it: and words are drawn in less time than the table.
      await pressByKey(page, page.getByRole('button', { name: 'Brett als Text' }));
      expect(await playByKeys(page, byNumber, byArrow)).toBeGreaterThanOrEqual(30);
      const result = page.getByTestId('result');
      expect(await result.getByRole('row').count()).toBe(seats + 1);
      const eye = new Inspection(page);
      await eye.lookBack(game);
      expect(eye.report()).toEqual([]);
    },
    300_000,
  );
});
