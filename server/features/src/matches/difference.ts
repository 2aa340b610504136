import { canonicalJson } from '@tavern-jack/kernel';

/** Where two plain JSON values differ first, in words: `wuerfel[0] must be 4, 6 is stored`. Undefined: they are equal. */
export function difference(expected: unknown, stored: unknown, path = ''): string | undefined {
  if (textOf(expected) === textOf(stored)) return undefined;
  if (!isNest(expected) || !isNest(stored) || Array.isArray(expected) !== Array.isArray(stored))
    return `${path || 'it'} must be ${textOf(expected)}, ${textOf(stored)} is stored`;
  for (const key of new Set([...Object.keys(expected), ...Object.keys(stored)])) {
    const inner = Array.isArray(expected) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const found = difference(expected[key], stored[key], inner);
    if (found) return found;
  }
  return undefined;
}

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : canonicalJson(value));

const isNest = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
