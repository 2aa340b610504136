import { type Draws, drawsFrom, meanWorth, NO_CARDS, tableOf } from '@tavern-jack/kernel';
import { blattOf, KARTEN_JE_HAND } from '../karten.js';
import { SPIELE, type Spiel, type Werte } from '../spiele.js';
import { auslegenWert, stichspielInGedanken } from './proben.js';

/** Enough deals that a mean is off by a few points at most. */
const PROBEN = 160;

/** What each game is worth to its chooser over all hands: own points less the mean of the others'. */
export type Grundwerte = Readonly<Record<Spiel, number>>;

const bekannt = new Map<string, Grundwerte>();

/** Computed once per process for a number of players and a set of values; always with the same deals. */
export function grundwerte(spieler: number, werte: Werte): Grundwerte {
  const name = `${spieler} ${Object.values(werte).join()}`;
  const fertig = bekannt.get(name) ?? berechnet(spieler, werte);
  bekannt.set(name, fertig);
  return fertig;
}

function berechnet(spieler: number, werte: Werte): Grundwerte {
  const keine = Array.from({ length: spieler }, () => NO_CARDS);
  const hidden = { unseen: blattOf(spieler).alle, counts: keine.map(() => KARTEN_JE_HAND), impossible: keine };
  const table = tableOf(keine, { leader: 0 });
  const wert = (spiel: Spiel): number => {
    const draws = dieselben();
    if (spiel === 'RENTZ') {
      const lage = { hidden, seat: 0, hand: NO_CARDS, reihen: [null, null, null, null], amZug: 0, nochEine: false, raus: [] };
      return auslegenWert(lage, ['OFFEN'], PROBEN, draws)[0] ?? 0;
    }
    const wie = { ...stichspielInGedanken(spiel, werte, 0, spieler), begin: (dealt: typeof table) => ({ table: dealt, trick: undefined }) };
    return meanWorth({ table, hidden, samples: PROBEN }, [wie], draws)[0] ?? 0;
  };
  return Object.fromEntries(SPIELE.map((spiel) => [spiel, wert(spiel)])) as Record<Spiel, number>;
}

/** The same chance every time: what is computed here must not differ from process to process. */
const dieselben = (): Draws => drawsFrom((counter) => Math.imul(counter + 1, 0x9e3779b1) >>> 0);
