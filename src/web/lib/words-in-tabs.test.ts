import { beforeEach, expect, test, vi } from 'vitest';
import { StorageStandIn } from './storage-stand-in.ts';
import { unsavedText } from './unsaved-text.ts';
import { answerTabs, anyTabHasWords } from './words-in-tabs.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new StorageStandIn());
  return () => vi.unstubAllGlobals();
});

test('Other tabs tell whether there are unsaved words of a person in them, as long as they are open', async () => {
  const close = answerTabs('ada');
  expect(await anyTabHasWords('ada')).toBe(false);
  unsavedText<{ description: string }>('ada', 'story').keep({ description: 'Swap a shift' });
  expect(await anyTabHasWords('ada')).toBe(true);
  expect(await anyTabHasWords('bob')).toBe(false);
  close();
  expect(await anyTabHasWords('ada')).toBe(false);
});
