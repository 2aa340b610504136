import type { Problem } from './network';

/** Looks up a text of the namespace `problems`. */
export interface ProblemTexts {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** One sentence for a refusal. Codes may be added on the server before we know them: then a general one. */
export function problemText(texts: ProblemTexts, problem: Pick<Problem, 'code' | 'missing' | 'retryAfterMs'>): string {
  if (problem.missing) return texts('missing', { missing: problem.missing });
  if (problem.code === 'TOO_SOON') return texts('TOO_SOON', { seconds: Math.max(1, Math.ceil((problem.retryAfterMs ?? 0) / 1000)) });
  return texts.has(problem.code) ? texts(problem.code) : texts('unknown');
}

/** Whether an outcome is a refusal. */
export function isProblem<Outcome extends object>(outcome: Outcome): outcome is Extract<Outcome, { code: unknown }> & Problem {
  return 'code' in outcome;
}
