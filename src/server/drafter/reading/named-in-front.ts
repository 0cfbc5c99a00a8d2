import type { People } from './people.ts';

const LINK = '(before|after|until)';
const NAME = String.raw`((?:an?|each|every|any) (?:[\w-]+ ){0,2}?[\w-]+)`;
/** "Before an offer is sent, a second salesman has to check it": the case in front names what is meant behind it. */
const NAMED = new RegExp(
  String.raw`^${LINK} ${NAME} ((?:is|has been|gets) (?:[\w-]+ly )?[\w-]+|arrives|comes in|expires|ends|starts|begins|fails|goes out|leaves)((?: (?:in|on|at|by|to|from|for|with) [^.!?,]{1,40}?)?), ((?:[\w'’-]+ ){1,8}?)(it)\b([^.!?,]*)([.!]*)$`,
  'i',
);
/** "Before a guest cancels a room, the desk should call them": the one who does it. */
const PERSON = new RegExp(
  String.raw`^${LINK} ${NAME} ([a-z]+s)((?: [^.!?,]{1,40}?)?), ((?:[\w'’-]+ ){1,8}?)(them)\b([^.!?,]*)([.!]*)$`,
  'i',
);

/** A sentence whose case stands in front and names what its order means by "it" or "them": with the name where it is wished. */
export function namedInFront(text: string, people: People): string {
  const [, link = '', name = '', does = '', where = '', order = '', pronoun = '', rest = '', end = ''] =
    NAMED.exec(text) ?? PERSON.exec(text) ?? [];
  if (!name || /(?:^|\s)(?:it|they|them|this|that)\s/i.test(order)) return text;
  const isPerson = people.isPersonPhrase(name);
  if (isPerson !== (pronoun.toLowerCase() === 'them')) return text;
  // "they" behind another doer would be taken for that one.
  const again = isPerson ? name.replace(/^(?:an?|each|every|any) /i, 'the ') : 'it';
  return `${order}${name}${rest} ${link.toLowerCase()} ${again} ${does}${where}${end}`;
}
