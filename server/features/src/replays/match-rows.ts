import type { DataOf, matchEvents } from '@tavern-jack/contracts/events';
import type { StoredEvent } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';

/** A match as its first event made it. */
interface StartedMatch {
  readonly match_id: string;
  readonly game: string;
  readonly rules: number;
  readonly official: boolean;
  readonly seats: DataOf<(typeof matchEvents)['started']>['seats'];
  readonly players: readonly string[];
  readonly started_at: Date;
  readonly first_position: number;
}

/** What a page of the log told of a match. */
interface MatchNews {
  readonly match_id: string;
  status?: 'FINISHED' | 'FROZEN';
  finished_at?: Date;
  readonly seats_left: number[];
}

/** What a page of the log does to the list of matches: rows to insert, then changes, at most one of each per match. */
export function foldMatches(events: readonly StoredEvent[], card: GameCard): { started: StartedMatch[]; news: MatchNews[] } {
  const started: StartedMatch[] = [];
  const news = new Map<string, MatchNews>();
  for (const event of events) {
    if (event.type === 'match.started') started.push(startedBy(event, card));
    else if (event.type === 'match.seatLeft') seatLeft(event, newsOf(event, news));
    else if (event.type === 'match.ended' || event.type === 'match.frozen') over(event, newsOf(event, news));
  }
  return { started, news: [...news.values()] };
}

function startedBy(event: StoredEvent, card: GameCard): StartedMatch {
  const { game, rules, options, seats } = event.data as DataOf<(typeof matchEvents)['started']>;
  const official = card.get(game).manifest.isOfficial(options);
  const players = seats.flatMap((seat) => ('player' in seat ? [seat.player] : []));
  const { stream, at, position } = event;
  return { match_id: stream, game, rules, official, seats, players, started_at: at, first_position: position };
}

function newsOf({ stream }: StoredEvent, all: Map<string, MatchNews>): MatchNews {
  const known = all.get(stream);
  if (known) return known;
  const fresh: MatchNews = { match_id: stream, seats_left: [] };
  all.set(stream, fresh);
  return fresh;
}

function over(event: StoredEvent, news: MatchNews): void {
  news.status = event.type === 'match.ended' ? 'FINISHED' : 'FROZEN';
  news.finished_at = event.at;
}

function seatLeft(event: StoredEvent, news: MatchNews): void {
  const { seat } = event.data as DataOf<(typeof matchEvents)['seatLeft']>;
  if (!news.seats_left.includes(seat)) news.seats_left.push(seat);
}
