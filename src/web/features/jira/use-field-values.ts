import { useMemo, useState } from 'react';
import { unsavedText } from '../../lib/unsaved-text.ts';
import type { FieldValues } from './field-values.ts';

interface FieldValuesState {
  readonly values: FieldValues;
  readonly change: (key: string, value: string | readonly string[]) => void;
  /** Once they are sent. */
  readonly forget: () => void;
}

/** What a person fills in for Jira, kept over a reload and a closed dialog; `name` says for which story. */
export function useFieldValues(uid: string, name: string): FieldValuesState {
  const draft = useMemo(() => unsavedText<{ values: string }>(uid, `jira ${name}`), [uid, name]);
  const [values, setValues] = useState<FieldValues>(() => parse(draft.read().values));
  return {
    values,
    change(key, value) {
      const next = { ...values, [key]: value };
      setValues(next);
      draft.keep({ values: JSON.stringify(next) });
    },
    forget: draft.clear,
  };
}

function parse(kept: string | undefined): FieldValues {
  try {
    // Written by us: of the form that is read, or nothing.
    return JSON.parse(kept ?? '{}') as FieldValues;
  } catch {
    return {};
  }
}
