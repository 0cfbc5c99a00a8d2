import type { Draft, Grounding, Locks, Story, StoryInput, StoryUpdate } from '#contract/story.ts';

const BY_PERSON: Grounding = { source: 'person' };

type Texts = Pick<Draft, 'headline' | 'userStory' | 'acceptanceCriteria'>;

/** What a writer leaves alone of a story that it wrote itself. */
export const NOTHING_LOCKED: Locks = { headline: false, userStory: false, acceptanceCriteria: [] };

/** A story in a person's own words, all of them locked. */
export function writtenByPerson({ headline, userStory, acceptanceCriteria }: Omit<StoryInput, 'productId'>): {
  draft: Draft;
  locks: Locks;
} {
  const draft: Draft = {
    headline,
    userStory,
    acceptanceCriteria,
    grounding: acceptanceCriteria.map(() => BY_PERSON),
    actorGrounding: BY_PERSON,
    benefitGrounding: BY_PERSON,
    openQuestions: [],
    assumptions: [],
    furtherIdeas: [],
  };
  return { draft, locks: { headline: true, userStory: true, acceptanceCriteria: [...new Set(acceptanceCriteria)] } };
}

/**
 * A story as a person's change leaves it. A criterion that stayed word for word keeps its origin wherever it stands
 * now; one that the person wrote or changed is theirs. What they changed is locked; what they did not is as they say.
 */
export function editedByPerson(before: Story, change: StoryUpdate): { draft: Draft; locks: Locks } {
  const { headline, userStory, acceptanceCriteria } = change;
  const origins = new Map(before.acceptanceCriteria.map((criterion, index) => [criterion, before.grounding[index]]));
  const sameStory = before.userStory === userStory;
  const wanted = change.locks ?? before.locks;
  const lockedCriteria = new Set(wanted.acceptanceCriteria);
  return {
    draft: {
      headline,
      userStory,
      acceptanceCriteria,
      grounding: acceptanceCriteria.map((criterion) => origins.get(criterion) ?? BY_PERSON),
      actorGrounding: sameStory ? before.actorGrounding : BY_PERSON,
      benefitGrounding: sameStory ? before.benefitGrounding : BY_PERSON,
      openQuestions: before.openQuestions,
      assumptions: before.assumptions,
      furtherIdeas: before.furtherIdeas,
    },
    locks: {
      headline: wanted.headline || before.headline !== headline,
      userStory: wanted.userStory || !sameStory,
      acceptanceCriteria: [...new Set(acceptanceCriteria)].filter(
        (criterion) => !origins.has(criterion) || lockedCriteria.has(criterion),
      ),
    },
  };
}

/** True when both say the same in the same order. */
export function sameTexts(one: Texts, other: Texts): boolean {
  return (
    one.headline === other.headline &&
    one.userStory === other.userStory &&
    one.acceptanceCriteria.length === other.acceptanceCriteria.length &&
    one.acceptanceCriteria.every((criterion, index) => criterion === other.acceptanceCriteria[index])
  );
}
