import { upperFirst } from '../language/capitals.ts';
import { article, isPlural, plural } from '../language/nouns.ts';
import { fromGerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { KEPT_FROM_EYES } from './kept-from-eyes.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';
import { THEY } from './asking-words.ts';

const NOT = String.raw`(?:do(?:es)?(?:n['’]t| not)|never)`;
/** What is sent to people, whether they want it or not. */
const MESSAGE =
  '(?:e-?mails?|mails?|messages?|reminders?|notifications?|newsletters?|text messages?|texts|sms|push messages?|pushes|letters?|calls?|pop-?ups?|alerts?|ads?|surveys?)';
const WHICH = '(?:an?|the|any|all|these|those|so many|yet another|our|my)';
const LEAD = new RegExp(`^${WHICH} `, 'i');
const IS_MESSAGE = new RegExp(`\\b${MESSAGE}\\b`, 'i');
const A_MESSAGE = String.raw`((?:${WHICH} )?(?:(?!(?:to|be|that|our|my)\b)[\w-]+ ){0,2}?${MESSAGE})`;
const BEHIND = String.raw`((?: (?!to be )[^.!?,]+)?)`;
const NEEDLESS =
  '(?:too much|too many|too often|(?:really |just )?annoying|not (?:needed|necessary|wanted|useful)|unnecessary|superfluous|useless|pointless|overkill|a nuisance|enough already)';
const OUT = '(?:out|off|away)';

/** "a mail", "mails" */
function sent(message: string): string {
  const bare = message.replace(LEAD, '').toLowerCase();
  return isPlural(bare.split(' ').at(-1) ?? '') ? bare : `${article(bare)} ${bare}`;
}

/** Whether it comes to those who tell of it: "send one mail a week". */
function isSent(verb: string, what: string): boolean {
  return (
    /^send$/i.test(verb) &&
    IS_MESSAGE.test(what) &&
    !/^(?:them|him|her|us)\b| to (?:the|our|all|every|each)\b/i.test(what)
  );
}

const PHRASE = '(?= (?:an?|per|every|each|after|before|at|in|on|by|with|for|when|of)\\b|$)';
const NOUN = new RegExp(String.raw`^(?:(?:an?|the|one|every|each) )?((?:[\w-]+ )??[\w-]+)${PHRASE}`, 'i');
const NUMBER = new RegExp(String.raw`\b(one|two|three)\b${PHRASE}`, 'i');

/** "one" of "send one a week": what it is instead of. */
function named(other: string, thing: string): string {
  const noun = NOUN.exec(thing)?.[1];
  return noun ? other.replace(NUMBER, (number) => `${number} ${/^one$/i.test(number) ? noun : plural(noun)}`) : other;
}

/** Whether words may name who does something: "every clerk", "guests". */
function isPersonal(words: readonly string[]): boolean {
  return /^(?:every|each|any|all|the|our|other|everyone|everybody|anyone|anybody|people)$/i.test(words[0] ?? '')
    ? words.length > 1 || /^(?:every|any|people)/i.test(words[0] ?? '')
    : isPlural(words.at(-1) ?? '');
}

/** "every clerk", "the guests" */
const WHOM = String.raw`(?:every|each|any|all|the|our|other|everyone|everybody|anyone|anybody|people)(?: [\w-]+){0,2}?|[\w-]*[a-rt-z]s`;

/** What is not to be, said in ways that hide who is to be spared what. */
const NEGATIVES: readonly Rewording[] = [
  // "Guests should not see the prices, only the times."
  [
    /^((?!(?:nobody|no|not|we|i|it|they|this|that|there)\b)(?:[\w'’-]+ ){0,3}?[\w'’-]+s) (should|must|may)(?: not|n['’]t) (see|view|read|get|use|change|edit|delete|export|book|open|print|move) ([^.!?,;]+?)(?:[.!]+|,| [-–—]) ?(?:but )?(?:just|only) (?:see )?((?:the|their|its|his|her|our) (?!.* (?:can|may|should|must|is|are|do|does)\b)[^.!?,;]+)[.!]*$/i,
    '$1 $2 not $3 $4. $1 $2 $3 only $5.',
  ],
  // "I'd rather not have every clerk see the wages", "I don't want clerks seeing the wages"
  [
    at(String.raw`(?:i|we)(?: would|['’]d) (?:rather|prefer) not (?:to )?have (?!to\b)([^.!?,]+)`),
    (whole, said = '') => {
      const words = said.split(' ');
      const verb = words.findIndex(
        (word, at) => at > 0 && at < 4 && isBaseVerb(word) && isPersonal(words.slice(0, at)),
      );
      return verb > 0 && words.length > verb + 1
        ? `We do not want ${words.slice(0, verb).join(' ')} to ${words.slice(verb).join(' ')}`
        : whole;
    },
  ],
  [
    at(String.raw`(?:i|we) (?:really )?${NOT} (?:want|like) (${WHOM}) ([a-z]+ing) (?=\S)`),
    (whole, who = '', doing = '') => {
      const verb = fromGerund(doing);
      return verb ? `We do not want ${who} to ${verb} ` : whole;
    },
  ],
  // "Riders don't want a mail after each ride", "We don't need these mails"
  [
    at(
      String.raw`${THEY} (?:really |actually )?${NOT} (?:really |actually )?(?:want|need|like)(?: to (?:get|receive|have))? ${A_MESSAGE}${BEHIND}(?=[.!]*$|[.!] )`,
    ),
    (_, who = '', message = '', rest = '') =>
      `Do not send ${/^(?:we|i|people|everybody|everyone)$/i.test(who) ? '' : `${lowerFirst(who)} `}${sent(message)}${rest}`,
  ],
  // "Riders do not want calls to be recorded"
  [
    at(String.raw`${THEY} ${NOT} (?:want|like) ((?:the |their )?(?:[\w-]+ )?[\w-]*[a-rt-z]s) to be ([a-z]+)`),
    (_, _who, things = '', done = '') => `${upperFirst(things)} should not be ${done}`,
  ],
  // "Get rid of the mail after each ride"
  [
    at(
      String.raw`(?:please )?(?:can we |could we |could you |can you )?(?:(?:get rid of|remove|drop|abolish|scrap)|stop (?=(?:the|these|those|all) )) ?${A_MESSAGE}( (?:after|before|every|each|for each|for every|at|in the|on) [^.!?,]+)(?=[.!?]*$|[.!?] )`,
    ),
    (_, message = '', rest = '') => `Do not send ${sent(message)}${rest}`,
  ],
  // "A mail after each ride is too much"
  [
    at(String.raw`${A_MESSAGE}( [^.!?,]+?)? (?:is|are|would be) ${NEEDLESS}(?=[.!]*$|[.!] )`),
    (_, message = '', rest = '') => `Do not send ${sent(message)}${rest}`,
  ],
  // "Nobody reads the mails after each ride, stop them"
  [
    at(
      String.raw`(?:nobody|no one|hardly anybody|hardly anyone) (?:reads|wants|needs|opens|likes|looks at) ${A_MESSAGE}${BEHIND}(?:[,.;]| -| and| so)? ?(?:so |then |please )*(?:(?:stop|drop|remove|skip|cancel) (?:them|it|that|this)|(?:get rid of|do away with) (?:them|it))(?=[.!]*$)`,
    ),
    (_, message = '', rest = '') => `Do not send ${sent(message)}${rest}`,
  ],
  // "Instead of a mail after each ride send one a week"
  [
    at(
      String.raw`(?:instead of|rather than) ([^.!?,]+?),? (?:please |just |rather )?(send|show|give|use|have|offer|get|print|make|list|charge) ([^.!?]+)(?=[.!]*$|[.!] )`,
    ),
    (_, thing = '', verb = '', other = '') =>
      `${isSent(verb, `${other} ${thing}`) ? 'I want to get' : upperFirst(verb)} ${named(other, thing)} instead of ${thing}`,
  ],
  // "Not a mail after each ride, but one a week"
  [
    at(
      String.raw`not ((?:an?|the|every|each|all) [^.!?,]+),? but (?:rather |only |just )?((?:an?|the|one|two|only|every|each) [^.!?]+)(?=[.!]*$|[.!] )`,
    ),
    (whole, thing = '', other = '') =>
      /\b(?:is|are|reads?|has|have|should|must|can)\b/i.test(`${thing} ${other}`)
        ? whole
        : `${isSent('send', `${other} ${thing}`) ? 'I want to get' : 'We need'} ${lowerFirst(named(other, thing))} instead of ${thing}`,
  ],
  // "Riders should not need an account to book"
  [
    at(
      String.raw`${THEY} (?:should|must|shall)(?:n['’]t| not| never) (?:have to )?(?:need|require) ((?:an?|any|the|their) [^.!?]+?) (?:to|in order to) ([a-z]+)((?: [^.!?,]+)?)(?=[.!]*$|[.!] )`,
    ),
    (whole, who = '', thing = '', deed = '', rest = '') =>
      isBaseVerb(deed) ? `${who} should be able to ${deed}${rest} without ${thing.replace(/^any /i, 'a ')}` : whole,
  ],
  // "Nobody should have to call", "It should not be necessary to call"
  [
    at(String.raw`(?:nobody|no one|none of us) (?:should|must) (?:ever |still )?have to (?=([a-z]+)\b)`),
    (whole, deed = '') => (isBaseVerb(deed) ? 'I do not want to have to ' : whole),
  ],
  [
    at(
      String.raw`it (?:should|must)(?: not|n['’]t| no longer) be (?:necessary|needed|required)(?: for ${THEY})? to (?=([a-z]+)\b)`,
    ),
    (whole, who, deed = '') =>
      isBaseVerb(deed) ? (who ? `${upperFirst(who)} should not have to ` : 'I do not want to have to ') : whole,
  ],
  // "Riders should no longer have to call"
  [at(String.raw`${THEY} should no longer (?:have|need) to `), '$1 should not have to '],
  // "There should be no double bookings", "Avoid double bookings", "Make double bookings impossible"
  [
    at(
      String.raw`there (?:should|must|may) be no (?:more )?(?=(?:double|duplicate|wrong|false|empty|unpaid|fake|late|unnecessary) [\w-]+s\b)`,
    ),
    'No ',
  ],
  [
    at(
      String.raw`(?:please |we (?:must|should|need to|have to|want to) )*(?:avoid|prevent|rule out|exclude|eliminate|no more) (?=(?:double|duplicate|wrong|false|unpaid|fake) [\w-]+s(?=[.!]*$|[.!] ))`,
    ),
    'No ',
  ],
  [
    at(String.raw`(?:please )?make ([^.!?]+?) impossible(?=[.!]*$|[.!] )`),
    (_, thing = '') => `${upperFirst(thing)} should not be possible`,
  ],
  // "Don't log me out after five minutes"
  [
    at(
      String.raw`(?:please )?(?:do not|don['’]t|never|stop) (log|sign|kick|throw|lock|logging|signing|kicking|throwing|locking) (?:${THEY}|(me|us)) (${OUT})`,
    ),
    (_, verb = '', who, me, out = '') =>
      `${upperFirst(who ?? (me === 'us' ? 'we' : 'I'))} do not want to be ${participle(readVerb(verb.toLowerCase())?.base ?? verb)} ${out}`,
  ],
  // "Stop mailing riders after each ride"
  [
    at(
      String.raw`(?:please )?stop (mailing|e-?mailing|texting|calling|phoning|messaging|reminding|asking|charging|billing) ${THEY} (?![^.!?]*(?:,| for (?:every|each)\b| at (?:every|each)\b))(?=\w)`,
    ),
    (whole, doing = '', who = '') => {
      const base = readVerb(doing.toLowerCase())?.base;
      return base && isPlural(who.split(' ').at(-1) ?? '')
        ? `${upperFirst(who)} do not want to be ${participle(base)} `
        : whole;
    },
  ],
  ...KEPT_FROM_EYES,
];

/** What nobody wants any more, in the words in which those say it who are spared it. */
export function negativesPlainly(text: string): string {
  return reworded(text, NEGATIVES);
}
