import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GoldenMatch, matchIn, textOf } from './golden-match.js';

/** What was recorded of a released rules number, and the hash over all of it. */
export interface Locked {
  readonly matches: number;
  /** SHA-256 over the files' names and contents, hex. */
  readonly hash: string;
}

/** By game and rules number. */
export type Lock = Readonly<Record<string, Readonly<Record<string, Locked>>>>;

/** The folder of golden matches: `<game>/rules-<number>/<nn>.jsonl`, and the lock over them. */
export class GoldenFolder {
  constructor(private readonly place: string) {}

  lock(): Lock {
    return existsSync(this.#lockFile) ? JSON.parse(readFileSync(this.#lockFile, 'utf8')) : {};
  }

  /** Whether anything is there for this rules number, locked or not. */
  has(game: string, rules: number): boolean {
    return this.lock()[game]?.[rules] !== undefined || this.#files(game, rules).length > 0;
  }

  /** Games and rules numbers that have files, as in `kiezkoenig/rules-1`. */
  recorded(): string[] {
    const foldersIn = (place: string) =>
      readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    return foldersIn(this.place).flatMap((game) => foldersIn(path.join(this.place, game)).map((rules) => `${game}/${rules}`));
  }

  matches(game: string, rules: number): GoldenMatch[] {
    return this.#files(game, rules).map((file) => matchIn(readFileSync(file, 'utf8')));
  }

  /** What the files are now; compare it with the lock. */
  found(game: string, rules: number): Locked {
    const files = this.#files(game, rules);
    const hash = createHash('sha256');
    for (const file of files) hash.update(path.basename(file)).update('\0').update(readFileSync(file)).update('\0');
    return { matches: files.length, hash: hash.digest('hex') };
  }

  /** Writes the matches of a rules number that has none, and locks them. */
  record(game: string, rules: number, matches: readonly GoldenMatch[]): void {
    const folder = this.#folder(game, rules);
    mkdirSync(folder, { recursive: true });
    matches.forEach((match, index) => {
      writeFileSync(path.join(folder, `${String(index + 1).padStart(2, '0')}.jsonl`), textOf(match), { flag: 'wx' });
    });
    const lock = this.lock();
    const next: Lock = { ...lock, [game]: { ...lock[game], [rules]: this.found(game, rules) } };
    writeFileSync(this.#lockFile, `${JSON.stringify(next, null, 2)}\n`);
  }

  get #lockFile(): string {
    return path.join(this.place, 'lock.json');
  }

  #folder = (game: string, rules: number): string => path.join(this.place, game, `rules-${rules}`);

  #files(game: string, rules: number): string[] {
    const folder = this.#folder(game, rules);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name));
  }
}
