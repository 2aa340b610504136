import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventDefinitions } from '@tavern-jack/contracts/events';
import type { AnyGame, AnyScripts } from '@tavern-jack/kernel';
import { kierki, scripts as kierkiScripts } from '@tavern-jack/kierki';
import { kiezkoenig, scripts as kiezkoenigScripts } from '@tavern-jack/kiezkoenig';
import { king, scripts as kingScripts } from '@tavern-jack/king';
import { kronenduell, scripts as kronenduellScripts } from '@tavern-jack/kronenduell';
import type { CatalogEntry } from '@tavern-jack/platform';
import { rentz, scripts as rentzScripts } from '@tavern-jack/rentz';
import { wuerfelkoenig, scripts as wuerfelkoenigScripts } from '@tavern-jack/wuerfelkoenig';

/** What is played in a house, and how it is told. */
export interface Menu {
  /** The games in the order in which they are offered. */
  readonly games: readonly AnyGame[];
  /** Practice rounds and scenes by the id of their game. */
  readonly scripts: Readonly<Record<string, AnyScripts>>;
  /** Every event that may be stored, by its stored type. */
  readonly events: Readonly<Record<string, CatalogEntry>>;
  /** The contract in GraphQL's schema language. */
  readonly typeDefs: string;
}

/** The menu of Tavern Jack. */
export const theMenu: Menu = {
  games: [kiezkoenig, kronenduell, wuerfelkoenig, king, kierki, rentz],
  scripts: {
    kiezkoenig: kiezkoenigScripts,
    kronenduell: kronenduellScripts,
    wuerfelkoenig: wuerfelkoenigScripts,
    king: kingScripts,
    kierki: kierkiScripts,
    rentz: rentzScripts,
  },
  events: eventDefinitions,
  typeDefs: readFileSync(fileURLToPath(import.meta.resolve('@tavern-jack/contracts/schema.graphql')), 'utf8'),
};
