import type { Actor } from './find-actor.ts';
import { LEAST, matchDoings, rarityOf, termsOf, type Match, type Terms } from './match-doings.ts';
import type { Role } from './reading/find-roles.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import { isRule, isServed } from './role-kind.ts';
import { withoutThoseAskedAbout } from './who-is-asked-about.ts';
import { withoutHouses } from './without-houses.ts';

interface Ranked {
  readonly role: Role;
  readonly match: Match;
}

/** How much better the words that are told beside the wish have to fit one role than any other. */
const CLEARLY = 0.25;
/** How well they have to where nothing is told beside the wish, or where those are served; how many more letters are a background. */
const SURELY = 2;
const BACKGROUND = 20;
/** Whoever runs it says "we", and nobody who is served does. */
const HOUSE = /\b(?:we|us|our)\b/i;

/** Whether those are on the side of whoever was found, or it is surely them who are served. */
function isOfTheirSide(
  { role, match }: Ranked,
  found: Actor,
  { roles }: Product,
  { asks }: Terms,
  whole: string,
): boolean {
  const chosen = roles.find(({ name }) => groupMember(name) === found.name);
  if (!chosen || isServed(chosen) === isServed(role)) return true;
  // "who is away": those who are served are asked about.
  return isServed(role) && match.score >= SURELY && asks !== 'who' && !HOUSE.test(whole);
}

/**
 * "A fine comes and we go through the key log. Search by plate": where nothing in the wish tells who it is, those whose deeds all that
 * is told speaks of most, be it background; whoever is only named there does nothing in it.
 */
export function byAllThatIsTold(found: Actor, product: Product, idea: Idea, whole: string): Actor {
  if (found.grounding.source !== 'assumption' || !(found.isGuess || found.isWeighed) || idea.form === 'story')
    return found;
  // "people under 16": who they are is told more closely.
  if (found.full) return found;
  // What is laid down is the matter of those who run it, whatever it speaks of.
  if (!idea.near && (isRule(idea) || idea.form === 'problem')) return found;
  const acting = withoutHouses(product, idea).roles.filter(({ doings }) => doings.length > 0);
  const out = idea.except ? roleNamed(roleName(idea.except), acting) : undefined;
  const named = rolesSpokenOf(whole, acting);
  const terms = termsOf({ ...idea, text: whole });
  const rarity = rarityOf(product.roles);
  const [first, second] = withoutThoseAskedAbout(acting, idea)
    .map((role): Ranked => ({ role, match: matchDoings(role, terms, rarity) }))
    .toSorted((a, b) => b.match.score - a.match.score);
  if (!first || first.match.score < 2 * LEAST - 0.05 || first.match.score - (second?.match.score ?? 0) < CLEARLY)
    return found;
  if (first.role === out || named.includes(first.role) || !isOfTheirSide(first, found, product, terms, whole))
    return found;
  // "Why do I have to type it for each lift?": whoever speaks of their own work tells of it in the wish.
  const isTold = whole.length >= idea.text.length + BACKGROUND || /\bI\b/.test(whole);
  if (first.match.score < SURELY && !isTold) return found;
  return {
    name: groupMember(first.role.name),
    grounding: { source: 'product', quote: first.match.quote },
    isGuess: false,
    isWeighed: true,
  };
}
