import { describe, expect, it } from '@jest/globals';
import { szenen, szenenbild } from './ablauf';
import { danach, gelegt, letzte, zuvor } from './beispiel';
import { dauer, schritt } from './bewegung';
import { tischbild } from './tischbild';

const kind = '';

describe('the motion', () => {
  it('turns cards up for 400 ms', () => {
    expect(dauer({ __typename: 'KronenduellAufgedeckt', kind, raenge: [1, 2], werte: [1, 2], aufgehoben: [false, false] })).toBe(400);
  });

  it('pushes a card to the middle in 240 ms, known or not', () => {
    expect(schritt({ __typename: 'KronenduellGelegt', kind, seat: 1, offen: false, rang: null })).toEqual({
      art: 'LEGEN',
      dauer: 240,
      seat: 1,
      rang: null,
    });
  });

  it('leaves the result lying for a second, won or adjourned', () => {
    expect(dauer({ __typename: 'KronenduellRundeGewonnen', kind, seat: 1, muenzen: 2, nachgeholt: 0, regel: 'KRONE' })).toBe(1000);
    expect(dauer({ __typename: 'KronenduellRundeVertagt', kind, vertagt: 1, regel: 'WAFFENRUHE' })).toBe(1000);
  });

  it('shows that a game was drawn before the next one is taken up', () => {
    expect(dauer({ __typename: 'KronenduellPartieUnentschieden', kind, partie: 1, stand: [3, 3] })).toBe(1200);
    expect(dauer({ __typename: 'KronenduellPartieBegonnen', kind, partie: 2, ziel: 4, gemischt: false, haende: null })).toBe(400);
  });

  it('does not move for what is only told', () => {
    expect(schritt({ __typename: 'KronenduellRundeBegonnen', kind, runde: 2, verstaerkt: null, spaeher: null })).toBeNull();
    expect(dauer({ __typename: 'KronenduellDuellGewonnen', kind, seat: 0, durchFalle: true, stand: [0, 3] })).toBe(0);
  });
});

describe('a round that is played while the view is already behind it', () => {
  const liste = szenen(letzte, gelegt, danach);
  const muenzen = (view: typeof danach): number[] => view.spieler.map((spieler) => spieler.muenzen);

  it('has three scenes: laid, turned up, settled', () => {
    expect(liste.map((szene) => szene.schritt.art)).toEqual(['LEGEN', 'AUFDECKEN', 'AUSGANG']);
  });

  it('gives nothing away before the cards are turned', () => {
    const [legen, aufdecken] = liste.map((szene) => szenenbild(szene, null));
    expect(legen && muenzen(legen.view)).toEqual(muenzen(gelegt));
    expect(aufdecken && muenzen(aufdecken.view)).toEqual(muenzen(gelegt));
    expect(legen && tischbild(legen.view, legen.paar, legen.ausgang).plaetze[1]).toEqual({ art: 'VERDECKT' });
    expect(aufdecken && tischbild(aufdecken.view, aufdecken.paar, aufdecken.ausgang).ausgang).toBeNull();
  });

  it('keeps the pair in sight while the coins go to the winner', () => {
    const aufdecken = liste[1] && szenenbild(liste[1], null);
    const bild = liste[2] && szenenbild(liste[2], aufdecken?.paar ?? null);
    expect(bild && muenzen(bild.view)).toEqual([2, 1]);
    expect(bild?.runde).toBe(3);
    expect(bild && tischbild(bild.view, bild.paar, bild.ausgang)).toEqual({
      plaetze: [
        { art: 'OFFEN', rang: 8, wert: 8, gebannt: true },
        { art: 'OFFEN', rang: 6, wert: 6, gebannt: false },
      ],
      ausgang: { sieger: 0, muenzen: 2, regel: 'HOEHERER_WERT' },
      vorbei: false,
    });
  });

  it('takes the pair from the view where a replay starts with the result', () => {
    const bild = liste[2] && szenenbild(liste[2], null);
    expect(bild?.paar?.raenge).toEqual([8, 6]);
  });

  it('leaves the first card lying while the second one follows', () => {
    const beide = szenen([{ __typename: 'KronenduellGelegt', kind, seat: 0, offen: false, rang: 8 }, ...letzte], zuvor, danach);
    const zweite = beide[1] && szenenbild(beide[1], null);
    expect(zweite?.view.spieler.map((spieler) => spieler.gelegt)).toEqual([true, true]);
  });
});
