'use client';

import { Button, Group, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RoomActions } from './use-room-actions';

/** Sends somebody away for good; asks first. */
export function Kick({ seat, name, actions }: { readonly seat: number; readonly name: string; readonly actions: RoomActions }) {
  const texts = useTranslations('room');
  const shell = useTranslations('shell');
  const [asking, setAsking] = useState(false);
  const away = async () => {
    await actions.kick(seat);
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="var(--tj-muted)"
        size="sm"
        h={44}
        aria-label={texts('removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {texts('remove')}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={texts('kickTitle', { name })}
        centered
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <p style={{ marginTop: 0 }}>{texts('kickText', { name })}</p>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" size="md" loading={actions.busy} onClick={away}>
            {texts('kickYes')}
          </Button>
          <Button size="md" onClick={() => setAsking(false)} data-autofocus>
            {texts('kickNo')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
