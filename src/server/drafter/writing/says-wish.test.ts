import { describe, expect, it } from 'vitest';
import { knowPeople } from '../reading/people.ts';
import { readIdea, type Idea } from '../reading/read-idea.ts';
import { readProduct } from '../reading/read-product.ts';
import { isWishAgain, saysWish } from './says-wish.ts';

const product = readProduct('Quarryline', 'Members rent boats and join tours. Guides lead the tours.');

function read(text: string): Idea {
  const idea = readIdea(text, product);
  if (!idea) throw new Error(`not read: ${text}`);
  return idea;
}

describe('a reason that says the wish again', () => {
  it('is the trouble that is to end, not denied', () => {
    expect(knowPeople(product).isRole('guide')).toBe(true);
    const idea = read('Guides have to type every list twice.');
    expect(idea.action.wish).toMatch(/^no longer have to type every list twice/);
    expect(isWishAgain('I type every list twice', idea)).toBe(true);
    expect(isWishAgain('I save time', idea)).toBe(false);
    expect(saysWish('I do not type every list twice', idea)).toBe(true);
    expect(saysWish('I do not forget a boat', idea)).toBe(false);
  });

  it('is the deed as what one can do', () => {
    expect(saysWish('I can see the map', read('Members should see the map of the lake.'))).toBe(false);
    expect(saysWish('I can see the map of the lake', read('Members should see the map of the lake.'))).toBe(true);
  });
});
