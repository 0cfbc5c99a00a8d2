import { describe, expect, test } from 'vitest';
import { createSeal } from './token-seal.ts';

const now = { version: 2, value: 'n'.repeat(40) };
const before = { version: 1, value: 'b'.repeat(40) };

describe('sealed tokens', () => {
  test('open again, tell nothing, and are never the same twice', () => {
    const seal = createSeal([now]);
    const sealed = seal.seal('refresh-token', 'connection 1');
    expect(seal.open(sealed, 'connection 1')).toBe('refresh-token');
    expect(sealed).not.toContain('refresh');
    expect(seal.seal('refresh-token', 'connection 1')).not.toBe(sealed);
    expect(sealed.startsWith(seal.current)).toBe(true);
  });

  test('open with the secret before, and are then known to be of before', () => {
    const sealed = createSeal([before]).seal('token', 'one');
    const seal = createSeal([now, before]);
    expect(seal.open(sealed, 'one')).toBe('token');
    expect(sealed.startsWith(seal.current)).toBe(false);
  });

  test('do not open for another connection, without their secret, or when somebody changed them', () => {
    const seal = createSeal([now]);
    const sealed = seal.seal('token', 'one');
    expect(seal.open(sealed, 'two')).toBeUndefined();
    expect(createSeal([before]).open(sealed, 'one')).toBeUndefined();
    expect(createSeal([{ ...before, version: 2 }]).open(sealed, 'one')).toBeUndefined();
    const [version, iv, tag, content = ''] = sealed.split('.');
    const changed = Buffer.from(content, 'base64url');
    changed[0] = (changed[0] ?? 0) ^ 1;
    for (const other of [
      [version, iv, tag, changed.toString('base64url')],
      [version, iv, tag?.slice(0, 6), content],
      [version, iv, '', content],
      [version, iv],
      ['nonsense'],
    ]) {
      expect(seal.open(other.join('.'), 'one')).toBeUndefined();
    }
  });
});
