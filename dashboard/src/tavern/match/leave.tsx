'use client';

import { Button, Group, Modal } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { LeaveMatchDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';

/** Leaves a running match for good; asks first. */
export const Leave = memo(function Leave({ matchId }: { readonly matchId: string }) {
  const texts = useTranslations('match');
  const shell = useTranslations('shell');
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { send, busy, refusal } = useCommand(LeaveMatchDocument);
  const leave = async () => {
    if ((await send({ matchId }))?.__typename === 'LeaveMatchSuccess') router.push('/');
  };
  return (
    <>
      <Button variant="subtle" color="gray" c="var(--tj-muted)" size="sm" h={44} px="xs" onClick={() => setAsking(true)}>
        {texts('leave')}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={texts('leaveTitle')}
        centered
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <p style={{ marginTop: 0 }}>{texts('leaveText')}</p>
        <Refusal text={refusal} />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" size="md" loading={busy} onClick={leave}>
            {texts('leaveYes')}
          </Button>
          <Button size="md" onClick={() => setAsking(false)} data-autofocus>
            {texts('leaveNo')}
          </Button>
        </Group>
      </Modal>
    </>
  );
});
