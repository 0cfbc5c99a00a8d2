import { chooseIntent, SEEN } from '../choose-intent.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPerson, singular, withArticle } from '../language/nouns.ts';
import { traitsOf } from '../lexicon/things.ts';
import { phrase, type Action } from '../reading/action.ts';

/** "valves that have not been moved" are to be seen. */
const WITH_CLAUSE =
  /\b(?:that|which|who) (?:\w+ )?(?:is|are|was|were|has|have|had|do|does|did|can|cannot|need|needs|\w+s)\b/i;

/** What is done with things that the kind of wish alone does not tell. */
const USED: readonly (readonly [RegExp, string])[] = [
  [/^(?:certificate|receipt|confirmation|diploma|statement|invoice)s?$/i, 'get'],
  [/^(?:note|entry|record|registration)s?$/i, 'make'],
  [/^(?:log ?book|guest ?book|diary|journal)s?$/i, 'keep'],
  [/^(?:checkout|cart|basket|wallet)$/i, 'use'],
  [/^questions?$/i, 'ask'],
  [/^(?:rota|roster)s?$/i, 'set up'],
  [/^(?:pages?|boards?|screens?)$/i, 'see'],
  [SEEN, 'see'],
];

/** What people do with a thing of which no kind of wish speaks, by what it is like; nothing for what could be anything. */
function deedByNature(head: string, thing: string, isServed: boolean, roles: ReadonlySet<string>): string | undefined {
  const one = singular(head.toLowerCase());
  const traits = traitsOf(one, isPerson(head) || roles.has(one));
  if (traits.has('person'))
    return / for (?:an?|one|two|\d+|the) (?:day|night|evening|week|weekend|month|season)s?\b/i.test(thing)
      ? 'register'
      : undefined;
  if (traits.has('event') || traits.has('seat')) return isServed ? 'book' : 'offer';
  if (['document', 'collection', 'figure'].some((trait) => traits.has(trait as 'document'))) return 'see';
  return undefined;
}

/** "the filter" as it stands behind a verb: "a filter", "filters", "the teachers' list". */
function withItsArticle(thing: string, { core }: Action): string {
  const noun = readNounPhrase(thing);
  // "teachers' substitute list": the one that they have.
  if (/^[\w-]+s' \w/.test(thing)) return `the ${thing}`;
  const isBare =
    (noun && traitsOf(noun.head.toLowerCase(), false).has('technique')) ||
    /^(?:an?|the|some|any|my|our|their|all|every|each|more|no)\b/i.test(thing) ||
    core.object?.plural ||
    core.object?.bare;
  return isBare ? thing : withArticle(thing);
}

/** "have a filter" of a thing becomes what a person does with it: "use a filter". */
export function wishOf(action: Action, intent: Intent | undefined, isReader: boolean): string {
  if (!action.isThing) return action.wish;
  const thing = action.wish.replace(/^use /, '');
  const noun = readNounPhrase(thing);
  const isFile = /\b(?:as|in) (?:an? )?(?:PDF|CSV|Excel|Word|file|spreadsheet|printout)\b/i.test(thing);
  // Whoever only reads what others write adds no picture to it.
  const own = isReader && intent?.use === 'add' ? 'see' : (intent?.use ?? 'use');
  const usual = intent?.name === 'history' ? own : USED.find(([things]) => things.test(noun?.head ?? ''))?.[1];
  const use = isFile ? 'get' : (usual ?? (WITH_CLAUSE.test(thing) && own === 'use' ? 'see' : own));
  return `${use} ${withItsArticle(thing, action)}`;
}

/** A thing of which no kind of wish speaks, told as what is usually done with it: "trial lessons" are booked. */
export function usualDeed(action: Action, idea: string, isServed: boolean, roles: ReadonlySet<string>): Action {
  if (!action.isThing || chooseIntent(action, idea, roles)) return action;
  const thing = action.wish.replace(/^use /, '');
  const head = readNounPhrase(thing)?.head ?? '';
  if (WITH_CLAUSE.test(thing) || USED.some(([things]) => things.test(head))) return action;
  const verb = deedByNature(head, thing, isServed, roles);
  if (!verb) return action;
  const wish = `${verb} ${withItsArticle(thing, action)}`;
  return { ...action, wish, core: phrase(wish), isThing: false, name: thing };
}
