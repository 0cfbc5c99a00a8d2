import { readClause, negate } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isMass, isPerson, isPlural, singular, withArticle } from '../../language/nouns.ts';
import { timely } from '../../language/opposite.ts';
import { fromGerund } from '../../language/verbs.ts';
import { upperFirst } from '../../language/capitals.ts';
import { assumed, type Part, type PartRule, type Told } from './part.ts';

/** A kind of which only some are meant, and those of it that are not: "parcels without a label", "parcels with a label". */
interface Some {
  readonly kind: string;
  readonly others: string;
}

const AND = /\b(?:and|or|but|not|never|only|even|also|all|each|every|both|it|them)\b/i;
const OTHER_BOUND: Readonly<Record<string, readonly [string, string]>> = {
  over: ['of', 'or less'],
  above: ['of', 'or less'],
  under: ['of', 'or more'],
  below: ['of', 'or more'],
};
const NUMBER = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) /i;
const AMOUNT =
  '(?:[€$£]?\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?: ?(?:%|[€$£])| (?!with|on|in|at|for|that|which|who|from|by)[a-z]+)?';

/** "without readable label", "with no label", "with unpaid bills": the other way round. */
function lacking(subject: string): Some | undefined {
  const [, kind = '', how = '', what = ''] =
    /^([a-z-]+(?: [a-z-]+)?) (without|with no|lacking) (?:an? |any )?([a-z-]+(?: [a-z-]+){0,2})$/i.exec(subject) ?? [];
  const noun = what && !/ing$/i.test(what.split(' ')[0] ?? '') ? readNounPhrase(what) : undefined;
  if (!noun || !how) return undefined;
  return { kind, others: `with ${noun.plural || isMass(noun.head) ? noun.core : withArticle(noun.core)}` };
}

const OVER_AMOUNT = new RegExp(`^([a-z-]+(?: [a-z-]+)?) (over|above|under|below) (${AMOUNT})$`, 'i');

/** "orders over 500 euros": those of 500 euros or less; "courses with fewer than five booked": those with five or more. */
function bounded(subject: string): Some | undefined {
  const [, kind = '', how = '', amount = ''] = OVER_AMOUNT.exec(subject) ?? [];
  const other = OTHER_BOUND[how.toLowerCase()];
  if (kind && other) return { kind, others: `${other[0]} ${amount} ${other[1]}` };
  const [, many = '', less = '', count = '', what = ''] =
    /^([a-z-]+(?: [a-z-]+)?) with (fewer|less|more) than (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)((?: (?!with|on|in|at|for|that|which|who)[a-z-]+){0,2})$/i.exec(
      subject,
    ) ?? [];
  return many
    ? { kind: many, others: `with ${count} or ${/^more$/i.test(less) ? 'fewer' : 'more'}${what}` }
    : undefined;
}

