import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** "As team manager: paste the list", "as guide - see who is late", "As guide please show me" */
const AS = /^\s*as (?:an? |the )?((?:[\w-]+ ){0,2}[\w-]+?)(?:: | [-–—] )(?=\S)([^\n]+)$/i;

/** A note that names in front who speaks, as a wish of theirs. */
export function asRole(text: string, people: People): string {
  const [, who = '', rest = ''] = AS.exec(text) ?? [];
  const name = isPlural(who.split(' ').at(-1) ?? '') ? singular(who.toLowerCase()) : who.toLowerCase();
  if (!who || !people.isPersonPhrase(`the ${name}`)) return text;
  const [first = ''] = rest.split(' ');
  const told = lowerFirst(rest);
  if (isBaseVerb(first.toLowerCase())) return `As ${withArticle(name)}, I want to ${told}`;
  return /^(?:i|we|please|can|could|let|it|there|when|if)\b/i.test(rest)
    ? text
    : `As ${withArticle(name)}, I need ${told}`;
}
