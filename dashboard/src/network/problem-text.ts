import type { Problem } from './network';

/** Looks up a text of the namespace `problems`. */
export interface ProblemTexts {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/**
 * Why something was refused: the game's own reasons, as far as it gave some that `games` (the namespace) has words for, else one
 * sentence. Codes may be added on the server before we know them: then a general one.
 */
export function problemText(
  texts: ProblemTexts,
  problem: Pick<Problem, 'code' | 'missing' | 'reasons' | 'retryAfterMs'>,
  games?: ProblemTexts,
): string {
  const reasons = (problem.reasons ?? []).map((key) => `reason.${key}`).filter((key) => games?.has(key));
  if (games && reasons.length > 0) return reasons.map((key) => games(key)).join(' ');
  if (problem.missing) return texts('missing', { missing: problem.missing });
  if (problem.code === 'TOO_SOON') return texts('TOO_SOON', { seconds: Math.max(1, Math.ceil((problem.retryAfterMs ?? 0) / 1000)) });
  return texts.has(problem.code) ? texts(problem.code) : texts('unknown');
}

/** Whether an outcome is a refusal. */
export function isProblem<Outcome extends object>(outcome: Outcome): outcome is Extract<Outcome, { code: unknown }> & Problem {
  return 'code' in outcome;
}
