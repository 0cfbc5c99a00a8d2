import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import type { People } from './people.ts';

const ASKED =
  /(?<=^|[.!?] )((?:(?:many|most|some|all|every|each|the|our|a few) )*(?:[\w-]+ ){0,2}?[\w-]+) (?:(?:often|always|regularly|constantly|sometimes|now|still) )?(?:asks?|keeps? asking|(?:have|has) (?:been asking|asked)|(?:are|is) asking|want|wants) (?:us|the team|the office) to ([a-z]+) ((?:the|an?|their|his|her|its|all) (?:(?!(?:to|on|in|at|for|by|with|from|as|when|if|before|after|once|until|and|or|so|because|into|out|up|off|again)\b)[\w'’-]+ ?)+?)(?= (?:to|on|in|at|for|by|with|from|as|when|if|before|after|once|until|and|so|because|into|out|up|off|again)\b|[.!?,;]|$)([^.!?]*)/gi;

/** What comes to whoever asks for it. */
const COMES = /^(?:send|give|mail|e-?mail|text|post|forward|hand)$/;
/** What one is shown. */
const SEEN = /^(?:show|display)$/;

/** "Ask for missing papers with one click": by order of the product somebody would be asked. */
const ASKS = /^(?:please )?ask for (?=[a-z])/i;

/** "Guests keep asking us to send the ticket by text": what others ask of the house is what they want to have done or to get. */
export function askedOfUs(text: string, people: People): string {
  // Where some of the people ask for things, such an order is theirs.
  if (ASKS.test(text) && people.isDeed('ask')) return text.replace(ASKS, 'I want to ask for ');
  return text.replace(ASKED, (whole, who: string, deed: string, thing: string, rest: string) => {
    const verb = deed.toLowerCase();
    if (!people.isPersonPhrase(who) || !isBaseVerb(verb) || people.isSpeaker(who)) return whole;
    const behind = rest.replace(/^ (?:to|for) them\b/i, '');
    if (SEEN.test(verb)) return `${upperFirst(who)} want to see ${thing}${behind}`;
    return COMES.test(verb)
      ? `${upperFirst(who)} want to get ${thing}${behind}`
      : `${upperFirst(who)} want to have ${thing} ${participle(verb)}${behind}`;
  });
}
