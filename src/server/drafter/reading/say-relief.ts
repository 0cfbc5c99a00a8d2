import { textOf, type Clause } from '../grammar/parse.ts';
import { isMass } from '../language/nouns.ts';
import { isBaseVerb, readVerb, thirdPerson } from '../language/verbs.ts';
import { isFunction } from '../lexicon/agents.ts';
import { OFTEN } from '../lexicon/relief.ts';
import { withoutOnce } from './trouble-words.ts';

export function join(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

/** "last October two helpers": when it was is no part of who. */
const WHEN =
  /^(?:(?:last|this) (?:week|month|year|night|time|season|spring|summer|autumn|winter|term|\w+day|January|February|March|April|May|June|July|August|September|October|November|December)|yesterday|recently|today|every (?:day|week|month|year|night|morning|season|term)),? (?=\S)/i;

/** The subject in words that can start a clause: "coach" -> "the coach". */
export function subjectOf({ subject }: Clause): string {
  const said = textOf(subject).replace(WHEN, '');
  const [first] = subject;
  const end = subject.findIndex(({ tag }) => tag === 'P' || tag === 'W' || tag === 'S');
  const head = (end > 0 ? subject.slice(0, end) : subject).at(-1);
  const bare =
    first &&
    // "waiting list": a name that begins like a doing.
    (/^(?:N|A|VN)$/.test(first.tag) || (first.tag === 'VG' && subject[1]?.tag === 'N' && end !== 1)) &&
    head?.tag === 'N' &&
    /^[a-z]/.test(said) &&
    !isMass(head.lower) &&
    !/['’]s? /.test(said) &&
    !subject.some(({ lower }) => lower === 'and') &&
    !isFunction(said);
  return bare &&
    !/^(?:everybody|everyone|nobody|somebody|someone|people)$|^(?:half|most|some|many|all|none|few|each|one|two|three|four|five|six|several|\d+|a) /i.test(
      said,
    )
    ? `the ${said}`
    : said;
}

export function isManySubject({ subject, group }: Clause): boolean {
  // "Annelies keeps": the verb tells that it is one.
  if (subject.length === 1 && group?.words.length === 1 && readVerb(group.words[0]?.lower ?? '')?.form === 'third')
    return false;
  // "counting parts takes days"
  if (subject[0]?.tag === 'VG' && !subject.some(({ lower }) => lower === 'and')) return false;
  const said = textOf(subject).replace(WHEN, '').toLowerCase();
  if (
    /^(?:(?:about|over|nearly|almost|around|more than|at least|up to) )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d{2,}|[2-9])\b/.test(
      said,
    )
  )
    return true;
  if (/^(?:i|we|you|they|these|those|both|people|many|most|all|two|three|four|five|several)\b/.test(said)) return true;
  const end = subject.findIndex(({ tag }) => tag === 'P' || tag === 'W');
  const named = end > 0 ? subject.slice(0, end) : subject;
  return (
    named.at(-1)?.tag === 'NS' ||
    named.at(-1)?.lower === 'people' ||
    named.some(({ lower }) => lower === 'and') ||
    /^half of\b.*s$|^(?:half|some|most|all|many|a lot|two|three) of (?:them|us|you)$/.test(said)
  );
}

/** "the food", "goes", "to waste" -> "the food does not go to waste". */
export function denied(clause: Clause, verb: string, rest: string): string {
  const who = subjectOf(clause);
  const once = clause.group?.past ? withoutOnce(rest) : rest;
  // "called again yesterday": they do not have to call again.
  const now = clause.group?.past && !/^to\b/.test(rest) ? (/\bagain$/.test(once) ? once : `${once} again`) : once;
  const adverb = (clause.group?.before ?? []).filter(({ lower }) => !OFTEN.test(lower)).map(({ text }) => text);
  return join(who, isManySubject(clause) ? 'do' : 'does', 'not', ...adverb, verb, now);
}

export function said(clause: Clause, verb: string, rest: string): string {
  return join(subjectOf(clause), isManySubject(clause) ? verb : thirdPerson(verb), rest);
}

/** "what counts as glass and put out jars": what people ask themselves is so of one thing, and what they do besides of many. */
const ASKED_AND_DONE =
  /^((?:what|who|which [\w-]+) (?:is|was|has|[a-z]+s) [^,]+?),? and (?:then |so )?([a-z]+) (?=(?:the|an?|my|our|their|it|them|to|too|up|out|in|on|off|for|at|by|with|from|things?|something|anything|everything|[\w-]+s)\b)/i;

/** "know what counts as glass and put out jars": what they know will be so, and what they do besides will be over. */
function withDeedEnded(rest: string): string {
  return rest.replace(ASKED_AND_DONE, (whole, asked: string, deed: string) =>
    isBaseVerb(deed.toLowerCase()) ? `${asked} and no longer ${deed} ` : whole,
  );
}

/** "never told anyone" -> "told somebody": what goes with a denial, without it. */
export function affirmed(rest: string): string {
  return withDeedEnded(rest)
    .replace(/\bany(?:one|body)\b/gi, 'somebody')
    .replace(/\banything\b/gi, 'something')
    .replace(/\banywhere\b/gi, 'somewhere')
    .replace(/ at all\b/gi, '')
    .replace(/\bany(?: of them)?$/i, 'one')
    .replace(/\bany (?=(?:[\w-]+ )?[\w-]+s\b)/gi, 'some ')
    .replace(/\bany (?=[aeiou])/gi, 'an ')
    .replace(/\bany /gi, 'a ');
}
