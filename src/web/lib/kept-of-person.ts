const PREFIX = 'storygenie';

/**
 * What the browser keeps of people: their unsaved texts for a tab's life; for longer their issue-tracker connection, that
 * they were offered the tour or took the first steps, whether a key alone may do something, and the product they chose last.
 */
export type Kept = 'unsaved' | 'issue-tracker' | 'tour' | 'first-steps' | 'single-keys' | 'last-product';

/** The key under which something of a person is kept; `forgetEverybodyBut` finds it by this form. */
export function keyOfKept(kind: Kept, uid: string, name = ''): string {
  return `${PREFIX}:${kind}:${encodeURIComponent(uid)}:${name}`;
}

/** Session storage, which ends with the tab; undefined where the browser keeps nothing. */
export function sessionStore(): Storage | undefined {
  return storeOf(() => globalThis.sessionStorage);
}

/** Local storage, which stays; undefined where the browser keeps nothing. */
export function localStore(): Storage | undefined {
  return storeOf(() => globalThis.localStorage);
}

function storeOf(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    // Browsers that block site data throw on the mere access; people then work without the safety net.
    return undefined;
  }
}

function eachKey(visit: (store: Storage, key: string, uid: string) => void): void {
  for (const store of [sessionStore(), localStore()]) {
    for (const key of Object.keys(store ?? {})) {
      const [prefix, kind, uid, name] = key.split(':', 4);
      if (store && prefix === PREFIX && kind && uid && name !== undefined) visit(store, key, decodeURIComponent(uid));
    }
  }
}

/** Forgets what is kept of everybody but `uid`; of everybody, when there is no `uid`. */
export function forgetEverybodyBut(uid: string | undefined): void {
  eachKey((store, key, owner) => {
    if (owner !== uid) store.removeItem(key);
  });
}

/** Gives what is kept of one person to another, where that one has nothing of the kind. */
export function handOver(from: string, to: string): void {
  // A hosted identity service keeps the uid of somebody anonymous who gets an account.
  if (from === to) return;
  eachKey((store, key, owner) => {
    if (owner !== from) return;
    const [, kind, , ...name] = key.split(':');
    const target = keyOfKept(kind as Kept, to, name.join(':'));
    if (store.getItem(target) === null) store.setItem(target, store.getItem(key) ?? '');
    store.removeItem(key);
  });
}
