import type { Grounding } from '#contract/story.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import type { Actor } from '../find-actor.ts';
import { plural } from '../language/nouns.ts';
import { agreeWithI, toFirstPerson, type Voice, withoutUs } from '../language/pronouns.ts';
import { PROBLEM } from '../reading/trouble-words.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { EMPTY, THIN } from '../lexicon/empty-benefits.ts';
import { groupMember } from '../reading/role-name.ts';
import { isServed } from '../role-kind.ts';
import { deedAsReason, easierDeed } from './deed-as-reason.ts';
import { findAim, mainAim } from './find-aim.ts';
import { isTurnedWell } from './is-turned-well.ts';
import { isWhole } from './is-whole.ts';
import { pickOne } from './pick-patterns.ts';
import { applies, fillPattern } from './fill-pattern.ts';
import { atLeast, handedTo, reasonByDeed, reasonOfDoing, repeats, sparedIn } from './reason-by-deed.ts';
import type { Slots } from './slots.ts';

export interface Benefit {
  readonly text: string;
  readonly grounding: Grounding;
  /** It is true of any such wish: the real reason is asked for. */
  readonly isBare?: boolean;
}

function firstPersonSubject(clause: string, actor: string, full: string): string {
  // "new singers do not feel lost", told by a new singer.
  if (full !== actor && firstPersonSubject(clause, full, full) !== clause)
    return firstPersonSubject(clause, full, full);
  const [one, many] = [RegExp.escape(actor), RegExp.escape(plural(actor))];
  return clause.replace(
    new RegExp(
      `^(?:the |our |an? |my |all |every |each )?(?:${many}|${one})\\b(?!'| (?:from|of|in|with|without|at|on|under|over|who|that)\\b)`,
      'i',
    ),
    'I',
  );
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
      // What fits anything is no reason.
      return text === undefined || EMPTY.test(text)
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

/** "because I am injured": such a state does not end by the wish, and the story must not say so. */
function suited(said: string): string {
  return said.replace(
    /^I am not (?=(?:injured|ill|sick|pregnant|away|abroad|on holiday|on leave|old|deaf|blind|disabled|new|young|busy|alone|on the road)\b)/i,
    'I do not lose out while I am ',
  );
}

/** What somebody says or thinks of it is no aim: "so that I do not complain". */
const SPOKEN =
  /\b(?:do|does) not (?:\w+ )?(?:know of|know how|complain|say|tell|think|believe|report|mention|write|claim)\b/i;
/** Where a cut went through the middle of a clause: "I do not forget it and we run". */
const TORN = /\b(?:and|but) (?:we|they|I|it|he|she|\w+s) \w+$/i;

/** "I am not stuck on the bridge and came late": what is told of one day ends where its second part begins. */
function withoutPast(said: string): string {
  return /\b(?:do|does|am|is|are) not\b/.test(said)
    ? said.replace(
        /,? and (?:by then |then )?(?:came|went|took|was|were|had|gave|rang|stood|said|told|left|got|by then)\b.*$/i,
        '',
      )
    : said;
}

/** The reason that the idea itself gives, in the words of the one who acts. */
function statedBenefit(idea: Idea, actor: Actor, voice: Voice): Benefit | undefined {
  if (!idea.benefit) return undefined;
  const subject = firstPersonSubject(idea.benefit, actor.name, actor.full ?? actor.name);
  // "so readers can tell us": whoever reads it is not one of us.
  const told = subject === idea.benefit ? subject : withoutUs(subject);
  const own = agreeWithI(
    toFirstPerson(told, {
      ...voice,
      // "installers can log in with their gloves on": the gloves of the one who wishes.
      they: voice.they || told !== idea.benefit,
      pluralObject: voice.pluralObject && !/^they\b/i.test(idea.benefit),
    }),
  );
  const tidy = (idea.form === 'story' ? own : withoutPast(suited(own)))
    .replace(/[\s.,;:!?]+$/, '')
    .replace(/\s*[(].*?[)]/g, '')
    // "half of our guests do not forget": nobody of them is to.
    .replace(/^half (?:of )?(?:my|our|the) (?=[\w-]+s (?:do|are) not\b)/i, 'the ')
    .replace(/[;].*$/, '')
    .replace(/,\s+not (?:older|later|longer|more|less|earlier)\b.*$/, '')
    .replace(/,\s+which\b.*$/, '')
    // "I register at night, some cry in the helpdesk": the second is another sentence.
    .replace(/,\s+(?:some|others|everybody|everyone|people|they|we|it|i)\s+(?!who\b|that\b)\w+.*$/i, '')
    .trim();
  // That somebody once did something is no aim.
  const isAim =
    tidy.split(' ').length >= 2 &&
    isWhole(tidy) &&
    !/^somebody does not .+ again$|^(?:not|which|what|who|whose|how|where|why)\b|^(?:that|this) does not\b/i.test(
      tidy,
    ) &&
    !(idea.form !== 'story' && (SPOKEN.test(tidy) || (/\bdo(?:es)? not\b/.test(tidy) && TORN.test(tidy)))) &&
    (idea.form === 'story' || isTurnedWell(tidy, idea)) &&
    !saysWish(tidy, idea) &&
    !(idea.form === 'problem' && /^it (?:takes|is taken) into account that\b/.test(tidy)) &&
    !isWishAgain(tidy, idea);
  return isAim ? { text: tidy, grounding: { source: 'idea' } } : undefined;
}

/** What the words of the wish or the description say of why. */
function foundBenefit(idea: Idea, product: Product, actor: Actor, voice: Voice, slots: Slots): Benefit | undefined {
  const spared = sparedIn(voice.speaker ? idea.action.wish : withoutUs(idea.action.wish));
  if (spared)
    return {
      text: toFirstPerson(`I do not have to ${spared}`, { ...voice, they: true, pluralObject: false }),
      grounding: { source: 'idea' },
    };
  const handed = handedTo(idea.action.wish);
  if (handed)
    return {
      text: toFirstPerson(`I can hand it to ${handed.who}`, { ...voice, pluralObject: false }),
      grounding: { source: 'idea' },
    };
  const aim = findAim(product, idea, actor.name, slots.get('one'));
  if (aim && isWhole(aim.text)) return aim;
  const deed =
    idea.action.wish.startsWith(PROBLEM) || idea.action.isOver ? undefined : deedAsReason(product, idea, actor);
  return deed && !repeats(deed.text, idea.action.wish) ? deed : undefined;
}

/** Why: what the idea says, else an aim of the product that speaks of it, else what such a wish is usually for. */
export function writeBenefit(
  idea: Idea,
  intents: readonly Intent[],
  product: Product,
  actor: Actor,
  voice: Voice,
  slots: Slots,
): Benefit {
  const said =
    statedBenefit(idea, actor, voice) ??
    // What the product is for is no reason to know how something is to be.
    (idea.action.rule === 'open' ? undefined : foundBenefit(idea, product, actor, voice, slots));
  if (said) return said;
  if (idea.action.isOver || idea.action.wish.startsWith(PROBLEM)) return ofComplaint(idea, product);
  const own = ownWords(slots, voice);
  const role = product.roles.find(({ name }) => groupMember(name) === actor.name);
  const likely =
    reasonByDeed(idea, own) ??
    intents
      .map((intent) => stockBenefit(intent, idea.text, own))
      .find((text) => text !== undefined && !repeats(text, idea.action.wish)) ??
    reasonOfDoing(idea, own);
  if (likely && !THIN.test(likely)) return guess(likely);
  const aim = idea.form === 'problem' || !likely ? mainAim(product, idea) : undefined;
  if (aim && isWhole(aim.text) && !repeats(aim.text, idea.action.wish)) return aim;
  if (likely) return guess(likely);
  const easier = easierDeed(product, idea, actor);
  if (easier && !repeats(easier.text, idea.action.wish)) return easier;
  return { ...guess(atLeast(idea, role !== undefined && isServed(role), nameOf(product))), isBare: true };
}

/** What the end of a trouble is good for, where the complaint does not tell what it costs: what the makers aim at. */
function ofComplaint(idea: Idea, product: Product): Benefit {
  const aim = mainAim(product, idea);
  return aim && isWhole(aim.text) && !repeats(aim.text, idea.action.wish)
    ? aim
    : { ...guess(`I can rely on ${nameOf(product)}`), isBare: true };
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
    ...new Set([...byDeed, ...texts, atLeast(idea, true, nameOf(product)), atLeast(idea, false, nameOf(product))]),
  ]
    .filter((text) => isWhole(text))
    .map(guess);
}

