import { KIN } from './by-hand.ts';
import { gerundFirst } from '../language/verbs.ts';
import { parseSentence, textOf, type Clause, type Parsed } from '../grammar/parse.ts';
import { AGENT_VERBS, THING_HEADS } from '../lexicon/agent-verbs.ts';
import { TROUBLED } from '../lexicon/complaints.ts';
import type { Action } from './action.ts';
import {
  actionOf,
  acts,
  BY_ITSELF,
  clauseText,
  deedFrom,
  headOf,
  isDoneTo,
  known,
  KEPT_SUBS,
  OBLIGES,
  peel,
  subText,
} from './clause-words.ts';
import { TAKES_THEM, tellsHowLong } from './takes-time.ts';
import type { People } from './people.ts';
import { readNeed } from './read-forms.ts';
import { ENDS, readBeside } from './read-beside.ts';
import { readForbidding, readGoal, readNamed } from './read-goals.ts';
import type { Other } from './read-idea.ts';
import { isOwnGiving, withoutNone } from './read-giving.ts';
import { readOrder } from './read-order.ts';
import { readDemand, spared, type Form, type Request } from './read-request.ts';
import { readAble, readNone, readPermitted, readPriced, readRequirement, readState } from './read-states.ts';
import { relieve } from './relieve.ts';
import { stateWanted, wantedSo } from './wanted-so.ts';
import { fromQuestion, hadDone, readWondering } from './read-questions.ts';
import { obliged, readEnded, readEnsured, readProduct, readUnable, readWorking } from './read-obligations.ts';

/** What the clauses of a sentence ask for, told by their grammar. */
export interface ClauseReading {
  readonly request: Request;
  /** The shape of the wish, where the request's text does not give it. */
  readonly action?: Action | undefined;
  readonly benefit?: string | undefined;
  readonly others: readonly Other[];
  /** What is told besides, as sentences: how it should be. */
  readonly details: readonly string[];
  /** All that the same person does, in one breath. */
  readonly whole?: string | undefined;
}

function asked(request: Request, parsed: Parsed, people: People): ClauseReading {
  const [first, ...more] = parsed.clauses;
  // "a piece has to be back by noon and cannot be lent again": the piece cannot.
  const subject = request.except ?? request.actor ?? (request.kind === 'detail' && first ? textOf(first.subject) : '');
  const { main, ...beside } = readBeside(peel(request.text), more, people, subject || undefined);
  const front = parsed.front.map((sub) => subText(sub)).join(' ');
  // "members should not be billed and should be able to book again": the members are, and nobody who looks after them.
  const who = request.kind === 'stop' ? request.except?.replace(/ (?:who|that|with|without) .+$/, '') : undefined;
  const others = who ? beside.others.map((other) => ({ ...other, actor: other.actor ?? who })) : beside.others;
  return { request: { ...request, text: [main, front].filter(Boolean).join(' ') }, ...beside, others };
}

function prevent(who: string, action: string, speaker: boolean, form: Form = 'negative'): Request {
  return { form, kind: 'stop', text: `prevent ${who} from ${gerundFirst(action)}`, except: who, speaker };
}

/** "do not let two families book the same slot", "let students hand in work late". */
function readCausing(clause: Clause, people: People): Request | undefined {
  const { group, rest } = clause;
  if (!group || !/^(?:let|allow|permit|enable|help)$/.test(group.verb)) return undefined;
  const at = deedFrom(rest);
  if (at < 1 || (group.verb !== 'let' && group.verb !== 'help' && rest[at]?.tag !== 'TO')) return undefined;
  const verbAt = rest[at]?.tag === 'TO' ? at + 1 : at;
  const who = textOf(rest.slice(0, at));
  const action = [textOf(rest.slice(verbAt)), ...clause.subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText)]
    .filter(Boolean)
    .join(' ');
  if (!action || (KIN.test(who) && !group.negated)) return undefined;
  const speaker = people.isSpeaker(who);
  if (group.negated) return prevent(who, action, false);
  const head = headOf(rest.slice(0, at));
  if (
    !speaker &&
    !people.isPersonPhrase(who) &&
    (!head || THING_HEADS.has(head.lower) || !AGENT_VERBS.has(action.split(' ')[0] ?? ''))
  )
    return undefined;
  return { form: 'imperative', kind: 'act', text: action, actor: speaker ? undefined : who, speaker };
}

