import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { Checkbox } from '../../components/ui/field.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { lockedParts } from './locks.ts';
import { AnswerField, RewriteFields } from './rewrite-fields.tsx';
import { RewriteResult } from './rewrite-result.tsx';
import { requestOf } from './rewrite-wish.ts';
import { UnfinishedStory } from './story-text.tsx';
import { type Rewritten, useKeptWish, useRewriting } from './use-rewriting.ts';

export interface RewriteDialogProps {
  readonly uid: string;
  readonly story: Story;
  /** The open question that is to be answered; otherwise the person says what should be different. */
  readonly question?: string | undefined;
  readonly onClose: () => void;
}

/** Asks what should be different, or for an answer, has the story written again, and shows what came of it. */
export function RewriteDialog({ onClose, ...asked }: RewriteDialogProps) {
  const [rewritten, setRewritten] = useState<Rewritten>();
  const title = asked.question === undefined ? 'Write again' : 'Answer a question';
  return (
    <Dialog title={rewritten ? 'What changed' : title} wide onClose={onClose}>
      {rewritten ? (
        <RewriteResult rewritten={rewritten} onClose={onClose} />
      ) : (
        <RewriteForm {...asked} onClose={onClose} onDone={setRewritten} />
      )}
    </Dialog>
  );
}

interface RewriteFormProps extends RewriteDialogProps {
  readonly onDone: (rewritten: Rewritten) => void;
}

function keepAsSent(): void {}

function RewriteForm({ uid, story, question, onClose, onDone }: RewriteFormProps) {
  const isModel = useConfig().writer !== 'drafter';
  const [byDrafter, setByDrafter] = useState(false);
  const drafter = !isModel || byDrafter;
  const { wish, change, forget } = useKeptWish(uid, story.id, question);
  const { delta, errors, failure, start, cancel } = useRewriting(story, (rewritten) => {
    forget();
    onDone(rewritten);
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void start(requestOf(wish, { version: story.version, drafter, names: isModel, question }));
  };
  // What is typed while it is being written was not sent, and would be thrown away with what was.
  const fields = { wish, errors, drafter, onChange: delta ? keepAsSent : change };
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="flex grow flex-col gap-5">
      {/* What is refused at once is refused in the form; what is being written takes its place. */}
      {delta?.headline ? (
        <div aria-live="polite" aria-busy="true">
          <UnfinishedStory delta={delta} writing />
        </div>
      ) : (
        <>
          <WhatStays story={story} />
          {question !== undefined && <AnswerField question={question} {...fields} />}
          {question === undefined && drafter && (
            <p className="text-soft">The built-in writer makes the changes listed here. It does not take free words.</p>
          )}
          {question === undefined && <RewriteFields story={story} {...fields} />}
          {isModel && (
            <Checkbox
              label="Let the built-in writer do it this time"
              checked={byDrafter}
              onChange={({ target }) => setByDrafter(target.checked)}
            />
          )}
        </>
      )}
      <DialogActions outcome={<FormFailure>{failure}</FormFailure>}>
        <Button kind="quiet" onClick={delta ? cancel : onClose}>
          Cancel
        </Button>
        <Button type="submit" kind="main" busy={delta !== undefined}>
          {delta ? 'Writing…' : question === undefined ? 'Write again' : 'Add answer'}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Says what is locked: the writer leaves it alone. */
function WhatStays({ story }: { readonly story: Story }) {
  const parts = lockedParts(story);
  if (parts.length === 0) return null;
  return <p className="text-soft">Locked, so it stays as it is: {parts.join(', ')}.</p>;
}
