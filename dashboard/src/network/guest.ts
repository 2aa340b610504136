import {
  ChangeNameDocument,
  type ChangeNameMutation,
  EraseMeDocument,
  type EraseMeMutation,
  SignInAsGuestDocument,
  type SignInAsGuestMutation,
  type SignInAsGuestMutationVariables,
} from '@/generated/graphql';
import type { Credentials } from './credentials';
import { forget, type Guest, remember, rememberedGuest, rememberedName } from './guest-memory';
import { post } from './post';

export type { Guest } from './guest-memory';

/** How a sign-in ended: `refused` is the name, `away` the server; `busy`: too many came in from here just now. */
export type SignIn = 'done' | 'refused' | 'away' | 'busy';

/** The guest of this browser, remembered between visits. Its functions may be passed on by themselves. */
export interface GuestBook extends Credentials {
  /** The guest, or null before the first sign-in. The same object until it changes. */
  guest(): Guest | null;
  /** The name last used, also when the token is gone. */
  name(): string;
  /** Comes in with a name. Who is in already stays the same guest, with all seats, and is called so from now on. */
  signIn(name: string): Promise<SignIn>;
  /** Has the house forget the guest, and forgets it here; false if the house did not answer. */
  erase(): Promise<boolean>;
  /** Tells of every change; returns how to stop. */
  listen(listener: () => void): () => void;
}

/** Opens the guest book of this browser; `url` is the server's GraphQL address. Call it in the browser only. */
export const openGuestBook = (url: string): GuestBook => new Book(url);

class Book implements GuestBook {
  #guest = rememberedGuest();
  #running: Promise<SignIn> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly url: string) {}

  readonly guest = (): Guest | null => this.#guest;
  readonly name = (): string => this.#guest?.name ?? rememberedName();
  readonly token = (): string | null => this.#guest?.token ?? null;

  readonly signIn = async (wanted: string): Promise<SignIn> => {
    const name = wanted.trim();
    if (!this.#guest) return this.#once(name);
    return this.#guest.name === name ? 'done' : this.#rename(this.#guest, name);
  };

  readonly erase = async (): Promise<boolean> => {
    if (this.#guest) {
      const { data, signedOut } = await post<EraseMeMutation>(this.url, EraseMeDocument, {}, this.#guest.token);
      if (!data && !signedOut) return false;
    }
    this.#guest = null;
    forget();
    this.#tell();
    return true;
  };

  readonly renew = async (refused: string | null): Promise<boolean> => {
    if (this.#guest && this.#guest.token !== refused) return true;
    return this.name() !== '' && (await this.#once(this.name())) === 'done';
  };

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #enter(name: string): Promise<SignIn> {
    const variables: SignInAsGuestMutationVariables = { input: { name } };
    const { data, busy } = await post<SignInAsGuestMutation>(this.url, SignInAsGuestDocument, variables);
    if (!data) return busy ? 'busy' : 'away';
    const result = data.signInAsGuest;
    if (result.__typename !== 'SignInAsGuestSuccess') return 'refused';
    return this.#become({ token: result.token, id: result.player.id, name: result.player.name });
  }

  // Several questions may fail at once with the same old token: they share one sign-in.
  #once(name: string): Promise<SignIn> {
    this.#running ??= this.#enter(name).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #rename({ token, id }: Guest, name: string): Promise<SignIn> {
    const { data, signedOut } = await post<ChangeNameMutation>(this.url, ChangeNameDocument, { input: { name } }, token);
    // A house that no longer knows the guest takes them in anew.
    if (!data) return signedOut ? this.#once(name) : 'away';
    const result = data.changeName;
    return result.__typename === 'ChangeNameSuccess' ? this.#become({ token, id, name: result.player.name }) : 'refused';
  }

  #become(guest: Guest): SignIn {
    this.#guest = guest;
    remember(guest);
    this.#tell();
    return 'done';
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
