import { AMISS, isComplaint } from './hurts.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { asksPlainly, isBareWish, isSpliced, type Piece, piecesOf } from './note-pieces.ts';
import { isRuleBehind } from './rules-behind.ts';

/** A note parted: what it asks for, and what in it only tells how things are or what happened. */
export interface Rough {
  readonly wish: readonly string[];
  readonly told: readonly string[];
  /** What is only told stands behind the wish. */
  readonly isLast: boolean;
  readonly isMarked?: boolean;
}

/** What a rule tells: who may, in which case, how far. */
const RULE =
  /^(?:whoever|everyone|everybody|each|every|all (?!that\b|this\b|of\b|they\b|their\b|our\b|my\b)|only|if|when|whenever|once|as soon as|unless|as long as|without|after)\b|^(?:nobody|no one|no [\w-]+) (?:may|can|should)\b|\b(?:may not|may only|can only|at most|at least|no more than|as long as|unless)\b|^(?!.*\?)(?:(?!\b(?:we|i|you|that)\b)[^,.])* (?:may|can(?!'t|not| not)) /i;
/** "Dispatch told us they never know it": what others told. */
const SAYS =
  /^(?:the |our |an? )?(?:[\w-]+ ){1,2}(?:told|tells|said|says|wrote|writes|asked|complained|complains|rang|called)\b/i;
/** "The stupid thing is that we know it" */
const VERDICT = /^(?:the |my |our )?(?:[\w-]+ )?(?:thing|problem|trouble|point|fact|truth|funny part) is\b/i;

function clauseOf(said: string, people?: People): Clause | undefined {
  return parseSentence(expandContractions(said.replace(/[.!?\s]+$/, '')), people?.names).clauses[0];
}

/** Whether a piece certainly only tells how it is or what happened. */
function isTold(said: string, people: People): boolean {
  if (/\?\s*$/.test(said)) return !asksPlainly(said);
  const text = expandContractions(said.replace(/[.!?\s]+$/, ''));
  const clause = clauseOf(said, people);
  if (!clause?.group) return false;
  if (clause.mood !== 'statement' || textOf(clause.subject) === '') return clause.group.past;
  if (STANDS.test(text)) return false;
  return (
    clause.group.past ||
    /\b(?:already|still|but)\b/i.test(text) ||
    SAYS.test(text) ||
    VERDICT.test(text) ||
    !RULE.test(text)
  );
}

/** "4th time this season", "Harvest, 11 pm, 40 trucks in the queue": no clause, and nothing that is asked for. */
function isScrap(text: string): boolean {
  return clauseOf(text)?.group === undefined && !asksPlainly(text);
}

/** What only bounds or goes on with the wish in front of it: "With the logo.", "Except on Sundays." */
const GOES_ON =
  /^(?:with|without|including|except|but not|not|only|at least|at most|up to|until|unless|even|also|and|or|as|by|per|for|because|otherwise|so that|from|in|on|before|after|if|when|once)\b/i;
/** "Dark mode.", "Shift swap for nurses:": what the note is about. */
const TITLE = /^\p{Lu}[^,!?\d]{2,60}[.:]?$/u;
/** What asks beyond doubt: what people must do today may be what hurts. */
const OUTRIGHT = /\b(?:should|would|wants?|needs?|please|let|could)\b/i;
const DUTY = /\b(?:must|have to|has to)\b/i;

/** Where the wish of a note whose last piece is a bare thing stands: all the others tell. */
function bareWishOf(pieces: readonly Piece[], people: People): Rough | undefined {
  const last = pieces.at(-1);
  const told = pieces.slice(0, -1).map(({ text }) => text);
  const isNote =
    told.every((text) => isTold(text, people) || (JOTTED.test(text) && isScrap(text))) &&
    told.some((text) => JOTTED.test(text) || clauseOf(text, people)?.group);
  return last && isNote && isBareWish(last.text) ? { wish: [last.text], told, isLast: false } : undefined;
}

/** Whether a piece that stands `at` its place beside the wish, which starts at `from`, asks for nothing. */
function isBeside(piece: Piece, at: number, from: number, people: People): boolean {
  if (at > from && isRuleBehind(piece.text)) return false;
  if (isTold(piece.text, people)) return true;
  if (at > from) return !piece.isItem && isScrap(piece.text) && !GOES_ON.test(piece.text);
  const text = expandContractions(piece.text);
  // "Kick-off moved by the club, referees turned up": no rule, and nothing that the grammar reads as a sentence.
  return !(at === 0 && TITLE.test(text)) && !piece.isItem && !RULE.test(text) && !STANDS.test(text);
}

/** "!!", "ten torn sheets = ten forms", "(Petra, PM)", "two of them forgot, we drove again, ...": how one notes things down, and no prose. */
const JOTTED =
  /^(?:half|most|some|many|all|none|one|two) of (?:them|these|those)\b|!|\?\?|[=()]|^[\p{L} ]{3,30}: |^[^,]+,[^,]+,[^,]+/iu;
/** A name of somebody within a sentence: whoever is told of happens to be that one. */
const SOMEBODY =
  /\S (?:Mr |Mrs |Ms |Dr )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b)\p{Lu}\p{Ll}{2,}|^(?:Mr|Mrs|Ms|Dr) \p{Lu}/u;

/** "Revisers change things and the translator never hears of it. They'd love ...": whom alone the grammar cannot tell. */
function isOfTwo(told: string, people: People): boolean {
  const subjects = parseSentence(expandContractions(told), people.names)
    .clauses.map(({ subject }) => textOf(subject))
    .filter((who) => people.isPersonPhrase(who) && !/^(?:they|he|she|it|nobody|we|I)$/i.test(who));
  return new Set(subjects).size > 1;
}

/** "needs it as a table", "wants to see them": whoever was told of. */
const NO_SUBJECT =
  /^(?:wants?(?! (?:them|him|her|it|this|that)\b)|needs?|would like|'d like|has to|must|should|gets?) /i;

/** Whether what is told is so jotted down, or so much of it, that it cannot be read in one with the wish. */
function isRough({ wish, told, isLast }: Rough, people: People): boolean {
  return (
    told.length > 1 ||
    NO_SUBJECT.test(wish[0] ?? '') ||
    told.some((text) => /^\p{Ll}/u.test(text)) ||
    told.some((text) => JOTTED.test(text) || SOMEBODY.test(text)) ||
    (THEY.test(wish[0] ?? '') && isOfTwo(told[0] ?? '', people)) ||
    ((isLast || clauseOf(wish[0] ?? '', people)?.group === undefined) &&
      clauseOf(told[0] ?? '', people)?.group?.past === true)
  );
}

/** "I'm a groom", "I made it by hand": whoever tells it of themselves. */
const TELLER = /^(?:I|I'm|we're|as an?) (?!have\b.*\bidea\b)|^we are (?:an?|the) /i;
/** What it costs, and what was decided: that holds on. */
const STANDS =
  /\b(?:costs?|pays?|paid) (?:half|double|nothing|only|\d|the full)|\b(?:decided|agreed|ruled|law says|contract says)\b/i;

const THEY = /^(?:they|he|she)\b/i;

/** What points to a whole sentence, which no name can stand for: "That has to be built in", "they should do it there". */
const POINTS_BACK =
  /^(?:it|he|she|they) (?:should|must)(?: not|n't)?[.!]*$|^(?:that|this|these|those|such)\b|^(?:should|must|shall|has to|have to|needs? to) (?:not )?be (?!able\b|told\b|warned\b|asked\b)|^if .*(?:\bwould\b|['’]d\b|\bthink\b)|\bwants? (?:this|that|it)\b|\b(?:do|does|know|respect|prevent|avoid) (?:that|this|it|so)\b|\b(?:that|this) (?:happens|is so)\b|\b(?:before|after) (?:that|this)\b|\b(?:about|of|for|by|from) (?:that|this)\b(?! [\p{L}])/iu;

/** A list in which only the last line asks, and most others plainly tell. */
function lastOfList(pieces: readonly Piece[], asking: readonly Piece[], people: People): Rough | undefined {
  const last = pieces.at(-1);
  const before = pieces.slice(0, -1);
  const isList = before.length > 1 && before.every(({ isItem }) => isItem);
  if (!last || !isList || asking.length !== 1 || asking[0] !== last) return undefined;
  const telling = before.filter(({ text }) => isTold(text, people)).length;
  if (telling * 2 < before.length || before.some(({ text }) => RULE.test(text))) return undefined;
  return { wish: [last.text], told: before.map(({ text }) => text), isLast: false, isMarked: true };
}

/**
 * Parts a note into what it asks for and what it only tells; nothing where that is not certain: where no piece asks, where all
 * do, or where a piece might be a rule.
 */
export function partNote(text: string, people: People, isJotted = false): Rough | undefined {
  const rough = parted(text, people);
  if (!rough || rough.isMarked) return rough;
  const isTeller = rough.told.some((one) => TELLER.test(one)) && !THEY.test(rough.wish[0] ?? '');
  const isPointing = rough.wish.some((one) => POINTS_BACK.test(one));
  return (isJotted || isRough(rough, people) || isSpliced(text)) && !isTeller && !isPointing ? rough : undefined;
}

/** A short name with short lines below it: "Attendance", "- singers confirm", "- reminder two days before". */
const HEADED = /^(?!- )[\w'-]+(?: [\w'-]+){0,3}:?(?:\n- [^\n.!?]{3,70}){2,}$/;
/** "never show it to guests", "no release while a point is open": what is ruled out, and nothing that hurts. */
const BARS =
  /^(?:never [a-z]+ |(?:nobody|no one) (?:may|can|must|should|[a-z]+s (?:more|less|fewer|longer|earlier|later) than) |no [\w -]+? (?:while|as long as|until|unless|without|before|if|when) )/i;
