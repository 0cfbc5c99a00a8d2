import type { Draft } from '#contract/story.ts';
import type { WritingTask } from '../stories/story-writer.ts';
import { chooseIntent } from './choose-intent.ts';
import { ownKinds } from './own-kinds.ts';
import { isDepartment } from './lexicon/agents.ts';
import { AS_IT_IS, GENERAL, LAST, PASSIVE } from './lexicon/intents/anything.ts';
import { FORBIDDEN, NEGATIVE, ON_OCCASION, RULE, SHORTER, SOLVED } from './lexicon/intents/general.ts';
import { HOLDING } from './lexicon/intents/holding.ts';
import type { Intent } from './lexicon/intents/intent.ts';
import { INTERFACE, kindOnScreen } from './lexicon/intents/interface.ts';
import { notUnderstood, refuseUnreadable } from './refuse-unreadable.ts';
import type { Actor } from './find-actor.ts';
import { actorOf } from './actor-of.ts';
import { withArticle } from './language/nouns.ts';
import { withOwnWords, withPlainWords } from './language/own-words.ts';
import { agreeWithI, toFirstPerson, toThirdPerson, withoutUs, type Voice } from './language/pronouns.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { withoutWoes } from './reading/affirmed-woes.ts';
import { withKnownObject } from './reading/known-object.ts';
import { theyAreThings } from './reading/they-are-things.ts';
import { sober, soberReason } from './reading/read-quality.ts';
import { isWordForWord, withoutKeeping, withOwnVerb } from './reading/own-verb.ts';
import { withReceiver } from './reading/lost-receiver.ts';
import { othersForMe } from './reading/others-for-me.ts';
import { knowPeople } from './reading/people.ts';
import { whoeverDoes } from './reading/whoever-does.ts';
import { withWholeLines } from './reading/wrapped-lines.ts';
import { openedIdea } from './reading/opened-idea.ts';
import { readIdea, type Idea } from './reading/read-idea.ts';
import { askedIn, askedSentence, isMadeOf } from './reading/asked-sentence.ts';
import { mendTypos } from './reading/mend-typos.ts';
import { withoutMixedUp } from './reading/mixed-up-words.ts';
import { peoplePlainly } from './reading/people-plainly.ts';
import { isPlainRule } from './reading/action.ts';
import { notTurned, retold } from './reading/complaint-idea.ts';
import { faithful } from './reading/is-faithful.ts';
import { withAll } from './reading/told-whole.ts';
import { PROBLEM } from './reading/trouble-words.ts';
import { isReader, isServed } from './role-kind.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import { anotherOfThem, together } from './writing/another-of-them.ts';
import { isGarbled } from './writing/is-garbled.ts';
import { isRuledOut } from './writing/is-ruled-out.ts';
import { isSound } from './writing/is-sound.ts';
import { readProduct, type Product } from './reading/read-product.ts';
import { withParticle } from './writing/with-particle.ts';
import { findThing } from './writing/find-thing.ts';
import { decidedOther } from './writing/thing-of-kind.ts';
import { isTheirsDone, ownCase, ownDone, withoutSelf } from './writing/own-case.ts';
import { isKeptFromIt, keptFromIt } from './writing/kept-from-it.ts';
import { noMoreThan, polished, polishedWish, withoutPointing } from './writing/polished.ts';
import { oneWish } from './writing/one-wish.ts';
import { underHeading } from './writing/under-heading.ts';
import { minimal } from './writing/plain.ts';
import { ofOthers } from './writing/headline-pronoun.ts';
import { withShortRuns } from './writing/short-runs.ts';
import { shortStory, toldWhole } from './writing/split-long.ts';
import { relativeWishLast } from './writing/relative-last.ts';
import { fillSlots, type Slots } from './writing/slots.ts';
import { withoutSpared } from './writing/reason-by-deed.ts';
import { type Benefit, writeBenefit } from './writing/write-benefit.ts';
import { assumptionsOf, questionsOf } from './writing/write-questions.ts';
import { furtherIdeas } from './writing/further-ideas.ts';
import { writeCriteria } from './writing/write-criteria.ts';
import { usualDeed, wishOf } from './writing/usual-deed.ts';
import type { Criterion } from './writing/collect-criteria.ts';
import { ownCriterion, tooMany, withOwnCriteria } from './writing/own-criterion.ts';
import { writeHeadline } from './writing/write-headline.ts';

