import { describe, expect, it } from '@jest/globals';
import type { Karte } from '@tavern-jack/kernel';
import { openingOf, playout } from '@tavern-jack/kernel/testing';
import type { Gegeben } from './ereignis.js';
import { type Event, rentz, type Spiel } from './index.js';
import { ALLE } from './testing/lage.js';

// Counts with names of cards and sets alone, and knows nothing of masks, layouts or the order of turns in the module.
const ZEICHEN = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'];
const AB: Readonly<Record<number, readonly [niedrigste: string, start: string]>> = {
  3: ['9', 'B'],
  4: ['7', '10'],
  5: ['5', '10'],
  6: ['3', '9'],
};
const teile = (karte: Karte): [farbe: string, rang: number] => {
  const [farbe = '', zeichen = ''] = karte.split('_');
  return [farbe, ZEICHEN.indexOf(zeichen)];
};
const matches = Array.from({ length: 16 }, (_, seed) => ({
  seed: 100 + seed,
  seats: { count: 3 + (seed % 4), startingSeat: seed % 3 },
  options: ALLE[seed % ALLE.length] ?? rentz.manifest.defaults,
}));

/** A deal followed by its events alone. */
class Gabe {
  readonly haende: Set<Karte>[];
  readonly liegen = new Set<Karte>();
  stich: { seat: number; karte: Karte }[] = [];
  letzter: { seat: number; karte: Karte }[] = [];
  amZug: number;
  ass = false;
  setztAus = false;

  constructor({ blaetter, ansager }: Gegeben) {
    this.haende = blaetter.map((blatt) => new Set(blatt));
    this.amZug = ansager;
  }

  hand = (seat: number): Karte[] => [...(this.haende[seat] ?? [])];

  weiter(seat: number): number {
    let naechster = seat;
    do naechster = (naechster + 1) % this.haende.length;
    while (naechster !== seat && this.haende[naechster]?.size === 0);
    return naechster;
  }

  bedient(seat: number): Karte[] {
    const erste = this.stich[0]?.karte;
    const gleiche = this.hand(seat).filter((karte) => erste && teile(karte)[0] === teile(erste)[0]);
    return gleiche.length > 0 ? gleiche : this.hand(seat);
  }

  passend(seat: number): Karte[] {
    const [, start = ''] = AB[this.haende.length] ?? [];
    return this.hand(seat).filter((karte) => {
      const [farbe, rang] = teile(karte);
      const liegt = (wo: number) => this.liegen.has(`${farbe}_${ZEICHEN[wo]}` as Karte);
      return karte.endsWith(`_${start}`) || liegt(rang - 1) || liegt(rang + 1);
    });
  }

  gewinner(): number {
    const [erste] = this.letzter;
    const gleiche = this.letzter.filter(({ karte }) => erste && teile(karte)[0] === teile(erste.karte)[0]);
    return gleiche.reduce((a, b) => (teile(b.karte)[1] > teile(a.karte)[1] ? b : a)).seat;
  }
}

type Fall = { gabe: Gabe; event: Event; gezaehlt: Map<string, number> };

