import type { Viewer } from '@tavern-jack/kernel';
import type { EventStore, Identity, Players } from '@tavern-jack/platform';
import { matchFrame, visible } from './match-frames.js';
import type { MatchHouse } from './match-house.js';
import { matchOf, myMatchOf } from './match-shape.js';
import { type MatchState, seatOfPlayer } from './match-state.js';

/** Matches as others read them: folded, and seen through somebody's eyes. */
export class MatchReading {
  constructor(
    private readonly store: EventStore,
    private readonly house: MatchHouse,
    private readonly players: Players,
  ) {}

  async find(matchId: string) {
    const box = await this.house.boxes.find(matchId);
    if (!box) return undefined;
    const { state } = box;
    return {
      running: state.status === 'RUNNING',
      seats: state.seats.length,
      played: (player: string | undefined) => seatOfPlayer(state, player) !== undefined,
      shape: (asking: Identity | undefined) => matchOf(state, this.players, asking),
    };
  }

  async mine(matchId: string, player: string) {
    const box = await this.house.boxes.find(matchId);
    await box?.refresh();
    return box && myMatchOf(box.state, this.players, player);
  }

  async seen(matchId: string, viewer: Viewer, after: number, most: number) {
    const events = await this.store.readStream(matchId);
    let state: MatchState = this.house.fold.initial(matchId);
    const found = [];
    const serverTime = new Date().toISOString();
    for (const event of events) {
      state = this.house.fold.evolve(state, event);
      if (event.version <= after) continue;
      if (found.length === most) break;
      const at = event.at.toISOString();
      const source = { event, state, version: event.version, resync: false, followed: false, at, serverTime };
      found.push({ event, frame: matchFrame(source, viewer), visible: visible(state, event, viewer) });
    }
    return found;
  }
}
