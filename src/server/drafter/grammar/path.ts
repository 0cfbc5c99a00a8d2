import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { Tag } from './candidates.ts';
import { NOMINAL, numberOf, type Choice, type Number } from './choice.ts';
import type { Word } from './words.ts';

/** How far the clause has come: nothing yet, a subject, a finite verb, a conjunction behind it, a noun behind that. */
type Stage = 'start' | 'subject' | 'verb' | 'joined' | 'listed';

export interface Path {
  readonly score: number;
  readonly tag: Tag | undefined;
  readonly word: Word | undefined;
  readonly stage: Stage;
  /** Of the last noun or pronoun that may be a subject. */
  readonly number: Number;
  /** A subject outside still waits for its verb while a relative clause is read. */
  readonly waits: Number | undefined;
  /** The last verb takes a person and a bare verb: "let nurses swap". */
  readonly causes: boolean;
  /** "let the clerk ..." has no bare verb yet. */
  readonly lets: boolean;
  /** The sentence starts with "when", "if" or the like, and its main clause has not come yet. */
  readonly fronted: boolean;
  /** A question's auxiliary stands before the subject: the verb behind it is bare. */
  readonly asks: boolean;
  /** The noun phrase at hand counts one thing and has neither article nor name: hardly a subject. */
  readonly isBare: boolean;
  /** The noun phrase at hand began with "a" or "every": its noun counts one. */
  readonly isSingle: boolean;
  /** A subordinate clause has begun and has no verb yet. */
  readonly owes: boolean;
  /** Form of the last verb of the clause, which a joined verb shares. */
  readonly form: Tag | undefined;
  /** Form of the verb of the clause outside, while a subordinate one is read. */
  readonly outer: Tag | undefined;
  readonly back: Path | undefined;
}

const REPORTING =
  /^(?:know|think|say|see|check|ensure|find|notice|hope|believe|tell|remember|forget|wish|realise|realize|show|prove|feel|guess|assume|mean)$/;

const IN_NOUN_PHRASE = new Set<Tag>(['D', 'A']);

function agreement(number: Number, tag: Tag, word: Word): number {
  if (number === 'any') return 0.8;
  if (tag === 'V0') return number === 'many' ? 1.6 : -3;
  if (tag === 'VZ') return number === 'one' ? 1.6 : -3;
  if (tag === 'BE') {
    if (/^(?:is|was)$/.test(word.lower)) return number === 'one' ? 1.4 : -1.5;
    if (/^(?:are|were|am)$/.test(word.lower)) return number === 'many' ? 1.4 : -1;
    return -3;
  }
  if (tag === 'HV' || tag === 'DO')
    return (number === 'one') === /^(?:has|does)$/.test(word.lower) || /^(?:had|did)$/.test(word.lower) ? 1.2 : -2;
  return tag === 'VD' ? 0.6 : 1.6;
}

export interface Step {
  readonly score: number;
  readonly stage: Stage;
  readonly number: Number;
  readonly waits: Number | undefined;
  readonly form: Tag | undefined;
}

// A verb right behind "to", "should", "does not" or another auxiliary belongs to it.
function isInGroup(path: Path, tag: Tag): boolean {
  let before: Path | undefined = path;
  while (before && (before.tag === 'R' || before.tag === 'NEG') && before.back) before = before.back;
  const lead = before?.tag;
  if (!lead) return false;
  if (tag === 'V0') return lead === 'TO' || lead === 'M' || lead === 'DO';
  if (tag === 'BE' || tag === 'HV')
    return lead === 'TO' || lead === 'M' || (lead === 'HV' && tag === 'BE') || (lead === 'BE' && tag === 'BE');
  if (tag === 'VN')
    return lead === 'BE' || lead === 'HV' || /^(?:get|gets|got|getting)$/.test(before?.word?.lower ?? '');
  if (tag === 'VG') return lead === 'BE';
  return tag === 'NEG';
}

