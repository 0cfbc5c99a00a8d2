import type { Draft } from '#contract/story.ts';
import { DomainError } from '../errors.ts';
import type { Texts, WritingTask } from '../stories/story-writer.ts';
import { otherActors } from './choose-actor.ts';
import { draftStory, readTask, writeStory, type Choices } from './draft-story.ts';
import { minimal } from './writing/plain.ts';
import { otherBenefits } from './writing/write-benefit.ts';

/**
 * A reading of the idea that is none of those that are there: for another role, of another of its actions, or for
 * another benefit, where the idea leaves that open. Throws a `DomainError` (`change_not_possible`) when it leaves nothing open.
 */
export function anotherReading(task: WritingTask, apartFrom: readonly Texts[]): Draft {
  const known = new Set(apartFrom.map(({ userStory }) => userStory));
  for (const read of readings(task)) {
    const draft = read();
    if (!known.has(draft.userStory)) return draft;
  }
  throw new DomainError(
    'change_not_possible',
    'The idea says who wants what and why. It leaves no other reading open.',
  );
}

/** First one of each sort, so that two of them differ in more than one thing; then the rest. */
function readings(task: WritingTask): (() => Draft)[] {
  const material = readTask(task);
  const { idea, intents, voice, slots, product, actor } = material;
  const usual = writeStory(material);
  const take = (choices: Choices) => () => draftStory(task, choices);
  const actors =
    actor.grounding.source === 'idea' ? [] : otherActors(product, [actor.name]).map((other) => take({ actor: other }));
  const actions = usual.furtherIdeas.map((further) => () => draftStory({ ...task, idea: further, context: task.idea }));
  const said = usual.userStory.replace(/^.* so that /s, '').replace(/\.$/, '');
  const benefits =
    usual.benefitGrounding.source === 'idea'
      ? []
      : otherBenefits(idea, intents, product, voice, slots)
          .filter(({ text }) => minimal(text) !== said)
          .map((benefit) => take({ benefit }));
  const [first, rest] = [
    [actors, actions, benefits].flatMap((sort) => sort.slice(0, 1)),
    [actors, actions, benefits].flatMap((sort) => sort.slice(1)),
  ];
  return [...first, ...rest];
}
