import { upperFirst } from '../language/capitals.ts';
import { isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { gerundFirst, isBaseVerb } from '../language/verbs.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const PEOPLE = String.raw`((?:the |our |my |all |some |many )?(?:[\w-]+ )??[\w-]*[a-rt-z]s)`;
const ROLE = String.raw`((?:the |our |my |all )?(?:[\w-]+ )??[\w-]+)`;
const MESSAGES = '(?:e-?mail|mail|message|reminder|letter|newsletter|notification|invitation|bill|invoice)s?';
const TIMES = '(?:twice|two times|three times|four times|several times|many times|double|\\d+ times)';

function isDeed(words: string): boolean {
  return isBaseVerb(words.split(' ')[0]?.toLowerCase() ?? '');
}

/** What is said as people talk, in the words of a plain wish. */
const LOOSE: readonly Rewording[] = [
  // "They should at least be warned first": how little it is, and no bound.
  [
    /\b(should|must|ought to|could|need to|needs to) at least (?=(?:be (?:told|warned|asked|reminded|informed|notified|shown|able)|see|know|hear|(?:get|receive) (?:an?|the|their)) )/gi,
    '$1 ',
  ],
  // "Some way to mute them", "Something to group them"
  [
    at(
      String.raw`(?:(?:some|any)(?: kind| sort)?(?: of)?(?: an?)? (?:(?:easy|easier|quick|simple|better|good) )?(?:way|means|possibility) to|something to) (?!(?:eat|drink|read|wear|know|do|say)\b)(?=[a-z]+ )(?![^.!?]*\b(?:should|must|would|could|is|are)\b)`,
    ),
    'We need a way to ',
  ],
  // "Riders need to know before they set out": of what was told.
  [
    at(
      String.raw`${ROLE} (?:needs? to|should|must|has to|have to) know (?=(?:before|beforehand|in advance|in time|early|earlier|at once|immediately|right away|straight away)\b)`,
    ),
    '$1 should be told ',
  ],
  // "The porter has to see which ward is closed"
  [
    at(
      String.raw`${ROLE} (?:has|have) to (?=(?:see|know)(?: (?:at|on|in) (?:the|their|her|his|one) [\w-]+)? (?:who|whose|which|what|when|where|whether|how) )`,
    ),
    (_, who = '') => `${upperFirst(who)} need${isPlural(who) ? '' : 's'} to `,
  ],
  // "Key list: every key with its holder"
  [
    /^((?:[\w-]+ ){1,3}?(?:list|log|history|overview|report|record|summary|register|trail|table)): (?=(?:every|each|all) )/i,
    '$1 with ',
  ],
  // "I'd like one place where I can cancel it"
  [
    at(
      String.raw`(?:I|we)(?:['’]d| would)? (?:like|love|want|need) (?:one|an?|a single|one single|some) (?:central |common |single )?place (?:where|in which) (?:(I|we)|${PEOPLE}) can ([^.!?,]+?)(?= and (?:everybody|everyone|all|the|they)\b|[,.!?]|$)`,
    ),
    (whole, me, who, deed = '') =>
      isDeed(deed)
        ? me
          ? `${me} want to ${deed} in one place`
          : `${upperFirst(who ?? '')} should be able to ${deed} in one place`
        : whole,
  ],
  // "The treasurer needs to see who paid, the coaches don't."
  [
    at(
      String.raw`${ROLE} (?:needs? to|should|must|has to|have to) (?:be able to )?([^.!?,]+),? (?:but )?${ROLE} (?:do(?:es)?n['’]t|do(?:es)? not|should(?:n['’]t| not)|must not|may not)(?=[.!]*$|[.!] )`,
    ),
    (whole, who = '', deed = '') => (isDeed(deed) ? `Only ${lowerFirst(who)} should be able to ${deed}` : whole),
  ],
  // "If fewer than 8 say yes, tell me so I can call the others"
  [
    at(
      String.raw`(?:if|when|whenever|as soon as|once) ([^.!?,]+),? (?:please )?(?:tell|warn|notify|alert|inform|let) (me|us)(?: know)? so(?: that)? (I|we) can `,
    ),
    (_, event = '', me = '', who = '') =>
      `${me === 'us' ? 'We' : 'I'} want to be told when ${event} so that ${who} can `,
  ],
  // "Medical notes must be visible to the coach on match day but to nobody else"
  [
    at(
      String.raw`([^.!?,()]+(?: \([^()]*\))?) (?:must|should|has to|have to) (?:only )?be (?:visible|shown|available|accessible) (?:to|for) ${ROLE}((?: (?:on|in|at|during|before|after|when|while) [^.!?,]+?)?),? (?:but |and )?(?:not )?(?:to|for) (?:nobody|no one|nobody else|no one else|anybody else|anyone else|others)(?: else)?(?=[.!]*$|[.!] )`,
    ),
    (_, what = '', who = '', when = '') => `Only ${lowerFirst(who)} should be able to see ${lowerFirst(what)}${when}`,
  ],
  // "Some parents have three kids and get every mail three times"
  [
    at(
      String.raw`${PEOPLE}(?: [^.!?]*?\b(?:and|who|that))? (?:get|receive) (?:every|each|the same|all(?: the)?) (${MESSAGES}) ${TIMES}(?=[.!]*$|[.!] )`,
    ),
    (_, who = '', message = '') =>
      `${upperFirst(who.replace(/^(?:some|many) /i, ''))} do not want to get ${withArticle(singular(message))} twice`,
  ],
  // "Photos of matches - only of kids whose parents agreed"
  [/^([^.!?:\n-]{4,60}?)\s+[-–]\s+(?:but )?only (?=(?:of|for|with|to|if|when|after|on|in|by|from) )/i, '$1 only '],
  // "Send a survey - max 3 questions"
  [
    / - (?:max\.?|maximum|at most|up to|no more than) (\d+|two|three|four|five|six|ten) ([\w-]+s)(?=[.!]*$)/gi,
    ' with at most $1 $2',
  ],
  // "A loyalty programme: every 10 visits a free drink"
  [
    /^(?:(?:what about|how about) )?(?:[^.!?:]+: )?(?:after )?every (\d+|two|three|four|five|ten|twenty) ([\w-]+s),? (?:(?:you|they|people|there is|one) (?:get |gets )?)?((?:an?|one) (?:free )?[^.!?:]+)[.!?]*$/i,
    'I want to get $3 after every $1 $2.',
  ],
  // "It's unclear to patients what it will cost"
  [
    at(
      String.raw`it(?:['’]s| is) (?:often |still |always )?(?:unclear|not clear|unknown|a mystery) (?:to|for) ${PEOPLE} (?=(?:what|when|where|which|who|how|why|whether|if)\b)`,
    ),
    '$1 do not know ',
  ],
  // "Patients fill in the same form every visit although nothing has changed"
  [
    at(
      String.raw`${PEOPLE} (?:have to |must )?([a-z]+) ((?:in |out |up )?the same [^.!?,]+?) ((?:every|each) [\w-]+)(?:,? (?:although|even though|even if|even when) ([^.!?]+))?(?=[.!]*$|[.!] )`,
    ),
    (whole, who = '', deed = '', what = '', often = '', although) =>
      isBaseVerb(deed) && although
        ? `${upperFirst(who)} should not have to ${deed} ${what} ${often} when ${although}`
        : whole,
  ],
  // "Two chairs, one assistant - the plan should warn of it"
  [
    /^([^.!?:]{4,60}?) [-–] (?=(?:the|an?|it|we|they|I|there) [^.!?]*\b(?:should|must|could|needs? to)\b|(?:please )?(?:warn|tell|remind|notify|inform|alert) )/i,
    '$1. ',
  ],
  // "Let the customer choose: door, neighbour, locker"
  [
    at(String.raw`((?:please )?let (?:the |our |an? )?[\w-]+ (?:choose|pick|select)): ([^.!?]+)(?=[.!]*$|[.!] )`),
    (_, lead = '', choices = '') =>
      `${lead} between ${choices.replace(/,? (?:and |or )?([^,]+)$/, (last, one: string) => (choices.includes(',') && !/ (?:and|or) /.test(last) ? ` and ${one.trim()}` : last))}`,
  ],
  // "Invoices: monthly instead of per parcel"
  [
    /^([\w-]+s): (daily|weekly|monthly|quarterly|yearly|hourly) (?=\S)/i,
    (_, what = '', how = '') => `${upperFirst(how)} ${lowerFirst(what)} `,
  ],
  // "After a surgery call the patient": the comma that is left out
  [
    /^((?:after|before) (?:an?|the|each|every) [\w-]+) (?=(?:call|send|ask|remind|tell|show|text|mail|print|charge|offer) (?:the|an?|all|every|them|me|us|him|her)\b)/i,
    '$1, ',
  ],
  // "Tell members that they cannot pay cash"
  [
    at(
      String.raw`((?:please )?(?:tell|inform|show|warn|remind) ${PEOPLE}(?: (?:in|on|at|by) (?:the |an? )?[\w-]+)? that) (?:they) (can['’]?t|cannot|can not|may not|must not|are not allowed to|can no longer) ([a-z]+[^.!?]*)`,
    ),
    (whole, lead = '', _who, not = '', deed = '') =>
      isDeed(deed)
        ? `${lead} ${gerundFirst(deed)} is ${/longer/i.test(not) ? 'no longer' : 'not'} ${/may|must|allowed/i.test(not) ? 'allowed' : 'possible'}`
        : whole,
  ],
  // "for our accountant (CSV)"
  [/ \((CSV|PDF|Excel|XLSX|JSON|XML)(?: files?| format)?\)/g, ' as $1'],
];

/** "A parent asked if they can see it. Of course they should." */
const AGREED =
  /^(?:an?|some|many|several|one|the|our) ((?:[\w-]+ )?[\w-]+) (?:asked|asks|ask|wanted to know|wants to know|want to know) (?:us |me )?(?:if|whether) (?:they|he|she) (?:can|could|may|might) ([^.!?]+)[.!?]\s+(?:of course|yes|sure|definitely|absolutely|they should|why not|makes sense|good idea|fair enough)\b[^.!?]*[.!?]*/i;

/** "Receipts: patients lose them. Let them download." */
const OF_THESE =
  /^([\w-]+s): ((?:[\w-]+ )?[\w-]*[a-rt-z]s) [^.!?]*\b(?:them|it)\b[^.!?]*[.!?]\s+(?:please |so |just )*let them ([a-z]+)(?: (?:them|it))?( [^.!?]+)?[.!]*$/i;

/** What somebody says loosely, as the plain wish that it is. */
export function saidLoosely(text: string): string {
  const agreed = text.replace(
    AGREED,
    (_, who: string, deed: string) => `${upperFirst(isPlural(who) ? who : plural(who))} should be able to ${deed}.`,
  );
  const named = agreed.replace(OF_THESE, (whole, what: string, who: string, deed: string, rest = '') =>
    isBaseVerb(deed) ? `Let ${lowerFirst(who)} ${deed} their ${lowerFirst(what)}${rest}.` : whole,
  );
  return reworded(named, LOOSE);
}
