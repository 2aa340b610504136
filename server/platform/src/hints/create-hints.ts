import { type Log, Outage } from '../log/index.js';
import { HintBus } from './hint-bus.js';
import { PostgresTransport } from './postgres-transport.js';
import { redisTransport } from './redis-transport.js';

export interface HintsOptions {
  /** With it hints travel over Redis, without it over Postgres. */
  redisUrl?: string | undefined;
  databaseUrl: string;
  log: Log;
  /** All nodes of one server share it. */
  channel?: string;
}

/** Opens the bus. Returns at once; the connection is made, and made again, behind the scenes. */
export function createHints({ redisUrl, databaseUrl, log, channel = 'tavern_jack_hints' }: HintsOptions): HintBus {
  const outage = new Outage(log, redisUrl ? 'the hint channel in Redis' : 'the hint channel in Postgres');
  const transport = redisUrl ? redisTransport(redisUrl, channel, outage) : new PostgresTransport(databaseUrl, channel, outage);
  return new HintBus(transport, log);
}
