'use client';

import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { Lamp } from '@/shell/lamp';
import { Refusal } from '@/shell/message';
import styles from './entry.module.css';
import { useStaff, useStaffBook } from './office-network';
import type { StaffSignIn } from './staff';
import { useWait } from './use-wait';
import { wayBack } from './way-back';

function useOutcomeText(outcome: StaffSignIn | null, wait: number): string | null {
  const texts = useTranslations('office.door');
  const shell = useTranslations('shell');
  // The sentence stands still, or it would be read out anew every second; the button counts.
  if (wait > 0 && outcome?.kind === 'refused') return texts('wait', { seconds: Math.ceil(outcome.retryAfterMs / 1000) });
  if (outcome?.kind === 'away') return shell('away.text');
  // After the wait is over there is nothing left to say: try again.
  return outcome?.kind === 'refused' && outcome.retryAfterMs === 0 ? texts('refused') : null;
}

/** The office's door: name and password, and back to where one wanted to go. */
export function SignIn() {
  const texts = useTranslations('office.door');
  const book = useStaffBook();
  const staff = useStaff();
  const router = useRouter();
  const wanted = useSearchParams().get('nach');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<StaffSignIn | null>(null);
  const wait = useWait(outcome?.kind === 'refused' ? outcome.retryAfterMs : 0, outcome);
  const refusal = useOutcomeText(outcome, wait);

  useEffect(() => {
    if (staff) router.replace(wayBack(wanted));
  }, [staff, wanted, router]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    setBusy(true);
    const next = await book.signIn(name.trim(), password);
    setBusy(false);
    setOutcome(next);
    if (next.kind === 'refused') setPassword('');
  };

  return (
    <div className={styles.door}>
      <form className={styles.card} onSubmit={submit}>
        <header>
          <Lamp size={36} />
          <h1>{texts('title')}</h1>
        </header>
        <p>{texts('text')}</p>
        <TextInput
          size="md"
          label={texts('name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordInput
          size="md"
          label={texts('password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': texts('showPassword'), c: 'var(--tj-muted)' }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Refusal text={refusal} />
        <Button type="submit" size="md" loading={busy} disabled={wait > 0}>
          {wait > 0 ? texts('enterIn', { seconds: wait }) : texts('enter')}
        </Button>
      </form>
    </div>
  );
}