// "alternative parts for articles", "report listed": one thing without an article hardly acts.
function bareness(tag: Tag, word: Word): number {
  if (tag === 'VD') return 1.5;
  if (tag !== 'VZ') return 0;
  // "Video calls with farmers": what products offer, in the plural.
  if (/^(?:call|upload|download|alert|chat|update|export|import|report|refund|discount|poll|vote)s$/.test(word.lower))
    return 6;
  return MOSTLY_NOUNS.has(readVerb(word.lower)?.base ?? '') ? 1.5 : 0.7;
}

/** What a word that ends nothing leaves as it was, but for the score and how far the clause has come. */
function same({ number, waits, form }: Path, score: number, stage: Stage): Step {
  return { score, stage, number, waits, form };
}

/** Behind a finite verb. */
function ended({ number, waits }: Path, form: Tag, score: number, stage: Stage = 'verb'): Step {
  return { score, stage, number, waits, form };
}

function finiteStep(path: Path, { tag, word }: Choice): Step {
  // "expenses like rent" gives an example.
  if (word.lower === 'like' && path.tag !== 'PN' && path.tag !== 'R') return same(path, -3, path.stage);
  // "have the amount and date filled in": done to both.
  if (tag === 'VD' && path.causes && NOMINAL.has(path.tag ?? 'PU')) return ended(path, tag, -3);
  const { stage, number, waits } = path;
  if (stage === 'subject') {
    if (path.tag === 'C') return ended(path, tag, -2);
    // "claims, calculated from the route": said of the noun, not by it.
    if (path.tag === 'PU' && tag === 'VD') return ended(path, tag, -1.5);
    if (path.asks && tag === 'V0') return ended(path, tag, 2.4);
    return ended(
      path,
      tag,
      agreement(number, tag, word) + (path.asks ? -2 : 0) - (path.isBare ? bareness(tag, word) : 0),
    );
  }
  if (stage === 'start') {
    if (path.tag === 'W' && !(tag === 'V0' && /^(?:when|where|why|how|whether)$/.test(path.word?.lower ?? '')))
      return ended(path, tag, agreement('any', tag, word));
    const asks = tag === 'M' || tag === 'BE' || tag === 'DO' || tag === 'HV';
    if (path.tag === undefined || path.tag === 'R' || path.tag === 'PU') {
      if (asks) return ended(path, tag, -0.2, 'start');
      return ended(path, tag, tag === 'V0' ? 0.4 : -3);
    }
    return asks ? ended(path, tag, -1, 'start') : ended(path, tag, -2.5);
  }
  if (stage === 'joined') {
    if (tag === path.form) return ended(path, tag, path.tag === 'PU' ? 1.3 : 0.9);
    const alike =
      (path.form === 'V0' || path.form === 'M' || path.outer === 'V0' || path.outer === 'M') && tag === 'V0';
    return ended(
      path,
      tag,
      alike
        ? 0.6
        : tag === 'M' || tag === 'BE' || tag === 'HV' || tag === 'DO'
          ? 0
          : path.tag === 'PU' && tag === 'V0'
            ? -0.3
            : -1.4,
    );
  }
  if (stage === 'listed') return ended(path, tag, agreement(number, tag, word) - 0.5);
  // "see costume number": one thing without an article hardly acts.
  if (path.causes && tag === 'V0' && NOMINAL.has(path.tag ?? 'PU')) return ended(path, tag, path.isBare ? -1.5 : 1.8);
  if (path.lets && tag === 'V0' && /^(?:NS?|PO|R|PT|VN)$/.test(path.tag ?? '')) return ended(path, tag, 1.5);
  if (waits) return { ...ended(path, tag, agreement(waits, tag, word)), waits: undefined };
  if (path.fronted) return ended(path, tag, tag === 'V0' ? -0.6 : agreement(number, tag, word) - 0.8);
  if (REPORTING.test(verbBefore(path)) && NOMINAL.has(path.tag ?? 'PU'))
    return ended(path, tag, agreement(number, tag, word) - 0.8);
  // "at the time they want to leave": a clause that says which.
  if (path.tag === 'PN' && path.word) return ended(path, tag, agreement(numberOf('PN', path.word), tag, word) - 0.8);
  return ended(path, tag, -4);
}

function verbBefore(path: Path): string {
  for (let before: Path | undefined = path; before; before = before.back)
    if (before.tag?.startsWith('V')) return readVerb(before.word?.lower ?? '')?.base ?? '';
  return '';
}

