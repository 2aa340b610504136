/** A GraphQL error as it comes over the wire. */
export interface WireError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface WireAnswer<T = Record<string, unknown>> {
  readonly data?: T | null;
  readonly errors?: readonly WireError[];
}

/** An HTTP answer with the bytes it came in. */
export interface HttpAnswer<T = Record<string, unknown>> extends WireAnswer<T> {
  readonly status: number;
  readonly text: string;
}

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Sends a body as it is. */
export async function postBody<T = Record<string, unknown>>(
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<HttpAnswer<T>> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  return read(response);
}

/** Asks over HTTP. */
export function ask<T = Record<string, unknown>>(
  url: string,
  query: string,
  variables: object = {},
  token?: string,
): Promise<HttpAnswer<T>> {
  return postBody<T>(url, JSON.stringify({ query, variables }), bearer(token));
}

export async function read<T>(response: Response): Promise<HttpAnswer<T>> {
  const text = await response.text();
  let parsed: WireAnswer<T> = {};
  try {
    parsed = JSON.parse(text) as WireAnswer<T>;
  } catch {
    // Not JSON: whoever expects an answer sees its text.
  }
  return { ...parsed, status: response.status, text };
}

/** The one root field's value. Throws with the whole answer if there are errors. */
export function rootOf<T>(answer: WireAnswer): T {
  const values = Object.values(answer.data ?? {});
  if (answer.errors || values.length !== 1) throw new Error(`an answer without errors was expected: ${JSON.stringify(answer)}`);
  return values[0] as T;
}

/** The code of the first error. */
export const codeOf = (answer: WireAnswer): unknown => answer.errors?.[0]?.extensions?.code;
