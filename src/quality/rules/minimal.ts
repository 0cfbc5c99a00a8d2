import type { Hit } from '../findings.ts';
import type { StoryAnalysis } from '../parse-story.ts';
import { tidy } from '../render-story.ts';
import { endOfSentence } from '../split-story.ts';

const BRACKETS = /\((?!(?:s|es|ies)\))[^()]{0,2000}\)|\[[^[\]]{0,2000}\]|\{[^{}]{0,2000}\}|<[^<>]{1,2000}>/gu;
const WISH_SENTENCE =
  /^[\s.,;]*(?:(?:and|then|also|plus)\s+)*(?:i|we)\s+(?:also\s+)?(?:want|need|would\s+like|expect)/iu;
const CONTENT = /[\p{L}\p{N}]/u;
const COLON_LIST = /:\s+(?=[\p{L}\p{N}"“'])/u;

function shortened(text: string): string {
  const words = text.trim().replace(/\s+/gu, ' ');
  return words.length > 60 ? `${words.slice(0, 57)}...` : words;
}

/** The last offset that belongs to the story proper. */
function storyEnd(story: StoryAnalysis): number {
  const { benefit, means, benefitFirst, text } = story.parts;
  const last = benefitFirst || benefit === null ? means : benefit;
  return last === null ? text.length : endOfSentence(text, last.start, text.length);
}

function bracketHits(story: StoryAnalysis): Hit[] {
  const { text, start } = story.parts;
  return Array.from(text.matchAll(BRACKETS))
    .filter((match) => match.index >= start && CONTENT.test(match[0]))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      message: `A note in brackets stands in the story: "${shortened(match[0])}".`,
    }));
}

function tailHit(story: StoryAnalysis, masked: string): Hit[] {
  const end = storyEnd({ ...story, parts: { ...story.parts, text: masked } });
  const tail = masked.slice(end);
  if (!CONTENT.test(tail) || WISH_SENTENCE.test(tail)) return [];
  const start = end + (/[\p{L}\p{N}]/u.exec(tail)?.index ?? 0);
  const until = end + tail.trimEnd().length;
  return [
    {
      start,
      end: until,
      message: `More text follows the story: "${shortened(story.parts.text.slice(start, until))}".`,
    },
  ];
}

/** A note between the wish and the benefit: "... an invoice; see mock-up 3, so that ...". */
function middleHit(story: StoryAnalysis, masked: string): Hit[] {
  const { means, benefitMarker, benefitFirst } = story.parts;
  if (means === null || benefitMarker === null || benefitFirst || benefitMarker.start <= means.end) return [];
  const between = masked.slice(means.end, benefitMarker.start);
  if (!CONTENT.test(between) || WISH_SENTENCE.test(between)) return [];
  const start = means.end + (/[\p{L}\p{N}]/u.exec(between)?.index ?? 0);
  const end = means.end + between.replace(/[\s,]+$/u, '').length;
  return [
    {
      start,
      end,
      message: `A note stands between wish and benefit: "${shortened(story.parts.text.slice(start, end))}".`,
    },
  ];
}

function colonHit(story: StoryAnalysis): Hit[] {
  const { means } = story.parts;
  const match = means === null ? null : COLON_LIST.exec(means.text);
  if (means === null || match === null) return [];
  const start = means.start + match.index;
  return [
    {
      start,
      end: means.end,
      message: `A list or note follows a colon: "${shortened(means.text.slice(match.index + 1))}".`,
    },
  ];
}

/** The text without its notes, ended by a full stop. */
function withoutNotes(story: StoryAnalysis, masked: string): string {
  const { text, means, benefitMarker, benefitFirst } = story.parts;
  const end =
    tailHit(story, masked).length > 0 ? storyEnd({ ...story, parts: { ...story.parts, text: masked } }) : text.length;
  let kept = masked.slice(0, end);
  if (middleHit(story, masked).length > 0 && means !== null && benefitMarker !== null && !benefitFirst)
    kept = `${masked.slice(0, means.end)}, ${masked.slice(benefitMarker.start, end)}`;
  const words = tidy(kept.replace(BRACKETS, (found) => (found.trim() === '' ? found : ' ')).replaceAll('\u0000', ''));
  return /[.!?]$/u.test(words) ? words : `${words.replace(/[\s,;:\-–—*]+$/u, '')}.`;
}

/** A story holds role, wish and benefit; notes belong elsewhere. */
export function findMinimal(story: StoryAnalysis): Hit[] {
  const { text, start } = story.parts;
  // Brackets are blanked at their length, so that what is found behind them keeps its place.
  const masked =
    text.slice(0, start) +
    text.slice(start).replace(BRACKETS, (found) => (CONTENT.test(found) ? ' '.repeat(found.length) : found));
  const removable = [...bracketHits(story), ...tailHit(story, masked), ...middleHit(story, masked)];
  const fix = removable.length > 0 ? withoutNotes(story, masked) : undefined;
  return [...removable.map(({ start, end, message }) => ({ start, end, message, fix })), ...colonHit(story)];
}
