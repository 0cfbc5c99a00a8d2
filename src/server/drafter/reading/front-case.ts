import { type Clause, parseSentence, textOf } from '../grammar/parse.ts';
import { asMany } from '../language/as-many.ts';
import { isPlural } from '../language/nouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { upperFirst } from '../language/capitals.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import { isCommand } from './is-command.ts';
import { warnedThen } from './owed-else.ts';
import type { People } from './people.ts';
import { isProductsVerb } from './products-deed.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed } from './what-it-is.ts';

/** What may open a case or a time; nothing else is looked at. */
const LEADS =
  /^(?:if|when|whenever|once|as soon as|every|each|any time|the (?:moment|minute|second)|an? (?:minute|hour|day|week|month|year)|(?:one|two|three|four|five|six|seven|ten|fourteen|\d+) (?:minute|hour|day|week|month|year)s?) /i;

/** What happens in front, and what is asked then. */
const LED =
  /^((?:every|each|any) time(?: that)?|whenever|the (?:moment|minute|second)(?: that)?) (?!(?:I|we|you)\b)([^,;:]+), ([^;:]+)$/i;
const OWN = /\b(?:I|we|my|our|us|me)\b/i;
const OWES = /\b(?:should|must|shall|has to|have to|needs? to)\b/i;

/** "every time a crane moves, its place should be updated": when it does; whoever complains owes nothing. */
function asWhen(text: string): string {
  const [, lead = '', told = '', main = ''] = LED.exec(text) ?? [];
  const isAsked = main !== '' && !OWN.test(main) && (OWES.test(main) || isCommand(main));
  // "every time a guest calls, a waiter has to walk to the office": that is told as a burden.
  if (!isAsked || /\b(?:has|have) to\b/i.test(main)) return text;
  return `${/^the/i.test(lead) ? 'As soon as' : 'When'} ${told}, ${main}`;
}

const CLOCK = String.raw`(?:(?:at|before|after|by|until) (?:noon|midnight|\d[\d:.]*(?: ?(?:am|pm|o'clock))?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)?))`;
const SPAN = String.raw`(?:an?|one|two|three|four|five|six|seven|ten|fourteen|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?)`;
/** How often or when, in front of whoever is to get or do something. */
const TIMED = new RegExp(
  String.raw`^((?:every|each) (?:(?:other|second|third|first|last|working|single) )*(?:morning|evening|afternoon|night|noon|hour|day|weekday|week|weekend|fortnight|month|quarter|year|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: ${CLOCK})?|${SPAN} (?:before|after) (?:the|an?|each|every|their) (?:[\w-]+ )??[\w-]+),? (.+)$`,
  'i',
);

/** "every morning at four the bakers should get a list": when it is stands behind. */
function timeLast(text: string, people: People): string {
  const [, time = '', main = ''] = TIMED.exec(text) ?? [];
  // "every Monday, cooks should see which dishes run out": the time would be that of the question.
  if (!main || OWN.test(main) || /[,;]| (?:which|whether|who|how|when|where) /.test(main)) return text;
  if (isCommand(main)) return `${upperFirst(main)} ${lowerFirst(time)}`;
  const { front, clauses } = parseSentence(main, people.names);
  const [clause, more] = clauses;
  const who = textOf(clause?.subject ?? []);
  const isAsked = clause?.mood === 'statement' && /^(?:should|must|shall)$/.test(clause.group?.modal ?? '');
  if (!isAsked || more || front.length > 0 || !main.startsWith(who) || /^(?:it|they|he|she|that|this)$/i.test(who))
    return text;
  return `${upperFirst(main)} ${lowerFirst(time)}`;
}

