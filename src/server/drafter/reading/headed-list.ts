import { isCommand } from './is-command.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { singular } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { TELLS_ITEMS } from './lead-line.ts';
import { ledList } from './led-list.ts';
import { ledByWish, withPlainLead } from './list-leads.ts';
import { whoseList } from './whose-list.ts';
import { deedsOf, deedsOfOne, doneByThing, donePlace, inCase } from './list-stems.ts';
import { withHangingQuestions, withThingAbove } from './items-of-thing.ts';
import { type Items, listOf } from './list-beside.ts';
import { asDeed, FOR, isBelowOrder, isForThem, isHeading, MOST_WORDS, NO_HEADING } from './list-headings.ts';
import { narrowedHeading, withoutRemark } from './narrowed-heading.ts';
import { shownThing } from './name-leads.ts';
import type { People } from './people.ts';
import { ASKED, asDuty, isNoOrder, type Kind, kindOf, thingOf, withObject, withTheThing } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

/** What a list tells beside the item that is its wish. */
export interface ListOfItems {
  /** The name above it, where that is no place. */
  readonly heading: string | undefined;
  /** What the others say, as sentences; "{the actor}" in them is whoever tells it. */
  readonly told: readonly string[];
  /** The others as they were written, and those of them that somebody does. */
  readonly items: readonly string[];
  readonly deeds: readonly string[];
  /** Whether the items say one by one all that is wished: it is not told once more in one, and nothing is guessed beside it. */
  readonly tellsAll?: boolean;
  /** What is to be seen, whole. */
  readonly wish?: string | undefined;
}

/** "Emergency list:" is a name, although "shows:" and "list:" tell what is in it. */
const NAME_LAST = /^[^:]* (?:list|show|display|cover|need|search|sort|look)\s*:?$/i;
/** "the screen should display:", "for the meeting we need:": no name, although the last word may be one. */
const ASKS_LAST = /\b(?:should|must|shall|has to|have to|needs? to|I|we|to) \w+\s*:?$/;
/** "Passengers should be able to" */
const CAN_LAST = / (?:can|must|should|able to)\s*:?$/;
/** What the product does for them. */
const FOR_PRODUCT =
  /^(?:send|give|calculate|remember|let|allow|make|have|stop|block|ask|never|only|no|be|show|tell|warn|remind|notify|inform|alert|offer)\b/i;
/** "On site", "At the door": where or when each of the deeds is done. */
const PLACE = /^(?:on|at|in|during|behind|near) (?:(?:the|our|my|a|an|each|every) )?[\w-]+(?: [\w-]+){0,3}$/i;
/** A page on which it is seen, and no name of what is done. */
const PART = /^(?:the )?(?:[\w-]+ ){1,3}(?:page|screen|view|dashboard|form|tab|app|report|window|menu)$/i;
/** "What parents should be able to do" */
const WHAT_THEY_DO = /^what ((?:the )?[\w-]+(?: [\w-]+)??) (?:should|must|can|need to|want to)(?: be able to)? do$/i;
/** "print it again", "owner sees it on the phone": what the heading names. */
const POINTS =
  /^(?!let (?:it|them)\b)((?:the |an? )?\w+(?: (?!when|if|once|after|before|as|that|because|while|until|unless|so)\w+)?(?: up| out| in| off)?) (?:it|them)\b(?! (?:is|are|was|were|has|have|can|will)\b)/i;
const GOES_ON = /^(?:and|or|but|so|because|that|which|for|to|of|in|on|at|when|if)\b|:$/i;
/** "After a cancelled tour guests should be able to": with its comma and its colon. */
function withComma(lead: string, people: People): string {
  const bare = lead.replace(/\s*:$/, '');
  const [, before = '', modal = ''] =
    /^((?:before|after|during|on|at|in|when|once|if|while) .+?),? ((?:should|must|can)(?: be able to)?|(?:wants?|needs?|have|has) to)$/i.exec(
      bare,
    ) ?? [];
  const words = before.split(' ');
  const who = (many: number) =>
    words
      .slice(-many)
      .join(' ')
      .replace(/^(?:the|an?|our) /i, '');
  // A role of the product by its whole name, else a person in one word.
  const many =
    [3, 2, 1].find((length) => {
      const name = who(length);
      return name.split(' ').length === length && (people.isRole(name) || people.isRole(singular(name)));
    }) ?? (/^(?:i|we)$/i.test(who(1)) || people.isPersonPhrase(who(1)) ? 1 : 0);
  const count = many > 0 && /^(?:the|an?|our)$/i.test(words.at(-many - 1) ?? '') ? many + 1 : many;
  return count > 0 && count < words.length - 1
    ? `${words.slice(0, -count).join(' ').replace(/,$/, '')}, ${words.slice(-count).join(' ')} ${modal}:`
    : `${bare}:`;
}

