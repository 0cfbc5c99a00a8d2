import { storyText } from './clean-stories.ts';
import type { CleanStory } from './clean-stories.ts';

export type Kind =
  | 'no role'
  | 'no means'
  | 'conjunction'
  | 'note'
  | 'off template'
  | 'duplicate'
  | 'format'
  | 'and delete'
  | 'and then'
  | 'no benefit'
  | 'vague word'
  | 'solution';

export interface SeedKind {
  readonly kind: Kind;
  /** Whether AQUSA, the published checker, finds this kind. */
  readonly aqusa: boolean;
  /** Ways to put the defect into a clean story; they take turns. */
  readonly ways: readonly ((story: CleanStory) => string)[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const wanting = (story: CleanStory, want: string): string => storyText({ ...story, want });
const noteAfter = (story: CleanStory, note: string): string => `${storyText(story)} ${note}`;
const opening = (story: CleanStory): string => storyText(story).split(', I want')[0] ?? '';

/**
 * The kinds of defect. Seeds are written on a story that is otherwise clean, so that what
 * the fix must keep is known: its role and every content word of its means.
 */
export const SEED_KINDS: readonly SeedKind[] = [
  {
    kind: 'no role',
    aqusa: true,
    ways: [
      ({ want, benefit }) => `I want to ${want}, so that ${benefit}.`,
      ({ want, benefit }) => `We need to ${want}, so that ${benefit}.`,
      ({ want, benefit }) => `${capital(want)}, so that ${benefit}.`,
    ],
  },
  {
    kind: 'no means',
    aqusa: true,
    ways: [(story) => `${opening(story)}, so that ${story.benefit}.`, (story) => `${opening(story)}.`],
  },
  {
    kind: 'conjunction',
    aqusa: true,
    ways: [
      (story) => wanting(story, `${story.want} and share the outcome with a colleague`),
      (story) => wanting(story, `${story.want} or ask a colleague for it`),
      (story) => wanting(story, `${story.want} and compare it with last year`),
      (story) => wanting(story, `${story.want} and to inform my team`),
    ],
  },
  {
    kind: 'note',
    aqusa: true,
    ways: [
      (story) => storyText(story).replace(/\.$/u, ' (see the sketch of Tuesday).'),
      (story) => noteAfter(story, 'Note: ask legal first.'),
      (story) => storyText(story).replace(/\.$/u, ' [phase two].'),
      (story) => noteAfter(story, 'This was asked for in the last workshop.'),
    ],
  },
  {
    kind: 'off template',
    aqusa: true,
    ways: [
      ({ role, want }) => `The ${role} shall be able to ${want}.`,
      ({ role, want }) => `${capital(role)}: ${want}`,
      ({ want, role }) => `It must be possible for the ${role} to ${want}.`,
    ],
  },
  {
    kind: 'duplicate',
    aqusa: true,
    ways: [
      (story) => storyText(story),
      (story) => storyText(story).toLowerCase(),
      (story) => storyText(story).replace(/\.$/u, '').replaceAll(',', ''),
    ],
  },
  {
    kind: 'format',
    aqusa: true,
    ways: [
      (story) => storyText(story).replace(/^As an? /u, 'As '),
      (story) => storyText(story).replace(/^As (an?) /u, (_, article: string) => `As ${article === 'a' ? 'an' : 'a'} `),
      (story) => storyText(story).replace(', I want to ', ', I want '),
    ],
  },
  {
    kind: 'and delete',
    aqusa: false,
    ways: [
      (story) => wanting(story, `${story.want} and delete what is older than a year`),
      (story) => wanting(story, `${story.want} and then delete it`),
      (story) => wanting(story, `${story.want} as well as delete old entries`),
      (story) => wanting(story, `${story.want}, and remove the ones that are wrong`),
    ],
  },
  {
    kind: 'and then',
    aqusa: false,
    ways: [
      (story) => wanting(story, `${story.want}, then send a summary to my manager`),
      (story) => wanting(story, `${story.want} then archive it`),
      (story) => wanting(story, `${story.want} and afterwards inform everybody involved`),
    ],
  },
  {
    kind: 'no benefit',
    aqusa: false,
    ways: [
      (story) => `${opening(story)}, I want to ${story.want}.`,
      (story) => `${opening(story)}, I want to ${story.want}, so that.`,
    ],
  },
  {
    kind: 'vague word',
    aqusa: false,
    ways: [
      (story) => wanting(story, `easily ${story.want}`),
      (story) => wanting(story, `${story.want} quickly`),
      (story) => wanting(story, `${story.want} in a user-friendly way`),
      (story) => wanting(story, `${story.want} as efficiently as possible`),
      (story) => wanting(story, `${story.want} in an intuitive manner`),
    ],
  },
  {
    kind: 'solution',
    aqusa: false,
    ways: [
      (story) => wanting(story, `${story.want} by clicking a blue button`),
      (story) => wanting(story, `${story.want} in a dropdown`),
      (story) => wanting(story, `${story.want} using a MySQL database`),
      (story) => wanting(story, `${story.want} through a REST API call`),
      (story) => wanting(story, `${story.want} in a pop-up window on the left`),
      (story) => wanting(story, `${story.want} with a React component`),
    ],
  },
];
