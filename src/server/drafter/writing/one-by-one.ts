import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPerson, isPlural, singular } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';

/** What is joined belongs together: "compare A and B", "between A and B", "both". */
const TOGETHER =
  /\b(?:between|both|either|neither|together|each other|one another|at once|(?:in|on|as|into) one|side by side|as well as the other|next to|beside|versus|vs|for each|per)\b/i;
const PAIRS =
  /^(?:compare|match|merge|combine|link|connect|swap|exchange|join|split|divide|separate|distinguish|choose|switch|toggle|mix|pair|balance|weigh|have|let|keep|make|stop|prevent|know)\b/;
const JOINT = /\s*,\s*(?:and |as well as )?|\s+(?:and|as well as)\s+/i;
/** "the number of guests": the words behind it tell of what, and belong to nothing else. */
const COUNTS =
  /^(?:number|amount|total|list|sum|rest|half|part|copy|kind|type|length|size|time|date|day|name|title|photo|picture|cause|reason|cost|price|state|status|set|pair|row|month|week|year)s?$/i;
const DETERMINER = /^(?:an?|the|my|our|your|his|her|its|their|all|every|each|any|\d+|one|two|three)\s+/i;
const NO_THING =
  /\b(?:that|which|who|whose|what|how|when|where|why|whether|if|I|we|they|he|she|it|them|not|no|only|other|others|rest|etc|more|less|from|to|until)\b|[():"“]/i;
const LONGEST = 6;

function determinerOf(text: string): string {
  return (DETERMINER.exec(text)?.[0] ?? '').trim();
}

/** Whether all parts are names of things that can stand alone: "the start and end date" has one thing in it. */
function canStandAlone(parts: readonly string[]): boolean {
  const names = parts.map((part) => part.replace(DETERMINER, ''));
  const last = names.at(-1) ?? '';
  const isShared = last.includes(' ') && determinerOf(parts.at(-1) ?? '') === '';
  return names.every((name, at) => {
    const tags = tagSentence(splitWords(`the ${name}`), 'thing').slice(1);
    const head = tags.at(-1);
    return (
      name.split(' ').length <= LONGEST &&
      !NO_THING.test(parts[at] ?? '') &&
      /^NS?$/.test(head?.tag ?? '') &&
      tags.every(({ tag }) => /^(?:N|NS|A|VG|VN|P|D|PU|R|PO)$/.test(tag)) &&
      readNounPhrase(parts[at] ?? '') !== undefined &&
      (!isShared || at === names.length - 1 || name.includes(' ') || isPlural(name))
    );
  });
}

/** "a photo and a short intro of their buddy": what stands last of a list is told of all, where it is one certain thing. */
function withShared(parts: readonly string[]): string[] {
  const [, name = '', of = ''] =
    /^(.+?)( of (?:the|my|our|his|her|its|their|each|every|an?) .+)$/i.exec(parts.at(-1) ?? '') ?? [];
  const isShared =
    of !== '' &&
    !COUNTS.test(name.split(' ').at(-1) ?? '') &&
    parts.slice(0, -1).every((part) => !part.includes(' of '));
  return isShared ? parts.map((part, at) => (at < parts.length - 1 ? `${part}${of}` : part)) : [...parts];
}

/** The things that are joined in a phrase, each whole; nothing where they are one, or belong together. */
export function partsOf(phrase: string): string[] | undefined {
  const said = phrase.split(JOINT).map((part) => part.trim());
  if (said.length < 2 || said.length > 4 || said.some((part) => part === '')) return undefined;
  const [first = ''] = said;
  const lead = determinerOf(first);
  // "a half-finished form and carry on": what follows is another deed.
  const isDeed = (part: string) => !part.includes(' ') && !isPlural(part) && isBaseVerb(part);
  if (/^an?$/i.test(lead) && said.some(isDeed)) return undefined;
  const isOwn = /^(?:my|our|your|his|her|its|their|the)$/i.test(lead);
  const bare = withShared(said);
  if (!canStandAlone(bare.map((part) => part.replace(/ of (?:the|my|our|his|her|its|their|each|every|an?) .+$/i, ''))))
    return undefined;
  const isName = /^\p{Lu}/u;
  if (bare.every((part) => isName.test(part.replace(DETERMINER, '')))) return undefined;
  return bare.map((part) =>
    isOwn && determinerOf(part) === '' && !(/^the$/i.test(lead) && isPlural(part)) ? `${lead} ${part}` : part,
  );
}

/** What somebody hands in, so that it can lack a part. */
const ENTERED =
  /^(?:enter|fill in|record|report|note|register|submit|log|type in|save|store|give|hand in|write down|specify|upload|add)$/;

/** "enter the reading and the address": what is said when one of them is missing. */
export function whenOneIsMissing(wish: string): string | undefined {
  const read = readVerbPhrase(wish);
  const parts = read?.object && ENTERED.test(read.verb) ? partsOf(read.object.text) : undefined;
  const names = parts?.map((part) => `the ${readNounPhrase(part)?.core ?? ''}`) ?? [];
  return parts && parts.length < 4 && parts.every((part) => !readNounPhrase(part)?.plural)
    ? `When ${names.slice(0, -1).join(', ')} or ${names.at(-1)} is missing, a message names what is missing`
    : undefined;
}

/** "search boats by name and harbour": by each of them. */
function searchedBy(wish: string): string[] | undefined {
  const [, deed = '', by = ''] = /^((?:search|filter|look up|find|sort|browse) .+? by )([^.;]+)$/.exec(wish) ?? [];
  return by ? partsOf(by)?.map((part) => `${deed}${part}`) : undefined;
}

/** "see the area and the distance before they accept": what is done to each thing alone. */
export function deedsOneByOne(wish: string): string[] | undefined {
  const read = readVerbPhrase(wish);
  const object = read?.object;
  if (!read || !object || PAIRS.test(read.verb) || TOGETHER.test(wish)) return undefined;
  const at = wish.indexOf(object.text);
  const byEach = searchedBy(wish);
  if (byEach) return byEach;
  const parts = at > 0 ? partsOf(object.text) : undefined;
  const tail = wish.slice(at + object.text.length);
  // "..., and see the rest": another deed with a thing of its own.
  if (!parts || /^,? (?:and|or) /.test(tail) || parts.some((part) => isPerson(singular(part.split(' ').at(-1) ?? ''))))
    return undefined;
  return parts.map((part) => `${wish.slice(0, at)}${part}${tail}`);
}

/** "the credit and the restrictions are written into the file": what becomes of each alone. */
export function statesOneByOne(statement: string): string[] | undefined {
  const clause = readClause(statement.replace(/[.]$/, ''));
  if (!clause || clause.negated || clause.adverb || TOGETHER.test(statement)) return undefined;
  const parts =
    / and /.test(clause.subject) && /^(?:are|have|can|stay|remain)$/.test(clause.finite)
      ? partsOf(clause.subject)
      : undefined;
  return parts?.map((part) => {
    const isMany = readNounPhrase(part)?.plural ?? false;
    const finite =
      isMany || clause.kind === 'modal'
        ? clause.finite
        : ({ are: 'is', have: 'has', stay: 'stays', remain: 'remains' }[clause.finite] ?? clause.finite);
    return `${part} ${finite} ${clause.rest}`;
  });
}
