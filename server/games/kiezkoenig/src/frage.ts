import { type Frage, type KiezkoenigState, type Prompt, spielerOf } from './partie.js';
import { uebernahmePreis } from './uebernehmen.js';
import { gedruckt } from './wert.js';

/** The open decision, read off the state alone; undefined between two steps of a move and after the end. */
export function frageOf(state: KiezkoenigState): Prompt | undefined {
  const seat = state.amZug;
  if (seat === null) return undefined;
  if (state.phase === 'VOR_DEM_WURF') return prompt(state, seat, 'VOR_DEM_WURF', null, null);
  if (state.phase !== 'AM_ZIEL' && state.phase !== 'DECKEL_BEZAHLT') return undefined;
  const { feld, taler } = spielerOf(state, seat);
  const kneipe = state.kneipen.find((k) => k.feld === feld);
  if (!kneipe || (state.phase === 'AM_ZIEL' && kneipe.besitzer !== null)) return undefined;
  const frage = state.phase === 'AM_ZIEL' ? 'KAUFEN' : 'UEBERNEHMEN';
  const preis = frage === 'KAUFEN' ? gedruckt(feld).preis : uebernahmePreis(kneipe);
  return taler >= preis ? prompt(state, seat, frage, feld, preis) : undefined;
}

const prompt = (state: KiezkoenigState, seat: number, frage: Frage, feld: number | null, preis: number | null): Prompt => ({
  id: `p${state.entscheidungen + 1}`,
  seat,
  frage,
  feld,
  preis,
});
