import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { participle } from '../language/verbs.ts';
import { phrase, type Action } from './action.ts';
import { askedClause, asStatement, type AskedClause } from './asked-clause.ts';
import {
  asQuestion,
  ASKS,
  CASE,
  EITHER,
  FRONTED,
  NEXT,
  OR,
  partChoice,
  RHETORICAL,
  THEN_ASKED,
} from './question-shapes.ts';
import type { People } from './people.ts';
import type { Request } from './read-request.ts';
import type { Sentence } from './split-sentences.ts';
import { lowerFirst } from './trouble-words.ts';

/** A question that asks how it is to be: what is wanted is the answer, and which one is left open. */
export interface OpenQuestion {
  readonly request: Request;
  readonly action: Action;
}

/** What somebody has to bear. */
const OWED = /^(?:still |also )?(?:have to|need to|owe|be charged|be billed|be fined|lose|forfeit)\b/;
const OBLIGED = /^(?:always )?(?:have|need) to /;
/** What a thing is taken for. */
const COUNTS = /^(?:still |already )?(?:count|apply|expire|lapse|qualify|carry over|roll over|matter)\b/;
const ALLOWED =
  /^(?:not |still |also |really |even )?(?:allowed|permitted|forbidden|okay|ok|fine|legal|mandatory|compulsory)\b/;
/** What is so today is no matter to decide. */
const TODAY =
  /\b(?:today|tomorrow|tonight|yesterday|right now|at the moment|currently|(?:this|next|last) (?:week|month|year|morning|evening|afternoon|night|weekend|season|time|\w+day))\b/i;
const DECIDED =
  /^(?:who|which(?: (?:one|of (?:the|them|us|those|these) ?[\w-]*|[\w-]+))?) (?:gets?|pays?|decides?|picks?|wins?|counts?|approves?|signs?|bears?|goes first|comes first|prevails|may|must|should|has to|have to|(?:has|have) the (?:last|final|right|say|power|casting)|is (?:told|asked|allowed|charged|responsible|liable)|are (?:told|asked|allowed|charged)|looks after|sees what)\b/i;
const SETTLED =
  /^(?:keep|delete|store|wait|hold|charge|refund|give|round|count|block|let|allow|treat|handle|deal|close|remove|notify|tell|show|mark|list|name|call|bill)\b/;

/** "can sign", "is told": the verb follows at once. */
const SIGNED =
  /^(?:can|could|should|must|may|will|would|shall) (?:not |also |still )?(?!(?:the|an?|my|our|it|they|we|you|he|she|i|people|\w+s)\b)[a-z]+\b|^(?:is|are|was|were|has|have) (?!(?:the|an?|my|our|it|they|we|you|he|she|i|people|there)\b)/i;

/** "do we charge parking per hour": whether it is charged, whoever does it. */
function withoutSpeaker({ auxiliary, subject, predicate }: AskedClause): string | undefined {
  const phrase = /^(?:we|you)$/i.test(subject) && auxiliary === 'do' ? readVerbPhrase(predicate) : undefined;
  const { verb = '', object, tails = [] } = phrase ?? {};
  if (
    !object ||
    // "do we move them": they are moved, and no "them" is.
    /^(?:them|him|her|me|us)$/i.test(object.text) ||
    !/^[a-z]+$/.test(verb) ||
    predicate !== [verb, object.text, ...tails.map(({ text }) => text)].join(' ')
  )
    return undefined;
  return [object.text, object.plural ? 'are' : 'is', participle(verb), ...tails.map(({ text }) => text)].join(' ');
}

/** "who | can sign it": who is asked about does it. */
export function isDoer(lead: string, rest: string): boolean {
  return /^(?:who|what|which|whose|how many)\b/i.test(lead) && SIGNED.test(rest);
}

