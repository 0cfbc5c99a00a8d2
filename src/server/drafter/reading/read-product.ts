import { ADVERBS, contentStems, DETERMINERS, PREPOSITIONS, STOP_WORDS } from '../lexicon/function-words.ts';
import { NOT_PERSONS } from '../lexicon/nouns.ts';
import { readClause } from '../language/clause.ts';
import { isMass, isPerson, isPlural, singular } from '../language/nouns.ts';
import { MOSTLY_NOUNS, VERBS } from '../lexicon/verbs.ts';

/** What one role does, in a sentence of the description. */
export interface Doing {
  readonly verb: string;
  readonly rest: string;
  readonly stems: ReadonlySet<string>;
  readonly sentence: string;
}

export interface Role {
  /** In the singular: "support agent". */
  readonly name: string;
  readonly doings: readonly Doing[];
}

/** What a description says: who there is and does what, what the product is for, which rules hold. */
export interface Product {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly aims: readonly string[];
  readonly rules: readonly string[];
  readonly sentences: readonly string[];
}

const GROUPS =
  /\b(?:team|office|desk|department|board|staff|committee|crew|family|families|household|households|school|schools|clinic|clinics|club|clubs|company|companies|council|councils|support)$/i;
const AIM =
  /\b(?:we (?:want|aim|hope|wish|would like|try|help)|(?:our|the|its|their) (?:aim|goal|mission|purpose|promise|idea)|so that|in order to|helps?\b|is meant to|should (?:be able|never|always))/i;
const RULE = /\b(?:must|never|only|always|cannot|may not|at least|at most|no more than|required|by law|not allowed)\b/i;

/** The sentences of a description, as they stand there. */
export function sentencesOf(description: string): string[] {
  return description
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"'“(-])|\n+/u)
    .map((sentence) => sentence.replace(/^[\s*•-]+/, '').trim())
    .filter((sentence) => /\p{L}{3}/u.test(sentence));
}

function looksLikePerson(word: string): boolean {
  const lower = word.toLowerCase();
  if (isPerson(lower)) return true;
  const one = singular(lower);
  return (
    one.length > 4 &&
    !NOT_PERSONS.has(one) &&
    !isMass(one) &&
    /(?:[^e]er|or|ant|ist|ian|eur)$/.test(one) &&
    isPlural(lower)
  );
}

/** The role that a subject names: "each morning the shift lead" -> "shift lead". */
function roleOf(subject: string): string | undefined {
  const words = subject.replace(/^.*,\s*/, '').split(/\s+/);
  const from =
    words.findLastIndex(
      (word) =>
        DETERMINERS.has(word.toLowerCase()) ||
        PREPOSITIONS.has(word.toLowerCase()) ||
        ADVERBS.has(word.toLowerCase()) ||
        /^(and|or|but|while|where|when|if)$/i.test(word),
    ) + 1;
  const own = words
    .slice(from)
    .map((word) => word.replace(/[^\p{L}\p{N}'-]/gu, ''))
    .filter(Boolean);
  const head = own.at(-1);
  if (!head || own.length > 4 || own.length === 0) return undefined;
  if (!looksLikePerson(head) && !GROUPS.test(head)) return undefined;
  if (/^(everyone|anyone|someone|nobody|people|who|we|they|person|user|users)$/i.test(head) && own.length === 1)
    return undefined;
  const lowered = own.map((word, at) => (at === 0 || !/^\p{Lu}\p{Ll}+$/u.test(word) ? lowerFirst(word) : word));
  while (
    lowered.length > 1 &&
    /^(small|large|big|new|many|most|some|several|busy|young|old|two|three|other|independent|individual|professional|registered|own|different|local|private|all)$/.test(
      lowered[0] ?? '',
    )
  )
    lowered.shift();
  return singular(lowered.join(' '));
}

function lowerFirst(word: string): string {
  return /^[A-Z][a-z'-]*$/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}

function clausesOf(sentence: string): string[] {
  return sentence
    .replace(/[.!?]+$/, '')
    .split(
      /\s*[;:–—]\s*|,\s+(?:and |but |while |whereas |so )?|\s+(?:while|whereas|but)\s+|\s+and\s+(?=(?:the|their|our|its|each)\s+(?:\w+\s){1,3}\w+s\b)/i,
    )
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Reads who does what. A clause without a subject of its own goes on with the last one. */
export function readProduct(name: string, description: string): Product {
  const doings = new Map<string, Doing[]>();
  const sentences = sentencesOf(description.slice(0, 12_000));
  for (const sentence of sentences) {
    let subject: string | undefined;
    for (const part of clausesOf(sentence)) {
      const clause = readClause(part);
      const role = clause && roleOf(clause.subject);
      if (role) subject = role;
      const verb = clause ? clause.verb : (part.split(' ')[0] ?? '').toLowerCase();
      if (!role && !(subject && VERBS.has(verb) && !clause)) continue;
      const rest = clause ? clause.rest : part.split(' ').slice(1).join(' ');
      const list = doings.get(subject ?? '') ?? [];
      list.push({ verb, rest, stems: contentStems(`${verb} ${rest}`), sentence });
      doings.set(subject ?? '', list);
    }
    for (const mentioned of mentionedRoles(sentence)) if (!doings.has(mentioned)) doings.set(mentioned, []);
  }
  const roles = [...doings].filter(([role]) => role !== '').map(([role, list]) => ({ name: role, doings: list }));
  return {
    name,
    roles: mergeRoles(roles),
    aims: sentences.filter((sentence) => AIM.test(sentence)),
    rules: sentences.filter((sentence) => RULE.test(sentence)),
    sentences,
  };
}

/** People a sentence speaks of without their acting: "an app for gardeners", "used by teachers and parents". */
function mentionedRoles(sentence: string): string[] {
  const found: string[] = [];
  for (const [, words = ''] of sentence.matchAll(
    /\b(?:for|by|to|with|helps?|lets?|between|connects?|and|from|gives?|shows?|allows?)\s+((?:the |our |all )?(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)/giu,
  )) {
    const own: string[] = [];
    for (const word of words.split(' ')) {
      if (/^(?:and|or)$/i.test(word) || PREPOSITIONS.has(word.toLowerCase())) break;
      own.push(word);
      if (isPlural(word) && looksLikePerson(word)) break;
    }
    const head = own.at(-1) ?? '';
    if (!isPerson(head) || !isPlural(head) || STOP_WORDS.has(head.toLowerCase())) continue;
    const last = own.at(-2) ?? '';
    const role = roleOf(MOSTLY_NOUNS.has(last.toLowerCase()) || VERBS.has(last.toLowerCase()) ? head : own.join(' '));
    if (role) found.push(role);
  }
  return found;
}

/** "small merchants" is the "merchant" of another sentence. */
function mergeRoles(roles: readonly Role[]): Role[] {
  const merged: Role[] = [];
  for (const role of roles.toSorted((a, b) => Number(b.doings.length > 0) - Number(a.doings.length > 0))) {
    const same = merged.findIndex(
      (other) => other.name === role.name || (role.doings.length === 0 && role.name.endsWith(` ${other.name}`)),
    );
    if (same < 0) merged.push(role);
    else
      merged[same] = {
        name: merged[same]?.name ?? role.name,
        doings: [...(merged[same]?.doings ?? []), ...role.doings],
      };
  }
  return merged;
}
