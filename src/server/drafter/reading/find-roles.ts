import {
  ADVERBS,
  AUXILIARIES,
  contentStems,
  DETERMINERS,
  MODALS,
  PREPOSITIONS,
  PRONOUNS,
} from '../lexicon/function-words.ts';
import { HUMAN_VERBS, PRODUCT_NOUNS } from '../lexicon/agents.ts';
import { NOT_PERSONS } from '../lexicon/nouns.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isMass, isPerson, isPlural, singular } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { isAgent } from './is-agent.ts';

/** What one role does, in a sentence of the description. */
export interface Doing {
  readonly verb: string;
  readonly rest: string;
  readonly stems: ReadonlySet<string>;
  readonly sentence: string;
}

/** Somebody whom the description names. */
export interface Role {
  /** In the singular: "support agent", "pool office". */
  readonly name: string;
  readonly doings: readonly Doing[];
}

interface Word {
  readonly text: string;
  readonly lower: string;
  /** A comma, colon or bracket stands behind. */
  readonly closes: boolean;
}

/** A subject that ends at a word, and what it does. */
interface Act {
  readonly names: readonly string[];
  readonly start: number;
  readonly verbAt: number;
  readonly verb: string;
}

const JOINERS = /^(?:and|or|but|while|whereas|where|when|if|so|because|as|that|who|which|what|whom|than|then|plus|&)$/;
const QUALITIES =
  /^(?:small|large|big|new|many|most|some|several|busy|young|old|one|two|three|four|other|independent|individual|professional|registered|own|different|local|private|all|every|each|its|few|certain|single|hundreds|thousands|dozens|about|over)$/;
const ANYBODY =
  /^(?:everyone|everybody|anyone|anybody|someone|somebody|nobody|people|person|who|we|they|user|staff member)$/;
/** Persons of whom the name alone says too little: "member of a club". */
const NEEDS_COMPLEMENT = /^(?:member|head|owner|representative|chair|board|committee|council)$/;

