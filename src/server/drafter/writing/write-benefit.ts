import type { Grounding } from '#contract/story.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import type { Actor } from '../find-actor.ts';
import { agreeWithI, toFirstPerson, type Voice, withoutUs } from '../language/pronouns.ts';
import { PROBLEM, lowerFirst } from '../reading/trouble-words.ts';
import { phrase } from '../reading/action.ts';
import type { Idea } from '../reading/read-idea.ts';
import { shortName, type Product } from '../reading/read-product.ts';
import { factIn, isBrief, isHurdle, toldFact } from '../reading/fact-as-reason.ts';
import { groupMember } from '../reading/role-name.ts';
import { isServed, soundsServed } from '../role-kind.ts';
import { findAim } from './find-aim.ts';
import { isGarbledReason } from './is-garbled.ts';
import { isWhole } from './is-whole.ts';
import { atLeast, variedReason } from './least-reason.ts';
import { knownAim } from './known-aim.ts';
import { ownAim } from './own-aim.ts';
import { pickOne } from './pick-patterns.ts';
import { applies, fillPattern } from './fill-pattern.ts';
import { reasonOfWork } from './reason-of-work.ts';
import {
  handedTo,
  isPlainest,
  reasonByDeed,
  reasonOfDoing,
  reasonTold,
  repeats,
  sparedAll,
  sparedIn,
} from './reason-by-deed.ts';
import type { Slots } from './slots.ts';
import { statedBenefit } from './stated-benefit.ts';
import { causeIn, toldCause } from './told-cause.ts';

export interface Benefit {
  readonly text: string;
  readonly grounding: Grounding;
  /** It is true of any such wish: the real reason is asked for. */
  readonly isBare?: boolean;
  /** What is so anyhow and why it is wished, told behind the wish: ", because the shop is shut on Mondays". */
  readonly because?: string;
}

function stockBenefit(intent: Intent, idea: string, slots: Slots): string | undefined {
  const usable = usableBenefits(intent, idea, slots);
  // What the words of the idea raise says most; then what names the thing.
  const raised = usable.filter((one) => one.raised);
  const speaking = usable.filter((one) => one.speaks);
  return pickOne(raised.length > 0 ? raised : speaking.length > 0 ? speaking : usable, idea)?.text;
}

interface StockBenefit {
  readonly text: string;
  /** The words of the idea raise it. */
  readonly raised: boolean;
  /** It names the thing. */
  readonly speaks: boolean;
}

function usableBenefits(intent: Intent, idea: string, slots: Slots): StockBenefit[] {
  return intent.benefits
    .map((one) => (typeof one === 'string' ? { text: one } : one))
    .filter((saying) => applies(saying, idea, slots))
    .flatMap((saying) => {
      const text = fillPattern(saying.text, slots);
      return text === undefined
        ? []
        : [
            {
              text,
              raised: ('when' in saying && saying.when !== undefined) || /\{(?:asked|event)\}/.test(saying.text),
              speaks: text !== saying.text,
            },
          ];
    });
}

/** What the words of the wish or the description say of why. */
function foundBenefit(idea: Idea, product: Product, actor: Actor, voice: Voice, slots: Slots): Benefit | undefined {
  const spared = sparedIn(withoutUs(idea.action.wish));
  if (spared)
    return {
      text: toFirstPerson(`I do not have to ${spared}`, { ...voice, they: true, pluralObject: false }),
      grounding: { source: 'idea' },
    };
  const all = sparedAll(withoutUs(idea.action.wish));
  if (all) return { text: `nobody has to ${all}`, grounding: { source: 'idea' } };
  const handed = handedTo(idea.action.wish);
  const them = idea.action.core.object?.plural ? 'them' : 'it';
  if (handed)
    return {
      text: toFirstPerson(`I can ${handed.isShown ? 'show' : 'hand'} ${them} to ${handed.who}`, {
        ...voice,
        pluralObject: false,
      }),
      grounding: { source: 'idea' },
    };
  const role = product.roles.find(({ name }) => groupMember(name) === actor.name);
  const aim = findAim(product, idea, actor.name, slots.get('one'), role !== undefined && isServed(role));
  return aim && isWhole(aim.text) ? aim : undefined;
}

