import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOfKept } from './kept-of-person.ts';
import { StorageStandIn } from './storage-stand-in.ts';
import { unsavedText } from './unsaved-text.ts';

interface Idea {
  description: string;
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

  test.each(['not json', 'null', '{"description": 7}', '[]'])('that were damaged (%s) are left out', (kept) => {
    sessionStorage.setItem(keyOfKept('unsaved', 'ada', 'story'), kept);
    expect(unsavedText<Idea>('ada', 'story').read()).toEqual({});
  });

  test('do no harm where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const text = unsavedText<Idea>('ada', 'story');
    text.keep({ description: 'Swap a shift' });
    expect(text.read()).toEqual({});
  });
});
