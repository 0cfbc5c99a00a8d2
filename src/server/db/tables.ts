import type { EventName } from '#contract/event.ts';
import type { Made } from '#contract/story-versions.ts';

/**
 * Every column is portable: ids are UUIDv7 as text, instants ISO 8601 text in UTC, flags 0 or 1, lists JSON as text.
 * The tables of the identity service (`user`, `session`, `account`, `verification`, `jwks`) are its own.
 */
export interface Database {
  owner: OwnerTable;
  product: ProductTable;
  story: StoryTable;
  storyVersion: StoryVersionTable;
  feedback: FeedbackTable;
  generation: GenerationTable;
  quota: QuotaTable;
  event: EventTable;
  tombstone: TombstoneTable;
  jiraConnection: JiraConnectionTable;
  jiraSecret: JiraSecretTable;
  jiraChoice: JiraChoiceTable;
  jiraPush: JiraPushTable;
}

/** A person as far as their data goes; `id` is the uid of the identity service. */
export interface OwnerTable {
  id: string;
  createdAt: string;
}

export interface ProductTable {
  id: string;
  ownerId: string;
  name: string;
  description: string;
  isExample: number;
  createdAt: string;
  updatedAt: string;
}

export interface StoryTable {
  id: string;
  ownerId: string;
  productId: string;
  headline: string;
  userStory: string;
  /** JSON: string[] */
  acceptanceCriteria: string;
  /** JSON: the grounding, open questions, assumptions and further ideas of a draft. */
  notes: string;
  /** Headline and story in lower case, to search in. */
  searchText: string;
  idea: string;
  writer: string;
  version: number;
  jiraIssueId: string | null;
  /** The site that the issue is on; unknown of a key that was entered by hand. */
  jiraHost: string | null;
  /** JSON: what a writer must leave as it is. */
  locks: string;
  /** The version since which texts and locks are what they are; Jira's key changes neither. */
  contentVersion: number;
  /** The story in whose idea this one's was found, while it is there, and that idea. */
  parentId: string | null;
  parentIdea: string | null;
  /** What models counted for all its versions. */
  inputTokens: number | null;
  outputTokens: number | null;
  createdAt: string;
  updatedAt: string;
}

/** A story as it once stood; the newest row of a story is what it is now. */
export interface StoryVersionTable {
  storyId: string;
  ownerId: string;
  /** The story's `version` when these texts were stored. */
  number: number;
  headline: string;
  userStory: string;
  /** JSON: string[] */
  acceptanceCriteria: string;
  /** JSON, as a story's. */
  notes: string;
  /** JSON, as a story's. */
  locks: string;
  writer: string;
  made: Made;
  /** JSON: what was asked for, of a regeneration. */
  wish: string | null;
  restoredFrom: number | null;
  /** What the person thought of it while it was the newest. */
  liked: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  createdAt: string;
}

export interface FeedbackTable {
  storyId: string;
  ownerId: string;
  liked: number | null;
  updatedAt: string;
}

/** A generation under an idempotency key: running (no story yet, until `leaseUntil`) or done. */
export interface GenerationTable {
  ownerId: string;
  key: string;
  /** Names the run that holds the key, so that a run that lost it cannot finish it. */
  runId: string;
  bodyHash: string;
  storyId: string | null;
  leaseUntil: string;
  expiresAt: string;
}

/** A counter of one window of time. */
export interface QuotaTable {
  key: string;
  windowStart: string;
  count: number;
}

/** Something that a person did, of the few things that are counted. */
export interface EventTable {
  id: string;
  ownerId: string;
  name: EventName;
  /** When it happened, by the browser's clock. */
  at: string;
  receivedAt: string;
}

/** A person who had everything deleted: their uid is nobody's for as long as a token of theirs may be good. */
export interface TombstoneTable {
  uid: string;
  deletedAt: string;
}

/** What a person allowed us at Atlassian; theirs once `savedAt` is set. */
export interface JiraConnectionTable {
  id: string;
  ownerId: string;
  /** What the browser calls the two tokens. */
  refreshName: string;
  accessName: string;
  /** Encrypted; null once Atlassian takes them no more. */
  sealedTokens: string | null;
  /** When the access token ends. */
  expiresAt: string;
  /** JSON: the sites that were reachable when last asked. */
  sites: string;
  /** The chosen site. */
  cloudId: string | null;
  /** Who renews the tokens at the moment, and until when nobody else may. */
  leaseId: string | null;
  leaseUntil: string | null;
  createdAt: string;
  savedAt: string | null;
}

/** A one-time secret of a connection that was begun, as its hash. */
export interface JiraSecretTable {
  hash: string;
  ownerId: string;
  expiresAt: string;
}

/** Where the last story of a product went. */
export interface JiraChoiceTable {
  productId: string;
  ownerId: string;
  cloudId: string;
  projectId: string;
  issueTypeId: string;
}

/** That a story is, was or may have been added to Jira: written before Jira is asked. */
export interface JiraPushTable {
  storyId: string;
  ownerId: string;
  /** Names the run, so that one that was taken over cannot finish. */
  runId: string;
  /** A `running` one past its lease is as doubtful as an `unanswered` one. */
  state: 'running' | 'unanswered' | 'done';
  leaseUntil: string;
  cloudId: string;
  host: string;
  issueKey: string | null;
  /** JSON: the texts that Jira was sent last. */
  sent: string | null;
  updatedAt: string;
}
