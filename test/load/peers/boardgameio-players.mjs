// The players of the moves section for boardgame.io: the same closed loop, the same calls and answers as moves/players.worker.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '../../dist/lib/worker.js';

const { io } = createRequire(import.meta.url)('socket.io-client');

let loops = [];
let waits = [];
let running = false;

/** One match: whoever's turn it is counts on, and the move counts when the other seat has its update. */
class Loop {
  constructor(url, index) {
    this.matchId = `match-${index}`;
    this.sent = undefined;
    this.next = undefined;
    this.acknowledged = 0;
    this.count = 0;
    this.sockets = ['0', '1'].map((seat) => {
      const socket = io(`${url}/counter`, { transports: ['websocket'], forceNew: true });
      socket.on('sync', (_matchId, { state }) => this.told(seat, state));
      socket.on('update', (_matchId, state) => this.told(seat, state));
      return socket;
    });
  }

  async join() {
    for (const [seat, socket] of this.sockets.entries()) {
      if (!socket.connected) await new Promise((resolve) => socket.once('connect', resolve));
      socket.emit('sync', this.matchId, String(seat), undefined, 2);
      await new Promise((resolve) => socket.once('sync', resolve));
    }
  }

  told(seat, state) {
    const { sent } = this;
    if (sent && state._stateID > sent.after) {
      if (seat === sent.seat) this.acknowledged++;
      else waits.push(performance.now() - sent.at);
      if (++sent.told === 2) this.sent = undefined;
    }
    this.count = Math.max(this.count, state.G.count);
    if (state.ctx.currentPlayer === seat) this.next = () => this.play(seat, state._stateID);
    this.go();
  }

  go() {
    if (!running || this.sent || !this.next) return;
    const { next } = this;
    this.next = undefined;
    next();
  }

  play(seat, stateId) {
    this.sent = { seat, after: stateId, at: performance.now(), told: 0 };
    const action = { type: 'MAKE_MOVE', payload: { type: 'weiter', args: [], playerID: seat } };
    this.sockets[Number(seat)].emit('update', action, stateId, this.matchId, seat);
  }
}

async function rest() {
  const deadline = performance.now() + 30_000;
  while (!loops.every((loop) => !loop.sent && loop.next)) {
    if (performance.now() > deadline) throw new Error('boardgame.io does not come to rest');
    await pause(5);
  }
}

const acknowledged = () => loops.reduce((sum, loop) => sum + loop.acknowledged, 0);

serve({
  furnish: async ({ url, matches }) => {
    loops = Array.from({ length: matches }, (_, index) => new Loop(url, index));
    for (const loop of loops) await loop.join();
    await rest();
  },
  play: async (seconds) => {
    waits = [];
    running = true;
    const start = performance.now();
    for (const loop of loops) loop.go();
    await pause(seconds * 1000);
    const took = (performance.now() - start) / 1000;
    running = false;
    const done = Float64Array.from(waits);
    await rest();
    const counted = loops.reduce((sum, loop) => sum + loop.count, 0);
    if (counted !== acknowledged()) throw new Error(`${acknowledged()} moves were acknowledged, the server counted ${counted}`);
    return { moves: done.length, seconds: took, waits: done, bytes: Number.NaN };
  },
  acknowledged,
});
