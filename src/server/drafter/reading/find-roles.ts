import { DETERMINERS, MODALS, PRONOUNS } from '../lexicon/function-words.ts';
import { DONE_TO_PEOPLE, HUMAN_VERBS, isDepartment, isFunction, isGroup } from '../lexicon/agents.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import {
  endsName,
  isDeedAt,
  isPair,
  isSubjectPlace,
  nameOf,
  nameStart,
  taskName,
  type Word,
  isHands,
} from './description-words.ts';
import {
  behindPlace,
  besides,
  isBare,
  isEither,
  isIntroduced,
  isListed,
  isTitle,
  isTitleOfTask,
} from './beside-subjects.ts';
import { deeds, goesOn, theirsAgain, type Act } from './deeds.ts';
import { doingOf, type Acting } from './doing.ts';
import { afterComplement, afterParenthesis, isDoneBy, verbFrom, type Found } from './finite-verb.ts';
import { isAgent, isAgentOfHumanVerb, isDoer, isHuman } from './is-agent.ts';
import { introducedActs, passiveActs } from './mentioned-roles.ts';

export type { Doing, Role } from './doing.ts';

/** Persons and groups of whom the name alone says too little: "member of a club", "crew of the tug". */
const NEEDS_COMPLEMENT =
  /^(?:member|head|owner|representative|chair|board|committee|council|crew|team|department|staff|office|trustees)$/;
/** Parts of speech that close no name. */
const NO_NOUN = /^(?:DET|ADP|CCONJ|SCONJ|PRON|AUX|NUM|PART|PUNCT)$/;
/** What is said of a task itself and not of those who have it. */
const NO_TASK =
  /^(?:be|have|cost|happen|depend|start|end|exist|belong|become|mean|contain|include|differ|vary|lie|come|grow|run|work|take|need|require|remain|stay|go|matter|help|make)$/;
/** What a group does not do as somebody: "clinics are", "a farm has". */
const NO_DEED =
  /^(?:be|have|cost|happen|depend|start|end|exist|belong|become|mean|contain|include|differ|vary|lie|come|grow|run|work|close|open)$/;

/** "welders and track layers": beside a person stands another. */
function isJoined(words: readonly Word[], head: number): boolean {
  const start = nameStart(words, head);
  const other = words[start - 2]?.lower ?? '';
  return /^(?:and|or|&)$/.test(words[start - 1]?.lower ?? '') && isPlural(other) && isHuman(other);
}

/** "foster homes keep a diary": a house with people who do so. */
function isHomeOf(words: readonly Word[], head: number): boolean {
  return (
    /^homes?$/.test(words[head]?.lower ?? '') &&
    /^(?:foster|nursing|care|retirement|funeral)$/.test(words[head - 1]?.lower ?? '')
  );
}

/** Whether the noun stands for somebody who can do what the verb says. */
function canDo(words: readonly Word[], head: number, found: Found, isRelated: boolean): boolean {
  const { lower, text } = words[head] as Word;
  if (isDoneBy(found.verb, words[found.at + 1])) return false;
  if (isHuman(lower) || isHomeOf(words, head)) return true;
  const isTold = found.verb === 'be' && DONE_TO_PEOPLE.test(words[found.at + 1]?.lower ?? '');
  if (isGroup(lower) || isGroup(singular(lower)))
    return (
      isTold ||
      (found.verb !== '' && !NO_DEED.test(found.verb)) ||
      HUMAN_VERBS.has(found.verb) ||
      // "Households have a page where they book": they live there.
      (found.verb === 'have' && /^(?:households|families|couples)$/.test(lower))
    );
  // "sees on a screen in the station who comes": nobody is a station.
  const front = nameStart(words, head);
  const isPlace = [1, 2].some((back) => /^(?:in|on|at|of)$/.test(words[front - back]?.lower ?? ''));
  if ((isRelated && !isPlace && words[head + 1]?.lower === 'who') || isJoined(words, head)) return true;
  if (isTold || HUMAN_VERBS.has(found.verb)) return isDoer(lower) || isAgentOfHumanVerb(text);
  const isTitle =
    (/^(?:masters?|hand|persons?|people)$/.test(lower) || isHands(words[head], words[head + 1])) &&
    nameStart(words, head) < head;
  return (isDoer(lower) || isTitle) && !NO_DEED.test(found.verb);
}

