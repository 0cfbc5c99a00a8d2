import type { EventName } from '#contract/event.ts';

/**
 * Every column is portable: ids are UUIDv7 as text, instants ISO 8601 text in UTC, flags 0 or 1, lists JSON as text.
 * The tables of the identity service (`user`, `session`, `account`, `verification`, `jwks`) are its own.
 */
export interface Database {
  owner: OwnerTable;
  product: ProductTable;
  story: StoryTable;
  feedback: FeedbackTable;
  generation: GenerationTable;
  quota: QuotaTable;
  event: EventTable;
  tombstone: TombstoneTable;
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
  createdAt: string;
  updatedAt: string;
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
