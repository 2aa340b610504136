'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { LeaveTableDocument } from '@/generated/graphql';
import type { Table } from '@/live/use-table';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { gameCard } from '../games';

/** Gives the seat back and goes to the entrance. */
export function StandUp({ table, label }: { readonly table: Table; readonly label: string }) {
  const router = useRouter();
  const { send, busy, refusal } = useCommand(LeaveTableDocument);
  const leave = async () => {
    if ((await send({ tableId: table.id }))?.__typename === 'TableSuccess') router.push(`/?spiel=${gameCard(table.game).slug}`);
  };
  return (
    <>
      <Button size="lg" variant="default" loading={busy} onClick={leave}>
        {label}
      </Button>
      <Refusal text={refusal} />
    </>
  );
}
