import type { Rejection } from '@tavern-jack/kernel';

/** Headings of the rule page that a refusal can point to. */
const UEBERSCHRIFT = { runde: 'Eine Runde', wertung: 'Wer gewinnt die Runde?', spielende: 'Spielende' } as const;

/**
 * Why a move is refused. KEIN_SOLCHER_ZUG: nothing the game knows. SCHON_GELEGT: a laid card stays.
 * WARTE_AUF_KARTE: the scout chooses after the other's card lies open. NICHT_AUF_DER_HAND carries `rang`.
 */
export type Absage = 'NICHT_DRAN' | 'PARTIE_VORBEI' | 'KEIN_SOLCHER_ZUG' | 'SCHON_GELEGT' | 'WARTE_AUF_KARTE' | 'NICHT_AUF_DER_HAND';

export const absage = (code: Absage, ueberschrift: keyof typeof UEBERSCHRIFT, params: Rejection['params'] = {}): Rejection => ({
  code,
  ruleRef: UEBERSCHRIFT[ueberschrift],
  params,
});
