import { isMass } from '../language/nouns.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { headOf } from '../reading/clause-words.ts';
import { HARM } from '../lexicon/harm.ts';
import { backgroundInFront } from '../reading/background.ts';
import { hurts } from '../reading/hurts.ts';
import type { People } from '../reading/people.ts';
import { isComplaint } from '../reading/read-plain.ts';
import { toldPieces, type Piece } from './told-pieces.ts';
import { isUntold, stands, TOLD } from './untold.ts';

/** What somebody thinks, has to bear or is used to is no fact to hold to. */
const OPINION =
  /\b(?:want|wants|prefer|prefers|think|thinks|believe|say|says|ask|asks|hope|know|knows|feel|feels|seem|seems|still|sometimes|mostly|nobody|no one|never|too|wrong|mistakes?|problem|trouble|unfortunately|because|so that|would|could|(?<!no )matters?|means?|(?:do|does) (?:it|this|that|so)|easily|simply|just|lots|instead|anyway|but|tell us|wonder|all the time|as usual|keep \w+ing|now|costs? more|notices?|finds? out|discovers?)\b/i;
/** "sponsor feedback, study 12": no sentence. */
const NO_FACT = /^[^\s,]+(?: [^\s,]+){0,2}, \S+ \S+$/;
/** What is done with paper and by phone today is no fact to hold to. */
const BY_HAND =
  /\b(?:on paper|slips?|spreadsheets?|excel|whiteboard|binder|notebook|biro|pen|sticky notes?|clipboard|by (?:hand|phone|fax|mail|post)|phones?|rings?|faxes|group chat|in (?:his|her|their) heads?|apart from)\b/i;
/** What those who run the service give, take and do by their own terms. */
const TERMS =
  /^(?:accept|bill|charge|close|deliver|give|grant|guarantee|invoice|lend|offer|open|pay|refund|reimburse|rent|replace|require|sell)$/;
const SOME =
  /^(?:(?:the )?half|many|most|some|several|a few|a lot|none|everyone|everybody|people|one|somebody|someone)\b/i;
const DUTY = /^(?:must|shall|should|may|can)$/;
/** "is a pain", "are dangerous": what somebody thinks of it; a figure or a state that holds for a time is told. */
const STATE =
  /^(?:(?:always|only|also) )?(?:free|due|valid|binding|open|closed|final|required|obligatory|compulsory|optional|mandatory|allowed|forbidden|included|half|double|\S*\d)/i;

/** Whether a clause tells how it goes with every thing of a kind: its subject is a kind, it is in the present and denies nothing. */
function isOfKind({ subject, group, rest, mood }: Clause, isCase: boolean, people: People): boolean {
  const who = textOf(subject);
  const head = headOf(subject);
  if (mood !== 'statement' || !group || subject.length === 0 || group.past || SOME.test(who)) return false;
  // "they have started to use it": it happened.
  if (/^(?:have|has|had)$/.test(group.words[0]?.lower ?? '') && group.words.length > 1) return false;
  if (group.modal && !DUTY.test(group.modal)) return false;
  if (people.isSpeaker(who)) return /^we$/i.test(who) && !group.negated && (isCase || TERMS.test(group.verb));
  if (/^(?:it|they|he|she|this|that|these|those|there|i|you|who|which)$/i.test(who)) return false;
  if (group.modal) return true;
  // "Rosa copies it": how somebody makes do.
  const isName = subject.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) && !people.isPersonPhrase(who);
  if (group.negated || isName || /^(?:our|my) /i.test(who)) return false;
  if (/^(?:need|have)$/.test(group.verb) && people.isPersonPhrase(who)) return false;
  if (group.verb === 'be' && !group.passive && !STATE.test(textOf(rest))) return false;
  if (/^(?:under|over|from|up|below|above|\d)/i.test(who) || /^(?:whoever|whatever|anybody|anyone)\b/i.test(who))
    return true;
  return (
    head?.tag === 'NS' ||
    /^(?:an?|each|every|any|all|the|only) /i.test(who) ||
    (head?.tag === 'N' && (isMass(head.lower) || subject.length > 1 || group.verb === 'be'))
  );
}

