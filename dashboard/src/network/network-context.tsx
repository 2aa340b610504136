'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Network } from './network';

const NetworkContext = createContext<Network | null>(null);

/** Gives a part of the house its line to the server. */
export function NetworkProvider({ network, children }: { readonly network: Network; readonly children: ReactNode }) {
  return <NetworkContext value={network}>{children}</NetworkContext>;
}

/** The line to the server. Throws outside of a provider. */
export function useNetwork(): Network {
  const network = useContext(NetworkContext);
  if (!network) throw new Error('no NetworkProvider above');
  return network;
}
