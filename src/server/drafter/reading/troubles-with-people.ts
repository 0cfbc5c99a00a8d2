import { upperFirst } from '../language/capitals.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const SAID = String.raw`(?<=^|[.!?] )`;
const WHO = String.raw`((?:(?:all|every|each|the|our|an?|new|many|most|some) )*(?:[\w-]+ ){0,2}?[\w-]+)`;
const OFTEN = '(?:(?:always|often|sometimes|regularly|constantly|still|keep|keeps|just|simply|usually) )*';
const TIME = String.raw`(?:an?|one|two|three|four|five|six|several|many|up to|over|about|half an?|\d+)(?: (?:whole|full|good))? (?:(?:minute|hour|day|morning|afternoon|evening|week|weekend|night|sunday|monday|saturday|friday)s?)(?: (?:a|each|every|per) (?:day|week|month|year|quarter))?`;
/** How many of them a complaint speaks of: what is denied is denied of all. */
const HOW_MANY =
  /^(?:too many|so many|(?:about )?half (?:of )?(?:the|our)|a lot of|lots of|quite a few|some of (?:the|our)|many of (?:the|our)|most of (?:the|our)) /i;

type Plainly = readonly [RegExp, (whole: string, ...groups: string[]) => string];

/** Somebody asks for something. */
const ASKS = /\b(?:can|could|let|may|must|please|should|shall|wants?|wish|would|i need|we need|add|allow|show|send)\b/i;

