type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * `after`, with each part that equals the same part of `before` taken from there. What did not change stays the same object, and what is
 * drawn from it need not be drawn again. For plain data as it comes over the wire.
 */
export function keepEqual<Data>(before: unknown, after: Data): Data {
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const known = (key: string): unknown => (Object.hasOwn(before, key) ? before[key] : undefined);
  const parts = keys.map((key) => [key, keepEqual(known(key), after[key])] as const);
  const same =
    keys.length === Object.keys(before).length && parts.every(([key, part]) => Object.hasOwn(before, key) && Object.is(part, before[key]));
  if (same) return before as unknown as Data;
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Data;
}
