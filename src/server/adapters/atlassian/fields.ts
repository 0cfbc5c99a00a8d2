import * as z from 'zod';
import type { JiraFieldKind } from '#contract/jira.ts';
import type { TrackerField } from '../../jira/issue-tracker.ts';

const option = z.object({ id: z.string(), name: z.string().optional(), value: z.string().optional() });

/** A field as Jira's create metadata tells it. */
export const fieldMeta = z.object({
  fieldId: z.string(),
  name: z.string(),
  required: z.boolean(),
  hasDefaultValue: z.boolean().optional(),
  schema: z.object({
    type: z.string(),
    items: z.string().optional(),
    system: z.string().optional(),
    custom: z.string().optional(),
  }),
  allowedValues: z
    .array(z.object({ ...option.shape, children: z.array(option).optional() }))
    .optional()
    // People, teams and the like come in other shapes: no choice that we could offer.
    .catch(undefined),
});
type FieldMeta = z.output<typeof fieldMeta>;

/** What a person is to be asked for, in words of ours. */
export function toField({ fieldId, name, required, hasDefaultValue, schema, allowedValues }: FieldMeta): TrackerField {
  const kind = kindOf(schema, allowedValues !== undefined);
  const chosen = kind === 'select' || kind === 'multi-select';
  const isWithin = schema.type === 'option-with-child';
  return {
    key: fieldId,
    name,
    kind,
    required: required && !hasDefaultValue,
    form: isWithin ? 'child' : schema.type === 'array' && kind === 'text' ? 'words' : 'usual',
    ...(chosen && {
      options: (allowedValues ?? []).flatMap((one) => (isWithin ? withChildren(one) : [toOption(one)])),
    }),
  };
}

function toOption({ id, name, value }: z.output<typeof option>): { id: string; name: string } {
  return { id, name: value ?? name ?? id };
}

/** A choice and, in its place, each choice within it: one is made with both. */
function withChildren({ children = [], ...whole }: NonNullable<FieldMeta['allowedValues']>[number]) {
  const outer = toOption(whole);
  if (children.length === 0) return [outer];
  return children.map(toOption).map(({ id, name }) => ({ id: `${outer.id}:${id}`, name: `${outer.name}: ${name}` }));
}

// Of a text, only the custom ones of several lines are documents; those of the system are `description`, which is ours, and `environment`.
function kindOf({ type, items, system, custom = '' }: FieldMeta['schema'], hasOptions: boolean): JiraFieldKind {
  if (type === 'number' || type === 'date' || type === 'datetime') return type;
  if (type === 'issuelink') return 'issue';
  if (type === 'string') return custom.endsWith(':textarea') || system === 'environment' ? 'paragraph' : 'text';
  if (type === 'array' && items === 'string') return 'text';
  if (!hasOptions) return 'unsupported';
  return type === 'array' ? 'multi-select' : 'select';
}
