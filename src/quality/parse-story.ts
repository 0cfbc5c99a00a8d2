import type { Means } from './parse-means.ts';
import { parseMeans } from './parse-means.ts';
import type { StoryParts } from './split-story.ts';
import { splitStory } from './split-story.ts';

/** What a user story says, in its own words, without articles and outer marks; null is what it does not say. */
export interface ParsedStory {
  /** Who wants it: "site manager". */
  readonly role: string | null;
  /** The main verb with its adverbs and particle: "sign up", "permanently delete", "be notified". */
  readonly action: string | null;
  /** The noun phrase that the verb is about, without article and without what follows its last noun: "order history". */
  readonly object: string | null;
  /** What it is good for, without the words that introduce it: "I can plan my week". */
  readonly benefit: string | null;
}

/** A story with the parts and tokens that its checks work on. */
export interface StoryAnalysis extends ParsedStory {
  readonly parts: StoryParts;
  readonly means: Means;
}

/** Parses and keeps the parts; for the checks. */
export function analyzeStory(text: string): StoryAnalysis {
  const parts = splitStory(text);
  const means = parseMeans(parts.means, parts.meansMarker?.text ?? '');
  const words = (from: number, to: number): string | null => {
    const first = means.tokens[from];
    const last = means.tokens[to - 1];
    return first === undefined || last === undefined ? null : text.slice(first.start, last.end);
  };
  return {
    role: parts.role?.text ?? null,
    action: means.verb === null ? (means.isNominal ? wanting(parts) : null) : words(means.verb.from, means.verb.to),
    object: means.object === null ? null : words(means.object.from, means.object.to),
    benefit: parts.benefit?.text ?? null,
    parts,
    means,
  };
}

/** The verb of "I want a report" is the wanting itself. */
function wanting(parts: StoryParts): string | null {
  return parts.meansMarker?.text.split(/\s+/u).at(-1)?.toLowerCase() ?? null;
}

/**
 * Reads a user story of one line into role, action, object and benefit.
 * Any text is taken; a part that is not there is null. Made for texts of up to some 4,000 characters.
 */
export function parseStory(text: string): ParsedStory {
  const { role, action, object, benefit } = analyzeStory(text);
  return { role, action, object, benefit };
}
