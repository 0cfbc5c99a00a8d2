import { reworded, type Rewording } from '../language/rewording.ts';
import { isMass, isPerson, isPlural, withArticle } from '../language/nouns.ts';
import { fromGerund, gerund, isBaseVerb } from '../language/verbs.ts';
import { isCommand } from './is-command.ts';
import { lowerFirst } from './trouble-words.ts';

/** "they want to only see their own": not to see only is not meant. */
function onlyBehind(text: string): string {
  return text.replace(
    /\bto only ([a-z]+) (?=(?:an?|the|those|their|my|our|his|her|its|what|one|[\w-]+s) )/gi,
    (whole, verb: string) => (isBaseVerb(verb) && verb !== 'be' ? `to ${verb} only ` : whole),
  );
}

/** Who is meant by "it", "get told" and "themselves", and a wish behind its trouble. */
const MEANT: readonly Rewording[] = [
  // "I want it to suggest a time": whoever speaks so means the product.
  [
    /^(?:i|we)(?:'d| would)? (?:want|need|like|love|prefer|expect) (?:it|the (?:app|system|site|tool|product|platform)) to (?!be\b)(?=[a-z]+ )/i,
    'the system should ',
  ],
  [/\bnag (?=(?:people|everyone|everybody|anyone|me|us|them|whoever|those|(?:the |all )?[a-z-]+s)\b)/i, 'remind '],
  [/\bsome (?:kind|sort) of (?:an? )?(?=([a-z]))/gi, (_, first: string) => (/[aeio]/.test(first) ? 'an ' : 'a ')],
  // "see before I set off whether it is free": what is asked comes first.
  [
    /\b(see|know|find out|check|tell) ((?:before|when|while|after|until) (?:i|we|they|you|he|she|the [a-z]+) [^,.;]+?) ((?:whether|which|who|what|how|where) [^,.;]+)/i,
    '$1 $3 $2',
  ],
  [
    /^(?:please )?make it (?:impossible|not possible) (?:for (.+?) )?to (?=[a-z])/i,
    (_, who: string | undefined) => (who ? `${who} must not ` : 'do not let anybody '),
  ],
  // "a list of members, to ask them whether they stay": what it is for.
  [
    /^((?:(?:i|we) )?(?:want|need|would like) [^,.;]{10,}), to (?=([a-z]+) )([^.;]+)$/i,
    (whole: string, wish: string, deed: string, why: string) =>
      isBaseVerb(deed) ? `${wish} so that I can ${why}` : whole,
  ],
  [
    /, since (?=(?:[\w-]+ )?(?:we|they|it|people|he|she|i|nobody|there) |(?:half|most|many|some|each|both|two thirds) of |(?:most|many|some) [\w-]+s )/gi,
    ', because ',
  ],
  [/\bat one glance\b/gi, 'at a glance'],
  // "it would help to see the depth"
  [
    /(^|[.!?] +)it (?:would|might|could) (?:really |also |greatly |already )?help (?:a lot |us |me )?to (?=[a-z]+ )/gi,
    '$1we want to ',
  ],
  // "being able to filter trails", "have medics confirm it": who does it wishes it.
  [/^(?:being|to be|be) able to (?=([a-z]+) )/i, 'we want to '],
  [
    /^(?:please )?have ((?:(?:the|all|our) )?[a-z-]+(?: [a-z-]+)?s) ([a-z]+) (?=(?:that|the|a|an|their|how|when|whether|which|it|each|every)\b)/i,
    (whole: string, who: string, deed: string) => (isBaseVerb(deed) ? `${who} should ${deed} ` : whole),
  ],
  // "operators want feedback on a fault" are to get it.
  [
    /\b(wants?|needs?) ((?:more |some |quick |regular )?(?:feedback|information|advice|news|updates|an update|an answer) (?:on|about|when|whether|if|as soon as)\b)/gi,
    '$1 to get $2',
  ],
  // "they should get told when it is moved": be told.
  [
    /\b(should|must|can|could|to|want to|would|will|shall|and) get (?=(?:told|notified|informed|reminded|warned|alerted|asked|invited|moved (?:up|down|on|over)|put (?:up|down|on|back)|added to|taken off)\b)/gi,
    '$1 be ',
  ],
  // "swap trips among themselves": each with the others.
  [
    /\b((?:swap|trade|exchange|share|switch|divide|split|arrange|agree(?: on)?) (?:[\w'-]+ ){0,4}?)(?:among(?:st)?|between) (?:themselves|ourselves)\b/gi,
    '$1with the others',
  ],
  [/\btakes? into account (?=(?:whether|if|how|what|which|that|when|where|who)\b)/gi, 'consider '],
  [/\btaking into account (?=(?:whether|if|how|what|which|that|when|where|who)\b)/gi, 'considering '],
  // "cannot remember what I learned, want to make notes": the trouble stands in front of the wish.
  [
    /^((?:(?:i|we) )?(?:can not|cannot|can't|cant|never|always|often|don't|do not|keep|hard to|difficult to|no)\b[^,.;!?]*), (?:so )?(?:i |we )?(?=(?:want|need|would (?:like|love)|'d (?:like|love)) to [a-z])/i,
    '$1. I ',
  ],
];

/** Who wants to have something made: "it would be great to have", "please add". */
const HAVING = String.raw`^(?:it(?: would|'d| could| might) be (?:really |very |so )?(?:great|nice|good|cool|helpful|useful|lovely|handy|awesome|ideal|perfect) (?:to have|if (?:we|there) (?:had|was|were))|(?:i|we)(?:'d| would)? (?:want|need|like|love)(?: to have)?|there should be|please add|add|(?:i|we) should have|could (?:we|i) have|can (?:we|i) have) `;
/** "a place where actors can upload a recording": what they can do there is the wish. */
const PLACE_WHERE = new RegExp(
  String.raw`${HAVING}(?:an?|one|some|our own) (?:[\w-]+ )?(?:place|page|area|section|space|spot|corner|screen|form|button|feature|function|option) (?:where|with which|by which|in which|on which|that lets) ((?:(?:the|our|all) )?[\w-]+(?: [\w-]+)?s)(?: can| could)? (?=([a-z]+) )`,
  'i',
);

/** "a wifi voucher printed on the receipt": what a thing that is only named is to be. */
const TO_BE =
  /^((?!(?:the|all|every|each|some|any|no|my|i|we|they|if|when)\b)(?:an? )?(?:[\w'’-]+ ){0,3}[\w'’-]+) ((?:automatically )?(?:printed|remembered|pre-?filled|filled in|stored|saved|kept|translated|attached|highlighted|exported|synced|announced|hidden|locked|merged|visible)) ((?:on|in|into|at|to|from|by|with|for|per|as|automatically|when|if|after|before|until) .+)$/i;
/** "sizes saved in the profile": where something is kept, and no amount. */
const KEPT_IN =
  /^saved in (?:(?:the|an?|my|our|your|his|her|their|its|each|every) |[\w-]+['’]s? )(?!(?:last|past|recent|first|second|third|fourth|previous|two|three|year|month|week|season|summer|winter|spring|autumn|\d))/i;
/** "CO2 saved per canteen": an amount that somebody wants to know. */
const AMOUNT =
  /^((?!(?:the|all|every|each|some|any|no|my|i|we|they|if|when)\b)(?:[\w'’-]+ )?[\w'’-]+) (saved|worked|raised|driven|served|sold|spent|earned|collected|walked|cycled|avoided|donated|produced|consumed|flown|baked|recycled|planted|avoided|caught|picked|delivered) ((?:per|by|for each|in|this|last|so far|each|every|since|between) .+|so far)$/i;
const HURTS = /\b(?:wrong|twice|too|never|not|no|without|late|instead|again|lost|but)\b/i;

/** "should be cancelled, and a new date suggested": the second shares the verb of the first. */
function withSharedVerb(text: string): string {
  return text.replace(
    /\b(should|must|can|will) be ((?:automatically )?\w+ed\b[^,.;]*),? and ((?:an?|the|its|their|all) (?:[\w-]+ ){1,3})(\w+(?:ed|en|sent|shown|told|made))(?=[.!]|$| (?:to|by|in|on|at|for|as|with|automatically)\b)/i,
    '$1 be $2, and $3$1 be $4',
  );
}

/** "a voucher", "the weather": one that there is only once or that is not counted. */
function oneThing(thing: string): string {
  const small = /^\p{Lu}\p{Ll}+$/u.test(thing) ? thing.toLowerCase() : lowerFirst(thing);
  return isMass(small) || small === 'weather' ? `the ${small}` : withArticle(small);
}

/** What is named with what was done to it: what the thing is to be, or how much there is of it. */
function named(text: string): string {
  if (/^(?:who|what|which|how|where|when|why)\b/i.test(text)) return text;
  const [, what = '', done = '', rest = ''] = AMOUNT.exec(text) ?? [];
  const head = what.split(' ').at(-1) ?? '';
  if (
    what &&
    !KEPT_IN.test(`${done} ${rest}`) &&
    !HURTS.test(text) &&
    !isPerson(head) &&
    !isBaseVerb(what.split(' ')[0] ?? '')
  )
    return isPlural(head)
      ? `see how many ${lowerFirst(what)} were ${done} ${rest}`
      : `see how much ${lowerFirst(what)} was ${done} ${rest}`;
  const [, thing = '', state = '', how = ''] = TO_BE.exec(text) ?? [];
  const last = thing.split(' ').at(-1) ?? '';
  const isThing =
    thing !== '' &&
    !HURTS.test(text) &&
    // "preferred teacher saved in the profile": nobody is saved anywhere.
    (!isPerson(last) || /^(?:saved|stored|remembered|pre-?filled|merged)$/i.test(state)) &&
    !(isBaseVerb(thing.split(' ')[0] ?? '') && isCommand(text));
  if (isThing && isPerson(last) && !/^merged$/i.test(state))
    return `save the ${lowerFirst(thing).replace(/^an? /i, '')} ${how}`;
  return isThing &&
    !/\b(?:should|must|can|is|are|was|were|be|has|have|who|that|which|needs?|wants?|would|likes?|gets?)\b/i.test(thing)
    ? `${isPlural(last) || /^an? |s and /i.test(thing) ? thing : oneThing(thing)} should be ${state} ${how}`
    : text;
}

/** "favourite desks for employees who ...", "favourite routes of each rider": what they choose, and for whom or whose it is. */
const FAVOURITES =
  /^favou?rite ((?!(?:the|an?|all|my|our|your|it|them|this|these|those|every|each)\b)(?:[\w-]+ )?[\w-]+s)(?: (for|of) ((?:(?:the|our|all|each|every) )?[\w-]+)([^.!?;:]*))?$/i;

/** A title that names favourites, told as what is done with them. */
function favourites(text: string): string {
  const [, what = '', lead = '', whom = '', more = ''] = FAVOURITES.exec(text) ?? [];
  if (!what || (lead && !isPerson(whom.split(' ').at(-1) ?? ''))) return text;
  if (lead === 'of') return `see the favourite ${what} of ${whom}${more}`;
  return lead ? `${whom}${more} should be able to mark ${what} as favourites` : `we want to mark ${what} as favourites`;
}

const ACTS = /^((?:(?:the|all|our) )?[a-z-]+s) to (?=([a-z]+) )/i;
/** A wish that leaves its verb out: "players to confirm a result", "auto-fill the line-up", "urgent orders first", "a page the guest can share". */
function briefly(text: string): string {
  return favourites(text)
    .replace(ACTS, (whole: string, who: string, deed: string) =>
      isPerson(who.split(' ').at(-1) ?? '') && isBaseVerb(deed) ? `${who} should ` : whole,
    )
    .replace(
      /^auto[- ]?(fill|save|complete|assign|renew|send|close|archive|delete|sort|suggest|generate|calculate) (?=(?:the|an?|my|our|all|each|every) )/i,
      (_, deed: string) => `the system should automatically ${deed.toLowerCase()} ${/^fill$/i.test(deed) ? 'in ' : ''}`,
    )
    .replace(
      /^((?:express|urgent|new|late|oldest|newest|overdue|open|important|priority|big|small|broken) [\w-]+s) first$/i,
      '$1 should come first',
    )
    .replace(
      /^(?:an? )?((?:[\w-]+ ){1,3}(?:page|list|link|view|report|overview|plan|calendar|document|file|summary)) (the|an?|our|each|every) ([\w-]+(?: [\w-]+)??) can ([a-z]+) (?=\w)/i,
      (whole: string, thing: string, lead: string, who: string, deed: string) =>
        isBaseVerb(deed) ? `${lead} ${who} should be able to ${deed} ${withArticle(thing.toLowerCase())} ` : whole,
    );
}

/** Wishes in usual words that do not look like one, put plainly. */
export function wanted(text: string): string {
  return (
    named(withSharedVerb(briefly(reworded(onlyBehind(text), MEANT))))
      .replace(PLACE_WHERE, (whole: string, who: string, verb: string) =>
        isBaseVerb(verb) ? `${who} should be able to ` : whole,
      )
      // "buyers like to compare two quilts": what they like to do is what they want.
      .replace(
        /^((?:(?:the|our|my|all|some|most|many) )?[a-z-]+(?: [a-z-]+)?s) (?:really )?(?:like|love) to (?=[a-z]+ )/i,
        '$1 would like to ',
      )
      // "drivers said they'd like to see it on a map": they would.
      .replace(
        /(?<=^|[:.!?]\s+)((?:(?:the|our|my|all|some|many) )?[a-z-]+(?: [a-z-]+)?s) (?:said|say|told us|tell us|mentioned|keep saying)(?: that)? they(?:'d| would) (?:like|love) to (?=[a-z])/i,
        '$1 would like to ',
      )
      // "visitors don't want to create an account", "visitors hate waiting": they should not have to.
      .replace(
        /^((?:(?:the|our|my|all|some|many|most) )?[a-z-]+(?: [a-z-]+)?s) (?:do not|don't|dont|never) want to (?!be\b)(?=[a-z]+ )/i,
        '$1 should not have to ',
      )
      .replace(
        /^((?:(?:the|our|my|all|some|many|most) )?[a-z-]+(?: [a-z-]+)?s) (?:really )?(?:hate|dislike|detest) ([a-z]+ing)\b/i,
        (whole: string, who: string, doing: string) => {
          const deed = fromGerund(doing);
          return deed && isBaseVerb(deed) ? `${who} should not have to ${deed}` : whole;
        },
      )
      // "I can no longer log in": that it cannot be done is the trouble.
      .replace(/^(i|we) can no longer (?=[a-z]+\b)/i, '$1 can not ')
      // "the cashier is allowed to cancel" may do so.
      .replace(
        /^((?:(?:the|an?|all|our) )?[a-z-]+(?: [a-z-]+)?) (?:is|are) (?:allowed|permitted) to (?=[a-z])/i,
        '$1 may ',
      )
      // "we want fewer people to wait": they are to be kept from it.
      .replace(
        /^(i|we) (want|need|would like) (?:fewer|less|not so many) ([a-z-]+(?: [a-z-]+)?) to ([a-z]+)\b/i,
        (whole: string, we: string, wish: string, who: string, deed: string) =>
          isBaseVerb(deed) ? `${we} ${wish.replace(/^need/i, 'want')} to keep ${who} from ${gerund(deed)}` : whole,
      )
      // "give analysts the possibility to group delays" lets them do it.
      .replace(
        /^(?:please )?(?:can (?:we|you) )?(?:give|offer|grant) ((?:(?:the|our|my|all) )?[a-z-]+(?: [a-z-]+)?s) (?:the|an?) (?:possibility|option|ability|chance|opportunity|means) to (?=[a-z])/i,
        'let $1 ',
      )
      // "give designers a place to upload drafts": what they do there is the wish.
      .replace(
        /^(?:please )?(?:can (?:we|you) )?(?:give|offer) ((?:(?:the|our|my|all) )?[a-z-]+(?: [a-z-]+)?s) (?:a|some) (?:place|way|space|button|means|page|form|spot) to (?=[a-z])/i,
        'let $1 ',
      )
      // "we want one place for uploading them": what is done there is the wish.
      .replace(
        /\b(want|wants|need|needs|would like) (?:to have )?(?:one|a single|just one) place (?:for|to) ([a-z]+)((?: [^,.;!?]+)?)(?=[,.;!?]|$)/i,
        (whole: string, wish: string, doing: string, rest: string) => {
          const deed = isBaseVerb(doing) ? doing : fromGerund(doing);
          return deed && isBaseVerb(deed) ? `${wish.replace(/^need/i, 'want')} to ${deed}${rest} in one place` : whole;
        },
      )
      // "up to a limit of 10 euros" is up to 10 euros.
      .replace(/\bup to (?:a|the) (?:limit|maximum|max) of (?=\d)/gi, 'up to ')
      // "see in real time which rooms are clean": how it is seen stands behind the question.
      .replace(
        /\b(see|know|check) (in real time|live|at any time|online) ((?:which|who|what|where|how|whether) [^,.;!?]+)/i,
        '$1 $3 $2',
      )
  );
}
