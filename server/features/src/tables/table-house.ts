import type { DataOf, Emote, HomieName, matchEvents } from '@tavern-jack/contracts/events';
import type { HomieLevel, Seat } from '@tavern-jack/kernel';
import {
  commandIdOf,
  type Database,
  derivedId,
  type EventMeta,
  type EventStore,
  Mailbox,
  Mailboxes,
  type Players,
  type Reactions,
  type StoredEvent,
} from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import { JoinCodes } from './join-code.js';
import {
  decideAddHomie,
  decideChange,
  decideEmote,
  decideHomieLevel,
  decideKick,
  decideLeave,
  decideReady,
  decideRemoveHomie,
  decideStart,
  decideTakeSeat,
  type MatchToBe,
  type TableChange,
  type TableDecision,
  type TableRefusal,
  tableEvent,
} from './table-decide.js';
import { type TableSettings, type TableState, tableFold } from './table-state.js';

/** What was done at a table, or why not. */
export type TableAnswer =
  | { readonly state: TableState; readonly version: number }
  | { readonly refusal: TableRefusal; readonly retryAfterMs: number; readonly version: number };

/** A table as its host wants it. */
export interface TableWish extends TableSettings {
  readonly seats: number;
}

/** Why a decision was refused, and after how many milliseconds it would not be. */
type Refused = Pick<Extract<TableAnswer, { refusal: unknown }>, 'refusal' | 'retryAfterMs'>;

/** Opens tables and carries out what people do at them. */
export class TableHouse {
  readonly boxes: Mailboxes<TableState>;
  readonly fold = { ...tableFold, prepare: (events: readonly { data: unknown }[]) => this.players.load(events.flatMap(playersIn)) };
  readonly codes: JoinCodes;

  constructor(
    store: EventStore,
    db: Database,
    private readonly players: Players,
    private readonly reactions: Reactions,
    private readonly card: GameCard,
  ) {
    this.boxes = new Mailboxes(store, this.fold);
    this.codes = new JoinCodes(db);
    reactions.on('match.seatLeft', (event) => this.#standUpAfter(event));
    reactions.on('match.ended', (event) => this.#openAgainAfter(event));
  }

  async find(by: { id: string } | { joinCode: string }): Promise<TableState | undefined> {
    const box = await this.#boxOf(by);
    await box?.refresh();
    return box?.state;
  }

  /** Opens a table with its host on the first seat. The id follows from player and command, so a repeat finds the same table. */
  async open(player: string, clientCommand: string, wish: TableWish): Promise<TableState> {
    const commandId = commandIdOf(player, clientCommand);
    const id = derivedId(player, `table:${commandId}`);
    const joinCode = await this.codes.reserve(id);
    const box = await this.boxes.open(id);
    const opening = [tableEvent('opened', { ...wish, joinCode, host: player }), tableEvent('seatTaken', { seat: 0, player })];
    await this.#carryOut(box, player, commandId, (state) => (state.version === 0 ? { events: opening } : { events: [] }));
    return box.state;
  }

  takeSeat(joinCode: string, player: string, command: string, wish: Seat | undefined): Promise<TableAnswer | undefined> {
    return this.#at({ joinCode }, player, command, (state) => decideTakeSeat(state, player, wish));
  }

  leave(id: string, player: string, command: string): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideLeave(state, player));
  }

