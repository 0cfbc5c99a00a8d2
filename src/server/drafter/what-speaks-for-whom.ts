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
import { deedsSpokenOf, withoutAsides } from './told-deeds.ts';
import { tradeScores } from './who-has-to-do-with-it.ts';
import { settersOf } from './who-answers-for-it.ts';
import { overseers } from './who-else.ts';
import { withoutThoseAskedAbout } from './who-is-asked-about.ts';
import { fieldOf } from './whose-side.ts';

/**
 * What speaks for a role, each between 0 and 4, and how much it counts: the weights of a softmax over the roles of a product. They follow
 * those that `npm run bench -- actors --fit` finds on labelled ideas which do not tell their actor, with more for whom the readers chose.
 */
export const WEIGHTS = {
  /** The readers of the idea chose it; as its deeds fit better than those of the others; it is of those whose side such things are. */
  isChosen: 0.6,
  isChosenByDeeds: 0.7,
  isInField: 1.5,
  /** The share of the idea's words with which the description tells of it and of no other. */
  isToldWith: 4.2,
  /** Its deeds fit the idea's, as {@link matchDoings} has it. */
  fits: 0.8,
  /** The description tells of a deed and its thing of which the wish, or anything in the idea, speaks in whatever words. */
  doesWish: 2,
  doesTold: 2,
  /** Words of people of its name, and of its trade by what the world knows. */
  ofName: 0.8,
  ofTrade: 0.5,
  shareOfTrade: 2.6,
  isNamed: 1,
  isSpokenOf: -3,
  doesNothing: -0.9,
  manages: 0.3,
  /** Who speaks of "my" things, or asks, is mostly served, and seldom the head of all. */
  speaksServed: 1.6,
  speaksManaging: -1,
  asksServed: 0.7,
  /** "see who has not paid": whoever is looked at does not look. */
  isAskedAbout: -2,
  /** "utilisation per weekday": those count who look after it. */
  countsServed: -1,
  countsManaging: 1,
  /** What is laid down for all is laid down by those who run it. */
  /** Lists, figures and rights are for those who oversee. */
  overseesManaging: 0.3,
  rulesServed: -1,
  rulesManaging: 0.3,
  /** By the description they only look at what others do, and the wish is a deed. */
  onlyLooks: -0.6,
  /** "Couriers only see pickups", whoever speaks. */
  looksAtDeed: -2,
  /** "tell everybody": nobody who is served does. */
  tellsAll: -5,
  /** What is scanned or photographed is so by those who have it in their hands. */
  hasInHand: 0.7,
  /** "charge firings by volume" */
  setsPrices: 4,
  /** "the same invoice twice": whoever enters invoices. */
  recordsDoubles: 4.5,
} as const;

/** Whoever tells of themselves alone, and does not speak for a team. */
export const SELF = /^(?!.*\b(?:we|us|our|ours)\b).*\b(?:i|me|my|mine)\b/is;
/** Whoever has people of whom they speak, or to whom others come, is not one of those. */
const OVER_OTHERS =
  /\bmy (?:[\p{L}-]+ )?(?:team|crew|class|squad|staff|clients?|customers?|guests?|learners?|members?|patients?|players?|pupils?|readers?|residents?|students?|tenants?|trainees?|visitors?|apprentices?|assistants?|deputy|employees?|helpers?|interns?)\b|\b(?:ask|call|come|complain|phone|ring|shout|tell|told|turn|write)(?:s|ed|es)? (?:to |at |up )?me\b/iu;

export type Evidence = Record<keyof typeof WEIGHTS, number>;

/** So little known of an idea's words that it says next to nothing. */
const LITTLE = 2;

/** Whoever tells everybody runs it. */
const TO_ALL =
  /\b(?:tell|inform|notify|e-?mail|text|message|warn|refund|rebook|alert)(?:s|ed)? (?:everyone|everybody|all)\b(?! (?:who|whose|with|that)\b)/i;
/** "Couriers only see pickups" */
const ONLY = /\b(?:only|just|merely) (?:get|look|read|receive|see|view)\b/i;
/** What is done where the thing itself is, and who does such things. */
const BY_HAND =
  /\b(?:scan(?:ning)?|photos?|pictures?|photograph|tick|offline|signal|network|gloves?|voice|tablet|barcode|qr)\b/i;
const HANDS =
  /^(?:carry|do|repair|fix|perform|execute|install|load|work|collect|pick|pack|mount|build|clean|deliver|take|drive|inspect|record|measure|note|sort)$/;
/** What whoever sets prices does. */
export const CHARGES = /^(?:charge|bill|invoice)\b(?! me\b)/;
/** What is there twice, and who enters such things. */
const DOUBLE = /\bthe same\b.*\btwice\b|\bduplicates?\b/i;
const RECORDS = /^(?:capture|enter|record|log|register|file|keep|import|create|add|type|catalogue)$/;
/** Where the wish ends and its case begins. */
const BEHIND_WISH = /\b(?:before|after|when|once|if|until|while|as soon as|who|that|which)\b/;

/** What is wished by those who only look as well. */
const LOOKING =
  /^(?:see|know|get|be|have|find|search|filter|sort|read|use|view|compare|download|print|follow|watch|keep|no longer)\b/;

