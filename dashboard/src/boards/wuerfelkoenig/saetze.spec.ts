import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'use-intl/core';
import type { GameTexts } from '../game-board';
import * as beispiel from './beispiel';
import { diffworte } from './diffworte';
import { folgen } from './folge';
import { BUERGER } from './kartendruck';
import { satz } from './saetze';
import type { Platz, Spielereignis } from './typen';
import { bedingungVon, nameMitBedingung, wenMitBedingung } from './worte';

const lies = (pfad: string): string => readFileSync(new URL(pfad, import.meta.url), 'utf8');
const schema = lies('../../../../contracts/graphql/wuerfelkoenig.graphql');
const arten = [...schema.matchAll(/^type (\w+) implements MatchEvent/gm)].map((treffer) => treffer[1] as string);

const namen = ['Annika', 'Ben', 'Uschi', 'Kalle'];
const kind = '';
const beispiele: readonly Spielereignis[] = [
  {
    __typename: 'WuerfelkoenigPartieEroeffnet',
    kind,
    reihenfolge: [1, 2, 3, 0],
    reihe: ['ELFE_4', 'ZWERG_4X3', 'FEE_2ROT_2GRUEN', 'DRACHE_25', 'ORK_3_2'],
  },
  { __typename: 'WuerfelkoenigZugBegonnen', kind, zugNummer: 7, seat: 1, wuerfe: 3, extrazug: false },
  { __typename: 'WuerfelkoenigGewuerfelt', kind, seat: 1, wurf: 2, behalten: [0, 4], wuerfel: [1, 2, 3, 4, 5, 6] },
  { __typename: 'WuerfelkoenigAufgehoert', kind, seat: 1 },
  { __typename: 'WuerfelkoenigBuergerGenommen', kind, seat: 1, platz: 1, buerger: 'ZWERG_4X3', hypnotisiert: false },
  { __typename: 'WuerfelkoenigOrtGegruendet', kind, seat: 1, ort: 'BERGWERK', punkte: 3 },
  { __typename: 'WuerfelkoenigDracheVerschenkt', kind, seat: 1, an: 2, buerger: 'DRACHE_28' },
  { __typename: 'WuerfelkoenigStrafeGenommen', kind, seat: 1, punkte: -3 },
  { __typename: 'WuerfelkoenigBuergerAbgelegt', kind, platz: 4, buerger: 'ORK_3_2' },
  { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind, buerger: 'HYPNOTISEUR' },
  {
    __typename: 'WuerfelkoenigPartieBeendet',
    kind,
    ende: ['ORTSSTAPEL'],
    ergebnis: [12, 31, 20, 8],
    minuspunkte: [4, 0, 1, 9],
    koenige: [1],
  },
];

function uebersetzer(sprache: 'de' | 'en'): GameTexts {
  const messages = JSON.parse(lies(`./messages.${sprache}.json`)) as Record<string, never>;
  const t = createTranslator({
    locale: sprache,
    messages,
    onError: (fehler) => {
      throw fehler;
    },
  });
  return (schluessel, werte) => t(schluessel as never, werte as never);
}

function beispielVon<N extends Spielereignis['__typename']>(art: N): Extract<Spielereignis, { __typename: N }> {
  const gefunden = beispiele.find((ereignis) => ereignis.__typename === art);
  if (!gefunden) throw new Error(`no sample of ${art}`);
  return gefunden as Extract<Spielereignis, { __typename: N }>;
}

describe.each(['de', 'en'] as const)('the sentences in %s', (sprache) => {
  const t = uebersetzer(sprache);

  it('are asked for every event of the contract', () => {
    expect(arten.length).toBe(11);
  });

  it.each(arten)('tell %s', (art) => {
    expect(satz(beispielVon(art as Spielereignis['__typename']), namen, t)).toMatch(/^\p{Lu}.*[.!]$/u);
  });

  it('name who gives the dragon to whom, and what it costs', () => {
    const text = satz(beispielVon('WuerfelkoenigDracheVerschenkt'), namen, t);
    for (const teil of ['Ben', 'Uschi', '−4']) expect(text).toContain(teil);
  });

  it('name number and colour of each die', () => {
    const rot = t('wuerfelfarbe.ROT');
    // Dice 0 and 1 are of kind I, 2 and 3 of kind II, 4 and 5 of kind III.
    const [blau, gruen] = [t('wuerfelfarbe.BLAU'), t('wuerfelfarbe.GRUEN')];
    expect(satz(beispielVon('WuerfelkoenigGewuerfelt'), namen, t)).toContain(
      `1 ${blau}, 2 ${gruen}, 3 ${gruen}, 4 ${gruen}, 5 ${rot}, 6 ${gruen}`,
    );
  });

  it('tell a first roll, a fourth roll and an extra turn apart', () => {
    const zug = beispielVon('WuerfelkoenigZugBegonnen');
    const wurf = beispielVon('WuerfelkoenigGewuerfelt');
    const genommen = beispielVon('WuerfelkoenigBuergerGenommen');
    const texte = [
      zug,
      { ...zug, wuerfe: 4 },
      { ...zug, extrazug: true },
      { ...zug, wuerfe: 4, extrazug: true },
      wurf,
      { ...wurf, behalten: [] },
      genommen,
      { ...genommen, hypnotisiert: true },
      { ...genommen, buerger: 'DRACHE_25' as const },
    ].map((ereignis) => satz(ereignis, namen, t));
    expect(new Set(texte).size).toBe(texte.length);
  });

  it('share the crown and name every reason of the end', () => {
    const geteilt = { ...beispielVon('WuerfelkoenigPartieBeendet'), koenige: [1, 2], ende: ['STRAFSTAPEL', 'NACHZIEHSTAPEL'] as const };
    const text = satz({ ...geteilt, ende: [...geteilt.ende] }, namen, t);
    for (const teil of ['Ben & Uschi', '31', t('satz.ende.STRAFSTAPEL'), t('satz.ende.NACHZIEHSTAPEL')]) expect(text).toContain(teil);
  });

  it('pass over kinds that came after this page', () => {
    expect(satz({ __typename: 'WuerfelkoenigNochNichtErfunden', kind } as unknown as Spielereignis, namen, t)).toBeNull();
  });
});

