import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextArea } from '../../../components/ui/field.tsx';
import type { DraftRow } from './draft-row.ts';
import { found } from './found-ideas.ts';

interface FailedRowProps {
  readonly row: DraftRow;
  readonly state: Extract<DraftRow['state'], { is: 'failed' }>;
  readonly isWriting: boolean;
  readonly onAgain: () => void;
  readonly onRewrite: (idea: string) => void;
}

/** Why an idea has no draft; its words can be mended where they stand. */
export function FailedRow({ row, state, isWriting, onAgain, onRewrite }: FailedRowProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const about = <span className="sr-only"> line {row.line}</span>;
  if (isEditing)
    return <RowForm row={row} isWriting={isWriting} onCancel={() => setEditing(false)} onRewrite={onRewrite} />;
  return (
    <div className="flex max-w-[40ch] flex-col items-start gap-2">
      <p className="flex items-start gap-1.5 text-caption text-bad">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          Line {row.line} {state.isFinal ? 'cannot be used' : 'failed'}. {state.message}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!state.isFinal && (
          <Button disabled={isWriting} onClick={onAgain}>
            Write again{about}
          </Button>
        )}
        <Button ref={edit} onClick={() => setEditing(true)}>
          Edit{about}
        </Button>
      </div>
    </div>
  );
}

type RowFormProps = Pick<FailedRowProps, 'row' | 'isWriting' | 'onRewrite'> & { readonly onCancel: () => void };

function RowForm({ row: { line, idea }, isWriting, onCancel, onRewrite }: RowFormProps) {
  const [typed, setTyped] = useState(idea);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focus = (): void => form.current?.querySelector('textarea')?.focus();
  useEffect(focus, []);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const mended = found(line, typed);
    setFault(mended.fault);
    if (mended.fault !== undefined) return focus();
    // The form goes with what it was for: whoever uses a keyboard goes on below the list.
    const next = event.currentTarget.closest('ul')?.nextElementSibling;
    if (next instanceof HTMLElement) next.focus();
    onRewrite(mended.text);
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={`Line ${line}`}
      onSubmit={submit}
      className="flex w-full flex-col gap-2 md:w-[40ch]"
    >
      <TextArea
        label={`Idea of line ${line}`}
        name="idea"
        quiet
        look="prose"
        error={fault}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isWriting}>
          Write draft<span className="sr-only"> of line {line}</span>
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
