import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7:ffff:fffe:9:8'],
  ['2001:db8:0:7::1', '2001:db8:0:7::ffff'],
  ['2001:db8:0:7::1', '2001:db8:0:7:0:0:0:1'],
  ['2001:db8::7', '2001:db8::8'],
  ['::1', '::2'],
])('%s and %s are of one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

test.each([
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:8:1:2:3:4'],
  ['2001:db8:0:7::1', '2001:db8:0:8::1'],
  ['192.0.2.1', '192.0.2.2'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
])('%s and %s are of two', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});
