'use client';

import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { type ApiAddress, endpoints } from './address';
import { type Guest, type GuestBook, openGuestBook } from './guest';
import { type Network, openNetwork } from './network';
import { NetworkProvider } from './network-context';

interface Tavern {
  readonly network: Network;
  readonly book: GuestBook;
}

const GuestBookContext = createContext<GuestBook | null>(null);

function enter(address: ApiAddress): Tavern {
  // While the page is drawn on the server nothing is asked, so any host name does there.
  const doors = endpoints(address, typeof window === 'undefined' ? { protocol: 'http:', hostname: 'localhost' } : window.location);
  const book = openGuestBook(doors.http);
  const network = openNetwork(doors, book);
  // A new name is no new guest: only another token must be shown at the door.
  let token = book.token();
  book.listen(() => {
    if (book.token() === token) return;
    token = book.token();
    network.greetAgain();
  });
  return { network, book };
}

/** The players' line to the server. */
export function TavernNetwork({ address, children }: { readonly address: ApiAddress; readonly children: ReactNode }) {
  const [tavern] = useState(() => enter(address));
  return (
    <GuestBookContext value={tavern.book}>
      <NetworkProvider network={tavern.network}>{children}</NetworkProvider>
    </GuestBookContext>
  );
}

/** The guest book of this browser. Throws outside of the tavern. */
export function useGuestBook(): GuestBook {
  const book = useContext(GuestBookContext);
  if (!book) throw new Error('no TavernNetwork above');
  return book;
}

/** Who came in: null before the first sign-in, undefined while the browser has not yet looked. */
export function useGuest(): Guest | null | undefined {
  const book = useGuestBook();
  return useSyncExternalStore(book.listen, book.guest, () => undefined);
}
