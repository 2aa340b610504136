import type { Rejection } from '@tavern-jack/kernel';

/** The heading of the rule page that every refusal points to: the game has one only. */
const UEBERSCHRIFT = 'Rentz (Rumänien)';

/**
 * Why a move is refused. KEIN_SOLCHER_ZUG: nothing the game knows. JETZT_NICHT: it does not answer the open question.
 * SCHON_GEWAEHLT carries `spiel`, ZU_WENIG_ENDEN `noetig`, and the three about a card `karte`.
 */
export type Absage =
  | 'NICHT_DRAN'
  | 'PARTIE_VORBEI'
  | 'KEIN_SOLCHER_ZUG'
  | 'JETZT_NICHT'
  | 'SCHON_GEWAEHLT'
  | 'ZU_WENIG_ENDEN'
  | 'NICHT_AUF_DER_HAND'
  | 'FARBE_BEDIENEN'
  | 'PASST_NICHT';

export const absage = (code: Absage, params: Rejection['params'] = {}): Rejection => ({ code, ruleRef: UEBERSCHRIFT, params });
