import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { partBenefit } from '../reading/find-benefit.ts';
import { headOf } from '../reading/clause-words.ts';
import { withFrontComma } from '../reading/front-comma.ts';
import { hurts } from '../reading/hurts.ts';
import { inPresent } from '../reading/in-present.ts';
import { CAUSES } from '../reading/told-facts.ts';
import { inForce } from '../reading/in-force.ts';
import { isHouseRule } from '../reading/is-house-rule.ts';
import { isStanding } from '../reading/overt.ts';
import type { People } from '../reading/people.ts';
import { isInCase } from '../reading/rule-notes.ts';
import { spelledOut } from '../reading/spell-out-rule.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { lowerFirst } from '../reading/trouble-words.ts';
import { isVent } from '../reading/vents.ts';
import { hasVerb, isWholeStatement } from './is-statement.ts';
import { isWhole } from './is-whole.ts';

/** So much of a clause nobody has told yet. */
const FRESH = 0.33;
const LONGEST = 30;

/** Whoever "it" and "they" are stands in another sentence. */
const POINTS =
  /^(?:it|they|he|she|this|that|these|those|we|i|you|there|who|which|what|nobody|no one|somebody|someone|one (?:is|has|can|must))\b/i;
/** What is told of how it goes today, of once, or of what somebody thinks of it. */
export const TOLD =
  /\b(?:currently|at the moment|right now|today|nowadays|keeps? \w+ing|forgets?|often|usually|always|every time|back and forth|last (?:week|month|year|time|summer|winter|night)|yesterday|apparently|honestly|annoy\w*|complain\w*|hates?|loves?|unfortunately|too (?:late|many|much|often)|by hand|manually|gets? (?:left out|lost|ignored|forgotten|mixed up|delayed)|supposed to|meant to)\b|^(?:(?:almost|nearly|about) )?(?:half|many|most|some|several|too many|lots|a lot|a few)\b(?!.*\b(?:must|may|should|shall|can|only)\b)/i;
const DUTY = /^(?:must|shall|should|ought)$/;

/** Whether a clause says what has to hold: what is owed, what is allowed, and how far. */
function isOwed({ group, rest, subject }: Clause, sentence: string, people: People): boolean {
  if (!group || group.past) return false;
  const isTo = /^(?:have|need)$/.test(group.verb) && rest[0]?.tag === 'TO';
  // "we have to phone them", "parents have to wait": what somebody has to do today is a burden.
  if (DUTY.test(group.modal ?? '')) return !people.isSpeaker(textOf(subject));
  if (people.isSpeaker(textOf(subject))) return false;
  if (isTo) return !people.isPersonPhrase(textOf(subject)) || /^(?:if|unless|when|once)\b/i.test(sentence);
  if (group.modal === 'may') return !people.isSpeaker(textOf(subject));
  return false;
}

/** Whether a sentence that tells how it is tells a rule and no trouble. */
function isRule(sentence: string, people: People): boolean {
  const rule = spelledOut(sentence);
  return (
    isHouseRule(rule, people) ||
    isStanding(rule) ||
    (!hurts(rule) && isInCase(rule, people)) ||
    // "orders from before keep the old price"
    /^[^,]+ (?:keeps?|stays?|remains?) (?:the |their |its )?(?:old|same|as (?:they|it) (?:are|is))\b/i.test(rule)
  );
}

const BRACKETS = /\s*\([^()]*\)/g;

