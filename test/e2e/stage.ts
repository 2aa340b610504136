import type { Page, Route } from 'playwright-core';
import { Guest } from '../contract/guest.js';
import { playSeat } from '../contract/match-player.js';
import type { TableAnswer } from '../contract/shapes.js';
import { ask, rootOf } from '../contract/wire.js';
import type { House } from './house.js';

/** The games, each with how many homies sit down for a quick match. */
export const GAMES = { kiezkoenig: 3, kronenduell: 1, wuerfelkoenig: 3, king: 3, kierki: 3, rentz: 3 } as const;
export type Game = keyof typeof GAMES;
export const games = Object.keys(GAMES) as Game[];

/** A match of hers against homies; answers its id. */
export async function against(homies: number, guest: Guest, game: Game): Promise<string> {
  const { matchId } = await guest.does<TableAnswer>('playAgainstHomies', { options: { [game]: {} }, homies, level: 'LEICHT' });
  return matchId ?? '';
}

/** The match that an answer tells of. */
export const matchOf = (answer: TableAnswer): string => answer.matchId ?? answer.table?.matchId ?? '';

/** Everybody plays to the end. */
export const playOut = (matchId: string, people: readonly Guest[]): Promise<unknown> =>
  Promise.all(
    people.map(async (guest, seat) => {
      const { socket, operation } = await guest.watches(matchId);
      await playSeat(guest, operation, matchId, seat);
      await socket.cut();
    }),
  );

/** A page of hers from here on; null: of nobody whom the house knows. The page must be open. */
export const become = (page: Page, guest: Guest | null): Promise<void> =>
  page.evaluate(`
    localStorage.clear();
    ${guest === null ? '' : `localStorage.setItem('tj.guest', ${literal({ token: guest.token, id: guest.id, name: guest.name })});`}`);

const literal = (value: object): string => JSON.stringify(JSON.stringify(value));

const SIGN_IN = `mutation ($input: SignInAsStaffInput!) {
  signInAsStaff(input: $input) { ... on SignInAsStaffSuccess { token staff { id name } } }
}`;

/** The page's tab belongs to the first member of staff from here on. The page must be open. */
export async function becomeStaff(page: Page, { api, password }: House): Promise<void> {
  const answer = await ask(api, SIGN_IN, { input: { name: 'wirt', password } });
  const { token, staff } = rootOf<{ token: string; staff: { id: string; name: string } }>(answer);
  await page.evaluate(`sessionStorage.setItem('tj.staff', ${literal({ token, ...staff })})`);
}

/** Tells the page of a running match of a game that it has never heard of. */
export async function tellOfUnknownGame(route: Route): Promise<void> {
  if (!route.request().postData()?.includes('MyMatches')) return route.continue();
  const match = { __typename: 'MyMatch', id: 'mat_1', tableId: null, game: 'SKAT', seat: 0, seats: [], myTurn: true, practice: false };
  const data = { myMatches: [{ ...match, deadline: null, startedAt: new Date().toISOString() }] };
  return route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } });
}
