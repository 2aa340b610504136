import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type Config, migrate } from '@tavern-jack/platform';
import { houseModule } from './house.module.js';

/** Starts a process without a door. */
export async function startWorker(config: Config): Promise<{ close(): Promise<void> }> {
  await migrate(config.databaseUrl);
  const app = await NestFactory.createApplicationContext(houseModule(config, 'worker'), { logger: false, abortOnError: false });
  return { close: () => app.close() };
}
