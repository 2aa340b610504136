'use client';

import {
  AddHomieDocument,
  type HomieLevel,
  LeaveTableDocument,
  RemoveHomieDocument,
  StartMatchDocument,
  TakeSeatDocument,
} from '@/generated/graphql';
import type { Table } from '@/live/use-table';
import { useCommand } from '@/network/use-command';

/** What can be done at a table; each answers through the table's own frames, refusals through `refusal`. */
export interface RoomActions {
  readonly sit: (seat?: number) => Promise<void>;
  readonly stand: () => Promise<boolean>;
  readonly addHomie: (seat: number, level: HomieLevel) => Promise<void>;
  readonly removeHomie: (seat: number) => Promise<void>;
  /** The match's id, or null when it did not start. */
  readonly start: () => Promise<string | null>;
  readonly busy: boolean;
  readonly starting: boolean;
  readonly refusal: string | null;
}

export function useRoomActions(table: Pick<Table, 'id' | 'joinCode'>): RoomActions {
  const take = useCommand(TakeSeatDocument);
  const leave = useCommand(LeaveTableDocument);
  const add = useCommand(AddHomieDocument);
  const remove = useCommand(RemoveHomieDocument);
  const begin = useCommand(StartMatchDocument);
  const all = [take, leave, add, remove, begin];
  // A new try makes the last refusal old.
  const fresh = () => {
    for (const command of all) command.forget();
  };
  return {
    sit: async (seat) => {
      fresh();
      await take.send({ joinCode: table.joinCode, ...(seat === undefined ? {} : { seat }) });
    },
    stand: async () => {
      fresh();
      return (await leave.send({ tableId: table.id }))?.__typename === 'TableSuccess';
    },
    addHomie: async (seat, level) => {
      fresh();
      await add.send({ tableId: table.id, seat, level });
    },
    removeHomie: async (seat) => {
      fresh();
      await remove.send({ tableId: table.id, seat });
    },
    start: async () => {
      fresh();
      const outcome = await begin.send({ tableId: table.id });
      return outcome?.__typename === 'StartMatchSuccess' ? outcome.matchId : null;
    },
    busy: take.busy || leave.busy || add.busy || remove.busy,
    starting: begin.busy,
    refusal: all.map((command) => command.refusal).find((text) => text !== null) ?? null,
  };
}
