import { useEffect, useState } from 'react';
import { isRefusal } from '../../lib/problem-error.ts';

/** When Jira does not say how long. */
const USUAL_SECONDS = 10;

/** The seconds for which Jira asks to be left alone; undefined when the failure is another one. */
export function waitOf(error: unknown): number | undefined {
  return isRefusal(error, 'jira_busy') ? Math.ceil(error.problem.retryAfter ?? USUAL_SECONDS) : undefined;
}

/** The seconds that are left of the wait that a failure asks for, counted down as they pass; 0 when there is none. */
export function useWait(error: unknown): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = waitOf(error) ?? 0;
    const end = Date.now() + seconds * 1_000;
    const tell = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tell();
    if (seconds === 0) return undefined;
    const timer = setInterval(() => {
      tell();
      if (Date.now() >= end) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}
