import { ADVERBS, AUXILIARIES, DETERMINERS, MODALS, PREPOSITIONS, PRONOUNS } from '../lexicon/function-words.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isDepartment, isGroup } from '../lexicon/agents.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { isAgent, isAgentOfHumanVerb, isHuman } from './is-agent.ts';
import { withoutCount } from './without-count.ts';

/** A word of a description's sentence. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  /** A comma, colon or bracket stands behind. */
  readonly closes: boolean;
  /** A colon stands behind. */
  readonly opens: boolean;
  /** A colon, a semicolon or the end of a sentence stands behind, and no list goes on. */
  readonly breaks: boolean;
  /** Universal part of speech, a hint only. */
  readonly tag: string;
}

const JOINERS =
  /^(?:and|or|but|while|whereas|where|when|whenever|if|so|because|as|that|who|which|what|whom|whose|than|then|plus|&|how|why|whether|once|until|unless|since|though|although|before|after)$/;
/** What "every" makes a time of. */
const WHEN =
  /^(?:day|morning|noon|afternoon|evening|night|week|weekend|month|quarter|year|season|term|spring|summer|autumn|winter|time|\w+day)$/;
/** Words that only narrow who is meant: "small merchants" are merchants. */
export const QUALITIES =
  /^(?:small|large|big|new|fewer|more|many|most|some|several|busy|young|old|older|younger|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|other|independent|individual|registered|own|different|local|private|all|every|each|its|few|certain|single|hundreds|thousands|dozens|about|over|regular|keen|interested|ordinary|amateur|retired|elderly|experienced|nearby|nearest|available|free|fellow|everyday|sick|licensed|whole|first|second|third|first-time|only|both|remote|casual|paying|non-technical|trained|untrained|skilled|unskilled|qualified|blind|deaf|homeless|loyal|foreign|modern|serious|ambitious|curious|worried|part-time|full-time|seasonal|temporary|hungry|tired|impatient|nervous|happy|unhappy|careful|smaller|larger|occasional|frequent|potential|future|current|existing|these|those|professional)$/;
const ANYBODY =
  /^(?:everyone|everybody|everything|anything|nothing|something|all|anyone|anybody|someone|somebody|nobody|people|person|who|we|they|you|user|other|colleague|friend|one|whoever)$/;
/** Verbs whose object are people although they could begin a name: "helps gardeners". */
const HELPING =
  /^(?:helps?|lets?|allows?|enables?|gives?|shows?|tells?|supports?|connects?|brings?|keeps?|makes?|offers?|invites?|sends?|reminds?|pays?|serves?|wants?)$/;

function tagsOf(texts: readonly string[]): string[] {
  const [first = '', ...rest] = texts;
  const opening = /^\p{Lu}\p{Ll}/u.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first;
  const tokens = tagWords([opening, ...rest].join(' '));
  let at = 0;
  return texts.map((text) => {
    const tag = tokens[at]?.tag ?? '';
    // The tagger parts words at hyphens and apostrophes.
    for (let taken = 0; taken < text.length && at < tokens.length; at++) taken += tokens[at]?.text.length ?? 0;
    return tag;
  });
}

/** "members younger than 18 must bring a parent": which of them are meant is no part of their name. */
const COMPARED =
  / (?:[a-z]{3,}er|more|less) than \S+(?: [a-z]+)??(?= (?:may|must|can|cannot|should|shall|will|needs?|has|have|is|are|does|do|gets?|pays?)\b)/i;

