import { describe, expect, it } from '@jest/globals';
import { drawsFrom, type HomieLevel, KARTEN } from '@tavern-jack/kernel';
import { seededSource } from '@tavern-jack/kernel/testing';
import { Ablauf } from './ablauf.js';
import { beginntSpiel } from './geben.js';
import { type KierkiState, kierki, type Move, type Spiel } from './index.js';
import { planFor } from './spiele.js';
import { anlegen, inKurz, OFFIZIELL, spiel, spielen, spielt } from './testing/stellung.js';

const waehlt = (level: HomieLevel, state: KierkiState, seed = 1): Move => {
  const seat = kierki.prompts(state)[0]?.seat ?? -1;
  return kierki.homie(level)(kierki.view(state, seat), seat, kierki.legalMoves(state, seat), drawsFrom(seededSource(seed)));
};

/** One game after another: points of one seat of a level among three of another one, less what each of those got on average. */
function vorsprung(level: HomieLevel, gegen: HomieLevel, kierkiSpiel: Spiel, wieOft: number): number[] {
  const spielNummer = planFor(OFFIZIELL, 4).indexOf(kierkiSpiel) + 1;
  const eroeffnet = kierki.evolve(kierki.initial(OFFIZIELL), { type: 'partieEroeffnet', mitspieler: 4, geber: 0 });
  return Array.from({ length: wieOft }, (_, i) => {
    const [draws, launen] = [drawsFrom(seededSource(7919 * i)), drawsFrom(seededSource(7919 * i + 1))];
    const ablauf = new Ablauf(eroeffnet);
    beginntSpiel(ablauf, spielNummer, draws);
    let { state } = ablauf;
    while (state.zettel.length === 0) {
      const seat = kierki.prompts(state)[0]?.seat ?? -1;
      const homie = kierki.homie(seat === i % 4 ? level : gegen);
      const decision = kierki.decide(state, seat, homie(kierki.view(state, seat), seat, kierki.legalMoves(state, seat), launen), draws);
      if (!decision.ok) throw new Error(decision.rejection.code);
      state = decision.events.reduce(kierki.evolve, state);
    }
    const { ergebnis = [] } = state.zettel[0] ?? {};
    const eigene = ergebnis[i % 4] ?? 0;
    return eigene - (ergebnis.reduce((a, b) => a + b, 0) - eigene) / 3;
  });
}

/** The lower end of the 95 % interval of the mean. */
function mindestens(werte: readonly number[]): number {
  const mittel = werte.reduce((a, b) => a + b, 0) / werte.length;
  const varianz = werte.reduce((summe, wert) => summe + (wert - mittel) ** 2, 0) / (werte.length - 1);
  return mittel - 1.96 * Math.sqrt(varianz / werte.length);
}

describe('Homies: drei Stärken', () => {
  it('Leicht spielt nach Laune, was erlaubt ist', () => {
    const { state } = spiel('STICHE', ['P2 P3', 'P4 K5 XA', 'P6 P7', 'P8 P9']);
    expect(new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(waehlt('LEICHT', state, seed)))).size).toBe(3);
  });

  it.each(['NORMAL', 'SCHWER'] as const)('%s bleibt knapp unter dem Stich und gibt die höchste Karte, die ihn nicht gewinnt', (level) => {
    const lage = spielt(spiel('STICHE', ['PK P9 P2', 'PB K2 K3', 'P3 P4 P5', 'P6 P7 P8']), 'PB P5 P8');
    expect(waehlt(level, lage.state)).toEqual(spielen('P9'));
  });

  it.each<[HomieLevel, Spiel, string, string]>([
    ['NORMAL', 'DAMEN', 'XD KA', 'XD'],
    ['SCHWER', 'DAMEN', 'XD KA', 'XD'],
    ['NORMAL', 'HERREN', 'XB KA', 'XB'],
    ['NORMAL', 'HERZ_KOENIG', 'HK HA', 'HK'],
    ['SCHWER', 'ROZBOJNIK', 'HK HA', 'HK'],
  ])('%s wirft bei %s von %s ab, was am meisten kostet: %s', (level, kierkiSpiel, blatt, wurf) => {
    const haende = ['P2 X9', 'P3 X8', 'P4 X7', 'P5 X6'];
    const geber = kierki.view(spiel(kierkiSpiel, haende).state, 'spectator').geber;
    const letzter = (geber + 4) % 4;
    haende[letzter] = blatt;
    const vorne = [1, 2, 3].map((n) => (haende[(geber + n) % 4] ?? '').split(' ')[0]).join(' ');
    expect(waehlt(level, spielt(spiel(kierkiSpiel, haende), vorne).state)).toEqual(spielen(wurf));
  });

  it('Normal und Schwer sagen die lange, hohe Farbe als Trumpf an', () => {
    const { state } = spiel('TRUMPF', ['P2', 'P3', 'P4', 'HA HK HD H9 X2']);
    const vor = { ...state, phase: 'TRUMPF' as const, tisch: { ...state.tisch, trump: null } };
    for (const level of ['NORMAL', 'SCHWER'] as const) {
      expect(waehlt(level, vor)).toEqual({ type: 'ansagen', trumpffarbe: 'HERZ' });
    }
  });

  it.each(['NORMAL', 'SCHWER'] as const)('%s öffnet in der Loteryjka den Weg zu den eigenen Karten weit draußen', (level) => {
    const eigene = 'P7 H7 H6 H5 H4 H3 H2 HA K2 K3 X2 X3 XK'.split(' ');
    const andere = KARTEN.map(inKurz).filter((kurz) => !eigene.includes(kurz));
    const haende = [0, 1, 2].map((seat) => andere.filter((_, at) => at % 3 === seat).join(' ')).concat(eigene.join(' '));
    expect(waehlt(level, spiel('LOTERYJKA', haende).state)).toEqual(anlegen('H7'));
  });

  it.each<[HomieLevel, HomieLevel, Spiel, number]>([
    ['NORMAL', 'LEICHT', 'ROZBOJNIK', 40],
    ['NORMAL', 'LEICHT', 'TRUMPF', 60],
    ['NORMAL', 'LEICHT', 'LOTERYJKA', 60],
    ['SCHWER', 'NORMAL', 'HERZEN', 30],
  ])(
    '%s unter drei %s ist bei %s besser, nach %i Spielen im 95-%%-Intervall',
    (level, gegen, kierkiSpiel, wieOft) => {
      expect(mindestens(vorsprung(level, gegen, kierkiSpiel, wieOft))).toBeGreaterThan(0);
    },
    120_000,
  );
});
