import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { apiAddress } from '../../dashboard/src/network/address.js';
import { readConfig } from '../../server/platform/src/config/config.js';

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly init?: boolean;
}

interface Compose {
  readonly services: Readonly<Record<'postgres' | 'redis' | 'server' | 'dashboard', Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}

const source = fs.readFileSync(fileURLToPath(new URL('../../docker-compose.yml', import.meta.url)), 'utf8');
const { services, volumes, networks } = parse(source) as Compose;
const all = Object.entries(services);

/** The text with ${NAME}, ${NAME:-standard} and ${NAME:?sentence} filled in as Compose does it. */
function filled(text: string, given: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind?: string, rest = '') => {
    const value = given[name];
    if (value) return value;
    if (kind === '-') return rest;
    throw new Error(`${name} is required: ${rest}`);
  });
}

const secrets = { POSTGRES_PASSWORD: 'pg-secret', REDIS_PASSWORD: 'redis-secret' };

function environmentOf(service: Service): Record<string, string> {
  return Object.fromEntries(Object.entries(service.environment ?? {}).map(([name, value]) => [name, filled(String(value), secrets)]));
}

/** The names that `read` looks at. */
function namesReadBy(read: (env: Record<string, string>) => unknown, env: Record<string, string>): ReadonlySet<string> {
  const names = new Set<string>();
  const get = (target: Record<string, string>, name: string | symbol) => {
    names.add(String(name));
    return Reflect.get(target, name);
  };
  read(new Proxy(env, { get }));
  return names;
}

describe('docker-compose.yml', () => {
  it('has the four services', () => {
    expect(Object.keys(services).sort()).toEqual(['dashboard', 'postgres', 'redis', 'server']);
  });

  it('names a version of every image', () => {
    for (const [, { image }] of all) expect(image).toMatch(/^[\w-]+:\d[\w.-]*$/);
  });

  it('refuses to start without the two passwords and holds neither', () => {
    for (const name of Object.keys(secrets)) {
      const some = Object.fromEntries(Object.entries(secrets).filter(([other]) => other !== name));
      expect(() => filled(source, some)).toThrow(name);
    }
    const written = all.flatMap(([, { environment }]) => Object.entries(environment ?? {}).filter(([name]) => name.endsWith('PASSWORD')));
    expect(written.map(([name, value]) => value.startsWith(`\${${name}:?`))).toEqual([true, true]);
  });

  it('gives the server exactly what it reads', () => {
    const env = environmentOf(services.server);
    const names = namesReadBy(readConfig, env);
    expect(Object.keys(env).filter((name) => !names.has(name))).toEqual([]);
    expect(readConfig(env)).toMatchObject({
      databaseUrl: 'postgres://tavern:pg-secret@postgres:5432/tavern',
      redisUrl: 'redis://:redis-secret@redis:6379',
      port: 4000,
      host: '0.0.0.0',
    });
  });

  it('creates the database that the server asks for', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environmentOf(services.postgres);
    expect(readConfig(environmentOf(services.server)).databaseUrl).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`,
    );
  });

  it('tells the dashboard the port that browsers reach the server on', () => {
    const env = environmentOf(services.dashboard);
    const names = namesReadBy(apiAddress, env);
    expect(Object.keys(env).filter((name) => !names.has(name))).toEqual([]);
    const [published, inner] = filled(services.server.ports?.[0] ?? '', secrets).split(':');
    expect(apiAddress(env)).toEqual({ url: null, port: Number(published) });
    expect(Number(inner)).toBe(readConfig(environmentOf(services.server)).port);
  });

  it('publishes the server and the dashboard only, and keeps the databases on an inner network', () => {
    expect(all.filter(([, service]) => service.ports).map(([name]) => name)).toEqual(['server', 'dashboard']);
    expect(networks.cellar?.internal).toBe(true);
    for (const name of ['postgres', 'redis'] as const) expect(services[name].networks).toEqual(['cellar']);
  });

  it('keeps data in named volumes', () => {
    const mounted = [services.postgres, services.redis].flatMap((service) => service.volumes ?? []);
    expect(mounted.map((mount) => mount.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort());
    // Where the image of Postgres 18 has its data; one folder deeper it would be lost with the container.
    expect(services.postgres.volumes).toEqual(['postgres-data:/var/lib/postgresql']);
  });

  it('asks the databases for their health and lets each service wait for those that it needs', () => {
    for (const name of ['postgres', 'redis'] as const) expect(services[name].healthcheck?.test[0]).toMatch(/^CMD/);
    expect(services.server.depends_on).toEqual({ postgres: { condition: 'service_healthy' }, redis: { condition: 'service_healthy' } });
    expect(services.dashboard.depends_on).toEqual({ server: { condition: 'service_healthy' } });
  });

  it('gives our own processes an init that passes signals on and buries the dead', () => {
    expect([services.server.init, services.dashboard.init]).toEqual([true, true]);
  });
});