/** Checks one event against the hands and the table, and follows it. Throws for a broken rule. */
function prueft({ gabe, event, gezaehlt }: Fall): void {
  const stimmt = (wahr: boolean, was: string) => {
    if (!wahr) throw new Error(`${was}: ${JSON.stringify(event)}`);
    gezaehlt.set(was, (gezaehlt.get(was) ?? 0) + 1);
  };
  switch (event.type) {
    case 'gespielt': {
      stimmt(event.seat === gabe.amZug, 'reihum gespielt');
      stimmt(gabe.bedient(event.seat).includes(event.spielkarte), 'bedient');
      gabe.haende[event.seat]?.delete(event.spielkarte);
      gabe.stich.push({ seat: event.seat, karte: event.spielkarte });
      gabe.amZug = (event.seat + 1) % gabe.haende.length;
      if (gabe.stich.length === gabe.haende.length) [gabe.letzter, gabe.stich] = [gabe.stich, []];
      break;
    }
    case 'stichGewonnen':
      stimmt(event.seat === gabe.gewinner(), 'höchste Karte der Farbe gewinnt');
      gabe.amZug = event.seat;
      break;
    case 'angelegt': {
      stimmt(event.seat === gabe.amZug, 'reihum gelegt');
      stimmt(gabe.passend(event.seat).includes(event.spielkarte), 'passt');
      gabe.haende[event.seat]?.delete(event.spielkarte);
      gabe.liegen.add(event.spielkarte);
      gabe.ass = event.spielkarte.endsWith('_A') && gabe.haende[event.seat]?.size !== 0;
      gabe.setztAus = event.spielkarte.endsWith(`_${AB[gabe.haende.length]?.[0]}`);
      if (!gabe.ass) gabe.amZug = gabe.weiter(event.seat);
      break;
    }
    case 'ausgesetzt':
      stimmt(gabe.setztAus && event.seat === gabe.amZug, 'setzt aus');
      gabe.setztAus = false;
      gabe.amZug = gabe.weiter(event.seat);
      break;
    case 'verzichtet':
      stimmt(gabe.ass && event.seat === gabe.amZug, 'nur nach einem Ass verzichtet');
      gabe.ass = false;
      gabe.amZug = gabe.weiter(event.seat);
      break;
    case 'gepasst':
      stimmt(!gabe.setztAus && event.seat === gabe.amZug && gabe.passend(event.seat).length === 0, 'passt nur ohne passende Karte');
      gabe.amZug = gabe.weiter(event.seat);
      break;
    default:
      break;
  }
}

describe('Gegenprobe über 16 zufällige Partien zu dritt bis zu sechst', () => {
  it('jeder bedient, sticht, legt, passt und setzt aus, wie es sich aus den Karten allein ergibt; erlaubt ist genau das', () => {
    const gezaehlt = new Map<string, number>();
    for (const match of matches) {
      let gabe = new Gabe(openingOf(rentz, match).events.find((event) => event.type === 'gegeben') as Gegeben);
      for (const { before, seat, events } of playout(rentz, match)) {
        const erlaubt = rentz.legalMoves(before, seat).flatMap((move) => ('spielkarte' in move ? [move.spielkarte] : []));
        const soll = before.phase === 'STICHSPIEL' ? gabe.bedient(seat) : before.phase === 'AUSLEGEN' ? gabe.passend(seat) : [];
        // A plain comparison: a matcher at every move would cost more than the matches.
        if (erlaubt.sort().join() !== soll.sort().join()) throw new Error(`seat ${seat} may play ${erlaubt.join()}, not ${soll.join()}`);
        for (const event of events) {
          if (event.type === 'gegeben') gabe = new Gabe(event);
          else prueft({ gabe, event, gezaehlt });
        }
      }
    }
    expect([...gezaehlt.keys()].sort()).toEqual(
      [
        'bedient',
        'höchste Karte der Farbe gewinnt',
        'nur nach einem Ass verzichtet',
        'passt',
        'passt nur ohne passende Karte',
        'reihum gelegt',
        'reihum gespielt',
        'setzt aus',
      ].sort(),
    );
    for (const zahl of gezaehlt.values()) expect(zahl).toBeGreaterThan(50);
  });

  it('die Summe jedes Spiels ist immer dieselbe, blind das Doppelte: zu viert -80 -80 -80 -80 -320 +80 +80 +750', () => {
    const soll: Readonly<Record<Spiel, number>> = {
      HERZ_KOENIG: -80,
      DAMEN: -80,
      KAROS: -80,
      STICHE: -80,
      TOTALE: -320,
      ZEHN: 80,
      WHIST: 80,
      RENTZ: 750,
    };
    for (let seed = 0; seed < 6; seed++) {
      for (const { events } of playout(rentz, { seed, seats: { count: 4, startingSeat: 0 }, options: rentz.manifest.defaults })) {
        for (const event of events) {
          if (event.type !== 'gabeGewertet') continue;
          expect(event.ergebnis.reduce((a, b) => a + b)).toBe(soll[event.spiel] * (event.blind ? 2 : 1));
        }
      }
    }
  });
});
