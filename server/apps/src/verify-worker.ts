import { parentPort, workerData } from 'node:worker_threads';
import type { StreamRange } from '@tavern-jack/platform';
import { verifierOn } from './range-verifier.js';

/** A thread that verifies the ranges it is told, one after the other. */
const { verify } = verifierOn(workerData as string);

parentPort?.on('message', async (range: StreamRange) => {
  parentPort?.postMessage(await verify(range));
});
