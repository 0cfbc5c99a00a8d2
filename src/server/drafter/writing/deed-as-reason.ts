import type { Grounding } from '#contract/story.ts';
import type { Actor } from '../find-actor.ts';
import { plural, singular } from '../language/nouns.ts';
import { isGroup } from '../lexicon/agents.ts';
import { contentStems, DETERMINERS, PREPOSITIONS, PRONOUNS, stem } from '../lexicon/function-words.ts';
import { objectOf, type Doing, type Role } from '../reading/doing.ts';
import { groupMember } from '../reading/role-name.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { isWhole } from './is-whole.ts';

interface Found {
  readonly text: string;
  readonly grounding: Grounding;
}

/** What somebody wants to know something for. */
const ACTING_ON =
  /^(?:decide|plan|assign|manage|order|choose|prepare|release|approve|repair|fix|schedule|organise|organize|coordinate|answer|match|move|buy|sell|advise|treat|teach|load|deliver|check|review|bill|pay|report|put|allocate|select|settle|collect|clean|help|set|lead|cut|build|buy|update|improve|recommend|publish|issue|cook|feed|replace|investigate|hand|send|pack|sort|charge|refund|book|reserve|compare|audit)$/;
/** What only decides by what it knows: such a deed may follow from knowing anything of the matter. */
const DECIDING = /^decide (?:where|when|what|who|on)\b/;
/** Wishes to know something. */
const KNOWING =
  /^(?:see|know|get|find out|be told|be notified|be informed|be warned|be alerted|compare|view|look up|receive|list|hear|search|filter|export|find)\b/;
/** Deeds by which others come to know or have something. */
const HANDING_ON =
  /^(?:record|note|add|attach|upload|report|enter|describe|write|comment|publish|post|mark|label|scan|state|say|document|log|register|list|photograph|take|submit|send|flag|draw|measure|count|weigh|release|sign|import)$/;
/** What others can do with it, and not with anything else. */
const USING =
  /^(?:fix|repair|plan|order|check|review|approve|release|pay|answer|assign|deliver|load|buy|choose|collect|treat|cook|bill|sell|pack|decide|clean|replace|advise|help|report|sort|prepare|move|follow|match|settle|correct|confirm|process|charge|hand|publish|read|compare|download)$/;
/** What came of it: "minutes with the result of each item". */
const AFTERWARDS = /\b(?:results?|outcomes?|minutes) (?:of|for|per|with)\b/;
/** What says nothing of what a deed is about. */
const COMMON = contentStems(
  'day week month year time list number order way part new next last morning evening hour report',
);

/** "where the bus goes next month and" -> "where the bus goes next month": a deed's words up to its next clause; nothing where they are torn. */
function wordsOf({ verb, rest }: Doing): string | undefined {
  const words =
    rest
      .replace(/[()]/g, '')
      .split(/\s*[,;:]\s*|\s+(?:and|or|but|while|who|so|because|then|as|when|if|after|before)\b/)[0]
      ?.split(' ')
      .filter(Boolean) ?? [];
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (words.length === 0 || words.length > 7 || DETERMINERS.has(last) || PREPOSITIONS.has(last)) return undefined;
  if (words.some((word) => PRONOUNS.has(word.toLowerCase()) || /^(?:their|its|our|your)$/i.test(word)))
    return undefined;
  return `${verb} ${words.join(' ')}`;
}

function roleOf(actor: Actor, roles: readonly Role[]): Role | undefined {
  return roles.find(({ name }) => groupMember(name) === actor.name || name === actor.name);
}

/** The stems of the things that the action itself names. */
function thingsIn(idea: Idea): Set<string> {
  const { object, tails } = idea.action.core;
  const all = contentStems([object?.core ?? '', ...tails.map(({ text }) => text)].join(' '));
  for (const common of COMMON) all.delete(common);
  return all;
}

function sharedWith(doing: Doing, things: ReadonlySet<string>): number {
  return [...doing.stems].filter((one) => one !== stem(doing.verb) && things.has(one)).length;
}

