import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type Config, createLogger, migrate } from '@tavern-jack/platform';
import { houseModule } from './house.module.js';
import { theMenu } from './menu.js';

const log = createLogger('worker');

/** Starts a process without a door. */
export async function startWorker(config: Config): Promise<{ close(): Promise<void> }> {
  await migrate(config.databaseUrl);
  const app = await NestFactory.createApplicationContext(houseModule(config, 'worker', theMenu), { logger: false, abortOnError: false });
  log.info('open', { role: 'worker', queue: config.redisUrl ? 'redis' : 'postgres' });
  return { close: () => app.close() };
}
