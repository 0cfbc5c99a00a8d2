import { withHad } from './told-whole.ts';
import { textOf } from '../grammar/parse.ts';
import { splitWords } from '../grammar/words.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { isPerson, singular } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { phrase, TELL, type Action } from './action.ts';
import type { People } from './people.ts';
import type { Idea } from './read-idea.ts';
import { wholeReceiver } from './whole-receiver.ts';
import { doneTo, nameEnd, notOf, stateOf, startsCase, turnDeed, type Deed, type Turned } from './turn-deed.ts';

/** What one gets or sees of what is sent or shown. */
const TAKEN: Readonly<Record<string, string>> = {
  send: 'get',
  give: 'get',
  offer: 'get',
  grant: 'get',
  hand: 'get',
  lend: 'get',
  show: 'see',
};
/** What tells which of them are meant: "keepers with an apiary", "members who have not paid", "parents whose child is ill". */
const NARROWS = /^(?:who|that|whose|with|without|in|inside|at|under|over|near|outside)$/;
const MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const OF_GROUP =
  /^(of (?:the|an?|that|this|each|every|their) [\w-]+(?: [\w-]+)??) (?:when|if|once|as soon as|within|at least|\d)/i;
const THEY = /\b(?:they|their|them|theirs)\b/i;

/** Where what tells which of them are meant ends, and what they are told begins. */
function endOfNarrowing(words: readonly Tagged[], from: number): number {
  for (let at = from + 1; at < words.length; at++)
    if (startsCase(words.slice(at)) || words[at]?.lower === 'about') return at;
  return -1;
}

/** "with an apiary in the zone" as the case of whoever is told: "they have an apiary in the zone". */
function asCase(words: readonly Tagged[]): string | undefined {
  const [first, second, ...rest] = words;
  if (!first || !second) return undefined;
  const left = textOf([second, ...rest]);
  if (first.lower === 'with') return `they have ${left}`;
  if (first.lower === 'without') return `they do not have ${left}`;
  if (first.lower === 'whose') return `their ${left}`;
  if (/^(?:who|that)$/.test(first.lower)) {
    if (!/^(?:BE|HV|DO|M|V0|VZ|VD)$/.test(second.tag)) return undefined;
    const known = readVerb(second.lower);
    return `they ${MANY[second.lower] ?? (known?.form === 'third' ? known.base : second.text)} ${textOf(rest)}`.trim();
  }
  return `they are ${textOf(words)}`;
}

/** Whether "they" in what somebody is told may be others who are named there. */
function namesOthers(rest: string): boolean {
  const at = rest.search(THEY);
  return (
    at > 0 &&
    rest
      .slice(0, at)
      .toLowerCase()
      .split(/[^a-z-]+/)
      .some((word) => isPerson(singular(word)) || isPerson(word))
  );
}

/** What is read of a deed that is done to people: who gets or is told it, what, and in which case. */
interface Told {
  readonly who: string;
  readonly wish: string;
  readonly rest: string;
  readonly inCase: string;
  /** Which of them are meant is told by what they belong to. */
  readonly isGroup?: boolean;
}

function readTold({ words, negated, adverbs }: Deed, people: People): Told | undefined {
  const verb = words[0]?.lower ?? '';
  const named = people.leading(textOf(words.slice(1)));
  const end = Math.max(nameEnd(words, 1), named ? splitWords(named, people.names).length + 1 : 0);
  const who = end > 0 ? textOf(words.slice(1, end)) : '';
  if (
    !who ||
    negated ||
    adverbs.includes('only') ||
    !people.isPersonPhrase(who) ||
    people.isSpeaker(who) ||
    /^(?:them|him|her|everybody|everyone|all)$/i.test(who)
  )
    return undefined;
  const next = words[end];
  if (!next || next.tag === 'C' || next.lower === 'only') return undefined;
  const take = TAKEN[verb];
  const isNarrowed = NARROWS.test(next.lower) && !startsCase(words.slice(end));
  if (take) {
    const whole = wholeReceiver(verb, who, textOf(words.slice(end)));
    if (whole)
      return { who: `${who} ${whole.narrowed}`, wish: `${take} ${whole.thing}`, rest: whole.thing, inCase: '' };
    const isThing =
      /^(?:D|A|N|NS|VN)$/.test(next.tag) || /^(?:how(?: \w+)?|what|which|where|whether)$/.test(next.lower);
    const rest = textOf(words.slice(end));
    return isThing ? { who, wish: `${take} ${rest}`, rest, inCase: '' } : undefined;
  }
  if (!TELL.test(verb) && verb !== 'deny') return undefined;
  const from = isNarrowed ? endOfNarrowing(words, end) : end;
  if (from < 0) return undefined;
  // "all parents of a route as soon as the bus is late": which parents are meant, and not what they are told of.
  const group =
    verb === 'remind' || words[from]?.lower !== 'of' ? '' : (OF_GROUP.exec(textOf(words.slice(from)))?.[1] ?? '');
  if (group) {
    const left = textOf(words.slice(from)).slice(group.length + 1);
    return { who, wish: `be ${participle(verb)} ${left}`, rest: left, inCase: '', isGroup: true };
  }
  const rest = textOf(words.slice(from));
  const inCase = isNarrowed ? asCase(words.slice(end, from)) : '';
  if (
    inCase === undefined ||
    !(
      isNarrowed ||
      startsCase(words.slice(from)) ||
      /^(?:of|about|that|to|for|how(?: \w+)?|what|which|whether|where|by|via|in|on|at|with)$/.test(
        words[from]?.lower ?? '',
      )
    )
  )
    return undefined;
  return { who, wish: `be ${participle(verb)} ${rest}`, rest, inCase };
}

