import { parseSentence, textOf } from '../../grammar/parse.ts';
import { participle } from '../../language/verbs.ts';
import { plural, singular } from '../../language/nouns.ts';
import { actionOf } from '../clause-words.ts';
import type { Step } from '../event-chain.ts';
import { inPresent } from '../in-present.ts';
import { lowerFirst } from '../trouble-words.ts';
import type { Relief } from '../trouble-rules.ts';
import { namedPeople, reliefFrom, withoutSpans, type Complaint } from './complaint.ts';

const COMES = /^(?:come|turn|arrive|show|travel|drive|go|cycle|walk|stand|wait|sit|queue|find|leave|get|meet)$/;
/** How people come in vain. */
const IN_VAIN =
  /\b(?:in vain|for nothing|too (?:early|late)|(?:(?:an|one|two|half an) hours?|\d+ minutes) (?:too )?(?:early|late)|(?:to|at|on|in|in front of|outside) the (?:wrong|old|closed|locked|empty|other) [\w-]+|(?:an?|the) (?:closed|locked|empty|dark) (?:[\w-]+ )?(?:doors?|gates?|rooms?|halls?|shops?|shutters?)|to (?:a|the) (?:closed|locked) [\w-]+)\b/i;
const SAME = /^(?:they|he|she|we|it|i)$/i;

function isInVain({ clause, who }: Step, people: Complaint['people']): boolean {
  const { group } = clause;
  return (
    group !== undefined &&
    !group.negated &&
    !group.modal &&
    COMES.test(group.verb) &&
    IN_VAIN.test(textOf(clause.rest)) &&
    people.isPersonPhrase(who) &&
    // "half my team": whoever leads it tells of it.
    !/^(?:nobody|no one)$|\bmy\b/i.test(who)
  );
}

/** "their clients" of "therapists fall ill and their clients find a locked door". */
function whoComes(who: string, people: Complaint['people']): string | undefined {
  return namedPeople(who.replace(/^(?:their|the|our|his|her) /i, ''), people);
}

/** People come in vain when something has changed: they are to be told of it before. */
export function readInVainWhen({ steps, people }: Complaint): Relief | undefined {
  const last = steps.at(-1);
  if (!last || steps.length > 2 || !isInVain(last, people)) return undefined;
  const when = last.clause.subs.find(({ link }) =>
    /^(?:when|whenever|if|because|after|every time|each time)$/.test(link),
  );
  const [inside, more] = when ? parseSentence(textOf(when.words), people.names).clauses : [];
  const before = steps.length === 2 ? steps[0]?.clause : inside;
  if (!before?.group || before.group.modal || (steps.length === 1 && more)) return undefined;
  if (
    SAME.test(last.who) ||
    SAME.test(textOf(before.subject)) ||
    (steps[0]?.who === textOf(before.subject) && steps.length === 1)
  )
    return undefined;
  const named = whoComes(last.who, people);
  const deed = withoutSpans(actionOf({ ...last.clause, subs: [] }));
  return {
    actor: named ?? 'people',
    ...(named ? {} : { side: 'served' as const }),
    wish: `be told in time when ${lowerFirst(inPresent(before))}`,
    benefit: `they do not ${deed}`,
    criteria: [
      'The message comes before anybody has set out.',
      'The message says what holds instead.',
      'Whoever it does not concern gets no message.',
    ],
  };
}

const TELLS = /^(?:call|ring|phone|tell|inform|warn|notify|write|mail|message|text|let)$/;
/** "the bike turns out to need a part and nobody calls them": whoever is left in the dark, and how. */
export function readNobodyCalls({ steps, people }: Complaint): Relief | undefined {
  const at = steps.findIndex(
    ({ clause, who }) =>
      /^(?:nobody|no one)$/i.test(who) && TELLS.test(clause.group?.verb ?? '') && !clause.group?.negated,
  );
  const event = steps[at - 1];
  const [, whom = ''] =
    /^(them|us|me|him|her|(?:the|our) [\w-]+)(?: know)?(?: (?:about|of) (?:it|this|that)|,? in time)?$/i.exec(
      textOf(steps[at]?.clause.rest ?? []),
    ) ?? [];
  if (at < 2 || !event?.clause.group || whom === '' || event.clause.group.modal) return undefined;
  const [first] = steps;
  if (!first?.clause.group) return undefined;
  const isOwn = /^(?:us|me)$/i.test(whom);
  const isThem = /^(?:them|him|her)$/i.test(whom);
  const named = isThem ? namedPeople(first.who, people) : namedPeople(whom, people);
  if (isThem && !people.isPersonPhrase(first.who)) return undefined;
  const thing = /^(?:the|an?|their|our|my|his|her) [\w-]+(?: [\w-]+)?/i.exec(
    textOf(first.clause.rest).replace(/^(?:in|off|up|out|over) /i, ''),
  )?.[0];
  const pointing = /^(?:it|that|this)$/i.test(event.who);
  if ((pointing && !thing) || /^(?:they|he|she)$/i.test(event.who)) return undefined;
  const told = lowerFirst(inPresent(event.clause));
  const it = (thing ?? '').replace(/^an? /i, 'the ');
  return {
    actor: isOwn ? undefined : (named ?? 'people'),
    ...(isOwn || named ? {} : { side: 'served' as const }),
    wish: `be told when ${pointing ? told.replace(/^\S+/, lowerFirst(it)) : told}`,
    benefit: reliefFrom(steps[at + 1]),
  };
}