/** "Payroll pulls the absences": a task that stands for those who have it opens a clause. */
function isFunctionAt(words: readonly Word[], head: number, start: number): boolean {
  const name = words
    .slice(start, head + 1)
    .map(({ text }) => text)
    .join(' ');
  return isFunction(name) && isSubjectPlace(words, start);
}

/** "Legal rest periods", "Children's accounts": what a word means that is a department elsewhere. */
function isNoTask(words: readonly Word[], head: number, found: Found): boolean {
  const isQuality = words[head]?.lower === 'legal' && readVerb(words[found.at]?.lower ?? '')?.form === 'base';
  return isQuality || /['’]s$|s['’]$/.test(words[head - 1]?.lower ?? '');
}

/** "know which villages pay", "watch what each branch lends": what somebody asks about, unless it is a person. */
function isAskedFor(words: readonly Word[], head: number, start: number): boolean {
  const before = words[start - 1]?.lower ?? '';
  const at = /^(?:each|every|the|an?|our|all|their|his|her)$/.test(before) ? start - 2 : start - 1;
  // "say whether their child is coming", "plans which crew works there"
  const who = words[head]?.lower ?? '';
  // "the takings, which the cash office books,"
  if (words[at]?.lower === 'which' && words[at - 1]?.closes && at < start - 1) return false;
  return (
    words[at]?.lower === 'whether' ||
    // "decide where the vans go"
    (words[at]?.lower === 'where' &&
      /^(?:decides?|plans?|sees?|tracks?|checks?|says?)$/.test(words[at - 1]?.lower ?? '') &&
      (!isHuman(who) || isDepartment(who))) ||
    (/^(?:which|what|whose|how)$/.test(words[at]?.lower ?? '') && (!isHuman(who) || isDepartment(who)))
  );
}

/** "Volunteers walk dogs, and people who want one apply": where somebody else's clause begins of whom no name is told. */
function othersFrom(words: readonly Word[], from: number, end: number): number {
  const at = words.findIndex(
    ({ lower }, here) =>
      here > from &&
      here < end &&
      // "visitors search recipes, registered users save them"
      ((lower === 'registered' && words[here + 1]?.lower === 'users' && words[here - 1]?.closes) ||
        (/^(?:people|anyone|anybody|everyone|everybody|those|whoever)$/.test(lower) &&
          /^(?:and|while|but|whereas)$/.test(words[here - 1]?.lower ?? '') &&
          (words[here - 2]?.closes ?? false))),
  );
  return at < 0 ? end : at;
}

/** The name with what belongs to it: "crew of the tug", "heads of year". */
function withComplement(name: string, complement: string): string {
  const isOf =
    (/^of (?:an?|the|\p{Lu}\p{L}+) ?/u.test(complement) && NEEDS_COMPLEMENT.test(name)) ||
    (/^of \p{Ll}+$/u.test(complement) && /^(?:heads?|directors?|masters?|officers?|chiefs?)$/.test(name));
  return isOf && !/ (?:and|or) /.test(complement) ? `${name} ${complement}` : name;
}

/** "keepers cook and check guests in": behind one deed another. */
function isSecondDeed(words: readonly Word[], at: number): boolean {
  const isBase = (word: Word | undefined) => readVerb(word?.lower ?? '')?.form === 'base';
  return at > 2 && words[at - 1]?.lower === 'and' && isBase(words[at - 2]) && isBase(words[at]);
}

/** "read messages from the teachers and see photos": a deed, and nobody's name. */
function isDeedBehind(words: readonly Word[], start: number, head: number): boolean {
  const verb = words[start];
  const isVerb = verb?.tag === 'VERB' && readVerb(verb.lower)?.form === 'base';
  return start < head && words[start - 1]?.lower === 'and' && isVerb;
}

