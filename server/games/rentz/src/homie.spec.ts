import { describe, expect, it } from '@jest/globals';
import { cardsIn, drawsFrom, emptyLayout, type HomieLevel, type Karte, karteOf, type Seat } from '@tavern-jack/kernel';
import { openingOf, playout, seededSource } from '@tavern-jack/kernel/testing';
import { type Auslage, gelegt } from './denken/auslegespiel.js';
import { grundwerte } from './denken/grundwert.js';
import { type Move, type Options, type RentzState, rentz, type Spiel } from './index.js';
import { blattOf } from './karten.js';
import { angesagt, ausgelegt, OFFIZIELL, verteilt } from './testing/lage.js';

const waehlt = (level: HomieLevel, state: RentzState, seat: Seat = 0, seed = 1): Move =>
  rentz.homie(level)(rentz.view(state, seat), seat, rentz.legalMoves(state, seat), drawsFrom(seededSource(seed)));
const angesehen = (haende: readonly string[]) => verteilt(haende).and({ type: 'aufgenommen', seat: 0, handkarten: [] }).state;

/** By how much one seat of the better level beats the mean of the others, match by match. */
function vorsprung(level: HomieLevel, gegen: HomieLevel, partien: number, spieler: number, options: Options = OFFIZIELL): number[] {
  return Array.from({ length: partien }, (_, i) => {
    const platz = i % spieler;
    const [draws, launen] = [drawsFrom(seededSource(31 * i)), drawsFrom(seededSource(31 * i + 1))];
    let { state } = openingOf(rentz, { seed: i, seats: { count: spieler, startingSeat: (i >> 1) % spieler }, options }, draws);
    for (let [frage] = rentz.prompts(state); frage; [frage] = rentz.prompts(state)) {
      const { seat } = frage;
      const homie = rentz.homie(seat === platz ? level : gegen);
      const decision = rentz.decide(state, seat, homie(rentz.view(state, seat), seat, rentz.legalMoves(state, seat), launen), draws);
      if (!decision.ok) throw new Error(decision.rejection.code);
      state = decision.events.reduce(rentz.evolve, state);
    }
    const eigene = state.stand[platz] ?? 0;
    const alle = state.stand.reduce((a, b) => a + b);
    return eigene - (alle - eigene) / (spieler - 1);
  });
}

/** The lower end of the 95 % interval of a mean. */
function mindestens(werte: readonly number[]): number {
  const mittel = werte.reduce((a, b) => a + b) / werte.length;
  const streuung = Math.sqrt(werte.reduce((summe, wert) => summe + (wert - mittel) ** 2, 0) / (werte.length - 1));
  return mittel - (1.96 * streuung) / Math.sqrt(werte.length);
}

describe('Ansagen', () => {
  it.each(['NORMAL', 'SCHWER'] as const)(
    '%s wählt mit lauter hohen Karten ein Spiel, das Punkte bringt, oder mit lauter niedrigen eines, das kostet',
    (level) => {
      const hoch = waehlt(level, angesehen(['PIK A K D, HERZ A K, KARO A K, KREUZ D', '', '', '']));
      expect([
        { type: 'ansagen', spiel: 'WHIST' },
        { type: 'ansagen', spiel: 'ZEHN' },
      ]).toContainEqual(hoch);
      const niedrig = waehlt(level, angesehen(['PIK 7 8, HERZ 7 8, KARO 7 8, KREUZ 7 8', '', '', '']));
      expect(niedrig).toEqual({ type: 'ansagen', spiel: 'TOTALE' });
    },
  );

  it.each(['NORMAL', 'SCHWER'] as const)('%s wählt mit vier 10ern und ihren Nachbarn Rentz', (level) => {
    const mitte = waehlt(level, angesehen(['PIK 10 B 9, HERZ 10 9, KARO 10 9, KREUZ B', '', '', '']));
    expect(mitte).toEqual({ type: 'ansagen', spiel: 'RENTZ' });
  });

  it('keiner wählt blind, solange er noch eine Wahl hat', () => {
    for (const level of ['LEICHT', 'NORMAL', 'SCHWER'] as const)
      expect(waehlt(level, verteilt(['', '', '', '']).state)).toEqual({ type: 'ansehen' });
  });

  it('Schwer wählt sein letztes Spiel blind, wenn er weit zurückliegt und das Spiel im Schnitt fast nichts kostet', () => {
    const { state } = verteilt(['', '', '', '']);
    const letztes = (spiel: Spiel, stand: readonly number[]) => waehlt('SCHWER', { ...state, stand, offen: stand.map(() => [spiel]) });
    expect(letztes('HERZ_KOENIG', [-150, 0, 60, 0])).toEqual({ type: 'blindansagen', spiel: 'HERZ_KOENIG' });
    expect(letztes('HERZ_KOENIG', [-130, 0, 60, 0])).toEqual({ type: 'ansehen' });
    expect(letztes('TOTALE', [-150, 0, 60, 0])).toEqual({ type: 'ansehen' });
    expect(grundwerte(4, OFFIZIELL).TOTALE).toBeLessThan(-8);
  });
});

