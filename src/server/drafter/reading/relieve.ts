import { isState } from './at-that-time.ts';
import { relieveLooks } from './relieve-looks.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import {
  GOOD,
  ASKING,
  NEEDLESS,
  NO_IDEA,
  OFTEN,
  LONG,
  BAD_STATE,
  BAD_RESULT,
  WORSE,
  SLIPS,
  BODY,
  LIVING,
} from '../lexicon/relief.ts';
import { hasInnerClause } from './clause-words.ts';
import { baseFirst } from './read-request.ts';
import { LONG_WAIT, ofNobody } from './relieve-nobody.ts';
import { isNoTrouble, staysSo, verbTail } from './no-trouble.ts';
import { isOnly, ofFew, ofOnly, ofSpending, ofTooLittle, ofTooMany } from './relieve-amounts.ts';
import { affirmed, denied, isManySubject, join, said, subjectOf } from './say-relief.ts';
import { withoutOnce } from './trouble-words.ts';

function ofHaving(clause: Clause, rest: string): string | undefined {
  const none = /^no(?:t any)? (.+)$/i.exec(rest)?.[1];
  if (none) {
    if (NO_IDEA.test(none)) {
      const known = none.replace(/^\S+(?: of knowing)? ?(?:of|about)? ?/i, '');
      // "and have no idea": of what, nobody says.
      if (known === '') return undefined;
      return said(
        clause,
        'know',
        /^(?:how|who|what|which|where|when|whether|why|if)\b/i.test(known) ? known : `about ${known}`,
      );
    }
    const way = /^(?:\w+ )?(?:way|chance|possibility|option|opportunity|means) (?:to|of) (.+)$/i.exec(none)?.[1];
    if (way) return join(subjectOf(clause), 'can', baseFirst(way));
    const [thing = ''] = none.split(/ (?:with|on) (?:them|us|me|him|her|you)\b/i);
    if (NEEDLESS.test(thing)) return denied(clause, 'need', thing.endsWith('s') ? thing : withArticle(thing));
    return undefined;
  }
  const [, amount = '', of = ''] = /^too (many|much) or too (?:few|little) (.+)$/i.exec(rest) ?? [];
  if (of) return said(clause, 'have', `the right ${amount.toLowerCase() === 'many' ? 'number' : 'amount'} of ${of}`);
  const many = /^(?:(?:way|far) )?(?:too|so) (?:many|much) (.+)$/i.exec(rest)?.[1];
  if (many) return said(clause, 'have', `${(many.split(' ')[0] ?? '').endsWith('s') ? 'fewer' : 'less'} ${many}`);
  const toil = /^to (.+)$/i.exec(rest)?.[1];
  if (toil) return denied(clause, 'have', `to ${toil}`);
  return undefined;
}

/** "no lift at the back" -> "there is a lift at the back"; what is out of reach stays so, and it has to do without. */
function thereIs(none: string): string {
  if (/^(?:\w+ )?(?:signal|network|reception|internet|wi-?fi|coverage|connection)\b/i.test(none))
    return `it works where there is no ${none.replace(/(?<! (?:down|up|over|out|back|in)) (?:there|here)$/i, '')}`;
  const [thing = ''] = none.split(
    / (?:in|on|at|for|of|with|to|from|near|by|behind|between|during|after|before|when)\b/i,
  );
  const noun = readNounPhrase(thing);
  if (noun ? noun.plural : none.endsWith('s')) return `there are ${none}`;
  return `there is ${noun && isMass(noun.head) ? none : withArticle(none)}`;
}

