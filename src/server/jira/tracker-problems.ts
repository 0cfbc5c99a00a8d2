import type { FieldError } from '#contract/problem.ts';
import { NOT_CONNECTED } from '#contract/jira.ts';
import { DomainError } from '../errors.ts';
import { TrackerError } from './issue-tracker.ts';
import { waitInWords } from '../quotas/too-many.ts';

const RETRY_SECONDS = 5;

/** What a person is told when the tracker did not do what it was asked. */
export function toProblem(error: unknown): unknown {
  if (!(error instanceof TrackerError)) return error;
  const { fault, retryAfter = RETRY_SECONDS } = error;
  if (fault === 'expired' || fault === 'revoked') return notConnected();
  if (fault === 'refused' || fault === 'missing') return refused(error);
  if (fault === 'forbidden') {
    const message = 'Jira does not let you do this. Ask whoever runs the Jira site for the permission.';
    return new DomainError('jira_forbidden', message, { cause: error });
  }
  if (fault === 'busy') {
    return busy('Jira asks us to wait.', retryAfter, { cause: error });
  }
  const message =
    fault === 'misconfigured'
      ? 'Atlassian does not know this server. Tell whoever runs it: its Jira client id or secret is not right.'
      : 'Jira does not answer right now. Try again in a moment.';
  return new DomainError('jira_unavailable', message, {
    cause: error,
    ...(fault !== 'misconfigured' && { retryAfter: RETRY_SECONDS }),
  });
}

/** The result of what may ask the tracker; its failures become problems. */
export async function asProblems<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw toProblem(error);
  });
}

export function notConnected(): DomainError {
  return new DomainError('jira_not_connected', NOT_CONNECTED);
}

export function askedTooOften(retryAfter: number): DomainError {
  return busy('You are asking Jira very often.', retryAfter);
}

function busy(words: string, retryAfter: number, options?: ErrorOptions): DomainError {
  return new DomainError('jira_busy', `${words} Try again in ${waitInWords(retryAfter)}.`, { ...options, retryAfter });
}

/** That fields have to be filled in differently; each by the path in the body. */
export function fieldsRefused(errors: readonly FieldError[], options?: ErrorOptions): DomainError {
  return new DomainError('jira_refused', errors[0]?.message ?? 'Jira does not take this.', { ...options, errors });
}

const OWN_PATHS: Record<string, string> = { project: 'projectId', issuetype: 'issueTypeId' };

function refused(error: TrackerError): DomainError {
  if (error.fault === 'missing') {
    const message = 'Jira has no such project or issue type any more. Choose again.';
    return fieldsRefused([{ path: 'projectId', message }], { cause: error });
  }
  const errors = Object.entries(error.fields).map(([key, message]) => ({
    path: OWN_PATHS[key] ?? `fields.${key}`,
    message,
  }));
  if (errors.length > 0) return fieldsRefused(errors, { cause: error });
  const said = error.messages.length > 0 ? ` It says: ${error.messages.join(' ')}` : '';
  return new DomainError('jira_refused', `Jira does not take this.${said}`, { cause: error });
}
