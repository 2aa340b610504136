/** Somebody who came in as a guest. The token is the secret of their seats and never leaves this browser but to our server. */
export interface Guest {
  readonly token: string;
  readonly id: string;
  readonly name: string;
}

const guestKey = 'tj.guest';
const nameKey = 'tj.name';

/** The guest of the last visit, or null. */
export function rememberedGuest(): Guest | null {
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

/** The name last used, also when the token is gone; empty before the first visit. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
}

/** Remembers a guest until the next visit. */
export function remember(guest: Guest): void {
  try {
    localStorage.setItem(guestKey, JSON.stringify(guest));
    localStorage.setItem(nameKey, guest.name);
  } catch {
    // Without storage the guest lasts as long as the page.
  }
}

/** Forgets guest and name. */
export function forget(): void {
  try {
    localStorage.removeItem(guestKey);
    localStorage.removeItem(nameKey);
  } catch {
    // Without storage there is nothing to forget.
  }
}
