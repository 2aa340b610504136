'use client';

import { Button, Group, Modal } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGuestBook } from '@/network/tavern-network';
import { Refusal } from '@/shell/message';

/** Has the house forget who you are; asks first, because there is no way back. */
export function EraseMe({ opened, close }: { readonly opened: boolean; readonly close: () => void }) {
  const texts = useTranslations('profile');
  const shell = useTranslations('shell');
  const book = useGuestBook();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const erase = async () => {
    setBusy(true);
    const done = await book.erase();
    setBusy(false);
    setRefusal(done ? null : shell('away.text'));
    if (!done) return;
    close();
    router.push('/');
  };
  return (
    <Modal opened={opened} onClose={close} title={texts('eraseTitle')} centered closeButtonProps={{ 'aria-label': shell('close') }}>
      <p style={{ marginTop: 0 }}>{texts('eraseText')}</p>
      <Refusal text={refusal} />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" size="md" loading={busy} onClick={erase}>
          {texts('eraseYes')}
        </Button>
        <Button size="md" onClick={close} data-autofocus>
          {texts('eraseNo')}
        </Button>
      </Group>
    </Modal>
  );
}
