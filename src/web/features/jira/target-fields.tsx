import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormFailure } from '../../components/ui/faces.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { ExternalLink } from './external-link.tsx';
import type { FieldErrors, FieldValues } from './field-values.ts';
import { JiraFailure } from './jira-failure.tsx';
import { IssueField } from './issue-field.tsx';
import type { TargetChoice } from './use-target.ts';

interface TargetFieldsProps {
  readonly target: TargetChoice;
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** The screen to come back to from the integrations. */
  readonly cameFrom: string;
  readonly onChange: (key: string, value: string | readonly string[]) => void;
}

/** Asks where stories go, and for what the chosen project needs beside them. */
export function TargetFields({ target, values, errors, cameFrom, onChange }: TargetFieldsProps) {
  const { site, projects, types, fields, projectId, issueTypeId } = target;
  if (projects.data?.length === 0) {
    return (
      <p>
        There is no project in which you may create issues. Ask whoever looks after your Jira.{' '}
        <ExternalLink href={site.host}>Open Jira</ExternalLink>
      </p>
    );
  }
  return (
    <>
      <Choice label="Project" list={projects} cameFrom={cameFrom} chosen={projectId} onChoose={target.chooseProject}>
        {({ id, key, name }) => (
          <option key={id} value={id}>
            {name} ({key})
          </option>
        )}
      </Choice>
      <Choice label="Issue type" list={types} cameFrom={cameFrom} chosen={issueTypeId} onChoose={target.chooseType}>
        {({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        )}
      </Choice>
      <ListFailure list={fields} cameFrom={cameFrom} />
      {fields.data?.map((field) => (
        <IssueField
          key={field.key}
          field={field}
          value={values[field.key]}
          error={errors[field.key]}
          onChange={(value) => onChange(field.key, value)}
        />
      ))}
      <Unfillable target={target} />
    </>
  );
}

interface ChoiceProps<Item> {
  readonly label: string;
  readonly list: UseQueryResult<Item[]>;
  readonly chosen: string | undefined;
  readonly cameFrom: string;
  readonly onChoose: (id: string) => void;
  readonly children: (item: Item) => ReactNode;
}

function Choice<Item>({ label, list, chosen, cameFrom, onChoose, children }: ChoiceProps<Item>) {
  if (list.error) return <ListFailure list={list} cameFrom={cameFrom} />;
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      disabled={list.data === undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      {/* There until something is chosen: nothing moves when the list arrives. */}
      {chosen === undefined && <option value="">{list.isFetching ? 'Loading...' : 'Choose…'}</option>}
      {list.data?.map(children)}
    </SelectField>
  );
}

interface ListFailureProps {
  readonly list: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly cameFrom: string;
}

function ListFailure({ list, cameFrom }: ListFailureProps) {
  return (
    <FormFailure>
      {list.error && <JiraFailure error={list.error} cameFrom={cameFrom} onRetry={() => void list.refetch()} />}
    </FormFailure>
  );
}

/** Says which fields keep an issue from being made here, and where it can be. */
function Unfillable({ target: { site, projects, fields, projectId } }: Pick<TargetFieldsProps, 'target'>) {
  const names = unfillable(fields.data ?? []);
  if (names.length === 0) return null;
  const key = projects.data?.find(({ id }) => id === projectId)?.key ?? '';
  return (
    <div role="alert" className="rounded-md bg-bad-wash px-4 py-3">
      <p>
        This project asks for {new Intl.ListFormat('en').format(names)}, which cannot be filled in from here. Choose
        another issue type, or create the issue in Jira and enter its key.
      </p>
      <ExternalLink href={`${site.host}/browse/${key}`}>Open the project in Jira</ExternalLink>
    </div>
  );
}

/** The names of the fields that only Jira itself can ask for. */
export function unfillable(fields: NonNullable<TargetChoice['fields']['data']>): string[] {
  return fields.filter(({ kind }) => kind === 'unsupported').map(({ name }) => name);
}
