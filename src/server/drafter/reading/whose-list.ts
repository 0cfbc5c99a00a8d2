import { upperFirst } from '../language/capitals.ts';
import { isPlural, plural } from '../language/nouns.ts';
import type { People } from './people.ts';
import { kindOf } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

const NEED = "(?:would )?(?:need|want|like|wish for|miss)|['’]d like";
const WHO = "(?:an? |the |our |all )?([a-z][a-z'’-]*(?: [a-z][a-z'’-]*){0,3}?)";
/** "What I need as a vet:", "My wishes as a vet", "As a vet, I need:", "What vets need:" */
const LEADS: readonly RegExp[] = [
  new RegExp(`^(?:what|things|here is what) (?:I|we) ?(?:really |also )?(?:${NEED}) as ${WHO}\\s*:?$`, 'i'),
  new RegExp(`^(?:my|our) (?:wish ?list|wishes|needs|requirements|to-?dos?|list) as ${WHO}\\s*:?$`, 'i'),
  new RegExp(`^as ${WHO},? (?:I|we) ?(?:really |also )?(?:${NEED})\\s*:?$`, 'i'),
  new RegExp(
    `^(?:what|things) (?!I\\b|we\\b|you\\b|they\\b|people\\b)${WHO} (?:really |also )?(?:${NEED})\\s*:?$`,
    'i',
  ),
];
/** "open findings", "clean rooms": how the things are, and no order. */
const STATE =
  /^(?:open|free|empty|clean|separate|clear|dry|closed|complete|correct|own|double|live) (?!all\b|each\b|every\b|the\b|an?\b|up\b|out\b)[a-z-]+s\b(?! (?:with|from|to)\b)/i;
/** "the ten oldest lab results": many, whose last word looks like a verb. */
const MANY = /^(?:the|all|our|my) (?:[a-z-]+ ){1,4}[a-z-]+s$/i;
/** "What we need:": they do. */
const OURS = /^(?:what|things) (I|we) (?:really |also )?(?:need|want|would like)(?=\s*:?\n)/i;
const SENT = /^(?:an? )?(?:[a-z-]+ )?(?:reminder|message|alert|warning|e-?mail|text|notification|notice)s?\b/i;

function asDeed(item: string, people: People): string | undefined {
  const kind = STATE.test(item) || MANY.test(item) ? 'name' : kindOf(item, people);
  if (kind === 'order') return item;
  if (kind === 'fact') return undefined;
  return `${SENT.test(item) ? 'get' : 'see'} ${item}`;
}

/** A list under a line that only tells whose wishes they are: each item is something that they want to do, see or get. */
export function whoseList(text: string, people: People): string {
  if (!text.includes('\n- ')) return text;
  if (OURS.test(text)) return text.replace(OURS, '$1 need');
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const [, said = ''] = LEADS.map((lead) => lead.exec(first.trim())).find(Boolean) ?? [];
  const who = said.toLowerCase();
  if (!who || !people.isPersonPhrase(`the ${who}`) || !lines.every((line) => line.startsWith('- '))) return text;
  const deeds = lines.map((line) => asDeed(lowerFirst(line.slice(2).trim()), people));
  if (deeds.includes(undefined)) return text;
  const many = isPlural(who.split(' ').at(-1) ?? '') ? who : plural(who);
  return [`${upperFirst(many)} should be able to:`, ...deeds.map((deed) => `- ${deed}`)].join('\n');
}
