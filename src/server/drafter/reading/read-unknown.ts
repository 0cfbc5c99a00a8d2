import { textOf } from '../grammar/parse.ts';
import { isDepartment } from '../lexicon/agents.ts';
import { clauseText } from './clause-words.ts';
import { hurts } from './hurts.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { isManySubject } from './say-relief.ts';
import { actorOf, ANY, askedIn, ASKS, type Fact } from './told-facts.ts';
import { thingNamed } from './what-it-is.ts';
import type { Relief } from './trouble-rules.ts';

const TAIL = / (?:in the (?:morning|evening)|afterwards|later|at the end.*)$/i;

/** "guests arrive late, and in the morning we do not know who they are": that is to be seen. */
export function readUnknown(facts: readonly Fact[], people: People): Relief | undefined {
  const last = facts.at(-1);
  const [first] = facts;
  if (!last?.clause.group?.negated || !first || first === last || !people.isPersonPhrase(last.who)) return undefined;
  const asked = askedIn(last.clause);
  if (!/^(?:know|see|understand)$/.test(last.clause.group.verb) || !ASKS.test(asked)) return undefined;
  if (first.who === last.who || ANY.test(first.who) || people.isSpeaker(first.who)) return undefined;
  const isThey = isManySubject(first.clause);
  if (!new RegExp(`\\b${isThey ? 'they' : 'he|she|it'}\\b`, 'i').test(asked)) return undefined;
  const named = /^(?:the|an?|our|my|some|all|most|half|two|three) /i.test(first.who)
    ? first.who.replace(/^an? /i, 'the ')
    : `the ${first.who.toLowerCase()}`;
  const deed = clauseText(first.clause).slice(first.who.length).trim();
  // "show up to collect a child ... if they are allowed to": what they are to do is told before.
  const toDo = / to (\w+ .+)$/i.exec(deed)?.[1];
  const question = asked
    .replace(/^if\b/i, 'whether')
    .replace(/\b(?:they|he|she|it)\b/i, named)
    .replace(TAIL, '')
    .replace(/ to$/, toDo ? ` to ${toDo}` : '');
  return {
    actor: actorOf(last.who, [], people),
    except: first.who,
    wish:
      toDo && asked.endsWith(' to')
        ? `see ${question}`
        : /^(?:who|which ones) (?:they|these) are$/.test(asked.replace(TAIL, ''))
          ? `see which ${named.replace(/^the /, '')} ${deed}`
          : `see ${question} when ${isThey ? 'they' : 'it'} ${deed}`,
  };
}

/** "the kitchen in the morning": those who work there. */
function placeOf(who: string): string | undefined {
  const name = who.replace(/ (?:in|on|at|during) .*$/i, '');
  return isDepartment(name.replace(/^(?:the|our) /i, '').toLowerCase()) ? name : undefined;
}

/** "managers get the bill and cannot remember what the crane did": that is to be seen, and what follows tells why. */
export function readIgnorance(facts: readonly Fact[], people: People): Relief | undefined {
  const at = facts.findIndex(({ clause, who }) => {
    const { group, rest } = clause;
    const isNobody = /^(?:nobody|no one|no [\w-]+)\b/i.test(who);
    const isBlind =
      group &&
      (group.negated || isNobody) &&
      /^(?:know|see|understand|remember|tell|say|recall|hear|learn)$/.test(group.verb);
    const words = askedIn(clause).replace(/^no (?:idea|clue) (?:of |about )?/i, '');
    const hasNone = group?.verb === 'have' && /^no (?:idea|clue)\b/i.test(textOf(rest));
    return (isBlind || hasNone) && !/^(?:it|this|that|there)$/i.test(who) && ASKS.test(words);
  });
  const fact = facts[at];
  // "we cannot say how long it takes": they do not want to say it, but to see it.
  const isSaid =
    (fact?.clause.group?.modal === 'can' && /^(?:say|tell)$/.test(fact.clause.group.verb)) ||
    fact?.clause.group?.verb === 'have';
  if (!fact || (facts.length < 2 && !isSaid)) return undefined;
  // "and nobody knows who had it": what it is is told where the first clause is read.
  const isNobody = /^(?:nobody|no one)\b/i.test(fact.who);
  const pronoun = isNobody ? /\b(?:it|they|them)\b/i.exec(textOf(fact.clause.rest))?.[0] : undefined;
  const thing = pronoun
    ? facts
        .slice(0, at)
        .toReversed()
        .map(({ clause }) => thingNamed(clauseText(clause), !/^it$/i.test(pronoun), people))
        .find(Boolean)
    : undefined;
  if (pronoun && !thing) return undefined;
  const asked = askedIn(fact.clause).replace(/^no (?:idea|clue) (?:of |about )?/i, '');
  // "when a contract ends, nobody knows who signed it": in which case is no reason, unless it hurts.
  const before = facts[at - 1];
  const isWoe = before && (!/^an? /i.test(before.who) || hurts(clauseText(before.clause)));
  const then = facts[at + 1] ?? (isWoe ? before : undefined);
  // "no fixer knew it": the fixer wants to.
  const who = fact.who.replace(/^no (?=[a-z])(?!one\b)/i, 'the ');
  return {
    actor:
      /^(?:nobody|no one)\b/i.test(who) || !people.isPersonPhrase(who)
        ? placeOf(who)
        : actorOf(who, facts.slice(0, at), people),
    wish: `see ${asked
      .replace(/^if\b/i, 'whether')
      .replace(thing ? /\b(?:it|they|them)\b/i : /$^/, `the ${thing?.replace(/^(?:the|an?) /i, '')}`)
      .replace(/\bhad been\b/, 'has been')}`,
    benefit: then && then.clause.group?.verb !== 'be' ? relieve(then.clause) : undefined,
  };
}