/** The words of a sentence, without the marks around them. */
export function wordsOf(sentence: string): Word[] {
  const parts = sentence
    .replace(COMPARED, '')
    .replace(/(?<=[\p{L}\p{N}]) \((?=\p{Ll})/gu, ', ')
    .replace(/[(“”"]/g, ' ')
    .replace(/\s[–—-]\s/g, ', ')
    .split(/[\s/]+/)
    .map((raw) => ({
      text: raw.replace(/^[^\p{L}\p{N}]+|(?<!s(?=['’]))[^\p{L}\p{N}]+$/gu, ''),
      closes: /[,;:.)!?]$/.test(raw),
      opens: raw.endsWith(':'),
      breaks: /[;:.!?]$/.test(raw),
    }))
    .filter(({ text }) => text !== '');
  const tags = tagsOf(parts.map(({ text }) => text));
  return parts.map(({ text, closes, opens, breaks }, at) => ({
    text,
    // "IT technicians" are no technicians of it, GPs no GPS.
    lower: text === 'IT' ? 'i.t.' : text === 'GPs' ? 'practitioners' : text.toLowerCase(),
    closes,
    opens,
    breaks,
    tag: text === 'IT' ? 'PROPN' : (tags[at] ?? ''),
  }));
}

export function isJoiner(word: Word | undefined): boolean {
  return word !== undefined && JOINERS.test(word.lower);
}

/** Whether no name can reach past the word. */
export function endsName(word: Word | undefined): boolean {
  if (!word || word.closes || /['’]s?$/.test(word.text) || word.lower === 'app') return true;
  const { lower } = word;
  if (DETERMINERS.has(lower) || PREPOSITIONS.has(lower) || PRONOUNS.has(lower) || MODALS.has(lower)) return true;
  if (AUXILIARIES.has(lower) || isJoiner(word) || ADVERBS.has(lower) || QUALITIES.test(lower) || lower === 'of')
    return true;
  const verb = readVerb(lower);
  return (verb?.form === 'third' && (!MOSTLY_NOUNS.has(verb.base) || word.tag === 'VERB')) || /^\d|^not$/.test(lower);
}

/** Whether the word in front of a name is a verb and no part of it: "we help gardeners", but "the charge nurses". */
function isVerbBefore(words: readonly Word[], at: number, isSubject: boolean): boolean {
  const { lower, tag } = words[at] as Word;
  const before = words[at - 1];
  // "the show office"; "Users: project managers"
  if (before && (/^(?:the|an?|our|their|its)$/.test(before.lower) || before.opens)) return false;
  const opens = !before || before.closes || isJoiner(before);
  if (HELPING.test(lower) && !(opens && isSubject && readVerb(lower)?.form === 'base')) return true;
  if (readVerb(lower)?.form !== 'base') return false;
  if (opens) return !isSubject && tag === 'VERB';
  return (
    before.lower === 'to' ||
    PRONOUNS.has(before.lower) ||
    MODALS.has(before.lower) ||
    (isAgent(before.lower) && isPlural(before.lower))
  );
}

/** "every morning", "each term" */
function isTimeAt(words: readonly Word[], at: number): boolean {
  return WHEN.test(words[at]?.lower ?? '') && /^(?:every|each|this|next|last|one)$/.test(words[at - 1]?.lower ?? '');
}

/** "the finds assistant": behind an article no verb stands. */
function isNounAfterArticle(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    !word.closes &&
    /^(?:the|an?|our|their|its)$/.test(words[at - 1]?.lower ?? '') &&
    readVerb(word.lower)?.form === 'third' &&
    !AUXILIARIES.has(word.lower)
  );
}

/** "the agency books coaches": between one house and several people stands what it does, though "books" may be a noun. */
function isDeedOfOne(words: readonly Word[], at: number, head: number): boolean {
  const { lower } = words[at] as Word;
  const before = words[at - 1];
  return (
    at + 1 === head &&
    before !== undefined &&
    !before.closes &&
    isPlural(words[head]?.lower ?? '') &&
    readVerb(lower)?.form === 'third' &&
    isAgent(before.lower) &&
    !isPlural(before.lower) &&
    !isNounAfterArticle(words, at)
  );
}

/** "the landlord snaps supplier bills": behind one person, a word that ends like a verb. */
function isUnknownDeed(words: readonly Word[], at: number): boolean {
  const [article, person, word] = [words[at - 2], words[at - 1], words[at]];
  return (
    /^(?:the|an?|our)$/.test(article?.lower ?? '') &&
    isHuman(person?.lower ?? '') &&
    !isPlural(person?.lower ?? '') &&
    /^\p{Ll}{3,}[^sui\W]s$/u.test(word?.text ?? '') &&
    !isHuman(word?.lower ?? '') &&
    word?.tag === 'VERB'
  );
}

/** Whose number is part of their title: "first officers". */
const RANKED = /^(?:officer|mate|aider|responder|lieutenant|engineer)s?$/;

/** Where the name that closes at `head` begins: at "charge" for "the charge nurses". */
export function nameStart(words: readonly Word[], head: number, isSubject = true): number {
  let start = head;
  if (RANKED.test(words[head]?.lower ?? '') && /^(?:first|second|third)$/.test(words[head - 1]?.lower ?? ''))
    return head - 1;
  while (start > 0 && head - start < 2 && (!endsName(words[start - 1]) || isNounAfterArticle(words, start - 1))) {
    const { lower } = words[start - 1] as Word;
    if (isTimeAt(words, start - 1) || isDeedOfOne(words, start - 1, head) || isUnknownDeed(words, start - 1)) break;
    if (isVerbBefore(words, start - 1, isSubject) || (isAgent(lower) && isPlural(lower) && lower !== 'sales')) break;
    start--;
  }
  return start;
}

/** "our bicycle and van couriers": one word for both kinds. */
function isSharedHead(words: readonly Word[], start: number, head: number): boolean {
  const [opening, other, joiner] = [words[start - 3], words[start - 2], words[start - 1]];
  return (
    start === head - 1 &&
    /^(?:and|or|&)$/.test(joiner?.lower ?? '') &&
    other !== undefined &&
    (opening !== undefined || other.tag === 'NOUN') &&
    !other.closes &&
    !isPlural(other.lower) &&
    !isAgent(other.lower) &&
    (opening === undefined || /^(?:the|our|all|its|their|that)$/.test(opening.lower))
  );
}

/** Tools named like people, and what was done to something. */
const NO_PEOPLE =
  /(?:^| )(?:(?:card|chip|badge|barcode|code|tag|timing|rfid|nfc|qr) readers?|target (?:users?|groups?)|(?:releas|invit|assign|approv|record|deliver)ed)$/i;

/** "delivery people", "the props person": what somebody works at or with, and not what they are like. */
function isTask(task: string, before: Word | undefined): boolean {
  return before?.tag === 'NOUN' && tagWords(task)[0]?.tag === 'NOUN' && !isHuman(task) && !/ /.test(task);
}

/** The name in the singular; nothing for "anybody" and for words that are no name. */
export function nameOf(words: readonly Word[], from: number, head: number): string | undefined {
  const start = isSharedHead(words, from, head) ? head : from;
  const own = words
    .slice(start, head + 1)
    .map(({ text }, at) =>
      at > 0 && /^\p{Lu}\p{Ll}+$/u.test(text) && start > 0
        ? text
        : text.replace(/^\p{Lu}(?=[\p{Ll}'-])/u, (letter) => letter.toLowerCase()),
    );
  const name = withoutCount(own.join(' ').replace(/['’]s?$/, ''));
  // "goods-in people", "the office person" have a task; "young people" have none.
  const task = /^(.+) (?:people|person)$/i.exec(name)?.[1]?.toLowerCase();
  const hasTask =
    task !== undefined &&
    (isDepartment(task) || isGroup(task) || /-(?:in|out)$/.test(task) || isTask(task, words[head - 1]));
  if (hasTask) return singular(name);
  if (/(?:^| )(?:people|persons?)$/i.test(name) || NO_PEOPLE.test(name)) return undefined;
  // "new hires" are read as one word.
  if (/^new-/i.test(name)) return singular(name.replace('-', ' ').toLowerCase());
  if (ANYBODY.test(singular(name.toLowerCase())) || ANYBODY.test(name.toLowerCase())) return undefined;
  return singular(name);
}

/** Whether the name at `start` can be a subject: it opens the sentence or a clause, or follows "After every call". */
export function isSubjectPlace(words: readonly Word[], start: number): boolean {
  let at = start - 1;
  while (
    at >= 0 &&
    !words[at]?.closes &&
    (DETERMINERS.has(words[at]?.lower ?? '') ||
      QUALITIES.test(words[at]?.lower ?? '') ||
      // "collects the yearly fees": behind an article it says which.
      (ADVERBS.has(words[at]?.lower ?? '') && /^(?:the|an?|our|their|its)$/.test(words[at - 1]?.lower ?? ''))) &&
    !isJoiner(words[at])
  )
    at--;
  // "the co-op's driver"
  if (/['’]s?$/.test(words[at]?.text ?? '')) return isSubjectPlace(words, nameStart(words, at));
  const before = words[at];
  if (!before || before.closes || ADVERBS.has(before.lower)) return true;
  // "Outside developers sign up", "the inside sales desk": which of them.
  if (/^(?:inside|outside)$/.test(before.lower) && at + 1 === start) return isSubjectPlace(words, at);
  // "Every morning employees choose"
  if (isTimeAt(words, at)) return true;
  if (isJoiner(before)) return before.lower !== 'for' && !(before.lower === 'as' && at + 1 < start);
  if (PREPOSITIONS.has(before.lower) || before.lower === 'of') return false;
  let opening = at;
  const isBorder = (word: Word | undefined): boolean => isJoiner(word) && !PREPOSITIONS.has(word?.lower ?? '');
  while (opening > 0 && !words[opening - 1]?.closes && !isBorder(words[opening - 1])) opening--;
  const isVerb = ({ tag }: Word, here: number): boolean =>
    tag === 'AUX' || (tag === 'VERB' && !DETERMINERS.has(words[opening + here - 1]?.lower ?? ''));
  // "After every call the team leader writes", but not "for every call that ..."
  const lead = words[opening]?.lower ?? '';
  // "From 9:00 to 12:00 guests call": when it is.
  const isTime = /^(?:from|between)$/.test(lead) && /^\d/.test(words[opening + 1]?.lower ?? '');
  const isAdverbial = isTime || (PREPOSITIONS.has(lead) && !/^(?:for|with|by|from|between)$/.test(lead));
  return isAdverbial && !words.slice(opening, at + 1).some(isVerb);
}

/** What stands in front of people in their name and is no deed: "support agents". */
const IN_NAMES =
  /^(?:support|service|study|help|care|test|design|control|front|back|lead|display|project|process|field|train)$/;

/** "log calls, move leads through stages": whether behind a comma a deed begins, and no name. */
export function isDeedAt(words: readonly Word[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  return (words[at - 1]?.closes ?? false) && readVerb(word)?.form === 'base' && !IN_NAMES.test(word);
}

/** "Farmer and adviser share", "a host and a guest record": two of them take the verb of many. */
export function isPair(words: readonly Word[], start: number): boolean {
  const at = DETERMINERS.has(words[start - 1]?.lower ?? '') ? start - 2 : start - 1;
  const other = words[at - 1];
  // "Pickers and the manager log": what opens the sentence beside a person is people.
  const isOpening = at === 1 && other !== undefined && isPlural(other.lower) && isAgentOfHumanVerb(other.text);
  // "the manager of a hotel and the cook place": whoever stands in front of the house.
  const isOfHouse =
    /^(?:of|at|in)$/.test(words[at - 3]?.lower ?? '') &&
    /^(?:an?|the|each|every)$/.test(words[at - 2]?.lower ?? '') &&
    isHuman(words[at - 4]?.lower ?? '');
  return (
    words[at]?.lower === 'and' &&
    other !== undefined &&
    !other.closes &&
    (isHuman(other.lower) || isOpening || isOfHouse)
  );
}

/** "farm hands", but "the librarian hands out scores". */
export function isHands(word: Word | undefined, next: Word | undefined): boolean {
  return word?.lower === 'hands' && !/^(?:out|over|in|back|down|on)$/.test(next?.lower ?? '');
}

/** A task as the name of those who have it: "Accounts" is no account, and IT is not "it". */
export function taskName(words: readonly Pick<Word, 'text'>[]): string {
  const name = words.map(({ text }) => (/^[A-Z]+$/.test(text) ? text : text.toLowerCase())).join(' ');
  return name === 'IT' ? 'IT team' : name;
}
