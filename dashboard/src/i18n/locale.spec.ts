import { describe, expect, it } from '@jest/globals';
import { pickLocale } from './locale';

describe('the language of the house', () => {
  it.each([
    ['a chosen language wins', 'en', 'de-DE,de;q=0.9', 'en'],
    ['the browser decides without a choice', undefined, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['weights count, not the order', undefined, 'en;q=0.3, de;q=0.9', 'de'],
    ['languages we do not speak are skipped', undefined, 'fr-FR,fr;q=0.9,en;q=0.5', 'en'],
    ['a refused language is not taken', undefined, 'en;q=0', 'de'],
    ['German without any wish', undefined, null, 'de'],
    ['a forged cookie is ignored', '../../etc', 'en', 'en'],
    ['nonsense is ignored', undefined, ';;q=x,,', 'de'],
  ])('%s', (_title, chosen, accept, expected) => {
    expect(pickLocale(chosen, accept)).toBe(expected);
  });
});
