import type { Span } from './tokens.ts';
import { spanOf } from './tokens.ts';

/** The parts of a story line as they stand in it; `text` is the whole line. */
export interface StoryParts {
  readonly text: string;
  /** Where the story begins, behind a tag, bullet or number. */
  readonly start: number;
  readonly role: Span | null;
  /** What the role wants, behind the words of wanting, before the benefit and any note. */
  readonly means: Span | null;
  readonly benefit: Span | null;
  /** The words that introduce each part: "As an", "I want to be able to", "so that". */
  readonly roleMarker: Span | null;
  readonly meansMarker: Span | null;
  readonly benefitMarker: Span | null;
  readonly benefitFirst: boolean;
}

const PREFIX = new RegExp(
  String.raw`^(?:\s+|#[\p{L}\p{N}_.-]{1,20}#?\s*(?=\S)|[-*•–—·>▪◦+]+\s*|\[[^\]]{0,40}\]\s*|\(?\d+(?:\.\d+)*[.):]+\s*` +
    String.raw`|(?:user\s+story|story|us|req)[\s_#-]*\d+(?:\.\d+)*\s*[:.)–—-]*\s*|user\s+story\s*:\s*|[A-Z]{1,10}-\d+\s*[:.–—-]?\s*|\d+\s+(?=as\b)|["“”'‘’]+)`,
  'iu',
);
const ROLE_MARKER =
  /^(?:as\s+(?:as\s+)?(?:(?:an?|and|the|any|every|each|one\s+of\s+the)(?=\s)\s*(?:an?\s+)?)?|asa\s+|being\s+an?\s+)/iu;
