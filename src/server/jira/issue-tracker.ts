import type { IssueDocument } from '#contract/jira-document.ts';
import type { JiraField, JiraIssueType, JiraProject, JiraResource } from '#contract/jira.ts';

/** What the tracker hands out for a person's yes. */
export interface TrackerTokens {
  readonly accessToken: string;
  /** Good once: each renewal brings the next. */
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** In whose name, and on which site. */
export interface Access {
  readonly accessToken: string;
  readonly cloudId: string;
}

/** A field that an issue may have, or must. */
export interface TrackerField extends JiraField {
  /** Jira takes no issue without it, and has no value of its own for it. */
  readonly required: boolean;
  /** `words`: a text that is a list of words; `child`: a choice within a choice, by `1:2` the second within the first. */
  readonly form: 'usual' | 'words' | 'child';
}

export interface NewIssue {
  readonly projectId: string;
  readonly issueTypeId: string;
  readonly summary: string;
  readonly description: IssueDocument;
  /** What it can be found by. */
  readonly label: string | undefined;
  /** Further fields as they travel, by key. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface IssueContent {
  readonly key: string;
  readonly summary: string;
  /** A document of Atlassian's; absent when it is empty. */
  readonly description: unknown;
}

/** Where people keep their issues. Every call throws a {@link TrackerError} and nothing else. */
export interface IssueTracker {
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly exchangeCode: (code: string, redirectUri: string) => Promise<TrackerTokens>;
  readonly renew: (refreshToken: string) => Promise<TrackerTokens>;
  readonly sites: (accessToken: string) => Promise<JiraResource[]>;
  readonly projects: (access: Access) => Promise<JiraProject[]>;
  readonly issueTypes: (access: Access, projectId: string) => Promise<JiraIssueType[]>;
  readonly fields: (access: Access, projectId: string, issueTypeId: string) => Promise<TrackerField[]>;
  /** Answers the key of the new issue. */
  readonly create: (access: Access, issue: NewIssue) => Promise<string>;
  readonly read: (access: Access, key: string) => Promise<IssueContent>;
  readonly update: (access: Access, key: string, texts: Pick<NewIssue, 'summary' | 'description'>) => Promise<void>;
  /** The key of the oldest issue with this label; a new one is found only after a while. */
  readonly findByLabel: (access: Access, label: string) => Promise<string | undefined>;
}

/**
 * `expired`: the access token is not taken; `revoked`: the refresh token or the code is not; `misconfigured`: this
 * server itself is not; `forbidden`, `missing`, `refused`, `busy`: the tracker said no and did nothing; `unreachable`:
 * it was not even asked; `unanswered`: it may have done what it was asked, or not.
 */
export type TrackerFault =
  | 'expired'
  | 'revoked'
  | 'misconfigured'
  | 'forbidden'
  | 'missing'
  | 'refused'
  | 'busy'
  | 'unreachable'
  | 'unanswered';

interface TrackerErrorOptions extends ErrorOptions {
  /** With `refused`: what it says of each field, and of the whole. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly messages?: readonly string[];
  /** With `busy`: seconds. */
  readonly retryAfter?: number;
}

/** Why the tracker did not do what it was asked. Its message names the call, and nothing that was sent or answered. */
export class TrackerError extends Error {
  readonly fault: TrackerFault;
  readonly fields: Readonly<Record<string, string>>;
  readonly messages: readonly string[];
  readonly retryAfter: number | undefined;

  constructor(fault: TrackerFault, message: string, options: TrackerErrorOptions = {}) {
    super(message, options);
    this.name = 'TrackerError';
    this.fault = fault;
    this.fields = options.fields ?? {};
    this.messages = options.messages ?? [];
    this.retryAfter = options.retryAfter;
  }
}

/** True for the tracker's own failure of this kind. */
export function isFault(error: unknown, ...faults: TrackerFault[]): boolean {
  return error instanceof TrackerError && faults.includes(error.fault);
}
