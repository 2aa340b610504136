import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousFindings } from './findings.js';
import { type House, openHouse } from './house.js';
import { type ByKey, byNumber, playByKeys } from './keyboard.js';
import { enterAs, told } from './player.js';

const SEVEN_MINUTES = 7 * 60_000;
let house: House;
let anna: Page;
let ben: Page;
let cem: Page;
let dora: Page;
/** Second tabs of the same two people: their first ones stay with a match in which Ben is away. */
let annaToo: Page;
let benToo: Page;
/** Goes on in the first tabs while the others do something else: three decisions of Ben's take half a minute. */
let awayAndBack: Promise<string[]>;
/** What axe found serious while he was away. */
let whileAway: readonly string[];

beforeAll(async () => {
  house = await openHouse();
  [anna, ben, cem, dora] = await Promise.all([
    house.guest(),
    house.guest({ width: 390, height: 844 }),
    house.guest(),
    house.guest({ width: 390, height: 844 }),
  ]);
  // Ben's phone has a wrong clock.
  await ben.context().addInitScript((ahead) => {
    const told = Date.now;
    Date.now = () => told() + ahead;
  }, SEVEN_MINUTES);
  for (const page of [anna, ben, cem, dora]) page.context().setDefaultTimeout(60_000);
  [annaToo, benToo] = await Promise.all([anna.context().newPage(), ben.context().newPage()]);
}, 180_000);
afterAll(async () => {
  await house?.close();
  await awayAndBack?.catch(() => undefined);
});

const openMove = '[data-move-index]:not([disabled])';
const byLastNumber: ByKey = async (page) =>
  page.keyboard.press((await page.locator(openMove).last().getAttribute('data-move-index')) ?? '');
