import type { DataOf, tableEvents } from '@tavern-jack/contracts/events';
import type { StoredEvent } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';

type Events = typeof tableEvents;

/** What a table is set to. */
interface Settings {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly official: boolean;
  readonly seats: number;
  readonly clock_seconds: number | null;
  readonly wins_needed: number;
  readonly listed: boolean;
}

/** A table as its first event made it. */
interface OpenedTable extends Settings {
  readonly table_id: string;
  readonly join_code: string;
  readonly host: string | null;
  /** Quick play: nobody is the host, and strangers wait until a match begins. */
  readonly quick: boolean;
  readonly opened_at: Date;
  readonly first_position: number;
}

/** What a page of the log told of a table; what is left out stays. */
interface TableNews extends Partial<Settings> {
  readonly table_id: string;
  /** Empty text: nobody. */
  host?: string;
  locked?: boolean;
  playing?: boolean;
  played?: boolean;
  /** So many more, or less. */
  people: number;
  homies: number;
  /** Who sits there since, and who no longer does. */
  come: string[];
  gone: string[];
}

/** What a page of the log does to the list of tables: rows to insert, then changes, at most one of each per table, then rows to drop. */
export interface TablePage {
  readonly opened: readonly OpenedTable[];
  readonly news: readonly TableNews[];
  readonly closed: readonly string[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Follow<K extends keyof Events> = (news: Writable<TableNews>, data: DataOf<Events[K]>, card: GameCard) => void;

const CHANGES: { readonly [K in keyof Events]?: Follow<K> } = {
  settingsChanged: (news, data, card) => Object.assign(news, settingsIn(data, card)),
  doorLocked: (news, { locked }) => Object.assign(news, { locked }),
  seatTaken: (news, { player }) => moved(news, player, true),
  seatKicked: (news, { player }) => moved(news, player, false),
  seatLeft: (news, { player, host }) => Object.assign(moved(news, player, false), { host: host ?? '' }),
  homieAdded: (news) => Object.assign(news, { homies: news.homies + 1 }),
  homieRemoved: (news) => Object.assign(news, { homies: news.homies - 1 }),
  matchStarted: (news) => Object.assign(news, { playing: true, played: true }),
  matchEnded: (news) => Object.assign(news, { playing: false }),
};

function moved(news: Writable<TableNews>, player: string, come: boolean): Writable<TableNews> {
  const others = (players: readonly string[]) => players.filter((other) => other !== player);
  news.people += come ? 1 : -1;
  news.come = [...others(news.come), ...(come ? [player] : [])];
  news.gone = [...others(news.gone), ...(come ? [] : [player])];
  return news;
}

export function foldTables(events: readonly StoredEvent[], card: GameCard): TablePage {
  const opened: OpenedTable[] = [];
  const news = new Map<string, TableNews>();
  const closed: string[] = [];
  for (const event of events) {
    if (!event.type.startsWith('table.')) continue;
    if (event.type === 'table.opened') opened.push(openedBy(event, card));
    else if (event.type === 'table.closed') closed.push(event.stream);
    else follow(event, news, card);
  }
  return { opened, news: [...news.values()], closed };
}

function openedBy(event: StoredEvent, card: GameCard): OpenedTable {
  const data = event.data as DataOf<Events['opened']>;
  return {
    ...settingsIn(data, card),
    table_id: event.stream,
    join_code: data.joinCode,
    host: data.host,
    quick: data.host === null,
    opened_at: event.at,
    first_position: event.position,
  };
}

function follow(event: StoredEvent, all: Map<string, TableNews>, card: GameCard): void {
  const change = CHANGES[event.type.slice('table.'.length) as keyof Events] as Follow<keyof Events> | undefined;
  if (!change) return;
  const news = all.get(event.stream) ?? { table_id: event.stream, people: 0, homies: 0, come: [], gone: [] };
  all.set(event.stream, news);
  change(news, event.data as never, card);
}

function settingsIn(data: DataOf<Events['settingsChanged']>, card: GameCard): Settings {
  const { game, options, seats, clockSeconds, winsNeeded, listed } = data;
  const official = card.get(game).manifest.isOfficial(options);
  return { game, options, official, seats, clock_seconds: clockSeconds, wins_needed: winsNeeded, listed };
}
