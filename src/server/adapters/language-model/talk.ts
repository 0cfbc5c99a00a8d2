import { parsePartialJson, type LanguageModel, type ModelMessage } from 'ai';
import type { Locks, Tokens } from '#contract/story.ts';
import type { StoryEvent, WritingTask } from '../../stories/story-writer.ts';
import { readAnswer, toDelta, type Answer } from './answer.ts';
import type { ModelReply } from './ask-model.ts';
import { askPatiently, type Writing } from './ask-patiently.ts';
import { noStory, refusedToWrite, type Fault } from './faults.ts';
import { findingsIn } from './findings-in.ts';
import { improvementPrompt, repairPrompt, storyPrompt } from './prompt.ts';
import { readReply } from './read-reply.ts';
import type { AnswerMode, ModelLimits } from './settings.ts';
import { takeOutJson } from './take-out-json.ts';

/** How much of an answer the model is shown again. */
const REPEATED_MAX = 8_000;

/** A model, and the ways to demand JSON of its server. */
export interface ModelServer {
  readonly model: Exclude<LanguageModel, string>;
  readonly modes: readonly [AnswerMode, ...AnswerMode[]];
  readonly limits: ModelLimits;
  /** The way that it has understood last. */
  understood: AnswerMode;
}

/** What has been said between us and a model over one story. */
export interface Talk {
  readonly instructions: string;
  readonly messages: ModelMessage[];
  /** What a person has locked: the checks are not applied to it. */
  readonly locks: Locks | undefined;
  /** What the provider counted for all its answers; nothing when it does not count. */
  tokens: Tokens | undefined;
  /** An answer was no story, and the model was told so. */
  repaired: boolean;
}

export function beginTalk(task: WritingTask, limits: ModelLimits): Talk {
  const { instructions, question } = storyPrompt(task, limits);
  const messages: ModelMessage[] = [{ role: 'user', content: question }];
  return { instructions, messages, locks: task.revision?.locks, tokens: undefined, repaired: false };
}

/** Asks until there is a story. Throws a `DomainError` when none comes of it. */
export async function* askForStory(
  server: ModelServer,
  talk: Talk,
  writing: Writing,
): AsyncGenerator<StoryEvent, Answer> {
  for (let mode = server.understood; ;) {
    const reply = yield* show(ask(server, talk, mode, writing), writing);
    const nextMode = server.modes[server.modes.indexOf(mode) + 1];
    if ('error' in reply) {
      if (!reply.refusesFormat || !nextMode) throw reply.error;
      mode = nextMode;
      continue;
    }
    count(talk, reply);
    const reading = readReply(reply);
    if (reading.kind === 'answer') {
      server.understood = mode;
      talk.messages.push({ role: 'assistant', content: repeated(reply) });
      return reading.answer;
    }
    if (reading.kind === 'refusal') throw refusedToWrite();
    if (reading.kind === 'prose' && nextMode) {
      mode = nextMode;
      continue;
    }
    if (talk.repaired) throw reading.kind === 'prose' && reading.declines ? refusedToWrite() : noStory();
    talk.repaired = true;
    talk.messages.push(
      { role: 'assistant', content: repeated(reply) },
      { role: 'user', content: repairPrompt(reading.problem) },
    );
  }
}

/**
 * Has a story put right that breaks rules, unless the one repair is spent already. What comes of it is taken only when
 * it breaks fewer: a story that is there is never lost to its improvement.
 */
export async function improve(server: ModelServer, talk: Talk, answer: Answer, writing: Writing): Promise<Answer> {
  const findings = findingsIn(answer, talk.locks);
  if (findings.length === 0 || talk.repaired) return answer;
  talk.messages.push({ role: 'user', content: improvementPrompt(findings) });
  const reply = await readToEnd(ask(server, talk, server.understood, writing));
  if ('error' in reply) return answer;
  count(talk, reply);
  const reading = readReply(reply);
  if (reading.kind !== 'answer') return answer;
  return findingsIn(reading.answer, talk.locks).length < findings.length ? reading.answer : answer;
}

type Asking = AsyncGenerator<string, ModelReply | Fault>;

function ask({ model, limits }: ModelServer, { instructions, messages }: Talk, mode: AnswerMode, writing: Writing) {
  return askPatiently({ model, instructions, messages, mode, limits }, writing);
}

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

async function readToEnd(asking: Asking): Promise<ModelReply | Fault> {
  for (;;) {
    const step = await asking.next();
    if (step.done) return step.value;
  }
}

function count(talk: Talk, { inputTokens, outputTokens }: ModelReply): void {
  if (inputTokens === undefined && outputTokens === undefined) return;
  const { input, output } = talk.tokens ?? { input: 0, output: 0 };
  talk.tokens = { input: input + (inputTokens ?? 0), output: output + (outputTokens ?? 0) };
}

function repeated({ text }: ModelReply): string {
  return text.slice(0, REPEATED_MAX).toWellFormed() || '(nothing)';
}
