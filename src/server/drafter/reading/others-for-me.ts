import { mendWords, stripMarkup } from './clean-idea.ts';
import { readIdea, type Idea } from './read-idea.ts';
import type { Product } from './read-product.ts';

const SOMEBODY = '(?:somebody|someone|anybody|anyone) else|another person';
/** What somebody else is to do: asked, ordered or wished for. */
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:can|could|may|might) (?:${SOMEBODY}) (?:also )?(?<deed>[a-z]+ .+)$`, 'i'),
  new RegExp(`^(?:please )?(?:let|allow) (?:${SOMEBODY}) (?:to )?(?<deed>[a-z]+ .+)$`, 'i'),
  new RegExp(`^(?:${SOMEBODY}) should (?:be able to |also be able to )?(?<deed>(?!not\\b|never\\b)[a-z]+ .+)$`, 'i'),
];
const MINE = /\b(?:for|instead of|in place of) me\b|\bmy\b|\b(?:when|while|if) (?:I|I'm)\b/i;

/** "Can somebody else receive the mails when I'm away?": whoever asks lets another person do it, and does not do it themselves. */
export function othersForMe(idea: Idea, raw: string, product: Product): Idea {
  // The words are asked before anything is mended.
  if (idea.form === 'story' || !/ else\b|\banother person\b/i.test(raw)) return idea;
  const said = mendWords(stripMarkup(raw))
    .trim()
    .replace(/[.!?]+$/, '');
  if (/[.!?;\n]/.test(said) || !MINE.test(said)) return idea;
  const deed = FORMS.map((form) => form.exec(said)?.groups?.['deed']).find(Boolean);
  const told = deed && readIdea(`As a user, I want to let another person ${deed}`, product);
  return told ? { ...told, form: idea.form, text: idea.text, actor: undefined, speaker: true } : idea;
}
