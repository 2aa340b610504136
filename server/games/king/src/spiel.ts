import { cardsIn, type Draws, karteOf, leaderTakesTheRest, NO_CARDS, type Seat, sizeOf, stillOut, type Trick } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { wertet } from './abrechnung.js';
import { waehlbare } from './ansage.js';
import type { Restgrund } from './ereignis.js';
import { gibt } from './geben.js';
import { punkteFuer, type Tarif } from './kontrakt.js';
import { type KingState, laeuft, regelnOf, type Spiel } from './partie.js';
import { bezahltIn, zaehltFuer, zeigtTrumpf } from './trumpf.js';

/** Whatever follows without a decision, until somebody must decide or the match is over. */
export function gehtWeiter(ablauf: Ablauf, draws: Draws): void {
  for (;;) {
    const { state } = ablauf;
    if (state.sieger) return;
    const { spiel } = state;
    if (!spiel || !laeuft(state)) gibt(ablauf, draws);
    else if (!folgtVonSelbst(ablauf, spiel)) return;
  }
}

/** One step of a running game that nobody decides, and whether there was one. */
function folgtVonSelbst(ablauf: Ablauf, spiel: Spiel): boolean {
  const { state } = ablauf;
  const regeln = regelnOf(state);
  if (!spiel.kontrakt) {
    const [einziger, ...andere] = waehlbare(state);
    if (!einziger || andere.length > 0) return false;
    ablauf.tut({ type: 'kontraktAngesagt', seat: spiel.ansager, kontrakt: einziger });
    return true;
  }
  if (spiel.kontrakt === 'TRUMPF' && spiel.tisch.trump === null) {
    if (regeln.trumpfwahl !== 'LETZTE_KARTE') return false;
    zeigtTrumpf(ablauf, spiel);
    return true;
  }
  const tarif = regeln.tarife[spiel.kontrakt];
  if (spiel.voll) gewinnt(ablauf, spiel, spiel.voll, tarif);
  else if (spiel.rest || spiel.stiche.length === regeln.stichzahl) wertet(ablauf);
  else return entscheidetDenRest(ablauf, spiel, tarif);
  return true;
}

function gewinnt(ablauf: Ablauf, spiel: Spiel, { winner, cards }: Trick, tarif: Tarif): void {
  const stichNummer = spiel.stiche.length + 1;
  ablauf.tut({
    type: 'stichGewonnen',
    seat: winner,
    stichNummer,
    zaehltFuer: zaehltFuer(spiel, winner, bezahltIn(spiel)),
    punkte: punkteFuer(tarif, stichNummer, cards),
  });
}

/** Ends a game early where its score stays the same whatever anybody plays, and says whether it did. */
function entscheidetDenRest(ablauf: Ablauf, spiel: Spiel, tarif: Tarif): boolean {
  const { hands, leader, trick } = spiel.tisch;
  // The first card is always played: a game that nobody has seen begin would be hard to follow.
  if (trick.length > 0 || spiel.stiche.length === 0) return false;
  const grund = restgrund(spiel, tarif);
  if (!grund) return false;
  const allen = grund === 'ALLE_STICHE';
  ablauf.tut({
    type: 'restEntschieden',
    seat: allen ? leader : null,
    grund,
    stiche: sizeOf(hands[leader] ?? NO_CARDS),
    punkte: allen ? punkteDesRests(ablauf.state, spiel, tarif) : hands.map(() => 0),
    karten: hands.map((hand) => cardsIn(hand).map(karteOf)),
  });
  return true;
}

function restgrund({ tisch, stiche }: Spiel, tarif: Tarif): Restgrund | undefined {
  const nochStiche = tarif.jeStich !== 0 || tarif.zaehlstiche.some(({ stichNummer }) => stichNummer > stiche.length);
  if (!nochStiche && !stillOut(tisch, tarif.strafkarten)) return 'NICHTS_MEHR_ZU_HOLEN';
  return leaderTakesTheRest(tisch) ? 'ALLE_STICHE' : undefined;
}

/** What all tricks that are left count when the leader takes them, by seat. */
function punkteDesRests(state: KingState, spiel: Spiel, tarif: Tarif): readonly number[] {
  const { leader, hands } = spiel.tisch;
  const punkte = hands.map(() => 0);
  const gibt = (seat: Seat, wert: number) => {
    punkte[seat] = (punkte[seat] ?? 0) + wert;
  };
  let bezahlt = bezahltIn(spiel);
  for (let stichNummer = spiel.stiche.length + 1; stichNummer <= regelnOf(state).stichzahl; stichNummer++) {
    const fuer = zaehltFuer(spiel, leader, bezahlt);
    if (fuer !== leader) bezahlt++;
    gibt(fuer, punkteFuer(tarif, stichNummer, []));
  }
  // Which of these tricks a penalty card falls into does not matter: only trump games are sold, and they have none.
  gibt(leader, punkteFuer({ ...tarif, jeStich: 0, zaehlstiche: [] }, 0, hands.flatMap(cardsIn)));
  return punkte;
}
