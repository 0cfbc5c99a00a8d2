import type { Clause } from '../grammar/parse.ts';
import { thirdPerson } from '../language/verbs.ts';
import { affirmed, join } from './say-relief.ts';

/** What costs effort, so that nobody does it: nobody is to have to. */
const EFFORT =
  /^(?:type|retype|walk|drive|travel|scroll|read|carry|write|fill|fill in|fill out|phone|call|ring|search|look|go|come|climb|wait|queue|print|log|sign|click|dig|copy|enter|remember|memorise|memorize|cycle|stand|listen|leaf|browse|watch)$/;

/** What somebody does who looks after a thing: then somebody is to do it. */
const TENDS =
  /^(?:close|shut|lock|open|answer|reply|check|notice|empty|clean|water|feed|fix|repair|report|tell|follow|pick|take|look after|see|turn|switch|replace|refill|dare|approve|review|confirm|update|find|buy|book|need)$/;

/** How long nothing happens. */
export const LONG_WAIT =
  /(?:^| )(?:for|in) (?:(?:many|several|some|two|three|\d+) )?(?:hours|days|weeks|months|years|ages)$/i;

/** "nobody closes the gate": somebody does; "nobody walks back": nobody has to; "nobody will stick to it": everybody does. */
export function ofNobody({ group }: Clause, rest: string, who: string): string | undefined {
  if (!group) return undefined;
  if (/^(?:somebody|someone)$/i.test(who) && !group.negated && !group.past)
    return join('nobody', ...group.words.map(({ text }) => text), rest);
  if (!/^(?:nobody|no one|none)(?: ever)?$/i.test(who)) return undefined;
  if (/^(?:who|what|which|where|when|how|why|whether|if)\b/i.test(rest)) return `it is clear ${rest}`;
  // "nobody is in the office at weekends": that is how it is.
  if (group.verb === 'be' && !group.negated && /^(?:in|at|on|around|near)\b/i.test(rest)) return undefined;
  if (/^(?:will|would)$/.test(group.modal ?? '') && !group.passive && group.verb !== 'be')
    return join('everybody', thirdPerson(group.verb), affirmed(rest));
  // "nobody answers until the last minute", "nobody answers for weeks": they do, and sooner.
  if (!group.negated && !group.modal && !group.passive && !group.past && group.verb !== 'be') {
    if (/\buntil (?!now\b|today\b)/i.test(rest))
      return join('people', group.verb, affirmed(rest.replace(/\buntil (?!.*\buntil )/i, 'before ')));
    if (LONG_WAIT.test(rest))
      return join('somebody', thirdPerson(group.verb), affirmed(rest.replace(LONG_WAIT, ' in time')).trim());
  }
  if (!group.modal && !group.past && EFFORT.test(group.verb)) return join('nobody has to', group.verb, rest);
  if (!group.modal && !group.passive && group.verb !== 'be' && !TENDS.test(group.verb) && affirmed(rest) === rest)
    return undefined;
  return join(
    'somebody',
    ...group.words.filter(({ lower }) => lower !== 'ever').map(({ text }) => text),
    affirmed(rest),
  );
}
