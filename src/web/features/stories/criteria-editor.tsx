import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Finding } from '#quality/findings.ts';
import { TextArea } from '../../components/ui/field.tsx';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { PartFindings } from './part-findings.tsx';
import { type EditErrors, type StoryEdit, moveCriterion, removeCriterion, withCriterion } from './story-edit.ts';

interface CriteriaEditorProps {
  readonly edit: StoryEdit;
  readonly errors: EditErrors;
  readonly findings: readonly Finding[];
  readonly onChange: (edit: StoryEdit) => void;
  readonly onFix: (finding: Finding) => void;
}

/** The criteria, each a field that can be moved and removed. A new one gets the focus, and a moved one keeps it. */
export function CriteriaEditor({ edit, errors, findings, onChange, onFix }: CriteriaEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, say] = useState('');
  useFocusOnNew(list, edit.criteria);
  const change = (next: StoryEdit, words: string): void => {
    onChange(next);
    say(words);
  };

  return (
    <section aria-labelledby="edit-criteria" className="flex flex-col gap-3">
      <h2 id="edit-criteria" className="text-caption font-medium text-soft">
        Acceptance Criteria
      </h2>
      <p className="-mt-2 text-caption text-faint max-sm:hidden">
        Alt with the up or down arrow moves the criterion that you are in.
      </p>
      <ul ref={list} className="flex flex-col gap-4">
        {edit.criteria.map(({ key }, index) => (
          <li key={key} className="flex flex-col gap-1">
            <CriterionField edit={edit} index={index} error={errors[`acceptanceCriteria.${index}`]} onChange={change} />
            <PartFindings findings={findings.filter(({ where }) => where.index === index)} onFix={onFix} />
          </li>
        ))}
      </ul>
      <p role="alert" className="text-caption text-bad empty:hidden">
        {errors['acceptanceCriteria']}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </section>
  );
}

interface CriterionFieldProps {
  readonly edit: StoryEdit;
  readonly index: number;
  readonly error: string | undefined;
  /** `words` say what became of it, to whoever does not see it. */
  readonly onChange: (edit: StoryEdit, words: string) => void;
}

function CriterionField({ edit, index, error, onChange }: CriterionFieldProps) {
  const tools = useRef<HTMLDivElement>(null);
  const { criteria } = edit;
  const { key = 0, text = '' } = criteria[index] ?? {};

  const move = (by: -1 | 1): void => {
    const next = moveCriterion(edit, key, by);
    if (next !== edit) onChange(next, `Moved to place ${index + by + 1} of ${criteria.length}.`);
  };
  const remove = (): void => {
    // Before it goes: the one that takes its place gets the focus.
    const item = tools.current?.closest('li');
    (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('textarea')?.focus();
    onChange(removeCriterion(edit, key), `Criterion ${index + 1} removed.`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <>
      <TextArea
        quiet
        look="line"
        rows={1}
        label={`Criterion ${index + 1}`}
        value={text}
        error={error}
        onChange={({ target }) => onChange(withCriterion(edit, key, target.value), '')}
        onKeyDown={onKeyDown}
      />
      <div ref={tools}>
        <CriterionTools
          name={`criterion ${index + 1}`}
          isFirst={index === 0}
          isLast={index === criteria.length - 1}
          isOnly={criteria.length === 1}
          onMove={move}
          onRemove={remove}
        />
      </div>
    </>
  );
}

interface CriterionToolsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isOnly: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function CriterionTools({ name, isFirst, isLast, isOnly, onMove, onRemove }: CriterionToolsProps) {
  const about: ReactNode = <span className="sr-only"> {name}</span>;
  return (
    <div className="flex gap-3">
      {/* Not disabled at the ends: the focus stays on a button that was just pressed. */}
      <SmallButton aria-disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
        <span>Up{about}</span>
      </SmallButton>
      <SmallButton aria-disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" />
        <span>Down{about}</span>
      </SmallButton>
      <SmallButton
        disabled={isOnly}
        title={isOnly ? 'Keep at least one acceptance criterion.' : undefined}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
        <span>Remove{about}</span>
      </SmallButton>
    </div>
  );
}

/** Whoever adds a criterion writes it next. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, criteria: StoryEdit['criteria']): void {
  const known = useRef(criteria);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = criteria;
    const last = criteria.at(-1);
    const isNew = criteria.length === before.length + 1 && last && !before.some(({ key }) => key === last.key);
    if (isNew && last.text === '') list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
  }, [criteria, list]);
}
