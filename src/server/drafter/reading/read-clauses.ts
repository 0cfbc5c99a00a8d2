import { parseAction, parseSentence, textOf, type Clause, type Parsed, type Sub } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isBaseVerb, readVerb, thirdPerson } from '../language/verbs.ts';
import { AGENT_VERBS, THING_HEADS } from '../lexicon/agent-verbs.ts';
import type { Other } from './read-idea.ts';
import { gerundFirst, relieve } from './relieve.ts';
import type { People } from './people.ts';
import { phrase, type Action } from './action.ts';
import { readDemand, THE_PRODUCT, type Form, type Request } from './read-request.ts';
import { shareObject } from './split-actions.ts';

/** What the clauses of a sentence ask for, told by their grammar. */
export interface ClauseReading {
  readonly request: Request;
  /** The shape of the wish, where the request's text does not give it. */
  readonly action?: Action | undefined;
  readonly benefit?: string | undefined;
  readonly others: readonly Other[];
  /** What is told besides, as sentences: how it should be. */
  readonly details: readonly string[];
}

const KEPT_SUBS = /^(?:when|whenever|if|while|once|unless|until|before|after|as soon as|as long as|in case|even if|even when|every time|each time|since|as)$/;
const OBLIGES = /^(?:should|shall|must|can|could|may|might|will|would)$/;
const LIMIT_ADVERBS = /^(?:also|always|ideally|please|just|simply|really|then|maybe|perhaps|probably|somehow|easily|directly|too|only|actually|currently|still|already|even)$/;

/** The verb with what follows, base first: "enter meter readings offline", "be told". */
export function actionOf({ group, rest, subs }: Clause): string {
  if (!group) return textOf(rest);
  const verbs = group.words.filter(({ tag }) => tag !== 'M' && tag !== 'DO' && tag !== 'NEG' && tag !== 'R');
  const [, ...more] = verbs.map(({ text }) => text);
  const lead = verbs.length > 1 ? [/^(?:is|are|was|were|be|been)$/.test(verbs[0]?.lower ?? '') ? 'be' : (verbs[0]?.text ?? ''), ...more] : [group.verb];
  const adverbs = group.adverbs.filter((word) => !LIMIT_ADVERBS.test(word) && word !== 'never' && word !== 'no longer');
  return [...adverbs, ...lead, textOf(rest), ...subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText)].filter(Boolean).join(' ');
}

function subText({ link, words }: Sub): string {
  return `${link} ${textOf(words)}`;
}

/** "able to see", "allowed to see", "be able to see" -> "see". */
function peel(action: string): string {
  return action
    .replace(/^tell (.+?) from (.+)$/i, 'distinguish $1 from $2')
    .replace(/^(?:(?:also|easily|quickly|directly) )?(?:(?:be )?(?:able|allowed|permitted|enabled|free) to|get to|have the (?:option|ability|possibility|chance) (?:to|of)|need to|have to|want to) /i, '');
}

function headOf(subject: readonly Tagged[]): Tagged | undefined {
  let head: Tagged | undefined;
  for (const word of subject) {
    if (word.tag === 'P' || word.tag === 'W' || word.tag === 'TO' || word.tag === 'S') break;
    if (word.tag === 'N' || word.tag === 'NS' || word.tag === 'PN') head = word;
  }
  return head;
}

/** Whether a subject acts on its own account: a person, or whoever does what only people do. */
export function acts(clause: Clause, people: People): boolean {
  const subject = textOf(clause.subject);
  if (people.isPersonPhrase(subject)) return true;
  const head = headOf(clause.subject);
  if (!head || clause.group?.passive || people.isProduct(subject)) return false;
  if (THING_HEADS.has(head.lower) || head.tag === 'PN') return false;
  const verb = peel(actionOf(clause)).split(' ')[0]?.toLowerCase() ?? '';
  return AGENT_VERBS.has(verb);
}

