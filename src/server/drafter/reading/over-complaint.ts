import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { COMPLAINS, harmOf, TURNS_TO } from '../lexicon/troubles.ts';
import { isPlural } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { over } from './cost-of-trouble.ts';
import { ended, isNever, tidy, withoutNever } from './ended.ts';
import { stepsOf, type Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { isWholeReason } from './reason-between.ts';
import { relieve } from './relieve.ts';
import { isManySubject } from './say-relief.ts';
import { NOBODY } from './told-facts.ts';
import { tailOf } from './told-events.ts';
import type { Relief } from './trouble-rules.ts';
import { COSTS } from './weigh-event.ts';
import { FREQUENCY, lowerFirst } from './trouble-words.ts';

/** So many words a wish may have together with its case. */
const LONGEST = 30;

/** What the same subject does one after the other. */
interface Group {
  readonly who: string;
  readonly clauses: readonly Clause[];
}

const CASE = /^(?:when|whenever|if|every time|each time) ([^,]+?), (?=\w)/i;
const REMARK = /,? which (?:is|was|are|makes?|means?|ruins?|costs?|leads?|spoils?)\b.*$|,? usually because .*$/i;
const LATELY = /^(?:on|last|this) (?:\w+day|week|month|year|night|season|spring|summer|autumn|winter)s?,? (?=\w+ )/i;
const OFTEN = /\b(?:sometimes|often|always|regularly|constantly|usually) (?!enough\b)/gi;
/** "on fine weekends a third of the beds stay empty": when it is stands behind it as well. */
const FRONTED =
  /^((?:on|in|at|during) (?:[\w-]+ ){1,2}?[\w-]+s) ((?:an?|the|half|most|many|some|our) (?:(?! because | and |, ).)+)/i;
const HIDDEN =
  /, and | and (?:by|meanwhile|on|in|at) | and (?:the|an?|our|my|their) [\w-]+ (?!of|in|on|at|for|from|to|and|or|with)[\w-]+/i;
const AWARE = /^(?:know|see|notice|understand|have|be|want|care|like|mind|feel|hear|realise|realize)$/;
const POINTS = /^(?:this|that|these|those|there|everything|nothing|what|who|he|she|somebody|someone)$/i;

function grouped(steps: readonly Step[], people: People): readonly Group[] {
  const groups: Group[] = [];
  for (const { who, clause } of steps) {
    const last = groups.at(-1);
    // "I sent a form and got no answer": what comes of it is what hurts.
    if (last?.who === who && !people.isSpeaker(who)) groups.splice(-1, 1, { who, clauses: [...last.clauses, clause] });
    else groups.push({ who, clauses: [clause] });
  }
  return groups;
}

/** The one thing that "it" means: what something is done to or with in the clause before. */
const THING =
  /\b(?:an?|the|my|our|their) (?:[\w'-]+ ){0,3}?[\w'-]+(?=$|,| (?:with|by|to|in|on|at|for|from|of|when|and|after|before|into|without|again)\b)/i;

/** What hurts with its subject by its name, and the case with what points to it. */
function named(harm: Group, before: string, isOthers: boolean): { who: string; when: string } | undefined {
  const isDenied = harm.clauses[0] !== undefined && isNot(harm.clauses[0]);
  if (/^it$/i.test(harm.who)) {
    const [, verb = '', rest = ''] = /^(\S+(?: \S+)?? )(.*)$/.exec(before) ?? [];
    const thing = THING.exec(rest)?.[0] ?? '';
    const isOne = thing !== '' && !isPlural(thing.split(' ').at(-1) ?? '');
    return isOne ? { who: thing, when: `${verb}${rest.replace(thing, 'it')}` } : undefined;
  }
  if (!/^they$/i.test(harm.who)) return { who: isDenied ? allOf(harm.who) : harm.who, when: before };
  const [clause, more] = parseSentence(before).clauses;
  if (more || isOthers) return undefined;
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || who === '' || !isManySubject(clause)) return undefined;
  return { who, when: `they${before.slice(who.length)}` };
}

/** "opens again", "still quotes", "keeps missing": that it goes on is what hurts. */
const GOES_ON = /\b(?:again|still|twice|every time|keeps? \w+ing)\b/i;

function weightOf({ who, clauses }: Group): number {
  const [first] = clauses;
  if (!first?.group || first.group.modal || POINTS.test(who) || NOBODY.test(who) || /^(?:no|none|hardly) /i.test(who))
    return -1;
  if (COMPLAINS.test(first.group.verb) || (TURNS_TO.test(first.group.verb) && /^(?:us|me)\b/.test(textOf(first.rest))))
    return -1;
  const said = clauses
    .map(
      ({ group, rest, ...clause }) =>
        `${group?.adverbs.join(' ')} ${textOf(group?.words ?? [])} ${tailOf({ group, rest, ...clause })}`,
    )
    .join(' ');
  const goesOn = clauses.some((clause) =>
    GOES_ON.test(`${textOf(clause.group?.before ?? [])} ${textOf(clause.group?.words ?? [])} ${textOf(clause.rest)}`),
  );
  return (
    harmOf(first.group.verb, `${who} ${said}`) + (first.group.negated || isNever(first) ? 4 : 0) + (goesOn ? COSTS : 0)
  );
}

function presentOf({ who, clauses }: Group): string {
  const [first, ...more] = clauses;
  const rest = more.map((clause) => `${clause.link} ${inPresent(clause).slice(who.length).trim()}`);
  return first ? [lowerFirst(inPresent(first)), ...rest].join(' ') : '';
}

function cut(text: string): string {
  return tidy(text.split(/,? and /)[0] ?? text);
}

/** What a group does as it is to be from now on, in the infinitive and as a statement. */
function endedAll(group: Group): { infinitive: string; statement: string } | undefined {
  const [first, ...more] = group.clauses;
  const end = first && ended(withoutNever(first));
  if (!first || !end || more.some((clause) => !clause.group || clause.group.modal)) return undefined;
  // "are never in sync and hear each other": what is denied and what is told end in different ways.
  const isDenied = (clause: Clause) => clause.group?.negated === true || isNever(clause);
  const same = more.filter((clause) => isDenied(clause) === isDenied(first));
  const isMany = isManySubject(first);
  const besides = (isBase: boolean) =>
    same.map((clause) => {
      const verb = clause.group?.verb ?? '';
      return `${clause.link} ${isBase || isMany ? verb : thirdPerson(verb)} ${tailOf(clause)}`;
    });
  // A clause that was not told apart from the object: "end up on one box and the fuse blew".
  if ([end.infinitive, ...besides(true)].some((text) => HIDDEN.test(text))) return undefined;
  // What stands behind "and" is told and not denied: it is not to be promised.
  if (isDenied(first)) return { infinitive: cut(end.infinitive), statement: cut(end.statement) };
  return {
    infinitive: tidy([end.infinitive, ...besides(true)].join(' ')),
    statement: tidy([end.statement, ...besides(false)].join(' ')),
  };
}

/**
 * A complaint whose remedy is not told, as over: what hurts, whole and in the case in which it comes up today, and what it costs as the
 * reason. Nothing where it is not certain what hurts.
 */
export function overComplaint(said: string, people: People): Relief | undefined {
  const whole = expandContractions(said).replace(/[\s.!]+$/, '');
  if (/[:;?]| – /.test(whole)) return undefined;
  const plain = whole
    .replace(REMARK, '')
    .replace(LATELY, '')
    .replace(OFTEN, '')
    .replace(FREQUENCY, '')
    .replace(/, again$/, '')
    .replace(FRONTED, '$2 $1');
  const [lead = '', fronted = ''] = CASE.exec(plain) ?? [];
  const groups = grouped(stepsOf(plain.slice(lead.length), people), people);
  if (groups.length === 0 || groups.length > 4 || groups.some(({ clauses }) => clauses.some(({ group }) => !group)))
    return undefined;
  const weights = groups.map(weightOf);
  const at = weights.lastIndexOf(Math.max(...weights));
  const harm = groups[at];
  const [first] = harm?.clauses ?? [];
  if (!harm || !first || (weights[at] ?? -1) < 0) return undefined;
  const before = at > 0 ? groups[at - 1] : undefined;
  const after = groups[at + 1];
  // "guides knock and nobody opens up": to have them no longer knock would be the opposite.
  const nobody = groups.findIndex(({ who }) => NOBODY.test(who));
  if (nobody >= 0) return somebody(groups, nobody);
  // "crews turn up and there is nothing at the kerb": the one is not to be in the case of the other.
  const lacking =
    !before && after && /^there$/i.test(after.who) && !after.clauses[0]?.group?.modal ? presentOf(after) : '';
  const told = (
    before && !NOBODY.test(before.who) && (harm.who === before.who || !people.isSpeaker(before.who))
      ? presentOf(before)
      : fronted
        ? lowerFirst(fronted)
        : lacking
  ).replace(/\bstill /, '');
  // "drivers arrive, the trolleys are upstairs and they wait": who waits is not told by the clause before.
  const isOthers = at > 1 && groups.slice(0, at - 1).some(({ who }) => people.isPersonPhrase(who));
  // What does not hurt by its own words is not to be over: that could be the opposite of what is meant.
  if ((weights[at] ?? 0) < COSTS && !lacking) return undefined;
  const names = named(harm, told, isOthers);
  const end = endedAll(harm);
  if (
    !names ||
    !end ||
    / (?:from|of|in|on|at|with|for|by|to|since|than)$/.test(end.infinitive) ||
    /\band then\b|[,:]/.test(names.who) ||
    (told && / when /.test(`${told} ${end.infinitive}`))
  )
    return undefined;
  const when = names.when ? ` when ${names.when}` : '';
  const reason =
    after && !lacking && !NOBODY.test(after.who)
      ? (relieve(after.clauses[0] ?? first) ?? over(after.clauses[0] ?? first))
      : undefined;
  const doer = before && people.isPersonPhrase(before.who) && /\b(?:we|us|our)\b/i.test(said) ? before.who : undefined;
  const benefit = isWholeReason(reason) ? reason : undefined;
  return reliefOf({ doer, who: lowerFirst(names.who), ...end, when, benefit }, people);
}

function isNot(clause: Clause): boolean {
  return clause.group?.negated === true || isNever(clause);
}

/** "half of the guests have not answered": all of them are to. */
function allOf(who: string): string {
  return who.replace(
    /^(?:about |nearly |almost )?(?:half|most|many|some|a third|two thirds|a lot|several) of (?=the |our |my )/i,
    '',
  );
}

/** "and nobody is home" */
const THERE =
  /^(?:home|there|here|around|available|present|awake|on site|on duty|in|at (?:home|the|their) ?.*|in the .+)$/i;

/** "guides knock and nobody opens up": somebody is to open up then. */
function somebody(groups: readonly Group[], at: number): Relief | undefined {
  const [clause, more] = groups[at]?.clauses ?? [];
  const before = groups[at - 1];
  const { group } = clause ?? {};
  if (!clause || !group || more || !before || at !== groups.length - 1 || group.past || group.modal || group.negated)
    return undefined;
  const does = tailOf(clause);
  const isThere = group.verb === 'be' && THERE.test(does);
  if (group.words.length > 1 || /\b(?:it|them|they|him|her|that|this|anything)\b/i.test(does)) return undefined;
  if (AWARE.test(group.verb) && !isThere) return undefined;
  const told = tidy(`somebody ${isThere ? 'is' : thirdPerson(group.verb)} ${does} when ${presentOf(before)}`);
  return / when .* when /.test(told) ? undefined : { about: 'somebody', wish: `be sure that ${told}`, outcome: told };
}

interface Ended {
  /** By whose doing it comes about, where others tell of it. */
  readonly doer: string | undefined;
  readonly who: string;
  readonly infinitive: string;
  readonly statement: string;
  readonly when: string;
  readonly benefit: string | undefined;
}

/** What somebody has to bear, and does to nobody: whoever does so wishes that it ends. */
const BEARS = /^no longer (?:stand|wait|queue|freeze|starve|miss|lose|struggle|get (?:lost|stuck|wet|nothing))\b/;

function reliefOf({ doer, who, infinitive, statement, when, benefit }: Ended, people: People): Relief | undefined {
  if (`have ${who} ${infinitive}${when}`.split(' ').length > LONGEST) return undefined;
  const isBorne = people.isPersonPhrase(who) && BEARS.test(infinitive);
  if (people.isSpeaker(who) || isBorne)
    return {
      ...(isBorne ? { actor: who } : {}),
      ...(infinitive.startsWith('no longer ') ? { isStop: true } : {}),
      wish: `${infinitive}${when}`,
      ...(infinitive.startsWith('no longer ') ? { outcome: `{the actor} ${thirdOf(infinitive)}${when}` } : {}),
      benefit,
    };
  return {
    isGuess: true,
    isOver: true,
    except: people.isPersonPhrase(who) ? who : doer,
    about: who,
    wish: `have ${who} ${infinitive}${when}`,
    outcome: `${who} ${statement}${when}`,
    benefit,
    question: `What should the product do so that ${who} ${statement}${when}?`,
  };
}

/** "no longer miss each other" of one person. */
function thirdOf(infinitive: string): string {
  return infinitive.replace(/^no longer (\w+)/, (_, verb: string) => `no longer ${thirdPerson(verb)}`);
}
