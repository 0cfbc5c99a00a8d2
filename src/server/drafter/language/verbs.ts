import { DOUBLING_VERBS, IRREGULAR_VERBS, VERBS } from '../lexicon/verbs.ts';

const VOWEL = /[aeiou]/;
const irregularBases = new Set(Object.keys(IRREGULAR_VERBS).filter((base) => base.length > 2));

function irregular(base: string): readonly [string, string] | undefined {
  const own = Object.hasOwn(IRREGULAR_VERBS, base) ? IRREGULAR_VERBS[base] : undefined;
  if (own) return own;
  const prefix = /^(re|over|under|mis|sub|un|out|up|fore|with|co-?|pre-?|re-)/.exec(base)?.[0] ?? '';
  const rest = base.slice(prefix.length);
  const forms = prefix && irregularBases.has(rest) ? IRREGULAR_VERBS[rest] : undefined;
  return forms && [prefix + forms[0], prefix + forms[1]];
}

function doubles(base: string): boolean {
  if (DOUBLING_VERBS.has(base)) return true;
  // "replan", "unplug": as the verb behind the prefix.
  const bare = base.replace(/^(?:re|un|over|pre|mis)/, '');
  if (bare !== base && VERBS.has(bare)) return doubles(bare);
  const isShort = (base.match(/[aeiouy]+/g) ?? []).length === 1;
  return isShort && /(^|[^aeiou])[aeiou][bdfgklmnprtvz]$/.test(base) && !/[wxy]$/.test(base);
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** Applies a change to the verb itself and leaves its particle ("sign in") alone. */
function inflect(verb: string, change: (base: string) => string): string {
  const [base = '', ...rest] = verb.split(' ');
  return [change(base), ...rest].join(' ');
}

/** "book" -> "books", "sign in" -> "signs in". */
export function thirdPerson(verb: string): string {
  return inflect(verb, (base) => {
    if (base === 'be') return 'is';
    if (base === 'have') return 'has';
    if (/(s|x|z|ch|sh|[^aeiou]o|^do|^go)$/.test(base)) return `${base}es`;
    return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
  });
}

/** "book" -> "booked", "choose" -> "chosen". */
export function participle(verb: string): string {
  return inflect(verb, (base) => irregular(base)?.[1] ?? withEd(base));
}

/** "book" -> "booked", "choose" -> "chose". */
export function pastTense(verb: string): string {
  return inflect(verb, (base) => irregular(base)?.[0] ?? withEd(base));
}

/** "book" -> "booking", "tie" -> "tying". */
export function gerund(verb: string): string {
  return inflect(verb, (base) => {
    if (base === 'be') return 'being';
    if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
    if (base.endsWith('e') && !/(ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
    return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
  });
}

export type VerbForm = 'base' | 'third' | 'past' | 'gerund';

const forms = new Map<string, { base: string; form: VerbForm }>();
for (const base of VERBS) {
  for (const [form, word] of [
    ['gerund', gerund(base)],
    ['past', pastTense(base)],
    ['past', participle(base)],
    ['third', thirdPerson(base)],
  ] as const) {
    if (!forms.has(word)) forms.set(word, { base, form });
  }
}
for (const base of VERBS) forms.set(base, { base, form: 'base' });
for (const [word, form] of [
  ['is', 'third'],
  ['are', 'base'],
  ['was', 'past'],
  ['were', 'past'],
  ['am', 'base'],
] as const) {
  forms.set(word, { base: 'be', form });
}
// "it lies in a drawer": the base alone is too often a name.
forms.set('lies', { base: 'lie', form: 'third' });

/** The known verb of which the word may be a form; nothing for other words. */
export function readVerb(word: string): { base: string; form: VerbForm } | undefined {
  return forms.get(word.toLowerCase());
}

export function isBaseVerb(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    VERBS.has(lower) ||
    (/^(?!missing$|overtime$|overhead$|retail$|rebound$|recourse$|relay$)(?:(?:re|un|over|mis)-?|auto)[a-z]{3,}$/.test(
      lower,
    ) &&
      VERBS.has(lower.replace(/^(?:(?:re|un|over|mis)-?|auto)/, '')))
  );
}

/** The base of a word that its place makes a gerund, known or not: "emailing" -> "email", "triaging" -> "triage". */
export function fromGerund(word: string): string | undefined {
  const known = readVerb(word);
  if (known?.form === 'gerund') return known.base;
  const stem = /^([a-z-]{3,})ing$/.exec(word.toLowerCase())?.[1];
  if (!stem || !VOWEL.test(stem)) return undefined;
  // "ruling": without its "e" the last letter would be double.
  if (/^[^aeiouy]*[aeiou][bdgklmnpstvz]$/.test(stem)) return `${stem}e`;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** "signing a form" for "sign a form". */
export function gerundFirst(action: string): string {
  const [verb = '', ...rest] = action.split(' ');
  return [gerund(verb), ...rest].join(' ');
}
