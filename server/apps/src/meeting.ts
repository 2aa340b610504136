import type { Provider } from '@nestjs/common';
import {
  AbsenceRows,
  GameCard,
  MatchCompany,
  MatchGuests,
  MatchHouse,
  QUICK_WAITS,
  QuickKeeper,
  QuickPlay,
  QuickRows,
  RestingTables,
  ROOM_WAITS,
  RoomKeeper,
  TableCompany,
  TableGuests,
  TableHouse,
  TableList,
} from '@tavern-jack/features';
import { type Config, Database, HintBus, PRESENCE_WAITS, Presence } from '@tavern-jack/platform';
import { built } from './built.js';

const [PRESENCE_TIMES, QUICK_TIMES, ROOM_TIMES] = [Symbol('presence times'), Symbol('quick play times'), Symbol('room times')];

/** How people meet: who is there, quick play, the list of open tables, and rooms that are left. */
export const meeting = (config: Config): Provider[] => [
  { provide: PRESENCE_TIMES, useValue: config.presence ?? PRESENCE_WAITS },
  built(Presence, Database, HintBus, PRESENCE_TIMES),
  built(TableGuests, TableHouse),
  { provide: TableCompany, useExisting: TableGuests },
  built(MatchGuests, MatchHouse),
  { provide: MatchCompany, useExisting: MatchGuests },
  { provide: QUICK_TIMES, useValue: config.quickPlay ?? QUICK_WAITS },
  built(QuickRows, Database),
  built(QuickPlay, QuickRows, TableHouse, GameCard, QUICK_TIMES),
  built(QuickKeeper, QuickRows, QuickPlay, TableHouse, Presence, QUICK_TIMES),
  built(TableList, Database, GameCard),
  { provide: RestingTables, useExisting: TableList },
  { provide: ROOM_TIMES, useValue: config.rooms ?? ROOM_WAITS },
  built(AbsenceRows, Database),
  built(RoomKeeper, RestingTables, AbsenceRows, TableHouse, Presence, ROOM_TIMES),
];
