import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { ended, tidy, withoutNever } from './ended.ts';
import { inPresent } from './in-present.ts';
import { caseAndHarm } from './no-longer-happens.ts';
import type { People } from './people.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { NOBODY } from './told-facts.ts';
import { thirdPerson } from '../language/verbs.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst } from './trouble-words.ts';

/** So many words a wish may have together with its case. */
const LONGEST = 28;
/** Where a clause has more behind it than one denial covers. */
const MORE = /,|\b(?:and|but|or|so|because|although|though)\b/i;
/** Who is nobody in particular, or has in front how often it happens. */
const POINTS =
  /^(?:it|this|that|these|those|he|she|there|what|who|everything|nothing|no|none|hardly|few|every|each|half the time|most of the time|at|in|on)\b/i;
/** What somebody comes to know, or only then: of that no denial is sure. */
const UNSURE = /\b(?:(?:find|finds|found) out|notices?|learns?|hears?|realises?|realizes?|discovers?|knows?|only)\b/i;
/** What comes upon people, and is no work of theirs. */
const COMES =
  /^(?:be|get|receive|find|lose|miss|see|have|stand|wait|forget|hear|fall|run|pay|freeze|meet|end|arrive|come|sit|lie|feel|need|want|go)$/;

function onlyClause(said: string, people: People): Clause | undefined {
  const { front, clauses } = parseSentence(said, people.names);
  const [clause, more] = clauses;
  return clause?.group && !more && front.length === 0 && clause.mood === 'statement' && clause.subject.length > 0
    ? clause
    : undefined;
}

/** "there is a stranger's boat in the berth": there is to be none. */
function noneThere(said: string): { wish: string; outcome: string } | undefined {
  const [, are = '', what = ''] =
    /^there (is|are) (?:an? |already |another |some |always |suddenly |two |three )*((?!no\b|not\b|nothing\b|nobody\b)[^,]+)$/i.exec(
      said,
    ) ?? [];
  return what && !MORE.test(what)
    ? { wish: `have no ${what}`, outcome: `there ${are.toLowerCase()} no ${what}` }
    : undefined;
}

/**
 * A trouble that no rule knows, as over: its clause denied as it stands, and of two the second in the case of the first. Nothing where a
 * denial would leave something of it out.
 */
export function deniedWhole(said: string, people: People): Relief | undefined {
  const parts = caseAndHarm(said);
  const harm = parts?.harm ?? said;
  const before = parts && onlyClause(parts.when, people);
  if (MORE.test(harm) || UNSURE.test(harm) || (parts && (!before || NOBODY.test(textOf(before.subject)))))
    return undefined;
  const when = before ? ` when ${lowerFirst(inPresent(before))}` : '';
  const none = noneThere(harm);
  if (none) return sized({ wish: `${none.wish}${when}`, outcome: `${none.outcome}${when}`, isOver: true });
  const clause = onlyClause(harm, people);
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || clause.group.modal || NOBODY.test(who)) return undefined;
  // "order the same toner I fill in fields": a second clause that nothing joins.
  if (clause.rest.some(({ lower }, at) => at > 0 && /^(?:i|we|they|he|she)$/.test(lower))) return undefined;
  const end = ended(withoutNever(clause));
  if (!end || (clause.group.negated && people.isSpeaker(who))) return undefined;
  if (people.isSpeaker(who)) return ofSpeaker(tidy(end.infinitive), when);
  const done = clause.group.passive && !before && people.isPersonPhrase(who) ? tidy(end.infinitive) : '';
  // "skippers are signed out while they write": they are the ones who suffer.
  if (done) return sized({ actor: who, ...ofSufferers(done) });
  const isThey = /^they$/i.test(who) && before !== undefined && isManySubject(before);
  if (POINTS.test(who) || (/^they$/i.test(who) && !isThey)) return undefined;
  const called = lowerFirst(isThey ? subjectOf(before) : subjectOf(clause));
  // "skippers book a boat and never show up": those of them who book one.
  const isThose = isThey && people.isPersonPhrase(called) && !/\bwho\b/.test(called);
  const own = isThey ? lowerFirst(inPresent(before)).slice(called.length) : '';
  const name = isThose ? `${called} who${own}` : called;
  const behind = isThose ? '' : isThey ? ` when they${own}` : when;
  return sized({
    isOver: true,
    isGuess: true,
    about: name,
    except: people.isPersonPhrase(called) ? called : undefined,
    wish: tidy(`have ${name} ${end.infinitive}${behind}`),
    outcome: tidy(`${name} ${end.statement}${behind}`),
    question: `What should the product do so that ${tidy(`${name} ${end.statement}${behind}`)}?`,
  });
}

function ofSpeaker(infinitive: string, when: string): Relief | undefined {
  const [, verb = '', rest = ''] = /^no longer (\w+)(.*)$/.exec(infinitive) ?? [];
  if (!verb) return undefined;
  const isWork = !COMES.test(verb);
  return sized({
    isStop: true,
    wish: `no longer ${isWork ? 'have to ' : ''}${verb}${rest}${when}`,
    outcome: `{the actor} no longer ${isWork ? `has to ${verb}` : thirdPerson(verb)}${rest}${when}`,
  });
}

function ofSufferers(done: string): Relief {
  const told = done.replace(/^no longer /, '');
  return { isStop: true, wish: `no longer be ${told}`, outcome: `{the actor} is no longer ${told}` };
}

function sized(relief: Relief): Relief | undefined {
  return relief.wish.split(' ').length > LONGEST || / when .* when /.test(relief.wish) ? undefined : relief;
}