/** What is asked behind "know": "whether it counts", "who pays", "how to show it". */
export function indirectly(question: string, people: People, isSeveral = false): string {
  const yesNo = askedClause(question, people);
  if (
    yesNo &&
    !isSeveral &&
    /^(?:we|you|i)$/i.test(yesNo.subject) &&
    /^(?:should|shall|do|would)$/.test(yesNo.auxiliary) &&
    !OBLIGED.test(yesNo.predicate)
  )
    return `whether to ${yesNo.predicate}`;
  if (yesNo) return `whether ${lowerFirst(withoutSpeaker(yesNo) ?? asStatement(yesNo))}`;
  // "what does the crew do": the verb stands behind who does it.
  const [, lead = '', rest = ''] =
    /^((?:for )?(?:how (?:long|often|many|much|far|soon|late|early)|what|when|where|why|how|which|whose|whom|who)\b.*?) ((?:do|does|did|can|could|should|must|may|will|would|shall|is|are|was|were) .+)$/i.exec(
      question,
    ) ?? [];
  const asked = lead.split(' ').length <= 4 ? askedClause(rest, people) : undefined;
  if (!asked || isDoer(lead, rest)) return lowerFirst(question);
  const isOurs = /^(?:we|you)$/i.test(asked.subject) && /^(?:should|shall|do|must)$/.test(asked.auxiliary);
  return `${lowerFirst(lead)} ${isOurs ? `to ${asked.predicate}` : asStatement(asked)}`;
}

/** Whether a question that opens with "who", "what" or "how" asks how it is to be, and not how things stand. */
function isOfRule(question: string, isChoice: boolean, people: People): boolean {
  if (/^what (?:happens|becomes|should happen|is to happen|is to become)\b(?! (?:next|now|today)\b)/i.test(question))
    return !TODAY.test(question);
  if (TODAY.test(question)) return false;
  if (DECIDED.test(question)) return isChoice || CASE.test(question) || !/ (?:see|read|view|open)\b/i.test(question);
  if (/^whose [\w-]+ \w+s\b/i.test(question) && CASE.test(question)) return true;
  if (isChoice && /^(?:who|which|what|where|when|how)\b/i.test(question)) return true;
  const may = /^when (?=(?:may|must) )(.+)$/i.exec(question)?.[1];
  if (may && askedClause(may, people)) return true;
  const [, asks = '', rest = ''] =
    /^(what|when|where|how|how (?:long|often|soon)) ((?:do|does|should|must|shall) .+)$/i.exec(question) ?? [];
  const asked = rest ? askedClause(rest, people) : undefined;
  if (!asked) return false;
  if (
    /^(?:we|you)$/i.test(asked.subject) &&
    /^what$/i.test(asks) &&
    /^do (?:with|when|if|about)\b/i.test(asked.predicate)
  )
    return true;
  if (/^(?:we|you)$/i.test(asked.subject)) return !/^how$/i.test(asks) && SETTLED.test(asked.predicate);
  return /^what$/i.test(asks) && / (?:when|if) /i.test(asked.predicate) && people.isPersonPhrase(asked.subject);
}

/** Somebody else, or some of a kind: what they do is asked, and not asked for. */
function isToldOf(subject: string, people: People): boolean {
  return (
    !people.isSpeaker(subject) &&
    !/^(?:it|you|there)$/i.test(subject) &&
    (people.isPersonPhrase(subject) || / (?:that|which|who) /.test(subject))
  );
}

