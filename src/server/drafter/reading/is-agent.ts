import { ADVERBS } from '../lexicon/function-words.ts';
import { isGroup, PRODUCT_NOUNS } from '../lexicon/agents.ts';
import { PERSONS_WHEN_ACTING } from '../lexicon/persons.ts';
import { isMass, isPerson, isPlural, isThingLikePerson, singular } from '../language/nouns.ts';
import { tagWords } from '../language/wink.ts';

/** The endings of those who do something, in the singular: "setter", "auditor", "attendant", "trainee". */
const DOER = /(?:[^e]er|or|[^m]ant|ist|[^i]an|eur|[^egr]ee)$/;

/** "heavier", "fewer": more or less of what an adjective says. */
function isComparative(word: string): boolean {
  return word === 'fewer' || (word.endsWith('ier') && tagWords(`${word.slice(0, -3)}y`)[0]?.tag === 'ADJ');
}

/** What somebody does, although it ends like whoever does it: "the secretary enters the times". */
const NO_DOER =
  /^(?:enter|offer|order|deliver|answer|register|alter|gather|cover|discover|consider|recover|transfer|prefer|refer|differ|suffer|trigger|cater|render|tender|deter|remember|wander|wonder|hover)$/;

/** Letters that stand for a thing. */
const NO_TITLE =
  /^(?:api|app|apps|bot|cad|cms|cnc|cpu|crm|csv|dns|erp|gps|iot|led|mms|nfc|ocr|pdf|pos|qr|rfid|sms|sql|tv|url|usb|vpn|wms|xml|ai|ml|ok|etc|eg|ie|vs|max|min|nr|no|ca|kg|km|cm|mm|ltd|inc)$/;

/** Whether the noun by its ending names somebody who does something, and no list says otherwise. */
export function isDoer(word: string): boolean {
  const one = singular(word.toLowerCase());
  return (
    one.length > 4 &&
    !NO_DOER.test(one) &&
    DOER.test(one) &&
    !isThingLikePerson(one) &&
    !isMass(one) &&
    !PRODUCT_NOUNS.has(one) &&
    !ADVERBS.has(one) &&
    !isComparative(one)
  );
}

/** Whether the noun names a human being: one of the lists, or a plural with a doer's ending. */
export function isHuman(word: string): boolean {
  const lower = word.toLowerCase();
  return isPerson(lower) || (isPlural(lower) && isDoer(lower));
}

/** Whether the noun names somebody who can act: a person, a department, an organisation. */
export function isAgent(word: string): boolean {
  const lower = word.toLowerCase();
  return isHuman(lower) || isGroup(lower) || isGroup(singular(lower));
}

/** Whether the noun names people at least where it stands before what only people do: a rare word, one with a doer's ending. */
export function isAgentOfHumanVerb(word: string): boolean {
  const one = singular(word.toLowerCase());
  if (PERSONS_WHEN_ACTING.has(one) || isDoer(one)) return true;
  // "cfi approves students"
  if (/^[a-z]{2,3}$/.test(word) && !NO_TITLE.test(word)) return tagWords(word)[0]?.known === false;
  const isName = !/^\p{L}{4,}$/u.test(word) || isMass(one) || isThingLikePerson(one) || PRODUCT_NOUNS.has(one);
  return !isName && tagWords(one)[0]?.known === false && tagWords(word.toLowerCase())[0]?.known === false;
}
