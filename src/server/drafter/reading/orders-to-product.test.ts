import { expect, it } from 'vitest';
import { ordersToProduct } from './orders-to-product.ts';

it.each([
  ['Reduce the number of clicks in the booking', 'Simplify the booking'],
  [
    'Connect the booking system to our accounting software',
    'The booking system should be connected to our accounting software',
  ],
  [
    'Scan files up to 500 MB should upload without the browser timing out',
    'It should be possible to upload scan files up to 500 MB without the browser timing out',
  ],
  ['Gas leak calls jump every queue. Tell the fitter.', 'Gas leak calls must go before all others. Tell the fitter.'],
  ['Express orders should bypass the queue', 'Express orders must go before all others'],
  ['Customers jump the queue at the bar', 'Customers jump the queue at the bar'],
  ['Nurses should print in colour', 'Nurses should print in colour'],
  ['The till should print with the new logo', 'The till should print with the new logo'],
  ['Move the lesson to another day', 'Move the lesson to another day'],
  ['Reduce the number of guests in a boat', 'Reduce the number of guests in a boat'],
  ['Link the invoice to the order', 'Link the invoice to the order'],
])('%s', (order, plainly) => {
  expect(ordersToProduct(order)).toBe(plainly);
});
