import { type DynamicModule, type FactoryProvider, type InjectionToken, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import {
  AccountsResolver,
  GameCard,
  MatchesResolver,
  MatchHouse,
  MatchHub,
  MatchList,
  MatchPort,
  MatchReading,
  MatchReplays,
  OpenClocks,
  ReplaysResolver,
  TableHouse,
  TableHub,
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
  HintBus,
  Players,
  Reactions,
  Sessions,
  Staff,
} from '@tavern-jack/platform';
import { Lifecycle } from './lifecycle.js';
import type { Menu } from './menu.js';
import { type HouseRole, ROLE } from './role.js';
import { THINKING, thinkingFor } from './thinking/thinking.js';

/** A provider whose constructor takes these others, in order. */
const built = <T>(type: Type<T>, ...inject: InjectionToken[]): FactoryProvider<T> => ({
  provide: type,
  inject,
  useFactory: (...parts: unknown[]) => new type(...parts),
});

const RESOLVERS = [AccountsResolver, TablesResolver, MatchesResolver, ReplaysResolver, DateTimeScalar];

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
      { provide: GameCard, useFactory: () => new GameCard(menu.games) },
      { provide: THINKING, inject: [GameCard], useFactory: (card: GameCard) => thinkingFor(menu, card) },
      built(Reactions),
      built(Players, Database),
      built(Sessions, Database),
      built(Staff, Database),
      built(TableHouse, EventStore, Database, Players, Reactions, GameCard),
      built(TableHub, EventStore, TableHouse, Players),
      {
        provide: MatchHouse,
        inject: [EventStore, Database, Alarms, Reactions, GameCard, THINKING],
        useFactory: (store: EventStore, db: Database, alarms: Alarms, reactions: Reactions, card: GameCard, thinking: Thinking) =>
          new MatchHouse(store, db, alarms, reactions, card, config.homieThinkMs, thinking),
      },
      built(MatchHub, EventStore, MatchHouse),
      built(MatchList, Database, GameCard),
      built(OpenClocks, Database),
      built(MatchReading, EventStore, MatchHouse, Players),
      { provide: MatchPort, useExisting: MatchReading },
      built(MatchReplays, MatchPort),
      { provide: ROLE, useValue: role },
      built(Lifecycle, ROLE, Database, EventStore, Alarms, HintBus, Reactions, TableHouse, MatchHouse, MatchList, OpenClocks, THINKING),
      { provide: APP_GUARD, useClass: AccessGuard },
      ...(role === 'worker' ? [] : RESOLVERS),
    ],
    exports: [Sessions, Staff, Database],
  };
}