/** What stands beside the first action of a wish. */
export interface Beside {
  readonly main: string;
  readonly others: readonly Other[];
  /** Statements on how it should be. */
  readonly details: readonly string[];
  /** Why, where a clause beside tells a trouble. */
  readonly benefit?: string | undefined;
}

/** "v2 is switched off in March": what will come whatever anybody wants. */
const ENDS =
  /\b(?:is|are|will be|gets?) (?:being )?(?:switched off|shut down|turned off|retired|deprecated|discontinued|sunset|removed|replaced)\b|\b(?:expires?|ends|runs out|goes away|changes) (?:in|on|by|next|at|from)\b/i;
const WANTS = /^(?:want|need|like|wish)$/;

/** Further clauses of a wish: actions of the same person, of others, statements, and what hurts. */
function readBeside(main: string, clauses: readonly Clause[], people: People): Beside {
  const shared: string[] = [];
  const others: Other[] = [];
  const details: string[] = [];
  let benefit: string | undefined;
  for (const clause of clauses) {
    const { group } = clause;
    const action = peel(actionOf(clause));
    if (!group) continue;
    if (clause.subject.length === 0) {
      shared.push(action);
      continue;
    }
    const who = textOf(clause.subject);
    const speaker = people.isSpeaker(who);
    const isToil = group.negated || group.past || clause.link === '' || (speaker && /^have to /.test(actionOf(clause)));
    if (group.modal || WANTS.test(group.verb)) {
      const asked = WANTS.test(group.verb) ? action.replace(/^(?:want|need|like|wish) (?:(to )|)/, (_, to: string | undefined) => (to ? '' : 'get ')) : action;
      if (acts(clause, people)) others.push({ actor: speaker ? undefined : who, text: asked });
      else details.push(clauseText(clause));
    } else if (isToil) benefit ??= ENDS.test(clauseText(clause)) ? `it still works when ${clauseText(clause)}` : relieve(clause);
    else if (acts(clause, people)) others.push({ actor: speaker ? undefined : who, text: action });
    else details.push(clauseText(clause));
  }
  const split = shareObject(main, shared);
  return { main: split.main, others: [...split.others.map((text) => ({ actor: undefined, text })), ...others], details, benefit };
}

/** Reads what follows "I want to": the first action and what stands beside it. */
export function readAction(text: string, people: People): Beside {
  const [first, ...more] = parseAction(text, people.names).clauses;
  if (!first || more.length === 0) return { main: text, others: [], details: [] };
  return readBeside(actionOf(first), more, people);
}

/** The whole clause in its own words. */
export function clauseText({ subject, group, rest, subs }: Clause): string {
  return [textOf(subject), textOf(group?.words ?? []), textOf(rest), ...subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText)].filter(Boolean).join(' ');
}

function asked(request: Request, parsed: Parsed, people: People): ClauseReading {
  const [, ...more] = parsed.clauses;
  const { main, ...beside } = readBeside(peel(request.text), more, people);
  const front = parsed.front.map((sub) => subText(sub)).join(' ');
  return { request: { ...request, text: [main, front].filter(Boolean).join(' ') }, ...beside };
}

function prevent(who: string, action: string, speaker: boolean, form: Form = 'negative'): Request {
  return { form, kind: 'stop', text: `prevent ${who} from ${gerundFirst(action)}`, except: who, speaker };
}

/** "the system must not allow a plot to be assigned to ...": what nobody may do. */
function readForbidding(clause: Clause, people: People): Request | undefined {
  const { group, subject, rest } = clause;
  const who = textOf(subject);
  const isProduct = people.isProduct(who) || THE_PRODUCT.test(who) || /^(?:it|we)$/i.test(who) || (clause.mood === 'command' && subject.length === 0);
  if (!group?.negated || !isProduct || !/^(?:allow|let|permit|accept)$/.test(group.verb)) return undefined;
  const to = rest.findIndex(({ tag }) => tag === 'TO');
  const [be, done] = [rest[to + 1], rest[to + 2]];
  const base = be?.lower === 'be' && done?.tag === 'VN' ? readVerb(done.lower)?.base : undefined;
  if (to > 0 && base) {
    const action = [base, textOf(rest.slice(0, to)), textOf(rest.slice(to + 3))].filter(Boolean).join(' ');
    return { form: 'negative', kind: 'stop', text: `prevent anyone from ${gerundFirst(action)}`, speaker: false };
  }
  return undefined;
}

