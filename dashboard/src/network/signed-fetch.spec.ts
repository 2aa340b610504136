import { describe, expect, it } from '@jest/globals';
import type { Credentials } from './credentials';
import { signedFetch } from './signed-fetch';

const signedOut = () => Response.json({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
const fine = () => Response.json({ data: { ok: true } });

function house(known: string, renewed: string | null): { credentials: Credentials; plain: typeof fetch; seen: (string | null)[] } {
  let token: string | null = 'old';
  const seen: (string | null)[] = [];
  const credentials: Credentials = {
    token: () => token,
    renew: async () => {
      if (renewed === null) return false;
      token = renewed;
      return true;
    },
  };
  const plain: typeof fetch = async (_input, init) => {
    const sent = new Headers(init?.headers).get('authorization');
    seen.push(sent);
    return sent === `Bearer ${known}` ? fine() : signedOut();
  };
  return { credentials, plain, seen };
}

describe('signedFetch', () => {
  it('sends the token', async () => {
    const { credentials, plain, seen } = house('old', null);
    expect(await (await signedFetch(credentials, plain)('http://x/')).json()).toEqual({ data: { ok: true } });
    expect(seen).toEqual(['Bearer old']);
  });

  it('comes in again quietly and repeats the question', async () => {
    const { credentials, plain, seen } = house('new', 'new');
    expect(await (await signedFetch(credentials, plain)('http://x/')).json()).toEqual({ data: { ok: true } });
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
  });

  it('asks a second time only, however often it is refused', async () => {
    const { credentials, plain, seen } = house('never', 'new');
    expect(await (await signedFetch(credentials, plain)('http://x/')).json()).toHaveProperty('errors');
    expect(seen).toHaveLength(2);
  });

  it('leaves the answer alone when there is no name to come in with', async () => {
    const { credentials, plain, seen } = house('never', null);
    await signedFetch(credentials, plain)('http://x/');
    expect(seen).toHaveLength(1);
  });

  it('lets a failing network fail', async () => {
    const { credentials } = house('old', null);
    const broken: typeof fetch = () => Promise.reject(new TypeError('network'));
    await expect(signedFetch(credentials, broken)('http://x/')).rejects.toThrow('network');
  });
});
