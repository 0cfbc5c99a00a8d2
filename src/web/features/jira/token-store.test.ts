import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetEverybodyBut, keyOfKept } from '../../lib/kept-of-person.ts';
import { StorageStandIn } from '../../lib/storage-stand-in.ts';
import {
  clearTokenStore,
  isConnected,
  needsRenewal,
  readTokenStore,
  renewalDueIn,
  tokenStoreKey,
  writeTokenStore,
} from './token-store.ts';

const whole = {
  accessToken: 'a',
  refreshToken: 'r',
  tokenExpiry: 1_000_000,
  host: 'https://team.example',
  cloudId: 'c',
};

describe('what a browser keeps of a connection with Jira', () => {
  let storage: StorageStandIn;

  beforeEach(() => {
    storage = new StorageStandIn();
    vi.stubGlobal('localStorage', storage);
    return () => vi.unstubAllGlobals();
  });

  test('lies under the issue-tracker key of its person, with five fields', () => {
    writeTokenStore('ada', whole);
    expect(JSON.parse(storage.getItem(keyOfKept('issue-tracker', 'ada')) ?? '')).toEqual(whole);
    expect(tokenStoreKey('ada')).toBe('storygenie:issue-tracker:ada:');
    expect(readTokenStore('ada')).toEqual(whole);
    expect(readTokenStore('bob')).toEqual({});
  });

  test('is nothing but these fields, whatever it is made from', () => {
    writeTokenStore('ada', { ...whole, clientSecret: 'hidden' } as typeof whole);
    expect(storage.getItem(tokenStoreKey('ada'))).not.toContain('hidden');
  });

  test('goes with a disconnection, and with another person', () => {
    writeTokenStore('ada', whole);
    clearTokenStore('ada');
    expect(readTokenStore('ada')).toEqual({});
    writeTokenStore('ada', whole);
    forgetEverybodyBut('bob');
    expect(readTokenStore('ada')).toEqual({});
  });

  test.each(['not json', 'null', '{"host": 7}', '[]', '"text"'])('is empty when it was damaged: %s', (kept) => {
    storage.setItem(tokenStoreKey('ada'), kept);
    expect(readTokenStore('ada')).toEqual({});
  });

  test('is not needed: a browser that keeps nothing is asked for nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    writeTokenStore('ada', whole);
    expect(readTokenStore('ada')).toEqual({});
  });
});

test('Connected means that both tokens are there', () => {
  expect(isConnected(whole)).toBe(true);
  expect(isConnected({ ...whole, accessToken: undefined })).toBe(false);
  expect(isConnected({ ...whole, refreshToken: '' })).toBe(false);
  expect(isConnected({})).toBe(false);
});

describe('tokens', () => {
  const end = whole.tokenExpiry;

  test('are renewed within 600 seconds of their end, not before', () => {
    expect(needsRenewal(whole, end - 600_001)).toBe(false);
    expect(needsRenewal(whole, end - 600_000)).toBe(true);
    expect(needsRenewal(whole, end + 1)).toBe(true);
  });

  test('are fetched when there is none, or when nobody knows how long it lasts', () => {
    expect(needsRenewal({ ...whole, accessToken: undefined }, 0)).toBe(true);
    expect(needsRenewal({ ...whole, tokenExpiry: undefined }, 0)).toBe(true);
  });

  test.each(['refreshToken', 'host', 'cloudId'] as const)('are not renewed without %s', (missing) => {
    expect(needsRenewal({ ...whole, [missing]: undefined }, end)).toBe(false);
  });

  test('are renewed in time while a page stays open, at most once a minute', () => {
    expect(renewalDueIn(whole, end - 3_600_000)).toBe(3_000_000);
    expect(renewalDueIn(whole, end)).toBe(60_000);
    expect(renewalDueIn({ ...whole, refreshToken: undefined }, end)).toBe(false);
    expect(renewalDueIn({}, end)).toBe(false);
  });
});