function voiceOf(idea: Idea, actor: Actor): Voice {
  const object = idea.action.core.object;
  return {
    speaker: idea.speaker || !idea.actor,
    they:
      !idea.isAsSaid &&
      !theyAreThings(idea) &&
      ((isKeptFromIt(idea, actor.name) && !isPlainRule(idea.action)) ||
        // Whoever tells a story is "I" in it.
        (idea.form !== 'story' &&
          !isPlainRule(idea.action) &&
          !idea.isTeller &&
          !idea.except &&
          (idea.actor !== undefined || (actor.grounding.source === 'idea' && !idea.speaker)))),
    pluralObject:
      Boolean(object?.plural) ||
      // "several animals if they travel together", "sorted by how urgent they are"
      /\bmore than one\b.*\bthey\b.*\btogether\b|^(?:pair|match|provide) (?:each|every) .*\btheir\b|\bby how \w+ they\b|\bwhich [\w-]+s\b.* and (?:how \w+|where|what|who|when|whether) they (?:are|have|were)\b/.test(
        idea.action.wish,
      ),
  };
}

/** The kinds whose sentences apply, the most fitting first: what is forbidden or done by the product needs sentences of its own. */
function intentsFor(idea: Idea, chosen: Intent | undefined, roles: ReadonlySet<string>): readonly Intent[] {
  const { frame, wish } = idea.action;
  if (chosen && INTERFACE.includes(chosen)) return [chosen, GENERAL, LAST];
  if (idea.action.rule) return [HOLDING[idea.action.rule], LAST];
  if (idea.action.isOnOccasion)
    return [...(chosen?.alsoOnOccasion ? [chosen] : []), ON_OCCASION, PASSIVE, GENERAL, LAST];
  const own = ownKinds(idea.action, chosen, roles);
  if (frame === 'not' || /^(?:keep|prevent|stop) .+ from \w+ing\b/.test(wish)) {
    const rest = /\bby hand\b/.test(wish)
      ? NEGATIVE
      : /^(?:prevent|avoid)\b|^(?:keep|stop) .+ from \w+ing\b|^be kept from\b/.test(wish)
        ? FORBIDDEN
        : NEGATIVE;
    return chosen &&
      frame === 'not' &&
      /^(?:digest|validate|sign-in|offline)$/.test(chosen.name) &&
      !/\b(?:account|register|sign up)\b/.test(wish)
      ? [chosen, rest, GENERAL, LAST]
      : [rest, GENERAL, LAST];
  }
  if (wish.startsWith(PROBLEM) || idea.action.isOver) return [SOLVED];
  if (wish.startsWith('spend less time on ')) return [SHORTER];
  if (idea.action.core.verb === 'ensure') return [AS_IT_IS, GENERAL, LAST];
  if (frame === 'done' && /^have .+ not (?:shown|displayed|revealed|disclosed|exposed)\b/.test(wish))
    return [NEGATIVE, RULE, GENERAL, LAST];
  if (isRuledOut(idea)) return [RULE, GENERAL, LAST];
  if (frame === 'told') return [...own, PASSIVE, GENERAL, LAST];
  return frame === 'done' ? [...own, PASSIVE, GENERAL, LAST] : [...own, GENERAL, LAST];
}

/** What is taken instead of what the drafter would choose itself. */
export interface Choices {
  readonly actor?: Actor | undefined;
  readonly benefit?: Benefit | undefined;
}

/** Everything that an idea says, and what a story about it is made of. */
export interface Material {
  readonly idea: Idea;
  readonly product: Product;
  readonly actor: Actor;
  readonly intent: Intent | undefined;
  readonly intents: readonly Intent[];
  /** What is wanted, in the words of whoever tells it. */
  readonly wish: string;
  readonly slots: Slots;
  readonly voice: Voice;
  /** The headline that somebody gave it. */
  readonly title?: string | undefined;
  /** What somebody wrote as criteria. */
  readonly criteria?: readonly string[] | undefined;
  readonly third: (text: string) => string;
  /** The texts that it was read from: the idea without slips of the fingers, and the description as it was written. */
  readonly sources: readonly string[];
}

