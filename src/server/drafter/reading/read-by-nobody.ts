import { lowerFirst } from './trouble-words.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { participle } from '../language/verbs.ts';
import { actionOf, subText } from './clause-words.ts';
import type { Step } from './event-chain.ts';
import { hurts } from './hurts.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { ASKS, NOBODY } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

/** The clause that somebody finds out: "out (that) the wind is above the limit". */
export function foundIn({ rest, subs }: Clause): Clause | undefined {
  const said = textOf(rest)
    .replace(/^out\b ?/i, '')
    .replace(/^(?:only |there |on arrival |at the \w+ )?(?:that )?/i, '');
  const [clause] = said ? parseSentence(said).clauses : [];
  if (!clause?.group || clause.subject.length === 0 || clause.mood !== 'statement' || ASKS.test(said)) return undefined;
  return { ...clause, subs: [...clause.subs, ...subs] };
}

/** What nobody does is told of where it was not done: not what nobody knows, gets or is. */
const NO_DEED =
  /^(?:know|notice|see|hear|realise|realize|tell|get|have|be|want|like|care|mind|die|come|need|seem|feel)$/;

function isNobody(who: string): boolean {
  return NOBODY.test(who) || /^no [a-z]+$/i.test(who);
}

/** "dead air again, nobody had uploaded the recording": somebody is to be told as long as nobody has. */
function readNobodyDid(steps: readonly Step[]): Relief | undefined {
  const last = steps.at(-1);
  const { group, rest, subs } = last?.clause ?? {};
  if (!last || !group?.past || group.passive || group.negated || group.modal || steps.length < 2) return undefined;
  if (!isNobody(last.who) || NO_DEED.test(group.verb)) return undefined;
  const until = subs?.find(({ link }) => /^(?:until|before|till)$/.test(link));
  if ((subs?.length ?? 0) > (until ? 1 : 0)) return undefined;
  const asked = steps[0] && thingOf(steps[0]);
  const object =
    textOf(rest ?? []) ||
    (asked && /^(?:answer|open|read|collect|confirm|approve|check)$/.test(group.verb) ? asked : '');
  if (/^(?:it|them|him|her|us|me)\b/i.test(object)) return undefined;
  return {
    wish: [
      `be told when ${lowerFirst(last.who)} has`,
      participle(group.verb),
      object,
      until && `before ${presentIn(textOf(until.words))}`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(last.clause.link === '' && steps[0]?.who === '' ? { benefit: overOf(steps[0].text) } : {}),
  };
}

/** "we were in the grace period": when it would be too late, as it is each time. */
function presentIn(said: string): string {
  const [clause] = parseSentence(said).clauses;
  return clause?.group ? inPresent(clause) : said;
}

/** "dead air on Sunday again": there is to be none. */
function overOf(said: string): string | undefined {
  const what = said.replace(/,? (?:yet |once )?again$/i, '');
  const lacking = /^no (.+)$/i.exec(what)?.[1];
  const noun = readNounPhrase((lacking ?? what).split(/ (?:on|in|at|for|during) /)[0] ?? '');
  if (!noun || what === said) return undefined;
  const are = noun.plural ? 'are' : 'is';
  return lacking
    ? `there ${are} ${noun.plural || isMass(noun.head) ? lacking : withArticle(lacking)}`
    : `there ${are} no ${lowerFirst(what.replace(/^(?:an?|the) /i, ''))}`;
}

/** The thing that a step is about: its subject, where that is no person or pronoun. */
function thingOf({ clause, who, text }: Step): string | undefined {
  if (clause.group)
    return /^(?:it|they|he|she|we|i|there|this|that|nobody|no one|somebody|people)$/i.test(who)
      ? undefined
      : subjectOf(clause);
  const words = text.split(' ').slice(0, 4);
  const at = words.findIndex((word) => /^\w+s$/.test(word) && isPlural(word.toLowerCase()));
  return at < 0 ? undefined : words.slice(0, at + 1).join(' ');
}

function withThe(thing: string): string {
  return /^(?:the|an?|our|my|their|his|her|half|some|all|most|many|two|three|four|\d+) /i.test(thing)
    ? lowerFirst(thing).replace(/^an? /, 'the ')
    : `the ${lowerFirst(thing)}`;
}

/** "photos end up on the phone and nobody can match them to the report": somebody is to be able to. */
function readNobodyCan(steps: readonly Step[], people: People): Relief | undefined {
  const last = steps.at(-1);
  const first = steps[0];
  const { group, rest } = last?.clause ?? {};
  if (!first || !last || steps.length < 2 || !NOBODY.test(last.who) || !/^(?:can|could)$/.test(group?.modal ?? ''))
    return undefined;
  if (!group || group.negated || group.passive || rest?.[0]?.lower !== 'them') return undefined;
  const thing = thingOf(first);
  const head = thing?.split(/ (?:taken|made|sent|left|kept|written|in|on|at|of|from|for|with|that|which) /)[0] ?? '';
  if (
    !thing ||
    people.isPersonPhrase(thing) ||
    !(isManySubject(first.clause) || isPlural(head.split(' ').at(-1) ?? ''))
  )
    return undefined;
  return {
    wish: actionOf({ ...last.clause, group: { ...group, modal: undefined } }).replace(/\bthem\b/, withThe(thing)),
  };
}

/** What only people do: "which house they mean". */
const MEANS =
  /\bthey (?:mean|want|like|need|prefer|asked? for|ordered|booked|chose|choose|picked|meant|wanted|liked)\b/i;

/** "directors reply 'the blue one', and nobody knows which house they mean": that is to be seen. */
function readNobodyKnows(steps: readonly Step[], people: People): Relief | undefined {
  const last = steps.at(-1);
  const first = steps[0];
  const asked = [textOf(last?.clause.rest ?? []), ...(last?.clause.subs ?? []).map(subText)].join(' ').trim();
  if (!first || !last || steps.length < 2 || !NOBODY.test(last.who) || last.clause.group?.verb !== 'know')
    return undefined;
  if (last.clause.group.modal || last.clause.group.past || !ASKS.test(asked)) return undefined;
  const when = last.front ? ` ${last.front}` : '';
  if (!/\b(?:it|they|them|their|he|she|his|her)\b/i.test(asked)) return { wish: `see ${asked}${when}` };
  if (
    !MEANS.test(asked) ||
    !people.isPersonPhrase(first.who) ||
    !isManySubject(first.clause) ||
    people.isSpeaker(first.who)
  )
    return undefined;
  const shown = asked.replace(/\bthey\b/i, withThe(first.who));
  const told = steps.slice(0, -1).filter(({ who, clause: { group: does } }) => who === first.who && does && !does.past);
  const deeds = told.map(({ clause }) => actionOf(clause)).join(' and ');
  return {
    except: first.who,
    wish: `see ${shown}${when}`,
    ...(deeds && told.length < 3
      ? { circumstance: `When ${lowerFirst(first.who)} ${deeds}, it is shown ${asked}${when}` }
      : {}),
  };
}

/** "cooks end up on two payslips and nobody notices they went over 40 hours until they complain" */
function readNobodyNotices(steps: readonly Step[], people: People): Relief | undefined {
  const last = steps.at(-1);
  const first = steps[0];
  const { group, rest } = last?.clause ?? {};
  if (
    !first ||
    !last ||
    !group ||
    group.modal ||
    !NOBODY.test(last.who) ||
    !/^(?:notice|realise|realize|see)$/.test(group.verb)
  )
    return undefined;
  const found = foundIn({ ...last.clause, rest: rest ?? [], subs: [] });
  if (!found) return undefined;
  const named = first.clause.group ? first.who : (people.leading(first.text) ?? thingOf(first) ?? '');
  const told = inPresent(found);
  const isOpen = /^they\b/i.test(told);
  if (/^(?:it|he|she|this|that|there)\b/i.test(told) || (isOpen && named === '')) return undefined;
  return { wish: `be told when ${isOpen ? told.replace(/^they\b/i, withThe(named)) : told}` };
}

/** Work that leaves something done: what nobody does of it is to be done. */
const WORK =
  /^(?:check|write|note|record|log|enter|update|sign|confirm|count|clean|lock|label|mark|report|test|measure|weigh|inspect|correct|photograph|document|verify)$/;

/** "the rounds are planned and nobody checks whether a site is closed": it is to be checked when they are planned. */
function readLeftUndone(steps: readonly Step[], people: People): Relief | undefined {
  const last = steps.at(-1);
  const [first] = steps;
  const { group, rest, subs } = last?.clause ?? {};
  if (!first?.clause.group || !last || steps.length !== 2 || !NOBODY.test(last.who)) return undefined;
  if (!group || !rest || group.modal || group.passive || group.negated || group.past || !WORK.test(group.verb))
    return undefined;
  if (first.clause.group.negated || first.clause.group.modal || first.clause.group.past) return undefined;
  const until = subs?.find(({ link }) => /^(?:until|till|before)$/.test(link));
  const asked = [textOf(rest), ...(subs ?? []).filter((sub) => sub !== until).map(subText)].filter(Boolean).join(' ');
  const isAsked = ASKS.test(asked);
  const end = rest.findIndex(({ tag }) => tag === 'P' || tag === 'PT');
  const object = isAsked ? 'it' : textOf(end < 0 ? rest : rest.slice(0, end));
  const tail = isAsked ? asked : end < 0 ? '' : textOf(rest.slice(end));
  if (!object || (!isAsked && subs?.some((sub) => sub !== until)) || /^(?:them|him|her|us|me)\b/i.test(object))
    return undefined;
  const done = [object, participle(group.verb), tail, until && `before ${presentIn(textOf(until.words))}`]
    .filter(Boolean)
    .join(' ');
  const when = `when ${lowerFirst(inPresent(first.clause))}`;
  const are = !isAsked && (end < 0 ? rest : rest.slice(0, end)).at(-1)?.tag === 'NS' ? 'are' : 'is';
  return {
    except: people.isPersonPhrase(first.who) && !people.isSpeaker(first.who) ? first.who : undefined,
    about: object,
    wish: `have ${done} ${when}`,
    outcome: `${object} ${are} ${done.slice(object.length + 1)} ${when}`,
  };
}

/** "everything I typed is gone": it is to be kept when the app does what it does. */
function readGone(steps: readonly Step[]): Relief | undefined {
  const last = steps.at(-1);
  const [first] = steps;
  const { group, rest } = last?.clause ?? {};
  if (!first?.clause.group || !last || steps.length !== 2 || !group || group.negated || group.modal) return undefined;
  const [, typed = ''] =
    /^((?:everything|all|all that|what) (?:I|we|they) [a-z]+) (?:is|was|are|were) (?:all )?(?:gone|lost|wiped|deleted)$/i.exec(
      last.text,
    ) ?? [];
  const state = typed
    ? 'gone'
    : [group.passive ? group.words.at(-1)?.text : group.verb === 'be' ? '' : '-', textOf(rest ?? [])].join(' ').trim();
  if (!/^(?:all )?(?:gone|lost|wiped|deleted)$/i.test(state) || /^(?:it|this|that|they|there|we|I)$/i.test(last.who))
    return undefined;
  if (first.clause.group.negated || first.clause.group.modal || first.clause.group.past) return undefined;
  const what = typed ? lowerFirst(typed) : lowerFirst(subjectOf(last.clause));
  // "when the form closes when the phone locks": the inner case is why.
  const when = `when ${lowerFirst(inPresent(first.clause)).replace(/ (?:when|whenever|if|once) /i, ' because ')}`;
  return {
    about: what,
    wish: `have ${what} kept ${when}`,
    outcome: `${what} ${!typed && isManySubject(last.clause) ? 'are' : 'is'} kept ${when}`,
  };
}

/** "tickets are scanned and nobody gets on without one": a rule, and no complaint. */
function readRuled(steps: readonly Step[], said: string): Relief | undefined {
  const last = steps.at(-1);
  const [first] = steps;
  const { group, rest } = last?.clause ?? {};
  if (!first?.clause.group || !last || steps.length !== 2 || !group || group.past || group.negated) return undefined;
  if (!NOBODY.test(last.who) || first.clause.group.negated || first.clause.group.past || hurts(first.text))
    return undefined;
  const bound = textOf(rest ?? []);
  const isBound =
    group.modal === 'can'
      ? /\b(?:without|after that|from then on|unless)\b/i
      : /\bwithout (?:an?|the|one|their|his|it)\b/i;
  return isBound.test(bound) && !/\bwithout (?:\w+ing|problems|help)\b/i.test(bound)
    ? { about: subjectOf(first.clause), wish: `be sure that ${lowerFirst(said)}`, outcome: said }
    : undefined;
}

/** What nobody does, can do, knows or notices at the end of a complaint is what it wants. */
export function readByNobody(steps: readonly Step[], said: string, people: People): Relief | undefined {
  if (steps.length < 2) return undefined;
  return (
    readNobodyCan(steps, people) ??
    readNobodyKnows(steps, people) ??
    readNobodyNotices(steps, people) ??
    readNobodyDid(steps) ??
    readLeftUndone(steps, people) ??
    readGone(steps) ??
    readRuled(steps, said)
  );
}
