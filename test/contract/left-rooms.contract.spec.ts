import './patience.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TABLE_FRAMES } from './documents.js';
import type { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import type { Table, TableFrame } from './shapes.js';
import { until } from './waiting.js';

const [GONE_MS, EMPTY_MS, LOOK_MS, GRACE_MS] = [500, 1_200, 100, 100];
const times = {
  presence: { graceMs: GRACE_MS, beatMs: 300, freshMs: 1_200, lookMs: 300 },
  rooms: { goneMs: GONE_MS, emptyMs: EMPTY_MS, lookMs: LOOK_MS },
};

const people = ({ seats }: Table) => seats.flatMap(({ occupant }) => occupant?.id ?? []);

describe('a room that people leave without a word', () => {
  let house: House;
  let [ben, mia, ada]: Guest[] = [];
  const sockets: GraphqlSocketClient[] = [];
  const [host, guest, other] = [() => ben as Guest, () => mia as Guest, () => ada as Guest];

  beforeAll(async () => {
    house = await openHouse({ times });
    [ben, mia, ada] = await Promise.all(['Ben', 'Mia', 'Ada'].map((name) => Guest.signIn(house.url, name)));
  });
  afterAll(async () => {
    await Promise.all(sockets.map((socket) => socket.cut()));
    await house.close();
  });

  async function comes(who: Guest): Promise<GraphqlSocketClient> {
    const socket = await who.connects();
    sockets.push(socket);
    return socket;
  }

  it('closes by itself after a while, with whoever sat there, and not sooner; others stay open', async () => {
    const [his, hers, hersToo] = [await comes(host()), await comes(guest()), await comes(other())];
    const [left, kept] = [await host().opens({ seats: 3 }), await other().opens()];
    await guest().sits(left.joinCode);
    const watching = hersToo.start(TABLE_FRAMES, { tableId: left.id });
    await watching.next();
    await Promise.all([his.cut(), hers.cut()]);
    const cut = performance.now();
    const kinds: string[] = [];
    while (kinds.at(-1) !== 'CLOSED') {
      const frame = (await watching.next()).data?.tableFrames as TableFrame;
      kinds.push(frame.event);
    }
    expect(kinds).toEqual(['SEAT_LEFT', 'SEAT_LEFT', 'CLOSED']);
    expect(performance.now() - cut).toBeGreaterThan(EMPTY_MS);
    expect(await host().sits(left.joinCode)).toMatchObject({ code: 'TABLE_CLOSED' });
    expect(await other().table(kept.id)).toMatchObject({ status: 'OPEN', seats: [{ occupant: { id: other().id } }, {}] });
    await hersToo.cut();
  });

  it('passes the chair on where others wait, and keeps it for a host whose tab comes back in time', async () => {
    const [first, hers] = [await comes(host()), await comes(guest())];
    const table = await host().opens({ seats: 3 });
    await guest().sits(table.joinCode);
    const { version } = await guest().table(table.id);
    // Longer away than it takes, all in all, and never for so long at once.
    let his = first;
    for (let n = 0; n < 3; n++) {
      await his.cut();
      await sleep((GRACE_MS + GONE_MS) / 2);
      his = await comes(host());
      await sleep(LOOK_MS * 2);
    }
    expect(await guest().table(table.id)).toMatchObject({ version, host: { id: host().id } });
    await his.cut();
    const after = await until('the host to be taken off', async () => {
      const now = await guest().table(table.id);
      return now.version > version && now;
    });
    expect(after).toMatchObject({ status: 'OPEN', host: { id: guest().id } });
    expect(people(after)).toEqual([guest().id]);
    await hers.cut();
  });

  it('while a match runs keeps every seat, for that has homies and clocks', async () => {
    const [his, hers] = [await comes(host()), await comes(guest())];
    const table = await host().opens();
    await guest().sits(table.joinCode);
    await host().starts(table.id);
    await his.cut();
    await sleep(GRACE_MS + GONE_MS + 1_000);
    const playing = await guest().table(table.id);
    expect(playing.status).toBe('PLAYING');
    expect(people(playing)).toEqual([host().id, guest().id]);
    await hers.cut();
  });
});
