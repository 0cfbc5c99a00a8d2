import { upperFirst } from '../language/capitals.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb, thirdPerson } from '../language/verbs.ts';
import type { People } from './people.ts';
import { isStory } from './people-plainly.ts';
import { lowerFirst } from './trouble-words.ts';
import { denied } from './troubles-by-cause.ts';

const SAID = String.raw`(?<=^|[.!?] )`;
const WHO = String.raw`((?:(?:all|every|each|the|our|an?|new|many|most|some) )*(?:[\w-]+ ){0,2}?[\w-]+)`;
const OFTEN = '(?:(?:always|often|sometimes|regularly|constantly|still|keep|keeps|just|simply|usually) )*';
const TIME = String.raw`(?:an?|one|two|three|four|five|six|several|many|up to|over|about|half an?|\d+)(?: (?:whole|full|good))? (?:(?:minute|hour|day|morning|afternoon|evening|week|weekend|night|sunday|monday|saturday|friday)s?)(?: (?:a|each|every|per) (?:day|week|month|year|quarter))?`;
const ANNOYED =
  '(?:complains?|are annoyed|are angry|are unhappy|is annoyed|get annoyed|hate it|dislike it) (?:that|because|when)';
/** How many of them a complaint speaks of: what is denied is denied of all. */
const HOW_MANY =
  /^(?:too many|so many|(?:about )?half (?:of )?(?:the|our)(?= [\w-]+s\b)|a lot of|lots of|quite a few|some of (?:the|our)|many of (?:the|our)|most of (?:the|our)) /i;
