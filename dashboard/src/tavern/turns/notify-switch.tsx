'use client';

import { Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useTurns } from './turn-watch';

/** Whether the browser tells when it is your turn and you are elsewhere; says so where it cannot. */
export function NotifySwitch() {
  const texts = useTranslations('front.mine');
  const { state, wish } = useTurns();
  return (
    <Switch
      size="md"
      label={texts('notify')}
      description={texts(`notifyText.${state}`)}
      checked={state === 'on'}
      disabled={state === 'denied' || state === 'unable'}
      onChange={(event) => void wish(event.currentTarget.checked, texts('notify'), texts('notifyText.on'))}
    />
  );
}
