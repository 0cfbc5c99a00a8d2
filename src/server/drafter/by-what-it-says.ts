import { rowsMet } from './language/rows-met.ts';
import { MORE_SAYINGS } from './lexicon/more-sayings.ts';
import { contentStems } from './lexicon/function-words.ts';
import { HANDED_IN, MADE_BY, SENT_IN, TAKEN_BY } from './lexicon/keeping.ts';
import {
  EARNED,
  HOSTS,
  NEARBY,
  OF_HOSTS,
  OFFERED,
  OFFERS,
  PICKED,
  SAYINGS,
  TAKES_PART,
  TURNED_INTO,
  type Whose,
} from './lexicon/sayings.ts';
import { isKin } from './match-doings.ts';
import type { Role } from './reading/find-roles.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';
import { isServed, runsIt } from './role-kind.ts';
import { comersOf, sidesOf } from './two-sides.ts';
import { settersOf } from './who-answers-for-it.ts';
import { overseers } from './who-else.ts';
import { giving } from './who-gives-it.ts';
import { headsOf } from './who-keeps-it.ts';

export function shares(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const word of one) for (const kin of other) if (isKin(word, kin)) return true;
  return false;
}

function handsOf(staff: readonly Role[], over: readonly Role[]): readonly Role[] {
  const hands = staff.filter((role) => !over.includes(role));
  return hands.length > 0 ? hands : staff;
}

function those(whose: Whose, roles: readonly Role[]): readonly Role[] {
  const { staff, served } = sidesOf(roles);
  const over = overseers(roles);
  const found: Readonly<Record<Whose, () => readonly Role[]>> = {
    comers: () => comersOf(roles),
    staff: () => (served.length > 0 ? staff : over),
    heads: () => headsOf(staff),
    hands: () => handsOf(staff, over),
    workers: () =>
      roles.filter(
        (role) =>
          role.doings.length > 0 &&
          !over.includes(role) &&
          (!isServed(role) || /(?:^| )(?:member|user)$/.test(role.name)),
      ),
    setters: () => settersOf(roles),
    ranks: () => roles.filter((role) => role.doings.length > 0 && !over.includes(role)),
  };
  return found[whose]();
}

const sayingsMet = rowsMet([...SAYINGS, ...MORE_SAYINGS], (one) => one.text);

/** Those whose matter it is by words that mean the same in every product. */
function byWords({ text, action }: Idea, roles: readonly Role[]): readonly Role[] {
  const said = sayingsMet(text).find(
    (one) =>
      (!one.text || one.text.test(text)) &&
      (!one.wish || one.wish.test(action.wish)) &&
      !(one.not?.test(text) ?? false),
  );
  // "tick off stops" of a crew that ticks off what it took
  const [verb] = action.core.verb.split(' ');
  const doing =
    said?.whose === 'hands' ? roles.filter(({ doings }) => doings.some((one) => one.verb.split(' ')[0] === verb)) : [];
  if (doing.length > 0 || !said) return doing;
  return said.isOfTwo && sidesOf(roles).served.length === 0 ? [] : those(said.whose, roles);
}

/** "upload a folder of lessons": nobody who only watches them. */
function offering({ action, text }: Idea, roles: readonly Role[]): readonly Role[] {
  if (!OFFERED.test(action.core.verb)) return [];
  const { staff, served } = sidesOf(roles);
  // "upload the script": whoever hands it in.
  const handing = roles.filter(({ doings }) =>
    doings.some(
      ({ verb, rest }) => /^(?:upload|submit)$/.test(verb) || (/^(?:hand|send)$/.test(verb) && /^in\b/.test(rest)),
    ),
  );
  const things = contentStems(text.replaceAll('-', ' '));
  const taken = served.filter(({ doings }) =>
    doings.some(({ verb, object }) => TAKEN_BY.test(verb) && shares(object, things)),
  );
  const making = served.some(({ doings }) =>
    doings.some(({ verb, object }) => HANDED_IN.test(verb) || (MADE_BY.test(verb) && shares(object, things))),
  );
  if (taken.length === 0) return action.core.verb === 'upload' ? handing : [];
  if (making) return [];
  const offered = staff.filter(({ doings }) => doings.some(({ verb }) => OFFERS.test(verb)));
  return offered.length > 0 ? offered : staff;
}

