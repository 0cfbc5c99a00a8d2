import { ADVERBS, stem } from '../lexicon/function-words.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isPerson, isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { NO_DEED, WITHIN } from '../lexicon/second-deeds.ts';
import { SHOW, TELL } from '../reading/action.ts';
import { isAgent } from '../reading/is-agent.ts';
import type { Idea, Other } from '../reading/read-idea.ts';
import { isSound } from './is-sound.ts';
import { GIVES, passiveDeed } from './passive-deed.ts';
import { lowerFirst } from '../reading/trouble-words.ts';

/** A second deed of an idea, as a criterion. */
export interface SecondDeed {
  readonly text: string;
  /** It is an errand of its own as well: of another person, or with another thing. */
  readonly isApart: boolean;
}

/** Whether a further action is one that somebody may want: told as a deed, whole, and no part of a complaint. */
export function isWanted({ text, isJoined, actor }: Other, { form }: Idea): boolean {
  const [first = ''] = text.split(' ');
  if (isJoined && (form === 'problem' || (form === 'imperative' && actor !== undefined && NO_DEED.test(text))))
    return false;
  return (
    // A verb that no list knows may be one; "people whose ticket", "last 200 m" are none.
    (isBaseVerb(first) || !(isPlural(first) || ADVERBS.has(first.toLowerCase()) || /^\d/.test(first))) &&
    !NO_DEED.test(text) &&
    isSound(lowerFirst(text))
  );
}

/** "put people on a list and tell them": whom the first action names. */
export function doneTo({ action }: Idea, actors: string): string {
  const { object, tails } = action.core;
  // "lend kits to schools, and let them pay": those who get them.
  const takers = tails.findLast(({ lead, text }) => lead === 'to' && /^to [\w-]+s$/i.test(text))?.text.slice(3) ?? '';
  if (action.frame === 'do' && isPlural(takers) && isAgent(takers)) return takers;
  return action.frame === 'do' && object?.plural && (isPerson(object.head) || object.head === 'people')
    ? object.text
    : actors;
}

const LONGEST = 24;
/** What goes back to the deed before: "change those", "undo it", "keep the rest". */
const GOES_BACK =
  /\b(?:it|its|them|those|these|others?|rest|remaining|remainder|difference|ones?|same|both|each of|instead|again|back|then|later|afterwards)\b/i;
/** What only a product does, whoever is told to. */
const BY_PRODUCT = new RegExp(`${WITHIN.source}|^(?:remind|notify|warn|alert|inform)$`);
/** What people do with what they get, whoever is ordered to. */
const BY_HAND =
  /^(?:compare|choose|select|pick|see|view|check|review|read|adjust|edit|change|correct|rename|export|print|download|open|add|enter|filter|search|decide)$/;

const QUESTION = /^(?:who|what|when|where|which|how|why|whether)\b/i;

/** The things that a text names, and with `isWhole` its deeds as well, each by its stem. */
function things(text: string, isWhole = false): string[] {
  return tagSentence(splitWords(text))
    .filter(
      ({ tag, lower }) =>
        (/^NS?$/.test(tag) || (isWhole && tag.startsWith('V'))) && lower.length > 2 && !isPerson(lower),
    )
    .map(({ lower }) => stem(lower));
}

/** "photograph" and "photo", "splitting" and "split" */
function isAkin(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= 5 && (one.startsWith(other) || other.startsWith(one)));
}

/** Whether a deed is about what the main one is about, or goes back to it. */
function isAboutIt(text: string, { action }: Idea): boolean {
  if (GOES_BACK.test(text)) return true;
  const told = things(`${action.wish} ${action.outcome ?? ''}`, true);
  return things(text).some((thing) => told.some((other) => isAkin(thing, other)));
}

/** Whether whoever is named is the one who acts: "the planner" of workshop planners, but not the charge nurse of nurses. */
function isDoerNamed(who: string, doer: string): boolean {
  const named = singular(who.toLowerCase().replace(/^(?:the|an?|each|every|all) /, ''));
  return ` ${doer.toLowerCase()}`.endsWith(` ${named}`);
}

