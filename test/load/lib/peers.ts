import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FOLDER = fileURLToPath(new URL('../../load/peers/', import.meta.url));

/** A program that drives another product. It lies beside the products' own package file and is not built. */
export const peerScript = (name: string): string => `${FOLDER}${name}`;

/** Installs the products that the house is compared with, in their own folder, unless they are there. */
export async function installPeers(log: (line: string) => void): Promise<void> {
  if (fs.existsSync(`${FOLDER}node_modules/.package-lock.json`)) return;
  log('installing the peers ...');
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, shell: process.platform === 'win32' });
}
