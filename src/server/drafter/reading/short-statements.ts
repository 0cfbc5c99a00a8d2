import { parseSentence, textOf } from '../grammar/parse.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { fromGerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { STEPS } from '../lexicon/short-statements.ts';
import { upperFirst } from '../language/capitals.ts';
import type { People } from './people.ts';
import { SHORT_FAULTS } from './short-faults.ts';
import { lowerFirst } from './trouble-words.ts';
import { isNameLikeDeed } from './set-apart.ts';
import { withThe } from './with-the.ts';

/** A sentence of one clause in the present: who does what, and all that stands behind the verb. */
function plainly(text: string, people: People): { who: string; verb: string; rest: string } | undefined {
  const [clause, more] = parseSentence(text, people.names).clauses;
  const { group } = clause ?? {};
  const who = textOf(clause?.subject ?? []);
  if (!group || more || who === '' || !text.startsWith(`${who} `) || group.words.length !== 1) return undefined;
  if (group.modal || group.negated || group.past || group.passive) return undefined;
  return { who, verb: group.verb, rest: text.slice(who.length).trim().split(' ').slice(1).join(' ') };
}

/** "Only the head nurse approves swaps": nobody else may. */
function onlyThey(text: string, people: People): string {
  if (!/^only (?!the first|one|two|three|\d|in|on|at|when|if|after|then)/i.test(text)) return text;
  const { who = '', verb = '', rest = '' } = plainly(text, people) ?? {};
  const isDeed = rest !== '' && !/^(?:be|have|want|need|like|know|understand|care)$/.test(verb);
  return isDeed && /^only /i.test(who) && people.isPersonPhrase(who.slice(5)) ? `${who} should ${verb} ${rest}` : text;
}

/** "A tutor sees only his own pupils", "members only see their own bookings": and those of nobody else. */
function onlyTheirOwn(text: string, people: People): string {
  const [, who = '', , verb = '', , rest = ''] =
    /^((?:the |an? |our )?(?:[\w-]+ ){0,2}?[\w-]+) (only )?([a-z]+) (only )?((?:the [\w-]+ of )?(?:their|his|her|its) own [^,;]+|(?:the )?[\w-]+ of (?:their|his|her|its) (?:own )?[\w-]+)$/i.exec(
      text,
    ) ?? [];
  const base = readVerb(verb)?.base;
  return base && / only /.test(text) && people.isPersonPhrase(who) && !people.isSpeaker(who)
    ? `${who} should only ${base} ${rest}`
    : text;
}

/** What is done with things that expire, and no name of theirs. */
const DONE_WITH_THEM =
  /^(?:show|list|see|find|delete|remove|archive|hide|remind|send|sort|filter|mark|highlight|renew|extend|report|count)\b/i;

/** "Links expire after 7 days", "codes that run out after a month": so long they are to hold. */
function expiring(text: string, people: People): string {
  const [, what = '', verb = '', rest = ''] =
    /^((?:(?:the|an?|all|unused|our) )?(?:[\w-]+ ){0,2}?[\w-]+)(?: that| which)? (?<!\b(?:should|must|can|may|will|shall|not|to) )(expires?|lapses?|runs? out(?= (?:after|within) )) ((?:after|within|at|on) (?:\d|an?\b|one|two|three|six|the\b|midnight)[^,;]*)$/i.exec(
      text,
    ) ?? [];
  const base = verb.toLowerCase().replace(/^(expire|lapse|run)s?\b/, '$1');
  return what && !people.isSpeaker(what) && !DONE_WITH_THEM.test(text) ? `${what} should ${base} ${rest}` : text;
}

/** "Orders above 500 euros need two signatures": what is told apart by a number has a rule. */
const DETERMINED = /^(?:the|an?|our|my|every|each|all|some|many|most|these|those|they|we|i|it) /i;

