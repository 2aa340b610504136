import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { apiAddress } from '@/network/address';
import { OfficeBar } from '@/office/entry/office-bar';
import { OfficeNetwork } from '@/office/entry/office-network';
import { Header } from '@/shell/header';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations();
  return {
    title: { default: texts('office.title'), template: `%s · ${texts('office.title')} · ${texts('shell.brand')}` },
    robots: { index: false },
  };
}

export default async function OfficeLayout({ children }: { readonly children: ReactNode }) {
  // The address is read when a page is asked for, never when the house is built.
  await connection();
  return (
    <OfficeNetwork address={apiAddress(process.env)}>
      <Header />
      <OfficeBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </OfficeNetwork>
  );
}
