import type { Grounding } from '#contract/story.ts';
import { isDepartment, isGroup, WEAK_VERB_STEMS } from './lexicon/agents.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { isPerson, singular } from './language/nouns.ts';
import { namedRoles, roleNamed } from './reading/named-role.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';

/** Who the story is told for. */
export interface Actor {
  /** In the singular, without article: "charge nurse"; "member of the pool office" for a group. */
  readonly name: string;
  /** With what the idea says of them: "visitor with poor eyesight". */
  readonly full?: string;
  readonly grounding: Grounding;
  /** Whether the description or the idea gave several to choose from and none stood out. */
  readonly isGuess: boolean;
}

/** Less than this is no match: a word that two roles share. */
const LEAST = 0.5;

/** Verbs, as stems, that people use for one another's work. */
const KINDRED: readonly ReadonlySet<string>[] = [
  'book reserv cancel reschedul postpon',
  'pay settl bill charg invoic refund',
  'record document log not enter writ typ describ captur',
  'find search brows discover compar look',
  'publish post announc releas',
  'send deliver ship dispatch',
  'plan schedul arrang organis organiz coordinat assign',
  'chang edit adapt adjust updat correct',
  'approv releas confirm accept reject block sign',
  'repair fix maintain servic',
  'upload attach add',
  'track follow watch monitor',
].map((verbs) => new Set(verbs.split(' ')));

/** The singular role in what the idea says: "all our charge nurses who work nights" -> "charge nurse". */
export function roleName(said: string): string {
  const bare =
    said
      .replace(
        /^(?:(?:the|an?|our|my|your|their|all|each|every|any|some|most|many|both|these|those|more|several|new|few|registered|other|of)\s+)+/i,
        '',
      )
      .split(/\s+(?:who|that|which|with|without|in|on|at|from|under|over|using|and|or)\s+|,\s*/i)[0]
      ?.trim() ?? said;
  if (
    /^(?:people|everyone|everybody|anyone|anybody|someone|somebody|they|them|those|we|us|i|me|all|both|users?)$/i.test(
      bare,
    )
  )
    return 'user';
  const lower = bare.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
  if (lower === 'staff') return 'member of staff';
  if (isDepartment(lower) && !isPerson(lower.split(' ').at(-1) ?? '')) return `member of the ${lower}`;
  return lower.includes(' of ')
    ? lower.replace(/^(.+?) of /, (_, head: string) => `${singular(head)} of `)
    : singular(lower);
}

