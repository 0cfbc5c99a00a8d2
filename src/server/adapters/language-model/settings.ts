export type ModelProvider = 'openai-compatible' | 'openai' | 'anthropic' | 'google';

/** What one writing may cost. Times in milliseconds, lengths in UTF-16 units. */
export interface ModelLimits {
  /** From the task to the last word, retries and repairs included. */
  readonly totalMs: number;
  /** Until a request's first word or thought: a local model may have to be loaded first. */
  readonly firstChunkMs: number;
  /** Between two pieces of an answer. */
  readonly chunkMs: number;
  /** Of one request, thoughts included. */
  readonly maxOutputTokens: number;
  /** Of one answer, from a server that pays no heed to tokens: some go on for ever. */
  readonly maxAnswerChars: number;
  /** Further tries of one request after a fault that may pass. */
  readonly retries: number;
  /** Wait before the first retry when the provider names none; doubles each time. */
  readonly backoffMs: number;
  readonly maxIdeaChars: number;
  readonly maxDescriptionChars: number;
}

export const DEFAULT_LIMITS: ModelLimits = {
  totalMs: 180_000,
  firstChunkMs: 90_000,
  chunkMs: 30_000,
  maxOutputTokens: 8_192,
  maxAnswerChars: 200_000,
  retries: 2,
  backoffMs: 500,
  maxIdeaChars: 4_000,
  maxDescriptionChars: 20_000,
};

/** How the answer's form is demanded: by its schema, as some JSON object, or by the prompt alone. */
export type AnswerMode = 'json_schema' | 'json_object' | 'text';

/** One request to a model, told to the log. Never holds people's words, an address or a key. */
export interface ModelLogEntry {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly promptVersion: string;
  readonly mode: AnswerMode;
  /** 1 for the first try of a request, then one more for each retry. */
  readonly attempt: number;
  readonly durationMs: number;
  /** `answered`, `aborted`, or the code of the fault. */
  readonly outcome: string;
  /** HTTP status, when the provider answered at all. */
  readonly status?: number | undefined;
  readonly finishReason?: string | undefined;
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly modelId: string;
  /** Up to and with the version, e.g. `http://127.0.0.1:11434/v1`. Needed with `openai-compatible`. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly limits?: Partial<ModelLimits> | undefined;
  readonly log?: ((entry: ModelLogEntry) => void) | undefined;
}
