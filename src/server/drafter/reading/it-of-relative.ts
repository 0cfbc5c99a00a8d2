import { isPlural } from '../language/nouns.ts';
import type { People } from './people.ts';

/** "Guests who miss a tour should be able to move it": what those do who are told of, the thing, and the wish with its pronoun. */
const RELATIVE =
  /^((?:[\w-]+ ){0,3}?[\w-]*(?:s|people) (?:who|that) (?:have |has |want to |cannot |can['’]t )?([a-z]+)(?: (?:up|out|in|back))? ((?:an?|the|their|his|her) (?:[\w-]+ )??[\w-]+)((?: (?:late|early|twice|again|online|today))?) (?:should|must|can|could|may|want to|would like to)(?: not)?(?: be (?:able|allowed) to)? )([a-z]+)( (?:up|in|out|back|off|on|for))? (it|them)\b(?: (up|back|out|down|off(?! (?:the|an?|their|my|our|his|her|all|each)\b))\b)?/i;
/** What is said, done or undone may be the deed itself. */
const OF_DEED =
  /^(?:do|undo|announce|report|say|tell|mention|confirm|prove|explain|regret|notice|know|reverse|revoke|justify|make)$/i;

/** The same with the thing in place of the pronoun, each sentence by itself. */
export function withThingOfRelative(text: string, people: People): string {
  if (!/ (?:who|that) [^.!?]* (?:it|them)\b/i.test(text)) return text;
  return text
    .split(/(?<=[.!?]) (?=[A-Z])/)
    .map((sentence) =>
      sentence.replace(
        RELATIVE,
        (whole, lead: string, _, thing: string, _how, verb: string, before = '', it: string, after = '') => {
          const head = thing.split(' ').at(-1) ?? '';
          const isSame = isPlural(head) === /^them$/i.test(it);
          if (
            !isSame ||
            people.isPersonPhrase(thing) ||
            (OF_DEED.test(verb) && !after) ||
            /^(?:day|week|month|year|time|question|hour)s?$/i.test(head)
          )
            return whole;
          return `${lead}${verb}${before}${after ? ` ${after}` : ''} ${thing.replace(/^an? /i, 'the ')}`;
        },
      ),
    )
    .join(' ');
}