/** "if it's sold out, hide it": whatever is so. */
const UNNAMED =
  /^(?:if|when|whenever|once|as soon as) (?:it is|it's|something is) ((?:not |already |still )*[a-z-]+(?: (?!(?:that|which|who|and|or|to)\b)[\w-]+){0,3}), ((?:please )?[a-z]+) it\b(?! to (?:him|her|them)\b)(.*)$/i;

function whateverIsSo(text: string): string {
  const [, state = '', verb = '', rest = ''] = UNNAMED.exec(text) ?? [];
  const isSo = !/^(?:raining|snowing|cold|hot|dark|late|early|possible|needed|necessary|too)\b/i.test(state);
  const done = verb && isCommand(`${verb} it`) ? participle(verb.toLowerCase().replace(/^please /, '')) : '';
  return isSo && done && !/\b(?:it|them|and)\b/i.test(rest)
    ? `Everything that is ${state} should be ${done}${rest}`
    : text;
}

const CASE = /^((?:if|when|whenever|once|as soon as) [^,;:]+, )(?:please )?([^;:]+)$/i;

/** What is ordered in a case in a roundabout way: "let them know", "have it checked". */
function orderedThen(text: string): string {
  const [, when = '', order = ''] = CASE.exec(text) ?? [];
  if (!order) return text;
  const [, whom = ''] =
    /^let ((?:(?:the|all|every|each|an?|his|her|their) )?[\w-]+(?: [\w-]+)?) know$/i.exec(order) ?? [];
  if (whom && !/^(?:me|us)$/i.test(whom)) return `${when}tell ${whom}`;
  const [, it = '', done = '', more = ''] = /^(?:have|get) (it|them) ([a-z]+)\b(.*)$/i.exec(order) ?? [];
  const base = done ? readVerb(done.toLowerCase())?.base : undefined;
  const isDone = base !== undefined && participle(base) === done.toLowerCase() && base !== done.toLowerCase();
  return isDone && !/ and /.test(more) ? `${when}${/^it$/i.test(it) ? 'it' : 'they'} should be ${done}${more}` : text;
}

const WHOSE =
  /^(if|when|whenever|once|as soon as) ((?:an? [\w-]+|somebody|someone))['’]s ([\w-]+(?: [\w-]+)?) ((?:is|has|was|expires?|runs?|ends?|fails?|lapses?)\b[^,;:]*), (?:please )?([a-z]+) their ((?:(?!until|for|and|or|when|if)[\w-]+ ?){1,2}?)((?: (?:until|for|and)\b[^,;:]*)?)$/i;

/** "if a member's licence expires, block their account": the account of a member whose licence does. */
function whoseCase(text: string): string {
  const [, , who = '', thing = '', state = '', verb = '', own = '', rest = ''] = WHOSE.exec(text) ?? [];
  return verb && isProductsVerb(verb)
    ? `The ${own.trim()} of ${who.toLowerCase().replace(/^some(?:body|one)$/, 'a person')} whose ${thing} ${state} should be ${participle(verb.toLowerCase())}${rest}`
    : text;
}

const SWAPPED =
  /^(if|when|whenever|once|as soon as) ((?:an?|the|every|each) [^,;:]+? [a-z]+) ((?:an?|another) (?:[\w-]+ )??[\w-]+), ((?:the|all|other|its) [^,;:]*? (?:for|of|from|to|with|in|on|about|at)|(?:the|an?|all|every) [^,;:]*? see that) it( (?:is|are|has|have|should|must|gets?|get)\b[^,;:]*)$/i;

/** "as soon as a sitter accepts a stay, the other requests for it are withdrawn": named where it is first spoken of. */
function swapped(text: string, people: People): string {
  const [, link = '', told = '', thing = '', main = '', rest = ''] = SWAPPED.exec(text) ?? [];
  const [clause, more] = told ? parseSentence(`${told} ${thing}`, people.names).clauses : [];
  const isOne = clause?.group && !more && textOf(clause.rest) === thing && !people.isPersonPhrase(thing);
  return isOne ? `${upperFirst(main)} ${thing}${rest} ${link.toLowerCase()} ${told} it` : text;
}

const ANEW =
  /^((?:if|when|whenever|once|as soon as) ((?:an?|the|every|each) [^,;:]+?), (?:please )?(?:order|buy|book|request|print|send|make|add|assign|find|suggest|offer|ask for) )(a new|another|a second) one\b([^,;:]*)$/i;

/** "when a keg is empty, order a new one": a new keg. */
function namedAnew(text: string, people: People): string {
  const [, lead = '', told = '', which = '', rest = ''] = ANEW.exec(text) ?? [];
  const [clause] = told ? parseSentence(told, people.names).clauses : [];
  const noun = clause ? readNounPhrase(textOf(clause.subject)) : undefined;
  return noun && clause?.group && !noun.plural ? `${lead}${which} ${noun.head}${rest}` : text;
}

/** "when a pump fails, call the technician and lock its valve": the valve of the pump, for nobody is "it". */
function withItsNamed(text: string, people: People): string {
  const [, when = '', first = '', second = ''] =
    /^((?:if|when|whenever|once|as soon as) [^,;:]+, )([a-z]+ [^,;:]+?)(,? and (?:then )?[a-z]+ its? .+)$/i.exec(
      text,
    ) ?? [];
  if (!second || !people.leading(first.slice(first.indexOf(' ') + 1))) return text;
  const [clause] = parseSentence(when.replace(/^\S+ |, $/g, ''), people.names).clauses;
  const who = textOf(clause?.subject ?? []);
  const noun = readNounPhrase(who);
  const isThing = noun && !noun.plural && !people.isPersonPhrase(who) && !isHuman(noun.head);
  const own = isThing && /^(?:an?|the|every|each) /i.test(who) ? `the ${noun.core}` : undefined;
  const thing = own ?? thingNamed(when.replace(/, $/, ''), false, people);
  if (!thing) return text;
  const named = second
    .replace(
      /\bits ((?:(?!(?:to|on|in|at|from|with|for|into|by|when|until)\b)[\w-]+ ?){1,3}?)(?= (?:to|on|in|at|from|with|for|into|by|when|until)\b|$)/i,
      (_, part: string) => `the ${part} of ${thing}`,
    )
    .replace(/^(,? and (?:then )?[a-z]+) it\b/i, `$1 ${thing}`);
  return `${when}${first}${named}`;
}

/** Whether a case names something else besides what it is about: that may be meant as well. */
function namesMore({ rest }: Clause): boolean {
  return rest.some(
    ({ lower }, at) =>
      /^(?:the|an?|another|its|their|each|every)$/.test(lower) &&
      !/^(?:minute|hour|day|week|month|year)$/.test(rest[at + 1]?.lower ?? ''),
  );
}

/** A case of one or several things, and what is done to them then: "if a sample is older than two days, mark it". */
const DONE_THEN =
  /^(if|when|whenever|once|as soon as) ([^,;:]+), (?:please )?([a-z]+) (it|them)\b((?: (?:(?!and\b|but\b|or\b|if\b|when\b|it\b|them\b)[^\s,;:]+))*)((?:,? and (?:then )?[^,;:]+)?)$/i;

/** "mark a sample if it is older than two days": named where it is first spoken of. */
function namedFirst(text: string, people: People): string {
  const [, link = '', told = '', verb = '', it = '', how = '', more = ''] = DONE_THEN.exec(text) ?? [];
  if (!verb || !isCommand(`${verb} ${it}`)) return text;
  const { front, clauses } = parseSentence(told, people.names);
  const [clause, next] = clauses;
  const who = textOf(clause?.subject ?? []);
  const noun = readNounPhrase(who);
  const isOne = /^it$/i.test(it);
  if (!clause?.group || next || front.length > 0 || !noun || !told.startsWith(`${who} `)) return text;
  if (
    noun.plural === isOne ||
    people.isPersonPhrase(who) ||
    isHuman(noun.head) ||
    !/^(?:an?|every|each|[\w-]+s$|[\w-]+ [\w-]+s$)/i.test(who)
  )
    return text;
  const state = told.slice(who.length + 1);
  // "when a room is free in the hotel, ...": whatever else is named there may be meant.
  if (namesMore(clause)) return text;
  const rest = more.replace(/^,? and (?:then )?/i, ', and ');
  return `${upperFirst(verb)} ${who}${how} ${link.toLowerCase()} ${isOne ? 'it' : 'they'} ${state}${rest}`;
}

const OWNED_THEN =
  /^(if|when|whenever|once|as soon as) ((?:an?|any|some(?:body|one)) ?[^,;:]*?), (?:please )?([a-z]+) (their|its) ((?:(?!(?:to|on|in|at|from|with|for|into|by|until|and|or|off|out|up|who|that)\b)[\w-]+ ?){1,3}?)((?: (?:to|on|in|at|from|with|for|into|by|until|off|out|up)\b[^,;:]*)?)$/i;

const OWNED_BE =
  /^(if|when|whenever|once|as soon as) (an? [^,;:]*?), (their) ((?:(?!(?:should|must|has|have|is|are|can|will|to)\b)[\w-]+ ){1,3}?)(?:should|must|has to|have to) (?:then |also )?be ([a-z]+)((?: (?!and\b)[^,;:]*)?)$/i;

/** "when a clerk leaves, move their files to another one": whose files they are is told where they are first spoken of. */
function ownerFirst(text: string, people: People): string {
  const [, ofLink = '', ofWhom = '', whose = '', what = '', done = '', how = ''] = OWNED_BE.exec(text) ?? [];
  const [, link = ofLink, told = ofWhom, verb = '', own = whose, thing = what, rest = how] =
    OWNED_THEN.exec(text) ?? [];
  if (!(done || (verb && isCommand(`${verb} the ${thing}`))) || /\b(?:it|they|them|their|and)\b/i.test(rest))
    return text;
  const { front, clauses } = parseSentence(told, people.names);
  const [clause, next] = clauses;
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || next || front.length > 0 || clause.subs.length > 0 || !told.startsWith(`${who} `)) return text;
  // "if somebody's licence expires": the licence is what the case is about.
  const isWho = people.isPersonPhrase(who) || isHuman(who.split(' ').at(-1) ?? '');
  const isOwner = isWho === /^their$/i.test(own) && !/['’]/.test(who) && !isPlural(who.split(' ').at(-1) ?? '');
  if (!isOwner || namesMore(clause)) return text;
  const named = `the ${thing.trim()} of ${who}`;
  const state = told.slice(who.length + 1);
  const when = `${link.toLowerCase()} ${isWho ? `they ${asMany(state)}` : `it ${state}`}`;
  return done || isProductsVerb(verb)
    ? `${upperFirst(named)} should be ${done || participle(verb.toLowerCase())}${rest} ${when}`
    : `${upperFirst(verb)} ${named}${rest} ${when}`;
}

/** A case or a time in front of what is asked, in the form in which the readers know it. */
export function frontCase(text: string, people: People): string {
  if (!LEADS.test(text)) return isCommand(text) ? warnedThen(text) : text;
  const told = namedAnew(whoseCase(swapped(asWhen(text), people)), people);
  const named = namedFirst(orderedThen(whateverIsSo(timeLast(told, people))), people);
  return ownerFirst(withItsNamed(named, people), people);
}
