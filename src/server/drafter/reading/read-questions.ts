import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { pastTense, readVerb, thirdPerson } from '../language/verbs.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { phrase, type Action } from './action.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { actionOf, acts, clauseText, peel } from './clause-words.ts';
import type { People } from './people.ts';
import { TOLD } from './read-asked-of.ts';
import { askedClause, asStatement } from './asked-clause.ts';
import { isDoer } from './read-open-question.ts';
import { readHow } from './read-goals.ts';
import { readDemand, type Request } from './read-request.ts';
import { wantedSo } from './wanted-so.ts';
import { isManySubject } from './say-relief.ts';
import { lowerFirst } from './trouble-words.ts';

/** What a question asks about, where it is what acts: "which members", "who". */
const ASKED_ABOUT = /^(?:which|who|whose|what|how (?:many|much))\b/i;

/** "could a harbour master see which berths are empty?" */
function readAsked(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group || subject.length === 0 || (!group.modal && group.words[0]?.tag !== 'DO')) return undefined;
  const who = textOf(subject);
  // "which members did not log in?": nobody is asked to.
  if (!group.modal && (!group.negated || ASKED_ABOUT.test(who))) return undefined;
  const action = peel(actionOf(clause));
  // "could we have the saws over 300 euros checked by a second warden?": what is to be done with them.
  const had = /^have (.+)$/i.exec(action)?.[1];
  const so =
    had && people.isSpeaker(who) && !/\b(?:sorted|listed|shown|grouped|ordered)\b/i.test(had)
      ? wantedSo(had, people)
      : undefined;
  if (so) return { form: 'question', kind: 'act', text: so.wish, outcome: so.outcome, speaker: true };
  if (people.isSpeaker(who)) return { ...readDemand(action, 'question', people, true), form: 'question' };
  // "can guests be told the day before": it is theirs to wish.
  const told = action.replace(/^be /, '');
  if (
    group.passive &&
    told !== action &&
    TOLD.test(told) &&
    people.isPersonPhrase(who) &&
    !/^(?:it|they|this|that)$/i.test(who)
  )
    return { form: 'question', kind: 'act', text: action, actor: who, speaker: false };
  // "can the card be frozen": who freezes it is not said.
  const [, done, ...tails] = group.passive ? action.split(' ') : [];
  const base = done ? readVerb(done)?.base : undefined;
  const particle = base && PHRASAL_VERBS.has(`${base} ${tails[0] ?? ''}`) ? [tails.shift()] : [];
  if (base)
    return { form: 'question', kind: 'act', text: [base, ...particle, who, ...tails].join(' '), speaker: false };
  if (!acts(clause, people)) return undefined;
  return { form: 'question', kind: 'act', text: action, actor: who, speaker: false };
}

/** "have the saws checked by a second warden": it is done to them, and they are not to be had. */
export function hadDone({ form, text, outcome }: Request): Action | undefined {
  const [, thing = '', done = '', rest = ''] = /^(.+?) (?:is|are) (\w+)\b ?(.*)$/.exec(outcome ?? '') ?? [];
  const base = readVerb(done)?.base;
  if (form !== 'question' || !base || !text.startsWith('have ')) return undefined;
  const name = text
    .replace(/^have (?:the )?/, '')
    .replace(/ (?:before|after|when|if|once|unless|until|instead of|rather than) .+$/, '');
  return {
    frame: 'done',
    wish: text,
    core: {
      ...phrase([base, rest].join(' ')),
      object: readNounPhrase(thing.split(/ (?:over|under|with|from|of) /)[0] ?? ''),
    },
    outcome,
    isThing: false,
    name: name.split(' ').length > 8 ? name.replace(/ (?:by|with|at|in|on|for) .+$/, '') : name,
  };
}

/** "how many listeners drop out?", "where is my order?": whoever asks wants to see the answer. */
export function readWondering(clause: Clause, text: string): Request | undefined {
  const { group, subject, rest } = clause;
  const asks = /^(how (?:many|much|often|long|far)|which|who|whose|where|when|what)\b/i.exec(text)?.[1];
  if (!asks || !group || group.modal) return undefined;
  const speaker = { form: 'question', kind: 'act', speaker: true } as const;
  const first = subject[0]?.lower ?? '';
  // "which notes did not change": it stands in the order of a statement.
  if (group.negated && ASKED_ABOUT.test(textOf(subject))) return { ...speaker, text: `see ${actionSubject(clause)}` };
  if (group.words[0]?.tag === 'DO' && subject.length > 0) {
    const lead = text.slice(0, text.toLowerCase().search(/\b(?:do|does|did)\b/)).trim();
    // "how many faults do we have per street": what is asked about stands in front, and the parser tells it last.
    const isTold = (words: readonly Tagged[]) =>
      words.length > 0 && lead.toLowerCase().endsWith(textOf(words).toLowerCase());
    const from = rest.findIndex((_, at) => isTold(rest.slice(at)));
    const tail = textOf(from < 0 ? rest : rest.slice(0, from));
    return {
      ...speaker,
      text: `see ${lead} ${textOf(subject)} ${group.past ? pastTense(group.verb) : isManySubject(clause) ? group.verb : thirdPerson(group.verb)} ${tail}`.trim(),
    };
  }
  if (group.verb === 'be' && subject.length === 1 && first === asks.toLowerCase() && !/^(?:who|what)$/.test(first))
    return { ...speaker, text: `see ${first} ${textOf(rest)} ${group.words[0]?.text}` };
  return { ...speaker, text: `see ${actionSubject(clause)}` };
}

