import { detectLanguage, hasForeignSigns } from '#quality/detect-language.ts';
import { DomainError } from '../errors.ts';
import { hasSense } from './reading/has-sense.ts';
import { tagWords } from './language/wink.ts';
import { stripMarkup } from './reading/clean-idea.ts';

/** How much of a text stands in the English dictionary, codes and names in it left out; nothing where there is too little to tell. */
function knownShare(text: string): number | undefined {
  const words = (text.slice(0, 1_500).match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (word) => !/^\p{Lu}+$/u.test(word),
  );
  if (words.length < 3) return undefined;
  const known = words.filter((word) => tagWords(word.toLowerCase()).every((part) => part.known)).length;
  return known / words.length;
}

/** "Text O negative donors": few small words, and all of them in the dictionary; "Rechnungen verschicken": none of them. */
function isOtherLanguage(text: string, language: ReturnType<typeof detectLanguage>): boolean {
  const share = knownShare(text);
  if (language === 'other') return share === undefined || share < 0.75;
  return share !== undefined && share <= 0.5 && hasForeignSigns(text);
}

/** Throws a `DomainError` for an idea in another language than English, and for one without sense. */
export function refuseUnreadable(idea: string): void {
  const text = stripMarkup(idea);
  const language = detectLanguage(text);
  if (isOtherLanguage(text, language)) {
    throw new DomainError(
      'language_not_supported',
      'The built-in writer reads English only. Write the idea in English, or ask whoever runs this server to configure a language model, which can read other languages.',
    );
  }
  if (language === 'none' || !hasSense(text)) throw notUnderstood();
}

/** That no sentence was found to work with. */
export function notUnderstood(): DomainError {
  return new DomainError(
    'idea_not_understood',
    'There is no sentence to work with here. Say in plain words who needs what, and why: "Nurses should be able to swap shifts so that they can change their plan."',
  );
}
