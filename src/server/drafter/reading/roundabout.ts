import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** What nobody does for its own sake, but because the short way is missing. */
const DETOUR =
  /^(?:first )?(?:click|scroll|log (?:out|off)|sign out|(?:leave|close|switch) (?:to )?(?:the|another|an?|their|my) (?:page|app|form|screen|tab|window|program|view|browser|list|other)|go (?:back|through|via)|export|copy|retype|re-\w+|re(?:enter|book|create|start|load|type|do|open)\b|start (?:over|again|from)|open (?:every|each|all|several|the (?:desktop|old|other))|call|phone|ring|e-?mail|ask|wait|type|count|look (?:up|through)|add up|dig|guess|use (?:an?|another|the) (?:spreadsheet|computer|desktop|laptop|calculator|other))\b/i;
/** What is done once more, or for each of many. */
const AGAIN =
  /\b(?:again|anew|from scratch|start over|one by one|twice|by hand|manually|(?:make|create|add|enter|write|open|book|place) (?:a|an|the) new(?: one| [\w-]+)?|rebook|in (?:two|three|four|five|several) places)\b/i;
/** What is found out on the way is to be seen. */
const FOUND_OUT = /^(?:find out|know|learn|see|check|tell) (?=(?:if|whether|who|whose|which|what|when|where|how)\b)/i;
/** No deed of one's own, or one of something that is not named. */
const NO_DEED =
  /^(?:find out|know|learn|tell|ask|say|hear|get in|come|be|have|make|let|help|the|an?|our|my|their|your|this|that)\b|\b(?:it|them|one|that|these|those|us|me|its|his|her)\b/i;

const OWES =
  '(?:(?:always|currently|still|first|then|now) )?(have to|has to|need to|needs to|must)(?: (?:always|currently|still|first|then|now))?';
const WHO = '(?:(?:the |an? |our )?(?:[\\w-]+ )??[\\w-]+)';
const TO_DO_IT = new RegExp(`^(?:in order )?to ([a-z]+ [^,]+), (${WHO}) ${OWES} ([^,]+)$`, 'i');
/** Without its comma: the last word in front is who. */
const TO_DO_SO = new RegExp(
  `^(?:in order )?to ([a-z]+ [^,]+?)(?<!\\b(?:the|an?|our|my|their|your|to)) ((?:the )?[\\w-]+) ${OWES} ([^,]+)$`,
  'i',
);
const WANTS_TO = new RegExp(`^(?:if|when) (${WHO}) wants? to ([^,]+?),? (they|we|i|he|she|you) ${OWES} ([^,]+)$`, 'i');
const IN_ORDER_TO = new RegExp(
  `^(.+?) ${OWES} ([^,]+?) (?:in order |just )?to ((?!the |an? |our |my |their |your )[a-z]+ [^,]+)$`,
  'i',
);
const EACH_TIME = new RegExp(
  `^(each time|every time|whenever) (?!an? )(${WHO}) (?:wants? to )?([^,]+?),? (they|we|i|he|she|you) ${OWES} ([^,]+)$`,
  'i',
);

/** Whether what has to be done is only in the way; what "must" be done may be how it is laid down. */
function isDetour(way: string, owes: string): boolean {
  return AGAIN.test(way) || (DETOUR.test(way) && /^(?:have|has) to$/i.test(owes));
}

function isSame(who: string, pronoun: string, people: People): boolean {
  return /^(?:we|i|you)$/i.test(pronoun) ? who.toLowerCase() === pronoun.toLowerCase() : people.isPersonPhrase(who);
}

/** The deed without the way round; nothing where it is none that somebody would wish for. */
function directly(who: string, said: string, way: string, people: People): string | undefined {
  const deed = said.replace(FOUND_OUT, 'see ');
  if (
    NO_DEED.test(deed) ||
    !isBaseVerb(deed.split(' ')[0]?.toLowerCase() ?? '') ||
    !(people.isPersonPhrase(who) || people.isSpeaker(who))
  )
    return undefined;
  return `${upperFirst(who)} should be able to ${deed} without having to ${way}`;
}

/** "To move a booking, members have to cancel it and book again": they want to move it without that. */
export function withoutDetour(text: string, people: People): string | undefined {
  const [, deed = '', who = '', owes = '', way = ''] = TO_DO_IT.exec(text) ?? TO_DO_SO.exec(text) ?? [];
  if (deed && isDetour(way, owes)) return directly(who, deed, way, people);
  const [, whoever = '', wanted = '', they = '', owed = '', detour = ''] = WANTS_TO.exec(text) ?? [];
  if (wanted && isSame(whoever, they, people) && isDetour(detour, owed))
    return directly(whoever, wanted, detour, people);
  const [, whose = '', due = '', round = '', aim = ''] = IN_ORDER_TO.exec(text) ?? [];
  if (aim && isDetour(round, due)) return directly(whose, aim, round, people);
  const [, when = '', one = '', does = '', pronoun = '', has = '', chore = ''] = EACH_TIME.exec(text) ?? [];
  return chore && isSame(one, pronoun, people) && AGAIN.test(chore)
    ? `${upperFirst(one)} ${has} ${chore} ${lowerFirst(when)} ${/^(?:we|i|you)$/i.test(pronoun) ? one : pronoun} ${does}`
    : undefined;
}
