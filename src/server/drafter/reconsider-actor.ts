import type { Grounding } from '#contract/story.ts';
import type { Actor } from './find-actor.ts';
import { isDepartment, MANAGERS } from './lexicon/agents.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { isGroupName } from './likely-actor.ts';
import { matchDoings, rarityOf, termsOf } from './match-doings.ts';
import type { Role } from './reading/find-roles.ts';
import { namedRoles, rolesSpokenOf } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember } from './reading/role-name.ts';
import { isRule, isServed } from './role-kind.ts';
import { knownWords } from './trade-knowledge.ts';
import { tradeScores } from './who-has-to-do-with-it.ts';
import { overseers } from './who-else.ts';
import { withoutThoseAskedAbout } from './who-is-asked-about.ts';
import { fieldOf, SPEAKER } from './whose-side.ts';

/**
 * What speaks for a role, each between 0 and 4, and how much it counts: the weights of a softmax over the roles of a product. They follow
 * those that `npm run bench -- actors --fit` finds on labelled ideas which do not tell their actor, with more for whom the readers chose.
 */
export const WEIGHTS = {
  /** The readers of the idea chose it; by what the description tells of it. */
  isChosen: 0.6,
  isChosenByDeeds: 0.9,
  /** The share of the idea's words with which the description tells of it and of no other. */
  isToldWith: 4.7,
  /** Its deeds fit the idea's, as {@link matchDoings} has it. */
  fits: 1.4,
  /** Words of people of its name, and of its trade by what the world knows. */
  ofName: 1,
  ofTrade: 1.2,
  shareOfTrade: 1,
  isNamed: 3.7,
  isSpokenOf: -3.8,
  doesNothing: -0.8,
  manages: 0.4,
  /** Who speaks of "my" things, or asks, is mostly served, and seldom the head of all. */
  speaksServed: 1.4,
  speaksManaging: -1.3,
  asksServed: 0.5,
  /** "see who has not paid": whoever is looked at does not look. */
  isAskedAbout: -2,
  /** "utilisation per weekday": those count who look after it. */
  countsServed: -0.6,
  countsManaging: 0.9,
  /** By the description they only look at what others do, and the wish is a deed. */
  onlyLooks: -1.2,
} as const;

/** Whoever tells of themselves alone, and does not speak for a team. */
const SELF = /^(?!.*\b(?:we|us|our|ours)\b).*\b(?:i|me|my|mine)\b/is;
/** Whoever has people of whom they speak, or to whom others come, is not one of those. */
const OVER_OTHERS =
  /\bmy (?:[\p{L}-]+ )?(?:team|crew|class|squad|staff|clients?|customers?|guests?|learners?|members?|patients?|players?|pupils?|readers?|residents?|students?|tenants?|trainees?|visitors?|apprentices?|assistants?|deputy|employees?|helpers?|interns?)\b|\b(?:ask|call|come|complain|phone|ring|shout|tell|told|turn|write)(?:s|ed|es)? (?:to |at |up )?me\b/iu;

export type Evidence = Record<keyof typeof WEIGHTS, number>;

/** So little known of an idea's words that it says next to nothing. */
const LITTLE = 2;

/** How much likelier another role has to be than the one that was chosen. */
const CLEARLY = 0.15;

/** What is wished by those who only look as well. */
const LOOKING =
  /^(?:see|know|get|be|have|find|search|filter|sort|read|use|view|compare|download|print|follow|watch|keep|no longer)\b/;

/** "Clients get a read-only view" */
function onlyLooks({ doings }: Role): boolean {
  return (
    doings.length > 0 && doings.every(({ verb }) => /^(?:see|view|follow|read|watch|look|get|receive)$/.test(verb))
  );
}

