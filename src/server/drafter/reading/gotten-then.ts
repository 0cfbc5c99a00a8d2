import { isPlural, plural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { withItsArticle } from '../writing/there-is.ts';
import type { ListOfItems } from './headed-list.ts';
import type { People } from './people.ts';
import { ASKED, kindOf } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

/** "money back the same day": no verb, although "back" may be one. */
const MONEY_BACK = /^(?:their |the |all |half )?(?:the )?money back\b/i;
/** "a text to every parent": what is sent. */
export const SENT =
  /^(?:an? |the |one )?(?:[\w-]+ ){0,2}?(?:text|e-?mail|mail|message|letter|notice|notification|alert|sms|reminder|call|alarm|warning)\b/i;
/** "When somebody tells us", "if a technician can't find": in whose case. */
const WHOSE =
  /^(when|if|once|after|as soon as) (somebody|someone|anybody|anyone|an? (?:[\w-]+ ){0,2}?[\w-]+) ([\w’']+) (?=\S)/i;
/** What somebody does or misses who gets something for it: "tells us", "can't find it"; nothing that happens to others as well, "falls ill". */
const THEIRS =
  /^(?:tells?|reports?|says?|asks?|complains?|notices?|finds?|loses?|forgets?|misses|needs?|wants?|waits?|gets?|receives?|books?|pays?|can['’]?t|cannot|doesn['’]t|has|is)$/i;
const MANY: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
]);

function inMany(verb: string): string | undefined {
  const known = MANY.get(verb.replace('’', "'"));
  if (known || /^(?:can|cannot|can['’]t|could|must|should|may)$/.test(verb)) return known ?? verb;
  const read = readVerb(verb);
  return read?.form === 'third' ? read.base : undefined;
}

/** Whom the case is about, and the case in which they are many: "people", "when they tell us". */
function casesOf(lead: string, people: People): { readonly who: string; readonly when: string } {
  const [told = '', link = '', one = '', verb = ''] = WHOSE.exec(lead) ?? [];
  const many = inMany(verb);
  const isAnybody = /body$|one$/i.test(one);
  if (!many || !THEIRS.test(verb) || !(isAnybody || people.isPersonPhrase(one)))
    return { who: 'people', when: lowerFirst(lead) };
  const who = isAnybody ? 'people' : plural(one.replace(/^an? /i, ''));
  return { who, when: `${link.toLowerCase()} they ${many} ${lead.slice(told.length)}` };
}

/** "a text to every parent": whom one of the items names. */
function toldTo(items: readonly string[], people: People): string | undefined {
  const named = items.map(
    (item) =>
      / (?:to|for) (?:all|every|each|the) ((?:[\w-]+ )?[\w-]+?)(?= (?:on|in|of|at|with|who)\b|$)/i.exec(item)?.[1],
  );
  const who = named.find((one) => one !== undefined && people.isPersonPhrase(one));
  return who && (isPlural(who) ? who : plural(who));
}

/** Names below a case, "When an ingredient was missing:": what people get then, the first as the wish; nothing where an item is a deed. */
export function gottenThen(
  lead: string,
  items: readonly string[],
  people: People,
): { readonly text: string; readonly list: ListOfItems } | undefined {
  const isName = (item: string) =>
    MONEY_BACK.test(item) ||
    (kindOf(item, people) === 'name' && !ASKED.test(item) && !/^(?:no|not|never|only) /i.test(item));
  const [first = '', ...others] = items;
  if (!items.every(isName)) return undefined;
  const { who: whose, when } = casesOf(lead, people);
  const who = whose === 'people' ? (toldTo(items, people) ?? whose) : whose;
  const named = (item: string) =>
    MONEY_BACK.test(item) ? item.replace(/^(?:the )?(?=money)/i, 'their ') : withItsArticle(item);
  const isSent = (item: string) => SENT.test(item) && / to \S/.test(item);
  return {
    text: isSent(first) ? `send ${named(first)} ${when}` : `give ${who} ${named(first)} ${when}`,
    list: {
      heading: undefined,
      items: others,
      deeds: [],
      told: others.map((item) => {
        const thing = named(item);
        return isSent(item)
          ? `${thing} ${isPlural(thing.split(' to ')[0]?.split(' ').at(-1) ?? '') ? 'are' : 'is'} sent ${lowerFirst(lead)}`
          : `{the actor} receives ${thing} ${lowerFirst(lead)}`;
      }),
    },
  };
}
