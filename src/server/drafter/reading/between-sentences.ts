import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPerson, isPlural } from '../language/nouns.ts';
import { askedClause, asStatement } from './asked-clause.ts';
import type { People } from './people.ts';
import type { Reading } from './read-sentence.ts';
import { withMoreSaid } from './says-more.ts';
import { unseenBy } from './unseen-by.ts';
import { thingNamed, withThing } from './what-it-is.ts';
import type { Sentence } from './split-sentences.ts';
import { lowerFirst } from './trouble-words.ts';

/** "teachers:" above a list: they are the ones who do what its items say. */
export function giveTopic(readings: Reading[], people: People): void {
  const [first] = readings;
  if (!first?.sentence.isTopic || readings.length < 2) return;
  const topic = first.sentence.text;
  if (/\b(?:page|screen|view|form|dashboard|calendar|map|overview|menu|table|report)$/i.test(topic)) {
    const [second] = readings.slice(1);
    if (second?.request?.kind === 'act' && !second.action)
      readings[1] = {
        ...second,
        request: { ...second.request, text: `${second.request.text} on the ${topic.replace(/^(?:the|our) /i, '')}` },
      };
    return;
  }
  if (!people.isPersonPhrase(topic)) return;
  readings.shift();
  for (const [at, reading] of readings.entries())
    if (reading.request && !reading.request.actor)
      readings[at] = { ...reading, request: { ...reading.request, actor: first.sentence.text } };
}

/** What may stand in front of whom a sentence is about: "every August", "what happens when". */
const OPENING =
  /^(?:what (?:happens|should happen) (?:if|when)|if|when|as|(?:every|each|in|on|at) (?:the )?(?:[\w-]+ )?(?:[A-Z]\w+|day|week|month|year|morning|evening|night|summer|winter|spring|autumn|time),?) (?=\w)/i;

/** "We have families who moved away": they are spoken of. */
const HAD = /^(?:we|I) (?:have|had|get|got) (?:[\w-]+ ){0,2}?([\w-]+s) (?:who|that|with) /i;

/** "When a doctor runs late, patients sit around": many of whom the main clause tells, rather than the one of the case. */
function inMainClause(text: string, people: People): string | undefined {
  const [, main = ''] = /^(?:when|whenever|if|while|because|since|as) (?:an?|the) [^,]{5,60}, (.+)$/i.exec(text) ?? [];
  const who = main ? people.leading(main) : undefined;
  return who && isPlural(who.split(' ').at(-1) ?? '') ? who : undefined;
}

/** "Dock hands lose signal. They should be able to ...": who was spoken of is who is meant. */
export function resolvePronouns(readings: Reading[], people: People): void {
  withMoreSaid(readings, people);
  let last: string | undefined;
  for (const [at, reading] of readings.entries()) {
    const { request, sentence } = reading;
    const had = HAD.exec(sentence.text)?.[1];
    const named =
      had && people.isPersonPhrase(had)
        ? had
        : (inMainClause(sentence.text, people) ?? people.leading(sentence.text.replace(OPENING, '')));
    // "if a host cancels, could they name a friend?": whom the case is about.
    const who = last ?? (/^(?:if|when) /i.test(sentence.text) ? named : undefined);
    if (request?.actor && /^(?:they|he|she|them|him|her)$/i.test(request.actor) && who && !people.isSpeaker(who))
      readings[at] = { ...reading, request: { ...request, actor: who } };
    // "Nobody noticed it" speaks of nobody new.
    if (/^(?:nobody|no one)$/i.test(named ?? '')) continue;
    // "Those who come later pay nothing": none that has a name.
    if (/^(?:those|people|everybody|everyone|anyone|anybody) who /i.test(sentence.text)) {
      last = undefined;
      continue;
    }
    last = named ?? request?.actor ?? last;
    if (
      last &&
      (people.isSpeaker(last) ||
        /^(?:they|he|she|them|him|her|it|nobody|everyone|everybody|somebody|someone)$/i.test(last))
    )
      last = undefined;
  }
}

