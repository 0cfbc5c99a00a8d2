import { isDepartment } from '../lexicon/agents.ts';
import { contentStems } from '../lexicon/function-words.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { isMass, withArticle } from '../language/nouns.ts';
import { isBaseVerb, participle, thirdPerson } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';
import { isOrganisation, type Product } from '../reading/read-product.ts';
import { groupMember } from '../reading/role-name.ts';
import type { Slots } from './slots.ts';
import { detailCriterion } from './detail-criterion.ts';
import { sentence } from './sentence.ts';
import type { Criterion } from './collect-criteria.ts';

/** Kinds of wish by which new things come about: what holds for all of them holds for the new ones. */
const MAKING = /^(?:create|recurring|copy|template|import|schedule|invoice|queue|exclude)$/;

/** A rule of the product that speaks of the same thing, and of what is done with it, still holds. */
export function ruleCriterion(
  product: Product,
  slots: Slots,
  idea: Idea,
  intent: Intent | undefined,
): Criterion | undefined {
  const one = slots.get('one')?.split(' ').at(-1);
  if (!one || one.length < 4 || isMass(one)) return undefined;
  const stems = contentStems(idea.text);
  for (const own of contentStems(`${slots.get('actors')} ${slots.get('one')}`)) stems.delete(own);
  for (const rule of product.rules) {
    const shares = [...contentStems(rule)].some((stem) => stems.has(stem));
    if (!shares && !MAKING.test(intent?.name ?? '')) continue;
    // "offers courses for nurses who must collect points": only told of whom it is for.
    if (/\b(?:who|that|which) .*\b(?:must|never|only|always|cannot|required)\b/.test(rule)) continue;
    if (!new RegExp(`\\b${one.replace(/[^\p{L}\p{N}-]/gu, '')}s?\\b`, 'iu').test(rule) || rule.split(' ').length > 12)
      continue;
    const text = detailCriterion(rule.replace(/[.!]$/, ''), slots);
    if (text && !/[,;:]/.test(text) && !/\b(?:we|our|us|I)\b/.test(text))
      return { text, grounding: { source: 'product', quote: rule } };
  }
  return undefined;
}

/** "set it aside", "sent it": the pronoun stands before the particle. */
function doneTo(verb: string, them: string): string {
  const [done = '', ...particle] = participle(verb).split(' ');
  return [done, them, ...particle].join(' ');
}

/** After these deeds the thing is there as before, in another state that concerns whoever deals with it. */
const STATED =
  /^(?:cancel|approve|confirm|close|shut|block|lock|unlock|pause|postpone|reject|decline|refuse|suspend|freeze|finish|complete|withdraw)\b/;

/** What somebody else sees of it once it is done; nothing where it need not concern them. */
function seenBy(role: string, verb: string, said: string, object: string, slots: Slots): string | undefined {
  const actor = slots.get('the actor') ?? '';
  if (/^(?:change|edit|update|reschedule|set|swap)\b/.test(verb))
    return `${role} sees ${object} as ${slots.get('the actor') ?? ''} has ${doneTo(verb, slots.get('them') ?? 'it')}`;
  const as = /^mark$/.test(verb) && / as ((?:not )?(?!on\b|in\b|out\b|under\b|for\b|off\b)\w+)/i.exec(said)?.[1];
  if (as) return `${role} sees ${object} as ${as}`;
  if (/^(?:rate|comment)\b/.test(verb)) return `${role} can see what ${actor} thinks of ${object}`;
  // What somebody who is served pauses for themselves goes on for the others.
  if (/^(?:pause|suspend|freeze|snooze|mute)/.test(verb) && (slots.get('traits') ?? '').includes('served'))
    return undefined;
  if (STATED.test(verb)) return `${role} sees ${object} as ${participle(verb)}`;
  return undefined;
}

/** "how many chairs they need" told of somebody: "how many chairs a group needs". */
function toldOf(asked: string, slots: Slots): string {
  return asked.replace(/\bthey ([a-z]+)\b/, (said, verb: string) =>
    isBaseVerb(verb) ? `${slots.get('an actor')} ${thirdPerson(verb)}` : said,
  );
}

const SAYING = /^(?:say|state|tell|indicate|declare|specify|answer|note|record|log|enter|set)\b/;

/** "used by clubs to hold votes": of a house that only has the product nobody in particular looks. */
function isHouse({ name, doings }: Product['roles'][number], { sentences }: Product): boolean {
  return isOrganisation(name) && !isDepartment(name) && doings.every(({ sentence }) => sentence === sentences[0]);
}

/** What somebody votes or says is nobody else's business where the description speaks of secrecy. */
function isSecret({ sentences }: Product, one: string): boolean {
  return (
    /^(?:vote|ballot|choice|answer|rating|opinion)$/.test(one) &&
    sentences.some((sentence) => /\b(?:secret|anonym\w+|without (?:showing|revealing|telling))\b/i.test(sentence))
  );
}

/** Another role that, by the description, deals with the same thing sees the outcome. */
export function otherRoleCriterion(
  product: Product,
  actor: string,
  slots: Slots,
  idea: Idea,
  intent: Intent | undefined,
): Criterion | undefined {
  const object = slots.get('object');
  const one = slots.get('one')?.toLowerCase().split(' ').at(-1);
  if (
    !object ||
    !one ||
    isSecret(product, one) ||
    idea.action.frame !== 'do' ||
    intent?.name === 'report abuse' ||
    !(slots.has('verbed') || (slots.has('asked') && SAYING.test(idea.action.core.verb)))
  )
    return undefined;
  for (const role of product.roles) {
    // "a coach" is one of the club coaches.
    if (
      isHouse(role, product) ||
      role.name === actor ||
      actor.endsWith(role.name) ||
      groupMember(role.name).endsWith(` ${actor}`)
    )
      continue;
    const doing = role.doings.find(({ rest }) =>
      new RegExp(`\\b${one.replace(/[^\p{L}\p{N}-]/gu, '')}(?:s|es)?\\b`, 'iu').test(rest),
    );
    if (!doing) continue;
    const sees = withArticle(groupMember(role.name));
    const asked = slots.get('asked');
    const text = asked
      ? `${sees} sees ${toldOf(asked, slots)}`
      : seenBy(sees, idea.action.core.verb, idea.action.wish, object, slots);
    return text ? { text: sentence(text), grounding: { source: 'product', quote: doing.sentence } } : undefined;
  }
  return undefined;
}
