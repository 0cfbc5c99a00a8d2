import { type RefObject, useEffect, useState } from 'react';
import type { JiraPush } from '#contract/jira.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { type FieldErrors, type FieldValues, readFields, sortProblems } from './field-values.ts';
import { unfillable } from './target-fields.tsx';
import { useFieldValues } from './use-field-values.ts';
import type { TargetChoice } from './use-target.ts';

interface PushForm {
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** What Jira found wrong that belongs to no field of the form. */
  readonly others: readonly string[];
  /** Everything is there that has to be chosen before Jira can be asked. */
  readonly isReady: boolean;
  readonly change: (key: string, value: string | readonly string[]) => void;
  /** What is to be sent; undefined when something has to be put right first, which is then said at its field. */
  readonly read: () => JiraPush | undefined;
  /** Says at the fields what was refused. */
  readonly refuse: (error: unknown) => void;
  /** Forgets what was filled in. */
  readonly forget: () => void;
}

const NOTHING = {} as const;
const NONE = [] as const;

interface PushFormOptions {
  readonly uid: string;
  /** Which stories it is for. */
  readonly name: string;
  readonly target: TargetChoice;
  /** Where the fields are: the first that has to be put right gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
}

/** What a person fills in before stories go to Jira. */
export function usePushForm({ uid, name, target, element }: PushFormOptions): PushForm {
  const { site, fields, projectId, issueTypeId } = target;
  const { values, change, forget } = useFieldValues(uid, name);
  const [errors, setErrors] = useState<FieldErrors>(NOTHING);
  const [others, setOthers] = useState<readonly string[]>(NONE);
  const asked = fields.data ?? NONE;

  useEffect(() => {
    if (errors !== NOTHING) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors, element]);

  return {
    values,
    errors,
    others,
    isReady: fields.data !== undefined && unfillable(fields.data).length === 0,
    change,
    forget,
    read() {
      if (!projectId || !issueTypeId) return undefined;
      const filledIn = readFields(asked, values);
      const isWrong = Object.keys(filledIn.errors).length > 0;
      setErrors(isWrong ? filledIn.errors : NOTHING);
      setOthers(NONE);
      return isWrong ? undefined : { cloudId: site.cloudId, projectId, issueTypeId, fields: filledIn.fields };
    },
    refuse(error) {
      const problems = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
      if (problems.length === 0) return;
      const sorted = sortProblems(problems, asked);
      setErrors(sorted.errors);
      setOthers(sorted.others);
      // The project may ask for more than it did when its fields were read.
      if (sorted.others.length > 0) void fields.refetch();
    },
  };
}
