'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { NameInput, useNameField } from '@/shell/name-form';
import styles from './profile.module.css';

function Form({ close }: { readonly close: () => void }) {
  const texts = useTranslations('profile');
  const field = useNameField();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await field.enter();
    setBusy(false);
    if (done) close();
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <NameInput field={field} />
      <Button type="submit" size="md" loading={busy}>
        {texts('renameGo')}
      </Button>
    </form>
  );
}

/** Another name, at every table. */
export function Rename({ opened, close }: { readonly opened: boolean; readonly close: () => void }) {
  const texts = useTranslations('profile');
  const shell = useTranslations('shell');
  return (
    <Modal opened={opened} onClose={close} title={texts('rename')} centered closeButtonProps={{ 'aria-label': shell('close') }}>
      <Form close={close} />
    </Modal>
  );
}
