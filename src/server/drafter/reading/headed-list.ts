import { isCommand } from './is-command.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { SHOW } from './action.ts';
import { isBareTitle } from './bare-title.ts';
import { TELLS_ITEMS } from './lead-line.ts';
import type { People } from './people.ts';
import { ASKED, asDuty, kindOf, thingOf, toldItem, WHY, withObject } from './told-items.ts';
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
}

/** "Emergency list:" is a name, although "shows:" and "list:" tell what is in it. */
const NAME_LAST = /^[^:]* (?:list|show|display|cover|need|search|sort|look)\s*:?$/i;
const MOST_WORDS = 8;
/** "On site", "At the door": where or when each of the deeds is done. */
const PLACE = /^(?:on|at|in|during|behind|near) (?:(?:the|our|my|a|an|each|every) )?[\w-]+(?: [\w-]+){0,3}$/i;
/** A page on which it is seen, and no name of what is done. */
const PART = /^(?:the )?(?:[\w-]+ ){1,3}(?:page|screen|view|dashboard|form|tab|app|report|window|menu)$/i;
/** "For members": whose deeds they are. */
const FOR = /^for (?:the |all |our )?/i;
/** "course review before it goes live": which one is meant. */
const WHICH = / (?:before|after|when|once|while|until|if|that|who|which|where) .*$/i;
/** "print it again", "owner sees it on the phone": what the heading names. */
const POINTS =
  /^((?:the |an? )?\w+(?: \w+)?(?: up| out| in| off)?) (?:it|them)\b(?! (?:is|are|was|were|has|have|can|will)\b)/i;
const GOES_ON = /^(?:and|or|but|so|because|that|which|for|to|of|in|on|at|when|if)\b|:$/i;
const NO_HEADING = /[.,;!]|^(?:I|we|you|they|please|can|could|let|make)\b/i;

function isHeading(line: string, people: People): boolean {
  const { length } = line.split(' ');
  if (line === '' || length > MOST_WORDS || NO_HEADING.test(line)) return false;
  // "Work day": a name of two words may look like an order.
  if (length < 3 || ASKED.test(line) || isBareTitle(line, people)) return true;
  return kindOf(lowerFirst(line.replace(WHICH, '')), people) === 'name';
}

/** "note hidden rot so the office can call" on site: where it is done stands in front of why. */
function donePlace(item: string, place: string): string {
  const at =
    / (?:when|if|once|before|after|until|unless) |,? (?:so(?: that)?|because|in order to|in case) /i.exec(item)
      ?.index ?? item.length;
  return `${item.slice(0, at)} ${lowerFirst(place)}${item.slice(at)}`;
}

function itemsIn(lines: readonly string[]): string[] {
  return lines.map((line) =>
    lowerFirst(
      line
        .slice(2)
        .replace(/[\s.,;]+$/, '')
        .replace(/^(?:and then|and|then) /i, '')
        .replace(/^(\w+) whoever (?=is|has|was)/i, '$1 anyone who '),
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

/** "Waiting list: show my position, let people leave it, tell us of gaps": a list in one line, of which most items are orders. */
function inLines(text: string): string {
  const [, label = '', told = ''] = /^([A-Z][\w-]*(?: [\w-]+){0,3}): ([^.:;!?\n]+)[.]?$/.exec(text) ?? [];
  const items = told.split(/, (?:and |or )?/);
  const orders = items.filter((item) => item.includes(' ') && isCommand(item));
  return items.length > 2 && orders.length > 1 ? [`${label}:`, ...items.map((item) => `- ${item}`)].join('\n') : text;
}

/** A list with a name above it: the item that is its wish, and what the others say. */
export function headedList(said: string, people: People): { readonly text: string; readonly list?: ListOfItems } {
  const text = inLines(said);
  const [lead = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const heading = lead.replace(/\s*[:?]\s*$/, '').trim();
  const isList = lines.length > 0 && !lead.startsWith('- ') && lines.every((line) => line.startsWith('- '));
  if (!isList || (!NAME_LAST.test(lead) && TELLS_ITEMS.some((told) => told.test(lead)))) return { text };
  const items = itemsIn(lines);
  const seen = whatTheySee(heading, items, people);
  if (seen) return { text: seen };
  const kinds = items.map((item) => kindOf(item, people));
  const isOrders = kinds.every((kind) => kind === 'order');
  const listOf = (main: string, others: readonly string[], name?: string) => ({
    text: main,
    list: {
      heading: name,
      items: others,
      deeds: others
        .filter((item) => kindOf(item, people) === 'order')
        .map((item) => item.slice(0, WHY.exec(item)?.index)),
      told: others.flatMap((item) => toldItem(item, heading, SHOW.test(items[0]?.split(' ')[0] ?? ''), people) ?? []),
    },
  });
  if (!isHeading(heading, people)) {
    const isOrder = /:\s*$/.test(lead) && kindOf(lowerFirst(heading), people) === 'order';
    return isOrder && isOrders ? listOf(lowerFirst(heading), items) : { text };
  }
  const who = lowerFirst(heading.replace(FOR, ''));
  const [first = '', ...rest] = items;
  if (people.isPersonPhrase(who)) return isOrders ? listOf(`${who} should be able to ${first}`, rest) : { text };
  // Where the first two are names, the thing above them is wanted.
  const at = kinds.slice(0, 2).findIndex((kind) => kind !== 'name');
  const isMarked = /[:?]\s*$/.test(lead);
  const isOfThing = !isMarked && isOrders && items.some((item) => withObject(item, heading) !== item);
  if (at < 0 || isOfThing || (!isMarked && items.some((item) => ASKED.test(item)))) {
    const list = listOf(heading, items);
    const isSeen = kinds.every((kind) => kind === 'name') && !items.some((item) => ASKED.test(item));
    return isSeen && list.list.told.every((told) => told.startsWith('{the actor} can see ')) ? { text } : list;
  }
  const placed = PLACE.test(heading)
    ? items.map((item, index) => (kinds[index] === 'order' ? donePlace(item, heading) : item))
    : PART.test(heading)
      ? items.map((item, index) => (index === at ? donePlace(item, `on the ${heading.replace(/^the /i, '')}`) : item))
      : items.map((item, index) =>
          kinds[index] === 'order' && !ASKED.test(heading) ? withObject(item, heading) : item,
        );
  const isName = !PLACE.test(heading) && !PART.test(heading);
  const pointed = isName && !ASKED.test(heading) ? `$1 the ${lowerFirst(thingOf(heading))}` : '$&';
  const named = placed.map((item) => item.replace(POINTS, pointed));
  const main = named[at] ?? '';
  return listOf(
    people.isPersonPhrase(main.split(' ')[0] ?? '') ? asDuty(main, people) : main,
    named.toSpliced(at, 1),
    isName ? expandContractions(heading) : undefined,
  );
}