/** Whether a question that is answered by yes or no asks which of two is to hold, or whether it is to be at all. */
function isOfChoice(first: string, more: readonly string[], isChoice: boolean, people: People): boolean {
  const asked = askedClause(first, people);
  if (!asked) return false;
  const { auxiliary, subject, predicate } = asked;
  // "can the lead see what is open and who is free?": both are to be seen, and nothing is to be decided.
  const isSeen = /^(?:see|know|find out|check|look up|view|read|be shown)\b/i.test(predicate);
  const isWeighed = / at all$/i.test(predicate) || (!isSeen && more.some((next) => /^who\b/i.test(next)));
  // Whoever asks whether somebody can do it wants them to be able to; what else it could be is asked.
  if (
    auxiliary === 'would' &&
    /^(?:we|you)$/i.test(subject) &&
    / or (?:only|to|in|at|as|by|on|with|for)\b/.test(predicate)
  )
    return true;
  // "would somebody who cancels still have to pay?"
  if (/^(?:would|will)$/.test(auxiliary) && !people.isSpeaker(subject) && OWED.test(predicate)) return true;
  if (/^(?:can|could|would|will|might)$/.test(auxiliary)) return isWeighed && !/^(?:could|would)$/.test(auxiliary);
  if (auxiliary === 'may') return isChoice || isWeighed || predicate.startsWith('still ');
  // "are dogs allowed?"
  if (/^(?:is|are)$/.test(auxiliary) && ALLOWED.test(predicate)) return true;
  if (/^(?:is|are)$/.test(auxiliary) && !isChoice)
    return (
      CASE.test(predicate) &&
      /^(?:not |still |also )?(?:\w+ed|lost|paid|sent|kept|given|told|shown|free|due)\b/.test(predicate) &&
      !TODAY.test(first)
    );
  // "do we have to show the price?": whether they have to, and no wish to.
  if (auxiliary === 'do' && OBLIGED.test(predicate)) return true;
  if (/^(?:does|do)$/.test(auxiliary) && !isChoice && !isWeighed)
    return (
      isToldOf(subject, people) ||
      predicate.startsWith('also ') ||
      COUNTS.test(predicate) ||
      /^(?:anyone|anybody|someone|somebody)$/i.test(subject)
    );
  return (isChoice || isWeighed) && !/^(?:be able|be possible|possible)\b/.test(predicate);
}

/** A question of how it is to be, with what may be chosen; nothing for one that only asks for something. */
export function readOpenQuestion(sentence: Sentence, people: People): OpenQuestion | undefined {
  const told = expandContractions(sentence.text.replace(/[?.!\s]+$/, ''));
  // "what happens when it is full - is the rest sent later or cancelled?": the second one is left open with the first.
  const said = THEN_ASKED.exec(told)?.[1] ?? told;
  const [, front = '', behind = ''] = FRONTED.exec(said) ?? [];
  const isFronted = behind !== '' && ASKS.test(behind);
  const text = isFronted ? behind : said;
  if (!ASKS.test(text) || (!sentence.isQuestion && !/\bor\b|^wh/i.test(text))) return undefined;
  // "do not let guests book a room or a car": an order, whatever it names.
  if (/^do not /i.test(text)) return undefined;
  // "what about", "how about", "what if" name what is wanted.
  const unforeseen = /^what if (.+)$/i.exec(text)?.[1];
  if (unforeseen && happens(unforeseen, people))
    return toKnow(`what happens if ${unforeseen}`, sentence.text, `what happens if ${unforeseen}`);
  if (
    /^(?:what|how) (?:about|if)\b|^why\b|^(?:would|will) (?:it|there)\b|^is (?:it|there) (?!(?:okay|ok|allowed|permitted|fine|legal)\b)/i.test(
      text,
    )
  )
    return undefined;
  const { question, choice } = partChoice(text);
  const [first = '', ...more] = question.split(NEXT);
  const [one = '', ...others] = first.split(OR).filter((part, at) => at === 0 || !RHETORICAL.test(part));
  const isYesNo = !/^(?:who|whose|whom|what|which|where|when|how|for)\b/i.test(one);
  const isChoice = choice !== '' || others.length > 0 || (EITHER.test(one) && !/\b(?:or|and) not\b/i.test(one));
  const when = isFronted ? ` ${lowerFirst(front)}` : '';
  if (
    isYesNo
      ? !isOfChoice(one, more, isChoice, people) && !isWhetherSo(one, people)
      : !isOfRule(`${one}${when}`, choice !== '' || others.length > 0, people)
  )
    return undefined;
  const isSeveral = others.length > 0;
  const parts = [one, ...others].map((part) => indirectly(part, people, isSeveral));
  const [asked = '', ...rest] = parts.map((part, at) => (at > 0 ? part.replace(/^whether /, '') : part));
  const then = told.slice(said.length).replace(/^\s*[-–—,]\s*(?:or\b)?\s*/, '');
  const added = [...more.map((next) => indirectly(next, people)), ...(then ? [alsoAsked(then, people)] : [])];
  const whole = [[asked, ...rest].join(' or '), when, choice && `, ${choice}`].join('');
  const known = [whole, ...added].join(then ? ', and ' : ' and ').replace(/\bor to not\b/, 'or not');
  return toKnow(known, sentence.text, nameOf(one, asked, people), concerned(one, people));
}

