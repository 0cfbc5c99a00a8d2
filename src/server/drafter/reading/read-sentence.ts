import { expandContractions } from '../grammar/contractions.ts';
import { asItOpens } from './as-it-opens.ts';
import { isWholeTitle } from './bare-title.ts';
import { partBenefit } from './find-benefit.ts';
import { fromHelp } from './from-help.ts';
import { readByHand } from './read-cause.ts';
import { ofRelief, readTrouble } from './read-trouble.ts';
import type { Action } from './action.ts';
import { parseAction } from '../grammar/parse.ts';
import { withBound } from './condition-last.ts';
import { isFact, isStatement, readClauses } from './read-clauses.ts';
import { isHarm } from './read-harm.ts';
import { readAlarm, recastComplaint } from './read-plain.ts';
import { inOrder } from './front-subject.ts';
import { withItsCase } from './fronted-order.ts';
import { readHouseRule } from './read-house-rules.ts';
import { FRONT, readCondition } from './read-condition.ts';
import { goesOn } from './part-rules.ts';
import type { Other } from './read-idea.ts';
import type { People } from './people.ts';
import { readNoneWhile } from './read-none-while.ts';
import { readNounsOnly } from './nouns-only.ts';
import { readRule } from './read-states.ts';
import { readTitled } from './whole-name.ts';
import { readWholeRule } from './whole-rule.ts';
import { partQuestions, readAskedOf } from './read-asked-of.ts';
import { readOpenQuestion } from './read-open-question.ts';
import { readOffer } from './read-order.ts';
import { readLiked, readQuestion, readWish } from './read-forms.ts';
import { readStory } from './read-story.ts';
import { isCommand } from './is-command.ts';
import { isBareOrder, isOrderFor } from './is-order.ts';
import { readAsName } from './read-plain-name.ts';
import { readName } from './read-named-thing.ts';
import { isVagueReason, readQuality, sober, soberReason } from './read-quality.ts';
import { inBulk, recast } from './recast.ts';
import { readDemand, readSubject, type Request } from './read-request.ts';
import { withSubject } from './reword.ts';
import { readStopping, readUnwilling } from './read-stopping.ts';
import type { Sentence } from './split-sentences.ts';
import { ofLabel, readLabelQuestions } from './label-questions.ts';
import { sentTo } from './sent-to.ts';
import { withSightLast } from './sight-last.ts';
import { readCannot, readWhy } from './read-why.ts';
import { readTale } from './read-tale.ts';
import { readTold } from './read-told.ts';
import { forLabel } from './for-label.ts';
import { listed, readSetApart, readTitle } from './read-title.ts';
import { readDoubles, readUnwanted } from './unwanted-thing.ts';
import { lowerFirst } from './trouble-words.ts';

/** A sentence of the idea and what it was read as. */
export interface Reading {
  readonly sentence: Sentence;
  readonly request?: Request | undefined;
  readonly benefit?: string | undefined;
  readonly trouble?: boolean;
  /** It only tells what somebody does; another sentence that asks comes first. */
  readonly plain?: boolean;
  /** A trouble that no rule knows. */
  readonly isGuess?: boolean | undefined;
  /** The shape of the wish, where the grammar of the sentence gives it. */
  readonly action?: Action | undefined;
  /** Further actions in the sentence; nothing where they have not been told apart yet. */
  readonly others?: readonly Other[] | undefined;
  /** When a trouble comes up, and what is so then instead. */
  readonly circumstance?: string;
  /** Statements beside the wish. */
  readonly details?: readonly string[];
  /** All that the same person does, in one breath. */
  readonly whole?: string | undefined;
}

/** "front desk: sell day passes": the label may name who acts. */
function readLabelled(sentence: Sentence, people: People): Reading | undefined {
  // "Vouchers that expire in a month: send a reminder": the label is when.
  const [, thing = '', does = '', order = ''] =
    /^((?:[\w-]+ ){0,2}[\w-]+s) (?:that|which|who) ([^:,]{3,60}):\s+(.+)$/i.exec(sentence.text) ?? [];
  if (order && isCommand(order) && !/\b(?:when|if|once)\b/i.test(order))
    return { ...readSentence({ ...sentence, text: `${order} when ${thing.toLowerCase()} ${does}` }, people), sentence };
  const label = /^([^:,]{3,40}):\s+(.+)$/.exec(sentence.text);
  const title = label ? readTitle(label[1] ?? '', label[2] ?? '', people) : undefined;
  if (title) return { sentence, request: title };
  if (label && isStatement(label[1] ?? '', people)) return undefined;
  const tale = label ? readTale(expandContractions(label[2] ?? ''), people) : undefined;
  if (tale) return ofRelief(tale, sentence, undefined);
  const items =
    label && isCommand(label[1] ?? '') && !readName(label[1] ?? '', people) ? listed(label[2] ?? '') : undefined;
  if (label && items) return { ...readSentence({ ...sentence, text: `${label[1]} with ${items}` }, people), sentence };
  const open = label ? readOpenQuestion({ ...sentence, text: label[2] ?? '', isQuestion: true }, people) : undefined;
  if (label && open) return { sentence, ...ofLabel(open, label[1] ?? ''), others: [] };
  const asks = label ? readLabelQuestions(label[2] ?? '', people) : undefined;
  if (asks) return { sentence, request: asks };
  const rule = label && !people.isPersonPhrase(label[1] ?? '') ? readWholeRule(label[2] ?? '', people) : undefined;
  if (rule) return { sentence, ...rule };
  if (label && (label[2] ?? '').split(' ').length > 1) {
    const inner = readSentence({ ...sentence, text: label[2] ?? '' }, people);
    const who = people.isPersonPhrase(label[1] ?? '') ? label[1] : undefined;
    return inner.request && who
      ? { ...inner, sentence, request: { ...inner.request, actor: inner.request.actor ?? who } }
      : { ...forLabel(inner, label[1] ?? ''), sentence };
  }
  return undefined;
}

