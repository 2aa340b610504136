import { describe, expect, it } from '@jest/globals';
import { dice, pick } from '@tavern-jack/kernel/testing';
import { type Event, KARTEN, type Karte, kiezkoenig } from './index.js';
import { type Stellung, stellung, wuerfeln } from './testing/stellung.js';

/** Seat 0 draws this card at the Jukebox, or at the Stammtisch if it starts from field 8. */
const zieht = (karte: Karte, lage: Stellung) => stellung(lage).when(0, wuerfeln, ...dice(1, 3), pick(karte));
const bank = (betrag: number, grund: Extract<Event, { type: 'bankZahlt' }>['grund']): Event => ({
  type: 'bankZahlt',
  seat: 0,
  betrag,
  grund,
});
const anBank = (faellig: number, grund: Extract<Event, { type: 'bankErhaelt' }>['grund'], bezahlt = faellig): Event => ({
  type: 'bankErhaelt',
  seat: 0,
  faellig,
  bezahlt,
  grund,
});
const unterSpielern = (seat: number, an: number, faellig: number, bezahlt: number, karte: 'LOKALRUNDE' | 'GEBURTSTAG'): Event => ({
  type: 'spielerZahlt',
  seat,
  an,
  faellig,
  bezahlt,
  karte,
});

describe('Die 14 Kneipenkarten: Geld', () => {
  it('Stammgäste +100, Lotto am Tresen +150, Scherben −60', () => {
    expect(zieht('STAMMGAESTE', { taler: [0, 0] }).brings(bank(100, 'STAMMGAESTE')).spieler[0]?.taler).toBe(100);
    expect(zieht('LOTTO', { taler: [0, 0] }).brings(bank(150, 'LOTTO')).spieler[0]?.taler).toBe(150);
    expect(zieht('SCHERBEN', { taler: [100, 0] }).brings(anBank(60, 'SCHERBEN')).spieler[0]?.taler).toBe(40);
  });

  it('Lokalrunde: jedem Mitspieler 30 Taler, links vom Zahlenden zuerst', () => {
    const after = zieht('LOKALRUNDE', { taler: [100, 0, 0, 0] }).brings(
      unterSpielern(0, 1, 30, 30, 'LOKALRUNDE'),
      unterSpielern(0, 2, 30, 30, 'LOKALRUNDE'),
      unterSpielern(0, 3, 30, 30, 'LOKALRUNDE'),
    );
    expect(after.spieler.map((s) => s.taler)).toEqual([10, 30, 30, 30]);
  });

  it('Lokalrunde ist eine Schuld von 90: mit 40 Talern wird eine Kneipe verkauft, und fehlt danach etwas, geht der Letzte leer aus', () => {
    const after = zieht('LOKALRUNDE', { taler: [5, 0, 0, 0], kneipen: { 1: 0 } }).brings(
      { type: 'notverkauf', seat: 0, feld: 1, erloes: 40 },
      unterSpielern(0, 1, 30, 30, 'LOKALRUNDE'),
      unterSpielern(0, 2, 30, 15, 'LOKALRUNDE'),
      unterSpielern(0, 3, 30, 0, 'LOKALRUNDE'),
    );
    expect(after.spieler.map((s) => s.taler)).toEqual([0, 30, 15, 0]);
    expect(after.spieler[0]?.pleite).toBe(true);
  });

  it('Lokalrunde beginnt links vom Zahlenden, auch wenn der mitten in der Reihe sitzt', () => {
    stellung({ taler: [0, 0, 35, 0], amZug: 2 })
      .when(2, wuerfeln, ...dice(1, 3), pick('LOKALRUNDE'))
      .brings(
        unterSpielern(2, 3, 30, 30, 'LOKALRUNDE'),
        unterSpielern(2, 0, 30, 5, 'LOKALRUNDE'),
        unterSpielern(2, 1, 30, 0, 'LOKALRUNDE'),
      );
  });

  it('Geburtstag am Tresen: jeder schuldet 25 für sich, mit eigenem Notverkauf, in der Reihenfolge nach dem Geburtstagskind', () => {
    const after = zieht('GEBURTSTAG', { taler: [0, 100, 10, 5], kneipen: { 1: 2 } }).brings(
      unterSpielern(1, 0, 25, 25, 'GEBURTSTAG'),
      { type: 'notverkauf', seat: 2, feld: 1, erloes: 40 },
      unterSpielern(2, 0, 25, 25, 'GEBURTSTAG'),
      unterSpielern(3, 0, 25, 5, 'GEBURTSTAG'),
    );
    expect(after.spieler.map((s) => s.taler)).toEqual([55, 75, 25, 0]);
  });

  it('Gesundheitsamt: 25 je Ausbaustufe, eine Zapfanlage zählt zwei: Zapfanlage und Happy Hour kosten 75', () => {
    zieht('GESUNDHEITSAMT', { taler: [100, 0], kneipen: { 5: [0, 2], 6: [0, 1], 7: 0 } }).brings(anBank(75, 'GESUNDHEITSAMT'));
    zieht('GESUNDHEITSAMT', { taler: [100, 0], kneipen: { 7: 0 } }).without('bankErhaelt');
  });

  it.each([
    [25, 5],
    [50, 5],
    [100, 10],
    [105, 15],
    [1000, 100],
  ])('Steuerprüfung: 10 Prozent von %d Talern sind %d, und nur das Bargeld zählt', (taler, steuer) => {
    zieht('STEUERPRUEFUNG', { taler: [taler, 0], kneipen: { 15: [0, 2] } }).brings(anBank(steuer, 'STEUERPRUEFUNG'));
  });

  it('Influencer-Video +20 und Rohrbruch −20 je eigener Kneipe', () => {
    zieht('INFLUENCER_VIDEO', { taler: [0, 0], kneipen: { 5: 0, 6: [0, 2], 7: 1 } }).brings(bank(40, 'INFLUENCER_VIDEO'));
    zieht('ROHRBRUCH', { taler: [100, 0], kneipen: { 5: 0, 6: [0, 2], 7: 1 } }).brings(anBank(40, 'ROHRBRUCH'));
    zieht('INFLUENCER_VIDEO', { taler: [0, 0] }).without('bankZahlt');
  });

  it('was eine Karte kostet, bekommt die Bank: sie nimmt Scherben auch nur zum Teil', () => {
    const after = zieht('SCHERBEN', { taler: [25, 0] }).brings(anBank(60, 'SCHERBEN', 25));
    expect(after.spieler.reduce((summe, s) => summe + s.taler, after.bank)).toBe(0);
  });
});

