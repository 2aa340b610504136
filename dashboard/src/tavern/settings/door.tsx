'use client';

import { Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { Settings } from './settings';

interface Props {
  readonly settings: Settings;
  readonly change: (settings: Settings) => void;
}

/** Whether the lobby shows the table to everybody; strangers need a clock. */
export function ListedSwitch({ settings, change }: Props) {
  const texts = useTranslations('settings');
  const { listed, clockSeconds } = settings;
  const hindered = clockSeconds === null && !listed;
  return (
    <Switch
      size="md"
      label={texts('listed')}
      description={texts(hindered ? 'listedNeedsClock' : 'listedText')}
      checked={listed}
      disabled={hindered}
      onChange={(event) => change({ ...settings, listed: event.currentTarget.checked })}
    />
  );
}

/** Whether people without a seat may watch. */
export function SpectatorsSwitch({ settings, change }: Props) {
  const texts = useTranslations('settings');
  return (
    <Switch
      size="md"
      label={texts('spectators')}
      description={texts('spectatorsText')}
      checked={settings.spectators}
      onChange={(event) => change({ ...settings, spectators: event.currentTarget.checked })}
    />
  );
}

/** Whether the door is shut for everybody who has no seat yet. */
export function LockedSwitch({ settings, change }: Props) {
  const texts = useTranslations('settings');
  return (
    <Switch
      size="md"
      label={texts('locked')}
      description={texts('lockedText')}
      checked={settings.locked}
      onChange={(event) => change({ ...settings, locked: event.currentTarget.checked })}
    />
  );
}
