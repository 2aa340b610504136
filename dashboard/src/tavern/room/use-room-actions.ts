'use client';

import {
  AddHomieDocument,
  type HomieLevel,
  KickPlayerDocument,
  LeaveTableDocument,
  type ProblemCode,
  RemoveHomieDocument,
  SetHomieLevelDocument,
  SetReadyDocument,
  StartMatchDocument,
  TakeSeatDocument,
} from '@/generated/graphql';
import type { Table } from '@/live/use-table';
import { useCommand } from '@/network/use-command';

/** What can be done at a table; each answers through the table's own frames, refusals through `refusal`. */
export interface RoomActions {
  /** Why there is no seat; null when there is one, or no answer. */
  readonly sit: (seat?: number) => Promise<ProblemCode | null>;
  readonly stand: () => Promise<boolean>;
  readonly addHomie: (seat: number, level: HomieLevel) => Promise<void>;
  readonly setHomieLevel: (seat: number, level: HomieLevel) => Promise<void>;
  readonly removeHomie: (seat: number) => Promise<void>;
  /** Whether they were sent away. */
  readonly kick: (seat: number) => Promise<boolean>;
  readonly setReady: (ready: boolean) => Promise<void>;
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
  const level = useCommand(SetHomieLevelDocument);
  const remove = useCommand(RemoveHomieDocument);
  const kick = useCommand(KickPlayerDocument);
  const ready = useCommand(SetReadyDocument);
  const begin = useCommand(StartMatchDocument);
  const all = [take, leave, add, level, remove, kick, ready, begin];
  // A new try makes the last refusal old.
  const fresh = <Sent>(send: () => Promise<Sent>): Promise<Sent> => {
    for (const command of all) command.forget();
    return send();
  };
  const tableId = table.id;
  return {
    sit: async (seat) => {
      const outcome = await fresh(() => take.send({ joinCode: table.joinCode, ...(seat === undefined ? {} : { seat }) }));
      return outcome && 'code' in outcome ? outcome.code : null;
    },
    stand: async () => (await fresh(() => leave.send({ tableId })))?.__typename === 'TableSuccess',
    addHomie: async (seat, strength) => void (await fresh(() => add.send({ tableId, seat, level: strength }))),
    setHomieLevel: async (seat, strength) => void (await fresh(() => level.send({ tableId, seat, level: strength }))),
    removeHomie: async (seat) => void (await fresh(() => remove.send({ tableId, seat }))),
    kick: async (seat) => (await fresh(() => kick.send({ tableId, seat })))?.__typename === 'TableSuccess',
    setReady: async (wish) => void (await fresh(() => ready.send({ tableId, ready: wish }))),
    start: async () => {
      const outcome = await fresh(() => begin.send({ tableId }));
      return outcome?.__typename === 'StartMatchSuccess' ? outcome.matchId : null;
    },
    busy: [take, leave, add, level, remove, kick, ready].some((command) => command.busy),
    starting: begin.busy,
    refusal: all.map((command) => command.refusal).find((text) => text !== null) ?? null,
  };
}
