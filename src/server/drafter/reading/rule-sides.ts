import { LASTS } from '../lexicon/lasting.ts';
import { negate, readClause } from '../language/clause.ts';
import { isMass, withArticle } from '../language/nouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { opposite } from '../language/opposite.ts';
import { participle, thirdPerson } from '../language/verbs.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { actionOf, clauseText, headOf } from './clause-words.ts';
import { lowerFirst } from './trouble-words.ts';

/** What holds, in parts: whose rule it is, the verb with what follows, and what it depends on. */
export interface Rule {
  readonly subject: string;
  readonly isMany: boolean;
  /** Base verb first: "pay half", "be billed". */
  readonly base: string;
  readonly negated: boolean;
  /** "can", "may": it is allowed, not a must. */
  readonly isAble: boolean;
  readonly only: boolean;
  /** "unless", "until", "if"; empty where it always holds. */
  readonly link: string;
  readonly condition: string;
  /** What else it depends on, with its link. */
  readonly also?: string;
}

/** A time that "before" counts back from. */
export const COUNTED_BACK =
  /\b(?:an?|\d+|one|two|three|four|five|six|ten|twelve|few) (?:minutes?|hours?|days?|weeks?|months?)$/;

export const CONDITIONS = /^(?:unless|until|before|as long as|while|once|after|if|when|whenever|in case|as soon as)$/;

function isOnly({ group, rest }: Clause, text: string): boolean {
  return (
    Boolean(group?.adverbs.includes('only')) ||
    rest[0]?.lower === 'only' ||
    (!group?.modal &&
      /\bonly /i.test(text) &&
      new RegExp(`\\bonly ${RegExp.escape(group?.words.at(-1)?.text ?? '#')}\\b`, 'i').test(text))
  );
}

/** The rule in a clause, with its first condition; nothing where nobody and nothing is spoken of. */
export function ruleIn(clause: Clause, text: string): Rule | undefined {
  const { group, subject, subs } = clause;
  if (!group || subject.length === 0) return undefined;
  const [condition, ...also] = subs.filter(({ link }) => CONDITIONS.test(link));
  const counted =
    /^(at least|at most|more than|fewer than|less than|no more than|about|only|later|earlier|further) /i.exec(
      text,
    )?.[0] ?? '';
  const said = textOf(subject);
  const who = counted && !said.toLowerCase().startsWith(counted.trim().toLowerCase()) ? `${counted}${said}` : said;
  const base = actionOf({ ...clause, subs: [] })
    .replace(/^be (?:able|allowed) to /, '')
    // "later cancellations are counted": the adverb in front is the subject's.
    .replace(/^(?:later|earlier|further) (?=\w)/, '')
    .replace(/^(\S+|be [a-z]+) only (?=\S)/, '$1 ')
    .replace(/ only$/, '');
  return {
    subject: lowerFirst(who),
    isMany:
      headOf(subject)?.tag === 'NS' ||
      subject.some(({ lower }) => lower === 'and') ||
      /^(?:those|all|both|(?:the )?people)\b/i.test(who),
    base,
    negated: group.negated,
    isAble: /^(?:can|could|may|might)$/.test(group.modal ?? '') || / (?:able|allowed) to /.test(clauseText(clause)),
    only: isOnly(clause, text),
    link: condition?.link ?? '',
    condition: condition ? textOf(condition.words) : '',
    also: also.map(({ link, words }) => `${link} ${textOf(words)}`).join(' '),
  };
}

/** The verb of a rule as its subject takes it: "pays half", "are billed". */
export function finiteOf({ base, isMany }: Pick<Rule, 'base' | 'isMany'>): string {
  const [verb = '', ...rest] = base.split(' ');
  if (verb === 'be') return [isMany ? 'are' : 'is', ...rest].join(' ');
  return [isMany ? verb : verb === 'have' ? 'has' : thirdPerson(verb), ...rest].join(' ');
}

function deniedOf({ base, isMany }: Rule, how: '' | 'no longer ' = ''): string {
  const [verb = '', ...rest] = base.split(' ');
  if (verb === 'be') return [isMany ? 'are' : 'is', how.trim() || 'not', ...rest].join(' ');
  // "gets no points": of whom that does not hold gets points.
  const given = rest[0] === 'no' ? readNounPhrase(rest.slice(1).join(' ')) : undefined;
  if (given) {
    const isBare = given.plural || given.bare || isMass(given.head);
    return finiteOf({ base: `${verb} ${isBare ? given.text : withArticle(given.text)}`, isMany });
  }
  return how ? `${how}${finiteOf({ base, isMany })}` : `${isMany ? 'do' : 'does'} not ${base}`;
}

