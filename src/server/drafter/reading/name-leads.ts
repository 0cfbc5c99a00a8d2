import { ableTo } from './named-deed.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import type { Lead, LedList } from './led-list.ts';
import type { People } from './people.ts';
import { ASKED, type Kind } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Things to note with a reading" */
const TO_ENTER =
  /^(?:things|details|data|fields|facts|info(?:rmation)?|everything|what)(?: (?:we|they|people|you))?(?: (?:have|need))? to (note|enter|record|log|fill in|write down|give|collect|register)( .+)?$/i;
/** "Needed per slot", "required for each order" */
const NEEDED_FOR =
  /^(?:needed|required|mandatory|necessary|asked|wanted) (?:per|for each|for every|for|with) (?:an? |the |each |every )?(.+)$/i;
/** "Reasons to choose from when a pickup fails" */
const CHOICES =
  /^(reasons|options|kinds|types|categories|values|answers|states|statuses) to (?:choose|pick|select)(?: from)?( (?:when|if|for|of) .+)?$/i;
const PER = /^(?:per|for each|for every) (.+)$/i;
/** "When returning" */
const WHEN_DOING = /^(when|while) ([a-z]+ing)( .+)?$/i;
/** "When a sailing is cancelled offer" */
const IN_CASE = /^((?:when|if|after|before|once) .+?),? (offer|show|ask for|send|print|record)$/i;
/** "After the match the referee enters" */
const WHO_DOES = /^((?:after|before|during|at|on|when) .+?,? )?((?:the |an? |our )?[\w-]+(?: [\w-]+)?) ([a-z]+)$/i;
const ENTERS = /^(?:enter|record|note|see|fill in|log|report|add|check|choose|get|receive|write|give)$/;

/** "complete yes/no", "paid or not": what is asked. */
export function asAsked(item: string): string {
  const [, said = ''] = /^(.+?),? (?:yes\/no|y\/n|yes or no|\(y\/n\)|or not)\??$/i.exec(item) ?? [];
  if (!said) return item;
  return readVerb(said.split(' ')[0] ?? '')?.form === 'third' ? `whether it ${said}` : `whether it is ${said}`;
}

/** What is entered, chosen or shown below a line that names no thing of its own; nothing for other lines. */
export function nameLead(line: string, people: People): Lead | undefined {
  const lead = line.replace(/\s*:$/, '');
  const [, enter = '', beside = ''] = TO_ENTER.exec(lead) ?? [];
  if (enter) return { text: (items) => `I want to ${enter.toLowerCase()} ${items}${beside}`, isOfNames: true };
  const needed = NEEDED_FOR.exec(lead)?.[1];
  if (needed) return { text: (items) => `I want to enter ${items} for each ${singular(needed)}`, isOfNames: true };
  const [, choices = '', when = ''] = CHOICES.exec(lead) ?? [];
  if (choices)
    return {
      text: (items) => `I want to choose ${withArticle(singular(choices.toLowerCase()))}${when}: ${items}`,
      isOfNames: true,
      as: 'written',
    };
  const each = PER.exec(lead)?.[1];
  if (each)
    return {
      text: (items) => `I want to see ${items} for each ${each}`,
      told: (item) => `each ${each} is shown with ${item}`,
      isOfNames: true,
    };
  const [, link = '', doing = '', what = ''] = WHEN_DOING.exec(lead) ?? [];
  if (doing)
    return { text: (items) => `I want to record ${items} ${link.toLowerCase()} ${doing}${what}`, isOfNames: true };
  const [, event = '', does = ''] = IN_CASE.exec(lead) ?? [];
  if (does) return { text: (items) => `${event}, ${does.toLowerCase()} ${items}`, isOfNames: true };
  const [, time = '', who = '', deed = ''] = WHO_DOES.exec(lead) ?? [];
  const verb = readVerb(deed.toLowerCase());
  return verb?.form === 'third' && ENTERS.test(verb.base) && people.isPersonPhrase(who)
    ? {
        text: (items) => `${who} should be able to ${verb.base} ${items} ${lowerFirst(time)}`.replace(/[, ]+$/, ''),
        isOfNames: true,
      }
    : undefined;
}

const NO_ARTICLE =
  /^(?:whether|what|which|who|when|where|how|why|if|all|every|each|today|tomorrow|yesterday)\b| (?:who|that|is|are|should|must|can) |\b(?:today|tomorrow|week|month|year|day)$/;