function nominalStep(path: Path, { tag, word, number, isHead }: Choice): Step {
  const { waits, form } = path;
  // Behind a preposition the subject stays what it was: "owners of a boat reserve".
  const behind = inComplement(path);
  if (path.stage === 'start')
    return {
      score: tag === 'PO' ? -2 : 0,
      stage: isHead ? 'subject' : 'start',
      number: isHead ? number : path.number,
      waits,
      form,
    };
  if (path.stage === 'subject') {
    const extends_ =
      path.tag === 'N' ||
      path.tag === 'NS' ||
      IN_NOUN_PHRASE.has(path.tag ?? 'PU') ||
      path.tag === 'VG' ||
      path.tag === 'VN';
    return {
      score:
        tag === 'PO' && path.tag !== 'P'
          ? -2.5
          : path.tag === 'C' && tag === 'D'
            ? -0.8
            : extends_ || behind || path.tag === 'C'
              ? 0
              : -1,
      stage: 'subject',
      number: path.tag === 'C' && isHead ? 'many' : isHead && !behind ? number : path.number,
      waits,
      form,
    };
  }
  if (path.stage === 'joined')
    return {
      score:
        tag === 'N' && path.tag === 'C' && path.form === 'V0' && path.back?.tag === 'PU' && isBaseVerb(word.lower)
          ? -1.2
          : 0,
      stage: isHead ? 'listed' : 'joined',
      number: isHead ? number : path.number,
      waits,
      form,
    };
  return {
    score: tag === 'PN' && path.stage === 'verb' ? -0.8 : 0,
    stage: path.stage,
    number: isHead && !behind ? number : path.number,
    waits,
    form,
  };
}

/** What may stand between a preposition and what it belongs to. */
const GOES_ON = new Set<Tag>(['D', 'A', 'N', 'NS', 'PO', 'VG', 'VN', 'R']);

export function inComplement(path: Path): boolean {
  for (let before: Path | undefined = path; before?.tag; before = before.back) {
    if (before.tag === 'P' || before.tag === 'TO') return true;
    // "cancelling a lesson costs half": one doing.
    if (before.tag === 'VG' && before.back?.tag === undefined) return true;
    if (!GOES_ON.has(before.tag)) return false;
  }
  return false;
}

export function step(path: Path, choice: Choice): Step {
  const { tag } = choice;
  const { stage } = path;
  const isListing = stage === 'joined' || stage === 'listed';
  if (isInGroup(path, tag))
    return same(path, 0.6, isListing || (stage === 'start' && path.tag !== 'TO') ? 'verb' : stage);
  if (choice.isFinite) return finiteStep(path, choice);
  if (choice.isHead || tag === 'D' || tag === 'A') return nominalStep(path, choice);
  const isSubject = stage === 'subject';
  const joins = stage === 'verb' || stage === 'listed' ? 'joined' : stage;
  if (tag === 'VG') {
    if (stage === 'start' && path.tag !== 'BE') return { ...same(path, -0.4, 'subject'), number: 'one' };
    return same(path, isSubject && !IN_NOUN_PHRASE.has(path.tag ?? 'PU') ? -0.4 : 0, stage);
  }
  if (tag === 'VN') return same(path, isSubject && NOMINAL.has(path.tag ?? 'PU') ? -0.9 : -0.2, stage);
  if (tag === 'C') return same(path, isSubject ? -0.5 : 0, joins);
  if (tag === 'PU') return same(path, isSubject && path.fronted ? -2 : 0, joins);
  if (tag === 'W' || tag === 'S') {
    const inside = same(path, 0, 'start');
    return isSubject && path.tag !== undefined ? { ...inside, waits: path.number } : inside;
  }
  if (tag === 'EX') return { ...same(path, stage === 'start' ? 0.5 : -0.5, 'subject'), number: 'any' };
  const follows = path.tag?.startsWith('V') || path.tag === 'PO' || path.tag === 'N' || path.tag === 'NS';
  return same(path, tag === 'PT' && !follows ? -2 : 0, stage);
}
