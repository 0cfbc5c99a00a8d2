import { beforeEach, expect, test, vi } from 'vitest';
import { forgetEverybodyBut } from './kept-of-person.ts';
import { lastProduct, productToBeginWith, rememberProduct } from './last-product.ts';
import { StorageStandIn } from './storage-stand-in.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new StorageStandIn());
  return () => vi.unstubAllGlobals();
});

const products = [{ id: 'shop' }, { id: 'club' }];
const begin = (given: Partial<Parameters<typeof productToBeginWith>[0]> = {}) =>
  productToBeginWith({ uid: 'ada', products, asked: null, kept: undefined, ...given });

test('The product that was chosen last is the one to begin with, for its person only, until they sign out', () => {
  expect(begin()).toBe('');
  rememberProduct('ada', 'club');
  rememberProduct('ada', '');
  expect(begin()).toBe('club');
  expect(begin({ uid: 'bob' })).toBe('');
  forgetEverybodyBut('ada');
  expect(lastProduct('ada')).toBe('club');
  forgetEverybodyBut(undefined);
  expect(lastProduct('ada')).toBeUndefined();
});

test('It stands behind the product that somebody came from, and behind what stood in the form', () => {
  rememberProduct('ada', 'club');
  expect(begin({ asked: 'shop' })).toBe('shop');
  expect(begin({ kept: 'shop' })).toBe('shop');
  expect(begin({ kept: '' })).toBe('club');
});

test('One that is there no more is not taken; the only one is', () => {
  rememberProduct('ada', 'gone');
  expect(begin({ asked: 'gone', kept: 'gone' })).toBe('');
  expect(begin({ products: [{ id: 'shop' }] })).toBe('shop');
  expect(begin({ products: [] })).toBe('');
});

test('Where the browser keeps nothing it is chosen by hand', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberProduct('ada', 'club');
  expect(begin()).toBe('');
});