/** "photo of the room", "address": one of its kind with its article; several, and what is not counted, without. */
function withThe(item: string): string {
  const noun = readNounPhrase(item);
  if (!noun || noun.determiner !== '' || !/^\p{Ll}/u.test(item) || NO_ARTICLE.test(item)) return item;
  const isTold = /^(?:last|next|first|current|total) /.test(item) || /^[\w-]+ of (?:the|each) /.test(item);
  const isOne = noun.plural
    ? / and /.test(noun.core) && noun.core.split(' and ').every((part) => !isPlural(part))
    : !noun.bare || isTold;
  return isOne ? `the ${item}` : item;
}

/** "can be exported as PDF", "exportable as PDF": what is so of the thing rather than shown by it. */
function stateOf(item: string): string | undefined {
  const [, modal = ''] =
    /^(?:it )?((?:can|could|should|must|may) (?:also )?be [a-z]+(?:ed|en|t|d|n|able)\b.*)$/i.exec(item) ?? [];
  return ableTo(item) ?? (modal || undefined);
}

/** What each item below the name of a thing says of it: "the report shows", "each device is shown with". */
function saidOf(thing: string): (item: string) => string {
  const bare = thing.replace(/^(?:the|an?|our|my) /i, '');
  const name = /^\p{Lu}\p{Ll}/u.test(bare) ? lowerFirst(bare) : bare;
  const isMany = isPlural(name.split(' ').at(-1) ?? '');
  const one = isMany ? `each ${singular(name)}` : `the ${name}`;
  return (item) => {
    const state = stateOf(item);
    if (state) return `${one} ${state}`;
    if (FORM.test(name)) return `the ${name} asks for ${withThe(item)}`;
    return `${one} ${isMany && !item.startsWith('whether ') ? 'is shown with' : 'shows'} ${withThe(item)}`;
  };
}

/** What is there to be looked at, whatever stands in it. */
const SURELY_SHOWN =
  /\b(?:report|overview|summary|statement|arrivals|departures|takings|figures|statistics|dashboard|history)s?$/i;
const MOSTLY_SHOWN =
  /\b(?:list|view|page|screen|board|log|sheet|card|profile|status|ticket|invoice|receipt|label|badge)s?$/i;
const FORM = /\b(?:form|questionnaire|survey)s?$/i;
const ORDERED = /^\w+ (?:the|an?|it|them|to|who|what|which|my|our|their|your|up|out|in|on|from)\b/i;

/** What is done with it, or how it is set: "off by default", "the borrower can export it", "delete with one click". */
const DONE_WITH_IT =
  /\bby default\b|^(?:the )?[\w-]+(?: [\w-]+)? (?:can|cannot|should|must|may) |^(?:delete|export|share|edit|print|hide|download|send|reset|clear) (?:with|by|to|as|in)\b/i;

/** A list below the name of what is shown or filled in: the thing, and what it shows or asks for; nothing for other things. */
export function shownThing(
  heading: string,
  items: readonly string[],
  kinds: readonly Kind[],
  people: People,
): LedList | undefined {
  const [, told = heading, who = ''] = /^(.+?) for (?:the |our |all )?([\w-]+(?: [\w-]+)?)$/i.exec(heading) ?? [];
  const isTheirs = who !== '' && people.isPersonPhrase(who);
  const thing = isTheirs ? told : heading;
  const name = (thing.split(/ (?:per|of|across|with|in|on|by|for|today|tomorrow|this|last|next)\b/i)[0] ?? '').trim();
  const names = kinds.filter((kind) => kind === 'name').length;
  const isShown =
    SURELY_SHOWN.test(name) ||
    (names === items.length && MOSTLY_SHOWN.test(name)) ||
    (names * 2 >= items.length && FORM.test(name)) ||
    (names === items.length && items.filter((item) => ASKED.test(item)).length * 2 >= items.length);
  const says = isShown && !/^(?:on|at|in) /i.test(heading) ? saidOf(name) : undefined;
  if (
    !says ||
    items.some(
      (item) =>
        /^(?:(?:no|not|only|never|at most|at least|max|min|up to|by|with|without|as|in|on|per|for|from|to|via|and|or|excluding|including|counting|compared|sorted|grouped|split|sent|shown|exported)\b|\d)/i.test(
          item,
        ) ||
        ORDERED.test(item) ||
        DONE_WITH_IT.test(item),
    )
  )
    return undefined;
  const sentences = items.map((item) => (ASKED.test(item) ? `{the actor} can see ${item}` : says(asAsked(item))));
  const seen = isPlural(name.split(' ').at(-1) ?? '') ? lowerFirst(thing) : withArticle(lowerFirst(thing));
  const text = FORM.test(name) ? heading : isTheirs ? `${who} should be able to see ${seen}` : `show ${seen}`;
  return { text, list: { heading: undefined, items, deeds: [], told: sentences } };
}