/** "suits hang there for weeks after they are finished because nobody tells the client" */
const BECAUSE_NOBODY =
  /^(.+?) (where|after|once|when) ([^,;]+?),? (?:because|since|as) (?:nobody|no one) (?:ever )?(?:tells?|told|calls?|called|rings?|rang|informs?|informed|warns?|warned|lets?|notifies|notified) (them|us|me|(?:the|our) [\w-]+(?: [\w-]+)?)(?: know)?$/i;

/** Something goes on since nobody tells whoever it concerns: they are to be told when it is so. */
export function readBecauseNobodyTells({ text, people }: Complaint): Relief | undefined {
  const [, main = '', , said = '', whom = ''] = BECAUSE_NOBODY.exec(text) ?? [];
  const [before] = main ? parseSentence(main, people.names).clauses : [];
  const [fact, more] = said ? parseSentence(said, people.names).clauses : [];
  if (!before?.group || !fact?.group || more || fact.subject.length === 0 || fact.group.modal) return undefined;
  const subject = textOf(before.subject);
  const isThem = /^them$/i.test(whom);
  const isOwn = /^(?:us|me)$/i.test(whom);
  const named = isOwn ? undefined : namedPeople(isThem ? subject : whom.replace(/^(?:the|our) /i, ''), people);
  if (!isOwn && !named) return undefined;
  const event = lowerFirst(inPresent(fact));
  const pointing = /^(?:it|they|this|that|these) /i.test(event);
  // "drivers ring where they have moved": who that is would be a guess.
  if (pointing && people.isPersonPhrase(subject)) return undefined;
  const reason = reliefFrom({ clause: { ...before, subs: [] }, who: subject, front: '', text: main });
  return {
    actor: named,
    ...(isOwn ? { side: 'staff' as const } : {}),
    wish: `be told when ${pointing ? event.replace(/^\S+/, lowerFirst(subject)) : event}`,
    benefit: isThem && reason ? reason.replace(lowerFirst(subject), 'they') : reason,
  };
}

