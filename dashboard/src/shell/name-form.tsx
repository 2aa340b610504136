'use client';

import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { useGuestBook } from '@/network/tavern-network';

/** The longest name that the door takes. */
const longestName = 20;

/** The name in a field: remembered between visits, checked when somebody wants in. */
export interface NameField {
  readonly name: string;
  readonly error: string | null;
  readonly change: (name: string) => void;
  /** Comes in under this name; true when the door opened. Otherwise the field says why not. */
  readonly enter: () => Promise<boolean>;
}

export function useNameField(): NameField {
  const book = useGuestBook();
  const shell = useTranslations('shell');
  const problems = useTranslations('problems');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  // Only the browser remembers the name.
  useEffect(() => setName((typed) => typed || book.name()), [book]);
  const enter = async () => {
    const wish = name.trim();
    if (wish === '') {
      setError(shell('name.missing'));
      return false;
    }
    const outcome = await book.signIn(wish);
    setError(outcome === 'done' ? null : outcome === 'refused' ? problems('NAME_REFUSED') : shell('away.text'));
    return outcome === 'done';
  };
  const change = (text: string) => {
    setName(text);
    setError([...text.trim()].length > longestName ? shell('name.tooLong', { max: longestName }) : null);
  };
  return { name, error, change, enter };
}

/** The input itself. */
export function NameInput({ field }: { readonly field: NameField }) {
  const texts = useTranslations('shell.name');
  return (
    <TextInput
      size="md"
      label={texts('label')}
      description={texts('hint')}
      placeholder={texts('placeholder')}
      autoComplete="nickname"
      value={field.name}
      error={field.error}
      onChange={(event) => field.change(event.currentTarget.value)}
    />
  );
}

/** Asks the name and nothing else, for those who came by a link. */
export function NameForm() {
  const texts = useTranslations('shell.name');
  const field = useNameField();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await field.enter();
    setBusy(false);
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16, width: '100%', textAlign: 'left' }}>
      <NameInput field={field} />
      <Button type="submit" size="lg" loading={busy}>
        {texts('go')}
      </Button>
    </form>
  );
}
