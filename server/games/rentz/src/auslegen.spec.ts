import { describe, expect, it } from '@jest/globals';
import type { Karte } from '@tavern-jack/kernel';
import { type RentzState, rentz } from './index.js';
import { anlegen, ausgelegt, blindAngesagt, type Lage, nach, wieGegeben } from './testing/lage.js';

const legbar = (state: RentzState, seat: number): Karte[] =>
  rentz.legalMoves(state, seat).flatMap((move) => (move.type === 'anlegen' ? [move.spielkarte] : []));
const frage = ({ state }: { state: RentzState }) => rentz.prompts(state)[0];

// Four players: 7 to ace, the rows start with the 10.
const VIER = ['PIK 10 B D K A 7, HERZ 7 8', 'HERZ 10 B 9 D K A, PIK 8 9', 'KREUZ 10 9 8 7, KARO 10 B D K', 'KREUZ B D K A, KARO 9 8 7 A'];

describe('Das Rentz-Spiel', () => {
  it('beginnt mit der Karte aus der Tabelle, zu viert mit einer 10', () => {
    const lage = ausgelegt(VIER);
    expect(frage(lage)).toMatchObject({ seat: 0, entscheidung: 'ANLEGEN', spiel: 'RENTZ' });
    expect(legbar(lage.state, 0)).toEqual(['PIK_10']);
    lage.when(0, anlegen('PIK_B')).refused('PASST_NICHT', { karte: 'PIK_B' });
    lage.when(0, anlegen('HERZ_10')).refused('NICHT_AUF_DER_HAND', { karte: 'HERZ_10' });
    lage.when(0, { type: 'verzichten' }).refused('JETZT_NICHT');
  });

  it('dann die nächsthöhere oder die nächstniedrigere Karte einer Reihe, oder eine neue Reihe', () => {
    const { state } = nach(ausgelegt(VIER), [anlegen('PIK_10')]);
    expect(legbar(state, 1)).toEqual(['PIK_9', 'HERZ_10']);
    const weiter = nach({ state }, [anlegen('PIK_9')]);
    expect(rentz.view(weiter.state, 0).reihen[0]?.liegen).toEqual(['PIK_9', 'PIK_10']);
  });

  it('wer keine passende Karte hat, passt: auch wer gewählt hat, ohne eine Karte zum Beginnen', () => {
    const ohne = [
      'PIK B D K A 7 8, HERZ 7 8',
      'PIK 10 9, HERZ 10 B 9 D K A',
      'KREUZ 10 9 8 7, KARO 10 B D K',
      'KREUZ B D K A, KARO 9 8 7 A',
    ];
    // The last permission brings the pass with it.
    const letzter = blindAngesagt('RENTZ', ohne).and({ type: 'zugelassen', seat: 1 }, { type: 'zugelassen', seat: 2 });
    const { state, events } = nach(letzter, [{ type: 'zulassen' }]);
    expect(events).toEqual([
      { type: 'zugelassen', seat: 3 },
      { type: 'gepasst', seat: 0 },
    ]);
    expect(frage({ state })).toMatchObject({ seat: 1 });
    expect(rentz.view(state, 1).spieler[0]?.ohne).toEqual(['PIK_10', 'HERZ_10', 'KREUZ_10', 'KARO_10']);
  });

  it('wer eine passende Karte hat, muss sie legen: einen Zug zum Passen gibt es nicht', () => {
    const lage = ausgelegt(VIER);
    expect(rentz.legalMoves(lage.state, 0)).toEqual([anlegen('PIK_10')]);
  });
});

describe('Wer ein Ass legt, darf sofort noch eine Karte legen', () => {
  const bisZumAss = (): Lage =>
    ausgelegt(VIER).and(
      ...(['PIK_10', 'PIK_B', 'PIK_D', 'PIK_K'] as const).map((spielkarte) => ({ type: 'angelegt', seat: 0, spielkarte }) as const),
      ...[1, 2, 3].map((seat) => ({ type: 'gepasst', seat }) as const),
    );

  it('und muss nicht', () => {
    const lage = bisZumAss();
    const { state, events } = nach(lage, [anlegen('PIK_A')]);
    expect(events).toEqual([{ type: 'angelegt', seat: 0, spielkarte: 'PIK_A' }]);
    expect(frage({ state })).toMatchObject({ seat: 0, entscheidung: 'NOCH_EINE' });
    expect(rentz.view(state, 2).nochEine).toBe(true);
    const verzichtet = nach({ state }, [{ type: 'verzichten' }]);
    expect(verzichtet.events[0]).toEqual({ type: 'verzichtet', seat: 0 });
    expect(frage(verzichtet)).toMatchObject({ seat: 1, entscheidung: 'ANLEGEN' });
  });

  it('gefragt wird auch, wer keine passende hat: dass er nichts legt, verrät nichts', () => {
    const { state } = nach(bisZumAss(), [anlegen('PIK_A')]);
    expect(rentz.legalMoves(state, 0)).toEqual([{ type: 'verzichten' }]);
  });

  it('ein zweites Ass bringt noch eine', () => {
    const asse = ['PIK K A, HERZ K A, KREUZ 7 8, KARO 7 8', 'PIK 10 B D, HERZ 10 B D', 'KREUZ 10 9', 'KARO 10 9'];
    const lage = ausgelegt(asse).and(
      ...(['PIK_10', 'PIK_B', 'PIK_D', 'HERZ_10', 'HERZ_B', 'HERZ_D'] as const).map(
        (spielkarte) => ({ type: 'angelegt', seat: 1, spielkarte }) as const,
      ),
      { type: 'angelegt', seat: 0, spielkarte: 'PIK_K' },
      { type: 'angelegt', seat: 0, spielkarte: 'HERZ_K' },
      ...[1, 2, 3].map((seat) => ({ type: 'gepasst', seat }) as const),
    );
    const { state } = nach(lage, [anlegen('PIK_A'), anlegen('HERZ_A')]);
    expect(frage({ state })).toMatchObject({ seat: 0, entscheidung: 'NOCH_EINE' });
    expect(legbar(state, 0)).toEqual([]);
  });

  it('mit dem Ass als letzter Karte ist man fertig', () => {
    const lage = bisZumAss().and(
      ...(['HERZ_8', 'HERZ_7', 'PIK_7'] as const).map((spielkarte) => ({ type: 'angelegt', seat: 0, spielkarte }) as const),
      { type: 'gepasst', seat: 3 },
    );
    const am = { ...lage.state, amZug: 0 };
    const { state, events } = nach({ state: am }, [anlegen('PIK_A')]);
    expect(events.slice(0, 2)).toEqual([
      { type: 'angelegt', seat: 0, spielkarte: 'PIK_A' },
      { type: 'ausgestiegen', seat: 0, fertigAls: 1, platzpunkte: 300 },
    ]);
    expect(frage({ state })?.seat).not.toBe(0);
  });
});

