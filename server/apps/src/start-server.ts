import 'reflect-metadata';
import type { Server } from 'node:http';
import cors from '@fastify/cors';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, createLogger, GraphqlSocket, MAX_MESSAGE, migrate, Presence, Sessions, Staff } from '@tavern-jack/platform';
import { apiModule } from './api.module.js';
import { DoorFilter } from './door-filter.js';
import { type Menu, theMenu } from './menu.js';
import type { HouseRole } from './role.js';

const log = createLogger('server');

/** A running server and how to end it: sockets first, then requests, then the house. */
export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Migrates, starts a process that answers people, and opens the door. */
export async function startServer(config: Config, role: Exclude<HouseRole, 'worker'>, menu: Menu = theMenu): Promise<RunningServer> {
  await migrate(config.databaseUrl);
  const adapter = new FastifyAdapter({ bodyLimit: MAX_MESSAGE, forceCloseConnections: true });
  const app = await NestFactory.create<NestFastifyApplication>(apiModule(config, role, menu), adapter, {
    logger: false,
    abortOnError: false,
  });
  // Tokens travel in a header and never in a cookie, so any origin may ask.
  await app.register(cors as never, { origin: true, maxAge: 600 });
  app.useGlobalFilters(new DoorFilter(app.getHttpAdapter()));
  await app.init();
  const [sessions, presence] = [app.get(Sessions, { strict: false }), app.get(Presence, { strict: false })];
  const socket = new GraphqlSocket(app.get(GraphQLSchemaHost).schema, sessions, config.proxies, presence);
  socket.mount(app.getHttpServer() as Server);
  await tellFirstStaff(app.get(Staff, { strict: false }));
  await app.listen(config.port, config.host);
  const address = (app.getHttpServer() as Server).address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info('open', { port, role, queue: config.redisUrl ? 'redis' : 'postgres' });
  return {
    port,
    close: async () => {
      await socket.close();
      await app.close();
    },
  };
}

/** The only time that this password is seen: on the terminal of whoever starts an empty house. */
async function tellFirstStaff(staff: Staff): Promise<void> {
  const first = await staff.createFirst();
  if (first) process.stdout.write(`\nOffice sign-in (shown once): name ${first.name}  password ${first.password}\n\n`);
}