describe('Die 14 Kneipenkarten: Fassbier-Spende', () => {
  it('die günstigste Kneipe ohne Ausbau bekommt gratis eine Happy Hour, und die zählt voll als Wert', () => {
    const after = zieht('FASSBIER_SPENDE', { taler: [0, 0], kneipen: { 1: [0, 1], 7: 0, 6: 0 } }).brings({
      type: 'ausgebaut',
      seat: 0,
      feld: 6,
      stufe: 1,
      preis: 0,
    });
    expect(kiezkoenig.view(after, 0).spieler[0]).toMatchObject({ taler: 0, vermoegen: 120 + 180 + 140 });
  });

  it('gleicher Preis: das niedrigere Feld, der Krug vor dem Goldenen Hahn', () => {
    zieht('FASSBIER_SPENDE', { taler: [0, 0], kneipen: { 6: 0, 5: 0 } }).brings({
      type: 'ausgebaut',
      seat: 0,
      feld: 5,
      stufe: 1,
      preis: 0,
    });
  });

  it.each<[string, Stellung['kneipen']]>([
    ['keine Kneipe', {}],
    ['nur ausgebaute', { 5: [0, 1], 6: [0, 2] }],
  ])('%s: 50 Taler', (_, kneipen) => {
    zieht('FASSBIER_SPENDE', { taler: [0, 0], kneipen: kneipen ?? {} }).brings(bank(50, 'FASSBIER_SPENDE'));
  });

  it('die geschenkte Happy Hour zählt nicht als Ausbau des Zuges und ist keine Entscheidung', () => {
    const lage = stellung({ taler: [500, 0], kneipen: { 5: 0 } });
    const after = lage.and({ type: 'ausgebaut', seat: 0, feld: 5, stufe: 1, preis: 0 });
    after.when(0, { type: 'ausbauen', feld: 5 }).then({ type: 'ausgebaut', seat: 0, feld: 5, stufe: 2, preis: 60 });
    expect(kiezkoenig.prompts(after.state)).toEqual(kiezkoenig.prompts(lage.state));
  });
});