/** "Dispatchers plan tours": what is to be seen of a tour serves to plan tours. */
function ownDeed(idea: Idea, role: Role): { doing: Doing; text: string } | undefined {
  const said = contentStems(`${idea.text} ${idea.action.wish}`);
  const verbs = new Set(said);
  for (const common of COMMON) said.delete(common);
  for (const own of contentStems(`${role.name} ${plural(role.name)}`)) said.delete(own);
  const { verb } = idea.action.core;
  const ranked = role.doings
    .filter((doing) => ACTING_ON.test(doing.verb) && doing.verb !== verb && !verbs.has(stem(doing.verb)))
    .flatMap((doing) => {
      const text = wordsOf(doing);
      const shared = sharedWith(doing, said);
      const score = shared + (text && DECIDING.test(text) ? 0.6 : 0);
      // "see how many people skip the ad" is not what one books ad slots for: what is bought must be what was asked for.
      const last = stem(
        singular(
          objectOf(doing.rest.split(/,? (?:and|or)\b|,/)[0] ?? '')
            .split(' ')
            .at(-1) ?? '',
        ),
      );
      // "get the agenda" is not what one sets the agenda for.
      const isSame =
        /^(?:set|build|prepare|publish|issue|plan|put|release)$/.test(doing.verb) &&
        idea.action.core.object &&
        doing.object.has(stem(singular(idea.action.core.object.head.toLowerCase())));
      // "filter animals" is not what one publishes animals for: they are there.
      if (isSame && (/^(?:publish|issue|release)$/.test(doing.verb) || /^(?:get|receive)\b/.test(idea.action.wish)))
        return [];
      // What came of something is no help in getting it ready.
      if (AFTERWARDS.test(idea.action.wish) && /^(?:prepare|plan|schedule|set|put|build|issue)$/.test(doing.verb))
        return [];
      if (/^(?:book|order|buy|sell|reserve|pay|hire)$/.test(doing.verb) && !said.has(last)) return [];
      return text && (shared > 0 || DECIDING.test(text)) ? [{ doing, text, score }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  return ranked[0];
}

/** What somebody does day by day, and what a wish on the same things makes easier. */
const ARRANGING =
  /^(?:plan|assign|set|manage|prepare|build|organise|organize|coordinate|schedule|distribute|maintain|arrange|match|allocate|lead|run|share out|hand out|fit|put together|put|make|write|teach)$/;

/** "Dispatchers build tours": to move a stop from one tour to another makes that easier. */
export function easierDeed(product: Product, idea: Idea, actor: Actor): Found | undefined {
  const { core, frame } = idea.action;
  const role = roleOf(actor, product.roles);
  // Whoever gets it makes nothing.
  if (!role || frame === 'told' || frame === 'not' || /^(?:get|receive)\b/.test(idea.action.wish)) return undefined;
  const things = thingsIn(idea);
  for (const own of contentStems(`${role.name} ${plural(role.name)}`)) things.delete(own);
  for (const doing of role.doings) {
    const text = ARRANGING.test(doing.verb) && doing.verb !== core.verb ? wordsOf(doing) : undefined;
    if (!text || ![...contentStems(text)].some((one) => doing.object.has(one) && things.has(one))) continue;
    const told = `I can ${text} with less effort`;
    if (isWhole(told)) return { text: told, grounding: { source: 'product', quote: doing.sentence } };
  }
  return undefined;
}

/** "Contractors fix defects": what is recorded of a defect lets them fix it. */
function deedOfOthers(
  idea: Idea,
  own: Role | undefined,
  roles: readonly Role[],
): { role: Role; doing: Doing; text: string } | undefined {
  const things = thingsIn(idea);
  const ranked = roles
    .filter((role) => role !== own && !new RegExp(`\\b${RegExp.escape(role.name)}`, 'i').test(idea.action.wish))
    .flatMap((role) =>
      role.doings.flatMap((doing) => {
        const text = USING.test(doing.verb) && doing.verb !== idea.action.core.verb ? wordsOf(doing) : undefined;
        const shared = [...doing.object].filter((one) => things.has(one)).length;
        return text && shared > 0 ? [{ role, doing, text, shared }] : [];
      }),
    )
    .toSorted((a, b) => b.shared - a.shared);
  return ranked[0];
}

/**
 * Why, by what the description says people do with the same things: whoever wants to know something acts on it, and whoever hands
 * something on lets others go on with it.
 */
export function deedAsReason(product: Product, idea: Idea, actor: Actor): Found | undefined {
  const { wish, frame, core } = idea.action;
  const role = roleOf(actor, product.roles);
  // "who damaged a boat", "why it was refused": what that is good for the question tells.
  if (/^\S+ (?:out )?(?:who|whose|why|when|whether|if)\b/.test(wish)) return undefined;
  // Whoever is told that something has happened has to act on that, and not on what they always do.
  const isNews =
    (frame === 'told' ||
      /^get (?:an? )?(?:[\w-]+ )?(?:heads[- ]up|alert|notice|message|warning|notification|reminder)\b/.test(wish)) &&
    / (?:when(?:ever)?|if|once|as soon as) /.test(wish);
  if (frame !== 'not' && KNOWING.test(wish) && !isNews) {
    const found = role && ownDeed(idea, role);
    const text = found && `I can ${found.text}`;
    return text && isWhole(text) ? { text, grounding: { source: 'product', quote: found.doing.sentence } } : undefined;
  }
  if (frame !== 'do' || !HANDING_ON.test(core.verb.split(' ')[0] ?? '')) return undefined;
  const found = deedOfOthers(idea, role, product.roles);
  if (!found) return undefined;
  const { name } = found.role;
  const text = `${isGroup(name.split(' ').at(-1) ?? '') ? `the ${name}` : plural(name)} can ${found.text}`;
  return isWhole(text) ? { text, grounding: { source: 'product', quote: found.doing.sentence } } : undefined;
}
