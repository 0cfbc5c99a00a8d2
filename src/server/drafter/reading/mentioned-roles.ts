import { ADVERBS, DETERMINERS, PRONOUNS } from '../lexicon/function-words.ts';
import { isDepartment, isFunction, isGroup } from '../lexicon/agents.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { endsName, isDeedAt, nameOf, nameStart, QUALITIES, taskName, type Word } from './description-words.ts';
import { doingOf, type Acting } from './doing.ts';
import { verbFrom } from './finite-verb.ts';
import { isHuman } from './is-agent.ts';
import { SERVED } from '../role-kind.ts';

interface Named {
  readonly names: string[];
  /** The last word of the last name. */
  readonly end: number;
}

const LEAD =
  /^(?:for|by|with|helps?|lets?|between|connects?|connecting|links|linking|matches|matching|pairs|pairing|bringing|joining|gives?|shows?|allows?|enables?|where|reminds?|tells?|pages|alerts|notifies|informs|serves?|brings|invites?|supports?|among)$/;

/** Who is called like a tool, where something is for them. */
const WORKERS =
  /^(?:pickers|packers|diggers|sorters|checkers|runners|planters|harvesters|trimmers|temps|stewards|monitors|refs|dressers|operatives|executives)$/;

/** The name at `from`: "the appointments officer", "big farms"; a noun behind it makes it the kind of a thing ("customer data"). */
function nameAt(words: readonly Word[], from: number, kind: 'people' | 'groups' | 'bare'): Named | undefined {
  let at = from;
  while (
    DETERMINERS.has(words[at]?.lower ?? '') ||
    QUALITIES.test(words[at]?.lower ?? '') ||
    /^\d+$/.test(words[at]?.lower ?? '') ||
    // "to the residents' guardians"
    (at > from && /(?:s['’]|['’]s)$/.test(words[at]?.text ?? ''))
  ) {
    // "by ten, the cook"
    if (words[at]?.closes) return undefined;
    at++;
  }
  let head = -1;
  for (let here = at; here < Math.min(at + 4, words.length); here++) {
    const word = words[here] as Word;
    if (endsName({ ...word, closes: false }) && !isHuman(word.lower)) break;
    if (here > at && word.tag === 'VERB' && readVerb(word.lower)?.form === 'base' && head === here - 1) break;
    const lower = word.lower;
    const isTitle = here > at && /^masters?$/.test(lower);
    // "for seasonal pickers"
    const isWorker = kind === 'people' && isPlural(lower) && WORKERS.test(lower);
    const isOne =
      isHuman(lower) || isTitle || isWorker || (kind === 'groups' && (isGroup(lower) || isGroup(singular(lower))));
    head = isOne ? here : -1;
    if (word.closes || (isOne && isPlural(lower))) break;
  }
  const word = words[head];
  if (!word) return undefined;
  // "for customer service": one person needs a word in front.
  if (!isPlural(word.lower) && at === from && kind !== 'bare') return undefined;
  const name = nameOf(words, Math.max(at, nameStart(words, head, false)), head);
  // "head of school"
  const [of, house] = [words[head + 1], words[head + 2]];
  const isHead = /^(?:heads?|directors?|deans?|chiefs?)$/.test(word.lower) && !word.closes && of?.lower === 'of';
  if (name && isHead && house && !DETERMINERS.has(house.lower))
    return { names: [`${name} of ${house.lower}`], end: head + 2 };
  return name ? { names: [name], end: head } : undefined;
}

/** "wardens and the office", "member, trainer, front desk": a part of the house as the last of a list of people. */
function departmentAt(words: readonly Word[], from: number): Named | undefined {
  const start = DETERMINERS.has(words[from]?.lower ?? '') ? from + 1 : from;
  const end = words.findIndex(({ closes }, at) => at >= start && closes);
  const head = end < 0 ? words.length - 1 : end;
  const name = words
    .slice(start, head + 1)
    .map(({ text }) => text)
    .join(' ');
  const one = isFunction(name) ? taskName(words.slice(start, head + 1)) : singular(name.toLowerCase());
  return start <= head && head - start < 3 && isDepartment(one) ? { names: [one], end: head } : undefined;
}

