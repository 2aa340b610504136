import { describe, expect, it } from '@jest/globals';
import { Given, given } from '@tavern-jack/kernel/testing';
import { type KronenduellState, kronenduell } from './index.js';
import { duell, legen, legt, letzte, mitHaenden, nach, OFFIZIELL, ohneZufall } from './testing/duell.js';

const offen = (state: KronenduellState) => kronenduell.prompts(state).map(({ seat, wahl }) => ({ seat, wahl }));

describe('Vorbereitung', () => {
  it('jeder nimmt acht Karten auf die Hand, Ass bis 8, und niemand hat eine Münze', () => {
    expect(kronenduell.setup({ count: 2, startingSeat: 1 }, OFFIZIELL, ohneZufall)).toEqual([
      {
        type: 'partieBegonnen',
        partie: 1,
        ziel: 4,
        gemischt: false,
        haende: [
          [1, 2, 3, 4, 5, 6, 7, 8],
          [1, 2, 3, 4, 5, 6, 7, 8],
        ],
      },
      { type: 'rundeBegonnen', runde: 1, verstaerkt: null, spaeher: null },
    ]);
    expect(duell().state.stand).toEqual([0, 0]);
  });
  it.each([1, 3])('Spieler: genau 2, nicht %i', (count) => {
    expect(() => given(kronenduell, { count, startingSeat: 0 })).toThrow(RangeError);
  });
});

describe('Eine Runde', () => {
  it('beide wählen zugleich: zwei offene Fragen, jede mit eigener Kennung', () => {
    expect(kronenduell.prompts(duell().state)).toEqual([
      { id: 'p1.1.0', seat: 0, wahl: 'VERDECKT', partie: 1, runde: 1 },
      { id: 'p1.1.1', seat: 1, wahl: 'VERDECKT', partie: 1, runde: 1 },
    ]);
  });
  it('die erste Karte liegt verdeckt, und nur der andere ist noch gefragt', () => {
    const { state, events } = legt(duell().state, 1, 5);
    expect(events).toEqual([{ type: 'gelegt', seat: 1, offen: false, rang: 5 }]);
    expect(offen(state)).toEqual([{ seat: 0, wahl: 'VERDECKT' }]);
    expect(kronenduell.legalMoves(state, 1)).toEqual([]);
  });
  it('sind beide bereit, wird aufgedeckt: die 5 schlägt die 3 und nimmt zwei Münzen', () => {
    const { state } = legt(duell().state, 1, 5);
    new Given(kronenduell, state)
      .when(0, legen(3))
      .then(
        { type: 'gelegt', seat: 0, offen: false, rang: 3 },
        { type: 'aufgedeckt', raenge: [3, 5], werte: [3, 5], aufgehoben: [false, false] },
        { type: 'rundeGewonnen', seat: 1, muenzen: 2, nachgeholt: 0, regel: 'HOEHERER_WERT' },
        { type: 'rundeBegonnen', runde: 2, verstaerkt: null, spaeher: 0 },
      );
  });
  it('beide Karten sind verbraucht und liegen offen beiseite', () => {
    const verlauf = nach(duell(), [[3, 5]]);
    expect(verlauf.state.haende).toEqual([
      [1, 2, 4, 5, 6, 7, 8],
      [1, 2, 3, 4, 6, 7, 8],
    ]);
    expect(letzte(verlauf)).toMatchObject({ runde: 1, raenge: [3, 5], sieger: 1, muenzen: 2 });
  });
  it('eine gelegte Karte bleibt liegen, eine verbrauchte kommt nicht wieder, und fremde gibt es nicht', () => {
    const gelegt = legt(duell().state, 0, 5).state;
    const refused = (state: KronenduellState, seat: number, move: unknown) => {
      const decision = kronenduell.decide(state, seat, move as never, ohneZufall);
      return decision.ok ? 'ok' : decision.rejection;
    };
    expect(refused(gelegt, 0, legen(4))).toEqual({ code: 'SCHON_GELEGT', ruleRef: 'Eine Runde', params: {} });
    expect(refused(nach(duell(), [[5, 4]]).state, 0, legen(5))).toMatchObject({ code: 'NICHT_AUF_DER_HAND', params: { rang: 5 } });
    expect(refused(duell().state, 0, { type: 'passen', rang: 1 })).toMatchObject({ code: 'KEIN_SOLCHER_ZUG' });
    expect(refused(duell().state, 2, legen(4))).toMatchObject({ code: 'NICHT_DRAN' });
    expect(refused(nach(duell(), [[2, 8]]).state, 0, legen(4))).toMatchObject({ code: 'PARTIE_VORBEI' });
  });
});

