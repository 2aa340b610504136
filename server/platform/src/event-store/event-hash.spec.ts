import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { blockHash, emptyHead, verifyStream } from './index.js';
import { prepareAppend, storedEvents } from './prepared-append.js';

const stream = '01900000-0000-7000-8000-000000000001';
const commandId = '01900000-0000-7000-8000-0000000000aa';
const meta = { actor: { kind: 'player' as const, seat: 2 }, cause: 'c', correlation: 'k' };
const events = ['3 und 4', 'Kö"nig\\\n', '🍺'].map((text) => ({ type: 'tavern.toasted', schema: 1, data: { text } }));
const at = new Date('2026-11-29T20:00:00.123Z');
const chain = () => storedEvents(prepareAppend({ stream, expected: emptyHead(stream), commandId, events, meta, at }), 5);

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('the hash chain', () => {
  it('is what its description says', () => {
    let previous = sha256(stream);
    for (const [index, { text }] of events.map(({ data }) => data).entries()) {
      const row = [
        previous,
        stream,
        index + 1,
        at.toISOString(),
        'tavern.toasted',
        1,
        commandId,
        JSON.stringify({ text }),
        JSON.stringify(meta),
      ];
      previous = sha256(JSON.stringify(row));
      expect(chain()[index]?.hash).toBe(previous);
    }
  });

  it.each([
    ['data', { dataText: '{"text":"3 und 5"}' }],
    ['metadata', { metaText: '{}' }],
    ['time', { at: new Date(at.getTime() + 1) }],
    ['type', { type: 'tavern.toastee' }],
    ['schema', { schema: 2 }],
    ['command', { commandId: commandId.replace('aa', 'ab') }],
    ['hash', { hash: '00'.repeat(32) }],
  ])('names the event whose %s was changed', (_, change) => {
    const changed = chain().map((event) => (event.version === 2 ? { ...event, ...change } : event));
    expect(verifyStream(changed)?.version).toBe(2);
  });

  it('names the event after one that is missing, swapped or of another stream', () => {
    const [one, two, three] = chain() as [ReturnType<typeof chain>[0], ReturnType<typeof chain>[0], ReturnType<typeof chain>[0]];
    expect(verifyStream([])).toBeUndefined();
    expect(verifyStream([one, two, three])).toBeUndefined();
    expect(verifyStream([one, three])).toBe(three);
    expect(verifyStream([two, one])).toBe(two);
    expect(verifyStream([two, three])).toBe(two);
    expect(verifyStream([two, three], { version: 1, hash: one.hash })).toBeUndefined();
    const stranger = { ...two, stream: stream.replace('1', '2') };
    expect(verifyStream([one, stranger])).toBe(stranger);
  });

  it('begins differently for every stream and covers a block by its bytes', () => {
    expect(emptyHead(stream).hash).not.toEqual(emptyHead(commandId).hash);
    const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(blockHash(a, [b, a]).toString('hex')).toBe(createHash('sha256').update(a).update(b).update(a).digest('hex'));
    expect(blockHash(a, [a, b])).not.toEqual(blockHash(a, [b, a]));
  });
});