/** "how do we stop people from taking a place": the question names what is wanted. */
function readHow(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group || !people.isSpeaker(textOf(subject))) return undefined;
  const action = peel(actionOf(clause));
  const kept = /^(?:stop|prevent|keep|avoid) (.+?) (?:from )?(\w+ing\b.*)$/i.exec(action);
  if (kept) return { form: 'question', kind: 'stop', text: `prevent ${kept[1]} from ${kept[2]}`, except: kept[1], speaker: true };
  return { ...readDemand(action, 'question', people, true), form: 'question' };
}

const GOAL = /^(?:reduce|increase|improve|boost|raise|lower|cut|grow|decrease|double|halve|shorten|minimi[sz]e|maximi[sz]e) (?:the |our )?((?:[\w-]+ ){0,3}?(?:rate|ratio|number|share|percentage|costs?|time|churn|conversion|revenue|sales|turnover|calls|complaints|errors?|waste|no-shows?|drop-?outs?|cancellations?|retention|satisfaction|occupancy|utili[sz]ation|response times?|waiting times?|lead time|bounce rate)\b.*)$/i;

/** "reduce the drop-out rate": whoever is to move a figure has to see it first. */
function readGoal(clause: Clause): ClauseReading | undefined {
  const action = actionOf(clause);
  const figure = GOAL.exec(action);
  const share = /^(?:want|need|have) ((?:at least|at most|more than|fewer than|less than|no more than)? ?\d[\d.,]* ?(?:%|percent|per cent)?.*?) (\w+)( (?:by|before|within|until|in|per) .+)?$/i.exec(action);
  const speaker = { form: 'wish', kind: 'act', speaker: true } as const;
  if (figure) {
    const [verb = ''] = action.split(' ');
    return { request: { ...speaker, text: `see the ${figure[1]}`, question: `What should the product change so that the ${(figure[1] ?? '').split(/ (?:in|for|of|during|by) /)[0]} moves?` }, benefit: `I can ${verb.toLowerCase()} it`, others: [], details: [] };
  }
  if (share && readVerb(share[2] ?? '')?.form === 'past')
    return { request: { ...speaker, text: `see whether ${share[1]} are ${share[2]}${share[3] ?? ''}`, question: 'What should the product do to reach this goal?' }, others: [], details: [] };
  return undefined;
}

/** "bigger letters, my eyes are not what they were": the thing is wanted, the statement says why. */
function readNamed(parsed: Parsed, people: People): ClauseReading | undefined {
  const [thing, ...more] = parsed.clauses;
  const [fact] = more;
  if (!thing || thing.mood !== 'fragment' || !fact?.group || fact.subject.length === 0 || fact.link !== '') return undefined;
  const text = textOf(thing.rest).replace(/,? please$/i, '');
  const named = readDemand(text, 'noun phrase', people, false);
  const request: Request = named.kind === 'act' && named.text === text ? { form: 'noun phrase', kind: 'thing', text, speaker: false } : named;
  const { others, details, benefit } = readBeside('', more, people);
  return { request, others, details, benefit };
}

