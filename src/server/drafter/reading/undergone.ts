import { singular, withArticle } from '../language/nouns.ts';
import { agreeWithI, toFirstPerson, type Voice } from '../language/pronouns.ts';
import { upperFirst } from '../language/capitals.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { THEY } from './asking-words.ts';

/** "customers with allergies" */
const WITH = String.raw`((?: (?:with|without|from) [\w-]+(?: [\w-]+)??)?)`;
const NOT = String.raw`(?:should|must|shall)(?:n['’]t| not| never)`;
/** What is done to people, and what they bear. */
const BORNE =
  '(?:be (?:(?:double-?|over)?charged|billed|fined|bothered|disturbed|interrupted|spammed|woken|contacted|called|e-?mailed|reminded|logged out|signed out|kicked out|punished|asked|sent (?:the same|the wrong))|lose(?! the )|wait|miss|forget|(?:type|enter|fill|pay|explain|write|do|ask|call|log|sign|scan|upload|print)(?= [^.!?]*\\b(?:twice|again|a second time)\\b))';
/** What somebody gets and nobody would order so. */
const UNWANTED = String.raw`(?:get|receive|be sent|be given) (?=[^.!?,;]*\b(?:twice|(?:the|a) (?:same|wrong)|spam|ads?|advertising)\b)`;

const OFTEN = '(?:always|often|constantly|suddenly|sometimes|keep|keeps|still|again|regularly|randomly)';
/** How often, or how suddenly: nobody lays that down as a rule. */
const AGAIN =
  '(?:every (?:day|time|hour|morning|evening|few \\w+|(?:two|five|ten|\\d+) \\w+|single \\w+)|all the time|again and again|time and again|over and over|twice|two times|three times|double|in the middle of [^.!?]+|for no reason|without (?:any )?(?:warning|reason)|at random|several times|too often|by mistake)';
const PUT_OUT =
  '(logged|kicked|thrown|signed|locked|charged|billed|debited|invoiced|called|mailed|e-?mailed|contacted|asked|reminded)( out)?';
const BY_PRODUCT = '(?:the (?:app|system|site|page|website|tool|software|program|shop)|it)';
const PUTS_OUT =
  '(logs?|kicks?|throws?|signs?|locks?|charges?|bills?|calls?|mails?|e-?mails?|contacts?|asks?|reminds?) ';

/** "Members are reminded twice", "customers are charged every two months": so much may be agreed. */
function isArranged(done: string, how: string): boolean {
  if (/^(?:logged|kicked|thrown|signed|locked)$/i.test(done)) return false;
  const isBilled = /^(?:charged|billed|debited|invoiced)$/i.test(done);
  return /^every (?!time|few|single)/i.test(how) || (!isBilled && /^(?:twice|two times)/i.test(how));
}

/** What nobody is to undergo is what those do not want to whom it happens: it is no rule that they keep. */
const WAYS: readonly Rewording[] = [
  // "Riders are logged out every day"
  [
    at(
      String.raw`${THEY}${WITH} (?:(?:are|get|keep getting|keep being|is|gets) )(?:${OFTEN} )?${PUT_OUT}( [^.!?]*?)?(?<= )(?=(${AGAIN})(?:[.!]|$))`,
    ),
    (whole, who = '', more = '', done = '', out = '', what = '', how = '') =>
      isArranged(done, how)
        ? whole
        : `${who}${more} ${/^(?:i|we)$|s$/i.test(who) ? 'do' : 'does'} not want to be ${done}${out}${what || ' '}`,
  ],
  // "The app logs riders out every day", "It kicks me out all the time"
  [
    at(
      String.raw`${BY_PRODUCT} (?:${OFTEN} )?${PUTS_OUT}(?:${THEY}|(me|us)) ((?:out )?(?:for [^.!?]+ )?${AGAIN})(?=[.!]|$)`,
    ),
    (whole, does = '', who, me, how = '') => {
      const base = readVerb(does.toLowerCase())?.base;
      const them = who ?? (me === 'us' ? 'we' : 'I');
      return base ? `${upperFirst(them)} do not want to be ${participle(base)} ${how}` : whole;
    },
  ],
  // "As a customer, I never want to pay twice", "I hate to type it in again"
  [/(?<=, )(i|we) never (?:ever )?want to (?=[a-z]+ )/gi, '$1 do not want to '],
  [
    /(?<=(?:^|[.!?] |, ))(i|we) (?:really |just |absolutely )?(?:hate|dislike|detest) (?:having )?to (?=[a-z]+ )/gi,
    '$1 do not want to ',
  ],
  // "Customers must not lose their discount when they move": what is theirs they keep.
  [
    at(
      String.raw`${THEY}${WITH} (?:(?:${NOT}|do(?:es)?(?:n['’]t| not)) (?:ever )?(?:want to |have to )?|never wants? to )lose (?=(?:their|his|her|my|our) )`,
    ),
    '$1$2 want to keep ',
  ],
  // "Customers should never be charged for a week they skipped"
  [
    at(
      String.raw`${THEY}${WITH} ${NOT} (?:ever |again )?(?=(?:${BORNE}\b|${UNWANTED})(?![^.!?]*\b(?:until|unless|without|and (?:should|must|may|can|want)|before (?!noon|midnight|\d|\w+ o'clock))\b))`,
    ),
    '$1$2 do not want to ',
  ],
  [/\b((?:the|an?|my|our|each|every) (?:[\w-]+ )?[\w-]*[^s\W]) want to keep /gi, '$1 wants to keep '],
];

/** Somebody who does not want to do or undergo something, in a sentence of its own. */
const UNWILLING = new RegExp(
  String.raw`^${THEY}${WITH} (?:do(?:es)?(?:n['’]t| not)|never) (?:really |ever )?wants? to ([a-z](?:(?!\b(?:and|but) (?:should|must|may|can|want)\b)[^.!?\n])+)[.!]?$`,
  'i',
);
/** Whoever tells it is meant by "they" and "their"; "them" may be others. */
const THEIRS: Voice = { speaker: false, they: true, pluralObject: true };

/** "The customer does not want to call the office": whoever it is tells it. */
function toldByThem(text: string): string {
  const [, who = '', more = '', deed = ''] = UNWILLING.exec(text.trim()) ?? [];
  const bare = who.toLowerCase().replace(/^(?:the|an?|our|my|each|every|most|many|some|all|several) /, '');
  if (!bare || /^(?:i|we|people|everybody|everyone|others|users of .*)$/.test(bare)) return text;
  return `As ${withArticle(singular(bare))}${more}, I do not want to ${agreeWithI(toFirstPerson(deed, THEIRS))}`;
}

/** An idea in which whoever is not to undergo something is told to want that. */
export function undergoneAsUnwanted(text: string): string {
  return toldByThem(reworded(text, WAYS));
}
