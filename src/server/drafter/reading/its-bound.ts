import { parseSentence, textOf } from '../grammar/parse.ts';
import { actionOf } from './clause-words.ts';
import { isPlural } from '../language/nouns.ts';
import { bareOf } from './fact-before.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const HOW_OFTEN =
  / (?:only |at most |up to |no more than )?(?:once|twice|(?:two|three|four|five|six|ten|\d+) times)(?: (?:an?|per|each|every) (?:day|week|month|year|season|term))?$/i;
const HOW_LONG =
  / (for|after|within) (?:an?|one|two|three|four|five|six|ten|twelve|\d+) (minutes?|hours?|days?|weeks?|months?|years?)$/i;
const HOW_MANY =
  /^(.*?) (?:only |at most |up to |no more than )?(?:one|two|three|four|five|six|ten|twelve|\d+) ([a-z-]+s?)(?= (?:per|at|for|each|a)\b|$)/i;
/** "change that number": what the sentence before bounds. */
const THE_NUMBER =
  /^(.*\b(?:change|set|choose|adjust|raise|decide|decide on|lower|define)) (?:that|this|the) (?:number|limit|time|amount|period|figure|bound|maximum)$/i;

/** "Members can book twice a week. The board should be able to change that number.": what is to be changed. */
export function thatNumber(sentence: string, before: string): string | undefined {
  const [, lead = ''] = THE_NUMBER.exec(bareOf(sentence)) ?? [];
  const told = lowerFirst(bareOf(before));
  if (!lead || /[,:;?]|^(?:it|they|this|that|there)\b/i.test(told)) return undefined;
  if (HOW_OFTEN.test(told)) return `${lead} how often ${told.replace(HOW_OFTEN, '')}.`;
  const [, link = ''] = HOW_LONG.exec(told) ?? [];
  if (link)
    return `${lead} ${/^for$/i.test(link) ? 'how long' : /^after$/i.test(link) ? 'after how long' : 'within what time'} ${told.replace(HOW_LONG, '')}.`;
  const [, who = '', things = ''] = HOW_MANY.exec(told) ?? [];
  return who && isPlural(things) ? `${lead} how many ${things} ${who}.` : undefined;
}

const A_MAXIMUM =
  /^((?:please )?(?:set|add|introduce|define|allow|there should be|we need|i want|we want)) (?:an? )?(maximum|limit|cap|upper limit)((?: (?:per|for each|for every|a|each|every) [a-z-]+(?: [a-z-]+)?)?)$/i;
const SO_MANY =
  /\b(?:\d+|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|too many|so many|many|dozens of|lots of|a lot of|all (?:the )?) ([a-z-]+s)\b(?! (?:a|per|each|every)\b)/i;

/** "Some reviewers get twelve papers. Set a maximum per reviewer.": of what. */
export function maximumOf(sentence: string, before: string, people: People): string | undefined {
  const [, lead = '', maximum = '', per = ''] = A_MAXIMUM.exec(bareOf(sentence)) ?? [];
  if (!lead) return undefined;
  const [, things = ''] = SO_MANY.exec(before) ?? [];
  if (
    things &&
    isPlural(things) &&
    !/^(?:times|days|hours|weeks|minutes)$/i.test(things) &&
    !people.isPersonPhrase(things)
  )
    return `${lead} a ${/^maximum$/i.test(maximum) ? 'maximum number of' : `${maximum} on the number of`} ${things}${per}.`;
  const { clauses } = parseSentence(bareOf(before), people.names);
  const [clause, next] = clauses;
  const who = clause
    ? textOf(clause.subject).replace(/^(?:some|many|most|a few|certain) (?:of the |of our )?/i, '')
    : '';
  if (!clause?.group || next || clause.group.negated || clause.group.past || clause.group.passive) return undefined;
  if (!people.isPersonPhrase(who) || people.isSpeaker(who) || !isPlural(who.split(' ').at(-1) ?? '')) return undefined;
  const deed = actionOf({ ...clause, subs: [] }, people)
    .replace(/ (?:every|each) (?:single )?(?:day|evening|morning|week|month|night|hour)\b.*$/i, '')
    .replace(
      / (?:again and again|all the time|too often|very often|a lot|constantly|daily|several times.*|ten times.*)$/i,
      '',
    );
  return deed.split(' ').length <= 6 ? `Limit how often ${lowerFirst(who)} may ${deed}${per}.` : undefined;
}
