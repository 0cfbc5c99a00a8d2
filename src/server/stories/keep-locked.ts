import { CRITERIA_MAX, type Draft, type Grounding, type Locks, type StoryDelta } from '#contract/story.ts';
import { storyKey } from '#quality/story-key.ts';

interface Criterion {
  readonly text: string;
  readonly grounding: Grounding;
}

/**
 * What a writer wrote anew, with everything that is locked as it was. A locked criterion stands where the writer put
 * it, or where it stood when the writer left it out; one that only says the same in other words is not taken. What is
 * word for word as before has its origin still, whatever the writer says of it.
 */
export function keepLocked(before: Draft, locks: Locks, written: Draft): Draft {
  const story = locks.userStory || before.userStory === written.userStory ? before : written;
  const origins = new Map(criteriaOf(before).map(({ text, grounding }) => [text, grounding]));
  const criteria = mergeCriteria(criteriaOf(before), locks, criteriaOf(written));
  return {
    ...written,
    headline: locks.headline ? before.headline : written.headline,
    userStory: story.userStory,
    // The person has confirmed the role that was guessed.
    actorGrounding: written.actorGrounding.source === 'person' ? written.actorGrounding : story.actorGrounding,
    benefitGrounding: story.benefitGrounding,
    acceptanceCriteria: criteria.map(({ text }) => text),
    grounding: criteria.map(({ text, grounding }) => origins.get(text) ?? grounding),
  };
}

/** The same for what stands so far of what is being written. */
export function showLocked(before: Draft, locks: Locks, delta: StoryDelta): StoryDelta {
  const written = (delta.acceptanceCriteria ?? []).map((text) => ({ text, grounding: UNKNOWN }));
  const acceptanceCriteria = mergeCriteria(criteriaOf(before), locks, written).map(({ text }) => text);
  const headline = locks.headline ? before.headline : delta.headline;
  const userStory = locks.userStory ? before.userStory : delta.userStory;
  return {
    ...(headline !== undefined && { headline }),
    ...(userStory !== undefined && { userStory }),
    ...(acceptanceCriteria.length > 0 && { acceptanceCriteria }),
  };
}

/**
 * The locks once a story says this: those of what is left, and of what a person said in answer to a question, which is
 * theirs as what they edit is.
 */
export function locksLeft(locks: Locks, before: Draft, draft: Draft): Locks {
  const there = new Set(draft.acceptanceCriteria);
  const told = draft.acceptanceCriteria.filter(
    (text, index) => draft.grounding[index]?.source === 'person' && !before.acceptanceCriteria.includes(text),
  );
  const isTold = ({ benefitGrounding }: Draft): boolean => benefitGrounding.source === 'person';
  return {
    ...locks,
    userStory: locks.userStory || (isTold(draft) && !isTold(before)),
    acceptanceCriteria: [...locks.acceptanceCriteria.filter((text) => there.has(text)), ...told],
  };
}

const UNKNOWN: Grounding = { source: 'assumption' };

function criteriaOf({ acceptanceCriteria, grounding }: Draft): Criterion[] {
  return acceptanceCriteria.map((text, index) => ({ text, grounding: grounding[index] ?? UNKNOWN }));
}

function mergeCriteria(before: readonly Criterion[], locks: Locks, written: readonly Criterion[]): Criterion[] {
  const isLocked = new Set(locks.acceptanceCriteria);
  const locked = before.filter(({ text }) => isLocked.has(text));
  const byKey = new Map(locked.map((criterion) => [storyKey(criterion.text), criterion]));
  const merged = new Set(written.map((criterion) => byKey.get(storyKey(criterion.text)) ?? criterion));
  const isFull = (): boolean => merged.size + locked.filter((one) => !merged.has(one)).length > CRITERIA_MAX;
  for (const criterion of [...merged].toReversed()) {
    if (isFull() && !isLocked.has(criterion.text)) merged.delete(criterion);
  }
  const list = [...merged];
  before.forEach((criterion, index) => {
    if (isLocked.has(criterion.text) && !merged.has(criterion)) list.splice(index, 0, criterion);
  });
  return list;
}
