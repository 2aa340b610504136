import type { SignInAsStaffMutation, SignInAsStaffMutationVariables } from '@/generated/graphql';
import { SignInAsStaffDocument } from '@/generated/graphql';
import type { Credentials } from '@/network/credentials';
import { postDocument } from '@/network/post';

/** Somebody who works here. The token is forgotten when the browser tab closes. */
export interface Staff {
  readonly token: string;
  readonly id: string;
  readonly name: string;
}

/** How a sign-in ended; after too many tries with the wait in milliseconds. */
export type StaffSignIn =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly retryAfterMs: number }
  | { readonly kind: 'away' };

/** Who of the staff sits at this tab. */
export interface StaffBook extends Credentials {
  /** The signed-in person, or null. The same object until it changes. */
  staff(): Staff | null;
  signIn(name: string, password: string): Promise<StaffSignIn>;
  /** Forgets the token here; telling the server is the caller's part. */
  forget(): void;
  /** Tells of every change; returns how to stop. */
  listen(listener: () => void): () => void;
}

const key = 'tj.staff';

function read(): Staff | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { token, id, name } = kept as Partial<Staff>;
    return typeof token === 'string' && typeof id === 'string' && typeof name === 'string' ? { token, id, name } : null;
  } catch {
    // Storage may be forbidden or hold something foreign: then nobody is signed in.
    return null;
  }
}

function write(staff: Staff | null): void {
  try {
    if (staff) sessionStorage.setItem(key, JSON.stringify(staff));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the sign-in lasts as long as the page.
  }
}

/** Opens the staff book of this tab; `url` is the server's GraphQL address. Call it in the browser only. */
export function openStaffBook(url: string): StaffBook {
  let staff = read();
  const listeners = new Set<() => void>();
  const become = (next: Staff | null): void => {
    staff = next;
    write(next);
    for (const listener of listeners) listener();
  };
  return {
    staff: () => staff,
    token: () => staff?.token ?? null,
    signIn: async (name, password) => {
      const variables: SignInAsStaffMutationVariables = { input: { name, password } };
      const data = await postDocument<SignInAsStaffMutation>(url, SignInAsStaffDocument, variables);
      if (!data) return { kind: 'away' };
      const result = data.signInAsStaff;
      if (result.__typename !== 'SignInAsStaffSuccess') return { kind: 'refused', retryAfterMs: result.retryAfterMs };
      become({ token: result.token, id: result.staff.id, name: result.staff.name });
      return { kind: 'done' };
    },
    // Passwords are not kept: a token that the server no longer knows leads back to the door.
    renew: async (refused) => {
      if (staff && staff.token !== refused) return true;
      become(null);
      return false;
    },
    forget: () => become(null),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