function ofBeing(clause: Clause, rest: string, isNegated: boolean): string | undefined {
  const who = subjectOf(clause);
  const are = isManySubject(clause) && !/^i$/i.test(who) ? 'are' : /^i$/i.test(who) ? 'am' : 'is';
  // "my eyes are not what they used to be": that stays so, and it has to work with it.
  if (BODY.test(who)) return join('it works even when', who, are, isNegated ? 'not' : '', rest);
  if (isNegated) {
    const able = /^(?:able|allowed) to (.+)$/i.exec(rest)?.[1];
    return able ? join(who, 'can', able) : join(who, are, rest);
  }
  const hard = /^(?:it|this|that)$/i.test(who) && BAD_STATE.test(rest) ? /\bto (.+)$/i.exec(rest)?.[1] : undefined;
  if (hard)
    return /easy to /i.test(rest)
      ? `nobody ${thirdPerson(hard.split(' ')[0] ?? '')} ${hard.split(' ').slice(1).join(' ')}`.trim()
      : `it takes less effort to ${hard}`;
  if (/^there$/i.test(who)) {
    const none = /^no (.+)$/i.exec(rest)?.[1];
    const slips =
      /^(?:always |often |constantly |regularly |too many |many |a lot of |lots of )*((?:typos|errors|mistakes|complaints|delays|arguments|conflicts|queues|misunderstandings|quarrels|accidents|losses|gaps|double bookings)\b.*)$/i.exec(
        rest,
      )?.[1];
    if (slips) return `there are fewer ${slips}`;
    return none ? thereIs(none) : undefined;
  }
  // "I am a grandmother": who somebody is.
  if (/^(?:an?|the|one of) /i.test(rest) && !/^an? (?:mess|nightmare|pain|problem|disaster)\b/i.test(rest))
    return undefined;
  // A state that nobody can end ("my hands are dirty") is no aim.
  if (
    !clause.group?.passive &&
    !BAD_RESULT.test(rest) &&
    !HARM.test(`is ${rest}`) &&
    !/^(?:i|we|they|he|she)$/i.test(who)
  )
    return undefined;
  return join(who, are, 'not', clause.group?.past ? withoutOnce(rest) : rest);
}

/** What people keep doing because they have to. */
const WORK =
  /^(?:re-?\w+|call|ring|phone|text|mail|write|type|copy|enter|fill|search|look|hunt|dig|scroll|click|walk|drive|run|go|come to|wait|queue|explain|answer|correct|fix|chase|sort|count|check|pay|carry|print|log|sign|guess|translate|switch|juggle|clean)$/;

const FOUND_HARD = /^it (?:\w+ )?(?:hard|difficult|tricky|impossible|confusing|tedious) to (.+)$/i;

/** What somebody or something keeps doing: that it is to end, and what one has to do that one no longer has to. */
function ofKeeping(clause: Clause, rest: string): string | undefined {
  const [, doing = '', what = ''] = /^(?:on )?(\w+ing)\b ?(.*)$/i.exec(rest) ?? [];
  if (doing === '') return undefined;
  // "they keep getting sent uphill": that comes from others.
  if (/^getting$/i.test(doing)) return denied(clause, 'keep', `getting ${what}`);
  const slip = baseFirst(doing);
  // "clerks keep forgetting": nobody has to forget, they are not to.
  if (SLIPS.test(`${slip} ${what}`) || HARMFUL_VERBS.has(slip)) return denied(clause, slip, what);
  // "door faults keep coming back": nobody has to do that, and it is not to go on.
  return ASKING.test(slip) || WORK.test(slip)
    ? denied(clause, 'have', `to ${slip} ${what}`)
    : denied(clause, 'keep', `${doing} ${what}`);
}

