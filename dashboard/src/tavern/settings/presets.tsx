'use client';

import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { presetOf, type Settings, withPreset } from './settings';

const own = 'eigene';

interface Props {
  readonly settings: Settings;
  readonly change: (settings: Settings) => void;
  /** Whether the table can have so many chairs now. */
  readonly fits: (seats: number) => boolean;
}

/** Named sets of options; a mix of one's own is named too, but cannot be chosen. */
export function Presets({ settings, change, fits }: Props) {
  const texts = useTranslations('games');
  const sheet = useTranslations('settings');
  const { card } = settings;
  if (!card.presets) return null;
  const chosen = presetOf(settings) ?? own;
  const named = Object.keys(card.presets).map((name) => {
    const { seats } = withPreset(settings, name);
    const label = texts(`${card.slug}.preset.${name}`);
    return seats === settings.seats || fits(seats)
      ? { value: name, label }
      : { value: name, disabled: true, label: `${label} (${texts('onlySeats', { seats })})` };
  });
  return (
    <NativeSelect
      size="md"
      label={sheet('preset')}
      value={chosen}
      data={chosen === own ? [{ value: own, label: sheet('ownMix'), disabled: true }, ...named] : named}
      onChange={(event) => change(withPreset(settings, event.currentTarget.value))}
    />
  );
}
