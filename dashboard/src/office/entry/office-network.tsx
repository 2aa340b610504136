'use client';

import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { type ApiAddress, endpoints } from '@/network/address';
import { openNetwork } from '@/network/network';
import { NetworkProvider } from '@/network/network-context';
import { openStaffBook, type Staff, type StaffBook } from './staff';

const StaffBookContext = createContext<StaffBook | null>(null);

function enter(address: ApiAddress) {
  // While the page is drawn on the server nothing is asked, so any host name does there.
  const doors = endpoints(address, typeof window === 'undefined' ? { protocol: 'http:', hostname: 'localhost' } : window.location);
  const book = openStaffBook(doors.http);
  return { book, network: openNetwork(doors, book) };
}

/** The staff's line to the server, with its own token: who plays as a guest beside it stays that guest. */
export function OfficeNetwork({ address, children }: { readonly address: ApiAddress; readonly children: ReactNode }) {
  const [office] = useState(() => enter(address));
  return (
    <StaffBookContext value={office.book}>
      <NetworkProvider network={office.network}>{children}</NetworkProvider>
    </StaffBookContext>
  );
}

/** The staff book of this tab. Throws outside of the office. */
export function useStaffBook(): StaffBook {
  const book = useContext(StaffBookContext);
  if (!book) throw new Error('no OfficeNetwork above');
  return book;
}

/** Who is signed in: null for nobody, undefined while the browser has not yet looked. */
export function useStaff(): Staff | null | undefined {
  const book = useStaffBook();
  return useSyncExternalStore(book.listen, book.staff, () => undefined);
}
