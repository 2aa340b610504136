import {
  type Card,
  type CardSet,
  type Draws,
  HiddenHands,
  isEmpty,
  type Layout,
  laid,
  quickChance,
  rankOf,
  type Seat,
  sizeOf,
  withoutCard,
} from '@tavern-jack/kernel';
import { type Auslagewissen, besteZumAnlegen } from './auslagewissen.js';
import { anlegbarAus, naechsterNach, reihenfolgeFor } from './reihen.js';

/** How many cards are laid in thought for one decision: the only budget, because pure code knows no clock. */
const SCHRITTE = 24_000;
const PROBEN_HOECHSTENS = 200;
/** What a card left in hand costs in thought, when two others are out: who is nearly out is nearly paid. */
const JE_RESTKARTE = 40;

/** By how many standard errors a card must seem better than the one that Normal lays: most differences are luck. */
const DEUTLICH = 1.5;

/**
 * The card that clearly brings more than Normal's on average, over many deals of the others' cards, each played to its end as
 * Normal would; without one Normal's.
 */
export function besteProbe(wissen: Auslagewissen, karten: readonly Card[], draws: Draws): Card {
  const normale = besteZumAnlegen(wissen, wissen.hand, karten);
  const andere = karten.filter((card) => card !== normale);
  const uebrig = wissen.hidden.counts.reduce((summe, count) => summe + count, sizeOf(wissen.hand));
  const proben = Math.min(PROBEN_HOECHSTENS, Math.ceil(SCHRITTE / (karten.length * uebrig)));
  const mehr = andere.map(() => ({ summe: 0, quadrate: 0 }));
  const below = quickChance(draws);
  const verdeckt = new HiddenHands(wissen.hidden);
  for (let probe = 0; probe < proben; probe++) {
    const verteilt = verdeckt.deal(below);
    const wert = (card: Card): number => spieltAus(wissen, [...verteilt.with(wissen.seat, wissen.hand)], card);
    const vergleich = wert(normale);
    for (const [at, card] of andere.entries()) {
      const unterschied = wert(card) - vergleich;
      const bisher = mehr[at] as (typeof mehr)[number];
      bisher.summe += unterschied;
      bisher.quadrate += unterschied ** 2;
    }
  }
  const sicherheiten = mehr.map(({ summe, quadrate }) => sicherheit(summe / proben, quadrate / proben, proben));
  const beste = Math.max(DEUTLICH, ...sicherheiten);
  return andere[sicherheiten.indexOf(beste)] ?? normale;
}

/** A mean in standard errors of it. */
function sicherheit(mittel: number, quadratmittel: number, proben: number): number {
  const streuung = Math.sqrt((quadratmittel - mittel ** 2) / proben);
  return streuung > 0 ? mittel / streuung : Math.sign(mittel) * Number.MAX_VALUE;
}

/** What laying this card first is worth to the one who thinks: the points, or how far from them. `hands` is used up. */
function spieltAus(wissen: Auslagewissen, hands: CardSet[], erste: Card): number {
  const { mitspieler, fuerFertige, seat } = wissen;
  const order = reihenfolgeFor(mitspieler);
  const fertig = [...wissen.fertig];
  let { reihen, startrang }: { reihen: Layout; startrang: number | null } = wissen;
  let [amZug, card]: [Seat, Card | undefined] = [seat, erste];
  // Somebody can always lay, unless cards lie aside: then it ends where nobody can.
  for (let gepasst = 0; gepasst < mitspieler; gepasst++) {
    if (card !== undefined) {
      gepasst = 0;
      reihen = laid(order, reihen, card);
      startrang ??= rankOf(card);
      hands[amZug] = withoutCard(hands[amZug] as CardSet, card);
      if (isEmpty(hands[amZug] as CardSet)) fertig.push(amZug);
      if (fertig.includes(seat)) return fuerFertige[fertig.indexOf(seat)] ?? 0;
      if (fertig.length === fuerFertige.length) return -JE_RESTKARTE * sizeOf(hands[seat] as CardSet);
    }
    amZug = naechsterNach(amZug, fertig, mitspieler);
    const hand = hands[amZug] as CardSet;
    const anlegbare = anlegbarAus(hand, { reihen, startrang }, mitspieler);
    card = anlegbare.length > 0 ? besteZumAnlegen({ mitspieler, reihen }, hand, anlegbare) : undefined;
  }
  return 0;
}
