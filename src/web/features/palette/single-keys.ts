import { keyOfKept, localStore } from '../../lib/kept-of-person.ts';

const OFF = 'off';

/**
 * Whether a key alone may do something. People who speak to their computer, or whose hands hit keys by chance, can switch
 * that off.
 */
export function singleKeysAreOn(uid: string): boolean {
  return localStore()?.getItem(keyOfKept('single-keys', uid)) !== OFF;
}

export function switchSingleKeys(uid: string, on: boolean): void {
  const key = keyOfKept('single-keys', uid);
  try {
    if (on) localStore()?.removeItem(key);
    else localStore()?.setItem(key, OFF);
  } catch {
    // Full storage: the keys stay as they were.
  }
}
