import type { Stammgast } from '../../art/gesicht';
import { erlaubt, gegeben, gespielt, packung } from '../kartentisch/beispielstiche';
import { FARBEN } from '../kartentisch/karten';
import type { Karte } from '../kartentisch/typen';
import { auslagereihe, kartenwert, tiefsterRang } from './ansicht';
import { offeneSpiele, WERTE, zettelBis } from './beispielblock';
import type { Ansicht, Entscheidungsfrage, Frage, Spiel, Spielereignis, Zugmoeglichkeit } from './typen';

/** Sample views for the catalogue and for tests: every kind of game and of decision, with three to six players. */
export const namen: readonly string[] = ['Annika', 'Ben', 'Onkel Pavel', 'Fräulein Rita', 'Carla', 'Doktor Prost'];
export const homies: readonly (Stammgast | null)[] = [null, null, 'ONKEL_PAVEL', 'FRAEULEIN_RITA', null, 'DOKTOR_PROST'];
export const fuehrung = ['PLAYER', 'PLAYER', 'HOMIE', 'HOMIE', 'HOMIE', 'HOMIE'] as const;

const blaetterVon = (spieler: number): Karte[][] => gegeben(packung(tiefsterRang(spieler)), spieler);

interface Lage {
  spieler: number;
  gabe: number;
  phase: Ansicht['phase'];
  spiel?: Spiel | null;
  blind?: boolean;
  haende?: Karte[][];
  /** Whose hand is seen; 'ALLE': open hands; null: nobody's. */
  sieht?: number | null | 'ALLE';
}

const sichtbar = (hand: Karte[], seat: number, sieht: Lage['sieht']): Karte[] | null => (sieht === 'ALLE' || sieht === seat ? hand : null);

function grund({ spieler, gabe, phase, spiel = null, blind = false, haende = blaetterVon(spieler), sieht = 0 }: Lage): Ansicht {
  const zettel = zettelBis(gabe - 1, spieler);
  return {
    __typename: 'RentzView',
    gabe,
    gaben: 8 * spieler,
    wiederholungen: 0,
    phase,
    ansager: (gabe - 1) % spieler,
    spiel,
    blind,
    amZug: (gabe - 1) % spieler,
    nochEine: false,
    werte: { ...WERTE, rentz: WERTE.rentz.slice(0, spieler) },
    laufenderStich: null,
    letzterStich: null,
    reihen: [],
    gesehen: [],
    spieler: haende.map((hand, seat) => ({
      seat,
      karten: hand.length,
      handkarten: sichtbar(hand, seat, sieht),
      stand: zettel.at(-1)?.stand[seat] ?? 0,
      spielpunkte: 0,
      stichzahl: 0,
      zaehlkarten: [],
      ohne: [],
      offeneSpiele: [...offeneSpiele(zettel, seat)],
      endenNoetig: 3,
      fertigAls: null,
    })),
    zettel,
    sieger: null,
  };
}

/** So many cards of a trick game have been played. */
function stichspiel(lage: Lage, karten: number): Ansicht {
  const view = grund({ ...lage, phase: 'STICHSPIEL' });
  const { gabe, ansager } = view;
  const spiel = gespielt(blaetterVon(lage.spieler), ansager, karten, null);
  const jeStich = { STICHE: WERTE.stich, TOTALE: WERTE.stich, WHIST: WERTE.whist } as const;
  const grundwert = (jeStich[view.spiel as keyof typeof jeStich] ?? 0) * (view.blind ? 2 : 1);
  const stiche = spiel.stiche.map((stich, i) => ({
    ...stich,
    gabe,
    stichNummer: i + 1,
    stichpunkte: grundwert + stich.stichkarten.reduce((summe, karte) => summe + kartenwert(karte, view), 0),
  }));
  const { ausspieler, stichkarten } = spiel.laufend;
  return {
    ...view,
    amZug: (ausspieler + stichkarten.length) % lage.spieler,
    laufenderStich: { gabe, stichNummer: stiche.length + 1, ausspieler, stichkarten, gewinner: null, stichpunkte: 0 },
    letzterStich: stiche.at(-1) ?? null,
    gesehen: [...stiche.flatMap((stich) => stich.stichkarten), ...stichkarten],
    spieler: view.spieler.map((einer) => {
      const seine = stiche.filter(({ gewinner }) => gewinner === einer.seat);
      const hand = spiel.haende[einer.seat] ?? [];
      return {
        ...einer,
        karten: hand.length,
        handkarten: sichtbar(hand, einer.seat, lage.sieht === undefined ? 0 : lage.sieht),
        stichzahl: seine.length,
        zaehlkarten: seine.flatMap((stich) => stich.stichkarten.filter((karte) => kartenwert(karte, view) !== 0)),
        spielpunkte: seine.reduce((summe, { stichpunkte }) => summe + stichpunkte, 0),
      };
    }),
  };
}

