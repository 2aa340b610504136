import { describe, expect, it } from '@jest/globals';
import { szenen } from './ablauf';
import { ablehnung, ansage, auslegen, letzte, offeneFrage, totale } from './beispiel';
import { dauer } from './bewegung';
import type { Spielereignis } from './typen';

const kind = '';

describe('the motion', () => {
  it('lays a card in 260 ms and leaves a trick lying for a second', () => {
    expect(dauer({ __typename: 'RentzGespielt', kind, seat: 0, spielkarte: 'HERZ_A' })).toBe(260);
    expect(dauer({ __typename: 'RentzStichGewonnen', kind, seat: 0, stichNummer: 1, stichpunkte: 0 })).toBe(1000);
  });

  it('gives time to look at the ends of a refusal', () => {
    expect(dauer({ __typename: 'RentzAbgelehnt', kind, seat: 0, enden: [] })).toBe(2000);
  });

  it('does not move for what is only told elsewhere', () => {
    expect(dauer({ __typename: 'RentzAufgenommen', kind, seat: 0, handkarten: null })).toBe(0);
    expect(dauer({ __typename: 'RentzPartieBeendet', kind, stand: [], sieger: [] })).toBe(0);
  });
});

describe('the scenes', () => {
  it('show the ends of a refusal in the middle', () => {
    const [bild] = szenen(letzte(ablehnung), ablehnung, ansage);
    expect(bild?.bild.gezeigt).toEqual(['PIK_A', 'HERZ_A', 'KREUZ_7']);
    expect(bild?.bild.view.gabe).toBe(ablehnung.gabe);
  });

  it('tell the game that was named before it is played', () => {
    const [bild] = szenen([{ __typename: 'RentzAngesagt', kind, seat: 0, spiel: 'WHIST', blind: true }], ansage, totale);
    expect([bild?.bild.view.spiel, bild?.bild.view.blind]).toEqual(['WHIST', true]);
  });

  it('add a card to the trick, take it out of the hand, and let the trick go to its winner', () => {
    const spielkarte = offeneFrage(totale)?.legalMoves[0]?.spielkarte ?? 'HERZ_A';
    const schon = totale.laufenderStich?.stichkarten.length ?? 0;
    const [gelegt, gewonnen] = szenen(
      [
        { __typename: 'RentzGespielt', kind, seat: 0, spielkarte },
        { __typename: 'RentzStichGewonnen', kind, seat: 2, stichNummer: 4, stichpunkte: -50 },
      ],
      totale,
      totale,
    );
    expect(gelegt?.bild.stich?.gelegt.at(-1)).toEqual({ seat: 0, karte: spielkarte });
    expect(gelegt?.bild.stich?.gelegt.length).toBe(schon + 1);
    expect(gelegt?.bild.view.spieler[0]?.handkarten).not.toContain(spielkarte);
    expect(gewonnen?.bild.stich).toMatchObject({ gewinner: 2, punkte: -50 });
    expect(gewonnen?.bild.bewegung).toEqual({ art: 'EINSAMMELN', seat: 2 });
    expect(gewonnen?.bild.view.letzterStich).toMatchObject({
      stichNummer: totale.laufenderStich?.stichNummer,
      gewinner: 2,
      stichpunkte: -50,
    });
    expect(gewonnen?.bild.view.spieler[2]?.spielpunkte).toBe((totale.spieler[2]?.spielpunkte ?? 0) - 50);
    expect(gewonnen?.bild.view.laufenderStich?.stichNummer).toBe((totale.laufenderStich?.stichNummer ?? 0) + 1);
  });

  it('lay the first card before the rows are known', () => {
    const vorher = { ...ansage, spiel: 'RENTZ' as const, phase: 'ABLEHNUNG' as const };
    const [bild] = szenen([{ __typename: 'RentzAngelegt', kind, seat: 0, spielkarte: 'HERZ_10' }], vorher, auslegen);
    expect(bild?.bild.view.phase).toBe('AUSLEGEN');
    expect(bild?.bild.view.reihen.map(({ liegen }) => liegen)).toEqual([[], ['HERZ_10'], [], []]);
    expect(bild?.bild.neu).toBe('HERZ_10');
  });

  it('tell who passes and who misses a turn, and then come to rest', () => {
    const bilder = szenen(letzte(auslegen), auslegen, auslegen).map(({ bild }) => bild);
    expect(bilder.map(({ meldung }) => meldung?.__typename)).toEqual([undefined, 'RentzGepasst', 'RentzAusgesetzt'] satisfies (
      | Spielereignis['__typename']
      | undefined
    )[]);
    expect(bilder[1]?.neu).toBeNull();
  });
});
