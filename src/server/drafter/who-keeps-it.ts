import { contentStems, stem } from './lexicon/function-words.ts';
import {
  ADDED,
  ADDS,
  ASKED_BY,
  AUTHORED,
  BOOKED,
  CONSUMED,
  DECLINES,
  FIGURES,
  GIVEN_OUT,
  HANDED_IN,
  IN_A_STATE,
  KEPT_BY,
  KEEPERS_NOUNS,
  KEEPERS_VERBS,
  MADE_BY,
  MAKERS_NOUNS,
  MAKERS_VERBS,
  MARKS,
  NEW_ONE,
  OF_HEADS,
  OF_QUEUE,
  OF_TAKERS,
  OPINION,
  PARTS_VERBS,
  PRICES,
  PERSONAL,
  RULED,
  SENT_IN,
  SETTINGS,
  SHOWN_PRICE,
  SEVERAL,
  TAKEN_BY,
  TO_FRIENDS,
  TAKERS_VERBS,
  TO_ALL,
  TO_ANOTHER,
} from './lexicon/keeping.ts';
import { isKindred } from './lexicon/kindred.ts';
import { GIVES } from './lexicon/sides.ts';
import { dealsWith } from './who-deals-with-them.ts';
import { readVerb } from './language/verbs.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { isKin } from './match-doings.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { isServed } from './role-kind.ts';
import { answersFor, settersOf } from './who-answers-for-it.ts';
import { sidesOf, type Sides } from './two-sides.ts';
import { overseers } from './who-else.ts';

/** What is "my" is mostly that of those who are served; what are my clients and my books are not. */
const OWN =
  /\b(?:my|mine)\b(?! (?:own )?(?:[\p{L}-]+ )?(?:accountants?|advisors?|advisers?|bookkeepers?|boss|clients?|colleagues?|customers?|guests?|lawyers?|patients?|pupils?|staff|students?|team)\b)/iu;

/**
 * Whose work an idea sounds like: `parts` is what those keep who run the service, whatever it is about, `many` what they do with things that
 * they have to do with, `several` at once; `own` is what somebody does with what they have made, and `queue` what they do with much that others have sent in.
 */
type Work = 'parts' | 'many' | 'several' | 'own' | 'queue';

/** The verb, of what is named as well: "bulk edit", "let me duplicate". */
function verbOf({ action, text }: Idea): string {
  if (!action.isThing) return action.core.verb.toLowerCase();
  const first = /^(?:(?:please|bulk|mass|auto|automatic) )*([\p{L}-]+)/iu.exec(text)?.[1]?.toLowerCase() ?? '';
  return KEEPERS_VERBS.test(first) || MAKERS_VERBS.test(first) ? first : '';
}

/** What somebody says that they do: "when I add a discount". */
function toldVerb(text: string): string {
  return /\b(?:when|while|after|before|if) i ([\p{L}-]+) /iu.exec(text)?.[1]?.toLowerCase() ?? '';
}

function workOf(idea: Idea): Work | undefined {
  const { action, text, form } = idea;
  if (
    form === 'story' ||
    action.frame === 'not' ||
    action.frame === 'told' ||
    OWN.test(text) ||
    OF_TAKERS.test(text) ||
    PERSONAL.test(text)
  )
    return undefined;
  const verb = verbOf(idea);
  const isNamed = action.isThing || form === 'noun phrase';
  const isOfHouse =
    ((isNamed || /^(?:add|create|define|introduce|set) /i.test(text)) && KEEPERS_NOUNS.test(text)) ||
    IN_A_STATE.test(action.wish) ||
    TO_ALL.test(action.wish);
  const isLaidDown = /^set\b/.test(action.wish) && SETTINGS.test(action.core.object?.head ?? '');
  // "show the price per night": whoever pays it wants to see it.
  const isShownPrice = SHOWN_PRICE.test(text);
  if ((isOfHouse && !isShownPrice) || isLaidDown || PARTS_VERBS.test(verb)) return 'parts';
  const isSet = MAKERS_VERBS.test(verb) && SETTINGS.test(action.core.object?.head ?? '');
  if (KEEPERS_VERBS.test(verb) || isSet) return 'many';
  if (SEVERAL.test(text)) return 'several';
  if (
    OF_QUEUE.test(verb) ||
    /^print [\p{L}]+s\b/u.test(action.wish) ||
    (ADDS.test(verb) && MARKS.test(action.core.object?.head ?? ''))
  )
    return 'queue';
  const isAdded = !action.isThing && ADDS.test(verb);
  const isOwn = isAdded || MAKERS_VERBS.test(verb) || ADDS.test(toldVerb(text));
  return isOwn || (isNamed && MAKERS_NOUNS.test(text)) ? 'own' : undefined;
}

