import { FINITE, type Tag } from './candidates.ts';
import type { Tagged } from './tag-sentence.ts';
import { findFinite, groupAt, startsGroup } from './verb-group.ts';

/** Words that start with a subordinator: "because they cannot see it". */
export interface Sub {
  readonly link: string;
  /** Without the link. */
  readonly words: readonly Tagged[];
}

const NOUN_PHRASE = new Set<Tag>(['D', 'A', 'N', 'NS', 'PN', 'EX', 'VG', 'VN']);

/** Where a subject and its verb start behind a conjunction at `at`, or a verb that shares the subject; -1 for a list of things. */
function startsClause(words: readonly Tagged[], at: number, to: number, form: Tag): 'shared' | 'own' | undefined {
  let next = at;
  while (next < to && words[next]?.tag === 'R') next++;
  // "follow the trip but not see the phone numbers"
  if (words[next]?.tag === 'NEG' && words[next + 1]?.tag === 'V0' && (form === 'V0' || form === 'M')) return 'shared';
  // "about a tenth of the hours is lost": it only says that the figure is rough.
  if (/^(?:about|around|over|under|up)$/.test(words[next]?.lower ?? '') && isFraction(words, next + 1)) next++;
  const tag = words[next]?.tag;
  if (tag && FINITE.has(tag)) {
    if (tag === form || (tag === 'V0' && (form === 'M' || form === 'V0'))) return 'shared';
    if (tag === 'M' || tag === 'HV' || tag === 'DO' || tag === 'BE') return 'shared';
    // "must not be planned twice and needs a rest"
    if (
      tag === 'VZ' &&
      /^(?:needs|gets|pays|counts|costs|stays)$/.test(words[next]?.lower ?? '') &&
      /^(?:and|but)$/.test(words[at - 1]?.lower ?? '')
    )
      return 'shared';
    return (tag === 'VZ' && form !== 'V0') || (tag === 'VD' && form !== 'V0') ? 'shared' : undefined;
  }
  if (tag === 'P') return startsBehindPhrase(words, next, to) ? 'own' : undefined;
  if (tag === 'TO' || tag === 'PU') return undefined;
  let isSubject = false;
  for (; next < to; next++) {
    const here = words[next]?.tag ?? 'PU';
    // "the reason and the date it was found": a clause that says which date, no subject of its own.
    if (here === 'PN' && isSubject && /^NS?$/.test(words[next - 1]?.tag ?? '')) return undefined;
    // "the date of the visit and the date the board was told"
    if (
      here === 'D' &&
      isSubject &&
      /^(?:date|day|time|hour|reason|way|place|moment|year)$/.test(words[next - 1]?.lower ?? '')
    )
      return undefined;
    if (here === 'PN' || here === 'EX' || here === 'N' || here === 'NS') isSubject = true;
    // "the first one to say yes"
    if (here === 'TO' && isSubject && words[next + 1]?.tag === 'V0') {
      next++;
      continue;
    }
    // "pull names and dates out of a form rather than making the clerk type it": the verb behind it is whoever's is spared.
    if (/^(?:rather than|instead of)$/.test(words[next]?.lower ?? '') && words[next + 1]?.tag === 'VG')
      return undefined;
    // "half of them starve"
    if (here === 'PO' && words[next - 1]?.lower === 'of') {
      isSubject = true;
      continue;
    }
    // "and everyone in the choir gets it"
    if (here === 'PO' && /^(?:every|any|some|no)(?:body|one)$/.test(words[next]?.lower ?? '')) {
      isSubject = true;
      continue;
    }
    if (FINITE.has(here)) return isSubject && startsGroup(words, next, at) ? 'own' : undefined;
    // "everyone who has booked gets a mail": the relative clause belongs to the subject.
    if (here === 'W' && isSubject && /^(?:who|that|which)$/.test(words[next]?.lower ?? '')) {
      const own = findFinite(words, next + 1, to);
      if (own < 0) return undefined;
      next = groupAt(words, own).end - 1;
      continue;
    }
    if (here === 'W' || here === 'S' || here === 'PU' || here === 'C') return undefined;
    if (!NOUN_PHRASE.has(here) && here !== 'P' && here !== 'R') return undefined;
  }
  return undefined;
}

function isFraction(words: readonly Tagged[], at: number): boolean {
  const said = `${words[at]?.lower ?? ''} ${words[at + 1]?.lower ?? ''}`;
  return /^(?:half\b|an? (?:half|third|quarter|fifth|sixth|tenth|dozen|hundred|thousand|few)$|(?:two|three|\d+) \w+)/.test(
    said,
  );
}

