import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuditResult, serverAudits } from 'graphql-http';
import { type House, openHouse } from './house.js';

/** What the specification recommends or allows and we do not do, by the audit's id, with the reason. */
const FOREIGN_PAGES = 'a GET that any page could have made a browser send is refused, so that tokens stay out of addresses and caches';
const REFUSED_IS_4XX = 'a request that was not executed is a 4xx in either media type, so that proxies and dashboards count it as refused';
const NOT_OURS: Readonly<Record<string, string>> = {
  '5A70': FOREIGN_PAGES,
  D6D5: FOREIGN_PAGES,
  '6A70': FOREIGN_PAGES,
  '572B': REFUSED_IS_4XX,
  FDE2: REFUSED_IS_4XX,
  '7B9B': REFUSED_IS_4XX,
};

describe('GraphQL over HTTP', () => {
  let house: House;
  let results: Map<string, AuditResult>;
  const audits = serverAudits({ url: () => house.url, fetchFn: fetch });

  beforeAll(async () => {
    house = await openHouse();
    results = new Map();
    for (const { id, fn } of audits) results.set(id, await fn());
  });
  afterAll(() => house.close());

  it.each(audits.filter(({ id }) => !(id in NOT_OURS)).map(({ id, name }) => ({ id, name })))('$name', ({ id }) => {
    expect(results.get(id)).toMatchObject({ status: 'ok' });
  });

  it.each(audits.flatMap(({ id, name }) => (NOT_OURS[id] ? [{ id, name, reason: NOT_OURS[id] }] : [])))(
    'not "$name": $reason',
    ({ id, name }) => {
      expect(name).not.toMatch(/^MUST/);
      expect(results.get(id)).toMatchObject({ status: expect.stringMatching(/^(notice|warn)$/) });
    },
  );

  it('lets nobody between keep an answer', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(house.url, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('was asked of us in full: every audit was run, and each exception is one of them', () => {
    expect(results.size).toBe(audits.length);
    expect(audits.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(NOT_OURS)));
  });
});