function qualifierOf(said: string, name: string): string {
  const words = /\s(?:with|without|from|in|under|over) [\w' -]+$/i.exec(said)?.[0] ?? '';
  return words.split(' ').length <= 6 &&
    !name.includes(words.trim()) &&
    !/\b(?:who|that|and|or|can|is|are)\b/i.test(words)
    ? words
    : '';
}

/** How much the words of the idea are those of what the role does; the sentence that speaks of it most. */
function matchDoings(role: Role, idea: Idea, rarity: ReadonlyMap<string, number>): { score: number; quote: string } {
  const { core } = idea.action;
  const verb = stem(core.verb.split(' ')[0] ?? '');
  const object = contentStems(core.object?.core ?? '');
  const head = stem(singular(core.object?.head ?? ''));
  const words = contentStems(idea.text);
  const kin = KINDRED.find((verbs) => verbs.has(verb));
  let total = 0;
  let top = { score: 0, quote: '' };
  for (const doing of role.doings) {
    let score = 0;
    for (const word of doing.stems) {
      const share = rarity.get(word) ?? 1;
      const weight = WEAK_VERB_STEMS.has(word) ? 0.3 : 1;
      if (word === verb) score += 1.5 * weight * share;
      else if (word === head) score += 2 * share;
      else if (object.has(word)) score += 1.5 * share;
      else if (words.has(word)) score += weight * share;
      else if (kin?.has(word)) score += 0.6 * share;
    }
    if (score > top.score) top = { score, quote: doing.sentence };
    total += score;
  }
  // The one clause that speaks of this matters more than many that touch it.
  return { score: top.score + total * 0.2 + matchName(role, words) * (top.quote ? 1 : 0), quote: top.quote };
}

/** "lab certificate" is the quality lab's, what is baked the baker's. */
function matchName(role: Role, words: ReadonlySet<string>): number {
  const parts = role.name.toLowerCase().split(' of ')[0]?.split(' ') ?? [];
  const last = parts.at(-1) ?? '';
  const own = (isDepartment(role.name) ? parts : parts.slice(0, -1)).filter((part) => words.has(stem(part))).length;
  const trade = last.replace(/(?:er|or|r)$/, '').replace(/e$/, '');
  return own + (trade !== last && trade.length > 3 && words.has(trade) ? 1 : 0);
}

/** In how few roles a word occurs: 1 for one, a half for two. */
function rarityOf(roles: readonly Role[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const role of roles) {
    const own = new Set<string>();
    for (const { stems } of role.doings) for (const word of stems) own.add(word);
    for (const word of own) count.set(word, (count.get(word) ?? 0) + 1);
  }
  return new Map([...count].map(([word, many]) => [word, 1 / many]));
}

/** The one that the idea speaks of by name, where that decides. */
function spokenOf(product: Product, idea: Idea): Actor | undefined {
  const { actor: said } = idea;
  if (!said) return undefined;
  const name = roleName(said);
  if (name === 'user') return undefined;
  const role = idea.form === 'story' ? undefined : roleNamed(name, product.roles);
  const mended = idea.form === 'story' ? roleNamed(name, product.roles) : undefined;
  // A full story keeps the person's own word, but for slips of the fingers.
  const kept = mended && mended.name.split(' ').length === name.split(' ').length ? mended.name : name;
  const own = role ? groupMember(role.name) : kept;
  return { name: own, full: own + qualifierOf(said, own), grounding: { source: 'idea' }, isGuess: false };
}

/**
 * Who the story is for: the one whom the idea names; else the role whose own sentences speak of such an action; else the first
 * role, as a guess; else "user".
 */
export function findActor(product: Product, idea: Idea): Actor {
  const spoken = spokenOf(product, idea);
  if (spoken) return spoken;
  const left = idea.except ? roleName(idea.except) : undefined;
  const leftOut = left ? roleNamed(left, product.roles) : undefined;
  const roles = product.roles.filter((role) => role !== leftOut);
  // "I want to message couriers": whoever speaks of others is not one of them.
  const named = idea.speaker && /\b(?:i|me|my)\b/i.test(idea.text) ? [] : namedRoles(idea.text, roles);
  const sure = named[0] && named[0].strength >= 4 ? named[0] : undefined;
  if (sure) return { name: groupMember(sure.role.name), grounding: { source: 'idea' }, isGuess: false };
  const rarity = rarityOf(product.roles);
  const ranked = roles
    .map((role) => {
      const strength = named.find((other) => other.role === role)?.strength ?? 0;
      const match = matchDoings(role, idea, rarity);
      return { role, strength, match, score: match.score + strength };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  if (best && best.score >= LEAST) {
    const grounding: Grounding =
      best.strength > 0 ? { source: 'idea' } : { source: 'product', quote: best.match.quote };
    return { name: groupMember(best.role.name), grounding, isGuess: false };
  }
  const first =
    roles.find((role) => role.doings.length > 0 && !isGroup(role.name) && !isDepartment(role.name)) ??
    roles.find((role) => role.doings.length > 0) ??
    roles[0];
  if (first) return { name: groupMember(first.name), grounding: { source: 'assumption' }, isGuess: true };
  return { name: 'user', grounding: { source: idea.actor ? 'idea' : 'assumption' }, isGuess: false };
}

/** The role as the story names it: "member of the pool office" for an office. */
export function groupMember(name: string): string {
  if (/(?:^| )staff$/.test(name)) return name === 'staff' ? 'member of staff' : `member of the ${name}`;
  return isDepartment(name) && !isPerson(name.split(' of ')[0]?.split(' ').at(-1) ?? '')
    ? `member of the ${name}`
    : name;
}
