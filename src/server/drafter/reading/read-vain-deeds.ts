import { textOf } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { gerund, gerundFirst, pastTense } from '../language/verbs.ts';
import {
  BARRED_THERE,
  CLAIMS,
  DEFAULTS,
  DONE_ALREADY,
  KEPT_FOR,
  LOOKS_BACK,
  TURNS_TO_THEM,
  WASTES,
  WRONG_ONE,
  WRONG_TIME,
} from '../lexicon/vain-deeds.ts';
import { actionOf } from './clause-words.ts';
import { ended, tidy } from './ended.ts';
import { stepsOf, type Step } from './event-chain.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { NOBODY } from './told-facts.ts';
import { isPlain, toldOf, type Told } from './told-of-people.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';
import { isWholeReason } from './reason-between.ts';

/** What is told of the thing that something is done to: "that the boatman blocked the evening before". */
const RELATIVE = /^(.+?) (?:(?:on|in|at|for|from) which|that|which|who|whom|where|whose)((?: [\w'’-]+)+)$/i;

/** Whether what is told of the thing says that nothing is to be done with it any more, or at all. */
export function isInVain(deed: string): boolean {
  const [, lead = '', told = ''] = RELATIVE.exec(deed) ?? [];
  if (
    lead === '' ||
    /^(?:know|see|say|tell|think|hear|find out|notice|complain|ask|want|need|require|lack|miss)\b/.test(lead)
  )
    return false;
  const said = told.trim();
  if (BARRED_THERE.test(said)) return !/^(?:see|mark|list|enter|record|note|block|name|show|hide|report)\b/.test(lead);
  if (!LOOKS_BACK.test(lead) && !TURNS_TO_THEM.test(lead) && KEPT_FOR.test(said)) return true;
  return !LOOKS_BACK.test(lead) && DONE_ALREADY.test(said);
}

function plainOf(who: string): string {
  return lowerFirst(who).replace(/^(?:many|some|most|several|few) /i, '');
}

/** "a boat that the boatman blocked": whoever did so wants it to hold. */
function whoEnded(deed: string, who: string, people: People): string | undefined {
  const doer = people.leading(RELATIVE.exec(deed)?.[2]?.trim() ?? '');
  return doer && people.isRole(doer) && doer.toLowerCase() !== who.toLowerCase() ? lowerFirst(doer) : undefined;
}

function barred({ who, when }: Told, deed: string, benefit: string | undefined, people: People): Relief {
  const plain = plainOf(who);
  const actor = whoEnded(deed, who, people);
  return {
    ...(actor ? { actor } : {}),
    except: who,
    about: plain,
    wish: `keep ${plain} from ${gerundFirst(deed)}${when}`,
    outcome: `${plain} can no longer ${deed}${when}`,
    ...(benefit ? { benefit } : {}),
  };
}

/** What the next clause tells of others, as it is once the first is over. */
function costIn(next: Step | undefined): string | undefined {
  const reason = next?.clause.group && !NOBODY.test(next.who) ? relieve(next.clause) : undefined;
  return isWholeReason(reason) && !/\b(?:it|them|they)\b/i.test(reason ?? '') ? reason : undefined;
}

/** "rowers take out a boat that was blocked the day before", "clerks pick the wrong box and the store corrects it". */
function readWrong(told: Told, next: Step | undefined, people: People): Relief | undefined {
  if (!isPlain(told)) return undefined;
  const [early = ''] = told.deed.split(/ and (?=the |then |everybody |we )/);
  if (WRONG_TIME.test(early)) return barred(told, early, costIn(next), people);
  if (isInVain(told.deed)) return barred(told, told.deed, costIn(next), people);
  if (!WRONG_ONE.test(told.deed) || / instead\b/.test(told.deed)) return undefined;
  const thing = /\b(?:the|their|an?|our|some) (?:wrong|old|outdated|expired) (.+)$/i.exec(told.deed)?.[1] ?? '';
  if (!next) return undefined;
  if (!next.clause.group || next.clause.group.modal || next.who === told.who) return undefined;
  const work = lowerFirst(
    `${subjectOf(next.clause)} ${isManySubject(next.clause) ? 'do' : 'does'} not have to ${actionOf(next.clause)}`,
  );
  const named = work.replace(/\b(?:it|that)\b(?! (?:is|was))/i, `the ${thing.split(/ (?:in|on|at|for|from|of) /)[0]}`);
  return barred(told, told.deed, /\b(?:it|them)\b/.test(named) ? undefined : named, people);
}

/** "order a part and forget about it" */
const FORGETS = /^(?:then |just )?forget(?: about)? (?:it|them|that)$/;

/** "members book a whole shelf and turn up with two cups": they are to be kept from doing the one and then the other. */
function readClaimed([first, second, more]: readonly Step[], told: Told): Relief | undefined {
  if (!first || !second?.clause.group || (more && !/^(?:and|so|because|but)$/.test(more.clause.link))) return undefined;
  const { group } = second.clause;
  if (!isPlain(told) || !CLAIMS.test(told.deed) || group.modal || group.past || group.passive) return undefined;
  if (second.who !== first.who && !/^they$/i.test(second.who)) return undefined;
  if (group.negated && !group.adverbs.includes('never')) return undefined;
  const deed = `${group.adverbs.includes('never') ? 'never ' : ''}${actionOf(second.clause)}`;
  const forgotten = FORGETS.test(deed)
    ? /^(?:the|an?|their|our) (?:[\w-]+ ){0,2}?[\w-]+$/i.exec(textOf(first.clause.rest))?.[0]
    : undefined;
  if (forgotten)
    return {
      actor: plainOf(told.who),
      wish: `be reminded of ${forgotten.replace(/^(?:an?|their|our) /i, 'the ')} that they ${pastTense(first.clause.group?.verb ?? '')}`,
    };
  if (!DEFAULTS.test(deed)) return undefined;
  const then = deed.replace(
    /^(never )?(\w+)/,
    (_, never: string | undefined, verb: string) => `${never ?? ''}${gerund(verb)}`,
  );
  const plain = plainOf(told.who);
  return {
    except: told.who,
    about: plain,
    wish: tidy(`keep ${plain} from ${gerundFirst(told.deed)} and then ${then}`),
    outcome: tidy(`${plain} no longer ${told.deed} and then ${deed}`),
    ...(costIn(more) ? { benefit: costIn(more) } : {}),
  };
}

/** "lunch is ordered for people who cancelled the day before": it no longer is. */
function readDoneInVain({ clause, who }: Step, people: People): Relief | undefined {
  const { group, rest, subs } = clause;
  if (!group?.passive || group.past || group.negated || group.modal || subs.length > 0) return undefined;
  if (people.isPersonPhrase(who) || /^(?:it|this|that|they|there)$/i.test(who)) return undefined;
  const done = group.words.at(-1)?.lower ?? '';
  const [, , told = ''] = RELATIVE.exec(`${done} ${textOf(rest)}`) ?? [];
  const end = told && DONE_ALREADY.test(told.trim()) ? ended(clause) : undefined;
  if (!end) return undefined;
  const what = lowerFirst(subjectOf(clause));
  return {
    isOver: true,
    about: what,
    wish: tidy(`have ${what} ${end.infinitive}`),
    outcome: tidy(`${what} ${end.statement}`),
  };
}

/** "we throw away bread every Friday while families went without": they no longer want to. */
function readWastes(told: Told, next: Step | undefined): Relief | undefined {
  if (!isPlain(told) || !WASTES.test(told.deed) || /\btoo (?:much|many)\b/.test(told.deed)) return undefined;
  const [deed = '', others = ''] = `${told.deed}${told.when}`.split(/ while (?=the |our |[\w-]+s )/);
  const [, poor = ''] = /^(.+?) (?:go|goes|went|has gone|have gone) without\b/i.exec(others) ?? [];
  const benefit = poor
    ? `${poor} ${
        isPlural(
          poor
            .split(/ (?:on|in|at|of|from) /)[0]
            ?.split(' ')
            .at(-1) ?? '',
        )
          ? 'do'
          : 'does'
      } not go without`
    : costIn(next);
  return {
    isStop: true,
    wish: `no longer have to ${deed}`,
    outcome: `{the actor} no longer has to ${deed}`,
    ...(benefit ? { benefit } : {}),
  };
}

/** What people do, or has done for them, that can only be in vain or wrong: they are to be kept from it. */
export function readVainDeed(said: string, people: People): Relief | undefined {
  const steps = stepsOf(said, people);
  const [first, second] = steps;
  if (!first?.clause.group || steps.some(({ clause }) => !clause.group)) return undefined;
  const told = toldOf(first, people);
  if (!told) return second ? undefined : readDoneInVain(first, people);
  if (people.isSpeaker(told.who)) return readWastes(told, second);
  return readClaimed(steps, told) ?? readWrong(told, second, people);
}
