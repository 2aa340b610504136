import type { Seat } from '@tavern-jack/kernel';
import { RAENGE } from '../karten.js';
import { gegner } from '../partie.js';
import { nachwirkung, werte } from '../wertung.js';
import { maskeOf } from './maske.js';
import { type Haende, type Lage, schluessel } from './stellung.js';
import type { Strategie } from './strategie.js';
import { ziffer } from './uebergang.js';

/** How the player under test plays. `offen`: the card that lies open before it as the scout. */
export type Spielweise = (lage: Lage, seat: Seat, offen: number | null) => Strategie;

/** What a pair of cards does in a round, from the rules: by rank of seat 0, rank of seat 1 and boosted seat. */
const PAARE = RAENGE.map((a) =>
  RAENGE.map((b) => [null, 0, 1].map((verstaerkt) => ({ ...werte(a, b, verstaerkt).ergebnis, danach: nachwirkung(a, b) }))),
);

/**
 * The best that a seat can reach against a way of playing that it knows completely: its chance to win, a drawn game
 * counted half. It walks the game by the rules themselves and shares no step with the solver.
 */
export class BesteAntwort {
  private readonly bekannt = new Map<number, number>();

  constructor(
    private readonly ziel: number,
    private readonly start: Haende,
    private readonly seat: Seat,
    private readonly gegen: Spielweise,
  ) {}

  /** The chance from the start of the game. */
  wert(): number {
    const alle = maskeOf(this.start[0], this.start[0]);
    return this.ab(alle, alle, 0, 0, 0, null, null);
  }

  private ab(m0: number, m1: number, c0: number, c1: number, vertagt: number, verstaerkt: Seat | null, spaeher: Seat | null): number {
    const key = schluessel(m0, m1, c0, c1, vertagt, ziffer(verstaerkt), ziffer(spaeher));
    const bekannt = this.bekannt.get(key);
    if (bekannt !== undefined) return bekannt;
    const haende: Haende = [handOf(this.start[0], m0), handOf(this.start[1], m1)];
    const wert = this.sucht({ haende, stand: [c0, c1], vertagt, verstaerkt, spaeher }, m0, m1);
    this.bekannt.set(key, wert);
    return wert;
  }

  private sucht(lage: Lage, m0: number, m1: number): number {
    const anderer = gegner(this.seat);
    // The one under test has the scout: it answers each open card as it pleases.
    if (lage.spaeher === anderer) return this.beste(lage, m0, m1, (karte) => this.gegen(lage, anderer, karte));
    const antwort = this.gegen(lage, anderer, null);
    if (lage.spaeher === null) return this.beste(lage, m0, m1, () => antwort);
    // The answering seat has the scout: it sees what comes, and picks for each.
    return antwort.reduce((summe, { rang, anteil }) => summe + anteil * this.beste(lage, m0, m1, () => [{ rang, anteil: 1 }]), 0);
  }

  /** The chance with the best card, against what comes for each. */
  private beste(lage: Lage, m0: number, m1: number, antwort: (karte: number) => Strategie): number {
    let beste = 0;
    let vorige = 0;
    for (const karte of lage.haende[this.seat] ?? []) {
      // Two cards of one rank are one choice.
      if (karte === vorige) continue;
      vorige = karte;
      let erwartet = 0;
      for (const { rang, anteil } of antwort(karte)) {
        erwartet += anteil * (this.seat === 0 ? this.nach(lage, m0, m1, karte, rang) : this.nach(lage, m0, m1, rang, karte));
      }
      if (erwartet > beste) beste = erwartet;
    }
    return beste;
  }

  /** The chance after card a of seat 0 met card b of seat 1. */
  private nach({ stand, vertagt, verstaerkt }: Lage, m0: number, m1: number, a: number, b: number): number {
    const paar = PAARE[a - 1]?.[b - 1]?.[ziffer(verstaerkt)];
    if (!paar) throw new RangeError(`no cards ${a} and ${b}`);
    const { sieger, regel, muenzen, danach } = paar;
    const stand0 = sieger === 0 ? stand[0] + muenzen + vertagt : stand[0];
    const stand1 = sieger === 1 ? stand[1] + muenzen + vertagt : stand[1];
    if (regel === 'FALLE' || stand0 >= this.ziel || stand1 >= this.ziel) return sieger === this.seat ? 1 : 0;
    const [n0, n1] = [ohneKarte(this.start[0], m0, a), ohneKarte(this.start[1], m1, b)];
    if (n0 === 0) return 0.5;
    return this.ab(n0, n1, stand0, stand1, sieger === null ? vertagt + 1 : 0, danach.verstaerkt, danach.spaeher);
  }
}

const handOf = (start: readonly number[], maske: number): readonly number[] => start.filter((_, i) => (maske >> i) & 1);

/** The bits without the first card of this rank. */
function ohneKarte(start: readonly number[], maske: number, karte: number): number {
  let i = start.indexOf(karte);
  while (!((maske >> i) & 1)) i += 1;
  return maske & ~(1 << i);
}
