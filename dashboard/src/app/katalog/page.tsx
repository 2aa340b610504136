import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import regularsDe from '@/art/messages.de.json';
import regularsEn from '@/art/messages.en.json';
import kartentischDe from '@/boards/kartentisch/messages.de.json';
import kartentischEn from '@/boards/kartentisch/messages.en.json';
import { KierkiKatalog } from '@/boards/kierki/katalog';
import kierkiDe from '@/boards/kierki/messages.de.json';
import kierkiEn from '@/boards/kierki/messages.en.json';
import { Katalog } from '@/boards/kiezkoenig/katalog';
import kiezkoenigDe from '@/boards/kiezkoenig/messages.de.json';
import kiezkoenigEn from '@/boards/kiezkoenig/messages.en.json';
import { KingKatalog } from '@/boards/king/katalog';
import kingDe from '@/boards/king/messages.de.json';
import kingEn from '@/boards/king/messages.en.json';
import { KronenduellKatalog } from '@/boards/kronenduell/katalog';
import kronenduellDe from '@/boards/kronenduell/messages.de.json';
import kronenduellEn from '@/boards/kronenduell/messages.en.json';
import { RentzKatalog } from '@/boards/rentz/katalog';
import rentzDe from '@/boards/rentz/messages.de.json';
import rentzEn from '@/boards/rentz/messages.en.json';
import { WuerfelkoenigKatalog } from '@/boards/wuerfelkoenig/katalog';
import wuerfelkoenigDe from '@/boards/wuerfelkoenig/messages.de.json';
import wuerfelkoenigEn from '@/boards/wuerfelkoenig/messages.en.json';

export const metadata: Metadata = { title: 'Katalog', robots: { index: false } };

// Card games tell cards in their own sentences, by the names that the card table has for them.
const mitKarten = <Texte extends object>(texte: Texte, { karten }: { karten: typeof kartentischDe.karten }) => ({ ...texte, karten });

const texte = {
  de: {
    kiezkoenig: kiezkoenigDe,
    kronenduell: kronenduellDe,
    wuerfelkoenig: wuerfelkoenigDe,
    regulars: regularsDe,
    kartentisch: kartentischDe,
    king: mitKarten(kingDe, kartentischDe),
    kierki: mitKarten(kierkiDe, kartentischDe),
    rentz: mitKarten(rentzDe, kartentischDe),
  },
  en: {
    kiezkoenig: kiezkoenigEn,
    kronenduell: kronenduellEn,
    wuerfelkoenig: wuerfelkoenigEn,
    regulars: regularsEn,
    kartentisch: kartentischEn,
    king: mitKarten(kingEn, kartentischEn),
    kierki: mitKarten(kierkiEn, kartentischEn),
    rentz: mitKarten(rentzEn, kartentischEn),
  },
};

const kataloge: Readonly<Record<string, ReactNode>> = {
  kierki: <KierkiKatalog />,
  king: <KingKatalog />,
  kronenduell: <KronenduellKatalog />,
  rentz: <RentzKatalog />,
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
