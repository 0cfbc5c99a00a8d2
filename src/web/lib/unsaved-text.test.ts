import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUnsavedTexts, unsavedText } from './unsaved-text.ts';

interface Idea {
  description: string;
}

/** Session storage as browsers have it: its keys are its own properties. */
class StorageStandIn {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }

  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

describe('words that were typed but not sent', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new StorageStandIn());
    return () => vi.unstubAllGlobals();
  });

  test('are there again after a reload, for their writer and their form only', () => {
    unsavedText<Idea>('ada', 'story').keep({ description: 'Swap a shift' });
    expect(unsavedText<Idea>('ada', 'story').read()).toEqual({ description: 'Swap a shift' });
    expect(unsavedText<Idea>('bob', 'story').read()).toEqual({});
    expect(unsavedText<Idea>('ada', 'product').read()).toEqual({});
  });

  test('are gone once they were sent', () => {
    const text = unsavedText<Idea>('ada', 'story');
    text.keep({ description: 'Swap a shift' });
    text.clear();
    expect(text.read()).toEqual({});
  });

  test('of everybody else are forgotten when a person signs in, and all on sign-out', () => {
    unsavedText<Idea>('ada', 'story').keep({ description: 'Mine' });
    unsavedText<Idea>('bob', 'story').keep({ description: 'His' });
    sessionStorage.setItem('other', 'stays');
    forgetUnsavedTexts('ada');
    expect(unsavedText<Idea>('bob', 'story').read()).toEqual({});
    expect(unsavedText<Idea>('ada', 'story').read()).toEqual({ description: 'Mine' });
    forgetUnsavedTexts();
    expect(unsavedText<Idea>('ada', 'story').read()).toEqual({});
    expect(sessionStorage.getItem('other')).toBe('stays');
  });

  test.each(['not json', 'null', '{"description": 7}', '[]'])('that were damaged (%s) are left out', (kept) => {
    sessionStorage.setItem('storygenie:unsaved:ada:story', kept);
    expect(unsavedText<Idea>('ada', 'story').read()).toEqual({});
  });

  test('do no harm where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const text = unsavedText<Idea>('ada', 'story');
    text.keep({ description: 'Swap a shift' });
    expect(text.read()).toEqual({});
    expect(() => forgetUnsavedTexts()).not.toThrow();
  });
});
