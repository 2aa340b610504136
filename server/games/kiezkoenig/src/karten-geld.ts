import { roundUp, type Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { bautAus } from './ausbauen.js';
import type { BankErhaeltGrund, BankZahltGrund } from './ereignis.js';
import { andereAb, kneipenOf, spielerOf } from './partie.js';
import { gedruckt } from './wert.js';
import { bringtAuf } from './zahlungsnot.js';

/** The bank pays; an amount of 0 is no event. */
export function erhaelt(ablauf: Ablauf, seat: Seat, betrag: number, grund: BankZahltGrund): void {
  if (betrag > 0) ablauf.tut({ type: 'bankZahlt', seat, betrag, grund });
}

/** A debt to the bank, paid as far as there is money; a debt of 0 is no event. */
export function zahltBank(ablauf: Ablauf, seat: Seat, faellig: number, grund: BankErhaeltGrund): void {
  if (faellig === 0) return;
  ablauf.tut({ type: 'bankErhaelt', seat, faellig, bezahlt: bringtAuf(ablauf, seat, faellig), grund });
}

/** One debt to everybody: pubs are sold for the whole of it, and what there is goes round from the payer's left. */
export function lokalrunde(ablauf: Ablauf, seat: Seat): void {
  const andere = andereAb(ablauf.state, seat);
  let rest = bringtAuf(ablauf, seat, 30 * andere.length);
  for (const an of andere) {
    const bezahlt = Math.min(30, rest);
    rest -= bezahlt;
    ablauf.tut({ type: 'spielerZahlt', seat, an, faellig: 30, bezahlt, karte: 'LOKALRUNDE' });
  }
}

/** Everybody else owes separately, in turn order, each with forced sales of their own. */
export function geburtstag(ablauf: Ablauf, an: Seat): void {
  for (const seat of andereAb(ablauf.state, an)) {
    ablauf.tut({ type: 'spielerZahlt', seat, an, faellig: 25, bezahlt: bringtAuf(ablauf, seat, 25), karte: 'GEBURTSTAG' });
  }
}

export function gesundheitsamt(ablauf: Ablauf, seat: Seat): void {
  const stufen = kneipenOf(ablauf.state, seat).reduce((summe, k) => summe + k.stufe, 0);
  zahltBank(ablauf, seat, 25 * stufen, 'GESUNDHEITSAMT');
}

export const rohrbruch = (ablauf: Ablauf, seat: Seat): void =>
  zahltBank(ablauf, seat, 20 * kneipenOf(ablauf.state, seat).length, 'ROHRBRUCH');

/** Ten per cent of the cash, to 5: a tenth is a fifth of the half. */
export const steuerpruefung = (ablauf: Ablauf, seat: Seat): void =>
  zahltBank(ablauf, seat, roundUp(spielerOf(ablauf.state, seat).taler, 10, 5), 'STEUERPRUEFUNG');

/** The cheapest pub without upgrade gets a Happy Hour; without such a pub there are 50 Taler. */
export function fassbierSpende(ablauf: Ablauf, seat: Seat): void {
  const preis = (feld: number) => gedruckt(feld).preis;
  const [guenstigste] = kneipenOf(ablauf.state, seat)
    .filter((k) => k.stufe === 0)
    .sort((a, b) => preis(a.feld) - preis(b.feld) || a.feld - b.feld);
  if (guenstigste) bautAus(ablauf, seat, guenstigste.feld, 0);
  else erhaelt(ablauf, seat, 50, 'FASSBIER_SPENDE');
}
