'use client';

import { Button, Menu } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import { type Emote, SendEmoteDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';
import { SpeechSign } from '@/shell/signs';
import styles from './gestures.module.css';
import type { Gestures } from './use-gestures';

const offered: readonly Emote[] = ['PROST', 'NA_WARTE', 'RESPEKT', 'AUTSCH', 'GLUECK_GEHABT', 'NOCH_EINE', 'MOMENT', 'DANKE'];
const refusalStays = 4_000;

interface Props {
  readonly tableId: string;
  /** The other people at the table. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly gestures: Gestures;
  readonly size: 'sm' | 'lg';
}

/** Whom one does not want to hear: everybody, or somebody. */
function MuteItems({ people, gestures }: Pick<Props, 'people' | 'gestures'>) {
  const texts = useTranslations('gestures');
  const { mutes, mute, muteAll } = gestures;
  const title = useId();
  const item = (key: string, label: string, on: boolean, toggle: () => void) => (
    <Menu.CheckboxItem key={key} mih={44} fz="md" checked={on} closeMenuOnClick={false} onChange={toggle}>
      {label}
    </Menu.CheckboxItem>
  );
  return (
    <fieldset className={styles.muting} aria-labelledby={title}>
      <Menu.Label id={title} fz="sm">
        {texts('mute')}
      </Menu.Label>
      {item('all', texts('muteAll'), mutes.all, muteAll)}
      {mutes.all ? null : people.map(({ id, name }) => item(id, name, mutes.players.includes(id), () => mute(id)))}
    </fieldset>
  );
}

/** The gestures of the tavern, one tap away, and the way not to see those of others. */
export function GestureMenu({ tableId, people, gestures, size }: Props) {
  const texts = useTranslations('gestures');
  const { send, refusal, forget } = useCommand(SendEmoteDocument);
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(forget, refusalStays);
    return () => clearTimeout(timer);
  }, [refusal, forget]);
  return (
    <div className={styles.menu}>
      <Menu position="top-end" withinPortal withInitialFocusPlaceholder={false} width="min(380px, calc(100vw - 16px))" loop>
        <Menu.Target>
          <Button
            variant="default"
            size={size}
            mih={44}
            px="sm"
            leftSection={<SpeechSign />}
            classNames={{ label: styles.word ?? '', section: styles.sign ?? '' }}
          >
            {texts('open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="min(560px, 80dvh)" style={{ overflowY: 'auto' }}>
          <div className={styles.offered}>
            {offered.map((emote) => (
              <Menu.Item key={emote} mih={44} fz="md" onClick={() => void send({ tableId, emote })}>
                {texts(emote)}
              </Menu.Item>
            ))}
          </div>
          <Menu.Divider />
          <MuteItems people={people} gestures={gestures} />
        </Menu.Dropdown>
      </Menu>
      <div role="status" className={styles.refusal} hidden={refusal === null}>
        {refusal}
      </div>
    </div>
  );
}
