// Imports point downwards only: apps > features > platform > contracts; games > kernel. docs/decisions says why.
const path = require('node:path');

const SPEC = '\\.spec\\.tsx?$';
const TESTING = '/src/testing/|\\.fixture\\.ts$';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const OURS = '^(contracts|migrations|server|dashboard|test)/';

module.exports = {
  forbidden: [
    forbid('no-cycle', 'Two files that need each other are one, or a third is missing.', {}, { circular: true }),
    forbid('no-dead-end', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'contracts-alone',
      'What both sides agree on depends on neither.',
      { path: '^contracts/' },
      { path: OURS, pathNot: '^contracts/' },
    ),
    forbid(
      'migrations-alone',
      'Old migrations must not change with newer code.',
      { path: '^migrations/' },
      { path: OURS, pathNot: '^migrations/' },
    ),
    forbid(
      'kernel-pure',
      'The kernel imports nothing at all.',
      { path: '^server/kernel/', pathNot: [SPEC, TESTING] },
      { pathNot: '^server/kernel/src/' },
    ),
    forbid('kernel-alone', 'The kernel knows nobody above it.', { path: '^server/kernel/' }, { path: OURS, pathNot: '^server/kernel/' }),
    forbid(
      'games-pure',
      'A game imports the kernel and itself.',
      { path: '^server/games/([^/]+)/', pathNot: [SPEC, TESTING] },
      { pathNot: '^server/(kernel|games/$1)/src/' },
    ),
    forbid(
      'games-apart',
      'A game, tests included, knows neither other games nor the platform.',
      { path: '^server/games/([^/]+)/' },
      { path: OURS, pathNot: '^server/(kernel|games/$1)/' },
    ),
    forbid(
      'platform-low',
      'The platform knows no business word.',
      { path: '^server/platform/' },
      { path: '^(server/(features|games|apps)|dashboard|test)/' },
    ),
    forbid(
      'features-low',
      'Features learn games from apps, never by import.',
      { path: '^server/features/' },
      { path: '^(server/(games|apps)|dashboard|migrations|test)/' },
    ),
    forbid(
      'features-apart',
      'Features act on one another through events; what they share lies beside them, directly in src.',
      { path: '^server/features/src/([^/]+)/' },
      { path: '^server/features/src/[^/]+/', pathNot: '^server/features/src/$1/' },
    ),
    forbid(
      'features-share-downwards',
      'What features share knows none of them; only the index names them all.',
      { path: '^server/features/src/[^/]+$', pathNot: '/index\\.ts$' },
      { path: '^server/features/src/[^/]+/' },
    ),
    forbid('apps-server-only', 'The server does not know the dashboard.', { path: '^server/apps/' }, { path: '^(dashboard|test)/' }),
    forbid(
      'dashboard-by-contract',
      'The dashboard knows the server by its contract only.',
      { path: '^dashboard/' },
      { path: OURS, pathNot: '^(dashboard|contracts)/' },
    ),
    forbid('no-spec-import', 'Tests are ends, nobody builds on them.', { pathNot: '^test/' }, { path: SPEC }),
    forbid('testing-in-tests', 'What tests need stays out of what is shipped.', { pathNot: [SPEC, TESTING, '^test/'] }, { path: TESTING }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|\\.data)/' },
    // Type imports bind two folders as firmly as others do.
    tsPreCompilationDeps: true,
    // Only for the dashboard's alias @/, written down from the repository's root, where the cruise starts.
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.boundaries.json') },
    combinedDependencies: true,
    // "types" leads from a package of ours to its sources, so that no build is needed.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
