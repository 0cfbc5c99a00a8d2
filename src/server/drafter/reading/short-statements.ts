import { parseSentence, textOf } from '../grammar/parse.ts';
import { isMass, isPlural, singular, withArticle } from '../language/nouns.ts';
import { fromGerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { SERVED } from '../role-kind.ts';
import { GARBLED, STEPS } from '../lexicon/short-statements.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { withThe } from './with-the.ts';

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Only the head nurse approves swaps": nobody else may. */
function onlyThey(text: string, people: People): string {
  if (!/^only (?!the first|one|two|three|\d|in|on|at|when|if|after|then)/i.test(text)) return text;
  const [clause, more] = parseSentence(text, people.names).clauses;
  const { group } = clause ?? {};
  const who = textOf(clause?.subject ?? []);
  const isPlain = group && !group.modal && !group.negated && !group.past && !group.passive && group.words.length === 1;
  if (!isPlain || more || /^(?:be|have|want|need|like|know|understand|care)$/.test(group.verb)) return text;
  const rest = text.slice(who.length).trim().split(' ').slice(1).join(' ');
  return /^only /i.test(who) && rest && people.isPersonPhrase(who.slice(5))
    ? `${who} should ${group.verb} ${rest}`
    : text;
}

/** "A tutor sees only his own pupils", "members only see their own bookings": and those of nobody else. */
function onlyTheirOwn(text: string, people: People): string {
  const [, who = '', , verb = '', , rest = ''] =
    /^((?:the |an? |our )?(?:[\w-]+ ){0,2}?[\w-]+) (only )?([a-z]+) (only )?((?:the [\w-]+ of )?(?:their|his|her|its) own [^,;]+)$/i.exec(
      text,
    ) ?? [];
  const base = readVerb(verb)?.base;
  return base && / only /.test(text) && people.isPersonPhrase(who) && !people.isSpeaker(who)
    ? `${who} should only ${base} ${rest}`
    : text;
}

/** "Links expire after 7 days": so long they are to hold. */
function expiring(text: string, people: People): string {
  const [, what = '', verb = '', rest = ''] =
    /^((?:(?:the|an?|all|unused|our) )?(?:[\w-]+ ){0,2}?[\w-]+) (?<!\b(?:should|must|can|may|will|shall|not|to) )(expires?|lapses?) ((?:after|within|at|on) (?:\d|an?\b|one|two|three|six|the\b|midnight)[^,;]*)$/i.exec(
      text,
    ) ?? [];
  return what && !people.isSpeaker(what)
    ? `${what} should ${readVerb(verb.toLowerCase())?.base ?? verb} ${rest}`
    : text;
}

/** "Orders above 500 euros need two signatures": what is told apart by a number has a rule. */
function neededFor(text: string): string {
  const [, what = '', rest = ''] =
    /^([^,;]+? (?:over|above|under|below|of more than|of at least|with more than|longer than|larger than) (?:[€$£]?\d|two|three|four|five|six|eight|ten|twelve|twenty)[^,;]*?) (?:needs?|requires?) (?!to\b)([^,;]+)$/i.exec(
      text,
    ) ?? [];
  return what ? `${what} should need ${rest}` : text;
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

/** "Too many taps to log an hour": it takes so many. */
function takesTooMany(text: string): string {
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

/** "Archive guests we no longer serve": which of them, as a clause. */
function thoseThat(text: string, people: People): string {
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

/** What stands for a state of affairs, and is to change with it. */
const SHOWS_STATE =
  /\b(?:status|state|badge|counter|icon|spinner|message|banner|progress(?: bar)?|indicator|label|flag|error|warning|pop-?up|notification)s?$/i;

/** "Order status stays on paid": it is not to. "Photos upload sideways": nor so. */
function notSo(text: string): string {
  const [, what = '', verb = '', rest = ''] =
    /^((?:(?:the|our|my) )?(?:[\w-]+ ){0,2}?[\w-]+) (stays?|remains?) ((?:on|at|in|visible|open|red|green|there)\b[^,;]*)$/i.exec(
      text,
    ) ?? [];
  const [, thing = '', does = '', how = ''] = GARBLED.exec(text) ?? [];
  const who = what && SHOWS_STATE.test(what) ? what : thing;
  const deed = who === what ? verb : does;
  const base = readVerb(deed.toLowerCase())?.base;
  return who && base && !/^(?:it|this|that|they|there|he|she|i|we)$/i.test(who)
    ? `${upperFirst(withThe(who))} should not ${base} ${who === what ? rest : how}`
    : text;
}

/** "The same parcel is scanned by two drivers", "clients see internal notes": that is not to be. */
function notMeant(text: string, people: People): string {
  const [, same = '', done = '', rest = ''] =
    /^(?:the )?(same (?:[\w-]+ )?[\w-]+) (?:is|gets) (?:often |sometimes |always )?([a-z]+) ((?:twice|by (?:two|several|three) [^,;]+))$/i.exec(
      text,
    ) ?? [];
  if (same && readVerb(done.toLowerCase())?.form === 'past')
    return `The ${lowerFirst(same)} should not be ${done} ${rest}`;
  const [, who = '', sees = '', what = ''] =
    /^((?:[\w-]+ )?[\w-]+s) (?:can )?(see|get|receive|read|find) ((?:all |our |the )?(?:internal|confidential|secret|hidden|unpublished) [^,;]+)$/i.exec(
      text,
    ) ?? [];
  return who && people.isPersonPhrase(who) && SERVED.test(singular(who.toLowerCase()))
    ? `${who} should not ${sees} ${what}`
    : text;
}

/** "Out of stock plants can still be ordered": the words in front of a thing are one. */
function joined(text: string): string {
  return text.replace(/^(the )?(out) of (stock|date|order|service|use) (?=[\w-]+s\b)/i, '$1$2-of-$3 ');
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
  notSo,
  notMeant,
];
