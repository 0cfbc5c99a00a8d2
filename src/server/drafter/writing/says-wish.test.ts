import { describe, expect, it } from 'vitest';
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
    const idea = read('Guides have to phone the members after each tour.');
    expect(idea.action.wish).toMatch(/^no longer have to phone the members/);
    expect(isWishAgain('I phone the members after each tour', idea)).toBe(true);
    expect(isWishAgain('I save an hour', idea)).toBe(false);
    expect(saysWish('I do not phone the members', idea)).toBe(true);
    expect(saysWish('I do not forget a boat', idea)).toBe(false);
  });

  it('is the deed as what one can do', () => {
    const idea = read('Members should see the map of the lake.');
    expect(saysWish('I can see the map of the lake', idea)).toBe(true);
    expect(saysWish('I can find the pier', idea)).toBe(false);
  });
});
