import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isDepartment } from '../lexicon/agents.ts';
import { subText } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { actorOf, ASKS, type Fact } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

const NOTICES = /^(?:notice|learn|realise|realize|see|hear|discover|spot|know|find)$/;
const LATER =
  / ?\b(?:only )?(?:(?:much|far|way|too|often|always) )*(?:(?:(?:an?|two|three|several|some|\d+) )?(?:hours?|days?|weeks?|months?|years?) later|later|too late|afterwards|in (?:the )?hindsight|when it is too late)\b|\b(?:only )?(?:at|by|in|on) (?:the )?(?:very )?(?:end|last (?:minute|moment|day))\b(?: of (?:the|an?|each|every) \w+)?/i;

/** A day, an hour or a person by whom it is too late. */
const BY_THEN =
  /\b(?:at \d+(?:[:.]\d+)? ?(?:am|pm|o'clock)?|at (?:noon|midnight|the door|the till|the gate)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|from (?:the|our|an?|my|their) [\w-]+(?: [\w-]+)?)$/i;
/** "only notice it at the next appointment" */
const AT_LAST =
  /^(?:out )?(?:(?:about |of )?(?:it|this|that) )?(?:at|on|in|during|after|with|from|by) (?:the|an?|our|my|their) /i;
/** "do not notice until Monday" */
const UNTIL = /\b(?:until|till|before) (?=\w)/i;

/** What somebody notices, in the words behind the verb: a clause, a thing or, where it is not said, what was told before. */
function noticed(said: string): { clause?: string; thing?: string; asked?: string } {
  const bare = said
    .replace(/^out\b ?/i, '')
    .replace(/^only\b ?/i, '')
    .trim();
  const clause = /^(?:\S.*? )??that (.+)$/i.exec(bare)?.[1];
  if (clause) return { clause };
  const thing = bare
    .replace(LATER, '')
    .replace(BY_THEN, '')
    .replace(/\b(?:until|till|before|after) .*$/i, '')
    .replace(
      /^(?:(?:about|of) )?(?:(?:it|this|that) )?(?:at|on|in|during|with|from|by) (?:the|an?|our|my|their) .*$/i,
      '',
    )
    .trim()
    .replace(/^(?:about|of) /i, '')
    .replace(/^(?:it|this|that)$/i, '')
    .trim();
  // "only notice a lamp has burnt out": what is noticed is a clause.
  const [told] = parseSentence(thing).clauses;
  if (told?.group && told.subject.length > 0 && told.mood === 'statement') return { clause: thing };
  return thing ? (ASKS.test(thing) ? { asked: thing } : { thing }) : {};
}

/** "only notices": the clauses do not keep the word. */
function isOnly(text: string, verb = ''): boolean {
  return new RegExp(`\\bonly (?:ever |really )?${RegExp.escape(verb)}\\b`, 'i').test(text);
}

function isLate({ clause, who }: Fact, before: Fact | undefined, text: string, people: People): boolean {
  const { group, rest, subs } = clause;
  if (!group || group.modal || !NOTICES.test(group.verb) || (group.verb === 'find' && rest[0]?.lower !== 'out'))
    return false;
  const isGroup =
    isDepartment(who.replace(/^(?:the|our) /i, '').toLowerCase()) ||
    /\b(?:bakery|school|kitchen|office|shop|club|hospital|clinic|library|restaurant|company)$/i.test(who);
  if ((!people.isPersonPhrase(who) && !isGroup) || /^(?:nobody|no one)$/i.test(who)) return false;
  const said = textOf(rest).replace(/\bthat\b.*$/, '');
  if (group.negated)
    return before !== undefined && (UNTIL.test(said) || subs.some(({ link }) => UNTIL.test(`${link} x`)));
  return (
    LATER.test(said) ||
    (before !== undefined && BY_THEN.test(said)) ||
    (before !== undefined && AT_LAST.test(said) && isOnly(text, group.words[0]?.text)) ||
    ((subs.length > 0 || /^after \w+ing\b/.test(said)) && isOnly(text, group.words[0]?.text)) ||
    (before !== undefined &&
      /^(?:find|notice|realise|realize|learn|discover|hear)$/.test(group.verb) &&
      subs.some(({ link }) => link === 'when')) ||
    /^only\b/.test(said)
  );
}

/** "many cards are declined when a campaign ends": the moment at which what is learnt too late could be seen. */
function whenOf(before: Clause | undefined): string {
  const sub = before?.subs.find(({ link }) => /^(?:when|once|after|as soon as)$/.test(link));
  return sub ? ` ${subText(sub)}` : '';
}

/** Each of them is told of. */
const MOST = /^(?:most|many|some|lots of|quite a few) (?:of (?:the|our) )?(?=[\w-]+(?: [\w-]+)?s )/i;

/** What happens before it is noticed: "crews accept a job and then get stuck" is one event. */
function eventOf(facts: readonly Fact[], at: number): string {
  const last = facts[at - 1];
  const first = facts[at - 2];
  if (!last) return '';
  const isOne =
    first && first.who === last.who && !first.clause.group?.past && first.clause.subs.length === 0 && last.clause.link;
  if (!isOne) return inPresent(last.clause);
  const deed = inPresent(last.clause).slice(last.who.length).trim();
  return `${inPresent(first.clause)} and then ${deed}`;
}

/** "shoes come back dirty and the staff only notices when the next one rents them": they are to be told when it happens. */
export function readNoticedLate(facts: readonly Fact[], text: string, people: People): Relief | undefined {
  const at = facts.findIndex((fact, index) => isLate(fact, facts[index - 1], text, people));
  const found = facts[at];
  if (!found?.clause.group) return undefined;
  const { clause, who } = found;
  const said = textOf(clause.rest);
  const before = facts[at - 1]?.clause;
  const what = noticed(said);
  // "a rope lies in the rain and we find out later that it is ruined": told is what happens, not what has become of it.
  const isResult = before !== undefined && /\b(?:it|they|them)\b/i.test(what.clause ?? '');
  const event = what.clause && !isResult ? parseSentence(what.clause, people.names).clauses[0] : before;
  if (what.thing ? at > 0 : !event && !what.asked) return undefined;
  const wish = what.asked
    ? `see ${what.asked}${whenOf(before)}`
    : event && !what.thing
      ? `be told when ${(event === before ? eventOf(facts, at) : inPresent(event)).replace(MOST, '')}`
      : `be told of ${what.thing}`;
  return {
    actor: actorOf(who, facts.slice(0, at), people),
    // "customers send too little and we notice late": those are not the ones who wish.
    except:
      people.isSpeaker(who) && event && people.isPersonPhrase(textOf(event.subject))
        ? textOf(event.subject)
        : undefined,
    wish,
    benefit: inTime(found, isResult ? `that ${what.clause}` : undefined, people),
  };
}

/** What those who notice something too late want: "they know of it before the next one wants it". */
function inTime({ clause, who }: Fact, result: string | undefined, people: People): string {
  const self = people.isSpeaker(who) ? who : 'they';
  const cue = clause.subs.find(({ link }) => /^(?:when|after|once|until|before)$/.test(link));
  const said = textOf(clause.rest);
  const end = /\b(?:at|by|on) ((?:the )?(?:very )?(?:end|last day)(?: of (?:the|an?|each|every) \w+)?)/i.exec(
    said,
  )?.[1];
  const then = cue ? parseSentence(textOf(cue.words)).clauses[0] : undefined;
  const until = /\b(?:until|till|before) (.+)$/i.exec(said)?.[1];
  const deadline = then?.group
    ? inPresent(then).replace(/ already\b/, '')
    : (end ?? until ?? /\bafter (\w+ing\b.*)$/i.exec(said)?.[1]);
  if (!result && deadline) return `${self} know of it before ${deadline}`;
  const moment =
    /\b(?:at|on|by|during) (the (?:next|following|first|last|day|week|end|start|evening|morning) ?.*)$/i.exec(
      said,
    )?.[1];
  if (!result && moment) return `${self} know of it before ${moment}`;
  const from = /\bfrom .+$/i.exec(said)?.[0];
  if (!result && from) return `${self} do not have to hear it ${from}`;
  const late =
    /\b(?:(?:an?|two|three|several|some|\d+) )?(?:hours?|days?|weeks?|months?|years?) later\b|\b(?:at|in|on) the (?:very )?last (?:minute|moment|day)\b/i.exec(
      said,
    )?.[0] ?? BY_THEN.exec(said)?.[0].replace(/^/, 'only ');
  const found = clause.group?.verb === 'find' ? 'find out' : clause.group?.verb;
  const what = result ? `too late ${result}` : `${found === 'find out' ? 'about it' : 'it'} ${late ?? 'too late'}`;
  return `${self} do not ${found} ${what}`;
}
