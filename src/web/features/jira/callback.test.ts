import { describe, expect, test } from 'vitest';
import { decideOnCallback } from './callback.ts';

const pending = { clientId: 'app', clientSecret: 'once' };
const asIntended = { parameters: { code: 'abc', state: 'ada' }, uid: 'ada', pending, store: {} };

describe('what comes back from Atlassian', () => {
  test('is exchanged for whoever began it, in the tab where they did', () => {
    expect(decideOnCallback(asIntended)).toEqual({ go: 'exchange', code: 'abc', pending });
  });

  test('leads to the settings when the connection stands already', () => {
    const store = { accessToken: 'a', host: 'https://team.example' };
    expect(decideOnCallback({ ...asIntended, store, pending: undefined })).toEqual({ go: 'settings' });
  });

  test('is still exchanged when only one of token and host was kept', () => {
    for (const store of [{ accessToken: 'a' }, { host: 'https://team.example' }, { refreshToken: 'r' }]) {
      expect(decideOnCallback({ ...asIntended, store })).toMatchObject({ go: 'exchange' });
    }
  });

  test.each([
    ['somebody else began it', { uid: 'bob' }, 'begun by somebody else'],
    ['it names nobody', { parameters: { code: 'abc', state: null } }, 'begun by somebody else'],
    ['it carries no code', { parameters: { code: null, state: 'ada' } }, 'no code'],
    ['its code is empty', { parameters: { code: '', state: 'ada' } }, 'no code'],
    ['it was begun in no tab of this browser', { pending: undefined }, 'not begun here'],
  ])('is not exchanged when %s', (_, change, because) => {
    expect(decideOnCallback({ ...asIntended, ...change })).toEqual({ go: 'nowhere', because });
  });

  test('of somebody else is refused also where a connection stands', () => {
    const store = { accessToken: 'a', host: 'https://team.example' };
    expect(decideOnCallback({ ...asIntended, uid: 'bob', store })).toMatchObject({ go: 'nowhere' });
  });
});
