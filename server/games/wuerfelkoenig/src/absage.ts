import type { Rejection } from '@tavern-jack/kernel';

/** Headings of the rule page that a refusal can point to. */
const UEBERSCHRIFT = {
  zug: 'Ein Zug in drei Schritten',
  wuerfeln: '1. Würfeln',
  ueberzeugen: '2a. Bürger überzeugen',
  ueberblick: 'Die Bürgerkarten im Überblick',
} as const;

/**
 * Why a move is refused. JETZT_NICHT: a real move, but not an answer to the open question. KEIN_SOLCHER_ZUG: nothing the
 * game knows. ALLE_WUERFELN: the first roll takes all six dice. NICHT_ERFUELLT: no citizen lies there whose condition the
 * dice meet. BUERGER_WARTET: a citizen is met, so stopping means taking one. KEIN_MITSPIELER: a dragon goes to somebody else.
 */
export type Absage =
  | 'NICHT_DRAN'
  | 'PARTIE_VORBEI'
  | 'KEIN_SOLCHER_ZUG'
  | 'JETZT_NICHT'
  | 'ALLE_WUERFELN'
  | 'NICHT_ERFUELLT'
  | 'BUERGER_WARTET'
  | 'KEIN_MITSPIELER';

export const absage = (code: Absage, ueberschrift: keyof typeof UEBERSCHRIFT): Rejection => ({
  code,
  ruleRef: UEBERSCHRIFT[ueberschrift],
  params: {},
});