/** "let the host correct the names", "let them export it": who does what. */
function letDo(text: string, doer: string): { who: string; deed: string } | undefined {
  const [lead = '', ...words] = text.split(' ');
  if (!/^(?:let|allow|enable)$/i.test(lead)) return undefined;
  for (let at = 1; at <= 4; at++) {
    const who = words.slice(0, at);
    const deed = words.slice(words[at] === 'to' ? at + 1 : at);
    const head = who.at(-1) ?? '';
    const isWho =
      /^(?:them|people|everybody|everyone|others|anybody|anyone)$/i.test(head) ||
      isPerson(singular(head)) ||
      isAgent(head) ||
      isDoerNamed(who.join(' '), doer);
    if (isWho && isBaseVerb(deed[0] ?? '')) return { who: who.join(' '), deed: deed.join(' ') };
  }
  return undefined;
}

/** Whether a deed says little without the one before: it goes back to it, is done to the same thing, tells what it means or goes on within the product. */
export function goesBack(text: string, { action }: Idea): boolean {
  const deed = letDo(text, '')?.deed ?? text;
  const head = readVerbPhrase(deed)?.object?.head ?? '';
  const first = action.core.object?.head ?? '';
  return (
    GOES_BACK.test(text) ||
    WITHIN.test(deed.split(' ')[0] ?? '') ||
    /\bwhat (?:that|this)\b/.test(text) ||
    (head !== '' && isAkin(singular(head.toLowerCase()), singular(first.toLowerCase())))
  );
}

/** A deed that has what it is done to, and can stand behind "can". */
function isWholeDeed(text: string): boolean {
  const [verb = '', next = ''] = text.split(' ');
  const read = readVerbPhrase(text);
  return (
    !/^(?:and|or|,)$/.test(next) &&
    !/\b(?:ours?|us|my|we|I)\b|\btogether$/.test(text) &&
    (read?.object !== undefined || QUESTION.test(next) || (!INTRANSITIVE.test(verb) && (read?.tails.length ?? 0) > 0))
  );
}

const WHOM =
  /^((?:the |an? |every |each |all |those |everyone |everybody )?(?:[\w-]+ )?[\w-]+) ((?:what|which|how|where|why|whether|to|of|about|that|when|if|once|as soon as|before|after|at|in|by|for|within|instead)\b.+)$/i;

/** "the vet when it was last seen", "each guest another table" */
const GETS =
  /^((?:the |an? |every |each |all )?(?:[\w-]+ )?[\w-]+) ((?:what|which|how|where|who|why|when|whether|an?|another|the|their|its) .+)$/i;

/** "the guide the time and the room" */
const TOLD_THING = /^((?:the |every |each |all )(?:[\w-]+ )?[\w-]+) ((?:the|an?|their|its|his|her) .+)$/i;

/** "tell the office about it", "show the vet when it was last seen": who is told, and what. */
function toldSecond(text: string, isProducts: boolean, doer: string): SecondDeed | undefined {
  const [verb = '', ...words] = text.split(' ');
  const rest = words.join(' ');
  const isTold = TELL.test(verb);
  if (/^(?:it|them|for|to|of|about|if|when|that)\b/i.test(rest)) return undefined;
  const [, person = '', what = ''] =
    (isTold ? WHOM : GIVES.test(verb) ? GETS : /(?!)/).exec(rest) ?? (isTold ? TOLD_THING.exec(rest) : null) ?? [];
  const head = person.split(' ').at(-1) ?? '';
  // Whoever is told which, how or that something is so is somebody: "housekeeping".
  const isAnswer =
    /^(?:tell|inform|notify|warn|alert|remind|ask)$/.test(verb) &&
    !/^(?:me|us|they|them|him|her|you|it)$/i.test(person) &&
    /^(?:which|what|how|where|why|whether|that|when)\b/i.test(what);
  const isWho = person !== '' && (isAnswer || isPerson(singular(head)) || isAgent(head));
  if (!isTold && !isWho) return undefined;
  const isMany = isPlural(head) && !/^(?:every|each) /i.test(person);
  const passive = isWho ? `${person} ${isMany ? 'are' : 'is'} ${participle(verb)} ${what}` : passiveDeed(text);
  const who = person || readVerbPhrase(text)?.object?.core || '';
  return passive ? { text: passive, isApart: !isProducts && !isDoerNamed(who, doer) } : undefined;
}

