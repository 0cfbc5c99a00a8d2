import { OPENS_QUESTION } from '../lexicon/function-words.ts';
import { negate, readClause } from '../language/clause.ts';
import { notSo, opposite } from '../language/opposite.ts';
import { indefinite, isUncounted, several, single, type NounPhrase } from '../language/noun-phrase.ts';
import { standsInForThing } from '../lexicon/stand-ins.ts';
import { article, isMass, isPerson, isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { gerund, isBaseVerb, participle, thirdPerson } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { LIGHT, STATES } from '../lexicon/states.ts';
import { turnedBack } from '../lexicon/turned-back.ts';
import { COLLECTIONS, NOT_HELD, PLURAL_ONLY, traitsWhere } from '../lexicon/things.ts';
import type { Action } from '../reading/action.ts';
import { askedOf, conditionOf } from './clauses-inside.ts';
import { fillBarred } from './barred.ts';
import { faultOf } from './fault-of.ts';
import { addTraits, fillDeeds, isDoer } from './deed-slots.ts';
import { lowerFirst } from './short-forms.ts';
import { LAST_OF_MANY, usable } from './usable-noun.ts';
import { fillRules } from './rule-slots.ts';

/** Values for the slots of a pattern; a slot without a value leaves its sentence out. */
export type Slots = ReadonlyMap<string, string>;

const SOMEBODY = /^(?:any|some)(?:body|one)\b/i;

/** "fewer than three singers come": to deny the verb would say something else. */
const COUNTS = /^(?:fewer|less|more) than |^(?:at least|at most|no more than) /i;

/** A clause behind "when", "if" or "as soon as" among the tails of an action. */
export function eventOf(action: Action): string | undefined {
  const condition = conditionOf(action);
  // "unless the buyer says no" is no event: it would have to be denied twice.
  if (condition?.lead === 'unless') return undefined;
  // "be asked if I still need it": that is what is asked.
  if (condition?.lead === 'if' && /^be asked\b/.test(action.wish)) return undefined;
  const clause = condition?.text
    .replace(/^(?:when(?:ever)?|if|once|as soon as|after|in case)\s+/i, '')
    .replace(/ (?:instead of|rather than) .*$|, if they (?:have|has) .*$/i, '')
    // "when it is refused and the reason for it": what is told of it is no part of what happens.
    .replace(/,? and (?:the |its |their )?(?:reasons?|causes?)(?: (?:for|of) (?:it|this|that))?$/i, '')
    // "..., but not in the last half hour": where it does not hold is no part of what happens.
    .replace(/,? (?:but )?not (?:in|on|at|by|for|once|when|if|before|after|during|while|with)\b.*$/i, '');
  return clause && readClause(clause) ? clause : undefined;
}

/** The action in brief with "-ing": "swapping a shift with a colleague", for sentences that have no object to speak of. */
function actingOf(action: Action, wish: string): string | undefined {
  const words = wish.split(' ');
  if (action.frame === 'told' || action.frame === 'done')
    return words.length <= 7 ? [gerund(words[0] ?? ''), ...words.slice(1)].join(' ') : undefined;
  const read = readVerbPhrase(wish);
  const object = read?.object;
  if (!read || (object && OPENS_QUESTION.test(object.text))) return undefined;
  // What somebody gets or sees is no doing of theirs that could fail.
  if (/^(?:get|receive|see|know|have)$/.test(read.verb)) return undefined;
  const brief = [read.verb, object?.text].filter(Boolean).join(' ');
  const short = brief.split(' ').length <= 6 ? brief : [read.verb, object?.core].filter(Boolean).join(' ');
  // What would have to be cut is not said.
  if (short.split(' ').length > 6 || (!object && words.length > 6)) return undefined;
  return gerund(object ? short : wish.replace(/ (?:in fewer steps|in less time)\b.*$/, ''));
}

/** The singular; nothing for what has none ("opening hours") or names two things at once. */
function singleOf(noun: NounPhrase): string | undefined {
  // "the last three months" are one time.
  if (/\s(?:and|or)\s|&/.test(noun.core) || LAST_OF_MANY.test(noun.core)) return undefined;
  if (PLURAL_ONLY.has(noun.head.toLowerCase())) return undefined;
  return single(noun);
}

/** "the volunteer list" holds volunteers, "a list of arrivals" arrivals. */
function entryOf(noun: NounPhrase, one: string): string | undefined {
  const words = one.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isPage = /^(?:page|screen|view)$/.test(last);
  if (!COLLECTIONS.has(last) && !isPage) return undefined;
  const of = / (?<!\b(?:that|which) .*)(?:of|with|for) (?:all |the |my |our |their )*([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(
    noun.body,
  )?.[1];
  if (isPage) return of && isPlural(of.split(' ').at(-1) ?? '') ? singular(of) : undefined;
  // "the family calendar" holds no families.
  if (
    /^(?:calendar|timeline|board|feed)$/.test(last) &&
    (isPerson(words.at(-2) ?? '') ||
      /^(?:team|family|group|class|club|company|school|flat|house|office)$/i.test(words.at(-2) ?? ''))
  )
    return 'entry';
  // "spare parts list"
  const held = singular(of && isPlural(of.split(' ').at(-1) ?? '') ? of : words.slice(0, -1).join(' '));
  // "packing list", "waiting list", "price list"
  return held && !NOT_HELD.test(held) && !held.includes('-and-') && !isMass(held) ? held : 'entry';
}

/** The forms of the noun that the sentences speak of, and what agrees with them. */
function fillNoun(slots: Map<string, string>, noun: NounPhrase, verb: string, roles: ReadonlySet<string>): void {
  const isOnePerson = isPerson(noun.head) || roles.has(singular(noun.head.toLowerCase()));
  const one = singleOf(noun);
  const isName = /^\p{Lu}/u.test(noun.head) && noun.bare;
  const isMassNoun = (noun.bare || isUncounted(noun)) && !noun.plural;
  const traits = traitsWhere(verb, (one ?? noun.head).split(' ').at(-1)?.toLowerCase() ?? '', isOnePerson);
  const the =
    isName || traits.has('technique') || (noun.bare && noun.determiner !== '' && !isMass(noun.head))
      ? noun.core
      : `the ${noun.core}`;
  slots
    .set('traits', [...traits, ...(noun.plural ? ['several'] : [])].join(' '))
    .set('object', the)
    .set('an object', indefinite(noun))
    .set('objects', one ? several(noun) : noun.core)
    .set('plural', noun.plural ? 'yes' : '')
    .set('who', isOnePerson ? 'who' : 'that');
  // "the opening hours" stand for one of them, and the sentence agrees afterwards.
  if (!one && !/\s(?:and|or)\s/.test(noun.core))
    slots.set('many', noun.core).set('the one', the).set('a one', noun.core);
  if (one) {
    slots
      .set('one', one)
      .set('a one', isMassNoun ? noun.core : indefinite(noun))
      .set('the one', isMassNoun ? the : `the ${one}`);
    if (isMassNoun) slots.set('mass', the);
    else slots.set('a unit', withArticle(one)).set('unit', one).set('units', plural(one));
    // A page is no entry of anything.
    const entry = entryOf(noun, one) ?? (isMassNoun || /\b(?:page|screen|view|website)$/i.test(one) ? undefined : one);
    if (entry)
      slots
        .set('which', isPerson(entry) || roles.has(entry.split(' ').at(-1) ?? '') ? 'who' : 'that')
        .set('entry', entry)
        .set('an entry', withArticle(entry))
        .set('entries', plural(entry));
  }
  // "all photos are listed", but "all material is listed".
  slots
    .set('are', isMassNoun ? 'is' : 'are')
    .set('were', isMassNoun ? 'was' : 'were')
    .set('stay', isMassNoun ? 'stays' : 'stay');
  // Of one person nothing is said that needs "he" or "she".
  if (noun.plural || !isOnePerson)
    slots
      .set('its', noun.plural ? 'their' : 'its')
      .set('it', noun.plural ? 'they' : 'it')
      .set('them', noun.plural ? 'them' : 'it');
  slots.set(
    'doing',
    `${gerund(verb)} ${/^an?$/.test(noun.determiner) && !isMassNoun ? indefinite(noun) : noun.plural ? several(noun) : the}`,
  );
}

/** What the action tells besides its thing: a question, a condition, an end, a state, whose it is. */
function fillClauses(
  slots: Map<string, string>,
  action: Action,
  noun: NounPhrase | undefined,
  wish: string,
  third: (text: string) => string,
  roles: ReadonlySet<string>,
): void {
  fillBarred(slots, wish, third, roles);
  const said = askedOf(action);
  const asked = said
    ? third(said)
        .replace(/ at (?:a glance|first sight)\b/, '')
        // "like parcel tracking" is no part of what is asked.
        .replace(/, (?:just )?(?:like|similar to|as with|as in) .+$/, '')
        .replace(/ before (?:they|he|she) \w+.*$/, '')
        // How and for whom it is told apart is no part of what is so.
        .replace(
          / (?:in (?:plain|normal|simple|clear) words|before (?:the|my|our|their|his|her) [\w-]+)$|, (?:per|by|for each) [\w-]+$/i,
          '',
        )
    : '';
  // "their order", "the berth they got": nobody else's is meant.
  const head = noun?.head.replace(/[^\p{L}\p{N}-]/gu, '') ?? '';
  if (
    noun &&
    ((/\b(?:my|our|their|his|her|own) /i.test(wish) &&
      new RegExp(`\\b(?:my|our|their|his|her|own) (?:[\\w-]+ ){0,2}${head}\\b`, 'i').test(wish)) ||
      /\b(?:they|i|we) (?:got|have|had|booked|ordered|own|bought|rented|reserved|paid|hold)\b/i.test(wish))
  )
    slots.set('traits', `${slots.get('traits') ?? ''} own`.trim());
  // When, where and how something is: the answer is what is seen, not the thing.
  if (asked) slots.set('traits', `${slots.get('traits') ?? ''} asked`.trim());
  if (/^(?:when|where|how|why|whether|if)\b/i.test(asked))
    slots.set('traits', `${slots.get('traits') ?? ''} answer`.trim());
  if (asked && asked.split(' ').length <= 12 && !/^(?:if|that)\b/i.test(asked)) slots.set('asked', asked);
  const happens = eventOf(action);
  const as = /^mark$/.test(action.core.verb)
    ? /(?<!\bsuch) as (?!something\b|other\b|one\b|if\b|the\b|an?\b|such\b|my\b|their\b|our\b)((?:not )?(?:(?:on|in|under|out of) )?(?!(?:not|at|with|by|for|of|from|to|on|in)\b)\w+(?: (?:out|off|up|down)\b)?)/i.exec(
        wish,
      )?.[1]
    : undefined;
  if (as) slots.set('as', as);
  const event = happens && third(happens);
  const clause = event ? readClause(event) : undefined;
  // "the limit he set": the verb of such a clause is not the one to deny.
  if (event && clause && event.split(' ').length <= 12 && !/ (?:he|she|they|we|I|you)$/.test(clause.subject)) {
    slots.set('event', event);
    if (clause.kind === 'be' && !/\b(?:was|were)\b/.test(event)) slots.set('lasting', event);
    // "and" would need both halves denied.
    const lacks = /\b(has|have) no ([\w-]+(?: [\w-]+)?)$/.exec(event);
    if (lacks)
      slots.set(
        'no event',
        event.replace(
          lacks[0],
          `${lacks[1]} ${isPlural(lacks[2]?.split(' ').at(-1) ?? '') ? '' : `${article(lacks[2] ?? '')} `}${lacks[2]}`,
        ),
      );
    // "has no signal in the cellar": denied it would not be English.
    else if (!/\b(?:that|which|who)\b/.test(clause.subject) && !/\b(?:and|or)\b|\b(?:has|have) no\b/.test(event))
      slots.set('no event', (COUNTS.test(event) ? opposite(event) : undefined) ?? notSo(event, clause));
  }
}

/** Whether the wish has the verb: "the hall is not let" read as one of "see" would speak of another deed. */
function isSaid({ frame, core, outcome = '' }: Action, wish: string): boolean {
  const [base = ''] = core.verb.split(' ');
  const said = `${wish} ${outcome}`;
  return frame !== 'done' || said.includes(participle(base)) || said.includes(base);
}

/** The verb that is done to the thing itself, and how it is turned back. */
function fillVerb(slots: Map<string, string>, { core: { verb }, frame }: Action, wish: string): void {
  // What was "got" or "seen" says nothing more than the wish itself.
  if (!LIGHT.test(verb)) slots.set('done', participle(verb));
  if (STATES.test(verb)) slots.set('state', participle(verb));
  // "put a ticket to sleep": it is in no place from which it could be taken.
  const isPut =
    verb !== 'put' || /^put .+ (?:in|into|on|onto|to) (?:the|an?|my|our|their|his|her|each|every) /.test(wish);
  const back = isPut ? turnedBack(verb, slots.get('object') ?? 'it', frame === 'do') : undefined;
  if (back) slots.set('back', back);
  slots
    .set('verb', verb)
    .set('verbs', thirdPerson(verb))
    // "put into a folder": where to belongs to it.
    .set(
      'verbed',
      frame === 'done' && /^(?:put|place|bring)$/.test(verb) ? `${participle(verb)} there` : participle(verb),
    )
    .set('verbing', gerund(verb));
}

/** Fills every slot that the action, the actor and the product have words for. */
export function fillSlots(
  action: Action,
  actor: string,
  thing: NounPhrase | undefined,
  wish: string,
  third: (text: string) => string,
  roles: ReadonlySet<string> = new Set(),
): Slots {
  const slots = new Map<string, string>([
    ['actor', actor],
    ['an actor', withArticle(actor)],
    ['the actor', `the ${actor}`],
    ['actors', plural(actor)],
  ]);
  const { verb } = action.core;
  const isNot = /^(?:no longer|be spared|not)\b/.test(wish);
  const acting = isNot ? undefined : actingOf(action, wish);
  if (acting) slots.set('acting', acting);
  const outcome = action.outcome && !action.outcome.includes('{') ? readClause(third(action.outcome)) : undefined;
  if (
    outcome &&
    action.frame !== 'told' &&
    !outcome.negated &&
    // "are not only allowed there" denies nothing.
    !/\b(?:only|at most|at least|up to|max)\b/i.test(action.outcome ?? '') &&
    third(action.outcome ?? '').split(' ').length <= 12
  )
    slots.set('failing', lowerFirst(negate(outcome)).replace(/^there (is|are) not (?:(?:an?|the) )?/, 'there $1 no '));
  const fault = outcome && !action.rule ? faultOf(outcome) : undefined;
  if (fault && action.frame === 'done') slots.set('fault', fault);
  const noun = usable(thing);
  if (noun) fillNoun(slots, noun, verb, roles);
  else slots.set('traits', SOMEBODY.test(action.core.object?.text ?? '') ? 'person unnamed' : 'unnamed');
  if (noun && standsInForThing(noun.head, wish)) slots.set('who', 'that').set('which', 'that');
  // "say how many chairs": nobody says a chair.
  const isAsked = askedOf(action) !== undefined;
  const own =
    noun &&
    !isAsked &&
    (action.doneTo ?? action.core.object)?.core.includes(noun.core) &&
    (action.frame === 'do' || action.frame === 'done' || /^no longer have\b/.test(wish)) &&
    !action.isThing;
  const [base = ''] = verb.split(' ');
  // A verb that no list has is one where an action starts with it.
  const isVerb = isBaseVerb(base) || (action.frame === 'do' && /^[a-z]{4,}$/.test(base));
  const takes =
    isSaid(action, wish) && own && !isDoer(action, base) && verb !== 'ensure' && isVerb && !INTRANSITIVE.test(verb);
  if (takes) fillVerb(slots, action, wish);
  else if (isNot || isAsked) slots.delete('doing');
  else if (acting) slots.set('doing', acting);
  if (!slots.has('doing') && !slots.has('done')) slots.set('long', '');
  fillClauses(slots, action, noun, wish, third, roles);
  addTraits(slots, action, noun, wish, isAsked);
  fillDeeds(slots, action, wish);
  fillRules(slots, action, actor, third, roles);
  return slots;
}