/** What else the product does, behind what somebody is told: "and have new orders blocked once it is overdrawn". */
function besides(deed: Deed, who: string, system: string, asDone: string): { wish: string; state: string } {
  const [verb, whom] = deed.words;
  // "and remind them again": the same people.
  if (verb && TELL.test(verb.lower) && whom?.lower === 'them' && !deed.negated) {
    const rest = textOf(deed.words.slice(2));
    return {
      wish: `be ${participle(verb.lower)} ${rest}`,
      state: `${who} ${who.endsWith('s') ? 'are' : 'is'} ${participle(verb.lower)} ${rest}`,
    };
  }
  // "and ask for a reply": the same people are asked.
  if (
    /^(?:ask|remind|prompt)$/.test(verb?.lower ?? '') &&
    /^(?:for|to|of|about)$/.test(whom?.lower ?? '') &&
    !deed.negated
  ) {
    const done = `${participle(verb?.lower ?? '')} ${textOf(deed.words.slice(1))}`;
    return { wish: `be ${done}`, state: `${who} ${who.endsWith('s') ? 'are' : 'is'} ${done}` };
  }
  const turned = deed.negated || deed.adverbs.includes('only') ? undefined : turnDeed(deed);
  return turned
    ? { wish: `have ${doneTo(turned)}`, state: stateOf(turned, false) }
    : { wish: `be sure that ${system} ${asDone}`, state: `${system} ${asDone}` };
}

/** "send a reminder to every signer who has not opened it": they get it already, and no word of it is lost. */
function isGot({ action, actor }: Idea, { words, negated }: Deed): boolean {
  const said = textOf(words.slice(1));
  const at = actor === undefined ? -1 : said.toLowerCase().indexOf(` to ${actor.toLowerCase()}`);
  if (negated || at < 0 || !actor) return false;
  const thing = said.slice(0, at);
  const left = said.slice(at + ` to ${actor}`.length).trim();
  return (
    !/ only$/i.test(thing) &&
    /^(?:$|,|(?:when|whenever|if|once|as soon as|before|after|until|within|by|every|each|at|on|\d\S*) )/i.test(left) &&
    /^(?:get|see) /.test(action.wish) &&
    action.wish.toLowerCase().slice(4).startsWith(thing.toLowerCase())
  );
}

/** What the product tells or gives somebody, as what they are told or get; nothing where it is not certain who they are. */
export function toldBySystem(
  idea: Idea,
  { subject, deeds }: { readonly subject: string; readonly deeds: readonly Deed[] },
  people: People,
  asDone: (deed: Deed) => string,
): Pick<Idea, 'action' | 'actor' | 'wanted' | 'whole' | 'details' | 'others' | 'isAsSaid'> | undefined {
  const [first, ...more] = deeds;
  const told = first && readTold(first, people);
  if (first && !told && more.length === 0 && isGot(idea, first)) return idea;
  if (!first || !told) return undefined;
  const { who, wish, rest, inCase, isGroup } = told;
  // "remind parents who have not paid": of what they have not done.
  if (inCase.startsWith('they have not ') && idea.action.wish.startsWith('be reminded ') && more.length === 0)
    return idea;
  if (inCase && namesOthers(rest)) return undefined;
  const turned = turnDeed(first);
  const own = idea.action.wish.replace(/\b(?:I|me|my)\b/g, '').trim();
  const isTold = wish.startsWith('be ');
  const action: Action =
    own === wish && !isGroup
      ? idea.action
      : {
          frame: isTold ? 'told' : 'do',
          wish,
          core: phrase(isTold ? `${first.words[0]?.lower} ${rest}` : wish),
          ...(inCase || isGroup ? { outcome: turned ? stateOf(turned, false) : `${subject} ${asDone(first)}` } : {}),
          isThing: false,
        };
  const others = more.map((deed) => besides(deed, who, subject, asDone(deed)));
  const isLong = /,| (?:if|when|once|unless|until|while|before|after) /.test(wish);
  const base = `${wish}${inCase ? ` when ${inCase}` : ''}`;
  const [next] = others;
  const all =
    (next && others.length === 1 ? withHad(base, isLong || inCase ? ', and ' : ' and ', next.wish) : undefined) ??
    [base, ...others.map((other) => other.wish)].join(isLong || others.length > 1 || inCase ? ', and ' : ' and ');
  return {
    action,
    actor: who,
    ...(namesOthers(rest) ? { isAsSaid: true } : {}),
    ...(all === wish ? {} : { wanted: all }),
    whole: undefined,
    details: others.map(({ state }) => state),
    others: [],
  };
}

/** "should not log me out": whoever says so is not to be logged out. */
export function ofSpeaker(idea: Idea, deed: Deed, turned: Turned | undefined): Idea | undefined {
  if (!turned || !/^(?:me|us)$/i.test(turned.thing)) return undefined;
  const done = [deed.negated ? notOf(deed) : '', 'be', turned.done, turned.rest].filter(Boolean).join(' ');
  const is = ['is', deed.negated ? notOf(deed) : '', turned.done, turned.rest].filter(Boolean).join(' ');
  return {
    ...idea,
    form: 'system',
    action: {
      frame: 'told',
      wish: done,
      core: phrase(textOf(deed.words)),
      outcome: `{the actor} ${is}`,
      isThing: false,
      name: deed.negated ? `no longer ${turned.done} ${turned.rest}`.trim() : undefined,
    },
    wanted: undefined,
    whole: undefined,
    details: [],
    others: [],
  };
}
