import { Sparkles } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';

const RewriteDialog = lazy(async () => ({ default: (await import('./rewrite-dialog.tsx')).RewriteDialog }));

/** Leads to another version of a story by its writer. */
export function RewriteButton({ uid, story }: { readonly uid: string; readonly story: Story }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        <Sparkles aria-hidden="true" />
        Write again
      </Button>
      <Suspense fallback={null}>
        {isOpen && <RewriteDialog uid={uid} story={story} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