const DENIED = /\b(?:never|no longer|not|without|too late|wrong|twice|cancel)\b/i;
const TOGETHER = /[.!?,;] \S|\b(?:and|because|so|have not|has not|haven['’]t)\b/i;
/** Somebody asks for something. */
const ASKS = /\b(?:can|could|let|may|must|please|should|shall|wants?|wish|would|i need|we need|add|allow|show|send)\b/i;

function said(pattern: string): RegExp {
  return new RegExp(SAID + pattern, 'gi');
}

/** What follows from it as what is no longer so, where that is sure; else as the cause. */
function asReason(then: string): string {
  const over = /\b(?:cannot|can['’]t|can not)\b/.test(then)
    ? then.replace(/\b(?:cannot|can['’]t|can not)\b/, 'can')
    : denied(then);
  return over ? `so that ${over}` : `because ${then}`;
}

/** A way to complain of those whom its first group names, and what they want instead; empty where it says something else. */
type OfPeople = readonly [RegExp, (who: string, ...groups: string[]) => string];

const OF_PEOPLE: readonly OfPeople[] = [
  // "Members forget to bring it back and the next one has to wait"
  [
    new RegExp(
      String.raw`^${WHO} ${OFTEN}forgets? (to [a-z]+ [^.!?,]+?),? (?:and|so) (?:then )?((?:the|our|we|nobody|others|somebody|it) [^.!?]+)[.!]*$`,
      'i',
    ),
    (who, deed = '', then = '') =>
      /\b(?:stays?|remains?)\b/.test(then) ? '' : `${who} should be reminded ${deed} ${asReason(lowerFirst(then))}.`,
  ],
  // "Drivers note the times on a board, which is error-prone"
  [
    new RegExp(
      String.raw`^${WHO} ${OFTEN}([a-z]+) ([^.!?,]+), which (?:is|gets|feels) (?:(?:very|so|really|quite|too|extremely|often) )*(?:chaotic|error-prone|annoying|tedious|slow|cumbersome|unsafe|a mess|a nightmare|a pain|painful|confusing|risky|impractical|inefficient|frustrating|messy|awkward)[.!]*$`,
      'i',
    ),
    (who, verb = '', rest = '') => {
      const [deed = '', ...more] = rest.split(' ');
      // "shop staff check": those are called by two words.
      const [whom, does, what] =
        isBaseVerb(deed) && !isPlural(who.split(' ').at(-1) ?? '')
          ? [`${who} ${verb}`, deed, more.join(' ')]
          : [who, verb, rest];
      return isBaseVerb(does) ? `${whom} should no longer have to ${does} ${what}.` : '';
    },
  ],
  // "Members don't know whether it is there before they drive over"
  [
    said(
      String.raw`${WHO} (?:do not|don['’]t|does not|doesn['’]t) (?:know|see) (?:whether|if) (?=[^.!?]+ (?:before|when) (?:they|he|she) )`,
    ),
    (who) => `${who} can't see whether `,
  ],
  // "Members write us mails about it"
  [
    said(
      String.raw`${WHO} ${OFTEN}(?:writes?|sends?|email|message|text) (?:us|the office|the team) (?:(?:e-?mails|mails|messages|letters|texts) )?about (?=(?:the|their|our|what|which|when|how) )`,
    ),
    (who) => `${who} ask us about `,
  ],
  // "The coordinator needs a whole Sunday for the report"
  [
    said(String.raw`${WHO} needs? (${TIME}) for (?=(?:the|an?|each|every|their) )`),
    (who, time = '') => `${who} ${isPlural(who) ? 'spend' : 'spends'} ${time} on `,
  ],
  // "Members complain that they are charged twice"
  [
    said(String.raw`${WHO} ${OFTEN}${ANNOYED} they are (?=[a-z]+(?:ed|en|nt|ld)\b)`),
    (who) => `${who} no longer want to be `,
  ],
  [
    said(String.raw`${WHO} ${OFTEN}${ANNOYED} they (get|receive|have to) (?=[a-z0-9]+ )`),
    (who, deed = '') =>
      /^have/i.test(deed) ? `It annoys ${lowerFirst(who)} that they have to ` : `Stop sending ${lowerFirst(who)} `,
  ],
  // "Managers approve leave without seeing who else is away"
  [
    said(
      String.raw`${WHO} ${OFTEN}([a-z]+ (?:the |an? |their |our )?[\w-]+(?: [\w-]+){0,3}?) without (?:seeing|knowing|being told|being shown) (?=(?:who|what|which|how|whether|if|when|where) )([^.!?,]+)(?=[.!?]|$)`,
    ),
    (who, deed = '', what = '') =>
      isBaseVerb(deed.split(' ')[0]?.toLowerCase() ?? '') && !/^(?:want|need|like|wish)\b/i.test(deed) && isPlural(who)
        ? `${who} should see ${what} before they ${deed}`
        : '',
  ],
  // "Tenants only learn about it from a note in the hall", "Farmers find out about the frost when it is too late"
  [
    said(
      String.raw`${WHO} (?:only (?:learn|learns|hear|hears|find out|finds out|get to know) (about|of|that) ([^.!?,]+?) (?:from|by|through|via|when it is too late)\b[^.!?,]*|${OFTEN}(?:learn|learns|hear|hears|find out|finds out) (about|of|that) ([^.!?,]+?) (?:when it is |far |much |only )*too late)(?=[.!?]|$)`,
    ),
    (who, link = '', what = '', late = '', missed = '') =>
      `${who} should be told ${link || late} ${what || missed} in time`,
  ],
  // "Guests are surprised by the fee at the end"
  [
    said(
      String.raw`${WHO} (?:are|is|get|gets) ${OFTEN}(?:surprised|shocked|caught out|taken aback) by ((?:the|an?|their|extra|hidden) [^.!?,]+?)(?: (?:at|on|in|when|after|once) [^.!?,]+)?(?=[.!?]|$)`,
    ),
    (who, what = '') => `${who} should be told about ${what} in advance`,
  ],
  // "Customers think their order is lost because the status never changes"
  [
    said(
      String.raw`${WHO} ${OFTEN}(?:think|believe|assume|fear)s? (?:that )?([^.!?,]+?) because ((?:the|their|our) [^.!?,]+?) (?:never|does not|doesn['’]t|do not|don['’]t) ([a-z]+?)s?((?: [^.!?,]+)?)(?=[.!?]|$)`,
    ),
    (who, fear = '', thing = '', verb = '', rest = '') =>
      isBaseVerb(verb)
        ? `${who} should be told when ${thing} ${isPlural(thing) ? verb : thirdPerson(verb)}${rest} so that they do not think that ${fear}`
        : '',
  ],
  // "Volunteers write by hand who wasn't at home, then someone types it in again"
  [
    said(
      String.raw`${WHO} (?:print [^.!?,]+? and )?(?:write|note|record|fill in|take)s? (?:down )?(?:(?:by hand|on paper|on a (?:sheet|form|list)) ([^.!?,]+?)|([^.!?,]+?) (?:by hand|on paper|on a (?:sheet|form|list))),? (?:and )?(?:then|later|afterwards) (?:someone|somebody|(?:the |our )?[\w-]+(?: [\w-]+)?) (?:types?|enters?|cop(?:y|ies)|keys?) (?:it|them|everything|that|all of it) (?:in|into|over|to)\b[^.!?,]*(?=[.!?]|$)`,
    ),
    (who, what = '', named = '') =>
      `${who} should be able to enter ${what || named} on the spot so that nobody has to type it in again`,
  ],
  // "Members enter a phone number that does not work"
  [
    said(
      String.raw`${WHO} ${OFTEN}(?:enter|type in|type|give us|give|leave us|leave|fill in) (?:an? )?((?:[\w-]+ ){0,3}?[\w-]+) (?:that|which) ((?:do not|does not|don['’]t|doesn['’]t) (?:work|exist|belong|match)[^.!?,]*|(?:is|are) (?:wrong|invalid|out of date|not theirs|not valid)[^.!?,]*)(?=[.!?]|$)`,
    ),
    (who, thing = '', fault = '') => {
      const words = thing.split(' ');
      const one = withArticle([...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' '));
      const its = fault.replace(/^do(?: not|n['’]t)/, 'does not').replace(/^are/, 'is');
      return `We should refuse ${one} that ${its} when ${lowerFirst(who)} enter it`;
    },
  ],
];

/** "The report takes the coordinator a whole Sunday each month" */
const TAKES = said(
  String.raw`((?:the|an?|each|every|[a-z]+ing (?:the|an?)) (?:[\w-]+ ){0,3}?[\w-]+) (?:takes|costs) ((?:the|our|an?|every|each) [\w-]+(?: [\w-]+)?|[\w-]+s) (${TIME})(?=[.!?]|$)`,
);
/** "Contracts end without anybody noticing in time" */
const UNSEEN = said(
  String.raw`([a-z][\w-]*(?: [a-z][\w-]*)?) (end|expire|lapse|run out|renew|close|go off|fail|stop|get lost|go missing|disappear)(?: automatically)? without (?:anybody|anyone|us|somebody) (?:noticing|knowing|realising|realizing|seeing)(?: it)?(?: in time)?(?=[.!?]|$)`,
);
const UNNOTICED = said('(?:nobody|no one) (?:really |ever )?notices in time (?=(?:when|that) )');
/** "A broken tool goes back on the shelf because there is no way to mark it" */
const NO_WAY =
  /^((?:an?|the) (?:[\w-]+ ){1,3}?)((?:goes|gets|is|ends up|stays|lands|comes) [^.!?]+?) because (?:there is no way to|nobody can|we cannot|we can['’]t|you cannot|you can['’]t) ([a-z]+) (?:it|them)([^.!?]*)[.!]*$/i;
/** "The season starts. Members need to see the plan.": nobody asks for anything else. */
const NEED = said(
  String.raw`${WHO} (?:also |really |often |always )?needs? to (?=(?:see|know|find|check|get|look up) )`,
);

function ofThings(text: string, people: People): string {
  return text
    .replace(TAKES, (whole, thing: string, who: string, time: string) =>
      people.isPersonPhrase(who)
        ? `${upperFirst(who)} ${isPlural(who) ? 'spend' : 'spends'} ${time} on ${lowerFirst(thing)}`
        : whole,
    )
    .replace(UNSEEN, (whole, things: string, verb: string) =>
      isPlural(things) ? `We want to be told in time before ${lowerFirst(things)} ${verb}` : whole,
    )
    .replace(UNNOTICED, 'We want to be told in time ')
    .replace(NO_WAY, (whole, thing: string, then: string, deed: string, rest: string) =>
      isBaseVerb(deed) ? `We can't ${deed} ${lowerFirst(thing.trim())}${rest} and it ${then}.` : whole,
    );
}

function needsAsWishes(text: string, people: People): string {
  if (ASKS.test(text) || !/[.!?]\s+\S/.test(text)) return text;
  return text.replace(NEED, (whole, who: string) =>
    people.isPersonPhrase(who) && !people.isSpeaker(who) && !/^(?:they|he|she)$/i.test(who)
      ? `${upperFirst(who)} should be able to `
      : whole,
  );
}

/** What people complain of, or others of them, told as what is wanted; the text as it is where it says something else. */
export function troublesWithPeople(text: string, people: People): string {
  if (isStory(text) || text.includes('\n')) return text;
  const isOfAll = HOW_MANY.test(text) && !TOGETHER.test(text) && DENIED.test(text);
  const bare = isOfAll
    ? upperFirst(text.replace(HOW_MANY, (many) => (/\b(?:the|our) $/i.test(many) ? 'The ' : '')))
    : text;
  const told = OF_PEOPLE.reduce(
    (plain, [way, plainly]) =>
      plain.replace(way, (whole: string, who: string, ...groups: string[]) =>
        people.isPersonPhrase(who) && !people.isSpeaker(who) ? plainly(upperFirst(who), ...groups) || whole : whole,
      ),
    bare,
  );
  return needsAsWishes(ofThings(told, people), people);
}
