import { describe, expect, it } from '@jest/globals';
import { isDatabaseAway } from './away.js';

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

describe('the database is away', () => {
  it.each([
    ['nobody listens', error('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
    ['the connection broke', error('read ECONNRESET', { code: 'ECONNRESET' })],
    ['the driver lost it', error('Connection terminated unexpectedly')],
    ['the pool waited in vain', error('timeout exceeded when trying to connect')],
    ['it shuts down', error('terminating connection due to administrator command', { code: '57P01', severity: 'FATAL' })],
    ['it starts up', error('the database system is starting up', { code: '57P03', severity: 'FATAL' })],
  ])('when %s', (_what, fault) => expect(isDatabaseAway(fault)).toBe(true));

  it.each([
    ['a statement that is wrong', error('syntax error', { code: '42601', severity: 'ERROR' })],
    ['a bug of ours', new TypeError('x is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
  ])('not for %s', (_what, fault) => expect(isDatabaseAway(fault)).toBe(false));
});
