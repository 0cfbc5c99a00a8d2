import { upperFirst } from '../language/capitals.ts';
import { isPerson, isPlural, singular } from '../language/nouns.ts';
import { lowerFirst } from './trouble-words.ts';

/** What two people do with each other, by the name of it. */
const DEEDS: Readonly<Record<string, readonly [deed: string, link: string]>> = {
  swap: ['swap', 'with'],
  swapping: ['swap', 'with'],
  exchange: ['exchange', 'with'],
  exchanging: ['exchange', 'with'],
  trade: ['trade', 'with'],
  trading: ['trade', 'with'],
  sharing: ['share', 'with'],
  handover: ['hand over', 'to'],
  'hand-over': ['hand over', 'to'],
  transfer: ['transfer', 'to'],
};
/** "Swap of duties between invigilators without ringing us, as long as both agree" */
const BETWEEN = new RegExp(
  String.raw`^(?:the )?(${Object.keys(DEEDS).join('|')}) (?:of )?((?:[\w-]+ ){0,2}[\w-]+) (?:between|among|amongst) ((?:[\w-]+ )?[\w-]+s)\b((?:,? (?:without|w\/o|as long as|so long as|if|when|provided|until|before|after|on|in|from|via|by|with|for) [^.!?;]+)?)([.!]*)$`,
  'i',
);
/** Those whose work it is otherwise. */
const US = /\b(ringing|calling|phoning|asking|mailing|emailing|telling|involving|bothering) us\b/gi;

/** "Swap of duties between invigilators": what one of them does with another. */
export function betweenPeople(text: string): string {
  const [, name = '', thing = '', people = '', rest = '', end = ''] = BETWEEN.exec(text) ?? [];
  const [deed, link] = DEEDS[name.toLowerCase()] ?? [];
  if (!deed || !link || !isPlural(people) || !isPerson(singular(people.split(' ').at(-1)?.toLowerCase() ?? '')))
    return text;
  const who = lowerFirst(people);
  return `${upperFirst(who)} should be able to ${deed} ${thing} ${link} another ${singular(who)}${rest.replace(US, '$1 the team')}${end}`;
}
