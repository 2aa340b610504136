import process from 'node:process';
import { runQuietly } from './child-process.mjs';
import { programOnPath } from './workspace.mjs';

// Debian starts a service as soon as it is installed. We want the program only: the policy file, asked by every package script,
// forbids the start, and a system that runs systemd is told not to start the service at the next boot either.
const SCRIPT = `
set -e
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\\nexit 101\\n' > "$policy"
  chmod 755 "$policy"
  trap 'rm -f "$policy"' EXIT
fi
export DEBIAN_FRONTEND=noninteractive
apt-get install -y --no-install-recommends "$1" || { apt-get update && apt-get install -y --no-install-recommends "$1"; }
if command -v systemctl >/dev/null 2>&1; then systemctl disable --now "$1" 2>/dev/null || true; fi
`;

/**
 * Full path of one of `programs`, installing the Debian package `name` if none is there and that asks no question (root, or sudo
 * without a password). Undefined if that cannot be done or did not help.
 */
export async function findOrInstall(programs, name, log) {
  const there = programOnPath(...programs);
  if (there || !programOnPath('apt-get')) return there;
  const prefix = process.getuid() === 0 ? [] : ['sudo', '-n'];
  if (prefix.length > 0 && (await tryCommand(['sudo', '-n', 'true'])).code !== 0) return undefined;
  log(`Installing ${name} with apt-get, about half a minute ...`);
  const { code, output } = await tryCommand([...prefix, 'sh', '-c', SCRIPT, 'sh', name]);
  if (code !== 0) log(output.trim().split('\n').slice(-12).join('\n'));
  return programOnPath(...programs);
}

function tryCommand([command, ...args]) {
  return programOnPath(command) ? runQuietly(command, args) : Promise.resolve({ code: 127, output: '' });
}
