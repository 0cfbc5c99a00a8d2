import type { Grounding } from '#contract/story.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { isPerson, singular } from './language/nouns.ts';
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

const GROUP = /\b(?:team|office|desk|department|board|staff|committee|crew|support|council)$/i;

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
  if (GROUP.test(lower)) return `member of the ${lower}`;
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

/** The role of the product that fits the words best; ties go to the one named first. */
export function findActor(
  product: Product,
  said: string | undefined,
  idea: string,
  action: string,
  except?: string,
): Actor {
  if (said) {
    const name = roleName(said);
    if (name !== 'user' || product.roles.length === 0)
      return { name, full: name + qualifierOf(said, name), grounding: { source: 'idea' }, isGuess: false };
  }
  const words = contentStems(idea);
  const verb = stem(action.split(' ')[0] ?? '');
  let best = { score: 0, at: -1, quote: '' };
  const left = except ? roleName(except) : undefined;
  const candidates = product.roles.filter((role) => role.name !== left && !role.name.endsWith(` ${left}`));
  candidates.forEach((role, at) => {
    let score = 0;
    let top = { hits: 0, quote: '' };
    for (const doing of role.doings) {
      let hits = 0;
      for (const word of doing.stems) if (words.has(word)) hits += word === verb ? 1.5 : 1;
      if (hits > top.hits) top = { hits, quote: doing.sentence };
      score += hits;
    }
    // The one clause that speaks of this matters more than many that touch it.
    const total = top.hits * 2 + score * 0.25;
    if (total > best.score) best = { score: total, at, quote: top.quote };
  });
  const role = candidates[best.at];
  if (role)
    return { name: groupMember(role.name), grounding: { source: 'product', quote: best.quote }, isGuess: false };
  const first = candidates.find((role) => role.doings.length > 0) ?? candidates[0];
  if (first) return { name: groupMember(first.name), grounding: { source: 'assumption' }, isGuess: true };
  return { name: 'user', grounding: { source: said ? 'idea' : 'assumption' }, isGuess: false };
}

/** "support staff" as one person: "member of the support staff". */
export function groupMember(name: string): string {
  if (/(?:^| )staff$/.test(name)) return name === 'staff' ? 'member of staff' : `member of the ${name}`;
  return GROUP.test(name) && !isPerson(name.split(' ').at(-1) ?? '') ? `member of the ${name}` : name;
}
