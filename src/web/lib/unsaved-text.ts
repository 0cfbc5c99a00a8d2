import { keyOfKept, sessionStore } from './kept-of-person.ts';

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
  const key = keyOfKept('unsaved', uid, name);
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(sessionStore()?.getItem(key) ?? '{}');
        const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
        return Object.fromEntries(entries) as Partial<Values>;
      } catch {
        return {};
      }
    },
    keep(values) {
      try {
        sessionStore()?.setItem(key, JSON.stringify(values));
      } catch {
        // Full storage: the form still holds the words.
      }
    },
    clear: () => sessionStore()?.removeItem(key),
  };
}
