import { upperFirst } from '../language/capitals.ts';
import { isPerson, isPlural, plural, singular } from '../language/nouns.ts';
import { isHuman } from './is-agent.ts';
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
/** "A chat between skipper and harbour master" */
const TALK =
  /^(?:an? |the |direct )*(chat|chats|messages|messaging|video calls?|phone calls?|calls?|conversations?) between (?:the |an? )?((?:[\w-]+ ){0,2}?[\w-]+) and (?:the |an? )?((?:[\w-]+ ){0,2}?[\w-]+)((?: (?:in|on|about|during|inside|within|for|via|at) [^.!?]+)?)[.!]*$/i;
const TALKS: Readonly<Record<string, string>> = { chat: 'chat with', messag: 'exchange messages with', video: 'have a video call with', phone: 'call', call: 'call', conversation: 'talk to' }; // prettier-ignore

function isOne(words: string): boolean {
  const head = singular(words.split(' ').at(-1)?.toLowerCase() ?? '');
  return isPerson(head) || isHuman(head) || head === 'master';
}

/** What the first of two can do with the second. */
function talkOf(text: string): string | undefined {
  const [, name = '', first = '', second = '', rest = ''] = TALK.exec(text) ?? [];
  if (!first || !isOne(first) || !isOne(second)) return undefined;
  const [, verb] = Object.entries(TALKS).find(([start]) => name.toLowerCase().startsWith(start)) ?? [];
  const who = isPlural(first) ? first : plural(lowerFirst(first));
  const whom = isPlural(second) ? lowerFirst(second) : `the ${lowerFirst(second)}`;
  return `${upperFirst(who)} should be able to ${verb} ${whom}${rest}`;
}

/** Those whose work it is otherwise. */
const US = /\b(ringing|calling|phoning|asking|mailing|emailing|telling|involving|bothering) us\b/gi;

/** "Swap of duties between invigilators": what one of them does with another. */
export function betweenPeople(text: string): string {
  const talk = talkOf(text);
  if (talk) return talk;
  const [, name = '', thing = '', people = '', rest = '', end = ''] = BETWEEN.exec(text) ?? [];
  const [deed, link] = DEEDS[name.toLowerCase()] ?? [];
  if (!deed || !link || !isPlural(people) || !isPerson(singular(people.split(' ').at(-1)?.toLowerCase() ?? '')))
    return text;
  const who = lowerFirst(people);
  return `${upperFirst(who)} should be able to ${deed} ${thing} ${link} another ${singular(who)}${rest.replace(US, '$1 the team')}${end}`;
}
