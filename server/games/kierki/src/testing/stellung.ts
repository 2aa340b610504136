import { FARBEN, type Farbe, type Karte, ZEICHEN } from '@tavern-jack/kernel';
import { Given } from '@tavern-jack/kernel/testing';
import { type Event, type KierkiState, kierki, type Move, type Options, type Prompt, type Spiel, type View } from '../index.js';
import { geberVon } from '../partie.js';
import { planFor } from '../spiele.js';

export type Lage = Given<KierkiState, Move, Event, View, Options, Prompt>;

export const OFFIZIELL: Options = kierki.manifest.defaults;

const KUERZEL: Readonly<Record<string, Farbe>> = { P: 'PIK', H: 'HERZ', X: 'KREUZ', K: 'KARO' };

/** Cards told in short, separated by spaces: P Pik, H Herz, X Kreuz, K Karo and the rank, as in `HK X10 KB`. */
export const karten = (kurz: string): Karte[] =>
  kurz
    .split(' ')
    .filter((wort) => wort !== '')
    .map((wort): Karte => {
      const farbe = KUERZEL[wort[0] ?? ''];
      const zeichen = ZEICHEN.find((z) => z === wort.slice(1));
      if (!farbe || !zeichen) throw new Error(`no card: ${wort}`);
      return `${farbe}_${zeichen}`;
    });
export const karte = (kurz: string): Karte => karten(kurz)[0] as Karte;

export const spielen = (kurz: string): Move => ({ type: 'spielen', spielkarte: karte(kurz) });
export const anlegen = (kurz: string): Move => ({ type: 'anlegen', spielkarte: karte(kurz) });
export const ansagen = (trumpffarbe: Farbe): Move => ({ type: 'ansagen', trumpffarbe });
export const gespielt = (seat: number, kurz: string): Event => ({ type: 'karteGespielt', seat, spielkarte: karte(kurz) });

/** A match of so many players, opened by seat 0 as its first dealer. */
const eroeffnet = (mitspieler: number, options: Options): KierkiState =>
  kierki.evolve(kierki.initial(options), { type: 'partieEroeffnet', mitspieler, geber: 0 });

/**
 * A game just dealt, with these hands by seat: short ones do. In a trump game trumps are named already. The dealer is the one
 * whose turn it is in the match: seat 0 for the first game, seat 1 for the second, and so on.
 */
export function spiel(kierkiSpiel: Spiel, haende: readonly string[], { options = OFFIZIELL, trumpf = 'HERZ' as Farbe } = {}): Lage {
  const vorher = eroeffnet(haende.length, options);
  const spielNummer = planFor(options, haende.length).indexOf(kierkiSpiel) + 1;
  const geber = geberVon(vorher, spielNummer);
  const begonnen = new Given(kierki, vorher).and({ type: 'spielBegonnen', spielNummer, kierkiSpiel, geber });
  const gegeben: Event = { type: 'gegeben', blaetter: haende.map(karten) };
  if (kierkiSpiel !== 'TRUMPF') return begonnen.and(gegeben);
  const rest: Event = { type: 'gegeben', blaetter: haende.map(() => []) };
  return begonnen.and(gegeben, { type: 'trumpfAngesagt', seat: geber, trumpffarbe: trumpf }, rest);
}

/** Plays cards one after another, whoever's turn it is, and gives what the last one brought. */
export function spielt(lage: { readonly state: KierkiState }, kurz: string): { state: KierkiState; events: readonly Event[] } {
  let verlauf: { state: KierkiState; events: readonly Event[] } = { state: lage.state, events: [] };
  for (const spielkarte of karten(kurz)) {
    const { state } = verlauf;
    const seat = kierki.prompts(state)[0]?.seat ?? -1;
    const type = state.phase === 'LOTERYJKA' ? 'anlegen' : 'spielen';
    const decision = kierki.decide(state, seat, { type, spielkarte }, mischtNicht);
    if (!decision.ok) throw new Error(`seat ${seat}, ${spielkarte}: ${decision.rejection.code}`);
    verlauf = { state: decision.events.reduce(kierki.evolve, state), events: decision.events };
  }
  return verlauf;
}

/** Draws that leave every pack as it is. */
export const mischtNicht = {
  counter: 0,
  below: () => 0,
  die: () => 1,
  pick: <T>(list: readonly T[]): T => list[0] as T,
  shuffle: <T>(list: readonly T[]): T[] => [...list],
};

/** Which cards a seat may play or lay now, in short, by suit (P H X K) from low to high. */
export const darf = (state: KierkiState, seat: number): string =>
  kierki
    .legalMoves(state, seat)
    .flatMap((move) => (move.type === 'ansagen' ? [] : [inKurz(move.spielkarte)]))
    .join(' ');

export const inKurz = (name: Karte): string => {
  const [farbe, zeichen] = name.split('_');
  return `${'PHXK'[FARBEN.indexOf(farbe as Farbe)]}${zeichen}`;
};