describe('Die 14 Kneipenkarten: Bewegung', () => {
  it('Rausschmeißer: vor bis zum Feierabend, der Lohn von 150 kommt genau einmal', () => {
    const after = zieht('RAUSSCHMEISSER', { taler: [0, 0] }).brings(
      { type: 'gezogen', seat: 0, von: 4, nach: 0, grund: 'KARTE', vorwaerts: true },
      bank(150, 'LOHN'),
    );
    expect(after.spieler[0]).toMatchObject({ taler: 150, feld: 0 });
  });

  it.each([
    ['von der Jukebox in den Ratskeller', 0, 4, 7, 140],
    ['vom Stammtisch auf die Goldene Meile', 8, 12, 15, 240],
  ])('Kneipentour: 3 Felder vor, %s, und das Feld wirkt', (_, start, von, nach, preis) => {
    const after = zieht('KNEIPENTOUR', { taler: [500, 0], feld: [start] }).brings({
      type: 'gezogen',
      seat: 0,
      von,
      nach,
      grund: 'KARTE',
      vorwaerts: true,
    });
    expect(kiezkoenig.prompts(after)).toMatchObject([{ seat: 0, frage: 'KAUFEN', feld: nach, preis }]);
  });

  it('Polizeikontrolle: vom Stammtisch direkt und ohne Lohn zur Polizeistunde, der nächste Zug fällt aus', () => {
    const after = zieht('POLIZEIKONTROLLE', { taler: [0, 0], feld: [8] })
      .without('bankZahlt')
      .brings({ type: 'gezogen', seat: 0, von: 12, nach: 8, grund: 'KARTE', vorwaerts: false }, { type: 'aussetzenVerhaengt', seat: 0 });
    expect(after.spieler[0]).toMatchObject({ taler: 0, feld: 8, setztAus: true });
  });

  it('Taxi zum Kiez: vor bis zum Neonlicht, dort Deckel zahlen und übernehmen', () => {
    const after = zieht('TAXI', { taler: [500, 0], kneipen: { 13: 1 } }).brings(
      { type: 'gezogen', seat: 0, von: 4, nach: 13, grund: 'KARTE', vorwaerts: true },
      { type: 'deckelBezahlt', seat: 0, an: 1, feld: 13, faellig: 50, bezahlt: 50 },
    );
    expect(kiezkoenig.prompts(after)).toMatchObject([{ frage: 'UEBERNEHMEN', feld: 13, preis: 300 }]);
  });
});

describe('Die 14 Kneipenkarten: der Stapel', () => {
  it('vierzehn verschiedene Karten, und eine gezogene kommt erst nach dem Mischen wieder', () => {
    expect(new Set(KARTEN).size).toBe(14);
    const after = zieht('LOTTO', { taler: [0, 0] }).state;
    expect(after.stapel).toHaveLength(13);
    expect(after.stapel).not.toContain('LOTTO');
    expect(kiezkoenig.view(after, 0)).toMatchObject({ kartenImStapel: 13, karte: 'LOTTO' });
  });

  it('vor der 15. Karte werden alle 14 neu gemischt', () => {
    const gezogen = KARTEN.map((karte): Event => ({ type: 'karteGezogen', seat: 1, karte }));
    const after = stellung({ taler: [0, 0] })
      .and(...gezogen)
      .when(0, wuerfeln, ...dice(1, 3), pick('LOTTO'))
      .brings({ type: 'kartenGemischt', anzahl: 14 }, { type: 'karteGezogen', seat: 0, karte: 'LOTTO' });
    expect(after.stapel).toHaveLength(13);
  });
});