function ofPlain(clause: Clause, rest: string): string | undefined {
  const { group } = clause;
  if (!group) return undefined;
  const stays = staysSo(clause, group, rest);
  if (stays) return stays.benefit;
  const who = subjectOf(clause);
  const hard = group.verb === 'find' ? FOUND_HARD.exec(rest)?.[1] : undefined;
  if (hard) return join(who, 'can', hard);
  // "we notice on match day": it is noticed, and too late.
  if (
    /^(?:notice|find out|realise|realize|learn|discover|see)$/.test(group.verb) &&
    /^(?:it )?(?:(?:only )?(?:on|at|in|after|when|during)\b|only\b|\w+ (?:days|weeks|months|hours) later\b)/i.test(
      rest,
    ) &&
    /\b(?:day|morning|evening|week|month|year|later|when|after|only|last|at the)\b/i.test(rest)
  )
    return join(who, isManySubject(clause) ? 'do' : 'does', 'not', group.verb, 'it too late');
  if (/^(?:it|this|that)$/i.test(who) && GOOD.test(group.verb) && !WORSE.test(rest))
    return join(who, ...group.words.map(({ text }) => text), rest);
  if (
    GOOD.test(group.verb) &&
    // "the driver still makes the detour"
    !group.adverbs.includes('still') &&
    !HARM.test(`${group.verb} ${rest}`) &&
    !WORSE.test(rest) &&
    !/\b(?:wrong|mistakes?|errors?)\b/i.test(rest)
  )
    return said(clause, group.verb, rest);
  if (group.verb === 'want' && /\bmoney back\b|\brefunds?\b/i.test(rest)) return denied(clause, 'ask', `for ${rest}`);
  if (/^(?:want|wish|need)$/.test(group.verb)) {
    const to = /^to (?:be able to )?(.+)$/i.exec(rest)?.[1];
    return to ? join(who, 'can', to) : said(clause, 'get', rest);
  }
  const askedFor =
    group.verb === 'ask' && !/^(?:it|this|that)$/i.test(who) ? /^(?:us |me )?for (.+)$/i.exec(rest)?.[1] : undefined;
  // "the app asks for my password every day": that is too much already.
  if (
    askedFor &&
    /\b(?:my|our)\b|^(?:the |our )?(?:app|form|page|portal|screen|site|system|website) /i.test(`${who} ${askedFor}`)
  )
    return denied(clause, 'ask', `for ${askedFor}`);
  if (askedFor) return said(clause, 'get', askedFor);
  if (group.verb === 'take' && LONG.test(rest))
    return join(who, isManySubject(clause) ? 'take' : 'takes', 'less time', rest.replace(LONG, ''));
  // "I hate typing lists": the typing is to end, and not the hate.
  const [hated = ''] = /^(?:hate|dislike|loathe|detest)$/.test(group.verb)
    ? (/^(?:always )?\w+ing\b/i.exec(rest) ?? [])
    : [];
  if (hated && baseFirst(rest) !== rest) return denied(clause, 'have', `to ${baseFirst(rest)}`);
  const less = ofSpending(clause, rest);
  if (less) return less;
  const fewer = ofTooMany(clause, rest);
  if (fewer) return fewer;
  const kept = group.verb === 'keep' ? ofKeeping(clause, rest) : undefined;
  if (kept) return kept;
  // "she calls them the orphans": that is a name.
  if (group.verb === 'call' && /^(?:it|them|him|her|this|that|these) (?:the|an?|our|my)\b/i.test(rest))
    return undefined;
  if (ASKING.test(group.verb)) return denied(clause, 'have', `to ${group.verb} ${rest.replace(/^(?:us|me)\b ?/i, '')}`);
  return denied(clause, group.verb, rest);
}

/** "we earn nothing": something is to be earned. */
function ofNothing(clause: Clause, rest: string): string | undefined {
  const verb = clause.group?.verb ?? '';
  // "others find nothing left for the day"
  const left = /^nothing((?: (?:left|for|on|in|to) .+| left)?)$/i.exec(rest)?.[1];
  return left !== undefined && /^(?:earn|get|learn|see|hear|find|know|receive|gain|win|make)$/.test(verb)
    ? said(clause, verb, `something${left.replace(LONG_WAIT, ' in time')}`)
    : undefined;
}

/** "reply" -> "a reply", and "sense" as it is. */
export function withOne(thing: string): string {
  const noun = readNounPhrase(thing);
  return noun && !noun.plural && !isMass(noun.head) && noun.head !== 'sense' ? withArticle(thing) : thing;
}

/** What holds for all, in the number of their name. */
function ofAll(who: string, verb: string, rest: string): string {
  return join(who, isPlural(who.split(' ').at(-1) ?? '') ? verb : thirdPerson(verb), rest);
}

/** What they can do that they could not; "I can't read anything smaller than a coin": that they do not have to. */
function possible(clause: Clause, who: string, rest: string): string {
  return /^any(?:thing|body|one)? (?:\w+er|less|more) than\b/i.test(rest)
    ? denied(clause, 'have', `to ${verbTail(clause)} ${rest}`)
    : join(who, 'can', verbTail(clause), rest.replace(/(?<=.) anywhere$/i, ''));
}

/**
 * What is so once the trouble that a clause tells is over: "the food goes to waste" -> "the food does not go to waste",
 * "half of our guests have no card with them" -> "half of our guests do not need a card". Nothing for words without subject and verb.
 */
