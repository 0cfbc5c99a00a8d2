import { describe, expect, test } from 'vitest';
import { loginPath, ownPath } from './own-path.ts';

describe('where a person goes after signing in', () => {
  test.each([
    '/portal/stories',
    '/portal/stories?q=cart&productId=1',
    '/portal/products/42#top',
    '/jira/callback?code=1',
  ])('a path of our own is taken as it is: %s', (path) => expect(ownPath(path)).toBe(path));

  test.each([
    ['nothing', null],
    ['an empty value', ''],
    ['another site', 'https://evil.example/portal'],
    ['another site without its scheme', '//evil.example'],
    ['a backslash that browsers read as a slash', String.raw`/\evil.example`],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a newline that browsers drop', '/\n/evil.example'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that is not absolute', 'portal/stories'],
    ['what is no address at all', '//['],
    ['the sign-in itself', '/login?redirect=/login'],
    ['the sign-in with a slash behind it', '/login/'],
    ['the creation of an account', '/create'],
    ['a forgotten password', '/reset'],
    ['the demo', '/demo'],
  ])('%s is refused', (_, candidate) => expect(ownPath(candidate)).toBeUndefined());

  test('the way to the sign-in carries the path, and it comes back whole', () => {
    const path = '/portal/stories?q=a&productId=b';
    const carried = new URL(loginPath(path), 'http://localhost').searchParams.get('redirect');
    expect(ownPath(carried)).toBe(path);
  });
});
