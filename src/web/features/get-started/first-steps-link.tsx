import { ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { keyOfKept, localStore } from '../../lib/kept-of-person.ts';
import { useProgress } from './use-progress.ts';

interface FirstStepsLinkProps {
  readonly uid: string;
  readonly hasAccount: boolean;
  /** Follows a press on it. */
  readonly onNavigate?: () => void;
}

const STEPS = 3;

/** The way to the first steps, with how many are done; it goes away for good when all of them are. */
export function FirstStepsLink({ uid, hasAccount, onNavigate }: FirstStepsLinkProps) {
  const key = keyOfKept('first-steps', uid);
  const [wereDone] = useState(() => localStore()?.getItem(key) === 'done');
  const { progress } = useProgress(!wereDone);
  const done = progress && [hasAccount, progress.hasProduct, progress.hasStory].filter(Boolean).length;

  useEffect(() => {
    try {
      if (done === STEPS) localStore()?.setItem(key, 'done');
    } catch {
      // Full storage: it is asked for again another day.
    }
  }, [done, key]);

  if (done === undefined || done === STEPS) return null;
  return (
    <Link
      href={browserRoutes.getStarted}
      onClick={() => onNavigate?.()}
      className="mb-2 flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-soft transition-colors hover:bg-wash hover:text-ink lg:min-h-9"
    >
      <ListChecks aria-hidden="true" className="size-4 shrink-0" />
      <span className="grow">Get started</span>
      <span className="text-caption tabular-nums">
        {done} of {STEPS}
      </span>
    </Link>
  );
}
