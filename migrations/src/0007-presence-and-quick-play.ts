import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
-- Who is there now, by node. Worth nothing after a crash of Postgres: each node writes its players again.
create unlogged table node_beat (
  node uuid           primary key,
  at   timestamptz(3) not null
);

create unlogged table presence (
  player_id uuid not null,
  node      uuid not null references node_beat (node) on delete cascade,
  primary key (player_id, node)
);

create index presence_node on presence (node);

-- The table of each game at which strangers may sit down now: one, so that they meet.
create table quick_table (
  game     text primary key,
  table_id uuid not null unique
);

-- At which table of quick play each player wants to sit. Whoever changes it says which turn they have seen.
create table quick_seat (
  player_id uuid    primary key references player (id) on delete cascade,
  table_id  uuid    not null,
  game      text    not null,
  homies    boolean not null,
  turn      integer not null
);
`;

const down = 'drop table quick_seat, quick_table, presence, node_beat';

export class PresenceAndQuickPlay1732900000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