/** "Patients forget their exercises, we should remind them in the evening": of what, the trouble says. */
export function withTopic(text: string, readings: readonly Reading[]): string {
  const reminds =
    /^(be reminded|remind (?:them|him|her|me|us|(?:the |our |all )?[\w-]+s|(?:the|our) (?:[\w-]+ )?[\w-]+(?= (?:after|in|on|at|by|before|every|when|if|until|twice|once|again|within|\d)|$)))\b(?! (?:of|to|about|that)\b)(.*)$/i.exec(
      text,
    );
  if (!reminds) return text;
  const forgotten = readings
    .map(({ sentence }) =>
      /\bforgets? (to |about )?([^,;]+?)(?= (?:in|on|at|every|when|because)\b|$)/i.exec(sentence.text),
    )
    .find(Boolean);
  if (forgotten) return `${reminds[1]} ${forgotten[1]?.startsWith('to') ? 'to' : 'of'} ${forgotten[2]}${reminds[2]}`;
  // "Bikes stand around for weeks. Remind customers after five days.": of the bikes.
  const [before] = readings.length === 2 ? readings : [];
  const about = before && !before.request?.actor ? readClause(before.sentence.text)?.subject : undefined;
  const isThing =
    about &&
    /^(?:(?:the|our|my) )?[\w-]+(?: [\w-]+)?$/i.test(about) &&
    readNounPhrase(about)?.plural &&
    !isPerson(about.split(' ').at(-1) ?? '');
  return isThing
    ? `${reminds[1]} of ${/^(?:the|our|my) /i.test(about) ? about : `the ${about.toLowerCase()}`}${reminds[2]}`
    : text;
}

/** "What if the tutor does not come? Parents should get their money back": the case in which it is wanted. */
export function conditionIn(rest: readonly Reading[]): string {
  const asked = rest
    .map(({ sentence }) => /^what (?:if|happens (?:if|when)) (.+)$/i.exec(sentence.text)?.[1])
    .find(Boolean);
  return asked ? `when ${asked}` : '';
}

/** What a thing does by itself, whoever else was spoken of. */
const OF_THINGS =
  /^(?:be|take|cost|last|weigh|load|start|open|stay|remain|come|arrive|go|appear|show|wait|expire|count|end|stop|lapse|contain|include|fit|have) /i;

