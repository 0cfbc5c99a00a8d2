import { detectLanguage } from '#quality/detect-language.ts';
import { DomainError } from '../errors.ts';
import { hasSense } from './reading/has-sense.ts';
import { stripMarkup } from './reading/clean-idea.ts';

/** Throws a `DomainError` for an idea in another language than English, and for one without sense. */
export function refuseUnreadable(idea: string): void {
  const text = stripMarkup(idea);
  const language = detectLanguage(text);
  if (language === 'other') {
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
