import { randomUUID } from 'node:crypto';
import type { Pair } from './match-loop.js';

/** Opens tables for two, each with two guests of its own and a running match, without a clock. */
export async function openPairs(url: string, options: object, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let at = 0; at < count; at += 20) {
    pairs.push(...(await Promise.all(Array.from({ length: Math.min(20, count - at) }, () => openPair(url, options)))));
  }
  return pairs;
}

async function openPair(url: string, options: object): Promise<Pair> {
  const tokens = (await Promise.all([guest(url), guest(url)])) as [string, string];
  const [host, friend] = tokens;
  const { table } = await does<{ table: { id: string; joinCode: string } }>(
    url,
    host,
    'openTable(input: $input) { ... on OpenTableSuccess { table { id joinCode } } ... on Problem { code message } }',
    'OpenTableInput',
    { options, seats: 2, clockSeconds: null },
  );
  await does(url, friend, 'takeSeat(input: $input) { ... on Problem { code message } }', 'TakeSeatInput', { joinCode: table.joinCode });
  const { matchId } = await does<{ matchId: string }>(
    url,
    host,
    'startMatch(input: $input) { ... on StartMatchSuccess { matchId } ... on Problem { code message } }',
    'StartMatchInput',
    { tableId: table.id },
  );
  return { tableId: table.id, matchId, tokens };
}

async function guest(url: string): Promise<string> {
  const field = 'signInAsGuest(input: $input) { ... on SignInAsGuestSuccess { token } ... on Problem { code message } }';
  const { token } = await asks<{ token: string }>(url, undefined, field, 'SignInAsGuestInput', { name: 'Ben' });
  return token;
}

const does = <T>(url: string, token: string, field: string, type: string, input: object): Promise<T> =>
  asks<T>(url, token, field, type, { commandId: randomUUID(), ...input });

async function asks<T>(url: string, token: string | undefined, field: string, type: string, input: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query: `mutation ($input: ${type}!) { answer: ${field} }`, variables: { input } }),
  });
  const body = (await response.json()) as { data?: { answer?: T & { code?: string } } };
  const answer = body.data?.answer;
  if (!answer || answer.code) throw new Error(`${field.split('(')[0]}: ${JSON.stringify(body)}`);
  return answer;
}
