import { GOOD_WORDS, THEY } from './asking-words.ts';
import { pastAsked } from './past-questions.ts';
import { praisedPlainly } from './praised-wish.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { isMass, withArticle } from '../language/nouns.ts';
import { wantedPlainly } from './ways-of-wanting.ts';
import { doneByPeople } from './done-by-people.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** What somebody is given only to do something with it, and which says nothing of itself. */
const MEANS = '(?:way|option|possibility|chance|ability|opportunity|means|feature|function|button|link|shortcut)';
const GOOD = `(?:${GOOD_WORDS}|better|easier|sensible)`;
/** Where or how something is done for lack of a better way. */
const MAKESHIFT =
  '(?:on paper|by (?:phone|telephone|e-?mail|mail|hand|post|letter|fax)|in person|over the (?:phone|counter)|at the (?:desk|counter|office|reception|front desk)|in the office|manually)';

const PITY = String.raw`it(?:['’]s| is) (?:really |so |very |such |quite )?(?:an? )?(?:real )?(?:pity|shame|too bad|sad|unfortunate|disappointing|bummer) (?:that )?`;

function isDeed(word: string): boolean {
  return word.toLowerCase() === 'be' || isBaseVerb(word.toLowerCase());
}

/** Ways to ask that somebody should be able to do something, told as just that. */
const WAYS_OF_ASKING: readonly Rewording[] = [
  // "Ask for the card before it goes through and nudge the owner when it lapses": it is the owner who is asked.
  [
    at(
      String.raw`ask for ((?:the|an?|their|proof) [^.!?,]+?) (before|when|if) ([^.!?,]+?) and (?=(?:nudge|remind|warn|tell|notify|alert|inform) (the (?!(?:office|team|staff)\b)[\w-]+)\b)`,
    ),
    (_, what = '', link = '', when = '', who = '') => `Ask ${who} for ${what} ${link} ${when} and `,
  ],
  // "It would be good if guests were taken off the list and got a voucher"
  [
    at(
      String.raw`it(?:['’]d| would) be (?:${GOOD}) if ([^.!?,;]{3,60}?) were ([a-z]+(?:ed|en|ft|pt|ut|ld)\b[^.!?,;]{0,60}?) and got (?=(?:an?|the|their|some|one|two) )`,
    ),
    (_, who = '', done = '') => `${upperFirst(who)} should be ${done} and get `,
  ],
  // "Swap it, and if possible so that we can change it": that goes without saying.
  [
    /,? (?:and )?if (?:at all |technically )?possible(?:,(?= \w)|(?=[.!?]|$| (?:so|and|by|with|without|in|on|at|before|after|when)\b))/gi,
    '',
  ],
  // "Why does everybody see the addresses? Could that be limited to the hosts?"
  [
    /^why (?:do|does|can|may) (?:(?!not\b)[\w'’-]+ ){1,4}?([a-z]+) ([^?]+)\? (?:can|could|should|must|may)(?:n['’]t| not)? (?:that|this|it) (?:be|stay|only be) (?:limited|restricted|kept|reserved|left) (?:to|for) ([^?.!]+)[?.!]*$/i,
    (whole, deed = '', rest = '', who = '') => (isDeed(deed) ? `only ${who} should ${deed} ${rest}` : whole),
  ],
  // "Wouldn't it be nice if hosts could do it?"
  [
    at(String.raw`would(?:n['’]t| not) it (?:not )?be (?:so |really |very |a lot |much )?${GOOD} if ([^.!?]+)[?!.]*`),
    (_, wish = '') => `It would be nice if ${wish}.`,
  ],
  // "It's a pity that guests can't do it": that they cannot is the trouble.
  [
    at(String.raw`${PITY}${THEY} (?:still )?(?:can['’]?t|cannot|can not) (?:yet )?(?=([a-z]+)\b)`),
    (whole, who = '', deed = '') => (isDeed(deed) ? `${who} should be able to ` : whole),
  ],
  // "That is why hosts want to cancel it by mail", "Better: guests check in themselves"
  [
    at(
      String.raw`(?:and |so )?(?:that|this)(?:['’]s| is| was) (?:exactly |also |just )?(?:why|the reason(?: why)?) (?=\w+ \w+)`,
    ),
    '',
  ],
  [
    at(
      String.raw`(?:(?:much |even )?better|best|my wish|our wish|solution|remedy|proposal|suggestion)(?: would be)?: ${THEY} (?=([a-z]+)\b)`,
    ),
    (whole, who = '', deed = '') => (isDeed(deed) ? `${who} should ` : whole),
  ],
  // "Isn't it possible to pay in cash?", "Do you plan to add a dark mode?", "Have you thought about vouchers?"
  [at(String.raw`is(?:n['’]t it| it not) possible to ([^.!?]+)\?`), 'It should be possible to $1.'],
  [
    at(
      String.raw`(?:do you|do we|are you|are we|will you) (?:also |already )?(?:plan(?:ning)?|intend(?:ing)?|want|going) to (?=([a-z]+) )([^.!?]+)\?`,
    ),
    (whole, deed = '', wish = '') => (isDeed(deed) ? `${upperFirst(wish)}.` : whole),
  ],
  [
    at(
      String.raw`(?:have you|have we|has anybody|has anyone) (?:ever |already )?(?:thought (?:about|of)|considered) (?=\S+)(?![\w-]+s who\b)`,
    ),
    'How about ',
  ],
  // "Any chance of guests paying in cash?", "How about a spot for hosts to leave a note?"
  [
    at(String.raw`(?:is there )?any chance (?:of|for|that) ${THEY} ([a-z]+ing) ([^?.!]+)\?`),
    (whole, who = '', doing = '', rest = '') => {
      const deed = fromGerund(doing);
      return deed && (isDeed(deed) || /^(?:out|off|up|down|away|back) /.test(rest))
        ? `${upperFirst(who)} should be able to ${deed} ${rest}.`
        : whole;
    },
  ],
  [
    at(
      String.raw`(?:how about|what about|(?:can|could) we have|(?:is|could) there(?: be)?|(?:I|we)(?:['’]d like| need| want)) (?:an?|some) (?:spot|place|corner|space|room) (?:for ${THEY} to|where ${THEY} (?:can|could)) ([a-z]+) ([^?.!]+)[?.!]`,
    ),
    (whole, who = '', other = '', deed = '', rest = '') =>
      isDeed(deed) ? `${upperFirst(who || other)} should be able to ${deed} ${rest}.` : whole,
  ],
  // "Hosts should be able to leave each other a note on a booking"
  [
    at(
      String.raw`${THEY} ((?:should be able to|can|could|should) )(leave|send|write|give|pass|lend) each other ((?:an?|the|their|some) [^?.!,]+?)(?= (?:when|if|after|before|so|because|once|while) |[?.!,])`,
    ),
    (whole, who = '', may = '', deed = '', thing = '') =>
      who.endsWith('s')
        ? `${who} ${may}${deed} ${thing} for other ${lowerFirst(who.replace(/^(?:the|our) /i, ''))}`
        : whole,
  ],
  // "What about swapping cuttings?"
  [
    at(String.raw`what about (?=([a-z]+ing) )`),
    (whole, doing = '') => (isDeed(fromGerund(doing) ?? '') ? 'How about ' : whole),
  ],
  [
    at(String.raw`any (?:plans|thoughts|chance) (?:for|on|about|of) (?=(?:an?|the|some|more) |[\w-]+s\b)`),
    'How about ',
  ],
  // "Let's make people confirm the rules"
  [
    at(
      String.raw`(?:let['’]?s|we (?:should|could|ought to|must)) make ${THEY} (?=([a-z]+) (?:the|an?|their|it|them|this|that|all|both)\b)`,
    ),
    (whole, who = '', deed = '') => (isDeed(deed) ? `${upperFirst(who)} should ` : whole),
  ],
  // "Let's ask for a deposit"
  [
    at(String.raw`let['’]?s (?:just |also |simply |please |rather |maybe )*(?=([a-z]+)\b)`),
    (whole, deed = '') => (isDeed(deed) ? 'We should ' : whole),
  ],
  [/\bso (?:that )?they can (?:tell|inform) us (?:about|of) /gi, 'so that they can mention '],
  // "I'd like my guests to see the menu"
  [
    at(
      String.raw`(?:I|we)(?:['’]d| would)? (?:really |also )?(?:like|love|want|need|prefer|wish) (?:for )?(?:my|our|the|all) ((?:[\w-]+ )?[\w-]*[a-rt-z]s) to (?:be able to )?(?=([a-z]+)\b)`,
    ),
    (whole, who = '', deed = '') => (isDeed(deed) && deed !== 'be' ? `${upperFirst(who)} should be able to ` : whole),
  ],
  // "Report noise at night": no report is meant
  [
    /^report (?=(?:noise|mou?ld|smoke|damage|vandalism|graffiti|rubbish|litter|ice|snow|fire|gas|water|storm|frost|abuse|spam|fraud|theft|sickness)(?: (?:damage|loss|leaks?))?(?: (?:in|at|on|from|near|outside|during|with|to|by|before|after|when)\b|[.!]*$))/i,
    'It should be possible to report ',
  ],
  // "Provide tenants with a copy", "flats that are let"
  [at(String.raw`(?:please )?provide ${THEY} with (?=(?:an?|the|their|more|some) )`), 'Give $1 '],
  [
    /\b(is|are|been|being) let(?=[.,!?]|$| (?:out|already|for|until|since|to (?:an?|the|somebody|someone))\b)/gi,
    '$1 rented out',
  ],
  // "What about a map?"
  [at(String.raw`what about (?!(?:if|when|those|people|the other)\b)(?=(?:an?|some|more|the) )`), 'How about '],
  // "A reminder the day before would fix most of it"
  [
    at(
      String.raw`((?:an?|more|some|fewer|one) (?:(?!(?:if|when|would|is|are|was|can|could|should)\b)[\w'’-]+,? ){1,14}?)would (?:probably |already |really )?(?:fix|solve|prevent|avoid|end|cure|spare us|save us) (?:(?:most|half|all|much|a lot|some) of )?(?:it|this|that|these|those|the problem|them)(?=[.!]*$|[.!] )`,
    ),
    (_, thing = '') => `We need ${lowerFirst(thing.trim())}`,
  ],
  // "Online booking would take the pressure off", "A list would save us a lot of calls"
  [
    at(
      String.raw`((?!(?:it|that|this|there|they|he|she|we|I|you|which|what|who|if|but|so|and|[\w-]+ing)\b)(?:(?!(?:if|when|would|is|are|was|can|could|should|that|who)\b)[\w'’-]+ ){1,10}?)would (?:probably |already |really |also )?(?:take (?:the |some |a lot of )?(?:pressure|work|load|weight) off(?: us| the \w+)?|do the trick|make (?:a|the|all the) (?:big |huge )?difference|make (?:life|things|it|work) (?:so |a lot |much |so much )?easier(?: for (?:us|me|everybody|everyone|all))?|save (?:us |me |everybody |everyone )?(?:a lot of |much |so much |some )?(?:time|work|calls|trouble|money|paper|hours))(?=[.!]*$|[.!] )`,
    ),
    (_, thing = '') =>
      `We need ${/^(?:an?|the|more|some|fewer|one|our|my|[\w-]+s) /i.test(thing) || isMass(thing.trim().split(' ').at(-1) ?? '') || thing.endsWith('ing ') ? lowerFirst(thing.trim()) : withArticle(lowerFirst(thing.trim()))}`,
  ],
  // "A map of all stations would be great", where nothing else is said
  [
    new RegExp(
      String.raw`^((?!(?:it|that|this|there|they|he|she|we|I|you|which|what|who|if|[\w-]+ing)\b)(?:(?!(?:if|when|would|is|are|was|can|could|should)\b)[\w'’-]+,? ){2,15}?)would (?:really |already |also )?(?:be (?:so much |so |really |very |super |extremely |a lot |much |far )?${GOOD}|help(?: a lot)?|(?:fix|solve|prevent|avoid|end|cure|spare us|save us|help with) (?:(?:most|half|all|much|a lot|some) of )?(?:it|this|that|these|those|the problem|them))(?: (?:for|to) (?:us|me|everybody|everyone|all of us))?(?=[.!]*$)`,
      'i',
    ),
    (_, thing = '') => `We need ${lowerFirst(thing.trim())}`,
  ],
  // "We need that hosts can announce a visit"
  [
    at(
      String.raw`(?:we|i) (?:need|want|would like|['’]d like)(?: it)? that ${THEY} (?:can|could|are able to|may) (?=[a-z]+ )`,
    ),
    '$1 should be able to ',
  ],
  // "Announcing a visit by voice should be possible for hosts"
  [
    at(
      String.raw`([a-z]+ing) ([^.!?,;]+?) (should|must|has to|needs to|ought to) be (?:possible|allowed)(?: for ${THEY}(?=[.!]|$)|(?! for\b))`,
    ),
    (whole, doing = '', rest = '', _must = '', who) => {
      const deed = /^being$/i.test(doing) ? 'be' : fromGerund(doing.toLowerCase());
      if (!deed) return whole;
      return who ? `${who} should be able to ${deed} ${rest}` : `it should be possible to ${deed} ${rest}`;
    },
  ],
  // "Letting guests pick a space would save us many calls"
  [
    at(
      String.raw`(?:letting|allowing|enabling) ${THEY} (?:to )?([a-z]+) ([^.!?,;]+?) (would|will|could) (?=(?:save|help|make|spare|reduce|free|speed|mean|be)\b)`,
    ),
    (whole, who = '', deed = '', rest = '', would = '') =>
      isDeed(deed) ? `${who} should be able to ${deed} ${rest}, it ${would} ` : whole,
  ],
  // "Enable hosts to see who is in": an order that lets them.
  [
    at(String.raw`(?:please )?(?:enable|permit|empower) ${THEY} to (?=([a-z]+)\b)`),
    (whole, who = '', deed = '') => (isDeed(deed) ? `let ${who} ` : whole),
  ],
  // "Add a button so guests can call a taxi", "Support for hosts who want to invite a group"
  [
    at(
      String.raw`(?:please )?(?:(?:we|i) (?:need|want)|add|build|create|give us|provide|include|introduce|implement) (?:an? |some )?(?:new |simple |quick |easy |little |small )*${MEANS} so(?: that)? ${THEY} (?:can|could|may|are able to) `,
    ),
    '$1 should be able to ',
  ],
  [
    at(
      String.raw`(?:please )?(?:add |provide |we need |offer |better )?support (?:for )?${THEY} (?:who|that) (?:want|need|would like|wish) to (?=([a-z]+)\b)`,
    ),
    (whole, who = '', deed = '') => (isDeed(deed) ? `${who} should be able to ` : whole),
  ],
  // "We have had many requests from hosts to announce a visit", "Hosts keep asking to ..."
  [
    at(
      String.raw`(?:(?:we|i) (?:have (?:had|got|received)|['’]ve (?:had|got|received)|had|got|get|keep getting|often get|receive|received) |there (?:are|have been|were) )(?:so |very |quite )?(?:a lot of |lots of |many |several |some |a few |frequent |regular |\d+ )?(?:requests?|wishes|e-?mails|calls|questions|feedback|messages) (?:from|by) ${THEY} (?:asking |who (?:want|would like|wish|ask|asked) )?to (?=([a-z]+)\b)`,
    ),
    (whole, who = '', deed = '') => (isDeed(deed) ? `${who} want to ` : whole),
  ],
  [
    at(
      String.raw`${THEY} (?:keep (?:on )?asking|(?:often|always|regularly|constantly|repeatedly|have|also) ask(?:ed)?|have been asking|are asking) (?:us |me |whether they (?:can|could|may) |if they (?:can|could|may) |to be (?:able|allowed) to )?(?:to )?(?=([a-z]+)\b(?! for\b))`,
    ),
    (whole, who = '', deed = '') =>
      / (?:whether|if) they | to be (?:able|allowed) to | to $/.test(whole) &&
      !/ (?:us|me) to $/.test(whole) &&
      isDeed(deed)
        ? `${who} want to `
        : whole,
  ],
  [
    at(
      String.raw`${THEY} (?:told|tell|said to|wrote|write|let) (?:us|me)(?: know)? (?:that )?they (?:would|['’]d) like to (?=[a-z]+ )`,
    ),
    '$1 would like to ',
  ],
  // "Hosts have asked for a way to be told", "Guests need a simple way to sign"
  [
    at(
      String.raw`${THEY} (?:(?:have |has |had |often |keep |are )?(?:ask|asks|asked|asking|wish|wished|call|called) for|(?:really |urgently |still |just )?need|(?:would )?like|want) (?:an? |some |the |more |any )?(?:(?:simple|simpler|quick|quicker|easy|easier|better|good|fast|faster|safe|proper|decent|convenient|new|real) )*${MEANS} (?:of being able )?to (?=([a-z]+)\b)`,
    ),
    (whole, who = '', deed = '') => (isDeed(deed) && !/^(?:i|we)$/i.test(who) ? `${who} should be able to ` : whole),
  ],
  // "Hosts would save a lot of time if they could announce a visit"
  [
    at(
      String.raw`${THEY} would (?:(?:all |really |certainly |also )?(?:be (?:so |very |much |really )?(?:happy|happier|glad|grateful|thrilled|delighted|relieved)|love it|appreciate it|like it|benefit)|(save|waste|lose|spend|need) ([^.!?,]+?)) if they (?:could|were able to|can|were allowed to) ([^.!?]+)`,
    ),
    (_, who = '', saves, what, deed = '') =>
      `${who} should be able to ${deed}${saves ? ` so that they ${saves} ${what}` : ''}`,
  ],
  // "The office must be warned when a boat is late": whoever is to be told wants to know.
  [
    at(
      String.raw`((?:(?!(?:should|would|not|never|do|does|did|nobody|no)\b)[\w-]+ ){1,4}?)(?:must|has to|have to) (?:always |also )?be (?=(?:warned|told|informed|notified|alerted|reminded|messaged) (?:when|if|as soon as|about|of|before|by)\b)`,
    ),
    '$1should be ',
  ],
  // "From next year on drivers must be able to ...": from when it holds stands behind it.
  [
    at(
      String.raw`((?:from (?:next|this|the|now|\w+day|january|february|march|april|may|june|july|august|september|october|november|december)\b(?: (?!on\b)[\w-]+){0,2}? on(?:wards)?|as of (?:next |this |the )?[\w-]+(?: \d+)?|(?:starting|beginning) (?:from |in |on |with )?(?:next |this |the )?[\w-]+(?: \d{4})?),?) ${THEY} ((?:must|should|shall|have to|need to|can|may) [^.!?]+)`,
    ),
    (_, when = '', who = '', deed = '') => `${who} ${deed} ${lowerFirst(when.replace(/,$/, ''))}`,
  ],
  // "Today guests can only do it on paper": by no better way than that.
  [
    at(
      String.raw`(?:today|so far|currently|at the moment|right now|now|until now|for now|at present|up to now),? ${THEY} can (?:only |just )?(?=([a-z]+) )([^.!?,;]+?) (?:only )?${MAKESHIFT}(?=[.!]|$)`,
    ),
    (whole, who = '', verb = '', deed = '') =>
      /\b(?:only|just)\b/.test(whole) && isDeed(verb)
        ? `${who} should be able to ${deed.replace(/^(?:only|just) /i, '')}`
        : whole,
  ],
];

/** An idea in which whatever asks that somebody should be able to do something says so in the plainest way. */
export function askedPlainly(text: string): string {
  const told = reworded(doneByPeople(pastAsked(wantedPlainly(praisedPlainly(text)))), WAYS_OF_ASKING);
  return told === text ? text : told.replace(/(?<=^|[.!?] )[a-z]/g, (letter) => letter.toUpperCase());
}