/** The rule as a statement, without its condition. */
export function stated(rule: Rule): string {
  const { subject, base, negated, isAble, only } = rule;
  if (negated) return `${subject} ${isAble ? `cannot ${base}` : deniedOf(rule)}`;
  const how = only ? 'only ' : '';
  if (isAble) return `${subject} can ${how}${base}`;
  return only && base.startsWith('be ')
    ? `${subject} ${finiteOf(rule).replace(/^(\w+) /, '$1 only ')}`
    : `${subject} ${how}${finiteOf(rule)}`;
}

/** "he has answered", "the draw is over": what is done or is so, once and for all. */
function isReached(condition: string): boolean {
  const clause = readClause(condition);
  return clause?.kind === 'have' || clause?.kind === 'be';
}

/** "edit a template" of what nobody may: what can be done is that a template is edited. */
function passiveOf(base: string): Pick<Rule, 'subject' | 'isMany' | 'base'> | undefined {
  const { verb = '', object, tails = [] } = readVerbPhrase(base) ?? {};
  if (!object || INTRANSITIVE.test(verb) || / (?:and|or) /.test(base)) return undefined;
  const done = [participle(verb), ...tails.map(({ text }) => text)].join(' ');
  return { subject: object.text, isMany: object.plural, base: `be ${done}` };
}

/** "until he has agreed, except for visitors": what is excepted from a ban is no part of the other side. */
function withoutExcept(condition: string): string {
  return condition
    .replace(/,? (?:except|apart from|save) (?:for|in|on|at|by|when|if|with|the|those|from)\b.*$/i, '')
    .trim();
}

/** What holds where the condition of a rule does not: the other side of what was said. Nothing where it cannot be told for sure. */
export function otherSide(rule: Rule): string | undefined {
  const { subject, base, negated, isAble, only, link } = rule;
  // "less than two hours before it begins": a time counted back from it is reached by no "once it has begun".
  if (link === 'before' && COUNTED_BACK.test(base)) return undefined;
  // "until two weeks after it was sent": how long is counted from there, and nothing waits for it.
  if (link === 'after' && /\b(?:until|within|up to|for|by)\b/.test(base) && COUNTED_BACK.test(base)) return undefined;
  // "once it has begun, unless the boss says so": what gives way to the bound is said by it.
  const [condition = '', exception = ''] = negated
    ? withoutExcept(rule.condition).split(/,? unless /)
    : [rule.condition];
  if (exception && !/^(?:once|after|if|when|while)$/.test(link)) return undefined;
  const bound = rule.also && negated && /^(?:once|after|if|when|while)$/.test(link) && rule.also.startsWith('unless ');
  // "no attendant can be given three floors unless": in that case one can.
  const none = /^no ((?!one\b|longer\b|more\b|other\b)[a-z-]+(?: [a-z-]+)?)$/i.exec(subject)?.[1];
  if (none && isAble && !negated)
    return otherSide({ ...rule, subject: rule.isMany ? none : withArticle(none), negated: true });
  if (/^(?:nobody|no one)$/i.test(subject) && isAble && !negated) {
    const turned = passiveOf(base);
    return turned && otherSide({ ...rule, ...turned, negated: true });
  }
  // "once it has begun, unless": of what is allowed only the whole condition tells the other side.
  if (!negated && /, /.test(condition)) return undefined;
  if (!condition || (rule.also && !bound) || /^(?:only|nobody|no|nothing)\b/i.test(subject)) return undefined;
  if (only && !/^(?:if|when|once|after)$/.test(link)) return undefined;
  // "keeps working when the power is off": what goes on then goes on at any other time as well.
  if (!negated && LASTS.test(base) && /^(?:if|when|whenever|while|in case)$/.test(link)) return undefined;
  // "is no longer open until it is paid": once it is, it is open again.
  const [, ended] = /^be no longer (.+)$/.exec(base) ?? [];
  if (ended)
    return /^(?:until|unless|before)$/.test(link) && !negated
      ? `${subject} ${finiteOf({ ...rule, base: `be ${ended}` })} again once ${condition}`
      : undefined;
  const not = opposite(condition);
  // "does not have to register when they return": otherwise they have to.
  const owed = /^(?:have|need) (to .+)$/.exec(base)?.[1];
  const can = `${subject} ${owed ? `${rule.isMany ? 'have' : 'has'} ${owed}` : `can ${base.replace(/ any ?more$/i, '')}`}`;
  if (negated) {
    if (/^(?:unless|until|before)$/.test(link))
      return `${can} ${link === 'unless' && /^there (?:is|are)\b/.test(condition) ? 'when' : 'once'} ${condition}`;
    return not && /^(?:if|when|whenever|while|as long as|once|after|in case)$/.test(link)
      ? `${can} ${link === 'once' || link === 'after' ? 'as long as' : 'when'} ${not}`
      : undefined;
  }
  const cannot = isAble ? `${subject} cannot ${base}` : `${subject} ${deniedOf(rule)}`;
  const noLonger = isAble ? `${subject} can no longer ${base}` : `${subject} ${deniedOf(rule, 'no longer ')}`;
  if (link === 'unless') return `${cannot} when ${condition}`;
  if (link === 'until') return `${noLonger} once ${condition}`;
  if (!not) return undefined;
  if (/^(?:as long as|while)$/.test(link)) return `${noLonger} once ${not}`;
  if (/^(?:if|when|whenever|in case)$/.test(link))
    return `${cannot} ${readClause(condition)?.negated && isReached(condition) ? 'when' : 'as long as'} ${not}`;
  return /^(?:once|after|as soon as)$/.test(link) ? `${cannot} as long as ${not}` : undefined;
}

