import { jest } from '@jest/globals';

/** Real servers on a busy machine: what must be quick is measured by its test, not by the runner. */
jest.setTimeout(60_000);
