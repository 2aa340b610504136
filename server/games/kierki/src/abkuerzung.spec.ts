import { describe, expect, it } from '@jest/globals';
import { type CardSet, cardsIn, drawsFrom, playableAt, played, setOf, type TrickTable } from '@tavern-jack/kernel';
import { playout, seededSource } from '@tavern-jack/kernel/testing';
import { type Event, type KierkiState, kierki } from './index.js';
import { type Kontrakt } from './kontrakt.js';
import { kontraktOf } from './partie.js';
import { stichpunkte } from './tarif.js';
import { spiel, spielt } from './testing/stellung.js';

/** Plays the rest of a game at random and gives the points by seat that it still brings. */
function zuEnde(tisch: TrickTable, { tarif, regeln }: Kontrakt, gespielt: number, seed: number): readonly number[] {
  const draws = drawsFrom(seededSource(seed));
  const punkte = tisch.hands.map(() => 0);
  let stichNummer = gespielt;
  let table = tisch;
  const leer = (hands: readonly CardSet[]) => hands.every((hand) => cardsIn(hand).length === 0);
  while (!leer(table.hands) || table.trick.length > 0) {
    const { table: next, trick } = played(table, draws.pick(cardsIn(playableAt(table, regeln))));
    table = next;
    if (!trick) continue;
    stichNummer += 1;
    punkte[trick.winner] = (punkte[trick.winner] ?? 0) + stichpunkte(tarif, stichNummer, setOf(trick.cards));
  }
  return punkte;
}

describe('Ein Spiel endet vor der letzten Karte nur, wenn sich an den Punkten nichts mehr ändern kann', () => {
  it('von jeder Stelle, an der 20 Partien abgekürzt wurden, bringt jedes Weiterspielen dieselben Punkte', () => {
    const gesehen = new Map<string, number>();
    for (let seed = 0; seed < 20; seed++) {
      const options = kierki.manifest.presets[seed % 5]?.options ?? kierki.manifest.defaults;
      const match = { seed: seed * 13, seats: { count: 3 + (seed % 2), startingSeat: 0 }, options };
      for (const { before, events } of playout(kierki, match)) {
        const rest = events.findIndex(({ type }) => type === 'restAufgedeckt');
        const event = events[rest];
        if (event?.type !== 'restAufgedeckt' || event.abkuerzung === 'ZWEI_FERTIG') continue;
        const state = events.slice(0, rest).reduce<KierkiState>(kierki.evolve, before);
        const key = `${event.abkuerzung} ${kontraktOf(state).spiel}`;
        gesehen.set(key, (gesehen.get(key) ?? 0) + 1);
        const soll = state.spielpunkte.map((_, seat) => (seat === event.restAn ? event.restpunkte : 0));
        for (let n = 0; n < 3; n++) {
          const punkte = zuEnde(state.tisch, kontraktOf(state), state.stiche.length, seed * 7 + n);
          if (punkte.join() !== soll.join()) expect({ key, punkte }).toEqual({ key, punkte: soll });
        }
      }
    }
    expect([...gesehen.keys()]).toEqual(
      expect.arrayContaining([
        'NICHTS_MEHR_ZU_HOLEN DAMEN',
        'NICHTS_MEHR_ZU_HOLEN HERREN',
        'NICHTS_MEHR_ZU_HOLEN HERZ_KOENIG',
        'REST_ENTSCHIEDEN TRUMPF',
        'REST_ENTSCHIEDEN STICHE',
      ]),
    );
  });

  const arten = (events: readonly Event[]) => events.map(({ type }) => type);

  it('ist der Herz-König weg, ist „Kein Herz-König“ vorbei, und die Karten werden gezeigt', () => {
    // The fifth game: seat 0 deals, seat 1 leads.
    const { events } = spielt(spiel('HERZ_KOENIG', ['X2 X3', 'PA X4', 'P3 X5', 'HK K2']), 'PA P3 HK X2');
    expect(arten(events).slice(0, 4)).toEqual(['karteGespielt', 'stichGewonnen', 'restAufgedeckt', 'spielGewertet']);
    expect(events[2]).toEqual({
      type: 'restAufgedeckt',
      abkuerzung: 'NICHTS_MEHR_ZU_HOLEN',
      restAn: null,
      restpunkte: 0,
      restkarten: [['KREUZ_3'], ['KREUZ_4'], ['KREUZ_5'], ['KARO_2']],
    });
    expect(events[3]).toMatchObject({ ergebnis: [0, -150, 0, 0] });
  });

  it('solange ein Stich zählt, geht es weiter, auch ohne Strafkarten', () => {
    const { events } = spielt(spiel('STICHE', ['X2 X3', 'PA X4', 'P3 X5', 'P4 K2']), 'PA P3 P4 X2');
    expect(arten(events)).toEqual(['karteGespielt', 'stichGewonnen']);
  });

  it('ein offener Trumpf lässt alles offen; erst ohne ihn gehört der Rest dem, der nur noch die höchsten hat', () => {
    const mit = spielt(spiel('TRUMPF', ['P2 X3', 'P3 H2', 'P4 K5', 'PA XA'], { trumpf: 'HERZ' }), 'PA P2 P3 P4');
    expect(arten(mit.events)).toEqual(['karteGespielt', 'stichGewonnen']);
    const ohne = spielt(spiel('TRUMPF', ['P2 X3', 'P3 X2', 'P4 K5', 'PA XA'], { trumpf: 'HERZ' }), 'PA P2 P3 P4');
    expect(ohne.events[2]).toMatchObject({ abkuerzung: 'REST_ENTSCHIEDEN', restAn: 3, restpunkte: 25 });
  });
});