describe('Rentz ablehnen', () => {
  const ASSE = ['', 'PIK A K, HERZ A K, KARO A K 7, KREUZ A', '', ''];
  const gut = ['', 'PIK 7 8 9 10 A, HERZ 7 8 10', '', ''];

  it.each(['NORMAL', 'SCHWER'] as const)('%s lehnt mit schlechten Karten ab und mit guten nicht', (level) => {
    expect(waehlt(level, angesagt('RENTZ', ASSE).state, 1)).toEqual({ type: 'ablehnen' });
    expect(waehlt(level, angesagt('RENTZ', gut).state, 1)).toEqual({ type: 'zulassen' });
  });
});

describe('Karten', () => {
  // Anna leads the 9 of spades; Ben holds a queen under the king that lies, or may throw the king of hearts away.
  it.each(['NORMAL', 'SCHWER'] as const)('%s legt die Dame unter den König', (level) => {
    const haende = [
      'PIK K, HERZ 7 8, KARO 7 8, KREUZ 7 8 9',
      'PIK D 7, HERZ 9 10, KARO 9 10, KREUZ 10 B',
      'PIK 8 9 10, HERZ B D, KARO B D, KREUZ D',
      '',
    ];
    const lage = angesagt('DAMEN', haende).and({ type: 'gespielt', seat: 0, spielkarte: 'PIK_K' });
    expect(waehlt(level, lage.state, 1)).toEqual({ type: 'spielen', spielkarte: 'PIK_D' });
  });

  it.each(['NORMAL', 'SCHWER'] as const)('%s wirft den Herz-König ab, sobald es geht', (level) => {
    const haende = [
      'PIK 9 A, HERZ 7 8, KARO 7 8, KREUZ 7 8',
      'HERZ K 9 10, KARO 9 10 A, KREUZ 10 B',
      'PIK 8 7 10, HERZ B D, KARO B D, KREUZ D',
      '',
    ];
    const lage = angesagt('HERZ_KOENIG', haende).and({ type: 'gespielt', seat: 0, spielkarte: 'PIK_9' });
    expect(waehlt(level, lage.state, 1)).toEqual({ type: 'spielen', spielkarte: 'HERZ_K' });
  });

  it('Leicht spielt niedrig, wo etwas kostet, und hoch, wo etwas Punkte bringt', () => {
    const haende = ['PIK 7 A, HERZ 9 10, KARO 9 10, KREUZ 9 10', '', '', ''];
    expect(waehlt('LEICHT', angesagt('STICHE', haende).state)).toEqual({ type: 'spielen', spielkarte: 'PIK_7' });
    expect(waehlt('LEICHT', angesagt('WHIST', haende).state)).toEqual({ type: 'spielen', spielkarte: 'PIK_A' });
  });

  it('dieselben Ziehungen bringen denselben Gedanken', () => {
    const { state } = ausgelegt(['PIK 10 B 9, HERZ 10 9, KARO 10 9, KREUZ B', '', '', '']);
    expect(waehlt('SCHWER', state, 0, 5)).toEqual(waehlt('SCHWER', state, 0, 5));
  });
});

describe('Im Kopf ausgelegt', () => {
  it('gelten dieselben Regeln wie am Tisch: jede Karte, jedes Passen, Aussetzen und Aussteigen', () => {
    for (let seed = 0; seed < 8; seed++) {
      const match = { seed, seats: { count: 3 + (seed % 4), startingSeat: 0 }, options: OFFIZIELL };
      let kopf: Auslage | undefined;
      const blatt = blattOf(match.seats.count);
      for (const { before, events } of playout(rentz, match)) {
        for (const event of events) {
          if (event.type === 'gabeGewertet' || event.type === 'abgelehnt') kopf = undefined;
          else if (event.type === 'angelegt' || event.type === 'gepasst' || event.type === 'verzichtet') {
            kopf ??= {
              haende: before.tisch.hands.map((hand) => cardsIn(hand).map(karteOf)),
              reihen: emptyLayout(blatt.reihen),
              amZug: before.ansager,
              nochEine: false,
              raus: [],
            };
            expect(kopf.amZug).toBe(event.seat);
            kopf = gelegt(kopf, event.type === 'angelegt' ? (event.spielkarte as Karte) : undefined, blatt);
          } else if (event.type === 'ausgestiegen' && event.fertigAls < match.seats.count) expect(kopf?.raus.at(-1)).toBe(event.seat);
        }
      }
    }
  });
});

describe('Stärke', () => {
  it('Normal holt unter drei Leichten deutlich mehr als sie', () => {
    expect(mindestens(vorsprung('NORMAL', 'LEICHT', 12, 4))).toBeGreaterThan(200);
  });

  it('Schwer holt unter zwei Normalen deutlich mehr als sie', () => {
    expect(mindestens(vorsprung('SCHWER', 'NORMAL', 4, 3))).toBeGreaterThan(50);
  }, 120_000);
});
