import { type Log, Outage } from '../log/index.js';
import { Alarms } from './alarms.js';
import { postgresBackend } from './postgres-backend.js';
import { redisBackend } from './redis-backend.js';

export interface AlarmsOptions {
  /** With it the alarms live in Redis, without it in Postgres. */
  redisUrl?: string | undefined;
  databaseUrl: string;
  log: Log;
  /** Name of the queue; all nodes of one server share it. */
  queue?: string;
}

/** Opens the alarms. Returns at once; the connection is made, and made again, behind the scenes. */
export function createAlarms({ redisUrl, databaseUrl, log, queue = 'alarms' }: AlarmsOptions): Alarms {
  if (!redisUrl) return new Alarms(postgresBackend(databaseUrl, queue), log);
  const outage = new Outage(log, 'Redis');
  return new Alarms(
    redisBackend(redisUrl, queue, (error) => outage.begins(error)),
    log,
    outage,
  );
}
