import { BREAKS } from './harm.ts';

/** What is told with such words is how it should be, not how it is. */
export const RULED = /\b(?:automatically|at least|at most|no later than|by itself)\b/i;

/** Hours and minutes that somebody or something loses: "takes two hours", "for hours"; hours that are logged or approved hurt nobody. */
export const LOST_HOURS = String.raw`(?:takes?|took|taking|needs?|spends?|spent|waits?|waiting|queues?|costs?|loses?|wastes?|searche?s?|looks?) (?:(?!after|before|within|until|till|at|on|in|per|from|to|their|his|her|its|my|our)\S+ ){0,3}?(?:hours?|minutes?)|for (?:many |several |whole )?(?:hours|minutes)|(?:several|many|countless) hours|hours (?:later|late|long|on end|of \w+ing|(?:a|per|each|every) (?:day|week|month))`;
/** People who phone, and no phone with which something is done. */
const PHONES = String.raw`(?<!\b(?:on|the|by|a|an|via|with|their|his|her|my|our|your|own|mobile|new|old|of|and|or|smart) )phones?(?! numbers?\b)`;
/** Words that deny, or tell of too much or too little. */
export const DENIED = new RegExp(
  String.raw`\b(?:not|never|nobody|no one|(?<!\bof )no|nothing|too|still|(?<!\b(?:free|available|open|ready|back|empty|clean) )again|twice(?! (?:a|an|per|every|each) )|late|slow\w*|hard|manually|by hand|asks?|asking|(?<!\b(?:on|the|video|conference) )calls?|calling|complain\w*|waits?|waiting|los(?:es?|ing)|forg[eo]t\w*|miss\w*|wast\w*|struggl\w*|fail\w*|guess\w*|confus\w*|${LOST_HOURS}|ages|always|often|every time|keeps?|(?:three|four|five|six|seven|eight|nine|ten|twenty|\d+) times|rather not|hears? (?:of|about) it when|only (?:notice|find|see|learn|hear|know|get|have|one|then|after|when|at the))\b`,
  'i',
);
/** Words for what people and things suffer. */
export const SUFFERS =
  /\b(?:drown\w*|overwhelm\w*|swamp\w*|suffer\w*|cry|cries|panic\w*|stress\w*|overload\w*|flood\w*|bombard\w*|pile up|piles up|fall over|falls over|die|dies|crash\w*|because|since|so that|worse|terrible|awful|bad|broken|lost|gone|wrong|old|outdated|missing|mess|expire\w*|vanish\w*|disappear\w*|(?<!\b(?:an?|the|of|this|that|any|each|every|reports?|logs?|notes?) )(?:rot|leak|jam)\w*|(?<!\bin )full|empty|unsafe|dangerous|expensive|ugly|frozen|blocked|unreadable|mouldy|dirty|sick|angry|bitten|stuck|ashamed|nervous|unhappy|disappoint\w*|annoy\w*|embarr?ass\w*|(?:spend|waste)s? (?:my|our|their|half|hours|days|whole|the whole|all)|frustrat\w*|awkward|unfair|ruin\w*|nightmare|chaos|chaotic|tedious|painful|mistyp\w*|misspel\w*|overlook\w*|upset|furious|headache|useless|hopeless|and (?:then|nobody|no one))\b/i;

/** Subjects that mean nobody in particular. */
export const GENERIC =
  /^(?:half |many |most |some |lots of |a lot of |too many |people|they|everyone|everybody|nobody|no one|someone|somebody)/i;
/** Words with which people complain of what somebody does. */
export const COMPLAINT = new RegExp(
  String.raw`\b(?:not|never|no|nobody|no one|at the same time|only|too|twice(?! (?:a|an|per|every|each) )|wrong|wrongly|again|still|by hand|manually|because|but|although|until|every (?:time|single)|each time|always|often|instead|${LOST_HOURS}|ages|long|lots?|asks?|(?<!\b(?:the|video|conference) )calls?|${PHONES}|complains?|argues?|waits?|loses?|forgets?|miss(?:es)?|keeps?|wastes?|spends?|struggles?|fails?|gives? up|leaves?|abandons?|drops?|quits?|guess(?:es)?|mix(?:es)?|confuses?|retypes?|ignores?|avoids?|skips?|bypass\w*|gets?|receives?|at the last|embarr?ass\w*|annoy\w*|frustrat\w*|the same|after|has|have|needs?|wants?|gets? (?:lost|stuck|confused|angry)|hates?|dislikes?|fears?|worr(?:y|ies)|feels?|thinks?|says?|reports?|tells?|despite|without|lacks?|paper|ends?|${BREAKS}|stops?|hard|slow|fall|falls|run out|late)\b`,
  'i',
);
/** Words that tell that something is not as it should be. */
export const TROUBLED = new RegExp(
  String.raw`\b(?:too|still|only|wrong\w*|lost|loses?|miss\w*|forg[eo]t\w*|late|slow\w*|twice(?! (?:a|an|per|every|each) )|again|by hand|manually|hard|asks?|asking|calls?|calling|complain\w*|waits?|waste\w*|${LOST_HOURS}|mess|fails?|${BREAKS}|problems?|errors?|nobody|never|no|without|keeps?|angry|confus\w*|abandon\w*|leaves?|guess\w*|same)\b`,
  'i',
);
