import { Output, streamText, type LanguageModel, type ModelMessage } from 'ai';
import { answerSchema } from './prompt.ts';
import { EndlessAnswer, OutOfTime } from './faults.ts';
import type { AnswerMode, ModelLimits } from './settings.ts';

export interface ModelRequest {
  readonly model: Exclude<LanguageModel, string>;
  readonly instructions: string;
  readonly messages: ModelMessage[];
  readonly mode: AnswerMode;
  readonly limits: ModelLimits;
}

export interface ModelReply {
  readonly text: string;
  readonly finishReason: string;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

/**
 * One request to a model: yields the text that stands so far, returns the whole. Throws what the
 * library throws, `OutOfTime` when the model falls silent, or the signal's reason. However it ends,
 * the connection to the provider is closed.
 */
export async function* askModel(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string, ModelReply> {
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  let failure: unknown;
  const { stream } = streamText({
    model: request.model,
    instructions: request.instructions,
    messages: request.messages,
    output: outputs[request.mode],
    maxOutputTokens: request.limits.maxOutputTokens,
    maxRetries: 0,
    abortSignal: stopped,
    onError: ({ error }) => {
      failure ??= error;
    },
  });
  try {
    return yield* readParts(stream, request.limits, stop);
  } catch (error) {
    // An abort reaches us dressed in the library's own errors; its reason is what counts.
    throw stopped.aborted ? stopped.reason : (failure ?? error);
  } finally {
    stop.abort();
  }
}

type Parts = ReturnType<typeof streamText>['stream'];

async function* readParts(
  parts: Parts,
  limits: ModelLimits,
  stop: AbortController,
): AsyncGenerator<string, ModelReply> {
  const reader = parts.getReader();
  let text = '';
  let patience = limits.firstChunkMs;
  for (;;) {
    const asked = performance.now();
    const { done, value: part } = await withPatience(reader.read(), patience, stop);
    patience -= performance.now() - asked;
    if (done) throw new Error('The stream ended without an end.');
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw stop.signal.reason;
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') patience = limits.chunkMs;
    if (part.type === 'text-delta') {
      text += part.text;
      if (text.length > limits.maxAnswerChars) throw new EndlessAnswer();
      yield text;
    }
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage;
      return { text, finishReason: part.finishReason, inputTokens, outputTokens };
    }
  }
}

/** Stops everything when `next` takes longer; the library then ends the stream, and so `next`. */
async function withPatience<T>(next: Promise<T>, milliseconds: number, stop: AbortController): Promise<T> {
  const timer = setTimeout(() => stop.abort(new OutOfTime()), milliseconds);
  try {
    return await next;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The demanded form with the answer left as text: a schema's own reader would refuse a fenced answer
 * and hold back a piece that adds nothing to its JSON, and so hide that the model is still at work.
 */
const outputs: Record<AnswerMode, ReturnType<typeof Output.text>> = {
  json_schema: {
    ...Output.text(),
    responseFormat: Output.object({ name: 'story', schema: answerSchema }).responseFormat,
  },
  json_object: { ...Output.text(), responseFormat: Promise.resolve({ type: 'json' }) },
  text: Output.text(),
};
