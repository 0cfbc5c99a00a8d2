import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, thirdPerson } from '../language/verbs.ts';
import { hurts } from './hurts.ts';
import { inForce } from './in-force.ts';
import { isHouseRule } from './is-house-rule.ts';
import { isStanding, WAS_ABLE } from './overt.ts';
import { KEPT } from './pointing-back.ts';
import { goesOn } from './part-rules.ts';
import type { People } from './people.ts';
import { isVent } from './vents.ts';
import { withFrontComma } from './front-comma.ts';
import { lowerFirst } from './trouble-words.ts';
import { LAW } from './unwrap.ts';
import { ruled } from './plain-rule.ts';
import type { Idea } from './read-idea.ts';
import { spelledOut } from './spell-out-rule.ts';

/** What is told of how it goes today. */
const TODAY =
  /\b(?:currently|at the moment|right now|today|now|by hand|manually|keeps? \w+ing|forgets?|nobody|back and forth|every (?:day|week|month|time)|last (?:week|month|year|time)|again|then)\b/i;
const ASKS =
  /\b(?:please|wants?|would|could|let|wish|I|we'd|should be able|need to)\b|\?|^(?:show|add|make|send|allow|give|can)\b/i;
/** "below that one is enough", "after that the seat is free", "they must choose before ten": it goes on with the rule before. */
const GOES_ON =
  /^(?:(?:below|above|over|under|beyond|after|before|from|up to) (?:that|this|it|then)\b|(?:they|he|she|it) (?:must|have to|has to|may|can|needs? to|is|are|gets?)\b|if not\b)/i;
/** What somebody or something gets or loses by a rule. */
const COURSE =
  /^(?:go|come|count|pass|move|become|expire|lapse|end|close|cost|pay|get|lose|receive|return|stay|remain|start|need|have)$/;
/** What those who run the service do with a case, by a rule. */
const KEPT_BY_US =
  /^(?:keep|block|delete|remove|release|refund|charge|close|cancel|hold|pause|lock|hide|return|pay|count|treat|archive|suspend|send|give|ask|reject|refuse|mark|waive|credit)$/;

/** "if a card fails, we keep the show for a month but block uploads": the product does, by a rule. */
function byProduct(sentence: string, name: string): string | undefined {
  const { front, clauses } = parseSentence(sentence);
  const [only, more] = front;
  const [first] = clauses;
  if (!only || more || !/^(?:if|unless|when|once|after)$/.test(only.link) || !first?.group) return undefined;
  if (textOf(first.subject) !== 'we' || first.group.modal || first.group.negated || first.group.past) return undefined;
  if (!KEPT_BY_US.test(first.group.verb) || first.group.words.length > 1) return undefined;
  const own = [...clauses].filter(({ subject }, at) => at === 0 || subject.length === 0);
  const verbs = own.flatMap(({ group }) => (group ? [group.words[0]?.text ?? ''] : []));
  const lead = sentence.lastIndexOf(` we ${verbs[0] ?? ''}`);
  if (lead < 0 || verbs.some((verb) => !isBaseVerb(verb))) return undefined;
  const told = verbs.reduce(
    (text, verb, at) =>
      text.replace(
        new RegExp(at === 0 ? `^we ${verb}\\b` : `\\b(and|but|or) ${verb}\\b`),
        (found: string) => `${at === 0 ? name : found.split(' ')[0]} ${thirdPerson(verb)}`,
      ),
    sentence.slice(lead + 1),
  );
  const before = sentence.slice(0, lead + 1).replace(/\bwe (cannot|can't|can)\b/i, `${name} $1`);
  return `${before}${told}`;
}

/** "if nobody opens, the driver has to ring twice", "if it fits, the card is charged", "guests who leave early get a voucher". */
export function isInCase(sentence: string, people: People, isLesson = false): boolean {
  const { front, clauses } = parseSentence(sentence, people.names);
  const [clause] = clauses;
  const group = clause?.group;
  const who = textOf(clause?.subject ?? []);
  if (!group || group.past || group.negated || clause.mood !== 'statement' || people.isSpeaker(who)) return false;
  if (/^(?:it|this|that)$/i.test(who)) return false;
  if (TODAY.test(sentence) || /\b(?:but|too|still|always|complain\w*|annoy\w*)\b/i.test(sentence)) return false;
  const isCase = (isLesson ? /^(?:if|unless|when|once)$/ : /^(?:if|unless)$/).test(front[0]?.link ?? '');
  const isDuty =
    /^(?:must|may|shall)$/.test(group.modal ?? '') ||
    (/^(?:have|need)$/.test(group.verb) && clause.rest[0]?.tag === 'TO');
  if (people.isPersonPhrase(who) && isDuty) return isCase;
  const isNarrowed = /\b(?:who|that|which|over|under|above|below) /.test(who);
  // "entries from students get a date when they are made"
  const hasCase = isLesson && clause.subs.some(({ link }) => /^(?:if|when|once|after|unless)$/.test(link));
  return !group.modal && (isCase || isNarrowed || hasCase) && (group.passive || COURSE.test(group.verb));
}

/** "if the picker scans it, he may only go on with a PIN": whom the condition names. */
function named(sentence: string, people: People): string {
  const { front, clauses } = parseSentence(sentence, people.names);
  const condition = front[0] ? textOf(front[0].words) : '';
  const who = condition ? people.leading(condition) : undefined;
  return who && /^(?:he|she|they)$/i.test(textOf(clauses[0]?.subject ?? []))
    ? sentence
        .replace(
          /, they (need|have) to /i,
          (_, verb: string) => `, they ${isPlural(who) ? verb : thirdPerson(verb)} to `,
        )
        .replace(/, (?:he|she|they) /i, `, ${who.replace(/^an? /i, 'the ')} `)
    : sentence;
}

/** A note that gives nothing but rules, the first as what must be so and the others as criteria. */
export function asRuleNote(idea: Idea | undefined, said: string, name: string, people: People): Idea | undefined {
  if (!idea || idea.form === 'story' || /[\n?]|[.!;] [Oo]therwise\b/.test(said)) return idea;
  const sentences = said
    .split(/(?<=[.!])\s+/)
    .filter((sentence) => !isVent(sentence.replace(/[.!\s]+$/, '')) && !KEPT.test(sentence))
    .map((sentence) => withFrontComma(sentence.replace(/[.!\s]+$/, '').replace(LAW, ''), people))
    .map((sentence) => byProduct(sentence, name) ?? sentence);
  const isByUs = sentences.map((sentence) => sentence.includes(`${name} `) && !said.includes(`${name} `));
  const isHard = (sentence: string) => isHouseRule(spelledOut(sentence), people) || isStanding(sentence);
  const isKept = (sentence: string, at: number) =>
    isByUs[at] === true || isHard(sentence) || isInCase(sentence, people) || goesOn(sentence) || GOES_ON.test(sentence);
  // A title without a verb stands in front of the rule.
  const [title = ''] = sentences;
  const isTitle = !/^(?:no|never|not|stop|less|fewer)\b/i.test(title) && !parseSentence(title).clauses[0]?.group;
  // "My ex could still open it after he moved out": what happened is why there has to be a rule.
  const isPast = WAS_ABLE.test(title);
  // "A fall is not the same as a scratch": what is told in front of the rule.
  const isTold =
    isPast ||
    // "Small farms get left out. One day a week must be kept for them.": what hurts is no rule.
    // "We want to be warned when two book the same plane. A pilot may only book one.": who asks tells no trouble.
    (!ASKS.test(title) && hurts(title) && !isHard(lowerFirst(title)) && isHard(lowerFirst(sentences[1] ?? ''))) ||
    /\b(?:is|are) (?:not the same|different|(?:an?|something) (?:\w+ )?(?:different|other)|another (?:thing|matter))\b/i.test(
      title,
    );
  const lead = sentences.length > 1 && (isTitle || isTold) ? 1 : 0;
  const first = lowerFirst(named(sentences[lead] ?? '', people));
  const more = sentences.flatMap((sentence, at) => (at > lead ? [{ sentence, isKept: isKept(sentence, at) }] : []));
  if (sentences.length < 2 || more.length > 3 || more.some(({ sentence }) => ASKS.test(sentence))) return idea;
  const isAllRules = more.every((one) => one.isKept);
  const isRule = isHard(first) || (isAllRules && (isByUs[lead] === true || isInCase(first, people, isTold)));
  if (
    !isRule ||
    GOES_ON.test(first) ||
    (isTold && /\bshould\b/i.test(first)) ||
    !more.every((one) => one.isKept || TODAY.test(one.sentence))
  )
    return idea;
  const rule = ruled({ ...idea, form: 'problem' }, spelledOut(first), first, undefined, people);
  if (rule.form === 'problem') return idea;
  const besides = [...(lead && !isTold ? [title] : []), ...more.flatMap((one) => (one.isKept ? [one.sentence] : []))];
  return {
    ...rule,
    details: [
      ...rule.details,
      ...besides.flatMap(
        (sentence) =>
          inForce(spelledOut(sentence.replace(/, otherwise (?:we|I)\b.*$/i, '')), people)?.clauses ?? [sentence],
      ),
    ],
  };
}

/** "Some firms do family law. Only the lawyer may open those files.": of a note whose trouble was only guessed, the rule in it. */
export function ruleInNote(idea: Idea | undefined, said: string, people: People): Idea | undefined {
  if (!idea?.isGuess || /[\n?]/.test(said)) return idea;
  const sentences = said.split(/(?<=[.!])\s+/).map((sentence) => sentence.replace(/[.!\s]+$/, '').replace(LAW, ''));
  const hard = sentences.filter(
    (sentence) =>
      /\b(?:must|may|only|never|not allowed)\b/i.test(sentence) &&
      !/^(?:it|this|that|these|those|they|he|she)\b/i.test(sentence) &&
      isHouseRule(spelledOut(lowerFirst(sentence)), people),
  );
  const [first, more] = hard;
  if (!first || more || sentences.length < 2) return idea;
  const told = lowerFirst(first);
  const rule = ruled({ ...idea, form: 'problem', benefit: undefined }, spelledOut(told), told, undefined, people);
  return rule.form === 'problem' ? idea : { ...rule, details: [] };
}
