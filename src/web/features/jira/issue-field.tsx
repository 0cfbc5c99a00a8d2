import type { ReactNode } from 'react';
import type { JiraField } from '#contract/jira.ts';
import { SelectField, TextArea, TextField } from '../../components/ui/field.tsx';
import { CheckboxGroup } from '../../components/ui/checkbox-group.tsx';

interface IssueFieldProps {
  readonly field: JiraField;
  readonly value: string | readonly string[] | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string | readonly string[]) => void;
}

const NONE = [] as const;

const INPUT = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date', max: '9999-12-31' },
  datetime: { type: 'datetime-local', max: '9999-12-31T23:59' },
  issue: { type: 'text', placeholder: 'KEY-123', autoCapitalize: 'characters', spellCheck: false },
} as const;

/** A field that a project asks for, in the form that fits its kind; nothing for a kind that cannot be filled in here. */
export function IssueField({ field, value, error, onChange }: IssueFieldProps): ReactNode {
  const { name, kind, options = NONE } = field;
  const text = typeof value === 'string' ? value : '';
  const common = { label: name, error, value: text };
  if (kind === 'unsupported') return null;
  if (kind === 'paragraph') {
    return <TextArea {...common} rows={3} onChange={({ target }) => onChange(target.value)} />;
  }
  if (kind === 'select') {
    return (
      <SelectField {...common} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'multi-select') {
    const chosen = typeof value === 'string' || value === undefined ? NONE : value;
    return <CheckboxGroup legend={name} error={error} options={options} chosen={chosen} onChange={onChange} />;
  }
  return (
    <TextField {...common} {...INPUT[kind]} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
  );
}
