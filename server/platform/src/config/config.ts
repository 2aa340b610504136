import { z } from 'zod';
import type { PresenceWaits } from '../presence/index.js';

const range = z
  .string()
  .regex(/^\d+(-\d+)?$/)
  .transform((text) => {
    const [low = 0, high = low] = text.split('-').map(Number);
    return { low, high: Math.max(low, high) };
  });

const environment = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'an address such as postgres://name:password@host:5432/database'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'an address such as redis://host:6379')
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('0.0.0.0'),
  /** How long homies think, in milliseconds: `500-1500`, or `0`. */
  HOMIE_THINK_MS: range.default({ low: 500, high: 1500 }),
  /** How many guests may come in from one address in a minute; 0 for as many as come. */
  GUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(120),
  /** How many proxies of yours stand between people and the server, so that the address of a guest is read from what they pass on. */
  PROXIES: z.coerce.number().int().min(0).max(10).default(0),
});

/** What the environment says, checked once at the start. */
export interface Config {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly homieThinkMs: { readonly low: number; readonly high: number };
  /** Left out: as many as come. */
  readonly guestsPerMinute?: number;
  /** Left out: none. */
  readonly proxies?: number;
  /** Left out: as usual; tests are in a hurry. */
  readonly presence?: PresenceWaits;
  /** In milliseconds: how long a table of quick play waits for strangers, after what absence somebody who waits is taken off, and how often that is looked at. Left out: as usual. */
  readonly quickPlay?: { readonly startMs: number; readonly ghostMs: number; readonly lookMs: number };
  /** In milliseconds: after what absence somebody loses the seat in a room, with others there and without, and how often that is looked at. Left out: as usual. */
  readonly rooms?: { readonly goneMs: number; readonly emptyMs: number; readonly lookMs: number };
}

/** The environment is wrong; the message is a sentence that names each wrong variable. */
export class ConfigError extends Error {}

/** Reads the configuration. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // A variable that is set to nothing is not set.
  const parsed = environment.safeParse(Object.fromEntries(Object.keys(environment.shape).map((name) => [name, env[name] || undefined])));
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new ConfigError(`Please check these environment variables: ${names.join(', ')}`);
  }
  const { DATABASE_URL, REDIS_URL, PORT, HOST, HOMIE_THINK_MS, GUESTS_PER_MINUTE, PROXIES } = parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    port: PORT,
    host: HOST,
    homieThinkMs: HOMIE_THINK_MS,
    guestsPerMinute: GUESTS_PER_MINUTE,
    proxies: PROXIES,
  };
}
