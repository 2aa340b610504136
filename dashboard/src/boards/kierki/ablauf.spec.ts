import { describe, expect, it } from '@jest/globals';
import { szenen } from './ablauf';
import { auslegen, danach, letzte, offeneFrage, trumpfspiel } from './beispiel';
import { dauer } from './bewegung';
import type { Spielereignis } from './typen';

const kind = '';

describe('the motion', () => {
  it('lays a card in 260 ms and leaves a trick lying for a second', () => {
    expect(dauer({ __typename: 'KierkiKarteGespielt', kind, seat: 0, spielkarte: 'HERZ_A' })).toBe(260);
    expect(dauer({ __typename: 'KierkiStichGewonnen', kind, seat: 0, stichNummer: 1, stichpunkte: 0 })).toBe(1000);
  });

  it('does not move for what is only told elsewhere', () => {
    expect(dauer({ __typename: 'KierkiGegeben', kind, blaetter: [] })).toBe(0);
    expect(dauer({ __typename: 'KierkiPartieBeendet', kind, stand: [], sieger: [] })).toBe(0);
  });
});

describe('the rest of a trick, while the view is already behind it', () => {
  const nachher = danach(trumpfspiel);
  const ereignisse = letzte(trumpfspiel);
  const bilder = szenen(ereignisse, trumpfspiel, nachher).map(({ bild }) => bild);

  it('shows each card as it comes, then the whole trick going to its winner', () => {
    const schon = trumpfspiel.laufenderStich?.stichkarten.length ?? 0;
    expect(schon).toBeGreaterThan(0);
    expect(bilder.map(({ stich }) => stich?.gelegt.length)).toEqual([...Array.from({ length: 4 - schon }, (_, i) => schon + i + 1), 4]);
    expect(bilder.at(-1)?.bewegung).toEqual({ art: 'EINSAMMELN', seat: nachher.letzterStich?.stichVon });
    expect(bilder.at(-1)?.stich?.gelegt.map(({ karte }) => karte)).toEqual(nachher.letzterStich?.stichkarten);
  });

  it('counts the trick when it goes to its winner, and not before', () => {
    expect(bilder.at(-1)?.view.gespielteStiche).toEqual(nachher.gespielteStiche);
    const punkte = (view: typeof nachher | undefined) => view?.spieler.map(({ spielpunkte, stichzahl }) => [spielpunkte, stichzahl]);
    expect(punkte(bilder.at(-1)?.view)).toEqual(punkte(nachher));
    expect(punkte(bilder[0]?.view)).toEqual(punkte(trumpfspiel));
  });

  it('begins the next trick with the next number', () => {
    const weiter = { __typename: 'KierkiKarteGespielt', kind, seat: 0, spielkarte: 'PIK_A' } as const;
    const letztes = szenen([...ereignisse, weiter], trumpfspiel, nachher).at(-1);
    expect(letztes?.bild.stich).toMatchObject({ nummer: trumpfspiel.gespielteStiche.length + 2, gelegt: [{ seat: 0, karte: 'PIK_A' }] });
  });

  it('takes each card out of its hand', () => {
    const hand = (seat: number) => bilder.at(-1)?.view.spieler[seat]?.karten;
    expect(trumpfspiel.spieler.map(({ seat }) => hand(seat))).toEqual(nachher.spieler.map(({ karten }) => karten));
  });
});

describe('Loteryjka', () => {
  const spielkarte = offeneFrage(auslegen)?.legalMoves[0]?.spielkarte ?? 'HERZ_4';
  const [gelegt, gepasst] = szenen(
    [
      { __typename: 'KierkiKarteAngelegt', kind, seat: 0, spielkarte },
      { __typename: 'KierkiGepasst', kind, seat: 1 },
    ],
    auslegen,
    auslegen,
  );

  it('lays the card in its row, which goes on from there', () => {
    const farbe = spielkarte.split('_')[0];
    const vorher = auslegen.reihen.find(({ reihenfarbe }) => reihenfarbe === farbe);
    const reihe = gelegt?.bild.view.reihen.find(({ reihenfarbe }) => reihenfarbe === farbe);
    expect(reihe?.liegen).toContain(spielkarte);
    expect(reihe?.liegen.length).toBe((vorher?.liegen.length ?? 0) + 1);
    expect(reihe?.naechste).not.toContain(spielkarte);
    expect(gelegt?.bild.neu).toBe(spielkarte);
    expect(gelegt?.bild.view.spieler[0]?.blatt).not.toContain(spielkarte);
  });

  it('tells who passes', () => {
    expect(gepasst?.bild.meldung).toEqual({ __typename: 'KierkiGepasst', kind, seat: 1 } satisfies Spielereignis);
    expect(gepasst?.bild.neu).toBeNull();
  });

  it('gives who is out their points', () => {
    const [fertig] = szenen([{ __typename: 'KierkiFertigGeworden', kind, seat: 2, fertigAls: 1, bringt: 800 }], auslegen, auslegen);
    expect(fertig?.bild.view.spieler[2]).toMatchObject({ fertigAls: 1, spielpunkte: 800 });
  });

  it('opens the hands when the rest is shown', () => {
    const restkarten = [['HERZ_K'], ['PIK_2'], [], ['KARO_B', 'KARO_2']] satisfies Extract<
      Spielereignis,
      { __typename: 'KierkiRestAufgedeckt' }
    >['restkarten'];
    const [rest] = szenen(
      [{ __typename: 'KierkiRestAufgedeckt', kind, abkuerzung: 'ZWEI_FERTIG', restAn: null, restwert: 0, restkarten }],
      auslegen,
      auslegen,
    );
    expect(rest?.bild.view.spieler.map(({ blatt }) => blatt)).toEqual(restkarten);
  });
});
