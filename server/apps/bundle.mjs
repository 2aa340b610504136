import { build } from 'esbuild';

/**
 * Puts each program into few files, libraries and all: Node opens three thousand files for the house otherwise, which is more
 * than half of the time that a start takes. What they share is in chunks beside them. Modules keep their own files as well, for
 * whoever imports the package.
 */
const PROGRAMS = ['tavern', 'api', 'worker', 'verify', 'archive', 'simulate', 'golden', 'scenes'];
const THREADS = ['think', 'simulate', 'verify'].map((name) => `${name}-worker`);

/** Libraries ask for packages that may be there or not, and go on without them; so does the bundle. */
const whatIsMissingStaysOutside = {
  name: 'what is missing stays outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, importer, pluginData: asked }) => {
      if (asked) return undefined;
      const found = await bundle.resolve(path, { kind, resolveDir, importer, pluginData: true });
      return found.errors.length > 0 ? { path, external: true } : found;
    });
  },
};

// Libraries of the old kind are written for a function that has these names at hand.
const OLD_NAMES = `import { createRequire as requireFrom } from 'node:module';
import { dirname as folderOf } from 'node:path';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url), __filename = pathOf(import.meta.url), __dirname = folderOf(__filename);`;

await build({
  entryPoints: [...PROGRAMS, ...THREADS].map((name) => `dist/${name}.js`),
  outdir: 'dist',
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Nest finds by class, and logs by its name.
  keepNames: true,
  // A binary of its own for each platform.
  external: ['@node-rs/argon2'],
  banner: { js: OLD_NAMES },
  plugins: [whatIsMissingStaysOutside],
  logLevel: 'warning',
});
