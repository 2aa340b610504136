import { describe, expect, it } from '@jest/globals';
import type { Karte } from '@tavern-jack/kernel';
import { Given, playout } from '@tavern-jack/kernel/testing';
import { king, type Move } from './index.js';
import { OFFIZIELL } from './optionen.js';
import { ANNA, BEN, CARLA, DAN, gelegt, type Lage, stellung } from './testing/stellung.js';

const HAENDE: readonly (readonly Karte[])[] = [
  ['PIK_A', 'PIK_K', 'PIK_D'],
  ['HERZ_A', 'HERZ_K', 'HERZ_D'],
  ['KREUZ_A', 'KREUZ_K', 'KREUZ_2'],
  ['KARO_A', 'KARO_K', 'KARO_2'],
];
const ANNA_STARK: readonly (readonly Karte[])[] = [
  ['PIK_A', 'PIK_K', 'HERZ_2', 'HERZ_3'],
  ['PIK_2', 'PIK_5', 'HERZ_4', 'HERZ_5'],
  ['PIK_3', 'PIK_6', 'HERZ_6', 'KREUZ_2'],
  ['PIK_4', 'PIK_7', 'HERZ_7', 'KREUZ_3'],
];

const frage = ({ state }: Lage) => king.prompts(state)[0];
const nach = (lage: Lage, ...moves: readonly Move[]): Lage =>
  moves.reduce((jetzt, move) => new Given(king, jetzt.when(frage(jetzt)?.seat ?? -1, move).state), lage);
const bieten = (gebot: number): Move => ({ type: 'bieten', gebot });
const passen: Move = { type: 'passen' };

describe('Trumpf', () => {
  it('der Geber zeigt die letzte Karte, die er sich selbst gegeben hat: ihre Farbe ist Trumpf', () => {
    const match = { seed: 2, options: OFFIZIELL, seats: { count: 4, startingSeat: 3 } };
    const events = [...playout(king, match)].flatMap((step) => step.events);
    const gegeben = events.filter((event) => event.type === 'ausgeteilt').filter(({ kontrakt }) => kontrakt === 'TRUMPF');
    const trumpf = events.filter((event) => event.type === 'trumpfBestimmt');
    expect(gegeben).toHaveLength(4);
    expect(new Set(gegeben.map(({ geber }) => geber)).size).toBe(4);
    for (const [at, { geber, haende }] of gegeben.entries()) {
      const karte = haende[geber]?.at(-1);
      expect(trumpf[at]).toEqual({ type: 'trumpfBestimmt', seat: geber, karte, farbe: karte?.split('_')[0] });
    }
  });

  it('Geber wählt Trumpf: er bestimmt nach Blick in seine Karten, dann spielt sein linker Nachbar aus', () => {
    const lage = stellung({ kontrakt: 'TRUMPF', options: { trumpfwahl: 'GEBER' }, haende: HAENDE });
    expect(frage(lage)).toMatchObject({ seat: DAN, kingEntscheidung: 'TRUMPF_ANSAGEN' });
    lage.when(DAN, { type: 'bestimmen', farbe: 'HERZ' }).then({ type: 'trumpfBestimmt', seat: DAN, farbe: 'HERZ', karte: null });
    expect(frage(nach(lage, { type: 'bestimmen', farbe: 'HERZ' }))).toMatchObject({ seat: ANNA, kingEntscheidung: 'AUSSPIELEN' });
  });
});

