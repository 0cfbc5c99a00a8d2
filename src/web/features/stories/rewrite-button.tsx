import { Sparkles } from 'lucide-react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { LateDialog } from '../../components/ui/late-dialog.tsx';
import { useOpening } from '../../components/ui/use-opening.ts';
import { RewriteDialog, fetchRewriteAhead } from './late-rewrite-dialog.ts';

/** Leads to another version of a story by its writer. */
export function RewriteButton({ uid, story }: { readonly uid: string; readonly story: Story }) {
  const { isOpen, isOpening, open, close } = useOpening();
  return (
    <>
      <Button
        kind="quiet"
        aria-busy={isOpening}
        onPointerEnter={fetchRewriteAhead}
        onFocus={fetchRewriteAhead}
        onClick={open}
      >
        <Sparkles aria-hidden="true" />
        {isOpening ? 'Opening…' : 'Write again'}
      </Button>
      <LateDialog onClose={close}>{isOpen && <RewriteDialog uid={uid} story={story} onClose={close} />}</LateDialog>
    </>
  );
}