/** "be told what I can cook": an answer, and no message about something that happens. */
const TOLD_ANSWER = /^be (?:told|shown|notified|informed|alerted) (?:what|which|how|whether|where|who)\b/;

/** Reads a task. Throws as {@link draftStory} does. */
export function readTask(asked: WritingTask, choices: Choices = {}): Material {
  refuseUnreadable(asked.idea);
  const { product: about } = asked;
  const description = withPlainWords(withWholeLines(about.description));
  const product = readProduct(about.name, description);
  const people = knowPeople(product);
  const spelled = withoutMixedUp(mendTypos(asked.idea, description), (word) => people.isRole(word));
  const told = peoplePlainly(spelled, (word) => description.toLowerCase().includes(word));
  const said = openedIdea(told, people, about.name);
  const context = asked.context && mendTypos(asked.context, description);
  const task = { ...asked, ...(context ? { context } : {}), product: { ...about, description } };
  const read = (idea: string) => materialOf({ ...task, idea }, product, said.isTrouble, choices);
  const whole = read(said.text);
  const outright = askedSentence(said.text, people);
  const material = outright && !isMadeOf(whole.wish, outright) ? (askedIn(outright, read) ?? whole) : whole;
  return { ...material, title: said.title, criteria: said.criteria, sources: [told, about.description] };
}

/** What is read in the words of an idea. Throws as {@link draftStory} does. */
function materialOf(
  task: WritingTask,
  product: Product,
  isTrouble: boolean,
  choices: Choices,
): Omit<Material, 'sources'> {
  const asRead = readIdea(task.idea, product);
  if (!asRead) throw notUnderstood();
  const own = othersForMe(withOwnVerb(asRead, task.idea, product), task.idea, product);
  // What a complaint implies stands in none of its words.
  const read = asRead.action.assumed
    ? asRead
    : withoutWoes(withoutKeeping(own, task.idea, product), task.idea, product);
  const doer = read.actor && roleNamed(roleName(read.actor), product.roles);
  const faith = faithful(read, product, task.idea);
  const sure = isTrouble ? notTurned(faith, product) : faith;
  const idea = { ...sure, action: withKnownObject(withParticle(sure.action), doer || undefined) };
  const material = materialFor(idea, product, task, choices);
  // A wish that cannot be read is not garbled: the idea is told as it stands, and what is wanted is asked.
  return idea.form === 'story' ||
    isPlainRule(idea.action) ||
    idea.action.rule === 'open' ||
    isSound(material.wish) ||
    isWordForWord(idea, task.idea, product)
    ? material
    : materialFor(retold(idea, product), product, task, choices);
}

function materialFor(asked: Idea, product: Product, task: WritingTask, choices: Choices): Omit<Material, 'sources'> {
  const actor = choices.actor ?? actorOf(product, asked, task.idea, task.context);
  const read =
    actor.grounding.source === 'idea' ? asked : whoeverDoes({ ...asked, action: withReceiver(asked) }, actor.grounding);
  const roles = new Set(
    product.roles
      .filter(({ name }) => !isDepartment(name))
      .map(({ name }) => name.toLowerCase().split(' ').at(-1) ?? ''),
  );
  const role = product.roles.find(({ name }) => groupMember(name) === actor.name);
  const idea = {
    ...read,
    action: usualDeed(read.action, read.text, role ? isServed(role) : read.form === 'story', roles, role),
  };
  const voice = voiceOf(idea, actor);
  // Of what no rule knows no kind is known either.
  const isUnknown = idea.action.core.verb === 'ensure' || TOLD_ANSWER.test(idea.action.wish) || isRuledOut(idea);
  const intent =
    kindOnScreen(idea.action.wish) ?? (isUnknown ? undefined : chooseIntent(idea.action, idea.text, roles));
  const intents = intentsFor(idea, intent, roles);
  const third = (text: string) => toThirdPerson(voice.speaker ? text : withoutUs(text), voice);
  const wanted = sober(
    minimal(
      relativeWishLast(
        wishOf(idea.action, intent, isReader(actor, role), role ? isServed(role) : true),
        idea.action.core.verb,
      ),
    ),
  );
  const wish = withoutSelf(voice.speaker ? wanted : withoutUs(wanted), actor.name, idea.action.isThing);
  const thing = findThing(idea.action, intent, roles);
  const filled = new Map(fillSlots(idea.action, actor.name, thing, third(wish), third, roles)).set(
    'an actor in full',
    third(withArticle(actor.full ?? actor.name)),
  );
  const other = decidedOther(intent?.decisive, idea.action.wish);
  if (other)
    filled
      .set('other', third(other))
      .set('an other', withArticle(third(other).replace(/^(?:the|my|our|their|his|her) /i, '')));
  const slots = role && isServed(role) ? filled.set('traits', `${filled.get('traits') ?? ''} served`.trim()) : filled;
  return { idea, product, actor, intent, intents, wish, slots, voice, third };
}

