import {
  type Card,
  followSuit,
  HERZ,
  mustOvertrump,
  mustShed,
  mustTrump,
  notLed,
  notLedUntilDiscarded,
  suitOf,
  type TrickRules,
} from '@tavern-jack/kernel';
import { KONTRAKTE, type Kontrakt, type Tarif } from './kontrakt.js';
import type { Options } from './optionen.js';

/** The duties of one game. */
type Pflichten = (kontrakt: Kontrakt, tarif: Tarif, einzelkarte: Card) => TrickRules;

/** Follow suit; never trump unless you like. */
const HAUPTREGELN: Pflichten = () => ({ leading: [], following: [followSuit] });

/**
 * IWWA: in the second and fifth game the suit that costs is led last; penalty cards of the games 2 to 5 go as soon as they
 * cannot win; trumps are beaten.
 */
const TURNIER: Pflichten = (kontrakt, { strafkarten }, einzelkarte) => {
  if (kontrakt === 'TRUMPF') return { leading: [], following: [followSuit, mustOvertrump] };
  const following = [followSuit, mustShed(strafkarten)];
  if (kontrakt === 'HERZEN') return { leading: [notLed(HERZ)], following };
  return { leading: kontrakt === 'HERZ_KOENIG' ? [notLed(suitOf(einzelkarte))] : [], following };
};

/** Rıfkı: trump if you cannot follow; penalty cards go; hearts are led once one was discarded. */
const RIFKI: Pflichten = (kontrakt, { strafkarten }) =>
  kontrakt === 'TRUMPF'
    ? { leading: [], following: [followSuit, mustTrump] }
    : { leading: [notLedUntilDiscarded(HERZ)], following: [followSuit, mustShed(strafkarten)] };

/** The duties of each game at this table. */
export function pflichtenFuer(
  { spielform, turnierregeln }: Options,
  tarife: Readonly<Record<Kontrakt, Tarif>>,
  einzelkarte: Card,
): Readonly<Record<Kontrakt, TrickRules>> {
  const ohneRifki = turnierregeln ? TURNIER : HAUPTREGELN;
  const pflichten = spielform === 'RIFKI' ? RIFKI : ohneRifki;
  const rules = KONTRAKTE.map((kontrakt) => [kontrakt, pflichten(kontrakt, tarife[kontrakt], einzelkarte)] as const);
  return Object.fromEntries(rules) as Record<Kontrakt, TrickRules>;
}
