import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

describe('settings', () => {
  test('work with nothing set', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      STORY_WRITER: 'drafter',
    });
  });

  test('an empty variable is as good as none', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '', MODEL_ID: '' })).toEqual(parseEnv({}));
  });

  test('proxies are named by address, range or kind', () => {
    for (const TRUST_PROXY of ['10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback', '::1,uniquelocal']) {
      expect(parseEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    }
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://root:topsecret@db/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://db/x' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'topsecret' }, 'AUTH_SECRET'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
    [{ STORY_WRITER: 'openai', MODEL_API_KEY: 'topsecret' }, 'MODEL_ID'],
    [{ STORY_WRITER: 'openai', MODEL_ID: 'm' }, 'MODEL_API_KEY'],
    [{ STORY_WRITER: 'openai-compatible', MODEL_ID: 'm' }, 'MODEL_BASE_URL'],
    [{ STORY_WRITER: 'magic' }, 'STORY_WRITER'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  ])('%j is refused in one line that names %s and no value', (variables, name) => {
    let message = '';
    try {
      parseEnv(variables);
    } catch (error) {
      if (error instanceof EnvError) message = error.message;
    }
    expect(message).toContain(name);
    expect(message).not.toMatch(/\n|topsecret/);
  });
});
