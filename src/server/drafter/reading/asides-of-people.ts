import { isDepartment, isFunction } from '../lexicon/agents.ts';
import { isPlural, plural, singular } from '../language/nouns.ts';
import { readVerb, thirdPerson } from '../language/verbs.ts';
import { MODALS } from '../lexicon/function-words.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isAgent, isHuman } from './is-agent.ts';

/** "We (the caretakers) clean", "I, the owner, set": who "we" are, and the word behind. */
const WE_WHO =
  /\b(?:we|I)(?: \(((?:the|our|an?|two|three|four|five|six) [^()]{3,40})\),?|, ((?:the|two|three|four|five|six) (?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]+),) ([\p{Ll}-]+)/giu;
/** "Pupils (or their parents) book" */
const OR_ELSE = / \(((?:or|and) (?:(?:their|the|his|her|our|an?) )?[\p{L} -]{3,30})\)/gu;
/** "speakers (native, paid per call)": what stands in brackets behind somebody. */
const IN_BRACKETS = /([\p{L}'-]+)((?: of [\p{L}-]+)?) \(([^()]+)\)(?=[ ,;.]|$)/gu;
/** Those whose brackets say who they are, each by a name of their own. */
const ANY_STAFF = /^(?:staff|people|persons?|users?|teams?|crews?|everyone|everybody|roles?|actors?|parties)$/i;
/** What stands in brackets and has a verb of its own. */
const IS_TOLD = /\b(?:who|that|which|whose|we|they|you|it|is|are|has|have|can|may|must|will)\b/i;
/** "We are a joinery with 12 staff": how big the house is. */
const OF_HOUSE =
  /(?<=^(?:we['’]re|we are|an?|our) [^.,;:]{3,60}) with (?:about |some |around )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:staff|employees|people|members of staff|workers)(?=[.,;]|$| and\b)/iu;
/** "Once a year residents type it in": how often, in front of who. */
const OFTEN =
  /^(?:once|twice|(?:two|three|four) times) (?:a|per) (?:day|week|month|quarter|year|season|term),? (?=\p{L})/iu;
/** "Users are: 1) nurses 2) doctors" */
const NUMBERED = /^(?:the |our )?(?:users?|roles?|people|actors?)(?: are| is)?:? \(?1\) .+$/iu;
/** "Guest book of a hut (keeper, hikers, rescue service)" */
const LIST_IN_BRACKETS = /^(.{5,80}?) \(([^():;]+, [^():;]+)\)[.]?$/u;
/** "(we call them office clerk)" */
const WE_CALL =
  /,? \((?:whom )?(?:we|I) (?:call|say)(?: (?:it|them|him|her|this|these|those))?:? (?:the |an? )?((?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]+)\)/iu;
const SOMEBODY =
  /\b(?:someone|somebody|one person|one of us|a person|people|those)(?: (?:in|at|from|on|with|behind) (?:(?:the|our|an?|their) )?[\p{L}-]+)?(?= )/iu;
/** "our boss, the owner, looks": the second says who. */
const BOSS = /\b(?:our|the) (?:boss|chief|head), ((?:the|our) (?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]+),? (?=\p{Ll})/giu;
/** "My wife (the bookkeeper) sends", "Petra (our cashier) counts": called by a name that says too little. */
const BY_ANOTHER_NAME =
  /(?:\b(?:[Mm]y|[Oo]ur) (?:wife|husband|sister|brother|son|daughter|mother|father|mum|dad|partner|colleague|friend|cousin|neighbour)|\p{Lu}\p{Ll}+) \(((?:the|our) (?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]+)\)/gu;
/** "somebody from the council hands over": the council does. */
const ONE_AT =
  /\b(?:someone|somebody|one person) (?:in|at|from) ((?:the|our) ((?:\p{Ll}+ )?\p{Ll}+)) (?=\p{Ll}+s\b)/giu;
/** "Winemaker: tanks, analyses", "Trainers - plan courses" */
const LABEL =
  /(^|; )((?:the |our )?(?:\p{L}[\p{L}'-]* ){0,2}\p{L}[\p{L}-]+)(?::| [–—-]) (?=(\p{L}[\p{L}'-]*)([,;.]?)(?: ([\p{L}'-]+))?)/giu;
/** "agencies such as debt advisers send": who is named as one of them. */
const SUCH_AS = /([\p{L}-]+s),? (?:such as|for example|e\.g\.) ((?:[\p{L}-]+,? ){2,7})/giu;
/** "Grantees, mostly teachers, write reports": what most of them are, in front of what they do. */
const MOSTLY =
  /(?<=^|[;:] )((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]+s), (?:mostly|mainly|often|usually|typically|largely|chiefly|many of them|most of them|some of them) ([^.;:]{3,80}?), (\p{Ll}+)(?= (?:the|an?|their|our|all|each|every|and|in|on|up|out|for|to|[\p{Ll}-]+s)\b)/gu;
/** "the public follows": members of it do. */
const PUBLIC = /\bthe public (can|may|\p{Ll}+s)\b(?! of)/giu;
const TOOL = /^(?:admin|assistant|builder|companion|finder|helper|keeper|manager|organi[sz]er|planner|scheduler)$/i;
const NO_LABEL = /^(?:for|with|by|used|from|to|as|our|the|these|those|and|or)\b/i;

function isSomebody(name: string): boolean {
  return isHuman(name.split(' ').at(-1) ?? '') || isDepartment(name);
}

/** A title with its people in brackets, as a list of them. */
function peopleListed(whole: string, title: string, inside: string): string {
  const parts = inside.split(/, (?:and )?| and /).map((part) => part.replace(/^(?:the|our|an?) /, ''));
  const people = parts.filter((part) => isSomebody(part));
  return people.length * 2 > parts.length && people.length > 1 && !isSomebody(title)
    ? `Roles: ${people.join(', ')}.`
    : whole;
}

/** A label in front of what somebody does or looks after, as the subject of it. */
function asSubject(whole: string, opening: string, said: string, first: string, closes: string, next = ''): string {
  const name = said.replace(/^(?:the|our) /i, '');
  const lower = first.toLowerCase();
  const head = name.split(' ').at(-1) ?? '';
  if (NO_LABEL.test(name) || !isSomebody(name) || ANY_STAFF.test(head)) return whole;
  // "Customers: bakeries, cafés", "Drivers: forty of them"
  if (isAgent(lower) || isHuman(next.toLowerCase()) || /^(?:the|an?|our|we|it|they|you|no|only)$/.test(lower))
    return whole;
  // "Dojo admin: pupils tick": a title, and others who act
  if (isPlural(first) && closes === '' && readVerb(next.toLowerCase())?.form === 'base') return whole;
  const verb = readVerb(lower);
  const isVerb =
    verb !== undefined && /^(?:base|third)$/.test(verb.form) && (closes === '' || !MOSTLY_NOUNS.has(verb.base));
  if (MODALS.has(lower) || (isVerb && verb.form === 'base')) return `${opening}${plural(name)} `;
  if (isVerb) return `${opening}the ${singular(name)} `;
  // "Team planner: shifts, holidays": a thing called like somebody
  if (!whole.includes(':') || TOOL.test(head)) return whole;
  return isDepartment(name)
    ? `${opening}${isFunction(name) ? '' : 'the '}${name} handles `
    : `${opening}${plural(name)} handle `;
}

/** "We (the board) decide" */
function ourselves(whole: string, inBrackets: string | undefined, set: string | undefined, does: string): string {
  const who = inBrackets ?? set ?? '';
  const head = who.split(' ').at(-1) ?? '';
  const isMany = isPlural(head) || /^(?:two|three|four|five|six) /.test(who);
  if (!isSomebody(who.replace(/^\S+ /, ''))) return whole;
  return `${who} ${!isMany && readVerb(does)?.form === 'base' ? thirdPerson(does) : does}`;
}

function calledSo(sentence: string): string {
  const name = WE_CALL.exec(sentence)?.[1];
  if (!name) return sentence;
  const bare = sentence.replace(WE_CALL, '');
  const one = isPlural(name) ? name : `the ${name}`;
  return bare.replace(SOMEBODY, one);
}

/** Those of whom some are named, in front of their verb without them. */
function withoutExamples(whole: string, who: string, behind: string): string {
  const words = behind.trim().split(' ');
  const verb = words.findIndex((word, at) => {
    const read = at > 0 ? readVerb(word.toLowerCase()) : undefined;
    return read?.form === 'base' && (!MOSTLY_NOUNS.has(read.base) || isPlural(words[at - 1] ?? ''));
  });
  return isAgent(who) && verb > 0 ? `${who} ${words.slice(verb).join(' ')} ` : whole;
}

/** Those of whom is said what most of them are, in front of their verb without it. */
function withoutMostly(whole: string, who: string, aside: string, verb: string): string {
  const isTheirs =
    isHuman(who.split(' ').at(-1) ?? '') && readVerb(verb)?.form === 'base' && !/\b(?:who|that)\b/.test(aside);
  return isTheirs ? `${who} ${verb}` : whole;
}

/** A sentence of a description in which what is said beside people stands no longer between them and what they do. */
export function withoutAsides(sentence: string): string {
  return calledSo(sentence)
    .replace(OF_HOUSE, '')
    .replace(OFTEN, '')
    .replace(NUMBERED, (list) => list.replace(/[ ,]*\(?\b\d\) /g, ', ').replace(/^([^:]*?)(?: are| is)?:, /i, '$1: '))
    .replace(LIST_IN_BRACKETS, peopleListed)
    .replace(/(?<=\p{L}) \+ (?=\p{L})|(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    .replace(ONE_AT, (whole, the: string, place: string) => (isDepartment(place) ? `${the} ` : whole))
    .replace(/\bnew (?=(?:hire|starter|joiner)s?\b)/giu, 'new-')
    .replace(WE_WHO, ourselves)
    .replace(BY_ANOTHER_NAME, (whole, who: string) => (isSomebody(who.replace(/^\S+ /, '')) ? who : whole))
    .replace(OR_ELSE, ' $1')
    .replace(IN_BRACKETS, (whole, who: string, of: string, aside: string) =>
      (isAgent(who) || isDepartment(who)) && !ANY_STAFF.test(who) && !IS_TOLD.test(aside) ? `${who}${of}` : whole,
    )
    .replace(BOSS, '$1 ')
    .replace(SUCH_AS, withoutExamples)
    .replace(MOSTLY, withoutMostly)
    .replace(PUBLIC, (whole, does: string) => {
      const verb = MODALS.has(does) ? { form: 'third', base: does } : readVerb(does);
      const isNoun = verb && MOSTLY_NOUNS.has(verb.base);
      return verb?.form === 'third' && !isNoun ? `members of the public ${verb.base}` : whole;
    })
    .replace(LABEL, asSubject);
}
