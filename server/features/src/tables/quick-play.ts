import { commandIdOf, derivedId, newId, TryAgainError } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import { decideQuickDue, decideQuickLeave, decideQuickSeat, isWaiting, type QuickOpening } from './quick-decide.js';
import type { QuickRows, QuickStand } from './quick-rows.js';
import { QUICK_WAITS, type QuickWaits } from './quick-waits.js';
import type { TableAnswer, TableHouse } from './table-house.js';
import { seatOf, type TableState } from './table-state.js';

/** A table where somebody has a seat. */
export type Seated = Extract<TableAnswer, { state: unknown }>;

/** One tap on "quick play". */
interface Tap {
  readonly player: string;
  readonly commandId: string;
  readonly game: string;
  readonly homies: boolean;
}

const CLOCK_SECONDS = 40;
const MOST_SEATS = 4;
const MOST_TRIES = 50;
const RETRY_MS = 300;

/**
 * Play with strangers. The table of a game that waits is the same for everybody, at every node. Where a player sits is
 * said by one row, changed by compare-and-swap; each tap then makes the tables agree with it, until it has not changed
 * meanwhile: of taps that race, one seat remains.
 */
export class QuickPlay {
  #lines = new Map<string, Promise<unknown>>();

  constructor(
    private readonly rows: QuickRows,
    private readonly house: TableHouse,
    private readonly card: GameCard,
    private readonly waits: QuickWaits = QUICK_WAITS,
  ) {}

  /** Sits down among strangers; who has such a seat already keeps it. Throws TryAgainError when the crowd is too wild. */
  tap(player: string, clientCommand: string, game: string, homies: boolean): Promise<Seated> {
    const tap = { player, commandId: commandIdOf(player, clientCommand), game, homies };
    // In line: who comes first sits first, and nobody finds a seat taken that was free a moment ago.
    const done = (this.#lines.get(game) ?? Promise.resolve()).then(() => this.#sitDown(tap));
    this.#lines.set(
      game,
      done.catch(() => undefined),
    );
    return done;
  }

  /** Begins what is due at a waiting table. */
  async begin(tableId: string, now = new Date()): Promise<void> {
    const decide = (state: TableState) => ({
      events: isWaiting(state) ? decideQuickDue(state, this.house.nextMatch(state), now, this.waits.startMs) : [],
    });
    await this.house.decideAt(tableId, { kind: 'house' }, newId(), decide);
  }

  async #sitDown(tap: Tap): Promise<Seated> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = await this.rows.standOf(tap.player);
      const held = before?.game === tap.game ? await this.#held(tap, before) : undefined;
      if (held) return held;
      const stand = await this.#move(tap, before?.turn ?? 0, tap);
      if (stand) return this.#settle(tap, stand, before);
    }
    throw new TryAgainError(`${MOST_TRIES} other taps of this player came first.`, RETRY_MS);
  }

  /** The seat that they have; or what this very command led to before, however it went on. */
  async #held(tap: Tap, stand: QuickStand): Promise<Seated | undefined> {
    const state = await this.house.find({ id: stand.tableId });
    const first = state?.commands.get(seatCommand(tap, stand));
    if (!state || (first === undefined && (seatOf(state, tap.player) < 0 || (state.status !== 'PLAYING' && !isWaiting(state)))))
      return undefined;
    return { state, version: first ?? state.version };
  }

  /** Makes the tables agree with where the player is to sit, which another tap of theirs may change meanwhile. */
  async #settle(tap: Tap, first: QuickStand, before: QuickStand | undefined): Promise<Seated> {
    const touched = new Set(before ? [before.tableId] : []);
    let stand: QuickStand | undefined = first;
    for (let tries = 0; stand && tries < MOST_TRIES; tries++) {
      for (const tableId of touched) if (tableId !== stand.tableId) await this.#leave(tap, tableId, stand);
      touched.add(stand.tableId);
      const answer = await this.#sit(tap, stand);
      const now: QuickStand | undefined = await this.rows.standOf(tap.player);
      if ('state' in answer && now?.turn === stand.turn) return answer;
      stand = 'state' in answer || now?.turn !== stand.turn ? now : await this.#elsewhere(tap, stand, answer);
    }
    throw new TryAgainError('No table kept a seat free for long enough.', RETRY_MS);
  }

  async #sit(tap: Tap, stand: QuickStand): Promise<TableAnswer> {
    const guest = { player: tap.player, homies: stand.homies };
    const opening = await this.#opening(stand);
    const now = new Date();
    return this.house.decideAt(stand.tableId, { kind: 'player', id: tap.player }, seatCommand(tap, stand), (state) =>
      decideQuickSeat(state, guest, opening, (at) => this.house.nextMatch(at), now, this.waits.startMs),
    );
  }

  async #leave(tap: Tap, tableId: string, stand: QuickStand): Promise<void> {
    const command = derivedId(tap.commandId, `leave:${tableId}:${stand.turn}`);
    await this.house.decideAt(tableId, { kind: 'player', id: tap.player }, command, (state) => ({
      events: decideQuickLeave(state, tap.player),
    }));
  }

  /** The table began or closed without them: where the next one is. */
  async #elsewhere(tap: Tap, stand: QuickStand, { refusal }: Extract<TableAnswer, { refusal: unknown }>): Promise<QuickStand | undefined> {
    // Somebody took the last seat by the table's code: nothing but its start is missing.
    if (refusal === 'TABLE_FULL') await this.begin(stand.tableId);
    await this.rows.close(stand.game, stand.tableId);
    return (await this.#move(tap, stand.turn, stand)) ?? this.rows.standOf(tap.player);
  }

  async #move(tap: Tap, turn: number, { game, homies }: Pick<QuickStand, 'game' | 'homies'>): Promise<QuickStand | undefined> {
    return this.rows.move(tap.player, turn, { tableId: await this.#meet(game), game, homies });
  }

  /** The table where strangers meet; one that is known to have begun or closed is none any more. */
  async #meet(game: string): Promise<string> {
    for (;;) {
      const tableId = await this.rows.meet(game, newId());
      const { version, state } = await this.house.boxes.open(tableId);
      if (version === 0 || isWaiting(state)) return tableId;
      await this.rows.close(game, tableId);
    }
  }

  async #opening({ tableId, game }: QuickStand): Promise<QuickOpening> {
    const { presets, defaults, seats } = this.card.get(game).manifest;
    const options = { ...defaults, ...presets[0]?.options };
    const box = await this.house.boxes.open(tableId);
    const joinCode = box.version > 0 ? box.state.joinCode : await this.house.codes.reserve(tableId);
    const settings = { game, options, clockSeconds: CLOCK_SECONDS, winsNeeded: 1, listed: false, spectators: true };
    return { ...settings, seats: Math.min(MOST_SEATS, seats.max), joinCode };
  }
}

/** The command with which a tap sits down. */
const seatCommand = (tap: Tap, { turn }: QuickStand): string => derivedId(tap.commandId, `seat:${turn}`);
