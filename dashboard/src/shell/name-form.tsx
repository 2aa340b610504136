'use client';

import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useGuestBook } from '@/network/tavern-network';

/** The longest name that the door takes. */
const longestName = 20;

/** The name in a field: remembered between visits, checked when somebody wants in. */
export interface NameField {
  readonly name: string;
  readonly error: string | null;
  readonly change: (name: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Comes in under this name; true when the door opened. Otherwise the field says why not, and has the focus. */
  readonly enter: () => Promise<boolean>;
}

export function useNameField(): NameField {
  const book = useGuestBook();
  const shell = useTranslations('shell');
  const problems = useTranslations('problems');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Only the browser remembers the name; and it may change, or be forgotten, while this page is open.
  useEffect(() => {
    setName((typed) => typed || book.name());
    return book.listen(() => setName(book.name()));
  }, [book]);
  const enter = async () => {
    const wish = name.trim();
    const outcome = wish === '' ? 'missing' : await book.signIn(wish);
    const why = {
      done: null,
      missing: shell('name.missing'),
      refused: problems('NAME_REFUSED'),
      away: shell('away.text'),
      busy: problems('TRY_AGAIN'),
    };
    setError(why[outcome]);
    if (outcome !== 'done') input.current?.focus();
    return outcome === 'done';
  };
  const change = (text: string) => {
    setName(text);
    setError([...text.trim()].length > longestName ? shell('name.tooLong', { max: longestName }) : null);
  };
  return { name, error, change, input, enter };
}

/** The input itself. */
export function NameInput({ field }: { readonly field: NameField }) {
  const texts = useTranslations('shell.name');
  return (
    <TextInput
      ref={field.input}
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
