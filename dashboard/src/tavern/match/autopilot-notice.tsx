'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MatchFrame } from '@/live/use-match';
import { Message } from '@/shell/message';
import { autopilotSince } from './autopilot';

/** Says that the autopilot played for you, until you decide again or close it. */
export function AutopilotNotice({ frames, mySeat }: { readonly frames: readonly MatchFrame[]; readonly mySeat: number | null }) {
  const texts = useTranslations('match');
  const [closed, setClosed] = useState(0);
  const since = autopilotSince(frames, mySeat);
  const shown = since !== null && since > closed;
  return (
    <div role="status" data-testid="autopilot" hidden={!shown}>
      {shown ? (
        <Message tone="note" title={texts('autopilot')} close={() => setClosed(since)}>
          {texts('autopilotText')}
        </Message>
      ) : null}
    </div>
  );
}