  addHomie(
    id: string,
    player: string,
    command: string,
    level: HomieLevel,
    wish: Seat | undefined,
    busy?: HomieName,
  ): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideAddHomie(state, player, level, wish, busy));
  }

  removeHomie(id: string, player: string, command: string, seat: Seat): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideRemoveHomie(state, player, seat));
  }

  setHomieLevel(id: string, player: string, command: string, seat: Seat, level: HomieLevel): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideHomieLevel(state, player, seat, level));
  }

  change(id: string, player: string, command: string, wish: TableChange): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideChange(state, player, wish));
  }

  kick(id: string, player: string, command: string, seat: Seat): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideKick(state, player, seat));
  }

  emote(id: string, player: string, command: string, emote: Emote): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideEmote(state, player, emote, new Date()));
  }

  ready(id: string, player: string, command: string, ready: boolean): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideReady(state, player, ready, this.nextMatch(state)));
  }

  start(id: string, player: string, command: string, practice?: MatchToBe['practice']): Promise<TableAnswer | undefined> {
    return this.#at({ id }, player, command, (state) => decideStart(state, player, { ...this.nextMatch(state), practice }));
  }

  /** The match that would begin now. */
  nextMatch(state: TableState): MatchToBe {
    const fewest = this.card.get(state.game).manifest.seats.min;
    return { id: derivedId(state.id, `match:${state.matchCount + 1}`), fewest };
  }

  /** Decides by a way of its own (quick play), on a table that may not be open yet. */
  async decideAt(
    id: string,
    actor: EventMeta['actor'],
    commandId: string,
    decide: (state: TableState) => TableDecision,
  ): Promise<TableAnswer> {
    return this.#store(await this.boxes.open(id), commandId, { actor, cause: commandId, correlation: id }, decide);
  }

  async #at(by: { id: string } | { joinCode: string }, player: string, command: string, decide: (state: TableState) => TableDecision) {
    const box = await this.#boxOf(by);
    return box ? this.#carryOut(box, player, commandIdOf(player, command), decide) : undefined;
  }

  async #boxOf(by: { id: string } | { joinCode: string }): Promise<Mailbox<TableState> | undefined> {
    const id = 'id' in by ? by.id : await this.codes.find(by.joinCode);
    return id ? this.boxes.find(id) : undefined;
  }

  async #carryOut(
    box: Mailbox<TableState>,
    player: string,
    commandId: string,
    decide: (state: TableState) => TableDecision,
  ): Promise<TableAnswer> {
    const meta: EventMeta = { actor: { kind: 'player', id: player }, cause: commandId, correlation: box.stream };
    return this.#store(box, commandId, meta, decide);
  }

  async #store(
    box: Mailbox<TableState>,
    commandId: string,
    meta: EventMeta,
    decide: (state: TableState) => TableDecision,
  ): Promise<TableAnswer> {
    const { answer, events } = await box.execute<Refused | number>((state) => {
      const known = state.commands.get(commandId);
      if (known !== undefined) return { answer: known, final: true };
      const decision = decide(state);
      if ('refusal' in decision) return { answer: { refusal: decision.refusal, retryAfterMs: decision.retryAfterMs ?? 0 } };
      if (decision.events.length === 0) return { answer: state.version };
      return { append: decision.events, commandId, meta, answer: (version) => version };
    });
    await this.reactions.run(events);
    return typeof answer === 'number' ? { state: box.state, version: answer } : { ...answer, version: box.version };
  }

  /** Who leaves a match leaves the table. */
  async #standUpAfter(event: StoredEvent): Promise<void> {
    const player = event.meta.actor.id;
    const box = player ? await this.boxes.find(event.meta.correlation) : undefined;
    if (!box || !player) return;
    await this.#store(box, derivedId(event.stream, `left:${event.version}`), this.#following(event), (state) => {
      // Reactions may come again much later, when the player has long since sat down for another match.
      const decision = state.match === event.stream && state.status === 'PLAYING' ? decideLeave(state, player) : undefined;
      return decision && 'events' in decision ? decision : { events: [] };
    });
  }

  async #openAgainAfter(event: StoredEvent): Promise<void> {
    const box = await this.boxes.find(event.meta.correlation);
    if (!box) return;
    const { startingSeat, standing } = event.data as DataOf<(typeof matchEvents)['ended']>;
    const winners = standing.flatMap(({ seat, winner }) => (winner ? [seat] : []));
    await this.#store(box, derivedId(event.stream, 'ended'), this.#following(event), (state) =>
      state.match === event.stream && state.status === 'PLAYING'
        ? { events: [tableEvent('matchEnded', { match: event.stream, startingSeat, winners })] }
        : { events: [] },
    );
  }

  #following = (event: StoredEvent): EventMeta => ({
    actor: { kind: 'house' },
    cause: `${event.stream}:${event.version}`,
    correlation: event.meta.correlation,
  });
}

/** The players named in an event's data. */
function playersIn({ data }: { data: unknown }): string[] {
  const { player, host, seats } = data as { player?: string; host?: string; seats?: unknown };
  const sitting = Array.isArray(seats) ? seats.flatMap((seat: { player?: string }) => (seat.player ? [seat.player] : [])) : [];
  return [player, host, ...sitting].filter((id): id is string => typeof id === 'string');
}
