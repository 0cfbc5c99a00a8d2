import type { Draft } from '#contract/story.ts';
import type { StoryWriter, WritingTask } from '../stories/story-writer.ts';
import type { Answer } from './language-model/answer.ts';
import { OutOfTime } from './language-model/faults.ts';
import { answerModes, openModel } from './language-model/provider.ts';
import { DEFAULT_LIMITS, type ModelSettings } from './language-model/settings.ts';
import { askForStory, beginTalk, improve, type ModelServer } from './language-model/talk.ts';
import { originVerifier } from './language-model/verify-origin.ts';

/**
 * A writer on a language model. Throws at once when the settings cannot work; `write` throws
 * `DomainError`s with `writer_*` codes whose messages name no key, address or word of the provider.
 * It remembers which way of demanding JSON the model's server understood.
 */
export function createLanguageModelWriter(settings: ModelSettings): StoryWriter {
  const limits = { ...DEFAULT_LIMITS, ...settings.limits };
  const modes = answerModes(settings.provider);
  const server: ModelServer = { model: openModel(settings), modes, limits, understood: modes[0] };

  return {
    name: `${settings.provider}:${settings.modelId}`,
    async *write(task, signal) {
      signal.throwIfAborted();
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(new OutOfTime()), limits.totalMs);
      const writing = {
        settings,
        caller: signal,
        signal: AbortSignal.any([signal, stop.signal]),
        deadline: performance.now() + limits.totalMs,
        shown: false,
      };
      try {
        const talk = beginTalk(task, limits);
        const answer = yield* askForStory(server, talk, writing);
        const draft = toDraft(await improve(server, talk, answer, writing), task);
        yield { type: 'draft', draft, tokens: talk.tokens };
      } finally {
        clearTimeout(timer);
      }
    },
  };
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
