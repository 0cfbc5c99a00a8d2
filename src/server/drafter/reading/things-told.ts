import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import type { People } from './people.ts';
import { bare } from './refers-to-deeds.ts';
import { lowerFirst } from './trouble-words.ts';

/** What a thing does or undergoes, and people hardly ever: to carry over, to run out, to be checked out. */
const OF_THINGS =
  /^(?:(?:just|simply|all|also|at least|please|automatically|then|still|always) )*(?:not )?(?:carry over|(?:show|turn|come|pop) up\b(?! (?:on time|late|early))|appear|apply|expire|renew|stay (?:(?!(?:logged|signed|informed|connected|subscribed|registered|seated|interested)\b)[a-z]+ed\b|open|valid|visible|active|put|in|on|until|as|there|the same|where)|remain|last|lapse|run (?:on|out|for)|roll over|go (?:(?:straight |directly )?(?:to|into) (?:the|our) [\w-]+(?:$|[ .?!])|away|first|last|up|down|back (?:to|into))|count(?:$|[ .?!](?!to\b|on\b))|disappear|vanish|fade|drop (?:off|out|to)|move (?:up|down|to the (?:top|bottom|end))|come (?:first|last)|close (?:themselves|by themselves|automatically)|land in|end up in|move over|sync|be (?:shown (?:in|on|as|at|together|by|per)|paid out|visible|valid|(?!(?:told|asked|warned|reminded|informed|notified|alerted|paid|charged|invited|allowed|called|texted|mailed|e-?mailed|helped|offered|spared|excused|contacted|trained|refunded|shown|sent|given|taught|needed|interested|picked|moved|added|listed|seated|registered|logged|signed|let)\b)[a-z-]+(?:ed|en|pt|nt|ld|id|wn|ut|ft|rt)\b))/i;
/** Whether a deed behind "could they" is one of things. */
export function isOfThings(deed: string): boolean {
  return OF_THINGS.test(deed);
}

