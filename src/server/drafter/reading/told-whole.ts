import { isPerson, isPlural } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { NO_DEED, WITHIN } from '../lexicon/second-deeds.ts';
import { passiveDeed } from '../writing/passive-deed.ts';
import { SHOW, TELL, type Action } from './action.ts';
import { besides, HAD } from './had-done.ts';
import type { Other } from './read-idea.ts';
import type { Request } from './read-request.ts';

/** So many words a wish may have that is told with all that belongs to it. */
const MOST = 32;

/** What says that a deed belongs to the one before, and is no wish of its own: "fire the others", "have it sent", "say why". */
const BELONGS =
  /\b(?:it|its|them|their|they|others?|rest|remaining|remainder|difference|ones?|same|still|why|how|back|again|then|later)\b/i;

/** What says so of an order or a wish: what is only done to the same thing ("and send it to the family") can be told by a criterion. */
const BOUND =
  /\b(?:others|rest|remaining|remainder|difference|ones?|same|still|back|again|later|afterwards|only once)\b/i;

/** What is told of a thing in a clause of its own: "that still have no date". */
const OF_THING = / (?:that|which|who) (?:still |only |also )?(?:is|are|was|were|has|have|had|do|does|can)\b.+$/i;

/** "let members report it and tell them where to go": those who act are told, and do not tell themselves. */
const TO_THEM =
  /^(?:show|send|offer|give|suggest|direct|point|lead|guide|take) them (?!(?:out|back|off|on|in|up|away|again|together|all)$)/i;

/** Whether "them" in a deed are those who act: no other people are named in front of it. */
function isDoneToActor({ actor: doer, text }: Other, actor: string | undefined, main: string): boolean {
  const [verb = '', who = ''] = text.split(' ');
  return (
    actor !== undefined &&
    // "but only managers can send them out": things are sent.
    doer === undefined &&
    ((TELL.test(verb) && /^them$/i.test(who)) || TO_THEM.test(text)) &&
    !main.split(' ').some((word) => isPlural(word) && isPerson(word))
  );
}

/** "tell the parents about it": who is told, and what. */
const TOLD =
  /^([a-z-]+) ((?:the |an? |every |each |all |any )?(?:[\w-]+ ){0,2}?[\w-]+) ((?:who|what|which|how|where|why|whether|to|of|about|that|when|if|once|as soon as|before|after|at|in|by|within|straight|at once)\b.+)$/i;
/** "tell the guide the time and the room" */
const TOLD_THING = /^([a-z-]+) ((?:the |every |each |all )(?:[\w-]+ )?[\w-]+) ((?:the|an?|their|its|his|her) .+)$/i;

/** What else the product does, from the side of whoever wishes it: "have the changed ones listed". Nothing where it cannot be said so. */
function hadDone(text: string): string | undefined {
  const us = /^(?:warn|tell|notify|remind|alert|inform) (?:me|us) (.+)$/i.exec(text)?.[1];
  const [verb = ''] = text.split(' ');
  if (us) return `be ${participle(verb.toLowerCase())} ${us}`;
  const [, , who = '', what = ''] = TELL.test(verb) ? (TOLD.exec(text) ?? TOLD_THING.exec(text) ?? []) : [];
  if (who) return `have ${who} ${participle(verb.toLowerCase())} ${what}`;
  // "show a count of how many were hidden": nobody else is shown it.
  if (SHOW.test(verb) && !/ to (?:the|an?|every|each|all|those|everybody|everyone|people|[a-z]+s) /i.test(`${text} `))
    return `see ${text.slice(verb.length + 1)}`;
  const passive = passiveDeed(text);
  const [, thing = '', done = ''] = /^(.+?) (?:is|are) ([a-z]+(?: .+)?)$/.exec(passive ?? '') ?? [];
  return thing && !/\b(?:is|are|who|that|which)\b/.test(thing) ? `have ${thing} ${done}` : undefined;
}

const GIVEN = /^(?:offer|send|give)$/i;

/** A wish with what else comes of it; what becomes of a thing goes with the deed, and is no second one. */
export function withHad(main: string, link: string, had: string): string | undefined {
  const told = besides(had);
  if (told) return `${main.replace(/,$/, '')}, with ${told}`;
  return HAD.test(had) ? undefined : `${main}${link}${had}`;
}

