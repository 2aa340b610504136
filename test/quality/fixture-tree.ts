import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const PACKAGES = { contracts: 'contracts', kernel: 'server/kernel', kiezkoenig: 'server/games/kiezkoenig', platform: 'server/platform' };

/** What `look` finds in a little repository of our shape, with these files in it (path to text) and this repository's quality rules. */
export function inFixtureTree<Found>(files: Readonly<Record<string, string>>, look: (folder: string) => Found): Found {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tavern-quality-'));
  try {
    plant(folder, files);
    return look(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function plant(folder: string, files: Readonly<Record<string, string>>): void {
  const write = (place: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    fs.writeFileSync(path.join(folder, place), text);
  };
  write('.gitignore', 'node_modules\n');
  fs.cpSync(path.join(ROOT, 'test/quality'), path.join(folder, 'test/quality'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });
  fs.mkdirSync(path.join(folder, 'node_modules/@tavern-jack'), { recursive: true });
  for (const [name, place] of Object.entries(PACKAGES)) {
    write(
      `${place}/package.json`,
      JSON.stringify({ name: `@tavern-jack/${name}`, type: 'module', exports: { '.': { types: './src/index.ts' } } }),
    );
    write(`${place}/src/index.ts`, 'export const name = 1;\n');
    fs.symlinkSync(path.join(folder, place), path.join(folder, 'node_modules/@tavern-jack', name));
  }
  for (const [place, text] of Object.entries(files)) write(place, text);
}

/** Runs an installed command in a folder; both outputs as text. */
export function runCommand(
  folder: string,
  script: string,
  args: readonly string[],
): { status: number | null; stdout: string; stderr: string } {
  const program = path.join(ROOT, 'node_modules', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return { status, stdout, stderr };
}
