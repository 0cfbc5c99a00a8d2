import { isPlural, withArticle } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { isBareTitle } from './bare-title.ts';
import type { People } from './people.ts';
import { ASKED, type Kind, kindOf } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

/** A longer line is no name. */
export const MOST_WORDS = 8;
/** "For members": whose deeds they are. */
export const FOR = /^for (?:the |all |our )?/i;
/** "course review before it goes live": which one is meant. */
const WHICH = / (?:before|after|when|once|while|until|if|that|who|which|where) .*$/i;
/** What no name holds. */
export const NO_HEADING = /[.,;!]|^(?:I|we|you|they|please|can|could|let|make)\b/i;

/** "Ordering parts on the road", "Signing off a repair": what is done there. */
const DOING =
  /^[a-z]+ing (?:(?:off|up|out|in|on|back) )?(?:the |an? |our |my |your )?[\w-]+(?: (?:on|in|at|for|by|from|after|before|with) |$)/i;

/** Whether a line is the name of what is listed below it. */
export function isHeading(line: string, people: People): boolean {
  const { length } = line.split(' ');
  if (line === '' || length > MOST_WORDS || NO_HEADING.test(line)) return false;
  if (DOING.test(line) && readVerb(line.split(' ')[0]?.toLowerCase() ?? '')?.form === 'gerund') return true;
  // "Work day": a name of two words may look like an order.
  if (length < 3 || ASKED.test(line) || isBareTitle(line, people)) return true;
  return kindOf(lowerFirst(line.replace(WHICH, '')), people) === 'name';
}

/** "For people on the waiting list": whose list it is, and no name of what they see. */
export function isForThem(heading: string, people: People): boolean {
  return FOR.test(heading) && people.isPersonPhrase(heading.replace(FOR, ''));
}

/** "Signing off a repair" above what holds for it: what somebody wants to do. */
export function asDeed(heading: string): string {
  if (/^(?:the |an? )?check-?list for [a-z]+ing /i.test(heading))
    return `I want to work through ${withArticle(lowerFirst(heading.replace(/^(?:the|an?) /i, '')))}`;
  const [doing = '', ...rest] = heading.split(' ');
  // "Stop reminder", "Round report": no order.
  if (rest.length === 1 && isBaseVerb(doing.toLowerCase()) && !isPlural(rest[0] ?? ''))
    return `I need ${withArticle(lowerFirst(heading))}`;
  const verb = readVerb(doing.toLowerCase());
  return verb?.form === 'gerund' &&
    /^(?:(?:off|up|out|in|on|back) )?(?:the|an?|our|my|your|[\w-]+s)\b/i.test(rest.join(' '))
    ? `I want to ${[verb.base, ...rest].join(' ')}`
    : heading;
}

/** "Snap a receipt" above deeds and what is so then: the order is the wish. */
export function isBelowOrder(lead: string, heading: string, kinds: readonly Kind[], people: People): boolean {
  const isMixed = kinds.includes('fact') && kinds.every((kind) => kind !== 'name');
  return (
    (isMixed || (/:\s*$/.test(lead) && kinds.every((kind) => kind === 'order'))) &&
    kindOf(lowerFirst(heading), people) === 'order'
  );
}
