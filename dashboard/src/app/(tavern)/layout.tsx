import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { apiAddress } from '@/network/address';
import { TavernNetwork } from '@/network/tavern-network';
import { Header } from '@/shell/header';

export default async function TavernLayout({ children }: { readonly children: ReactNode }) {
  // The address is read when a page is asked for, never when the house is built.
  await connection();
  return (
    <TavernNetwork address={apiAddress(process.env)}>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </TavernNetwork>
  );
}
