import pg from 'pg';

/** A stored event of a match, as the house alone knows it while the match runs. */
export interface Stored {
  readonly version: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Every event of a match, straight from the store: hands, packs and all. */
export async function storedEvents(databaseUrl: string, matchId: string): Promise<Stored[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = 'select version, type, data from event where stream_id = $1 order by version';
    return (await client.query<Stored>(sql, [matchId.replace('mat_', '')])).rows;
  } finally {
    await client.end();
  }
}

const CARD = /\b(?:PIK|HERZ|KREUZ|KARO)_(?:10|[2-9BDKA])\b/g;
const cardsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(CARD) ?? [];

/** Where a deal begins: nothing that was seen before says anything any more. */
const DEALS = ['king.ausgeteilt', 'kierki.spielBegonnen', 'rentz.gegeben'];
const HANDS = ['haende', 'blaetter'];

/**
 * Told by the rules of the page alone, what a seat (or null: the public) may know of the pack after each event: cards dealt to it,
 * and cards that were laid or shown in this deal. In Rentz the chooser's own cards count only once they were taken up, or a game was
 * named before that. Index 0 is version 1.
 */
export function knownAfter(events: readonly Stored[], seat: number | null): ReadonlySet<string>[] {
  let known = new Set<string>();
  let untouched: readonly string[] = [];
  return events.map(({ type, data }) => {
    if (DEALS.includes(type)) [known, untouched] = [new Set(), []];
    const hands = HANDS.flatMap((name) => (data[name] as unknown[] | undefined) ?? []);
    const own = seat === null ? [] : cardsIn(hands[seat]);
    if (type === 'rentz.gegeben' && data.ansager === seat) untouched = own;
    else known = new Set([...known, ...own]);
    if (type === 'rentz.aufgenommen' || type === 'rentz.angesagt') {
      if (data.seat === seat) known = new Set([...known, ...untouched]);
    } else if (hands.length === 0) known = new Set([...known, ...cardsIn(data)]);
    return known;
  });
}

/**
 * Where a card is named without being anywhere: in the options and values, as what would fit a row, as what a player showed not to
 * hold, and in the last trick of the deal before.
 */
const NAMED = /^(?:einzelkarte|strafkarten|naechste|startkarten?|endkarte|ohne|letzterStich)(?:_|$)/;

/** Every card that stands in an answer as one that somebody holds, was dealt, may lay or has laid. */
export function cardsTold(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(cardsTold);
  if (typeof answer === 'string') return cardsIn(answer);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => (NAMED.test(name) ? [] : cardsTold(value)));
}
