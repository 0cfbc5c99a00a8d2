import { ADVERBS, DETERMINERS, POSSESSIVES, PREPOSITIONS, PRONOUNS, SUBORDINATORS } from '../lexicon/function-words.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { readNounPhrase, type NounPhrase } from './noun-phrase.ts';
import { isBaseVerb } from './verbs.ts';

/** What is said about an action besides its object: "by status", "when the stock runs low", "as CSV". */
export interface Tail {
  readonly lead: string;
  /** With its lead. */
  readonly text: string;
}

/** An action in words that start with a base verb: "swap shifts with a colleague". */
export interface VerbPhrase {
  /** With its particle: "sign in". */
  readonly verb: string;
  readonly text: string;
  readonly object: NounPhrase | undefined;
  readonly tails: readonly Tail[];
}

const TIME_UNIT = /^(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?)$/i;

const LEADS_OF_WORDS =
  /^(?:based on|depending on|instead of|as soon as|as well as|in case|even if|even when|so that|because of|more than|less than|at least|out of|due to|prior to|next to|as long as|in real time|ahead of)\b/i;

function startsTail(words: readonly string[], at: number, start: number): boolean {
  const word = (words[at] ?? '').toLowerCase();
  if (word === 'of') return at === start;
  if (word === 'but') return true;
  if (
    /^(?:every|each)$/.test(word) &&
    at > start &&
    /^(?:\w+day|second|minute|hour|day|night|week|month|year|evening|morning|noon|quarter|season|time|shift|term)$/i.test(
      words[at + 1] ?? '',
    )
  )
    return true;
  if (/^(?:when|if|without|though)$/.test(word) && /^even$/i.test(words[at - 1] ?? '')) return false;
  if (
    /^(?:\d+|an?|one|two|three|ten|few)$/.test(word) &&
    TIME_UNIT.test(words[at + 1] ?? '') &&
    /^(?:before|after|ahead|in|prior|later)$/i.test(words[at + 2] ?? '')
  )
    return true;
  if (/^(?:before|after|ahead|later)$/.test(word) && TIME_UNIT.test(words[at - 1] ?? '') && at - start > 1)
    return false;
  if (word === 'up' && /^to$/i.test(words[at + 1] ?? '') && /^\d/.test(words[at + 2] ?? '') && at > start) return true;
  if (word === 'to' && /^up$/i.test(words[at - 1] ?? '')) return false;
  if (word === 'up' || (word === 'down' && at === start)) return false;
  if (word === 'that' && at === start) return false;
  if (
    at === start &&
    (word === 'who' ||
      word === 'what' ||
      word === 'which' ||
      word === 'whose' ||
      word === 'how' ||
      word === 'where' ||
      word === 'when' ||
      word === 'why' ||
      word === 'whether')
  )
    return false;
  if (PREPOSITIONS.has(word) || SUBORDINATORS.has(word)) return true;
  // "a monthly summary": an adverb before a noun belongs to it.
  const next = (words[at + 1] ?? '').toLowerCase();
  const closes =
    next === '' ||
    (next === 'up' && /^to$/i.test(words[at + 2] ?? '')) ||
    PREPOSITIONS.has(next) ||
    SUBORDINATORS.has(next) ||
    ADVERBS.has(next) ||
    /^(?:and|or|\d+)$/.test(next);
  return (
    ADVERBS.has(word) &&
    (at > start || !/^(?:online|offline|first|last|only)$/.test(word)) &&
    !DETERMINERS.has(word) &&
    closes
  );
}

/** Splits what follows a verb into its object and its tails. */
function splitTails(words: readonly string[]): { object: string; tails: Tail[] } {
  let at = 0;
  // A question as object ("see who changed the plan and when") is kept whole.
  const asksWhat = /^(who|what|which|whose|how|where|when|why|whether)$/i.test(words[0] ?? '');
  while (at < words.length && !(asksWhat ? false : startsTail(words, at, 0))) at++;
  const object = words.slice(0, at).join(' ');
  const tails: Tail[] = [];
  let from = at;
  let clausal = false;
  for (let next = at + 1; next <= words.length; next++) {
    const ended = next === words.length;
    const lead =
      TIME_UNIT.test(words[from + 1] ?? '') && /^(?:before|after)$/i.test(words[from + 2] ?? '')
        ? (words[from + 2] ?? '').toLowerCase()
        : (words[from] ?? '').toLowerCase();
    clausal =
      SUBORDINATORS.has(lead) ||
      /^(as soon|in case|as long|even if|even when)/i.test(words.slice(from, from + 2).join(' '));
    const multi = LEADS_OF_WORDS.test(words.slice(Math.max(from, next - 1), next + 1).join(' ')) && next - 1 === from;
    if (!ended && (multi || clausal || !startsTail(words, next, from))) continue;
    // "from X to Y" and "between X and Y" stay one tail.
    if (!ended && /^(from|between)$/i.test(lead) && /^(to|and)$/i.test(words[next] ?? '')) continue;
    if (from < words.length) tails.push({ lead, text: words.slice(from, next).join(' ').replace(/,$/, '') });
    from = next;
  }
  return { object, tails };
}

/** Reads an action; the first word is taken for its verb whatever the dictionary says. */
export function readVerbPhrase(text: string): VerbPhrase | undefined {
  const words = text
    .replace(/[\s.,;:!?]+$/, '')
    .split(/\s+/)
    .filter(Boolean);
  const [first = '', second = ''] = words;
  if (!first) return undefined;
  const adverbFirst = ADVERBS.has(first.toLowerCase()) && words.length > 1 && isBaseVerb(second);
  const ordered = adverbFirst ? [second, ...words.slice(2), first] : words;
  const verbWord = (ordered[0] ?? '').toLowerCase();
  const particle = PHRASAL_VERBS.has(`${verbWord} ${(ordered[1] ?? '').toLowerCase()}`)
    ? ` ${(ordered[1] ?? '').toLowerCase()}`
    : '';
  const after = ordered.slice(particle ? 2 : 1);
  const { object, tails } = splitTails(after);
  // "call a trip off": the particle may stand behind the object.
  const [behind] = tails;
  const apart =
    !particle && behind && PHRASAL_VERBS.has(`${verbWord} ${behind.lead}`) && behind.text === behind.lead
      ? ` ${behind.lead}`
      : '';
  const verb = verbWord + particle + apart;
  return {
    verb,
    text: [verbWord + particle, ...after].join(' '),
    object: readNounPhrase(object.replace(/,$/, '')),
    tails: apart ? tails.slice(1) : tails,
  };
}

/** Whether a word after another action starts a second one: "swap shifts AND tell the nurse". */
export function startsAction(words: readonly string[], at: number, isAmbiguous: (word: string) => boolean): boolean {
  const word = (words[at] ?? '').toLowerCase();
  if (!isBaseVerb(word)) return false;
  const next = (words[at + 1] ?? '').toLowerCase().replace(/,$/, '');
  if (PHRASAL_VERBS.has(`${word} ${next}`)) return true;
  if (DETERMINERS.has(next) || POSSESSIVES.has(next) || /^(it|them|me|us|him|her|this|that)$/.test(next)) return true;
  if (!isAmbiguous(word)) return true;
  return (
    next !== '' &&
    !PREPOSITIONS.has(next) &&
    !SUBORDINATORS.has(next) &&
    !PRONOUNS.has(next) &&
    next !== 'and' &&
    next !== 'or' &&
    next.endsWith('s')
  );
}
