import { Button } from '../../components/ui/button.tsx';
import { isRefusal, messageOf } from '../../lib/problem-error.ts';

interface WritingFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Leads to the words. */
  readonly onReword: () => void;
  /** Has the built-in writer write it this once. */
  readonly onBuiltIn: () => void;
}

/** Stands where a story should: why there is none, and what can be done. Who writes instead is the person's choice. */
export function WritingFailure({ error, onRetry, onReword, onBuiltIn }: WritingFailureProps) {
  return (
    <div role="alert" className="m-auto flex max-w-[44ch] flex-col items-center gap-4 py-10 text-center">
      <p className="text-pretty">{messageOf(error)}</p>
      <p className="text-caption text-soft">Your words are still in the form.</p>
      <div className="flex flex-wrap justify-center gap-2">
        {/* What these words could not become they do not become at the next try. */}
        {isRefusal(error, 'idea_not_understood', 'language_not_supported') ? (
          <Button onClick={onReword}>Change your words</Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
        {isModelFault(error) && (
          <Button kind="quiet" onClick={onBuiltIn}>
            Let the built-in writer do it
          </Button>
        )}
      </div>
    </div>
  );
}

/** True for what only a language model fails at. */
export function isModelFault(error: unknown): boolean {
  return isRefusal(
    error,
    'writer_unavailable',
    'writer_busy',
    'writer_refused',
    'writer_misconfigured',
    'writer_timeout',
    'writer_nonsense',
  );
}
