import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetEverybodyBut } from '../../lib/kept-of-person.ts';
import { StorageStandIn } from '../../lib/storage-stand-in.ts';
import { clearPending, keepPending, readPending } from './pending-connection.ts';

const pending = { clientId: 'app', clientSecret: 'once', cameFrom: '/portal/stories' };

describe('a connection that was begun', () => {
  let session: StorageStandIn;

  beforeEach(() => {
    session = new StorageStandIn();
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('localStorage', new StorageStandIn());
    return () => vi.unstubAllGlobals();
  });

  test('is known on the way back, to its person in its tab', () => {
    expect(keepPending('ada', pending)).toBe(true);
    expect(readPending('ada')).toEqual(pending);
    expect(readPending('bob')).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is over once it is cleared, and when somebody else signs in', () => {
    keepPending('ada', pending);
    clearPending('ada');
    expect(readPending('ada')).toBeUndefined();
    keepPending('ada', pending);
    forgetEverybodyBut('bob');
    expect(readPending('ada')).toBeUndefined();
  });

  test('was none when what is kept makes no sense', () => {
    for (const kept of ['nonsense', 'null', '{"clientId":"app"}']) {
      session.setItem('storygenie:issue-tracker:ada:pending', kept);
      expect(readPending('ada')).toBeUndefined();
    }
  });

  test('cannot be begun where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(keepPending('ada', pending)).toBe(false);
  });
});
