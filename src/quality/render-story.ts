import type { StoryAnalysis } from './parse-story.ts';

const VOWEL_SOUND = /^(?:[aeio]|u(?!n(?:i|a(?!n))|s(?!h|u)|ti|r[aoi]|ro|k)|hour|honest|honou?r|heir)/iu;
const CONSONANT_SOUND = /^(?:eu|ewe|one\b|once|uni(?!n|m)|use|usa|usu|uto|ubi)/iu;
const SPELT_WITH_VOWEL = /^[AEFHILMNORSX](?:[^a-z]|$)/u;

/** "a" or "an" before `phrase`, by its sound. */
export function indefiniteArticle(phrase: string): 'a' | 'an' {
  const first = phrase.split(/[\s/-]/u)[0] ?? '';
  if (/^[A-Z]{2,5}s?$/u.test(first)) {
    const pronounced = first.length > 3 && /[AEIOU]/u.test(first.slice(1, 3)) && /^[^AEIOU]/u.test(first);
    if (!pronounced) return SPELT_WITH_VOWEL.test(first.charAt(0)) ? 'an' : 'a';
  }
  return VOWEL_SOUND.test(first) && !CONSONANT_SOUND.test(first) ? 'an' : 'a';
}

/** Puts the text in order after a cut: single spaces, no space before a mark, no doubled mark, articles by sound. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/,\s*\./gu, '.')
    .replace(/([.!?])(?:\s*\.)+$/u, '$1')
    .trim();
}

/** "As a nurse", with the article that stood there, or the right one when none stood. */
export function roleClause(story: StoryAnalysis): string | null {
  if (story.role === null) return null;
  const marker = story.parts.roleMarker?.text ?? '';
  const article = /\b(the|any|every|each|one\s+of\s+the)$/iu.exec(marker)?.[1];
  const plural = !/\b(?:an?|and)$/iu.test(marker) && article === undefined && /[^su]s$/iu.test(story.role);
  if (plural) return `As ${story.role}`;
  return `As ${article?.toLowerCase() ?? indefiniteArticle(story.role)} ${story.role}`;
}

/** A story in the usual template from its parts; `means` is the wish with its "to", `benefit` a clause. */
export function storySentence(role: string, wanting: string, means: string, benefit: string | null): string {
  const end = benefit === null ? '' : `, so that ${benefit}`;
  return tidy(`${role}, ${wanting} ${means}${end}.`);
}
