import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOfKept } from './kept-of-person.ts';
import { StorageStandIn } from './storage-stand-in.ts';
import { forgetUnsaved, hasUnsavedWords, hasWords, unsavedText } from './unsaved-text.ts';

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

describe('whether words would be lost', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new StorageStandIn());
    return () => vi.unstubAllGlobals();
  });

  const keep = (name: string, values: Record<string, string>) =>
    unsavedText<Record<string, string>>('ada', name).keep(values);

  test('is said of words only, other than those they were made of', () => {
    expect(hasWords({})).toBe(false);
    expect(hasWords({ productId: 'p', description: ' ' })).toBe(false);
    expect(hasWords({ productId: '', description: 'Swap' })).toBe(true);
    expect(hasWords({ name: 'A', baseName: 'A', description: 'B', baseDescription: 'B' })).toBe(false);
    expect(hasWords({ name: 'A', baseName: 'A', description: 'C', baseDescription: 'B' })).toBe(true);
  });

  test('is asked of all forms of one person', () => {
    keep('story', { productId: 'p', description: '' });
    unsavedText<Idea>('bob', 'story').keep({ description: 'Swap a shift' });
    expect(hasUnsavedWords('ada')).toBe(false);
    keep('story:1', { edit: '{}' });
    expect(hasUnsavedWords('ada')).toBe(true);
  });

  test('is said of a list as long as it is not decided on', () => {
    keep('ideas', { productId: 'p', ideas: 'Swap a shift' });
    expect(hasUnsavedWords('ada')).toBe(true);
    keep('list', {});
    keep('list-left', { ideas: '' });
    expect(hasUnsavedWords('ada')).toBe(false);
    keep('list-left', { ideas: '1 idea of this list is not decided on.' });
    expect(hasUnsavedWords('ada')).toBe(true);
  });

  test('is said of pasted ideas beside a list that came in a file', () => {
    keep('ideas', { productId: 'p', ideas: 'Swap a shift' });
    keep('list', { file: 'ideas.csv' });
    keep('list-left', { ideas: '' });
    expect(hasUnsavedWords('ada')).toBe(true);
    keep('ideas', { productId: 'p', ideas: '' });
    expect(hasUnsavedWords('ada')).toBe(false);
  });
});

test('What was typed about something that is gone is forgotten, and nothing else', () => {
  vi.stubGlobal('sessionStorage', new StorageStandIn());
  const of = (name: string) => unsavedText<{ edit: string }>('ada', name);
  for (const name of ['story:1', 'story:21', 'rewrite:1', 'story']) of(name).keep({ edit: name });
  forgetUnsaved('story:1', 'rewrite:1');
  expect(['story:1', 'rewrite:1', 'story:21', 'story'].map((name) => of(name).read().edit)).toEqual([
    undefined,
    undefined,
    'story:21',
    'story',
  ]);
  vi.unstubAllGlobals();
});
