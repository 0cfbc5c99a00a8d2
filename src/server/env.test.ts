import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv, settingNames } from './env.ts';

const firebase = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'my-project',
  FIREBASE_API_KEY: 'topsecret',
  FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
};
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('settings', () => {
  test('of Firebase are taken whole, with its emulator where nobody works', () => {
    expect(parseEnv({ ...firebase, NODE_ENV: 'production' })).toMatchObject(firebase);
    expect(parseEnv({ ...firebase, ...emulator })).toMatchObject(emulator);
  });

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

  test('a variable of blanks is as good as none, whichever it is', () => {
    const blank = Object.fromEntries(settingNames.map((name) => [name, ' \t']));
    expect(parseEnv(blank)).toEqual(parseEnv({}));
    expect(() => parseEnv({ ...firebase, FIREBASE_API_KEY: ' ' })).toThrow('FIREBASE_API_KEY');
    expect(() => parseEnv({ JIRA_CLIENT_ID: 'id', JIRA_CLIENT_SECRET: ' ' })).toThrow('JIRA_CLIENT_SECRET');
  });

  test('proxies are named by address, range or kind', () => {
    for (const TRUST_PROXY of ['10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback', '::1,uniquelocal']) {
      expect(parseEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    }
  });

  test('mails come from an address, with a name or without', () => {
    for (const MAIL_FROM of ['stories@example.com', 'Storygenie <stories@example.com>']) {
      expect(parseEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    }
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SENTRY_DSN: 'https://topsecret.example/1' }, 'SENTRY_DSN'],
    [{ SENTRY_DSN: 'https://topsecret@sentry.example' }, 'SENTRY_DSN'],
    [{ SENTRY_DSN: 'topsecret' }, 'SENTRY_DSN'],
    [{ DATABASE_URL: 'mysql://root:topsecret@db/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://db/x' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET: 'topsecret' }, 'AUTH_SECRET'],
    [{ AUTH_SECRET_PREVIOUS: 'topsecret'.repeat(4) }, 'AUTH_SECRET'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://ada:topsecret@mail' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'topsecret' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.com\r\nBcc: topsecret@example.com' }, 'MAIL_FROM'],
    [{ JIRA_CLIENT_ID: 'id' }, 'JIRA_CLIENT_SECRET'],
    [{ JIRA_CLIENT_SECRET: 'topsecret' }, 'JIRA_CLIENT_ID'],
    [{ JIRA_API_URL: 'api.atlassian.com' }, 'JIRA_API_URL'],
    [{ GOOGLE_CLIENT_ID: 'id', PUBLIC_URL: 'https://example.com' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'topsecret' }, 'PUBLIC_URL'],
    [{ GOOGLE_DISCOVERY_URL: 'accounts' }, 'GOOGLE_DISCOVERY_URL'],
    [{ DEMO_ENABLED: 'perhaps' }, 'DEMO_ENABLED'],
    [{ IDENTITY_HIDE_ACCOUNTS: 'perhaps' }, 'IDENTITY_HIDE_ACCOUNTS'],
    [{ STORY_WRITER: 'openai', MODEL_API_KEY: 'topsecret' }, 'MODEL_ID'],
    [{ STORY_WRITER: 'openai', MODEL_ID: 'm' }, 'MODEL_API_KEY'],
    [{ STORY_WRITER: 'openai-compatible', MODEL_ID: 'm' }, 'MODEL_BASE_URL'],
    [{ STORY_WRITER: 'magic' }, 'STORY_WRITER'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ IDENTITY: 'magic' }, 'IDENTITY'],
    [{ ...firebase, FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID'],
    [{ ...firebase, FIREBASE_API_KEY: '' }, 'FIREBASE_API_KEY'],
    [{ ...firebase, FIREBASE_AUTH_DOMAIN: '' }, 'FIREBASE_AUTH_DOMAIN'],
    [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'https://topsecret.example' }, 'FIREBASE_AUTH_DOMAIN'],
    [{ ...firebase, FIREBASE_AUTH_DOMAIN: "x.example; script-src 'unsafe-inline'" }, 'FIREBASE_AUTH_DOMAIN'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...firebase, ...emulator, NODE_ENV: 'production' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...firebase, ...emulator, PUBLIC_URL: 'https://stories.example' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
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