/** What follows from it as what is no longer so, where that is sure; else as the cause. */
function asReason(then: string): string {
  const over = then
    .replace(/\b(?:cannot|can['’]t|can not)\b/, 'can')
    .replace(/\bhas to\b/, 'does not have to')
    .replace(/(?<!not )\bhave to\b/, 'do not have to');
  return over === then ? `because ${then}` : `so that ${over}`;
}

function tables(people: People): readonly Plainly[] {
  const ifPeople = (who: string | undefined, whole: string, told: string) =>
    who && people.isPersonPhrase(who) && !people.isSpeaker(who) ? told : whole;
  return [
    // "Members forget to bring it back and the next one has to wait"
    [
      new RegExp(
        String.raw`^${WHO} ${OFTEN}forgets? (to [a-z]+ [^.!?,]+?),? (?:and|so) (?:then )?((?:the|our|we|nobody|others|somebody|it) [^.!?]+)[.!]*$`,
        'i',
      ),
      (whole, who = '', deed = '', then = '') =>
        ifPeople(who, whole, `${upperFirst(who)} should be reminded ${deed} ${asReason(lowerFirst(then))}.`),
    ],
    // "Members don't know whether it is there before they drive over"
    [
      new RegExp(
        String.raw`${SAID}${WHO} (?:do not|don['’]t|does not|doesn['’]t) (?:know|see) (whether|if) (?=[^.!?]+ (?:before|when) (?:they|he|she) )`,
        'gi',
      ),
      (whole, who = '') => ifPeople(who, whole, `${upperFirst(who)} can't see whether `),
    ],
    // "Members write us mails about it", "members message the office about it"
    [
      new RegExp(
        String.raw`${SAID}${WHO} ${OFTEN}(?:writes?|sends?|email|message|text) (?:us|the office|the team) (?:(?:e-?mails|mails|messages|letters|texts) )?about (?=(?:the|their|our|what|which|when|how) )`,
        'gi',
      ),
      (whole, who = '') => ifPeople(who, whole, `${upperFirst(who)} ask us about `),
    ],
    // "The report takes the coordinator a whole Sunday each month"
    [
      new RegExp(
        String.raw`${SAID}((?:the|an?|each|every|[a-z]+ing (?:the|an?)) (?:[\w-]+ ){0,3}?[\w-]+) (?:takes|costs) ((?:the|our|an?|every|each) [\w-]+(?: [\w-]+)?|[\w-]+s) (${TIME})(?=[.!?]|$)`,
        'gi',
      ),
      (whole, thing = '', who = '', time = '') =>
        ifPeople(
          who,
          whole,
          `${upperFirst(who)} ${isPlural(who) ? 'spend' : 'spends'} ${time} on ${lowerFirst(thing)}`,
        ),
    ],
    [
      new RegExp(String.raw`${SAID}${WHO} needs? (${TIME}) for (?=(?:the|an?|each|every|their) )`, 'gi'),
      (whole, who = '', time = '') =>
        ifPeople(who, whole, `${upperFirst(who)} ${isPlural(who) ? 'spend' : 'spends'} ${time} on `),
    ],
    // "Contracts end without anybody noticing in time", "Nobody notices in time when a contract ends"
    [
      new RegExp(
        String.raw`${SAID}([a-z][\w-]*(?: [a-z][\w-]*)?) (end|expire|lapse|run out|renew|close|go off|fail|stop|get lost|go missing|disappear)(?: automatically)? without (?:anybody|anyone|us|somebody) (?:noticing|knowing|realising|realizing|seeing)(?: it)?(?: in time)?(?=[.!?]|$)`,
        'gi',
      ),
      (whole, things = '', verb = '') =>
        isPlural(things) ? `We want to be told in time before ${lowerFirst(things)} ${verb}` : whole,
    ],
    [
      new RegExp(String.raw`${SAID}(?:nobody|no one) (?:really |ever )?notices in time (?=(?:when|that) )`, 'gi'),
      () => 'We want to be told in time ',
    ],
    // "Members complain that they are charged twice"
    [
      new RegExp(
        String.raw`${SAID}${WHO} ${OFTEN}(?:complains?|are annoyed|are angry|are unhappy|is annoyed|get annoyed|hate it|dislike) (?:that|because|when) they are (?=[a-z]+(?:ed|en|nt|ld)\b)`,
        'gi',
      ),
      (whole, who = '') => ifPeople(who, whole, `${upperFirst(who)} no longer want to be `),
    ],
    [
      new RegExp(
        String.raw`${SAID}${WHO} ${OFTEN}(?:complains?|are annoyed|are angry|are unhappy|is annoyed|get annoyed|hate it) (?:that|because) they (get|receive|have to) (?=[a-z0-9]+ )`,
        'gi',
      ),
      (whole, who = '', deed = '') =>
        ifPeople(
          who,
          whole,
          /^have/i.test(deed) ? `It annoys ${lowerFirst(who)} that they have to ` : `Stop sending ${lowerFirst(who)} `,
        ),
    ],
    // "A broken tool goes back on the shelf because there is no way to mark it"
    [
      /^((?:an?|the) (?:[\w-]+ ){1,3}?)((?:goes|gets|is|ends up|stays|lands|comes) [^.!?]+?) because (?:there is no way to|nobody can|we cannot|we can['’]t|you cannot|you can['’]t) ([a-z]+) (it|them)([^.!?]*)[.!]*$/i,
      (whole, thing = '', then = '', deed = '', _, rest = '') =>
        isBaseVerb(deed) ? `We can't ${deed} ${lowerFirst(thing.trim())}${rest} and it ${then}.` : whole,
    ],
    // "Members enter a phone number that does not work"
    [
      new RegExp(
        String.raw`${SAID}${WHO} ${OFTEN}(?:enter|type in|type|give us|give|leave us|leave|use|fill in) (?:an? )?((?:[\w-]+ ){0,3}?[\w-]+) (that|which) ((?:do not|does not|don['’]t|doesn['’]t) (?:work|exist|belong|match)[^.!?,]*|(?:is|are) (?:wrong|invalid|out of date|not theirs|not valid)[^.!?,]*)(?=[.!?]|$)`,
        'gi',
      ),
      (whole, who = '', thing = '', _, fault = '') => {
        const words = thing.split(' ');
        const one = withArticle([...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' '));
        const its = fault.replace(/^do(?: not|n['’]t)/, 'does not').replace(/^are/, 'is');
        return ifPeople(who, whole, `We should refuse ${one} that ${its} when ${lowerFirst(who)} enter it`);
      },
    ],
  ];
}

/** "The season starts. Members need to see the plan.": nobody asks for anything else. */
const NEED = new RegExp(
  String.raw`${SAID}${WHO} (?:also |really |often |always )?needs? to (?=(?:see|know|find|check|get|look up) )`,
  'gi',
);

function needsAsWishes(text: string, people: People): string {
  if (ASKS.test(text) || !/[.!?]\s+\S/.test(text)) return text;
  return text.replace(NEED, (whole, who: string) =>
    people.isPersonPhrase(who) && !people.isSpeaker(who) && !/^(?:they|he|she)$/i.test(who)
      ? `${upperFirst(who)} should be able to `
      : whole,
  );
}

const KNOWN = new WeakMap<People, readonly Plainly[]>();

/** What people complain of, or others of them, told as what is wanted; the text as it is where it says something else. */
export function troublesWithPeople(text: string, people: People): string {
  if (/^\s*as (?:an?|the) /i.test(text) || text.includes('\n')) return text;
  const table = KNOWN.get(people) ?? tables(people);
  KNOWN.set(people, table);
  const bare = text.replace(HOW_MANY, (many) => (/\b(?:the|our) $/i.test(many) ? 'The ' : ''));
  const isOne = !/[.!?,;] \S|\b(?:and|because|so|have not|has not|haven['’]t)\b/i.test(text);
  const told =
    isOne && /\b(?:never|no longer|not|without|too late|wrong|twice|cancel)\b/i.test(bare) ? upperFirst(bare) : text;
  return needsAsWishes(
    table.reduce((plain, [said, plainly]) => plain.replace(said, plainly), told),
    people,
  );
}