/** "do not let two families book the same slot", "let students hand in work late". */
function readCausing(clause: Clause, people: People): Request | undefined {
  const { group, rest } = clause;
  if (!group || !/^(?:let|allow|permit|enable|help)$/.test(group.verb)) return undefined;
  const at = rest.findIndex(({ tag }, index) => index > 0 && (tag === 'V0' || tag === 'TO' || (tag === 'BE' && rest[index - 1]?.tag !== 'TO')));
  if (at < 1 || (group.verb !== 'let' && group.verb !== 'help' && rest[at]?.tag !== 'TO')) return undefined;
  const verbAt = rest[at]?.tag === 'TO' ? at + 1 : at;
  const who = textOf(rest.slice(0, at));
  const action = [textOf(rest.slice(verbAt)), ...clause.subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText)].filter(Boolean).join(' ');
  if (!action) return undefined;
  const speaker = people.isSpeaker(who);
  if (group.negated) return prevent(who, action, false);
  const head = headOf(rest.slice(0, at));
  if (!speaker && !people.isPersonPhrase(who) && (!head || THING_HEADS.has(head.lower) || !AGENT_VERBS.has(action.split(' ')[0] ?? ''))) return undefined;
  return { form: 'imperative', kind: 'act', text: action, actor: speaker ? undefined : who, speaker };
}

/** "could a harbour master see which berths are empty?" */
function readAsked(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group || subject.length === 0 || (!group.modal && group.words[0]?.tag !== 'DO')) return undefined;
  const who = textOf(subject);
  if (!group.modal && !group.negated) return undefined;
  const action = peel(actionOf(clause));
  if (people.isSpeaker(who)) return { ...readDemand(action, 'question', people, true), form: 'question' };
  if (!acts(clause, people)) return undefined;
  return { form: 'question', kind: 'act', text: action, actor: who, speaker: false };
}

/** "supermarkets should be able to announce a donation", "the harbour master must not move a boat". */
function readModal(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group?.modal || !OBLIGES.test(group.modal) || subject.length === 0) return undefined;
  const who = textOf(subject);
  if (/^only\b/i.test(who) || !acts(clause, people)) return undefined;
  const action = peel(actionOf(clause));
  if (group.negated && /^(?:can|could)$/.test(group.modal)) return undefined;
  const speaker = people.isSpeaker(who);
  if (group.negated) {
    if (group.adverbs.includes('no longer')) return { form: 'wish', kind: 'act', text: `no longer ${action}`, actor: speaker ? undefined : who, speaker };
    if (/^(?:have|need) to /.test(actionOf(clause)))
      return { form: 'negative', kind: 'stop', text: `no longer ${action}`, actor: speaker ? undefined : who, speaker };
    return speaker ? undefined : prevent(who, action, false);
  }
  if (speaker) return readDemand(action, 'wish', people, true);
  return { form: 'wish', kind: 'act', text: action, actor: who, speaker: false };
}

/** "drivers want to see the next stop", "a member would like to pause". */
function readWanting(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group || group.negated || group.past || !/^(?:want|need|like|love|wish|prefer)$/.test(group.verb) || subject.length === 0) return undefined;
  if (/^(?:like|love)$/.test(group.verb) && group.modal !== 'would') return undefined;
  const who = textOf(subject);
  if (!people.isPersonPhrase(who) && !acts({ ...clause, group: { ...group, verb: 'see' } }, people)) return undefined;
  const speaker = people.isSpeaker(who);
  const said = actionOf(clause).replace(/^(?:want|need|like|love|wish|prefer) /, '');
  if (!/^to /i.test(said)) return undefined;
  const action = peel(said.replace(/^to /i, ''));
  if (speaker) return readDemand(action, 'wish', people, true);
  return { form: 'wish', kind: 'act', text: action, actor: who, speaker: false };
}

/** "import contacts and merge duplicates": the first order, and the others beside it. */
function readOrder(clause: Clause, people: People): Request | undefined {
  const { group } = clause;
  if (!group || group.negated || /^(?:stop|quit|cease|avoid|prevent|get|let|make|ensure|guarantee|kill|drop|do)$/.test(group.verb)) return undefined;
  return { ...readDemand(actionOf(clause), 'imperative', people, false), form: 'imperative' };
}

