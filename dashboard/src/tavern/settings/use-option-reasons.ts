'use client';

import { useEffect, useState } from 'react';
import { useNetwork } from '@/network/network-context';
import { checkQuestion, checkVariables } from './check-options';
import { type Settings, withOption } from './settings';

const patience = 150;
const none: ReadonlyMap<string, readonly string[]> = new Map();

/** Why the game takes each option that is off no longer, as its own keys; options that would go are left out. Empty until it has answered. */
export function useOptionReasons(settings: Settings): ReadonlyMap<string, readonly string[]> {
  const network = useNetwork();
  const { card, seats, on } = settings;
  const key = [card.slug, seats, ...[...on].sort()].join(' ');
  const [answer, setAnswer] = useState({ key: '', reasons: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the settings
  useEffect(() => {
    const off = card.options.filter((option) => !on.has(option));
    if (off.length === 0) return;
    let current = true;
    const ask = async () => {
      const wishes = off.map((option) => card.input(withOption(settings, option, true).on));
      const told = await network.ask(checkQuestion(off.length), checkVariables(seats, wishes));
      if (!current || !told.ok) return;
      const reasons = off.map((option, place) => [option, told.data[`o${place}`]?.reasons ?? []] as const);
      setAnswer({ key, reasons: new Map(reasons.filter(([, why]) => why.length > 0)) });
    };
    // Several switches in a row are one question.
    const timer = setTimeout(ask, patience);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [network, key]);
  return answer.key === key ? answer.reasons : none;
}
