import { ACTION_VERBS, looksInflected, NOUN_OR_VERB } from './verbs.ts';
import { tagged } from './tagger.ts';
import { fold } from './words.ts';

/** A story taken apart by its commas and fixed words alone. */
export interface StoryParts {
  readonly role: string;
  /** What stands after "I want": with its "to", when there is one. */
  readonly want: string;
  /** What stands after "so that" (or "in order to", "because"); empty when nothing does. */
  readonly benefit: string;
}

const ROLE = /^\s*as\s+(?:an?\s+|the\s+)?(.+?)\s*,?\s+(?=I(?:'d| would| want| need| can| wish| am|'m)\b)/iu;
const WANT = /\bI(?:'d like| would like| want| need| wish)\s+(.+)$/isu;
const BENEFIT = /[,;.]?\s+(?:so\s+that|so\s+(?=I\b|we\b|nobody\b)|in\s+order\s+(?=to\b)|because)\s+(.+)$/isu;

/** Takes a story apart; null when it has no role or no "I want". */
export function storyParts(text: string): StoryParts | null {
  const role = ROLE.exec(text)?.[1];
  const rest = WANT.exec(text)?.[1];
  if (role === undefined || rest === undefined) return null;
  const benefit = BENEFIT.exec(rest);
  const end = benefit?.index ?? rest.length;
  return {
    role: role.trim(),
    want: rest.slice(0, end).replace(/[\s,.;]+$/u, ''),
    benefit: (benefit?.[1] ?? '').trim().replace(/[\s.]+$/u, ''),
  };
}

export type FormDefect = 'not well-formed' | 'not atomic' | 'not minimal' | 'not uniform' | 'duplicate';

const UNIFORM = /^As an? [^,]+, I want to [^\n]+, so that [^\n]+\.$/u;
const RELATIVE = new Set(['that', 'which', 'who', 'whose', 'whom', 'what', 'where', 'when', 'whether', 'why', 'how', 'if', 'while', 'because', 'before', 'after', 'until', 'unless', 'to', 'for', 'from', 'of', 'without', 'by']); // prettier-ignore

const OBJECT_STARTERS = new Set(['a', 'an', 'the', 'my', 'our', 'their', 'its', 'it', 'them', 'him', 'her', 'each', 'every', 'all', 'any', 'this', 'that', 'these', 'those', 'which', 'what', 'who', 'how', 'on', 'to', 'with']); // prettier-ignore

/** Whether the word at `index`, which follows a conjunction, begins a second action and not a second thing. */
function beginsAction(words: readonly string[], tags: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  const isVerb = ACTION_VERBS.has(word) || (tags[index] === 'VERB' && !looksInflected(word));
  if (!isVerb || looksInflected(word)) return false;
  if (!NOUN_OR_VERB.has(word)) return true;
  return OBJECT_STARTERS.has(next) && !['on', 'with', 'to', 'that', 'which', 'who'].includes(next);
}

const ADVERBS = new Set([
  'then',
  'also',
  'afterwards',
  'automatically',
  'later',
  'even',
  'to',
  'be',
  'able',
  'finally',
  'immediately',
]);

/**
 * Whether the means holds a second action: "and", "or", "then", a comma or a slash followed by a
 * verb in its base form at the level of the main clause. A verb inside a relative or adverbial clause ("the orders
 * that I print and sign") is part of the object.
 */
export function hasSecondAction(want: string): boolean {
  const words: string[] = [];
  const tags: string[] = [];
  for (const { text, tag } of tagged(want)) {
    words.push(fold(text));
    tags.push(tag);
  }
  let inClause = false;
  for (const [index, word] of words.entries()) {
    if (index > 3 && RELATIVE.has(word) && !['to', 'for', 'from', 'of', 'by', 'without'].includes(word))
      inClause = true;
    if (!['and', 'or', 'then', '&', '+', '/', 'but'].includes(word)) continue;
    let next = index + 1;
    while (ADVERBS.has(words[next] ?? '')) next += 1;
    const explicit = word === 'then' || words[index + 1] === 'then';
    if ((explicit || !inClause) && beginsAction(words, tags, next)) return true;
  }
  return false;
}

function isMinimal(text: string): boolean {
  if (/[()[\]{}<>;]|\s[-–—]\s|\n|:\s|\*|e\.g\.|i\.e\.|\bnote\b\s*:/iu.test(text)) return false;
  return !/[.!?]["”']?\s+\p{Lu}/u.test(text);
}

/**
 * The defects of one user story after the published criteria: well-formed (role and means), atomic
 * (one action), minimal (nothing beside role, means and end), uniform ("As a ..., I want to ..., so that ... .").
 */
export function formDefects(text: string): FormDefect[] {
  const parts = storyParts(text);
  const defects: FormDefect[] = [];
  if (parts === null || parts.role === '' || !/^to\s+\S+/u.test(parts.want)) defects.push('not well-formed');
  if (parts !== null && (/\b(?:and|or)\b|[/&]/u.test(parts.role) || hasSecondAction(parts.want)))
    defects.push('not atomic');
  if (!isMinimal(text) || (parts?.want.split(/\s+/u).length ?? 0) > 35) defects.push('not minimal');
  if (!UNIFORM.test(text)) defects.push('not uniform');
  return defects;
}

/** A story's text as it counts when duplicates are looked for. */
export function duplicateKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\b(?:an?|the)\b/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