/** "say how long the wait is": the product does, where nobody who reads it is spoken of. */
const SAID = /^(?:say|tell) (?=(?:how|when|whether|if|where|why) (?!(?:you|they|we|I|he|she|to)\b))/i;

function itemsIn(lines: readonly string[]): string[] {
  return lines.map((line) =>
    lowerFirst(
      withoutRemark(line.slice(2))
        .replace(/[\s.,;]+$/, '')
        .replace(/^(?:and then|and|then) /i, '')
        .replace(/^(\w+) whoever (?=is|has|was)/i, '$1 anyone who ')
        .replace(SAID, 'show '),
    ),
  );
}

/** Short lines without marks of their own behind a name are a list as well: "costume list", "photo of each piece", "who has it". */
export function withMarks(text: string, people: People): string {
  const [lead = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const isList =
    lines.length > 0 &&
    [lead, ...lines].every((line) => !/^- |[.,;!?]$| (?:the|an?|and|or|then|to)$/.test(line)) &&
    lines.every((line) => line.split(' ').length < MOST_WORDS && !GOES_ON.test(line)) &&
    isHeading(lead.replace(/\s*:$/, ''), people);
  return isList ? [lead, ...lines.map((line) => `- ${line}`)].join('\n') : text;
}

/** A thing that is no deed: "print button", "log entry". */
const OF_A_THING =
  /^\w+ (?:button|page|list|entry|entries|file|number|sheet|view|form|date|time|field|history|status|option|run|job|preview|book|code|name|type|level|rate|price|plan|report|log|card|box)s?\b/i;
/** "print label at the terminal", "claim in the app": a deed beside deeds, a name by itself. */
const LIKE_A_DEED = /^[a-z]+ (?!(?:of|for|by|per|with|without|and|or|vs|versus|than|is|are|was|were|has|have|can)\b)\S/;

/** How things are, in front of their name, and a word by itself that nobody would order with. */
const STATE =
  /^(?:last|open|live|free|complete|correct|current|missing|separate|empty|own|clean|secure|direct) (?!(?:the|an?|all|it|them|my|our|their|up)\b)[\w-]+/;
const ONE_THING =
  /^(?!print|export|share|edit|delete|search|filter|sort|cancel|copy|save|undo|zoom|help|sign|call|pay)[a-z-]+$/;

/** "open invoices", "last weight", "address": what looks like an order, and is none where nothing else is ordered. */
const isThing = (item: string): boolean => STATE.test(item) || ONE_THING.test(item);

/** What the items are; where most of the others are deeds, so is one whose verb may be a noun as well. */
function asItsNeighbours(items: readonly string[], people: People): readonly Kind[] {
  const kinds = items.map((item) => kindOf(item, people));
  const deeds = kinds.filter((kind) => kind === 'order').length;
  const isSheet =
    kinds.includes('name') &&
    kinds.every((kind, at) => kind === 'name' || (kind === 'order' && isThing(items[at] ?? '')));
  return kinds.map((kind, at) => {
    const item = items[at] ?? '';
    const isDeed =
      kind === 'name' &&
      deeds * 2 >= kinds.length - 1 &&
      deeds > 0 &&
      LIKE_A_DEED.test(item) &&
      !OF_A_THING.test(item) &&
      !isNoOrder(item) &&
      isBaseVerb(item.split(' ')[0] ?? '');
    return isSheet ? 'name' : isDeed ? 'order' : kind;
  });
}

/** "What parents see" with names below it: they are to see each of them. */
function whatTheySee(heading: string, items: readonly string[], people: People): string | undefined {
  const [, who = '', verb = ''] =
    /^what ((?:the )?[a-z-]+(?: [a-z-]+)?) (?:can |should |must )?(see|get|need|receive|find)$/i.exec(heading) ?? [];
  if (
    !who ||
    !people.isPersonPhrase(who) ||
    !items.every((item) => kindOf(item, people) === 'name') ||
    items.length > 5
  )
    return undefined;
  return `${who} should ${verb.toLowerCase()} ${items.slice(0, -1).join(', ')} and ${items.at(-1)}.`;
}

const WISHED =
  /^(?:(?:I|we) (?:also |really |urgently )?(?:need|want|would like|['’]d like|could use)(?: to have)?|(?:please )?(?:improve|enhance|rework|redesign|overhaul)(?= (?:the|our|my) )) (?:an? |the |our |my |some )?(.+)$/i;

/** "We need group lessons:", "Improve the archive:" above what is wished of it: its name. */
function withoutWish(lead: string, people: People): string {
  const [, named = ''] = WISHED.exec(lead) ?? [];
  const thing = named.replace(/(?: with| that has| which has)?\s*:?$/, '');
  const noun = readNounPhrase(thing);
  const isName = noun?.core === thing && !/^(?:to|it|them|this|that)\b/i.test(thing) && !people.isPersonPhrase(thing);
  return isName ? `${named.charAt(0).toUpperCase()}${named.slice(1)}` : lead;
}

/** "Waiting list: show my position, let people leave it, tell us of gaps": a list in one line, of which most items are orders. */
function inLines(text: string): string {
  const [, label = '', told = ''] = /^([A-Z][\w-]*(?: [\w-]+){0,3}): ([^.:;!?\n]+)[.]?$/.exec(text) ?? [];
  // "pick the size (small, medium, large)": what stands in brackets is of one item.
  const items = told.split(/, (?:and |or )?(?![^()]*\))/);
  const orders = items.filter((item) => item.includes(' ') && isCommand(item));
  return items.length > 2 && orders.length > 1 ? [`${label}:`, ...items.map((item) => `- ${item}`)].join('\n') : text;
}

function isNamedBy(lead: string): boolean {
  return NAME_LAST.test(lead) && !ASKS_LAST.test(lead);
}

/** A list whose items go on with the line above them; nothing where that is a name. */
function oneWithLead(lead: string, lines: readonly string[], items: readonly string[], people: People) {
  const isNamed = isNamedBy(lead) && lead.trim().endsWith(':');
  const led = ledByWish(lead.trim(), items, people) ?? (isNamed ? undefined : ledList(lead.trim(), items, people));
  if (led) return led;
  const deeds = deedsOfOne(withComma(lead, people), items, people);
  if (deeds) return deeds;
  const then = inCase(lead, items, people);
  if (then) return then;
  if (CAN_LAST.test(lead)) return { text: [withComma(lead, people), ...lines].join('\n') };
  if (TELLS_ITEMS.some((told) => told.test(lead)) && !isNamedBy(lead)) return { text: [lead, ...lines].join('\n') };
  const heading = lead.replace(/\s*[:?]\s*$/, '').trim();
  const seen = whatTheySee(heading, items, people);
  if (seen) return { text: seen };
  return NO_HEADING.test(heading) || isForThem(heading, people)
    ? undefined
    : shownThing(heading, items, asItsNeighbours(items, people), people);
}

/** The items with where they are done, or with what the heading names. */
function placedBy(heading: string, items: readonly string[], kinds: readonly Kind[], at: number): readonly string[] {
  if (PART.test(heading) && !PLACE.test(heading))
    return items.map((item, index) =>
      index === at ? donePlace(item, `on the ${lowerFirst(heading.replace(/^the /i, ''))}`) : item,
    );
  const place = PLACE.test(heading) ? donePlace : ASKED.test(heading) ? undefined : withObject;
  return items.map((item, index) => (kinds[index] === 'order' && place ? place(item, heading) : item));
}

/** "Programme planning for conductors": those who do what stands below it. */
function doneBy(heading: string, order: string, people: People): string | undefined {
  const [, whose = ''] = / for (?:the |our |all )?([\w-]+(?: [\w-]+)?)$/i.exec(heading) ?? [];
  return people.isPersonPhrase(whose) && !FOR_PRODUCT.test(order) ? `${whose} should be able to ${order}` : undefined;
}

/** The wish of a list, and what else it says. */
type Headed = { readonly text: string; readonly list?: ListOfItems };

/** A list with a name above it: the item that is its wish, and what the others say. */
export function headedList(said: string, people: People): Headed {
  const text = withPlainLead(whoseList(inLines(said), people));
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && !first.startsWith('- ') && lines.every((line) => line.startsWith('- '));
  if (!isList) return { text };
  const lead = withoutWish(first, people);
  const above = lead.replace(/\s*[:?]\s*$/, '').trim();
  const listed = withHangingQuestions(itemsIn(lines));
  const isNamed = isHeading(above, people);
  const narrowed = isNamed ? narrowedHeading(above, listed) : undefined;
  const { heading, items: written } = narrowed ?? { heading: above, items: listed };
  const items = isNamed ? withThingAbove(heading, written, people) : written;
  // What is told of the thing above is no wish of its own, and goes on with no line.
  const isTold = (at: number) => items[at] !== written[at];
  const inOne = narrowed || items.some((_, at) => isTold(at)) ? undefined : oneWithLead(lead, lines, items, people);
  if (inOne) return inOne;
  const kinds = asItsNeighbours(written, people).map((kind, at): Kind => (isTold(at) ? 'fact' : kind));
  const read: Items = { heading, written, items, kinds };
  if (narrowed) return listOf(heading, read, people);
  if (!isNamed)
    return isBelowOrder(lead, heading, kinds, people) ? listOf(lowerFirst(heading), read, people) : { text };
  const who = lowerFirst(heading.replace(FOR, '').replace(WHAT_THEY_DO, '$1'));
  if (people.isPersonPhrase(who)) return deedsOf(who, items, kinds, people) ?? { text };
  return belowName(lead, read, text, people);
}

/** A list below the name of a thing: that thing or the first deed is the wish. */
function belowName(lead: string, read: Items, text: string, people: People): Headed {
  const { heading, written, items, kinds } = read;
  const isOrders = kinds.every((kind) => kind === 'order');
  const done = kinds.includes('order') ? undefined : doneByThing(heading, written);
  if (done)
    return listOf(done.text, read, people, {
      all: [done.text, ...done.items],
      without: 0,
      name: expandContractions(heading),
    });
  const isTold = (place: number) => items[place] !== written[place];
  // Where the first two are names, the thing above them is wanted; and so it is where only the second tells how it is.
  const at = kinds
    .slice(0, 2)
    .findIndex((kind, place) => kind === 'order' || (kind === 'fact' && place === 0 && !isTold(0)));
  const isMarked = /[:?]\s*$/.test(lead);
  const isOfThing = !isMarked && isOrders && items.some((item) => withObject(item, heading) !== item);
  if (at < 0 || isOfThing || (!isMarked && items.some((item) => ASKED.test(item)))) {
    const list = listOf(items.some((_, place) => isTold(place)) ? asDeed(heading) : heading, read, people);
    const isSeen = kinds.every((kind) => kind === 'name') && !items.some((item) => ASKED.test(item));
    return isSeen && list.list.told.every((told) => told.startsWith('{the actor} can see ')) ? { text } : list;
  }
  const placed = placedBy(heading, items, kinds, at);
  const isName = !PLACE.test(heading) && !PART.test(heading) && !/^(?:no|stop|less|fewer) /i.test(heading);
  const pointed = isName && !ASKED.test(heading) ? `$1 the ${lowerFirst(thingOf(heading))}` : '$&';
  const named = placed.map((item) => item.replace(POINTS, pointed));
  const main = named[at] ?? '';
  const asIs = kinds[at] === kindOf(items[at] ?? '', people) ? main : `I want to ${withTheThing(main)}`;
  const wish = people.isPersonPhrase(main.split(' ')[0] ?? '')
    ? asDuty(main, people)
    : ((kinds[at] === 'order' ? doneBy(heading, main, people) : undefined) ?? asIs);
  return listOf(wish, read, people, {
    all: named,
    without: at,
    name: isName ? expandContractions(heading) : undefined,
  });
}
