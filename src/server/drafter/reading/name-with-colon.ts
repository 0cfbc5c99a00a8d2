import { isPerson, isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** Words that are fields of a form as well. */
const FIELD =
  /^(?:name|date|time|place|price|size|number|phone|mail|e-?mail|note|state|type|colou?r|weight|age|rate|amount|address|title|room|picture|photo|cost|tax|total|group|count|sport|study|model|brand|label|value|status|test|load|level|point)$/;
/** What holds entries. */
const HOLDS = /^(?:list|board|calendar|table|register|log|book|plan|directory|catalogue|rota|roster)$/;

const DEEDS = /^((?:[A-Za-z'-]+ ){0,2}[A-Za-z'-]+): ((?:[a-z]+, )+(?:and |or )?[a-z]+|[a-z]+ (?:and|or) [a-z]+)[.!]?$/;
const TOLD_BY =
  /^((?:[\w-]+ ){0,2}(?:report|overview|summary|statement|dashboard|newsletter)(?: for (?:the |our )?[\w-]+)?): (?:the )?(?=(?:last|next|past|first) (?:\d+|two|three|four|five|six|seven|ten|twelve|few|days?|weeks?|months?|years?)\b)/i;

/** "wheel bookings: cancel, move, share": what is done with them, as orders. */
function doneWith(name: string, deeds: string): string | undefined {
  const verbs = deeds.split(/,? (?:and|or) |, /);
  if (verbs.some((verb) => !isBaseVerb(verb) || FIELD.test(verb))) return undefined;
  const last = name.split(' ').at(-1) ?? '';
  if (isPerson(last)) return undefined;
  const thing = lowerFirst(name);
  const what = isPlural(last) ? thing : HOLDS.test(last) ? `entries of the ${thing}` : `the ${thing}`;
  return `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)} ${what}`;
}

/** A name with a colon and what is done with it, or what it tells: "wheel bookings: cancel, move, share", "report: last three months". */
export function inOnePhrase(text: string): string {
  const [, name = '', deeds = ''] = DEEDS.exec(text) ?? [];
  return (name && doneWith(name, deeds)) || text.replace(TOLD_BY, '$1 with the ');
}
