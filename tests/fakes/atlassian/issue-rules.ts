import { faultOfDocument } from './adf.ts';

/** A field of an issue as the create metadata describes it. */
export interface FieldMeta {
  readonly fieldId: string;
  readonly name: string;
  readonly required: boolean;
  readonly hasDefaultValue?: boolean;
  /** Not on the screen: an issue must not name it. */
  readonly hidden?: boolean;
  readonly schema: {
    readonly type: string;
    readonly items?: string;
    readonly system?: string;
    readonly custom?: string;
  };
  readonly allowedValues?: readonly (Option & { readonly children?: readonly Option[] })[];
}

interface Option {
  readonly id: string;
  readonly name?: string;
  readonly value?: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields that every project here has. */
export const USUAL_FIELDS: readonly FieldMeta[] = [
  { fieldId: 'summary', name: 'Summary', required: true, schema: { type: 'string', system: 'summary' } },
  { fieldId: 'issuetype', name: 'Issue Type', required: true, schema: { type: 'issuetype', system: 'issuetype' } },
  { fieldId: 'project', name: 'Project', required: true, schema: { type: 'project', system: 'project' } },
  { fieldId: 'description', name: 'Description', required: false, schema: { type: 'string', system: 'description' } },
  {
    fieldId: 'reporter',
    name: 'Reporter',
    required: true,
    hasDefaultValue: true,
    schema: { type: 'user', system: 'reporter' },
  },
  { fieldId: 'labels', name: 'Labels', required: false, schema: { type: 'array', items: 'string', system: 'labels' } },
];

const TEXTAREA = /:textarea$/;

/** What Jira says of each field that it does not take; `isNew` when an issue is made. */
export function faultsOf(fields: Fields, known: readonly FieldMeta[], isNew: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [id, value] of Object.entries(fields)) {
    const meta = known.find(({ fieldId }) => fieldId === id);
    const fault = meta
      ? faultOfValue(meta, value)
      : `Field '${id}' cannot be set. It is not on the appropriate screen, or unknown.`;
    if (fault) errors[id] = fault;
  }
  if (!isNew) return errors;
  for (const { fieldId, name, required, hasDefaultValue } of known) {
    // Who asks is the reporter, whatever is said of a default.
    if (!required || hasDefaultValue || fieldId === 'reporter' || fields[fieldId] !== undefined) continue;
    errors[fieldId] = fieldId === 'summary' ? 'You must specify a summary of the issue.' : `${name} is required.`;
  }
  return errors;
}

function faultOfValue({ fieldId, schema, allowedValues }: FieldMeta, value: unknown): string | undefined {
  if (fieldId === 'project' || fieldId === 'issuetype') return undefined;
  if (fieldId === 'summary') return faultOfSummary(value);
  if (fieldId === 'description' || TEXTAREA.test(schema.custom ?? '')) return faultOfDocument(value);
  const isOption = (given: unknown): boolean => isOptionOf(allowedValues ?? [], given);
  if (schema.type === 'issuelink') {
    const { key } = (value ?? {}) as { key?: unknown };
    return typeof key === 'string' && /^[A-Z]+-\d+$/.test(key) ? undefined : 'Could not find issue by id or key.';
  }
  if (schema.type === 'array') return faultOfList(schema.items ?? '', value, isOption);
  if (schema.type === 'number') return typeof value === 'number' ? undefined : 'Operation value must be a number';
  if (schema.type === 'date') return faultOfPattern(value, /^\d{4}-\d\d-\d\d$/, 'yyyy-MM-dd');
  if (schema.type === 'datetime') {
    return faultOfPattern(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4}$/, "yyyy-MM-dd'T'HH:mm:ss.SSSZ");
  }
  if (schema.type === 'string') return typeof value === 'string' ? undefined : 'Operation value must be a string';
  return isOption(value) ? undefined : 'Specify a valid option.';
}

function isOptionOf(options: NonNullable<FieldMeta['allowedValues']>, given: unknown): boolean {
  const { id, child } = (given ?? {}) as { id?: unknown; child?: unknown };
  const option = options.find((one) => one.id === id);
  return option !== undefined && (child === undefined || isOptionOf(option.children ?? [], child));
}

function faultOfList(items: string, value: unknown, isOption: (given: unknown) => boolean): string | undefined {
  if (!Array.isArray(value)) return 'data was not an array';
  if (items !== 'string') return value.every(isOption) ? undefined : 'Specify valid options.';
  if (!value.every((label) => typeof label === 'string')) return 'Operation value must be a string';
  const spaced = value.find((label: string) => /\s/.test(label));
  return spaced === undefined ? undefined : `The label '${spaced}' contains spaces which is invalid.`;
}

function faultOfSummary(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Operation value must be a string';
  if (value.trim() === '') return 'You must specify a summary of the issue.';
  if (/[\r\n]/.test(value)) return 'The summary is invalid because it contains newline characters.';
  return value.length > 255 ? "Summary can't exceed 255 characters." : undefined;
}

function faultOfPattern(value: unknown, pattern: RegExp, words: string): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? undefined : `Error parsing date string: use ${words}`;
}