/** "turn a job into an invoice": those who write invoices. */
function turning({ action }: Idea, roles: readonly Role[]): readonly Role[] {
  const [, what = ''] = TURNED_INTO.exec(action.wish) ?? [];
  const things = contentStems(what);
  return what
    ? roles.filter(({ doings }) =>
        doings.some(
          ({ verb, object }) => shares(contentStems(verb), things) || (MADE_BY.test(verb) && shares(object, things)),
        ),
      )
    : [];
}

/** "cancel a clean-up because of storm": whoever has set it up, where the others only join it. */
function hosting({ action, text }: Idea, roles: readonly Role[]): readonly Role[] {
  if (!OF_HOSTS.test(action.core.verb) || /\bmy\b/i.test(text)) return [];
  const things = contentStems(action.core.object?.core ?? '');
  const all = (kind: RegExp): readonly Role[] =>
    roles.filter(({ doings }) => doings.some(({ verb, object }) => kind.test(verb) && shares(object, things)));
  const hosts = all(HOSTS);
  const others = all(/./).filter((role) => !hosts.includes(role));
  return others.length > 0 && others.every((role) => all(TAKES_PART).includes(role)) ? hosts : [];
}

/** "earnings per month": whoever earns or is paid by others. */
function earning({ text }: Idea, roles: readonly Role[]): readonly Role[] {
  if (!EARNED.test(text)) return [];
  const paid = new Set(
    roles.flatMap(({ doings }) =>
      doings.flatMap(({ verb, rest }) => (verb === 'pay' ? rolesSpokenOf(rest, roles) : [])),
    ),
  );
  return roles.filter(
    (role) =>
      paid.has(role) ||
      role.doings.some(({ verb, rest }) => verb === 'earn' || (verb === 'get' && /^paid\b/i.test(rest))),
  );
}

/** "pick a helper I know": those who come, but for the ones who are picked. */
function picking({ action, text }: Idea, roles: readonly Role[]): readonly Role[] {
  const [, whom = ''] = PICKED.exec(action.wish) ?? [];
  const [one] = whom ? rolesSpokenOf(whom, roles) : [];
  return one && !isServed(one) && !/\b(?:we|us|our)\b/i.test(text)
    ? comersOf(roles).filter((role) => role !== one)
    : [];
}

/** "jobs near me": nobody who has put them there. */
function lookingAround({ text, action }: Idea, roles: readonly Role[]): readonly Role[] {
  if (!NEARBY.test(text)) return [];
  const things = contentStems(action.core.object?.core ?? '');
  const makes = ({ doings }: Role): boolean =>
    doings.some(({ verb, object }) => (MADE_BY.test(verb) || SENT_IN.test(verb)) && shares(object, things));
  const others = roles.filter((role) => role.doings.length > 0 && !makes(role));
  const found = others.filter(({ doings }) => doings.some(({ object }) => shares(object, things)));
  return roles.some(makes) ? found : [];
}

/** "I ring everybody up": nobody who is served. */
function atWork(idea: Idea, roles: readonly Role[]): readonly Role[] {
  return runsIt(idea) ? roles.filter((role) => !isServed(role) && role.doings.length > 0) : [];
}

/** The roles that may be meant by what an idea says, whatever the product is about; none where that tells nothing. */
export function bySaying(idea: Idea, roles: readonly Role[]): readonly Role[] {
  if (idea.form === 'story') return [];
  for (const find of [atWork, byWords, giving, offering, turning, earning, picking, hosting, lookingAround]) {
    const found = find(idea, roles);
    if (found.length > 0) return found;
  }
  return [];
}
