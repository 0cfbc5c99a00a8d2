import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { CRITERIA_MAX } from '#contract/story.ts';
import { applyFix } from '#quality/apply-fix.ts';
import type { Finding, Where } from '#quality/findings.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { TextArea } from '../../components/ui/field.tsx';
import { ActionBar } from '../../components/ui/page.tsx';
import { CriteriaEditor } from './criteria-editor.tsx';
import { FixedNote } from './fixed-note.tsx';
import { PartFindings } from './part-findings.tsx';
import { type EditErrors, type StoryEdit, addCriterion, textsOf, withTexts } from './story-edit.ts';
import { useFindings } from './use-findings.ts';
import type { StoryEditing } from './use-story-edit.ts';

/** A correction that was taken, and the texts as they were before it. */
interface Taken {
  readonly message: string;
  readonly before: StoryEdit;
}

interface StoryEditorProps {
  readonly editing: StoryEditing;
  readonly edit: StoryEdit;
}

/** The story as fields in the place where it is read, checked while a person types. */
export function StoryEditor({ editing, edit }: StoryEditorProps) {
  const { errors, isSaving, change } = editing;
  const form = useRef<HTMLFormElement>(null);
  const texts = useMemo(() => textsOf(edit), [edit]);
  const findings = useFindings(texts);
  const { taken, fix, undo, forget } = useFix(editing, edit);
  const type = (next: StoryEdit): void => {
    forget();
    change(next);
  };
  const [sent, setSent] = useState(0);
  const place = useRef<Element>(null);

  useEffect(() => {
    if (sent === 0 || isSaving) return;
    // What is disabled while it is saved loses the focus.
    const next = form.current?.querySelector('[aria-invalid=true]') ?? place.current;
    if (next instanceof HTMLElement) next.focus();
  }, [sent, isSaving]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    place.current = document.activeElement;
    setSent(sent + 1);
    editing.save();
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Edit story"
      onSubmit={onSubmit}
      className="flex flex-col gap-6"
    >
      <h1 className="sr-only">Edit story</h1>
      {/* What is typed while it is being saved would be lost. */}
      <fieldset disabled={isSaving} className="flex min-w-0 flex-col gap-6">
        <EditedParts edit={edit} errors={errors} findings={findings} onChange={type} onFix={fix} />
      </fieldset>
      <FixedNote message={taken?.message} busy={isSaving} onUndo={undo} />
      <FormFailure>{editing.failure}</FormFailure>
      <ActionBar>
        <Button type="submit" kind="main" busy={isSaving}>
          {isSaving ? 'Saving…' : editing.gone === undefined ? 'Save' : 'Save as a new story'}
        </Button>
        <Button kind="quiet" disabled={isSaving} onClick={editing.discard}>
          {editing.isChanged ? 'Discard changes' : 'Cancel'}
        </Button>
      </ActionBar>
    </form>
  );
}

interface EditedPartsProps {
  readonly edit: StoryEdit;
  readonly errors: EditErrors;
  readonly findings: ReturnType<typeof useFindings>;
  readonly onChange: (edit: StoryEdit) => void;
  readonly onFix: (finding: Finding) => void;
}

/** The fields, with what the checks say below each. */
function EditedParts({ edit, errors, findings, onChange, onFix }: EditedPartsProps) {
  const inPart = (part: Where['part']): readonly Finding[] =>
    findings?.filter(({ where }) => where.part === part) ?? [];
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextArea
          quiet
          look="headline"
          rows={1}
          label="Headline"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that asked for the fields went away
          autoFocus
          value={edit.headline}
          error={errors['headline']}
          onChange={({ target }) => onChange({ ...edit, headline: target.value })}
        />
        <PartFindings findings={inPart('headline')} onFix={onFix} />
      </div>
      <div className="flex flex-col gap-2">
        <TextArea
          quiet
          look="prose"
          rows={3}
          label="User Story"
          value={edit.userStory}
          error={errors['userStory']}
          onChange={({ target }) => onChange({ ...edit, userStory: target.value })}
        />
        <PartFindings findings={inPart('userStory')} onFix={onFix} />
      </div>
      <CriteriaEditor edit={edit} errors={errors} findings={inPart('criterion')} onChange={onChange} onFix={onFix} />
      <Button
        kind="quiet"
        className="-ml-3.5 self-start"
        disabled={edit.criteria.length >= CRITERIA_MAX}
        onClick={() => onChange(addCriterion(edit))}
      >
        <Plus aria-hidden="true" />
        Add criterion
      </Button>
    </>
  );
}

/** Takes the corrections that the checks propose, and takes the last one back. */
function useFix({ change }: StoryEditing, edit: StoryEdit) {
  const [taken, setTaken] = useState<Taken>();
  return {
    taken,
    fix: (finding: Finding): void => {
      const { headline = '', userStory, acceptanceCriteria = [] } = applyFix(textsOf(edit), finding);
      setTaken({ message: finding.message, before: edit });
      change(withTexts(edit, { headline, userStory, acceptanceCriteria: [...acceptanceCriteria] }));
    },
    undo: (): void => {
      if (taken) change(taken.before);
      setTaken(undefined);
    },
    forget: () => setTaken(undefined),
  };
}
