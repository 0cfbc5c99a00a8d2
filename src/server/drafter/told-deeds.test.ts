import { beforeAll, describe, expect, it } from 'vitest';
import { loadWink } from './language/wink.ts';
import { readProduct } from './reading/read-product.ts';
import { deedsSpokenOf, withoutAsides } from './told-deeds.ts';

beforeAll(() => loadWink());

function most(text: string, description: string): string | undefined {
  const { roles } = readProduct('Product', description);
  return [...deedsSpokenOf(text, roles)].toSorted(([, a], [, b]) => b - a).find(([, share]) => share > 0)?.[0].name;
}

const AGENCY =
  'Clients accept quotes. Translators hand in texts. Proofreaders check texts. Crew chiefs assign people to jobs.';
const LIBRARY = 'Readers reserve books. Librarians lend books. Trainees put books back.';

describe('deedsSpokenOf', () => {
  it.each([
    ['texts should be submitted in parts', AGENCY, 'translator'],
    ['inspect a text twice', AGENCY, 'proofreader'],
    ['give jobs by turns', AGENCY, 'crew chief'],
    ['print a receipt when books are lent', LIBRARY, 'librarian'],
    ['the layout of the page', AGENCY, undefined],
  ])('knows by other words whose deed %j speaks of', (text, description, name) => {
    expect(most(text, description)).toBe(name);
  });
});

describe('withoutAsides', () => {
  it.each([
    ['export all hours because the auditor wants them', 'export all hours'],
    ['cancel a training and inform everybody who has confirmed', 'cancel a training and inform '],
    ['contracts end because nobody looks at them', 'contracts end because nobody looks at them'],
  ])('takes away of %j what tells of others', (text, left) => {
    expect(withoutAsides(text)).toBe(left);
  });
});