/** What somebody else is let do. */
const LET = /^(?:let|allow|enable|help)\b/;

/** "and show them where it stands": those who act see it. */
function hadThemselves(text: string): string | undefined {
  const [, verb = '', what = ''] =
    /^([a-z]+) them (?!(?:by|over|off|up|down|on|in|at|next|beside|from|with|as|under|above|below|behind)\b)(.+)$/i.exec(
      text,
    ) ?? [];
  if (SHOW.test(verb)) return /^(?:that|to) /i.test(what) ? undefined : `see ${what}`;
  return TELL.test(verb) || GIVEN.test(verb) ? `be ${participle(verb.toLowerCase())} ${what}` : undefined;
}

/** Where the second deed of an order begins, as it was said. */
function joint(all: string, main: string): { link: string; deed: string } | undefined {
  const [, link = '', deed = ''] =
    /^(,? (?:and|but|or)(?: then| also| still| only)? )(.+)$/.exec(all.slice(main.length)) ?? [];
  return deed ? { link, deed } : undefined;
}

/**
 * The second half of an order or a wish, told with the first: what the same person does as it was said, what the product does as what it
 * is to do. Nothing where it is no deed that can stand there.
 */
function orderedWhole({ actor, speaker }: Request, main: string, all: string): string | undefined {
  const second = joint(all, main);
  const [verb = '', next = ''] = second?.deed.split(' ') ?? [];
  if (
    !second ||
    !isBaseVerb(verb) ||
    !next ||
    NO_DEED.test(second.deed) ||
    LET.test(second.deed) ||
    /^(?:go|come|stay|arrive|lie|stand|run)\b/.test(second.deed)
  )
    return undefined;
  const own = actor ? hadThemselves(second.deed) : undefined;
  if (own) return withHad(main, second.link, own);
  if (HAD.test(second.deed)) return withHad(main, second.link, second.deed);
  // "keep their winter place": it is theirs to keep.
  const isTheirs = /^keep (?:my|our|their|his|her|what|hold|track|an eye)\b/i.test(second.deed);
  const isProducts = (WITHIN.test(verb) && !isTheirs) || (!actor && !speaker && (TELL.test(verb) || SHOW.test(verb)));
  if (!isProducts) return all;
  const done = hadDone(second.deed);
  return done && withHad(main, second.link, done);
}

/**
 * What else comes with what somebody gets or sees from the product: "and let them tick off each" is done by them, "and mark the late ones"
 * by the product.
 */
function receivedWhole({ kind }: Request, { wish, frame }: Action, { text, actor }: Other): string | undefined {
  if (kind !== 'system' || actor || !(/^(?:get|see) /.test(wish) && frame === 'do')) return undefined;
  const does = /^(?:let|allow) them (?:to )?([a-z-]+ .+)$/i.exec(text)?.[1];
  const had = (does && isBaseVerb(does.split(' ')[0] ?? '') ? does : undefined) ?? hadThemselves(text);
  const [verb = ''] = text.split(' ');
  return had ?? (WITHIN.test(verb) && !/\b(?:it|them)\b/.test(text) ? hadDone(text) : undefined);
}

/** The first action, the same with what is joined to it, and the joined deed where a criterion that tells it is enough. */
interface Whole {
  readonly main: string;
  readonly all: string;
  readonly apart?: string | undefined;
}

/** What is told as one wish: its words, and the deeds in it as parts of the first. */
export interface ToldWhole {
  /** The first action and the same with what is joined to it. */
  readonly whole?: Whole | undefined;
  readonly others: readonly Other[];
}

/** The second half of an order, a wish or a question, and whether a criterion can tell it as well. */
function orderedOne(
  request: Request,
  action: Action,
  main: string,
  all: string | undefined,
  [second, ...more]: readonly Other[],
): Whole | undefined {
  const { form, kind } = request;
  if (
    !/^(?:imperative|wish|question)$/.test(form) ||
    kind !== 'act' ||
    action.frame !== 'do' ||
    action.rule !== undefined ||
    !all?.startsWith(main) ||
    all.split(' ').length > MOST ||
    !second ||
    more.length > 0 ||
    second.actor ||
    second.whole
  )
    return undefined;
  const told = orderedWhole(request, main, all);
  const isBound = told?.startsWith(', with ', main.length) || BOUND.test(all.slice(main.length).replace(OF_THING, ''));
  return told === undefined ? undefined : { main, all: told, apart: isBound ? undefined : second.text };
}

