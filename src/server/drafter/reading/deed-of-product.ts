import { textOf } from '../grammar/parse.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { phrase, type Action } from './action.ts';
import { done } from './done-by-product.ts';
import type { People } from './people.ts';
import type { Idea } from './read-idea.ts';
import { asDone, type Deed, type Turned } from './turn-deed.ts';

/** "archive courses nobody has opened for a year": the courses are archived, and no year. */
function coreOf(deed: string, turned: Turned | undefined): VerbPhrase {
  const { bare, rest } = turned ?? {};
  const isPlain = bare === undefined || (rest === '' && / (?:that|which|who) /.test(deed));
  return phrase(isPlain ? deed : `${deed.split(' ')[0]} ${bare} ${rest}`.trim());
}

/** "check that the address is valid", "hide courses that are over from the start page": short enough, it is called as it was said. */
function nameOf(deed: string, turned: Turned | undefined): { readonly name?: string } {
  if (turned?.bare === undefined && turned?.thing !== 'it') return {};
  const brief = turned.bare === undefined ? '' : `${deed.split(' ')[0]} ${turned.thing}`;
  const short = deed.replace(/ (?:the|an?)(?= )/gi, '');
  const name = [deed, brief, short].find((form) => form !== '' && form.split(' ').length <= 8);
  return name === undefined ? {} : { name };
}

/** The kind of wish is told by the deed, however the story puts it. */
export function actionFor({ action }: Idea, first: Deed, certain: Turned | undefined, subject: string): Action {
  const deed = textOf(first.words);
  if (!certain) {
    const isKnown = action.core.verb.split(' ')[0] === first.words[0]?.lower && /^(?:done|not)$/.test(action.frame);
    const told = isKnown ? action : done(deed);
    const name = `${subject.replace(/^the /, '')} ${asDone(first)}`.replace(/ (?:the|an?)(?= )/g, '');
    // Told of whoever asks it would be theirs not to do.
    return first.negated && name.split(' ').length <= 8 ? { ...told, name } : told;
  }
  const { thing, done: state, rest } = certain;
  return {
    frame: 'done',
    wish: `have ${thing} ${first.negated ? 'not ' : ''}${state} ${rest}`.trim().replace(/ ,/g, ','),
    core: coreOf(deed, certain),
    // Without its "not" it would be called by what must not be.
    ...(first.negated ? {} : nameOf(deed, certain)),
    isThing: false,
  };
}

/** Deeds that are done to what is known of people. */
const OF_RECORDS =
  /^(?:assign|propose|recommend|suggest|highlight|import|export|sort|group|count|list|filter|archive|merge|flag|mark|rank|anonymi[sz]e|search)$/;

/** "suggest a recipient", "mark lessons a learner has finished", "print a card for each patient": nobody is asked for who is only part of the thing. */
export function isOnlyPart({ actor }: Idea, { words }: Deed, certain: Turned | undefined, people: People): boolean {
  if (actor === undefined || !certain) return false;
  const name = actor.toLowerCase();
  const isIn = certain.thing.toLowerCase().includes(name);
  return people.isRole(actor)
    ? isIn && OF_RECORDS.test(words[0]?.lower ?? '')
    : isIn || certain.rest.toLowerCase().includes(` each ${name.replace(/^(?:the|an?|each|every) /, '')}`);
}