describe.each(['de', 'en'] as const)('the words in %s', (sprache) => {
  const t = uebersetzer(sprache);

  it('tell all 40 citizens apart', () => {
    expect(new Set(BUERGER.map((buerger) => nameMitBedingung(buerger, t))).size).toBe(40);
    expect(new Set(BUERGER.map((buerger) => wenMitBedingung(buerger, t))).size).toBe(40);
  });

  it('say a condition with its numbers', () => {
    expect(bedingungVon('ZWERG_4X3', t)).toMatch(/4.*3/);
    expect(bedingungVon('FEE_2ROT_3GRUEN', t)).toMatch(/2.*\+ 3/);
    expect(bedingungVon('ORK_2_2_2', t).match(/2/g)).toHaveLength(3);
    expect(bedingungVon('HYPNOTISEUR', t)).toContain('12');
  });

  it('name every key and value of a view that differs', () => {
    const { label, value, member } = diffworte;
    for (const key of ['zugNummer', 'reihe', 'chance', 'stapel', 'elfeOben', 'nachziehstapel']) expect(label(key, t)).toMatch(/./);
    expect(label('amZug', t)).toBeUndefined();
    expect(member('reihe', '4', t)).toContain('5');
    expect(value('buerger', 'ELFE_5', t)).toBe(nameMitBedingung('ELFE_5', t));
    for (const [key, wort] of [
      ['art', 'ORK'],
      ['ort', 'STADT'],
      ['ortFarbe', 'GELB'],
      ['farben', 'ROT'],
      ['bedingung', 'STRASSE'],
      ['sorte', 'STRAFE'],
    ] as const)
      expect(value(key, wort, t)).not.toBe(wort);
    expect(value('behalten', 0, t)).toBe('1');
    expect(value('punkte', 7, t)).toBeUndefined();
  });
});

describe('what taking a citizen would bring', () => {
  const t = uebersetzer('de');
  const platz = (view: typeof beispiel.mitte, stelle: number): Platz => view.reihe[stelle] as Platz;
  const folge = (view: typeof beispiel.mitte, seat: number, stelle: number) => {
    const einer = platz(view, stelle);
    if (!einer.karte) throw new Error('nobody there');
    return folgen(view, seat, einer, einer.karte, t);
  };

  it('counts the location of a citizen under its own stack', () => {
    expect(folge(beispiel.mitte, 0, 3)).toEqual(['3 Punkte und Orkdorf mit 2']);
  });

  it('counts fairies as n times n', () => {
    expect(folge(beispiel.anfang, 0, 4)).toEqual(['deine erste Fee, Feen dann 1, und Zauberwald mit 2']);
    expect(folge(beispiel.danachMitte, 3, 0)).toEqual(['deine 3. Fee, Feen dann 9']);
  });

  it('names whom the Hypnotiseur brings, and that he is alone on the far right', () => {
    expect(folge(beispiel.mitte, 0, 1)).toEqual(['1 Punkt', 'bringt mit: Irrer Gnom (6 blaue)']);
    const rechts = { ...platz(beispiel.mitte, 1), platz: 4 };
    if (!rechts.karte) throw new Error('nobody there');
    expect(folgen(beispiel.mitte, 0, rechts, rechts.karte, t)[1]).toBe('ganz rechts, kommt allein');
  });

  it('says that a dragon is given away', () => {
    expect(folge(beispiel.mitte, 0, 4)).toEqual(['−4 Punkte, zu verschenken']);
  });
});
