import type { MessagePort } from 'node:worker_threads';
import { answerTo, type Question } from '@tavern-jack/features/thinking';
import { type AnyGame, canonicalJson, type Typed } from '@tavern-jack/kernel';

/** What a thread is told: to answer, or to make ready what a game's homies need. One at a time. */
export type Request = Question | WarmUp;
export type WarmUp = Pick<Question, 'game' | 'options'>;

/** What a thread tells: that it is ready for these options (a wish to be ready is done with that), its move, or why there is none. */
export type Told = { readonly warm: true } | { readonly move: Typed } | { readonly failed: Error };

/** Answers what comes through the port, forever. */
export function answerQuestions(games: readonly AnyGame[], port: Pick<MessagePort, 'on' | 'postMessage'>): void {
  const warm = new Set<string>();
  const tell = (told: Told): void => port.postMessage(told);
  port.on('message', (request: Request) => {
    try {
      const game = games.find(({ manifest }) => manifest.id === request.game);
      if (!game) throw new Error(`no game ${request.game} in this thread`);
      const key = `${request.game} ${canonicalJson(request.options)}`;
      if (!warm.has(key)) game.warmUp?.(request.options);
      warm.add(key);
      tell({ warm: true });
      if ('view' in request) tell({ move: answerTo(request, game) });
    } catch (error) {
      tell({ failed: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}
