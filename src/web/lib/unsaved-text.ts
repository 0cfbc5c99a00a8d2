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

/** The fields that hold words; what else is kept with them can be chosen again. */
const WORDS = ['name', 'description', 'edit', 'ideas', 'feedback', 'answer'];

/** True when there are words among the values, other than those they were made of. */
export function hasWords(values: Readonly<Record<string, unknown>>): boolean {
  return WORDS.some((field) => {
    const value = values[field];
    const base = values[`base${field.charAt(0).toUpperCase()}${field.slice(1)}`];
    return typeof value === 'string' && value.trim() !== '' && value !== base;
  });
}

/** True when the person typed something, in whatever form, that they neither sent nor threw away. */
export function hasUnsavedWords(uid: string): boolean {
  const start = keyOfKept('unsaved', uid);
  const names = keys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
  const read = (name: string) => unsavedText<Record<string, string>>(uid, name).read();
  // The drafts of a list tell what is left of the ideas that were pasted, unless it came in a file.
  const isPasted = names.includes('list') && read('list')['file'] === undefined;
  const telling = isPasted ? names.filter((name) => name !== 'ideas') : names;
  return telling.some((name) => hasWords(read(name)));
}

/** Forgets what anybody typed under these names: what it was about is gone. */
export function forgetUnsaved(...names: readonly string[]): void {
  for (const key of keys()) {
    if (names.some((name) => key.endsWith(`:${name}`))) sessionStore()?.removeItem(key);
  }
}

const keys = (): string[] => Object.keys(sessionStore() ?? {});
