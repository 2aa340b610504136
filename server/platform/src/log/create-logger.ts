import { type DestinationStream, type Level, levels, pino } from 'pino';
import type { Log, LogContext } from './log.js';
import { plainLines } from './plain-lines.js';
import { References } from './references.js';

// A last net, not the rule: what carries these names must not be handed to the log at all.
const SECRETS = ['password', 'token', 'secret', 'authorization', 'cookie', 'seed'];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`]);

// One book for the whole process: an error that crosses two loggers is still one fault.
const references = new References();

export interface LoggerOptions {
  /** `LOG_LEVEL` otherwise, and `info` when that is unset or unknown. */
  level?: string;
  /** Standard output otherwise: JSON lines in production, readable lines elsewhere. */
  destination?: DestinationStream;
}

/** A logger whose lines carry `name`. */
export function createLogger(name: string, options: LoggerOptions = {}): Log {
  const logger = pino(
    {
      name,
      level: knownLevel(options.level ?? process.env.LOG_LEVEL),
      redact: { paths: REDACTED, censor: '[redacted]' },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: { pid: process.pid },
    },
    options.destination ?? (process.env.NODE_ENV === 'production' ? pino.destination(1) : plainLines(process.stdout)),
  );
  const write = (level: Level) => (message: string, context?: LogContext) => logger[level](context ?? {}, message);
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    fault(error, context) {
      const { id, isNew } = references.of(error);
      const err = error instanceof Error ? error : new Error(`thrown: ${String(error)}`);
      if (isNew) logger.error({ ...context, reference: id, err }, err.message);
      return id;
    },
  };
}

function knownLevel(level: string | undefined): string {
  const asked = (level ?? '').trim().toLowerCase();
  return asked === 'silent' || asked in levels.values ? asked : 'info';
}
