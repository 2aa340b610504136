'use client';

import { useTranslations } from 'next-intl';
import { Choice } from '@/shell/choice';
import { clocks, type Settings, series, withSeats } from './settings';

interface Props {
  readonly settings: Settings;
  readonly change: (settings: Settings) => void;
}

/** How many chairs; not fewer than people and homies sit on. */
export function SeatChoice({ settings, change, seated }: Props & { readonly seated: number }) {
  const texts = useTranslations('settings');
  const { card, seats } = settings;
  if (card.seats.length < 2) return null;
  const options = card.seats.map((value) => ({ value, label: value, disabled: Number(value) < seated }));
  return (
    <Choice
      label={texts('seats')}
      {...(options.some(({ disabled }) => disabled) ? { hint: texts('seatsTaken', { seated }) } : {})}
      value={String(seats)}
      options={options}
      choose={(value) => change(withSeats(settings, Number(value)))}
    />
  );
}

const noClock = '0';

/** Time for a decision; without a clock in private rooms only. */
export function ClockChoice({ settings, change }: Props) {
  const texts = useTranslations('settings');
  const { clockSeconds, listed } = settings;
  const known = clockSeconds === null || clocks.includes(clockSeconds) ? clocks : [...clocks, clockSeconds].sort((a, b) => a - b);
  return (
    <Choice
      label={texts('clock')}
      hint={texts(clockSeconds === null ? 'noClockText' : listed ? 'clockListed' : 'clockText')}
      value={String(clockSeconds ?? noClock)}
      options={[
        ...known.map((seconds) => ({ value: String(seconds), label: texts('clockSeconds', { seconds }) })),
        { value: noClock, label: texts('noClock'), disabled: listed },
      ]}
      choose={(value) => change({ ...settings, clockSeconds: value === noClock ? null : Number(value) })}
    />
  );
}

/** One match, or several until somebody has won often enough. */
export function SeriesChoice({ settings, change }: Props) {
  const texts = useTranslations('settings');
  const { winsNeeded } = settings;
  const known = series.includes(winsNeeded) ? series : [...series, winsNeeded].sort((a, b) => a - b);
  return (
    <Choice
      label={texts('series')}
      {...(winsNeeded === 1 ? {} : { hint: texts('seriesText', { wins: winsNeeded }) })}
      value={String(winsNeeded)}
      options={known.map((wins) => ({ value: String(wins), label: wins === 1 ? texts('seriesOnce') : texts('seriesWins', { wins }) }))}
      choose={(value) => change({ ...settings, winsNeeded: Number(value) })}
    />
  );
}
