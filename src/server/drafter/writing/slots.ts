import { negate, readClause } from '../language/clause.ts';
import { definite, indefinite, several, single, type NounPhrase } from '../language/noun-phrase.ts';
import { plural, withArticle } from '../language/nouns.ts';
import { gerund, participle, readVerb, thirdPerson } from '../language/verbs.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import type { Action } from '../reading/action.ts';

/** Values for the slots of a pattern; a slot without a value leaves its sentence out. */
export type Slots = ReadonlyMap<string, string>;

const OBJECTIVE: Readonly<Record<string, string>> = { it: 'it', they: 'them' };

/** A clause behind "when", "if" or "as soon as" among the tails of an action. */
export function eventOf(action: Action): string | undefined {
  const tail = action.core.tails.find(({ lead }) => /^(?:when|whenever|if|once|as|after|unless)$/.test(lead));
  const clause = tail?.text.replace(/^(?:when(?:ever)?|if|once|as soon as|after|in case)\s+/i, '');
  return clause && readClause(clause) ? clause : undefined;
}

/** The action in brief with "-ing": "swapping a shift with a colleague", for sentences that have no object to speak of. */
function actingOf(action: Action, wish: string): string {
  const words = wish.split(' ');
  const end = words.findIndex(
    (word, at) =>
      at > 2 &&
      !/\bbetween\b/.test(wish) &&
      /^(?:when|if|once|after|before|because|so|while|until|that|which|who|and)$/i.test(word),
  );
  const short = words.slice(0, end > 0 ? Math.min(end, 8) : 8).join(' ');
  const trimmed =
    words.length > 8 && end < 0
      ? short.replace(/\s+(?:\w+\s+)?(?:the|an?|of|for|to|in|on|at|by|with|from|my|their|our|each|every)$/i, '')
      : short;
  return action.frame === 'told' || action.frame === 'done'
    ? trimmed.replace(/^\S+/, (first) => gerund(first))
    : gerund(trimmed);
}

function usable(noun: NounPhrase | undefined): NounPhrase | undefined {
  if (!noun) return undefined;
  // A question ("who changed the plan") or a long phrase makes no subject for further sentences.
  if (
    /^(?:who|what|when|where|which|how|why|whether|if|that|whose)\b/i.test(noun.text) ||
    noun.core.split(' ').length > 5
  )
    return undefined;
  return /^(?:it|them|this|that|me|us|they|one|so|everything|something|anything|nothing)$/i.test(noun.core)
    ? undefined
    : noun;
}

/** The forms of the noun that the sentences speak of, and what agrees with them. */
function fillNoun(slots: Map<string, string>, noun: NounPhrase, verb: string): void {
  const it = noun.plural ? 'they' : 'it';
  slots
    .set('object', definite(noun))
    .set('an object', indefinite(noun))
    .set('a one', indefinite(noun))
    .set('objects', several(noun))
    .set('one', single(noun));
  // "all photos are listed", but "all material is listed".
  const isMass = noun.bare && !noun.plural;
  slots
    .set('are', isMass ? 'is' : 'are')
    .set('were', isMass ? 'was' : 'were')
    .set('stay', isMass ? 'stays' : 'stay');
  slots
    .set('it', it)
    .set('them', OBJECTIVE[it] ?? it)
    .set('plural', noun.plural ? 'yes' : '');
  slots.set(
    'doing',
    `${gerund(verb)} ${noun.determiner === 'a' || noun.determiner === 'an' ? indefinite(noun) : noun.plural ? several(noun) : definite(noun)}`,
  );
}

/** Fills every slot that the action, the actor and the product have words for. */
export function fillSlots(
  action: Action,
  actor: string,
  thing: NounPhrase | undefined,
  other: string | undefined,
  wish: string,
  third: (text: string) => string,
): Slots {
  const slots = new Map<string, string>([
    ['actor', actor],
    ['an actor', withArticle(actor)],
    ['the actor', `the ${actor}`],
    ['actors', plural(actor)],
  ]);
  const { verb } = action.core;
  slots.set('acting', actingOf(action, wish));
  // "keep members from booking two classes": what is refused to them is the booking.
  if (/^keep .+ from \w+ing\b/.test(wish))
    slots.set(
      'forbidden',
      third(wish.replace(/^keep .+? from (?=\w+ing\b)/, ''))
        .split(' ')
        .slice(0, 10)
        .join(' '),
    );
  slots.set('verb', verb).set('verbs', thirdPerson(verb)).set('verbed', participle(verb)).set('verbing', gerund(verb));
  if (other) slots.set('other', withArticle(other)).set('others', plural(other));
  const noun = usable(thing);
  if (noun) fillNoun(slots, noun, verb);
  const own =
    noun &&
    noun.core === action.core.object?.core &&
    (action.frame === 'do' || action.frame === 'done') &&
    !action.isThing;
  if (!own) slots.set('doing', slots.get('acting') ?? gerund(verb));
  const said = eventOf(action);
  const event = said && third(said);
  const clause = event ? readClause(event) : undefined;
  if (event && clause && event.split(' ').length <= 12) {
    slots.set('event', event);
    // "and" would need both halves denied.
    if (!/\b(?:and|or)\b/.test(event)) slots.set('no event', negate(clause));
  }
  return slots;
}

function agreeing(name: string, isMany: boolean): string | undefined {
  const verb = readVerb(name);
  if (!verb) return undefined;
  const many: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
  return isMany ? (many[name] ?? verb.base) : name;
}

/** The sentence of a pattern; nothing when one of its slots has no value. */
export function fillPattern(pattern: string, slots: Slots): string | undefined {
  let complete = true;
  const text = pattern.replace(/\{([^}]+)\}/g, (slot, name: string) => {
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const value =
      slots.get(lower) ?? (slots.has('object') ? agreeing(lower, slots.get('plural') === 'yes') : undefined);
    if (value === undefined) complete = false;
    const said = value ?? slot;
    return name === lower ? said : upperFirst(said);
  });
  // "to them", "around it": the pronoun behind a verb or preposition is the objective one.
  return complete
    ? upperFirst(
        text.replace(
          /\b(of|behind|opens?|see|into|on|over|change|about|for|alter|brings?|with|needs?|saved|read|at|to|by|from) they\b/g,
          '$1 them',
        ),
      )
    : undefined;
}

export function upperFirst(text: string): string {
  return /^(?:iOS|iPhone|iPad|iCal|e-mail)/.test(text) && !text.startsWith('e-mail')
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a thing that the idea only names is used for: "use", "see", "get". */
export function verbForThing(intent: Intent | undefined): string {
  return intent?.use ?? 'use';
}
