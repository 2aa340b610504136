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

/**
 * The open decision. Whoever is asked for a refusal is asked whether or not the hand allows one, and after an ace whether or
 * not a card fits: who is asked tells nobody anything about a hand.
 */
export function prompts(state: RentzState): readonly Prompt[] {
  const { amZug, phase, gabe, wiederholung, gesehen, spiel, blind, nochEine } = state;
  if (amZug === null || phase === 'ENDE') return [];
  const entscheidung = nochEine ? 'NOCH_EINE' : FRAGE[phase];
  // Each of them is answered once, or a card comes to lie: no two prompts of a match agree in all of this.
  const id = `p${gabe}.${wiederholung}.${gesehen.length}.${entscheidung}.${amZug}`;
  return [
    {
      id,
      seat: amZug,
      entscheidung,
      gabe,
      spiel,
      blind,
      endenNoetig: phase === 'ABLEHNUNG' ? endenNoetig(state, amZug) : null,
    },
  ];
}
