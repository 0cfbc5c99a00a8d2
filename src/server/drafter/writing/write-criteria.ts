import { saidOfItem } from './said-of-item.ts';
import { thereIs } from './there-is.ts';
import { AT_LEAST } from '../lexicon/intents/anything.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { withoutUs } from '../language/pronouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { fromGerund, participle, thirdPerson } from '../language/verbs.ts';
import { singular } from '../language/nouns.ts';
import { isPlainRule } from '../reading/action.ts';
import { knowPeople } from '../reading/people.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { orderFillers, orderPatterns } from './pick-patterns.ts';
import { barredBy } from './barred-by.ts';
import { collectCriteria, type Collected, type Criterion } from './collect-criteria.ts';
import { detailCriterion, plainDetail } from './detail-criterion.ts';
import { otherRoleCriterion, ruleCriterion } from './product-criteria.ts';
import { hasVerb, isStatement, isWholeStatement } from './is-statement.ts';
import { joinedDeed } from './joined-deeds.ts';
import { eitherCase } from './either-case.ts';
import { toldOfIt } from './told-of-it.ts';
import { deedsOneByOne, statesOneByOne, whenOneIsMissing } from './one-by-one.ts';
import { shownWith } from './shown-with.ts';
import { sentence } from './sentence.ts';
import type { Slots } from './slots.ts';
import { questionParts } from './question-parts.ts';
import { isDuty } from './is-duty.ts';
import { secondDeed } from './second-deed.ts';
import { nextOf } from './steps-of.ts';
import { addCases, addFacts, addUntold } from './add-untold.ts';
import { addAnswers, OF_ITS_KIND } from './add-answers.ts';
import { boundParts } from './parts/rule-limits.ts';
import { ownParts } from './parts/own-parts.ts';
import { derivedParts } from './parts/derived.ts';
import { deedOf, type Told } from './parts/part.ts';

/** So many are enough where the idea itself says little: a story is better short than padded. */
const ENOUGH = 3;
/** Kinds whose sentences hold of whatever is looked at. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['see']);

/** Whether what is taken for a statement is a name with a clause that ends in its verb: "drawers I open each day". */
function isOnlyNamed({ core, outcome = '' }: Idea['action']): boolean {
  return / (?:I|we|they|he|she|you)$/.test(core.object?.text ?? '') && outcome.startsWith(core.object?.text ?? ' ');
}

/** What the idea itself lets somebody watch: the action done. */
function mainCriterion(idea: Idea, wish: string, slots: Slots, third: (text: string) => string): string {
  const { action } = idea;
  // Only some of a role are meant: "a guest who arrives late".
  const actor = slots.get('an actor in full') ?? slots.get('an actor') ?? '';
  // "favourites for pans I look at": the verb is that of a clause inside, and nothing is said but that they are to be there.
  const named =
    action.frame === 'done' && isOnlyNamed(action)
      ? readNounPhrase((action.outcome ?? '').split(/ (?:for|I|we|they|he|she|you) /)[0] ?? '')
      : undefined;
  if (named) return sentence(third(`there ${named.plural ? 'are' : 'is'} ${action.outcome}`));
  // "keep members from seeing my number": it is not the members' own.
  const mine = wish.startsWith('keep ') && action.frame === 'not' ? `${slots.get('the actor') ?? 'my'}'s` : 'my';
  if (action.outcome) return sentence(third(action.outcome.replace(/\bmy\b/, mine)).replace(/\{the actor\}/g, actor));
  const [, people, doing = '', more = ''] =
    /^(?:prevent|stop|keep) (.+?) from (?!being\b|getting\b)(\w+ing)\b(.*)$/.exec(wish) ?? [];
  const base = fromGerund(doing);
  if (people && base) return sentence(`${people} cannot ${base}${more}`);
  // "keep rooms from being booked twice": they are not.
  const [, kept = '', done = ''] = /^(?:prevent|stop|keep) (.+?) from being (\w+\b.*)$/.exec(wish) ?? [];
  const thing = readNounPhrase(kept);
  if (thing && done) return sentence(`${kept} ${thing.plural ? 'are' : 'is'} not ${done}`);
  const [, barred = '', place = ''] = /^keep (.+?) out of (.+)$/.exec(wish) ?? [];
  if (barred && slots.get('traits')?.includes('person')) return sentence(`${barred} are not admitted to ${place}`);
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
  // What is there to be had is watched by its being there.
  if (first === 'have' && action.isThing) return sentence(thereIs(rest.join(' ')));
  if (first === 'know') return sentence(`${actor} can see ${rest.join(' ')}`);
  if (
    first === 'get' &&
    /^(?:informed|told|notified|warned|alerted|reminded|paid|asked|called|invited|shown)\b/.test(rest.join(' '))
  )
    return sentence(`${actor} is ${rest.join(' ')}`);
  if (
    (first === 'get' && !/^(?:(?:the|a|an) )?(?:consent|permission|approval|quotes?|help|in)\b/.test(rest.join(' '))) ||
    first === 'receive'
  )
    return sentence(`${actor} ${thirdPerson('receive')} ${rest.join(' ')}`);
  // Nobody swaps or works together alone.
  const who = /\b(?:together|each other|one another)\b/.test(wish) ? (slots.get('actors') ?? actor) : actor;
  return sentence(`${who} ${isDuty(idea, slots.get('actor') ?? '') ? 'must' : 'can'} ${wish}`);
}

