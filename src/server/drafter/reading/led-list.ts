import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural, singular, withArticle } from '../language/nouns.ts';
import { withoutUs } from '../language/pronouns.ts';
import { isBaseVerb, readVerb, thirdPerson } from '../language/verbs.ts';
import type { ListOfItems } from './headed-list.ts';
import { asAsked, nameLead } from './name-leads.ts';
import type { People } from './people.ts';
import { ASKED, kindOf } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

/** A list that is one sentence with the line above it: the sentence, and what each item says by itself. */
export interface LedList {
  readonly text: string;
  readonly list?: ListOfItems;
}

const THING = "(?:the |an? |our |my |each |every )?((?:[\\w’'-]+ ){0,4}?[\\w’'-]+)";
/** "A leave request should show", "ticket booking needs:" */
const HOLDS = new RegExp(
  `^${THING} (?:(?:should|must|shall|has to|have to|ought to|needs? to) (?:also )?(?:be able to )?(show|display|list|contain|include|hold|state|name|cover|carry|need|have|get|support|offer|require|ask for)|(shows|displays|lists|contains|includes|holds|states|covers|carries|needs?|has|have|gets|supports|offers|requires|asks for))\\s*:?$`,
  'i',
);
/** "End-of-day report with" */
const WITH = new RegExp(`^${THING} (with|of)\\s*:?$`, 'i');
/** "on the contact page show", "show on the contact page:" */
const SHOWN_ON =
  /^(?:(?:on|in|at) (?:the |our |my |each |every )?(.{3,40}?),? (?:please )?(?:show|display|list|add|put)(?: me| us)?|(?:please )?(?:show|display|list)(?: me| us)? (?:on|in|at) (?:the |our |my |each |every )?(.{3,40}?))\s*:?$/i;
