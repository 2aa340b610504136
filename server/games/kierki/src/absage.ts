import type { Rejection } from '@tavern-jack/kernel';

/** Headings of the rule page that a refusal can point to. */
const UEBERSCHRIFT = { partie: 'Kierki (Polen)', minus: 'Die Minusspiele', plus: 'Die Plusspiele' } as const;

/**
 * Why a move is refused. KEIN_SOLCHER_ZUG: nothing the game knows. JETZT_NICHT: a move, but no answer to the open question.
 * NICHT_AUF_DER_HAND, PASST_NICHT and KEINE_EROEFFNUNG (a rank that a suit lacks) carry `spielkarte`, FARBE_BEDIENEN the led `farbe`.
 */
export type Absage =
  | 'NICHT_DRAN'
  | 'PARTIE_VORBEI'
  | 'KEIN_SOLCHER_ZUG'
  | 'JETZT_NICHT'
  | 'NICHT_AUF_DER_HAND'
  | 'FARBE_BEDIENEN'
  | 'HERZ_GESPERRT'
  | 'PASST_NICHT'
  | 'KEINE_EROEFFNUNG';

export const absage = (code: Absage, ueberschrift: keyof typeof UEBERSCHRIFT, params: Rejection['params'] = {}): Rejection => ({
  code,
  ruleRef: UEBERSCHRIFT[ueberschrift],
  params,
});
