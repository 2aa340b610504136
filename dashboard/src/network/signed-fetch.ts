import type { Credentials } from './credentials';

async function isSignedOut(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  try {
    const body: { errors?: { extensions?: { code?: unknown } }[] } = await response.clone().json();
    return body.errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED') ?? false;
  } catch {
    // Not JSON: not the server's word on who we are.
    return false;
  }
}

/** A `fetch` that sends the token, and when the server does not know it comes in again and asks a second time, once. */
export function signedFetch(credentials: Credentials, plain: typeof fetch): typeof fetch {
  const send = (input: RequestInfo | URL, init: RequestInit | undefined, token: string | null): Promise<Response> => {
    const headers = new Headers(init?.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return plain(input, { ...init, headers });
  };
  return async (input, init) => {
    const token = credentials.token();
    const response = await send(input, init, token);
    if (!(await isSignedOut(response)) || !(await credentials.renew(token))) return response;
    return send(input, init, credentials.token());
  };
}
