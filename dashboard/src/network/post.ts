import type { DocumentNode } from 'graphql';
import { print } from 'graphql';

/** Sends one document without any sign-in and returns its data; null when nobody answers or the answer is an error. */
export async function postDocument<Data>(url: string, document: DocumentNode, variables: object): Promise<Data | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const body: { data?: Data | null } = await response.json();
    return body.data ?? null;
  } catch {
    return null;
  }
}
