import type { Log, LogContext } from './log.js';
import { References } from './references.js';

export interface CapturedLine {
  level: 'debug' | 'info' | 'warn' | 'error' | 'fault';
  message: string;
  context: LogContext;
}

/** A log that keeps its lines, for tests: the same rules as the real one, nothing printed. */
export function captureLog(): Log & { readonly lines: readonly CapturedLine[] } {
  const lines: CapturedLine[] = [];
  const references = new References();
  const keep =
    (level: CapturedLine['level']) =>
    (message: string, context: LogContext = {}) =>
      void lines.push({ level, message, context });
  return {
    lines,
    debug: keep('debug'),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    fault(error, context) {
      const { id, isNew } = references.of(error);
      if (isNew) keep('fault')(error instanceof Error ? error.message : String(error), { ...context, reference: id, error });
      return id;
    },
  };
}
