import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { withArticle } from '../language/nouns.ts';
import { isBaseVerb, readVerb, thirdPerson, gerundFirst } from '../language/verbs.ts';
import { givenTo, phrase } from './action.ts';
import { actionOf, clauseText, headOf } from './clause-words.ts';
import { mustHave } from './must-have.ts';
import type { People } from './people.ts';
import type { ClauseReading } from './read-clauses.ts';
import { THE_PRODUCT, type Request } from './read-request.ts';
import { subjectOf } from './say-relief.ts';
import { sidesOf } from './rule-sides.ts';

/** "tutors need a clean record before they may teach", "receipts must have the VAT number": without it, it is refused. */
export function readRequirement(clause: Clause, people: People): ClauseReading | undefined {
  const { group, subject, rest, subs } = clause;
  if (!group || group.negated || subject.length === 0 || people.isSpeaker(textOf(subject))) return undefined;
  const who = textOf(subject);
  const needs =
    /^(?:need|require)$/.test(group.verb) ||
    (/^(?:must|should|shall)$/.test(group.modal ?? '') &&
      /^(?:have|need|hold|contain|include|carry)$/.test(group.verb));
  const thing = textOf(rest);
  if (!needs || !thing || /^to\b/i.test(thing) || people.isProduct(who) || THE_PRODUCT.test(who)) return undefined;
  const bare = thing.replace(/^(?:the|an?) /i, (article) => article);
  const before = subs.find(({ link }) => link === 'before' || link === 'until');
  const [, action] = before
    ? (/^(?:they|he|she|it) (?:may|can|are allowed to|is allowed to|will|get to)? ?(.+)$/i.exec(textOf(before.words)) ??
      [])
    : [];
  if (people.isPersonPhrase(who))
    return action
      ? {
          request: {
            form: 'negative',
            kind: 'stop',
            text: `prevent ${who} without ${bare} from ${gerundFirst(action)}`,
            except: who,
            speaker: false,
          },
          others: [],
          details: [],
        }
      : undefined;
  if (!group.modal && !/^(?:need|require)$/.test(group.verb)) return undefined;
  // "every plan needs a number": it is to have one, and nothing is turned away without.
  const isLacking = !group.modal && group.verb === 'need';
  if (group.modal === 'should' || isLacking)
    return group.verb === 'have' || isLacking
      ? {
          request: {
            form: 'wish',
            kind: 'act',
            text: `see ${thing} for ${who}`,
            speaker: false,
            outcome: `${who} ${headOf(subject)?.tag === 'NS' ? 'have' : 'has'} ${thing}`,
          },
          others: [],
          details: [],
        }
      : undefined;
  return mustHave(who, thing, bare, headOf(subject)?.tag === 'NS', group.verb === 'have' ? group.modal : undefined);
}

/** "the first in line gets the place automatically": a rule told as if it were so already. */
export function readRule(text: string, people: People): ClauseReading | undefined {
  const [clause] = parseSentence(text, people.names).clauses;
  const { group, subject } = clause ?? {};
  if (!clause || !group || !subject || subject.length === 0 || group.modal || group.negated || group.past)
    return undefined;
  const who = textOf(subject);
  if (
    people.isSpeaker(who) ||
    /^(?:it|this|that|there|nobody|no one|everybody|they)$|^(?:half|most|some|many|lots of|several)\b/i.test(who) ||
    /\b(?:too|still|again|wrong|late)\b/i.test(text)
  )
    return undefined;
  if (/^(?:want|need|wish|like)$/.test(group.verb)) return undefined;
  const action = actionOf(clause);
  if (people.isPersonPhrase(who))
    return {
      request: { form: 'wish', kind: 'act', text: action, actor: who, speaker: false },
      others: [],
      details: [],
    };
  // "dogs are only allowed in some huts": without the word it would say the opposite.
  const only = group.adverbs.includes('only') && !/\bonly\b/.test(action) ? 'only ' : '';
  return {
    request: { form: 'wish', kind: 'detail', text: clauseText(clause), speaker: false },
    action: {
      frame: 'done',
      wish: /^have (?!to )/.test(action)
        ? `be sure that ${clauseText(clause)}`
        : `have ${who} ${only}${group.passive ? action.replace(/^be /, '') : action}`,
      core: { ...phrase(action.replace(/^be /, '')), object: readNounPhrase(who) },
      ...(group.passive || action.startsWith('be ') ? {} : { doneTo: givenTo(phrase(action)) }),
      outcome: clauseText(clause),
      isThing: false,
    },
    others: [],
    details: [],
  };
}

