import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import {
  AccountsResolver,
  GameCard,
  LobbyResolver,
  MatchesResolver,
  MatchHouse,
  MatchHub,
  MatchList,
  MatchPort,
  MatchReading,
  MatchReplays,
  MyMatchesResolver,
  OpenClocks,
  PresenceResolver,
  QuickKeeper,
  QuickPlayResolver,
  ReplaysResolver,
  RoomKeeper,
  TableHouse,
  TableHub,
  TableList,
  TablesResolver,
  type Thinking,
} from '@tavern-jack/features';
import {
  AccessGuard,
  Alarms,
  type Config,
  createAlarms,
  createHints,
  createLogger,
  Database,
  DateTimeScalar,
  EventCatalog,
  EventStore,
  GuestLimit,
  HintBus,
  NameNews,
  Players,
  Presence,
  type Projection,
  Reactions,
  Sessions,
  Staff,
} from '@tavern-jack/platform';
import { built } from './built.js';
import { Lifecycle } from './lifecycle.js';
import { meeting } from './meeting.js';
import type { Menu } from './menu.js';
import { reactionsFeed } from './reactions-feed.js';
import { type HouseRole, ROLE } from './role.js';
import { THINKING, thinkingFor } from './thinking/thinking.js';

const RESOLVERS = [
  AccountsResolver,
  TablesResolver,
  QuickPlayResolver,
  LobbyResolver,
  MatchesResolver,
  PresenceResolver,
  MyMatchesResolver,
  ReplaysResolver,
  DateTimeScalar,
];

const VIEWS = Symbol('views');

@Module({})
class HouseModule {}

/** Composes the house: everything is made here, once, and nothing else knows how. */
export function houseModule(config: Config, role: HouseRole, menu: Menu): DynamicModule {
  const { databaseUrl, redisUrl } = config;
  const services = { databaseUrl, ...(redisUrl ? { redisUrl } : {}) };
  return {
    module: HouseModule,
    providers: [
      {
        provide: Database,
        useFactory: () => new Database(databaseUrl, { applicationName: `tavern-jack ${role}`, log: createLogger('database') }),
      },
      {
        provide: EventStore,
        inject: [Database],
        useFactory: (db: Database) => new EventStore(db, new EventCatalog(menu.events), { log: createLogger('event-store') }),
      },
      { provide: Alarms, useFactory: () => createAlarms({ ...services, log: createLogger('alarms') }) },
      { provide: HintBus, useFactory: () => createHints({ ...services, log: createLogger('hints') }) },
      { provide: GameCard, useFactory: () => new GameCard(menu.games, menu.scripts) },
      { provide: THINKING, inject: [GameCard], useFactory: (card: GameCard) => thinkingFor(menu, card) },
      built(Reactions),
      built(Players, Database),
      built(Sessions, Database),
      built(NameNews, Players, Sessions, HintBus),
      built(Staff, Database),
      { provide: GuestLimit, useFactory: () => new GuestLimit(config.guestsPerMinute ?? 0) },
      built(TableHouse, EventStore, Database, Players, Reactions, GameCard),
      built(TableHub, EventStore, TableHouse, Players),
      {
        provide: MatchHouse,
        inject: [EventStore, Database, Alarms, Reactions, GameCard, THINKING],
        useFactory: (store: EventStore, db: Database, alarms: Alarms, reactions: Reactions, card: GameCard, thinking: Thinking) =>
          new MatchHouse(store, db, alarms, reactions, card, config.homieThinkMs, thinking),
      },
      built(MatchHub, EventStore, MatchHouse),
      ...meeting(config),
      built(MatchList, Database, GameCard),
      built(OpenClocks, Database),
      built(MatchReading, EventStore, MatchHouse, Players),
      { provide: MatchPort, useExisting: MatchReading },
      built(MatchReplays, MatchPort),
      { provide: ROLE, useValue: role },
      {
        provide: VIEWS,
        inject: [Reactions, MatchList, OpenClocks, TableList],
        useFactory: (reactions: Reactions, ...views: Projection[]) => [...views, reactionsFeed(reactions)],
      },
      built(
        Lifecycle,
        ROLE,
        Database,
        EventStore,
        Alarms,
        HintBus,
        VIEWS,
        TableHouse,
        MatchHouse,
        OpenClocks,
        THINKING,
        Presence,
        QuickKeeper,
        RoomKeeper,
      ),
      { provide: APP_GUARD, useClass: AccessGuard },
      ...(role === 'worker' ? [] : RESOLVERS),
    ],
    exports: [Sessions, Staff, Database, Presence],
  };
}