/** "For the yearly report I need:", "every morning I want to see" */
const NEEDED =
  /^(?:((?:for|every|each|before|after|at|on|in|when|while|during) .{3,50}?),? )?(I|we|(?:the |our |all )?(?!(?:I|we)\b)[\w-]+(?: (?!(?:I|we)\b)[\w-]+)?) (?:(?:also )?(?:needs?|wants?|would like|['’]d like)(?: to (?:see|know|have|get|find))?(?: live| together| at a glance)?|have to see|must see)( (?:for|in|on|at|of|about|from|before|after|when|while|during|per|every|each|by|until|with every|with each) [^:]{2,50}| (?:my|our|all|the) [\w -]{3,40})?\s*:?$/i;
/** "Filter plants by", "compare seasons:" */
const SORTED = /^(filter|search|sort|group|compare|order) (.{3,50}?)(?: (?:by|for))?\s*:?$/i;
const SHOWS = /^(?:show|display|list|state|name|contain|include|hold|cover|carry)/i;
const SEEN_ON =
  /(?:page|screen|view|form|app|label|plan|card|sheet|dashboard|board|map|ticket|badge|request|site|tab|list|invoice|note|poster)s?$/i;
const A_PART =
  /^(?:list|photo|picture|field|note|link|copy|summary|map|search|mark|button|chart|table|box|column|place|line|comment|reminder|message|signature|reason|choice|text|space|code|way)$/i;
/** What is seen, in the words of a wish. */
const SEEN = /^(?:(?:I|we) want to see|show) (.+)$/;
const MOST = 7;
/** So many criteria are enough. */
const ENOUGH = 3;

/** "signature", "discount per line", "next visit": as a sentence names them, or whichever is asked for. */
function asPart(item: string, isAsked: boolean): string {
  if (ASKED.test(item) || item.startsWith('whether ')) return item;
  const noun = readNounPhrase(item);
  if (!noun || noun.determiner || /^\p{Lu}|^\d/u.test(item)) return item;
  // "open deals": named so that no deed is read in it.
  if (/^\w+['’]s? /.test(item) || (/^\w+ (?!and\b)/.test(item) && isBaseVerb(item.split(' ')[0] ?? '')))
    return `the ${item}`;
  if (/^(?:last|next|first|latest|current|previous|same|only|remaining|number|amount|total) /.test(item))
    return `the ${item}`;
  if (noun.plural || isMass(noun.head) || noun.bare || / and | or /.test(noun.core)) return item;
  return isAsked || (/ (?:of|per|by) /.test(item) && !A_PART.test(noun.head)) ? `the ${item}` : withArticle(item);
}

function inOne(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export interface Lead {
  readonly text: (items: string) => string;
  readonly told?: (item: string) => string;
  readonly heading?: string;
  /** Whether its items are told as they stand, or as what is asked for. */
  readonly as?: 'written' | 'asked';
  /** Whether nothing but things can stand below it. */
  readonly isOfNames?: boolean;
}

/** Where it is shown: "on the contact page show". */
function placeLead(lead: string, isWhole: (thing: string) => boolean): Lead | undefined {
  const on = SHOWN_ON.exec(lead);
  const place = on?.[1] ?? on?.[2] ?? '';
  return isWhole(place)
    ? {
        text: (items) => `show ${items} on the ${place}`,
        told: (item) => `the ${place} shows ${item}`,
        heading: `What the ${place} shows`,
        isOfNames: true,
      }
    : undefined;
}

/** What it is needed for: "For the yearly report I need:". */
function needLead(lead: string, people: People): Lead | undefined {
  const needed = NEEDED.exec(lead);
  const who = needed?.[2] ?? '';
  if (!needed || !(/^(?:I|we)$/i.test(who) || people.isPersonPhrase(who))) return undefined;
  const when = needed[1] ?? needed[3]?.trim() ?? '';
  if (/\b(?:to|that|if)$|^(?:to|that) /.test(when)) return undefined;
  const behind = when ? ` ${when.charAt(0).toLowerCase()}${when.slice(1)}` : '';
  // "I want to see my rehearsals" with what is to be seen of each
  const [, whose = '', thing = ''] = needed[1] ? [] : (/^((?:my|our|the|all) (?:of )?)([\w -]+)$/.exec(when) ?? []);
  const isMany = isPlural(thing.split(' ').at(-1) ?? '');
  if (thing)
    return {
      text: (items) => `${needed[2]} want to see ${whose}${thing} with ${items}`,
      told: (item) => (isMany ? `each ${singular(thing)} is shown with ${item}` : `the ${thing} is shown with ${item}`),
      isOfNames: true,
    };
  return {
    text: (items) => `${/^(?:I|we)$/i.test(who) ? `${who} want to` : `${who} should`} see ${items}${behind}`,
    told: (item) => `{the actor} can see ${item}${behind}`,
    isOfNames: true,
  };
}

/** What a thing holds, in the words of the line: "ticket booking needs", "end-of-day report with". */
function thingLead(named: string, told: string): Lead {
  const thing = named.replace(/^(?:the|an?|our|my) /i, '');
  const lower = /^\p{Lu}\p{Ll}/u.test(thing) ? lowerFirst(thing) : thing;
  const isMany = readNounPhrase(lower)?.plural === true;
  const one = `the ${lower}`;
  const verb = told.toLowerCase().replace(/^(?:needs?|has|gets?)$/, 'have');
  if (/^(?:with|of)$/.test(verb)) {
    const shows = isMany ? 'show' : 'shows';
    return {
      text: (items) => `${isBaseVerb(lower.split(' ')[0] ?? '') ? withArticle(lower) : thing} ${verb} ${items}`,
      told: (item) => `${one} ${shows} ${item}`,
      heading: thing.split(' ').length > 2 ? thing : `What ${one} ${shows}`,
      isOfNames: true,
    };
  }
  const [first = '', ...rest] = verb.split(' ');
  const base = readVerb(first)?.base ?? first;
  const behind = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const does = `${isMany ? base : thirdPerson(base)}${behind}`;
  const at = SEEN_ON.test(lower) ? 'on' : 'in';
  return {
    text:
      SHOWS.test(base) || (base === 'have' && at === 'on')
        ? (items) => `show ${items} ${at} ${one}`
        : (items) => `${one} should ${base}${behind} ${items}`,
    told: (item) => `${one} ${does} ${item}`,
    heading: `What ${one} ${does}`,
    isOfNames: !/^(?:support|offer|require)/.test(base),
    ...(base === 'ask' ? { as: 'asked' as const } : {}),
  };
}

/** What a line says of the items below it; nothing where it is a name or tells something by itself. */
function leadOf(lead: string, people: People): Lead | undefined {
  const isWhole = (thing: string) =>
    thing !== '' && !people.isPersonPhrase(thing) && readNounPhrase(thing) !== undefined;
  const known = placeLead(lead, isWhole) ?? needLead(lead, people) ?? nameLead(lead, people);
  if (known) return known;
  const [, named = '', ordered, is = ''] = HOLDS.exec(lead) ?? WITH.exec(lead) ?? [];
  const verb = ordered ?? is;
  // "Repairers need", "guests get"
  if (/^(?:needs?|gets?)$/i.test(verb) && people.isPersonPhrase(named))
    return { text: (items) => `${lead.replace(/\s*:$/, '')} ${items}` };
  if (isWhole(named)) return thingLead(named, verb);
  const [, order = '', what = ''] = SORTED.exec(lead) ?? [];
  return order ? { text: (items) => `${order} ${what} by ${items}`, as: 'written' } : undefined;
}

/** A list below a line that ends in what its items are told by, in one sentence; nothing where they are no names. */
export function ledList(lead: string, items: readonly string[], people: People): LedList | undefined {
  if (items.length > MOST) return undefined;
  const led = leadOf(lead, people);
  if (!led) return undefined;
  // "number called", "open deals": a name, although its first word may be a verb.
  const isPart = (item: string) =>
    ASKED.test(item) ||
    (led.as === 'written' && !item.includes(' ')) ||
    kindOf(item, people) === 'name' ||
    (led.isOfNames === true &&
      !(people.leading(item) && kindOf(item, people) === 'fact') &&
      !/^\w+ (?:the|an?|it|them|to|who|what|which|my|our|their|your|up|out|in|on|from)\b/i.test(item));
  if (!items.every((item) => item.split(' ').length <= 10 && isPart(item))) return undefined;
  const parts = led.as === 'written' ? items : items.map((item) => asPart(asAsked(item), led.as === 'asked'));
  const wish = led.text(inOne(parts));
  const text = `${wish}.`;
  const seen = SEEN.exec(wish)?.[1];
  if (!led.told) return { text };
  return {
    text,
    list: {
      heading: led.heading,
      items,
      deeds: [],
      told: parts.map(led.told),
      tellsAll: parts.length >= ENOUGH,
      wish: seen && `see ${withoutUs(seen)}`,
    },
  };
}
