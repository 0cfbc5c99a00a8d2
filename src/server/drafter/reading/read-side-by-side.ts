import { expandContractions } from '../grammar/contractions.ts';
import { textOf, type Clause } from '../grammar/parse.ts';
import { gerundFirst, thirdPerson } from '../language/verbs.ts';
import { actionOf, subText } from './clause-words.ts';
import { over } from './cost-of-trouble.ts';
import { ended, tidy } from './ended.ts';
import { stepsOf, type Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { readPaidAllTheSame } from './read-paid.ts';
import { readToldLacks } from './read-told-lacks.ts';
import { relieve } from './relieve.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { actorOf, NOBODY } from './told-facts.ts';
import { tailOf } from './told-events.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst } from './trouble-words.ts';

/** How people pass over where something stands. */
const PASSES = /^(?:skip|overlook|ignore|miss)$/;
const LOOKS = /^(?:read|open|look|check|visit|scroll|turn|click|use|notice|see|watch|go)$/;
/** What stands there: "that is where the parking is", "the notes are on it". */
const THERE = [
  /^(?:that|this|it) is (?:exactly |just )?where ((?:the|our|my|all|every|their) .+?) (?:is|are|hangs?|stands?|sits?|lives?|go|goes|can be found)$/i,
  /^((?:the|our|my|all|every|their) .+?) (?:is|are|hangs?|stands?) (?:on it|on them|in it|in them|there|on there|in there)$/i,
];

/** "nobody reads page 3 and that is where the parking is": they want to see the parking without having to read it. */
function readUnseenThere(steps: readonly Step[], said: string, people: People): Relief | undefined {
  const [first] = steps;
  const { group, rest } = first?.clause ?? {};
  const place = textOf(rest ?? []).replace(/,? and (?:that|this|it) is .*$/i, '');
  const isPassed = PASSES.test(group?.verb ?? '') && !group?.negated;
  const isUnread = LOOKS.test(group?.verb ?? '') && (group?.negated === true || NOBODY.test(first?.who ?? ''));
  if (!first || !group || group.modal || (!isPassed && !isUnread) || place === '') return undefined;
  const behind = /,? and (.+)$/i.exec(said)?.[1] ?? '';
  const what = THERE.map((form) => form.exec(behind)?.[1]).find(Boolean);
  if (!what) return undefined;
  const doing = isPassed ? `looking at ${place}` : gerundFirst(`${group.verb} ${place}`);
  const isAnybody = NOBODY.test(first.who) || people.isSpeaker(first.who);
  return {
    actor: isAnybody ? undefined : actorOf(first.who, [], people),
    wish: `see ${lowerFirst(what)} without ${doing}`,
  };
}

/** How somebody comes upon what is there. */
const MEETS = /^(?:find|meet|face|encounter)$/;
const BEFORE_IT = /^(?:in front of|before|outside) ((?:an?|the) (?:closed|locked|full|empty|dark|wrong) .+)$/i;
const CLAUSAL =
  /^(?:out\b|that\b|there\b|it\b|them\b|him\b|her\b|what\b|who\b|how\b|whether\b|where\b|\w+self\b|\w+selves\b)/i;

/** What nobody hopes to find: somebody else, what is not as it should be, or anything at all where they themselves belong. */
const UNWELCOME =
  /\b(?:somebody|someone|strangers?|others?|another|nobody|nothing|wrong|old|empty|full|closed|locked|taken|broken|dirty|cold|dead|missing|half|only|no)\b| (?:in|on|at|under) (?:their|my|our|his|her) (?:place|seat|spot|own|[\w-]+)$/i;

/** What somebody comes upon, and not that something is so. */
function metWith(clause: Clause): string {
  const { group, rest } = clause;
  const what = tailOf(clause);
  if (!group || group.negated || group.modal || CLAUSAL.test(what)) return '';
  if (MEETS.test(group.verb) && UNWELCOME.test(what) && rest.some(({ tag }) => /^NS?$/.test(tag)))
    return `${group.verb} ${what}`;
  return group.verb === 'stand' && BEFORE_IT.test(what) ? `stand ${what}` : '';
}

/** "find the washer taken by somebody else", "find the hall locked": that it is. */
function foundSo({ group, rest, subs }: Clause): string | undefined {
  const at = rest.findIndex(({ tag }) => tag === 'VN' || tag === 'A');
  const [first] = rest;
  const name = rest.slice(0, at);
  const isState = at > 1 && /^NS?$/.test(name.at(-1)?.tag ?? '') && !/^NS?$/.test(rest[at + 1]?.tag ?? '');
  if (group?.verb !== 'find' || !isState || !/^(?:the|our|my|their|his|her)$/.test(first?.lower ?? ''))
    return undefined;
  const are = name.at(-1)?.tag === 'NS' ? 'are' : 'is';
  return [textOf(name), are, textOf(rest.slice(at)), ...subs.map(subText)].join(' ');
}

/** "holders come home early and find a stranger in their place": they no longer want to find one then. */
function readMetWith(steps: readonly Step[], people: People): Relief | undefined {
  const [first, second, more] = steps;
  if (!first?.clause.group || !second || more || !people.isPersonPhrase(first.who) || NOBODY.test(first.who))
    return undefined;
  const isSame = second.who === first.who || /^(?:they|he|she)$/i.test(second.who);
  if (
    !isSame ||
    first.clause.group.modal ||
    first.clause.group.negated ||
    !/^(?:and|and then|then|but|so)$/.test(second.clause.link)
  )
    return undefined;
  const met = metWith(second.clause);
  if (met === '') return undefined;
  const they = people.isSpeaker(first.who) ? first.who : 'they';
  const state = foundSo(second.clause);
  if (state)
    return {
      actor: people.isSpeaker(first.who) ? undefined : first.who,
      wish: `be told when ${state} before ${they} ${actionOf(first.clause)}`,
      benefit: `${they} do not ${actionOf(first.clause)} for nothing`,
    };
  const wish = `no longer ${met} when ${they} ${actionOf(first.clause)}`;
  return {
    actor: people.isSpeaker(first.who) ? undefined : first.who,
    isStop: true,
    wish,
    outcome: `{the actor} no longer ${met.replace(/^\w+/, (verb) => thirdPerson(verb))} when ${they} ${actionOf(first.clause)}`,
  };
}

/** What somebody goes and does only to come to know something. */
const ASKS_FOR =
  /^(.*?)\bto (?:see|check|ask|ask (?:us|me|them|somebody)|find out|look|know|learn) ((?:whether|if|when|where|which|what|who|how|why) .+)$/i;
const GOES =
  /^(?:go|run|walk|drive|climb|call|ring|phone|get|come|travel|cycle|queue|wait|write|mail|knock|cross|stop|open|log|have)\b/;

/** "drivers walk across the yard to ask when it is their turn": they want to see that, without the way. */
function readWayToKnow(steps: readonly Step[], people: People): Relief | undefined {
  const last = steps.at(-1);
  const { group, rest } = last?.clause ?? {};
  if (!last || !group || !rest || group.negated || group.modal || group.past || group.passive) return undefined;
  if (!people.isPersonPhrase(last.who) || NOBODY.test(last.who) || !GOES.test(group.verb)) return undefined;
  const [, way = '', asked = ''] = ASKS_FOR.exec(tailOf(last.clause)) ?? [];
  if (!asked || /\b(?:and|but)\b/.test(way)) return undefined;
  const toil = `${group.verb} ${way}`.trim().replace(/^have to /, '');
  if (!GOES.test(toil)) return undefined;
  const isOwn = people.isSpeaker(last.who);
  return {
    actor: isOwn ? undefined : actorOf(last.who, [], people),
    wish: `see ${asked.replace(/^if\b/i, 'whether')}`,
    benefit: `${isOwn ? last.who : 'they'} do not have to ${toil}`,
  };
}

/** What people leave undone that is theirs to give. */
const GIVES = /^(?:pay|contribute|bring|do|give|share|add|help|clean)$/;

/** "guests eat for three days and pay nothing": they are to pay as well. */
function readNothing(steps: readonly Step[], people: People): Relief | undefined {
  const [first, second, more] = steps;
  const { group, rest } = second?.clause ?? {};
  if (!first?.clause.group || !second || !group || more || second.who !== first.who) return undefined;
  if (!people.isPersonPhrase(first.who) || people.isSpeaker(first.who) || NOBODY.test(first.who)) return undefined;
  const [, tail = ''] = /^nothing\b(.*)$/i.exec(textOf(rest ?? [])) ?? [];
  if (!GIVES.test(group.verb) || group.negated || group.modal || !/^nothing\b/i.test(textOf(rest ?? [])))
    return undefined;
  if (/ (?:extra|more|else)\b/.test(tail)) return undefined;
  const who = lowerFirst(subjectOf(first.clause));
  const verb = group.verb === 'do' ? 'help' : group.verb;
  const whose = `${who} who ${actionOf(first.clause)}`;
  return {
    except: first.who,
    about: whose,
    wish: `have ${whose} ${verb}${tail} as well`,
    outcome: `${whose} ${verb}${tail} as well`,
    question: `How much should ${whose} ${verb}?`,
  };
}

/** What others do that is in the way of somebody. */
const IN_THE_WAY =
  /^(?:(?:block|occupy|obstruct|hog|crowd|hold up|clog)\b|(?:let|leave) (?!(?:us|me|them|him|her) )(?:.+ )?(?:lapse|expire|rot|go|lie|lying|stand|standing|unused|empty|open|behind|unlocked|running)\b)/;

/** "trucks come an hour early and block the yard": they are no longer to block it then. */
function readInTheWay(steps: readonly Step[], people: People): Relief | undefined {
  const [first, second, more] = steps;
  const { group } = second?.clause ?? {};
  if (!first?.clause.group || !second || !group || more || group.modal || group.negated) return undefined;
  if (group.past || group.passive) return undefined;
  const isSame = second.who === first.who || /^they$/i.test(second.who);
  if (!isSame || people.isSpeaker(first.who) || people.isProduct(first.who) || first.clause.group.modal)
    return undefined;
  const tail = tailOf(second.clause);
  if (!isManySubject(first.clause) || !IN_THE_WAY.test(`${group.verb} ${tail}`)) return undefined;
  const who = lowerFirst(subjectOf(first.clause));
  const deed = `${group.verb} ${tail}`;
  const when = `when they ${actionOf(first.clause)}`;
  return {
    except: people.isPersonPhrase(first.who) ? first.who : undefined,
    about: who,
    wish: `keep ${who} from ${gerundFirst(deed)} ${when}`,
    outcome: `${who} do not ${deed} ${when}`,
    question: `What should the product do so that ${who} do not ${deed} ${when}?`,
  };
}

/** Others than those who did it, and what they have to bear because of it. */
const OTHERS =
  /^(?:(?:and )?(?:the )?(?:next|other|others|rest|whole)\b|(?:everyone|everybody|all the others|those|whoever) (?:behind|after|else|who)\b)/i;
const BEAR = /^(?:stand|wait|have to|freeze|queue|go without|get nothing|pay|suffer|miss|lose|look for|search)\b/;
const CLAIMS = /^(?:expect|want|demand|insist on|ask)$/;

/** "members keep the set and the next family stands there without it": they are no longer to, and that is why. */
function readOthersBear(steps: readonly Step[], people: People): Relief | undefined {
  const [first, second, more] = steps;
  const { group } = second?.clause ?? {};
  if (!first?.clause.group || !second || !group || more || group.modal || group.negated || group.past) return undefined;
  if (!OTHERS.test(second.who) || !BEAR.test(`${group.verb} ${tailOf(second.clause)}`)) return undefined;
  const { clause, who } = first;
  if (!clause.group || people.isSpeaker(who) || NOBODY.test(who) || clause.group.modal || clause.group.negated)
    return undefined;
  const benefit = relieve(second.clause) ?? over(second.clause);
  const subject = lowerFirst(subjectOf(clause));
  // "still expect to be served at once": they no longer are.
  const [, served = ''] = /^to be (.+)$/i.exec(CLAIMS.test(clause.group.verb) ? tailOf(clause) : '') ?? [];
  const end = served ? claimed(served, isManySubject(clause)) : ended(clause);
  if (!end || !benefit) return undefined;
  const infinitive = tidy(end.infinitive);
  const statement = tidy(end.statement);
  return {
    except: people.isPersonPhrase(who) ? who : undefined,
    about: subject,
    isOver: true,
    wish: `have ${subject} ${infinitive}`,
    outcome: `${subject} ${statement}`,
    benefit,
    question: `What should happen to ${subject} instead?`,
  };
}

function claimed(served: string, isMany: boolean): { infinitive: string; statement: string } {
  return { infinitive: `no longer ${served}`, statement: `${isMany ? 'are' : 'is'} no longer ${served}` };
}

/** Screens and lists say something: it is they that are wrong. */
const SHOWS = /^(?:say|show|read|claim|list)$/;
const DISPLAY =
  /\b(?:list|app|screen|page|site|website|calendar|plan|board|sign|map|overview|system|status|display|schedule|catalogue|counter|label|balance|account|dashboard|table|sheet)$/i;

/** "the list says available and the shelf is empty": it is no longer to say so then. */
function readSaysOtherwise(steps: readonly Step[], people: People): Relief | undefined {
  const [first, second, more] = steps;
  const { clause } = first ?? {};
  if (!first || !clause?.group || !second?.clause.group || more || clause.group.negated || clause.group.modal)
    return undefined;
  if (!SHOWS.test(clause.group.verb) || !DISPLAY.test(first.who) || people.isPersonPhrase(first.who)) return undefined;
  const { group } = second.clause;
  const isOther =
    (group?.verb === 'be' || group?.passive) && !group.modal && !/^(?:it|this|that|they|there)$/i.test(second.who);
  if (!isOther || second.clause.subs.length > 0 || !/^(?:and|but|yet)$/.test(second.clause.link)) return undefined;
  const said = tailOf(clause);
  if (said === '' || /^(?:that )?(?:I|we|they) /i.test(said)) return undefined;
  const who = lowerFirst(subjectOf(clause));
  const when = `when ${lowerFirst(inPresent(second.clause))}`;
  const does = isManySubject(clause) ? clause.group.verb : thirdPerson(clause.group.verb);
  return {
    about: who,
    isOver: true,
    wish: `have ${who} no longer ${clause.group.verb} ${said} ${when}`,
    outcome: `${who} no longer ${does} ${said} ${when}`,
    question: `What should ${who} ${clause.group.verb} instead?`,
  };
}

/** What the clauses of a complaint say of each other, where no word of them says by itself that it hurts. */
export function readSideBySide(said: string, people: People): Relief | undefined {
  const plain = expandContractions(said)
    .replace(/[\s.!]+$/, '')
    .replace(
      /^(I|we) (.+),? and still (?=(?:got|get|paid|pay|had|have|received|was|am|were|are) )/i,
      '$1 $2 and $1 still ',
    );
  const steps = stepsOf(plain, people);
  if (steps.length === 0 || steps.some(({ clause }) => !clause.group)) return undefined;
  return (
    readPaidAllTheSame(steps, people) ??
    readUnseenThere(steps, plain, people) ??
    readMetWith(steps, people) ??
    readWayToKnow(steps, people) ??
    readNothing(steps, people) ??
    readInTheWay(steps, people) ??
    readOthersBear(steps, people) ??
    readSaysOtherwise(steps, people) ??
    readToldLacks(steps, people)
  );
}
