import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { THEY } from './asking-words.ts';

const MOST = String.raw`(?:no more than|not more than|at most|a maximum of|maximum|max\.?|only up to)`;
const DOING = String.raw`([a-z][\w-]*ing)`;

/** Names of things, and of what takes place, that no verb needs to be made of. */
const NAMES =
  /^(?:training|meeting|parking|building|painting|drawing|warning|opening|evening|morning|wedding|hearing|listing|rating|setting|briefing|housing|clothing|lighting|heating|flooring|pricing|banking|marketing|engineering|nursing|catering|swimming|skiing|running|cycling|gardening|something|anything|nothing|everything|king|string|spring|ring|thing)$/i;

/** "book" of "booking", where a deed may be meant. */
function base(doing: string): string | undefined {
  const verb = fromGerund(doing.toLowerCase());
  return verb && isBaseVerb(verb) && !NAMES.test(doing) ? verb : undefined;
}

/** "After winds above 30 mph": in which case, by how strong, cold or many it was. */
const MEASURED =
  '(?:after|during|in|at|with) (?:[a-z-]+ ){1,2}(?:above|below|over|under|of more than|of less than|stronger than|colder than) (?:minus )?\\d[\\d.,]*(?: ?[\\w/°%]+){0,2}?';

/** "it", "they": what a rule speaks of. */
function pronounOf(subject: string): string {
  if (/^(?:it|they)$/i.test(subject)) return subject.toLowerCase();
  if (/^(?:an?|each|every|any|no) /i.test(subject)) return 'it';
  const [head = ''] = subject.split(/ (?:who|that|which|from|of|in|on|for|with) /);
  return isPlural(head.split(' ').at(-1) ?? '') ? 'they' : 'it';
}

const MUST_NOT = String.raw`(?:must|may|can|should|shall) ?(?:not|no longer)|(?:must|should|can)n?['’]t`;
const DONE = String.raw`(?:[a-z]+(?:ed|en|wn|pt|ld|nt|ut|de|id|ad|ne)|put|set|read)(?: (?:off|out|up|back|away|over|on|in))?`;

/** What is bound, said in ways that hide the bound or the deed. */
const BOUNDS: readonly Rewording[] = [
  // "It must not be changed any more, only stopped and repeated": what is still allowed
  [
    new RegExp(
      String.raw`(?<=^|[.!?,] )([^.!?,]+?) (?:${MUST_NOT}) be (${DONE})(?: any ?(?:more|longer))?(?:,| but|, but| and|, and) only (?:be )?(${DONE}(?:,? (?:or|and) ${DONE}|, ${DONE},? (?:or|and) ${DONE})?)(?=[.!]*$)`,
      'gi',
    ),
    (_, subject = '', done = '', still = '') =>
      `${subject} must no longer be ${done}, but ${pronounOf(subject)} can only be ${still}`,
  ],
  // "It must not be changed any more", "It can't be opened any more"
  [
    new RegExp(
      String.raw`(?<!\b(?:if|when|whenever|once|unless|as soon as) [^.!?,]*)\b(?:(must|may|shall|can) ?not|(can|must)n?['’]t) be (${DONE}) any ?(?:more|longer)\b`,
      'gi',
    ),
    (_, plain?: string, short?: string, done = '') => `${(plain ?? short ?? '').toLowerCase()} no longer be ${done}`,
  ],
  // "Riders should book no more than two bikes", "Let riders book at most two bikes"
  [
    at(String.raw`(?:(?:let|allow) )?${THEY} (?:(?:should|shall|can) (?:only )?|to )?([a-z-]+) ${MOST} (?=\S+ \S)`),
    (whole, who = '', deed = '') =>
      /^(?:let|allow)\b|\b(?:should|shall|can)\b/i.test(whole) &&
      !/ (?:should|must|shall|can|may)$/i.test(who) &&
      isBaseVerb(deed) &&
      deed !== 'be' &&
      deed !== 'have'
        ? `${upperFirst(who)} may ${deed} at most `
        : whole,
  ],
  // "Prevent riders booking two bikes"
  [
    at(String.raw`((?:please )?(?:prevent|stop)) ${THEY} (?!from\b)${DOING} `),
    (whole, keep = '', who = '', doing = '') => (base(doing) ? `${keep} ${who} from ${doing} ` : whole),
  ],
  // "Booking more than two bikes should not be possible"
  [
    at(String.raw`${DOING} ([^.!?,]+?) (?:should|must|may) (?:not|never|no longer) be possible(?=[.!]*$|[.!] )`),
    (whole, doing = '', what = '') => (base(doing) ? `It should not be possible to ${base(doing)} ${what}` : whole),
  ],
  // "Cancelling until an hour before the ride"
  [
    new RegExp(`^${DOING} ((?:(?:an?|the) [\\w-]+ )?(?:up )?(?:until|till|to|within) [^.!?,]+)[.!]*$`, 'i'),
    (whole, doing = '', when = '') =>
      base(doing) && !/\b(?:is|are|should|must|can|may|has|have|takes?|costs?)\b/i.test(when)
        ? `It should be possible to ${base(doing)} ${when}`
        : whole,
  ],
  // "Closing a repair is for mechanics only"
  [
    at(
      String.raw`${DOING} ((?:an?|the|[\w-]+s) ?[\w -]*?) (?:is|should be) (?:only (?:for|open to|reserved for) ${THEY}|(?:for|reserved for|limited to|restricted to) ${THEY}(?: only)?)(?=[.!]*$|[.!] )`,
    ),
    (whole, doing = '', what = '', who1, who2) =>
      base(doing) && (who1 ?? who2) ? `Only ${who1 ?? who2} may ${base(doing)} ${what.trim()}` : whole,
  ],
  // "Restrict closing repairs to mechanics"
  [
    at(String.raw`(?:please )?(?:restrict|limit) ${DOING} ([^.!?,]+?) to ${THEY}(?=[.!]*$|[.!] )`),
    (whole, doing = '', what = '', who = '') => (base(doing) ? `Only ${who} may ${base(doing)} ${what}` : whole),
  ],
  // "After winds above 30 mph every stall must be checked": the bound belongs to the case, and the case behind the rule.
  [
    at(
      String.raw`(${MEASURED}),? ((?:every|each|all|any|the|no) [^.!?,]+? (?:must|has to|have to|needs to|need to|should|may|cannot|can) [^.!?,]+?)((?: (?:before|until|unless|when|if) (?:the|an?|any|it|they) [^.!?,]+)?)(?=[.!]|$)`,
    ),
    (_, when = '', rule = '', until = '') =>
      `${upperFirst(rule)} ${when.charAt(0).toLowerCase()}${when.slice(1)}${until}`,
  ],
  // "The figures are confidential, only the manager may see them"
  [
    /^((?:the |our |all )?[\w-]+(?: [\w-]+)?) (?:is|are) (?:strictly )?(?:confidential|secret|private|sensitive|personal|internal)(?:, (?:so )?| and |: )(only [^.!?,]+ (?:may|can|should|must) [a-z]+) (?:them|it)[.!]*$/i,
    (_, what = '', rule = '') => `${upperFirst(rule)} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ],
];

/** What may be done at most, until when and by whom, in the words in which a rule says it. */
export function boundsPlainly(text: string): string {
  return reworded(text, BOUNDS);
}
