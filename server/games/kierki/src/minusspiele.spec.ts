import { describe, expect, it } from '@jest/globals';
import { kierki } from './index.js';
import { MINUSSPIELE } from './spiele.js';
import { darf, gespielt, spiel, spielen, spielt } from './testing/stellung.js';

describe('Die Minusspiele', () => {
  it('links vom Geber wird ausgespielt, wer den Stich gewinnt, spielt weiter aus', () => {
    for (const kierkiSpiel of MINUSSPIELE) {
      const lage = spiel(kierkiSpiel, ['P2 K2', 'P3 K3', 'P4 K4', 'P5 K5']);
      const geber = kierki.view(lage.state, 'spectator').geber;
      expect(kierki.prompts(lage.state)).toMatchObject([{ seat: (geber + 1) % 4, kierkiFrage: 'AUSSPIELEN', kierkiSpiel }]);
    }
    const { state } = spielt(spiel('STICHE', ['P2 K2', 'P3 KA', 'P5 K4', 'P4 K5']), 'P3 P5 P4 P2');
    expect(kierki.prompts(state)).toMatchObject([{ seat: 2 }]);
  });

  it('es gilt Bedienpflicht, sonst beliebige Karte', () => {
    const lage = spiel('STICHE', ['H2 X7', 'P9 H3', 'P2 PA HK', 'X2 K3 HA']).and(gespielt(1, 'P9'));
    expect(darf(lage.state, 2)).toBe('P2 PA');
    lage.when(2, spielen('HK')).refused('FARBE_BEDIENEN', { farbe: 'PIK' });
    expect(darf(lage.and(gespielt(2, 'P2')).state, 3)).toBe('HA X2 K3');
  });

  it('ohne Trumpf gewinnt die höchste Karte der ausgespielten Farbe: eine höhere einer anderen Farbe nützt nichts', () => {
    const { events } = spielt(spiel('STICHE', ['P10 H2', 'P9 H3', 'KA H4', 'P2 HA']), 'P9 KA P2 P10');
    expect(events).toEqual([gespielt(0, 'P10'), { type: 'stichGewonnen', seat: 0, stichNummer: 1, stichpunkte: -20 }]);
  });

  it.each(['HERZEN', 'HERZ_KOENIG', 'ROZBOJNIK'] as const)(
    'bei %s darfst du Herz nur ausspielen, wenn du nichts anderes hast',
    (kierkiSpiel) => {
      const haende = ['P2 H2', 'P3 H3', 'P4 H4', 'P5 H5'];
      const { state } = spiel(kierkiSpiel, haende);
      const [prompt] = kierki.prompts(state);
      const seat = prompt?.seat ?? -1;
      expect(prompt?.herzGesperrt).toBe(true);
      expect(darf(state, seat)).toBe(`P${seat + 2}`);
      spiel(kierkiSpiel, haende)
        .when(seat, spielen(`H${seat + 2}`))
        .refused('HERZ_GESPERRT');
      const nurHerz = spiel(kierkiSpiel, ['H2 H6', 'H3 H7', 'H4 H8', 'H5 H9']).state;
      expect(darf(nurHerz, seat)).toBe(`H${seat + 2} H${seat + 6}`);
    },
  );

  it.each(['STICHE', 'DAMEN', 'HERREN', 'LETZTER_STICH'] as const)('bei %s ist Herz frei', (kierkiSpiel) => {
    const { state } = spiel(kierkiSpiel, ['P2 H2', 'P3 H3', 'P4 H4', 'P5 H5']);
    const seat = kierki.prompts(state)[0]?.seat ?? -1;
    expect(kierki.prompts(state)[0]?.herzGesperrt).toBe(false);
    expect(darf(state, seat)).toBe(`P${seat + 2} H${seat + 2}`);
  });

  it('abwerfen darfst du Herz immer', () => {
    const lage = spiel('HERZEN', ['P2 H2', 'P3 H3', 'P4 H4', 'H5 X5']).and(gespielt(2, 'P4'));
    expect(darf(lage.state, 3)).toBe('H5 X5');
  });

  it('der 7. und der letzte Stich kosten je −75, die anderen nichts', () => {
    const rang = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'];
    // Seat 2 leads and has all clubs: after the first trick it is plain that it wins all the others.
    const haende = ['P', 'H', 'X', 'K'].map((farbe) => rang.map((r) => farbe + r).join(' '));
    const { events, state } = spielt(spiel('LETZTER_STICH', haende), 'X2 K2 P2 H2');
    expect(events).toContainEqual({ type: 'stichGewonnen', seat: 2, stichNummer: 1, stichpunkte: 0 });
    expect(events).toContainEqual(expect.objectContaining({ abkuerzung: 'REST_ENTSCHIEDEN', restAn: 2, restpunkte: -150 }));
    expect(state.zettel.at(-1)?.ergebnis).toEqual([0, 0, -150, 0]);
  });
});

describe('Was nicht geht', () => {
  it('jede Absage sagt, warum', () => {
    const lage = spiel('STICHE', ['P2 H2', 'P3 H3', 'P4 H4', 'P5 H5']);
    lage.when(0, spielen('P2')).refused('NICHT_DRAN');
    lage.when(1, spielen('PA')).refused('NICHT_AUF_DER_HAND', { spielkarte: 'PIK_A' });
    lage.when(1, { type: 'anlegen', spielkarte: 'PIK_3' }).refused('JETZT_NICHT');
    lage.when(1, { type: 'ansagen', trumpffarbe: 'PIK' }).refused('JETZT_NICHT');
    lage.when(1, { type: 'spielen', spielkarte: 'PIK_1' } as never).refused('KEIN_SOLCHER_ZUG');
    lage
      .and({ type: 'partieBeendet', stand: [0, 0, 0, 0], sieger: [0] })
      .when(1, spielen('P3'))
      .refused('PARTIE_VORBEI');
  });
});
