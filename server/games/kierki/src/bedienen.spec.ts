import { describe, expect, it } from '@jest/globals';
import type { Karte } from '@tavern-jack/kernel';
import { playout } from '@tavern-jack/kernel/testing';
import { type KierkiState, kierki, type View } from './index.js';

const farbe = (karte: Karte): string => karte.slice(0, karte.indexOf('_'));
const zeichen = (karte: Karte): string => karte.slice(karte.indexOf('_') + 1);
const TIEF = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'];
const HERZ_ZULETZT = ['HERZEN', 'HERZ_KOENIG', 'ROZBOJNIK'];

/** The rules once more, told by the names of the cards alone: what may be played from this hand. */
function erlaubt(view: View, hand: readonly Karte[]): readonly Karte[] {
  if (view.kierkiSpiel === 'LOTERYJKA') return hand.filter((karte) => passt(view, karte));
  const gefuehrt = view.laufenderStich?.stichkarten[0];
  if (gefuehrt) {
    const bedienende = hand.filter((karte) => farbe(karte) === farbe(gefuehrt));
    return bedienende.length > 0 ? bedienende : hand;
  }
  const ohneHerz = hand.filter((karte) => farbe(karte) !== 'HERZ');
  return HERZ_ZULETZT.includes(view.kierkiSpiel) && ohneHerz.length > 0 ? ohneHerz : hand;
}

/** Looks at everything that was laid, one card after another. */
function passt(view: View, karte: Karte): boolean {
  const gelegte = view.legungen.flatMap(({ spielkarte }) => (spielkarte === null ? [] : [spielkarte]));
  const [erste] = gelegte;
  const fehlt = (name: string) => view.spieler.length === 3 && name === 'KREUZ_2';
  if (view.startkarten.length === 0 && !erste) return view.spieler.length === 4 || zeichen(karte) !== '2';
  const start = view.startkarten.length > 0 ? zeichen(view.startkarten[0] as Karte) : zeichen(erste as Karte);
  if (zeichen(karte) === start) return true;
  const nachbar = (schritt: 1 | -1): boolean => {
    let at = TIEF.indexOf(zeichen(karte)) + schritt;
    while (fehlt(`${farbe(karte)}_${TIEF[at]}`)) at += schritt;
    return gelegte.includes(`${farbe(karte)}_${TIEF[at]}` as Karte);
  };
  return nachbar(1) || nachbar(-1);
}

const nachName = (karten: readonly Karte[]) => [...karten].sort();
const darf = (state: KierkiState, seat: number): readonly Karte[] =>
  kierki.legalMoves(state, seat).flatMap((move) => (move.type === 'ansagen' ? [] : [move.spielkarte]));

describe('Was erlaubt ist, von Hand nachgezählt', () => {
  it('in 15 Partien mit allen Varianten zu dritt und zu viert stimmt jeder Zug, jeder Stich und jede Zahl', () => {
    let geprueft = 0;
    for (let seed = 0; seed < 15; seed++) {
      const options = kierki.manifest.presets[seed % 5]?.options ?? kierki.manifest.defaults;
      const match = { seed: seed * 101, seats: { count: 3 + (seed % 2), startingSeat: 0 }, options };
      for (const { before, seat, move, events } of playout(kierki, match)) {
        const view = kierki.view(before, seat);
        if (move.type === 'ansagen') continue;
        const soll = nachName(erlaubt(view, view.spieler[seat]?.blatt ?? []));
        if (soll.join() !== nachName(darf(before, seat)).join()) expect(nachName(darf(before, seat))).toEqual(soll);
        geprueft++;
        const passende = events.flatMap((event) => (event.type === 'gepasst' ? [event.seat] : []));
        for (const passender of passende) {
          const blatt = kierki.view(before, passender).spieler[passender]?.blatt ?? [];
          const liegt = [...view.legungen, { seat, spielkarte: move.spielkarte }];
          const kann = blatt.filter((karte) => karte !== move.spielkarte && passt({ ...view, legungen: liegt }, karte));
          if (kann.length > 0) throw new Error(`seat ${passender} passed with ${kann}`);
        }
      }
    }
    expect(geprueft).toBeGreaterThan(6_000);
  });

  it('den Stich gewinnt, wer nach Namen und Rang die beste Karte hat', () => {
    const hoch = [...TIEF.slice(1), 'A'];
    let geprueft = 0;
    for (let seed = 0; seed < 6; seed++) {
      const match = { seed: seed * 77, seats: { count: 3 + (seed % 2), startingSeat: 0 }, options: kierki.manifest.defaults };
      for (const { before, events, after } of playout(kierki, match)) {
        const gewonnen = events.find((event) => event.type === 'stichGewonnen');
        const gespielt = events[0];
        if (gewonnen?.type !== 'stichGewonnen' || gespielt?.type !== 'karteGespielt' || after.spielNummer !== before.spielNummer) continue;
        const { trumpffarbe, laufenderStich } = kierki.view(before, 'spectator');
        const karten = [...(laufenderStich?.stichkarten ?? []), gespielt.spielkarte];
        const wert = (karte: Karte): number =>
          (farbe(karte) === trumpffarbe ? 200 : farbe(karte) === farbe(karten[0] as Karte) ? 100 : 0) + hoch.indexOf(zeichen(karte));
        const beste = karten.reduce((a, b) => (wert(b) > wert(a) ? b : a));
        const sieger = ((laufenderStich?.ausspieler ?? 0) + karten.indexOf(beste)) % match.seats.count;
        if (gewonnen.seat !== sieger) expect(gewonnen.seat).toBe(sieger);
        geprueft++;
      }
    }
    expect(geprueft).toBeGreaterThan(500);
  });
});