/** "supermarkets should be able to announce a donation", "the harbour master must not move a boat". */
function readModal(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group?.modal || !OBLIGES.test(group.modal) || subject.length === 0) return undefined;
  if (group.modal === 'would' && /^(?:like|love|prefer|appreciate|want|need|wish)$/.test(group.verb)) return undefined;
  const who = textOf(subject);
  const unable = readUnable(clause, people);
  if (unable) return unable;
  if (/^only\b/i.test(who) || !acts(clause, people)) return undefined;
  const action = peel(actionOf(clause));
  if (group.negated && /^(?:can|could)$/.test(group.modal)) return undefined;
  const speaker = people.isSpeaker(who);
  const isOwed = /^(?:should|shall|must|ought to)$/.test(group.modal) && clause.rest[0]?.lower !== 'able';
  if (!speaker && !group.negated && isOwed && isDoneTo(action)) return undefined;
  if (group.negated) {
    if (group.adverbs.includes('no longer'))
      return { form: 'wish', kind: 'act', text: `no longer ${action}`, actor: speaker ? undefined : who, speaker };
    if (/^(?:have|need) to /.test(actionOf(clause)))
      return {
        form: 'negative',
        kind: 'act',
        text: `no longer have to ${action}`,
        actor: speaker ? undefined : who,
        speaker,
      };
    return speaker ? undefined : prevent(who, action, false);
  }
  if (speaker && BY_ITSELF.test(action)) return { form: 'wish', kind: 'system', text: action, speaker: false };
  if (speaker && !isOwnGiving(who, action)) return readDemand(action, 'wish', people, true);
  // "everybody concerned should know": they are to be told.
  const told = /^(?:know|hear|learn|find out|be aware)(?: (?:about|of) (?:it|this|that))?( .*)?$/i.exec(action);
  if (told && !/^ (?:who|what|which|where|how|whether|why|that|the|about|of)\b/i.test(told[1] ?? ''))
    return { form: 'wish', kind: 'act', text: `be told${told[1] ?? ''}`, actor: who, speaker: false };
  return { form: 'wish', kind: 'act', text: known(action), actor: speaker ? undefined : who, speaker };
}

/** "drivers want to see the next stop", "a member would like to pause". */
function readWanting(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  const ended = readEnded(clause, people);
  if (ended) return ended;
  if (
    !group ||
    group.negated ||
    group.past ||
    !/^(?:want|need|like|love|wish|prefer)$/.test(group.verb) ||
    subject.length === 0
  )
    return undefined;
  if (/^(?:like|love)$/.test(group.verb) && group.modal !== 'would') return undefined;
  const who = textOf(subject);
  // Only people would like to do something, whatever they are called: "the tasting room would like to".
  const would = /^(?:like|love)$/.test(group.verb) && /^(?!it\b|this\b|that\b)/i.test(who);
  if (!would && !people.isPersonPhrase(who) && !acts({ ...clause, group: { ...group, verb: 'see' } }, people))
    return undefined;
  const speaker = people.isSpeaker(who);
  const said = actionOf(clause).replace(/^(?:want|need|like|love|wish|prefer) /, '');
  if (!/^to /i.test(said)) {
    const unwanted = speaker ? /^not to (.+)$/i.exec(said)?.[1] : undefined;
    if (unwanted) return spared(unwanted);
    // "I want my battery to be full"
    const state = stateWanted(said);
    const by = speaker ? undefined : who;
    if (state && !people.leading(said))
      return speaker
        ? { form: 'wish', kind: 'act', text: `have ${state[1]} ${state[2]}`, speaker }
        : { form: 'wish', kind: 'detail', text: `${state[1]} must be ${state[2]}`, actor: by, speaker };
    // "we would like the customer to be able to split an order"
    const other = people.leading(said);
    const does = other ? /^to (.+)$/i.exec(said.slice(other.length).trim())?.[1] : undefined;
    if (other && does)
      return {
        form: 'wish',
        kind: 'act',
        text: peel(does),
        actor: people.isSpeaker(other) ? undefined : other,
        speaker: people.isSpeaker(other),
      };
    const done =
      /^(?:them|it|this|that|those|these)\b/i.test(said) ||
      people.leading(said) !== undefined ||
      /\b(?:to|\w+ed)$/i.test(said);
    if (tellsHowLong(said) || (group.verb === 'need' && !group.modal && TAKES_THEM.test(said))) return undefined;
    if (speaker && !done) return readNeed(said, people);
    const so = speaker || people.leading(said) ? undefined : wantedSo(said, people);
    if (so) return { form: 'wish', kind: 'act', text: so.wish, outcome: so.outcome, actor: by, speaker };
    return speaker || done ? undefined : { form: 'wish', kind: 'thing', text: said, actor: who, speaker: false };
  }
  const action = peel(said.replace(/^to /i, ''));
  if (speaker && !isOwnGiving(who, action)) return readDemand(action, 'wish', people, true);
  return { form: 'wish', kind: 'act', text: known(action), actor: speaker ? undefined : who, speaker };
}