describe('Verstärkung', () => {
  it('Beispiel: Annas 4 schlägt Bens 7, und in der nächsten Runde verliert Annas 6 gegen seine 5, die 7 zählt; nur eine Münze', () => {
    const erste = nach(duell(), [[4, 7]]);
    expect(letzte(erste)).toMatchObject({ sieger: 0, muenzen: 1, regel: 'UMSTURZ' });
    expect(erste.state.verstaerkt).toBe(1);
    const zweite = nach(erste, [[6, 5]]);
    expect(letzte(zweite)).toMatchObject({ raenge: [6, 5], werte: [6, 7], aufgehoben: [false, true], sieger: 1, muenzen: 1 });
    expect(zweite.state.stand).toEqual([1, 1]);
  });
  it('eine 6 gegen die 7 selbst hebt sie auf', () => expect(nach(duell(), [[7, 6]]).state.verstaerkt).toBeNull());
  it('sie wirkt eine Runde lang', () =>
    expect(
      nach(duell(), [
        [7, 5],
        [3, 4],
      ]).state.verstaerkt,
    ).toBeNull());
  it('beide verstärkt: hebt sich auf', () => {
    const beide = nach(duell(), [[7, 7]]);
    expect(beide.state.verstaerkt).toBeNull();
    expect(letzte(nach(beide, [[6, 5]])).werte).toEqual([6, 5]);
  });
  it('ein Ass gegen die 7: vertagt, und die Verstärkung kommt trotzdem', () => {
    const { state } = nach(duell(), [[7, 1]]);
    expect(state).toMatchObject({ vertagt: 1, verstaerkt: 0 });
  });
  it('die 7 einer vertagten Runde wirkt: 7 gegen 5, die verstärkt gleich viel zählt', () => {
    const { state } = nach(duell(), [
      [3, 7],
      [7, 5],
    ]);
    expect(letzte({ state, events: [] })).toMatchObject({ werte: [7, 7], regel: 'GLEICHSTAND' });
    expect(state.verstaerkt).toBe(0);
  });
  it('Gemischte Hände: zwei Siebenen nacheinander zählen nicht über 2 hinaus', () => {
    const lage = mitHaenden([1, 2, 3, 4, 5, 6, 7, 7], [1, 2, 3, 4, 5, 6, 8, 8]);
    expect(
      letzte(
        nach(lage, [
          [7, 5],
          [7, 4],
          [3, 1],
        ]),
      ).werte,
    ).toEqual([5, 1]);
  });
});

describe('Späher', () => {
  const nachDrei = nach(duell(), [[3, 5]]);
  it('hast du in der Runde davor eine 3 gespielt, muss dein Gegner zuerst offen hinlegen', () => {
    expect(offen(nachDrei.state)).toEqual([{ seat: 1, wahl: 'OFFEN' }]);
    const decision = kronenduell.decide(nachDrei.state, 0, legen(4), ohneZufall);
    expect(decision).toMatchObject({ ok: false, rejection: { code: 'WARTE_AUF_KARTE' } });
  });
  it('dann wählst du deine, und seine offene Karte ist nicht mehr zu ändern', () => {
    const { state, events } = legt(nachDrei.state, 1, 8);
    expect(events).toEqual([{ type: 'gelegt', seat: 1, offen: true, rang: 8 }]);
    expect(offen(state)).toEqual([{ seat: 0, wahl: 'SPAEHER' }]);
    for (const viewer of [0, 1, 'spectator'] as const) expect(kronenduell.view(state, viewer).spieler[1]?.liegt).toBe(8);
    expect(kronenduell.decide(state, 1, legen(4), ohneZufall)).toMatchObject({ ok: false, rejection: { code: 'SCHON_GELEGT' } });
    expect(kronenduell.outcome(legt(state, 0, 2).state)?.winners).toEqual([0]);
  });
  it('habt ihr beide eine 3 gespielt, passiert nichts', () => {
    expect(offen(nach(duell(), [[3, 3]]).state)).toEqual([
      { seat: 0, wahl: 'VERDECKT' },
      { seat: 1, wahl: 'VERDECKT' },
    ]);
  });
  it('eine 6 gegen die 3 hebt sie auf', () => expect(nach(duell(), [[6, 3]]).state.spaeher).toBeNull());
  it('ein Ass gegen die 3 nicht', () => expect(nach(duell(), [[1, 3]]).state.spaeher).toBe(1));
  it('in der letzten Runde ändert er nichts: der Gegner legt offen, was er ohnehin hat', () => {
    const sieben = nach(duell(), [
      [2, 2],
      [4, 4],
      [5, 5],
      [6, 6],
      [7, 7],
      [8, 8],
      [3, 1],
    ]);
    expect(offen(sieben.state)).toEqual([{ seat: 1, wahl: 'OFFEN' }]);
    expect(kronenduell.legalMoves(sieben.state, 1)).toEqual([legen(3)]);
    expect(nach(sieben, [[1, 3]]).events).toContainEqual({ type: 'partieUnentschieden', partie: 1, stand: [0, 0] });
  });
});
