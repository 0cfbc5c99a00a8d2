import { upperFirst } from '../language/capitals.ts';
import { isKnownHouse } from './known-house.ts';
import type { People } from './people.ts';
import { isOfThings } from './things-told.ts';

/** Where somebody belongs: "the front desk", "accounts", "the trainers' room". */
const HOUSE = String.raw`((?:[\w'’&-]+ ){0,4}?[\w'’&-]+)`;
/** What may stand behind those who introduce themselves. */
const TAIL = String.raw`(?: (?:here|speaking|again|once more|writing))*(?:,? (?:i(?:['’]m| am) )?sorry (?:to (?:bother|disturb)(?: you| you all)?(?: again)?|for (?:the )?(?:bother|noise|spam)|it(?:['’]s| is) me again))?`;
const NAME = String.raw`(?!(?:data|list|lists|mail|mails|message|messages|feedback|photos?|orders?|requests?|export|import|back|away|apart)\b)[\p{L}-]+`;

/** Ways to say who writes, with where they belong in the last group: nothing in them is asked for. */
const INTRODUCTIONS: readonly RegExp[] = [
  // "me from disability services", "it's me again", "its only me from the yard"
  new RegExp(
    `^(?:it(?:['’]?s| is) )?(?:only |just )?me(?: again)?(?: (?:from|in|at|over in|over at) ${HOUSE})?${TAIL}$`,
    'iu',
  ),
  // "it's Maya from reception", "tom from accounts speaking"
  new RegExp(`^(?:it(?:['’]?s| is)|this is|here(?: is|['’]s)) ${NAME} (?:from|of|in|at) ${HOUSE}${TAIL}$`, 'iu'),
  new RegExp(`^${NAME} (?:from|of|in|at) ${HOUSE} (?:here|speaking|again|writing)${TAIL}$`, 'iu'),
  // "this is the front desk again"
  new RegExp(
    String.raw`^(?:it(?:['’]?s| is)|this is) (?:the |your |our )?${HOUSE} (?:here|speaking|again|writing)${TAIL}$`,
    'iu',
  ),
  // "another one from the front desk", "quick one from the trainers' room"
  new RegExp(
    String.raw`^(?:(?:and|just|yet|here(?:['’]s| is)) )?(?:an?|another|one more)? ?(?:quick |small |little |short )?(?:one|thing|note|question|idea|wish|request) (?:more |again )?from (?:us (?:at|in|from) )?${HOUSE}${TAIL}$`,
    'iu',
  ),
  // "I'm new here, working at the front desk", "I work in the office", "we're the team from the yard"
  new RegExp(
    String.raw`^(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:(?:quite |rather |fairly |still )?new here(?:,? (?:and )?(?:i )?(?:work|working) (?:at|in|for|on) ${HOUSE})?|(?:writing|speaking|asking|calling)(?: to you)? (?:on behalf of|for|from) ${HOUSE}|from ${HOUSE})$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:i|we) (?:write|speak|ask)(?: to you)? (?:on behalf of|for) ${HOUSE}$`, 'iu'),
];
/** Any of it, asked before the ways are tried one by one. */
const INTRODUCES =
  /\bme\b|\b(?:here|speaking|again|writing)\b|\bfrom\b|\b(?:this is|it['’]?s|it is) |\bnew here\b|\bon behalf of\b/i;
const GREETED =
  /^(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|evening)(?: (?:there|all|team|everyone|everybody|folks|again|both|guys))*[,!]?\s+/i;
/** The first sentence, or what stands in front of its first colon, dash or comma. */
const FIRST = /^([^.!?:\n]{2,90}?)(?:[.!]+|:|,| [–-](?= ))\s+(?=\S)/;
const WHOLE = /^([^.!?:\n]{2,90}?)(?:[.!]+|:| [–-](?= ))\s+(?=\S)/;

/** Where those belong who introduce themselves; nothing where the words tell something else. */
function houseIn(said: string): string | undefined {
  for (const way of INTRODUCTIONS) {
    const found = way.exec(said);
    if (found) return found.slice(1).find(Boolean) ?? '';
  }
  return undefined;
}

/** "front desk here": only of people. */
const HERE = new RegExp(`^(?:the |your |our )?${HOUSE} here$`, 'iu');
/** Who works in a house that is called after their work: the "disability adviser" of "disability services". */
function roleIn(house: string, people: People): string | undefined {
  const [first = ''] = house.toLowerCase().split(' ');
  const [name, other] = first.length > 4 ? (people.names.get(first) ?? []) : [];
  return name && (!other || other.join(' ').startsWith(name.join(' '))) ? name.join(' ') : undefined;
}

/** "could they", "members should be able to": what is asked for others than whoever writes. */
const FOR_OTHERS =
  /\b(?:can|could|should|may|might|would|must)(?:n['’]t)? (?!(?:i|we|you|it|this|that|there|be)\b)((?:the |our |all )?[\w-]+(?: [\w-]+)?)|\b((?:the |our |all )?[\w-]+s|they) (?:should|could|must|needs?|wants?|would like)\b/gi;

function isForOthers(text: string, people: People): boolean {
  return [...text.matchAll(FOR_OTHERS)].some(({ 0: whole, 1: asked = '', 2: told = '', index }) => {
    const who = asked || told;
    if (!/^they\b/i.test(who)) return people.leading(who) !== undefined;
    return !isOfThings(text.slice(index + whole.toLowerCase().indexOf('they') + 5));
  });
}

/**
 * A note without the greeting and the words in which somebody says who writes: "hi, me from the yard." Of those whom the product may know it
 * says no more than that they are here.
 */
export function withoutIntroduction(text: string, people: People): string {
  const greeted = text.replace(GREETED, '');
  for (const part of [WHOLE, FIRST]) {
    const [lead = '', said = ''] = part.exec(greeted) ?? [];
    const [, here = ''] = HERE.exec(said) ?? [];
    const isHere = here !== '' && isKnownHouse(here, people);
    const found = isHere ? here : INTRODUCES.test(said) ? houseIn(said) : undefined;
    if (!said || found === undefined) continue;
    const rest = upperFirst(greeted.slice(lead.length));
    if (rest.split(' ').length < 4) return text;
    const house = found.replace(/^(?:the|our|your|an?|my) /i, '').replace(/['’]s? \w+$/, 's');
    const teller = isKnownHouse(house, people) ? house : roleIn(house, people);
    return teller && !isForOthers(rest, people) ? `${upperFirst(teller)} here. ${rest}` : rest;
  }
  return text;
}