/** "no longer have to drive up twice, so that I drive up twice": the trouble itself, not denied. */
function isWishAgain(text: string, { action, form }: Idea): boolean {
  if (form === 'story' || !/^(?:no longer|be spared|keep .+ from|be rid)\b/.test(action.wish)) return false;
  if (/\b(?:not|no|never|nobody|fewer|less|can)\b/i.test(text)) return false;
  const said = contentStems(action.wish);
  const own = [...contentStems(text)];
  return own.length > 0 && own.every((stem) => said.has(stem));
}

/** How long it takes says nothing new of what is no longer to be done. */
const HOW_LONG = contentStems('spend waste half whole day days hour hours minute minutes time evening');

/** "no longer have to type it in" is no reason for itself: "I do not type it in". */
function saysWish(text: string, { action, form }: Idea): boolean {
  const able = /^(?:I|they|we) can (.+)$/i.exec(text)?.[1];
  if (form !== 'story' && able !== undefined && `${action.wish} `.startsWith(`${able} `)) return true;
  if (form === 'story' || !/\b(?:do|does) not\b/.test(text)) return false;
  // "be reminded to oil it, so that I do not forget to oil it"
  if (/^be reminded to\b/.test(action.wish) && /\bdo(?:es)? not (?:forget|omit)\b/.test(text)) return true;
  // "tap the right line, so that I do not tap the wrong line"
  if (/\bthe wrong\b/.test(text)) {
    const right = contentStems(action.wish.replace(/\bthe right\b/g, 'the wrong'));
    const own = [...contentStems(text.replace(/^.*?\b(?:do|does) not (?:have to )?/, ''))];
    return own.length > 0 && own.every((stem) => right.has(stem));
  }
  if (!/^no longer\b| without \w+ing\b/.test(action.wish)) return false;
  const said = contentStems(action.wish);
  const own = [...contentStems(text.replace(/^.*?\b(?:do|does) not (?:have to )?/, ''))];
  return own.length > 0 && own.every((stem) => said.has(stem) || HOW_LONG.has(stem));
}

/** The product by its name, where it has a short one. */
function nameOf({ name }: Product): string {
  return name !== '' && name.split(' ').length <= 3 ? name : 'the product';
}

/** What was asked or happens, in the words of the one who wishes: "which berth I got". */
function ownWords(slots: Slots, voice: Voice): Slots {
  const own = new Map(slots);
  for (const name of ['asked', 'event', 'no event']) {
    const said = slots.get(name);
    if (said) own.set(name, agreeWithI(toFirstPerson(said, { ...voice, they: true })));
  }
  return own;
}

function guess(text: string): Benefit {
  return {
    text: /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
    grounding: { source: 'assumption' },
  };
}
