const PREFIX = 'storygenie:unsaved:';

function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Browsers that block site data throw on the mere access; people then work without the safety net.
    return undefined;
  }
}

/** Text that a person has typed into one form but not sent: it survives a reload of the tab. */
export interface UnsavedText<Values extends object> {
  /** What was kept, as far as it still looks like this form's. */
  readonly read: () => Partial<Values>;
  readonly keep: (values: Values) => void;
  readonly clear: () => void;
}

/** Keeps a form's text apart for each person (`uid`) and form (`name`). Only strings are kept. */
export function unsavedText<Values extends Record<keyof Values, string>>(
  uid: string,
  name: string,
): UnsavedText<Values> {
  const key = `${PREFIX}${uid}:${name}`;
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage()?.getItem(key) ?? '{}');
        const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
        return Object.fromEntries(entries) as Partial<Values>;
      } catch {
        return {};
      }
    },
    keep(values) {
      try {
        storage()?.setItem(key, JSON.stringify(values));
      } catch {
        // Full storage: the form still holds the words.
      }
    },
    clear: () => storage()?.removeItem(key),
  };
}

/** Forgets what everybody but `uid` left unsent; everybody, when there is no `uid`. */
export function forgetUnsavedTexts(uid?: string): void {
  const kept = storage();
  if (kept === undefined) return;
  const mine = uid === undefined ? undefined : `${PREFIX}${uid}:`;
  for (const key of Object.keys(kept)) {
    if (key.startsWith(PREFIX) && (mine === undefined || !key.startsWith(mine))) kept.removeItem(key);
  }
}
