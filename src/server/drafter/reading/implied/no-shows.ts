import { readNounPhrase } from '../../language/noun-phrase.ts';
import { textOf } from '../../grammar/parse.ts';
import type { Relief } from '../trouble-rules.ts';
import { allOfThem } from './unheard.ts';
import { reliefFrom, type Complaint } from './complaint.ts';

const COMES = /^(?:show|turn|come|appear|arrive)$/;
const NOT_AT_ALL = /^(?:up|in|at all|on the day)?$/i;
/** What they have put their names down for, behind the verb: "sign up for the session", "book a table". */
const DEED = /^(?:[\w-]+(?: (?:up|in|on))? (?:for|to|at|on) |[\w-]+ )((?:the|an?|their|our|one) [\w' -]+)$/i;

/** Some who have signed up never come: they are to be reminded, and to say so when they cannot. */
export function readNoShows({ steps, people }: Complaint): Relief | undefined {
  const [first, second, third] = steps;
  const { group, rest } = first?.clause ?? {};
  if (!first || !group || third || !COMES.test(group.verb) || group.modal || !NOT_AT_ALL.test(textOf(rest ?? [])))
    return undefined;
  if (!group.negated && !group.adverbs.includes('never')) return undefined;
  const who = allOfThem(first.who).replace(/^(?:folks?|those|them)(?= who\b)/i, 'people');
  const [, named = '', deed = ''] = /^([\w' -]+?) who (.+)$/i.exec(who) ?? [];
  const isAny = /^people$/i.test(named);
  const thing = readNounPhrase(DEED.exec(deed)?.[1] ?? '');
  if (!thing || !people.isPersonPhrase(named) || people.isPersonPhrase(thing.text)) return undefined;
  const what = thing.text.replace(/^(?:an?|one) /i, 'the ');
  return {
    actor: isAny ? 'people' : named,
    ...(isAny ? { side: 'served' as const } : {}),
    wish: `be reminded of ${what} in time`,
    benefit: reliefFrom(second, who),
    criteria: [
      'Whoever cannot come can say so straight from the reminder.',
      'Whoever has said so already is not reminded.',
      `Everybody who has said that they cannot come to ${what} is listed.`,
    ],
  };
}
