import { FINITE } from '../grammar/candidates.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { upperFirst } from '../language/capitals.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { asidesOf, isBroken } from './find-asides.ts';
import { AMOUNT_OF_TIME, DAY_OF_IT } from '../lexicon/time-words.ts';
import { lowerFirst } from '../reading/trouble-words.ts';

const CONDITION =
  /^(?:when|whenever|if|once|after|before|until|unless|while|as soon as|as long as|in case|even if|even when)$/;

/** "a reminder two days", with "before it is due" behind it. */
const MEASURED = new RegExp(
  `^(.*?) ?\\b((?:within )?(?:at least |at most |up to |exactly )?(?:${AMOUNT_OF_TIME}|${DAY_OF_IT}))$`,
  'i',
);

/** What stands before "before" or "after", and how long before or after it is: "send a note", "7 and 14 days". */
export function measuredOff(text: string): { readonly said: string; readonly measure: string } {
  const [, said = text, measure = ''] = MEASURED.exec(text) ?? [];
  return { said, measure };
}

/** "if that is sooner", "whichever": what goes back to two things that were named. */
const COMPARING =
  /^(?:that|this|it|the (?:former|latter))(?: is|['’]s| comes| happens| ends| falls) (?:the )?(?:sooner|earlier|later|first|last|longer|shorter|less|more|cheaper|lower|higher|greater|smaller)\b/i;

/** Whether a condition can stand in front: it belongs to the deed, and not to a clause or a word before it. */
function mayGoFirst(before: string, condition: string): boolean {
  return (
    !/\b(?:only|also|even|not|at all|and|or|but|just|again|see|know|find out|show|tell|ask|check)$/.test(before) &&
    !/^(?:and|or|but|also)\b/i.test(condition) &&
    // "14 days, or until the next delivery if that is sooner": it compares what stands before it.
    !COMPARING.test(condition) &&
    // "an overview, which the desk closes when ...", "find out that ... when ..."
    !/(?:, (?:which|who|that)|\b(?:see|know|find out|notice|tell|say)(?: \w+)? (?:that|whether|how|what|who|which)) |\b(?:who|that) (?:gets?|receives?|hears?|takes?|is|are) [^,]*$/.test(
      before,
    )
  );
}

/** "A nurse can swap a shift when a colleague agrees" -> "When a colleague agrees, a nurse can swap a shift". */
export function conditionsFirst(clause: Clause, isMeasured = true): string[] {
  return clause.subs
    .filter(({ link }) => CONDITION.test(link))
    .flatMap((condition) => conditionFirst(clause, condition, isMeasured) ?? []);
}

const OPENING =
  /^(?:A|An|The|There|All|Any|Each|Every|Both|Half|Most|Some|Only|More|Fewer|No|Nobody|Anybody|Somebody|Everybody|Whoever|Their|Its|This|That|These|Those|One|Two|Three)\b/;

/** What opened a sentence as it stands within one; `words` are its first ones. A name keeps its capital: "Pupils", but not "Xero". */
export function insideSentence(text: string, words: readonly Tagged[]): string {
  const [first, second] = words;
  const isCommon =
    /^(?:D|PN|NS|VG|VN)$/.test(first?.tag ?? '') ||
    (/^[AN]$/.test(first?.tag ?? '') &&
      (first?.tag === 'N' || /^NS?$/.test(second?.tag ?? '')) &&
      !/\p{Lu}/u.test(second?.text ?? '') &&
      tagWords(first?.lower ?? '').every(({ known }) => known)) ||
    OPENING.test(text);
  return isCommon ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "when the feed falls below what one day needs", "exceeds what is insured": the question belongs to the condition. */
function isHeldAgainst(before: Tagged | undefined): boolean {
  const { lower = '', tag } = before ?? {};
  return (
    /^(?:below|above|under|over|beyond|behind|than|to|of|at|with|from|by|on|in|into|for|about)$/.test(lower) ||
    (tag === 'VZ' && !INTRANSITIVE.test(readVerb(lower)?.base ?? lower))
  );
}

function conditionFirst(clause: Clause, condition: Clause['subs'][number], isMeasured: boolean): string | undefined {
  const { subject, group, rest, subs } = clause;
  // "if a diver | who was counted out": half a condition.
  if (!condition.words.some(({ tag }) => FINITE.has(tag) || tag === 'HV' || tag === 'VN' || tag === 'VG'))
    return undefined;
  // "can see if it is likely to run": what they want to see, and no condition.
  if (
    condition.link === 'if' &&
    rest.length === 0 &&
    /^(?:see|know|check|tell|ask|show|find|learn|say)$/.test(group?.verb ?? '')
  )
    return undefined;
  if (!group || !mayGoFirst(textOf(rest), textOf(condition.words))) return undefined;
  // "see what happens when it is late, and whether it waits": what is asked besides belongs to the first question.
  if (/\b(?:and|or) (?:whether|which|what|where|how|who|why) /.test(textOf(condition.words))) return undefined;
  // "updates as doors open and turns red when one stays open": it belongs to the second deed alone.
  const all = [
    textOf(subject),
    textOf(group.words),
    textOf(rest),
    ...subs.map(({ link, words }) => `${link} ${textOf(words)}`),
  ].join(' ');
  if (/\bas (?:[\w-]+ ){2,6}and [a-z]+s\b/i.test(all)) return undefined;
  // "see before they leave whether it rains": the question would stand where nobody asks it.
  const at = condition.words.findIndex(({ lower }) => /^(?:whether|which|what|where|how|who)$/.test(lower));
  if (at > 0 && rest.length === 0 && !isHeldAgainst(condition.words[at - 1])) {
    const left = { ...condition, words: condition.words.slice(0, at) };
    return conditionFirst({ ...clause, rest: condition.words.slice(at), subs: [left] }, left, isMeasured);
  }
  // "three days before it is due": the measure goes with the condition.
  const { said, measure } = /^(?:before|after)$/.test(condition.link)
    ? measuredOff(textOf(rest))
    : { said: textOf(rest), measure: '' };
  // "from 30 minutes before it starts": the measure is of what stands before it.
  if (measure && /\b(?:from|by|for|in|at|until|to|of|and|or)$/.test(said)) return undefined;
  const others = subs.filter((sub) => sub !== condition).map(({ link, words }) => `${link} ${textOf(words)}`);
  const [first = '', ...more] = [textOf(subject), textOf(group.before), textOf(group.words), said, ...others].filter(
    Boolean,
  );
  // "can be lit again only after ...": the word would be left alone.
  if (/\b(?:only|not|even)$/.test(more.at(-1) ?? '')) return undefined;
  // "if production needs it, but never beyond the deadline": the bound belongs to the deed.
  const [, when = '', bound = ''] =
    /^(.+?)(,? but (?:never|not|only) .+|, (?:except|apart from|save for) .+)$/.exec(textOf(condition.words)) ?? [];
  const start = insideSentence(first, subject);
  return `${upperFirst([isMeasured ? measure : '', condition.link].filter(Boolean).join(' '))} ${when || textOf(condition.words)}, ${[start, ...more].join(' ')}${bound}`;
}

/** What tells where, when, with what or for whom, and can stand in front without another meaning. */
const FRONTED = /^(?:with|without|on|in|at|during|for|from|within|across|via|through|by)$/;

/** Until when something is done. */
const TIMES = /^(?:end|\w*day|week|month|year|noon|morning|evening|night|time|date|deadline|hour|minute)s?$/;

/** Whether a phrase can stand in front: "on paper", "by phone" and "for example" say how, and stay with their verb. */
function mayBeFronted(phrase: readonly Tagged[]): boolean {
  const [lead, next] = phrase;
  // "in a format they accept": who they are is told by what stands before it.
  if (phrase.some(({ lower }) => /^(?:they|he|she|it)$/.test(lower))) return false;
  return (
    FRONTED.test(lead?.lower ?? '') &&
    // "a second check by the manager": who does it stays with what they do.
    (lead?.lower !== 'by' || TIMES.test(phrase.at(-1)?.lower ?? '')) &&
    ((lead?.lower.startsWith('with') ?? false) ||
      /^(?:D|NU|VG|PO)$/.test(next?.tag ?? '') ||
      /^(?:the|an?|their|its|each|every|all|any|\d.*)$/.test(next?.lower ?? ''))
  );
}

/** "A clerk can see the loads per day with the weight" -> "With the weight, a clerk can see the loads per day": nothing is lost. */
export function phraseFirst(statement: string): string[] {
  const words = tagSentence(splitWords(statement));
  if (!/^(?:an?|the|each|every|no|all|[a-z]+(?:s|ed))$/i.test(words[0]?.text ?? '')) return [];
  const asides = asidesOf(words, true);
  // "on the day of treatment, not later" goes as one.
  const [third, second, last] = words.slice(-3);
  const isClosed = third?.lower === ',' && second?.lower === 'not' && last !== undefined;
  const ends = new Set([isClosed ? words.length - 3 : words.length]);
  // From the last one on: a phrase of phrases goes as one.
  return asides
    .toReversed()
    .flatMap(({ from, to }) => {
      const lead = words[from]?.lower ?? '';
      if (!ends.has(to) || words[from]?.tag !== 'P') return [];
      // "a set made from old tasks": what it was made from is no place.
      if (lead === 'from' && /^V[ND]$/.test(words[from - 1]?.tag ?? '')) return [];
      // "as an apology for a delay": for what it is one stands with it.
      if (lead === 'for' && /\bas an? [\w-]+(?: [\w-]+)? $/i.test(`${joinWords(words.slice(0, from))} `)) {
        ends.clear();
        return [];
      }
      // "into one parcel" belongs to the deed, and so does what stands before it.
      if (mayBeFronted(words.slice(from))) ends.add(from);
      else {
        ends.clear();
        return [];
      }
      const isInside = words.slice(3, from).some(
        ({ tag, lower: word }, place, all) =>
          tag === 'W' ||
          tag === 'S' ||
          /^(?:than|,)$/.test(word) ||
          // "save a claim and go on later on another device": it belongs to the second deed.
          (tag === 'C' && all[place + 1]?.tag === 'V0'),
      );
      // "on the plan and seat a party at them": the second deed stays behind the first.
      const isSecond = words
        .slice(from)
        .some(
          ({ tag }, place, all) =>
            tag === 'C' &&
            (isBaseVerb(all[place + 1]?.lower ?? '') || all[place + 1]?.tag === 'N') &&
            /^(?:D|NU|PO)$/.test(all[place + 2]?.tag ?? ''),
        );
      if (isInside || isSecond || words.length - from > 12) return [];
      const left = joinWords(words.slice(0, from));
      if (isBroken(left)) return [];
      const front = joinWords(words.slice(from));
      // "on the plan and seat one party at them": another deed.
      if (/\b(?:and|or) [a-z]+ (?:the|an?|one|two|it|them|each|every|all|\d+)\b/i.test(front)) return [];
      return [{ lead, text: `${upperFirst(front)}, ${lowerFirst(left)}` }];
    })
    .toSorted((a, b) => Number(b.lead.startsWith('with')) - Number(a.lead.startsWith('with')))
    .map(({ text }) => text);
}

/** A time in front of a statement: "at the end of the month", "on the evening before". */
const TIME_IN_FRONT =
  /^((?:At|In|On|During|By|Until|From|Before|After|Within) (?:the |an? |each |every )?[\w-]+(?: (?:of|before|after|in) (?:the |an? |each |every )?[\w-]+)?),? ((?:the|an?|each|every|all|no) [^,]+)$/;

/** "At the end of the month the clerk prints the invoice" -> "The clerk prints the invoice at the end of the month". */
export function phraseBehind(statement: string): string[] {
  const [, front = '', main = ''] = TIME_IN_FRONT.exec(statement) ?? [];
  const { clauses } = parseSentence(main);
  const isTime = TIMES.test(front.split(' ').at(-1) ?? '');
  return isTime && clauses.length === 1 && clauses[0]?.group && clauses[0].subs.length === 0
    ? [`${upperFirst(main)} ${lowerFirst(front)}`]
    : [];
}
