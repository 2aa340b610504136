import { createLogger, whyNotOpen } from '@tavern-jack/platform';
import { collectAlone } from './one-collector.js';

const log = createLogger('server');

/** Runs a process until SIGINT or SIGTERM, then ends it once; what nobody caught is logged and ends it with a failure. */
export async function runUntilTold(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  collectAlone();
  process.on('unhandledRejection', (reason) => log.fault(reason, { where: 'unhandled rejection' }));
  const running = await Promise.resolve()
    .then(start)
    .catch((error: unknown) => {
      const sentence = whyNotOpen(error);
      if (sentence) log.error(sentence);
      else log.fault(error, { where: 'start' });
      process.exit(1);
    });
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fault(error, { where: 'end' });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