/** What somebody wrote themselves, and of what the drafter knows what is missing; what is too much for one story is asked. */
function criteriaFor(material: Material): { criteria: Criterion[]; left: string[] } {
  const { idea, product, actor, intents, wish, slots, third, sources } = material;
  const deed = idea.action.frame === 'do' && !idea.action.rule ? ownCase(third(wish), actor.name, 'they') : third(wish);
  const drafted = withShortRuns(writeCriteria(idea, intents, product, actor.name, deed, slots, third), sources);
  const own = (material.criteria ?? []).map((item) => ownCriterion(item, actor.name, third));
  const polish = ({ text, grounding }: Criterion) => ({ text: polished(text), grounding });
  return { criteria: withOwnCriteria(drafted.map(polish), own), left: tooMany(own) };
}

/** Writes the story out of what was read. */
export function writeStory(material: Material, choices: Choices = {}): Draft {
  const { idea, product, actor, intent, intents, wish, slots, voice, third, sources, title } = material;
  const benefit = choices.benefit ?? writeBenefit(idea, intents, product, actor, voice, slots, wish);
  const { criteria, left } = criteriaFor(material);
  const said = criteria.map(({ text }) => text);
  const all = idea.wanted ?? (isPlainRule(idea.action) ? toldWhole(wish, idea.text) : withAll(wish, idea.whole, said));
  // What was joined to a sound wish may be torn.
  const sound = idea.form !== 'story' && isGarbled(all) ? wish : all;
  const isDeed = idea.form !== 'story' && idea.action.frame === 'do' && !idea.action.rule;
  const inOne = (text: string) => (isDeed ? oneWish(text, said) : text);
  const whole = inOne(sound);
  const told = ownCase(withoutSpared(whole, benefit.text), actor.name);
  const own = isTheirsDone(idea, actor) ? ownDone(told, actor.name, idea.form === 'system' && idea.isAsSaid) : told;
  const between = idea.form === 'story' ? own : anotherOfThem(own, actor.name);
  const wanted = polishedWish(sober(keptFromIt(between, idea, actor.name)));
  const story = `As ${withArticle(actor.full ?? actor.name)}, I want to ${agreeWithI(toFirstPerson(wanted, voice))}${benefit.because ?? ''}, so that ${together(soberReason(minimal(benefit.text)))}.`;
  const use = intent?.use ?? 'use';
  const action = ofOthers(idea.action, third);
  const headline = writeHeadline(action, inOne(third(wish)), actor.name, slots.get('objects'), use, idea.text);
  const draft = {
    headline: underHeading(noMoreThan(withoutPointing(headline)), title ?? idea.list?.heading),
    userStory: idea.form === 'story' ? story : shortStory(story, sources[0] ?? idea.text),
    acceptanceCriteria: said,
    grounding: criteria.map((criterion) => criterion.grounding),
    actorGrounding: actor.grounding,
    benefitGrounding: benefit.grounding,
    openQuestions: questionsOf(idea, intents, actor, product, slots, benefit, left),
    assumptions: assumptionsOf(actor, benefit, idea),
    furtherIdeas: furtherIdeas(idea, actor.name, third, said),
  };
  return withOwnWords(draft, sources);
}

/**
 * Writes the story for an idea. Pure: the same task and choices give the same draft.
 * Throws a `DomainError`: `idea_not_understood` for words without sense, `language_not_supported` for other languages than English.
 */
export function draftStory(task: WritingTask, choices: Choices = {}): Draft {
  return writeStory(readTask(task, choices), choices);
}
