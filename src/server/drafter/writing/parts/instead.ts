import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isPerson } from '../../language/nouns.ts';
import { traitsOf } from '../../lexicon/things.ts';
import { singular } from '../../language/nouns.ts';
import { said, type Part, type PartRule, type Told } from './part.ts';

/** What is sent or said to somebody. */
const SENT = /^(?:e-?mail|sms|text|text message|letter|fax|call|phone call|message|newsletter|postcard|push)s?$/i;

/** "on the phone instead of the plastic card": what was needed until now is needed no more. */
function insteadOf(told: Told): readonly Part[] {
  const { wish, action } = told;
  const what = / instead of ((?:(?!instead\b)[\w'-]+ ){0,3}[\w'-]+)$/i.exec(wish)?.[1] ?? '';
  const noun = what ? readNounPhrase(what) : undefined;
  // "instead of the complete build", "instead of typing": no thing that could be left out.
  if (!noun || isPerson(noun.head) || /^\w+ing\b/i.test(what) || /^(?:just|only|all|every|each)\b/i.test(what))
    return [];
  if (SENT.test(noun.core)) return said(`No ${singular(noun.core)} is sent any more.`, told);
  const isThing = ['goods', 'code', 'document', 'media'] as const;
  const traits = traitsOf(singular(noun.head.toLowerCase()), false);
  return isThing.some((trait) => traits.has(trait)) &&
    /^(?:get|receive|use|show|see|have|carry|hand in|sign|pay)\b/.test(action.core.verb)
    ? said(`${noun.plural ? `No ${noun.core} are` : `No ${noun.core} is`} needed any more.`, told)
    : [];
}

const POSSIBLE =
  /\b(?:there (?:is|are)|(?:is|are) (?:still )?(?:free|available|possible|open|left|empty)|(?:has|have) (?:agreed|paid|confirmed|approved|accepted|signed))\b/i;

/** "switch to another evening if there is still a place": as long as that is not so, it cannot be done. */
function ifPossible(told: Told): readonly Part[] {
  const { action, slots, wish } = told;
  const event = slots.get('event') ?? '';
  if (action.frame !== 'do' || !/ (?:if|provided|as long as) /.test(wish) || !POSSIBLE.test(event)) return [];
  const none = slots
    .get('no event')
    ?.replace(/\bnot (?:still|already) /, 'not ')
    .replace(/\b(is|are) not (?:still )?an? /, '$1 no ');
  return none ? said(`When ${none}, {the one} cannot be {done}.`, told) : [];
}

/** "without anybody in class noticing": nobody sees it. */
function unnoticed(told: Told): readonly Part[] {
  const where =
    / without (?:anybody|anyone|others|other people|somebody|the others)((?: (?:in|at|on|from) (?:the |my |our |their )?[\w-]+)?) (?:noticing|seeing|knowing|finding out)\b/i.exec(
      told.wish,
    )?.[1];
  return where === undefined
    ? []
    : said(`Nobody${where} sees who ${told.action.frame === 'do' ? 'has' : 'got'} {objects}.`, told);
}

/** The criteria that a comparison with what was, a possibility or a secret asks for. */
export const INSTEAD: readonly PartRule[] = [insteadOf, ifPossible, unnoticed];
