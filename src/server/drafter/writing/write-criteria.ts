import type { Grounding } from '#contract/story.ts';
import type { CriterionPattern, Intent } from '../lexicon/intents/intent.ts';
import { fromGerund, participle, readVerb, thirdPerson } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { orderPatterns } from './pick-patterns.ts';
import { withoutVague } from './plain.ts';
import { askedOf } from './clauses-inside.ts';
import { detailCriterion } from './detail-criterion.ts';
import { fillPattern } from './fill-pattern.ts';
import { isWhole } from './is-whole.ts';
import { otherRoleCriterion, ruleCriterion } from './product-criteria.ts';
import { sentence } from './sentence.ts';
import type { Slots } from './slots.ts';
import { answersTo } from './write-answers.ts';
import { amountParts } from './parts/amounts.ts';
import { ownParts } from './parts/own-parts.ts';
import { relativeLast } from './relative-last.ts';
import { recast } from './split-long.ts';

export interface Criterion {
  readonly text: string;
  readonly grounding: Grounding;
}

/** What is seen stands before what is refused, and that before the borders; what was said comes first. */
const ORDER = ['said', 'main', 'refusal', 'edge'] as const;

const MOST = 6;
/** So many are enough where the idea itself says little: a story is better short than padded. */
const ENOUGH = 4;
const FEWEST = 3;
const SHOWS_ANSWER = /^(?:see|know|show|view|check|find out|look up|understand|read|look|learn|hear|display)$/;

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

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "cancel a course and inform everyone who has signed up": that others learn of it belongs to the deed. */
export function informedBy(text: string): string | undefined {
  const [, verb = '', whom = ''] =
    /^(inform|notify|tell|alert|warn) ((?:everyone|everybody|all|those|whoever|the [\w-]+)(?: [\w'-]+){0,8})$/i.exec(
      text.trim(),
    ) ?? [];
  if (!verb || /\b(?:when|if|that|about|of|to)\b/i.test(whom)) return undefined;
  const isMany = /^(?:all|those)\b|^the [\w-]+s\b/i.test(whom);
  return `${whom} ${isMany ? 'are' : 'is'} ${participle(verb.toLowerCase())} of it`;
}

const BARRED =
  /^nobody (orders|books|enters|opens|reads|sees|edits|changes|deletes|uses|takes|buys|calls|writes|rents|overwrites|parks|boards|touches|moves) ?(.*)$/i;

/** "so that nobody orders while I am away" is to be watched as well. */
function barredBy(benefit: string | undefined, third: (text: string) => string): string | undefined {
  const [, verb = '', rest = ''] = BARRED.exec(benefit ?? '') ?? [];
  const base = readVerb(verb)?.base;
  return base && rest.split(' ').length <= 8 ? third(`Nobody can ${base} ${rest}`.trim()) : undefined;
}

/** What tells two criteria to be one: the same state, the same bound, the same end. */
const SAME =
  /\b(?:(?:is|are) (?:shown|listed) (as \w+)|(as long as .+?)[,.]|(can no longer be \w+)|^(a try to)\b.* (?:is refused)|is (listed last|listed at the end))/i;

/** Whether a statement says what another one says already. */
function isToldBy(known: string, text: string): boolean {
  const telling = SAME.exec(text)?.slice(1).find(Boolean);
  return telling !== undefined && known.toLowerCase().includes(telling.toLowerCase());
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
  const chosen: (Criterion & { kind: (typeof ORDER)[number] })[] = [];
  const add = (text: string | undefined, grounding: Grounding, kind: (typeof ORDER)[number] = 'said') => {
    if (!text || !isWhole(text) || chosen.length >= MOST || chosen.some((other) => words(other.text) === words(text)))
      return;
    chosen.push({ text: sentence(text.replace(/[.]$/, '')), grounding, kind });
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
  const told = { wish, action: idea.action, slots, idea: idea.text };
  for (const { text, source } of amountParts(idea.limits, intents[0]?.name, told)) add(text, { source });
  for (const detail of idea.details.slice(0, 3)) addSaid(detailCriterion(third(detail), slots));
  for (const other of idea.others) addSaid(informedBy(third(other.text)));
  for (const item of idea.items.slice(0, 3)) {
    const first = idea.action.core.verb;
    addSaid(
      /^(?:by|with|for|in|on|from|as|to)\b/i.test(item)
        ? `${slots.get('an actor')} can ${first} ${slots.get('objects') ?? ''} ${third(item)}`
        : `${slots.get('an actor')} can see ${third(item)}`,
    );
  }
  addSaid(barredBy(idea.benefit, third));
  for (const { text, source } of ownParts(told)) add(withoutVague(text), { source });
  const rule = ruleCriterion(product, slots, idea, intents[0]);
  if (rule) add(rule.text, rule.grounding);
  const other = otherRoleCriterion(product, actor, slots, idea, intents[0]);
  if (other) add(other.text, other.grounding);
  const addPatterns = (patterns: readonly CriterionPattern[], most: number) => {
    for (const pattern of patterns) {
      if (chosen.length >= most) return;
      const text = fillPattern(pattern.text, slots);
      if (text && chosen.some((other) => isToldBy(other.text, text))) continue;
      add(text && withoutVague(text), { source: 'assumption' }, pattern.kind);
    }
  };
  const asked = askedOf(idea.action);
  if (asked && SHOWS_ANSWER.test(idea.action.core.verb)) addPatterns(answersTo(slots.get('asked') ?? asked), ENOUGH);
  intents.forEach((intent, at) =>
    addPatterns(orderPatterns(intent.criteria, idea.text, slots), at === 0 && !intent.isFiller ? ENOUGH : FEWEST),
  );
  return chosen
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map(({ text, grounding }) => ({ text, grounding }));
}
