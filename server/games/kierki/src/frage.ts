import { farbeOf, type Seat, suitOf, turnOf } from '@tavern-jack/kernel';
import { type Frage, geberOf, type KierkiState, kontraktOf, type Prompt } from './partie.js';

/** Whose decision is open; null while none is. */
export function amZugOf(state: KierkiState): Seat | null {
  if (state.sieger || state.vollerStich) return null;
  switch (state.phase) {
    case 'TRUMPF':
      return geberOf(state);
    case 'STICHE':
      return turnOf(state.tisch);
    case 'LOTERYJKA':
      return state.auslage?.amZug ?? null;
    default:
      return null;
  }
}

export function prompts(state: KierkiState): readonly Prompt[] {
  const seat = amZugOf(state);
  if (seat === null) return [];
  const { spiel, herzGesperrt } = kontraktOf(state);
  const gefuehrt = state.tisch.trick[0];
  const kierkiFrage = frageOf(state);
  return [
    {
      id: `p${state.entscheidungen}`,
      seat,
      kierkiFrage,
      spielNummer: state.spielNummer,
      kierkiSpiel: spiel,
      bedienfarbe: gefuehrt === undefined ? null : farbeOf(suitOf(gefuehrt)),
      herzGesperrt: herzGesperrt && kierkiFrage === 'AUSSPIELEN',
    },
  ];
}

function frageOf({ phase, tisch, auslage }: KierkiState): Frage {
  if (phase === 'TRUMPF') return 'TRUMPF_ANSAGEN';
  if (phase === 'LOTERYJKA') return auslage?.startrang === null ? 'EROEFFNEN' : 'ANLEGEN';
  return tisch.trick.length === 0 ? 'AUSSPIELEN' : 'ZUGEBEN';
}