export function relieve(clause: Clause): string | undefined {
  const { group, subject } = clause;
  if (!group || subject.length === 0 || hasInnerClause(subject)) return undefined;
  const rest = textOf(clause.rest);
  const who = subjectOf(clause);
  const looks = group.negated || group.modal ? undefined : relieveLooks(group.verb, who, rest);
  if (looks) return looks;
  if (group.negated ? /\b(?:much|enough)\b/i.test(rest) : /^(?:everything$|all$|(?:every|each) (?!time\b))/i.test(who))
    return undefined;
  if (isNoTrouble(clause, group, who, rest) || isState(`${who} ${group.words[0]?.text} ${rest}`)) return undefined;
  if (!group.negated && !group.modal && !group.passive && group.verb !== 'be' && isOnly(clause, rest))
    return ofOnly(clause, rest);
  // "people who know it was used": the clause that tells which people is not the one that hurts.
  if (/ (?:who|that|which) .*\b(?:it|they|he|she|we|I|this)$/i.test(who)) return undefined;
  const enough = ofTooLittle(clause, rest, who);
  if (enough) return enough;
  if (/\b(?:too (?:little|few)|not enough)\b/i.test(rest) && !/^(?:there|we|i|they)$/i.test(who)) return undefined;
  const more = ofFew(clause, rest, who);
  if (more) return more;
  // Who is meant by "half of them" is told, not denied.
  if (
    /\b(?:of (?:them|us|you)|some|many|most)\b/i.test(who) &&
    (group.negated || group.verb === 'have') &&
    !/\bno\b/.test(rest)
  )
    return undefined;
  const another = ofNobody(clause, rest, who);
  if (another || /^(?:nobody|no one|none)(?: ever)?$/i.test(who)) return another;
  // "a mark may only be changed": a rule, and no reason for one.
  if (/^(?:may|should|shall|must)$/.test(group.modal ?? '') && group.adverbs.includes('only')) return undefined;
  if (group.modal && /^(?:can|could)$/.test(group.modal) && group.negated) return possible(clause, who, rest);
  // "the office won't accept it": it does.
  if (/^(?:will|would|wo)$/.test(group.modal ?? '') && group.negated && group.verb !== 'be' && !group.passive)
    return said(clause, group.verb, affirmed(rest));
  if (group.modal)
    return group.negated || !/^(?:would|will|can|could|should|may)$/.test(group.modal)
      ? denied(clause, 'have', `to ${verbTail(clause)} ${rest}`)
      : join(who, ...group.words.map(({ text }) => text), rest);
  if (group.verb === 'have' && !group.negated)
    return ofHaving(clause, rest) ?? (/^no\b/i.test(rest) ? undefined : denied(clause, 'have', rest));
  if (group.passive || group.verb === 'be' || /^(?:is|are|was|were)$/i.test(group.words[0]?.lower ?? '')) {
    const others = group.words
      .slice(1)
      .filter(({ tag, lower }) => tag !== 'NEG' && !OFTEN.test(lower))
      .map(({ text }) => text);
    return ofBeing(clause, join(...others, rest.replace(/^(?:now|already|still) /i, '')), group.negated);
  }
  if (group.negated && /^(?:want|need|like|love|wish|prefer)$/.test(group.verb)) return undefined;
  if (group.negated && group.verb === 'have') return ofHaving(clause, `no ${rest.replace(/^(?:an?|any) /i, '')}`);
  // "half of the scores never come back": all of them are to.
  if (group.negated && /^(?:half|most|some|many|one|two|three|four|five|several|\d+) of (?=(?:the|our|my) )/i.test(who))
    return /^(?:speak|own|carry|drive|eat|drink|smoke|live)$/.test(group.verb)
      ? undefined
      : ofAll(who.replace(/^\w+ of /i, ''), group.verb, affirmed(rest));
  // "I never carry cash": that stays so.
  if (group.negated && LIVING.test(group.verb) && /^(?:i|we|they|he|she)$/i.test(who)) return undefined;
  if (group.negated) return said(clause, group.verb, affirmed(rest));
  if (/^(?:has|have|had)$/.test(group.words[0]?.lower ?? '') && group.words.length > 1)
    return denied(clause, group.verb, rest);
  // "the view makes no sense to them": it is to make sense.
  const lacking = /^no (?!one\b|matter\b|difference\b|longer\b)(.+)$/i.exec(rest)?.[1];
  if (lacking && /^(?:make|give|leave|get|receive|bring|offer|show)$/.test(group.verb))
    return said(clause, group.verb, withOne(lacking));
  return ofNothing(clause, rest) ?? ofPlain(clause, rest);
}

/** {@link relieve} for a text; its first clause counts. */
export function relieveText(text: string): string | undefined {
  const [clause] = parseSentence(text).clauses;
  return clause && relieve(clause);
}

/** {@link relieve} for each clause of a threat: "the number changes and the neighbours get confused". */
export function relieveAll(text: string): string | undefined {
  const told = parseSentence(text)
    .clauses.filter(({ subject }) => subject.length > 0)
    .map((clause) => relieve(clause));
  return told.length > 0 && told.every(Boolean) ? told.join(' and ') : told.find(Boolean);
}