/** What one clause asks for; nothing where it states a fact. */
function fromClause(said: Clause, text: string, people: People): ClauseReading | undefined {
  const clause = obliged(said, people);
  const rule = clause.mood === 'question' ? undefined : (readGoal(clause) ?? readRequirement(clause, people));
  if (rule) return rule;
  const ensured = clause.mood === 'command' ? readEnsured(clause, people) : undefined;
  if (ensured) return ensured;
  const request =
    readForbidding(clause, people) ??
    (clause.mood === 'question'
      ? fromQuestion(clause, text, people)
      : clause.mood === 'command'
        ? (readCausing(clause, people) ?? readWorking(clause) ?? readOrder(clause, people))
        : (readNone(clause) ??
          readPriced(clause) ??
          readPermitted(clause, people) ??
          readModal(clause, people) ??
          readAble(clause, people) ??
          readWanting(clause, people)));
  if (request) return { request, action: hadDone(request), others: [], details: [] };
  // "a price per piece should be possible": the thing is wanted.
  const offered =
    clause.mood === 'statement' &&
    clause.group?.modal &&
    !clause.group.negated &&
    /^be (?:both |also )?(?:possible|available|offered|supported|allowed)$/.test(actionOf(clause));
  if (offered)
    return {
      request: { form: 'wish', kind: 'thing', text: textOf(clause.subject), speaker: false },
      others: [],
      details: [],
    };
  const action = clause.mood === 'statement' ? readState(clause, people) : undefined;
  return (
    action && {
      request: {
        form: 'wish',
        kind: 'detail',
        text: clauseText(clause),
        except: people.isPersonPhrase(textOf(clause.subject)) ? textOf(clause.subject) : undefined,
        speaker: false,
      },
      action,
      others: [],
      details: [],
    }
  );
}

/** Reads a sentence by its grammar; nothing where the clauses tell no wish. What is told before the first wish is why. */
export function readClauses(text: string, people: People): ClauseReading | undefined {
  const apart = withoutNone(text);
  const read = apart && readClauses(apart.given, people);
  if (apart && read) return { ...read, details: [...read.details, apart.none] };
  const parsed = parseSentence(text, people.names);
  const [first] = parsed.clauses;
  if (!first?.group) return readNamed(parsed, people);
  // "I wish drivers could see it": nobody is called "I wish drivers".
  if (/^(?:i|we) (?:\w+ )?(?:wish|hope)\b/i.test(textOf(first.subject))) {
    const wished = text.replace(/^(?:i|we) (?:\w+ )?(?:wish|hope) (?:that )?/i, '');
    return wished === text ? undefined : readClauses(wished, people);
  }
  const ofProduct = readProduct(first, people);
  if (ofProduct) return asked(ofProduct, parsed, people);
  for (const [at, clause] of parsed.clauses.entries()) {
    // Behind the first clause only a subject of its own and a word of obligation make a wish.
    const demands =
      clause.subject.length > 0 &&
      (/^(?:should|shall|must|ought to)$/.test(clause.group?.modal ?? '') ||
        /^(?:want|need)$/.test(clause.group?.verb ?? ''));
    if (at > 0 && (!demands || parsed.clauses[0]?.mood !== 'statement')) continue;
    const read = fromClause(clause, at === 0 ? text : clauseText(clause), people);
    if (!read) continue;
    const whole = asked(read.request, { ...parsed, clauses: parsed.clauses.slice(at) }, people);
    const why =
      at > 0 && (first.group.negated || TROUBLED.test(clauseText(first)) || ENDS.test(clauseText(first)))
        ? ENDS.test(clauseText(first))
          ? `it still works when ${clauseText(first)}`
          : relieve(first)
        : undefined;
    const front = parsed.front.map(subText).join(' ');
    const action =
      read.action && front
        ? {
            ...read.action,
            wish: `${read.action.wish} ${front}`,
            outcome: `${read.action.outcome ?? ''} ${front}`.trim(),
          }
        : read.action;
    return { ...whole, action, benefit: read.benefit ?? whole.benefit ?? why };
  }
  return undefined;
}

/** "where does a column come from" -> "where a column comes from". */
export function indirect(text: string, people: People): string {
  const [first] = parseSentence(text, people.names).clauses;
  // "who has taken whose game": two questions in one are left as they are.
  if (/^\w+ .*\b(?:which|whose|what|who|whom)\b/i.test(text)) return text;
  const asked = first?.mood === 'question' ? readWondering(first, text) : undefined;
  return asked ? asked.text.replace(/^see /, '') : text;
}

/** Whether the words tell what is so, without any word of wanting or obligation in their first clause. */
export function isFact(text: string, people: People): boolean {
  const [first] = parseSentence(text, people.names).clauses;
  if (first?.mood !== 'statement' || first.subject.length === 0 || !first.group) return false;
  return (
    !first.group.modal &&
    !/^(?:want|need|like|love|wish|prefer|have)$/.test(first.group.verb) &&
    !/^(?:supposed|able|to)$/.test(first.rest[0]?.lower ?? '')
  );
}

/** Whether the words have a subject and a finite verb. */
export function isStatement(text: string, people: People): boolean {
  const [first] = parseSentence(text, people.names).clauses;
  return first?.mood === 'statement' && first.subject.length > 0 && first.group !== undefined;
}
