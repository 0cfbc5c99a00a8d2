import { setTimeout as wait } from 'node:timers/promises';
import { askModel, type ModelReply, type ModelRequest } from './ask-model.ts';
import { readFault, type Fault } from './faults.ts';
import { PROMPT_VERSION } from './prompt.ts';
import type { ModelLogEntry, ModelSettings } from './settings.ts';

/** What all requests of one writing share. */
export interface Writing {
  readonly settings: ModelSettings;
  /** The caller's wish to stop. */
  readonly caller: AbortSignal;
  /** Aborts with the caller's, and when the total time has run out. */
  readonly signal: AbortSignal;
  /** When the total time runs out, in `performance.now()`. */
  readonly deadline: number;
  /** Whether a person has seen a part of the story: from then on nothing is tried again behind their back. */
  shown: boolean;
}

/**
 * Asks a model, again where the fault may pass and the time is there. Yields the text that stands so
 * far, returns the reply or the fault; throws the caller's reason when the caller aborts.
 */
export async function* askPatiently(
  request: ModelRequest,
  writing: Writing,
): AsyncGenerator<string, ModelReply | Fault> {
  const { retries, backoffMs } = request.limits;
  for (let attempt = 1; ; attempt += 1) {
    const log = startLog(request, writing.settings, attempt);
    try {
      const reply = yield* askModel(request, writing.signal);
      const { text: _, ...counts } = reply;
      log({ outcome: 'answered', status: 200, ...counts });
      return reply;
    } catch (error) {
      if (writing.caller.aborted) {
        log({ outcome: 'aborted' });
        throw writing.caller.reason;
      }
      const fault = readFault(error);
      log({ outcome: fault.error.code, status: fault.status });
      const pause = fault.retryAfterMs ?? backoffMs * 2 ** (attempt - 1);
      const inTime = performance.now() + pause < writing.deadline;
      if (!fault.passing || writing.shown || attempt > retries || !inTime) return fault;
      await pauseFor(pause, writing.caller);
    }
  }
}

async function pauseFor(milliseconds: number, caller: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, { signal: caller });
  } catch (error) {
    throw caller.aborted ? caller.reason : error;
  }
}

type Outcome = Pick<ModelLogEntry, 'outcome' | 'status' | 'finishReason' | 'inputTokens' | 'outputTokens'>;

function startLog({ mode }: ModelRequest, settings: ModelSettings, attempt: number): (outcome: Outcome) => void {
  const started = performance.now();
  return (outcome) =>
    settings.log?.({
      provider: settings.provider,
      model: settings.modelId,
      promptVersion: PROMPT_VERSION,
      mode,
      attempt,
      durationMs: Math.round(performance.now() - started),
      ...outcome,
    });
}
