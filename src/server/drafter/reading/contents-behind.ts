import { parseSentence } from '../grammar/parse.ts';
import { isPerson, isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** What holds entries: a name that ends in one of them, whatever stands behind it. */
const HOLDS =
  /^(?:(?:we need |i want |please )?(?:an? |the |our )?)(?:[\w'’-]+ ){0,3}(?:log|logbook|diary|register|record|report|list|sheet|journal|history|protocol|checklist|overview|summary|table|card|label|file|form|export|profile|note|book|plan|digest|invoice|receipt|certificate)(?: (?:for|of|per|on|about|to|from) [^.,:;!?]{2,40})?$/i;
/** "who played", "by whom", "why", "lights on or off": what an entry tells. */
const ENTRY = /^(?:and )?(?:[\w'’()-]+ ){0,4}[\w'’()-]+$/;
/** "show it", "given by": a deed with its thing, and what does not end there. */
const NO_ENTRY = /\b(?:it|them|this|me|us)\b| (?:by|to|for|from|with|of|in|on|at)$/i;
const ASKED = /^(?:and )?(?:by |for |from |since |until |with )?(?:who|whom|whose|what|when|where|why|how|which)\b/i;

function isEntry(item: string): boolean {
  if (!ENTRY.test(item) || NO_ENTRY.test(item)) return false;
  if (ASKED.test(item)) return true;
  if (/^(?:i|we|you|they|he|she|it|there|please|but|so|then)\b/i.test(item)) return false;
  const [who = '', does = ''] = item.toLowerCase().split(' ');
  if (isPerson(singular(who)) && isBaseVerb(does)) return false;
  const [clause] = parseSentence(item).clauses;
  return (
    !clause?.group || clause.mood === 'fragment' || !/\b(?:is|are|was|were|should|must|can|has|have)\b/i.test(item)
  );
}

/** Whose it is: "for the duty manager". */
const WHOSE = /^(?:we need |i want |please )?(?:an? |the |our )?(.+?) for (?:the |our |all )?((?:[\w-]+ )?[\w-]+)$/i;

/** "decision log for the manager" with what it holds, as what the manager wants to see. */
function wished(name: string, held: string): string {
  const [, thing = '', who = ''] = WHOSE.exec(name) ?? [];
  const last = who.split(' ').at(-1)?.toLowerCase() ?? '';
  if (!isPerson(singular(last))) return `${upperFirst(name)} with ${held}.`;
  const whose = isPlural(last) ? upperFirst(who) : `The ${who}`;
  return `${whose} ${isPlural(last) ? 'want' : 'wants'} to see ${withArticle(lowerFirst(thing))} with ${held}.`;
}

/** "decision log for the manager. request seen, answer given, time, why. auditors ask for it": what the thing that is named holds, in one with its name. */
export function withContents(text: string): string {
  if (text.includes('\n')) return text;
  const [name = '', listed = '', ...more] = text.split(
    /(?<=[.!])\s+|: (?=(?:who|what|when|where|why|how(?: \w+)?), )/i,
  );
  const bare = name.replace(/[.!]+$/, '');
  const items = listed
    .replace(/[.!]+$/, '')
    .split(/, (?:and )?| and (?=[\w-]+$)/)
    .map((item) => item.trim());
  if (items.length < 3 || more.length > 1 || !HOLDS.test(bare) || !items.every((item) => isEntry(item))) return text;
  const named = items.map((item) => lowerFirst(item));
  return [wished(bare, `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`), ...more].join(' ');
}
