import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { verifyBlocks } from './index.js';
import { commands } from './model-commands.fixture.js';
import { LogModel, PROCESSES, type Process, Taproom } from './model-log.fixture.js';
import { House } from './store.fixture.js';

describe('the store against a model of it', () => {
  let house: House;
  let processes: Process[];

  beforeAll(async () => {
    house = await House.open();
    processes = Array.from({ length: PROCESSES }, () => house.store());
  });

  afterAll(() => house.close());

  it('answers and holds the same whatever is done to it, by whichever process, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (plan) => {
        const real = await Taproom.open(house, processes);
        await fc.asyncModelRun(() => ({ model: new LogModel(real.before), real }), plan);
      }),
      { numRuns: 60, seed: 20261129, interruptAfterTimeLimit: 40_000 },
    );
    expect(await verifyBlocks(house.store().database.pool)).toBeUndefined();
  });
});
