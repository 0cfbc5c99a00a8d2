import { readNounPhrase } from '../../language/noun-phrase.ts';
import { stepsOf } from '../event-chain.ts';
import type { Relief } from '../trouble-rules.ts';
import { allOfThem } from './unheard.ts';
import { reliefFrom, type Complaint } from './complaint.ts';

/** What they have put their names down for, behind the verb: "sign up for the session", "book a table". */
const DEED = /^(?:[\w-]+(?: (?:up|in|on))? (?:for|to|at|on) |[\w-]+ )((?:the|an?|their|our|one) [\w' -]+)$/i;

/** "half of the groups that reserve never appear": who, what they have done, and for what they do not come. */
const NO_SHOWS =
  /^((?:[\w'%-]+ ){0,4}?[\w'-]+) (?:who|that) ((?:(?!\b(?:who|that|and|but)\b)[^,;])+?) (?:never|do not|does not|don't|simply do not) (?:even |actually |then )?(?:show(?: up)?|turn up|come(?: in)?|appear|arrive)(?: (?:to|for) ((?:the|an?|their) [\w' -]+?))?(?:(?:,? and|,? so|,) (.+))?$/i;

/** Some who have signed up never come: they are to be reminded, and to say so when they cannot. */
export function readNoShows({ text, people }: Complaint): Relief | undefined {
  const [, said = '', deed = '', to = '', after = ''] = NO_SHOWS.exec(text) ?? [];
  if (deed === '') return undefined;
  const named = allOfThem(said).replace(/^(?:folks?|those|them)$/i, 'people');
  const isAny = /^people$/i.test(named);
  if (!people.isPersonPhrase(named) && !/^[\w-]+(?: [\w-]+)?s$/i.test(named)) return undefined;
  const thing = readNounPhrase(to || (DEED.exec(deed)?.[1] ?? ''));
  if (thing && people.isPersonPhrase(thing.text)) return undefined;
  const what = thing?.text.replace(/^(?:an?|one) /i, 'the ');
  const isKnown = people.isPersonPhrase(named) && !isAny;
  return {
    actor: isKnown ? named : 'people',
    ...(isKnown ? {} : { side: 'served' as const }),
    wish: what ? `be reminded of ${what} in time` : 'be reminded that they are expected',
    benefit: after === '' ? undefined : reliefFrom(stepsOf(after, people)[0], named),
    criteria: [
      'Whoever cannot come can say so straight from the reminder.',
      'Whoever has said so already is not reminded.',
      `Everybody who has said that they cannot come${what ? ` to ${what}` : ''} is listed.`,
    ],
  };
}
