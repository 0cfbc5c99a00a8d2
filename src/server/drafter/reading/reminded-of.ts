import { isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { bareOf } from './fact-before.ts';
import { NICE_IF } from './nice-if.ts';
import type { Told } from './note-pointers.ts';

const FORGETS =
  /^(?:(?:some|many|most|several|half of|too many|a lot of) )?((?:the |our )?(?:[\w-]+ )??[\w-]+?) (?:[^,.;:]{3,50}? and )?(?:then )?(?:often |always |sometimes |regularly |keep |just )?(?:forgets?|forgetting) (?:about )?(to [a-z]+[^,.;:]*|(?:the|their|to) [^,.;:]+)/i;
const WHEN = '((?: (?!(?:of|to|about|that)\\b)[^,.;:]+)?)';
const REMINDS = new RegExp(
  `^(?:please )?${NICE_IF}(?:(?:we|the app|the system|it|you) )?(?:should |could |would )?(?:remind|reminded) (?:them|him|her)${WHEN}$`,
  'i',
);
const REMINDED = new RegExp(
  `^(?:(?:we|I)(?: would|['’]d) like )?${NICE_IF}(?:they|he|she|them) (?:(?:should |could |to )?(?:be|were|was) reminded|(?:should |could |to )?(?:got|get|had|received?) an? (?:[\\w-]+ )?reminder)${WHEN}$`,
  'i',
);

/** "Subscribers forget to pause. It would help if we reminded them in July.": of what they forget. */
export function remindedOf({ said, before, people }: Told): string | undefined {
  const when = (REMINDS.exec(said) ?? REMINDED.exec(said))?.[1];
  const [, who = '', what = ''] = when === undefined ? [] : (FORGETS.exec(bareOf(before[0] ?? '')) ?? []);
  if (!who || people.leading(who) !== who || people.isSpeaker(who)) return undefined;
  const [, verb = ''] = /^to ([a-z]+)/i.exec(what) ?? [];
  const deed = verb && isBaseVerb(verb) ? what : `of ${what.replace(/^to /i, '')}`;
  return `${upperFirst(who)} should be reminded${when ?? ''} ${deed}.`;
}
