'use client';

import { Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { hindrance, type Settings, withOption } from './settings';
import styles from './settings.module.css';
import { useOptionReasons } from './use-option-reasons';

interface Props {
  readonly settings: Settings;
  readonly change: (settings: Settings) => void;
}

/** The options of a game as switches, each with its text; one that does not go with the others says why and cannot be switched on. */
export function OptionSwitches({ settings, change }: Props) {
  const texts = useTranslations('games');
  const reasons = useOptionReasons(settings);
  const { card, on } = settings;
  const label = (name: string) => texts(`${card.slug}.option.${name}`);
  const why = (option: string): string | undefined => {
    if (on.has(option)) return undefined;
    const own = hindrance(settings, option);
    const sentences = (reasons.get(option) ?? []).flatMap((key) => (texts.has(`reason.${key}`) ? [texts(`reason.${key}`)] : []));
    const plain = own && ('with' in own ? texts('notWith', { other: label(own.with) }) : texts('onlySeats', { seats: own.seats }));
    if (plain === undefined && !reasons.has(option)) return undefined;
    return [...(plain === undefined ? [] : [plain]), ...sentences].join(' ') || texts('notNow');
  };
  return (
    <div className={styles.switches}>
      {card.options.map((option) => {
        const hindered = why(option);
        return (
          <Switch
            key={option}
            size="md"
            label={label(option)}
            description={hindered ?? label(`${option}Text`)}
            checked={on.has(option)}
            disabled={hindered !== undefined}
            onChange={(event) => change(withOption(settings, option, event.currentTarget.checked))}
          />
        );
      })}
    </div>
  );
}