/** "property managers, janitors and the tenants": the names of a list. */
function namesAt(words: readonly Word[], from: number, kind: 'people' | 'groups' | 'bare'): Named | undefined {
  // "the texts come from the training department"
  const to = words[from - 1]?.lower;
  const isSender = to === 'to' || (to === 'from' && /^comes?$/.test(words[from - 2]?.lower ?? ''));
  // "a diary for the practice team"
  const isTeam = /^(?:for|with|between|and)$/.test(to ?? '') && /^(?:the|our)$/.test(words[from]?.lower ?? '');
  const department = isSender || isTeam ? departmentAt(words, from) : undefined;
  const isWhole = isSender || (department?.names[0] ?? '').includes(' ');
  const first = nameAt(words, from, kind) ?? (isWhole ? department : undefined);
  if (!first) return undefined;
  let { end } = first;
  const names = [...first.names];
  for (;;) {
    const isJoined = /^(?:and|or|&)$/.test(words[end + 1]?.lower ?? '');
    let next = isJoined ? end + 2 : end + 1;
    while (ADVERBS.has(words[next]?.lower ?? '')) next++;
    if (!words[end]?.closes && !isJoined) break;
    // "couples, caterers, bands": beside people stand houses.
    const group = kind === 'bare' && isPlural(words[next]?.lower ?? '') ? nameAt(words, next, 'groups') : undefined;
    const other = nameAt(words, next, kind) ?? group ?? departmentAt(words, next);
    // "made for hosts, guests pay on arrival": who acts is a subject of their own.
    const isSetOff = words[other?.end ?? 0]?.closes === true;
    if (!other || (!isSetOff && verbFrom(words, other.end + 1, isPlural(words[other.end]?.lower ?? '')))) break;
    names.push(...other.names);
    end = other.end;
  }
  return { names, end };
}

/** "Refunds are made by the office", "referees are appointed by the board": it is they who do it. */
export function passiveActs(words: readonly Word[], sentence: string): Acting[] {
  return words.flatMap((word, at) => {
    if (word.lower !== 'by') return [];
    const before = words[at - 1]?.lower ?? '';
    // "courses are run by teachers", "allergies are set by the office"
    const isUnchanged =
      /^(?:run|set|cut|put|read|hit|cast|shut|split|overrun)$/.test(before) &&
      /^(?:is|are|be|been)$/.test(words[at - 2]?.lower ?? '');
    // "is set up by the clerk"
    const isSetUp =
      /^(?:set|put|cut)$/.test(words[at - 2]?.lower ?? '') && /^(?:is|are|be|been)$/.test(words[at - 3]?.lower ?? '');
    const verbAt = isUnchanged || readVerb(before)?.form === 'past' || /[a-z]{3}ed$/.test(before) ? at - 1 : at - 2;
    const verb = readVerb(words[verbAt]?.lower ?? '');
    const named = namesAt(words, at + 1, 'groups');
    if (!named || !verb || (verb.form !== 'past' && !isUnchanged && !isSetUp)) return [];
    let from = verbAt;
    while (from > 0 && !words[from - 1]?.closes) from--;
    // "set by the office, not the parents": what stands behind a comma is no part of it.
    const isLast = words[named.end]?.closes === true;
    const end = words.findIndex(({ closes }, here) => here > named.end && closes);
    const behind = isLast ? [] : words.slice(named.end + 1, end < 0 ? words.length : end + 1);
    const about = [...words.slice(from, verbAt), ...behind].map(({ text }) => text).join(' ');
    return [{ roles: named.names, doings: [doingOf(verb.base, about, sentence)] }];
  });
}

/** "As a bookkeeper you import statements", "If you are a scout, you count": a name, and what they do in the clause behind it. */
export function introducedActs(words: readonly Word[], sentence: string): Acting[] {
  return words.flatMap((word, at) => {
    const isYou = /^(?:are|am)$/.test(word.lower) && /^(?:you|i|we)$/.test(words[at - 1]?.lower ?? '');
    if (word.lower !== 'as' && !isYou) return [];
    const named = namesAt(words, at + 1, 'bare');
    const behind = named && words[named.end + 1]?.lower;
    const found = behind && /^(?:you|i|we)$/.test(behind) ? verbFrom(words, named.end + 2, true) : undefined;
    if (!named || !found) return [];
    const rest = words.slice(found.at + 1).map(({ text }) => text);
    return [{ roles: named.names, doings: [doingOf(found.verb, rest.join(' '), sentence)] }];
  });
}