function actAt(words: readonly Word[], head: number, isFirst: boolean): Act | undefined {
  const word = words[head] as Word;
  const isRelated = /^(?:who|which)$/.test(words[head + 1]?.lower ?? '');
  if (NO_NOUN.test(word.tag)) return undefined;
  const isSetOff = word.closes && !isRelated;
  if (isSetOff && !isHuman(word.lower) && !isDepartment(word.lower)) return undefined;
  // "The community kitchen: hosts open it": a title.
  if (isFirst && word.opens && isGroup(word.lower)) return undefined;
  const start = behindPlace(words, nameStart(words, head), head);
  const isTask = isFunctionAt(words, head, start);
  if (endsName({ ...word, closes: false }) && !isTask && !isAgent(word.lower) && !isAgentOfHumanVerb(word.text))
    return undefined;
  // "accept jobs, deliver files": one deed of several.
  // but "riders deliver, dispatch assigns"
  const isNextDeed = words[head - 1]?.closes && readVerb(word.lower)?.form === 'base' && start === head;
  const then = words[head + 1]?.lower ?? '';
  if (isNextDeed && !isHuman(word.lower) && !(isTask && (readVerb(then)?.form === 'third' || MODALS.has(then))))
    return undefined;
  // "Deck crew scan tickets", "the crew scans them"
  const isMany =
    word.lower.endsWith('staff') ||
    (word.lower === 'crew' && readVerb(words[head + 1]?.lower ?? '')?.form === 'base' && !words[head + 1]?.closes);
  const many = isPlural(word.lower) || isMany || (!isTask && isPair(words, start));
  const direct = isSetOff
    ? afterParenthesis(words, head, many)
    : (verbFrom(words, head + 1, many) ?? (isTask || isMany ? verbFrom(words, head + 1, !many) : undefined));
  const found = direct ? { ...direct, complement: '' } : afterComplement(words, head, many);
  // "lend tractors and harvesters to each other and book them": beside a thing stands a thing.
  const beside = words[start - 2];
  const isObject =
    /^(?:and|or)$/.test(words[start - 1]?.lower ?? '') && beside && isPlural(beside.lower) && !isHuman(beside.lower);
  if (!direct && isObject && !isDoer(beside.lower)) return undefined;
  // "the app shows marina staff tides": these are the staff, nobody staffs anything.
  if (found && /^(?:staff|team|crew|board)$/.test(words[found.at]?.lower ?? '') && found.at === head + 1)
    return undefined;
  if (!found || (isTask ? NO_TASK.test(found.verb) : !canDo(words, head, found, isRelated))) return undefined;
  if (isTask ? isNoTask(words, head, found) : isAskedFor(words, head, start)) return undefined;
  if (isFirst && (isTask ? isTitleOfTask(words, found) : isTitle(words, start, found, many))) return undefined;
  if (isListed(words, start, found) || isDeedBehind(words, start, head)) return undefined;
  // "log calls, move leads through stages and write quotes": one deed of several.
  // "managers read and rate candidates, and interviews are planned": what stands behind the comma is no verb of theirs.
  if ((!direct || isSetOff) && start < head && (isDeedAt(words, start) || isSecondDeed(words, start))) return undefined;
  const name = isTask ? taskName(words.slice(start, head + 1)) : nameOf(words, start, head);
  if (!name || (!isRelated && !isTask && !isSubjectPlace(words, start))) return undefined;
  if (!many && !isTask && !isIntroduced(words, start)) return undefined;
  if (!many && !isTask && isBare(words, start, head, found)) return undefined;
  if (isPlural(word.lower) && /^(?:an?|each|every|one)$/.test(words[start - 1]?.lower ?? '')) return undefined;
  // "Team leads clean up", "the app hosts shows"
  const isCompound =
    (isHuman(words[found.at]?.lower ?? '') || isHands(words[found.at], words[found.at + 1])) &&
    (verbFrom(words, found.at + 1, true) ?? verbFrom(words, found.at + 1, false)) !== undefined;
  const isOfApp = words[start - 1]?.lower === 'app' && !words[start - 1]?.closes;
  if ((!many && found.at === head + 1 && isCompound) || isOfApp) return undefined;
  // "Our shop sells plants": those who wrote the description.
  // but "Owners apply, and our crew plans the site": a part of it.
  if (
    !many &&
    isGroup(word.lower) &&
    words[start - 1]?.lower === 'our' &&
    !(isDepartment(word.lower) && (start < head || start > 1))
  )
    return undefined;
  if (isTask && readVerb(words[found.at]?.lower ?? '') === undefined) return undefined;
  const kept = withComplement(name, found.complement);
  // "books hotels and guides, and the leader carries it": what one does, those in front of them do not do as well.
  const isAlone = !many && !isTask && readVerb(words[found.at]?.lower ?? '')?.form === 'third';
  const others =
    isRelated || (isAlone && !isEither(words, start))
      ? { names: [], start }
      : besides(words, start, many && HUMAN_VERBS.has(found.verb));
  return { names: [...others.names, kept], start: others.start, verbAt: found.at, verb: found.verb };
}

