import { pattern } from '../language/pattern.ts';
import { isDepartment } from '../lexicon/agents.ts';
import { contentStems, stemsBut } from '../lexicon/function-words.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { isMass, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb, participle, thirdPerson } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';
import { isOrganisation, type Product } from '../reading/read-product.ts';
import { groupMember } from '../reading/role-name.ts';
import type { Slots } from './slots.ts';
import { detailCriterion } from './detail-criterion.ts';
import { sentence } from './sentence.ts';
import type { Criterion } from './collect-criteria.ts';

/** Kinds of wish by which new things come about: what holds for all of them holds for the new ones. */
const MAKING = /^(?:create|recurring|copy|template|import|schedule|invoice|queue|exclude|series set up)$/;

/** Whoever only looks is bound by no rule about what is done. */
const LOOKING = /^(?:see|show|view|know|search|find|filter|sort|export|print|download|list|compare)$/;

/** What is sold, changed, cancelled only until then, for so long or in some state. */
const BOUND =
  /\b(?:until|no longer|within|after|before|up to|(?:days?|weeks?|hours?) ahead|in advance|free of charge)\b/i;

/** The names of things in the words of a wish, in the singular; without an object what the actor does so with by the description. */
function namedIn({ core, wish }: Idea['action'], actor: string, { roles }: Product): readonly string[] {
  const theirs = roles.find(({ name }) => groupMember(name) === actor)?.doings ?? [];
  const words = core.object ? wish : theirs.flatMap(({ verb, rest }) => (verb === core.verb ? rest : [])).join(' ');
  return (words.toLowerCase().match(/[a-z][a-z-]{2,}/g) ?? []).map((word) => singular(word));
}

/** "an order that has left the warehouse cannot be changed": whether it speaks of this very deed, done to what the wish names. */
function speaksOfDeed(rule: string, idea: Idea, actor: string, product: Product): boolean {
  const { frame, core } = idea.action;
  if (frame !== 'do' || LOOKING.test(core.verb) || /^(?:get|have|use|set|add|make)$/.test(core.verb)) return false;
  const [subject = ''] = rule.split(/ (?:can|cannot|may|must|is|are|has|have|who|that|which|handed|sent|booked) /);
  if (!new RegExp(`\\b(?:be|is|are|not|only|who|[a-z]+s) (?:\\w+ )?${participle(core.verb)}\\b`, 'i').test(rule))
    return false;
  const heads = new Set(
    subject
      .toLowerCase()
      .split(' ')
      .map((word) => singular(word)),
  );
  const own = actor.split(' ').at(-1) ?? '';
  return namedIn(idea.action, actor, product).some((name) => name !== own && heads.has(name));
}

/** The rule itself, without what else is told behind its comma. */
function itself(rule: string): string {
  return rule.replace(/[.!]$/, '').replace(/, (?:only|but|except|and then) .+$/, '');
}

/** A rule of the product that speaks of the same thing, and of what is done with it, still holds. */
export function ruleCriterion(
  product: Product,
  slots: Slots,
  idea: Idea,
  intent: Intent | undefined,
  actor: string,
): Criterion | undefined {
  const rules = product.sentences.filter((one) => BOUND.test(one) || product.rules.includes(one));
  const ofDeed = rules.find((rule) => speaksOfDeed(rule, idea, actor, product));
  const found = ofDeed ?? product.rules.find((rule) => speaksOfThing(rule, slots, idea, intent));
  if (!found || itself(found).split(' ').length > (ofDeed ? 16 : 12)) return undefined;
  const text = detailCriterion(itself(found), slots);
  return text && !/[,;:]/.test(text) && !/\b(?:we|our|us|I)\b/.test(text)
    ? { text, grounding: { source: 'product', quote: found } }
    : undefined;
}

/** "a course has at most twelve students": whether it bounds what the wish makes or changes. */
function speaksOfThing(rule: string, slots: Slots, idea: Idea, intent: Intent | undefined): boolean {
  const one = slots.get('one')?.split(' ').at(-1);
  if (!one || one.length < 4 || isMass(one) || LOOKING.test(idea.action.core.verb)) return false;
  const stems = stemsBut(idea.text, contentStems(`${slots.get('actors')} ${slots.get('one')}`));
  const shares = [...contentStems(rule)].some((stem) => stems.has(stem));
  const name = `${one.replace(/[^\p{L}\p{N}-]/gu, '')}s?`;
  // What is made new is bound by what is said of it, and not by what is said of where it goes.
  const isOfIt = new RegExp(`^(?:an? |the |each |every |all )?(?:[\\w-]+ )?${name}\\b`, 'iu').test(rule);
  if (!shares && !(MAKING.test(intent?.name ?? '') && isOfIt)) return false;
  // "offers courses for nurses who must collect points": only told of whom it is for.
  if (/\b(?:who|that|which) .*\b(?:must|never|only|always|cannot|required)\b/.test(rule)) return false;
  return new RegExp(`\\b${name}\\b`, 'iu').test(rule);
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
  const bare = one.replace(/[^\p{L}\p{N}-]/gu, '');
  for (const role of product.roles) {
    // "a coach" is one of the club coaches.
    if (
      isHouse(role, product) ||
      role.name === actor ||
      actor.endsWith(role.name) ||
      groupMember(role.name).endsWith(` ${actor}`)
    )
      continue;
    const doing = role.doings.find(
      // Asked before a pattern is made of it.
      ({ rest }) => rest.toLowerCase().includes(bare) && pattern(`\\b${bare}(?:s|es)?\\b`, 'iu').test(rest),
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