/** "When stock runs low, notify the manager". */
function readFronted(
  sentence: Sentence,
  text: string,
  benefit: string | undefined,
  people: People,
): Reading | undefined {
  // "When stock runs low, notify the manager": the condition goes behind the action.
  const [, when = '', order = ''] = FRONT.exec(text) ?? [];
  if (order && !/^(?:in|for) (?:example|short|general)\b/i.test(text)) {
    const tail = lowerFirst(when);
    const whole = withItsCase(order, tail, people);
    if (whole) return { ...readSentence({ ...sentence, text: whole }, people), sentence };
    const request = readOffer(order);
    const inner: Reading = request ? { sentence, request } : readSentence({ ...sentence, text: order }, people);
    if (inner.request && !inner.trouble)
      return {
        ...inner,
        sentence,
        request: {
          ...inner.request,
          text: withBound(inner.request.text, tail, parseAction(inner.request.text, people.names).clauses),
        },
        action: inner.action && {
          ...inner.action,
          wish: `${inner.action.wish} ${tail}`,
          outcome: inner.action.outcome && `${inner.action.outcome} ${tail}`,
        },
        benefit: inner.benefit ?? benefit,
      };
  }
  return undefined;
}

/** What has to be done by hand, and what is to happen under a condition. */
function readCircumstance(
  sentence: Sentence,
  text: string,
  benefit: string | undefined,
  people: People,
): Reading | undefined {
  const relief = readByHand(text);
  if (relief)
    return {
      sentence,
      trouble: true,
      benefit,
      request: { form: 'problem', kind: 'act', text: relief.wish, speaker: true },
    };
  const condition = readCondition(text, people);
  if (condition)
    return {
      sentence,
      benefit,
      request: {
        form: 'wish',
        kind: 'act',
        text: condition.action,
        actor: condition.actor,
        speaker: people.isSpeaker(condition.actor),
      },
    };
  return readFronted(sentence, text, benefit, people);
}

/** What the first words of a sentence settle: a complaint, what is barred, what would be ideal, what is lacking. */
function readOpening(
  sentence: Sentence,
  text: string,
  benefit: string | undefined,
  people: People,
): Reading | undefined {
  const complaint = readWhy(text, people);
  if (complaint?.request) return { sentence, benefit, trouble: true, request: complaint.request };
  const trouble = complaint && readTrouble(sentence, complaint.told, benefit, people);
  if (trouble) return trouble;
  const unwilling = readUnwilling(text);
  if (unwilling) return { sentence, benefit, ...unwilling };
  const unable = readCannot(text);
  if (unable) return { sentence, benefit, request: unable };
  const recast = recastComplaint(text);
  if (recast) {
    const inner = readSentence({ ...sentence, text: recast }, people);
    return { ...inner, sentence, benefit: benefit ?? inner.benefit };
  }
  const ideal = /^it would be nice if (.+)$/i.exec(text)?.[1];
  const wished = ideal && isFact(ideal, people) ? readRule(ideal, people) : undefined;
  if (wished) return { sentence, benefit, ...wished };
  const none = readNoneWhile(text);
  if (none) return { sentence, benefit, ...none };
  const named = readUnwanted(text, people) ?? readDoubles(text);
  if (named) return { sentence, benefit, request: named };
  const alarm =
    readAlarm(text, people) ??
    ((/^show /i.test(text) && isBareOrder(text)) || isHarm(text) ? undefined : readName(text, people));
  if (alarm) return { sentence, benefit, request: alarm };
  const lacking = /^there (?:needs? to|should|must|has to|ought to|could) (?:also )?be (.+)$/i.exec(text)?.[1];
  if (lacking) return { sentence, benefit, request: readDemand(`have ${lacking}`, 'wish', people, false) };
  return undefined;
}

