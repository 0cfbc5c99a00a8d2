import { parseSentence, textOf } from '../grammar/parse.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural, singular, withArticle } from '../language/nouns.ts';
import { withoutUs } from '../language/pronouns.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { WITHIN } from '../lexicon/second-deeds.ts';
import { thereAre, withItsArticle } from '../writing/there-is.ts';
import { passiveDeed } from '../writing/passive-deed.ts';
import { SHOW, TELL } from './action.ts';
import { inForce } from './in-force.ts';
import { isCommand } from './is-command.ts';
import { asItShouldBe } from './label-of-case.ts';
import type { People } from './people.ts';

/** What an item of a list is: something to do, something that is so, or a name with what holds for it. */
export type Kind = 'order' | 'fact' | 'name';

export const WHY = /,? (?:so(?: that)?|because|in order to|in case) (?=\S+ \S)/i;
/** "who has it right now": a question that is asked of nobody. */
export const ASKED =
  /^(?:(?:by|for|from|until|since|with) (?:what|whom|which|when) |(?:what|who|where|when|which|how)(?:['’]s)? )/i;
/** What the product does, whoever is told to. */
const BY_PRODUCT =
  /^(?:send|give|calculate|recalculate|remember|highlight|sort|group|refresh|store|keep|charge|block|hide|forward|allow|let|enable|offer|stop|never|do|only|no|make|ask|have|be)$/i;
/** "never below zero", "free until noon", "shown on a line of its own": how the thing of the heading is. */
const HOW =
  /^(?:(?:always|never|only|not) (?!the\b|an?\b)|(?:lower|higher|cheaper|dearer|shorter|longer|free|open|closed|possible|optional|required|visible|valid|available|private|public|anonymous|automatic|editable|locked|due) )/i;
const MEASURED =
  /^(?:(?:at most|at least|up to|no more than|not more than|max(?:imum)?|min(?:imum)?|only) )?(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)\b/i;
const BOUNDED = /^(?:at most|at least|up to|no more than|not more than|only) /i;
const LIMIT = /\b(?:limit|price|fee|rate|deadline|discount|fine|deposit|cost|charge|rent|budget|allowance|notice)s?$/i;
const BARE =
  /^(?!(?:an?|the|my|our|their|his|her|its|each|every|all|any|no|some|only|another|this|that|these|those|nobody|everybody|everyone|no one|whoever|it|they|he|she|we|I|there|one|two|three|after|before|above|below|then|later|in|on|at|if|when|once|for|with|from|by|under|over|during|while|more|most|half|both|\d)\b)/i;

/** "lower before noon": how it is then. */
const LOWER = /^(?:lower|cheaper|free) (?:before|after|on|in|at|from|until|during|between|for|with)\b/i;
/** "repair spend of the last year", "travel costs next to each": a figure, whose first word is no order there. */
const FIGURE =
  /^(?:repair|travel|order|work|service|fuel|call|rent|wait|delay|response|ship|start|end|return|purchase|labour|labor|staff|test|play|run|training|transport|heat|water|power|clean|help|view|visit|break|stop|drop|fail|error|sale|load) (?:costs?|spend|spending|expenses?|time|hours|days|minutes|count|rate|history|budget|value|total|share|volume|weight|number|amount|bill|bills)\b(?! (?:when|if|once|until) )/i;
/** ", first come first served" by itself. */
const FIRST_COME = /^(?:on an? )?first[ -]come,?(?: and)?[ -]first[ -]served?(?: basis)?$/i;

/** Whether an item that starts with a verb is no order all the same. */
export function isNoOrder(item: string): boolean {
  return FIGURE.test(item) || LOWER.test(item) || FIRST_COME.test(item);
}

/** "later: one credit is lost", "no comment for 90 days -> stale" */
const LABELLED = /^[^:,]{3,40}: |->/;
/** "tread depth in millimetres", "pain check every two hours": names side by side, where the first is seldom an order. */
function isNamed(item: string): boolean {
  const words = tagSentence(splitWords(item), 'thing');
  const end = words.findIndex(({ tag }) => tag === 'P' || tag === 'D');
  const name = end < 0 ? words : words.slice(0, end);
  return (
    name.length > 1 &&
    name.at(-1)?.tag === 'N' &&
    !name.at(-1)?.lower.endsWith('s') &&
    name.every(({ tag }) => tag === 'N')
  );
}

/** "client signs on the tablet": who does what, by the words alone. */
function doneBy(
  item: string,
  people: People,
): { readonly who: string; readonly base: string; readonly rest: string } | undefined {
  const [who = '', does = '', ...rest] = item.split(' ');
  const verb = readVerb(does);
  return verb?.form === 'third' &&
    /^(?!\w*(?:one|body)$)[a-z]/.test(who) &&
    !isPlural(who) &&
    people.isPersonPhrase(who)
    ? { who, base: verb.base, rest: rest.join(' ') }
    : undefined;
}

/** "client signs on the tablet": how it is to be. */
export function asDuty(item: string, people: People): string {
  const done = doneBy(item, people);
  return done ? `the ${done.who} should ${done.base} ${done.rest}`.trim() : asItShouldBe(item, people);
}

export function kindOf(told: string, people: People): Kind {
  const item = told.slice(0, WHY.exec(told)?.index);
  if (ASKED.test(item) || LABELLED.test(item) || isNoOrder(item)) return 'name';
  // "client signs on the tablet": a verb that looks like a noun.
  const [, does = ''] = item.split(' ');
  if (/^(?:goes|comes|gets|is|has|does)$/.test(does) || doneBy(item, people)) return 'fact';
  if (!isCommand(item) && isNamed(item)) return 'name';
  // "parts used": what was done to it tells which are meant.
  if (/^\w+ \w+$/.test(item) && readVerb(does)?.form === 'past' && !people.isPersonPhrase(item.split(' ')[0] ?? ''))
    return 'name';
  const isHyphened = /^\w+-\w/.test(item);
  // "copy from last week"
  const isTaken = /^\w+ (?:from|to|into) /.test(item) && isBaseVerb(item.split(' ')[0] ?? '');
  if ((isCommand(item) && !isHyphened) || isTaken) return 'order';
  const [clause] = parseSentence(item, people.names).clauses;
  if (!clause?.group || (isHyphened && clause.mood === 'command')) return 'name';
  if (clause.mood === 'command') return 'order';
  return clause.mood === 'statement' && clause.subject.length > 0 ? 'fact' : 'name';
}

/** "reported comments" of "reported comments of today": what the heading is about, without "rules for". */
export function thingOf(heading: string): string {
  const about = heading
    .replace(
      /^(?:the )?(?:rules?|limits?|requirements|conditions|terms) (?:for|on|of|about) |^(?:the|an?|our|my) /i,
      '',
    )
    .replace(/^(?:the|an?|our|my) /i, '');
  return about.split(/ (?:for|by|with|of|in|on|from|to|at|before|after|when|while|per|until) /i)[0] ?? about;
}

/** "attach to a project", "hide with one click": what the heading names is attached or hidden. */
export function withObject(order: string, heading: string): string {
  if (heading === '') return order;
  const [verb = '', next = ''] = order.split(' ');
  // "Picking list" is a thing, "picking apples" a deed.
  const gerund = /^(\w+ing) (.+)$/i.exec(heading);
  const doing =
    gerund &&
    (/^(?:the|an?|our|my) /i.test(gerund[2] ?? '') ||
      isPlural(
        thingOf(gerund[2] ?? '')
          .split(' ')
          .at(-1) ?? '',
      ))
      ? gerund
      : null;
  // "Cancelling a walk": "cancel up to 3 hours before".
  const same = doing && readVerb(doing[1]?.toLowerCase() ?? '')?.base === verb ? doing[2] : undefined;
  const thing = same ?? (doing ? '' : `the ${lower(thingOf(heading))}`);
  const isBare =
    /^(?:to|from|into|with|by|as|for|within|until|before|after|at|on|in)$/.test(next) ||
    (/^\w+ (?:when|if|once) \w+(?: |$)(?!\w+s\b)/.test(order) && readVerb(order.split(' ')[2] ?? '')?.form === 'past');
  const isUpTo = same !== undefined && /^\w+ up to /.test(order);
  return thing && (isBare || isUpTo) && (same !== undefined || !INTRANSITIVE.test(verb))
    ? order.replace(verb, `${verb} ${thing}`)
    : order;
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const NO_BARE_THING =
  /^\w+ (?:(?:online|offline|again|together|early|later|directly|automatically|now|here|there|last|next|this|every|each|all|one|no|any|some|more|most|it|them|when|if|once|what|who|whom|how|where|which|that|whether|to|by|in|on|at|as|for|from|with|without|into|up|down|out|off|over|back|after|before|until|through)\b|\p{Lu}|\d|\w+ (?:and|or|to|from|by)\b)/u;

/** "print label at the door": the label. */
export function withTheThing(order: string): string {
  const [, verb = '', rest = ''] = /^([a-z]+) (.+)$/.exec(order) ?? [];
  const noun = rest && !NO_BARE_THING.test(order) ? readNounPhrase(rest) : undefined;
  const isOne =
    noun && !noun.determiner && !noun.plural && !noun.bare && !isMass(noun.head) && rest.startsWith(noun.core);
  return isOne ? `${verb} the ${rest}` : order;
}

const NEVER = /^(?:never|do not|don['’]t) (?=[a-z]+ )/i;
/** "never bill beer to people who do not drink": where the name of the thing ends. */
const ORDERED =
  /^([a-z]+) ((?:(?:the|any|all) )?[a-z-]+(?: (?!(?:to|in|on|at|for|from|with|before|after|without|when|if|until|unless|while|who|that|whose|as)\b)[a-z-]+)?) ((?:to|in|on|at|for|from|with|before|after|without|when|if|until|unless|while|as) .+)$/;

/** "never order parts under warranty": what is never done to them. */
function neverDone(order: string): string | undefined {
  const deed = order.replace(NEVER, '');
  const isNever = /^never /i.test(order) ? 'never' : 'not';
  const done = passiveDeed(withoutUs(deed));
  const [, verb = '', thing = '', rest = ''] = ORDERED.exec(deed) ?? [];
  if (done)
    return done.replace(new RegExp(`\\b(is|are) (?=${participle(deed.split(' ')[0] ?? '')}\\b)`), `$1 ${isNever} `);
  if (!thing || !isBaseVerb(verb) || INTRANSITIVE.test(verb) || /^(?:it|them|him|her|us|me|you)$/.test(thing))
    return undefined;
  return `${thing} ${isPlural(thing.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${isNever} ${participle(verb)} ${withoutUs(rest)}`;
}

/** "tick who has arrived" is done by people, what is shown they see; what the product sees to is done to its thing. */
function ofOrder(order: string, isShown: boolean): string | undefined {
  const [verb = '', ...rest] = order.split(' ');
  if (NEVER.test(order)) return neverDone(order);
  if (SHOW.test(verb)) return `{the actor} can see ${rest.join(' ')}`;
  const at = WHY.exec(order)?.index ?? order.length;
  const deed = order.slice(0, at);
  const isOurs =
    TELL.test(verb) || BY_PRODUCT.test(verb) || (isShown && WITHIN.test(verb)) || / (?:we|us|ours?) /i.test(`${deed} `);
  const why = order.slice(at).replace(/^,? so (?:that )?/i, ' so that ');
  // "warn if the car is too high": whoever tells it is warned.
  if (TELL.test(verb) && /^(?:if|when|once|as soon as|before|that|about|of)\b/.test(rest.join(' ')))
    return `{the actor} is ${participle(verb)} ${rest.join(' ')}`;
  if (!isOurs) return `{the actor} can ${withTheThing(deed)}${withoutUs(why)}`;
  const [, whom = '', does = ''] =
    /^(?:let|allow|enable) ((?:the |all |every )?[\w-]+) (?:to )?(.+)$/i.exec(deed) ?? [];
  if (whom) return `${whom} can ${does}`;
  const done = passiveDeed(withoutUs(deed));
  return done && `${done}${withoutUs(why)}`;
}

function ofFact(fact: string, people: People): string {
  const [clause] = parseSentence(fact, people.names).clauses;
  const who = doneBy(fact, people)?.who ?? textOf(clause?.subject ?? []);
  const head = who.split(' ').at(-1) ?? '';
  const isOne =
    who !== '' && BARE.test(who) && !isPlural(head) && !isMass(head) && /^[a-z]/.test(who) && fact.startsWith(who);
  const said = withoutUs(
    isOne ? `${people.isPersonPhrase(who) ? withArticle(who) : `the ${who}`}${fact.slice(who.length)}` : fact,
  );
  const told = inForce(said, people)?.text ?? said;
  return told.replace(
    /^([^,]+?) gets? told\b/,
    (_, whom: string) => `${whom} ${isPlural(whom.split(' ').at(-1) ?? '') ? 'are' : 'is'} told`,
  );
}

function ofName(name: string, heading: string, people: People): string | undefined {
  const thing = thingOf(heading);
  const head = thing.split(' ').at(-1) ?? '';
  const one = isPlural(head) ? withArticle(singular(lower(thing))) : `the ${lower(thing)}`;
  if (ASKED.test(name)) return `{the actor} can see ${name}`;
  if (FIGURE.test(name)) return `{the actor} can see the ${name}`;
  if (FIRST_COME.test(name)) return 'whoever comes first is served first';
  const [, label = '', rest = ''] = /^([^:,]{3,40}): (.+)$/.exec(name) ?? [];
  if (/^(?:later|then|after that|afterwards|before|otherwise|until then)$/i.test(label)) return `${label}, ${rest}`;
  if (label) return `${label} means ${kindOf(rest, people) === 'fact' ? 'that ' : ''}${rest}`;
  if (name.includes('->')) return undefined;
  if (/^(?:can|must|should|may|has to|needs to) /i.test(name)) return `${one} ${name}`;
  if (HOW.test(name)) return `${one} is ${name}`;
  const left = /^(?:excluding|not counting|leaving out|except(?: for)?) (.+)$/i.exec(name)?.[1];
  if (left) return `${one} leaves out ${left}`;
  const [quality, behindIt] = tagSentence(splitWords(name), 'thing');
  if (quality?.tag === 'A' && behindIt?.tag === 'P') return `${one} is ${name}`;
  // "sees today's reservations": the one who was named before.
  const [start = '', next = ''] = name.split(' ');
  const third = readVerb(start);
  if (third && /^(?:show|contain|include|list|have|need|work|fit|display)$/.test(third.base) && third.form === 'third')
    return `${one} ${name}`;
  if (
    third?.form === 'third' &&
    !MOSTLY_NOUNS.has(third.base) &&
    /^(?:the|an?|each|every|all|who|what|which|their|his|her|my|in|off|out|up|today['’]s)$/.test(next)
  )
    return `{the actor} can ${third.base}${name.slice(start.length)}`;
  const [, done = '', behind = ''] = /^(?:to be )?(\w+)( .+)$/i.exec(name) ?? [];
  const verb = readVerb(done.toLowerCase());
  if (
    verb?.form === 'past' &&
    /^ (?:in|on|at|by|as|to|with|before|after|until|within|for|when|once|from)\b/.test(behind)
  )
    return `${one} is ${done}${behind}`;
  if (/^(?:newest|oldest|latest|first|last|most|best|cheapest|nearest|largest|smallest)\b.* (?:at|on|in) /i.test(name))
    return `the ${name.replace(/ (?=(?:at|on|in) )/, ' is ')}`;
  if (BOUNDED.test(name)) return `there are ${name}`;
  if (MEASURED.test(name))
    return LIMIT.test(heading.split(/ (?:for|on|of|in) /i)[0] ?? '')
      ? `the ${singular(lower(heading.split(/ (?:for|on|of|in) /i)[0] ?? ''))} is ${name}`
      : undefined;
  // "reminder two days before": it is sent, and nobody looks it up.
  if (/^(?:an? )?(?:reminder|message|notice|warning|alert|notification)s?\b/i.test(name)) return thereAre(name);
  const noun = readNounPhrase(name);
  // "Booking a crossing:" and "registration number": what is asked for meanwhile.
  if (
    noun &&
    /^[A-Z]?[a-z]+ing (?:an?|the|my|your) /.test(heading) &&
    readVerb(heading.split(' ')[0]?.toLowerCase() ?? '')
  )
    return `${withItsArticle(name).replace(/^an? /, 'the ')} ${name.startsWith('the ') || !(noun.plural || / and /.test(noun.core)) ? 'is' : 'are'} asked for`;
  return noun
    ? `{the actor} can see ${noun.determiner ? name : noun.plural || isMass(noun.head) ? `the ${name}` : withArticle(name)}`
    : undefined;
}

/** An item of a list as a sentence that can be watched; nothing where it is not certain what it says. */
export function toldItem(
  item: string,
  heading: string,
  isShown: boolean,
  people: People,
  kind = kindOf(item, people),
): string | undefined {
  // "my team's desks highlighted": what is to be so, without its verb.
  const [, thing = '', done = ''] =
    /^((?:my|our|the|all|each|every|their) [\w' -]*\w) (\w+ed|shown|hidden)$/i.exec(item) ?? [];
  if (thing && kind !== 'order' && !/ (?:who|which|that|what|has|have|is|are|not)\b/.test(thing))
    return `${thing} ${isPlural(thing.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${done}`;
  if (kind === 'order') return ofOrder(withObject(item, heading), isShown);
  return kind === 'fact' ? ofFact(item, people) : ofName(item, heading, people);
}
