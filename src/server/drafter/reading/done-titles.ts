import { parseSentence, textOf } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import {
  CAME_ABOUT,
  FIGURES,
  HAPPENED,
  HOW_DONE,
  IN_THE_PAST,
  MEASURED,
  SHOWS_THINGS,
} from '../lexicon/title-words.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { isComplaint } from './read-plain.ts';
import { lowerFirst } from './trouble-words.ts';

/** What may stand in a name in front of its participle. */
const IN_NAME = /^(?:D|N|NS|A|P|C|TO|VN)$/;
/** "taken down when", "worked out from": with its particle it is a deed. */
const WITH_PARTICLE = /^(?!sold|left|booked|fed)\w+ (?:out|down|off|up|back|away|aside|over) /i;

const BY_WHOM = /\b(?:by|from) ((?:the |an? |our |all )?[\w-]+)( [\w-]+)?/i;
/** What says itself how it is to be. */
const SAYS_SO = /\b(?:should|must|shall|ought to|can|cannot|may|will|would|could)\b/i;

interface DoneName {
  readonly name: string;
  readonly done: string;
  readonly how: string;
}

function isNameWord({ tag }: Tagged, at: number, words: readonly Tagged[]): boolean {
  if (at === 0) return IN_NAME.test(tag) || tag === 'VG' || (tag === 'V0' && words[1]?.lower === 'of');
  return IN_NAME.test(tag) || (tag === 'VG' && words[at - 1]?.tag === 'P');
}

/** The ways in which the words of an idea are a name, its participle and what stands behind it. */
function doneNames(text: string): readonly DoneName[] {
  const { front, clauses } = parseSentence(text);
  const [clause] = clauses;
  if (!clause || front.length > 0 || (clauses[1] && !DENIED_TAIL.test(text))) return [];
  const words = [...clause.subject, ...(clause.group?.words ?? []), ...clause.rest];
  return words.flatMap(({ tag, lower, text: done }, at) => {
    const before = words.slice(0, at);
    const name = textOf(before);
    const isDone =
      at > 0 && /^V[DN]$/.test(tag) && participle(readVerb(lower)?.base ?? '') === lower && lower !== 'run';
    return isDone &&
      before.every(isNameWord) &&
      /^(?:NS?|VG)$/.test(before.at(-1)?.tag ?? '') &&
      text.startsWith(`${name} ${done} `)
      ? [{ name, done, how: text.slice(name.length + done.length + 2) }]
      : [];
  });
}

/** What it is not to be then, behind a comma. */
const DENIED_TAIL = /, (?:no|not|nothing|nobody|never) [^,]+$/i;

function isToBeDone({ name, done, how }: DoneName, text: string, people: People): boolean {
  const head =
    name
      .split(/ (?:of|for|from|in|on|at|by|to|per|received|this) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  // "return to the office the forms attached to it" is an order.
  if (/^\w+ to (?:the|an?|my|our) /i.test(name)) return false;
  if (SHOWS_THINGS.test(head) || / with /.test(name) || !HOW_DONE.test(how) || IN_THE_PAST.test(how)) return false;
  // "forms filled in by the clerk", "costs hidden from guests" are read by whom they name.
  const [, whom = '', more = ''] = BY_WHOM.exec(how) ?? [];
  if (whom && (people.isPersonPhrase(whom) || people.isPersonPhrase(`${whom}${more}`))) return false;
  if (HAPPENED.test(`${done} ${how}`)) return false;
  const isDeed = WITH_PARTICLE.test(`${done} ${how}`);
  if (!isDeed && (INTRANSITIVE.test(readVerb(done)?.base ?? '') || CAME_ABOUT.test(done))) return false;
  const isByItself = /\b(?:automatically|by itself|by themselves)\b/i.test(how);
  if (isByItself) return true;
  const told = text.replace(DENIED_TAIL, '');
  return !isHuman(head) && !people.isPersonPhrase(name) && !isComplaint(told, told);
}

/** "Leads handed round fairly among the agents", "expected week shown while choosing the colour": so it is to be done. */
export function doneTitle(text: string, people: People): string {
  if (SAYS_SO.test(text)) return text;
  const meant = doneNames(text).find((one) => isToBeDone(one, text, people));
  return meant ? `${meant.name} should be ${meant.done} ${meant.how}` : text;
}

const COMPARED =
  /^(?!.*\b(?:check|matched?|warn|compare)\b)(?:[\w'-]+ ){1,6}?(?:versus|vs\.?|against|compared (?:with|to)) (?!the law\b|us\b|me\b|them\b|each other\b)[\w'-]/i;
const BY_TWO =
  /^(?!(?:one|two|three|four|five|six|ten|\d|an?|max|at|up|only|no|every|each|different|own) )(?:[\w'-]+ ){1,8}?(?:per [\w' -]+(?:, (?:per |by )?[\w' -]+)? (?:and|or) (?:per |by )?[\w'-]+|by [\w' -]+(?:, by [\w' -]+)? and (?:by )?[\w'-]+)(?:$| )/i;

/** "Complaints by cause and month", "target versus actual hours": what tells how much there is of something is to be seen. */
export function figureTitle(text: string, people: People): string {
  const isFigure =
    (COMPARED.test(text) && (FIGURES.test(text) || MEASURED.test(text) || / compared /.test(text))) ||
    (BY_TWO.test(text) && FIGURES.test(text)) ||
    (FIGURES.test(text) && / per /.test(text));
  if (
    !isFigure ||
    /\b(?:should|must|can|may|I|we|they)\b|^(?:see|show|let|get|compare|track|sort|split|group|filter|export|report|match|check|count|measure)\b/i.test(
      text,
    )
  )
    return text;
  const { front, clauses } = parseSentence(text);
  const [first] = text.split(' ');
  const isPlainName =
    front.length === 0 &&
    clauses.length === 1 &&
    (clauses[0]?.group === undefined || FIGURES.test(text) || doneNames(text).length > 0);
  return isPlainName && !people.isPersonPhrase(first ?? '') ? `See ${lowerFirst(text)}` : text;
}
