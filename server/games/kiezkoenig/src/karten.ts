import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { FEIERABEND, NEONLICHT, POLIZEISTUNDE } from './brett.js';
import { erhaelt, fassbierSpende, geburtstag, gesundheitsamt, lokalrunde, rohrbruch, steuerpruefung, zahltBank } from './karten-geld.js';
import { kneipenOf, spielerOf } from './partie.js';
import { setztNaechstenZugAus } from './polizeistunde.js';
import { KARTEN, type Karte } from './stapel.js';
import { springt, voraus, ziehtVor } from './ziehen.js';

type Wirkung = (ablauf: Ablauf, seat: Seat) => void;

const WIRKUNG: Readonly<Record<Karte, Wirkung>> = {
  LOKALRUNDE: lokalrunde,
  STAMMGAESTE: (ablauf, seat) => erhaelt(ablauf, seat, 100, 'STAMMGAESTE'),
  RAUSSCHMEISSER: (ablauf, seat) => ziehtVor(ablauf, seat, FEIERABEND, 'KARTE'),
  GEBURTSTAG: geburtstag,
  GESUNDHEITSAMT: gesundheitsamt,
  KNEIPENTOUR: (ablauf, seat) => ziehtVor(ablauf, seat, voraus(spielerOf(ablauf.state, seat).feld, 3), 'KARTE'),
  POLIZEIKONTROLLE: (ablauf, seat) => {
    springt(ablauf, seat, POLIZEISTUNDE);
    setztNaechstenZugAus(ablauf, seat);
  },
  LOTTO: (ablauf, seat) => erhaelt(ablauf, seat, 150, 'LOTTO'),
  SCHERBEN: (ablauf, seat) => zahltBank(ablauf, seat, 60, 'SCHERBEN'),
  STEUERPRUEFUNG: steuerpruefung,
  TAXI: (ablauf, seat) => ziehtVor(ablauf, seat, NEONLICHT, 'KARTE'),
  FASSBIER_SPENDE: fassbierSpende,
  INFLUENCER_VIDEO: (ablauf, seat) => erhaelt(ablauf, seat, 20 * kneipenOf(ablauf.state, seat).length, 'INFLUENCER_VIDEO'),
  ROHRBRUCH: rohrbruch,
};

/** Cards after which the field acts as if the dice had led there. */
const FELD_WIRKT: readonly Karte[] = ['KNEIPENTOUR', 'TAXI'];

/**
 * Heading "Die 14 Kneipenkarten": draws the next card and lets it act. Each undrawn card is equally likely, which is
 * what a shuffled stack is; so there is no order that could leak. After fourteen cards all are shuffled again.
 * Tells whether the field on which the token now stands acts as well.
 */
export function ziehtKarte(ablauf: Ablauf, seat: Seat, draws: Draws): boolean {
  if (ablauf.state.stapel.length === 0) ablauf.tut({ type: 'kartenGemischt', anzahl: KARTEN.length });
  const karte = draws.pick(ablauf.state.stapel);
  ablauf.tut({ type: 'karteGezogen', seat, karte });
  WIRKUNG[karte](ablauf, seat);
  return FELD_WIRKT.includes(karte);
}