function wordsOf(sentence: string): Word[] {
  return sentence
    .replace(/[(“”"]/g, ' ')
    .replace(/\s[–—-]\s/g, ', ')
    .split(/[\s/]+/)
    .map((raw) => {
      const text = raw.replace(/^[^\p{L}\p{N}]+|(?<!s(?=['’]))[^\p{L}\p{N}]+$/gu, '');
      return { text, lower: text.toLowerCase(), closes: /[,;:.)!?]$/.test(raw) };
    })
    .filter(({ text }) => text !== '');
}

function endsName(word: Word | undefined): boolean {
  if (!word || word.closes) return true;
  const { lower } = word;
  if (DETERMINERS.has(lower) || PREPOSITIONS.has(lower) || PRONOUNS.has(lower) || MODALS.has(lower)) return true;
  if (AUXILIARIES.has(lower) || JOINERS.test(lower) || ADVERBS.has(lower) || QUALITIES.test(lower) || lower === 'of')
    return true;
  const verb = readVerb(lower);
  return (verb?.form === 'third' && !MOSTLY_NOUNS.has(verb.base)) || /^\d|^not$/.test(lower);
}

/** Where the name that closes at `head` begins: at "charge" for "the charge nurses". */
function nameStart(words: readonly Word[], head: number): number {
  let start = head;
  while (start > 0 && head - start < 2 && !endsName(words[start - 1])) {
    const { lower } = words[start - 1] as Word;
    const before = words[start - 2];
    const verb = readVerb(lower);
    // "we help gardeners": behind a subject of its own the word is a verb, "the charge nurses": it is not.
    const isVerb =
      verb?.form === 'base' &&
      (/^(?:help|let|allow|enable|give|show|tell|support|connect|bring|keep|make|offer|invite|send|remind|pay)$/.test(
        lower,
      ) ||
        (before !== undefined &&
          !before.closes &&
          (before.lower === 'to' || PRONOUNS.has(before.lower) || MODALS.has(before.lower) || isAgent(before.lower))));
    if (isVerb || (isAgent(lower) && isPlural(lower) && lower !== 'sales')) break;
    start--;
  }
  return start;
}

function nameOf(words: readonly Word[], start: number, head: number): string | undefined {
  const own = words
    .slice(start, head + 1)
    .map(({ text }, at) =>
      at > 0 && /^\p{Lu}\p{Ll}+$/u.test(text) && start > 0
        ? text
        : text.replace(/^\p{Lu}(?=[\p{Ll}'-])/u, (letter) => letter.toLowerCase()),
    );
  const name = own.join(' ').replace(/['’]s?$/, '');
  if (ANYBODY.test(singular(name.toLowerCase())) || ANYBODY.test(name.toLowerCase())) return undefined;
  return singular(name);
}

/** The finite verb at or behind `at`, past adverbs and a modal verb. */
function verbFrom(words: readonly Word[], at: number, many: boolean): { at: number; verb: string } | undefined {
  let here = at;
  while (here < words.length && ADVERBS.has(words[here]?.lower ?? '') && !(words[here]?.closes ?? true)) here++;
  const word = words[here]?.lower ?? '';
  if (MODALS.has(word) || word === 'do' || word === 'does') {
    let next = here + 1;
    while (
      /^(?:not|also|only|always|be|never)$/.test(words[next]?.lower ?? '') ||
      ADVERBS.has(words[next]?.lower ?? '')
    )
      next++;
    const verb = readVerb(words[next]?.lower ?? '');
    return { at: next, verb: verb?.base ?? words[next]?.lower ?? '' };
  }
  const verb = readVerb(word);
  if (!verb || verb.form === 'gerund' || verb.form === 'past') {
    // "parents excuse a pupil": an unknown word in the place of a verb, with an object behind it.
    const next = words[here + 1];
    const isNew = !verb && many && here === at && /^\p{Ll}{4,}$/u.test(words[here]?.text ?? '') && !isPlural(word);
    const isPlace = !endsName({ text: word, lower: word, closes: false }) && !words[here]?.closes;
    return isNew && isPlace && next && (DETERMINERS.has(next.lower) || isPlural(next.lower) || next.lower === 'and')
      ? { at: here, verb: word }
      : undefined;
  }
  if (verb.base === 'be') return { at: here, verb: 'be' };
  return (many && verb.form === 'base') || (!many && verb.form === 'third') ? { at: here, verb: verb.base } : undefined;
}

/** Past "of the supplier", "on bikes", "who run a site": what stands between a name and its verb. */
function afterComplement(
  words: readonly Word[],
  head: number,
  many: boolean,
): { at: number; verb: string; complement: string } | undefined {
  const next = words[head + 1];
  if (!next) return undefined;
  if (/^(?:who|that|which)$/.test(next.lower)) {
    const found = verbFrom(words, head + 2, many);
    return found && { ...found, complement: '' };
  }
  if (words[head]?.closes || next.lower === 'and' || next.lower === 'or') return undefined;
  if (!PREPOSITIONS.has(next.lower) && next.lower !== 'of') return undefined;
  for (let at = head + 3; at <= Math.min(head + 6, words.length - 1); at++) {
    const between = words.slice(head + 1, at);
    if (between.some(({ closes, lower }) => closes || JOINERS.test(lower))) return undefined;
    const last = between.at(-1);
    if (!last || DETERMINERS.has(last.lower) || PREPOSITIONS.has(last.lower)) continue;
    const found = verbFrom(words, at, many);
    if (found && found.verb !== '') return { ...found, complement: between.map(({ text }) => text).join(' ') };
  }
  return undefined;
}

/** "Canteens and restaurants post": the names that stand beside the last one. */
function besides(words: readonly Word[], start: number): { names: string[]; start: number } {
  const names: string[] = [];
  let from = start;
  for (;;) {
    const before = words[from - 1];
    const head =
      before && /^(?:and|or|&)$/.test(before.lower) ? from - 2 : before?.closes && names.length > 0 ? from - 1 : -1;
    const word = words[head];
    if (head < 0 || !word || !isPlural(word.lower) || !isAgent(word.lower)) return { names, start: from };
    const begin = nameStart(words, head);
    // "help customers and vendors": what stands behind a verb's own subject is no subject.
    const name = nameOf(words, begin, head);
    if (!name) return { names, start: from };
    names.unshift(name);
    from = begin;
  }
}

function actAt(words: readonly Word[], head: number): Act | undefined {
  const word = words[head] as Word;
  const isRelated = /^(?:who|which)$/.test(words[head + 1]?.lower ?? '');
  if ((word.closes && !isRelated) || PRODUCT_NOUNS.has(singular(word.lower))) return undefined;
  const many = isPlural(word.lower) || word.lower === 'staff';
  const direct = verbFrom(words, head + 1, many);
  const found = direct ? { ...direct, complement: '' } : afterComplement(words, head, many);
  if (!found) return undefined;
  const agent =
    isAgent(word.lower) ||
    (many &&
      HUMAN_VERBS.has(found.verb) &&
      /^\p{L}{4,}$/u.test(word.text) &&
      !isMass(singular(word.lower)) &&
      !NOT_PERSONS.has(singular(word.lower)) &&
      !readVerb(word.lower));
  if (!agent) return undefined;
  const start = nameStart(words, head);
  const name = nameOf(words, start, head);
  // "an app for community gardens": behind a preposition stands no subject.
  if (!name || /^(?:for|of|with|in|at|by|from)$/.test(words[start - 1]?.lower ?? '')) return undefined;
  const kept =
    found.complement && found.complement.startsWith('of ') && NEEDS_COMPLEMENT.test(name)
      ? `${name} ${found.complement}`
      : name;
  const others = besides(words, start);
  return { names: [...others.names, kept], start: others.start, verbAt: found.at, verb: found.verb };
}

/** Who does what in one sentence; `last` are those whom "they" means. */
export function readActs(sentence: string, last: readonly string[]): { roles: string[]; doing: Doing | undefined }[] {
  const words = wordsOf(sentence);
  const acts: Act[] = [];
  let they = last;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const verb =
      /^(?:they|he|she)$/.test(word.lower) && they.length > 0
        ? verbFrom(words, at + 1, word.lower === 'they')
        : undefined;
    const act = verb ? { names: they, start: at, verbAt: verb.at, verb: verb.verb } : actAt(words, at);
    if (!act) continue;
    acts.push(act);
    they = act.names;
    at = Math.max(at, act.verbAt - 1);
  }
  return acts.flatMap((act, order) => {
    const rest = words
      .slice(act.verbAt + 1, acts[order + 1]?.start)
      .map(({ text }) => text)
      .join(' ');
    // "One member is the treasurer and closes the month": the treasurer does.
    const is = act.verb === 'be' ? namedAs(words, act.verbAt) : undefined;
    const verb = is?.verb ?? act.verb;
    const doing = { verb, rest: is?.rest ?? rest, stems: contentStems(`${verb} ${rest}`), sentence };
    return is
      ? [
          { roles: [...act.names], doing: undefined },
          { roles: [is.name], doing },
        ]
      : [{ roles: [...act.names], doing }];
  });
}

function namedAs(words: readonly Word[], verbAt: number): { name: string; verb: string; rest: string } | undefined {
  const article = words[verbAt + 1]?.lower ?? '';
  if (!/^(?:the|an?|our)$/.test(article)) return undefined;
  for (let head = verbAt + 2; head < Math.min(words.length, verbAt + 5); head++) {
    if (!isPerson(words[head]?.lower ?? '')) continue;
    const name = nameOf(words, Math.max(nameStart(words, head), verbAt + 2), head);
    const joined = /^(?:and|who)$/.test(words[head + 1]?.lower ?? '') ? head + 2 : head + 1;
    const found = verbFrom(words, joined, false);
    return name
      ? {
          name,
          verb: found?.verb ?? 'be',
          rest: words
            .slice((found?.at ?? head) + 1)
            .map(({ text }) => text)
            .join(' '),
        }
      : undefined;
  }
  return undefined;
}

/** People a sentence speaks of without their acting: "an app for gardeners", "used by teachers and parents". */
export function mentionedRoles(sentence: string): string[] {
  const words = wordsOf(sentence);
  const found: string[] = [];
  words.forEach((word, head) => {
    if (!isPerson(word.lower) || !isPlural(word.lower)) return;
    const start = nameStart(words, head);
    let before = start - 1;
    while (before >= 0 && (DETERMINERS.has(words[before]?.lower ?? '') || QUALITIES.test(words[before]?.lower ?? '')))
      before--;
    const lead = words[before]?.lower ?? '';
    if (!/^(?:for|by|to|with|helps?|lets?|between|connects?|and|or|from|gives?|shows?|allows?|where|that)$/.test(lead))
      return;
    const name = nameOf(words, start, head);
    if (name) found.push(name);
  });
  return found;
}
