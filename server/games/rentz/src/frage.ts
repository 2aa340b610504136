import type { Seat } from '@tavern-jack/kernel';
import { endenNoetig } from './ablehnen.js';
import type { Entscheidung, Phase, Prompt, RentzState } from './partie.js';

const FRAGE: Readonly<Record<Phase, Entscheidung>> = {
  BLIND: 'BLIND',
  ANSAGE: 'ANSAGE',
  ABLEHNUNG: 'ABLEHNUNG',
  STICHSPIEL: 'KARTE',
  AUSLEGEN: 'ANLEGEN',
  ENDE: 'KARTE',
};

/** Who must decide what; undefined if nobody. */
export function offeneFrage({
  amZug,
  phase,
  nochEine,
}: RentzState): { readonly seat: Seat; readonly entscheidung: Entscheidung } | undefined {
  if (amZug === null || phase === 'ENDE') return undefined;
  return { seat: amZug, entscheidung: nochEine ? 'NOCH_EINE' : FRAGE[phase] };
}

/**
 * The open decision. Whoever is asked for a refusal is asked whether or not the hand allows one, and after an ace whether or
 * not a card fits: who is asked tells nobody anything about a hand.
 */
export function prompts(state: RentzState): readonly Prompt[] {
  const frage = offeneFrage(state);
  if (!frage) return [];
  const { seat, entscheidung } = frage;
  const { phase, gabe, wiederholung, gesehen, spiel, blind } = state;
  // Each of them is answered once, or a card comes to lie: no two prompts of a match agree in all of this.
  const id = `p${gabe}.${wiederholung}.${gesehen.length}.${entscheidung}.${seat}`;
  return [
    {
      id,
      seat,
      entscheidung,
      gabe,
      spiel,
      blind,
      endenNoetig: phase === 'ABLEHNUNG' ? endenNoetig(state, seat) : null,
    },
  ];
}