function actionSubject(clause: Clause): string {
  return lowerFirst(clauseText(clause));
}

/** In the order of a question: "how many bags do we". */
const AS_ASKED = /^(?!.* (?:who|that|which) (?:do|does|did) ).* (?:do|does|did) (?!not\b|so\b|it$|this$|that$)[\w']+/i;
/** A question before its first auxiliary, and behind it. */
const AUXILIARY =
  /^(.+?) ((have|has|had|can|could|may|will|do|does|did|is|are|was|were|should|shall|must|would|might) (?!do\b|not\b).+)$/i;
const ASKS_STATE = /^(?:how (?:many|much|often|long|far|late|early|soon)|which|what|whose)\b|^(?:when|where|whom?)$/i;
const IS_SO = /^(?:have|has|had|do|does|did)$/i;
const MAY_BE_SO = /^(?:can|could|may|will|should)$/i;
/** "who did not pay": whoever it is asked about stands in front as in a statement. */
const LACKS = /^(?:who|which [\w -]+|how many [\w -]+) (?:do|does|did|have|has|had|is|are|was|were) not [a-z]/i;

/** "how long does a plot stay empty", "how many plots have we given away": one sentence, told with all its words. */
function toldWhole(question: string, people: People): Request | undefined {
  const text = question.replace(/[?.!\s]+$/, '');
  if (LACKS.test(text) && parseSentence(text, people.names).clauses.length === 1)
    return { form: 'question', kind: 'act', text: `see ${lowerFirst(text)}`, speaker: true };
  // "whose turn is it to clean": it is their turn.
  const turned = text.replace(
    /^(whose \w+|what [\w ]{2,20}?|which \w+|how \w+) (is|was) (it|this|that|he|she) /i,
    '$1 $3 $2 ',
  );
  if (turned !== text && !/^what (?:is|was)\b/i.test(text))
    return { form: 'question', kind: 'act', text: `see ${lowerFirst(turned)}`, speaker: true };
  const [, lead = '', rest = '', auxiliary = ''] = AUXILIARY.exec(text) ?? [];
  // "where can I change it": whoever asks wants to do it.
  const asksState =
    (IS_SO.test(auxiliary) && !/^whom? ha/i.test(`${lead} ${auxiliary}`)) ||
    (MAY_BE_SO.test(auxiliary) && !/^(?:where|whom?)$/i.test(lead));
  if (!ASKS_STATE.test(lead) || !asksState || / (?:do|does|did|have|has|had) not\b/i.test(lead)) return undefined;
  const { front, clauses } = parseSentence(text, people.names);
  if (front.length > 0 || clauses.length !== 1) return undefined;
  const asked = isDoer(lead, rest) ? undefined : askedClause(rest, people);
  const told = asked ? `${lead} ${asStatement(asked)}` : text;
  if (AS_ASKED.test(told)) return undefined;
  return { form: 'question', kind: 'act', text: `see ${lowerFirst(told)}`, speaker: true };
}

export function fromQuestion(clause: Clause, text: string, people: People): Request | undefined {
  const possible =
    /^(?:is|would|will) (?:it|there) (?:be )?(?:possible|feasible|an option|any chance|a chance|any way|a way|a possibility) (?:that|if) (.+)$/i.exec(
      text,
    )?.[1];
  const [inner] = possible ? parseSentence(possible, people.names).clauses : [];
  if (inner?.group && inner.subject.length > 0 && !inner.group.passive) {
    const who = textOf(inner.subject);
    const speaker = people.isSpeaker(who);
    if (acts(inner, people))
      return { form: 'question', kind: 'act', text: peel(actionOf(inner)), actor: speaker ? undefined : who, speaker };
  }
  return /^how\b/i.test(text) && !/^how (?:many|much|often|long|far)\b/i.test(text)
    ? readHow(clause, people)
    : (toldWhole(text, people) ?? readAsked(clause, people) ?? readWondering(clause, text));
}