/** "One member is the treasurer and closes the month": the treasurer does. */
function namedAs(words: readonly Word[], verbAt: number, sentence: string): Acting | undefined {
  const article = words[verbAt + 1]?.lower ?? '';
  if (!/^(?:the|an?|our)$/.test(article)) return undefined;
  for (let head = verbAt + 2; head < Math.min(words.length, verbAt + 5); head++) {
    if (!isHuman(words[head]?.lower ?? '')) continue;
    const name = nameOf(words, Math.max(nameStart(words, head), verbAt + 2), head);
    const joined = /^(?:and|who)$/.test(words[head + 1]?.lower ?? '') ? head + 2 : head + 1;
    const found = verbFrom(words, joined, false);
    const rest = words.slice((found?.at ?? head) + 1).map(({ text }) => text);
    return name ? { roles: [name], doings: [doingOf(found?.verb ?? 'be', rest.join(' '), sentence)] } : undefined;
  }
  return undefined;
}

/** Where a pronoun or an order has `names` act: "they note", "you enter", "Record a ride". */
function pronounAct(
  words: readonly Word[],
  at: number,
  they: readonly string[],
  you: readonly string[],
): Act | undefined {
  const { lower } = words[at] as Word;
  const names = /^(?:they|he|she)$/.test(lower) ? they : lower === 'you' ? you : [];
  const found = names.length > 0 ? verbFrom(words, at + 1, !/^(?:he|she)$/.test(lower)) : undefined;
  return found && { names, start: at, verbAt: found.at, verb: found.verb };
}

function orderAct(words: readonly Word[], you: readonly string[]): Act | undefined {
  const [first, second] = words;
  const verb = first && readVerb(first.lower);
  if (you.length === 0 || verb?.form !== 'base' || first?.closes || !second) return undefined;
  const hasObject = DETERMINERS.has(second.lower) || PRONOUNS.has(second.lower) || first?.tag === 'VERB';
  return hasObject && !isPlural(first?.lower ?? '') ? { names: you, start: 0, verbAt: 0, verb: verb.base } : undefined;
}

/** What a sentence goes on with: whom "they" means, whom "you" and orders address, what "it" and "them" mean. */
export interface Context {
  readonly they: readonly string[];
  readonly you: readonly string[];
  readonly topic: string;
  /** Whether it is the first of all, which may be a title. */
  readonly isFirst?: boolean;
}

/** Who does what in one sentence. */
export function readActs(words: readonly Word[], sentence: string, context: Context): Acting[] {
  const acts: Act[] = [];
  let { they, topic } = context;
  for (let at = 0; at < words.length; at++) {
    const act = pronounAct(words, at, they, context.you) ?? actAt(words, at, context.isFirst ?? false);
    if (!act) continue;
    acts.push(act);
    they = act.names;
    at = Math.max(at, act.verbAt - 1);
  }
  const order = acts[0]?.start === 0 ? undefined : orderAct(words, context.you);
  if (order) acts.unshift(order);
  const found = acts.flatMap((act, at) => {
    const is = act.verb === 'be' ? namedAs(words, act.verbAt, sentence) : undefined;
    if (is) return [{ roles: [...act.names], doings: [] }, is];
    const end = othersFrom(words, act.verbAt, acts[at + 1]?.start ?? words.length);
    const back = goesOn(words, acts[at - 1], act, end);
    const own = deeds(words, act, back ?? end, sentence, topic, at > 0);
    topic = own.at(-1)?.rest ?? topic;
    const mine: Acting = { roles: [...act.names], doings: own };
    return back === undefined ? [mine] : [mine, theirsAgain(words, acts[at - 1] as Act, back, end, sentence, topic)];
  });
  return [...found, ...introducedActs(words, sentence), ...passiveActs(words, sentence)];
}
