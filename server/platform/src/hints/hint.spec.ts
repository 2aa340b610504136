import { describe, expect, it } from '@jest/globals';
import { MOST_BYTES, readEnvelope, writeEnvelopes } from './hint.js';

describe('envelopes', () => {
  it('stay below the size Postgres takes, in bytes, and lose nothing', () => {
    const hints = Array.from({ length: 3_000 }, (_, version) => ({ stream: `"Würfel\\${version}🎲`, version }));
    const payloads = writeEnvelopes('node-1', hints);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThanOrEqual(MOST_BYTES);
    expect(payloads.flatMap((payload) => readEnvelope(payload)?.hints)).toEqual(hints);
    expect(new Set(payloads.map((payload) => readEnvelope(payload)?.origin))).toEqual(new Set(['node-1']));
  });

  it('are none when there are no hints', () => {
    expect(writeEnvelopes('node-1', [])).toEqual([]);
  });

  it.each([
    '',
    'null',
    '{}',
    '[]',
    '{"o":1,"h":[]}',
    '{"o":"a","h":[["s"]]}',
    '{"o":"a","h":[[1,2]]}',
    '{"o":"a","h":[7]}',
    '{"o":"a","h":[["s",1.5]]}',
  ])('of another make are not taken: %s', (payload) => {
    expect(readEnvelope(payload)).toBeUndefined();
  });
});
