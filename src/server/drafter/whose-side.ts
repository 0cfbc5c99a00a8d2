import { contentStems, stem } from './lexicon/function-words.ts';
import {
  COUNTED,
  FILTERED,
  GIVEN_AS,
  GIVES,
  GROUP_PRICE,
  HIDDEN_WHEN,
  HOW_IT_IS,
  LAID_DOWN,
  LISTED,
  LOOKED_UP,
  LOOKED_UP_BY,
  LOOKS,
  LOOKS_FOR,
  LOOKS_NAMED,
  NOTED,
  NOTED_OF_EACH,
  PRINTED,
  PUBLIC,
  REMINDED,
  REMINDED_OF,
  SHOWN,
  SOUGHT,
  TO_EACH,
  WHO_OF_THEM,
  WITH_NAMES,
} from './lexicon/sides.ts';
import { ANSWERED, ASKED_FOR, MADE_BY, OF_US } from './lexicon/keeping.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { bySaying, shares } from './by-what-it-says.ts';
import { isServed } from './role-kind.ts';
import { comersOf, sidesOf } from './two-sides.ts';
import { overseers } from './who-else.ts';
import { answersFor } from './who-answers-for-it.ts';
import { headsOf, keepersOf, takersOf } from './who-keeps-it.ts';

/** Whoever tells of themselves is looked for by what they tell. */
export const SPEAKER = /\b(?:i|me|my|mine|we|us|our|ours)\b/i;

function isNamed({ action, form }: Idea): boolean {
  return action.isThing || form === 'noun phrase';
}

/** What is told to everybody and what can be seen of a thing is for those who come and look at it. */
function isLookedUp(idea: Idea, roles: readonly Role[]): boolean {
  const { text, action } = idea;
  if (!isNamed(idea) && !LOOKED_UP.test(action.wish)) return false;
  const { staff } = sidesOf(roles);
  // "photo of each prop" of a props team
  const isTheirs = staff.some(({ name }) =>
    shares(contentStems(name.split(' ').slice(0, -1).join(' ')), contentStems(text)),
  );
  // "show the depth of each berth", but not what only those have to do with who run it
  const words = contentStems(text.replace(/^\S+ /, ''));
  const touches = ({ doings }: Role): boolean => doings.some(({ object }) => shares(object, words));
  const isShown = SHOWN.test(text) && (comersOf(roles).some(touches) || !staff.some(touches));
  return (
    isShown ||
    PUBLIC.test(text) ||
    HOW_IT_IS.test(text) ||
    LOOKS.test(text) ||
    (SOUGHT.test(text) && !WITH_NAMES.test(text)) ||
    (isNamed(idea) && LOOKS_NAMED.test(text) && !isTheirs)
  );
}

/** "Ticket on the phone" of those to whom the box office sells tickets. */
function isGiven({ text }: Idea, roles: readonly Role[]): boolean {
  const [, thing = ''] = GIVEN_AS.exec(text) ?? [];
  const things = thing ? contentStems(thing) : new Set<string>();
  return sidesOf(roles).staff.some(({ doings }) =>
    doings.some(({ verb, object, stems }) => GIVES.test(verb) && (shares(object, things) || shares(stems, things))),
  );
}

/** What those do and look at who see to all of them. */
function isOfHouse(idea: Idea): boolean {
  const { text, action } = idea;
  return LISTED.test(text) || WHO_OF_THEM.test(action.wish) || WITH_NAMES.test(text) || HIDDEN_WHEN.test(text);
}

function looksFor({ doings }: Role): boolean {
  return doings.some(({ verb }) => LOOKS_FOR.test(verb));
}

/** Whether the description says that they do so, or anything with such a thing by which it comes about. */
function isDoneBy({ doings }: Role, things: ReadonlySet<string>, verb: string): boolean {
  return doings.some((doing) => doing.verb === verb || (MADE_BY.test(doing.verb) && shares(doing.object, things)));
}

/** Who is to do it, in front of what is to be done. */
const BY_WHOM =
  /^(?:i (?:want|need|would like) to |(?:the|this|our) (?:app|application|platform|portal|shop|site|software|system|tool|website) (?:should|must|shall|has to|needs to|could) (?!not\b|be\b))/i;

/** "inspection reminder every six months": whoever inspects, else those who come. */
function remindedOf(text: string, roles: readonly Role[]): readonly Role[] {
  const things = contentStems(text.split(/ reminders?\b/i)[0] ?? '');
  const doing = roles.filter(({ doings }) => doings.some(({ verb }) => shares(contentStems(verb), things)));
  return doing.length > 0 ? doing : comersOf(roles);
}

