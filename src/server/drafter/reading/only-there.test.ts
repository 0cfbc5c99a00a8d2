import { describe, expect, it } from 'vitest';
import { onlyThere } from './only-there.ts';

describe('what is allowed only there, then or so', () => {
  it.each([
    ['Owners should only be able to moor at the long jetty', 'Owners may only moor at the long jetty'],
    ['Only let owners moor at the long jetty', 'Owners may only moor at the long jetty'],
    ['Please only allow owners to book two berths.', 'Owners may only book two berths.'],
    ['Let owners only moor at the long jetty', 'Owners may only moor at the long jetty'],
    ['We only want owners to moor at the long jetty', 'Owners may only moor at the long jetty'],
    ['It should only be possible for owners to moor after noon', 'Owners may only moor after noon'],
    ['It should only be possible to moor a boat after noon', 'Mooring a boat should only be possible after noon'],
    ['Only let harbour masters give out a berth', 'Only harbour masters may give out a berth'],
    [
      'Owners moor anywhere. Only let them moor at the long jetty.',
      'Owners moor anywhere. Owners may only moor at the long jetty.',
    ],
  ])('is said of it: %s', (text, rule) => {
    expect(onlyThere(text)).toBe(rule);
  });

  it.each([
    'Owners should see only their own boats',
    'Only owners may moor here',
    'Let owners see only free berths',
    'Show the free berths only',
  ])('stays as it is: %s', (text) => {
    expect(onlyThere(text)).toBe(text);
  });
});
