import { CRITERIA_MAX, CRITERION_MAX, HEADLINE_MAX, USER_STORY_MAX, type StoryDelta } from '#contract/story.ts';
import { cleanText } from '#contract/text.ts';

const LIST_MAX = 10;
const NOTE_MAX = 500;
const QUOTE_MAX = 500;

/** Where the model says that something comes from; not verified. */
export interface ClaimedOrigin {
  readonly source: 'idea' | 'product' | 'assumption';
  readonly quote: string;
}

export interface ClaimedCriterion extends ClaimedOrigin {
  readonly text: string;
}

/** A model's answer, type-checked, cleaned and cut to size. What is missing or of another type is empty. */
export interface Answer {
  readonly headline: string;
  readonly userStory: string;
  readonly acceptanceCriteria: readonly ClaimedCriterion[];
  readonly actor: ClaimedOrigin;
  readonly benefit: ClaimedOrigin;
  readonly openQuestions: readonly string[];
  readonly assumptions: readonly string[];
  readonly furtherIdeas: readonly string[];
}

/** Reads a whole answer or a part of one; any JSON value will do. */
export function readAnswer(value: unknown): Answer {
  const fields = fieldsOf(value);
  return {
    headline: line(fields['headline'], HEADLINE_MAX),
    userStory: line(fields['userStory'], USER_STORY_MAX),
    acceptanceCriteria: list(fields['acceptanceCriteria'])
      .slice(0, CRITERIA_MAX)
      .map(readCriterion)
      .filter(({ text }) => text),
    actor: readOrigin(fields['actor']),
    benefit: readOrigin(fields['benefit']),
    openQuestions: notes(fields['openQuestions']),
    assumptions: notes(fields['assumptions']),
    furtherIdeas: notes(fields['furtherIdeas']),
  };
}

/** What a person may see of an answer that is still coming. */
export function toDelta({ headline, userStory, acceptanceCriteria }: Answer): StoryDelta {
  return {
    ...(headline && { headline }),
    ...(userStory && { userStory }),
    ...(acceptanceCriteria.length > 0 && { acceptanceCriteria: acceptanceCriteria.map(({ text }) => text) }),
  };
}

/** Why an answer is no story, in words for the model; undefined when it is one. */
export function problemOf({ headline, userStory, acceptanceCriteria }: Answer): string | undefined {
  const missing = [
    headline ? [] : ['"headline" must be a text that is not empty.'],
    userStory ? [] : ['"userStory" must be a text that is not empty.'],
    acceptanceCriteria.length > 0
      ? []
      : ['"acceptanceCriteria" must be an array of 3 to 7 objects, each with a "text" that is not empty.'],
  ].flat();
  return missing.length > 0 ? missing.join(' ') : undefined;
}

/** Models without a schema tend to answer a criterion as a bare string. */
function readCriterion(value: unknown): ClaimedCriterion {
  const text = typeof value === 'string' ? value : fieldsOf(value)['text'];
  return { text: line(text, CRITERION_MAX), ...readOrigin(value) };
}

function readOrigin(value: unknown): ClaimedOrigin {
  const { source, quote } = fieldsOf(value);
  return {
    source: source === 'idea' || source === 'product' ? source : 'assumption',
    quote: line(quote, QUOTE_MAX),
  };
}

function notes(value: unknown): readonly string[] {
  return list(value)
    .slice(0, LIST_MAX)
    .map((note) => line(note, NOTE_MAX))
    .filter(Boolean);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A cleaned text on one line, without list marks or Markdown around it, at most `max` long; '' for anything else. */
function line(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const text = cleanText(value)
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-*•]|#{1,6}|\d{1,2}[.)])\s+/, '')
    .replace(/^(\*\*|__)(.*)\1$/, '$2');
  // A cut must not halve a surrogate pair.
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}
