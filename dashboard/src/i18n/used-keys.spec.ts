import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Texts = { readonly [key: string]: string | Texts };

const source = new URL('../', import.meta.url);
const topics = [
  'shell',
  'problems',
  'games',
  'front',
  'room',
  'settings',
  'profile',
  'match',
  'gestures',
  'quick',
  'practice',
  'scenes',
  'homies',
];
const texts: Texts = Object.fromEntries(
  topics.map((topic) => [topic, JSON.parse(readFileSync(new URL(`../messages/de/${topic}.json`, source), 'utf8'))]),
);
const ours = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(app|live|network|shell|tavern)\/.*\.tsx?$/.test(file),
);

const find = (path: string): string | Texts | undefined =>
  path.split('.').reduce<string | Texts | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), texts);

/** Every text that a file asks for with a plain key, by its full path. A name means the topic that it was last given. */
function asked(file: string): string[] {
  const code = readFileSync(new URL(file, source), 'utf8');
  const topicOf = new Map<string, string>();
  const found: string[] = [];
  for (const [, given, topic, name, key] of code.matchAll(
    /const (\w+) = (?:await )?(?:use|get)Translations\('([\w.]+)'\)|\b(\w+)\('([\w.-]+)'/g,
  )) {
    if (given && topic) topicOf.set(given, topic);
    else if (name && topicOf.has(name)) found.push(`${topicOf.get(name)}.${key}`);
  }
  return found;
}

describe('the texts on the screens', () => {
  const used = ours
    .flatMap((file) => asked(file).map((key) => ({ file, key })))
    .filter(({ key }) => topics.includes(key.split('.')[0] ?? ''));

  it('are found by this test', () => {
    expect(used.length).toBeGreaterThan(60);
  });

  it('all exist', () => {
    expect(used.filter(({ key }) => typeof find(key) !== 'string')).toEqual([]);
  });
});
