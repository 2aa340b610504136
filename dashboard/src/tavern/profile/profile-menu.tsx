'use client';

import { Button, Menu } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGuest } from '@/network/tavern-network';
import { PersonSign } from '@/shell/signs';
import { EraseMe } from './erase-me';
import styles from './profile.module.css';
import { Rename } from './rename';

/** Who you are here, and what you may do about it. Nothing before you came in. */
export function ProfileMenu() {
  const texts = useTranslations('profile');
  const guest = useGuest();
  const [open, setOpen] = useState<'rename' | 'erase' | null>(null);
  const close = () => setOpen(null);
  if (!guest) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            c="var(--tj-ink)"
            px="xs"
            h={44}
            className={styles.me ?? ''}
            leftSection={<PersonSign />}
            aria-label={texts('menu', { name: guest.name })}
          >
            <span className={styles.name}>{guest.name}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item mih={44} fz="md" onClick={() => setOpen('rename')}>
            {texts('rename')}
            <small className={styles.now}>{texts('you', { name: guest.name })}</small>
          </Menu.Item>
          <Menu.Item mih={44} fz="md" onClick={() => setOpen('erase')}>
            {texts('erase')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Rename opened={open === 'rename'} close={close} />
      <EraseMe opened={open === 'erase'} close={close} />
    </>
  );
}