function touches(object: ReadonlySet<string>, things: ReadonlySet<string>): boolean {
  for (const word of object) for (const thing of things) if (isKin(word, thing)) return true;
  return false;
}

/** Whether one of the deeds of a role is done to one of the things. */
function does(role: Role, things: ReadonlySet<string>, kind?: RegExp): boolean {
  return role.doings.some(({ verb, object }) => (!kind || kind.test(verb)) && touches(object, things));
}

/** Whether they make such a thing: "a booking" is made by whoever books. */
function makesOne(role: Role, things: ReadonlySet<string>): boolean {
  return (
    does(role, things, MADE_BY) ||
    role.doings.some(
      ({ verb }) => verb.length > 3 && !/^(?:rate|open|look)$/.test(verb) && touches(new Set([stem(verb)]), things),
    )
  );
}

/** What it is done to, and what that belongs to: of "the trainer of a course" both. */
function thingsOf({ action, text }: Idea): ReadonlySet<string> {
  const head = action.core.object?.head;
  const behind = text
    .replaceAll('-', ' ')
    .matchAll(/\b(?:of|to|on|in|for|about|which) (?:(?:the|an?|our|every|each|all|another) )?([\p{L} ]{3,40})/giu);
  return new Set([
    ...(head ? [...contentStems(head.replaceAll('-', ' '))] : []),
    ...(action.isThing ? contentStems(action.core.object?.core ?? '') : []),
    ...contentStems(Array.from(behind, ([, what = '']) => what).join(' ')),
  ]);
}

/** "mark a bouquet as bound": those who bind them; "reply to a review": those who have not written it. */
function othersThan(idea: Idea, { staff, served }: Sides): readonly Role[] {
  const { wish, core } = idea.action;
  const [, state = ''] = /^mark .+ as ([\p{L}]+)/u.exec(wish) ?? [];
  const verb = readVerb(state);
  const doesSo = (role: Role): boolean => role.doings.some((one) => one.verb === verb?.base);
  const marking =
    verb?.form === 'past' ? [staff.filter(doesSo), served.filter(doesSo)].find(({ length }) => length > 0) : [];
  if (marking && marking.length > 0) return marking;
  // "mark a drink as served": whoever has only ordered it does not.
  if (verb?.form === 'past') return [...staff, ...served.filter((role) => !isServed(role))];
  const answered = /^(?:reply to|respond to|answer) (?:the |an? )?([\p{L} ]{3,30}?)(?= (?:of|from|by)\b|$)/u.exec(
    wish,
  )?.[1];
  if (answered) {
    const things = contentStems(answered);
    const wrote = (role: Role): boolean => makesOne(role, things) || does(role, things, ASKED_BY);
    if (served.some(wrote) !== staff.some(wrote)) return served.some(wrote) ? staff : served;
  }
  // "decline a repair": not those who have asked for it.
  const declined = DECLINES.test(wish) ? contentStems(core.object?.core ?? '') : undefined;
  const isAsked = declined && served.some((role) => does(role, declined, TAKEN_BY) || makesOne(role, declined));
  return isAsked && !served.some(({ doings }) => doings.some((one) => DECLINES.test(one.verb))) ? staff : [];
}

