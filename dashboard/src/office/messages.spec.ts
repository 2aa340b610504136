import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Texts = { readonly [key: string]: string | Texts };

const here = new URL('./', import.meta.url);
const read = (file: string): Texts => JSON.parse(readFileSync(new URL(file, here), 'utf8'));
const texts: Texts = { office: read('messages.de.json') };

const flatten = (part: Texts, path = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );
const gaps = (text: string): string[] => [...new Set([...text.matchAll(/\{([a-z]\w*)\s*[,}]/g)].map((hit) => hit[1] as string))].sort();
const find = (path: string): string | Texts | undefined =>
  path.split('.').reduce<string | Texts | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), texts);

/** Every office text that a file asks for with a plain key, by its full path. */
function asked(file: string): string[] {
  const code = readFileSync(new URL(file, here), 'utf8');
  const topics = new Map<string, string>();
  const found: string[] = [];
  for (const [, given, topic, name, key] of code.matchAll(/const (\w+) = useTranslations\('([\w.]+)'\)|\b(\w+)\('([\w.-]+)'/g)) {
    if (given && topic) topics.set(given, topic);
    else if (name && topics.get(name)?.startsWith('office')) found.push(`${topics.get(name)}.${key}`);
  }
  return found;
}

describe("the office's texts", () => {
  const german = new Map(flatten(read('messages.de.json')));
  const english = new Map(flatten(read('messages.en.json')));

  it('have the same keys and fill the same gaps in both languages', () => {
    const ofAll = (all: Map<string, string>) => Object.fromEntries([...all].sort().map(([key, text]) => [key, gaps(text)]));
    expect(ofAll(english)).toEqual(ofAll(german));
  });

  it('are never empty', () => {
    expect([...german, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are there wherever a screen asks for one', () => {
    const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const keys = files.flatMap(asked);
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => typeof find(key) !== 'string')).toEqual([]);
  });
});