/** The roles that may be meant by a plain idea, by whose side such things are on; none where nothing tells. */
function bySide(idea: Idea, roles: readonly Role[]): readonly Role[] {
  const { action, form } = idea;
  const { staff, served } = sidesOf(roles);
  const text = idea.text.replace(BY_WHOM, '');
  if (form === 'story' || SPEAKER.test(text) || action.rule !== undefined) return [];
  const isOfHeads = COUNTED.test(text) || LAID_DOWN.test(text) || GROUP_PRICE.test(text);
  if (staff.length === 0 || served.length === 0) return isOfHeads ? overseers(staff) : [];
  if (!LAID_DOWN.test(text) && (isLookedUp(idea, roles) || isGiven(idea, roles))) {
    const comers = comersOf(roles);
    // "opening hours on holidays": of several those who look something up.
    const looking = PUBLIC.test(text) ? comers.filter(looksFor) : [];
    return looking.length > 0 ? looking : comers;
  }
  if (FILTERED.test(text)) return roles.filter((role) => isServed(role) && looksFor(role));
  if (NOTED.test(action.core.verb) || NOTED_OF_EACH.test(action.wish)) {
    // "note the mood with a reading": whoever writes down readings notes it.
    const [, beside = ''] = / with (?:an?|the|each|every) ([\p{L} -]+)$/u.exec(action.wish) ?? [];
    const things = contentStems(`${action.core.object?.core ?? ''} ${beside}`);
    return served.some((role) => isDoneBy(role, things, action.core.verb)) ? [] : staff;
  }
  if (REMINDED.test(text) && !/\b(?:contracts?|leases?|warrant)/i.test(text)) return comersOf(roles);
  if (REMINDED_OF.test(text)) return remindedOf(text, roles);
  if (COUNTED.test(text)) {
    const looking = roles.filter(answersFor);
    return looking.length > 0 ? looking : headsOf(staff);
  }
  // "find a booking by name": whoever serves them, and not who oversees that.
  if (LOOKED_UP_BY.test(text)) {
    const serving = staff.filter((role) => !overseers(staff).includes(role));
    return serving.length > 0 ? serving : staff;
  }
  if (isOfHeads) return headsOf(staff);
  if (isOfHouse(idea)) return staff;
  // "letter to all members": whoever has to do with it by the description, else who oversees it all
  const isForAll = TO_EACH.test(text) || PRINTED.test(text);
  const things = isForAll ? contentStems(text) : new Set<string>();
  const touched = staff.some(({ doings }) => doings.some(({ stems }) => shares(stems, things)));
  return !isForAll ? [] : touched ? staff : headsOf(staff);
}

/** "decline a request", "accept a quote": not those who have sent it, asked for it or booked it. */
function answering({ action, form }: Idea, roles: readonly Role[]): readonly Role[] {
  const [, said = ''] = (form === 'story' ? null : ANSWERED.exec(action.wish)) ?? [];
  // "application" is a word for products as well.
  const things = new Set([...contentStems(said), ...(said ? [stem(said.split(' ').at(-1) ?? '')] : [])]);
  const acting = roles.filter(({ doings }) => doings.length > 0);
  const asking = acting.filter(({ doings }) =>
    doings.some(
      ({ verb, object }) => (ASKED_FOR.test(verb) && shares(object, things)) || shares(contentStems(verb), things),
    ),
  );
  const others = acting.filter((role) => !asking.includes(role));
  if (asking.length === 0 || others.every(isServed)) return [];
  const handling = others.filter(({ doings }) => doings.some(({ object }) => shares(object, things)));
  if (handling.length > 0) return handling;
  // Anybody may answer, and not anybody may decide.
  return /^(?:answer|reply|respond)\b/.test(action.wish) ? others : headsOf(others);
}

/** "for those of us who wear glasses", "we night owls never see it": many speak, and they are served. */
function ofMany({ text, form }: Idea, roles: readonly Role[]): readonly Role[] {
  return form !== 'story' && OF_US.test(text) ? sidesOf(roles).served : [];
}

/** Of which roles the one who is meant is: those on whose side such things are, who keep them or who take them. */
export function fieldOf(idea: Idea, roles: readonly Role[]): readonly Role[] {
  for (const find of [bySaying, answering, bySide, keepersOf, ofMany, takersOf]) {
    const found = find(idea, roles);
    if (found.length > 0) return found;
  }
  return roles;
}
