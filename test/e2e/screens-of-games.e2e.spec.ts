import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Guest } from '../contract/guest.js';
import { Inspection } from './findings.js';
import { type House, openHouse } from './house.js';
import { against, become, GAMES, games, matchOf } from './stage.js';

const MY_TURN = '[data-move-index]:not([disabled])';
const LONG = 300_000;

let house: House;
let page: Page;
let eye: Inspection;
let ben: Guest;

beforeAll(async () => {
  house = await openHouse();
  page = await house.guest();
  eye = new Inspection(page);
  ben = await Guest.signIn(house.api, 'Ben');
  await eye.open('/');
  await become(page, ben);
}, LONG);
afterAll(() => house?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

describe('axe finds nothing serious, in German and English, by night and by day', () => {
  it.each(games)(
    'in a match of %s, and in its practice round',
    async (game) => {
      await eye.visit(`${game}, my turn`, `/partie/${await against(GAMES[game], ben, game)}`, MY_TURN);
      await button('Brett als Text').click();
      await eye.look(`${game}, the board as text`);
      await button('Brett als Bild').click();
      for (const name of ['Zettel', 'Kartenbild']) if (await button(name).isVisible()) await eye.lookInto(`${game}, ${name}`, name);
      await eye.visit(`${game}, practice`, `/partie/${matchOf(await ben.does('startPractice', { game: game.toUpperCase() }))}`, MY_TURN);
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in "So läuft\'s"',
    async () => {
      await eye.visit('all games', '/so-laeufts');
      for (const game of games) {
        await eye.visit(`${game}, a scene`, `/so-laeufts/${game}`, '[role="status"]');
        await page.locator('nav ol button').last().click();
        await button('Als Text').click();
        await eye.look(`${game}, the last scene as text`);
      }
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );
});
