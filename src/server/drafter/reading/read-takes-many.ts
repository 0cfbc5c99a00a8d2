import { textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { participle } from '../language/verbs.ts';
import { subText } from './clause-words.ts';
import { STEPS } from '../lexicon/short-statements.ts';
import type { Step } from './event-chain.ts';
import type { Relief } from './trouble-rules.ts';

const MANY =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|\\d+|too many|so many|many|a lot of|countless';
const TAKES_MANY = new RegExp(`^((?:me|us|the [\\w-]+|[\\w-]+s) )?(${MANY}) (${STEPS}) to (.+)$`, 'i');
const TAKES_TIME =
  /^((?:me|us|the (?:[\w-]+ )??[\w-]+|(?:[\w-]+ )??[\w-]+s|(?:[\w-]+ )?staff) )?(?:(?:about|over|up to|almost|more than|at least) )?(?:forever|ages|(?:far |much |way )?too long|so long|a long time|(?:an?|half an?|one|two|three|four|five|six|ten|twelve|\d+|several|many)(?: whole| full)? (?:minutes?|hours?|days?|weeks?|months?|mornings?|afternoons?|evenings?)) to (.+)$/i;

/** "it takes five clicks to close a ticket": fewer; "it takes a whole morning": less time. */
export function readTakesMany({ clause, who }: Step): Relief | undefined {
  const { group, rest, subs } = clause;
  if (group?.verb !== 'take' || group.negated || group.modal || !/^it$/i.test(who)) return undefined;
  const said = [textOf(rest), ...subs.map(subText)].join(' ');
  const [, timed = '', slow = ''] = TAKES_TIME.exec(said) ?? [];
  const [, whom = '', count = '', things = '', deed = ''] = TAKES_MANY.exec(said) ?? [];
  const name = (timed || whom).trim();
  const actor = /^(?:me|us)?$/i.test(name) ? undefined : name;
  // "to find out which boxes are due": what is found out then is wanted.
  if (slow) return FINDING.test(slow) ? undefined : { actor, wish: `${slow} in less time` };
  if (!deed) return undefined;
  const fewer = /^(?:too|so|many|a lot|countless)/i.test(count)
    ? `in fewer ${things}`
    : `in fewer than ${count} ${things}`;
  return { actor, wish: `${deed} ${fewer}`, question: `In how many ${things} should it be possible?` };
}

const FINDING =
  /^(?:work out|find out|figure out|see|check|tell|know|establish) (?:what|which|who|whose|where|when|how|whether|if|why) /i;

/** "it is easy to delete a reader by mistake": that is not to happen. */
export function readTooEasy({ clause, who }: Step): Relief | undefined {
  const { group, rest } = clause;
  const [, verb = '', thing = '', slip = ''] =
    /^(?:(?:too|so|very|far too) )?easy to (\w+) (.+?) (by mistake|by accident|accidentally|unintentionally)$/i.exec(
      textOf(rest),
    ) ?? [];
  if (!thing || group?.verb !== 'be' || group.negated || !/^it$/i.test(who) || !readNounPhrase(thing)) return undefined;
  const done = participle(verb.toLowerCase());
  const are = readNounPhrase(thing)?.plural ? 'are' : 'is';
  return { wish: `keep ${thing} from being ${done} ${slip}`, outcome: `${thing} ${are} not ${done} ${slip}` };
}
