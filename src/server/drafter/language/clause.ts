import { remember } from './remember.ts';
import { findFinite } from '../grammar/verb-group.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { ALWAYS } from '../grammar/parse.ts';
import { isPlural } from './nouns.ts';
import { participle, readVerb, thirdPerson } from './verbs.ts';

/** A sentence or part of one with a subject and a finite verb. */
export interface Clause {
  /** "the refund form" */
  readonly subject: string;
  /** The words between subject and verb, adverbs: "often". */
  readonly adverb: string;
  /** "forgets", "can't", "is" */
  readonly finite: string;
  /** Base of the finite verb: "forget", "can", "be". */
  readonly verb: string;
  readonly kind: 'modal' | 'be' | 'have' | 'do' | 'full';
  readonly negated: boolean;
  readonly plural: boolean;
  /** All that follows. */
  readonly rest: string;
}

const KINDS: Readonly<Partial<Record<Tagged['tag'], Clause['kind']>>> = { M: 'modal', BE: 'be', HV: 'have' };

function kindOf(words: readonly Tagged[], at: number): Clause['kind'] {
  const word = words[at];
  if (word?.tag === 'DO') return words[at + 1]?.tag === 'NEG' ? 'do' : 'full';
  if (/^(?:has|have|had)$/.test(word?.lower ?? '')) return 'have';
  return KINDS[word?.tag ?? 'PU'] ?? 'full';
}

/** "slips" and "fainted" of a verb that no list has. */
function bareOf(finite: string): string {
  if (/(?:ss|us|is)$/.test(finite)) return finite;
  const stem = /^([a-z-]{3,})ed$/.exec(finite)?.[1];
  if (stem) {
    if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
    return stem.endsWith('i') ? `${stem.slice(0, -1)}y` : /[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
  }
  return finite
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/s$/, '');
}

/** Where the adverbs in front of the verb at `at` begin; "relatives who live abroad get left out": that one is of the relative clause. */
function adverbsFrom(words: readonly Tagged[], at: number): number {
  const isRelated = words.slice(0, at).some(({ tag }) => tag === 'W');
  let from = at;
  const isOwn = (word: Tagged | undefined) => word?.tag === 'R' && (!isRelated || ALWAYS.test(word.lower));
  while (from > 1 && isOwn(words[from - 1])) from--;
  return from;
}

const remembered = remember<Clause | undefined>(400);

/** Finds subject and finite verb. Nothing for a noun phrase, a command or words that make no clause. */
export function readClause(text: string): Clause | undefined {
  return remembered(text, () => clauseOf(text));
}

/** A number from two on. */
const MANY = /^(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

function clauseOf(text: string): Clause | undefined {
  const words = tagSentence(splitWords(text.replace(/[.!?]+$/, '')));
  const at = findFinite(words, 0, words.length);
  const finite = words[at];
  if (at < 1 || !finite) return undefined;
  const from = adverbsFrom(words, at);
  // "four wrong tries", "3 hard bounces in a row": so many of them do nothing in the singular.
  if (MANY.test(words[0]?.lower ?? '') && from === 2 && /^[AN]$/.test(words[1]?.tag ?? '') && finite.tag === 'VZ')
    return undefined;
  const after = words.slice(at + 1);
  const adverbs = words.slice(from, at);
  const negated =
    after[0]?.tag === 'NEG' ||
    /^(?:never|no longer)$/.test(after[0]?.lower ?? '') ||
    adverbs.some(({ lower }) => lower === 'never' || lower === 'no longer');
  const subject = words.slice(0, from);
  const end = subject.findIndex(({ tag }, index) => index > 0 && (tag === 'P' || tag === 'W' || tag === 'PU'));
  const head = (end > 0 ? subject.slice(0, end) : subject).at(-1);
  const said = joinWords(subject);
  return {
    subject: said,
    adverb: joinWords(adverbs),
    finite: finite.text,
    verb:
      finite.tag === 'BE'
        ? 'be'
        : finite.tag === 'M'
          ? finite.lower
          : (readVerb(finite.lower)?.base ?? bareOf(finite.lower)),
    kind: kindOf(words, at),
    negated,
    plural:
      /^(?:we|they|you|these|those|i|people|some|many|others|most|few|several|both|all)$/i.test(said) ||
      / and /.test(said) ||
      head?.tag === 'NS' ||
      isPlural(head?.lower ?? ''),
    rest: joinWords(after[0]?.tag === 'NEG' ? after.slice(1) : after),
  };
}

function isPast(finite: string): boolean {
  const known = readVerb(finite);
  return known ? known.form === 'past' : /[a-z]{3}ed$/.test(finite);
}

/** "been", "sent", and "become", which looks like its base. */
function isParticiple(word: string): boolean {
  const verb = readVerb(word);
  return word === 'been' || verb?.form === 'past' || (verb !== undefined && participle(verb.base) === word);
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

/** "stock runs low" -> "stock does not run low"; "they forget it" -> "they do not forget it". */
export function negate(clause: Clause): string {
  const { subject, adverb, finite, kind, rest, negated } = clause;
  // "nobody checks in": then somebody does.
  if (/^(?:nobody|no one)$/i.test(subject) && !negated) return join('somebody', adverb, finite, rest);
  if (negated) return kind === 'have' ? withinSpan(affirm(clause)) : affirm(clause);
  if (/^(?:somebody|someone)$/i.test(subject)) return join('nobody', adverb, finite, rest);
  if (kind === 'modal' || kind === 'be') return join(subject, adverb, finite, 'not', rest);
  const behind = rest.replace(/^(?:already|just|ever|also|still|since) /, '');
  // "has cooled down", "has dried": a form that no list knows, with no thing behind it.
  const isDone =
    isParticiple(behind.split(' ')[0] ?? '') ||
    /^[a-z]{2,}[a-z]ed(?:$| (?:down|up|off|out|in|on|to|by|for|at|from|with|since|again|yet|before|after)\b)/.test(
      behind,
    );
  if (kind === 'have' && isDone) return join(subject, adverb, finite, 'not', rest);
  const auxiliary = isPast(finite) ? 'did' : clause.plural ? 'do' : 'does';
  return join(subject, auxiliary, 'not', adverb, clause.verb, rest);
}

/** What has not been done for six months is denied by one time within them: "has been read for six months" -> "within the last six months". */
function withinSpan(text: string): string {
  return text.replace(
    / for (?:more than |over |at least )?(?:(?:an?|one) |(?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ))((?:\w+ )??(?:minute|hour|day|week|month|year|season|term)s?)$/i,
    ' within the last $1',
  );
}

/** "we do not know who has the key" -> "we know who has the key". */
export function affirm({ subject, adverb, finite, kind, rest, plural }: Clause): string {
  const said = adverb.replace(/\b(?:never|no longer)\b/i, '').trim();
  if (kind !== 'do') return join(subject, said, finite, rest.replace(/^(?:never|no longer) /i, ''));
  const [verb = '', ...others] = rest.split(' ');
  return join(subject, said, plural ? verb : thirdPerson(verb), ...others);
}

/** The opposite as people say it: "no commit is pushed" for "a commit is not pushed", "is there" for "is not missing". */
export function negatePlainly(clause: Clause): string {
  return negate(clause)
    .replace(/\b(is|are) not missing\b/, '$1 there')
    .replace(/^(?:an?|any) ((?:[\w-]+ ){1,3})(is|has|was) not /, 'no $1$2 ')
    .replace(
      /^(?:an?|any) ((?:[\w-]+ ){1,3})does not ([a-z]+)\b/,
      (_, what: string, verb: string) => `no ${what}${thirdPerson(verb)}`,
    );
}