/** What needs no further look: a reason on its own, the title of a list, a tale of what went wrong, a rule that goes on. */
function readSettled(sentence: Sentence, people: People): Reading | undefined {
  // A reason on its own: "So that nobody chooses the same again."
  const why = /^so that (.+)$/i.exec(sentence.text)?.[1];
  if (why) return { sentence, benefit: soberReason(why) };
  if (sentence.isTopic && sentence.text.split(' ').length <= 4)
    return { sentence, request: { form: 'noun phrase', kind: 'thing', text: sentence.text, speaker: false } };
  const told = expandContractions(sentence.text);
  const title = sentence.isQuestion ? undefined : readTitled(sober(sentence.text), people);
  if (title) return { sentence, ...title };
  const open = readOpenQuestion(sentence, people);
  if (open) return { sentence, ...open, others: [] };
  const tale = sentence.isQuestion ? undefined : readTale(told, people);
  if (tale && !readHouseRule(told, people)) return ofRelief(tale, sentence, undefined);
  // "no prices, no names shown": how it is to be.
  const isBare = sentence.isItem && /^no .+ (?:shown|taken|given|written|hidden|known|chosen)$/i.test(sentence.text);
  if (isBare || sentence.goesOn || goesOn(sentence.text))
    return { sentence, request: { form: 'detail', kind: 'detail', text: sentence.text, speaker: false } };
  return undefined;
}

/** What is asked whether it can be, with what is asked beside it. */
function readAsking(sentence: Sentence, people: People): Reading | undefined {
  const beside = partQuestions(sentence);
  if (!beside && !sentence.isQuestion) return undefined;
  const wished = beside ? undefined : readAskedOf(sentence, people);
  if (!beside) return wished && { sentence, ...wished };
  const inner = readSentence({ ...sentence, text: beside.first }, people);
  return { ...inner, sentence, request: inner.request && { ...inner.request, question: beside.question } };
}

/** Reads one sentence: what it asks for, and why. */
export function readSentence(sentence: Sentence, people: People): Reading {
  const apart = readSetApart(sentence, people);
  if (apart) return { sentence, ...apart };
  const reading = readUsual(sentence, people);
  const sure = asItOpens(reading, people);
  if (sure) return sure;
  const text = sober(sentence.text);
  const named = readNounsOnly(text, reading.request, people);
  if (named) return { sentence, request: named };
  const isTitle = isWholeTitle(text, sentence.text, people);
  const plain = isTitle ? undefined : readAsName(sober(partBenefit(sentence.text).text), reading.request, people);
  if (plain) return { sentence, benefit: reading.benefit, ...plain };
  if (!isTitle || reading.request?.form === 'noun phrase') return reading;
  return { sentence, request: { form: 'noun phrase', kind: 'thing', text, isWhole: true, speaker: false } };
}

function readUsual(sentence: Sentence, people: People): Reading {
  const settled = readSettled(sentence, people) ?? readAsking(sentence, people);
  if (settled) return settled;
  const named = inOrder(sentence.text, people);
  const recasted = sentTo(named, people) ?? recast(named) ?? named;
  if (recasted !== sentence.text)
    return { ...readSentence({ ...sentence, text: recasted, isQuestion: false }, people), sentence };
  const labelled = readLabelled(sentence, people);
  if (labelled) return labelled;
  const parted = partBenefit(inBulk(sentence.text));
  const benefit = parted.benefit && !isVagueReason(parted.benefit) ? soberReason(parted.benefit) : undefined;
  const quality = readLiked(parted.text.trim(), people) ?? readQuality(parted.text.trim(), people);
  if (quality) return { sentence, request: quality, benefit };
  let text = withSubject(sober(parted.text.trim()));
  const ruled = readHouseRule(text, people);
  if (ruled) return { sentence, ...ruled, benefit: benefit ?? ruled.benefit };
  const moved = readCircumstance(sentence, text, benefit, people);
  if (moved) return moved;
  const helped = fromHelp(sentence.text);
  if (helped) return { sentence, benefit: isVagueReason(helped) ? undefined : soberReason(helped) };
  text = withSightLast(expandContractions(text));
  const opened = readOpening(sentence, text, benefit, people);
  if (opened) return opened;
  const story = readStory(text, people);
  const isOrder = isOrderFor(text, people);
  const clauses = story || isOrder ? undefined : readClauses(text, people);
  if (clauses) return { sentence, ...clauses, benefit: benefit ?? clauses.benefit };
  const request =
    story ??
    (sentence.isQuestion || /^(?:can|could|is there|is it|why can|how about|what about|would it)\b/i.test(text)
      ? readQuestion(text, people)
      : undefined) ??
    (/^(?:we|i) do not want\b/i.test(text) ? readStopping(text, true) : undefined) ??
    readWish(text, people) ??
    readStopping(text, false);
  if (request) return { sentence, request, benefit };
  const command = isBareOrder(text) || ((isOrder || !isStatement(text, people)) && isCommand(text));
  if (command) return { sentence, request: readDemand(text, 'imperative', people, false), benefit };
  const negatedCan =
    /\b(?:can not|cannot|could not|have to|has to)\b/i.test(text.split(/ (?:if|when|unless) /i)[0] ?? '') &&
    people.leading(text);
  const subject =
    negatedCan || isFact(text, people) || !isStatement(text, people) ? undefined : readSubject(text, 'wish', people);
  if (subject) return { sentence, request: subject, benefit };
  return readTold(sentence, text, benefit, people);
}
