import type { Story } from '#contract/story.ts';
import type { RegenerationRequest } from '#contract/story-versions.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { Writing } from './generation.service.ts';
import { taskOf } from './idea-source.ts';
import { keepLocked, locksLeft, showLocked } from './keep-locked.ts';
import { sameTexts } from './person-edits.ts';
import type { Finish, KeptStory } from './stories.repository.ts';
import { noSuchStory, staleVersion } from './stories.service.ts';
import { productChanged, type Order, type StoryRun, type Written } from './story-runs.service.ts';
import { type Revision, writerFor } from './story-writer.ts';

export type RegenerationService = ReturnType<typeof createRegenerationService>;

/** Makes the use case "write a story again": what is locked stays, and what it was stays in its history. */
export function createRegenerationService(dependencies: Writing) {
  return {
    /** Reading the run makes it go on; ending it early, or aborting `signal`, cancels it and changes nothing. */
    begin(
      actor: Actor,
      id: string,
      input: RegenerationRequest,
      key: string | undefined,
      signal: AbortSignal,
    ): Promise<StoryRun> {
      const naming = { key, body: ['regenerate', id, input] };
      return dependencies.runs.begin(actor, naming, () => prepare(dependencies, actor, id, input), signal);
    },
  };
}

async function prepare(dependencies: Writing, actor: Actor, id: string, input: RegenerationRequest): Promise<Order> {
  const { stories, products, writers, clock } = dependencies;
  const { feedback, changes = [], version } = input;
  const kept = await find(dependencies, actor, id);
  const { story, contentVersion } = kept;
  if (story.version !== version) throw staleVersion(story, input);
  refuseImpossible(story, input);
  const product = await products.get(actor, story.product.id);
  const writer = writerFor(writers, input.writer);
  const { locks } = story;
  const revision: Revision = { story, locks, feedback, changes };

  async function store({ draft: written, tokens }: Written, finish: (storyId: string) => Finish): Promise<Story> {
    const whole = keepLocked(story, locks, written);
    // What was answered is asked no more, whoever wrote it.
    const answered = new Set(changes.map(({ kind, question }) => (kind === 'answer-question' ? question : undefined)));
    const draft = { ...whole, openQuestions: whole.openQuestions.filter((one) => !answered.has(one)) };
    const isAnswered = story.openQuestions.some((one) => answered.has(one));
    if (sameTexts(story, draft) && !isAnswered) throw nothingChanged(sameTexts(story, written), writer.name);
    const change = {
      madeOn: { contentVersion },
      draft,
      locks: locksLeft(locks, story, draft),
      writer: writer.name,
      // Of what is written anew nobody has said anything yet.
      origin: { made: 'regenerated' as const, wish: { feedback, changes }, liked: null, tokens },
      productUpdatedAt: product.updatedAt,
      now: clock().toISOString(),
    };
    const after = await stories.update(actor.uid, id, change, finish(id));
    if (after) return after;
    const now = await find(dependencies, actor, id);
    throw now.contentVersion === contentVersion ? productChanged() : staleVersion(now.story, draft);
  }

  const task = { ...taskOf(story, product), revision };
  return { writer, task, show: (delta) => showLocked(story, locks, delta), store };
}

async function find({ stories }: Writing, actor: Actor, id: string): Promise<KeptStory> {
  const kept = await stories.findKept(actor.uid, id);
  if (!kept) throw noSuchStory();
  return kept;
}

/** What was asked for must be there, and be free to change. */
function refuseImpossible(
  { acceptanceCriteria, openQuestions, locks }: Story,
  { changes = [] }: RegenerationRequest,
): void {
  const refuse = (path: string, message: string): never => {
    throw new DomainError('invalid_input', message, { errors: [{ path, message }] });
  };
  changes.forEach(({ kind, criterion, question }, index) => {
    if (kind === 'drop-criterion' && criterion !== undefined) {
      const path = `changes.${index}.criterion`;
      if (!acceptanceCriteria.includes(criterion)) refuse(path, 'This criterion is not there, or no longer.');
      if (locks.acceptanceCriteria.includes(criterion)) refuse(path, 'This criterion is locked. Unlock it first.');
    }
    if (kind === 'answer-question' && question !== undefined && !openQuestions.includes(question)) {
      refuse(`changes.${index}.question`, 'This question is not open, or no longer.');
    }
  });
}

/** `isSame`: the writer changed nothing; otherwise it changed what is locked, and only that. */
function nothingChanged(isSame: boolean, writer: string): DomainError {
  const same = `The story came out as it was. Ask for something else${writer === 'drafter' ? '' : ', or say it in other words'}.`;
  const locked = 'Nothing came out of it that is not locked. Unlock what should change, or ask for something else.';
  return new DomainError('change_not_possible', isSame ? same : locked);
}
