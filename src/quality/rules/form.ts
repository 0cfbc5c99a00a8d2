import type { Hit } from '../findings.ts';
import type { StoryAnalysis } from '../parse-story.ts';
import { tidy } from '../render-story.ts';
import { verbLikelihood } from '../word-classes.ts';

const DANGLING = /(?<![\p{L}\p{N}])(?:and|or|but|the|an?|my|our|&)$/iu;
const SYSTEM_ROLE =
  /^(?:(?:web|mobile|our|this|backend|back-end|software)\s+)*(?:system|application|app|software|website|web\s?site|platform|database|server|backend|back-end|front-?end|api|service|program|tool|product)$/iu;

function whole(story: StoryAnalysis): { start: number; end: number } {
  const { text, start } = story.parts;
  return { start, end: Math.max(start, text.trimEnd().length) };
}

/** A story says who wants what. */
export function findWellFormed(story: StoryAnalysis): Hit[] {
  const hits: Hit[] = [];
  if (story.role === null) hits.push({ ...whole(story), message: 'The story does not say who wants it ("As a ...").' });
  const { means, meansMarker } = story.parts;
  const nothingWanted =
    means === null || !/\p{L}/u.test(means.text) || (story.action === null && story.object === null);
  if (nothingWanted || (meansMarker === null && verbLikelihood(story.action?.toLowerCase() ?? '') === 0))
    hits.push({ ...whole(story), message: 'The story does not say what is wanted ("I want to ...").' });
  return hits;
}

/** The wish reads as a sentence to its end. */
export function findFullSentence(story: StoryAnalysis): Hit[] {
  const { means, meansMarker, benefitMarker, text } = story.parts;
  if (means === null || meansMarker === null) return [];
  if (DANGLING.test(means.text)) {
    const word = DANGLING.exec(means.text)?.[0] ?? '';
    return [{ start: means.end - word.length, end: means.end, message: `The wish breaks off after "${word}".` }];
  }
  const hits: Hit[] = [];
  if (benefitMarker !== null && story.benefit === null)
    hits.push({
      start: benefitMarker.start,
      end: benefitMarker.end,
      message: `Nothing follows "${benefitMarker.text}".`,
    });
  const bareVerb = /(?:want|need|like|love|prefer|wish)$/iu.test(meansMarker.text) && story.means.verb !== null;
  if (bareVerb && story.means.tokens[0]?.lower !== 'to') {
    const fix = tidy(`${text.slice(0, meansMarker.end)} to ${text.slice(means.start)}`);
    hits.push({
      start: meansMarker.start,
      end: means.start,
      message: `"to" is missing after "${meansMarker.text}".`,
      fix,
    });
  }
  return hits;
}

/** The role is somebody, and the benefit is more than the wish again. */
export function findConceptuallySound(story: StoryAnalysis): Hit[] {
  const hits: Hit[] = [];
  const { role, benefit, means } = story.parts;
  if (role !== null && SYSTEM_ROLE.test(role.text))
    hits.push({
      start: role.start,
      end: role.end,
      message: `"${role.text}" is not a person or a role that wants something.`,
    });
  if (benefit !== null && means !== null && repeats(benefit.text, means.text))
    hits.push({ start: benefit.start, end: benefit.end, message: 'The benefit only repeats the wish.' });
  return hits;
}

const EMPTY_WORDS = new Set(
  'i we can could will would be able to do it that this so the a an my our them they is are have has may get'.split(
    ' ',
  ),
);

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}\p{N}'-]*/gu) ?? [])
    .filter((word) => !EMPTY_WORDS.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/u, ''));
}

function repeats(benefit: string, means: string): boolean {
  const wished = new Set(contentWords(means));
  const gained = contentWords(benefit);
  return gained.every((word) => wished.has(word));
}

/** A story says what it is good for. */
export function findMissingBenefit(story: StoryAnalysis): Hit[] {
  if (story.benefit !== null || story.parts.means === null) return [];
  return [
    {
      start: story.parts.means.start,
      end: story.parts.means.end,
      message: 'The story does not say what it is good for ("so that ...").',
    },
  ];
}
