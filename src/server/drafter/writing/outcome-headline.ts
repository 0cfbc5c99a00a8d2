import { readClause } from '../language/clause.ts';
import { PREPOSITIONS, SUBORDINATORS } from '../lexicon/function-words.ts';
import { isBaseVerb, thirdPerson } from '../language/verbs.ts';
import { TIME_UNIT } from '../lexicon/time-words.ts';
import { count, LONGEST } from './fit-headline.ts';
import { withoutContrast } from './headline-forms.ts';
import { tells } from './headline-words.ts';

/** Where what is told of something may end. */
const BORDER =
  /^(?:in|on|at|for|by|with|from|to|of|within|without|until|unless|if|when|while|before|after|because|as|and|or|even|during|per|under|over|above|than|once|only|so|less|older|except|next)$/i;
const OPEN =
  /\b(?:the|an?|of|for|to|in|on|at|by|with|from|and|or|is|are|be|not|only|can|cannot|can only|more|less|fewer|than|until|unless|after|before|when|if|while|as|go|goes|come|comes|somebody|someone|those|all|each|every|half|has|have|does|do|so|even|looked|their|its|this|that|number|most|least)$/i;
const LIMIT = /\b(?:only|unless|until|without|at most|at least|no more than|more than|within|up to|no|never)\b/gi;
/** What stands for a whole condition: "only after the consent on file". */
const LEAVE =
  /^(?:(?:the|an?) )?(?:\w+ )?(?:consent|approval|agreement|confirmation|permission|payment|check|inspection|release|deposit|signature|licence|order)\b/i;

/** What an end or a ban holds for, where it does not hold for all. */
const FOR_EACH = /\b(?:for|about|after|to|on) (?:every|each)\b/i;

function limits(text: string): number {
  return (text.match(LIMIT) ?? []).length;
}

/** Where a name may be parted; "number of", "kind of" say nothing alone. */
const PHRASES =
  /(?<!\b(?:amount|copy|count|date|kind|list|name|number|part|proof|rest|share|sort|type|version)s?) (?=of )| (?=(?:in|on|at|for|from|with|without|under|over|above) )/;

/** Ways to name what it is about: whole, without what narrows it down, without some of its phrases. */
function subjects(subject: string, isDenied: boolean): string[] {
  const bare = subject.replace(/ (?:that|which|who|whose|where|whom) .+$/, '');
  // "a recipe that somebody else added cannot be deleted": others can.
  if (bare !== subject && isDenied) return [subject];
  const [head = bare, ...rest] = bare.split(PHRASES).slice(0, 5);
  let ways: { way: string; ends: boolean }[] = [{ way: head, ends: true }];
  for (const part of rest)
    ways = ways.flatMap(({ way, ends }) => {
      const without = { way, ends: false };
      // "the number of characters of a password": what is of something goes with it.
      return part.startsWith('of ') && !ends ? [without] : [{ way: `${way} ${part}`, ends: true }, without];
    });
  return [...new Set([subject, ...ways.map(({ way }) => way)])];
}

/** Whether what is told may end before the word at `end`. */
function mayEnd(words: readonly string[], end: number): boolean {
  const next = words[end] ?? '';
  const behind = words[end + 1] ?? '';
  const before = words.slice(0, end);
  if (!BORDER.test(next)) return false;
  if (/^(?:before|after)$/i.test(next) && TIME_UNIT.test(before.at(-1) ?? '')) return false;
  if (/^to$/i.test(next)) return !isBaseVerb(behind) && !(before.includes('from') && !before.includes('to'));
  // "by the leader | and the first aider" is half a list, "recording | or when" is none.
  return !/^(?:and|or)$/i.test(next) || PREPOSITIONS.has(behind) || SUBORDINATORS.has(behind);
}