function neededFor(text: string, people: People): string {
  const [, what = '', rest = ''] =
    /^([^,;]+? (?:over|above|under|below|of more than|of at least|with more than|longer than|larger than) (?:[€$£]?\d|two|three|four|five|six|eight|ten|twelve|twenty)[^,;]*?) (?:needs?|requires?) (?!to\b)([^,;]+)$/i.exec(
      text,
    ) ?? [];
  const [told = ''] =
    / (?:(?:should|must|shall|may|can|will|would|do|does)(?: not|n't| no longer)?|no longer|cannot)$/i.exec(what) ?? [];
  const bare = what.slice(0, what.length - told.length);
  const isDenied = /not|n't|no longer/i.test(told);
  // "repairs under 500 euros do not need an approval": they go ahead without one.
  if (
    isDenied &&
    /\b(?:approval|confirmation|consent|permission|review|signature)s?\b/i.test(rest) &&
    !people.isPersonPhrase(bare)
  )
    return `${bare} should go ahead without ${rest}`;
  if (told) return /^ do/i.test(told) && isDenied ? `${bare} should not need ${rest}` : text;
  if (what) return `${what} should need ${rest}`;
  // "drafts of new agents need an approval"
  const { who = '', verb = '', rest: thing = '' } = plainly(text, people) ?? {};
  const [name = ''] = who.split(/ (?:of|for|in|on|at|with|from|to|that|which|who|abroad|without)\b/);
  const isKind = /^[A-Z]/.test(who) && !DETERMINED.test(who) && isPlural(name.split(' ').at(-1) ?? '');
  return /^(?:need|require)$/.test(verb) &&
    isKind &&
    !people.isPersonPhrase(who) &&
    /^(?:an?|the|one|two|three|at least|\d) /i.test(`${thing} `) &&
    !/,|\b(?:so|because|before|when|but|and|days?|hours?|weeks?|notice)\b/.test(text)
    ? `${who} should need ${thing}`
    : text;
}

/** "The signature is missing on the PDF": it is to be there. */
function notMissing(text: string): string {
  const [, what = '', where = ''] =
    /^((?:[\w'-]+ ){0,4}?[\w'-]+) (?:is|are) (?:often |always |sometimes |still )?missing ((?:on|in|at|from) [^,;]+)$/i.exec(
      text,
    ) ?? [];
  if (!what || /^(?:nothing|something|what|it|they|this|there|half|some|many)\b/i.test(what)) return text;
  return `${upperFirst(withThe(what))} should be ${where.replace(/^from /i, 'in ')}`;
}

const TOO_MANY = new RegExp(
  `^(?:far |way )?too many (${STEPS})(?: (?:are )?(?:needed|required|necessary))? (?:to|for|before|until) ([\\w-]+ [^,;]+)$`,
  'i',
);

const DOING_TAKES = new RegExp(
  `^(\\w+ing) ([^,;]+?) (?:takes?|needs?|requires?) (?:far |way )?too many (${STEPS})$`,
  'i',
);

/** "Too many taps to log an hour": it takes so many. */
function takesTooMany(text: string): string {
  // "rating a tutor takes too many steps"
  const [, doing = '', done = '', many = ''] = DOING_TAKES.exec(text) ?? [];
  const does = fromGerund(doing.toLowerCase());
  if (does) return `It takes too many ${many.toLowerCase()} to ${does} ${done}`;
  const [, steps = '', deed = ''] = TOO_MANY.exec(text) ?? [];
  const [first = '', ...rest] = deed.split(' ');
  const base = fromGerund(first.toLowerCase()) ?? (isBaseVerb(first.toLowerCase()) ? first.toLowerCase() : undefined);
  return base && rest.length > 0 && /^(?:far |way )?too many [\w -]+? (?:to|for) /i.test(text)
    ? `It takes too many ${steps.toLowerCase()} to ${[base, ...rest].join(' ')}`
    : text;
}

/** "No account needed to order": it is done without one. */
function withoutWhatIsNeeded(text: string, people: People): string {
  const [, thing = '', lead = '', deed = ''] =
    /^no ((?:[\w-]+ ){0,2}?[\w-]+) (?:is |are |should be )?(?:needed|required|necessary) (to|for) ([^,;]+)$/i.exec(
      text,
    ) ?? [];
  if (!thing || people.isPersonPhrase(deed)) return text;
  const [first = '', ...rest] = deed.split(' ');
  const base = /^to$/i.test(lead) && isBaseVerb(first) ? first : fromGerund(first);
  const one =
    isPlural(thing.split(' ').at(-1) ?? '') || isMass(thing.split(' ').at(-1) ?? '') ? thing : withArticle(thing);
  return base
    ? `I want to ${[base, ...rest].join(' ')} without ${one.toLowerCase() === one ? one : lowerFirst(one)}`
    : text;
}

/** "Archive guests we no longer serve", "managers reserve tools they never use": which of them, as a clause. */
function thoseThat(text: string, people: People): string {
  const [, told = '', which = ''] =
    /^([\w-]+(?: [\w-]+){1,3}? (?:[\w-]+ )?[\w-]+s) (they (?:never|no longer|do not|did not|cannot|have not|are not) [^,;]+)$/i.exec(
      text,
    ) ?? [];
  if (told && !/\b(?:when|if|that|which|because|until|before|after|while|so|but|and)\b/i.test(told))
    return `${told} that ${which}`;
  const [, verb = '', things = '', rest = ''] =
    /^([\w-]+) ((?:all |the |old |any )?(?:[\w-]+ )??[\w-]+s) ((?:we|I|they) (?:no longer|never|did|do|have|had|can|cannot|could|are|were|still|already|once) ?\b[^,;]*)$/i.exec(
      text,
    ) ?? [];
  if (!isBaseVerb(verb.toLowerCase()) || !isPlural(things.split(' ').at(-1) ?? '')) return text;
  // Where the parser takes the order for the subject, and only there, the clause needs its word.
  const [first] = parseSentence(text, people.names).clauses;
  return first?.mood === 'statement' ? `${verb} ${things} that ${rest}` : text;
}

const NOT_ALLOWED =
  /^(?:please )?(?:do not|don't|never) (?:allow|permit|accept) (?!\w+ing (?:to|for)\b)(?:the )?(\w+ing) (?:of )?(?!(?:from|in|on|at|by|with|without)\b)([^,;]+)$/i;

/** "Don't allow booking of rooms under repair": nobody may book them. */
function nobodyMay(text: string): string {
  const [, doing = '', rest = ''] = NOT_ALLOWED.exec(text) ?? [];
  const base = fromGerund(doing.toLowerCase());
  return base && isBaseVerb(base) ? `Nobody may ${base} ${rest}` : text;
}

/** "Out of stock plants can still be ordered": the words in front of a thing are one. */
function joined(text: string): string {
  return text.replace(/^(the )?(out) of (stock|date|order|service|use) (?=[\w-]+s\b)/i, '$1$2-of-$3 ');
}

/** What somebody may do "ten at most", said as "at most ten". */
function atMost(text: string): string {
  return text.replace(
    /^([^,;]+?) ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) [\w-]+(?: [\w-]+)?) at most([.!]?)$/i,
    '$1 at most $2$3',
  );
}

const ONE_OF_THEM = /^(?:the|an?) (?:[\w-]+ ){0,2}?[\w-]+ /i;
/** What is toil where many do it again and again, and a duty where the one does it. */
const DUTY =
  /^(?:call|ask|phone|ring|text|email|check|print|scan|sort|fill|explain|translate|carry|drive|walk|count|copy)$/;
const HURTS =
  /\b(?:not|no|never|nobody|too|still|again|twice|late|wrong|manually|by hand|on paper|always|often|every time|each time|hours|because|but|and|so|whether|why|me|us|each|every|for nothing|\w+ times|to (?:ask|find|tell|hear|learn|know|see|check))\b|,/i;

/** "The driver calls the rider on arrival": what the one does is how it shall be; many who call complain. */
function dutyOfOne(text: string, people: People): string {
  if (!ONE_OF_THEM.test(text) || HURTS.test(text)) return text;
  const { who = '', verb = '', rest = '' } = plainly(text, people) ?? {};
  const isOne = people.isPersonPhrase(who) && !isPlural(who.split(' ').at(-1) ?? '');
  return isOne && DUTY.test(verb) ? `${who} should ${verb} ${rest}` : text;
}

const HURDLE =
  / without (?:signing (?:in|up)|logging in|registering|(?:an? )?(?:account|password|registration|login|sign-?up|app|download))$/i;

/** What people do with a product itself: "members leave the hall without registering" is a complaint. */
const WITH_PRODUCT =
  /^(?:book|order|buy|pay|reserve|rent|see|view|read|browse|search|find|watch|listen|accept|decline|approve|confirm|cancel|sign|download|upload|comment|vote|rate|review|reply|answer|apply|donate|subscribe|report)$/;

/** "Clients accept an offer without signing in": what is spared them is meant to be. */
function withoutHurdle(text: string, people: People): string {
  if (!HURDLE.test(text) || isNameLikeDeed(text, people)) return text;
  const { who = '', verb = '', rest = '' } = plainly(text, people) ?? {};
  return WITH_PRODUCT.test(verb) && people.isPersonPhrase(who) && !people.isSpeaker(who)
    ? `${who} should be able to ${verb} ${rest}`
    : text;
}

const ENDS_THEN =
  /^((?:[\w-]+ ){0,2}?[\w-]+(?<!s))(?: that| which)? (closes|ends|starts|opens|begins) ((?:after|at|on) (?:\d|an?\b|one|two|three|four|five|six|seven|ten|noon|midnight|mon|tues|wednes|thurs|fri|satur|sun)[^,;]*)$/i;
const CHANGE_THEN = /^((?:[\w-]+ ){0,2}?[\w-]+s) (change|reset|renew) ((?:every|each|on the|at the) [^,;]+)$/i;

/** "The door code changes every month": so it shall. */
function regularly(text: string, people: People): string {
  const [, what = '', verb = '', rest = ''] =
    /^((?:the|each|every|an?) (?:[\w-]+ ){0,2}?[\w-]+) (changes|resets|renews|rotates|repeats) ((?:every|each|after|at|on|once|twice|daily|weekly|monthly|automatically)\b[^,;]*)$/i.exec(
      text,
    ) ?? [];
  if (what) return `${what} should ${readVerb(verb.toLowerCase())?.base ?? verb} ${rest}`;
  // "Voting closes after three days", "test prices change every January"
  const [, thing = '', does = '', when = ''] = ENDS_THEN.exec(text) ?? CHANGE_THEN.exec(text) ?? [];
  return thing && !people.isPersonPhrase(thing) && !/^(?:it|this|that|they|he|she|we|i)$/i.test(thing)
    ? `${thing} should ${readVerb(does.toLowerCase())?.base ?? does} ${when}`
    : text;
}

/** Short statements of trackers, told as what should be or what nobody may do: so they are read the way round they are meant. */
export const SHORT_STATEMENTS: readonly ((text: string, people: People) => string)[] = [
  joined,
  thoseThat,
  takesTooMany,
  withoutWhatIsNeeded,
  nobodyMay,
  onlyTheirOwn,
  onlyThey,
  expiring,
  neededFor,
  notMissing,
  atMost,
  dutyOfOne,
  withoutHurdle,
  regularly,
  ...SHORT_FAULTS,
];

/** "Photos should not upload sideways": that says already how it shall be. */
const SAYS_SO = /^(?!no\b|.* (?:not|no longer) need\b).*\b(?:should|must|shall|ought to)\b/i;

/** A short statement in plain words. */
export function shortly(text: string, people: People): string {
  return SAYS_SO.test(text) ? text : SHORT_STATEMENTS.reduce((told, plainly) => plainly(told, people), text);
}
