import {
  type Card,
  type CardSet,
  cardNamed,
  cardsIn,
  type Decision,
  type Draws,
  FARBEN,
  has,
  isEmpty,
  karteOf,
  NO_CARDS,
  playableAt,
  type Rejection,
  type Seat,
  suitOf,
} from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { absage } from './absage.js';
import { waehlbare } from './ansage.js';
import type { Event } from './ereignis.js';
import { frageOf } from './frage.js';
import { type Entscheidung, type KingState, type Move, type Prompt, regelnOf, type Spiel } from './partie.js';
import { gehtWeiter } from './spiel.js';
import { hoechstesGebotIn } from './trumpf.js';
import { alsMove, LEGEN } from './zug.js';

/** Which questions each move answers. */
const ANTWORT_AUF: Readonly<Record<Move['type'], readonly Entscheidung[]>> = {
  ansagen: ['KONTRAKT_ANSAGEN'],
  bieten: ['BIETEN'],
  passen: ['BIETEN'],
  verkaufen: ['VERKAUFEN'],
  behalten: ['VERKAUFEN'],
  bestimmen: ['TRUMPF_ANSAGEN'],
  legen: ['AUSSPIELEN', 'ZUGEBEN'],
};

export function decide(state: KingState, seat: Seat, roh: Move, draws: Draws): Decision<Event> {
  const frage = frageOf(state);
  if (!frage || !state.spiel) return verweigert(absage('PARTIE_VORBEI', 'spielende'));
  if (frage.seat !== seat) return verweigert(absage('NICHT_DRAN', 'spiel'));
  const move = alsMove(roh);
  if (!move) return verweigert(absage('KEIN_SOLCHER_ZUG', 'spiel'));
  if (!ANTWORT_AUF[move.type].includes(frage.kingEntscheidung)) return verweigert(absage('JETZT_NICHT', 'spiel'));
  const einwand = hindernis(state, state.spiel, frage, move);
  if (einwand) return verweigert(einwand);
  const ablauf = new Ablauf(state);
  ablauf.tut(folgeVon(move, seat, frage));
  gehtWeiter(ablauf, draws);
  return { ok: true, events: ablauf.events };
}

const verweigert = (rejection: Rejection): Decision<Event> => ({ ok: false, rejection });

/** What speaks against a move that answers the open question. */
function hindernis(state: KingState, spiel: Spiel, { hoechstesGebot }: Prompt, move: Move): Rejection | undefined {
  if (move.type === 'ansagen') return waehlbare(state).includes(move.kontrakt) ? undefined : absage('KONTRAKT_NICHT_FREI', 'varianten');
  if (move.type === 'legen') return gegenDieKarte(state, spiel, cardNamed(move.karte) ?? 0);
  if (move.type !== 'bieten') return undefined;
  const { stichzahl } = regelnOf(state);
  if (move.gebot <= (hoechstesGebot ?? 0)) return absage('GEBOT_ZU_NIEDRIG', 'varianten', { mehrAls: hoechstesGebot ?? 0 });
  return move.gebot > stichzahl ? absage('GEBOT_ZU_HOCH', 'varianten', { hoechstens: stichzahl }) : undefined;
}

function gegenDieKarte(state: KingState, spiel: Spiel, card: Card): Rejection | undefined {
  const erlaubt = spielbare(state, spiel);
  if (has(erlaubt, card)) return undefined;
  const hand = spiel.tisch.hands[frageOf(state)?.seat ?? 0] ?? NO_CARDS;
  if (!has(hand, card)) return absage('KARTE_NICHT_AUF_DER_HAND', 'spiel');
  const [led] = spiel.tisch.trick;
  if (led !== undefined && suitOf(card) !== suitOf(led) && !isEmpty(hand) && hand[suitOf(led)] !== 0) return absage('BEDIENEN', 'spiel');
  return absage('KARTE_NICHT_ERLAUBT', 'varianten');
}

/** The cards that whose turn it is may play. */
const spielbare = (state: KingState, { kontrakt, tisch }: Spiel): CardSet =>
  kontrakt ? playableAt(tisch, regelnOf(state).pflichten[kontrakt]) : NO_CARDS;

/** What the move itself is; everything after it follows. */
function folgeVon(move: Move, seat: Seat, { bieter, hoechstesGebot }: Prompt): Event {
  switch (move.type) {
    case 'ansagen':
      return { type: 'kontraktAngesagt', seat, kontrakt: move.kontrakt };
    case 'bieten':
      return { type: 'geboten', seat, gebot: move.gebot };
    case 'passen':
      return { type: 'gepasst', seat };
    case 'verkaufen':
      return { type: 'trumpfVerkauft', seat, kaeufer: bieter ?? seat, gebot: hoechstesGebot ?? 0 };
    case 'behalten':
      return { type: 'trumpfBehalten', seat };
    case 'bestimmen':
      return { type: 'trumpfBestimmt', seat, farbe: move.farbe, karte: null };
    case 'legen':
      return { type: 'karteGelegt', seat, karte: move.karte };
  }
}

const BESTIMMEN: readonly Move[] = FARBEN.map((farbe) => ({ type: 'bestimmen', farbe }));
const VERKAUFEN: readonly Move[] = [{ type: 'verkaufen' }, { type: 'behalten' }];

/** Exactly what `decide` accepts. */
export function legalMoves(state: KingState, seat: Seat): readonly Move[] {
  const frage = frageOf(state);
  const { spiel } = state;
  if (!spiel || frage?.seat !== seat) return [];
  switch (frage.kingEntscheidung) {
    case 'KONTRAKT_ANSAGEN':
      return waehlbare(state).map((kontrakt): Move => ({ type: 'ansagen', kontrakt }));
    case 'BIETEN':
      return [{ type: 'passen' }, ...gebote(hoechstesGebotIn(spiel)?.gebot ?? 0, regelnOf(state).stichzahl)];
    case 'VERKAUFEN':
      return VERKAUFEN;
    case 'TRUMPF_ANSAGEN':
      return BESTIMMEN;
    default:
      return cardsIn(spielbare(state, spiel)).map((card) => LEGEN.get(karteOf(card)) as Move);
  }
}

const gebote = (mehrAls: number, hoechstens: number): readonly Move[] =>
  Array.from({ length: hoechstens - mehrAls }, (_, more): Move => ({ type: 'bieten', gebot: mehrAls + 1 + more }));