/** Ways to end what is told of it, the fullest first. */
function endings(rest: string): string[] {
  const [first = rest] = rest.split(/, (?!(?:[\w'-]+ ){0,2}?[\w'-]+(?:,| and\b| or\b))/);
  const words = first.split(' ');
  const found = [first];
  for (let end = words.length - 1; end > 0; end--) if (mayEnd(words, end)) found.push(words.slice(0, end).join(' '));
  // "only after the consent on file is not older than a year": after the consent.
  const [, lead = '', clause = ''] = /^(.*?\bonly after )(.+)$/.exec(first) ?? [];
  const subject = clause ? (readClause(clause)?.subject ?? '') : '';
  if (LEAVE.test(subject)) found.push(`${lead}${subject}`);
  // "go from 0 to more than a quarter"
  // "cannot close a report without attaching a photo of the repair": without a photo.
  const [, barred = '', lacking = ''] =
    /^((?:can no longer|cannot|may not|must not) .+? without )(?:attaching|adding|uploading|giving|entering|naming|providing|showing|having|leaving|taking|recording|getting|filling in) ((?:an? |the |any )?[\w-]+(?: [\w-]+)?)(?: (?:of|for|from|to|by|on|in|with|that|which)\b.*)?$/.exec(
      first,
    ) ?? [];
  if (lacking) found.push(`${barred.replace('can no longer', 'cannot')}${lacking}`);
  const free = first.replace(/^((?:\S+ ){0,3})from \S+ (?=to )/, '$1');
  return free === first ? found : [...found, ...endings(free)];
}

/** "is only closed" for "can only be closed", "rises by at most a tenth" for "does not rise by more than a tenth". */
function plainer(text: string): string {
  return text
    .replace(/\bcan only be (?=\w)/, 'only ')
    .replace(/\b(?:does|do) not (\w+) (by )?more than /, (whole, verb: string, by = '') =>
      isBaseVerb(verb) ? `${thirdPerson(verb)} ${by}at most ` : whole,
    );
}

function isWhole(form: string): boolean {
  // "only changed" says nothing without by whom.
  if (OPEN.test(form) || / only (?:be )?\w+(?:ed|en)$/i.test(form) || form.split(' ').length < 4) return false;
  // "until someone has released | it": a condition goes whole.
  const [, condition = ''] = / (?:unless|until|if|when|while|once|before|after|who|that|which) (.+)$/i.exec(form) ?? [];
  return condition === '' || !/\b(?:has|have|is|are|was|were|am)$/.test(condition);
}

/** What is to hold, in as many words as a headline has: its limits before its circumstances, and no phrase in half. */
export function outcomeHeadline(outcome: string): string | undefined {
  const none = /^there (?:is|are) (no .+)$/i.exec(outcome)?.[1];
  const clause = none === undefined ? readClause(outcome) : undefined;
  if (none === undefined && (!clause || /^(?:it|they|he|she|there|this|that)$/i.test(clause.subject))) return undefined;
  const subject = clause ? clause.subject : '';
  const isLong = count(subject.replace(/ (?:that|which|who|whose|where|whom) .+$/, '')) > 9;
  if (
    isLong ||
    (subject !== '' && readClause(subject.replace(/ (?:that|which|who|whose|where|whom) .+$/, ''))) ||
    /[{}]|^(?:it|but|and|or|anybody|anyone)\b/i.test(outcome)
  )
    return undefined;
  const told = withoutContrast(none ?? outcome.slice(outcome.indexOf(subject) + subject.length).trim());
  const forms = (
    subject === '' ? [''] : subjects(subject, clause?.negated === true || /\bno longer\b/.test(told))
  ).flatMap((who, less) =>
    endings(told).map((end, cost) => ({ form: plainer(`${who} ${end}`.trim()), cost: less * 0.3 + cost * 0.1 })),
  );
  const brief = forms.flatMap(({ form, cost }) => {
    const whole = form.replace(/^(?:the|an?) /i, '').replace(/[,;]/g, '');
    const ways = [
      whole,
      whole.replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, ''),
      whole
        .replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, '')
        .replace(/\b(?:is|are) (?=(?:not |only )?\w+(?:ed|en|pt|ht|nt|ld)\b)/i, ''),
    ];
    return ways
      .filter((way) => count(way) >= 3 && count(way) <= LONGEST && isWhole(way))
      .slice(0, 1)
      .map((way) => ({ way, score: tells(way) + limits(way) * 2 - cost }));
  });
  return brief.toSorted((a, b) => b.score - a.score)[0]?.way;
}

/** The better of two headlines: one that keeps a limit, else one that tells clearly more; `outcome` is what is to hold. */
export function orOutcome(headline: string, outcome: string | undefined): string {
  const other = outcome === undefined ? undefined : outcomeHeadline(outcome);
  if (other === undefined || limits(other) < limits(headline)) return headline;
  // "no longer get a letter" is more than "for every small change".
  if (FOR_EACH.test(other) && /^no longer get /i.test(headline)) return other;
  return limits(other) > limits(headline) || count(headline) < 4 || tells(other) > tells(headline) + 1
    ? other
    : headline;
}
