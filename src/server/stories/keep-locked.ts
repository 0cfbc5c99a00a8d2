import { CRITERIA_MAX, type Draft, type Grounding, type Locks, type StoryDelta } from '#contract/story.ts';
import { storyKey } from '#quality/story-key.ts';

interface Criterion {
  readonly text: string;
  readonly grounding: Grounding;
}

/**
 * What a writer wrote anew, with everything that is locked as it was: a locked criterion keeps its place, the others
 * make room for the new ones, of which those that say the same as a locked one are left out.
 */
export function keepLocked(before: Draft, locks: Locks, written: Draft): Draft {
  const story = locks.userStory ? before : written;
  const criteria = mergeCriteria(criteriaOf(before), locks, criteriaOf(written));
  return {
    ...written,
    headline: locks.headline ? before.headline : written.headline,
    userStory: story.userStory,
    actorGrounding: story.actorGrounding,
    benefitGrounding: story.benefitGrounding,
    acceptanceCriteria: criteria.map(({ text }) => text),
    grounding: criteria.map(({ grounding }) => grounding),
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

/** The locks that are left once a story says this. */
export function locksLeft(locks: Locks, { acceptanceCriteria }: Pick<Draft, 'acceptanceCriteria'>): Locks {
  const there = new Set(acceptanceCriteria);
  return { ...locks, acceptanceCriteria: locks.acceptanceCriteria.filter((criterion) => there.has(criterion)) };
}

const UNKNOWN: Grounding = { source: 'assumption' };

function criteriaOf({ acceptanceCriteria, grounding }: Draft): Criterion[] {
  return acceptanceCriteria.map((text, index) => ({ text, grounding: grounding[index] ?? UNKNOWN }));
}

function mergeCriteria(before: readonly Criterion[], locks: Locks, written: readonly Criterion[]): Criterion[] {
  const locked = new Set(locks.acceptanceCriteria);
  const said = new Set(locks.acceptanceCriteria.map(storyKey));
  const fresh = written.filter(({ text }) => !said.has(storyKey(text)));
  const room = Math.max(CRITERIA_MAX - before.filter(({ text }) => locked.has(text)).length, 0);
  const left = fresh.slice(0, room);
  const inPlace = before.flatMap((criterion) => (locked.has(criterion.text) ? [criterion] : left.splice(0, 1)));
  return [...inPlace, ...left];
}
