import { z } from 'zod';

const range = z
  .string()
  .regex(/^\d+(-\d+)?$/)
  .transform((text) => {
    const [low = 0, high = low] = text.split('-').map(Number);
    return { low, high: Math.max(low, high) };
  });

const environment = z.object({
  DATABASE_URL: z.string().min(1),
  REDIS_URL: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('0.0.0.0'),
  /** How long homies think, in milliseconds: `500-1500`, or `0`. */
  HOMIE_THINK_MS: range.default({ low: 500, high: 1500 }),
});

/** What the environment says, checked once at the start. */
export interface Config {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly homieThinkMs: { readonly low: number; readonly high: number };
}

/** Reads the configuration. Throws one sentence that names each wrong variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new Error(`Please check these environment variables: ${names.join(', ')}`);
  }
  const { DATABASE_URL, REDIS_URL, PORT, HOST, HOMIE_THINK_MS } = parsed.data;
  return { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, port: PORT, host: HOST, homieThinkMs: HOMIE_THINK_MS };
}
