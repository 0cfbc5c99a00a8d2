import * as z from 'zod/mini';

/** Every code that a reply can carry, with its status. Codes are stable: programs may lean on them. */
export const PROBLEM_STATUS = {
  invalid_input: 422,
  malformed_request: 400,
  not_signed_in: 401,
  not_found: 404,
  too_slow: 408,
  too_large: 413,
  headers_too_large: 431,
  unsupported_media_type: 415,
  too_many_requests: 429,
  example_product: 403,
  account_needed: 403,
  not_offered: 403,
  stale_version: 409,
  generation_running: 409,
  idempotency_key_reused: 422,
  idea_not_understood: 422,
  feedback_not_understood: 422,
  change_not_possible: 422,
  draft_unusable: 422,
  language_not_supported: 422,
  product_changed: 409,
  writer_unavailable: 503,
  writer_busy: 503,
  writer_refused: 422,
  writer_misconfigured: 503,
  writer_timeout: 504,
  writer_nonsense: 502,
  cancelled: 499,
  jira_not_configured: 403,
  jira_not_connected: 409,
  jira_not_authorized: 409,
  jira_no_resources: 409,
  jira_forbidden: 403,
  jira_refused: 422,
  jira_busy: 429,
  jira_unavailable: 503,
  jira_unanswered: 504,
  jira_push_running: 409,
  jira_already_added: 409,
  jira_issue_changed: 409,
  jira_issue_gone: 409,
  google_unavailable: 503,
  database_unavailable: 503,
  storage_full: 507,
  identity_unavailable: 503,
  shutting_down: 503,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

const codes = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]];

export const fieldError = z.object({
  /** Dotted path of the field in the body, e.g. `description`. */
  path: z.string(),
  message: z.string(),
});

/** An error reply, `application/problem+json` (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(codes),
  /** What happened and what to do, for a person. */
  detail: z.string(),
  /** The request's id, to find it in the log. */
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  /** Seconds to wait before another try, as in `Retry-After`. */
  retryAfter: z.optional(z.number()),
  /** With `stale_version` and `jira_already_added`: what is stored now. */
  current: z.optional(z.unknown()),
  /** With `stale_version`: what was not stored: the texts that were sent, or those that were written meanwhile. */
  sent: z.optional(z.unknown()),
});

export type Problem = z.infer<typeof problem>;
export type FieldError = z.infer<typeof fieldError>;
