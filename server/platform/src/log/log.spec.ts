import { describe, expect, it } from '@jest/globals';
import { captureLog, createLogger, Outage } from './index.js';
import { plainLines } from './plain-lines.js';

function written(name: string, level?: string) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger(name, { destination, ...(level === undefined ? {} : { level }) });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('createLogger', () => {
  it('writes one JSON object per line with name, level, message and context', () => {
    const { log, parsed } = written('alarms');
    log.info('set', { match: 'mat_1' });
    expect(parsed()).toMatchObject([{ name: 'alarms', level: 'info', msg: 'set', match: 'mat_1' }]);
  });

  it('takes the level it is given and falls back to info for an unknown one', () => {
    const warn = written('a', 'warn');
    warn.log.info('quiet');
    warn.log.warn('loud');
    expect(warn.parsed().map((line) => line.msg)).toEqual(['loud']);
    const unknown = written('a', 'shouting');
    unknown.log.debug('quiet');
    unknown.log.info('loud');
    expect(unknown.parsed().map((line) => line.msg)).toEqual(['loud']);
  });

  it('does not write secrets, neither at the top nor one level down', () => {
    const { log, lines } = written('a');
    log.info('signed in', { token: 'abc123', person: { password: 'hunter2' } });
    expect(lines.join()).not.toMatch(/abc123|hunter2/);
  });
});

describe('fault', () => {
  it('logs the error once with a reference of eight upper-case hex digits, even through two loggers', () => {
    const inner = written('inner');
    const outer = written('outer');
    const error = new Error('dice fell off the table');
    const reference = inner.log.fault(error, { match: 'mat_1' });
    expect(outer.log.fault(error)).toBe(reference);
    expect(reference).toMatch(/^[0-9A-F]{8}$/);
    expect(outer.lines).toEqual([]);
    expect(inner.parsed()).toMatchObject([{ level: 'error', reference, match: 'mat_1', msg: 'dice fell off the table' }]);
    expect(inner.lines[0]).toContain('log.spec');
  });

  it('accepts whatever was thrown and gives different errors different references', () => {
    const { log, lines } = written('a');
    const given = [log.fault('text'), log.fault(undefined), log.fault(null), log.fault({ code: 7 }), log.fault(new Error('x'))];
    expect(new Set(given).size).toBe(5);
    expect(lines).toHaveLength(5);
  });
});

describe('plainLines', () => {
  it('shows time, level, name, message and fields, and the stack of a fault', () => {
    const out: string[] = [];
    const log = createLogger('api', { destination: plainLines({ write: (text) => out.push(text) }) });
    log.warn('slow', { ms: 12 });
    log.fault(new Error('broken'));
    expect(out[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} WARN {2}api\[\d+\] slow ms=12\n$/);
    expect(out[1]).toMatch(/ ERROR api\[\d+\] broken reference=[0-9A-F]{8}\nError: broken\n {4}at /);
  });
});

describe('Outage', () => {
  it('reports the beginning and the end once each', () => {
    const log = captureLog();
    const outage = new Outage(log, 'the queue');
    outage.ends();
    for (let i = 0; i < 100; i++) outage.begins(new Error('connection refused'));
    outage.ends();
    outage.ends();
    expect(log.lines.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'the queue is not working'],
      ['info', 'the queue is working again'],
    ]);
    expect(log.lines[0]?.context).toEqual({ reason: 'connection refused' });
  });

  it('keeps quiet about a connection that flaps', () => {
    const log = captureLog();
    const outage = new Outage(log, 'the queue', 60_000);
    for (let i = 0; i < 100; i++) {
      outage.begins(new Error('reset'));
      outage.ends();
    }
    expect(log.lines).toHaveLength(2);
    expect(outage.ongoing).toBe(false);
  });
});
