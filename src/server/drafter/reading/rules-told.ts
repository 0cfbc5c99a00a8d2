import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { backgroundOf } from './background.ts';
import { isCommand } from './is-command.ts';
import { withFrontComma } from './front-comma.ts';
import { inForce } from './in-force.ts';
import { isBarredByMeasure, isHouseRule } from './is-house-rule.ts';
import { headOf } from './clause-words.ts';
import { participle } from '../language/verbs.ts';
import { contentStems } from '../lexicon/function-words.ts';
import type { People } from './people.ts';
import { ruled } from './plain-rule.ts';
import type { Idea } from './read-idea.ts';
import { spelledOut } from './spell-out-rule.ts';
import { lowerFirst } from './trouble-words.ts';
import { LAW } from './unwrap.ts';
import { isVent } from './vents.ts';

/** Words with which somebody asks for something outright: the sentence with them is the wish, and not the rule. */
const ASKS =
  /\b(?:please|pls|wants?|would|could|wish(?:es)?|should|shall|ought to|let|asked (?:me |us )?(?:for|to)|needs? to (?:know|see|be able)|we need|I need|prefers?)\b|'d (?:like|love|rather|prefer)\b|\?|(?:^|[.!:] )(?:show|add|make|send|allow|give|can)\b/i;
/** "Rule from finance: ...", "Board decision from May: ...": who made the rule is told in front of it. */
const MADE_BY =
  /^(?:(?:an?|the|our|another|new|house|board|team|club|city|state|final|general|official) )*(?:rules?|policy|decision|regulation|requirement|agreement|resolution|reminder|law|by-?law|ruling|guideline)(?: (?:from|of|by|in|at|since|for|with) [^:,.]{2,50})?(?:: | is that | says that | is: )(?=\S+ \S+ \S)/i;
/** How something is done at present: told in front of a complaint, and no rule. */
const PRESENT =
  /\b(?:by hand|manually|by eye|by post|by phone|by heart|in (?:my|his|her|their) heads?|on paper|on (?:an? |the )?(?:whiteboard|clipboard|sticker|board)|spreadsheets?|notebook|still|always|often|sometimes|mostly|usually|keeps?|at the moment|right now|currently|today|now|these days|too|hates?|complains?|forgets?|misses|struggles?|fails?|breaks?|mess|chaos|lots?|all the time|all day)\b/i;
/** What somebody or something gets, keeps or loses by a rule. */
const COURSE =
  /^(?:go|come|count|pass|move|become|expire|lapse|end|close|cost|pay|get|lose|receive|return|stay|remain|start|need|require|belong|hold|apply|keep|earn|owe|carry)$/;
/** What only somebody who is bound by a rule does. */
const GETS = /^(?:pay|get|lose|receive|owe|earn)$/;
const SOME = /^(?:half|many|most|some|several|a few|a lot|nobody|no one|none|everyone|everybody|people)\b/i;
const POINTS = /^(?:it|this|that|these|those|they|he|she|there|here|i|we|you|one|what|who|which)$/i;
const FOR_ANY = /^(?:some(?:one|body) who|an?|any|every|each|all|anything|anybody|anyone|whoever|no|only|new|one)\b/i;

/** Whether the subject is one of a kind and no single thing: "claims", "a pitch that is empty", "anything over six hours". */
function isGeneral(clause: Clause): boolean {
  const head = headOf(clause.subject);
  const who = textOf(clause.subject);
  return FOR_ANY.test(who) || (head?.tag === 'NS' && !/^(?:the|our|my|their|his|her|these|those)\b/i.test(who));
}

