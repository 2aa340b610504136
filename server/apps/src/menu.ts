import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventDefinitions } from '@tavern-jack/contracts/events';
import type { AnyGame } from '@tavern-jack/kernel';
import { kierki } from '@tavern-jack/kierki';
import { kiezkoenig } from '@tavern-jack/kiezkoenig';
import { king } from '@tavern-jack/king';
import { kronenduell } from '@tavern-jack/kronenduell';
import type { CatalogEntry } from '@tavern-jack/platform';
import { rentz } from '@tavern-jack/rentz';
import { wuerfelkoenig } from '@tavern-jack/wuerfelkoenig';

/** What is played in a house, and how it is told. */
export interface Menu {
  /** The games in the order in which they are offered. */
  readonly games: readonly AnyGame[];
  /** Every event that may be stored, by its stored type. */
  readonly events: Readonly<Record<string, CatalogEntry>>;
  /** The contract in GraphQL's schema language. */
  readonly typeDefs: string;
}

/** The menu of Tavern Jack. */
export const theMenu: Menu = {
  games: [kiezkoenig, kronenduell, wuerfelkoenig, king, kierki, rentz],
  events: eventDefinitions,
  typeDefs: readFileSync(fileURLToPath(import.meta.resolve('@tavern-jack/contracts/schema.graphql')), 'utf8'),
};
