import { type Karte, leadTo, type Script, type ScriptStep, type Seat } from '@tavern-jack/kernel';
import { kierki } from '../module.js';
import type { Options } from '../optionen.js';
import type { Move } from '../partie.js';
import { schritt, stich } from './karten.js';

const legt = (seat: Seat, spielkarte: Karte, key?: string) => schritt(seat, { type: 'anlegen', spielkarte }, key);

/** A scene that begins when so many games are over. */
function szene(id: string, seed: number, spiele: number, steps: readonly ScriptStep<Move>[]): Script<Move, Options> {
  const rahmen = { id, options: kierki.manifest.defaults, seats: { count: 4, startingSeat: 3 }, seed };
  const vorher = leadTo(kierki, rahmen, ({ zettel }) => zettel.length === spiele);
  return { ...rahmen, steps: [...vorher, ...steps] };
}

/** Following suit; each trick costs. */
const stiche = () =>
  szene('stich', 1, 0, [
    ...stich(0, ['HERZ_2', 'HERZ_3', 'HERZ_8', 'HERZ_4'], { 0: 'ausspielen', 2: 'hoch', 3: 'kostet' }),
    ...stich(2, ['KREUZ_4', 'KREUZ_6', 'KREUZ_3', 'KREUZ_2'], { 2: 'weiter', 0: 'darunter', 1: 'hinnerk' }),
  ]);

/** Hearts may be thrown away, but not led. */
const herzen = () =>
  szene('herzen', 2, 1, [
    ...stich(1, ['KARO_3', 'KARO_8', 'KARO_5', 'KARO_A'], { 1: 'spielt', 0: 'ohneHerz' }),
    ...stich(0, ['KARO_2', 'KARO_4', 'KARO_B', 'HERZ_10'], { 0: 'gesperrt', 3: 'abgeworfen' }),
  ]);

/** The dealer names trumps after five cards. */
const trumpf = () =>
  szene('trumpf', 1, 7, [
    schritt(2, { type: 'ansagen', trumpffarbe: 'KREUZ' }, 'ansage'),
    ...stich(2, ['KREUZ_B', 'KREUZ_D', 'KREUZ_A', 'KREUZ_K'], { 2: 'spieltAus', 0: 'ass', 1: 'plus' }),
  ]);

/** Cards are laid in rows, and who has none left gets the points. */
const loteryjka = () =>
  szene('loteryjka', 2, 11, [
    legt(2, 'PIK_7', 'sieben'),
    legt(3, 'PIK_6', 'daneben'),
    legt(1, 'KREUZ_7', 'neueReihe'),
    legt(2, 'HERZ_7'),
    legt(3, 'PIK_8'),
    legt(0, 'KREUZ_8', 'mia'),
    legt(1, 'KARO_7', 'alleVier'),
  ]);

/** The scenes in the order in which they are shown; steps before the first key lead there unseen. */
export const szenen = (): readonly Script<Move, Options>[] => [stiche(), herzen(), trumpf(), loteryjka()];
