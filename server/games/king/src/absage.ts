import type { Rejection } from '@tavern-jack/kernel';

/** Headings of the rule page that a refusal can point to. */
const UEBERSCHRIFT = {
  spiel: 'Das Spiel',
  zehnSpiele: 'Die zehn Spiele',
  spielende: 'Spielende',
  varianten: 'Varianten',
} as const;

/**
 * Why a move is refused. JETZT_NICHT: a real move, but not an answer to the open question. KEIN_SOLCHER_ZUG: nothing the
 * game knows. KONTRAKT_NICHT_FREI: not to be chosen (any more) by this player. GEBOT_ZU_NIEDRIG, GEBOT_ZU_HOCH: not above the
 * best offer, or more tricks than there are. KARTE_NICHT_AUF_DER_HAND: not yours. BEDIENEN: you hold the suit that was led.
 * KARTE_NICHT_ERLAUBT: another duty wants another card.
 */
export type Absage =
  | 'NICHT_DRAN'
  | 'PARTIE_VORBEI'
  | 'KEIN_SOLCHER_ZUG'
  | 'JETZT_NICHT'
  | 'KONTRAKT_NICHT_FREI'
  | 'GEBOT_ZU_NIEDRIG'
  | 'GEBOT_ZU_HOCH'
  | 'KARTE_NICHT_AUF_DER_HAND'
  | 'BEDIENEN'
  | 'KARTE_NICHT_ERLAUBT';

export const absage = (code: Absage, ueberschrift: keyof typeof UEBERSCHRIFT, params: Rejection['params'] = {}): Rejection => ({
  code,
  ruleRef: UEBERSCHRIFT[ueberschrift],
  params,
});
