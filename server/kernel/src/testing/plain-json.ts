/** Where a value would not survive JSON unchanged: a path such as `$.view.taler[2]`; undefined if it would. */
export function notPlain(value: unknown, path = '$'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const bad = notPlain(value[i], `${path}[${i}]`);
      if (bad) return bad;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, inner] of Object.entries(value)) {
    const bad = notPlain(inner, `${path}.${key}`);
    if (bad) return bad;
  }
  return undefined;
}
