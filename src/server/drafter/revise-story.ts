import { CRITERIA_MAX, type Draft, type Grounding, type Locks } from '#contract/story.ts';
import { STORY_CHANGES, type StoryChange } from '#contract/story-versions.ts';
import { parseStory } from '#quality/parse-story.ts';
import { splitStory } from '#quality/split-story.ts';
import { DomainError } from '../errors.ts';
import type { Revision, WritingTask } from '../stories/story-writer.ts';
import { namedActor, otherActors } from './choose-actor.ts';
import { draftStory, readTask, type Material } from './draft-story.ts';
import { furtherCriterion } from './writing/more-criteria.ts';
import { minimal } from './writing/plain.ts';
import { shorterStory } from './writing/shorter-story.ts';
import { otherBenefits } from './writing/write-benefit.ts';

const GUESSED_BENEFIT = 'The idea gives no reason; the benefit is a guess.';
/** Where there was a benefit that somebody told. */
const OTHER_BENEFIT = 'The benefit is a guess; it took the place of the one that was told.';
const NOTHING_LOCKED: Locks = { headline: false, userStory: false, acceptanceCriteria: [] };
const ASSUMED: Grounding = { source: 'assumption' };

/** A change that the drafter knows to make; what it cannot make it says. */
type Make = (story: Draft, change: StoryChange, revision: Revision, task: WritingTask) => Draft;

const MAKE: Readonly<Record<StoryChange['kind'], Make>> = {
  'another-actor': anotherActor,
  'another-benefit': anotherBenefit,
  shorter: (story, _change, { locks }) => {
    const shorter = shorterStory(story, locks);
    if (shorter) return shorter;
    throw notPossible(
      shorterStory(story, NOTHING_LOCKED)
        ? 'What could be left out of the story is locked. Unlock it first.'
        : 'The story cannot be made shorter without losing what it says.',
    );
  },
  'add-main-case': (story, _change, _revision, task) => withCriterion(story, 'main', 'criterion', task),
  'add-error-case': (story, _change, _revision, task) => withCriterion(story, 'refusal', 'error case', task),
  'add-edge-case': (story, _change, _revision, task) => withCriterion(story, 'edge', 'edge case', task),
  'drop-criterion': (story, { criterion }) => {
    const left = criteriaWhere(story, (text) => text !== criterion);
    if (left.acceptanceCriteria.length === 0) throw notPossible('A story keeps at least one acceptance criterion.');
    return left;
  },
};

/**
 * Changes a story as it is asked for, one change after the other. Throws a `DomainError`: `feedback_not_understood` for
 * free words, `change_not_possible` for a change that this story does not allow.
 */
export function reviseStory(task: WritingTask, revision: Revision): Draft {
  if (revision.feedback !== undefined) throw notUnderstood();
  return revision.changes.reduce<Draft>(
    (story, change) => MAKE[change.kind](story, change, revision, task),
    draftOf(revision.story),
  );
}

/** The story alone: whoever hands it over may know more of it. */
function draftOf(story: Draft): Draft {
  const { headline, userStory, acceptanceCriteria, grounding, actorGrounding, benefitGrounding } = story;
  const { openQuestions, assumptions, furtherIdeas } = story;
  return {
    headline,
    userStory,
    acceptanceCriteria,
    grounding,
    actorGrounding,
    benefitGrounding,
    openQuestions,
    assumptions,
    furtherIdeas,
  };
}

function anotherActor(story: Draft, { actor: named }: StoryChange, { locks }: Revision, task: WritingTask): Draft {
  if (locks.userStory) throw notPossible('The story is locked, so its role stays. Unlock it first.');
  const { role: taken } = parseStory(story.userStory);
  const { product } = readTask(task);
  const [next] = named === undefined ? otherActors(product, taken ? [taken] : []) : [namedActor(named)];
  if (!next)
    throw notPossible(
      'The built-in writer finds no other role in the product’s description. Name the role that you mean.',
    );
  return draftStory(task, { actor: next });
}

function anotherBenefit(story: Draft, _change: StoryChange, { locks }: Revision, task: WritingTask): Draft {
  if (locks.userStory) throw notPossible('The story is locked, so its benefit stays. Unlock it first.');
  const { idea, intents, product, voice, slots } = materialOf(story, task);
  const { benefit, benefitMarker, benefitFirst } = splitStory(story.userStory);
  if (benefitFirst) throw notPossible('The story names its benefit first. Change it there yourself.');
  const said = benefit?.text ?? '';
  const all = otherBenefits(idea, intents, product, voice, slots).map(({ text }) => minimal(text));
  // One after the other, so that asking again brings yet another one.
  const at = all.indexOf(said);
  const next = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))][0];
  if (!next) throw notPossible('The built-in writer knows no other benefit of this. Write it into the story yourself.');
  return {
    ...story,
    userStory: `${story.userStory.slice(0, benefitMarker?.start).replace(/[\s,.]+$/, '')}, so that ${next}.`,
    benefitGrounding: ASSUMED,
    assumptions: [
      ...story.assumptions.filter((one) => one !== GUESSED_BENEFIT && one !== OTHER_BENEFIT),
      whyGuessed(story),
    ],
  };
}

/** Only of an idea without a reason can be said that it gives none. */
function whyGuessed({ assumptions, benefitGrounding }: Draft): string {
  if (assumptions.includes(OTHER_BENEFIT)) return OTHER_BENEFIT;
  return benefitGrounding.source === 'assumption' ? GUESSED_BENEFIT : OTHER_BENEFIT;
}

function withCriterion(story: Draft, kind: 'main' | 'refusal' | 'edge', what: string, task: WritingTask): Draft {
  if (story.acceptanceCriteria.length >= CRITERIA_MAX) {
    throw notPossible(`A story has at most ${CRITERIA_MAX} acceptance criteria. Drop one first.`);
  }
  const { idea, intents, slots } = materialOf(story, task);
  const text = furtherCriterion(kind, idea, intents, slots, story.acceptanceCriteria);
  if (!text) throw notPossible(`The built-in writer knows no further ${what} for this story. Write it yourself.`);
  return {
    ...story,
    acceptanceCriteria: [...story.acceptanceCriteria, text],
    grounding: [...story.grounding, ASSUMED],
  };
}

/** What the idea gives, told for whom the story is told. */
function materialOf(story: Draft, task: WritingTask): Material {
  const usual = readTask(task);
  const { role: told } = parseStory(story.userStory);
  const isUsual = told === null || [usual.actor.name, usual.actor.full].includes(told);
  return isUsual ? usual : readTask(task, { actor: { ...namedActor(told), grounding: story.actorGrounding } });
}

function criteriaWhere(story: Draft, isKept: (text: string) => boolean): Draft {
  const kept = story.acceptanceCriteria.flatMap((text, index) =>
    isKept(text) ? [{ text, grounding: story.grounding[index] ?? ASSUMED }] : [],
  );
  return {
    ...story,
    acceptanceCriteria: kept.map(({ text }) => text),
    grounding: kept.map(({ grounding }) => grounding),
  };
}

function notPossible(message: string): DomainError {
  return new DomainError('change_not_possible', message);
}

function notUnderstood(): DomainError {
  const list = Object.values(STORY_CHANGES).map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return new DomainError(
    'feedback_not_understood',
    `The built-in writer takes no words of your own. It can do this: ${list.join(', ')}. A language model takes any words; whoever runs this server can configure one.`,
  );
}