/** What counts for and against each role of a product where one was chosen. */
export function evidenceOf(chosen: Actor, product: Product, idea: Idea): Map<Role, Evidence> {
  const { roles } = product;
  const text = idea.told ?? idea.text;
  const words = contentStems(text);
  const told = new Map(
    roles.map((role) => [role, new Set(role.doings.flatMap(({ stems, verb }) => [...stems, stem(verb)]))]),
  );
  const tellers = (word: string): number => roles.filter((role) => told.get(role)?.has(word)).length;
  const known = knownWords(text, product);
  const all = [...known.values()].reduce((sum, score) => sum + score, LITTLE);
  const [rarity, terms, trades] = [rarityOf(roles), termsOf(idea), tradeScores(idea, roles)];
  const over = overseers(roles);
  const [named, spoken] = [namedRoles(idea.text, roles), rolesSpokenOf(idea.text, roles)];
  const isSelf = SELF.test(text);
  const speaks = isSelf && !OVER_OTHERS.test(text) && !terms.isManaging;
  const [asks, counts] = [text.includes('?'), /\bper\b/i.test(text)];
  const isDeed = idea.action.frame === 'do' && !idea.action.isThing && !LOOKING.test(idea.action.wish);
  // Whoever speaks uses the words of those who serve them as well.
  const ofOthers = isSelf ? 0.3 : 1;
  const evidence = (role: Role): Evidence => {
    const own = [...words].filter((word) => told.get(role)?.has(word));
    const isChosen = Number(groupMember(role.name) === chosen.name);
    const served = isServed(role);
    const isManaging = !served && over.includes(role);
    return {
      isChosen,
      isChosenByDeeds: chosen.grounding.source === 'product' ? isChosen : 0,
      isToldWith: own.reduce((sum, word) => sum + 1 / tellers(word), 0) / (1 + words.size),
      fits: Math.min(matchDoings(role, terms, rarity).score, 3),
      ofName: ofOthers * Math.min(trades.get(role) ?? 0, 2),
      ofTrade: role.isPost ? 0 : (ofOthers * Math.min(known.get(role) ?? 0, 12)) / 4,
      shareOfTrade: role.isPost ? 0 : (ofOthers * (known.get(role) ?? 0)) / all,
      isNamed: Math.min(named.find((one) => one.role === role)?.strength ?? 0, 5) / 5,
      isSpokenOf: Number(spoken.includes(role)),
      doesNothing: Number(role.doings.length === 0),
      manages: Number(!served && MANAGERS.test(role.name)),
      speaksServed: Number(speaks && served),
      speaksManaging: Number(speaks && isManaging),
      asksServed: Number(asks && served && !terms.isManaging),
      isAskedAbout: Number(terms.asks === 'who' && served),
      countsServed: Number(counts && served),
      countsManaging: Number(counts && isManaging),
      onlyLooks: Number(speaks && isDeed && onlyLooks(role)),
    };
  };
  return new Map(roles.map((role) => [role, evidence(role)]));
}

/** How likely each role is the one whom it is for, as shares of 1. */
function likelihoods(evidence: ReadonlyMap<Role, Evidence>): Map<Role, number> {
  const weights = Object.entries(WEIGHTS) as [keyof Evidence, number][];
  const scores = [...evidence].map(
    ([role, found]) =>
      [role, Math.exp(weights.reduce((sum, [name, weight]) => sum + weight * found[name], 0))] as const,
  );
  const all = scores.reduce((sum, [, score]) => sum + score, 0);
  return new Map(scores.map(([role, score]) => [role, score / all]));
}

/** What the description tells of a role with words of the idea, where it does. */
function groundingOf(role: Role, idea: Idea): Grounding {
  const words = contentStems(idea.text);
  const told = role.doings.find(({ object }) => [...object].some((one) => words.has(one)));
  return told ? { source: 'product', quote: told.sentence } : { source: 'assumption' };
}

/** Whether nobody speaks in it or complains of somebody, and it lays down nothing for others: readers of such ideas know better. */
function isPlain(idea: Idea): boolean {
  const { form, actor, action, told, text } = idea;
  if (form === 'story' || action.rule !== undefined) return false;
  if (SELF.test(told ?? text)) return !termsOf(idea).isManaging;
  return !/^(?:problem|negative)$/.test(form) && actor === undefined && !isRule(idea) && !SPEAKER.test(told ?? text);
}

/**
 * Whoever was chosen, unless the idea does not tell who it is for and another role of the product is clearly likelier by all
 * that is known: what the description tells of each, and what people of such trades have to do with.
 */
export function reconsidered(chosen: Actor, product: Product, idea: Idea): Actor {
  if (product.roles.length < 2 || !chosen.isWeighed || !isPlain(idea)) return chosen;
  const field = withoutThoseAskedAbout(fieldOf(idea, product.roles), idea);
  const isMeant = (role: Role): boolean => field.includes(role) && (!isGroupName(role.name) || isDepartment(role.name));
  const shares = [...likelihoods(evidenceOf(chosen, product, idea))]
    .filter(([role]) => isMeant(role) || groupMember(role.name) === chosen.name)
    .toSorted(([, a], [, b]) => b - a);
  const [best] = shares;
  const own = shares.find(([{ name }]) => groupMember(name) === chosen.name)?.[1] ?? 0;
  if (!best || best[1] - own <= CLEARLY) return chosen;
  const [role] = best;
  return { name: groupMember(role.name), grounding: groundingOf(role, idea), isGuess: true };
}
