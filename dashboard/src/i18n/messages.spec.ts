import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Texts = { readonly [key: string]: string | Texts };

const dashboard = new URL('../../', import.meta.url);
const read = (path: string): Texts => JSON.parse(readFileSync(new URL(path, dashboard), 'utf8'));
const topics = readdirSync(new URL('messages/de', dashboard)).map((file) => `messages/LOCALE/${file}`);
const boards = readdirSync(new URL('src/boards', dashboard), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/boards/${name}/messages.LOCALE.json`);
const beside = ['src/art/messages.LOCALE.json', 'src/office/messages.LOCALE.json', ...boards];

const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );
const gaps = (text: string): string[] => [...new Set([...text.matchAll(/\{([a-z]\w*)\s*[,}]/g)].map((hit) => hit[1] as string))].sort();

describe.each([...topics, ...beside])('%s', (file) => {
  const german = new Map(flatten(read(file.replace('LOCALE', 'de'))));
  const english = new Map(flatten(read(file.replace('LOCALE', 'en'))));

  it('has the same keys in German and English', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  });

  it('has no empty text', () => {
    expect([...german, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills the same gaps in both languages', () => {
    const ofAll = (texts: Map<string, string>) => Object.fromEntries([...texts].map(([key, text]) => [key, gaps(text)]));
    expect(ofAll(english)).toEqual(ofAll(german));
  });
});

describe('problems', () => {
  const schema = readFileSync(new URL('../contracts/generated/schema.graphql', dashboard), 'utf8');
  const block = /enum ProblemCode \{([^}]*)\}/.exec(schema)?.[1] ?? '';
  const codes = [...block.matchAll(/^\s+([A-Z_]+)$/gm)].map((hit) => hit[1] as string);

  it('are found in the contract', () => {
    expect(codes).toContain('MOVE_REJECTED');
    expect(codes.length).toBeGreaterThan(15);
  });

  it.each(['de', 'en'])('each have a sentence in %s', (locale) => {
    const texts = read(`messages/${locale}/problems.json`);
    expect(codes.filter((code) => typeof texts[code] !== 'string')).toEqual([]);
  });
});
