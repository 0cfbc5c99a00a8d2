import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { opposite } from '../language/opposite.ts';
import { isPerson, isPlural, withArticle } from '../language/nouns.ts';
import { fromGerund, gerund, participle } from '../language/verbs.ts';
import type { Action } from '../reading/action.ts';
import { isOnWhoever } from '../lexicon/carried.ts';
import { HELD } from './barred.ts';
import { fillSeeing } from './unseen-slots.ts';
import { NEEDED, readBan, type Ban } from './read-ban.ts';

const LONGEST = 12;
/** What is shown or found out, and changes nothing. */
const SEEING = /^(?:see|view|read|look at|find|know|show|display|reveal|disclose|expose)\b/;
/** What is done in the product besides what {@link HELD} names. */
const DONE_HERE =
  /^(?:revise|lower|raise|set|end|unlock|reopen|offer|give|answer|reply|reject|skip|forward|cast|claim|replace|reset|rename|archive|pay|refund|lend|hand|reorder|close|change|edit|delete|book)\b/;

/** What the product does on its own, so that nobody tries it. */
const BY_ITSELF = /^(?:send|list|run|start|issue|quote|notify|charge|remind|count|write|cancel)\b/;

/** What was reached, as it is told afterwards: "the trip starts" -> "the trip has started". */
function reached(condition: string): string {
  const clause = readClause(condition);
  return clause?.kind === 'full' && !clause.negated
    ? [clause.subject, clause.plural ? 'have' : 'has', clause.adverb, participle(clause.verb), clause.rest]
        .filter(Boolean)
        .join(' ')
    : condition;
}

/** "there is an open point or a question" -> "there is no open point and no question". */
function noneThere(condition: string): string | undefined {
  const [, is = '', what = ''] = /^there (is|are) (?:still )?(.+)$/.exec(condition) ?? [];
  if (!what || /^(?:no|not|more|less|fewer|at|only|enough)\b/.test(what)) return undefined;
  const parts = what.split(' or ').map((part) => part.replace(/^(?:an?|any|some) /, ''));
  return parts.length <= 2 ? `there ${is} no ${parts.join(' and no ')}` : undefined;
}

function contrary(condition: string): string | undefined {
  const [, has = '', lacking = ''] = /^((?:it|they) (?:has|have)) no (.+)$/.exec(condition) ?? [];
  if (has) return `${has} ${one(lacking)}`;
  const clause = readClause(condition);
  // "responses have come in" -> "no responses have come in"
  if (
    clause &&
    clause.plural &&
    !clause.negated &&
    /^(?:have|be)$/.test(clause.kind) &&
    /^[a-z]+s$/.test(clause.subject)
  )
    return `no ${condition}`;
  return (
    noneThere(condition) ??
    opposite(condition)
      ?.replace(/\bnot already\b/, 'not yet')
      .replace(/\bnot still\b/, 'no longer')
  );
}

/** What tells which of the things are meant, and what tells the others. */
interface Marked {
  readonly noun: string;
  /** What is so of the things meant: "it has no category". */
  readonly why: string;
  /** The things that are not meant: "a ticket with a category". */
  readonly others: string;
}

/** "a" in front of what is one, "the" in front of nothing: "category" -> "a category". */
function one(noun: string): string {
  const read = readNounPhrase(noun);
  return read && !read.plural && !read.bare && read.determiner === '' ? withArticle(noun) : noun;
}

const ANYTHING = /^(?:something|anything|things)$/;

