import { describe, expect, it } from '@jest/globals';
import { cardIn, cardsIn, type Farbe, type Karte } from '@tavern-jack/kernel';
import { playout } from '@tavern-jack/kernel/testing';
import { king, type Options } from './index.js';
import type { Kontrakt } from './kontrakt.js';
import { OFFIZIELL } from './optionen.js';
import { erlaubteKarten } from './testing/pflichten-noch-einmal.js';
import { gelegt, legen, spielbar, stellung } from './testing/stellung.js';
import { ALLE_TISCHE } from './testing/tische.js';

const TURNIER: Partial<Options> = { turnierregeln: true, trumpfwahl: 'GEBER' };
const RIFKI: Partial<Options> = { spielform: 'RIFKI', trumpfwahl: 'GEBER' };

/** What the last of four may play on these three cards; the others hold nothing but hearts besides. */
const darf = (options: Partial<Options>, kontrakt: Kontrakt, stich: readonly Karte[], hand: readonly Karte[], trumpf?: Farbe) => {
  const andere = stich.map((karte, at) => [karte, (['HERZ_7', 'HERZ_8', 'HERZ_9'] as const)[at] as Karte]);
  const direction = options.spielform === 'RIFKI' ? -1 : 1;
  const haende = [...andere, hand, ...Array.from({ length: 3 - stich.length }, () => ['PIK_9', 'HERZ_10'] as const)];
  const gesetzt = direction === 1 ? haende : haende.map((_, seat) => haende[(4 - seat) % 4] ?? []);
  return spielbar(
    gelegt(stellung({ options, kontrakt, haende: gesetzt, geber: 3, ausspieler: 0, ...(trumpf ? { trumpf } : {}) }), ...stich),
  );
};

describe('Turnierregeln (IWWA)', () => {
  it.each(['HERZEN', 'HERZ_KOENIG'] as const)('bei %s wird Herz nur ausgespielt, wenn man nur noch Herz hat', (kontrakt) => {
    expect(darf(TURNIER, kontrakt, [], ['HERZ_A', 'PIK_2'])).toEqual(['PIK_2']);
    expect(darf(TURNIER, kontrakt, [], ['HERZ_A', 'HERZ_2'])).toEqual(['HERZ_2', 'HERZ_A']);
  });

  it.each(['STICHE', 'KOENIGE_BUBEN', 'DAMEN', 'ZWEI_STICHE'] as const)('bei %s darf Herz jederzeit ausgespielt werden', (kontrakt) => {
    expect(darf(TURNIER, kontrakt, [], ['HERZ_A', 'PIK_2'])).toEqual(['PIK_2', 'HERZ_A']);
  });

  it('mit der Karo-10 als Einzelkarte gilt das im fünften Spiel für Karo', () => {
    const mitKaro = { ...TURNIER, einzelkarte: 'KARO_10' } as const;
    expect(darf(mitKaro, 'HERZ_KOENIG', [], ['HERZ_A', 'KARO_2'])).toEqual(['HERZ_A']);
    expect(darf(mitKaro, 'HERZEN', [], ['HERZ_A', 'KARO_2'])).toEqual(['KARO_2']);
    expect(darf(mitKaro, 'HERZ_KOENIG', ['PIK_3'], ['HERZ_K', 'KARO_10'])).toEqual(['KARO_10']);
  });

  it.each([
    ['HERZEN', ['PIK_3'], ['HERZ_2', 'KARO_A'], ['HERZ_2']],
    ['HERZEN', ['HERZ_3'], ['HERZ_2', 'HERZ_A'], ['HERZ_2']],
    ['KOENIGE_BUBEN', ['PIK_A'], ['PIK_B', 'PIK_2', 'PIK_K'], ['PIK_B', 'PIK_K']],
    ['KOENIGE_BUBEN', ['PIK_D'], ['PIK_B', 'PIK_2', 'PIK_K'], ['PIK_B']],
    ['KOENIGE_BUBEN', ['PIK_10'], ['PIK_B', 'PIK_2', 'PIK_K'], ['PIK_2', 'PIK_B', 'PIK_K']],
    ['DAMEN', ['PIK_3', 'PIK_K'], ['PIK_D', 'PIK_A'], ['PIK_D']],
    ['DAMEN', ['PIK_3', 'KARO_K'], ['KARO_D', 'KARO_A'], ['KARO_D']],
    ['HERZ_KOENIG', ['HERZ_A'], ['HERZ_K', 'HERZ_2'], ['HERZ_K']],
    ['HERZ_KOENIG', ['HERZ_D'], ['HERZ_K', 'HERZ_2'], ['HERZ_2', 'HERZ_K']],
    ['HERZ_KOENIG', ['KREUZ_2'], ['HERZ_K', 'PIK_2'], ['HERZ_K']],
    ['STICHE', ['KREUZ_2'], ['HERZ_K', 'PIK_2'], ['PIK_2', 'HERZ_K']],
  ] as const)('%s: auf %j darf man von %j nur %j: eine Strafkarte, die nicht sticht, muss weg', (kontrakt, stich, hand, erlaubt) => {
    expect(darf(TURNIER, kontrakt, stich, hand)).toEqual(erlaubt);
    expect(darf({}, kontrakt, stich, hand)).toHaveLength(hand.length);
  });

  it.each([
    ['Trumpf ausgespielt: überbieten', ['KARO_8', 'KARO_9'], ['KARO_2', 'KARO_10', 'KARO_A'], ['KARO_10', 'KARO_A']],
    ['Trumpf ausgespielt, nichts Höheres: jeder Trumpf', ['KARO_8', 'KARO_K'], ['KARO_2', 'KARO_10', 'PIK_A'], ['KARO_2', 'KARO_10']],
    ['blank: trumpfen', ['PIK_8'], ['KARO_2', 'KREUZ_A'], ['KARO_2']],
    ['blank: einen liegenden Trumpf übertrumpfen', ['PIK_8', 'KARO_5'], ['KARO_2', 'KARO_6', 'KREUZ_A'], ['KARO_6']],
    ['blank, übertrumpfen unmöglich: jede Karte', ['PIK_8', 'KARO_5'], ['KARO_2', 'KREUZ_A'], ['KREUZ_A', 'KARO_2']],
    ['bedienen können: nichts weiter', ['PIK_8', 'KARO_5'], ['PIK_2', 'PIK_A', 'KARO_6'], ['PIK_2', 'PIK_A']],
  ] as const)('%s', (_name, stich, hand, erlaubt) => expect(darf(TURNIER, 'TRUMPF', stich, hand, 'KARO')).toEqual(erlaubt));

  it('wer die Pflicht verletzt, hört davon', () => {
    const haende = [
      ['PIK_8', 'PIK_3'],
      ['KARO_2', 'KREUZ_A'],
      ['PIK_5', 'PIK_6'],
      ['PIK_7', 'PIK_9'],
    ] as const;
    const lage = gelegt(stellung({ options: TURNIER, kontrakt: 'TRUMPF', trumpf: 'KARO', haende }), 'PIK_8');
    lage.when(1, legen('KREUZ_A')).refused('KARTE_NICHT_ERLAUBT');
  });
});

