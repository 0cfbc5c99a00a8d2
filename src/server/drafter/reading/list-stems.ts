import { gottenThen, SENT } from './gotten-then.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb, thirdPerson } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';
import { withItsArticle } from '../writing/there-is.ts';
import type { ListOfItems } from './headed-list.ts';
import type { People } from './people.ts';
import { ASKED, asDuty, type Kind, kindOf, thingOf, toldItem, WHY, withObject } from './told-items.ts';

/** "As a member I want to", "Please let us": the items go on with the verb. */
const STEM = / (?:to|not|can|could|can['’]?t|cannot|must|should|may|shall|please)\s*:?$/i;
const LETS = /\b(?:let|have|help) ((?:the |all |our |every )?[\w-]+(?: [\w-]+)?)\s*:?$/i;
/** "How to", "Steps to": a heading. */
const NO_STEM =
  /^(?:how|what|where|when|why|things|steps|reasons|options|ways?|hints|tips|to)\b(?!.*,)(?!(?: [\w-]+){4})/i;
/** "Volunteers must not", "I do not want to": what each of the others is told with. */
const NOT_TO_DO: readonly (readonly [RegExp, string])[] = [
  [/^(nobody|no one|none of [\w ]+?) (?:can|should|must|may)(?: be able to)?$/i, '$1 can'],
  [/^(.+?) (?:must|should|may|shall) not(?: be able to)?$/i, '$1 cannot'],
  [/^(.+?) (?:(?:should|must) )?no longer have to$/i, '$1 no longer have to'],
  [/^(?:as an? [^,:]+?,? )?(?:I|we) do(?: not|n['’]t) want to$/i, '{the actor} no longer has to'],
];
const FRONTED = /^((?:before|after|during|on|at|in|when|once|while|if) .+?), (?=.* )/i;

/** "note hidden rot so the office can call" on site: where it is done stands in front of why. */
export function donePlace(item: string, place: string): string {
  const at =
    / (?:when|if|once|before|after|until|unless) |,? (?:so(?: that)?|because|in order to|in case) /i.exec(item)
      ?.index ?? item.length;
  return `${item.slice(0, at)} ${lowerFirst(place)}${item.slice(at)}`;
}

/** "Volunteers should be able to" and what they do line by line: the first is the wish, the others are told one by one. */
export function deedsOfOne(
  line: string,
  all: readonly string[],
  people: People,
): { readonly text: string; readonly list: ListOfItems } | undefined {
  // "Music room: please make it possible to": what is booked or left.
  const [, thing = '', lead = line] = /^([^:]{3,30}): ((?:please|let|make|allow|we|I) .+)$/i.exec(line) ?? [];
  const items = thing ? all.map((item) => withObject(item, thing)) : all;
  const who = LETS.exec(lead)?.[1] ?? '';
  const isLed = (STEM.test(lead) && !NO_STEM.test(lead)) || /^(?:us|me)$/i.test(who) || people.isPersonPhrase(who);
  if (!isLed || !items.every((item) => /^be \w/.test(item) || isBaseVerb(item.split(' ')[0] ?? ''))) return undefined;
  const said = lead.replace(/\s*:$/, '').replace(/(?<!no longer|not) (?:have|has) to$/i, ' must');
  const front = FRONTED.exec(said)?.[1];
  const others = items.slice(1).map((item) => (front ? donePlace(item, front) : item));
  const denial = NOT_TO_DO.find(([form]) => form.test(said));
  const byThing = doingOf(said, people);
  // "I want potters to": each is theirs.
  const theirs = /\b(?:want|need|would like|like) ((?:the |our |all )?[\w-]+(?: [\w-]+)?) to$/i.exec(said)?.[1] ?? '';
  const by = people.isPersonPhrase(theirs) ? theirs : undefined;
  const denied = denial && lowerFirst(said.replace(...denial));
  return {
    text: `${said} ${items[0]}`,
    list: {
      heading: undefined,
      items: items.slice(1),
      deeds: denied || byThing ? [] : others.map((item) => item.slice(0, WHY.exec(item)?.index)),
      told: others.flatMap((item) => {
        if (denied) return `${denied} ${item}`;
        if (byThing) return byThing(item);
        return toldItem(item, '', false, people, 'order')?.replace('{the actor}', by ?? '$&') ?? [];
      }),
    },
  };
}

/** "Invoices should", "booking a shelf must": what a thing does by rule, item by item; nothing of people and of the product. */
function doingOf(said: string, people: People): ((item: string) => string) | undefined {
  const [, thing = ''] =
    /^((?!(?:when|if|it|I|we|you|they|there|please|can|could)\b)[^,:]+?) (?:should|must|shall)$/i.exec(said) ?? [];
  const noun = readNounPhrase(thing);
  // "Booking a shelf": what is done is one thing.
  const isDeed = /^[a-z]+ing (?:an?|the|my|your) /i.test(thing);
  if (!(noun || isDeed) || people.isPersonPhrase(thing) || people.isProduct(thing)) return undefined;
  const name = lowerFirst(thing);
  const isMany = !isDeed && noun !== undefined && (noun.plural || isPlural(noun.head));
  return (item) => {
    const [verb = '', ...rest] = item.split(' ');
    const does = verb === 'be' ? (isMany ? 'are' : 'is') : isMany ? verb : thirdPerson(verb);
    return [name, does, ...rest].join(' ');
  };
}

/** What a thing does, and nothing that may be the name of several: "works without signal", "keeps the last ten". */
const SURELY_DOES =
  /^(?:works|keeps|remembers|opens|tells|lets|has|is|can|cannot|must|should|may|gets|asks|sends|includes|contains)\b/;

/** "Ramp check:" and "works without signal", "shows the name": what the thing above it does, as what it is to do. */
export function doneByThing(
  heading: string,
  items: readonly string[],
): { text: string; items: readonly string[] } | undefined {
  const [first = '', ...others] = items;
  const does = (item: string) => SURELY_DOES.test(item) || readVerb(item.split(' ')[0] ?? '')?.form === 'third';
  if (!does(first) || !items.some((item) => SURELY_DOES.test(item))) return undefined;
  const thing = `the ${lowerFirst(thingOf(heading))}`;
  const [verb = '', ...rest] = first.split(' ');
  const base = readVerb(verb)?.base ?? verb;
  const should = /^(?:can|cannot|must|should|may)$/.test(verb) ? first : `should ${[base, ...rest].join(' ')}`;
  return { text: `${thing} ${should}`, items: others.map((item) => (does(item) ? `${thing} ${item}` : item)) };
}

/** "For people on the waiting list": what they are to see, the first of all. */
function seenBy(
  who: string,
  items: readonly string[],
  kinds: readonly Kind[],
  people: People,
): { readonly text: string; readonly list: ListOfItems } | undefined {
  const [first = '', ...others] = items;
  if (!ASKED.test(first) || kinds.some((kind) => kind !== 'name')) return undefined;
  return {
    text: `${who} should be able to see ${first}`,
    list: {
      heading: undefined,
      items: others,
      deeds: [],
      told: others.flatMap((item) =>
        / when they /.test(item) || SENT.test(item)
          ? `{the actor} receives ${withItsArticle(item)}`
          : (toldItem(item, '', false, people) ?? []),
      ),
    },
  };
}

/** "New singers": what they do, get or are shown, the deeds first; nothing where the first is none. */
export function deedsOf(
  who: string,
  items: readonly string[],
  kinds: readonly Kind[],
  people: People,
): { readonly text: string; readonly list: ListOfItems } | undefined {
  if (kinds[0] !== 'order') return seenBy(who, items, kinds, people);
  const others = items.slice(1);
  return {
    text: `${who} should be able to ${items[0]}`,
    list: {
      heading: undefined,
      items: others,
      deeds: others.filter((_, at) => kinds[at + 1] === 'order'),
      told: others.flatMap((item, at) =>
        /^(?:is|are|can|must|should|may) /.test(item)
          ? `${who} ${item.replace(/^is /, 'are ')}`
          : (toldItem(item, '', false, people, kinds[at + 1]) ?? []),
      ),
    },
  };
}

/** "When a departure is cancelled" and what is so then: the first is wished in that case. */
export function inCase(
  line: string,
  items: readonly string[],
  people: People,
): { readonly text: string; readonly list: ListOfItems } | undefined {
  const lead = line.replace(/\s*:$/, '');
  if (!/^(?:when|if|once|after|as soon as) \S+ \S+ /i.test(lead)) return undefined;
  if (items.some((item) => kindOf(item, people) !== 'fact')) return gottenThen(lead, items, people);
  const [first = '', ...others] = items;
  const told = others.flatMap((item) => toldItem(item, '', false, people) ?? []);
  return {
    text: `${asDuty(first, people)} ${lowerFirst(lead)}`,
    list: {
      heading: undefined,
      items: others,
      deeds: [],
      told: told.map((item) => (/ (?:who|which|that|what) /.test(item) ? item : `${item} ${lowerFirst(lead)}`)),
    },
  };
}
