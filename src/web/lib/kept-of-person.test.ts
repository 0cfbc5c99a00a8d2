import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetEverybodyBut, handOver, keyOfKept } from './kept-of-person.ts';
import { StorageStandIn } from './storage-stand-in.ts';

const draft = (uid: string): string => keyOfKept('unsaved', uid, 'story:new');
const tracker = (uid: string): string => keyOfKept('issue-tracker', uid);

describe('what the browser keeps of people', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new StorageStandIn());
    vi.stubGlobal('localStorage', new StorageStandIn());
    sessionStorage.setItem(draft('ada'), 'hers');
    sessionStorage.setItem(draft('bob:2'), 'his');
    localStorage.setItem(tracker('ada'), 'her connection');
    localStorage.setItem(tracker('bob:2'), 'his connection');
    localStorage.setItem('storygenie:theme', 'dark');
    sessionStorage.setItem('other', 'stays');
    return () => vi.unstubAllGlobals();
  });

  const kept = (): string[] => [...Object.values(sessionStorage), ...Object.values(localStorage)] as string[];

  test('goes when somebody else signs in, in both stores, and what is nobody’s stays', () => {
    forgetEverybodyBut('bob:2');
    expect(kept()).toEqual(['his', 'stays', 'his connection', 'dark']);
  });

  test('goes for everybody on sign-out', () => {
    forgetEverybodyBut(undefined);
    expect(kept()).toEqual(['stays', 'dark']);
  });

  test('goes over to the account of somebody who came without one', () => {
    handOver('ada', 'cleo');
    expect(sessionStorage.getItem(draft('cleo'))).toBe('hers');
    expect(localStorage.getItem(tracker('cleo'))).toBe('her connection');
    expect(sessionStorage.getItem(draft('ada'))).toBeNull();
  });

  test('stays where it is when the account keeps the uid', () => {
    handOver('ada', 'ada');
    expect(sessionStorage.getItem(draft('ada'))).toBe('hers');
  });

  test('does not take the place of what the account has already', () => {
    handOver('ada', 'bob:2');
    expect(sessionStorage.getItem(draft('bob:2'))).toBe('his');
    expect(sessionStorage.getItem(draft('ada'))).toBeNull();
  });

  test('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(() => forgetEverybodyBut(undefined)).not.toThrow();
  });
});