/** How far the main criterion is taken apart: not at all, what is shown with its thing, or each thing that is joined in it. */
type Depth = 'whole' | 'shown' | 'parted';

/** The main criterion for each of the things that are joined in it, or without what is shown with its thing; nothing where it is one. */
function oneByOne(
  whole: string,
  { action }: Idea,
  wish: string,
  slots: Slots,
  third: (text: string) => string,
  depth: Depth,
): readonly string[] | undefined {
  if (action.rule) return undefined;
  const cases = () => (depth === 'parted' ? eitherCase(whole)?.map(sentence) : undefined);
  if (depth === 'shown' && action.frame !== 'do') return undefined;
  if (action.frame === 'told' || action.frame === 'not') return cases();
  if (action.frame === 'done') return statesOneByOne(whole)?.map(sentence) ?? cases();
  const shown = shownWith(wish) ?? toldOfIt(wish);
  const actor = slots.get('an actor in full') ?? slots.get('an actor') ?? '';
  const can = (deed: string) => {
    const there = action.isThing ? /^have (.+)$/.exec(deed)?.[1] : undefined;
    const are = there && readNounPhrase(there)?.plural ? 'are' : 'is';
    return sentence(third(there ? `there ${are} ${there}` : `${actor} can ${deed}`));
  };
  if (shown) return [can(shown.main), ...shown.states.map((text) => sentence(third(text)))];
  return (depth === 'parted' && whole.includes(' can ') ? deedsOneByOne(wish)?.map(can) : undefined) ?? cases();
}

/** What is known of the idea where its parts are told. */
function toldOf(idea: Idea, wish: string, slots: Slots, third: (text: string) => string, product: Product): Told {
  return {
    wish,
    action: idea.action,
    slots,
    idea: idea.text,
    benefit: idea.benefit && third(idea.benefit),
    roles: new Set(product.roles.map(({ name }) => singular(name.toLowerCase().split(' ').at(-1) ?? ''))),
  };
}

/** What the idea itself says, part by part. */
function addOwn(
  { addSaid, add }: Collected,
  idea: Idea,
  kind: string | undefined,
  wish: string,
  slots: Slots,
  third: (text: string) => string,
  product: Product,
  depth: Depth,
): void {
  const actor = slots.get('an actor') ?? '';
  const listed = () => idea.list?.told.forEach((item) => addSaid(sentence(third(item.replace('{the actor}', actor)))));
  if (idea.list?.tellsAll) return listed();
  const whole = mainCriterion(idea, wish, slots, third);
  const parts = depth === 'whole' ? undefined : oneByOne(whole, idea, wish, slots, third, depth);
  // Half a question would be another one.
  if (idea.action.rule === 'open') for (const part of questionParts(whole, idea.text)) add(part, { source: 'idea' });
  else if (parts) for (const part of parts) addSaid(part);
  // What was cut in the wrong place is said as the deed alone.
  else if (!addSaid(whole) && idea.action.frame === 'do') addSaid(`${actor} can ${deedOf(wish)}`);
  addSaid(nextOf(wish, idea, slots));
  const told = toldOf(idea, wish, slots, third, product);
  // "enter it only once": what is implied sets no bound.
  const bounds = idea.action.assumed ? [] : boundParts(idea, kind, told, whole);
  for (const { text, source } of bounds) add(text, { source });
  for (const detail of idea.details.slice(0, 5)) {
    const told = third(plainDetail(detail, idea.speaker));
    // In which case a trouble is over: it has been put into words as it is to be.
    if (idea.action.isOver && /^When .+ (?:no longer .+|kept)$/.test(told)) {
      addSaid(sentence(told));
      continue;
    }
    const statement = isStatement(told, idea.form) ? detailCriterion(told, slots) : undefined;
    // "Dark mode for drivers." beside a rule: a name states nothing.
    if (isPlainRule(idea.action)) addSaid(hasVerb(told) ? sentence(told) : undefined);
    else if (statement && isWholeStatement(statement)) addSaid(statement);
  }
  for (const assumed of idea.action.assumed ?? []) add(sentence(third(assumed)), { source: 'assumption' });
  listed();
  for (const other of idea.others) {
    const deed = joinedDeed(other, idea, slots.get('actor') ?? '');
    if (deed) addSaid(third(deed));
  }
  for (const item of idea.items.slice(0, 3)) addSaid(saidOfItem(third(item), wish, idea.action, slots));
  addSaid(barredBy(idea.benefit, third, slots.get('plural') === 'yes' ? undefined : slots.get('the one')));
  for (const { text, source } of ownParts(told)) add(third(text), { source });
}

