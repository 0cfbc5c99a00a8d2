import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
import { DifferenceView } from '../../components/ui/difference-view.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { differencesOf } from '../../lib/story-difference.ts';
import { messageOf } from '../../lib/problem-error.ts';
import { useRestore } from './use-history.ts';
import type { Rewritten } from './use-rewriting.ts';
import { writtenBy } from './writer-name.ts';

interface RewriteResultProps {
  readonly rewritten: Rewritten;
  readonly onClose: () => void;
}

/** What the new version changed, and the way back to the old one. */
export function RewriteResult({ rewritten, onClose }: RewriteResultProps) {
  const { before, after, wayBack } = rewritten;
  const toast = useToast();
  const restore = useRestore(after.id);
  const keep = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => keep.current?.focus(), []);
  const undo = (version: number): void =>
    restore.mutate(version, {
      onSuccess: () => {
        toast('The story is as it was.');
        onClose();
      },
    });
  return (
    <>
      <p className="text-soft">{writtenBy(after.writer)}. The version before stays in the history.</p>
      {differencesOf(before, after).length > 0 ? (
        <DifferenceView before={before} after={after} />
      ) : (
        <p>The text stays as it is. The question is answered and no longer asked.</p>
      )}
      <DialogActions outcome={<FormFailure>{restore.error && messageOf(restore.error)}</FormFailure>}>
        {wayBack !== undefined && (
          <Button kind="quiet" busy={restore.isPending} onClick={() => undo(wayBack)}>
            Undo
          </Button>
        )}
        <Button ref={keep} kind="main" onClick={onClose}>
          Keep
        </Button>
      </DialogActions>
    </>
  );
}
