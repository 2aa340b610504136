import type { MigrationInterface, QueryRunner } from 'typeorm';

// Ordinary tables: what may be changed and erased, beside the log that may not.
const up = `
create table player (
  id         uuid           primary key,
  name       text           not null check (char_length(name) between 1 and 20),
  created_at timestamptz(3) not null default now()
);

create table staff (
  id            uuid           primary key,
  name          text           not null unique,
  password_hash text           not null,
  created_at    timestamptz(3) not null default now()
);

-- Only hashes of tokens: whoever reads this table cannot sit down on a seat.
create table session (
  token_hash bytea          primary key check (octet_length(token_hash) = 32),
  player_id  uuid           references player (id) on delete cascade,
  staff_id   uuid           references staff (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  check (num_nonnulls(player_id, staff_id) = 1)
);

-- Reserved before the table's first event; a code without a table is only a number that is never used again.
create table join_code (
  code     text primary key,
  table_id uuid not null unique
);

-- The secret behind a match's chance. It leaves this table only with the event that ends the match.
create table match_seed (
  match_id uuid  primary key,
  seed     bytea not null check (octet_length(seed) = 32)
);
`;

const down = 'drop table match_seed, join_code, session, staff, player';

export class House1732900000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
