'use client';

import { Button, Menu } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { HomieLevel } from '@/generated/graphql';
import { DoneSign, PlusSign } from '@/shell/signs';
import { homieLevels } from '../front/levels';
import type { RoomActions } from './use-room-actions';

/** Puts a homie on a free chair, as strong as wanted. */
export function AddHomie({ seat, actions }: { readonly seat: number; readonly actions: RoomActions }) {
  const texts = useTranslations('room');
  const homies = useTranslations('homies');
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="sm" h={44} leftSection={<PlusSign />} disabled={actions.busy}>
          {texts('homie')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {homieLevels.map((level) => (
          <Menu.Item key={level} mih={44} fz="md" onClick={() => actions.addHomie(seat, level)}>
            {homies(`level.${level}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface Seated {
  readonly seat: number;
  readonly name: string;
  readonly level: HomieLevel;
  readonly actions: RoomActions;
}

/** A homie on its chair: another strength, or away with it. */
export function ChangeHomie({ seat, name, level, actions }: Seated) {
  const texts = useTranslations('room');
  const homies = useTranslations('homies');
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="sm" h={44} disabled={actions.busy} aria-label={texts('changeNamed', { name })}>
          {texts('change')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={level} onChange={(one) => actions.setHomieLevel(seat, one as HomieLevel)}>
          {homieLevels.map((one) => (
            <Menu.RadioItem key={one} value={one} mih={44} fz="md" closeMenuOnClick checkIcon={<DoneSign />}>
              {homies(`level.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item mih={44} fz="md" onClick={() => actions.removeHomie(seat)}>
          {texts('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
