import { isPlural } from '../language/nouns.ts';
import { atStart as at } from '../language/rewording.ts';

const WHO = String.raw`((?!(?:i|we|you|they|it|if|when)\b)(?:[\w-]+ ){0,2}?[\w-]+)`;
const OFTEN = '(?:(?:often|always|usually|sometimes|still|regularly|only|just) ){0,2}';
const LATE =
  '(?:(?:(?:far|much|always|only) )?too late|(?:only )?(?:hours|days|weeks|months) later|(?:only )?afterwards|(?:only )?at the last (?:minute|moment)|(?:only )?on the (?:same )?day(?: itself)?|at short notice)';
const END = String.raw`(?=[.!]*$|,? (?:so|and so|because) )`;

/** "Managers learn about defects too late", "find out about them by chance": they want to hear of them in time. */
const HEARS = at(
  String.raw`${WHO} ${OFTEN}(?:(?:learns?|hears?|reads?|finds? out|gets? to know|(?:are|is|gets?) (?:told|informed|notified)) (?:about|of)) (?!it\b|this\b|that\b|them\b)([\w' -]{3,60}?) (?:${LATE}|by (?:chance|accident))${END}`,
);
/** "Inspectors only see the plan on the day itself": they want to see it in time. */
const GETS = at(
  String.raw`${WHO} ${OFTEN}(gets?|receives?|sees?) ((?:the|their|a|an|our|his|her) [\w' -]{3,60}?) ${LATE}${END}`,
);
/** "Managers complain that they only hear of it later": what they complain of. */
const COMPLAINS = at(
  String.raw`${WHO} (?:(?:often|always|also|have|sometimes|regularly|keep|all) ){0,2}(?:complain|complained|complaining|grumble|say|said|report|tell us|told us) (?:about the fact )?that they (?=${OFTEN}(?:learn|hear|read|find out|get|are|receive|see)\b)`,
);

/** An idea in which those who learn or get something late wish for it in time. */
export function inTimeInstead(text: string): string {
  const told = text.replace(COMPLAINS, (whole, who: string) => (isPlural(lastOf(who)) ? `${who} ` : whole));
  const wished = told
    .replace(HEARS, (whole, who: string, what: string) =>
      isPlural(lastOf(who)) ? `${who} want to hear of ${what} in time` : whole,
    )
    .replace(GETS, (whole, who: string, gets: string, what: string) =>
      isPlural(lastOf(who)) ? `${who} want to ${gets} ${what} in time` : whole,
    );
  // What they complain of besides is read as it stands.
  return wished === told ? text : wished;
}

function lastOf(words: string): string {
  return words.split(' ').at(-1) ?? '';
}