/** "and at the end of the month the numbers do not match": a phrase of time in front of a subject with its verb. */
function startsBehindPhrase(words: readonly Tagged[], at: number, to: number): boolean {
  for (let next = at + 2; next < to; next++) {
    const { tag } = words[next] ?? { tag: 'PU' };
    if (tag === 'PU' || tag === 'C' || tag === 'S' || tag === 'W' || FINITE.has(tag)) return false;
    if (
      (tag === 'D' || tag === 'PN' || tag === 'EX') &&
      /^(?:end|month|week|day|morning|afternoon|evening|night|year|time|season|term|\w+day|noon|shift)s?$/.test(
        words[next - 1]?.lower ?? '',
      )
    )
      return startsOwn(words, next);
  }
  return false;
}

export function endOfSub(words: readonly Tagged[], from: number, to: number): number {
  const finite = findFinite(words, from, to);
  if (finite < 0) return to;
  for (let at = groupAt(words, finite).end; at < to; at++) {
    if (words[at]?.tag === 'PU' && words[at]?.lower === ',') return at;
    // Without a comma the main clause starts at an order, or at a subject of its own.
    if (words[at]?.tag === 'V0' && startsGroup(words, at, from)) return at;
    // "unless a piece is labelled it must stay", "until it is closed everybody can vote"
    if (words[at]?.tag === 'PO' && /^(?:M|BE|HV)$/.test(words[at + 1]?.tag ?? '')) return at;
    if (
      (words[at]?.tag === 'D' ||
        words[at]?.tag === 'PN' ||
        OPENS.test(words[at]?.lower ?? '') ||
        (words[at]?.tag === 'NS' && !/^(?:N|NS|D|A)$/.test(words[at - 1]?.tag ?? 'PU'))) &&
      /^NS?$|^PO$|^A$|^R$|^PT$|^V/.test(words[at - 1]?.tag ?? '') &&
      startsOwn(words, at)
    )
      return at;
  }
  return to;
}

/** Words that no noun stands before in the same phrase. */
const OPENS = /^(?:the|an?|all|both|every|each|its|their|our|my|any|no|this|these)$/;

/** Whether a subject with its verb starts here, with nothing between them. */
function startsOwn(words: readonly Tagged[], at: number): boolean {
  let next = at;
  while (
    next < words.length &&
    (NOUN_PHRASE.has(words[next]?.tag ?? 'PU') ||
      (words[next]?.tag === 'R' && (next > at || OPENS.test(words[next]?.lower ?? ''))))
  ) {
    // "picks up the animal all its papers must be ready": the subject starts behind the object.
    if (next > at && OPENS.test(words[next]?.lower ?? '') && /^NS?$/.test(words[next - 1]?.tag ?? '')) return false;
    next++;
  }
  return next > at && next < words.length && FINITE.has(words[next]?.tag ?? 'PU') && startsGroup(words, next, at);
}

export interface Cut {
  readonly rest: readonly Tagged[];
  readonly subs: readonly Sub[];
  readonly next: { at: number; link: string } | undefined;
}

/** Cuts what follows a verb into its own words, subordinate clauses and the start of the next clause. */
export function cutRest(words: readonly Tagged[], from: number, form: Tag, isFact = false): Cut {
  const rest: Tagged[] = [];
  const subs: Sub[] = [];
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const { tag, lower } = word;
    // "who moved a boat and when it was moved": one question with two halves.
    // "kept until 6 pm and then goes on": a time, and no clause.
    const isTime =
      /^(?:until|before|after)$/.test(lower) &&
      words[at + 1]?.tag === 'N' &&
      /^(?:\d|noon$|midnight$)/.test(words[at + 1]?.lower ?? '');
    const asksOn = tag === 'S' && words[at - 1]?.tag === 'C' && rest.some((other) => other.tag === 'W');
    if (
      !asksOn &&
      !isTime &&
      tag === 'S' &&
      findFinite(words, at + 1, words.length) >= 0 &&
      !/^(?:as|how|where)$/.test(lower)
    ) {
      const end = nextClause(words, at + 1, form, isFact);
      subs.push({ link: lower, words: words.slice(at + 1, end?.from ?? words.length) });
      return { rest: trimmed(rest), subs, next: end && { at: end.at, link: end.link } };
    }
    const joined = joinAt(words, at, form);
    // "see which doors and gates open": two things that the question is about.
    const isAsked =
      joined &&
      /^(?:and|or)$/.test(joined.link) &&
      !/^(?:V0|PN)$/.test(words[joined.at]?.tag ?? '') &&
      (awaitsVerb(rest) || awaitsOther(rest));
    if (joined && !isAsked && !(form === 'V0' && isRelated(words, joined, rest)))
      return { rest: trimmed(rest), subs, next: joined };
    rest.push(word);
  }
  return { rest: trimmed(rest), subs, next: undefined };
}