/** "cancelling a lesson late costs half the price": what a doing costs is to be charged. */
export function readPriced(clause: Clause): Request | undefined {
  const { group, subject, rest } = clause;
  if (group?.verb !== 'cost' || group.negated || subject[0]?.tag !== 'VG') return undefined;
  return { form: 'wish', kind: 'act', text: `charge ${textOf(rest)} for ${textOf(subject)}`, speaker: false };
}

/** "no berth should be given twice", "nobody else may see it"; with `isEnsured`, "(make sure that) nobody is charged twice". */
export function readNone(clause: Clause, isEnsured = false): Request | undefined {
  const { group, subject } = clause;
  const [first] = subject;
  if (!group || group.negated || !/^(?:no|nobody|no one)$/.test(first?.lower ?? '')) return undefined;
  if (!isEnsured && !/^(?:should|shall|must|may|can)$/.test(group.modal ?? '')) return undefined;
  const noun = textOf(subject.slice(1));
  const one =
    first?.lower !== 'no' ? `anybody ${noun}`.trim() : headOf(subject)?.tag === 'NS' ? noun : withArticle(noun);
  const [, others = '', deed = ''] = /^(else )?(.*)$/.exec(actionOf(clause)) ?? [];
  return {
    form: 'negative',
    kind: 'stop',
    text: `prevent ${one} ${others}from ${gerundFirst(deed.replace(/^be (?:able|allowed) to /i, ''))}`,
    speaker: false,
  };
}

/** "recalculated" is done anew, though no list of verbs has it. */
function baseOf(word: string): string | undefined {
  const anew = /^re-?(?=[a-z]{4})/.exec(word)?.[0];
  const known = readVerb(word) ?? (anew ? readVerb(word.slice(anew.length)) : undefined);
  return known && (readVerb(word) ? known.base : `${anew}${known.base}`);
}

/** What is done to reach a state; of a deed that no list has, nothing but itself is known. */
function coreOf(isDone: boolean, state: string, thing: string): VerbPhrase {
  const [first = '', ...rest] = state.split(' ');
  const base = isDone ? baseOf(first) : undefined;
  // "at least 10 characters long": nobody looks at it.
  const isMeasured =
    !isDone &&
    /^(?:always |only )?(?:at (?:least|most)|between|no (?:more|less|longer|larger|later)|not (?:more|less|longer|larger)|exactly|up to|\d)/i.test(
      state,
    );
  if ((isDone && !base) || isMeasured) return { verb: 'ensure', text: state, object: undefined, tails: [] };
  return phrase(base ? [base, ...rest].join(' ') : `see ${thing}`);
}

/** "a crate that has been on the shelf for three days must be marked red": what is to be so, with a thing as subject. */
export function readState(clause: Clause, people: People): ClauseReading['action'] {
  const { group, subject } = clause;
  if (!group?.modal || !/^(?:should|shall|must|will|ought to)$/.test(group.modal) || subject.length === 0)
    return undefined;
  const said = subjectOf(clause);
  if (
    /^(?:it|this|that|there|only)\b/i.test(said) ||
    people.isSpeaker(said) ||
    people.isProduct(said) ||
    THE_PRODUCT.test(said)
  )
    return undefined;
  const action = actionOf(clause);
  const not = group.negated ? 'not ' : '';
  const isMany =
    headOf(subject)?.tag === 'NS' ||
    subject.some(({ lower }) => lower === 'and') ||
    /^(?:those|these|both)\b/i.test(said);
  const able =
    /^be (?!accessible|available|visible|usable|readable|reliable|compatible|responsible|flexible|stable|comfortable|able|possible|unable)([a-z]+?)(?:able|ible)( .*)?$/i.exec(
      action,
    );
  const doing = able
    ? [able[1], `${able[1]}e`, (able[1] ?? '').replace(/(.)\1$/, '$1')].find((word) => word && isBaseVerb(word))
    : undefined;
  if (doing && !group.negated) return undefined;
  if (group.passive || action.startsWith('be ')) {
    const state = action.replace(/^be /, '');
    const core = coreOf(group.passive, state, said);
    return {
      frame: 'done',
      wish: `have ${said} ${not}${state}`,
      core: { ...core, object: readNounPhrase(said) },
      outcome: `${said} ${isMany ? 'are' : 'is'} ${not}${state}`,
      ...barredSides(clause),
      isThing: false,
    };
  }
  if (/^have to\b/.test(action)) return undefined;
  // "the board should only show open cases": what it does not show is the point.
  const only = group.adverbs.includes('only') && !/^\S+ only /.test(action) ? 'only ' : '';
  const [verb = '', ...rest] = action.split(' ');
  const finite = group.negated
    ? `${isMany ? 'do' : 'does'} not ${action}`
    : // "automatically go": an adverb stays what it is.
      (verb.endsWith('ly') && isBaseVerb(rest[0] ?? '')
        ? [verb, isMany ? rest[0] : thirdPerson(rest[0] ?? ''), ...rest.slice(1)]
        : [isMany ? verb : thirdPerson(verb), ...rest]
      ).join(' ');
  return {
    frame: 'done',
    wish: group.negated ? `keep ${said} from ${gerundFirst(action)}` : `have ${said} ${only}${action}`,
    core: { ...phrase(action), object: readNounPhrase(said) },
    ...(group.negated || isItsOwn(action) ? {} : { doneTo: givenTo(phrase(action)) }),
    outcome: `${said} ${only}${finite}`,
    ...barredSides(clause),
    isThing: false,
  };
}