/** "whatever is not fetched by noon is free" */
const WHATEVER = /^(?:what|who)ever (?:\S+ ){2,10}?(?:is|are|gets?|goes|pays?|counts?|belongs?) (?!\w+ed by\b)\S/i;
/** What bounds a fact of its own: so many, so long, in which case. */
const BOUND =
  /\d|\b(?:only|each|every|at (?:most|least)|within|until|up to|one|two|three|four|five|six|ten|twenty|half|double|once|free|first)\b/i;

const TIME =
  /\b(?:\d[\d.,]*|one|two|three|four|five|six|ten|twenty)[ -](?:hours?|hrs|minutes?|mins?|days?|weeks?|months?|years?)\b/gi;

/** What hurts whatever else is told in the same words. */
const PAIN =
  /\b(?:struggl\w*|complain\w*|suffer\w*|drown\w*|overwhelm\w*|angry|annoy\w*|confus\w*|chaos|mess|useless|forg[eo]t\w*|wast(?:e|es|ed|ing)|guess(?:es|ing)?|argu(?:e|es|ing)|quarrel\w*|in vain|los(?:e|es|ing) (?:track|sight|count)|waits?|waiting for|cr(?:y|ies)|hates?|fails? to|always \w+s? the|reads? like|looks? like|drives? (?:around|back)|chas(?:e|es|ing)|search(?:es|ing)?|hunt\w*|retypes?|scrolls?|stands? (?:there|around)|since)\b/i;

/** Whether words tell a rule or a fact, and no opinion, no trouble and nothing of how somebody makes do. */
function isPlain(said: string, isDue = false, isRule = false): boolean {
  // "is always free", "runs out after a year": how it is by a rule.
  const text = said
    .replace(/\balways (?=free|first|go(?:es)?|comes?|wins?|counts?|stays?|keeps?|included)/i, '')
    .replace(/\b(runs?) out (?=(?:after|within|on|at) )/i, '$1 ')
    .replace(/\b(is|are) just (?=[a-z]+$)/i, '$1 ')
    .replace(
      /\b(?:still|instead) (?=(?:goes?|go through|counts?|needs?|has to|have to|must|gets?|pays?|can|may|is|are)\b)/i,
      '',
    )
    .replace(TIME, 'a while');
  if (TOLD.test(text) || OPINION.test(text) || BY_HAND.test(text) || NO_FACT.test(text)) return false;
  return isDue || (isRule && !HARM.test(text) && !PAIN.test(text)) || !(hurts(text) || isComplaint(text, text));
}

/** What comes of a case by a rule, and what somebody gives or settles by one. */
const COURSE =
  /^(?:go|count|pass|expire|lapse|end|pay|receive|stay|remain|require|belong|apply|earn|owe|win|confirm|approve|release|sign|decide|tick|settle|waive)$/;

/** Whether a clause tells a rule by its form: in which case, so many, who does it by whom, what becomes of it. */
function isRuleLike({ condition, plain, clauses }: Piece): boolean {
  if (/\b(?:we|I)\b/i.test(plain)) return false;
  return (
    (condition !== undefined && !/^(?:when|whenever) (?:i|we)\b/i.test(condition)) ||
    / (?:before|after|until|unless|as long as) /i.test(plain) ||
    clauses.some(({ group }) => group !== undefined && !group.past && (group.passive || COURSE.test(group.verb)))
  );
}