describe('Die Wahl kaufen', () => {
  const lage = stellung({ kontrakt: 'TRUMPF', options: { trumpfwahl: 'KAUF' }, haende: HAENDE });

  it('jeder darf einmal bieten, links vom Geber beginnend, immer eine höhere ganze Zahl, oder passen', () => {
    expect(frage(lage)).toMatchObject({ seat: ANNA, kingEntscheidung: 'BIETEN', hoechstesGebot: null });
    const einmal = nach(lage, bieten(2));
    expect(frage(einmal)).toMatchObject({ seat: BEN, hoechstesGebot: 2 });
    einmal.when(BEN, bieten(2)).refused('GEBOT_ZU_NIEDRIG', { mehrAls: 2 });
    einmal.when(BEN, bieten(14)).refused('GEBOT_ZU_HOCH', { hoechstens: 13 });
    einmal.when(BEN, bieten(2.5)).refused('KEIN_SOLCHER_ZUG');
    const alle = nach(einmal, passen, bieten(3));
    expect(frage(alle)).toMatchObject({ seat: DAN, kingEntscheidung: 'VERKAUFEN', hoechstesGebot: 3, bieter: CARLA });
    expect(king.view(alle.state, 'spectator').gebote).toEqual([
      { seat: ANNA, gebot: 2 },
      { seat: BEN, gebot: null },
      { seat: CARLA, gebot: 3 },
    ]);
  });

  it('nach einem Gebot über alle Stiche wird niemand mehr gefragt, ohne Gebot bestimmt der Geber', () => {
    expect(frage(nach(lage, bieten(13)))).toMatchObject({ seat: DAN, kingEntscheidung: 'VERKAUFEN', bieter: ANNA });
    expect(frage(nach(lage, passen, passen, passen))).toMatchObject({ seat: DAN, kingEntscheidung: 'TRUMPF_ANSAGEN' });
  });

  it('nimmt der Geber das beste Gebot an, bestimmt der Käufer, sonst der Geber selbst', () => {
    const gebot = nach(lage, bieten(1), bieten(2), passen);
    gebot.when(DAN, { type: 'verkaufen' }).then({ type: 'trumpfVerkauft', seat: DAN, kaeufer: BEN, gebot: 2 });
    expect(frage(nach(gebot, { type: 'verkaufen' }))).toMatchObject({ seat: BEN, kingEntscheidung: 'TRUMPF_ANSAGEN' });
    gebot.when(DAN, { type: 'behalten' }).then({ type: 'trumpfBehalten', seat: DAN });
    expect(frage(nach(gebot, { type: 'behalten' }))).toMatchObject({ seat: DAN, kingEntscheidung: 'TRUMPF_ANSAGEN' });
  });

  it('seine ersten Stiche, bis zur gebotenen Zahl, zählen für den Geber, danach für ihn', () => {
    const anna = stellung({ kontrakt: 'TRUMPF', options: { trumpfwahl: 'KAUF' }, haende: ANNA_STARK });
    const gekauft = nach(anna, bieten(1), passen, passen, { type: 'verkaufen' }, { type: 'bestimmen', farbe: 'KREUZ' });
    const erster = gelegt(gekauft, 'PIK_A', 'PIK_2', 'PIK_3', 'PIK_4');
    expect(erster.state.letzterStich?.stich).toMatchObject({ winner: ANNA, zaehltFuer: DAN });
    expect(king.view(erster.state, ANNA).kauf).toEqual({ kaeufer: ANNA, preisInStichen: 1, bezahlt: 1 });
    const zweiter = gelegt(erster, 'PIK_K', 'PIK_5', 'PIK_6', 'PIK_7');
    expect(zweiter.state.letzterStich?.stich).toMatchObject({ winner: ANNA, zaehltFuer: ANNA });
  });

  it('macht er weniger Stiche, zählen alle, die er macht, für den Geber', () => {
    const match = { seed: 11, options: { ...OFFIZIELL, trumpfwahl: 'KAUF' as const }, seats: { count: 4, startingSeat: 0 } };
    let zuWenige = 0;
    for (let seed = 0; seed < 12; seed++) {
      for (const { after } of playout(king, { ...match, seed })) {
        const { spiel } = after;
        if (!spiel?.kauf || spiel.voll) continue;
        const { kaeufer, gebot } = spiel.kauf;
        const seine = spiel.stiche.filter(({ winner }) => winner === kaeufer);
        expect(seine.map(({ zaehltFuer }) => zaehltFuer)).toEqual(seine.map((_, at) => (at < gebot ? spiel.ansager : kaeufer)));
        if (spiel.stiche.length === 12 && seine.length < gebot) zuWenige++;
      }
    }
    expect(zuWenige).toBeGreaterThan(0);
  });
});