/** "repeat every week", "stop when the account is empty": nothing is done to a week or an account. */
function isItsOwn(action: string): boolean {
  return /^(?:appear|begin|change|close|continue|end|expire|lapse|open|pause|repeat|restart|resume|run|start|stop|work) (?:automatically |again )?(?:after|as soon as|at|before|every|each|for|from|if|in|on|once|two|three|\d+|until|when|whenever|while|within|by)\b/i.test(
    action,
  );
}

/** Of what must not be: when it may. */
function barredSides(clause: Clause): { sides?: readonly string[] } {
  const sides = clause.group?.negated ? sidesOf(clauseText(clause)) : [];
  return sides.length > 0 ? { sides } : {};
}

/** "exercises should be printable" -> "print exercises". */
export function readAble(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group?.modal || group.negated || subject.length === 0) return undefined;
  const able = /^be ([a-z]+?)(?:able|ible)\b ?(?:by ([\w -]+?)\b)?(.*)$/i.exec(actionOf(clause));
  const base = able
    ? [able[1], `${able[1]}e`, (able[1] ?? '').replace(/(.)\1$/, '$1')].find((word) => word && isBaseVerb(word))
    : undefined;
  if (!able || !base || /^(?:access|us|read|rely|suit)/.test(base)) return undefined;
  const by = able[2] && people.isPersonPhrase(able[2]) ? able[2] : undefined;
  return {
    form: 'wish',
    kind: 'act',
    text: `${base} ${textOf(subject)} ${by ? '' : able[2] ? `by ${able[2]}` : ''}${able[3] ?? ''}`
      .replace(/\s+/g, ' ')
      .trim(),
    actor: by,
    speaker: false,
  };
}

/** What says how often, how long or on what condition something may be done. */
const BOUND =
  /\b(?:once|twice|at any time|\d+ times|per|up to|for free|at most|free of charge|(?:two|three|four|five) times)\b/;
const HOLDS_WHILE = /^(?:as long as|until|unless|while|only)$/;

/** "the room can be booked twice a year", "an item can be extended as long as nobody waits": whoever may do it does it. */
export function readPermitted(clause: Clause, people: People): Request | undefined {
  const { group, subject, rest, subs } = clause;
  const who = textOf(subject);
  if (!group?.passive || group.negated || !/^(?:can|may)$/.test(group.modal ?? '') || people.isPersonPhrase(who))
    return undefined;
  const isBound = BOUND.test(textOf(rest)) || subs.some(({ link }) => HOLDS_WHILE.test(link));
  if (
    !isBound ||
    group.adverbs.length > 0 ||
    /^(?:it|this|that|only)\b/i.test(who) ||
    subject.some(({ tag }) => tag === 'W')
  )
    return undefined;
  const by = / ?\bby ((?:the |an? )?[\w-]+(?: [\w-]+)?)$/.exec(textOf(rest));
  const actor = by && people.isPersonPhrase(by[1] ?? '') ? by[1] : undefined;
  const how = actor ? textOf(rest).slice(0, by?.index) : textOf(rest);
  const when = subs.map(({ link, words }) => `${link} ${textOf(words)}`).join(' ');
  return {
    form: 'wish',
    kind: 'act',
    text: [group.verb, who, how, when].filter(Boolean).join(' '),
    actor,
    speaker: false,
  };
}
