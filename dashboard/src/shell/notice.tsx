'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Failure } from '@/network/failure';
import { Lamp } from './lamp';
import styles from './notice.module.css';

/** A page that has one thing to say and one way on. */
export function Notice(props: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  readonly alarming?: boolean;
}) {
  return (
    <div className={styles.page}>
      <section className={styles.notice} {...(props.alarming ? { role: 'alert' } : {})}>
        <Lamp size={48} />
        <h1>{props.title}</h1>
        {props.text ? <p>{props.text}</p> : null}
        {props.children}
      </section>
    </div>
  );
}

/** Nothing is here, or it is not yours to see. */
export function NothingHere({ title, text }: { readonly title?: string; readonly text?: string }) {
  const texts = useTranslations('shell.notFound');
  return (
    <Notice title={title ?? texts('title')} text={text ?? texts('text')}>
      <Button component={Link} href="/" size="md">
        {texts('action')}
      </Button>
    </Notice>
  );
}

/** Something went wrong: what, the reference to quote, and the way to try again. */
export function Fault({ failure, retry }: { readonly failure: Failure; readonly retry: () => void }) {
  const texts = useTranslations('shell');
  const away = failure.kind === 'away';
  const reference = failure.kind === 'fault' ? failure.reference : undefined;
  const detail = reference ? texts('fault.reference', { reference }) : texts('fault.plain');
  return (
    <Notice alarming title={texts(away ? 'away.title' : 'fault.title')} text={away ? texts('away.text') : detail}>
      <Button size="md" onClick={retry}>
        {texts('fault.retry')}
      </Button>
    </Notice>
  );
}
