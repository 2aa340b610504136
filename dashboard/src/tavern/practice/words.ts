import type { MatchFrame, PracticeStep } from '../../live/use-match';

/** A frame, as far as the words of a practice round go by it. */
type Told = Pick<MatchFrame, 'practice'> & {
  readonly view: unknown;
  readonly prompts: readonly { readonly id: string; readonly seat: number }[];
};

/** What is to be said now. */
export type PracticeWords =
  /** The script leads: what happened since the learner's last decision, oldest first, and what is to be done now. */
  | { readonly at: 'script'; readonly before: readonly string[]; readonly step: PracticeStep }
  /** The script is over, and the learner has not yet decided anything freely. */
  | { readonly at: 'end' }
  /** Nothing: the match has long gone on freely. */
  | { readonly at: 'free' };

/** Words for as long as others play: what they say is no longer true afterwards. The first is for moves that the script has no words for. */
const MEANWHILE: ReadonlySet<string> = new Set(['zuschauen', 'aufdecken', 'offenVorDir', 'krone', 'gastNimmt']);

/**
 * What Schorsch says after these frames. Words on what others did stay beside the learner's next word: they move on faster than
 * anybody reads. The closing word stays for one decision.
 */
export function practiceWords(frames: readonly Told[], mySeat: number | null): PracticeWords {
  // Frames that are followed by others at once have no view, and the board stands elsewhere already.
  const step = frames.findLast(({ view }) => view !== null)?.practice;
  if (step) return { at: 'script', before: before(frames, step), step };
  const led = frames.findLastIndex(({ practice }) => practice !== null);
  if (led < 0) return { at: 'free' };
  const free = frames.slice(led + 1).filter(({ view }) => view !== null);
  const mine = free.map(({ prompts }) => prompts.find(({ seat }) => seat === mySeat)?.id);
  const first = mine.find((id) => id !== undefined);
  return { at: first === undefined || mine.at(-1) === first ? 'end' : 'free' };
}

/** The others' words that lead to the same decision. */
function before(frames: readonly Told[], { key, index }: PracticeStep): string[] {
  const keys = frames.flatMap(({ practice }) => (practice?.index === index ? [practice.key] : []));
  return [...new Set(keys)].filter((one) => one !== key && !MEANWHILE.has(one));
}
