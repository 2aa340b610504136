import type { ChangeTableInput, OpenTableInput, TablePartsFragment } from '@/generated/graphql';
import { excludedBy, fitsSeats, type GameCard, gameCard, gameCards, optionsOn } from '../games';

/** What a host decides about a table. */
export interface Settings {
  readonly card: GameCard;
  readonly seats: number;
  /** The options that are on. */
  readonly on: ReadonlySet<string>;
  /** Seconds for a decision; null: no clock. */
  readonly clockSeconds: number | null;
  /** How many won matches win a series; 1: each match stands alone. */
  readonly winsNeeded: number;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly locked: boolean;
}

/** What a clock may be set to, in seconds. */
export const clocks: readonly number[] = [10, 20, 40, 60, 90];
/** How long a series may be, in won matches. */
export const series: readonly number[] = [1, 2, 3, 5];
const usualClock = 40;

/** A private room for a game, by its official rules. */
export const firstSettings = (card: GameCard): Settings => ({
  card,
  seats: Number(card.usualSeats),
  on: new Set(),
  clockSeconds: usualClock,
  winsNeeded: 1,
  listed: false,
  spectators: true,
  locked: false,
});

/** How a table is set. */
export function settingsOf(table: TablePartsFragment): Settings {
  const { clockSeconds, listed, spectators, locked } = table;
  return {
    card: gameCard(table.game),
    seats: table.seats.length,
    on: new Set(optionsOn(table.options)),
    clockSeconds,
    winsNeeded: table.series?.winsNeeded ?? 1,
    listed,
    spectators,
    locked,
  };
}

const seatsNear = ({ seats }: GameCard, wanted: number): number =>
  seats.map(Number).reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

/** Another game, by its official rules, with as many chairs as it has of those there are. */
export function withGame(settings: Settings, slug: string): Settings {
  const card = gameCards.find((one) => one.slug === slug) ?? settings.card;
  return { ...settings, card, seats: seatsNear(card, settings.seats), on: new Set() };
}

/** Another number of chairs; options that do not go with it are off. */
export const withSeats = (settings: Settings, seats: number): Settings => ({
  ...settings,
  seats,
  on: new Set([...settings.on].filter((option) => fitsSeats(settings.card, option, String(seats)))),
});

/** One option on or off. */
export function withOption(settings: Settings, option: string, on: boolean): Settings {
  const others = [...settings.on].filter((one) => one !== option);
  return { ...settings, on: new Set(on ? [...others, option] : others) };
}

/** A named set of options, with the chairs it needs. */
export function withPreset(settings: Settings, name: string): Settings {
  const on = settings.card.presets?.[name] ?? [];
  const needed = on.map((option) => settings.card.onlySeats?.[option]).find((seats) => seats !== undefined);
  return { ...settings, on: new Set(on), seats: needed === undefined ? settings.seats : Number(needed) };
}

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((member) => other.has(member));

/** The name of the set of options that is on; undefined for a mix of one's own. */
export const presetOf = ({ card, on }: Settings): string | undefined =>
  Object.entries(card.presets ?? {}).find(([, options]) => sameSet(new Set(options), on))?.[0];

/** Why an option cannot be switched on, as far as the page knows by itself. */
export type Hindrance = { readonly with: string } | { readonly seats: string };

export function hindrance({ card, seats, on }: Settings, option: string): Hindrance | undefined {
  const other = excludedBy(card, option, on);
  if (other !== undefined) return { with: other };
  const needed = card.onlySeats?.[option];
  return fitsSeats(card, option, String(seats)) || needed === undefined ? undefined : { seats: needed };
}

/** The table to open. */
export const openInput = (settings: Settings): Omit<OpenTableInput, 'commandId'> => ({
  options: settings.card.input(settings.on),
  seats: settings.seats,
  clockSeconds: settings.clockSeconds,
  winsNeeded: settings.winsNeeded,
  listed: settings.listed,
  spectators: settings.spectators,
});

/** What of a table must change; empty if nothing. */
export function changes(before: Settings, after: Settings): Omit<ChangeTableInput, 'commandId' | 'tableId'> {
  const plain = ['seats', 'clockSeconds', 'winsNeeded', 'listed', 'spectators', 'locked'] as const;
  const played = before.card !== after.card || !sameSet(before.on, after.on);
  return {
    ...(played ? { options: after.card.input(after.on) } : {}),
    ...Object.fromEntries(plain.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]])),
  };
}
