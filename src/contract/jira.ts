import * as z from 'zod/mini';
import { idParams, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { issueKey, story } from './story.ts';

/** What the authorisation redirect asks Atlassian for: reading and writing issues, and going on doing so. */
export const JIRA_SCOPES = ['read:jira-work', 'write:jira-work', 'offline_access'] as const;
export const JIRA_AUDIENCE = 'api.atlassian.com';
/** Where a person takes back at Atlassian what they allowed; only they can. */
export const JIRA_REVOKE_URL = 'https://id.atlassian.com/manage-profile/apps';

/** Where stories go unless the person chose otherwise, when the site has them. */
export const JIRA_PROJECT_ID = '10000';
export const JIRA_ISSUE_TYPE_ID = '10001';

/** Tokens are renewed when they have less than this left. */
export const JIRA_RENEWAL_SECONDS = 600;

export const NO_CODE = 'No code provided';
export const NO_RESOURCES = 'No accessible resources found';
export const NOT_CONNECTED = 'Jira not connected';
export const NOT_AUTHORIZED = 'Jira not authorized';

/** A name of ours for a token or secret; what it stands for never leaves the server. */
const opaque = z.string().check(z.regex(/^[ -~]{1,200}$/, 'This is no name of ours.'));

/** How Atlassian calls a site. */
const cloudId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not the id of a Jira site.'));
const numericId = z.string().check(z.regex(/^\d{1,18}$/, 'This is not an id of Jira.'));

/** A connection begun here: `clientSecret` is good once, for ten minutes, and for this person only. */
export const jiraSecret = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  /** Where the person is asked; the parameters are still to be added. */
  authorizeUrl: z.string(),
  expiresAt: instant,
});
export type JiraSecret = z.infer<typeof jiraSecret>;

const codeGrant = z.strictObject({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  client_secret: opaque,
  code: z.string({ error: NO_CODE }).check(z.minLength(1, NO_CODE), z.maxLength(4_000)),
  /** The app's origin plus /jira/callback. */
  redirect_uri: z.url({ protocol: /^https?$/ }).check(z.maxLength(500)),
});
const refreshGrant = z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: opaque });

export const jiraGrant = z.discriminatedUnion('grant_type', [codeGrant, refreshGrant]);
export type JiraGrant = z.infer<typeof jiraGrant>;

/** As the token endpoint answers, in opaque names. */
export const jiraTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
});
export type JiraTokens = z.infer<typeof jiraTokens>;

/** What the browser keeps of the connection. */
export const jiraStore = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Milliseconds since 1970. */
  tokenExpiry: z.number(),
  cloudId: z.string(),
  /** The site's address, without a slash at its end. */
  host: z.string(),
});
export type JiraStore = z.infer<typeof jiraStore>;

/** What the server knows of the connection; nulls when there is none. */
export const jiraConnection = z.object({
  refreshToken: z.nullable(z.string()),
  cloudId: z.nullable(z.string()),
  host: z.nullable(z.string()),
  connectedAt: z.nullable(instant),
  /** There was a connection, and Atlassian does not take it any more: the person has to connect again. */
  revoked: z.boolean(),
});
export type JiraConnection = z.infer<typeof jiraConnection>;

/** A site that the person let us reach. */
export const jiraResource = z.object({ id: z.string(), url: z.string(), name: z.string() });
export type JiraResource = z.infer<typeof jiraResource>;

export const jiraProject = z.object({ id: z.string(), key: z.string(), name: z.string() });
export type JiraProject = z.infer<typeof jiraProject>;

export const jiraIssueType = z.object({ id: z.string(), name: z.string() });
export type JiraIssueType = z.infer<typeof jiraIssueType>;

/**
 * How a field is filled in: `text` (one line; words for a field of labels), `paragraph`, `number`, `date` (2026-05-31),
 * `datetime` (ISO 8601), `issue` (the key of another issue), `select` (an option's id), `multi-select` (ids of options).
 * An `unsupported` one cannot be filled from here: an issue of this type has to be made in Jira.
 */
export const JIRA_FIELD_KINDS = [
  'text',
  'paragraph',
  'number',
  'date',
  'datetime',
  'issue',
  'select',
  'multi-select',
  'unsupported',
] as const;
export type JiraFieldKind = (typeof JIRA_FIELD_KINDS)[number];

/** A field without which Jira takes no issue, beside those that we fill and those that Jira fills itself. */
export const jiraField = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(JIRA_FIELD_KINDS),
  /** With `select` and `multi-select`. */
  options: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
});
export type JiraField = z.infer<typeof jiraField>;

export const JIRA_FIELDS_MAX = 50;
const fieldValue = z.union([
  z.string().check(z.maxLength(10_000)),
  z.number(),
  z.array(z.string().check(z.maxLength(255))).check(z.maxLength(100)),
]);

/** Where a story goes: site, project and issue type. */
export const jiraTarget = z.object({ cloudId, projectId: numericId, issueTypeId: numericId });
export type JiraTarget = z.infer<typeof jiraTarget>;

