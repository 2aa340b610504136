'use client';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from './failure';
import { useNetwork } from './network-context';

/** A question on its way: no data yet, why there is none, or the data. */
export type Asked<Data> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | { readonly phase: 'ready'; readonly data: Data };

/** Asks once for every new set of variables; `again` repeats the question and keeps the old answer until the new one is there. Null variables do not ask. */
export function useAnswer<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
): { readonly asked: Asked<Data>; readonly again: () => void } {
  const network = useNetwork();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ key: string; asked: Asked<Data> }>({ key: '', asked: { phase: 'loading' } });
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables are compared by their text, the round asks again
  useEffect(() => {
    let current = true;
    if (variables === null) return;
    network.ask(document, variables).then((answer) => {
      if (!current) return;
      setState((before) => {
        if (answer.ok) return { key, asked: { phase: 'ready', data: answer.data } };
        return before.key === key && before.asked.phase === 'ready' ? before : { key, asked: { phase: 'failed', failure: answer.failure } };
      });
    });
    return () => {
      current = false;
    };
  }, [network, document, key, round]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return { asked: state.key === key ? state.asked : { phase: 'loading' }, again };
}
