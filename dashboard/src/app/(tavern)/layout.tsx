import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { apiAddress } from '@/network/address';
import { TavernNetwork } from '@/network/tavern-network';
import { Header } from '@/shell/header';
import { ProfileMenu } from '@/tavern/profile/profile-menu';
import { TurnWatch } from '@/tavern/turns/turn-watch';

export default async function TavernLayout({ children }: { readonly children: ReactNode }) {
  // The address is read when a page is asked for, never when the house is built.
  await connection();
  return (
    <TavernNetwork address={apiAddress(process.env)}>
      <Header>
        <ProfileMenu />
      </Header>
      <TurnWatch>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </TurnWatch>
    </TavernNetwork>
  );
}
