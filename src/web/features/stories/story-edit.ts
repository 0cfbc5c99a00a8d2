import * as z from 'zod/mini';
import { type Story, storyUpdate } from '#contract/story.ts';
import type { StoryText } from '../../lib/story-difference.ts';

const criterion = z.object({ key: z.number(), text: z.string() });

const texts = { headline: z.string(), userStory: z.string(), acceptanceCriteria: z.array(z.string()) };

const storyEdit = z.object({
  /** What the person began with. */
  base: z.object({ version: z.number(), ...texts }),
  headline: z.string(),
  userStory: z.string(),
  /** The key tells criteria apart wherever they are moved. */
  criteria: z.array(criterion),
});
/** A story while a person changes it. */
export type StoryEdit = z.infer<typeof storyEdit>;

/** What is wrong, by the dotted path of its place. */
export type EditErrors = Readonly<Record<string, string>>;

export function beginEdit({ version, headline, userStory, acceptanceCriteria }: Story): StoryEdit {
  return {
    base: { version, headline, userStory, acceptanceCriteria },
    headline,
    userStory,
    criteria: keyed(acceptanceCriteria),
  };
}

function keyed(criteria: readonly string[]): StoryEdit['criteria'] {
  return criteria.map((text, key) => ({ key, text }));
}

/** What was kept over a reload; undefined when that is nothing or damaged. */
export function parseEdit(kept: string | undefined): StoryEdit | undefined {
  try {
    return storyEdit.safeParse(JSON.parse(kept ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function textsOf({ headline, userStory, criteria }: StoryEdit): StoryText {
  return { headline, userStory, acceptanceCriteria: criteria.map(({ text }) => text) };
}

/** Puts other texts in the place of the edited ones; criteria that stay keep their keys as far as their places tell. */
export function withTexts(edit: StoryEdit, { headline, userStory, acceptanceCriteria }: StoryText): StoryEdit {
  const isShorter = acceptanceCriteria.length !== edit.criteria.length;
  const criteria = isShorter
    ? keyed(acceptanceCriteria)
    : edit.criteria.map(({ key, text }, index) => ({ key, text: acceptanceCriteria[index] ?? text }));
  return { ...edit, headline, userStory, criteria };
}

export function sameTexts(one: StoryText, other: StoryText): boolean {
  return (
    one.headline === other.headline &&
    one.userStory === other.userStory &&
    sameList(one.acceptanceCriteria, other.acceptanceCriteria)
  );
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}

export function isChanged(edit: StoryEdit): boolean {
  return !sameTexts(textsOf(edit), edit.base);
}

export function withCriterion(edit: StoryEdit, key: number, text: string): StoryEdit {
  return { ...edit, criteria: edit.criteria.map((line) => (line.key === key ? { key, text } : line)) };
}

/** A new, empty criterion at the end. */
export function addCriterion(edit: StoryEdit): StoryEdit {
  const key = Math.max(-1, ...edit.criteria.map((line) => line.key)) + 1;
  return { ...edit, criteria: [...edit.criteria, { key, text: '' }] };
}

export function removeCriterion(edit: StoryEdit, key: number): StoryEdit {
  return { ...edit, criteria: edit.criteria.filter((line) => line.key !== key) };
}

/** Moves the criterion up (-1) or down (1); at the end of the list it stays. */
export function moveCriterion(edit: StoryEdit, key: number, by: -1 | 1): StoryEdit {
  const from = edit.criteria.findIndex((line) => line.key === key);
  const moved = edit.criteria[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= edit.criteria.length) return edit;
  return { ...edit, criteria: edit.criteria.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** The texts as the server stores them. */
export function storedForm(texts: StoryText): StoryText {
  return storyUpdate.safeParse({ ...texts, version: 1 }).data ?? texts;
}

/** What the server would refuse, in its words. */
export function errorsOf(edit: StoryEdit): EditErrors {
  const { error } = storyUpdate.safeParse({ ...textsOf(edit), version: edit.base.version });
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];
  // The first word about a place is the plainest.
  return Object.fromEntries(issues.toReversed());
}

export type Part = keyof StoryText;
export type Side = 'mine' | 'theirs';

const PARTS: readonly Part[] = ['headline', 'userStory', 'acceptanceCriteria'];

const samePart = (part: Part, one: StoryText, other: StoryText): boolean =>
  part === 'acceptanceCriteria' ? sameList(one[part], other[part]) : one[part] === other[part];

/** The parts in which a person's texts differ from those that were stored meanwhile, and whose to take unless they say otherwise. */
export function conflictsOf(base: StoryText, mine: StoryText, theirs: StoryText): { part: Part; side: Side }[] {
  return PARTS.filter((part) => !samePart(part, mine, theirs)).map((part) => ({
    part,
    // What the person left alone was changed by the others.
    side: samePart(part, base, mine) ? 'theirs' : 'mine',
  }));
}

/** The texts with each part from the chosen side; where both agree it makes no difference. */
export function mergeTexts(mine: StoryText, theirs: StoryText, sides: Partial<Record<Part, Side>>): StoryText {
  const from = (part: Part): StoryText => (sides[part] === 'theirs' ? theirs : mine);
  return {
    headline: from('headline').headline,
    userStory: from('userStory').userStory,
    acceptanceCriteria: from('acceptanceCriteria').acceptanceCriteria,
  };
}