/**
 * A full story or a question keeps its own words, also those of a second deed that belongs to the first: "reject one shelf and still
 * fire the others", "round the hours but keep the minutes". Any other deed is an idea of its own.
 */
export function toldWhole(
  request: Request,
  action: Action,
  main: string,
  all: string | undefined,
  others: readonly Other[],
): ToldWhole {
  const { form, kind, actor } = request;
  // "get in and download it": what stands in front of the deed.
  if (all !== undefined && others.length === 0 && all.endsWith(main) && kind === 'act' && action.frame === 'do')
    return { whole: all === main ? undefined : { main, all }, others };
  const done = others.map((other) =>
    isDoneToActor(other, actor, main)
      ? { actor: undefined, text: other.text.replace(/ them\b/i, ` ${actor}`), whole: true }
      : other,
  );
  // What belongs to the first deed of a question is told with it in any case.
  const isOldWay = BELONGS.test((all ?? '').slice(main.length)) && !done.some((other) => other.whole);
  const ordered = isOldWay && form === 'question' ? undefined : orderedOne(request, action, main, all, others);
  const [second, ...more] = others;
  const got = second && more.length === 0 && form === 'imperative' ? receivedWhole(request, action, second) : undefined;
  if (got && `${action.wish} ${got}`.split(' ').length < MOST)
    return {
      whole: { main: action.wish, all: withHad(action.wish, ' and ', got) ?? action.wish },
      others: done.map((other) => ({ ...other, isInWish: true })),
    };
  // "and show them how long that takes": what they see of it is told as theirs.
  // "and warn them when it drops": of what, stands in the deed that is told apart.
  const named = /^\S+ them (?:when|whenever|if|once|as soon as|before|after) the /i.test(second?.text ?? '')
    ? second?.text
    : undefined;
  const own = ordered && actor ? hadThemselves(named ?? joint(all ?? '', main)?.deed ?? '') : undefined;
  if (ordered && own)
    return { whole: ordered, others: [{ actor: undefined, text: own, isInWish: true, isBound: true }] };
  if (ordered) return { whole: ordered, others: done.map((other) => ({ ...other, isInWish: true })) };
  const isOwn = others.length > 0 && others.every((other) => !other.actor && !other.whole);
  if (
    all === undefined ||
    !isOwn ||
    done.some((other) => other.whole) ||
    !all.startsWith(main) ||
    !BELONGS.test(all.slice(main.length)) ||
    kind !== 'act' ||
    action.frame !== 'do' ||
    action.rule !== undefined ||
    !(form === 'story' || form === 'question') ||
    all.split(' ').length > MOST
  )
    return { others: done };
  // "and say why": too little to be looked at by itself.
  const told = others.filter(({ text }) => text.split(' ').length > 2);
  // "and list the desks that are still free": only the desks are told so.
  const isOwnDeed = form === 'question' && !BELONGS.test(all.slice(main.length).replace(OF_THING, ''));
  const apart = isOwnDeed && more.length === 0 ? second?.text : undefined;
  return { whole: { main, all, apart }, others: told.map(({ text }) => ({ actor: undefined, text, isBound: true })) };
}

/** Whether one of the criteria tells a deed, whatever it calls the things that it points to. */
export function isTold(deed: string, criteria: readonly string[]): boolean {
  // "show the number": whoever acts can see it.
  const [verb = '', ...rest] = deed.split(' ');
  const own = [...contentStems(SHOW.test(verb) || TELL.test(verb) || GIVEN.test(verb) ? rest.join(' ') : deed)];
  return criteria.some((text) => {
    const said = contentStems(text);
    return own.every((word) => said.has(word));
  });
}

/** The wish with all that was told in one breath with it; as it is where it has been put in other words, or where a criterion tells the rest. */
export function withAll(wish: string, whole: ToldWhole['whole'], criteria: readonly string[]): string {
  if (!whole || !wish.startsWith(whole.main) || (whole.apart && isTold(whole.apart, criteria))) return wish;
  return `${whole.all}${wish.slice(whole.main.length)}`;
}