/** The first position from a number of cards on in which a seat must play to a trick, or lead. */
function bis(lage: Lage, karten: number, seat: number, imStich: boolean): Ansicht {
  for (let anzahl = karten; ; anzahl++) {
    const view = stichspiel(lage, anzahl);
    if (view.amZug === seat && (view.laufenderStich?.stichkarten.length !== 0) === imStich) return view;
  }
}

const STARTRANG = { 3: 'B', 4: '10', 5: '10', 6: '9' } as const;

function ausgelegt(lage: Lage, liegen: readonly Karte[], rest: Partial<Ansicht> = {}): Ansicht {
  const view = grund({ ...lage, phase: 'AUSLEGEN', spiel: 'RENTZ' });
  const rang = STARTRANG[lage.spieler as keyof typeof STARTRANG];
  const { sieht = 0 } = lage;
  return {
    ...view,
    reihen: FARBEN.map((reihenfarbe) => {
      const reihe = {
        reihenfarbe,
        startkarte: `${reihenfarbe}_${rang}`,
        endkarte: `${reihenfarbe}_${tiefsterRang(lage.spieler)}`,
      } as const;
      const { plaetze } = auslagereihe({ ...reihe, liegen: [] });
      return { ...reihe, liegen: plaetze.filter((karte) => liegen.includes(karte)) };
    }),
    amZug: 0,
    gesehen: [...liegen],
    spieler: view.spieler.map((einer) => {
      const hand = (blaetterVon(lage.spieler)[einer.seat] ?? []).filter((karte) => !liegen.includes(karte));
      return { ...einer, karten: hand.length, handkarten: sichtbar(hand, einer.seat, sieht) };
    }),
    ...rest,
  };
}

const GELEGT: readonly Karte[] = [
  'HERZ_10',
  'HERZ_9',
  'HERZ_B',
  'PIK_10',
  'PIK_B',
  'KARO_10',
  'HERZ_D',
  'PIK_9',
  'HERZ_8',
  'PIK_8',
  'PIK_7',
];
const GELEGT_ZU_SECHST: readonly Karte[] = [
  'HERZ_9',
  'HERZ_8',
  'HERZ_10',
  'HERZ_B',
  'KARO_9',
  'KARO_8',
  'KREUZ_9',
  'KREUZ_10',
  'KARO_10',
  'HERZ_7',
];

export const blindwahl = grund({ spieler: 4, gabe: 5, phase: 'BLIND', sieht: null });
export const ansage = grund({ spieler: 4, gabe: 9, phase: 'ANSAGE' });
export const ablehnung: Ansicht = {
  ...grund({
    spieler: 4,
    gabe: 8,
    phase: 'ABLEHNUNG',
    spiel: 'RENTZ',
    haende: [['PIK_A', 'PIK_D', 'HERZ_A', 'HERZ_9', 'KREUZ_7', 'KARO_K', 'KARO_B', 'KARO_8'], ...blaetterVon(4).slice(1)],
  }),
  amZug: 0,
  wiederholungen: 1,
};
export const blindAblehnung: Ansicht = { ...ablehnung, blind: true, wiederholungen: 0 };
export const totale = bis({ spieler: 4, gabe: 6, phase: 'STICHSPIEL', spiel: 'TOTALE' }, 14, 0, true);
export const zehnBlind = bis({ spieler: 3, gabe: 4, phase: 'STICHSPIEL', spiel: 'ZEHN', blind: true }, 6, 0, false);
export const karosZuSechst = bis({ spieler: 6, gabe: 10, phase: 'STICHSPIEL', spiel: 'KAROS' }, 15, 0, true);
export const auslegen = ausgelegt({ spieler: 4, gabe: 7, phase: 'AUSLEGEN' }, GELEGT);
export const nochEine = ausgelegt({ spieler: 4, gabe: 7, phase: 'AUSLEGEN', blind: true }, [...GELEGT, 'HERZ_K', 'HERZ_A'], {
  nochEine: true,
});
export const auslegenZuSechst = ausgelegt({ spieler: 6, gabe: 20, phase: 'AUSLEGEN' }, GELEGT_ZU_SECHST);
export const zuschauen = bis({ spieler: 5, gabe: 8, phase: 'STICHSPIEL', spiel: 'WHIST', sieht: null }, 17, 2, true);
export const offen = bis({ spieler: 4, gabe: 12, phase: 'STICHSPIEL', spiel: 'DAMEN', sieht: 'ALLE' }, 9, 1, true);
export const ende: Ansicht = {
  ...grund({ spieler: 4, gabe: 32, phase: 'ENDE', haende: [[], [], [], []] }),
  amZug: null,
  zettel: zettelBis(32, 4),
  spieler: grund({ spieler: 4, gabe: 33, phase: 'ENDE', haende: [[], [], [], []] }).spieler,
  sieger: [1],
};

