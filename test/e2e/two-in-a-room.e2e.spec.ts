import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, WebSocketRoute } from 'playwright-core';
import { seriousFindings } from './findings.js';
import { type House, openHouse } from './house.js';
import { byNumber, playByKeys, turnOrEnd } from './keyboard.js';
import { enterAs, told } from './player.js';

let house: House;
let anna: Page;
let ben: Page;
let line: ReturnType<typeof lineOf> extends Promise<infer L> ? L : never;

/** The page's sockets on a line that can be cut, as in the underground, and mended. */
async function lineOf(page: Page) {
  const open = new Set<WebSocketRoute>();
  let down = false;
  let made = 0;
  await page.routeWebSocket(/graphql/, (socket) => {
    if (down) return void socket.close({ code: 1006 });
    made++;
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
  });
  return {
    connections: () => made,
    cut: async () => {
      down = true;
      await Promise.all([...open].map((socket) => socket.close({ code: 4499, reason: 'tunnel' })));
      open.clear();
    },
    mend: () => {
      down = false;
    },
  };
}

beforeAll(async () => {
  house = await openHouse();
  anna = await house.guest();
  ben = await house.guest({ width: 390, height: 844 });
  line = await lineOf(ben);
});
afterAll(() => house?.close());

describe('two friends in a room', () => {
  it('one opens it, seats two homies between them, and the other joins by the link', async () => {
    await enterAs(anna, 'Anna');
    await anna.getByRole('radiogroup', { name: 'Stühle' }).getByText('4', { exact: true }).click();
    await anna.getByRole('button', { name: 'Raum aufmachen' }).click();
    await anna.waitForURL(/\/tisch\//);
    for (const seat of [1, 2]) {
      await anna.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Homie dazu' }).click();
      await anna.getByRole('menuitem', { name: 'Normal' }).click();
      await anna.locator(`[data-seat="${seat}"][data-free="false"]`).waitFor();
    }
    await ben.goto(new URL(anna.url()).pathname);
    await ben.getByLabel('Dein Name').fill('Ben');
    await ben.getByRole('button', { name: 'Reinkommen' }).click();
    await anna.locator('[data-seat="3"]').getByText('Ben').waitFor();
  });

  it('the host starts and both are at the board', async () => {
    await anna.getByRole('button', { name: /Los geht/ }).click();
    await Promise.all([anna.waitForURL(/\/partie\//), ben.waitForURL(/\/partie\//)]);
    expect(anna.url().split('/').at(-1)).toBe(ben.url().split('/').at(-1));
  });

  it('who opens the board while the line is dead is told so, and sits at it once the line is back', async () => {
    await line.cut();
    await ben.reload();
    await ben.getByText('Verbindung weg').first().waitFor();
    line.mend();
    await ben.getByText('Verbunden').first().waitFor();
  });

  it('one loses the socket for three decisions of others and misses nothing', async () => {
    await untilTurnOf(anna, ben);
    // What both have seen by then is the same.
    while ((await told(ben))[0] !== (await told(anna))[0]) await ben.waitForTimeout(30);
    const before = line.connections();
    await line.cut();
    await ben.getByText('Verbindung weg').first().waitFor();
    expect(await seriousFindings(ben)).toEqual([]);
    const missed = (await told(anna))[0];
    // Anna and both homies decide, then it is Ben's turn: he cannot know.
    await untilTurnPassesTo(anna, 'Ben');
    expect((await told(ben))[0]).toBe(missed);
    line.mend();
    expect(await turnOrEnd(ben)).toBe('turn');
    await ben.getByText('Verbunden').first().waitFor();
    expect(line.connections()).toBeGreaterThan(before);
    expect(await told(ben)).toEqual(await told(anna));
  }, 180_000);

  it('both play to the end and see the same result', async () => {
    await Promise.all([anna, ben].map((page) => playByKeys(page, byNumber)));
    const ranking = (page: Page) => page.getByTestId('result').getByRole('row').allTextContents();
    await Promise.all([anna, ben].map((page) => page.getByTestId('result').waitFor()));
    expect(await ranking(anna)).toEqual(await ranking(ben));
  }, 180_000);
});

const open = '[data-move-index]:not([disabled])';

/** Clicks the first answer. What stood open a moment ago may be gone: no long wait for it. */
const press = (page: Page): Promise<void> =>
  page
    .locator(open)
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined);

/** Lets the other decide until it is this one's turn. */
async function untilTurnOf(page: Page, other: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await Promise.race([page.locator(open).first().waitFor(), other.locator(open).first().waitFor()]);
    if ((await page.locator(open).count()) > 0) return;
    await press(other);
  }
  throw new Error('it was never her turn');
}

/** Decides whatever is open on this page until it tells that the one with this name is to decide. */
async function untilTurnPassesTo(page: Page, name: string): Promise<void> {
  const passed = page.getByText(`${name} ist dran. Du bist gleich wieder.`).first();
  for (let i = 0; i < 40; i++) {
    await page.locator(open).first().or(passed).first().waitFor({ timeout: 45_000 });
    if ((await passed.count()) > 0) return;
    await press(page);
  }
  throw new Error(`it was never the turn of ${name}`);
}
