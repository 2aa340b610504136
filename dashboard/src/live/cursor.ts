/** What the cursor needs to know of a frame. */
export interface Versioned {
  readonly version: number;
  /** True on a snapshot: versions before it were left out. */
  readonly resync: boolean;
}

/** Where somebody stands in a stream of versions: what came, and from where to go on. Never changed, only replaced. */
export interface Cursor<Frame extends Versioned> {
  /** The last version taken; undefined before the first frame. */
  readonly version: number | undefined;
  /** The newest frames, oldest first, without duplicates. */
  readonly frames: readonly Frame[];
  /** How many gaps came in a row without a frame taken between them. */
  readonly gaps: number;
  /** How many frames are kept. */
  readonly kept: number;
}

/** What became of a frame: `gap` means it was not taken, ask again from `resumeFrom`. */
export type Verdict = 'taken' | 'duplicate' | 'gap';

const usuallyKept = 200;
const patience = 2;

/** A cursor before its first frame; with `after`, everything up to that version counts as known. */
export function startCursor<Frame extends Versioned>(after?: number, kept: number = usuallyKept): Cursor<Frame> {
  return { version: after, frames: [], gaps: 0, kept };
}

/** Offers a frame: only the very next version or a newer snapshot is taken. */
export function offer<Frame extends Versioned>(cursor: Cursor<Frame>, frame: Frame): { cursor: Cursor<Frame>; verdict: Verdict } {
  const known = cursor.version;
  if (known !== undefined && frame.version <= known) return { cursor, verdict: 'duplicate' };
  if (known !== undefined && !frame.resync && frame.version !== known + 1) {
    return { cursor: { ...cursor, gaps: cursor.gaps + 1 }, verdict: 'gap' };
  }
  const frames = [...cursor.frames, frame].slice(-cursor.kept);
  return { cursor: { ...cursor, version: frame.version, frames, gaps: 0 }, verdict: 'taken' };
}

/** The version to resume after; undefined asks for a snapshot, because the missing versions did not come twice in a row. */
export function resumeFrom<Frame extends Versioned>(cursor: Cursor<Frame>): number | undefined {
  return cursor.gaps >= patience ? undefined : cursor.version;
}
