import { farbeOf, type Seat, suitOf, turnOf } from '@tavern-jack/kernel';
import { type Entscheidung, type KingState, laeuft, type Prompt } from './partie.js';
import { hoechstesGebotIn, vorDemTrumpf } from './trumpf.js';

/** The open decision, read off the state alone; undefined before the first deal and after the end. */
export function frageOf(state: KingState): Prompt | undefined {
  const { spiel } = state;
  if (!spiel || !laeuft(state) || state.sieger) return undefined;
  const id = `p${state.entscheidungen + 1}`;
  if (!spiel.kontrakt) {
    return { id, seat: spiel.ansager, kingEntscheidung: 'KONTRAKT_ANSAGEN', angespielt: null, hoechstesGebot: null, bieter: null };
  }
  if (spiel.kontrakt === 'TRUMPF' && spiel.tisch.trump === null) {
    const { seat, was } = vorDemTrumpf(state, spiel);
    const hoechstes = was === 'TRUMPF_ANSAGEN' ? undefined : hoechstesGebotIn(spiel);
    const bieter = was === 'VERKAUFEN' ? (hoechstes?.seat ?? null) : null;
    return { id, seat, kingEntscheidung: was, angespielt: null, hoechstesGebot: hoechstes?.gebot ?? null, bieter };
  }
  const [led] = spiel.tisch.trick;
  const kingEntscheidung: Entscheidung = led === undefined ? 'AUSSPIELEN' : 'ZUGEBEN';
  const angespielt = led === undefined ? null : farbeOf(suitOf(led));
  return { id, seat: turnOf(spiel.tisch), kingEntscheidung, angespielt, hoechstesGebot: null, bieter: null };
}

/** Whose turn it is; null after the end. */
export const amZug = (state: KingState): Seat | null => frageOf(state)?.seat ?? null;
