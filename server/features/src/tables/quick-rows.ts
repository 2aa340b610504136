import type { Database } from '@tavern-jack/platform';

/** What a player wants of quick play, and at which table that is to be. */
export interface QuickWish {
  readonly tableId: string;
  readonly game: string;
  readonly homies: boolean;
}

/** A wish as it stands; `turn` counts how often the player has had another. */
export interface QuickStand extends QuickWish {
  readonly turn: number;
}

interface StandRow {
  readonly player_id: string;
  readonly table_id: string;
  readonly game: string;
  readonly homies: boolean;
  readonly turn: number;
}

const MOVE = `
insert into quick_seat as mine (player_id, table_id, game, homies, turn) values ($1, $2, $3, $4, 1)
    on conflict (player_id) do update
   set table_id = excluded.table_id, game = excluded.game, homies = excluded.homies, turn = mine.turn + 1
 where mine.turn = $5
returning turn`;

const standIn = ({ table_id, game, homies, turn }: StandRow): QuickStand => ({ tableId: table_id, game, homies, turn });

/** Where strangers meet, whichever node they come to. */
export class QuickRows {
  constructor(private readonly db: Database) {}

  /** The table of this game where the next stranger sits down: `fresh` if nobody has named another. */
  async meet(game: string, fresh: string): Promise<string> {
    for (;;) {
      const { rows } = await this.db.pool.query<{ table_id: string }>('select table_id from quick_table where game = $1', [game]);
      if (rows[0]) return rows[0].table_id;
      const { rowCount } = await this.db.pool.query('insert into quick_table (game, table_id) values ($1, $2) on conflict do nothing', [
        game,
        fresh,
      ]);
      if (rowCount === 1) return fresh;
    }
  }

  /** Nobody sits down there any more: the next stranger opens another. */
  async close(game: string, tableId: string): Promise<void> {
    await this.db.pool.query('delete from quick_table where game = $1 and table_id = $2', [game, tableId]);
  }

  async waiting(): Promise<{ readonly game: string; readonly tableId: string }[]> {
    const { rows } = await this.db.pool.query<{ game: string; table_id: string }>('select game, table_id from quick_table');
    return rows.map(({ game, table_id }) => ({ game, tableId: table_id }));
  }

  async standOf(player: string): Promise<QuickStand | undefined> {
    return (await this.stands([player])).get(player);
  }

  async stands(players: readonly string[]): Promise<Map<string, QuickStand>> {
    const { rows } = await this.db.pool.query<StandRow>('select * from quick_seat where player_id = any($1::uuid[])', [players]);
    return new Map(rows.map((row) => [row.player_id, standIn(row)]));
  }

  /** The player wants this now. Undefined if their stand is not (any more) that of the turn that was seen: 0 for none. */
  async move(player: string, seen: number, { tableId, game, homies }: QuickWish): Promise<QuickStand | undefined> {
    const { rows } = await this.db.pool.query<{ turn: number }>(MOVE, [player, tableId, game, homies, seen]);
    return rows[0] && { tableId, game, homies, turn: rows[0].turn };
  }
}
