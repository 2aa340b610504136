/** A value at the end of a path. */
export type Leaf = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** What became of one path between two views. */
export interface Change {
  /** Such as `kneipen`, `5`, `besitzer`: members of a list go by what identifies them, not by their place. */
  readonly path: readonly string[];
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  readonly before: Leaf | undefined;
  readonly after: Leaf | undefined;
}

// What tells members of a list apart, best first: a player stands on a field but is a seat.
const identities = ['seat', 'id', 'index', 'feld', 'runde', 'rang', 'platz'] as const;
const separator = '\u0000';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field that all members have and in which no two agree. */
function identityOf(members: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  return identities.find(
    (field) => members.every((one) => field in one) && new Set(members.map((one) => one[field])).size === members.length,
  );
}

function leaves(value: unknown, path: readonly string[], into: Map<string, Leaf>): void {
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) {
    const identity = identityOf(value);
    value.forEach((member, index) => {
      leaves(member, [...path, String(identity ? member[identity] : index)], into);
    });
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) if (key !== '__typename') leaves(inner, [...path, key], into);
  } else {
    into.set(path.join(separator), value as Leaf);
  }
}

function leavesOf(view: object | null): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  if (view) leaves(view, [], found);
  return found;
}

/** Compares two views path by path, in the order of the newer one; null is a view that does not exist yet. */
export function viewDiff(before: object | null, after: object | null): readonly Change[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const paths = [...now.keys(), ...[...old.keys()].filter((path) => !now.has(path))];
  return paths.map((path): Change => {
    const values = { path: path.split(separator), before: old.get(path), after: now.get(path) };
    if (!old.has(path)) return { ...values, kind: 'added' };
    if (!now.has(path)) return { ...values, kind: 'removed' };
    return { ...values, kind: JSON.stringify(values.before) === JSON.stringify(values.after) ? 'same' : 'changed' };
  });
}

/** Only what is not the same. */
export const onlyChanged = (changes: readonly Change[]): readonly Change[] => changes.filter((change) => change.kind !== 'same');

/** By how much a number grew; null when it did not, or was none. */
export function growth({ before, after }: Pick<Change, 'before' | 'after'>): number | null {
  return typeof before === 'number' && typeof after === 'number' && before !== after ? after - before : null;
}
