import type { JiraField, JiraPush } from '#contract/jira.ts';
import { REQUIRED } from '#contract/text.ts';

/** What a person has filled in, by the field's key: a text, or the ids of several options. */
export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong, by the field's key. */
export type FieldErrors = Readonly<Record<string, string>>;

type PushedFields = NonNullable<JiraPush['fields']>;

/** Reads what was filled in: either what Jira is sent, or what has to be put right first. */
export function readFields(
  fields: readonly JiraField[],
  values: FieldValues,
): { readonly fields: PushedFields; readonly errors: FieldErrors } {
  const read: PushedFields = {};
  const errors: Record<string, string> = {};
  for (const { key, kind } of fields) {
    const value = values[key] ?? '';
    const text = typeof value === 'string' ? value.trim() : '';
    if (kind === 'multi-select') {
      if (typeof value === 'string' || value.length === 0) errors[key] = REQUIRED;
      else read[key] = [...value];
    } else if (text === '') {
      errors[key] = REQUIRED;
    } else if (kind === 'number') {
      if (Number.isFinite(Number(text))) read[key] = Number(text);
      else errors[key] = 'Enter a number.';
    } else if ((kind === 'date' || kind === 'datetime') && !isDate(text)) {
      errors[key] = 'Enter a date with a year of four digits.';
    } else {
      // What a browser's own field holds is a time of the person's day.
      read[key] = kind === 'datetime' ? new Date(text).toISOString() : text;
    }
  }
  return { fields: read, errors };
}

/** A browser's own field takes longer years, too, which neither JavaScript nor Jira can read. */
function isDate(text: string): boolean {
  return /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Before the name of each field of an issue in the problems that the server tells. */
const PREFIX = 'fields.';

/** Sorts what the server found wrong: what belongs to a field that is asked for, and what has no place of its own. */
export function sortProblems(
  problems: readonly { readonly path: string; readonly message: string }[],
  fields: readonly JiraField[],
): { readonly errors: FieldErrors; readonly others: readonly string[] } {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, message } of problems) {
    const key = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
    if (fields.some((field) => field.key === key)) errors[key] = message;
    else others.push(message);
  }
  return { errors, others };
}
