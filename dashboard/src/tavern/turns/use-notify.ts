'use client';

import { useEffect, useState } from 'react';

const key = 'tj.notify';

/** Whether this browser tells of turns: it may be asked, it does, its owner has forbidden it, or it cannot (no such thing, or plain http). */
export type Notify = 'off' | 'on' | 'denied' | 'unable';

/** The wish to be told, kept by the browser. */
export interface NotifyWish {
  readonly state: Notify;
  /** Asks the browser for permission when it is switched on for the first time, and shows what it will look like: `title`, `text`. */
  readonly wish: (on: boolean, title: string, text: string) => Promise<void>;
}

function look(): Notify {
  if (typeof Notification === 'undefined' || !window.isSecureContext) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  try {
    return Notification.permission === 'granted' && localStorage.getItem(key) === 'on' ? 'on' : 'off';
  } catch {
    // Without storage the wish lasts as long as the page.
    return 'off';
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // As above.
  }
}

/** Tells one thing outside of the page; a tap leads back. False where a browser has notifications but does not let a page show them. */
export function tell(title: string, text: string, tag: string, path: string): boolean {
  try {
    const notification = new Notification(title, { body: text, tag });
    notification.onclick = () => {
      notification.close();
      window.focus();
      if (window.location.pathname !== path) window.location.assign(path);
    };
    return true;
  } catch {
    return false;
  }
}

export function useNotify(): NotifyWish {
  const [state, setState] = useState<Notify>('off');
  useEffect(() => setState(look()), []);
  const wish = async (on: boolean, title: string, text: string) => {
    const answer = on ? await Notification.requestPermission() : Notification.permission;
    // Phones may grant it and still let no page speak: the first one shows.
    const able = !on || answer !== 'granted' || tell(title, text, 'tavern-jack', window.location.pathname);
    const granted = on && able && answer === 'granted';
    keep(granted);
    setState(granted ? 'on' : !able ? 'unable' : answer === 'denied' ? 'denied' : 'off');
  };
  return { state, wish };
}
