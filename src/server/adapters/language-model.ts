import { parsePartialJson, type ModelMessage } from 'ai';
import type { Draft } from '#contract/story.ts';
import type { StoryEvent, StoryWriter, WritingTask } from '../stories/story-writer.ts';
import { readAnswer, toDelta, type Answer } from './language-model/answer.ts';
import type { ModelReply } from './language-model/ask-model.ts';
import { askPatiently, type Writing } from './language-model/ask-patiently.ts';
import { noStory, OutOfTime, refusedToWrite, type Fault } from './language-model/faults.ts';
import { repairPrompt, storyPrompt } from './language-model/prompt.ts';
import { answerModes, openModel } from './language-model/provider.ts';
import { readReply } from './language-model/read-reply.ts';
import { DEFAULT_LIMITS, type ModelSettings } from './language-model/settings.ts';
import { takeOutJson } from './language-model/take-out-json.ts';
import { originVerifier } from './language-model/verify-origin.ts';

/** How much of an unusable answer the model is shown again. */
const REPEATED_MAX = 8_000;

/**
 * A writer on a language model. Throws at once when the settings cannot work; `write` throws
 * `DomainError`s with `writer_*` codes whose messages name no key, address or word of the provider.
 * It remembers which way of demanding JSON the model's server understood.
 */
export function createLanguageModelWriter(settings: ModelSettings): StoryWriter {
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const model = openModel(settings);
  const modes = answerModes(settings.provider);
  let understood = modes[0];

  async function* compose(task: WritingTask, writing: Writing): AsyncGenerator<StoryEvent> {
    const { instructions, question } = storyPrompt(task, limits);
    const messages: ModelMessage[] = [{ role: 'user', content: question }];
    let repaired = false;
    for (let mode = understood; ;) {
      const reply = yield* show(askPatiently({ model, instructions, messages, mode, limits }, writing), writing);
      const nextMode = modes[modes.indexOf(mode) + 1];
      if ('error' in reply) {
        if (!reply.refusesFormat || !nextMode) throw reply.error;
        mode = nextMode;
        continue;
      }
      const reading = readReply(reply);
      if (reading.kind === 'answer') {
        understood = mode;
        yield { type: 'draft', draft: toDraft(reading.answer, task) };
        return;
      }
      if (reading.kind === 'refusal') throw refusedToWrite();
      if (reading.kind === 'prose' && nextMode) {
        mode = nextMode;
        continue;
      }
      if (repaired) throw reading.kind === 'prose' && reading.declines ? refusedToWrite() : noStory();
      repaired = true;
      messages.push(
        { role: 'assistant', content: reply.text.slice(0, REPEATED_MAX).toWellFormed() || '(nothing)' },
        { role: 'user', content: repairPrompt(reading.problem) },
      );
    }
  }

  return {
    name: `${settings.provider}:${settings.modelId}`,
    async *write(task, signal) {
      signal.throwIfAborted();
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(new OutOfTime()), limits.totalMs);
      try {
        yield* compose(task, {
          settings,
          caller: signal,
          signal: AbortSignal.any([signal, stop.signal]),
          deadline: performance.now() + limits.totalMs,
          shown: false,
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

type Asking = AsyncGenerator<string, ModelReply | Fault>;

/** Turns the text so far into what a person may see of it; each delta differs from the one before. */
async function* show(asking: Asking, writing: Writing): AsyncGenerator<StoryEvent, ModelReply | Fault> {
  let last = '{}';
  try {
    for (;;) {
      const step = await asking.next();
      if (step.done) return step.value;
      const delta = toDelta(readAnswer((await parsePartialJson(takeOutJson(step.value))).value));
      const seen = JSON.stringify(delta);
      if (seen === last || seen === '{}') continue;
      last = seen;
      writing.shown = true;
      yield { type: 'delta', delta };
    }
  } finally {
    // A caller who stops reading must not leave the request open.
    await asking.return(undefined as never);
  }
}

function toDraft(answer: Answer, task: WritingTask): Draft {
  const verify = originVerifier(task);
  return {
    headline: answer.headline,
    userStory: answer.userStory,
    acceptanceCriteria: answer.acceptanceCriteria.map(({ text }) => text),
    grounding: answer.acceptanceCriteria.map(verify),
    actorGrounding: verify(answer.actor),
    benefitGrounding: verify(answer.benefit),
    openQuestions: [...answer.openQuestions],
    assumptions: [...answer.assumptions],
    furtherIdeas: [...answer.furtherIdeas],
  };
}
