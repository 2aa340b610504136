import { cardIn, type Draws, KARTEN, type Karte, type Seat } from '@tavern-jack/kernel';
import { type Given, given, pick, scriptedDraws } from '@tavern-jack/kernel/testing';
import { type Event, type Move, type Options, type Prompt, type RentzState, rentz, type Spiel, type View } from '../index.js';
import { blattOf, KARTEN_JE_HAND } from '../karten.js';

export const OFFIZIELL: Options = rentz.manifest.defaults;
export const ALLE: readonly Options[] = rentz.manifest.presets.map(({ options }) => options);

/** Draws for moves that must not draw: asking for anything throws. */
export const ohneZufall: Draws = scriptedDraws([]);

/** Draws for what comes after a deal: the pack stays as it lies. */
export const wieGegeben: Draws = {
  counter: 0,
  below: () => 0,
  die: () => 1,
  pick: ([erstes]) => erstes as never,
  shuffle: (list) => [...list],
};

export type Lage = Given<RentzState, Move, Event, View, Options, Prompt>;

/** A hand in short: `'PIK A K 9, HERZ 10'`. */
export const karten = (kurz: string): Karte[] =>
  kurz
    .split(', ')
    .filter((farbe) => farbe !== '')
    .flatMap((farbe) => {
      const [name = '', ...zeichen] = farbe.split(' ');
      return zeichen.map((z) => KARTEN.find((karte) => karte === `${name}_${z}`) as Karte);
    });

/** A pack that deals these hands, in order of the seats; whatever is missing in a hand comes from the rest, from low to high. */
export function gemischt(haende: readonly string[]): number[] {
  const gewuenscht = haende.map((hand) => karten(hand).map(cardIn));
  const rest = blattOf(haende.length).karten.filter((card) => !gewuenscht.flat().includes(card));
  return gewuenscht.flatMap((hand) => [...hand, ...rest.splice(0, KARTEN_JE_HAND - hand.length)]);
}

/** A match that has just been opened, with these hands; seat 0 chooses. */
export const verteilt = (haende: readonly string[], options: Options = OFFIZIELL): Lage =>
  given(rentz, { count: haende.length, startingSeat: 0 }, options, pick(gemischt(haende)));

/** Seat 0 has named a game after a look at the cards. */
export const angesagt = (spiel: Spiel, haende: readonly string[], options: Options = OFFIZIELL): Lage => {
  const lage = verteilt(haende, options);
  return lage.and(
    { type: 'aufgenommen', seat: 0, handkarten: rentz.view(lage.state, 'auditor').spieler[0]?.handkarten ?? [] },
    { type: 'angesagt', seat: 0, spiel, blind: false },
  );
};

/** Seat 0 has named a game blind. */
export const blindAngesagt = (spiel: Spiel, haende: readonly string[], options: Options = OFFIZIELL): Lage =>
  verteilt(haende, options).and({ type: 'angesagt', seat: 0, spiel, blind: true });

/** The Rentz game is played: nobody refused. */
export const ausgelegt = (haende: readonly string[]): Lage =>
  angesagt('RENTZ', haende).and(...haende.slice(1).map((_, links): Event => ({ type: 'zugelassen', seat: links + 1 })));

export const spielen = (spielkarte: Karte): Move => ({ type: 'spielen', spielkarte });
export const anlegen = (spielkarte: Karte): Move => ({ type: 'anlegen', spielkarte });

/** What happened in a row of moves, and where they led. */
export interface Verlauf {
  readonly state: RentzState;
  readonly events: readonly Event[];
}

/** Makes moves; whoever is due makes the next one. A refusal throws. */
export function nach({ state }: { readonly state: RentzState }, moves: readonly Move[], draws: Draws = ohneZufall): Verlauf {
  let verlauf: Verlauf = { state, events: [] };
  for (const move of moves) verlauf = zieht(verlauf, move, draws);
  return verlauf;
}

function zieht({ state, events }: Verlauf, move: Move, draws: Draws): Verlauf {
  const seat: Seat = state.amZug ?? -1;
  const decision = rentz.decide(state, seat, move, draws);
  if (!decision.ok) throw new Error(`seat ${seat}, ${JSON.stringify(move)}: ${decision.rejection.code}`);
  return { state: decision.events.reduce(rentz.evolve, state), events: [...events, ...decision.events] };
}
