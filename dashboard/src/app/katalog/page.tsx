import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import regularsDe from '@/art/messages.de.json';
import regularsEn from '@/art/messages.en.json';
import { Katalog } from '@/boards/kiezkoenig/katalog';
import kiezkoenigDe from '@/boards/kiezkoenig/messages.de.json';
import kiezkoenigEn from '@/boards/kiezkoenig/messages.en.json';

export const metadata: Metadata = { title: 'Katalog', robots: { index: false } };

const texte = {
  de: { kiezkoenig: kiezkoenigDe, regulars: regularsDe },
  en: { kiezkoenig: kiezkoenigEn, regulars: regularsEn },
};

/** The drawings with sample positions, to look at while working on them. */
export default async function KatalogPage() {
  const locale = await getLocale();
  return (
    <NextIntlClientProvider messages={locale === 'en' ? texte.en : texte.de}>
      <Katalog />
    </NextIntlClientProvider>
  );
}