/** "a visit cancelled on the day costs half", "an order placed after noon counts": what is done to it is told apart from what it does. */
function withRelative(sentence: string, people: People): string {
  const [clause, next] = parseSentence(sentence, people.names).clauses;
  const who = textOf(clause?.subject ?? []);
  const [done] = clause?.group?.words ?? [];
  if (!clause?.group?.past || next || clause.group.words.length > 1 || !isGeneral(clause)) return sentence;
  if (done?.tag !== 'VD' || participle(clause.group.verb) !== done.lower) return sentence;
  if (!sentence.toLowerCase().startsWith(`${who} ${done.text} `.toLowerCase())) return sentence;
  const is = headOf(clause.subject)?.tag === 'NS' ? 'are' : 'is';
  const told = `${who} that ${is}${sentence.slice(who.length)}`;
  const [main] = parseSentence(told, people.names).clauses;
  return main?.group && !main.group.past && main.subject.some(({ tag }) => tag === 'W') ? told : sentence;
}

function isDuty({ group, rest, subject }: Clause): boolean {
  return (
    isBarredByMeasure(group, subject) ||
    /^(?:must|may|shall)$/.test(group?.modal ?? '') ||
    (/^can\b/.test(group?.modal ?? '') && (group?.adverbs.includes('only') || / only\b|^only\b/.test(textOf(rest)))) ||
    (/^(?:have|need)$/.test(group?.verb ?? '') && !group?.past && rest[0]?.tag === 'TO')
  );
}

/** Whether a sentence of a note says what holds in every such case, and hurts nobody by what it says. */
function isRuleTold(sentence: string, people: People): boolean {
  if (/[?=]|\b(?:I|[Ww]e|[Uu]s|[Mm]e|[Mm]y)\b/.test(sentence)) return false;
  const { front, clauses } = parseSentence(sentence, people.names);
  const [clause] = clauses;
  const group = clause?.group;
  const who = textOf(clause?.subject ?? []);
  if (!group || clause.mood !== 'statement' || who === '' || people.isSpeaker(who) || people.isProduct(who))
    return false;
  if (isBarredByMeasure(group, clause.subject)) return true;
  // "a firing that fails does not count": of what the rule speaks may be bad.
  if (SOME.test(who) || PRESENT.test(sentence.replace(who, ''))) return false;
  if (clauses.some((one) => one.group?.past || one.mood === 'question')) return false;
  const isCase = /^(?:if|when|unless|whenever|once)$/.test(front[0]?.link ?? '');
  if (POINTS.test(who)) return isCase && isDuty(clause) && /^(?:they|he|she)$/i.test(who);
  if (isDuty(clause)) return true;
  // "trays go out and never come back": what goes wrong, and no rule.
  if (clauses.length > 1 && clauses.some((one) => one.group?.adverbs.includes('never'))) return false;
  if (group.modal || !(isCase || isGeneral(clause))) return false;
  if (group.passive || group.adverbs.includes('only')) return true;
  return people.isPersonPhrase(who)
    ? GETS.test(group.verb) || (group.verb === 'come' && /^(?:first|last|before)\b/.test(textOf(clause.rest)))
    : COURSE.test(group.verb) && (!group.negated || group.verb === 'count');
}

/** "hosts think it is six and it is nine": what comes of it says that it is no rule but the trouble. */
const MISTAKEN = /\b(?:thinks?|believes?|assumes?|expects?)\b.*\b(?:and|but|while) (?:it|they|the|then)\b/i;

/** What the sentences behind the rule say besides that holds as well. */
function rulesBeside(more: readonly string[], people: People): string[] {
  return more.flatMap((told) => (isRuleTold(told, people) ? (inForce(spelledOut(told), people)?.clauses ?? []) : []));
}

/** ", and last spring a contractor came with a saw": what happened once is told behind the rule. */
function withoutEvent(told: string, people: People): string {
  const sentence = told.replace(/, (?:and|but) (?:only )?(?:last \w+|yesterday|the other day|once already) .*$/i, '');
  const [, more] = parseSentence(sentence, people.names).clauses;
  const who = textOf(more?.subject ?? []);
  const at = more?.group?.past && who !== '' ? sentence.lastIndexOf(` ${who} `) : -1;
  return at > 0 ? sentence.slice(0, at).replace(/,?(?: (?:and|but|so|yet))?$/, '') : sentence;
}

