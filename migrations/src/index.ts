import { EventStore1732900000001 } from './0001-event-store.js';
import { House1732900000002 } from './0002-house.js';
import { EventArchive1732900000003 } from './0003-event-archive.js';
import { ViewsByVersion1732900000004 } from './0004-views-by-version.js';
import { Append1732900000005 } from './0005-append.js';
import { AppendByIndex1732900000006 } from './0006-append-by-index.js';
import { PresenceAndQuickPlay1732900000007 } from './0007-presence-and-quick-play.js';
import { TableAbsence1732900000008 } from './0008-table-absence.js';
import { AppendInSteps1732900000009 } from './0009-append-in-steps.js';

/** Every migration, oldest first. A released one is never edited; the next change is a new file. */
export const migrations = [
  EventStore1732900000001,
  House1732900000002,
  EventArchive1732900000003,
  ViewsByVersion1732900000004,
  Append1732900000005,
  AppendByIndex1732900000006,
  PresenceAndQuickPlay1732900000007,
  TableAbsence1732900000008,
  AppendInSteps1732900000009,
];
