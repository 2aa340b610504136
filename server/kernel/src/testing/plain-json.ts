/** Where a value would not survive JSON unchanged: a path such as `$.view.taler[2]`; undefined if it would. */
export function notPlain(value: unknown, path = '$'): string | undefined {
  // Asked millions of times, and nearly always the answer is yes: the path is looked for only when it is no.
  return isPlain(value) ? undefined : pathToFault(value, path);
}

/** Whether two values are the same JSON, down to the order of their fields. What they share is not looked into. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(b);
  const fields = Object.entries(a);
  return fields.length === names.length && fields.every(([name, inner], at) => name === names[at] && samePlain(inner, b[name as never]));
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false;
    return true;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
  return true;
}

function pathToFault(value: unknown, path: string): string {
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? Array.from(value, (inner, at) => [`[${at}]`, inner] as const)
    : typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
      ? Object.entries(value).map(([key, inner]) => [`.${key}`, inner] as const)
      : [];
  const fault = parts.find(([, inner]) => !isPlain(inner));
  return fault ? pathToFault(fault[1], `${path}${fault[0]}`) : path;
}
