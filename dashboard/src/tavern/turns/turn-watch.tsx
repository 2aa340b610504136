'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MyMatchesDocument } from '@/generated/graphql';
import { useNetwork } from '@/network/network-context';
import { useGuest } from '@/network/tavern-network';
import { gameCard } from '../games';
import { type MyMatch, newTurns } from './turns';
import { type NotifyWish, tell, useNotify } from './use-notify';
import { useTitleBadge } from './use-title-badge';

const every = 5_000;
// A house that cannot say it now is not asked at every turn.
const afterFailure = 30_000;

interface Turns extends NotifyWish {
  /** Your running matches; null before the first look. */
  readonly matches: readonly MyMatch[] | null;
}

const TurnsContext = createContext<Turns | null>(null);

/** What waits for you. Throws outside of the tavern. */
export function useTurns(): Turns {
  const turns = useContext(TurnsContext);
  if (!turns) throw new Error('no TurnWatch above');
  return turns;
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const useHidden = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );

/** Looks every few seconds while somebody wants to know; behind a hidden tab only as long as a match of theirs is on. Null: not now. */
function useMyMatches(player: string | null, hidden: boolean, found: (matches: readonly MyMatch[]) => void): void {
  const network = useNetwork();
  const latest = useRef(found);
  latest.current = found;
  useEffect(() => {
    if (player === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const look = async () => {
      const answer = await network.ask(MyMatchesDocument, {});
      if (over) return;
      if (answer.ok) latest.current(answer.data.myMatches);
      const idle = hidden && answer.ok && answer.data.myMatches.length === 0;
      if (!idle) timer = setTimeout(look, answer.ok ? every : afterFailure);
    };
    look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [network, player, hidden]);
}

/** Watches over your matches in all of the tavern: for the list at the entrance, the number in the title, and the browser's notifications. */
export function TurnWatch({ children }: { readonly children: ReactNode }) {
  const texts = useTranslations('front.mine');
  const games = useTranslations('games');
  const guest = useGuest();
  const atEntrance = usePathname() === '/';
  const hidden = useHidden();
  const notify = useNotify();
  const [matches, setMatches] = useState<readonly MyMatch[] | null>(null);
  // What was seen since the tab was hidden: whoever looks at the page needs no telling.
  const seen = useRef<readonly MyMatch[] | null>(null);
  useEffect(() => {
    if (!hidden) seen.current = null;
  }, [hidden]);
  const wanted = guest && (atEntrance || hidden) ? guest.id : null;
  useMyMatches(wanted, hidden, (now) => {
    if (hidden && notify.state === 'on') {
      for (const { id, game } of newTurns(seen.current, now)) {
        tell(texts('yourTurn'), games(`${gameCard(game).slug}.name`), id, `/partie/${id}`);
      }
    }
    seen.current = now;
    setMatches(now);
  });
  const waiting = matches?.filter(({ myTurn }) => myTurn).length ?? 0;
  useTitleBadge(wanted === null ? 0 : waiting);
  const mine = guest ? matches : null;
  return <TurnsContext value={{ ...notify, matches: mine }}>{children}</TurnsContext>;
}
