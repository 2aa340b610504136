import type { Seat } from '@tavern-jack/kernel';
import { KARTEN_JE_HAND, RAENGE, sortiert } from '../karten.js';
import { gegner, type Options, SEATS, zielOf } from '../partie.js';
import type { View } from '../view.js';
import { eroeffnung } from './eroeffnung.js';
import { Loeser } from './loeser.js';
import type { Haende, Lage } from './stellung.js';
import { type Strategie, strategieIn } from './strategie.js';

const OFFIZIELLE_HAENDE: Haende = [RAENGE, RAENGE];

/** Dealt games whose solutions are kept at the same time, some 5 MB each; one that was dropped costs a tenth of a second again. */
const BEHALTEN = 8;

/** Solutions by coins to win and hands. Memory of pure results: it changes no answer. */
const offizielle = new Map<string, Loeser>();
/** Of dealt hands, the one used last at the end. */
const ausgeteilte = new Map<string, Loeser>();
let zuletzt: Loeser | undefined;

/** The solution of one game. */
function loesungFuer(ziel: number, haende: Haende): Loeser {
  if (zuletzt?.ziel === ziel && zuletzt.haende === haende) return zuletzt;
  const [name, offiziell] = [nameOf(ziel, haende), nameOf(ziel, OFFIZIELLE_HAENDE)];
  const bekannte = name === offiziell ? offizielle : ausgeteilte;
  zuletzt = bekannte.get(name) ?? new Loeser(ziel, haende);
  bekannte.delete(name);
  bekannte.set(name, zuletzt);
  const [aelteste] = ausgeteilte.keys();
  if (ausgeteilte.size > BEHALTEN && aelteste !== undefined) ausgeteilte.delete(aelteste);
  return zuletzt;
}

const nameOf = (ziel: number, [a, b]: Haende): string => `${ziel}:${a.join('')}:${b.join('')}`;

/** How Schwer plays a situation of a game that began with these hands: by the book at first, then by the solution. */
export function spielweise(ziel: number, start: Haende, lage: Lage, seat: Seat, offen: number | null): Strategie {
  if (lage.haende[0].length === KARTEN_JE_HAND) return eroeffnung(ziel, start, seat);
  return strategieIn(loesungFuer(ziel, start), lage, seat, offen);
}

/** The exact mixed strategy of a seat that must lay a card now, from what the seat sees. */
export const strategie = (view: View, seat: Seat): Strategie =>
  spielweise(view.ziel, starthaende(view), lageIn(view), seat, view.spieler[gegner(seat)]?.liegt ?? null);

/** Solves what can be known before the cards are dealt: everything, unless chance deals them. */
export function warmUp(options: Options): void {
  if (options.verraeter || options.gemischteHaende) return;
  loesungFuer(zielOf(options), OFFIZIELLE_HAENDE).loest();
}

/** Both hands now. Both seats know them: their own by looking, the other's as what is missing. */
function haendeIn(view: View): Haende {
  const [a, b] = SEATS.map((seat) => view.spieler[seat]?.hand ?? null);
  if (!a || !b) throw new RangeError('only a seat that knows both hands plays');
  return [a, b];
}

const lageIn = (view: View): Lage => ({
  haende: haendeIn(view),
  stand: [view.spieler[0]?.muenzen ?? 0, view.spieler[1]?.muenzen ?? 0],
  vertagt: view.vertagt,
  verstaerkt: view.verstaerkt,
  spaeher: view.spaeher,
});

/** Both hands as the game began: what is held and what was played. */
function starthaende(view: View): Haende {
  const [a, b] = haendeIn(view);
  const gespielt = (seat: Seat): readonly number[] => view.verlauf.map(({ raenge }) => raenge[seat] ?? 0);
  return [sortiert([...a, ...gespielt(0)]), sortiert([...b, ...gespielt(1)])];
}
