import type { Grounding } from '#contract/story.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { groupMember } from '../reading/role-name.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { readClause } from '../language/clause.ts';
import { isMass, withArticle } from '../language/nouns.ts';
import { fromGerund, participle, thirdPerson } from '../language/verbs.ts';
import { expandContractions } from '../grammar/contractions.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { orderPatterns } from './pick-patterns.ts';
import { withoutVague } from './plain.ts';
import { fillPattern, upperFirst, type Slots } from './slots.ts';
import { relativeLast } from './relative-last.ts';
import { recast } from './split-long.ts';
import { writeLimit } from './write-limits.ts';

export interface Criterion {
  readonly text: string;
  readonly grounding: Grounding;
}

const MOST = 6;
/** So many are enough where the idea itself says little: a story is better short than padded. */
const ENOUGH = 4;
const FEWEST = 3;

function sentence(text: string): string {
  return (
    upperFirst(
      text
        .replace(/\s+/g, ' ')
        .replace(/\s+([,.])/g, '$1')
        .replace(/[\s.,;]+$/, '')
        .trim(),
    ) + '.'
  );
}

/** What the idea itself lets somebody watch: the action done. */
function mainCriterion(idea: Idea, wish: string, slots: Slots, third: (text: string) => string): string {
  const { action } = idea;
  const actor = slots.get('an actor') ?? '';
  if (action.outcome) return sentence(third(action.outcome).replace(/\{the actor\}/g, actor));
  const [, people, doing = '', more = ''] =
    /^(?:prevent|stop|keep) (.+?) from (?!being\b|getting\b)(\w+ing)\b(.*)$/.exec(wish) ?? [];
  const base = fromGerund(doing);
  if (people && base) return sentence(`${people} cannot ${base}${more}`);
  const banned = /^(?:prevent|avoid) (.+)$/.exec(wish);
  if (
    banned &&
    action.core.object &&
    !/^(?:anyone|anybody|somebody|someone)\b/.test(banned[1] ?? '') &&
    !/ from \w+ing\b/.test(wish)
  ) {
    return sentence(`${banned[1]} ${action.core.object.plural ? 'are' : 'is'} refused with a message that says why`);
  }
  if (action.frame === 'told') {
    const [, ...rest] = wish.split(' ');
    return sentence(`${actor} is ${rest.join(' ')}`);
  }
  if (action.frame === 'done' && action.core.object) {
    const { object, tails, verb } = action.core;
    const is = object.plural ? 'are' : 'is';
    return sentence(third(`${object.text} ${is} ${participle(verb)} ${tails.map((tail) => tail.text).join(' ')}`));
  }
  const [first = '', ...rest] = wish.split(' ');
  if (first === 'know') return sentence(`${actor} can see ${rest.join(' ')}`);
  if (
    (first === 'get' && !/^(?:(?:the|a|an) )?(?:consent|permission|approval|quotes?|help)\b/.test(rest.join(' '))) ||
    first === 'receive'
  )
    return sentence(`${actor} ${thirdPerson('receive')} ${rest.join(' ')}`);
  // Nobody swaps or works together alone.
  const who = /\b(?:together|each other|one another)\b/.test(wish) ? (slots.get('actors') ?? actor) : actor;
  return sentence(`${who} can ${wish}`);
}

