'use client';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import type { Failure } from './failure';
import { useNetwork } from './network-context';
import { isProblem, problemText } from './problem-text';

/** Sends a command once at a time and keeps, in words, why it was refused. */
export interface Command<Outcome, Input> {
  /** The outcome, refusals included; null when there was no answer or one is still awaited. */
  readonly send: (input: Input) => Promise<Outcome | null>;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly forget: () => void;
}

export function useCommand<Outcome extends object, Variables extends { input: { commandId: string } }>(
  document: TypedDocumentNode<{ outcome: Outcome }, Variables>,
): Command<Outcome, Omit<Variables['input'], 'commandId'>> {
  const network = useNetwork();
  const problems = useTranslations('problems');
  const games = useTranslations('games');
  const shell = useTranslations('shell');
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const failureText = (failure: Failure): string => {
    if (failure.kind === 'away') return shell('away.text');
    const reference = failure.kind === 'fault' ? failure.reference : undefined;
    return reference ? `${shell('fault.title')} ${shell('fault.reference', { reference })}` : problems('unknown');
  };
  const send = async (input: Omit<Variables['input'], 'commandId'>): Promise<Outcome | null> => {
    // Two quick taps are one wish: the state would come too late to tell.
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    const answer = await network.command(document, input);
    sending.current = false;
    setBusy(false);
    if (!answer.ok) setRefusal(failureText(answer.failure));
    else setRefusal(isProblem(answer.data) ? problemText(problems, answer.data, games) : null);
    return answer.ok ? answer.data : null;
  };
  return { send, busy, refusal, forget: useCallback(() => setRefusal(null), []) };
}
