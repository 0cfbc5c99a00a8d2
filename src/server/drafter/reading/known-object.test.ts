import { describe, expect, it } from 'vitest';
import { phrase, type Action } from './action.ts';
import { withKnownObject } from './known-object.ts';
import { readProduct } from './read-product.ts';

const { roles } = readProduct(
  'Gardenly',
  'Wardens look at requests and approve them. Members book plots and cancel bookings. The treasurer collects rents.',
);

function doing(wish: string): Action {
  return { frame: 'do', wish, core: phrase(wish), isThing: false };
}

describe('a deed without what it is done to', () => {
  it.each([
    ['warden', 'approve on the phone', 'approve requests on the phone'],
    ['member', 'cancel up to a day before', 'cancel bookings up to a day before'],
  ])('takes it from what the %s does by the description', (name, wish, whole) => {
    const role = roles.find((one) => one.name === name);
    expect(withKnownObject(doing(wish), role)).toMatchObject({ wish: whole });
  });

  it.each([
    ['that the description does not know', 'member', 'pay on the phone'],
    ['of somebody else', 'treasurer', 'cancel up to a day before'],
    ['that has its own object', 'member', 'cancel a course on the phone'],
  ])('stays as it is %s', (_what, name, wish) => {
    const role = roles.find((one) => one.name === name);
    expect(withKnownObject(doing(wish), role).wish).toBe(wish);
  });
});