const zug = (art: Zugmoeglichkeit['rentzZug'], spielkarte: Karte | null = null, spiel: Spiel | null = null): Zugmoeglichkeit => ({
  __typename: 'RentzLegalMove',
  rentzZug: art,
  spiel,
  spielkarte,
});

function frage(view: Ansicht, entscheidung: Frage['entscheidung'], legalMoves: readonly Zugmoeglichkeit[]): Entscheidungsfrage {
  const { gabe, spiel, blind, amZug, phase } = view;
  const endenNoetig = phase === 'ABLEHNUNG' ? (blind ? 4 : 3) : null;
  return {
    id: `p${gabe}`,
    seat: amZug ?? 0,
    question: { __typename: 'RentzQuestion', entscheidung, gabe, spiel, blind, endenNoetig },
    legalMoves,
  };
}

/** The decision that is open in a view; null after the end. */
export function offeneFrage(view: Ansicht): Entscheidungsfrage | null {
  const er = view.spieler[view.amZug ?? -1];
  if (!er) return null;
  const hand = er.handkarten ?? [];
  const spiele = (art: Zugmoeglichkeit['rentzZug']) => er.offeneSpiele.map((spiel) => zug(art, null, spiel));
  switch (view.phase) {
    case 'BLIND':
      return frage(view, 'BLIND', [zug('ANSEHEN'), ...spiele('BLINDANSAGEN')]);
    case 'ANSAGE':
      return frage(view, 'ANSAGE', spiele('ANSAGEN'));
    case 'ABLEHNUNG':
      return frage(view, 'ABLEHNUNG', [zug('ZULASSEN'), ...(view.blind ? [] : [zug('ABLEHNEN')])]);
    case 'AUSLEGEN': {
      const passend = view.reihen.flatMap((reihe) => auslagereihe(reihe).passend);
      const karten = hand.filter((karte) => passend.includes(karte)).map((karte) => zug('ANLEGEN', karte));
      return frage(view, view.nochEine ? 'NOCH_EINE' : 'ANLEGEN', view.nochEine ? [...karten, zug('VERZICHTEN')] : karten);
    }
    default:
      return frage(
        view,
        'KARTE',
        erlaubt(hand, view.laufenderStich?.stichkarten[0]).map((karte) => zug('SPIELEN', karte)),
      );
  }
}

const kind = 'rentz';
/** What the catalogue plays: a refusal, a pass, somebody who is out, by what the view shows. */
export function letzte(view: Ansicht): readonly Spielereignis[] {
  if (view.phase === 'ABLEHNUNG') {
    return [{ __typename: 'RentzAbgelehnt', kind, seat: 0, enden: ['PIK_A', 'HERZ_A', 'KREUZ_7'] }];
  }
  if (view.phase === 'AUSLEGEN') {
    const karte = offeneFrage(view)?.legalMoves[0]?.spielkarte;
    const gelegt: Spielereignis[] = karte ? [{ __typename: 'RentzAngelegt', kind, seat: 0, spielkarte: karte }] : [];
    return [...gelegt, { __typename: 'RentzGepasst', kind, seat: 1 }, { __typename: 'RentzAusgesetzt', kind, seat: 2 }];
  }
  return [{ __typename: 'RentzAngesagt', kind, seat: view.ansager, spiel: view.spiel ?? 'WHIST', blind: view.blind }];
}
