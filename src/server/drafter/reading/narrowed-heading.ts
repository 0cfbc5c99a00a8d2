import { isPlural, singular } from '../language/nouns.ts';
import { thingOf } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

/** "per buyer", "for each site": of what there is one each, and no item of its own. */
const PER = /^(?:per|for (?:each|every)|by) (?:[a-z-]+ )?[a-z-]+$/;
/** "finance won't look at anything else": why, told behind the item. */
const REMARK =
  /,? (?:and |as |since |because )?(?:the |our |my )?[\w-]+(?: [\w-]+)? (?:won['’]?t|will not|can['’]?t|cannot|don['’]?t|doesn['’]?t|does not|never) (?:[\w-]+ ){1,3}?(?:anything|anyone|anybody|any) (?:else|other)\b[^,]*$/i;

/** What points to the name above: "show them", "gets to see it". */
const POINTS =
  /(?<=^(?:show|display|print|hide|explain|list|mention|name) |\b(?:see|sees|change|changes|exceed|exceeds|reach|reaches|edit|edits|know|knows) )(?:it|them)\b/i;

/** The name above a list with what narrows it, and the other items, in which "it" is that thing. */
export interface Narrowed {
  readonly heading: string;
  readonly items: readonly string[];
}

/** "Credit limits" above "per buyer" and "block bids once it's hit": credit limits per buyer, and what holds for them; nothing where no item narrows the name. */
export function narrowedHeading(heading: string, items: readonly string[]): Narrowed | undefined {
  const [first = '', ...others] = items;
  if (others.length === 0 || !PER.test(first)) return undefined;
  const thing = lowerFirst(thingOf(heading));
  const isMany = isPlural(thing.split(' ').at(-1) ?? '');
  const one = `the ${isMany ? singular(thing) : thing}`;
  const named = others.map((item) =>
    item
      .replace(/\b(?:it['’]s|it is|they['’]re|they are)(?= \w)/i, `${one} is`)
      .replace(POINTS, (it) => (/^them$/i.test(it) && isMany ? `the ${thing}` : one)),
  );
  return { heading: `${heading} ${first}`, items: named };
}

/** An item without what is only remarked behind it. */
export function withoutRemark(item: string): string {
  return item.replace(REMARK, '');
}