/** "could they just carry over", "They should expire" */
const THEY =
  /^((?:so |but |and |maybe |perhaps )?(?:(?:can|could|should|may|must|would)(?:n['’]t)? )?)they (?=((?:should |could |must |ought to |need to |have to )?)(.*))/i;

/** What a sentence tells of, where that is many of a thing: "adjustments that were agreed for one year". */
function thingsIn(told: string, people: People): string | undefined {
  const [clause] = parseSentence(expandContractions(bare(told)), people.names).clauses;
  if (!clause?.group || clause.mood !== 'statement') return undefined;
  // "Tours have different rules. They should be shown": which of both is not told.
  if (/^(?:have|include|contain)$/.test(clause.group.verb) && clause.rest[0]?.tag !== 'TO') return undefined;
  const [name = ''] = textOf(clause.subject).split(
    / (?:that|which|for|of|in|on|from|with|at|by|to|since|until|between) |,/,
  );
  const words = name.replace(/^(?:the|our|all|all the|my|most|many|some|these|those) /i, '').split(' ');
  // "discounts agreed for a year": what was done with them stands behind their name.
  const end = words.findIndex((word) => isPlural(word.toLowerCase()) && /s$/i.test(word));
  const things = words.slice(0, end + 1).join(' ');
  return end >= 0 && end < 3 && words.length < end + 4 && !people.isPersonPhrase(things) ? things : undefined;
}

/** "Bookings get typed in twice. Could they just show up in the till?": the bookings. */
export function theyOfThings(sentence: string, before: readonly string[], people: People): string | undefined {
  const [lead = '', front = '', , deed = ''] = THEY.exec(sentence) ?? [];
  const told = before.at(-1);
  // "They should be cleared from it": what both are is named in one.
  if (!lead || !told || !isOfThings(deed) || /\b(?:it|there)\b/i.test(deed)) return undefined;
  const things = thingsIn(told, people);
  return things && upperFirst(`${front}the ${lowerFirst(things)} ${sentence.slice(lead.length)}`);
}

/** "refunds have to be typed in again", "... must be entered for each booking": what is done over and over. */
const OVER_AND_OVER =
  /^([^,.!?]+?) (?:(have|need) to|(has|needs) to|must) be ((?:re-?)?[a-z]+(?: (?:in|up|out|down))?) (?=(?:again|anew|twice|from scratch|by hand|over and over|one by one|each time|every time|for (?:each|every) )\b)/i;

/** What has to be done over and over, in front of a question whether things could do without it, as how it goes today. */
export function toilAsToday(sentences: readonly string[]): readonly string[] {
  const last = sentences.at(-1) ?? '';
  if (!/^(?:could|can|couldn['’]t|can['’]t) (?:the|they|it)\b/i.test(last)) return sentences;
  return sentences.map((sentence) =>
    sentence
      .replace(/( again) by us(?: [a-z-]+s)?(?=[.,]|$)/i, '$1')
      .replace(OVER_AND_OVER, (whole, things: string, many: string, one: string, done: string) =>
        /^(?:if|when|once|as|because|after|before)\b/i.test(things)
          ? whole
          : `${things} ${one || !(many || isPlural(things.split(' ').at(-1) ?? '') || /s(?: |$)/.test(things)) ? 'gets' : 'get'} ${done} `,
      ),
  );
}

/** "A must be entered each time, could they just carry over?": what is asked behind a comma, as a sentence of its own. */
const ASKED_BEHIND =
  /, (?:so |and )?(?=(?:can|could|couldn['’]t|can['’]t) (?:they|it) (?:not )?(?:just |simply |please )?[a-z]+ [^,.!?]*\?)/i;
/** A case or a reason, or a question of its own, in front of the comma. */
const DEPENDS = /^(?:if|when|whenever|once|after|before|as|while|because|since|unless|until|although)\b/i;

const ASKS = /^(?:should|can|could|is|are|do|does|will|would|may|what|when|where|which|who|how|why)\b/i;

/** A note whose question stands behind a comma, with that question as a sentence. */
export function withAskedApart(text: string): string {
  const found = ASKED_BEHIND.exec(text);
  const before = text.slice(0, found?.index);
  const [own = ''] = /[^.!?]*$/.exec(before) ?? [];
  // "should it close, and can they keep it?": two questions.
  return !found || before.length < 12 || DEPENDS.test(own.trim()) || ASKS.test(own.trim())
    ? text
    : `${before}. ${upperFirst(text.slice(before.length + found[0].length))}`;
}

/** "set off 90 alerts", "dozens of empty classes": how many there were of what. */
const COUNTED =
  /\b(?:\d+|dozens of|hundreds of|tons of|lots of|too many|so many|many) ((?:[a-z-]+ )?[a-z-]+s)(?=[,.!?]|$| (?:for|in|on|at|of|from|by|with|last|this)\b)/i;
/** "We need a way to mute them for a day" */
const WAY =
  /^((?:we |i )?(?:need |want )?(?:(?:some|any|an?)(?: [a-z]+)? (?:way|option|button|means|possibility)|something) to [a-z]+) them\b/i;

/** "Easter set off 90 alerts. Some way to mute them.": the alerts. */
export function themCounted(sentence: string, before: readonly string[], people: People): string | undefined {
  const [whole = '', lead = ''] = WAY.exec(sentence) ?? [];
  const many = whole && COUNTED.exec(before.at(-1) ?? '')?.[1];
  return many && !people.isPersonPhrase(many) ? `${lead} the ${many}${sentence.slice(whole.length)}` : undefined;
}

/** Whom a sentence tells of that they never learn, get or keep something: "Members who asked for it never hear back". */
const LACKING =
  /^((?:the |our |some |many |most )?(?:[\w-]+ ){0,3}?[\w-]*[a-rt-z]s|people)(?: (?:who|that|on|with|in|at|from|of) [^,.!?]+?)? (?:(?:often|always|still|usually|almost|just|simply) )*(?:never|hardly ever|rarely|do not|don['’]t|cannot|can['’]?t|only) (?:even |ever |really |actually )?(?:hear|see|know|find|get|learn|notice|reali[sz]e|receive|understand|remember|tell)s?\b/i;
/** "Show that a repair was asked for": to whom it is shown is left out. */
const SHOW =
  /^(?:please |just |at least |simply |so )?show (?=(?:that|whether|if|when|how|what|which|where|who|why) )/i;

/** "nurses" of ward nurses, where no others are called so. */
function inFull(many: string, people: People): string {
  const head = many.toLowerCase().replace(/^(?:the|our) /, '');
  const named = [...people.names.values()].flat().map((words) => words.join(' '));
  const [name, other] = named.filter((one) => one.endsWith(` ${head}`));
  return head.includes(' ') || !name || other ? many : name;
}

/** "Members who reported it never hear back. Show that ...": members are shown it. */
export function shownToThem(sentence: string, before: readonly string[], people: People): string | undefined {
  const [whole = ''] = SHOW.exec(sentence) ?? [];
  const [, who = ''] = (whole && LACKING.exec(before.at(-1) ?? '')) || [];
  const named = who.replace(/^(?:some|many|most) /i, '');
  return who && people.isPersonPhrase(named)
    ? `${upperFirst(inFull(named, people))} should see ${sentence.slice(whole.length)}`
    : undefined;
}