/** A longer idea tells by its other words whose work it is. */
function isTerse({ text }: Idea): boolean {
  return text.split(/\s+/).length <= 11;
}

/**
 * Whoever creates or looks after a kind of thing edits, duplicates, numbers, tags, archives and counts it; those who only book, open, pay or
 * read it do not. The roles that may be meant by such an idea; none where it is no such work or where nothing tells them apart.
 */
export function keepersOf(idea: Idea, roles: readonly Role[]): readonly Role[] {
  if (!isTerse(idea)) return [];
  const parted = sidesOf(roles);
  const { staff, served } = parted;
  if (staff.length === 0 || served.length === 0 || idea.form === 'story') return [];
  const others = othersThan(idea, parted);
  if (others.length > 0) return others;
  const [, other = ''] = TO_ANOTHER.exec(idea.text) ?? [];
  const place = new Set(other ? [stem(other)] : []);
  if (staff.some((role) => does(role, place, MADE_BY)) || served.some((role) => does(role, place, TAKEN_BY)))
    return staff;
  const work = workOf(idea);
  if (!work) return [];
  const things = thingsOf(idea);
  const touched = staff.filter((role) => makesOne(role, things) || does(role, things));
  // "extend several loans at once": what the description says that they do.
  const verb = stem(idea.action.core.verb);
  const isTheirs = served.some(({ doings }) =>
    doings.some((doing) => stem(doing.verb) === verb && touches(doing.object, things)),
  );
  if (isTheirs) return [];
  const makers = served.filter((role) => makesOne(role, things));
  if (GIVEN_OUT.test(verbOf(idea)) && touched.length === 0) return staff;
  // "import chapters from a file": those who upload them.
  if (verb === 'import' && makers.length > 0 && touched.length === 0) return makers;
  if (work === 'parts')
    return PARTS_VERBS.test(verbOf(idea)) && (touched.length === 0 || verb === 'block') ? headsOf(staff) : staff;
  // "filter faults by plot": whoever has only reported them has few.
  const isOfName = served.some(({ name }) => touches(contentStems(name.split(' ').slice(0, -1).join(' ')), things));
  if (work === 'queue' && (isOfName || served.some((role) => does(role, things, SENT_IN)))) return staff;
  if (makers.length > 0 && touched.length === 0) return makers;
  if (work === 'several' && touched.length === 0 && !served.some((role) => does(role, things))) return [];
  if (work === 'many' || work === 'several')
    return (work === 'many' && !OF_HEADS.test(verbOf(idea))) || touched.length > 0 ? staff : headsOf(staff);
  if (work === 'queue') return makers.length > 0 ? staff : [];
  const isTaken = served.some((role) => does(role, things, TAKEN_BY));
  // "add photos to a plot": whoever has it from others may add to it, unless these have written it themselves.
  const isAdded = ADDED.test(idea.action.wish) && isTaken && !NEW_ONE.test(idea.text);
  if (isAdded && !staff.some((role) => does(role, things, AUTHORED))) return [];
  // "withdraw a paper": whoever has handed it in, where those who see to it have not written it.
  const givers =
    verbOf(idea) === '' && touched.length > 0 ? [] : served.filter((role) => does(role, things, HANDED_IN));
  if (givers.length > 0 && !staff.some((role) => does(role, things, AUTHORED) || does(role, things, KEPT_BY)))
    return givers;
  if (makers.length > 0) return [];
  if (!(touched.length > 0 || isTaken || toldVerb(idea.text))) return [];
  return touched.length === 0 && NEW_ONE.test(idea.text) ? headsOf(staff) : staff;
}

/** Those who oversee the others, where there are any. */
export function headsOf(staff: readonly Role[]): Role[] {
  const over = overseers(staff);
  if (over.length > 0) return over;
  const setting = staff.filter(({ doings }) =>
    doings.some(({ verb, rest }) => /^(?:set|decide)$/.test(verb) && PRICES.test(rest)),
  );
  if (setting.length > 0) return setting;
  const makers = staff.filter(({ doings }) => doings.some(({ verb }) => KEPT_BY.test(verb)));
  return makers.length > 0 ? makers : [...staff];
}

