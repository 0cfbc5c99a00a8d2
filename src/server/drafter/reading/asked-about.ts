import { upperFirst } from '../language/capitals.ts';
import { bareOf } from './fact-before.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Visitors ask us about the parking all the time": what they ask for. */
const ASKED =
  /\basks?(?: (?:us|me|the [\w-]+))? (?:about|for) ((?:(?:the|our|an?|their|my) )?(?!it\b|them\b|this\b|that\b|help\b)[\w-]+(?: (?!all\b|every\b|again\b|each\b|on\b|when\b|and\b|because\b)[\w-]+){0,3})(?: (?:all the time|every (?:day|week|time|single \w+)|again and again|each time|on the phone|by phone))?$/i;
/** "Put it on the ticket", "It should stand on the ticket": what is asked for. */
const POINTS =
  /^((?:please )?(?:put|show|print|add|list|display|publish|post|write|explain|mention|include)) (?:it|this|that|them) (?=\w)/i;
const STANDS = /^(?:it|this|that|they) (should|must|has to|needs to|could) (?=(?:be|stand|say|appear|show)\b)/i;

/** "Visitors ask about the parking. Put it on the ticket.": the parking. */
export function askedAbout(sentence: string, before: string): string | undefined {
  const [, thing = ''] = ASKED.exec(bareOf(before)) ?? [];
  if (!thing) return undefined;
  const named = bareOf(sentence)
    .replace(POINTS, (_, verb: string) => `${verb} ${lowerFirst(thing)} `)
    .replace(STANDS, (_, modal: string) => `${upperFirst(thing)} ${modal} `);
  return named === bareOf(sentence) ? undefined : `${named}.`;
}
