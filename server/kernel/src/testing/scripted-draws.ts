import type { Draws } from '../draws.js';

/** What chance shall bring next: a die's face, an element of the list that is picked from, or a number below n. */
export type Scripted = { readonly die: number } | { readonly pick: unknown } | { readonly below: number };

/** Two or more dice in a row. */
export const dice = (...faces: readonly number[]): readonly Scripted[] => faces.map((die) => ({ die }));
/** The element that the next pick finds, told by its JSON. */
export const pick = (element: unknown): Scripted => ({ pick: element });

/** Draws that bring what the script says, and throw as soon as the game asks for something else. */
export interface ScriptedDraws extends Draws {
  /** Throws if the game drew less than the script holds. */
  done(): void;
}

export function scriptedDraws(script: readonly Scripted[]): ScriptedDraws {
  let counter = 0;
  const next = (asked: string): Scripted => {
    const entry = script[counter];
    if (!entry) throw new Error(`the script is over, but the game asks for ${asked}`);
    counter += 1;
    return entry;
  };
  const wrong = (asked: string, entry: Scripted): never => {
    throw new Error(`the game asks for ${asked}, the script says ${JSON.stringify(entry)}`);
  };
  const below = (n: number): number => {
    const entry = next(`below(${n})`);
    return 'below' in entry && entry.below < n ? entry.below : wrong(`below(${n})`, entry);
  };
  return {
    get counter() {
      return counter;
    },
    below,
    die() {
      const entry = next('a die');
      return 'die' in entry ? entry.die : wrong('a die', entry);
    },
    pick<T>(list: readonly T[]): T {
      const entry = next('a pick');
      const at = 'pick' in entry ? list.findIndex((element) => JSON.stringify(element) === JSON.stringify(entry.pick)) : -1;
      return at >= 0 ? (list[at] as T) : wrong(`a pick from ${JSON.stringify(list)}`, entry);
    },
    shuffle<T>(list: readonly T[]): T[] {
      const entry = next('a shuffle');
      const order = 'pick' in entry && Array.isArray(entry.pick) ? (entry.pick as T[]) : wrong('a shuffle', entry);
      return order.length === list.length ? [...order] : wrong(`a shuffle of ${JSON.stringify(list)}`, entry);
    },
    done() {
      if (counter < script.length) throw new Error(`never drawn: ${JSON.stringify(script.slice(counter))}`);
    },
  };
}
