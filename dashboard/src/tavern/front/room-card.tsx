'use client';

import { Button, Switch } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OpenTableDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';
import { Choice } from '@/shell/choice';
import { Refusal } from '@/shell/message';
import { excludedBy, fitsSeats, type GameCard } from '../games';
import styles from './front.module.css';

const clockSeconds = 40;
const winsNeeded = ['1', '2', '3'] as const;

interface Props {
  readonly game: GameCard;
  readonly enter: () => Promise<boolean>;
}

/** The options of a game as switches; what does not go with one that is on says so and cannot be switched on. */
function Options({
  game,
  seats,
  on,
  set,
}: {
  readonly game: GameCard;
  readonly seats: string;
  readonly on: ReadonlySet<string>;
  readonly set: (on: ReadonlySet<string>) => void;
}) {
  const texts = useTranslations('games');
  return game.options.map((option) => {
    const label = (name: string) => texts(`${game.slug}.option.${name}`);
    const other = excludedBy(game, option, on);
    const fits = fitsSeats(game, option, seats);
    const why = other ? texts('notWith', { other: label(other) }) : texts('onlySeats', { seats: game.onlySeats?.[option] ?? seats });
    const turn = (checked: boolean) => set(checked ? new Set([...on, option]) : new Set([...on].filter((one) => one !== option)));
    return (
      <Switch
        key={option}
        size="md"
        label={label(option)}
        description={other || !fits ? why : label(`${option}Text`)}
        checked={on.has(option)}
        disabled={other !== undefined || !fits}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    );
  });
}

/** Opens a room for friends, with its few options in sight. */
export function RoomCard({ game, enter }: Props) {
  const texts = useTranslations('front.room');
  const router = useRouter();
  const [seats, setSeats] = useState(game.usualSeats);
  const [wins, setWins] = useState<(typeof winsNeeded)[number]>('1');
  const [clock, setClock] = useState<'on' | 'off'>('on');
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  // What does not go with the number of chairs waits for the right one.
  const on = new Set([...wanted].filter((option) => fitsSeats(game, option, seats)));
  const { send, busy, refusal } = useCommand(OpenTableDocument);
  const open = async () => {
    if (!(await enter())) return;
    const input = {
      options: game.input(on),
      seats: Number(seats),
      clockSeconds: clock === 'on' ? clockSeconds : null,
      winsNeeded: Number(wins),
    };
    const outcome = await send(input);
    if (outcome?.__typename === 'OpenTableSuccess') router.push(`/tisch/${outcome.table.joinCode}`);
  };
  return (
    <section className={styles.card}>
      <div>
        <h2>{texts('title')}</h2>
        <p className={styles.lead}>{texts('text')}</p>
      </div>
      {game.seats.length > 1 ? (
        <Choice label={texts('seats')} value={seats} options={game.seats.map((value) => ({ value, label: value }))} choose={setSeats} />
      ) : null}
      <Choice
        label={texts('series')}
        {...(wins === '1' ? {} : { hint: texts('seriesText', { wins }) })}
        value={wins}
        options={winsNeeded.map((value) => ({ value, label: value === '1' ? texts('seriesOnce') : texts('seriesWins', { wins: value }) }))}
        choose={setWins}
      />
      <Choice
        label={texts('clock')}
        hint={texts(clock === 'on' ? 'clockText' : 'noClockText')}
        value={clock}
        options={[
          { value: 'on', label: texts('clockOn') },
          { value: 'off', label: texts('clockOff') },
        ]}
        choose={setClock}
      />
      <Options game={game} seats={seats} on={on} set={setWanted} />
      <Refusal text={refusal} />
      <Button size="lg" variant="default" loading={busy} onClick={open} data-testid="raum-aufmachen">
        {texts('action')}
      </Button>
    </section>
  );
}
