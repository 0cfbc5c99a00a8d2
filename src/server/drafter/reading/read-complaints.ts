import { textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { singular } from '../language/nouns.ts';
import { gerundFirst } from '../language/verbs.ts';
import { HARM } from '../lexicon/harm.ts';
import { actionOf, clauseText } from './clause-words.ts';
import { ended, tidy } from './ended.ts';
import type { People } from './people.ts';
import { readOwnRemedy } from './read-own-remedy.ts';
import { relieve } from './relieve.ts';
import { lowerFirst } from './trouble-words.ts';
import { isManySubject } from './say-relief.ts';
import { actorOf, NOBODY, type Fact } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

const TIME =
  '(?:about |around |over |up to |almost |nearly |more than )?(?:(?:an?|the|one|two|three|four|five|six|seven|eight|ten|several|half an?|\\d+)(?: whole| full| good)? (?:minutes?|hours?|days?|weeks?|months?|mornings?|afternoons?|evenings?|weekends?)|ages|forever)';
const TIMES =
  /,? ?(?:twice|thrice|(?:two|three|four|five|six|seven|eight|nine|ten|several|many|\d+) times)(?:,? once .*)?$/i;

/** What is so once the next fact no longer hurts. */
function after(facts: readonly Fact[], at = 0): string | undefined {
  const next = facts[at + 1]?.clause;
  return next && relieve(next);
}

/** Whether somebody does it who is not the one that tells it. */
function isOther(who: string, people: People): boolean {
  return people.isPersonPhrase(who) && !people.isSpeaker(who) && !NOBODY.test(who);
}

/** "nobody trusts the calendar any more, people just phone": it is to be relied on again. */
function readLostTrust(facts: readonly Fact[], people: People): Relief | undefined {
  const at = facts.findIndex(
    ({ clause: { group, rest }, who }) =>
      group !== undefined &&
      !group.modal &&
      !group.passive &&
      (/^(?:trust|believe)$/.test(group.verb) ? rest.length > 0 : group.verb === 'rely' && rest[0]?.lower === 'on') &&
      (NOBODY.test(who) ||
        (people.isPersonPhrase(who) && group.negated && /\bany ?(?:more|longer)\b/i.test(textOf(rest)))),
  );
  const fact = facts[at];
  const thing = textOf(fact?.clause.rest ?? [])
    .replace(/,? ?\bany ?(?:more|longer)\b/i, '')
    .replace(/^on /, '');
  // "riders they have never met": more is to be known of people.
  if (!fact || !thing || people.isPersonPhrase(thing) || /^(?:that|in|it|us|them)\b/i.test(thing)) return undefined;
  return {
    actor: NOBODY.test(fact.who) ? undefined : actorOf(fact.who, facts.slice(0, at), people),
    wish: `rely on ${thing} again`,
    benefit: after(facts, at),
  };
}

const ON_SOMEBODY =
  /^(?:up)?on (?:some(?:body|one)|one (?:person|man|woman)|whoever|people|luck|memory|a (?:single|piece|sheet)|[A-Z][\w-]+|.+? (?:knowing|remembering|noticing|thinking|being there|being in|having)\b)/;

/** "everything depends on somebody remembering the name": it is no longer to depend on that. */
function readDependence([fact, ...more]: readonly Fact[]): Relief | undefined {
  const { group, rest } = fact?.clause ?? {};
  if (!fact || !group || group.negated || group.modal || !/^(?:depend|rely|hinge)$/.test(group.verb)) return undefined;
  const on = textOf(rest ?? []).replace(/^(?:entirely |solely |only |all )/, '');
  if (!ON_SOMEBODY.test(on)) return undefined;
  const said = ended({ ...fact.clause, subs: [] });
  return {
    wish: `have ${lowerFirst(fact.who)} no longer ${group.verb} ${on}`,
    outcome: said && tidy(`${fact.who} ${said.statement}`),
    benefit: more[0] && relieve(more[0].clause),
  };
}

/** "a parent of three gets three separate invoices": one is wanted. */
function readSeparate(facts: readonly Fact[], people: People): Relief | undefined {
  const at = facts.findIndex(({ clause: { group }, who }) => group && !group.negated && people.isPersonPhrase(who));
  const fact = facts[at];
  const [, many = '', thing = ''] =
    /^((?:two|three|four|five|six|ten|several|many|\d+) (?:separate|individual)) ([\w-]+s)$/i.exec(
      textOf(fact?.clause.rest ?? []),
    ) ?? [];
  const verb = fact?.clause.group?.verb ?? '';
  if (!fact || !thing || !/^(?:get|receive|have|pay|fill|open|see)$/.test(verb)) return undefined;
  return {
    actor: actorOf(fact.who, [], people),
    wish: `${verb} one ${singular(thing)} instead of ${many} ${thing}`,
    benefit: facts[at + 1]?.who === fact.who ? undefined : after(facts, at),
  };
}

/** "technicians spend hours looking for a sample": where it is they want to see. */
function readSearch(facts: readonly Fact[], people: People): Relief | undefined {
  for (const [at, { clause, who }] of facts.entries()) {
    const { group } = clause;
    if (!group || group.negated || group.modal || group.past || !people.isPersonPhrase(who)) continue;
    const [, time = '', verb = '', thing = ''] =
      /^(?:spend|waste|lose) (.*?(?:time|ages|hours?|minutes?|days?|morning|evening)(?: (?:an?|each|every|per) \w+)?) (looking|searching|hunting) for (.+)$/i.exec(
        actionOf(clause),
      ) ?? [];
    if (!thing || /^(?:work|jobs?|someone|somebody)\b/i.test(thing)) continue;
    return {
      actor: actorOf(who, facts.slice(0, at), people),
      wish: `see where to find ${thing}`,
      benefit: `${people.isSpeaker(who) ? 'we' : 'they'} do not spend ${time} ${verb}`,
    };
  }
  return undefined;
}

/** "the same patient is in the list four times": once is enough. */
function readSeveralTimes(facts: readonly Fact[], people: People): Relief | undefined {
  const [fact] = facts;
  const { group, rest } = fact?.clause ?? {};
  const place = textOf(rest ?? []);
  if (!fact || !group || group.negated || group.modal || group.past || !TIMES.test(place)) return undefined;
  const isThere =
    (group.verb === 'be' && !group.passive) ||
    /^(?:appear|exist|show|stand)$/.test(group.verb) ||
    (group.passive && /^(?:list|record|enter|store|save|register|name|mention|show)$/.test(group.verb));
  const where = place.replace(TIMES, '').trim();
  if (!isThere || people.isSpeaker(fact.who) || /^(?:it|this|that|they|these|there)$/i.test(fact.who)) return undefined;
  if (group.verb === 'be' && !group.passive && !/^(?:in|on|there)\b/i.test(where)) return undefined;
  const isBeing = group.passive || group.verb === 'be';
  const done = group.passive ? (group.words.at(-1)?.text ?? '') : isBeing ? '' : group.verb;
  const being = isBeing ? `being ${done}` : gerundFirst(group.verb);
  const isMany = isManySubject(fact.clause);
  const is = isBeing ? (isMany ? 'are' : 'is') : isMany ? 'do' : 'does';
  return {
    wish: tidy(`keep ${fact.who} from ${being} ${where} more than once`),
    outcome: tidy(`${fact.who} ${is} not ${done} ${where} more than once`),
    benefit: facts[1] && /^(?:he|she|they|it)$/i.test(facts[1].who) ? undefined : after(facts),
  };
}

/** "people leave pots on the shelf and nobody else can use it": what they do is to end. */
function readElseBarred(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const at = facts.findIndex(
    ({ clause: { group, rest }, who }) =>
      /^(?:can|could|gets?|have|has)$/.test(group?.modal ?? group?.verb ?? '') &&
      ((NOBODY.test(who) && /^else\b/i.test([...(group?.adverbs ?? []), textOf(rest)].join(' '))) ||
        /^(?:nobody|no one|no-one) else$/i.test(who) ||
        (/^(?:the )?others?\b/i.test(who) && group?.negated === true)),
  );
  if (!first?.clause.group || at < 1 || first.clause.group.modal || first.clause.group.negated) return undefined;
  if (first.clause.group.past || !isOther(first.who, people)) return undefined;
  const kept = first.who.replace(/^(?:some|many|most) (?=\w+s$)/i, '');
  return {
    except: kept,
    wish: `keep ${kept} from ${gerundFirst(actionOf(first.clause))}`,
    outcome: relieve({ ...first.clause, subs: [] }),
    benefit: othersCan(facts[at], first, people),
  };
}

/** "nobody else can get it all afternoon" -> "others can get it all afternoon" */
function othersCan(fact: Fact | undefined, first: Fact, people: People): string | undefined {
  const object = readNounPhrase(textOf(first.clause.rest).split(/ (?:for|on|in|at|to|with|from|by) /)[0] ?? '');
  const does = fact && [fact.clause.group?.verb, textOf(fact.clause.rest).replace(/^else ?/i, '')].join(' ').trim();
  const pronoun = / (it|them)(?= |$)/.exec(does ?? '')?.[1];
  if (!does || !object || people.isPersonPhrase(object.text)) return undefined;
  if (pronoun && object.plural !== (pronoun === 'them')) return undefined;
  const thing = `the ${object.core}`;
  return `others can ${does.replace(/ (?:it|them)(?= |$)/, ` ${thing}`)}`;
}

/** "I count the hours from the calendar, and it takes the whole morning": in less time. */
function readTakesTime(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const at = facts.findIndex(
    ({ clause: { group }, who }) => group?.verb === 'take' && !group.negated && /^(?:it|this|that|which)$/i.test(who),
  );
  const taken = textOf(facts[at]?.clause.rest ?? []);
  const [, whom = '', , deed = ''] =
    new RegExp(`^(?:(us|me|them|him|her) )?(${TIME})(?: to (.+))?$`, 'i').exec(taken) ?? [];
  if (at < 1 || !first?.clause.group || first.clause.group.modal || first.clause.group.negated) return undefined;
  if (!new RegExp(`^(?:(?:us|me|them|him|her) )?${TIME}`, 'i').test(taken)) return undefined;
  if (first.clause.group.past || first.clause.group.passive || HARM.test(clauseText(first.clause))) return undefined;
  if (!people.isPersonPhrase(first.who)) return undefined;
  const own = deed || (people.isSpeaker(first.who) || !whom ? actionOf(first.clause) : '');
  const object = readNounPhrase(textOf(first.clause.rest).replace(/^(?:for|about|at|through) /, ''));
  const thing = object && !people.isPersonPhrase(object.text) ? object.text : '';
  const what = own.replace(/(?<= )(?:it|them)(?= |$)/, thing || '$&');
  if (!what || /(?<= )(?:it|them)\b/.test(what) || /^(?:wait|have|be|ask|forget)\b/.test(what)) return undefined;
  return {
    actor: /^(?:us|me)$/i.test(whom) ? undefined : actorOf(first.who, [], people),
    wish: `spend less time on ${gerundFirst(what)}`,
    benefit: after(facts, at),
  };
}

/** "we have 300 old mixes and no idea which one was approved": that is to be seen. */
function readNoIdea(facts: readonly Fact[], people: People): Relief | undefined {
  const fact = facts.find(({ clause: { group } }) => group?.verb === 'have' && !group.negated && !group.modal);
  const [, things = '', asked = ''] =
    /^(.+?),? (?:and|but) (?:absolutely )?no (?:idea|clue|way to (?:tell|see|know)|overview of|record of) ((?:which|who|whose|what|where|when|how|whether|if|why) .+)$/i.exec(
      textOf(fact?.clause.rest ?? []),
    ) ?? [];
  if (!fact || !asked) return undefined;
  const noun = readNounPhrase(things);
  const named = noun?.plural ? asked.replace(/^which (?:one|ones|of them)\b/i, `which of the ${noun.core}`) : asked;
  return {
    actor: people.isPersonPhrase(fact.who) ? actorOf(fact.who, [], people) : undefined,
    wish: `see ${named.replace(/^if\b/i, 'whether')}`,
  };
}

/** What it costs those who tell it when others do something. */
function isOurCost({ clause, who }: Fact, people: People): boolean {
  const { group, rest } = clause;
  const what = textOf(rest);
  return (
    people.isSpeaker(who) &&
    group !== undefined &&
    !group.modal &&
    ((group.verb === 'get' && /\b(?:complaints?|fines?|blame|trouble|reproach\w*|calls|angry)\b/i.test(what)) ||
      /^(?:pay for .*(?:twice|again)|have to (?:pay|clean|apologi[sz]e|deal with|sort|clear))\b/i.test(
        actionOf({ ...clause, subs: [] }),
      ))
  );
}

/** "riders park on the pavement and we get the fine": what others do is to end. */
function readOurCost(facts: readonly Fact[], people: People): Relief | undefined {
  const [first, second] = facts;
  const { group } = first?.clause ?? {};
  if (!first || !second || !group || group.modal || group.negated || group.past || group.passive) return undefined;
  if (!isOther(first.who, people) || !isOurCost(second, people)) return undefined;
  return {
    except: first.who,
    wish: `keep ${first.who} from ${gerundFirst(actionOf({ ...first.clause, subs: [] }))}`,
    outcome: relieve({ ...first.clause, subs: [] }),
    benefit: relieve(second.clause),
  };
}

/** "reminders go out even to people who have paid", "mixes are approved by people who are not allowed to": that is to end. */
function readUnmeant(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const { group, subject, rest } = first?.clause ?? {};
  if (!first || !group || group.modal || group.negated || group.past || !subject) return undefined;
  if (people.isSpeaker(first.who) || /^(?:it|this|that|they|these|there)$/i.test(first.who)) return undefined;
  const said = textOf(rest ?? []);
  const isEven = /\beven (?:to|for|by) .* (?:already|long since|no longer|died|left|paid)\b/i.test(said);
  const isBarred = / (?:who|that) (?:are|is) not (?:allowed|supposed|meant|entitled|permitted|authori[sz]ed)\b/i.test(
    said,
  );
  if (!isEven && !isBarred) return undefined;
  const done = group.passive ? `be ${group.words.at(-1)?.text}` : group.verb;
  return {
    except: people.isPersonPhrase(first.who) ? first.who : undefined,
    wish: `keep ${first.who} from ${gerundFirst(`${done} ${said.replace(/\beven (?=to |for |by )/i, '')}`)}`,
    outcome: relieve({ ...first.clause, subs: [] }),
    benefit: facts[1] && /^(?:they|it|he|she)$/i.test(facts[1].who) ? undefined : after(facts),
  };
}

/** A complaint whose own words hold the remedy. */
export function readComplaint(facts: readonly Fact[], people: People): Relief | undefined {
  return (
    readLostTrust(facts, people) ??
    readDependence(facts) ??
    readSeparate(facts, people) ??
    readSearch(facts, people) ??
    readSeveralTimes(facts, people) ??
    readElseBarred(facts, people) ??
    readNoIdea(facts, people) ??
    readUnmeant(facts, people) ??
    readOurCost(facts, people) ??
    readTakesTime(facts, people) ??
    readOwnRemedy(facts, people)
  );
}