/** "later only the manager may do it": it goes on with what the sentence before says. */
const GOES_ON =
  /^(?:later|afterwards|then|otherwise|after that|below|above|from then)\b|\b(?:it|this|that|them|these|those|so)\b/i;

/** "Late return: if a tool is back after six, ...": the case tells what the label names. */
const CASE_LABEL = /^[\w'’-]+(?: [\w'’-]+){0,3}: (?=(?:if|when|once|unless) )/i;

/** An order in front of a sentence asks for something, whatever rules stand beside it. */
const PUTS =
  /^(?:put|get|print|hide|mark|warn|remind|tell|block|split|group|list|sort|reserve|offer|lock|flag|keep) (?:an?|the|all|every|each|us|them|it|any|both|my|our) /i;

/** What a wish takes from a rule that says what is needed, gone to or paid: a thing to look at, and no rule. */
const MERE_THING = /^(?:see|use|have|get|make|book|offer|read|check) /;

/** A sentence of a note as a rule: without who made it, what happened and how it is said. */
function ruleOf(sentence: string, people: People): string {
  const bare = withoutEvent(sentence.replace(MADE_BY, '').replace(CASE_LABEL, '').replace(LAW, ''), people);
  return lowerFirst(withRelative(withFrontComma(bare, people), people));
}

/** "After that the offer goes to the next in line": what goes on with the rule was read as a statement of its own, and most of it is new. */
function goingOn(details: readonly string[], told: string): readonly string[] {
  const known = contentStems(told);
  return details.filter((detail) => {
    const own = [...contentStems(detail)];
    return /^(?:after|before|until|below|above) that\b/i.test(detail) && own.some((word) => !known.has(word));
  });
}

/** A note that tells a rule and what came of it: the rule, whole and the right way round. */
export function asRuleTold(idea: Idea | undefined, said: string, people: People): Idea | undefined {
  if (
    !idea ||
    idea.form === 'story' ||
    idea.action.rule ||
    /\n/.test(said) ||
    ASKS.test(said) ||
    backgroundOf(said) !== undefined
  )
    return idea;
  const sentences = said
    .split(/(?<=[.!])\s+/)
    .map((sentence) => sentence.replace(/[.!\s]+$/, ''))
    .filter((sentence) => !isVent(sentence));
  const [told = ''] = sentences;
  const isMade = MADE_BY.test(told);
  // A note of one sentence that names nobody who made the rule is read as the sentence that it is.
  if ((sentences.length < 2 && !isMade) || sentences.some((sentence) => MISTAKEN.test(sentence))) return idea;
  const rules = sentences.map((sentence) => ruleOf(sentence, people));
  // "New price list from January.": a title names what the rule behind it is about.
  const isTitled = rules.length > 1 && parseSentence(rules[0] ?? '').clauses[0]?.group === undefined;
  const lead = rules[isTitled ? 1 : 0] ?? '';
  const isLed = isRuleTold(lead, people) || (isMade && isHouseRule(spelledOut(lead), people));
  // Behind what is told something that somebody "has to" do may be the burden.
  const isOwed = (sentence: string) =>
    isRuleTold(sentence, people) &&
    (sentence === lead || !GOES_ON.test(sentence)) &&
    parseSentence(sentence, people.names).clauses.some(
      (clause) => isDuty(clause) && (isLed || clause.group?.modal !== undefined),
    );
  const first = rules.find(isOwed) ?? (isLed ? lead : undefined);
  if (first === undefined || sentences.some((sentence, at) => PUTS.test(sentence) || (at > 0 && isCommand(sentence))))
    return idea;
  const isThing = idea.action.frame === 'do' && MERE_THING.test(idea.action.wish);
  const rule = ruled(isThing ? { ...idea, form: 'problem' } : idea, spelledOut(first), first, undefined, people);
  const more = rules.filter((sentence) => sentence !== first);
  if (!rule.action.rule) return idea;
  const besides = [...rule.details, ...rulesBeside(more, people)];
  return { ...rule, details: [...besides, ...goingOn(idea.details, [rule.text, ...besides].join(' '))] };
}
