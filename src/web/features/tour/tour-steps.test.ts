import { expect, test } from 'vitest';
import { tourSteps } from './tour-steps.ts';

test('The tour tells somebody anonymous that they can only use the example product', () => {
  const productText = (isAnonymous: boolean): string | undefined =>
    tourSteps({ smallScreen: false, isAnonymous }).find(({ place }) => place === 'product')?.text;
  expect(productText(true)).toContain('Without an account it is the only one.');
  expect(productText(false)).toContain('Afterwards choose one of your own.');
});

test('On a small screen the tour shows the button of the menu in place of the menu', () => {
  const places = (smallScreen: boolean): string[] =>
    tourSteps({ smallScreen, isAnonymous: false }).map(({ place }) => place);
  expect(places(true)).toEqual(['menu-button', 'form', 'product', 'description', 'example', 'create']);
  expect(places(false)).toEqual(['menu', 'form', 'product', 'description', 'example', 'create']);
});
