import type { SignInAsGuestMutation, SignInAsGuestMutationVariables } from '@/generated/graphql';
import { SignInAsGuestDocument } from '@/generated/graphql';
import type { Credentials } from './credentials';
import { postDocument } from './post';

/** Somebody who came in as a guest. The token is the secret of their seats and never leaves this browser but to our server. */
export interface Guest {
  readonly token: string;
  readonly id: string;
  readonly name: string;
}

/** How a sign-in ended: `refused` is the name, `away` the server. */
export type SignIn = 'done' | 'refused' | 'away';

/** The guest of this browser, remembered between visits. */
export interface GuestBook extends Credentials {
  /** The guest, or null before the first sign-in. The same object until it changes. */
  guest(): Guest | null;
  /** The name last used, also when the token is gone. */
  name(): string;
  /** Comes in with a name; the same name keeps the guest. */
  signIn(name: string): Promise<SignIn>;
  /** Tells of every change; returns how to stop. */
  listen(listener: () => void): () => void;
}

const guestKey = 'tj.guest';
const nameKey = 'tj.name';

function read(): Guest | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(guestKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { token, id, name } = kept as Partial<Guest>;
    return typeof token === 'string' && typeof id === 'string' && typeof name === 'string' ? { token, id, name } : null;
  } catch {
    // Storage may be forbidden or hold something foreign: then this is a first visit.
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the guest lasts as long as the page.
  }
}

function storedName(): string {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
}

/** Opens the guest book of this browser; `url` is the server's GraphQL address. Call it in the browser only. */
export function openGuestBook(url: string): GuestBook {
  let guest = read();
  let running: Promise<SignIn> | null = null;
  const listeners = new Set<() => void>();

  const enter = async (name: string): Promise<SignIn> => {
    const variables: SignInAsGuestMutationVariables = { input: { name } };
    const data = await postDocument<SignInAsGuestMutation>(url, SignInAsGuestDocument, variables);
    if (!data) return 'away';
    const result = data.signInAsGuest;
    if (result.__typename !== 'SignInAsGuestSuccess') return 'refused';
    guest = { token: result.token, id: result.player.id, name: result.player.name };
    keep(guestKey, JSON.stringify(guest));
    keep(nameKey, guest.name);
    for (const listener of listeners) listener();
    return 'done';
  };
  // Several questions may fail at once with the same old token: they share one sign-in.
  const once = (name: string): Promise<SignIn> => {
    running ??= enter(name).finally(() => {
      running = null;
    });
    return running;
  };
  const name = (): string => guest?.name ?? storedName();

  return {
    guest: () => guest,
    name,
    token: () => guest?.token ?? null,
    signIn: async (wanted) => (guest && guest.name === wanted.trim() ? 'done' : once(wanted.trim())),
    renew: async (refused) => {
      if (guest && guest.token !== refused) return true;
      return name() !== '' && (await once(name())) === 'done';
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