/** "it is only when a box comes back that we learn somebody has not eaten" */
const ONLY_WHEN =
  /^it is (?:only|not until) (?:(?:when|after|once) )?([^,;]+?),? that ((?:[\w'-]+ ){0,2}?[\w'-]+) (?:learns?|notices?|finds? out|hears?|realises?|realizes?|discovers?|sees?)(?: that)? ([^,;]+)$/i;

/** What somebody learns only by something else is to be told before. */
export function readOnlyByThat({ text, people }: Complaint): Relief | undefined {
  const [, when = '', who = '', said = ''] = ONLY_WHEN.exec(text) ?? [];
  const [fact, more] = said ? parseSentence(said, people.names).clauses : [];
  const [end] = when ? parseSentence(when, people.names).clauses : [];
  if (!fact?.group || more || fact.subject.length === 0 || !people.isPersonPhrase(who)) return undefined;
  const isOwn = people.isSpeaker(who);
  const they = isOwn ? who : 'they';
  return {
    actor: isOwn ? undefined : (namedPeople(who, people) ?? 'people'),
    ...(isOwn ? { side: 'staff' as const } : {}),
    wish: `be told as soon as ${lowerFirst(inPresent(fact))}`,
    benefit:
      end?.group && end.subject.length > 0 ? `${they} know of it before ${lowerFirst(inPresent(end))}` : undefined,
  };
}

/** "photos are on a private phone and nobody else finds them": whoever looks for them is to find them. */
export function readNobodyFinds({ steps }: Complaint): Relief | undefined {
  const [first, second, more] = steps;
  if (!first?.clause.group || !second?.clause.group || more) return undefined;
  if (!/^(?:nobody|no one)(?: else)?$/i.test(second.who) || !/^find$/.test(second.clause.group.verb)) return undefined;
  if (!/^(?:it|them)(?: (?:again|any more|later))?$/i.test(textOf(second.clause.rest))) return undefined;
  const things = lowerFirst(textOf(first.clause.subject));
  if (/^(?:i|we|they|it|people|nobody)$/i.test(things) || first.clause.group.negated) return undefined;
  return { wish: `find ${things}` };
}

/** "volunteers water beds that were watered an hour ago": they want to see which have been. */
export function readDoneAlready({ text, people }: Complaint): Relief | undefined {
  const [, told = '', done = ''] =
    /^(.+?) (?:that|which|who) (?:(?:was|were|has been|have been|had been|is|are) (?:(?:already|just|only just) )?|(?:someone|somebody) else (?:has )?(?:already |just )?)(\w+)\b/i.exec(
      text,
    ) ?? [];
  const [clause, more] = told ? parseSentence(told, people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || more || clause.group.negated || clause.group.modal || !people.isPersonPhrase(who))
    return undefined;
  if (participle(clause.group.verb) !== done.toLowerCase() || !/\b(?:already|ago|just|before|else)\b/i.test(text))
    return undefined;
  const what = textOf(clause.rest);
  if (!/^(?:an?|the|some)? ?[\w-]+(?: [\w-]+)?$/i.test(what)) return undefined;
  const things = plural(what.replace(/^(?:an?|the|some) /i, ''));
  const isOwn = people.isSpeaker(who);
  return {
    actor: isOwn ? undefined : (namedPeople(who, people) ?? undefined),
    wish: `see which ${things} have been ${done} already`,
    benefit: `${isOwn ? who : 'they'} do not ${clause.group.verb} them again`,
  };
}

/** "wheelchair users book a seat and then find that there is a step in front of it": they want to know that before. */
export function readFindsThen({ text, people }: Complaint): Relief | undefined {
  const [, told = '', found = ''] =
    /^(.+?),? (?:and|but) (?:(?:only )?then|later|on arrival|afterwards)?,? ?(?:find|find out|discover|notice|realise|realize|learn|see)(?: out)? (?:that )?(there (?:is|are) .+)$/i.exec(
      text,
    ) ?? [];
  const [clause, more] = told ? parseSentence(told, people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || more || clause.group.negated || clause.group.modal || clause.group.past) return undefined;
  if (!people.isPersonPhrase(who) || people.isSpeaker(who)) return undefined;
  const [fact, second] = parseSentence(found, people.names).clauses;
  if (!fact?.group || second || fact.subject.length === 0 || /[,;]/.test(found)) return undefined;
  const thing = /\b(?:an?|the|their) [\w-]+$/i.exec(textOf(clause.rest))?.[0];
  if (/\b(?:it|its|they|them)\b/i.test(found) && !thing) return undefined;
  const named = namedPeople(who, people);
  return {
    actor: named ?? 'people',
    ...(named ? {} : { side: 'served' as const }),
    wish: `be told before they ${withoutSpans(actionOf(clause))} when ${lowerFirst(inPresent(fact))}`,
    criteria: [
      'It is told where the choice is made, and not only afterwards.',
      'Whoever goes on all the same can do so.',
      'Where nothing of the kind is known, nothing is said.',
    ],
  };
}

/** "the therapist needs ten minutes to find the right one" */
const SEARCHES =
  /^(?:(.+?),? and )?((?:the |our |my |an? )?[\w'-]+(?: [\w'-]+)?) (?:needs?|takes?|spends?|loses?|wastes?) ((?:about |up to |at least )?(?:an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|half an|\d+|ages|hours)(?: (?:minutes?|hours?|days?))?) (?:to find|finding|looking for|searching for|hunting for) ([^,;]+?)$/i;

/** What takes long to find is to be found at once. */
export function readSearches({ text, steps, people }: Complaint): Relief | undefined {
  const [, before = '', who = '', time = '', what = ''] = SEARCHES.exec(text) ?? [];
  if (!what || before === '' || !people.isPersonPhrase(who) || /^(?:out|who|what|which|how|where)\b/i.test(what))
    return undefined;
  const isOne = /^the (?:right|latest|last|newest|current|correct) one$/i.test(what);
  const [first] = steps;
  const things = first ? lowerFirst(textOf(first.clause.subject)) : '';
  if (isOne && !/^(?:the |our )?[\w-]+s$/i.test(things)) return undefined;
  if (/\b(?:it|them|one|ones)\b/i.test(what) && !isOne) return undefined;
  const thing = isOne ? what.replace(/ one$/i, ` ${singular(things.replace(/^(?:the|our) /i, ''))}`) : what;
  const isOwn = people.isSpeaker(who);
  return {
    actor: isOwn ? undefined : (namedPeople(who, people) ?? undefined),
    wish: `find ${lowerFirst(thing)} at once`,
    benefit: `${isOwn ? who : 'they'} do not need ${lowerFirst(time)} for it`,
  };
}
