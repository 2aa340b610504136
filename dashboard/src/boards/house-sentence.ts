import type { GameTexts } from './game-board';
import { nameVon } from './names';

/** An event of the house that happens in every game's match. */
export type HouseEvent =
  | { readonly __typename: 'MatchStarted'; readonly startingSeat: number }
  | { readonly __typename: 'MatchClockStarted' }
  | { readonly __typename: 'MatchSeatLeft' | 'MatchSeatAway' | 'MatchSeatBack' | 'MatchPracticeSkipped'; readonly seat: number }
  | { readonly __typename: 'MatchEnded'; readonly standing: readonly { readonly seat: number; readonly winner: boolean }[] }
  | { readonly __typename: 'MatchFrozen'; readonly errorId: string };

/** Whether it is the house that speaks, and not the game. */
export const isHouseEvent = (event: { readonly __typename: string }): event is HouseEvent => event.__typename.startsWith('Match');

/** Tells an event of the house in one sentence; `texts` translates within `match.told`. Null: there is nothing to tell, as of clocks. */
export function houseSentence(event: HouseEvent, names: readonly string[], texts: GameTexts): string | null {
  switch (event.__typename) {
    case 'MatchStarted':
      return texts('started', { name: nameVon(names, event.startingSeat) });
    case 'MatchSeatLeft':
      return texts('seatLeft', { name: nameVon(names, event.seat) });
    case 'MatchSeatAway':
      return texts('seatAway', { name: nameVon(names, event.seat) });
    case 'MatchSeatBack':
      return texts('seatBack', { name: nameVon(names, event.seat) });
    case 'MatchPracticeSkipped':
      return texts('practiceSkipped', { name: nameVon(names, event.seat) });
    case 'MatchEnded': {
      const winners = event.standing.filter((line) => line.winner).map((line) => nameVon(names, line.seat));
      return texts('ended', { names: winners.join(' & '), count: winners.length });
    }
    case 'MatchFrozen':
      return texts('frozen', { reference: event.errorId });
    default:
      return null;
  }
}
