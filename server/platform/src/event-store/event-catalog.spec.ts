import { describe, expect, it } from '@jest/globals';
import { EventCatalog, UnknownEventSchema, UnknownEventType } from './index.js';

const catalog = new EventCatalog({
  'table.opened': { schema: 1 },
  'table.named': {
    schema: 3,
    upcasters: [(data) => ({ ...data, name: data.title }), ({ title: _, ...rest }) => ({ ...rest, locale: 'de' })],
  },
});

describe('the event catalog', () => {
  it('lifts stored data step by step to the schema of today', () => {
    expect(catalog.lift('table.named', 1, { title: 'Eck' })).toEqual({ name: 'Eck', locale: 'de' });
    expect(catalog.lift('table.named', 2, { title: 'Eck', name: 'Ecke' })).toEqual({ name: 'Ecke', locale: 'de' });
    const today = { name: 'Eck', locale: 'en' };
    expect(catalog.lift('table.named', 3, today)).toBe(today);
  });

  it('names what it does not know', () => {
    expect(() => catalog.lift('table.burnt', 1, {})).toThrow(new UnknownEventType('table.burnt'));
    expect(() => catalog.lift('constructor', 1, {})).toThrow(UnknownEventType);
    expect(() => catalog.lift('table.opened', 2, {})).toThrow(new UnknownEventSchema('table.opened', 2, 1));
    expect(() => catalog.assertWritable('table.named', 2)).toThrow(UnknownEventSchema);
    expect(() => catalog.assertWritable('table.named', 3)).not.toThrow();
  });

  it('wants an upcaster for every old schema', () => {
    expect(() => new EventCatalog({ 'table.opened': { schema: 2 } })).toThrow('needs 1 upcasters');
  });
});