/** A thing by its name with what is done with it, as the story tells it: "see a list" of "use a list". */
function asTold(idea: Idea, wish: string): Idea {
  const { action } = idea;
  return action.isThing && action.frame === 'do' && wish !== action.wish
    ? { ...idea, action: { ...action, wish, core: phrase(wish) } }
    : idea;
}

/** Members who are no customers. */
const AT_WORK = /\b(?:team|crew|staff|board|committee|project|jury) members?$/i;

/** Why: what the idea says, else an aim of the product that speaks of it, else what such a wish is usually for. */
export function writeBenefit(
  idea: Idea,
  intents: readonly Intent[],
  product: Product,
  actor: Actor,
  voice: Voice,
  slots: Slots,
  toldWish = idea.action.wish,
): Benefit {
  const given = statedBenefit(idea, actor, voice, product);
  const stated = given && isGarbledReason(given.text) && idea.form !== 'story' ? undefined : given;
  const marked = stated && factIn(stated.text);
  if (stated && marked === undefined) return stated;
  const fact = marked ?? causeOf(idea, actor, voice, product);
  const found = guessedBenefit(idea, intents, product, actor, voice, slots, toldWish);
  const guessed = { ...found, text: ofMany(variedReason(found.text, idea.text), idea) };
  if (idea.cause && guessed.grounding.source !== 'idea') return { ...guessed, because: ` because of ${idea.cause}` };
  if (fact === undefined || guessed.grounding.source === 'idea') return guessed;
  // What stands in the way says more than what any such wish is good for.
  const isTold = isBrief(fact) && isBrief(factIn(idea.benefit ?? '') ?? fact);
  if (isTold && isHurdle(fact) && !/\bno connection\b/.test(guessed.text))
    return { text: toldFact(fact), grounding: { source: 'idea' } };
  const because = toldCause(fact, idea, toldWish, actor.name);
  return because ? { ...guessed, because } : guessed;
}

/** What is said of the thing itself, and of nothing that happens to it. */
const OF_IT =
  /^it (is (?=there at once$|not forgotten$)|can (?:still )?be (?:looked up later|compared with the others|seen at a glance)$|gets (?=to (?:those who need|whoever deals with) it$))/;

/** "they can be looked up later" of "save price lists": several are no "it". */
function ofMany(reason: string, { action: { frame, core, wish } }: Idea): string {
  if (frame !== 'do' || !core.object?.plural || !OF_IT.test(reason) || /^[\w-]+ (?:an?|each|every) /i.test(wish))
    return reason;
  return reason
    .replace(OF_IT, (_, does: string) => `they ${does.replace(/^is /, 'are ').replace(/^gets /, 'get ')}`)
    .replace(/(?<=need|with) it$/, ' them');
}

/** The words behind "because" of which nothing could be made, in the words of whoever acts. */
function causeOf(idea: Idea, actor: Actor, voice: Voice, product: Product): string | undefined {
  const cause = causeIn(idea);
  const stated =
    cause && statedBenefit({ ...idea, benefit: `it is taken into account that ${cause}` }, actor, voice, product);
  return stated ? factIn(stated.text) : undefined;
}

/** What stood beside the wish tells how it is today as well. */
function withBeside(idea: Idea): Idea {
  return idea.near?.isBeside ? { ...idea, text: `${idea.text.replace(/[.!?\s]+$/, '')}. ${idea.near.told}` } : idea;
}

