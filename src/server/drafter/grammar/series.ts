import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { MODALS, PREPOSITIONS } from '../lexicon/function-words.ts';
import { MOSTLY_NOUNS, PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';

/** Where the members of a series start behind a verb, and whether they are deeds ("view, print and sign bills") or things. */
export interface Series {
  readonly heads: readonly number[];
  readonly isOfDeeds: boolean;
}

interface Member {
  readonly at: number;
  readonly words: readonly string[];
}

/** What only stands behind a verb: a verb with this behind it is done. */
const OBJECT =
  /^(?:the|an?|it|them|this|that|these|those|which|who|what|how|when|whether|why|where|me|us|him|her|my|our|their|its|his|every|each|any|all|both|some|no|\d.*)$/;
/** What ends a series, and what no member of one starts with. */
const STOP =
  /^(?:[.;:!?()/-]|when|whenever|if|unless|until|because|so|so that|which|who|that|while|but|before|after|once)$/;
/** What tells that a member is a clause of its own. */
const CLAUSE = /^(?:is|are|was|were|has|have|had|does|do|did|i|we|they|he|she|it|there|to|not|then|also|cannot)$/;
/** "the price, number and date of a bill": what is of something is a thing. */
const OF_THING = /^(?:of|is|are|for|in|on)$/;
/** Verbs that have "of" behind them. */
const WITH_OF = /^(?:think|hear|speak|dream|consist|approve|dispose|learn|know|complain|die)$/;
/** What people name things by, though it is a verb as well. */
const NAMED_BY =
  /^(?:name|address|phone|email|e-mail|mail|price|date|time|title|cost|colour|color|contact|place|position|range|value|number|type|level|grade|ward|face|measure|step|end|start|interest|text|fax|age|amount)$/;

/** Where the verb stands whose objects or fellows a series tells: behind "to" or a modal, or at the start. */
function verbAt(words: readonly string[]): number {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    if (word === ',' || STOP.test(word)) {
      if (at > 4) return -1;
      continue;
    }
    if (
      at === 0 &&
      isBaseVerb(word) &&
      !/^(?:let|allow|enable|help|make|want|need|do|have|be|can|could|may)$/.test(word)
    )
      return 0;
    if ((word === 'to' || MODALS.has(word)) && isBaseVerb(next) && !/^(?:be|have|allow|let|like)$/.test(next))
      return at + 1;
  }
  return -1;
}

/** Verbs that are no nouns, or are hardly meant as such. */
function isDeedWord(word: string): boolean {
  return isBaseVerb(word) && !(MOSTLY_NOUNS.has(word) && NAMED_BY.test(word));
}

/** The members behind the first comma; nothing where the words tell more than a series. */
function membersOf(words: readonly string[], comma: number): Member[] | undefined {
  const members: Member[] = [];
  let at = comma + 1;
  for (;;) {
    const from = at;
    while (at < words.length && !/^(?:,|and|or)$/.test(words[at] ?? '') && !STOP.test(words[at] ?? '')) {
      if (at === from && CLAUSE.test(words[at] ?? '')) return undefined;
      at++;
    }
    const member = words.slice(from, at);
    if (member.length === 0) return undefined;
    members.push({ at: from, words: member });
    const isLast = /^(?:and|or)$/.test(words[from - 1] ?? '');
    // "draw the area, set level and validity, translate it": the list is of one member, and the deeds go on.
    if (isLast)
      return members.length > 1 && !(words[at] === ',' && isBaseVerb(words[at + 1] ?? '')) ? members : undefined;
    if (words[at] === ',') at += /^(?:and|or)$/.test(words[at + 1] ?? '') ? 2 : 1;
    else if (/^(?:and|or)$/.test(words[at] ?? '')) at++;
    else return undefined;
  }
}

/** Whether a member can be a deed: a verb with something behind it. */
function canBeDone({ words }: Member): boolean {
  const [verb = '', next = ''] = words;
  if (!isBaseVerb(verb)) return false;
  if (next === '') return !MOSTLY_NOUNS.has(verb);
  if (OBJECT.test(next) || PHRASAL_VERBS.has(`${verb} ${next}`)) return true;
  if (next === 'of') return WITH_OF.test(verb);
  return !OF_THING.test(next);
}