/** "a crate that has been on the shelf for three days must be marked red": what is to be so, with a thing as subject. */
function readState(clause: Clause, people: People): ClauseReading['action'] {
  const { group, subject } = clause;
  if (!group?.modal || !/^(?:should|shall|must|will)$/.test(group.modal) || subject.length === 0) return undefined;
  const said = textOf(subject);
  if (/^(?:it|this|that|there|only)\b/i.test(said) || people.isProduct(said) || THE_PRODUCT.test(said)) return undefined;
  const action = actionOf(clause);
  const not = group.negated ? 'not ' : '';
  const isMany = headOf(subject)?.tag === 'NS' || subject.some(({ lower }) => lower === 'and');
  const able = /^be (?!accessible|available|visible|usable|readable|reliable|compatible|responsible|flexible|stable|comfortable|able|possible|unable)([a-z]+?)(?:able|ible)( .*)?$/i.exec(action);
  const doing = able ? [able[1], `${able[1]}e`, (able[1] ?? '').replace(/(.)\1$/, '$1')].find((word) => word && isBaseVerb(word)) : undefined;
  if (doing && !group.negated) return undefined;
  if (group.passive || /^be /.test(action)) {
    const state = action.replace(/^be /, '');
    const base = readVerb(state.split(' ')[0] ?? '')?.base;
    const core = phrase(group.passive && base ? [base, ...state.split(' ').slice(1)].join(' ') : `see ${said}`);
    return { frame: 'done', wish: `have ${said} ${not}${state}`, core: { ...core, object: readNounPhrase(said) }, outcome: `${said} ${isMany ? 'are' : 'is'} ${not}${state}`, isThing: false };
  }
  if (/^have to\b/.test(action)) return undefined;
  const [verb = '', ...rest] = action.split(' ');
  const finite = group.negated ? `${isMany ? 'do' : 'does'} not ${action}` : [isMany ? verb : thirdPerson(verb), ...rest].join(' ');
  return { frame: 'done', wish: `have ${said} ${not}${action}`, core: { ...phrase(action), object: readNounPhrase(said) }, outcome: `${said} ${finite}`, isThing: false };
}

/** "exercises should be printable" -> "print exercises". */
function readAble(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group?.modal || group.negated || subject.length === 0) return undefined;
  const able = /^be ([a-z]+?)(?:able|ible)\b ?(?:by ([\w -]+?)\b)?(.*)$/i.exec(actionOf(clause));
  const base = able ? [able[1], `${able[1]}e`, (able[1] ?? '').replace(/(.)\1$/, '$1')].find((word) => word && isBaseVerb(word)) : undefined;
  if (!able || !base || /^(?:access|us|read|rely|suit)/.test(base)) return undefined;
  const by = able[2] && people.isPersonPhrase(able[2]) ? able[2] : undefined;
  return { form: 'wish', kind: 'act', text: `${base} ${textOf(subject)} ${by ? '' : able[2] ? `by ${able[2]}` : ''}${able[3] ?? ''}`.replace(/\s+/g, ' ').trim(), actor: by, speaker: false };
}

/** Reads a sentence by its grammar; nothing where the clauses tell no wish. */
export function readClauses(text: string, people: People): ClauseReading | undefined {
  const parsed = parseSentence(text, people.names);
  const [first] = parsed.clauses;
  if (!first?.group) return readNamed(parsed, people);
  const goal = first.mood === 'question' ? undefined : readGoal(first);
  if (goal) return goal;
  const request =
    readForbidding(first, people) ??
    (first.mood === 'question'
      ? /^how\b/i.test(text) && !/^how (?:many|much|often|long|far)\b/i.test(text)
        ? readHow(first, people)
        : readAsked(first, people)
      : first.mood === 'command'
        ? (readCausing(first, people) ?? readOrder(first, people))
        : (readModal(first, people) ?? readAble(first, people) ?? readWanting(first, people)));
  if (request) return asked(request, parsed, people);
  const action = first.mood === 'statement' ? readState(first, people) : undefined;
  return action && { ...asked({ form: 'wish', kind: 'detail', text: clauseText(first), speaker: false }, parsed, people), action };
}

/** Whether the words have a subject and a finite verb. */
export function isStatement(text: string, people: People): boolean {
  const [first] = parseSentence(text, people.names).clauses;
  return first?.mood === 'statement' && first.subject.length > 0 && first.group !== undefined;
}
