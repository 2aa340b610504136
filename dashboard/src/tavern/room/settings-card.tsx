'use client';

import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { Refusal } from '@/shell/message';
import { gameCards } from '../games';
import { ListedSwitch, LockedSwitch, SpectatorsSwitch } from '../settings/door';
import { More } from '../settings/more';
import { OptionSwitches } from '../settings/option-switches';
import { Presets } from '../settings/presets';
import { type Settings, settingsOf, withGame } from '../settings/settings';
import sheet from '../settings/settings.module.css';
import { ClockChoice, SeatChoice, SeriesChoice } from '../settings/terms';
import styles from './room.module.css';
import type { RoomStanding } from './standing';
import { useSettings } from './use-settings';

const fewOptions = 3;

interface Props {
  readonly table: Table;
  readonly standing: RoomStanding;
}

function GameSelect({
  settings,
  change,
  seated,
}: {
  readonly settings: Settings;
  readonly change: (settings: Settings) => void;
  readonly seated: number;
}) {
  const texts = useTranslations('settings');
  const games = useTranslations('games');
  return (
    <NativeSelect
      size="md"
      label={texts('game')}
      value={settings.card.slug}
      data={gameCards.map(({ slug, seats }) => {
        const small = Number(seats.at(-1)) < seated;
        const name = games(`${slug}.name`);
        return { value: slug, disabled: small, label: small ? `${name} (${texts('gameTooSmall', { seated })})` : name };
      })}
      onChange={(event) => change(withGame(settings, event.currentTarget.value))}
    />
  );
}

/** What the host may set, each change told to everybody at once. */
function HostSettings({ table, standing }: Props) {
  const texts = useTranslations('settings');
  const { settings, change, saving, refusal } = useSettings(table);
  const { seated } = standing;
  const both = { settings, change };
  const options = <OptionSwitches {...both} />;
  return (
    <div className={sheet.form}>
      <p className={styles.hint} aria-live="polite">
        {texts(saving ? 'saving' : 'host')}
      </p>
      <GameSelect {...both} seated={seated} />
      <Presets {...both} fits={(seats) => seats >= seated} />
      {settings.card.options.length > fewOptions ? <More closed={texts('options')}>{options}</More> : options}
      <SeatChoice {...both} seated={seated} />
      <ClockChoice {...both} />
      <SeriesChoice {...both} />
      <ListedSwitch {...both} />
      <SpectatorsSwitch {...both} />
      <LockedSwitch {...both} />
      <Refusal text={refusal} />
    </div>
  );
}

/** What was set, for everybody else. */
function SettingsList({ table }: { readonly table: Table }) {
  const texts = useTranslations('settings');
  const games = useTranslations('games');
  const { card, on, clockSeconds, winsNeeded, listed, spectators, locked, seats } = settingsOf(table);
  const option = (name: string) => {
    const text = `${card.slug}.option.${name}Text`;
    return (
      <dd key={name}>
        {games(`${card.slug}.fact.${name}`)}
        {games.has(text) ? <small>{games(text)}</small> : null}
      </dd>
    );
  };
  const facts: readonly (readonly [string, string])[] = [
    [texts('seats'), String(seats)],
    [texts('clock'), clockSeconds === null ? texts('noClock') : texts('clockSeconds', { seconds: clockSeconds })],
    [texts('series'), winsNeeded === 1 ? texts('seriesOnce') : texts('seriesWins', { wins: winsNeeded })],
    [texts('door'), texts(locked ? 'doorLocked' : listed ? 'doorListed' : 'doorPrivate')],
    [texts('watching'), texts(spectators ? 'watchingYes' : 'watchingNo')],
  ];
  return (
    <dl className={sheet.facts}>
      <div>
        <dt>{games(`${card.slug}.name`)}</dt>
        {on.size === 0 ? <dd>{texts('official')}</dd> : [...on].map(option)}
      </div>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is played here and how: to set for the host between matches, to read for all others. */
export function SettingsCard({ table, standing }: Props) {
  const texts = useTranslations('settings');
  const sets = standing.isHost && table.status === 'OPEN';
  const hint = table.status === 'PLAYING' ? texts('playing') : table.host ? texts('guest', { name: table.host.name }) : null;
  return (
    <section className={styles.card} data-testid="einstellungen">
      <h2>{texts('title')}</h2>
      {sets ? <HostSettings table={table} standing={standing} /> : null}
      {sets ? null : (
        <>
          {hint ? <p className={styles.hint}>{hint}</p> : null}
          <SettingsList table={table} />
        </>
      )}
    </section>
  );
}
