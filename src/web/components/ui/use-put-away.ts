import { useLocation } from 'wouter';
import { type UnsavedText, hasWords } from '../../lib/unsaved-text.ts';
import { useToast } from './toast.tsx';

/** What the history says of a screen on which words were brought back. */
export interface BroughtBack {
  readonly broughtBack: number;
}

/**
 * Throws the kept words of a form away, and offers them back for as long as the message stands: then the screen at `path`
 * begins anew with them. What was typed there meanwhile is offered in its turn.
 */
export function usePutAway<Values extends Record<keyof Values, string>>(
  kept: UnsavedText<Values>,
  path: string,
): () => void {
  const toast = useToast();
  const [, navigate] = useLocation();
  return function putAway(): void {
    const words = kept.read();
    kept.clear();
    if (!hasWords(words)) return;
    toast('Changes discarded.', () => {
      putAway();
      kept.keep(words as Values);
      const state: BroughtBack = { broughtBack: Date.now() };
      navigate(path, { replace: location.pathname === path, state });
    });
  };
}