/** The criteria as far as they come from words of the idea, the product and the kind of wish. */
function collectTold(
  idea: Idea,
  intents: readonly Intent[],
  product: Product,
  actor: string,
  wish: string,
  slots: Slots,
  third: (text: string) => string,
  depth: Depth,
): Collected {
  const criteria = collectCriteria(idea.text, knowPeople(product));
  const [first] = intents;
  addOwn(criteria, idea, first?.name, wish, slots, third, product, depth);
  // What else a complaint tells is what hurts: what it implies is told already.
  if (!idea.action.assumed) addUntold(criteria, idea, wish, product, third, actor);
  for (const known of [
    ruleCriterion(product, slots, idea, first, actor),
    otherRoleCriterion(product, actor, slots, idea, first),
  ])
    if (known) criteria.add(known.text, known.grounding);
  addAnswers(criteria, idea, wish, slots);
  // What is an errand of its own as well stands in the idea all the same.
  for (const other of idea.others) {
    const second = joinedDeed(other, idea, actor) ? undefined : secondDeed(other, idea, actor);
    if (second && criteria.count() < ENOUGH) criteria.addSaid(third(second.text));
  }
  const missing = idea.action.frame === 'do' && !idea.action.rule ? whenOneIsMissing(wish) : undefined;
  if (missing) criteria.add(missing, { source: 'assumption' });
  return criteria;
}

function addKinds(criteria: Collected, intents: readonly Intent[], { text }: Idea, slots: Slots): void {
  for (const intent of intents) {
    // An act of every day has sentences of its own as well, though it stands behind what the idea says.
    const isOwn = !intent.isFiller || (intent.decisive !== undefined && criteria.count() < ENOUGH);
    criteria.addPatterns(
      intent.isOrdered
        ? orderFillers(intent.criteria, text, slots, criteria.hasRefusal())
        : orderPatterns(intent.criteria, text, slots, criteria.hasRefusal()),
      intent === intents[0] && isOwn ? OF_ITS_KIND : ENOUGH,
      slots,
    );
  }
}

/** "before we have weighed the bag": a criterion speaks of nobody as "we" or "my". */
const OURS = /^(?!.*["“]).*\b(?:we|us|our|my)\b/;

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
  const kinds = idea.list?.tellsAll ? [] : intents.filter(({ isFiller }) => !isFiller);
  const told = (depth: Depth) => collectTold(idea, intents, product, actor, wish, slots, third, depth);
  const whole = told('whole');
  const shown = whole.count() < ENOUGH ? told('shown') : whole;
  addCases(shown, idea, wish, product, third, 1);
  addFacts(shown, idea, wish, product, third);
  const derive = (criteria: Collected) => {
    if (criteria.count() >= ENOUGH || idea.list?.tellsAll) return;
    for (const { text, source } of derivedParts(toldOf(idea, wish, slots, third, product)))
      if (criteria.count() < OF_ITS_KIND) criteria.add(third(text), { source });
  };
  // What holds of whatever is seen comes behind all that the words of the wish ask for.
  const isPlain = SAYS_LITTLE.has(kinds[0]?.name ?? '');
  if (isPlain) derive(shown);
  addKinds(shown, kinds, idea, slots);
  // Before what holds of any wish is said, each thing that the idea names is told by itself.
  const criteria = shown.count() < ENOUGH ? told('parted') : shown;
  if (criteria !== shown) {
    addFacts(criteria, idea, wish, product, third);
    if (isPlain) derive(criteria);
    addKinds(criteria, kinds, idea, slots);
  }
  if (criteria.count() < ENOUGH) addCases(criteria, idea, wish, product, third, 2);
  derive(criteria);
  const fillers = intents.filter(({ isFiller }) => isFiller);
  addKinds(criteria, fillers, idea, slots);
  const least = orderFillers(AT_LEAST, idea.text, slots, true);
  criteria.addPatterns(least, ENOUGH, slots);
  // What was said twice leaves room.
  criteria.addPatterns(least, ENOUGH + criteria.count() - inThirdPerson(criteria, third).length, slots);
  return inThirdPerson(criteria, third);
}

/** The criteria without "we" and "my", each once. */
function inThirdPerson(criteria: Collected, third: (text: string) => string): Criterion[] {
  const ours = (text: string) => (OURS.test(text) ? third(withoutUs(text)) : text);
  const said = criteria.inOrder().map(({ text, grounding }) => ({ text: ours(text), grounding }));
  return said.filter(({ text }, at) => said.findIndex((other) => other.text === text) === at);
}