/** Whether nothing but a deed can be meant. */
function isSurelyDone({ words }: Member): boolean {
  const [verb = '', next = ''] = words;
  return isBaseVerb(verb) && OBJECT.test(next);
}

/** "view, print and sign bills": each verb but the last stands alone. */
function verbsAlone(words: readonly string[], verb: number, members: readonly Member[]): boolean {
  const last = members.at(-1);
  return (
    members.slice(0, -1).every((member) => {
      const [one = '', two = ''] = member.words;
      return isDeedWord(one) && (member.words.length === 1 || PHRASAL_VERBS.has(`${one} ${two}`));
    }) &&
    isDeedWord(last?.words[0] ?? '') &&
    last !== undefined &&
    last.words.length > 1 &&
    !OF_THING.test(last.words[1] ?? '') &&
    isDeedWord(words[verb] ?? '')
  );
}

/** What one does without doing it to anything: "stop and call the office". */
const ALONE = new RegExp(
  `${INTRANSITIVE.source}|^(?:stop|start|wait|try|rest|walk|drive|travel|turn|agree|relax|listen)$`,
);

/** "weigh or report parcels": a verb without an object is joined to another verb, and to no thing. */
function isPair(words: readonly string[], verb: number): boolean {
  const [one = '', link = '', two = '', next = ''] = words.slice(verb);
  return (
    /^(?:and|or)$/.test(link) &&
    isDeedWord(one) &&
    !ALONE.test(one) &&
    isDeedWord(two) &&
    next !== '' &&
    !/^(?:,|and|or)$/.test(next) &&
    !OF_THING.test(next) &&
    !STOP.test(next) &&
    !(MOSTLY_NOUNS.has(one) && MOSTLY_NOUNS.has(two) && !OBJECT.test(next) && isServing(words.slice(verb + 3)))
  );
}

/** "search and filter options", "print and copy service": what serves a deed that its name tells. */
function isServing(words: readonly string[]): boolean {
  const end = words.findIndex((word) => STOP.test(word) || word === ',' || PREPOSITIONS.has(word));
  return SERVES.test(words.at(end < 0 ? words.length - 1 : end - 1) ?? '');
}

const SERVES =
  /^(?:option|setting|function|feature|button|filter|tool|right|service|permission|field|form|page|view|screen|mode|system|point|area|team|process|facility|facilitie|limit|time|cost|fee|detail|support|history|log|module|section|policy|dashboard|app)s?$/;

/** Behind "such as" and the like stand things. */
function namesKinds(words: readonly string[]): boolean {
  return words.some((word) => /^(?:such as|like|including|include|between|by|with|for|of|from|in)$/.test(word));
}

/**
 * The series behind the verb of some words. A series is of one kind: where one member can be nothing but a deed, all are deeds; where
 * one can be none, all are things. Where all may be both, members as long as the object of the verb are things beside it. `isVerb` tells
 * what a dictionary takes for a verb.
 */
export function seriesIn(words: readonly string[], isVerb: (at: number) => boolean): Series | undefined {
  const verb = verbAt(words);
  if (verb < 0) return undefined;
  if (isPair(words, verb)) return { heads: verb === 0 ? [0, 2] : [verb + 2], isOfDeeds: true };
  const comma = words.indexOf(',', verb);
  if (comma < 0) return undefined;
  const object = words.slice(verb + 1, comma);
  if (object.some((word) => STOP.test(word) || /^(?:and|or)$/.test(word))) return undefined;
  const members = membersOf(words, comma);
  if (!members) return undefined;
  const heads = members.map(({ at }) => at);
  const deeds: Series = { heads: verb === 0 ? [0, ...heads] : heads, isOfDeeds: true };
  if (object.length === 0) return verbsAlone(words, verb, members) ? deeds : undefined;
  if (members.some(isSurelyDone)) return undefined;
  if (members.some((member) => !canBeDone(member))) return { heads, isOfDeeds: false };
  if (namesKinds(object)) return { heads, isOfDeeds: false };
  const isPure = members.some(({ at, words: [one = ''] }) => !MOSTLY_NOUNS.has(one) && isVerb(at));
  const { length } = object.filter((word) => !OBJECT.test(word));
  const isAlike = members.every((member) => member.words.length <= length && isPlural(member.words.at(-1) ?? ''));
  if (isAlike && !isPure) return { heads, isOfDeeds: false };
  return isPure || members.every((member) => member.words.length > length) ? deeds : undefined;
}