/** "posts asking for money", "lots waiting to be tested": those that do not. */
function doing(subject: string): Some | undefined {
  const [, kind = '', verb = '', rest = ''] =
    /^([a-z-]+(?: [a-z-]+)?) ((?!during|including|concerning|regarding|according|following|being|training|missing)[a-z]+ing)((?: [\w'’-]+){0,7})$/i.exec(
      subject,
    ) ?? [];
  const head = kind.split(' ').at(-1) ?? '';
  if (!fromGerund(verb) || !isPlural(head) || AND.test(rest) || NUMBER.test(kind)) return undefined;
  // "that do not ask for money", but "that are not waiting to be tested"
  const isLasting =
    /^(?: (?:to|at|in|on|for|from|out|up|by|around|over|more|less|late|near|outside|behind)\b.*)?$/i.test(rest);
  return { kind, others: isLasting ? `that are not ${verb}${rest}` : `that do not ${fromGerund(verb)}${rest}` };
}

/** "children allowed to walk home", "ropes due for inspection", "pots past their time": those that are not. */
function stated(subject: string): Some | undefined {
  const [, kind = '', state = ''] =
    /^([a-z-]+(?: [a-z-]+)?) ((?:allowed to|due (?:for|in|on|by)|past (?:its|their)|near|older than|younger than|open|free|ready|overdue)(?: [\w'’-]+){0,6})$/i.exec(
      subject,
    ) ?? [];
  return kind && !AND.test(state) ? { kind, others: `that are not ${state}` } : undefined;
}

/** "shifts which are still open": those that are not. */
function related(subject: string): Some | undefined {
  const [, kind = '', link = '', which = ''] =
    /^([a-z-]+(?: [a-z-]+)?) (that|which|who) ((?:[\w'’-]+ ){0,8}[\w'’-]+)$/i.exec(subject) ?? [];
  // "tours that end tomorrow": when they do is told with each of them.
  if (
    !which ||
    AND.test(which) ||
    /\b(?:end|start|begin|finish|expire)s?\b/.test(which) ||
    /\b(?:I|we|they|my|our|must|should|may|must|most|least)\b/.test(which)
  )
    return undefined;
  const clause = readClause(`${kind} ${which}`);
  if (!clause || clause.subject !== kind || clause.kind === 'modal') return undefined;
  return { kind, others: `${link} ${timely(negate(clause)).slice(kind.length).trim()}` };
}

/** Of people it is said who they are. */
function withWho({ kind, others }: Some, roles: ReadonlySet<string>): Some {
  const head = kind.split(' ').at(-1) ?? '';
  const isWho = isPerson(head) || roles.has(singular(head.toLowerCase()));
  return { kind, others: isWho ? others.replace(/^that /, 'who ') : others };
}

/** What is spoken of without how many of it: "companies that ..." of "all companies that ...". */
function withoutAll(subject: string): string {
  return subject.replace(/^(?:the|all|my|our|their|any|those|every|each) /i, '');
}

function someOf(subject: string, roles: ReadonlySet<string>): Some | undefined {
  const bare = withoutAll(subject);
  const some = lacking(bare) ?? bounded(bare) ?? doing(bare) ?? stated(bare);
  return some && isPlural(some.kind.split(' ').at(-1) ?? '') ? withWho(some, roles) : undefined;
}

/** "parcels without a label get a number": with the others nothing changes. */
function othersAsBefore(told: Told): readonly Part[] {
  const { action, idea } = told;
  const { outcome = '', frame, core } = action;
  const subject = core.object?.text ?? '';
  if (frame !== 'done' || action.rule || !outcome.startsWith(`${subject} `)) return [];
  if (/\b(?:only|unless|until|except|as long as|but|still|also|even|not|never|no longer)\b/i.test(`${outcome} ${idea}`))
    return [];
  const some = someOf(subject, told.roles);
  return some ? assumed(upperFirst(`for ${some.kind} ${some.others}, nothing changes.`), told) : [];
}

/** "see lots waiting to be tested": the others are not among them. */
function othersNotListed(told: Told): readonly Part[] {
  const { action, wish } = told;
  if (action.frame !== 'do' || action.rule || !/^(?:see|view|find|list) /.test(wish)) return [];
  const what = wish
    .replace(/^(?:see|view|find|list) /, '')
    .replace(
      /,? (?:(?:the )?[a-z]+ (?:first|on top|last)|by [a-z]+(?: [a-z]+)?|in (?:red|yellow|orange|green|bold)(?:, .*)?|at a glance|before [a-z]+ing.*|so that .*)$/i,
      '',
    )
    .replace(/, .*$/, '')
    // What is shown with it tells nothing of which are meant.
    .replace(/^((?:(?! (?:that|who|which) ).)+ing .+?) with .*$/i, '$1');
  const some = someOf(what, told.roles) ?? related(withoutAll(what));
  if (!some || !isPlural(some.kind.split(' ').at(-1) ?? '')) return [];
  const coloured = / in (red|yellow|orange|green|bold)$/i.exec(wish)?.[1];
  // One of them is spoken of, so that it is plain which.
  const one = `${withArticle(singular(some.kind))} ${some.others.replace(/\bare not\b/, 'is not')}`;
  const isPlain = !/^(?:that|which|who) (?!is not\b)/.test(some.others.replace(/\bare not\b/, 'is not'));
  return assumed(
    upperFirst(
      isPlain
        ? `${one} is not ${coloured ? `shown in ${coloured}` : 'listed'}.`
        : `${some.kind} ${some.others} are not ${coloured ? `shown in ${coloured}` : 'listed'}.`,
    ),
    told,
  );
}

/** The criteria for those of a kind that are not meant, where the kind of wish says too little. */
export const ONLY_SOME: readonly PartRule[] = [othersAsBefore, othersNotListed];
