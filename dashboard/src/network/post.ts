import type { DocumentNode } from 'graphql';
import { print } from 'graphql';

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

/** An answer to one document: null when nobody answers or the answer is an error; `signedOut`: the server does not know the token; `busy`: too many ask from here. */
export interface Posted<Data> {
  readonly data: Data | null;
  readonly signedOut: boolean;
  readonly busy: boolean;
}

/** Sends one document, by the token of somebody or without any sign-in. */
export async function post<Data>(url: string, document: DocumentNode, variables: object, token?: string): Promise<Posted<Data>> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  try {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: print(document), variables }) });
    if (response.status === 401) return { data: null, signedOut: true, busy: false };
    const body: Body<Data> = await response.json();
    const says = (code: string) => body.errors?.some(({ extensions }) => extensions?.code === code) ?? false;
    return { data: body.data ?? null, signedOut: says('UNAUTHENTICATED'), busy: says('RATE_LIMITED') };
  } catch {
    return { data: null, signedOut: false, busy: false };
  }
}

/** The data of the answer alone. */
export const postDocument = async <Data>(url: string, document: DocumentNode, variables: object): Promise<Data | null> =>
  (await post<Data>(url, document, variables)).data;