/** "is booked" -> "cannot be booked" of what waits for something: a thing that cannot be done before. */
export function barredUntil(subject: string, base: string, condition: string): string | undefined {
  const clause = readClause(condition);
  const not = opposite(condition) ?? (clause && negate(clause));
  return not && `${subject} cannot ${base} as long as ${not}`;
}

/** "singers who have not paid cannot sing": those who have can. Nothing where what holds for the others is not that simple. */
export function otherOfThem({ subject, base, negated, link }: Rule): string | undefined {
  const [, who = '', relative = ''] = /^(.+?) who (.+)$/i.exec(subject) ?? [];
  if (!relative || !negated || link) return undefined;
  // "the same person who ran a test": anybody else can.
  if (/^the same (?:person|user|member|[a-z-]+)$/i.test(who))
    return `somebody else can ${base.replace(/\b(?:its|their|his|her) (?=[a-z-]+$)/i, 'the ')}`;
  const people = /^any(?:body|one)$/i.test(who) ? 'everybody' : who;
  const isMany = people === who;
  const not = isMany || /^any/i.test(who) ? opposite(`they ${relative}`) : undefined;
  const other = not?.startsWith('they ') ? boundOf(not) : undefined;
  if (!other) return undefined;
  // "a singer who misses three": the others are one as well.
  const theirs = /^(?:an?|each|every) /i.test(who)
    ? other
        .replace(/^do not /, 'does not ')
        .replace(/^have /, 'has ')
        .replace(/^are /, 'is ')
    : other;
  return isMany ? `${people} who ${theirs} can ${base}` : undefined;
}

/** "they do not miss more than three" -> "miss no more than three". */
function boundOf(statement: string): string {
  return statement
    .slice('they '.length)
    .replace(/^(?:do|does) not (\w+) (more|less|fewer) than /, (_, verb: string, how: string) =>
      how === 'more' ? `${verb} no more than ` : `${verb} at least `,
    );
}

/** What holds otherwise, of a rule that is told as a statement: "a guide cannot see it unless somebody shared it". */
export function sidesOf(statement: string): string[] {
  const [clause] = parseSentence(statement).clauses;
  const rule = clause && ruleIn(clause, statement);
  const side = rule && (otherSide(rule) ?? otherOfThem(rule));
  return side ? [side] : [];
}

/** "only divers who have signed may dive": those who have not cannot. */
export function reservedSides(keepers: string, deed: string): string[] {
  const [, who = '', relative = ''] = /^(.+?) who (.+)$/i.exec(keepers) ?? [];
  const not = relative ? opposite(`they ${relative}`) : undefined;
  return not?.startsWith('they ') ? [`${who} who ${boundOf(not)} cannot ${deed}`] : [];
}
