import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import regularsDe from '@/art/messages.de.json';
import regularsEn from '@/art/messages.en.json';
import { Katalog } from '@/boards/kiezkoenig/katalog';
import kiezkoenigDe from '@/boards/kiezkoenig/messages.de.json';
import kiezkoenigEn from '@/boards/kiezkoenig/messages.en.json';
import { KronenduellKatalog } from '@/boards/kronenduell/katalog';
import kronenduellDe from '@/boards/kronenduell/messages.de.json';
import kronenduellEn from '@/boards/kronenduell/messages.en.json';
import { WuerfelkoenigKatalog } from '@/boards/wuerfelkoenig/katalog';
import wuerfelkoenigDe from '@/boards/wuerfelkoenig/messages.de.json';
import wuerfelkoenigEn from '@/boards/wuerfelkoenig/messages.en.json';

export const metadata: Metadata = { title: 'Katalog', robots: { index: false } };

const texte = {
  de: { kiezkoenig: kiezkoenigDe, kronenduell: kronenduellDe, wuerfelkoenig: wuerfelkoenigDe, regulars: regularsDe },
  en: { kiezkoenig: kiezkoenigEn, kronenduell: kronenduellEn, wuerfelkoenig: wuerfelkoenigEn, regulars: regularsEn },
};

const kataloge: Readonly<Record<string, ReactNode>> = {
  kronenduell: <KronenduellKatalog />,
  wuerfelkoenig: <WuerfelkoenigKatalog />,
};

interface KatalogProps {
  readonly searchParams: Promise<{ readonly spiel?: string }>;
}

/** The drawings with sample positions, to look at while working on them; `?spiel=` picks the game. */
export default async function KatalogPage({ searchParams }: KatalogProps) {
  const locale = await getLocale();
  const { spiel } = await searchParams;
  return (
    <NextIntlClientProvider messages={locale === 'en' ? texte.en : texte.de}>{kataloge[spiel ?? ''] ?? <Katalog />}</NextIntlClientProvider>
  );
}
