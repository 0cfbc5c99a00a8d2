import { textOf, type Clause } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { bareOf, factIn } from './fact-before.ts';
import { isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** What is so for a while, and so may be a case: "a nurse is ill". */
export const PASSING =
  /^(?:ill|sick|late|full|absent|away|empty|free|done|ready|overdue|unpaid|sold out|out of stock|booked out|fully booked|cancelled|canceled|closed|blocked|lost|broken|damaged|finished|rejected|approved|refused|deleted|archived|rescheduled|moved|postponed|not paid|not there|not free|dirty|wet|urgent|low|open|locked|over|stuck|offline|down|lame|injured|busy)\b/i;
/** What is so all the time, and so is no case. */
const LASTING =
  /^(?:have|need|want|like|cost|contain|know|belong|last|weigh|look|seem|use|own|consist|mean|think|believe|hope|love|hate|wish|see|live|depend|complain|ask|prefer)$/;
/** How it is done today, which is what hurts. */
const TODAY =
  /\b(?:only|still|always|never|often|sometimes|usually|mostly|every|each|by hand|by phone|on paper|manually|in excel|again and again|has to|have to|anyway|too|missing|my)\b/i;
/** What ends or changes by a deed that takes no object. */
const ENDS =
  /^(?:cancel|expire|end|resign|retire|leave|move out|move away|change|drop out|die|overlap|disagree|collide|fail|break down|fall ill|quit|arrive|start|begin)$/;
const ONE =
  /^(?:an?(?! (?:lot|few|couple|number|bit|third|quarter|majority|handful)\b)|another|somebody|someone|two|one of (?:the|our))\b/i;
const MODAL = /\b(?:should|must|shall|may|has to|have to|needs? to|ought to|wants? to|would like to)\b/i;
/** "Students should see that before they book.": what they see is told before. */
const SEES_THAT = /\b(?:see|know|hear|read|told|informed|notice)\b(?: of| about)? (?:that|this)\b/i;

function asks(sentence: string): boolean {
  return isCommand(sentence.replace(/^please /i, '')) || MODAL.test(sentence);
}

/** The first clause of a short sentence that tells how things are. */
function toldIn(before: string, people: People): Clause | undefined {
  const { first } = factIn(before, people) ?? {};
  return first && !first.group?.past && !/[?:;,]/.test(before) && before.split(' ').length <= 12 ? first : undefined;
}

/** "Someone damages a car", whatever the second word may be else. */
const SOMEBODY_DOES = /^(?:someone|somebody) [a-z]+s (?:an?|the|his|her|their|our) [a-z ]{2,30}[.!]*$/i;

/** "A coach moves a lesson": what happens to one of many, and now and then. */
function isCase(before: string, people: People): boolean {
  if (SOMEBODY_DOES.test(before) && !TODAY.test(before)) return true;
  const clause = toldIn(before, people);
  const { group } = clause ?? {};
  if (!clause || !group || TODAY.test(before)) return false;
  const who = textOf(clause.subject);
  const rest = textOf(clause.rest);
  if (ONE.test(who))
    return group.passive
      ? !/^(?:missing|needed|made|called|based|used)$/.test(group.verb)
      : group.verb === 'be'
        ? PASSING.test(rest)
        : !LASTING.test(group.verb) || (/^(?:want|ask|complain)$/.test(group.verb) && !/^to\b/.test(rest));
  const [bare = ''] = before.split(/[.!]/);
  return (
    !/^(?:I|we|you|they|it|he|she|this|that|there|the|our|my|all|some|many|most)\b/i.test(who) &&
    bare.split(' ').length <= 4 &&
    ENDS.test([group.verb, rest].filter(Boolean).join(' '))
  );
}

const TO_WHOM =
  /\b(give|send|show|offer|tell|call|text|ask|remind|warn|inform|notify|charge|refund|message) (?:him|her)\b/i;

/** "A new owner comes in. Give her a folder.": whom. */
function withWhom(wish: string, before: string, people: People): string {
  const who = textOf(toldIn(before, people)?.subject ?? []);
  const one = /^an? (?:new |second |further )?(.+)$/i.exec(who)?.[1];
  return one && people.isPersonPhrase(who) ? wish.replace(TO_WHOM, (_, verb: string) => `${verb} the ${one}`) : wish;
}

const THEN = /^(?:then|in (?:that|this|such a) case|if so|when (?:that|this|it) happens),? (?=\w)/i;
const THEN_LAST = /,? (?:then|in (?:that|this|such a) case|when (?:that|this) happens)$/i;

/** "A nurse is ill. Then another one should get her shifts.": what should be when. */
export function inThatCase(sentence: string, before: string, people: People): string | undefined {
  const bare = bareOf(sentence);
  const isThen = (THEN.test(bare) || THEN_LAST.test(bare)) && toldIn(before, people) !== undefined;
  const wish = bare.replace(THEN, '').replace(THEN_LAST, '');
  if (
    !(isThen || isCase(before, people)) ||
    !asks(wish) ||
    SEES_THAT.test(wish) ||
    // "The warden should be told as soon as it is full.": it has a case of its own.
    (!isThen && / (?:when|whenever|if|once|as soon as) /i.test(wish)) ||
    /^(?:when|if|once|as soon as|only|but|and|that|this)\b/i.test(wish) ||
    // "Two teachers plan a lesson. Show who edits it.": what is asked of the thing.
    (/^two\b/i.test(before) && /\b(?:it|first come)\b/i.test(wish))
  )
    return undefined;
  // "Two pilots must not take the same plane.": the wish tells the case itself.
  const who = textOf(toldIn(before, people)?.subject ?? []);
  if (who.includes(' ') && wish.toLowerCase().startsWith(`${who.toLowerCase()} `)) return undefined;
  return `When ${lowerFirst(bareOf(before))}, ${lowerFirst(withWhom(wish, before, people))}.`;
}

/** "Warn us three months before", "they should confirm before": before what, the sentence in front tells. */
const BEFORE =
  /^(.+?)((?: (?:an?|one|two|three|four|six|ten|\d+) (?:minute|hour|day|week|month)s?)?) (?:before|beforehand)$/i;
const AHEAD =
  /^(.+? (?:an?|one|two|three|four|six|ten|\d+) (?:minute|hour|day|week|month)s?) (?:in advance|ahead|earlier)$/i;

export function beforeIt(sentence: string, before: string, people: People): string | undefined {
  const bare = bareOf(sentence);
  const [, lead = '', time = ''] = BEFORE.exec(bare) ?? AHEAD.exec(bare) ?? [];
  const [told = ''] = bareOf(before).split(/,? (?:and|but|because|so|although|while) /i);
  if (
    !lead ||
    !asks(bare) ||
    /\bbefore\b|\b(?:as|than|ever|never|the|day|week|month|night|until|by|from|and again)$/i.test(lead)
  )
    return undefined;
  const clause = toldIn(told, people);
  const isEvent =
    clause?.group !== undefined &&
    !clause.group.negated &&
    !LASTING.test(clause.group.verb) &&
    !/^(?:it|they|this|that|there)$/i.test(textOf(clause.subject)) &&
    !/\b(?:missing|late|gone|lost|forgets?|without)\b/i.test(told) &&
    !TODAY.test(told);
  return isEvent ? `${lead}${time} before ${lowerFirst(told)}.` : undefined;
}

const TIME =
  /\b(in|on|at|during|over|before|after) ((?:the )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|christmas|easter|noon|midnight|night|weekends?|\w*[a-z]days?|holidays)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d:.]*)(?: ?[ap]m| o'clock)?))$/i;
const THAT_TIME =
  /\b(on|for|at|in|during|after|before|until|by) (?:that|this|these|those) (?:days?|dates?|time|months?|period|hour)\b/i;

/** "We are closed on Mondays. Nobody should be able to order for that day.": which day. */
export function atThatTime(sentence: string, before: string): string | undefined {
  const [, on = '', time = ''] = TIME.exec(bareOf(before)) ?? [];
  const bare = bareOf(sentence);
  if (!time || (!MODAL.test(bare) && !asks(bare))) return undefined;
  const isHour = /^at$/i.test(on);
  const named = isHour
    ? bare.replace(/^((?:[\w-]+ ){1,3}?(?:after|before|from|until)) (?:that|then) /i, `$1 ${time} `)
    : bare
        .replace(THAT_TIME, (_, link: string) => `${link} ${time}`)
        .replace(/ (?:then|on that day|in that time)$/i, ` ${on} ${time}`);
  return named === bare ? undefined : upperFirst(`${named}.`);
}