describe('Die niedrigste Karte lässt den nächsten Spieler aussetzen', () => {
  const bisZurAcht = (): Lage =>
    ausgelegt(VIER).and(
      { type: 'angelegt', seat: 0, spielkarte: 'PIK_10' },
      { type: 'angelegt', seat: 1, spielkarte: 'PIK_9' },
      { type: 'angelegt', seat: 1, spielkarte: 'PIK_8' },
      { type: 'gepasst', seat: 2 },
      { type: 'gepasst', seat: 3 },
    );

  it('die 7: Ben setzt aus, Carla ist dran', () => {
    const { state, events } = nach(bisZurAcht(), [anlegen('PIK_7')]);
    expect(events).toEqual([
      { type: 'angelegt', seat: 0, spielkarte: 'PIK_7' },
      { type: 'ausgesetzt', seat: 1 },
    ]);
    expect(frage({ state })).toMatchObject({ seat: 2, entscheidung: 'ANLEGEN' });
  });

  it('nur wer noch im Spiel ist, setzt aus', () => {
    const lage = bisZurAcht();
    const [a = [0, 0, 0, 0], , c = [0, 0, 0, 0], d = [0, 0, 0, 0]] = lage.state.tisch.hands;
    // Ben has gone out.
    const ohneBen = { ...lage.state, ausgestiegen: [1], tisch: { ...lage.state.tisch, hands: [a, [0, 0, 0, 0] as const, c, d] } };
    const { state, events } = nach({ state: ohneBen }, [anlegen('PIK_7')]);
    expect(events.slice(1)).toEqual([
      { type: 'ausgesetzt', seat: 2 },
      { type: 'gepasst', seat: 3 },
    ]);
    expect(frage({ state })?.seat).toBe(0);
  });

  it('sind nur noch zwei im Spiel, ist man gleich wieder dran', () => {
    const lage = bisZurAcht();
    const [a = [0, 0, 0, 0], , c = [0, 0, 0, 0]] = lage.state.tisch.hands;
    const leer = [0, 0, 0, 0] as const;
    const zuZweit = { ...lage.state, ausgestiegen: [1, 3], tisch: { ...lage.state.tisch, hands: [a, leer, c, leer] } };
    const { state, events } = nach({ state: zuZweit }, [anlegen('PIK_7')]);
    expect(events[1]).toEqual({ type: 'ausgesetzt', seat: 2 });
    expect(frage({ state })?.seat).toBe(0);
  });
});

describe('Wer zuerst alle Karten los ist, bekommt die meisten Punkte', () => {
  it.each([
    [3, [300, 200, 150]],
    [4, [300, 200, 150, 100]],
    [5, [300, 200, 150, 100, 50]],
    [6, [300, 200, 150, 100, 50, 0]],
  ])('zu %d: %j, auch wer übrig bleibt', (spieler, punkte) => {
    const leer = [0, 0, 0, 0] as const;
    const start = ausgelegt(Array.from({ length: spieler }, () => '')).state;
    const startkarte = rentz.view(start, 0).reihen[0]?.startkarte as Karte;
    // Everybody but the last two has gone out; the chooser holds one start card, the next one anything else.
    const [andere = leer] = start.tisch.hands.slice(-1);
    const nur = [1 << (start.spieler === 3 ? 11 : start.spieler === 6 ? 9 : 10), 0, 0, 0] as const;
    const hands = start.tisch.hands.map((_, seat) => (seat === 0 ? nur : seat === 1 ? andere : leer));
    const raus = Array.from({ length: spieler - 2 }, (_, i) => i + 2);
    const spielpunkte = start.tisch.hands.map((_, seat) => (seat < 2 ? 0 : (punkte[seat - 2] ?? 0)));
    const state = { ...start, tisch: { ...start.tisch, hands }, ausgestiegen: raus, spielpunkte };
    const { events } = nach({ state }, [anlegen(startkarte)], wieGegeben);
    expect(events.slice(1, 3)).toEqual([
      { type: 'ausgestiegen', seat: 0, fertigAls: spieler - 1, platzpunkte: punkte[spieler - 2] },
      { type: 'ausgestiegen', seat: 1, fertigAls: spieler, platzpunkte: punkte[spieler - 1] },
    ]);
    const gewertet = events.find(({ type }) => type === 'gabeGewertet');
    expect(gewertet).toMatchObject({
      vorzeitig: false,
      ergebnis: [punkte[spieler - 2], punkte[spieler - 1], ...punkte.slice(0, spieler - 2)],
    });
  });
});