/** "When an ingredient was missing:": the case of what stands below it. */
const CASE = /^(?:when|whenever|if|once|after|as soon as) [^,]+$/i;
/** The same below a longer line. */
const LIST = /^(?!- )[^\n.,!?]{3,90}(?:\n- [^\n.!?]{3,70}){2,}$/;

/** A list below a name, or below the order that its lines say more of: "Film a lesson and share it with the parents". */
function isHeaded(text: string): boolean {
  const lead = text.slice(0, text.indexOf('\n'));
  return HEADED.test(text) || (LIST.test(text) && (lead.endsWith(':') || isCommand(lead)));
}

function isAmiss(said: string): boolean {
  return !BARS.test(said) && ((isComplaint(said) && !/\b(?:yes|if)\b/.test(said)) || AMISS.test(said));
}

function parted(text: string, people: People): Rough | undefined {
  const pieces = piecesOf(text);
  if (
    pieces.length < 2 ||
    (isHeaded(text) && (CASE.test(pieces[0]?.text ?? '') || !pieces.some(({ text: said }) => isAmiss(said))))
  )
    return undefined;
  const texts = pieces.map(({ text: said }) => said);
  const marked = pieces.findLastIndex(({ isMarked }) => isMarked);
  if (marked > 0) return { wish: texts.slice(marked), told: texts.slice(0, marked), isMarked: true, isLast: false };
  const all = pieces.filter(({ text: said }) => asksPlainly(said));
  const list = lastOfList(pieces, all, people);
  if (list) return list;
  // "Apprentices must keep a record. They write it by hand, would be nice if ...": the duty is what hurts.
  const asking = all.filter(
    (piece, at) =>
      !(
        DUTY.test(piece.text) &&
        !OUTRIGHT.test(piece.text) &&
        all.slice(at + 1).some(({ text: said }) => OUTRIGHT.test(said)) &&
        people.leading(piece.text) !== undefined
      ),
  );
  if (asking.length === 0) return bareWishOf(pieces, people);
  const from = pieces.indexOf(asking[0] as Piece);
  const told = pieces.filter(
    (piece, at) => !asking.includes(piece) && (all.includes(piece) || isBeside(piece, at, from, people)),
  );
  // Beside what is asked for in a list stands what is asked for as well, unless all of it tells.
  const isMixed = pieces.some((piece) => piece.isItem && !told.includes(piece) && !asking.includes(piece));
  if (told.length === 0 || isMixed || pieces.some(({ text: said }) => said.endsWith(':'))) return undefined;
  return {
    wish: pieces.filter((piece) => !told.includes(piece)).map(({ text: said }) => said),
    told: told.map(({ text: said }) => said),
    isLast: told.every((piece) => pieces.indexOf(piece) > from),
  };
}
