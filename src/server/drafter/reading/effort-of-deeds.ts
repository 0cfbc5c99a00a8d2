import { fromGerund } from '../language/verbs.ts';
import { STEPS } from '../lexicon/short-statements.ts';
import type { People } from './people.ts';
import { isNamedByDoing } from './trouble-of-working.ts';
import { lowerFirst } from './trouble-words.ts';
import { isPlural } from '../language/nouns.ts';

const MANY = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|\\d+';
/** "Choosing a doctor takes five clicks", "... is cumbersome": what it takes is told of the deed behind it. */
const DOING_TAKES = new RegExp(
  `^([a-z]+ing) (.+?) (?:always |often |still |currently )?(?:takes?|needs?|requires?) ((?:(?:about|around|almost|over|more than|at least|up to) )?(?:${MANY}) (?:${STEPS})|too long|ages|forever|(?:far |way )?too much time|a long time|so long|very long|hours)$`,
  'i',
);
const DOING_IS =
  /^([a-z]+ing) (.+?) is (?:always |often |still |currently )?(?:(?:far|way|too|so|very|really|quite|pretty|extremely|incredibly|unnecessarily|rather) )*(slow|cumbersome|tedious|complicated|difficult|hard|painful|annoying|time-consuming|confusing|fiddly|awkward|clumsy|clunky|laborious|tricky|inconvenient|frustrating|a chore|a pain|a hassle|a nightmare|error-prone)$/i;

/** Where a thing begins that a deed is done to, and no name goes on: "a doctor", "my name", "for patients". */
const OBJECT =
  /^(?:an?|the|my|our|their|your|all|every|each|several|some|many|more|two|three|to|up|out|in|off|on|back|along|away|down|together|for|who|which|what|when|where|how|whether|if|that|me|myself|it|them) /i;

/** Whether words that begin with a doing tell that it is done, and do not name a thing. */
function isDoing(doing: string, rest: string): boolean {
  const last = rest.split(' ').at(-1) ?? '';
  return (
    fromGerund(doing.toLowerCase()) !== undefined &&
    (OBJECT.test(`${rest} `) || (isPlural(last) && !isNamedByDoing(`${doing} ${rest}`, false)))
  );
}

function fromDoing(text: string): string | undefined {
  const [, doing = '', rest = '', takes = ''] = DOING_TAKES.exec(text) ?? [];
  if (takes && isDoing(doing, rest)) return `It takes ${takes} to ${fromGerund(doing.toLowerCase())} ${rest}`;
  const [, does = '', thing = '', how = ''] = DOING_IS.exec(text) ?? [];
  if (!how || !isDoing(does, thing)) return undefined;
  const deed = `${fromGerund(does.toLowerCase())} ${thing}`;
  if (/slow$/i.test(how)) return `It takes too long to ${deed}`;
  // "giving somebody more time is error-prone": they get it, and the one who gives it is to be spared.
  const isGiven = / (?:to|for) |^(?:give|send|tell|show|offer|lend|set) /i.test(deed);
  return /error-prone$/i.test(how) && !isGiven
    ? `We should be able to ${deed} without mistakes`
    : `It is cumbersome to ${deed}`;
}

const WASTES =
  /^(.+?) (?:often |always |currently |still |regularly )?(?:wastes?|loses?) (?:(?:a lot of|lots of|so much|too much|much|plenty of|precious|valuable|working) )*(?:time|hours|minutes|days)(?: (?:every|each|a|per) [\w-]+)? (?:(?:on|with|in|by) )?([a-z]+ing) (.+)$/i;
/** What nobody wants to do at all, however fast. */
const TOIL =
  /^(?:search|look|hunt|wait|chase|call|phone|ring|drive|walk|travel|run|go|queue|stand|type|retype|reenter|re-enter|re-type|repeat|redo|copy|click|scroll|guess|argue|discuss|explain|correct|fix|wonder|try|struggle|deal|clean|answer|reply|sort|transfer|count|calculate|carry|collect|gather|dig|switch|log|rewrite|re-\w+|tidy|dispute|worry|figure|find)$/;
const AGAIN =
  /\b(?:twice|again|same|by hand|manually|each time|every time|one by one|for nothing|in vain|back and forth|whether|if|because|so|and then|that|who|where|when)\b|,/i;

/** "Landlords waste time publishing a flat": what has to be done anyway takes less time. */
function wasted(text: string, people: People): string | undefined {
  const [, who = '', doing = '', rest = ''] = WASTES.exec(text) ?? [];
  const verb = fromGerund(doing.toLowerCase());
  if (!verb || TOIL.test(verb) || AGAIN.test(rest) || !people.isPersonPhrase(who)) return undefined;
  if (verb === 'ask' && !/^for (?:an?|the|more|new) /i.test(rest)) return undefined;
  return `It takes ${lowerFirst(who)} too long to ${verb} ${rest}`;
}

const KNOWS_NO_WAY =
  /^(.+?) (?:(?:often |always |still |mostly |usually )?(?:do|does) not (?:even )?know|knows?) (how|where) to ([a-z]+ .+)$/i;

/** "Guests do not know how to pay", "nobody knows where to book": they want to see how. */
function shownHow(text: string, people: People): string | undefined {
  const [, who = '', how = '', deed = ''] = KNOWS_NO_WAY.exec(text) ?? [];
  if (!deed || /[,;:]|\b(?:so|because|and|but|since)\b/i.test(deed)) return undefined;
  const isNobody = /^(?:nobody|no one)$/i.test(who);
  if (!isNobody && (!/not (?:even )?know/i.test(text) || !people.isPersonPhrase(who))) return undefined;
  // "do not know where to see their balance": they want to see it.
  const isSeen = /^where$/i.test(how) && /^(?:see|find|look up|check|read|get|download|view)\b/i.test(deed);
  return `${isNobody ? 'We' : who} should be able to ${isSeen ? '' : `see ${how.toLowerCase()} to `}${deed}`;
}

/** What is told of the effort that a deed takes, in words that name the deed itself. */
export function withLessEffort(text: string, people: People): string {
  return fromDoing(text) ?? wasted(text, people) ?? shownHow(text, people) ?? text;
}
