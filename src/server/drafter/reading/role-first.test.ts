import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { roleFirst } from './role-first.ts';

describe('who stands in front', () => {
  it.each([
    ['warden marks where somebody got stuck', 'warden should mark where somebody got stuck'],
    [
      'every evening the warden sees which tools are missing and who had them last',
      'the warden should see every evening which tools are missing and who had them last',
    ],
    ['every morning the warden gets a list of keys', 'the warden should get a list of keys every morning'],
  ])('does it: "%s"', (text, clear) => {
    expect(roleFirst(text, people)).toBe(clear);
  });

  it.each([
    'wardens mark the plots',
    'the warden opens the gate',
    'every evening the warden types the list by hand',
    'if the warden closes the gate, tell the members',
    'warden lists',
    'warden marks may be blue',
    'the gate opens at dawn',
  ])('stays where that is clear, complained of or not said: "%s"', (text) => {
    expect(roleFirst(text, people)).toBe(text);
  });
});
