'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OpenTableDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import type { GameCard } from '../games';
import { ListedSwitch, SpectatorsSwitch } from '../settings/door';
import { More } from '../settings/more';
import { OptionSwitches } from '../settings/option-switches';
import { Presets } from '../settings/presets';
import { firstSettings, openInput } from '../settings/settings';
import { ClockChoice, SeatChoice, SeriesChoice } from '../settings/terms';
import styles from './front.module.css';

interface Props {
  readonly game: GameCard;
  readonly enter: () => Promise<boolean>;
}

/** Opens a room for friends. What most leave as it is can be set here, or later in the room. */
export function RoomCard({ game, enter }: Props) {
  const texts = useTranslations('front.room');
  const router = useRouter();
  const [settings, change] = useState(() => firstSettings(game));
  const { send, busy, refusal } = useCommand(OpenTableDocument);
  const open = async () => {
    if (!(await enter())) return;
    const outcome = await send(openInput(settings));
    if (outcome?.__typename === 'OpenTableSuccess') router.push(`/tisch/${outcome.table.joinCode}`);
  };
  const both = { settings, change };
  return (
    <section className={styles.card}>
      <div>
        <h2>{texts('title')}</h2>
        <p className={styles.lead}>{texts('text')}</p>
      </div>
      <SeatChoice {...both} seated={1} />
      <ListedSwitch {...both} />
      <More>
        <Presets {...both} fits={() => true} />
        <OptionSwitches {...both} />
        <SeriesChoice {...both} />
        <ClockChoice {...both} />
        <SpectatorsSwitch {...both} />
      </More>
      <Refusal text={refusal} />
      <Button size="lg" variant="default" loading={busy} onClick={open} data-testid="raum-aufmachen">
        {texts('action')}
      </Button>
    </section>
  );
}