const GIVING =
  /^(?:send|give|show|hand|deliver|report|return|forward|offer|lend|lease|let|loan|rent|sell|supply|award|assign|pass|mail|email|publish|go|belong|release|present|write|ship|connect|talk|speak)$/;

/** Which words behind `at` name people: those for whom, by whom or to whom something is done, and who the users are. */
function leadAt(words: readonly Word[], at: number): 'people' | 'bare' | undefined {
  const { lower, opens } = words[at] as Word;
  if (/^(?:between|among|you['’]re)$/.test(lower) || (opens && lower === 'by')) return 'bare';
  // "brings together cooks and guests"
  if (lower === 'together' && LEAD.test(words[at - 1]?.lower ?? '')) return 'people';
  if (
    LEAD.test(lower) ||
    (lower === 'of' && /^(?:behalf|eyes?|help|hands?|supervision|guidance|care)$/.test(words[at - 1]?.lower ?? ''))
  )
    return 'people';
  if (/^(?:has|have|from)$/.test(lower) && DETERMINERS.has(words[at + 1]?.lower ?? '')) return 'people';
  // "orders come from chefs"
  if (lower === 'from' && /^(?:comes?|arrives?|collected|received|gathered)$/.test(words[at - 1]?.lower ?? ''))
    return 'people';
  const before = words.slice(0, at);
  // "assigned to janitors", "sends the report to the adviser", but not "rides to the doctor"
  if (lower === 'to')
    return before.some((word) => GIVING.test(readVerb(word.lower)?.base ?? '')) ||
      readVerb(words[at - 1]?.lower ?? '')?.form === 'past'
      ? 'people'
      : undefined;
  if (opens) return /^(?:roles?|users?|people|actors?)$/.test(lower) ? 'bare' : 'people';
  const isList =
    /^(?:is|are)$/.test(lower) &&
    before.some((word) => /^(?:users?|people|who|there|roles?|audience|you|customers|clients)$/.test(word.lower));
  return isList ? 'bare' : undefined;
}

/** "Drivers, dispatchers, mechanics.", "Team app (players, parents, coach)", "Tutors, parents on duty and the chairwoman who does the books": a list of people and nothing else. */
function bareList(words: readonly Word[]): string[] {
  const starts = words.flatMap((_, at) =>
    at === 0 || (words[at - 1]?.closes && !isHuman(words[at - 1]?.lower ?? '')) ? [at] : [],
  );
  const lists = starts.map((start) => namesAt(words, start, 'bare'));
  const whole = lists.find((named) => named?.end === words.length - 1 && named.names.length > 1)?.names;
  return whole ?? loneOne(words) ?? looseList(words);
}

/** "External auditor once a year.", "Two cooks on weekends.": when somebody is there, and nothing of what they do. */
function loneOne(words: readonly Word[]): string[] | undefined {
  const named = namesAt(words, 0, 'bare');
  const behind = named ? words.slice(named.end + 1) : [];
  const isTime = /^(?:once|twice|every|each|on|at|till|until|from|only|part-time|full-time|weekly|monthly|daily)$/;
  // "Riders mostly students."
  if (named?.names.length === 1 && behind.length < 4 && /^(?:mostly|mainly)$/.test(behind[0]?.lower ?? ''))
    return named.names;
  const isTold = behind.some(({ lower, tag }) => /^(?:VERB|AUX)$/.test(tag) || isHuman(lower));
  return named?.names.length === 1 && behind.length < 6 && isTime.test(behind[0]?.lower ?? '') && !isTold
    ? named.names
    : undefined;
}

/** The names of a sentence of which each part names people and none tells what they do. */
function looseList(words: readonly Word[]): string[] {
  const from = words.findLastIndex(({ opens }) => opens) + 1;
  const starts = words.flatMap((_, at) => (at === from || (at > from && words[at - 1]?.closes) ? [at] : []));
  const named = starts.map((start) => {
    let at = start;
    while (/^(?:and|or|plus|&|then|also)$/.test(words[at]?.lower ?? '')) at++;
    return namesAt(words, at, 'bare') ?? (at > start ? departmentAt(words, at) : undefined);
  });
  const isTelling = named.some(
    (one) =>
      one &&
      !words[one.end]?.closes &&
      verbFrom(words, one.end + 1, isPlural(words[one.end]?.lower ?? '')) !== undefined,
  );
  const names = named.flatMap((one) => one?.names ?? []);
  return named[0] && !isTelling && names.length > 1 && named.filter(Boolean).length * 2 > named.length ? names : [];
}

/** Somebody's name where it says whose something is: "customers'", "our accountant's". */
function ofOwner(word: Word): Word {
  const bare = (text: string): string => text.replace(/['’]s?$/, '');
  return { ...word, text: bare(word.text), lower: bare(word.lower) };
}

/** "list flats, screen applicants and sign leases": between two deeds stands a third, and no name of two words. */
function isDeedAmongDeeds(words: readonly Word[], start: number, head: number): boolean {
  const behind = words[head]?.closes ? head + 1 : /^(?:and|or|&)$/.test(words[head + 1]?.lower ?? '') ? head + 2 : -1;
  const next = words[behind]?.lower ?? '';
  return start < head && isDeedAt(words, start) && readVerb(next)?.form === 'base' && !isPlural(next);
}

/** "answer customers' questions", "put pupils in groups", "one of our dentists": whom a service is made for, and its own people, wherever they stand. */
function besideDeeds(words: readonly Word[]): string[] {
  return words.flatMap((word, at) => {
    const own = ofOwner(word);
    if (at === 0 || !isHuman(own.lower)) return [];
    const bare = words.map((one, here) => (here === at ? own : one));
    let start = nameStart(bare, at, false);
    // "keeps the list, answers applicants": a deed of whoever keeps it.
    while (start < at && words[start - 1]?.closes && readVerb(words[start]?.lower ?? '')?.form === 'third') start++;
    if (isDeedAmongDeeds(words, start, at)) start++;
    const before = words[start - 1]?.lower ?? '';
    const isOurs = before === 'our' || (before === 'the' && words[start - 2]?.lower === 'plus');
    const isServed = isPlural(own.lower) && SERVED.test(singular(own.lower));
    const next = words[at + 1];
    const other = words[start - 2]?.lower ?? '';
    // "scouts, mostly students, count"; "it stores orders, folders and customers"
    const isLike = ADVERBS.has(before) || (/^(?:and|or|&)$/.test(before) && !isHuman(other));
    if (isLike) return [];
    // "customer data", "our driver app"
    const isKind = own.lower === word.lower && !word.closes && /^(?:NOUN|PROPN)$/.test(next?.tag ?? '');
    if ((!isOurs && !isServed) || isKind || words.slice(start, at).some(({ tag }) => !/^(?:NOUN|ADJ|PROPN)$/.test(tag)))
      return [];
    const name = nameOf(bare, start, at);
    return name ? [name] : [];
  });
}

/** Who is cared for and never acts. */
const CARED_FOR = /(?:^| )(?:baby|infant|toddler|newborn|pet|animal|dog|cat|horse)$/;

/** People a sentence speaks of without their acting: "an app for gardeners", "used by teachers and parents". */
export function mentionedRoles(words: readonly Word[]): string[] {
  const found: string[] = [];
  words.forEach((_, at) => {
    // "There is no paid staff": nobody is one.
    const kind = /^(?:no|not|without)$/.test(words[at + 1]?.lower ?? '') ? undefined : leadAt(words, at);
    const named = kind && namesAt(words, at + 1, kind);
    if (named && !PRONOUNS.has(named.names[0] ?? '') && !named.names.some((name) => isFunction(name)))
      found.push(...named.names.filter((name) => !CARED_FOR.test(name)));
  });
  const listed = found.length > 0 ? [...found, ...looseList(words)] : bareList(words);
  return [...listed, ...besideDeeds(words).filter((name) => !CARED_FOR.test(name))];
}
