import { describe, expect, it } from '@jest/globals';
import { failureOf } from './failure';

describe('failureOf', () => {
  it('tells a silent server from one that answers with an error', () => {
    expect(failureOf(undefined)).toEqual({ kind: 'away' });
    expect(failureOf([])).toEqual({ kind: 'away' });
  });

  it('tells who is not signed in', () => {
    expect(failureOf([{ extensions: { code: 'UNAUTHENTICATED' } }])).toEqual({ kind: 'signed-out' });
  });

  it('keeps the reference to quote', () => {
    const errors = [{ extensions: { code: 'INTERNAL', errorId: '7F3A' } }];
    expect(failureOf(errors)).toEqual({ kind: 'fault', code: 'INTERNAL', reference: '7F3A' });
  });

  it('gets along with errors that say nothing', () => {
    expect(failureOf([{}])).toEqual({ kind: 'fault', code: 'INTERNAL', reference: undefined });
  });
});
