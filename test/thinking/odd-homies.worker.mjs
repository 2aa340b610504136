import { parentPort } from 'node:worker_threads';
import { answerQuestions } from '../../server/apps/dist/thinking/questions.js';

/** A busy loop, as a thought is. Longer than any test: 1 minute. */
function busy(ms = 60_000) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

// What the view says is what the homie does.
const deeds = {
  answers: (legalMoves) => legalMoves[0],
  ponders: (legalMoves) => {
    busy(400);
    return legalMoves[0];
  },
  hangs: () => busy(),
  throws: () => {
    throw new RangeError('headache');
  },
  dies: () => process.exit(3),
};

let prepared = 0;
const odd = {
  manifest: { id: 'odd' },
  warmUp({ takes = 0, fails = false }) {
    if (fails) throw new Error('cannot prepare');
    busy(takes);
    prepared++;
  },
  homie: () => (view, _seat, legalMoves) => ({ ...deeds[view.deed](legalMoves), prepared }),
};

answerQuestions([odd], parentPort);
