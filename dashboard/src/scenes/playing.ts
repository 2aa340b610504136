import type { AnyBoard } from '../boards';
import { isHouseEvent } from '../boards/house-sentence';
import type { Scene } from './scenes';

const look = 1200;
const perLetter = 45;
const glance = 500;

/** How long a step stays, in ms: as long as it moves, and then long enough to be read. */
export function stay({ duration }: Pick<AnyBoard, 'duration'>, { steps }: Pick<Scene, 'steps'>, index: number): number {
  const step = steps[index];
  if (!step) return 0;
  const moves = step.events.reduce((sum, event) => sum + (isHouseEvent(event) ? 0 : duration(event)), 0);
  const reads = step.text === null ? glance : look + step.text.length * perLetter;
  // Both at once: the sentence stands there from the first moment.
  return Math.max(moves + glance, reads);
}

/** What is said at a step: its own sentence, or the last one before it. */
export function saidAt({ steps }: Pick<Scene, 'steps'>, index: number): string {
  return steps.slice(0, index + 1).findLast(({ text }) => text !== null)?.text ?? '';
}
