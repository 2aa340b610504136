'use client';

import { Button, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import styles from './front.module.css';

const codeLength = 6;

/** For those who were told a code: the room itself says whether it exists. */
export function JoinCard({ enter }: { readonly enter: () => Promise<boolean> }) {
  const texts = useTranslations('front.join');
  const router = useRouter();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== codeLength) return setError(texts('incomplete'));
    if (await enter()) router.push(`/tisch/${code}`);
  };
  const change = (text: string) => {
    setError(null);
    setCode(
      text
        .replace(/[^a-z0-9]/gi, '')
        .toUpperCase()
        .slice(0, codeLength),
    );
  };
  return (
    <section className={styles.card}>
      <h2>{texts('title')}</h2>
      <form onSubmit={join} style={{ display: 'grid', gap: 16 }}>
        <TextInput
          size="lg"
          classNames={{ wrapper: styles.code ?? '' }}
          label={texts('label')}
          description={texts('hint')}
          error={error}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" variant="default">
          {texts('action')}
        </Button>
      </form>
    </section>
  );
}
