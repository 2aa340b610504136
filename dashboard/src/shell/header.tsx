'use client';

import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { localeCookie } from '@/i18n/locale';
import styles from './header.module.css';
import { Lamp } from './lamp';
import { MoonSign, SunSign } from './signs';

const year = 60 * 60 * 24 * 365;

function LanguageSwitch() {
  const texts = useTranslations('shell');
  const locale = useLocale();
  const router = useRouter();
  const other = locale === 'de' ? 'en' : 'de';
  const choose = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
    document.cookie = `${localeCookie}=${other}; path=/; max-age=${year}; samesite=lax`;
    router.refresh();
  };
  return (
    <Button
      className={styles.language ?? ''}
      variant="subtle"
      color="gray"
      c="var(--tj-ink)"
      px="xs"
      h={44}
      lang={other}
      aria-label={`${texts('languageShort')}: ${texts('language')}`}
      onClick={choose}
    >
      {texts('languageShort')}
    </Button>
  );
}

function SchemeSwitch() {
  const texts = useTranslations('shell');
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('dark');
  // The chosen scheme is known to the browser only; until it has looked, show what the server showed.
  const [looked, setLooked] = useState(false);
  useEffect(() => setLooked(true), []);
  const dark = !looked || scheme === 'dark';
  // Back to what the device has is no choice of one's own: from then on the page follows the device again.
  const change = () => {
    const wanted = dark ? 'light' : 'dark';
    const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    setColorScheme(wanted === device ? 'auto' : wanted);
  };
  return (
    <ActionIcon variant="subtle" color="gray" c="var(--tj-ink)" size={44} aria-label={texts(dark ? 'toLight' : 'toDark')} onClick={change}>
      {dark ? <SunSign /> : <MoonSign />}
    </ActionIcon>
  );
}

/** The top of every page: the way home, what belongs to this part of the house, language, light or dark. */
export function Header({ children }: { readonly children?: ReactNode }) {
  const texts = useTranslations('shell');
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts('skip')}
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.brand ?? ''} aria-label={`${texts('brand')}: ${texts('home')}`}>
          <Lamp size={32} />
          {texts('brand')}
        </Link>
        {children}
        <LanguageSwitch />
        <SchemeSwitch />
      </header>
    </>
  );
}