export const jiraPush = z.strictObject({
  /** Without it the answer is 'Jira not connected'. */
  cloudId: z.optional(cloudId),
  projectId: numericId,
  issueTypeId: numericId,
  /** What the person filled in, by the field's key. */
  fields: z.optional(
    z
      .record(z.string().check(z.regex(/^[\w.-]{1,100}$/)), fieldValue)
      .check(z.refine((fields) => Object.keys(fields).length <= JIRA_FIELDS_MAX, 'These are too many fields.')),
  ),
  /** The person looked in Jira, and there is no issue of this story: after an answer that was lost. */
  again: z.optional(z.literal(true)),
});
export type JiraPush = z.infer<typeof jiraPush>;

/** The texts of a story that Jira is sent. */
export const jiraSent = z.object({
  headline: z.string(),
  userStory: z.string(),
  acceptanceCriteria: z.array(z.string()),
});

/** Where a story stands with Jira. */
export const jiraState = z.object({
  /**
   * `none`: not in Jira; `running`: being added this moment; `unanswered`: Jira did not answer, nobody knows whether
   * there is an issue; `linked`: it is this issue; `deleted`: the issue is no longer there, the story can be added anew.
   */
  state: z.enum(['none', 'running', 'unanswered', 'linked', 'deleted']),
  key: z.optional(z.string()),
  url: z.optional(z.string()),
  /** What Jira was sent last; not known of an issue whose key was entered by hand. */
  pushed: z.optional(jiraSent),
  /** The story is not what Jira was sent last, or nothing was sent yet: 'Update in Jira' would change something. */
  changed: z.optional(z.boolean()),
  /** Somebody changed summary or description in Jira since; absent when Jira could not be asked. */
  changedInJira: z.optional(z.boolean()),
  /** Where the last story of the same product went. */
  suggested: z.optional(jiraTarget),
});
export type JiraState = z.infer<typeof jiraState>;

const site = z.strictObject({ cloudId: z.optional(cloudId) });

export const getJiraSecret = endpoint({
  method: 'GET',
  path: '/jira/secret',
  summary: 'Begin a connection with Jira: a one-time secret for the way back',
  input: {},
  output: jiraSecret,
});

export const getJiraTokens = endpoint({
  method: 'POST',
  path: '/jira/token',
  summary: "Exchange a code, or renew; Atlassian's token endpoint, in opaque names",
  input: { body: jiraGrant },
  output: jiraTokens,
});

export const getJiraConnection = endpoint({
  method: 'GET',
  path: '/jira/refresh',
  summary: 'The connection with Jira as the server knows it',
  input: {},
  output: jiraConnection,
});

export const saveJiraConnection = endpoint({
  method: 'PUT',
  path: '/jira/refresh',
  summary: 'Save the connection with Jira, choose its site, and have its tokens renewed when they are about to expire',
  input: { body: z.strictObject({ refreshToken: opaque, cloudId: z.optional(cloudId) }) },
  output: jiraStore,
});

export const deleteJiraConnection = endpoint({
  method: 'DELETE',
  path: '/jira/refresh',
  summary: 'Disconnect from Jira: everything of the connection is forgotten here',
  input: {},
  output: nothing,
  status: 204,
});

export const listJiraResources = endpoint({
  method: 'GET',
  path: '/jira/resources',
  summary: 'The Jira sites that the person let us reach',
  input: {},
  output: z.array(jiraResource),
});

export const listJiraProjects = endpoint({
  method: 'GET',
  path: '/jira/projects',
  summary: 'The projects of a site in which the person may create issues',
  input: { query: site },
  output: z.array(jiraProject),
});

export const listJiraIssueTypes = endpoint({
  method: 'GET',
  path: '/jira/projects/{projectId}/issue-types',
  summary: 'The types of issues that a project takes, without subtasks',
  input: { params: z.strictObject({ projectId: numericId }), query: site },
  output: z.array(jiraIssueType),
});

export const listJiraFields = endpoint({
  method: 'GET',
  path: '/jira/projects/{projectId}/issue-types/{issueTypeId}/fields',
  summary: 'What else a project asks of an issue',
  input: { params: z.strictObject({ projectId: numericId, issueTypeId: numericId }), query: site },
  output: z.array(jiraField),
});

export const getJiraState = endpoint({
  method: 'GET',
  path: '/story/{id}/jira',
  summary: 'Where a story stands with Jira; Jira is asked, as far as it answers',
  input: { params: idParams },
  output: jiraState,
});

export const addToJira = endpoint({
  method: 'POST',
  path: '/story/{id}/jira',
  summary: 'Create the issue of a story, once',
  input: { params: idParams, body: jiraPush },
  output: story,
});

export const updateInJira = endpoint({
  method: 'PUT',
  path: '/story/{id}/jira',
  summary: "Write the story's texts into its issue",
  input: {
    params: idParams,
    /** `overwrite`: the person knows that the issue was changed in Jira since. */
    body: z.strictObject({ overwrite: z.optional(z.literal(true)) }),
  },
  output: jiraState,
});

export const linkJiraIssue = endpoint({
  method: 'PUT',
  path: '/story/{id}/jira/key',
  summary: 'Say which issue of the connected site is the story',
  input: { params: idParams, body: z.strictObject({ key: issueKey }) },
  output: story,
});
