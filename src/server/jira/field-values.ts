import { textDocument } from '#contract/jira-document.ts';
import type { JiraPush } from '#contract/jira.ts';
import type { FieldError } from '#contract/problem.ts';
import { issueKey } from '#contract/story.ts';
import { REQUIRED } from '#contract/text.ts';
import type { TrackerField } from './issue-tracker.ts';
import { fieldsRefused } from './tracker-problems.ts';

type Values = NonNullable<JiraPush['fields']>;
type Value = Values[string];

const OURS = new Set(['project', 'issuetype', 'summary', 'description', 'labels']);

/** Whoever makes an issue reports it; Jira fills that in, and does not always say so among what it asks for. */
const REPORTER = 'reporter';

/** True for a field that a person has to be asked for. */
export function isAsked({ key, required }: TrackerField): boolean {
  return required && !OURS.has(key) && key !== REPORTER;
}

const UNSUPPORTED =
  'This field cannot be filled in from here. Create the issue in Jira, then enter its key; or have the field made optional.';

/**
 * What a person filled in, as it travels. Throws `jira_refused` with each field that is missing, not known or of
 * another form.
 */
export function fieldValues(fields: readonly TrackerField[], given: Values): Record<string, unknown> {
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  const refuse = (key: string, message: string): void => void errors.push({ path: `fields.${key}`, message });
  for (const field of fields.filter((one) => isAsked(one) || Object.hasOwn(given, one.key))) {
    const value = Object.hasOwn(given, field.key) ? given[field.key] : undefined;
    if (OURS.has(field.key)) refuse(field.key, 'This is filled in from the story.');
    else if (field.kind === 'unsupported') refuse(field.key, UNSUPPORTED);
    else if (isEmpty(value)) {
      if (field.required) refuse(field.key, REQUIRED);
    } else {
      const wire = toWire(field, value);
      if (wire === undefined) refuse(field.key, FORMS[field.kind]);
      else values[field.key] = wire;
    }
  }
  for (const key of Object.keys(given)) {
    if (!fields.some((field) => field.key === key)) refuse(key, 'Jira does not ask for this field.');
  }
  if (errors.length > 0) throw fieldsRefused(errors);
  return values;
}

const FORMS: Record<Exclude<TrackerField['kind'], 'unsupported'>, string> = {
  text: 'Enter a text on one line.',
  paragraph: 'Enter a text.',
  number: 'Enter a number.',
  date: 'Enter a date such as 2026-05-31.',
  datetime: 'Enter a date and a time.',
  issue: 'Enter an issue key such as KEY-123.',
  select: 'Choose one of the options.',
  'multi-select': 'Choose among the options.',
};

function isEmpty(value: Value | undefined): value is undefined {
  return value === undefined || (Array.isArray(value) ? value.length === 0 : String(value).trim() === '');
}

/** Undefined when the value is not of the field's kind. */
function toWire(field: TrackerField, value: Value): unknown {
  const { kind } = field;
  if (kind === 'number') {
    const number = Array.isArray(value) ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : undefined;
  }
  if (kind === 'select') return toOption(field, value);
  if (kind === 'multi-select') {
    const chosen = Array.isArray(value) ? value.map((id) => toOption(field, id)) : [undefined];
    return chosen.includes(undefined) ? undefined : chosen;
  }
  return typeof value === 'string' ? textToWire(field, value.trim()) : undefined;
}

function toOption({ options = [], form }: TrackerField, id: Value | undefined): object | undefined {
  if (typeof id !== 'string' || !options.some((one) => one.id === id)) return undefined;
  const [within = '', child] = form === 'child' ? id.split(':') : [id];
  return { id: within, ...(child !== undefined && { child: { id: child } }) };
}

function textToWire({ kind, form }: TrackerField, text: string): unknown {
  if (kind === 'paragraph') return textDocument(text);
  if (kind === 'date') return isDate(text) ? text : undefined;
  if (kind === 'datetime') return isDate(text.slice(0, 10)) ? toJiraInstant(text) : undefined;
  if (kind === 'issue') {
    const key = issueKey.safeParse(text.toUpperCase());
    return key.success ? { key: key.data } : undefined;
  }
  if (/[\r\n]/.test(text)) return undefined;
  return form === 'words' ? text.split(/\s+/) : text;
}

// A day that there is: the 31st of February would be taken for the 3rd of March.
function isDate(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

// Jira wants the offset without a colon, and knows no Z.
function toJiraInstant(text: string): string | undefined {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString().replace('Z', '+0000');
}
