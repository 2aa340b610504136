import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { parseDockerfile, type Stage } from './dockerfile.js';

const read = (place: string) => fs.readFileSync(fileURLToPath(new URL(`../../${place}`, import.meta.url)), 'utf8');
const exists = (place: string) => fs.existsSync(fileURLToPath(new URL(`../../${place}`, import.meta.url)));

const compose = parse(read('docker-compose.yml')) as { services: Record<string, { build?: { context: string; dockerfile: string } }> };
const builds = Object.values(compose.services).flatMap(({ build }) => (build ? [build] : []));
const manifest = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as { name: string; dependencies?: Record<string, string> };

const workspaces = (JSON.parse(read('package.json')) as { workspaces: string[] }).workspaces.flatMap((place) =>
  place.endsWith('/*')
    ? fs.readdirSync(fileURLToPath(new URL(`../../${place.slice(0, -2)}`, import.meta.url))).map((name) => place.replace('*', name))
    : [place],
);

const stepsOf = (stages: readonly Stage[], word: string) => stages.flatMap((stage) => stage.steps.filter((step) => step.word === word));

function ourDependencies(folder: string): readonly string[] {
  const direct = Object.keys(manifest(folder).dependencies ?? {}).flatMap((name) =>
    workspaces.filter((place) => manifest(place).name === name),
  );
  return [...new Set([...direct, ...direct.flatMap(ourDependencies)])];
}

it('builds both of our services', () => {
  expect(builds.map(({ dockerfile }) => dockerfile).sort()).toEqual(['dashboard/Dockerfile', 'server/Dockerfile']);
});

describe.each(builds.map(({ dockerfile }) => dockerfile))('%s', (dockerfile) => {
  const stages = parseDockerfile(read(dockerfile));
  const last = stages.at(-1) as Stage;

  it('builds in stages and ships the last one without build tools', () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(last.steps.filter(({ word, rest }) => word === 'RUN' && /npm|nx/.test(rest))).toEqual([]);
    expect(last.steps.filter(({ word }) => word === 'COPY').every(({ rest }) => rest.startsWith('--from='))).toBe(true);
  });

  it('names a version of every foreign image', () => {
    const own = new Set(stages.map(({ name }) => name));
    for (const { image } of stages.filter((stage) => !own.has(stage.image))) expect(image).toMatch(/^[\w-]+:\d+[\w.-]*$/);
  });

  it('does not run as root', () => {
    const words = last.steps.map(({ word }) => word);
    expect(last.steps.filter(({ word }) => word === 'USER').map(({ rest }) => rest)).toEqual(['node']);
    expect(words.indexOf('USER')).toBeLessThan(words.indexOf('CMD'));
  });

  it('runs for production and answers for its health', () => {
    expect(last.steps.some(({ word, rest }) => word === 'ENV' && rest.includes('NODE_ENV=production'))).toBe(true);
    expect(last.steps.find(({ word }) => word === 'HEALTHCHECK')?.rest).toMatch(/CMD \["node", "-e", "fetch\(/);
    expect(last.steps.find(({ word }) => word === 'CMD')?.rest).toMatch(/^\["node", "[\w/.]+\.js"\]$/);
  });

  it('installs what the lock file says, for every workspace that it names', () => {
    const copied = stepsOf(stages, 'COPY').map(({ rest }) => rest);
    for (const place of workspaces) expect(copied).toContain(`${place}/package.json ${place}/`);
    for (const { rest } of stepsOf(stages, 'RUN').filter((step) => /npm (ci|install|i)\b/.test(step.rest)))
      expect(rest).toMatch(/^npm ci /);
  });

  it('copies only what there is', () => {
    const sources = stepsOf(stages, 'COPY').filter(({ rest }) => !rest.startsWith('--from='));
    for (const { rest } of sources)
      expect(
        rest
          .split(' ')
          .slice(0, -1)
          .filter((place) => !exists(place)),
      ).toEqual([]);
  });
});

it('ships the server without development packages, and with every package of ours that it needs', () => {
  const stages = parseDockerfile(read('server/Dockerfile'));
  const packages = stages.find(({ name }) => name === 'packages');
  expect(packages?.steps.find(({ word }) => word === 'RUN')?.rest).toContain('--omit=dev');
  const shipped =
    stages
      .at(-1)
      ?.steps.filter(({ word }) => word === 'COPY')
      .map(({ rest }) => rest.split(' ').at(-1)) ?? [];
  expect(shipped).toEqual(expect.arrayContaining(['server/apps', ...ourDependencies('server/apps')].map((place) => `${place}/dist`)));
});

it('keeps this machine out of the images', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/node_modules', '**/dist', '**/.next', '**/.env*']));
});
