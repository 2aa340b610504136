'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ComeBackDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';
import { Message, Refusal } from '@/shell/message';
import styles from './match.module.css';
import { useAnySign } from './use-any-sign';

/** While the autopilot plays for you: says so, and any sign of yours takes over again. */
export function Away({ matchId, away }: { readonly matchId: string; readonly away: boolean }) {
  const texts = useTranslations('match.away');
  const { send, refusal } = useCommand(ComeBackDocument);
  // Told already: what else is pressed until the next frame says the same again.
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!away) setTold(false);
  }, [away]);
  const comeBack = async () => {
    if ((await send({ matchId }))?.__typename === 'ComeBackSuccess') setTold(true);
  };
  useAnySign(away && !told, () => void comeBack());
  return (
    <div role="status" data-testid="away" hidden={!away}>
      {away ? (
        <div className={styles.away}>
          <Message tone="note" title={texts('title')}>
            <span className={styles.hint}>{texts('text')}</span>
          </Message>
          <Button size="md" mih={44} disabled={told} onClick={comeBack}>
            {texts('back')}
          </Button>
          <Refusal text={refusal} />
        </div>
      ) : null}
    </div>
  );
}
