import * as z from 'zod/mini';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { usageEvent } from './event.ts';
import { jiraSent, jiraTarget } from './jira.ts';
import { product } from './product.ts';
import { story } from './story.ts';
import { storyVersion } from './story-versions.ts';
import { cleanText, tooLong } from './text.ts';

export const DISPLAY_NAME_MAX = 80;

/** A person as the identity service knows them now. */
export const account = z.object({
  uid: z.string(),
  /** Null while they are anonymous. */
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
  isAnonymous: z.boolean(),
  emailVerified: z.boolean(),
  /** They have a password that this server keeps; somebody who came with Google may have none. */
  hasPassword: z.boolean(),
  createdAt: instant,
});
export type Account = z.infer<typeof account>;

/** An empty name takes the name back. */
export const accountUpdate = z.strictObject({
  displayName: z.string().check(
    z.overwrite((text) => cleanText(text).replace(/\s+/g, ' ')),
    z.maxLength(DISPLAY_NAME_MAX, tooLong(DISPLAY_NAME_MAX)),
  ),
});
export type AccountUpdate = z.infer<typeof accountUpdate>;

export const EMAIL_DIFFERS = 'This is not the email address of your account.';

/** True when what was typed names the account's address; an anonymous person has none and types nothing. */
export function confirmsDeletion(typed: string, email: string | null): boolean {
  return typed.trim().toLowerCase() === (email ?? '').toLowerCase();
}

/** One way in that is open: a session of a browser. */
const signIn = z.object({
  createdAt: instant,
  lastUsedAt: instant,
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});

/** One way of proving who they are: a password, or another service's word. */
const wayIn = z.object({
  /** `credential` for the password, `google`. */
  provider: z.string(),
  /** What that service calls them. */
  accountId: z.string(),
  createdAt: instant,
});

/** Everything that the identity service keeps here of a person, but secrets. */
const identityTraces = z.object({ waysIn: z.array(wayIn), signIns: z.array(signIn) });
export type IdentityTraces = z.infer<typeof identityTraces>;

/** What is kept of the connection with Jira, but for tokens. */
const jiraTraces = z.object({
  connection: z.nullable(
    z.object({ host: z.nullable(z.string()), cloudId: z.nullable(z.string()), connectedAt: z.nullable(instant) }),
  ),
  /** Where the last story of each product went. */
  choices: z.array(z.object({ productId: id, ...jiraTarget.shape })),
});
export type JiraTraces = z.infer<typeof jiraTraces>;

/** That a story was added to Jira, or may have been. */
const jiraAddition = z.object({
  storyId: id,
  state: z.enum(['running', 'unanswered', 'done']),
  host: z.string(),
  issueKey: z.nullable(z.string()),
  /** What Jira was sent last. */
  sent: z.nullable(jiraSent),
  at: instant,
});
export type JiraAddition = z.infer<typeof jiraAddition>;

/** Everything that is kept of a person. */
export const accountExport = z.object({
  exportedAt: instant,
  account,
  ...identityTraces.shape,
  products: z.array(product),
  stories: z.array(z.object({ ...story.shape, liked: z.optional(z.boolean()) })),
  storyVersions: z.array(z.object({ storyId: id, ...storyVersion.shape })),
  events: z.array(z.object({ ...usageEvent.shape, receivedAt: instant })),
  jira: jiraTraces,
  jiraAdditions: z.array(jiraAddition),
});
export type AccountExport = z.infer<typeof accountExport>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: "The person's own account",
  input: {},
  output: account,
});

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/account',
  summary: 'Change the name that the person goes by',
  input: { body: accountUpdate },
  output: account,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is kept of the person, as a file',
  input: {},
  output: accountExport,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: 'Delete the account and everything of the person; the email address is typed to confirm',
  input: { body: z.strictObject({ email: z.string() }) },
  output: nothing,
  status: 204,
});