describe('Rıfkı', () => {
  it('wer nicht bedienen kann, muss trumpfen, aber nicht übertrumpfen', () => {
    expect(darf(RIFKI, 'TRUMPF', ['PIK_8', 'KARO_5'], ['KARO_2', 'KARO_6', 'KREUZ_A'], 'KARO')).toEqual(['KARO_2', 'KARO_6']);
    expect(darf(RIFKI, 'TRUMPF', ['KARO_8'], ['KARO_2', 'KARO_9'], 'KARO')).toEqual(['KARO_2', 'KARO_9']);
  });

  it('in Minusspielen muss eine Strafkarte unter eine höhere ihrer Farbe und, wenn man blank ist, abgeworfen werden', () => {
    expect(darf(RIFKI, 'DAMEN', ['PIK_K'], ['PIK_D', 'PIK_2'])).toEqual(['PIK_D']);
    expect(darf(RIFKI, 'KOENIGE_BUBEN', ['PIK_3'], ['KARO_B', 'KREUZ_2'])).toEqual(['KARO_B']);
    expect(darf(RIFKI, 'HERZ_KOENIG', ['PIK_3'], ['HERZ_K', 'KREUZ_2'])).toEqual(['HERZ_K']);
  });

  it('Herz wird erst ausgespielt, wenn ein Herz abgeworfen wurde oder man nur Herz hat', () => {
    expect(darf(RIFKI, 'STICHE', [], ['HERZ_A', 'PIK_2'])).toEqual(['PIK_2']);
    expect(darf(RIFKI, 'STICHE', [], ['HERZ_A', 'HERZ_2'])).toEqual(['HERZ_2', 'HERZ_A']);
    expect(darf(RIFKI, 'TRUMPF', [], ['HERZ_A', 'PIK_2'], 'KARO')).toEqual(['PIK_2', 'HERZ_A']);
    const haende = [
      ['PIK_A', 'HERZ_9', 'KREUZ_3'],
      ['PIK_4', 'HERZ_5', 'KREUZ_9'],
      ['HERZ_2', 'HERZ_3', 'KREUZ_8'],
      ['PIK_7', 'PIK_9', 'KREUZ_7'],
    ] as const;
    const nach = gelegt(stellung({ options: RIFKI, kontrakt: 'STICHE', haende, ausspieler: 0 }), 'PIK_A', 'PIK_9', 'HERZ_3', 'PIK_4');
    expect(spielbar(nach)).toEqual(['HERZ_9', 'KREUZ_3']);
  });
});

describe('Jede Pflicht in zufälligen Partien jeder Variante', () => {
  it.each(ALLE_TISCHE.map(({ name, ...tisch }) => [name, tisch] as const))(
    '%s: die erlaubten Karten sind die der Regeln',
    (_name, { options, seats }) => {
      for (let seed = 0; seed < 2; seed++) {
        for (const { before, seat } of playout(king, { seed, options, seats: { count: seats, startingSeat: seed } })) {
          const { spiel } = before;
          const karten = king.legalMoves(before, seat).flatMap((move) => (move.type === 'legen' ? [cardIn(move.karte)] : []));
          if (!spiel?.kontrakt || karten.length === 0) continue;
          const lage = {
            options,
            kontrakt: spiel.kontrakt,
            trumpf: spiel.tisch.trump,
            hand: cardsIn(spiel.tisch.hands[seat] ?? [0, 0, 0, 0]),
          };
          const erlaubt = erlaubteKarten({ ...lage, stich: spiel.tisch.trick, vorher: spiel.stiche.map(({ cards }) => cards) });
          if (karten.join() !== [...erlaubt].sort((a, b) => a - b).join()) throw new Error(`${karten} instead of ${erlaubt}`);
        }
      }
    },
  );
  it('auch die Grundregeln: ohne Optionen nur bedienen', () =>
    expect(darf(OFFIZIELL, 'HERZEN', ['PIK_3'], ['HERZ_2', 'KARO_A'])).toHaveLength(2));
});
