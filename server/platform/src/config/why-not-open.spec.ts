import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';
import { whyNotOpen } from './why-not-open.js';

const fault = (code: string, message = 'said the driver') => Object.assign(new Error(message), { code });

function refusalOf(env: Record<string, string>): unknown {
  try {
    return readConfig(env);
  } catch (error) {
    return error;
  }
}

describe('why the house cannot open', () => {
  it.each([
    ['ECONNREFUSED', 'start it there, or correct the address'],
    ['ENOTFOUND', 'start it there, or correct the address'],
    ['28P01', 'name or password in DATABASE_URL'],
    ['3D000', 'create it'],
    ['EADDRINUSE', 'set PORT'],
  ])('%s: a sentence says what to do', (code, advice) => {
    expect(whyNotOpen(fault(code))).toContain(advice);
    expect(whyNotOpen(fault(code))).toContain('said the driver');
  });

  it('of two addresses that both refuse, each is told', () => {
    const both = Object.assign(new AggregateError([fault('ECONNREFUSED', 'at ::1'), fault('ECONNREFUSED', 'at 127.0.0.1')]), {
      code: 'ECONNREFUSED',
    });
    expect(whyNotOpen(both)).toMatch(/at ::1.*at 127\.0\.0\.1/);
  });

  it.each([
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
    [{}, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://here/db', REDIS_URL: 'localhost' }, 'REDIS_URL'],
    [{ DATABASE_URL: 'postgres://here/db', PORT: 'beer' }, 'PORT'],
    [{ DATABASE_URL: 'postgres://here/db', HOMIE_THINK_MS: 'long' }, 'HOMIE_THINK_MS'],
    [{ DATABASE_URL: 'postgres://here/db', GUESTS_PER_MINUTE: '-1' }, 'GUESTS_PER_MINUTE'],
  ])('%j: the variable is named', (env, name) => {
    expect(whyNotOpen(refusalOf(env))).toContain(name);
  });

  it('a fault of our own has no such sentence', () => {
    expect(whyNotOpen(new TypeError('x is undefined'))).toBeUndefined();
    expect(whyNotOpen('thrown')).toBeUndefined();
  });
});
