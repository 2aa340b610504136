import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Guest } from '../contract/guest.js';
import type { Table, TableAnswer } from '../contract/shapes.js';
import { Inspection } from './findings.js';
import { type House, openHouse } from './house.js';
import { against, become, becomeStaff, games, matchOf, playOut, tellOfUnknownGame } from './stage.js';

const DOOR = '[data-testid="ersten-tisch"], [data-testid="offener-tisch"]';
const EVENTS = '[role="option"]';
const RESULT = '[data-testid="result"]';
const LONG = 300_000;

let house: House;
let page: Page;
let eye: Inspection;
let ben: Guest;
let mia: Guest;
let cem: Guest;
let dora: Guest;
/** Ben's room, in which he plays with Mia. */
let room: Table;
/** Their match. */
let played: string;

beforeAll(async () => {
  house = await openHouse();
  page = await house.guest();
  eye = new Inspection(page);
  [ben, mia, cem, dora] = (await Promise.all(['Ben', 'Mia', 'Cem', 'Dora'].map((name) => Guest.signIn(house.api, name)))) as [
    Guest,
    Guest,
    Guest,
    Guest,
  ];
}, LONG);
afterAll(() => house?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

describe('axe finds nothing serious, in German and English, by night and by day', () => {
  it(
    'at the entrance',
    async () => {
      await eye.visit('a stranger', '/', DOOR);
      await page.getByTestId('gegen-homies').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await eye.look('no name');
      for (const game of games) {
        await eye.open(`/?spiel=${game}`, DOOR);
        await button('Mehr einstellen').click();
        await eye.look(`${game} with all that can be set`);
      }
      await against(3, ben, 'kiezkoenig');
      await mia.opens({ listed: true, clockSeconds: 40, seats: 4 });
      // A table whose host is not there is not shown.
      const there = await mia.connects();
      await become(page, ben);
      await eye.open('/', '[data-testid="offener-tisch"]');
      await page.locator('#meine-partien').waitFor();
      await eye.look('tables that wait, and a match of mine');
      await there.cut();
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in the menu of who one is',
    async () => {
      const mine = /dein Platz am Tresen/;
      await eye.lookInto('the menu', mine);
      for (const item of ['Namen ändern', 'Mich vergessen']) {
        await button(mine).click();
        await page.getByRole('menuitem', { name: item }).click();
        await page.getByRole('dialog').waitFor();
        await eye.look(item);
        await eye.close();
      }
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in a room, as its host',
    async () => {
      room = await ben.opens({ seats: 4, clockSeconds: null });
      await ben.does('addHomie', { tableId: room.id, level: 'NORMAL', seat: 1 });
      await mia.sits(room.joinCode);
      const king = await ben.opens({ options: { king: {} }, seats: 4 });
      await eye.open(`/tisch/${king.joinCode}`, '[data-testid="einstellungen"]');
      await page.locator('[data-testid="einstellungen"] [aria-expanded="false"]').click();
      await eye.look('King with all that can be set');
      await eye.visit('people, a homie and a free chair', `/tisch/${room.joinCode}`, '[data-seat="2"] button');
      await eye.lookInto('a homie on a free chair', 'Homie dazu');
      await eye.lookInto('another homie', /Stärke ändern/);
      await eye.lookInto('sending somebody away', 'Mia wegschicken');
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in a room, as somebody else',
    async () => {
      const path = `/tisch/${room.joinCode}`;
      await become(page, null);
      await eye.visit('a stranger', path);
      await become(page, mia);
      await eye.visit('a guest', path, '[data-testid="bereit"]');
      await ben.does('changeTable', { tableId: room.id, locked: true });
      await become(page, cem);
      await eye.visit('the door is locked', path, '[data-testid="ohne-stuhl"]');
      await ben.does('changeTable', { tableId: room.id, locked: false });
      await ben.does('addHomie', { tableId: room.id, level: 'NORMAL' });
      await eye.visit('all chairs are taken', path, '[data-testid="ohne-stuhl"]');
      await eye.visit('no such room', '/tisch/AAAAAA');
      const other = await dora.opens();
      await cem.sits(other.joinCode);
      await dora.does('kickPlayer', { tableId: other.id, seat: 1 });
      await eye.visit('sent away', `/tisch/${other.joinCode}`);
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in a room that plays, and after it',
    async () => {
      await ben.does('removeHomie', { tableId: room.id, seat: 1 });
      await mia.does('setReady', { tableId: room.id, ready: true });
      played = await ben.starts(room.id);
      await eye.visit('one may watch', `/tisch/${room.joinCode}`, '[data-testid="ohne-stuhl"]');
      await eye.visit('a spectator', `/partie/${played}`, '[role="log"]');
      await become(page, ben);
      await eye.visit('one may go back to the match', `/tisch/${room.joinCode}`);
      await eye.open(`/partie/${played}`, '[role="log"]');
      await eye.lookInto('gestures', 'Geste');
      await eye.lookInto('leaving', 'Aufstehen');
      await playOut(played, [ben, mia]);
      await page.locator(RESULT).waitFor();
      await page.locator('summary').first().click();
      await eye.look('once more with the same people');
      await eye.visit('a room with a past', `/tisch/${room.joinCode}`, '[data-testid="bereit"], [data-testid="los"]');
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in a match that one has left',
    async () => {
      const [eva, finn] = [await Guest.signIn(house.api, 'Eva'), await Guest.signIn(house.api, 'Finn')];
      const duel = await eva.opens({ seats: 2 });
      await finn.sits(duel.joinCode);
      await finn.does('setReady', { tableId: duel.id, ready: true });
      const left = await eva.starts(duel.id);
      await finn.does('leaveMatch', { matchId: left });
      await become(page, finn);
      await eye.visit('a homie plays on', `/partie/${left}`, '[role="log"]');
      await become(page, ben);
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in quick play',
    async () => {
      await eye.open('/?spiel=rentz', DOOR);
      await page.getByTestId('schnellspiel').click();
      await page.waitForURL(/\/schnellspiel\//);
      await page.getByRole('timer').waitFor();
      await eye.look('waiting');
      const { pathname } = new URL(page.url());
      await become(page, mia);
      await eye.visit('no chair here', pathname);
      await eye.visit('no such table', '/schnellspiel/tbl_nothing');
      const people = [ben, mia, cem, dora];
      const tables = await Promise.all(
        people.map((guest) => guest.does<TableAnswer>('quickPlay', { game: 'KIEZKOENIG', homies: false, commandId: randomUUID() })),
      );
      const { id } = tables[0]?.table ?? { id: '' };
      const seats = (await ben.table(id)).seats.map(({ occupant }) => people.find((guest) => guest.id === occupant?.id) ?? ben);
      await playOut(matchOf({ __typename: '', table: await ben.table(id) }), seats);
      await eye.visit('between two matches', `/schnellspiel/${id}`, 'main h1');
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'in the office',
    async () => {
      await eye.visit('the door', '/buero/partien', 'form');
      await page.getByLabel('Name', { exact: true }).fill('wirt');
      await page.getByLabel('Passwort', { exact: true }).fill('wrong');
      await button('Anmelden').click();
      await page.getByText('passen nicht zusammen').waitFor();
      await eye.look('the wrong password');
      await becomeStaff(page, house);
      await eye.visit('all matches', '/buero/partien', 'tbody tr');
      await page.getByLabel('Name am Tisch').fill('Niemand');
      await page.locator('tbody').waitFor({ state: 'detached' });
      await eye.look('no match of this name');
      await eye.open(`/buero/partien/${played}?v=40`, EVENTS);
      await button('Mehr zur Partie').click();
      await page.locator('summary').first().click();
      await eye.look('a match and all that is stored of an event');
      await eye.lookInto('the keys', 'Tasten');
      // Of the long games a match that has just begun: their whole lists of events say nothing new, and are long to look through.
      const running = await Promise.all((['king', 'kierki', 'rentz'] as const).map((game) => against(3, ben, game)));
      for (const id of running) {
        await eye.visit('a match that runs', `/buero/partien/${id}?as=spectator`, EVENTS);
        await button('Als Text').click();
        await eye.look('a match that runs, as text');
      }
      await eye.visit('not through these eyes', `/buero/partien/${running[0]}?as=seat-1`);
      await eye.visit('no such match', '/buero/partien/mat_nothing');
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );

  it(
    'where nothing is, or nothing goes',
    async () => {
      await eye.visit('no such page', '/nothing');
      await eye.visit('no such game', '/so-laeufts/skat');
      await eye.visit('no such match', '/partie/mat_nothing');
      await eye.visit('no such replay', '/partie/mat_nothing/replay');
      await page.route(house.api, (route) => route.abort());
      await eye.visit('the house is away', '/partie/mat_nothing/replay', 'main [role="alert"]');
      await page.unroute(house.api);
      await page.route(house.api, tellOfUnknownGame);
      await eye.visit('a fault of the page', '/', 'main [role="alert"]');
      await page.unroute(house.api);
      expect(eye.report()).toEqual([]);
    },
    LONG,
  );
});
