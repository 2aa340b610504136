import { canonicalJson } from './canonical-json.js';
import type { Draws } from './draws.js';
import type { Drawn } from './script.js';

/** Draws that bring what is written down, and go on with others when it is used up. */
export interface WrittenDraws extends Draws {
  /** How much of what is written down was not drawn. */
  readonly left: number;
}

/** Throws a RangeError as soon as the game asks for something that the next written value cannot be. */
export function writtenDraws(written: readonly Drawn[], others: Draws): WrittenDraws {
  let at = 0;
  const wrong = (asked: string): never => {
    throw new RangeError(`the game asks for ${asked}, written is ${JSON.stringify(written[at - 1])}`);
  };
  const next = (): Drawn | undefined => written[at++];
  const number = (low: number, high: number, asked: string, other: () => number): number => {
    const drawn = next();
    if (drawn === undefined) return other();
    return typeof drawn === 'number' && drawn >= low && drawn <= high ? drawn : wrong(asked);
  };
  return {
    get counter() {
      return others.counter;
    },
    get left() {
      return Math.max(0, written.length - at);
    },
    below: (n) => number(0, n - 1, `below(${n})`, () => others.below(n)),
    die: () => number(1, 6, 'a die', () => others.die()),
    pick<T>(list: readonly T[]): T {
      const drawn = next();
      if (drawn === undefined) return others.pick(list);
      const wanted = typeof drawn === 'number' ? undefined : canonicalJson(drawn.pick);
      const found = list.findIndex((element) => canonicalJson(element) === wanted);
      return found >= 0 ? (list[found] as T) : wrong('a pick from another list');
    },
    shuffle<T>(list: readonly T[]): T[] {
      const drawn = next();
      if (drawn === undefined) return others.shuffle(list);
      const order = typeof drawn === 'number' ? undefined : drawn.pick;
      return Array.isArray(order) && sameElements(order, list) ? [...(order as T[])] : wrong('a shuffle of another list');
    },
  };
}

function sameElements(one: readonly unknown[], other: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map((element) => canonicalJson(element)).sort();
  return canonicalJson(sorted(one)) === canonicalJson(sorted(other));
}