// Case counts here: "As aDeveloper" has a glued article, "As archivist" has none.
const GLUED_ROLE = /^[Aa]s\s+(?:an?|the)(?=\p{Lu})/u;
const WANTING = [
  String.raw`want(?:s|ed)?\s+(?:to|ot|tto|t)(?:\s+to)?(?!\p{L})`,
  String.raw`wan\s+t?to`,
  String.raw`wantto`,
  String.raw`wnat(?:\s+to)?`,
  String.raw`whant(?:\s+to)?`,
  String.raw`wan\s+to`,
  String.raw`wanna`,
  String.raw`want(?:s|ed)?`,
  String.raw`(?:need|needs|wish|wishes|like|love|prefer|expect|hope|intend|plan|seek|aim|require|requires)(?:\s+to)?`,
  String.raw`(?:am|'m|are|'re)\s+(?:able|allowed|looking|going)\s+(?:to|for)`,
  String.raw`(?:have|has|had)\s+to`,
  String.raw`(?:can|could|should|shall|must|may|might|will)`,
].join('|');
const FILLERS = String.raw`(?:(?:don['’]t|do\s+not|never|also|really|just|still|only|always|often|simply|would|do|therefore|first|then|should|must|will|can)\s+){0,3}`;
const ABLE = String.raw`(?:\s+(?:to\s+)?be\s+(?:able|allowed)\s*(?:to|t)(?!\p{L}))?`;
const FIRST_PERSON = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’])(?:i|we)(?:\s+|['’](?:d|ll|ve)\s+|\s*(?=['’](?:m|re)\s))${FILLERS}(?:${WANTING})${ABLE}(?![\p{L}\p{N}])`,
  'iu',
);
const THIRD_PERSON = new RegExp(
  String.raw`(?<=[\p{L}\p{N}]\s)(?:wants?\s+to|needs?\s+to|(?:would|'d)\s+like\s+to|(?:should|must|shall|can|will|may)(?:\s+not)?)${ABLE}(?![\p{L}\p{N}])`,
  'iu',
);
const SUBJECTS =
  'i|we|he|she|it|they|you|the|my|our|their|his|her|its|this|that|these|those|a|an|all|no|every|each|everyone|nobody|people|users?|others?|customers?|there|other';
const BENEFIT_MARKER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:so[,]?\s*(?:that|tht|taht|thta|hat)(?:[,]?\s+that)*(?!\p{L})|in\s+order\s+(?:to|that)(?!\p{L})|in\s+order\s+for(?!\p{L})|so\s+as\s+to(?!\p{L})|because(?!\s+of)(?!\p{L})|so\s+(?=(?:${SUBJECTS})(?!\p{L})))`,
  'iu',
);
const FRONT_BENEFIT = /^(?:in\s+order\s+to|so\s+that|so\s+as\s+to|because|to)\s+/iu;
const ROLE_AHEAD = /,?\s+(?=as\s+(?:an?|the)\s+)/iu;
const NOTE =
  /(?<=[\p{L}\p{N})\]"”'’%])\s*[.!?]+["”]?\s+(?=[\p{Lu}"“(\p{N}*\-–—])|\s+(?:--?|–|—|\*)\s+|\s*[;]\s*|\s*[[({<](?!(?:s|es|ies)\))|\n+/u;
const ABBREVIATED = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|resp|no|dr|mr|mrs|ms|st|inc|ltd|\p{L})\.?$/iu;

/** Where the first note (a further sentence, a bracket, a dash) begins between `from` and `to`; `to` when there is none. */
export function endOfSentence(text: string, from: number, to: number): number {
  let at = from;
  for (;;) {
    const match = NOTE.exec(text.slice(at, to));
    if (match === null) return to;
    const end = at + match.index;
    const mark = match[0].trim();
    const abbreviated = mark.startsWith('.') && ABBREVIATED.test(text.slice(Math.max(from, end - 8), end));
    if (!abbreviated && end > from) return end;
    at = end + match[0].length;
  }
}

function storyStart(text: string): number {
  let start = 0;
  for (;;) {
    const match = PREFIX.exec(text.slice(start, start + 80));
    if (match === null || match[0].length === 0) return start;
    start += match[0].length;
  }
}

function trimmed(text: string, start: number, end: number): Span | null {
  let from = start;
  let to = end;
  while (from < to && /[\s,;:.\-–—]/u.test(text.charAt(from))) from += 1;
  while (to > from && /[\s,;:.!?\-–—"“”]/u.test(text.charAt(to - 1))) to -= 1;
  return spanOf(text, from, to);
}

function markerSpan(start: number, match: RegExpExecArray): Span {
  const found = match[0].replace(/[\s,]+$/u, '');
  return { start: start + match.index, end: start + match.index + found.length, text: found };
}

function find(pattern: RegExp, text: string, from: number, to = text.length): Span | null {
  const match = pattern.exec(text.slice(from, to));
  return match === null ? null : markerSpan(from, match);
}

/** A benefit that stands in front of the role: "In order to X, as a Y, I want Z". */
function frontBenefit(text: string, start: number): { benefit: Span | null; marker: Span; next: number } | null {
  const marker = find(FRONT_BENEFIT, text, start);
  if (marker === null) return null;
  const ahead = ROLE_AHEAD.exec(text.slice(marker.end));
  if (ahead === null) return null;
  const end = marker.end + ahead.index;
  return { benefit: trimmed(text, marker.end, end), marker, next: end + ahead[0].length };
}

/** "As a nurse, when I am on duty, ..." names the role before its first clause. */
function roleWithoutCondition(text: string, role: Span | null): Span | null {
  if (role === null) return null;
  const condition = /,\s+(?=(?:when|whenever|if|while|once|after|before|in|on|at|during|for|with|where)\s)/iu.exec(
    role.text,
  );
  return condition === null ? role : trimmed(text, role.start, role.start + condition.index);
}

/** "As a nurse, the system should ..." ends the role before the other subject. */
function endOfRole(text: string, from: number, marker: Span | null): number {
  const comma = text.indexOf(',', from);
  if (marker === null) return comma < 0 ? text.length : comma;
  const own = /^(?:i|we)(?!\p{L})/iu.test(marker.text);
  return own || comma < 0 || comma > marker.start ? marker.start : comma;
}

function findMeans(text: string, from: number, hasRole: boolean): Span | null {
  const first = find(FIRST_PERSON, text, from);
  const benefit = find(BENEFIT_MARKER, text, from);
  if (first !== null && (benefit === null || first.start <= benefit.start)) return first;
  const third = find(THIRD_PERSON, text, from, benefit?.start);
  return third === null && hasRole ? null : third;
}

/** Splits a story line into its parts. Never throws; what is not there is null. */
export function splitStory(text: string): StoryParts {
  const start = storyStart(text);
  const front = frontBenefit(text, start);
  const body = front?.next ?? start;
  const roleMarker = find(GLUED_ROLE, text, body) ?? find(ROLE_MARKER, text, body);
  const roleStart = roleMarker?.end ?? body;
  const meansMarker = findMeans(text, roleStart, roleMarker !== null);
  const roleEnd = endOfRole(text, roleStart, meansMarker);
  const meansStart = meansMarker?.end ?? (roleMarker === null ? body : roleEnd);
  const foundMarker = find(BENEFIT_MARKER, text, meansStart);
  const meansEnd = endOfSentence(text, meansStart, foundMarker?.start ?? text.length);
  const benefitMarker = foundMarker ?? front?.marker ?? null;
  const benefit =
    foundMarker === null
      ? (front?.benefit ?? null)
      : trimmed(text, foundMarker.end, endOfSentence(text, foundMarker.end, text.length));
  return {
    text,
    start,
    role: roleMarker === null ? null : roleWithoutCondition(text, trimmed(text, roleStart, roleEnd)),
    means: trimmed(text, meansStart, meansEnd),
    benefit,
    roleMarker,
    meansMarker,
    benefitMarker,
    benefitFirst: foundMarker === null && front !== null,
  };
}
