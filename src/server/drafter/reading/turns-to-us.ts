import type { People } from './people.ts';

const OFTEN = 'keep|keeps|still|also|often|always|regularly|constantly';
const CONTACT =
  '(?:writ(?:e|ing)|call(?:ing)?|phon(?:e|ing)|ring(?:ing)?|e-?mail(?:ing)?|mail(?:ing)?|text(?:ing)?|messag(?:e|ing)|contact(?:ing)?|ping(?:ing)?|chas(?:e|ing)|com(?:e|ing)|stop(?:ping)?|approach(?:ing)?)';
const WHOM = String.raw`((?: (?:to |by )?(?:us|me|support|reception|dispatch|(?:the|our|their) (?!phone\b|door\b|chat\b)[\w-]+))?)`;
const PLACE = String.raw`((?: (?:on|at|by|in|via|through) (?:(?:the|our|a) )?(?!to\b)[\w-]+)?)`;
const EACH = String.raw`((?: (?:every (?:single )?[a-z]+|all the time|all day|again and again|several times an? \w+))?)`;
/** "Guests keep writing to us on chat asking for a receipt": who turns to whom, how, and for what. */
const ASKING = new RegExp(
  String.raw`(?<=^|[.!?] )((?:(?:many|some|most|our|the|all) )*(?:[\w-]+ ){0,2}?[\w-]*s) ((?:(?:${OFTEN}) )*)${CONTACT}${WHOM}${PLACE}${EACH},? (?:(?:just |only )?to ask|asking|and ask)(?: (?:us|me|them))? (about (?!it\b|them\b|this\b|that\b)|for (?=(?:the|their|our|free|open|copies|an? (?:copy|overview|list|update))\b))(?=\w)`,
  'gi',
);

/** The same as what they ask: "Guests keep asking us on chat for a receipt". */
export function askedOutright(text: string, people: People): string {
  if (!/\bask(?:ing)?\b(?: \w+)? (?:for|about)\b/i.test(text)) return text;
  return text.replace(
    ASKING,
    (whole, who: string, often: string, whom: string, place: string, each: string, link: string) =>
      people.isPersonPhrase(who) && !people.isSpeaker(who) && (often || each)
        ? `${who} keep asking${whom.replace(/^ (?:to|by) /i, ' ')}${place} ${link}`
        : whole,
  );
}