/** Which things a ban is about, where it is not about all of them. */
function markedIn({ target, isManyTarget: isMany, base }: Ban): Marked | undefined {
  const they = isMany ? 'they' : 'it';
  const has = isMany ? 'have' : 'has';
  const [, noun = '', which = '', told = ''] =
    /^((?:[\w'’-]+ ){0,3}?[\w'’-]+) (that|which|who) (.+)$/.exec(target) ?? [];
  // "their own reports by handing them to somebody who ...": not the thing is told apart.
  if (/\b(?:by|to|from|for|with|own|of)\b/.test(noun)) return undefined;
  // "rooms that housekeeping has not finished": somebody else does it.
  if (noun && (readClause(`${they} ${told}`)?.subject !== they || / (?:at|in|on) the /.test(told))) return undefined;
  if (noun) {
    const other = contrary(`${they} ${told}`);
    if (!other?.startsWith(`${they} `)) return undefined;
    const apart = other.slice(they.length + 1);
    // "something that is full": such a thing is told by nothing else.
    return ANYTHING.test(noun)
      ? { noun: 'a thing', why: `${they} ${told}`, others: `what ${apart}` }
      : { noun, why: `${they} ${told}`, others: `${noun} ${which} ${apart}` };
  }
  const [, bare = '', lacking = ''] = /^(.+?) (?:with no|without(?: any| an?)?) (?!\w+ing\b)(.+)$/.exec(target) ?? [];
  if (bare) {
    if (isOnWhoever(base, lacking)) return undefined;
    return { noun: bare, why: `${they} ${has} no ${lacking}`, others: `${bare} with ${one(lacking)}` };
  }
  const [, held = '', open = ''] = /^(.+?) with (.+)$/.exec(target) ?? [];
  const company = readNounPhrase(open);
  if (
    !held ||
    !company ||
    isPerson(company.head) ||
    isOnWhoever(base, company.core) ||
    /\b(?:more|less|fewer|than|only|the same)\b/.test(open)
  )
    return undefined;
  return { noun: held, why: `${they} ${has} ${open}`, others: `${held} without ${open.replace(/^(?:some|any) /, '')}` };
}

/** "a ticket" -> "such a ticket", "the tickets" -> "such tickets". */
function such(noun: string, isMany: boolean): string {
  const bare = noun.replace(/^(?:an?|the|any|all|their|its) /, '');
  return isMany || readNounPhrase(noun)?.bare ? `such ${bare}` : `such ${withArticle(bare)}`;
}

/** Whether it is done in the product, so that a try can be refused. */
export function isHeld(ban: Ban): boolean {
  const [verb = ''] = ban.base.split(' ');
  return HELD.test(` from ${gerund(verb)}`) || DONE_HERE.test(ban.base);
}

/** "an approval" -> "the approval" */
function definite(noun: string): string {
  return noun
    .replace(/^(?:an?|any) /, 'the ')
    .replace(/^(?=(?:approval|consent|permission|agreement|confirmation|payment)\b)/, 'the ');
}

/** It holds when something happens, and not as long as something is so. */
function isEvent({ link, condition }: Ban): boolean {
  return /^(?:if|when|whenever|in case)$/.test(link) && readClause(condition)?.kind === 'full';
}

/** What stands against it, as it is told to whoever tries. */
function reasonIn(ban: Ban): string | undefined {
  const { link, condition } = ban;
  if (link === 'without') return `${definite(condition)} is missing`;
  // "when a build breaks": nothing that stands against a try.
  if (isEvent(ban)) return undefined;
  const said = (
    /^(?:until|unless|before)$/.test(link)
      ? contrary(reached(condition))
      : /^(?:once|after|as soon as)$/.test(link)
        ? reached(condition)
        : condition
  )?.replace(/\bstill /, '');
  return said && said.split(' ').length <= LONGEST && readClause(said) ? said : undefined;
}

function trying(ban: Ban, deed: string): string {
  const isPlain = ban.who === 'people' && !/ (?:who|that|with|without|in|of) /.test(ban.subject);
  if (isPlain && ban.isMany && !/^\d|^(?:two|three|several|both|more|only)\b/.test(ban.subject))
    return `${ban.subject} who try to ${deed} are told`;
  if (isPlain && /^(?:an?|the) /.test(ban.subject))
    return `${ban.subject.replace(/^the (?!same )/, 'a ')} who tries to ${deed} is told`;
  return `whoever tries to ${deed} is told`;
}

/** Whoever tries it hears what stands against it. */
function toldWhy(ban: Ban): string | undefined {
  if (!isHeld(ban) || !ban.done) return undefined;
  if (ban.who === 'thing' && !ban.isAble && BY_ITSELF.test(ban.base)) return undefined;
  const reason = ban.condition ? reasonIn(ban) : undefined;
  // Who is told is whoever wants to buy.
  const deed = ban.who === 'thing' ? ban.base.replace(/^sell\b/, 'buy') : ban.base;
  if (reason && deed.split(' ').length <= LONGEST) return `${trying(ban, deed)} that ${reason}`;
  const marked = ban.condition ? undefined : markedIn(ban);
  if (!marked) return undefined;
  const [verbs = ''] = ban.base.split(` ${ban.target}`);
  return `${trying(ban, `${verbs} ${such(marked.noun, ban.isManyTarget)}`)} that ${marked.why}`;
}

/** What can be done where the ban does not hold. */
function allowed(ban: Ban): string | undefined {
  if (ban.who === 'people') return ban.base ? `${ban.subject} can ${ban.base}` : undefined;
  if (ban.who === 'thing')
    return ban.done
      ? `${ban.subject} can be ${[ban.done, ban.behind].filter(Boolean).join(' ')}`
      : `${ban.subject} ${ban.finite}`;
  // "nobody can": whoever may, and not everybody.
  return ban.target && ban.done && !/^(?:their|its) /.test(ban.target) ? `${ban.target} can be ${ban.done}` : undefined;
}

/** What "it" in the condition means stands before it. */
function told(link: string, condition: string, can: string): string {
  return /^(?:it|they|he|she|its|their)\b/.test(condition)
    ? `${can} ${link} ${condition}`
    : `${link} ${condition}, ${can}`;
}

/** What holds where the condition does not. */
function otherwise(ban: Ban): string | undefined {
  const can = allowed(ban);
  const { link, condition } = ban;
  if (!can || !condition || condition.split(' ').length > LONGEST + 2) return undefined;
  // "without giving a reason": with one it can be done.
  const [, doing = '', what = ''] =
    /^([a-z]+ing) ((?:an?|the|their|his|her|its) (?:[\w-]+ )?[\w-]+)$/.exec(condition) ?? [];
  const deed = link === 'without' && fromGerund(doing);
  if (deed) return `when ${what} is ${participle(deed)}, ${can}`;
  if (link === 'without' && /^[a-z]+ing\b/.test(condition)) return undefined;
  if (link === 'without') return `with ${definite(condition)}, ${can}`;
  if (/^(?:until|unless|before)$/.test(link)) {
    const clause = readClause(condition);
    return clause && told(link === 'unless' && clause.kind !== 'have' ? 'when' : 'once', condition, can);
  }
  if (/^(?:once|after|as soon as)$/.test(link)) {
    const not = contrary(reached(condition));
    return not && told('as long as', not, `${can} as before`);
  }
  const not = isEvent(ban) ? undefined : contrary(condition);
  return (
    not && (/^(?:while|as long as)$/.test(link) ? `once ${not}, ${can} again` : told('when', not, `${can} as before`))
  );
}

/** The others of the kind are dealt with as before. */
function othersFree(ban: Ban): string | undefined {
  if (ban.condition || !ban.done) return undefined;
  const [, own = ''] =
    /^(?:their|its) own ([\w' -]+?)(?: by \w+ing .*| (?:on|in|at|for|with) .*)?$/.exec(ban.target) ?? [];
  if (own && ban.who === 'nobody') return `somebody else can ${ban.base.split(' ')[0]} the ${own}`;
  if (own && ban.isMany && isPlural(own))
    return `${ban.subject} can ${ban.base.split(' ')[0]} the ${own} of others as before`;
  const marked = markedIn(ban);
  if (!marked || marked.others.split(' ').length > LONGEST + 2) return undefined;
  // "must not be changed any more": of the others nothing has ended.
  const behind = ban.behind?.replace(/^(?:any more|any longer)$/, '');
  return `${marked.others} can be ${[ban.done, behind].filter(Boolean).join(' ')} as before`;
}

/** "no recording unless the patient has agreed", "can only go on with a PIN": what is so where it is met or is not. */
function besides(statement: string): string | undefined {
  const [, none = '', link = '', condition = ''] =
    /^there (?:is|are) no ((?:[\w'-]+ ){0,8}?[\w'-]+),? (?:not even .{3,40}?,? )?(unless|until|before|without) (.+)$/i.exec(
      statement,
    ) ?? [];
  const noun = readNounPhrase(none);
  const [, needed = ''] = (link === 'without' && NEEDED.exec(` without ${condition}`)) || [];
  if (noun && needed) return `with ${definite(needed)}, ${none} ${noun.plural ? 'are' : 'is'} possible`;
  if (noun && link !== 'without' && readClause(condition))
    return `once ${condition}, ${none} ${noun.plural ? 'are' : 'is'} possible`;
  const [, who = '', deed = '', by = ''] =
    /^((?:[\w'-]+ ){1,4})can only ((?:[\w'-]+ ){1,6}?)with ((?:an? |the )(?:[\w'-]+ ?){1,3})(?:$|,)/i.exec(statement) ??
    [];
  return who ? `without ${by.trim()}, ${who}cannot ${deed.trim()}` : undefined;
}

/** What a ban has to say of itself: who is told why, what is free all the same, where else it holds. */
export function fillBan(
  slots: Map<string, string>,
  action: Action,
  actor: string,
  third: (text: string) => string,
  roles: ReadonlySet<string>,
): void {
  const statement = action.outcome && third(action.outcome);
  const isRule = action.rule === 'barred' || action.rule === 'ban';
  slots.set('untold', '').set('unfree', '').set('unfiled', '');
  if (!statement || (!isRule && action.frame === 'told')) return;
  const ban = readBan(statement, roles);
  const isSeeing = ban !== undefined && SEEING.test(ban.base);
  const why = ban && !isSeeing ? toldWhy(ban) : undefined;
  if (why) {
    slots.set('ban told', why);
    slots.delete('untold');
  }
  // "steps do not jump while they cook": what is a fault in one case is asked for in no other.
  const isFault = ban?.who === 'thing' && !ban.done && (action.core.verb === 'ensure' || ban.link === 'without');
  const free = ban
    ? action.sides?.length || isFault
      ? undefined
      : (otherwise(ban) ?? othersFree(ban))
    : besides(statement);
  if (free) {
    slots.set('ban free', free);
    slots.delete('unfree');
  }
  if (action.sides?.length) slots.delete('unfree');
  if (ban && isSeeing) {
    fillSeeing(slots, ban, actor);
    slots.delete('untold');
  }
  const isTried = ban
    ? Boolean(ban.done) || ban.who !== 'thing'
    : /\bcan(?:not)? (?:no longer |only )?|\bthere (?:is|are) no\b|\b\w+able\b/.test(statement);
  if (isTried && !why && !isSeeing) slots.set('ban rule', '');
}