/**
 * "get a list of those who asked earlier and are still free": behind a bare verb the second finite one is the relative clause's, and "be"
 * goes with the modal verb in it: "a day after which it will lapse and be deleted".
 */
function isRelated(words: readonly Tagged[], joined: { at: number; link: string }, rest: readonly Tagged[]): boolean {
  let at = joined.at;
  while (words[at]?.tag === 'R') at++;
  const lower = words[at]?.lower ?? '';
  const from = rest.findIndex((word) => word.tag === 'W' && /^(?:who|that|which)$/.test(word.lower));
  return (
    /^(?:and|or|but)$/.test(joined.link) &&
    from >= 0 &&
    (/^(?:is|are|was|were|has)$/.test(lower) ||
      (lower === 'be' && !TOLD.test(words[at + 1]?.lower ?? '') && rest.slice(from).some(({ tag }) => tag === 'M')))
  );
}

/** What somebody wants to be. */
const TOLD = /^(?:able|told|notified|informed|warned|alerted|reminded|asked|shown|sent|given)$/;

/** "between parcels that are paid and those that are not": the other side is still to come. */
function awaitsOther(words: readonly Tagged[]): boolean {
  const from = words.findLastIndex(({ lower }) => lower === 'between');
  return from >= 0 && words.slice(from).every(({ tag, lower }) => tag !== 'C' || lower === 'or');
}

/** Whether the last question still lacks its verb: "which doors", "whether doors", "how old or large". */
function awaitsVerb(words: readonly Tagged[]): boolean {
  const from = words.findLastIndex(({ tag }) => tag === 'W');
  const asked = words.slice(from + 1);
  const lead = words[from]?.lower ?? '';
  return (
    /^(?:which|what|whose|how many|how much|when|whether|how)$/.test(lead) &&
    asked.some(({ tag }) => tag === 'N' || tag === 'NS' || (/^(?:how|whether)$/.test(lead) && tag === 'A')) &&
    asked.every(({ tag, lower }) => NOUN_PHRASE.has(tag) || tag === 'P' || tag === 'C' || lower === ',')
  );
}

/** Whether a clause is joined at `at` by "and", "but", a comma or both. */
function joinAt(words: readonly Tagged[], at: number, form: Tag): { at: number; link: string } | undefined {
  const word = words[at];
  if (!word || (word.tag !== 'C' && !(word.tag === 'PU' && /^[,;:-]$/.test(word.lower)))) return undefined;
  let next = at + 1;
  let link = word.tag === 'C' ? word.lower : '';
  if (word.tag === 'PU' && words[next]?.tag === 'C') {
    link = words[next]?.lower ?? '';
    next++;
  }
  // "to split an order and to download it"
  if (words[next]?.tag === 'TO' && words[next + 1]?.tag === 'V0' && word.tag === 'C') return { at: next + 1, link };
  while (/^(?:then|also|so)$/.test(words[next]?.lower ?? '')) {
    link = `${link} ${words[next]?.lower}`.trim();
    next++;
  }
  return startsClause(words, next, words.length, form) ? { at: next, link } : undefined;
}

/** The main clause that follows a subordinate one: "when it is due, and then send it". */
function nextClause(
  words: readonly Tagged[],
  from: number,
  form: Tag,
  isFact: boolean,
): { from: number; at: number; link: string } | undefined {
  let finite = false;
  for (let at = from; at < words.length; at++) {
    if (startsGroup(words, at, from)) finite = true;
    const word = words[at];
    if (!finite || !word || (word.tag !== 'C' && word.tag !== 'PU')) continue;
    const joined = joinAt(words, at, form);
    // "before they move or cancel it": what may be done instead belongs to the same clause.
    if (joined?.link === 'or' && words[joined.at]?.tag === 'V0') continue;
    if (joined && form === 'V0' && words[joined.at]?.tag === 'V0') return { from: at, ...joined };
    if (joined && (word.tag === 'PU' || isFact || demands(words, joined.at))) return { from: at, ...joined };
  }
  return undefined;
}

/** "and everybody concerned should be told": a clause with a modal verb is no part of a condition. */
function demands(words: readonly Tagged[], from: number): boolean {
  const at = findFinite(words, from, words.length);
  return at > from && words[at]?.tag === 'M' && !/^(?:can|could|may|will|would)$/.test(words[at]?.lower ?? '');
}

export function trimmed(words: readonly Tagged[]): readonly Tagged[] {
  let end = words.length;
  while (end > 0 && words[end - 1]?.lower !== ')' && (words[end - 1]?.tag === 'PU' || words[end - 1]?.tag === 'C'))
    end--;
  return words.slice(0, end);
}
