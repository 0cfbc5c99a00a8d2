import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, withArticle } from '../language/nouns.ts';
import { INSTEAD_OF_TOO, TURNS_TO } from '../lexicon/plain-faults.ts';
import { isPlain, type Told } from './told-of-people.ts';
import type { Relief } from './trouble-rules.ts';

/** "parents keep calling us to ask whether a lesson takes place": they want to see it. */
export function readAsksUs(told: Told): Relief | undefined {
  if (!isPlain(told)) return undefined;
  const [, first = '', asked = ''] =
    /^(\w+(?: (?:in|by|up|round|around|past))?(?: (?:us|me|the [\w-]+(?: [\w-]+)?|our [\w-]+|every day|all day))?(?: every day| all day| again and again)?) (?:(?:just |only )?(?:to (?:ask|find out|check|hear|know|learn)|and ask|asking) )?(?:us |me )?((?:whether|if|when|what|which|who|where|how) .+)$/i.exec(
      `${told.deed}${told.when}`,
    ) ?? [];
  const verb = first.split(' ')[0] ?? '';
  if (!asked || !TURNS_TO.test(verb)) return undefined;
  // "call us when they are late": that is when they call.
  const isAsking =
    /^ask$/i.test(verb) ||
    / (?:ask|find out|check|hear|know|learn|asking) (?:us |me )?(?:whether|if|when|what|which|who|where|how) /i.test(
      `${told.deed}${told.when}`,
    );
  if (!isAsking) return undefined;
  const bare = first.replace(/ (?:every day|all day|again and again)$/i, '').replace(/ (?:us|me)$/i, '');
  return {
    actor: told.actor,
    wish: `see ${asked.replace(/^if\b/i, 'whether')}`,
    benefit: `they do not have to ${bare}`,
  };
}

/** "a shorter form" of "the long form", "fewer e-mails" of "too many e-mails". */
function betterOf(thing: string): Relief | undefined {
  const many = /^(?:the )?(?:too many|so many|many|all the|the many|countless|constant) (.+)$/i.exec(thing)?.[1];
  if (many) return { wish: `get ${readNounPhrase(many)?.plural ? 'fewer' : 'less'} ${many}` };
  const [, state = '', name = ''] = /^(?:the |our |a |an )?(?:(?:too|very|so) )?(\w+) (.+)$/i.exec(thing) ?? [];
  const noun = readNounPhrase(name);
  if (!noun) return undefined;
  const are = noun.plural ? 'are' : 'is';
  if (/^(?:late|delayed)$/i.test(state)) return { wish: `get ${noun.plural ? name : `the ${name}`} in time` };
  if (/^(?:wrong|incorrect)$/i.test(state)) return { wish: `get the right ${name}` };
  if (/^(?:outdated|stale)$/i.test(state))
    return { about: name, wish: `have the ${name} up to date`, outcome: `the ${name} ${are} up to date` };
  if (/^missing$/i.test(state)) return { wish: `have ${noun.plural || isMass(noun.head) ? name : withArticle(name)}` };
  const [better, asked] = INSTEAD_OF_TOO[state.toLowerCase()] ?? [];
  return better
    ? {
        about: name,
        wish: `have ${noun.plural || isMass(noun.head) ? `${better} ${name}` : withArticle(`${better} ${name}`)}`,
        outcome: `the ${name} ${are} ${better} than today`,
        question: `How ${asked} should the ${name} be?`,
      }
    : undefined;
}

/** "parents complain about the long form": they want a shorter one. */
export function readComplains(told: Told): Relief | undefined {
  const { clause, actor, deed, when } = told;
  const { group } = clause;
  if (!group || group.negated || group.modal) return undefined;
  const [, thing = ''] =
    /^(?:(?:hate|dislike|loathe) (?=(?:the|our|all|having) )|(?:complain|grumble|moan|be (?:unhappy|annoyed|angry|upset|frustrated)) (?:(?:a lot|often|all the time|every day) )?(?:about|with|over) )(.+)$/i.exec(
      deed,
    ) ?? [];
  if (!thing) return undefined;
  const toil = /^having to (.+)$/i.exec(thing)?.[1];
  if (toil)
    return { actor, isStop: true, wish: `no longer have to ${toil}`, outcome: `{the actor} no longer has to ${toil}` };
  const better = betterOf(thing);
  if (better)
    return {
      ...better,
      actor,
      wish: `${better.wish}${when}`,
      ...(better.outcome ? { outcome: `${better.outcome}${when}` } : {}),
    };
  return /^\w+ing\b/.test(thing)
    ? undefined
    : {
        actor,
        about: thing,
        wish: `have something done about ${thing}${when}`,
        outcome: `something is done about ${thing}${when}`,
        question: `What exactly is wrong with ${thing}?`,
      };
}
