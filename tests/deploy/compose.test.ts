import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnv, settingNames } from '../../src/server/env.ts';

const deploy = join(dirname(dirname(import.meta.dirname)), 'deploy');

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const text = readFileSync(join(deploy, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const servers = Object.entries(compose.services).filter(([, { build }]) => build);

/** Puts what somebody set in the place of `${NAME}`, `${NAME:-otherwise}` and `${NAME:?demanded}`. */
function filledIn(value: string, set: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, how?: string, words = '') => {
    const given = set[name];
    if (given) return given;
    if (how === '-') return words;
    throw new Error(`${name} is not set: ${words}`);
  });
}

function settingsOf({ environment = {} }: Service, set: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value, set)]));
}

const SECRETS = { AUTH_SECRET: 'a'.repeat(64), POSTGRES_PASSWORD: 'p'.repeat(48) };

describe('deploy/compose.yaml', () => {
  test('runs two servers with settings that they take, and demands the secrets', () => {
    expect(servers.map(([name]) => name)).toEqual(['app-1', 'app-2']);
    for (const [, service] of servers) {
      const settings = settingsOf(service, { ...SECRETS, DOMAIN: 'stories.example.com' });
      const env = parseEnv(settings);
      expect(env).toMatchObject({
        DATABASE_URL: `postgres://storygenie:${SECRETS.POSTGRES_PASSWORD}@postgres:5432/storygenie`,
        PUBLIC_URL: 'https://stories.example.com',
        TRUST_PROXY: 'uniquelocal',
      });
      // A name that the server does not know would be a setting that does nothing.
      expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
      for (const missing of Object.keys(SECRETS)) {
        expect(() => settingsOf(service, { ...SECRETS, [missing]: '' })).toThrow(missing);
      }
    }
    expect(parseEnv(settingsOf(servers[0]?.[1] ?? {}, SECRETS)).PUBLIC_URL).toBe('https://localhost');
  });

  test('passes on everything that can be set, but what the image sets and what is for tests', () => {
    const ofImage = new Set(['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV']);
    const ofTests = /^(GOOGLE_DISCOVERY_URL|FIREBASE_KEYS_URL|FIREBASE_AUTH_EMULATOR_HOST|JIRA_(AUTH|API)_URL)$/;
    for (const [, { environment = {} }] of servers) {
      expect(Object.keys(environment).toSorted()).toEqual(
        settingNames.filter((name) => !ofImage.has(name) && !ofTests.test(name)).toSorted(),
      );
    }
    const set = {
      STORY_WRITER: 'openai',
      MODEL_ID: 'a-model',
      MODEL_API_KEY: 'a-key',
      JIRA_CLIENT_ID: 'jira',
      JIRA_CLIENT_SECRET: 'jira-secret',
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'google-secret',
    };
    expect(parseEnv(settingsOf(servers[0]?.[1] ?? {}, { ...SECRETS, ...set }))).toMatchObject(set);
  });

  test('waits for what is needed, and leaves the servers as long to end as they may take', () => {
    for (const [name, { depends_on, stop_grace_period = '', environment = {} }] of servers) {
      expect(depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
      expect(compose.services['proxy']?.depends_on?.[name]).toEqual({ condition: 'service_healthy' });
      const drainSeconds = Number(environment['DRAIN_SECONDS']);
      // The proxy asks each second; the slowest story takes 250 s.
      expect(drainSeconds).toBeGreaterThanOrEqual(3);
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(250 + drainSeconds);
    }
    expect(compose.services['postgres']?.healthcheck).toBeDefined();
  });

  test('lets nobody in but through the proxy, and keeps what has to be kept', () => {
    const open = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    const kept = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    const named = kept.filter((volume) => !volume.startsWith('.')).map((volume) => volume.split(':', 1)[0]);
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
    for (const volume of kept.filter((one) => one.startsWith('./'))) {
      expect(existsSync(join(deploy, volume.split(':', 1)[0] ?? ''))).toBe(true);
    }
    const { context = '', dockerfile = '' } = servers[0]?.[1].build ?? {};
    expect(existsSync(join(deploy, context, dockerfile))).toBe(true);
  });

  test('names in the example everything that can be set, and in the proxy every server', () => {
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const offered = [...readFileSync(join(deploy, 'example.env'), 'utf8').matchAll(/^(\w+)=/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(asked)).toEqual(new Set(offered));
    const caddyfile = readFileSync(join(deploy, 'Caddyfile'), 'utf8');
    expect(caddyfile).toContain(servers.map(([name]) => `${name}:3000`).join(' '));
    expect(caddyfile).toContain('health_uri /api/ready');
  });
});

describe('deploy/rolling-restart.sh', () => {
  /** Runs it beside a `docker` that notes what it is asked, and fails where `failsAt` stands in that. */
  function restart(failsAt = 'nothing') {
    const folder = mkdtempSync(join(tmpdir(), 'storygenie-rolling-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(deploy, join(folder, 'deploy'), { recursive: true });
    const docker = join(folder, 'docker');
    writeFileSync(docker, `#!/bin/sh\necho "$@" >> ${folder}/asked\ncase "$*" in *${failsAt}*) exit 1;; esac\n`);
    chmodSync(docker, 0o755);
    const { status, stdout } = spawnSync(join(folder, 'deploy/rolling-restart.sh'), {
      env: { PATH: `${folder}:${process.env['PATH']}` },
      encoding: 'utf8',
    });
    return { status, stdout, asked: readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') };
  }

  test('builds once and replaces one server after the other, each when the one before is ready', () => {
    const { status, stdout, asked } = restart();
    expect([status, stdout]).toEqual([0, 'app-1 is ready\napp-2 is ready\n']);
    const up = 'compose up --detach --no-deps --no-build --force-recreate --wait --wait-timeout 120';
    expect(asked).toEqual(['compose build app-1', `${up} app-1`, `${up} app-2`]);
  });

  test.each([
    ['cannot be built', 'build*', 1],
    ['does not become ready', 'recreate*', 2],
  ])('leaves the other one alone when the new version %s', (_what, failsAt, calls) => {
    const { status, asked } = restart(failsAt);
    expect([status, asked.length]).toEqual([1, calls]);
  });
});