/** Whether a clause tells what holds in every such case, and none of it hurts. */
function isFact(piece: Piece, people: People): boolean {
  const { text, plain, condition, clauses, isVague, isToldInCase, sentence } = piece;
  const isRule = isRuleLike(piece);
  const said = isToldInCase ? text : plain;
  // What has not been done stands in front of what becomes of it.
  if (WHATEVER.test(said)) return isPlain(said, true);
  const isDue = clauses.some(({ group }) => DUTY.test(group?.modal ?? ''));
  if (
    (isVague && !isToldInCase) ||
    !isPlain(said, isDue, isRule) ||
    (condition && (TOLD.test(condition) || BY_HAND.test(condition)))
  )
    return false;
  // Beside what hurts only a fact with a bound is told for its own sake.
  const isApart = said.length < sentence.length - 2 && !condition && !isPlain(sentence);
  if (isApart && !BOUND.test(said)) return false;
  const own = parseSentence(plain, people.names).clauses;
  return (
    own.length > 0 &&
    own.every((clause, at) => {
      // The modal verb is gone from what holds where it is kept to.
      const asSaid = clauses[at]?.group?.modal;
      const group = clause.group && asSaid ? { ...clause.group, modal: asSaid } : clause.group;
      const subject = clause.subject.length > 0 ? clause.subject : (own[0]?.subject ?? []);
      return isOfKind({ ...clause, group, subject }, condition !== undefined, people);
    })
  );
}

/** "driver", "winner": one person or thing has an article. */
function articled(text: string, people: People): string {
  const [clause] = parseSentence(text, people.names).clauses;
  const [only, more] = clause?.subject ?? [];
  const isBare = only && !more && only.tag === 'N' && !isMass(only.lower) && !/^\p{Lu}/u.test(only.text);
  return isBare && !/^(?:who|what)ever$|(?:body|one|thing)$/.test(only.lower) ? `the ${text}` : text;
}

/** Whether a fact has a measure that nobody has told. */
function isBounded(fact: string, told: string): boolean {
  return (fact.match(/\d[\d.,]*|\b(?:free|half|double|first)\b/g) ?? []).some((bound) => !told.includes(bound));
}

/** The ways in which a piece can be said: with its condition in front, as it was typed, or behind. */
function waysOf({ text, plain, condition, isToldInCase }: Piece, people: People): readonly string[] {
  const said = articled(plain, people).replace(/^(?:otherwise|or else),? /i, 'when this is not so, ');
  if (!condition) return [said];
  const [, main = said, except = ''] = /^(.+?)( except .+)$/.exec(said) ?? [];
  const front = `${condition}, ${isToldInCase ? text : said}`;
  if (/\b(?:if|when|once|unless|until)\b/.test(said)) return [front];
  const [, link = '', who = '', rest = ''] =
    /^(\w+(?: soon as)?) ((?:an?|the|every|each) (?:[\w-]+ )??[\w-]+) ((?:is|has|does|was|cannot) .+)$/i.exec(
      condition,
    ) ?? [];
  // "a job is open if it is not taken in an hour"
  const turned =
    /^it /i.test(text) && who && plain.endsWith(text.slice('it'.length))
      ? `${who}${text.slice('it'.length)} ${link} it ${rest}`
      : undefined;
  return [front, turned ?? `${main} ${condition}${except}`];
}

/**
 * What the sentences beside the wish tell of every case and nobody has told yet, clause by clause, each in the ways in which it can be said:
 * "new ringers start on the small bell". Nothing that hurts, nothing of somebody's opinion and nothing of how they make do today.
 */
export function standingFacts(text: string, told: string, people: People): readonly (readonly string[])[] {
  let known = told;
  const background = backgroundInFront(text)?.toLowerCase();
  return toldPieces(text, people)
    .filter((piece) => piece.sentence.toLowerCase() !== background && isFact(piece, people))
    .map((piece) => waysOf(piece, people))
    .filter(([fact = '']) => {
      const isNew =
        stands(fact.replace(/\bwe /i, 'the team ')) && isUntold(fact, known, isBounded(fact, known) ? 1 : 2);
      if (isNew) known = `${known} ${fact}`;
      return isNew;
    });
}
