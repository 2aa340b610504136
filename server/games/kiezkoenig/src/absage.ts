import type { Rejection } from '@tavern-jack/kernel';

/** Headings of the rule page that a refusal can point to. */
const UEBERSCHRIFT = {
  zug: 'Ein Zug: ausbauen, würfeln, ziehen',
  felder: 'Die Felder',
  ausbauen: 'Ausbauen: Happy Hour und Zapfanlage',
  uebernehmen: 'Übernehmen: fremde Kneipen kaufen',
  sperrstunde: 'Spielende: Sperrstunde nach zehn Runden',
} as const;

/**
 * Why a move is refused. JETZT_NICHT: a real move, but not an answer to the open question.
 * KEIN_SOLCHER_ZUG: nothing the game knows. ZU_TEUER carries `missing`, in Taler.
 */
export type Absage =
  | 'NICHT_DRAN'
  | 'PARTIE_VORBEI'
  | 'KEIN_SOLCHER_ZUG'
  | 'JETZT_NICHT'
  | 'NICHT_DEINE'
  | 'SCHON_AUSGEBAUT'
  | 'VOLL_AUSGEBAUT'
  | 'ZU_TEUER';

export const absage = (code: Absage, ueberschrift: keyof typeof UEBERSCHRIFT, params: Rejection['params'] = {}): Rejection => ({
  code,
  ruleRef: UEBERSCHRIFT[ueberschrift],
  params,
});