const matchOf = (page: Page): string => new URL(page.url()).pathname;
const intoMatch = (...pages: Page[]) => Promise.all(pages.map((page) => page.waitForURL(/\/partie\//)));

/** Opens a room for two and answers its path. */
async function openRoom(page: Page, name: string, game: string, clock?: string): Promise<string> {
  await enterAs(page, name, `/?spiel=${game}`);
  if (clock) {
    await page.getByRole('radiogroup', { name: 'Stühle' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: 'Mehr einstellen' }).click();
    await page.getByRole('radiogroup', { name: 'Zeit pro Entscheidung' }).getByText(clock, { exact: true }).click();
  }
  await page.getByTestId('raum-aufmachen').click();
  await page.waitForURL(/\/tisch\//);
  return new URL(page.url()).pathname;
}

async function joinByLink(page: Page, name: string, room: string): Promise<void> {
  await page.goto(room);
  await page.getByLabel('Dein Name').fill(name);
  await page.getByRole('button', { name: 'Reinkommen' }).click();
}

/** Ben does nothing until the autopilot plays for him, and then presses a key; Anna plays on. Answers what her page told of it. */
async function goAwayAndComeBack(): Promise<string[]> {
  const notice = ben.getByTestId('away');
  const note = anna.getByText('Autopilot spielt für Ben');
  const play = () =>
    anna
      .locator(openMove)
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  while (!(await note.isVisible())) await play();
  // Slowly from here on: often enough to be there herself, and not so often that the match is over before he is back.
  const slowly = setInterval(play, 6_000);
  try {
    await notice.getByText('Du warst weg, der Autopilot spielt.').waitFor();
    whileAway = await seriousFindings(ben);
    await ben.keyboard.press('Shift');
    await notice.waitFor({ state: 'hidden' });
    await note.waitFor({ state: 'hidden' });
  } finally {
    clearInterval(slowly);
  }
  return told(anna);
}

describe('four at a table', () => {
  it('the host sends somebody away for good, and begins only with who is ready', async () => {
    const room = await openRoom(anna, 'Anna', 'kiezkoenig', '10 s');
    await joinByLink(cem, 'Cem', room);
    await anna.getByRole('button', { name: 'Cem wegschicken' }).click();
    await anna.getByRole('dialog').getByRole('button', { name: 'Wegschicken', exact: true }).click();
    await cem.getByText('Hier ist heute kein Platz für dich.').waitFor();
    await joinByLink(ben, 'Ben', room);
    const begin = anna.getByTestId('los');
    await ben.getByTestId('bereit').click();
    await anna.getByText('Warte noch auf Ben.').waitFor();
    expect(await begin.isDisabled()).toBe(true);
    await ben.getByTestId('bereit').click();
    await begin.click();
    await intoMatch(anna, ben);
    const seconds = Number.parseInt((await ben.getByRole('timer').first().textContent()) ?? '', 10);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    awayAndBack = goAwayAndComeBack();
    // Told in the last test; until then a failure waits.
    awayAndBack.catch(() => undefined);
  }, 180_000);

  it('four strangers tap once, or twice, and sit in one match', async () => {
    await Promise.all([cem, dora, annaToo, benToo].map((page) => page.goto('/?spiel=kiezkoenig')));
    await dora.getByLabel('Dein Name').first().fill('Dora');
    await cem.getByTestId('schnellspiel').click();
    await cem.getByText('1 von 4 Stühlen sind besetzt.').waitFor();
    await Promise.all([
      dora.getByTestId('schnellspiel').dblclick(),
      ...[annaToo, benToo].map((page) => page.getByTestId('schnellspiel').click()),
    ]);
    await intoMatch(cem, dora, annaToo, benToo);
    expect(new Set([cem, dora, annaToo, benToo].map(matchOf)).size).toBe(1);
  }, 180_000);

  it('who leaves is followed by a homie', async () => {
    await cem.getByRole('button', { name: 'Aufstehen' }).click();
    await cem.getByRole('button', { name: 'Ja, aufstehen' }).click();
    await dora.getByRole('log').getByText('Cem ist gegangen. Ein Homie spielt weiter.').waitFor();
    await cem.waitForURL((url) => url.pathname === '/');
  }, 180_000);

  it('two play a duel, a third watches by the link', async () => {
    const room = await openRoom(cem, 'Cem', 'kronenduell');
    await dora.goto(room);
    await cem.locator('[data-seat="1"]').getByText('Dora').waitFor();
    await cem.getByTestId('los').click();
    await intoMatch(cem, dora);
    await annaToo.goto(matchOf(cem));
    await annaToo.getByText('Du schaust zu.').waitFor();
    await cem.getByRole('button', { name: 'Geste' }).click();
    await cem.getByRole('menuitem', { name: 'Prost!' }).click();
    await dora.getByLabel('Gesten am Tisch').getByText('Prost!').waitFor();
    // Cem from the lowest card up, Dora from the highest down: two who play the same would never decide a round.
    await Promise.all([playByKeys(cem, byNumber), playByKeys(dora, byLastNumber)]);
    await annaToo.getByTestId('result').waitFor();
    expect(await annaToo.getByTestId('noch-mal').count()).toBe(0);
  }, 180_000);

  it('the rematch begins by itself with the last one who is ready, once', async () => {
    const first = matchOf(cem);
    await cem.getByTestId('noch-mal').dblclick();
    await dora.getByLabel('Wer noch eine spielt').getByText('bereit').waitFor();
    await dora.getByTestId('noch-mal').dblclick();
    await Promise.all([cem, dora].map((page) => page.waitForURL((url) => url.pathname.startsWith('/partie/') && url.pathname !== first)));
    expect(matchOf(cem)).toBe(matchOf(dora));
    await dora.close();
    await cem.getByText('gerade weg').waitFor();
  }, 180_000);

  it('who was away for three decisions takes over again by any key', async () => {
    expect((await awayAndBack).join('\n')).toContain('Ben ist wieder da.');
    expect(whileAway).toEqual([]);
  }, 180_000);
});
