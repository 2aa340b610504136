// One place for all suites. Suffix tells the cost: .spec pure, .int real services, .contract the wire, .e2e a browser.
import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'));
const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

const base = {
  rootDir: root,
  testEnvironment: '<rootDir>/test/plain-environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['/dist/', '/\\.next/', '/\\.data/'],
  // Packages of ours are read from their sources, so that a test never sees a stale build.
  moduleNameMapper: {
    '^@tavern-jack/contracts/events$': `${root}/contracts/events/index.ts`,
    '^@tavern-jack/contracts/resolvers$': `${root}/contracts/generated/resolvers.ts`,
    '^@tavern-jack/kierki$': `${root}/server/games/kierki/src/index.ts`,
    '^@tavern-jack/kiezkoenig$': `${root}/server/games/kiezkoenig/src/index.ts`,
    '^@tavern-jack/king$': `${root}/server/games/king/src/index.ts`,
    '^@tavern-jack/kronenduell$': `${root}/server/games/kronenduell/src/index.ts`,
    '^@tavern-jack/migrations$': `${root}/migrations/src/index.ts`,
    '^@tavern-jack/rentz$': `${root}/server/games/rentz/src/index.ts`,
    '^@tavern-jack/(kernel|platform|features|apps)$': `${root}/server/$1/src/index.ts`,
    '^@tavern-jack/platform/(chance|ids)$': `${root}/server/platform/src/$1/index.ts`,
    '^@tavern-jack/platform/records$': `${root}/server/platform/src/event-store/records.ts`,
    '^@tavern-jack/features/wire-names$': `${root}/server/features/src/wire-names.ts`,
    '^@tavern-jack/features/(play-alone|thinking)$': `${root}/server/features/src/matches/$1.ts`,
    '^@tavern-jack/wuerfelkoenig$': `${root}/server/games/wuerfelkoenig/src/index.ts`,
    '^@tavern-jack/(kernel|platform)/testing$': `${root}/server/$1/src/testing/index.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, module: { type: 'es6' }, sourceMaps: 'inline' }] },
};

const suite = (name, suffix, extra = {}) => ({
  ...base,
  displayName: name,
  testRegex: suffix,
  ...extra,
});

// What takes a server's libraries to run.
const SERVED = { testEnvironment: '<rootDir>/test/house-environment.mjs', runtime: '<rootDir>/test/warm-runtime.cjs' };

export default {
  rootDir: root,
  // Real services on a busy machine: the limit is there to end a hang, not to measure.
  testTimeout: 60_000,
  projects: [
    suite('unit', '(?<!\\.(int|contract|e2e))\\.spec\\.ts$'),
    suite('int', '\\.int\\.spec\\.ts$', SERVED),
    suite('contract', '\\.contract\\.spec\\.ts$', SERVED),
    suite('e2e', '\\.e2e\\.spec\\.ts$'),
  ],
};