/** What was decided or would be good, as what holds; "would still have to" as "must still". */
function plainly(sentence: string): string {
  return sentence
    .replace(
      /^(?:the|our) (?:[\w-]+ ){1,2}(?:decided|agreed|insists?|demands?|requires?|ruled)(?: (?:in|last|on|this) \w+)? that /i,
      '',
    )
    .replace(/\bwould (still |also )?(?:have|need) to /i, (_, how = '') => `must ${how}`)
    .replace(/^ought to be (?=an? )/i, 'there should be ')
    .replace(
      /^(?:we|I) (?:no longer want|do not want|don't want) (.+?) to be able to /i,
      '$1 should no longer be able to ',
    )
    .replace(
      /^(?:\w+ (?:says|thinks|reckons) )?(an? (?:[\w/-]+ ){1,9}?)would (?:save|help|do|settle|solve|fix|be (?:great|nice|good|lovely|enough|helpful|perfect|fine))\b.*$/i,
      'there should be $1',
    )
    .trim();
}

/** A condition in front with its comma, also where another clause follows behind one: "if it rains we close, and the rest is paid". */
export function commaed(sentence: string, people: People): string {
  const [, head = sentence, more = ''] = /^([^,]+)(, (?:and|but) .+)$/i.exec(sentence) ?? [];
  return `${withFrontComma(head, people)}${more}`;
}

/** What a sentence says that should hold, one statement each. */
function clausesOf(sentence: string, people: People): readonly string[] {
  const plain = commaed(plainly(sentence), people);
  const said = lowerFirst(partBenefit(plain).text.replace(/[.!\s]+$/, ''));
  const { clauses } = parseSentence(said, people.names);
  const [first] = clauses;
  if (!first || first.mood !== 'statement' || first.subject.length === 0 || TOLD.test(said)) return [];
  const isDue = clauses.some((clause) => isOwed(clause, said, people));
  const told = inForce(said, people)?.clauses ?? [];
  if (isDue || plain.replace(/,/g, '') !== sentence.trim().replace(/,/g, '')) return told;
  if (isRule(said, people)) return told;
  const rules = told.filter((clause) => isRule(clause, people));
  // "new ringers start on the treble, and after a year they may ...": who "they" are is told by the clause before.
  const isBehind =
    told.length > 1 &&
    rules.some(
      (clause) =>
        / (?:(?:they|he|she) (?:can|may|must|are|is|get|pay|have|need)|it (?:can|may|must|is|has)) /i.test(clause) &&
        clause !== told[0],
    );
  return isBehind ? [inForce(said, people)?.text ?? said] : rules;
}

/** "it says whether the pump is the cause": so it is told, whatever "it" is. */
function impersonal(clause: string): string {
  return clause.replace(
    /^it (?:also |always )?(says|tells|shows|names|states) (?=(?:whether|which|what|how|where|who|when|why) )/i,
    (_, verb: string) => `it is also ${participle(readVerb(verb.toLowerCase())?.base ?? verb)} `,
  );
}

/** Whether a clause stands by itself as a criterion. */
export function stands(clause: string): boolean {
  const { length } = clause.split(' ');
  return (
    length >= 4 &&
    length <= LONGEST &&
    (!POINTS.test(clause) || /^it is also (?:said|told|shown|named|stated) /.test(clause)) &&
    !/["“”]|:(?!\d)|\.\.\.| - /.test(clause) &&
    isWholeStatement(clause) &&
    isWhole(clause)
  );
}

/** Whether a clause tells what nobody has told yet. */
export function isUntold(clause: string, told: string, least = 2): boolean {
  const known = contentStems(told);
  const own = [...contentStems(clause)];
  // "notify" is told by "notified".
  const left = own.filter((word) => !known.has(word) && !known.has(`${word}i`));
  return left.length >= least && left.length / own.length >= FRESH;
}

const BARS = /\b(?:(?:must|may|can|should|shall|do|does|is|are) not|cannot|can't|no longer|never|nobody|no one)\b/i;

/** "Let members edit notes. Members must not edit notes of others.": a ban in the words of the wish that no sentence with a "not" tells. */
function isUntoldBan(clause: string, told: string): boolean {
  if (!BARS.test(clause)) return false;
  const own = [...contentStems(clause)];
  return !told.split('. ').some((sentence) => {
    const known = BARS.test(sentence) ? contentStems(sentence) : new Set<string>();
    return own.filter((word) => known.has(word)).length / own.length > 0.6;
  });
}

/** "From the call with the mill: ...", "Rule: ...": who says it or what it is about. */
const LABEL = /^(?![^:]*\b(?:is|are|has|have|should|must|can)\b[^:]*:)[^:,.!?"“]{2,60}: (?=\S+ \S+ \S+ \S)/;

/** A sentence without what only introduces or explains it. */
export function bare(sentence: string): string {
  return sentence
    .replace(BRACKETS, '')
    .replace(LABEL, '')
    .replace(/^(?:and|but|so|also|then|plus),? /i, '');
}

/** What the idea says that should hold and that neither the wish, the reason nor a criterion tells: whole clauses, in its own words. */
export function untoldRules(text: string, told: string, people: People): readonly string[] {
  let known = told;
  return splitSentences(text)
    .filter((sentence) => !sentence.isQuestion && !sentence.isToday && !isVent(sentence.text))
    .map(({ text: said }) => bare(said))
    .filter((sentence) => isUntold(sentence, told) || isUntoldBan(sentence, told))
    .flatMap((sentence) => clausesOf(sentence, people))
    .map(impersonal)
    .filter((clause) => {
      const isNew = stands(clause) && (isUntold(clause, known) || isUntoldBan(clause, known));
      if (isNew) known = `${known} ${clause}`;
      return isNew;
    });
}

/** Of whom a fact speaks stands in another one, or it tells only who said so. */
const POINTED =
  /^(?:it|they|he|she|this|that|these|those|we|i|you|us)\b|^[^,]+? (?:says?|said|tells?|told|complains?|thinks?|asks?|claims?|reports?|knows?)\b|["“”:]|\.\.\.| - |\b(?:we|us|I|our|me)\b/i;
/** What a trouble costs, and what is to end, is no case in which the wish holds. */
const NO_CASE =
  /\b(?:today|by hand|manually|keeps? (?:on )?\w+ing|has to|have to|forgets?|gone|takes?|costs?|loses?|lost|too|never|nobody|nothing|wrong|still|again|chases?|gets? (?:counted|charged|lost|mixed)|cut off|strangers?|locked|complains?|no matter|learns? (?:about|of)|hears? (?:about|of)|finds? out|notices?|refuses?|rejects?)\b/i;
/** Where a fact of its own begins: "and by noon the oven is cold". */
const NEXT_FACT = /,? (?:and|but) (?=(?:after|by|in|at|nobody|no one|half|whoever|everybody) )/i;
/** What is found out is so. */
const FOUND = /^.+? (?:finds?|found) out (?:that )?(?=(?:the|an?|their|his|her|its|there|nobody) )/i;

/** The facts of a sentence in its order, each with its subject. */
function factsIn(sentence: string, people: People): readonly string[] {
  return sentence.split(NEXT_FACT).flatMap((part) => {
    const { front, clauses } = parseSentence(part.replace(/^then /i, ''), people.names);
    // "the menu is confusing": a trouble of one clause is told in no other case than itself.
    if (part === sentence && clauses.length === 1 && front.length === 0 && clauses[0]?.subs.length === 0) return [];
    const inFront = front.length > 0 ? [] : clauses;
    const causes = clauses
      .flatMap(({ subs }) => subs.filter(({ link }) => CAUSES.test(link)))
      .flatMap(({ words }) => parseSentence(textOf(words), people.names).clauses);
    // "the lamp blinks when a door is open, twice for each": in which case it happens.
    const cases = [...front, ...clauses.flatMap(({ subs }) => subs)]
      .filter(({ link }) => /^(?:when|whenever|if|while|after)$/.test(link))
      .flatMap(({ words }) => parseSentence(textOf(words).split(', ')[0] ?? '', people.names).clauses);
    let subject: Clause['subject'] = [];
    return [...inFront, ...causes, ...cases].flatMap((clause) => {
      if (clause.subject.length > 0) subject = clause.subject;
      const isTold = clause.group && !clause.group.negated && !/^(?:want|wish|like|prefer)$/.test(clause.group.verb);
      if (!isTold || subject.length === 0 || clause.group?.modal || clause.mood === 'question') return [];
      // "accountant hates it": words that are left out nobody can be sure of.
      const head = headOf(subject);
      const isBare = head?.tag === 'N' && subject.length === 1 && !/^\p{Lu}/u.test(head.text) && !isMass(head.lower);
      if (isBare) return [];
      return inPresent({ ...clause, subject, subs: [], mood: 'statement' })
        .replace(FOUND, '')
        .replace(/, (?:which|who) .*$/, '')
        .replace(/\b(is|are) then\b/, '$1');
    });
  });
}

/** The facts that a trouble is told in and that nobody tells: in which case what is wanted holds. */
export function untoldFacts(text: string, told: string, people: People): readonly string[] {
  const sentences = splitSentences(text).filter(({ text: said }) => !isVent(said));
  // A note tells more than what goes wrong.
  const [, wish, more] = sentences;
  if (more || (wish && !/^(?:we|I) want to\b/i.test(wish.text))) return [];
  let known = told;
  return sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap((sentence) => factsIn(sentence.text, people))
    .filter((fact) => {
      const { length } = fact.split(' ');
      const isNew =
        length >= 5 &&
        length <= 20 &&
        !POINTED.test(fact) &&
        !NO_CASE.test(fact) &&
        isWhole(fact) &&
        isUntold(fact, known);
      if (isNew) known = `${known} ${fact}`;
      return isNew;
    })
    .map((fact) => `this also holds when ${lowerFirst(fact)}`);
}

/** What stands in brackets behind a name, and the words in front of it. */
const ASIDE = / \(([^()"“”:?!]{3,80})\)/gu;
const WORDS_BEFORE = /(?:[\p{L}’'-]+ ){0,8}[\p{L}’'-]+$/u;
const FIGURES = /^(?:about |max\.? )?[€£$]?\d[\d.,]*/;

/** "fruit (no grapes, washed)", "the limit (4 for adults, 6 for children)": what stands in brackets and nobody tells. */
export function untoldAsides(text: string, told: string): readonly string[] {
  return [...text.matchAll(ASIDE)].flatMap(({ 1: inside = '', index }) => {
    const [before = ''] = WORDS_BEFORE.exec(text.slice(Math.max(0, index - 200), index)) ?? [];
    const name =
      /(?:^| )((?:the|an?|their|my|our|his|her|its|every|each) (?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+(?: (?:of|at|in|for) (?:[\p{L}’'-]+ )?[\p{L}’'-]+)?)$/u.exec(
        before,
      )?.[1];
    const noun = name && readNounPhrase(name);
    const items = inside.split(/,? and |, ?/).map((item) => item.trim());
    const known = contentStems(told);
    const isTold = [...contentStems(inside)].every((word) => known.has(word));
    if (!noun || isTold || /^(?:an?|every|each) /i.test(noun.text) || items.length > 5) return [];
    const list = items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : inside;
    const isFigures = items.every((item) => FIGURES.test(item));
    if (isFigures) return [`${noun.text} ${noun.plural ? 'are' : 'is'} ${list}`];
    const isList =
      items.length > 1 &&
      items.every((item) => item.split(' ').length <= 4 && !hasVerb(`the ${item.replace(/^(?:no|only) /i, '')}`));
    return isList ? [`${noun.text} ${noun.plural ? 'include' : 'includes'} ${list}`] : [];
  });
}