/** A sentence of the idea on how it should be, as a statement that can be watched. */
export function detailCriterion(text: string, slots: Slots): string | undefined {
  const said = expandContractions(text);
  const modal =
    /^(.+?)\s+(?:should|shall|must|has to|have to|needs? to|ought to|will|would)\s+(always |only |also |never |not )?(?:be able to (?<able>.+)|(.+))$/i.exec(
      said,
    );
  const object = slots.get('object');
  const subjectOf = (words: string) => (/^(?:it|they|this|that|these|those)$/i.test(words) && object ? object : words);
  if (modal) {
    const subject = subjectOf(modal[1] ?? '');
    const clause = readClause(`${subject} is`);
    const isMany = /^(?:it|they)$/i.test(modal[1] ?? '') ? slots.get('plural') === 'yes' : (clause?.plural ?? false);
    const adverb = (modal[2] ?? '').trim();
    if (modal.groups?.['able'])
      return sentence(`${subject} can ${adverb === 'not' ? 'not ' : ''}${modal.groups['able']}`);
    const rest = modal[4] ?? '';
    const [verb = '', ...after] = rest.split(' ');
    if (verb.toLowerCase() === 'be')
      return sentence(`${subject} ${isMany ? 'are' : 'is'} ${adverb} ${after.join(' ')}`);
    if (adverb === 'not' || adverb === 'never') return sentence(`${subject} ${isMany ? 'do' : 'does'} not ${rest}`);
    return sentence(`${subject} ${adverb} ${isMany ? verb : thirdPerson(verb.toLowerCase())} ${after.join(' ')}`);
  }
  // "whether somebody did it": what was done is told elsewhere.
  if (/\b(?:did|do|does|doing|done) (?:it|so|that)\b/i.test(said)) return undefined;
  const can = /^(.+?)\s+(cannot|can not|can|may not|may)\s+(.+)$/i.exec(said);
  return can
    ? sentence(
        `${subjectOf(can[1] ?? '')} ${(can[2] ?? '').replace('may', 'can').replace('can not', 'cannot')} ${(can[3] ?? '').replace(/\b(?:it|them)\b/i, (it) => object ?? it)}`,
      )
    : factCriterion(said, subjectOf);
}