/** Why, where the idea tells nothing that is gained: an aim of the product that speaks of it, else what such a wish is usually for. */
function guessedBenefit(
  idea: Idea,
  intents: readonly Intent[],
  product: Product,
  actor: Actor,
  voice: Voice,
  slots: Slots,
  toldWish: string,
): Benefit {
  // What the product is for is no reason to know how something is to be.
  const found = idea.action.rule === 'open' ? undefined : foundBenefit(idea, product, actor, voice, slots);
  if (found) return found;
  const role = product.roles.find(({ name }) => groupMember(name) === actor.name);
  const who = {
    name: actor.name,
    isServed: !AT_WORK.test(actor.name) && (role ? isServed(role) : soundsServed(actor.name)),
  };
  if (idea.action.isOver || idea.action.wish.startsWith(PROBLEM)) return ofComplaint(idea, product, who);
  // Of several things that are seen together the first tells too little.
  if (idea.list?.tellsAll && idea.list.wish) return guess('I have it all in one place');
  const own = ownWords(slots, voice, who.isServed);
  const told = asTold(idea, toldWish);
  const ofKind = intents[0]?.ownsReason ? stockBenefit(intents[0], idea.text, own) : undefined;
  const byDeed = ofKind && !repeats(ofKind, idea.action.wish) ? ofKind : reasonByDeed(idea, own, told);
  const known = knownAim(product, told, who.isServed);
  if (
    known &&
    !repeats(known.text, idea.action.wish) &&
    !(known.isWide && byDeed && !/\b(?:call|phone)\b/.test(byDeed))
  )
    return { text: known.text, grounding: known.grounding };
  const likely =
    reasonTold(withBeside(idea)) ??
    byDeed ??
    intents
      .map((intent) => stockBenefit(intent, idea.text, own))
      .find((text) => text !== undefined && !repeats(text, idea.action.wish)) ??
    reasonOfDoing(idea, own);
  const ours = byDeed ? undefined : ownAim(product, idea, who);
  const ofWork = !likely || isPlainest(likely) ? reasonOfWork(told, role, own) : undefined;
  if (ours && !repeats(ours.text, idea.action.wish)) return ours;
  if (ofWork) return { text: ofWork, grounding: { source: 'assumption' } };
  if (likely) return guess(likely);
  return { ...guess(atLeast(told, who.isServed, own)), isBare: true };
}

/** What the end of a trouble is good for, where the complaint does not tell what it costs: what the makers aim at. */
function ofComplaint(idea: Idea, product: Product, who: Parameters<typeof ownAim>[2]): Benefit {
  const aim = ownAim(product, idea, who);
  return aim && isWhole(aim.text) && !repeats(aim.text, idea.action.wish)
    ? aim
    : { ...guess(ofTrouble(idea.action.wish, shortName(product))), isBare: true };
}

/** What a trouble costs whoever has it, by what its words tell; a product that fails cannot be relied on. */
function ofTrouble(wish: string, product: string): string {
  if (
    /\b(?:crash\w*|freez\w*|hangs?|fails?|failed|logs? (?:me|us|people) out|loads?|stops? working|does not (?:work|save|load|respond))\b/.test(
      wish,
    )
  )
    return `I can rely on ${product}`;
  if (/\b(?:wrong(?:ly)?|mistakes?|errors?|incorrect\w*|mixed up)\b/.test(wish))
    return 'I do not have to put it right afterwards';
  if (/\b(?:(?:nobody|no one|never|not) (?:tells?|told|knows?|informs?|hears?)|unclear)\b/.test(wish))
    return 'I do not have to ask about it';
  return 'I do not lose time over it';
}

/** Everything that such a wish may be good for, the most telling first. */
export function otherBenefits(
  idea: Idea,
  intents: readonly Intent[],
  product: Product,
  voice: Voice,
  slots: Slots,
): Benefit[] {
  const own = ownWords(slots, voice);
  const texts = intents.flatMap((intent) =>
    usableBenefits(intent, idea.text, own)
      .toSorted((a, b) => Number(b.raised) - Number(a.raised) || Number(b.speaks) - Number(a.speaks))
      .map(({ text }) => text),
  );
  const byDeed = [reasonByDeed(idea, own), reasonOfDoing(idea, own)].filter((text) => text !== undefined);
  return [
    ...new Set([...byDeed, ...texts, atLeast(idea, true), atLeast(idea, false), `I can rely on ${shortName(product)}`]),
  ]
    .filter((text) => isWhole(text))
    .map(guess);
}

/** What was asked or happens, in the words of the one who wishes: "which berth I got". */
function ownWords(slots: Slots, voice: Voice, isServed?: boolean): Slots {
  const own = new Map(slots);
  if (isServed !== undefined) own.set('side', isServed ? 'served' : 'staff');
  for (const name of ['asked', 'event', 'no event']) {
    const said = slots.get(name);
    if (said) own.set(name, agreeWithI(toFirstPerson(said, { ...voice, they: true })));
  }
  return own;
}

function guess(text: string): Benefit {
  return {
    text: lowerFirst(text),
    grounding: { source: 'assumption' },
  };
}