function tellsOfMany(text: string, people: People): boolean {
  return text.split(/[^\p{L}'-]+/u).some((word) => isPlural(word) && (people.isRole(word) || isPerson(word)));
}

/** "Ingestion takes four minutes. It has to be under one.", "The old grades are gone. They should move with the pupil.": what they are, the sentence before says. */
function withSubjectBefore(text: string, before: string | undefined, people: People): string | undefined {
  const [, it = '', modal = '', deed = ''] =
    // "It should be possible to log halves.": nothing that was named.
    /^(it|they|these|those|this) (must|should|shall|has to|have to|needs? to) (?!(?:not )?be (?:possible|easy|easier|clear|enough|forbidden) (?:to|for|that)\b)([a-z]+ .+)$/i.exec(
      text,
    ) ?? [];
  const isMany = /^(?:they|these|those)$/i.test(it);
  const isSure =
    (OF_THINGS.test(deed) &&
      !(
        isMany &&
        /^(?:have|show|wait|go|come|stay|start|stop) /i.test(deed) &&
        before !== undefined &&
        tellsOfMany(before, people)
      )) ||
    (before !== undefined && isMany && !tellsOfMany(before, people));
  const rest = `${modal} ${deed}`;
  const main = before?.replace(
    /^(?:when(?:ever)?|if|once|after|before|as soon as|while) [^,]+, (?=the |our |my |all )/i,
    '',
  );
  const clause = it && main && isSure ? readClause(main) : undefined;
  const noun = clause && clause.kind !== 'modal' ? readNounPhrase(clause.subject) : undefined;
  const isNamed =
    clause &&
    noun?.plural === isMany &&
    !people.isPersonPhrase(clause.subject) &&
    !/^(?:it|this|that|there|they|these|those)$/i.test(clause.subject);
  if (isNamed) return `${clause.subject} ${rest}`;
  // "They should come in by themselves": things do, and whoever sends them does not.
  const isThing =
    OF_THINGS.test(deed) && (/^(?:these|those|this)$/i.test(it) || / by (?:itself|themselves)\b/i.test(rest));
  const thing = before && isThing ? thingNamed(before, isMany, people) : undefined;
  return thing && `${thing} ${rest}`;
}

/** What is done to people for something. */
const FOR_IT =
  /^they (?:should|must|have to) (?:pay|lose|be (?:charged|fined|blocked|barred|suspended|warned)|get an? (?:warning|fine))\b/i;

/** "Members book a court and do not come. They should pay a fee.": those of them who do that. */
function whoDid(text: string, before: string | undefined, people: People): string | undefined {
  const who = before && FOR_IT.test(text) ? people.leading(before) : undefined;
  if (!before || !who || !isPlural(who.split(' ').at(-1) ?? '') || people.isSpeaker(who)) return undefined;
  const did = before
    .slice(who.length)
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^(?:often|sometimes|always) /i, '');
  const isDone =
    /\b(?:not|never|late|too|twice|without|again|no)\b/i.test(did) &&
    !/[,;:]|\b(?:can|must|should|if|when)\b/i.test(did);
  return isDone && did.split(' ').length <= 10
    ? `${who.replace(/^(?:some|many|most) (?:of the )?/i, '')} who ${did}${text.slice('they'.length)}`
    : undefined;
}

/** "Passwords stay in the clipboard. They should be cleared from it.": what "it" is where "they" are something else. */
function withPlace(text: string, said: string, before: string | undefined, people: People): string {
  const thing =
    before && /^(?:they|these|those) /i.test(said)
      ? (/ (?:in|on|at|into|through|to|with) ((?:the|our|my) (?:[\w-]+ )?[\w-]*[^s\W])$/i.exec(before)?.[1] ??
        thingNamed(before, false, people))
      : undefined;
  return thing
    ? text.replace(/\b(from|in|on|to|into|onto|with|at|through|behind|below|above|under) it\b/i, `$1 ${thing}`)
    : text;
}

/** "Each piece has licences. When they are used up, ...": what "they" are, the sentence before says. */
function withFrontBefore(text: string, before: string | undefined, people: People): string {
  const [, link = '', it = '', rest = ''] =
    /^(if|when|once|as soon as|unless|until|as long as) (it|they) ((?:is|are|has|have|was|were|gets?)(?: been| not| already| all| fully)* (?!too\b|so\b)(?:[a-z]+(?:ed|en|wn|ne)|run|lost|sent|paid|made|sold|built|read|left|out|over)\b.*)$/i.exec(
      text,
    ) ?? [];
  const thing = it && before ? thingNamed(before, /^they$/i.test(it), people) : undefined;
  const isPeople = /^they$/i.test(it) && before !== undefined && people.leading(before) !== undefined;
  if (!thing || isPeople) return text;
  return `${link} ${thing} ${rest}`;
}

/** "Why can a picker not hand over a list?": as a statement, whose things are told apart from whoever acts. */
function asTold({ text, isQuestion }: Sentence, people: People): string {
  const asked = isQuestion
    ? askedClause(
        expandContractions(text)
          .replace(/^(?:why|how|when) /i, '')
          .replace(/[?.!\s]+$/, ''),
        people,
      )
    : undefined;
  return asked ? asStatement(asked) : text;
}

/** What points back to an event: "before that", "when that happens". */
const THAT_EVENT = /\b(?:(before|after) that|(when|if|once|as soon as|whenever) (?:that|this|it) happens)(?=$|,)/i;

/** "Access ends after a month. Members can ask for a copy before that": before it ends. */
function beforeThat(text: string, before: string | undefined): string {
  if (!before || !THAT_EVENT.test(text)) return text;
  const [clause] = parseSentence(before).clauses;
  const { group } = clause ?? {};
  if (!clause || !group || clause.mood !== 'statement' || clause.subject.length === 0) return text;
  if (group.modal || group.negated || group.past || group.verb === 'be') return text;
  // "ends 30 days after the visit": when it does, is told there.
  const rest = textOf(clause.rest).replace(
    /^(?:\d+|an?|one|two|three|four|six) (?:hours?|days?|weeks?|months?|years?)\b.*$/i,
    '',
  );
  const event = [textOf(clause.subject), textOf(group.words), rest].join(' ').trim();
  const isShort = event.split(' ').length <= 10 && !/^(?:it|this|that|they|he|she|there|we|I)\b|[,:]/i.test(event);
  return isShort
    ? text.replace(THAT_EVENT, (_, time: string | undefined, link: string | undefined) => `${time ?? link} ${event}`)
    : text;
}

/** Who does it is one or speaks: "them" are others. */
const FOR_THEM =
  /^((?:(?:once|twice) an? [a-z]+,? |(?:when|if|once) [^,]+, )?(?:(?:the|an?|our|my|each|every) (?:[\w-]+ )?[\w-]*[^s\W]|we|I|he|she) (?:should|must|wants? to|needs? to|would like to|can|could|has to|have to)) (.* )(for|to|with|from|of|about) them\b/i;

/** "Raisers never hear of it. The trainer should post a picture for them.": for whom, the sentence before says. */
function forThem(text: string, earlier: readonly Sentence[], people: People): string {
  const [, , deed = '', how = ''] = FOR_THEM.exec(text) ?? [];
  // "write to the drivers and wait for them", "sort the lists and go on from them": they are named in the sentence itself.
  const isNamed = deed
    .split(/[ ,]+/)
    .some((word) => /[^s]s$/.test(word) && (!/^for$/i.test(how) || people.isPersonPhrase(word)));
  if (!deed || isNamed) return text;
  const [first] = earlier;
  const [clause] = first && !first.isQuestion ? parseSentence(first.text).clauses : [];
  const noun = clause?.mood === 'statement' ? readNounPhrase(textOf(clause.subject)) : undefined;
  const isMany = noun?.plural === true && !/^(?:they|these|those|we|who|all|both)\b/i.test(noun.text);
  return isMany && noun.text.split(' ').length <= 3
    ? text.replace(FOR_THEM, (_, lead: string) => `${lead} ${deed}${how} ${lowerFirst(noun.text)}`)
    : text;
}

/** "Rejection mails look terrible. Only send them at noon.": what "them" is, the sentence before says. */
export function withThings(sentences: readonly Sentence[], people: People): Sentence[] {
  return sentences.map((one, at) => {
    const about = beforeThat(one.text, sentences[at - 1]?.text);
    const sentence = { ...one, text: forThem(about, sentences.slice(Math.max(at - 2, 0), at), people) };
    const named =
      unseenBy(sentence.text) ??
      whoDid(sentence.text, sentences[at - 1]?.text, people) ??
      withSubjectBefore(sentence.text, sentences[at - 1]?.text, people);
    if (named) return { ...sentence, text: withPlace(named, sentence.text, sentences[at - 1]?.text, people) };
    const earlier = sentences
      .slice(Math.max(at - 2, 0), at)
      .map((before) => asTold(before, people))
      .toReversed();
    const told = withThing(withFrontBefore(sentence.text, sentences[at - 1]?.text, people), earlier, people);
    return told === one.text ? one : { ...sentence, text: told };
  });
}

/** "As an engineer, I do not want to ...": who tells it, where it is no whole story. */
export function partTeller(text: string): { text: string; teller?: string } {
  const told =
    /^as (?:(?:an?|the|our) )?((?!soon\b|long\b|far\b|much\b|many\b|often\b|well\b|if\b|it\b|they\b|we\b|i\b|always\b|of\b|part\b)(?!.*\b(?:i|we) (?:want|need|would|wish|should|can|could|must)\b.*,?\s+(?:i|we) )(?:(?!\b(?:i|we)\b)[^,.]){3,40}?),?\s+(?=(?:i|we) (?:do not|don't|cannot|can't|am|have|had|always|often|never|keep|find|spend|lose|hate)\b)/i.exec(
      text,
    );
  return told ? { text: text.slice(told[0].length), teller: told[1] ?? '' } : { text };
}