/** "Clients get a read-only view" */
function onlyLooks({ doings }: Role): boolean {
  return (
    doings.length > 0 &&
    doings.every(
      ({ verb, rest }) =>
        /^(?:see|view|follow|read|watch|look|get|receive)$/.test(verb) && !/^(?:after|into)\b/.test(rest),
    )
  );
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** What an idea and a product tell that counts for all roles alike, read once. */
function readingOf(product: Product, idea: Idea) {
  const { roles } = product;
  const text = idea.told ?? idea.text;
  const bare = withoutAsides(text);
  const known = knownWords(text, product);
  const terms = termsOf({ ...idea, text: withoutAsides(idea.text) });
  const rarity = rarityOf(roles);
  const isSelf = SELF.test(text);
  const { wish, frame, isThing } = idea.action;
  return {
    text,
    words: contentStems(bare),
    told: new Map(
      roles.map((role) => [role, new Set(role.doings.flatMap(({ stems, verb }) => [...stems, stem(verb)]))]),
    ),
    known,
    all: [...known.values()].reduce((sum, score) => sum + score, LITTLE),
    terms,
    fits: new Map(roles.map((role) => [role, matchDoings(role, terms, rarity).score])),
    trades: tradeScores(idea, roles),
    over: overseers(roles),
    named: namedRoles(idea.text, roles),
    spoken: rolesSpokenOf(idea.text, roles),
    field: withoutThoseAskedAbout(fieldOf(idea, roles), idea),
    wished: deedsSpokenOf(wish.split(BEHIND_WISH)[0] ?? '', roles),
    // "when my lift is repaired": somebody else does it.
    toldOf: deedsSpokenOf(terms.done.size > 0 ? '' : bare, roles),
    charges: CHARGES.test(wish),
    setters: CHARGES.test(wish) ? settersOf(roles) : [],
    speaks: isSelf && !OVER_OTHERS.test(text) && !terms.isManaging,
    rules: isRule(idea),
    isDeed: frame === 'do' && !isThing && !LOOKING.test(wish),
    // Whoever speaks uses the words of those who serve them as well.
    ofOthers: isSelf ? 0.3 : 1,
  };
}

type Reading = ReturnType<typeof readingOf>;

/** What speaks for a role by what the description tells that it does. */
function byDeeds(role: Role, reading: Reading, chosen: Actor) {
  const { told, words, fits, wished, toldOf, text, ofOthers } = reading;
  const isChosen = Number(groupMember(role.name) === chosen.name);
  const fit = fits.get(role) ?? 0;
  const rival = Math.max(0, ...[...fits].flatMap(([other, score]) => (other === role ? [] : [score])));
  const own = [...words].filter((word) => told.get(role)?.has(word));
  const tellers = (word: string): number => [...told.values()].filter((stems) => stems.has(word)).length;
  const records = role.doings.some(
    ({ verb, object }) => RECORDS.test(verb) && [...object].some((word) => words.has(word)),
  );
  return {
    isChosen,
    isChosenByDeeds: chosen.grounding.source === 'product' ? isChosen * clamp(2 * (fit - rival)) : 0,
    isToldWith: own.reduce((sum, word) => sum + 1 / tellers(word), 0) / (1 + words.size),
    doesWish: ofOthers * (wished.get(role) ?? 0),
    doesTold: ofOthers * (toldOf.get(role) ?? 0),
    fits: Math.min(fit, 3),
    doesNothing: Number(role.doings.length === 0),
    recordsDoubles: Number(!isServed(role) && DOUBLE.test(text) && records),
    hasInHand: Number(BY_HAND.test(text) && role.doings.some(({ verb }) => HANDS.test(verb))),
  };
}

/** What speaks for a role by what people of its name and trade have to do with. */
function byTrade(role: Role, { ofOthers, trades, known, all }: Reading) {
  const share = role.isPost ? 0 : ofOthers * (known.get(role) ?? 0);
  return {
    ofName: ofOthers * Math.min(trades.get(role) ?? 0, 2),
    ofTrade: Math.min(share, 12 * ofOthers) / 4,
    shareOfTrade: share / all,
  };
}

/** What speaks for a role by who speaks, who is spoken of and what kind of wish it is. */
function byKind(role: Role, reading: Reading) {
  const { text, terms, named, spoken, speaks, rules, isDeed, over, charges, setters, field, toldOf } = reading;
  const served = isServed(role);
  const isManaging = !served && over.includes(role);
  const counts = /\bper\b/i.test(text);
  const looks = isDeed && onlyLooks(role);
  // Of nobody on the side of such things the description tells a deed of which the idea speaks, and of this one it does.
  const isTold = (toldOf.get(role) ?? 0) >= 0.7 && !field.some((one) => (toldOf.get(one) ?? 0) > 0);
  const isMeant = field.includes(role) && (!isGroupName(role.name) || isDepartment(role.name));
  return {
    isInField: Number(isMeant || isTold),
    isNamed: Math.min(named.find((one) => one.role === role)?.strength ?? 0, 5) / 5,
    isSpokenOf: Number(spoken.includes(role)),
    manages: Number(!served && MANAGERS.test(role.name)),
    speaksServed: Number(speaks && served),
    speaksManaging: Number(speaks && isManaging),
    asksServed: Number(text.includes('?') && served && !terms.isManaging),
    isAskedAbout: Number(terms.asks === 'who' && served),
    countsServed: Number(counts && served),
    countsManaging: Number(counts && isManaging),
    overseesManaging: Number(terms.isManaging && isManaging),
    rulesServed: Number(rules && served),
    rulesManaging: Number(rules && isManaging),
    onlyLooks: Number(speaks && looks),
    looksAtDeed: Number(looks && ONLY.test(role.doings[0]?.sentence ?? '')),
    tellsAll: Number(served && TO_ALL.test(text)),
    setsPrices: Number(setters.includes(role)) - Number(charges && served) / 2,
  };
}

/** What counts for and against each role of a product where one was chosen. */
export function evidenceOf(chosen: Actor, product: Product, idea: Idea): Map<Role, Evidence> {
  const reading = readingOf(product, idea);
  return new Map(
    product.roles.map((role) => [
      role,
      { ...byDeeds(role, reading, chosen), ...byTrade(role, reading), ...byKind(role, reading) },
    ]),
  );
}
