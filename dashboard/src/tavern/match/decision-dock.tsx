'use client';

import { Switch } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { boardOf } from '@/boards';
import { useTold } from '@/boards/use-told';
import { type MoveInput, PlayMoveDocument } from '@/generated/graphql';
import type { LiveMatch, MatchEvent, MatchView } from '@/live/use-match';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { Countdown } from './countdown';
import styles from './match.module.css';

const numberKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface Props {
  readonly live: LiveMatch;
  readonly view: MatchView;
  readonly names: readonly string[];
  readonly events: readonly MatchEvent[];
  /** What stands in the corner, within reach of the thumb. */
  readonly corner: ReactNode;
}

const newestTold = (events: readonly MatchEvent[], told: (event: MatchEvent) => string | null): string | null => {
  for (const event of events.slice(-12).reverse()) {
    const sentence = told(event);
    if (sentence !== null) return sentence;
  }
  return null;
};

/** The newest event that can be told, for phones, where the list is further down. */
function Latest({ live, events, names }: Pick<Props, 'live' | 'events' | 'names'>) {
  const told = useTold(live.match.game, names);
  const latest = useMemo(() => newestTold(events, told), [events, told]);
  // The list of events speaks to screen readers; twice would be once too often.
  return latest ? (
    <p className={styles.latest} aria-hidden="true">
      {latest}
    </p>
  ) : null;
}

/** Number keys press the buttons that carry the same number. They can be switched off, for those who speak to their computer. */
const NumberKeys = memo(function NumberKeys({ within }: { readonly within: React.RefObject<HTMLDivElement | null> }) {
  const texts = useTranslations('match');
  const [on, setOn] = useLocalStorage({ key: 'tj.keys', defaultValue: true, getInitialValueInEffect: true });
  useHotkeys(
    numberKeys,
    (_event, { keys }) => within.current?.querySelector<HTMLButtonElement>(`[data-move-index="${keys?.[0]}"]`)?.click(),
    { enabled: on, ignoreModifiers: false },
  );
  return (
    <div className={styles.keys}>
      <Switch size="sm" label={texts('keys')} checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
    </div>
  );
});

/** What must be decided, by whom, and how long there is for it. */
export function DecisionDock({ live, view, names, events, corner }: Props) {
  const { match, prompts, myPrompt } = live;
  // Whoever has left waits for no turn.
  const mySeat = live.left ? null : match.mySeat;
  const { Decision } = boardOf(match.game);
  const dock = useRef<HTMLDivElement>(null);
  const { send, busy, refusal, forget } = useCommand(PlayMoveDocument);
  const [answered, setAnswered] = useState<string | null>(null);
  const open = myPrompt ?? prompts[0] ?? null;
  const promptId = open?.id;
  // A refusal belongs to its decision: the next one starts clean.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prompt is the reason to forget
  useEffect(forget, [forget, promptId]);
  const play = async (move: MoveInput) => {
    if (!myPrompt) return;
    const outcome = await send({ matchId: match.id, promptId: myPrompt.id, move });
    if (outcome?.__typename === 'PlayMoveSuccess') setAnswered(myPrompt.id);
  };
  // Stored already, but the frame that says so is still on its way.
  const waiting = answered !== null && answered === myPrompt?.id;
  return (
    <div ref={dock} style={{ display: 'grid', gap: 8 }}>
      <div className={styles.now}>
        <div className={styles.grow}>
          <Latest live={live} events={events} names={names} />
          {open && live.controllers[open.seat] === 'PLAYER' ? (
            <Countdown key={open.id} deadline={open.deadline} offset={live.serverOffset} mine={open === myPrompt} />
          ) : null}
        </div>
        {corner}
      </div>
      <Decision decision={open} view={view} names={names} mySeat={mySeat} onMove={play} busy={busy || waiting} />
      <Refusal text={refusal} />
      {mySeat === null ? null : <NumberKeys within={dock} />}
    </div>
  );
}
