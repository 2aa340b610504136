'use client';

import { Button, Switch } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OpenTableDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';
import { Choice } from '@/shell/choice';
import { Refusal } from '@/shell/message';
import styles from './front.module.css';

const seatCounts = ['2', '3', '4'] as const;
const clockSeconds = 40;

/** Opens a room for friends, with its few options in sight. */
export function RoomCard({ enter }: { readonly enter: () => Promise<boolean> }) {
  const texts = useTranslations('front.room');
  const router = useRouter();
  const [seats, setSeats] = useState<(typeof seatCounts)[number]>('4');
  const [clock, setClock] = useState<'on' | 'off'>('on');
  const [langeNacht, setLangeNacht] = useState(false);
  const { send, busy, refusal } = useCommand(OpenTableDocument);
  const open = async () => {
    if (!(await enter())) return;
    const input = { options: { kiezkoenig: { langeNacht } }, seats: Number(seats), clockSeconds: clock === 'on' ? clockSeconds : null };
    const outcome = await send(input);
    if (outcome?.__typename === 'OpenTableSuccess') router.push(`/tisch/${outcome.table.joinCode}`);
  };
  return (
    <section className={styles.card}>
      <div>
        <h2>{texts('title')}</h2>
        <p className={styles.lead}>{texts('text')}</p>
      </div>
      <Choice label={texts('seats')} value={seats} options={seatCounts.map((value) => ({ value, label: value }))} choose={setSeats} />
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
      <Switch
        size="md"
        label={texts('langeNacht')}
        description={texts('langeNachtText')}
        checked={langeNacht}
        onChange={(event) => setLangeNacht(event.currentTarget.checked)}
      />
      <Refusal text={refusal} />
      <Button size="lg" variant="default" loading={busy} onClick={open} data-testid="raum-aufmachen">
        {texts('action')}
      </Button>
    </section>
  );
}
