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
export const WITH_OF =
  /^(?:think|hear|speak|dream|consist|approve|dispose|learn|know|complain|die|beware|go|tell|talk|make|be)$/;
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

/** "name, address and phone numbers" are what things are told apart by; "scan, name and file letters" are deeds. */
function areDeeds(verbs: readonly string[]): boolean {
  const [first = ''] = verbs;
  return (
    verbs.every(isBaseVerb) &&
    !NAMED_BY.test(first) &&
    verbs.filter((verb) => NAMED_BY.test(verb)).length < Math.min(2, verbs.length - 1)
  );
}

/** The members behind the first comma; nothing where the words tell more than a series. */
function membersOf(words: readonly string[], comma: number): Member[] | undefined {
  const members: Member[] = [];
  let at = comma + 1;
  for (;;) {
    const from = at;
    while (at < words.length && !/^(?:,|and|or)$/.test(words[at] ?? '') && !STOP.test(words[at] ?? '')) {
      const word = words[at] ?? '';
      // "close a bed, the grower is told why and can object"
      if ((at === from && CLAUSE.test(word)) || MODALS.has(word) || /^(?:is|are|was|were)$/.test(word))
        return undefined;
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

/** "view, print and sign bills", "read, comment on and close cases": each verb but the last stands alone. */
function verbsAlone(verb: string, members: readonly Member[]): boolean {
  const last = members.at(-1);
  return (
    members.slice(0, -1).every(({ words }) => words.length === 1 || isVerbWithMore(words)) &&
    areDeeds([verb, ...members.map(({ words }) => words[0] ?? '')]) &&
    last !== undefined &&
    last.words.length > 1 &&
    !OF_THING.test(last.words[1] ?? '')
  );
}

/** "comment on", "take back" */
function isVerbWithMore([verb = '', more = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && (PHRASAL_VERBS.has(`${verb} ${more}`) || /^(?:on|to|for|at|with|about)$/.test(more));
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
    !ALONE.test(one) &&
    areDeeds([one, two]) &&
    next !== '' &&
    !/^(?:,|and|or)$/.test(next) &&
    !OF_THING.test(next) &&
    !STOP.test(next) &&
    !(MOSTLY_NOUNS.has(one) && MOSTLY_NOUNS.has(two) && !OBJECT.test(next) && isServing(words.slice(verb + 3)))
  );
}

/** What is brought somewhere or had from somewhere, with the word that tells where. */
const TAKES: Readonly<Record<string, RegExp>> = {
  to: /^(?:add|attach|append|assign|apply|connect|link|send|move|bring|upload|export|give|tie|match|forward|hand|show|offer|sell|lend|map)$/,
  from: /^(?:import|get|fetch|pull|read|take|copy|export|download|collect|receive|borrow|buy|order|remove|delete|load)$/,
};

/** "add notes and cover letters to a file": what stands behind the second thing tells where the verb takes both. */
function isTakenTo(words: readonly string[], verb: number): boolean {
  const joint = words.findIndex((word, at) => at > verb && (/^(?:and|or|,)$/.test(word) || STOP.test(word)));
  if (!/^(?:and|or)$/.test(words[joint] ?? '') || joint < verb + 2 || joint > verb + 5) return false;
  const second = words[joint + 1] ?? '';
  const to = words.findIndex((word, at) => at > joint + 2 && at < joint + 5 && Object.hasOwn(TAKES, word));
  const taken = TAKES[words[to] ?? ''];
  const object = words.slice(verb + 1, joint);
  return (
    taken !== undefined &&
    taken.test(words[verb] ?? '') &&
    !taken.test(second) &&
    isBaseVerb(second) &&
    !OBJECT.test(words[joint + 2] ?? '') &&
    isPlural(words[to - 1] ?? '') === isPlural(words[joint - 1] ?? '') &&
    !object.some((word) => PREPOSITIONS.has(word) || word === 'to')
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
  if (isTakenTo(words, verb))
    return { heads: [words.findIndex((word) => /^(?:and|or)$/.test(word)) + 1], isOfDeeds: false };
  if (isPair(words, verb)) return { heads: verb === 0 ? [0, 2] : [verb + 2], isOfDeeds: true };
  const comma = words.indexOf(',', verb);
  if (comma < 0) return undefined;
  const object = words.slice(verb + 1, comma);
  if (object.some((word) => STOP.test(word) || /^(?:and|or)$/.test(word))) return undefined;
  const members = membersOf(words, comma);
  if (!members) return undefined;
  const heads = members.map(({ at }) => at);
  const deeds: Series = { heads: verb === 0 ? [0, ...heads] : heads, isOfDeeds: true };
  if (object.length === 0) return verbsAlone(words[verb] ?? '', members) ? deeds : undefined;
  if (members.some(isSurelyDone)) return undefined;
  if (members.some((member) => !canBeDone(member))) return { heads, isOfDeeds: false };
  if (namesKinds(object)) return { heads, isOfDeeds: false };
  const isPure = members.some(({ at, words: [one = ''] }) => !MOSTLY_NOUNS.has(one) && isVerb(at));
  const { length } = object.filter((word) => !OBJECT.test(word));
  const isAlike = members.every((member) => member.words.length <= length && isPlural(member.words.at(-1) ?? ''));
  if (isAlike && !isPure) return { heads, isOfDeeds: false };
  return isPure || members.every((member) => member.words.length > length) ? deeds : undefined;
}
