import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { Checkbox } from '../../components/ui/field.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { lockedParts } from './locks.ts';
import { RewriteFields } from './rewrite-fields.tsx';
import { RewriteResult } from './rewrite-result.tsx';
import { requestOf } from './rewrite-wish.ts';
import { UnfinishedStory } from './story-text.tsx';
import { type Rewritten, useKeptWish, useRewriting } from './use-rewriting.ts';

interface RewriteDialogProps {
  readonly uid: string;
  readonly story: Story;
  readonly onClose: () => void;
}

/** Asks what should be different, has the story written again, and shows what came of it. */
export function RewriteDialog({ uid, story, onClose }: RewriteDialogProps) {
  const [rewritten, setRewritten] = useState<Rewritten>();
  return (
    <Dialog title={rewritten ? 'What changed' : 'Write again'} wide onClose={onClose}>
      {rewritten ? (
        <RewriteResult rewritten={rewritten} onClose={onClose} />
      ) : (
        <RewriteForm uid={uid} story={story} onClose={onClose} onDone={setRewritten} />
      )}
    </Dialog>
  );
}

interface RewriteFormProps extends RewriteDialogProps {
  readonly onDone: (rewritten: Rewritten) => void;
}

function RewriteForm({ uid, story, onClose, onDone }: RewriteFormProps) {
  const isModel = useConfig().writer !== 'drafter';
  const [byDrafter, setByDrafter] = useState(false);
  const drafter = !isModel || byDrafter;
  const { wish, change, forget } = useKeptWish(uid, story.id);
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
    void start(requestOf(wish, { version: story.version, drafter, names: isModel }));
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="flex grow flex-col gap-5">
      {delta ? (
        <div aria-live="polite" aria-busy="true">
          <UnfinishedStory delta={delta} writing />
        </div>
      ) : (
        <>
          <WhatStays story={story} />
          {drafter && (
            <p className="text-soft">The built-in writer makes the changes listed here. It does not take free words.</p>
          )}
          <RewriteFields story={story} wish={wish} errors={errors} drafter={drafter} onChange={change} />
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
          {delta ? 'Writing…' : 'Write again'}
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