/** Those who are served, where only they have such a thing or do it: "pay a late fee", "waiting list", "download a score". */
export function takersOf({ action, text, form }: Idea, roles: readonly Role[]): readonly Role[] {
  const { staff, served } = sidesOf(roles);
  if (form === 'story' || action.rule !== undefined || /\b(?:we|us|our)\b/i.test(text)) return [];
  const isNamed = action.isThing || form === 'noun phrase';
  if (
    TO_FRIENDS.test(text) ||
    SHOWN_PRICE.test(text) ||
    (/^(?:change|edit|save|update)\b/.test(action.wish) && PERSONAL.test(text))
  )
    return served;
  if (TAKERS_VERBS.test(action.wish) || (isNamed && (OF_TAKERS.test(text) || OPINION.test(text)))) return served;
  const things = new Set(contentStems(action.core.object?.core ?? ''));
  // "dog-friendly huts filter"
  const isSought =
    /[\p{L}] (?:filter|finder)$/iu.test(text) && !served.some((role) => makesOne(role, contentStems(text)));
  const isConsumed =
    CONSUMED.test(action.wish) &&
    !/\ball\b/.test(action.wish) &&
    (staff.some((role) => does(role, things, MADE_BY) || does(role, things, GIVES)) ||
      !staff.some((role) => does(role, things)));
  // "book a trial lesson": of nobody else the description says that they book.
  const isBooked =
    BOOKED.test(action.core.verb) &&
    !staff.some(({ doings }) => doings.some((one) => isKindred(one.verb, action.core.verb)));
  return isConsumed || isSought || isBooked ? served : [];
}

/** How much more somebody is meant by such work who makes what it is about, sets what things cost or looks at figures. */
export function keeping(role: Role, idea: Idea, roles: readonly Role[]): number {
  const parted = sidesOf(roles);
  if (dealsWith(role, idea, roles)) return 0.8;
  if (parted.served.includes(role)) return 0;
  const { text, action } = idea;
  // A longer idea tells by its other words whose work it is, but for figures.
  if (!isTerse(idea)) return FIGURES.test(text) && answersFor(role) ? 0.6 : 0;
  const isSeen = /^(?:see|know) (?:which|how many) /.test(action.wish);
  const isWork = isSeen || TO_ANOTHER.test(text) || workOf(idea) !== undefined;
  const words = new Set([...thingsOf(idea), ...contentStems(text.replaceAll('-', ' '))]);
  const isMaker = role.doings.some(
    ({ verb, stems }) =>
      MADE_BY.test(verb) && touches(new Set([...stems].filter((word) => word !== stem(verb))), words),
  );
  const made = isWork && isMaker ? (isSeen ? 0.5 : 0.8) : 0;
  const isNamed = action.isThing || idea.form === 'noun phrase';
  const isBilling = /^(?:bill|charge|invoice)\b/.test(action.wish);
  const isSetter =
    !SHOWN_PRICE.test(text) &&
    (isBilling || isNamed || isWork) &&
    (isBilling || PRICES.test(text.replace(/ with .*$/i, ''))) &&
    settersOf(roles).includes(role);
  const [, each = ''] = /\bper ([\p{L}]+)/iu.exec(text) ?? [];
  const isEach = each !== '' && isNamed && roleNamed(each, roles) !== undefined;
  const isCounted = isSeen || isEach || ((isNamed || isWork) && FIGURES.test(text));
  const looks = answersFor(role);
  const isBarring = (RULED.test(verbOf(idea)) || /^set\b/.test(action.wish)) && overseers(roles).includes(role);
  return (
    made +
    (isBarring ? 0.3 : 0) +
    (isSetter ? 0.8 : 0) +
    (isCounted ? (looks ? 0.8 : overseers(roles).includes(role) ? 0.6 : 0) : 0)
  );
}