/** "- does it go back or is it kept?": asked besides, with both that it may be. */
function alsoAsked(question: string, people: People): string {
  const parts = question.split(OR).map((part) => indirectly(part, people, true));
  return parts.map((part, at) => (at > 0 ? part.replace(/^whether /, '') : part)).join(' or ');
}

/** "do photos with faces in them get blurred?": whether it is so at all, and no order to do anything. */
function isWhetherSo(question: string, people: People): boolean {
  const asked = /^do /i.test(question) ? askedClause(question, people) : undefined;
  return asked !== undefined && !people.isSpeaker(asked.subject) && !/^you$/i.test(asked.subject);
}

/** "a parent and the coach enter different weights": what may come to pass, and no proposal. */
function happens(text: string, people: People): boolean {
  const [clause] = parseSentence(text, people.names).clauses;
  return (
    clause?.mood === 'statement' &&
    clause.subject.length > 0 &&
    clause.group !== undefined &&
    !clause.group.modal &&
    !clause.group.past &&
    !people.isSpeaker(textOf(clause.subject)) &&
    !/^(?:the (?:app|system|product|site)|it|you)$/i.test(textOf(clause.subject))
  );
}

/** Whom it is asked about: they are not the ones who ask. */
function concerned(question: string, people: People): string | undefined {
  const asked = askedClause(question, people);
  const shown = /\b(?:shown|told|given|sent|visible|open) to ((?:the |our |all )?[\w-]+)\b/i.exec(question)?.[1];
  const [who = ''] = asked?.subject.split(/ (?:who|that|which|whose|under|over|with|without) /) ?? [];
  return [who, shown ?? ''].find((one) => one !== '' && !people.isSpeaker(one) && people.isPersonPhrase(one));
}

/** What is wanted where only a question is told: to know what it asks. */
export function toKnow(known: string, question: string, called: string, except?: string): OpenQuestion {
  const wish = `know ${known}`;
  // "who wins": too little to be told apart by.
  const name = called.split(' ').length > 2 ? called : undefined;
  return {
    request: {
      form: 'question',
      kind: 'act',
      text: wish,
      speaker: true,
      except,
      isWhole: true,
      question: asQuestion(question),
    },
    action: { frame: 'do', wish, core: phrase(wish), isThing: false, rule: 'open', name },
  };
}

/** What a headline calls it: the question without its case, or what the rule is for. */
function nameOf(one: string, asked: string, people: People): string {
  const yesNo = askedClause(one, people);
  const brief = asked
    .replace(/,? (?:when|if|once|after|before|unless|until|as soon as|while) .+$/i, '')
    .replace(/,.*$/, '');
  if (yesNo && /^(?:can|could|may)$/.test(yesNo.auxiliary) && people.isSpeaker(yesNo.subject))
    return yesNo.predicate.replace(/ (?:who|that|which|whose) .+$/, '');
  if (brief.split(' ').length <= 8 || !yesNo || people.isSpeaker(yesNo.subject)) return brief;
  return /^(?:it|that|this|they)$/i.test(yesNo.subject) ? brief : `rule for ${lowerFirst(yesNo.subject)}`;
}
