/** Both ways in which alarms and hints can travel. The same tests run on each; none is skipped. */
export const QUEUES: readonly { readonly queue: string; readonly redisUrl: () => string | undefined }[] = [
  { queue: 'Redis', redisUrl: () => needed('REDIS_URL') },
  { queue: 'Postgres', redisUrl: () => undefined },
];

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must name a Redis server for these tests.`);
  return value;
}
