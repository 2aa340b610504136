import { describe, expect, it } from '@jest/globals';
import { letzte } from './beispiel';
import { beispiele, danach } from './beispiele';
import { dauer, regie } from './regie';
import type { Ansicht, Spielereignis } from './typen';

const kind = '';
const vorher = beispiele.bedienen?.view as Ansicht;
const naechstes: Ansicht = { ...danach, spielNummer: 4, kontrakt: 'DAMEN', stiche: [], laufenderStich: null };
const gewertet: Spielereignis = {
  __typename: 'KingSpielGewertet',
  kind,
  spielNummer: 3,
  kontrakt: 'KOENIGE_BUBEN',
  ergebnis: [0, -2, 0, 0],
  stand: [-2, -13, -7, -6],
};
const ausgeteilt: Spielereignis = {
  __typename: 'KingAusgeteilt',
  kind,
  spielNummer: 4,
  geber: 2,
  ansager: 2,
  ausspieler: 3,
  vorgegeben: 'DAMEN',
  gemischt: true,
  blaetter: [null, null, null, null],
};

describe('the motion', () => {
  it('plays a card in 260 ms and looks at a trick for a second', () => {
    expect(dauer({ __typename: 'KingKarteGelegt', kind, seat: 0, spielkarte: 'PIK_2' })).toBe(260);
    expect(dauer({ __typename: 'KingStichGewonnen', kind, seat: 0, stichNummer: 1, zaehltFuer: 0, punkte: 0 })).toBe(1000);
  });

  it('leaves a result to be read for two seconds, what was said for less', () => {
    expect(dauer(gewertet)).toBe(2000);
    expect(dauer({ __typename: 'KingGepasst', kind, seat: 1 })).toBe(900);
  });

  it('does not move for the beginning and the end of a match', () => {
    expect(dauer({ __typename: 'KingPartieEroeffnet', kind, mitspieler: 4, ersterGeber: 0 })).toBe(0);
    expect(dauer({ __typename: 'KingPartieBeendet', kind, endstand: [0, 0, 0, 0], sieger: [0] })).toBe(0);
  });
});

describe('a trick that is over while the view is already behind it', () => {
  const szenen = regie(letzte, vorher, danach);

  it('grows card by card and goes to who won it', () => {
    expect(szenen.map(({ bild }) => bild.stich?.gelegt.length)).toEqual([4, 4]);
    expect(szenen.map(({ bild }) => bild.bewegung?.art)).toEqual(['LEGEN', 'EINSAMMELN']);
    expect(szenen.at(-1)?.bild.stich).toMatchObject({ nummer: 2, gewinner: 1, punkte: -2 });
  });

  it('counts it only once it is won', () => {
    expect(szenen.map(({ bild }) => bild.view.spieler[1]?.spielpunkte)).toEqual([0, -2]);
  });
});

describe('the end of a game and the next deal in one go', () => {
  const szenen = regie([...letzte, gewertet, ausgeteilt], vorher, naechstes);

  it('shows the old contract until the new cards are dealt', () => {
    expect(szenen.map(({ bild }) => bild.view.kontrakt)).toEqual([...Array(3).fill('KOENIGE_BUBEN'), 'DAMEN']);
  });

  it('tells the result and the deal in the middle', () => {
    expect(szenen.map(({ bild }) => bild.gesagt?.__typename ?? null)).toEqual([null, null, 'KingSpielGewertet', 'KingAusgeteilt']);
  });

  it('begins the new game with its first trick', () => {
    const weiter = regie([ausgeteilt, { __typename: 'KingKarteGelegt', kind, seat: 3, spielkarte: 'KARO_5' }], vorher, naechstes);
    expect(weiter.at(-1)?.bild.stich).toMatchObject({ nummer: 1, gelegt: [{ seat: 3, karte: 'KARO_5' }] });
  });
});

it('a replay may begin with the trick being won: then the view knows its cards', () => {
  const [szene] = regie([letzte[1] as Spielereignis], { ...vorher, laufenderStich: null }, danach);
  expect(szene?.bild.stich?.gelegt.map(({ karte }) => karte)).toEqual(danach.letzterStich?.stichkarten);
});
