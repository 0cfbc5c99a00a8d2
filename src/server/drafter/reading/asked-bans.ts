import { upperFirst } from '../language/capitals.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { atStart, reworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

/** Most ideas ask for no ban: they are told apart by one look. */
const LIKELY =
  /\b(?:not|no longer|nobody|no one|\w+n['’]?t|stop\w*|keep(?:ing)?|kept|prevent\w*|block\w*|hinder\w*|ban|forbid|disallow|impossible|really let|why (?:do|does|can|are))\b/i;

const SOFT = '(?:(?:please|just|maybe|perhaps|simply|somehow|also|better|really|then|at least) )*';
const PRODUCT = '(?:the|this|your|our) (?:app|system|product|software|tool|site|website|platform|portal|shop)';
const HOUSE = `(?:we|you|i|it|they|somebody|someone|${PRODUCT})`;
const MAY = "(?:can|ca|could|should|would|will|shall)(?:n['’]?t)?";
const LET = '(?:let|allow|permit)';
const KEEP = '(?:stop|keep|prevent|block|hinder|ban|forbid|disallow|bar)';
const ANYBODY = '(?:people|anyone|anybody|everyone|everybody|somebody|someone)';
/** Several people, as they are named in front of what they do. */
const PEOPLE = String.raw`((?:(?:the|our|my|all|other|new) )?(?:[\w-]+ ){0,2}?(?:people|staff|crew|everybody|everyone|anybody|anyone|somebody|someone|[\w-]*[a-rt-z]s))`;
/** "Is there a way to", "it would be good to", "how can we" */
const WISHED = String.raw`(?:(?:is there |do we have |there must be |we need |i need |i am looking for )?(?:any|a|some|no) (?:way|chance|option|possibility) (?:for (?:us|me) to |(?:that |where )?(?:we|i|you) (?:can |could )|to |of )|how (?:can|could|do|might|should) (?:we|i|you) |(?:(?:is|would|could) (?:it|that) (?:not )?(?:be )?|(?:would|is)n['’]?t it (?:be )?|it (?:would|might|should|must) be |it['’]d be )(?:(?:so|much|really|very|a lot) )?(?:possible|good|better|best|nice|great|wise|wiser|sensible|smart|fair|fairer|safer|helpful|useful) (?:if we could )?(?=not\b|to\b)|(?:we|i)(?: would|['’]d)? (?:like|want|need|prefer|ought|have) (?=not\b|to\b))`;
/** What is wished besides is no ban: "could we not let the porters see it as well?" */
const AS_WELL = String.raw`(?:[^?.!]* )?(?:too|also|instead|as well|at least|simply|just)\b`;
/** Whatever asks for it, in front of the order. */
const ASKS = String.raw`(?:${WISHED}(?:to )?|${MAY} ${HOUSE} ${SOFT})`;
/** Whoever is kept from it, and what they are kept from. */
const WHO = String.raw`((?:(?!(?:from|about|for|of|in|on|at|with|to|when|if|and)\b|[\w-]+ing\b)[\w'’-]+ ){1,5}?)`;
const DOING = String.raw`((?:double[ -])?[a-z]+ing)\b`;
/** What the product does to people who did not ask for it. */
const UNASKED =
  '(?:log|sign|delete|reset|lose|forget|close|block|wake|nag|spam|pester|disturb|interrupt|overwrite|empty|clear)';
/** What is done for others, which nobody asks about who only wants to know whether they can. */
const SHOWN = '(?:show|display|reveal|expose|publish|disclose|charge|print|ask)';
const FOR_OTHERS = `(?:${SHOWN}|(?:send|e-?mail|mail|text|ring|call|list|log|remind|share))`;

function isDeed(word: string): boolean {
  return isBaseVerb(word.toLowerCase());
}

/** "double booking a bed" is to book it twice. */
function keepFrom(whole: string, who: string, doing: string, rest: string): string {
  const twice = /^double[ -](\w+ing)$/i.exec(doing)?.[1];
  if (!fromGerund((twice ?? doing).toLowerCase())) return whole;
  return `Keep ${lowerFirst(who.trim())} from ${twice ?? doing}${rest}${twice ? ' twice' : ''}.`;
}

function notAble(whole: string, who: string, deed: string): string {
  return isDeed(deed.split(' ')[0] ?? '') ? `${upperFirst(who)} should not be able to ${deed}.` : whole;
}

/** Ways to ask that somebody should not do something; read as a wish each would say the opposite. */
const BANS: readonly Rewording[] = [
  // "Why do we let people book a wet court? Can we not let them?"
  [
    /(?<=[^.!?\s]{3}[.!?]) (?:please )?(?:(?:can|could|should) (?:we|you) )?(?:please )?(?:(?:not|don['’]?t|do not) (?:let|allow) (?:them|that|this|it)(?: to)?|stop (?:that|this|it|them))[?.!]*$/i,
    '',
  ],
  [
    atStart(
      String.raw`why (?:(?:do|does) ${HOUSE} (?:still |even |ever )*${LET} ${PEOPLE} (?:to )?|can (?:still |even )*(${ANYBODY}) (?:still |even )*|are (${ANYBODY}) (?:still |even )*(?:allowed|able) to )([a-z]+ [^?.!]+)[?.!]+`,
    ),
    (whole, let1 = '', can1 = '', are1 = '', deed = '') =>
      isDeed(deed.split(' ')[0] ?? '') ? `Do not let ${lowerFirst(let1 || can1 || are1)} ${deed}.` : whole,
  ],
  // "Can we not let guests cancel late", "can't you just not allow it", "what if we didn't let people ..."
  [
    atStart(
      String.raw`(?:(?:and |so |but |maybe |please |,)*${MAY} ${HOUSE} ${SOFT}(?:not|never|no longer) ${SOFT}|${MAY} ${HOUSE} ${SOFT}stop (?=letting|allowing)|what if ${HOUSE} (?:did(?:n['’]?t| not)|no longer|never) |should ${HOUSE} really )(${LET}|letting|allowing) (?!${AS_WELL})([^?.!]+)[?.!]*`,
    ),
    (_, verb = '', rest = '') => `Do not ${/^allow/i.test(verb) ? 'allow' : 'let'} ${rest}.`,
  ],
  [
    atStart(String.raw`${WISHED}(?:not to|to not|not) (let|allow|permit)(?:ting|ing)? ([^?.!]+)[?.!]*`),
    (_, verb = '', rest = '') => `Do not ${verb.toLowerCase()} ${rest}.`,
  ],
  // "Can the porters not let visitors in after ten?"
  [
    atStart(String.raw`(?:can|could|should) ${PEOPLE} ${SOFT}not ${SOFT}((?:let|allow) [^?.!]+)[?.!]*`),
    (_, who = '', deed = '') => `${upperFirst(who)} must not ${deed}.`,
  ],
  // "Could guests not be able to cancel late?", "Can members no longer be allowed to swap?"
  [
    atStart(
      String.raw`(?:can|could|should|may) ${PEOPLE} ${SOFT}(?:not|no longer) be (?:able|allowed|permitted) to ([a-z]+ [^?.!]+|[a-z]+)[?.!]*`,
    ),
    (whole, who = '', deed = '') => notAble(whole, who, deed),
  ],
  [
    atStart(String.raw`(?:can|could|should) (?:nobody|no one) (?:be (?:able|allowed) to )?([a-z]+) ([^?.!]+)[?.!]*`),
    (whole, deed = '', rest = '') => (isDeed(deed) ? `Nobody should be able to ${deed} ${rest}.` : whole),
  ],
  [
    atStart(String.raw`(?:can|could) ${PEOPLE} not ([a-z]+ [^?.!]+?) (?:any ?more|any longer)[?.!]*`),
    (whole, who = '', deed = '') => notAble(whole, who, deed),
  ],
  // "Is there a way to keep people from booking twice?", "Can we ban members from lending out the card?"
  [
    atStart(String.raw`(?:${ASKS}|please )${KEEP}(?:ping|ting|ing|ning|ding)? ${WHO}from ${DOING}([^?.!]*)[?.!]*`),
    (whole, who = '', doing = '', rest = '') => keepFrom(whole, who, doing, rest),
  ],
  // "Any way to stop members booking under another name?"
  [
    atStart(String.raw`${ASKS}(?:stop|prevent)(?:ping|ing)? ${WHO}${DOING}([^?.!]*)[?.!]*`),
    (whole, who = '', doing = '', rest = '') => keepFrom(whole, who, doing, rest),
  ],
  [
    atStart(String.raw`keep ${WHO}from (double[ -][a-z]+ing)\b([^?.!]*)[?.!]*`),
    (whole, who = '', doing = '', rest = '') => keepFrom(whole, who, doing, rest),
  ],
  // "Can we make it impossible to leave without paying?"
  [
    atStart(
      String.raw`(?:${ASKS}|please )?(?:make it|(?:can|could|should) it be made) impossible (?:for ([^?.!,]+?) )?to ([a-z]+)\b([^?.!]*)[?.!]*`,
    ),
    (whole, who = 'anybody', deed = '', rest = '') => (isDeed(deed) ? `Do not let ${who} ${deed}${rest}.` : whole),
  ],
  // "Could we not have people check in before the doors open?"
  [
    atStart(String.raw`${MAY} (?:we|you) ${SOFT}not have ${PEOPLE} ([a-z]+) ([^?.!]+)[?.!]*`),
    (whole, who = '', deed = '', rest = '') => (isDeed(deed) ? `Do not let ${who} ${deed} ${rest}.` : whole),
  ],
  [
    atStart(String.raw`${MAY} (?:we|you) ${SOFT}not have (${PRODUCT}) ([a-z]+) ([^?.!]+)[?.!]*`),
    (whole, product = '', deed = '', rest = '') =>
      isDeed(deed) ? `${upperFirst(product)} should not ${deed} ${rest}.` : whole,
  ],
  // "Can you please not send anything on Sundays?", "Could the app not log me out?"
  [
    atStart(
      String.raw`(?:(?:can|could|would) (?:we|you) please not ([a-z]+)|can (?:we|you) not (${FOR_OTHERS})|could we not (${SHOWN})|could you not (${UNASKED})) (?!${AS_WELL})([^?.!]+)[?.!]*`,
    ),
    (whole, polite = '', given = '', shown = '', done = '', rest = '') => {
      const deed = polite || given || shown || done;
      return isDeed(deed) ? `Do not ${deed} ${rest}.` : whole;
    },
  ],
  [
    atStart(String.raw`(?:can|could) (${PRODUCT}) ${SOFT}not (${UNASKED}) ([^?.!]+)[?.!]*`),
    (_, product = '', deed = '', rest = '') => `${upperFirst(product)} should not ${deed} ${rest}.`,
  ],
  // "I do not think people should be able to change it", "I'd rather members couldn't book three at once"
  [
    atStart(
      String.raw`(?:i|we) (?:do not|don['’]?t|dont) (?:think|believe|feel|want it) (?:that )?${PEOPLE} (?:should|ought to|must|may|can) (?:be (?:able|allowed) to )?([a-z]+ [^?.!]+)[?.!]*`,
    ),
    (whole, who = '', deed = '') => (/^be\b/.test(deed) ? whole : notAble(whole, who, deed)),
  ],
  [
    atStart(
      String.raw`(?:i|we)(?:['’]d| would) (?:rather|prefer(?: it)?) (?:(?:that|if) )?${PEOPLE} (?:could|can|did|do|would)(?:n['’]?t| not) (?:be able to )?([a-z]+ [^?.!]+)[?.!]*`,
    ),
    (whole, who = '', deed = '') => notAble(whole, who, deed),
  ],
  // "Members book a drained lane. Do not let them book what is closed.": who they are stands right in front.
  [
    new RegExp(
      String.raw`(?<=(?:^|[.!?] )(?:the |our )?([\w-]*[a-rt-z]s|people|staff) (?:keep|still|often|always|sometimes|regularly|constantly)\b[^.!?]*[.!?] )Do not (let|allow) them\b`,
      'g',
    ),
    (_, who = '', verb = '') => `Do not ${verb} ${lowerFirst(who)}`,
  ],
];

/** An idea in which whatever asks that somebody should not do something says so in the plainest way. */
export function bansAsked(text: string): string {
  return LIKELY.test(text) ? reworded(text, BANS) : text;
}
