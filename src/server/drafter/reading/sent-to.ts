import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const SENT =
  /^(?!(?:no|only|nothing|it|they|this|that|these|those)\b)([^,.?!]{2,80}?) (?:should|must|shall|needs? to|has to|have to|ought to) (?:also |then |automatically )?be (sent|given|shown|offered|forwarded|delivered|e-?mailed|presented) (?:automatically )?to ([^.?!]+)$/i;
const BASE: Readonly<Record<string, string>> = {
  sent: 'send',
  given: 'give',
  shown: 'show',
  offered: 'offer',
  forwarded: 'forward',
  delivered: 'deliver',
  emailed: 'email',
  'e-mailed': 'e-mail',
  presented: 'present',
};

/** "certificates should be sent to learners by e-mail": whoever gets it wants it, so it is an order to send it. */
export function sentTo(text: string, people: People): string | undefined {
  const [, thing = '', done = '', whom = ''] = SENT.exec(text) ?? [];
  if (!thing || /\b(?:who|that|which|if|when|not|should|must)\b/i.test(thing) || people.isPersonPhrase(thing))
    return undefined;
  const taker = people.leading(whom);
  if (!taker || people.isSpeaker(taker) || / (?:only|by nobody)\b/i.test(whom)) return undefined;
  return `${BASE[done.toLowerCase()]} ${lowerFirst(thing)} to ${whom}`;
}