/** "each defect is accepted or rejected": what is told as a fact of the thing is how it is to be. */
function factCriterion(said: string, subjectOf: (words: string) => string): string | undefined {
  const clause = readClause(said);
  if (
    !clause ||
    clause.kind === 'modal' ||
    /\b(?:I|we|our|us|my)\b/.test(said) ||
    /^(?:there|nobody|somebody|someone)$/i.test(clause.subject)
  )
    return undefined;
  return sentence(
    [
      subjectOf(clause.subject),
      clause.adverb,
      clause.finite,
      clause.negated && clause.kind !== 'full' ? 'not' : '',
      clause.rest,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** Kinds of wish by which new things come about: what holds for all of them holds for the new ones. */
const MAKING = /^(?:create|recurring|copy|template|import|schedule|invoice|queue|exclude)$/;

/** A rule of the product that speaks of the same thing, and of what is done with it, still holds. */
function ruleCriterion(product: Product, slots: Slots, idea: Idea, intent: Intent | undefined): Criterion | undefined {
  const one = slots.get('one')?.split(' ').at(-1);
  if (!one || one.length < 4 || isMass(one)) return undefined;
  const stems = contentStems(idea.text);
  for (const own of contentStems(`${slots.get('actors')} ${slots.get('one')}`)) stems.delete(own);
  for (const rule of product.rules) {
    const shares = [...contentStems(rule)].some((stem) => stems.has(stem));
    if (!shares && !MAKING.test(intent?.name ?? '')) continue;
    if (!new RegExp(`\\b${one.replace(/[^\p{L}\p{N}-]/gu, '')}s?\\b`, 'iu').test(rule) || rule.split(' ').length > 12)
      continue;
    const text = detailCriterion(rule.replace(/[.!]$/, ''), slots);
    if (text && !/[,;:]/.test(text) && !/\b(?:we|our|us|I)\b/.test(text))
      return { text, grounding: { source: 'product', quote: rule } };
  }
  return undefined;
}

/** What somebody else sees of it once it is done. */
function seenBy(role: string, verb: string, said: string, object: string, slots: Slots): string {
  const actor = slots.get('the actor') ?? '';
  if (/^(?:change|edit|update|reschedule|set|swap)\b/.test(verb)) return `${role} sees the new state of ${object}`;
  const as = /^mark$/.test(verb) && / as ((?:not )?\w+)/i.exec(said)?.[1];
  if (as) return `${role} sees ${object} as ${as}`;
  if (/^(?:rate|comment)\b/.test(verb)) return `${role} can see what ${actor} thinks of ${object}`;
  if (/^(?:cancel|book|reserve|assign|approve|confirm|pay|schedule)\b/.test(verb))
    return `${role} sees ${object} as ${participle(verb)}`;
  return `${role} can open ${object} once ${actor} has ${participle(verb)} ${slots.get('them') ?? 'it'}`;
}

/** Another role that, by the description, deals with the same thing sees the outcome. */
function otherRoleCriterion(
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
    idea.action.frame !== 'do' ||
    (idea.action.core.verb === 'mark' && !/ as /i.test(idea.action.wish)) ||
    intent?.name === 'report abuse' ||
    !slots.has('verbed') ||
    !/^(?:create|add|upload|request|report|cancel|book|change|edit|update|submit|register|log|record|reserve|reschedule|rate|comment|attach|mark|enter|order|offer|swap|assign|approve|confirm|pay|send|post|write|plan|schedule|set)\b/.test(
      idea.action.core.verb,
    )
  )
    return undefined;
  for (const role of product.roles) {
    if (role.name === actor || actor.endsWith(role.name)) continue;
    const doing = role.doings.find(({ rest }) =>
      new RegExp(`\\b${one.replace(/[^\p{L}\p{N}-]/gu, '')}(?:s|es)?\\b`, 'iu').test(rest),
    );
    if (!doing) continue;
    return {
      text: sentence(
        seenBy(withArticle(groupMember(role.name)), idea.action.core.verb, idea.action.wish, object, slots),
      ),
      grounding: { source: 'product', quote: doing.sentence },
    };
  }
  return undefined;
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Three to six criteria, those of the idea first. `wish` is the action in the third person. */
export function writeCriteria(
  idea: Idea,
  intents: readonly Intent[],
  product: Product,
  actor: string,
  wish: string,
  slots: Slots,
  third: (text: string) => string,
): Criterion[] {
  const chosen: Criterion[] = [];
  const add = (text: string | undefined, grounding: Grounding) => {
    if (!text || chosen.length >= MOST || chosen.some((other) => words(other.text) === words(text))) return;
    chosen.push({ text: sentence(text.replace(/[.]$/, '')), grounding });
  };
  const addSaid = (text: string | undefined) => {
    if (!text) return;
    const said = withoutVague(text);
    const whole = recast(said, idea.text);
    // What would be left out is told behind the statement where it can be.
    const turned = whole.length < said.length - 1 ? relativeLast(said) : undefined;
    add(turned ? recast(turned, idea.text) : whole, { source: 'idea' });
  };
  addSaid(mainCriterion(idea, wish, slots, third));
  const one = slots.get('one') ?? 'entry';
  for (const limit of idea.limits.slice(0, 2)) {
    // A reminder after a day is told by the wish itself.
    if (
      limit.kind === 'after' &&
      (idea.action.frame === 'told' || /^(?:remind|notify|send|sign-in)$/.test(intents[0]?.name ?? ''))
    )
      continue;
    const text = writeLimit(limit, one)?.replace(
      '{no doing}',
      idea.action.frame === 'told' ? 'nothing is sent' : 'nothing changes',
    );
    add(text && fillPattern(text, slots), {
      source: limit.kind === 'most' || limit.kind === 'size' || limit.kind === 'least' ? 'idea' : 'assumption',
    });
  }
  for (const detail of idea.details.slice(0, 3)) addSaid(detailCriterion(third(detail), slots));
  for (const item of idea.items.slice(0, 3)) {
    const first = idea.action.core.verb;
    addSaid(
      /^(?:by|with|for|in|on|from|as|to)\b/i.test(item)
        ? `${slots.get('an actor')} can ${first} ${slots.get('objects') ?? ''} ${third(item)}`
        : `${slots.get('an actor')} can see ${third(item)}`,
    );
  }
  const rule = ruleCriterion(product, slots, idea, intents[0]);
  if (rule) add(rule.text, rule.grounding);
  const other = otherRoleCriterion(product, actor, slots, idea, intents[0]);
  if (other) add(other.text, other.grounding);
  intents.forEach((intent) => {
    const most = intent.isFiller ? FEWEST : ENOUGH;
    for (const pattern of orderPatterns(intent.criteria, idea.text, slots)) {
      if (chosen.length >= most) return;
      const text = fillPattern(pattern.text, slots);
      add(text && withoutVague(text), { source: 'assumption' });
    }
  });
  return chosen;
}
