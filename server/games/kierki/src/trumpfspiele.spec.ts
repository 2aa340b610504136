import { describe, expect, it } from '@jest/globals';
import { karteOf, sizeOf } from '@tavern-jack/kernel';
import { Given, pick } from '@tavern-jack/kernel/testing';
import { kierki } from './index.js';
import { deckFor } from './kontrakt.js';
import { ansagen, darf, gespielt, mischtNicht, OFFIZIELL, spiel, spielt } from './testing/stellung.js';

/** The first trump game of a match, dealt as far as the dealer sees: the eighth game. */
function vorDerAnsage(mitspieler: number, gesehen: number) {
  const deck = deckFor(mitspieler);
  const geber = 7 % mitspieler;
  const lage = new Given(kierki, kierki.initial(OFFIZIELL)).and(
    { type: 'partieEroeffnet', mitspieler, geber: 0 },
    { type: 'spielBegonnen', spielNummer: 8, kierkiSpiel: 'TRUMPF', geber },
    {
      type: 'gegeben',
      blaetter: Array.from({ length: mitspieler }, (_, seat) => deck.slice(seat * gesehen, (seat + 1) * gesehen).map(karteOf)),
    },
  );
  return { lage, geber, rest: deck.slice(mitspieler * gesehen) };
}

describe('Vier Trumpfspiele', () => {
  it.each([
    [4, 5, 13],
    [3, 6, 17],
  ])('zu %i sieht sich der Geber %i Karten an, sagt Trumpf an und gibt dann fertig: %i für jeden', (mitspieler, gesehen, karten) => {
    const { lage, geber, rest } = vorDerAnsage(mitspieler, gesehen);
    expect(lage.state.tisch.hands.map(sizeOf)).toEqual(Array(mitspieler).fill(gesehen));
    expect(kierki.prompts(lage.state)).toMatchObject([{ seat: geber, kierkiFrage: 'TRUMPF_ANSAGEN' }]);
    expect(kierki.legalMoves(lage.state, geber)).toEqual(['PIK', 'HERZ', 'KREUZ', 'KARO'].map((farbe) => ansagen(farbe as never)));
    // Only what nobody has yet is shuffled, and only now.
    const { state } = lage.when(geber, ansagen('KARO'), pick(rest));
    expect(state.tisch.hands.map(sizeOf)).toEqual(Array(mitspieler).fill(karten));
    expect(kierki.view(state, 'spectator')).toMatchObject({ trumpffarbe: 'KARO', amZug: geber });
    expect(kierki.prompts(state)).toMatchObject([{ seat: geber, kierkiFrage: 'AUSSPIELEN' }]);
  });

  it('jedes Trumpfspiel einer Partie beginnt so: der Geber hat fünf Karten, bis er angesagt hat', () => {
    let state = kierki.setup({ count: 4, startingSeat: 0 }, OFFIZIELL, mischtNicht).reduce(kierki.evolve, kierki.initial(OFFIZIELL));
    let trumpfspiele = 0;
    for (let [prompt] = kierki.prompts(state); prompt; [prompt] = kierki.prompts(state)) {
      if (prompt.kierkiFrage === 'TRUMPF_ANSAGEN') {
        trumpfspiele++;
        expect(prompt.seat).toBe((7 + trumpfspiele - 1) % 4);
        expect(kierki.view(state, prompt.seat).spieler.map(({ karten }) => karten)).toEqual([5, 5, 5, 5]);
        expect(kierki.view(state, prompt.seat).trumpffarbe).toBeNull();
      }
      const [move] = kierki.legalMoves(state, prompt.seat);
      const decision = kierki.decide(state, prompt.seat, move as never, mischtNicht);
      if (!decision.ok) throw new Error(decision.rejection.code);
      state = decision.events.reduce(kierki.evolve, state);
    }
    expect(trumpfspiele).toBe(4);
  });

  it('es gilt Bedienpflicht; trumpfen oder überstechen musst du nie', () => {
    const lage = spiel('TRUMPF', ['X2 HK', 'H2 K3', 'P2 KA', 'X9 P9'], { trumpf: 'HERZ' }).and(gespielt(3, 'X9'));
    expect(darf(lage.state, 0)).toBe('X2');
    const zugegeben = lage.and(gespielt(0, 'X2'));
    expect(darf(zugegeben.state, 1)).toBe('H2 K3');
    expect(darf(spiel('TRUMPF', ['H9 X5', 'HA H2 K3', 'P2 KA', 'X9 P9']).and(gespielt(3, 'X9'), gespielt(0, 'X5')).state, 1)).toBe(
      'H2 HA K3',
    );
  });

  it('jeder Stich bringt +25; der höchste Trumpf gewinnt ihn, sonst die höchste Karte der Farbe', () => {
    const { events } = spielt(spiel('TRUMPF', ['H2 XA', 'H3 XK', 'KA X8', 'P9 X7'], { trumpf: 'HERZ' }), 'P9 H2 H3 KA');
    expect(events).toContainEqual({ type: 'stichGewonnen', seat: 1, stichNummer: 1, stichpunkte: 25 });
    const ohne = spielt(spiel('TRUMPF', ['X2 HA', 'X3 HK', 'KA X8', 'X9 X7'], { trumpf: 'HERZ' }), 'X9 X2 X3 X8');
    expect(ohne.events).toContainEqual({ type: 'stichGewonnen', seat: 3, stichNummer: 1, stichpunkte: 25 });
  });
});