/** "show what that means", "show the vet when it was last seen": what is shown somebody sees. */
function shownSecond(text: string, doer: string): string | undefined {
  const [verb = '', ...words] = text.split(' ');
  const what = words.join(' ');
  return SHOW.test(verb) && QUESTION.test(what) ? `${withArticle(doer)} can see ${what}` : undefined;
}

/** "let them export it", "let the host correct the names" */
function letSecond(text: string, idea: Idea, doer: string): SecondDeed | undefined {
  const { who, deed } = letDo(text, doer) ?? { who: '', deed: '' };
  if (!isWholeDeed(deed)) return undefined;
  const isAbout = isAboutIt(deed, idea);
  const doers = plural(doer);
  const them = idea.actor ? doers : doneTo(idea, doers);
  const name = /^them$/i.test(who) ? them : who;
  const isOwn = name === doers || isDoerNamed(name, doer);
  return { text: `${isOwn ? withArticle(doer) : name} can ${deed}`, isApart: !isOwn && !isAbout };
}

/** What becomes of a thing, where the product sees to it. */
function doneSecond(text: string, { action }: Idea, doer: string): string | undefined {
  const name = action.core.object?.text.replace(/^(?:an?|any) /i, 'the ') ?? '';
  const passive = passiveDeed(text, name)?.replace(/ for them\b/, ` for the ${doer}`);
  return passive && !/\b(?:ours?|us|my|we|I)\b/.test(passive) ? passive : undefined;
}

/** "export it", where it is known what it is. */
function withName(text: string, { action }: Idea): string {
  const { object } = action.core;
  return object && !object.plural && !QUESTION.test(object.core) && object.core.split(' ').length <= 3
    ? text.replace(/^(\w+) it\b/, `$1 the ${object.core}`)
    : text;
}

/**
 * A second deed that is said in one breath with the first, as a criterion: what the product does in the passive ("the time is shown next to
 * it"), what people do as what they can. Whether it is an errand of its own as well is told with it.
 */
export function secondDeed(other: Other, idea: Idea, doer: string): SecondDeed | undefined {
  const { isJoined, whole, actor } = other;
  const { action } = idea;
  const text = withName(lowerFirst(other.text), idea);
  const { length } = text.split(' ');
  if (!isJoined || action.rule || length > LONGEST || length < 2 || !isWanted(other, idea)) return undefined;
  if (/^(?:let|allow|enable|help)\b/.test(text)) return letSecond(text, idea, doer);
  const isAbout = isAboutIt(text, idea);
  const [verb = ''] = text.split(' ');
  if (actor && (/^only /i.test(actor) || !isDoerNamed(actor, doer)))
    return isWholeDeed(text) && !TELL.test(verb) && !/^they$/i.test(actor)
      ? { text: `${actor} can ${text}`, isApart: !/^only /i.test(actor) }
      : undefined;
  const isProducts = action.frame !== 'do';
  const isOrdered = idea.form === 'imperative' && !actor;
  const doers = plural(doer);
  // "put visitors on a list and tell them": whom the first deed names.
  const named = text.replace(/^(\w+) them\b/, (them, first: string) =>
    TELL.test(first) ? `${first} ${idea.actor ? `the ${doer}` : doneTo(idea, doers)}` : them,
  );
  const told = toldSecond(named, isProducts || idea.form === 'system', doer);
  if (told) return told;
  const shown = shownSecond(text, doer);
  if (shown) return { text: shown, isApart: false };
  const isByProduct =
    isProducts ||
    whole === true ||
    BY_PRODUCT.test(verb) ||
    (SHOW.test(verb) && isOrdered) ||
    /^have | (?:automatically|by itself)\b/.test(text);
  const passive = isByProduct && !(isOrdered && BY_HAND.test(verb)) ? doneSecond(text, idea, doer) : undefined;
  if (passive) return { text: passive, isApart: !isProducts && !isAbout };
  return isWholeDeed(text) && (!isProducts || BY_HAND.test(verb))
    ? { text: `${withArticle(doer)} can ${text}`, isApart: !isAbout }
    : undefined;
}
