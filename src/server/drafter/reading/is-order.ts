import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isMass, isPlural, singular } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { traitsOf } from '../lexicon/things.ts';
import type { People } from './people.ts';
import { GOES_ON, isCommand } from './is-command.ts';
import { isStatement } from './read-clauses.ts';

/** What opens an order where a kind of things stands behind it. */
const MADE_USE_OF =
  /^(?:use|reuse|return|keep|collect|store|reserve|reject|release|review|sort|scan|print|copy|draft|quote|load|stack|ship|track|tag|flag) /i;

/** What an order, a book or a rent has of its own: "order form", "book club". */
const OWN_NAME =
  /^(?:status|forms?|pages?|lists?|history|numbers?|confirmations?|tracking|overview|details?|summary|process|management|reminders?|notifications?|import|export|button|limits?|fees?|codes?|search|templates?|dates?|club|reviews?|covers?|titles?|desk|system|tool|screen|view|dashboard|archive|amounts?|sizes?|entry|entries|value|total|volume|data|items?|lines?|is|are|of|and|or|that|which|with|for|in|by)$/;
const TAIL = /^(?:|\w+ly|if|when|once|after|before|until|unless|for|with|without|in|on|at|to|from|by|online)$/;

/** "archive clients we no longer work with": what is told behind the object narrows it. */
export const NARROWED: RegExp =
  /^(?:archive|delete|export|filter|find|hide|highlight|list|mark|merge|print|remove|search|send|show|sort|tag|view) (?:the |all )?[\p{L}-]+s (?:i|we|you) (?!.*\b(?:is|are|was|were|should|must|shall)\b)/iu;

/** "Refund passes if the lifts stand still": one thing without an article is no subject, what is many behind it is the object. */
export function isBareOrder(text: string): boolean {
  // "document templates" are of documents, and nobody documents them.
  if (/^(?:document|letter|report|order|message) templates?\b/i.test(text)) return false;
  if (NARROWED.test(text)) return true;
  const [first = '', second = '', third = ''] = text.toLowerCase().split(' ');
  if (
    /^(?:order|preorder|book|reserve|borrow|rent)$/.test(first) &&
    second !== '' &&
    !OWN_NAME.test(second) &&
    !isBaseVerb(second) &&
    TAIL.test(third) &&
    (third !== '' || isMass(second))
  )
    return true;
  // "show availability on a calendar": such a noun is no show of its own.
  if (first === 'show' && (isMass(second) || /(?:ity|ness|ance|ence)$/.test(second)) && TAIL.test(third)) return true;
  return (
    isBaseVerb(first) &&
    !isPlural(first) &&
    !isMass(first) &&
    isPlural(second) &&
    traitsOf(singular(second), false).size > 0 &&
    traitsOf(first, false).size > 0 &&
    TAIL.test(third)
  );
}

/** "Use earlier quotes as a start", "return unused bolts that are clean": behind the verb stands what kind of many things; or words that only stand behind a verb. */
function isOrderOfMany(text: string, people: People): boolean {
  if (GOES_ON.test(text)) return true;
  if (!MADE_USE_OF.test(text) || !isCommand(text)) return false;
  const [, second, third] = tagSentence(splitWords(text, people.names), 'thing');
  return (second?.tag === 'A' || /^(?:earlier|later|older|existing)$/.test(second?.lower ?? '')) && third?.tag === 'NS';
}

/** "Show tenants how full it is when they want to leave": an order, whatever its last clause looks like. */
export function isOrderFor(text: string, people: People): boolean {
  if (isBareOrder(text) || isOrderOfMany(text, people)) return true;
  const [, rest = ''] = /^(?:show|tell|send|give|remind|notify|warn|inform|alert) (.+)$/i.exec(text) ?? [];
  const who = people.leading(rest);
  return (
    who !== undefined &&
    /^(?:how|what|which|who|when|where|whether|why|an?|the)\b/i.test(rest.slice(who.length).trim()) &&
    isStatement(text, people)
  );
}
