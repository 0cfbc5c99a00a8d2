import { parseSentence } from '../grammar/parse.ts';
import type { People } from './people.ts';
import { plainTrouble } from './plain-trouble.ts';
import type { Product } from './read-product.ts';
import type { Reading } from './read-sentence.ts';
import { ofRelief } from './read-trouble.ts';
import { isAskedFor } from './soft-wishes.ts';
import { PROBLEM } from './trouble-words.ts';
import { wholeComplaint } from './whole-complaint.ts';

/** Words by which somebody learns of something too late or not at all: only then is a notice what they want. */
const UNAWARE =
  /\b(?:notic\w*|unnotic\w*|realis\w*|realiz\w*|find out|finds out|found out|know|knew|knows|knowing|learn\w*|hear|heard|aware|see|seen|saw|tell|tells|told|warn\w*|by surprise|surprised|too late|unseen|overlook\w*|forg[eo]t\w*|miss\w*|expir\w*|run out|runs out|ran out)\b/i;

/** "keep the list from being sorted by name, not by date": how it is to be is told as well. */
const RATHER = /^keep .+\bnot (?:by|in|for|per) /;

/** A notice that nobody asked for. */
const NOTICE = /^be (?:told|warned|alerted) (?:when|of|before)\b/;

/** "keep the regulars from complaining": that nobody says it is no cure. */
const UNHEARD = /^keep .+ from (?:complaining|laughing|moaning|grumbling|cursing|arguing|worrying)\b/;

/** A reading of a complaint that guesses what is wanted. */
function isDoubtful({ trouble, isGuess, request, action, sentence }: Reading, text: string): boolean {
  if (!trouble || !request) return false;
  const wish = action?.wish ?? request.text;
  // "be spared driving it over the weekend": what was done once nobody has to do.
  if (wish.startsWith('be spared '))
    return (
      sentence.isQuestion ||
      parseSentence(sentence.text).clauses.some(({ group }) => group?.past) ||
      /^be spared keeping\b/.test(wish)
    );
  if (NOTICE.test(wish)) return !UNAWARE.test(text);
  return isGuess === true || wish.startsWith(PROBLEM) || RATHER.test(wish);
}

/** "a second supervisor has to approve it": what one other person must do, is asked of them. */
const DUTY = /^(?:a second|another|a different) [\w -]+? (?:has|needs) to (?=[a-z]+ )/i;

/** What is so today, told without a word that asks for it, and read as what is to be. */
function isAsItIs({ trouble, request, sentence }: Reading): boolean {
  if (trouble || !request || sentence.isQuestion || sentence.isItem || request.kind === 'stop') return false;
  const [clause] = parseSentence(sentence.text).clauses;
  return (
    /^(?:wish|imperative|detail)$/.test(request.form) &&
    clause?.mood === 'statement' &&
    clause.subject.length > 0 &&
    clause.group !== undefined &&
    !clause.group.modal &&
    !DUTY.test(sentence.text)
  );
}

/** From this weight on what is told as it is today hurts beyond doubt. */
const SURE = 4;
/** "the sound is the same as my bank's and I slept through it": with what came of it, fewer words are enough. */
const LIKELY = 2;
const MISHAP =
  /\b(?:and|so|then) (?:i|we|my \w+) (?:\w+ )?(?:slept|missed|lost|forgot|had to|paid|waited|drove|picked|broke|ended|overlooked|burnt|burned)\b/i;

/** "Better: everybody gets a message", "a deposit maybe": what is suggested is the wish. */
const SUGGESTED = /\b(?:better|instead|ideally|suggestion|proposal)\s*:|\b(?:maybe|perhaps)\b/i;

/** The wish of a complaint that was only guessed, in the words of the complaint itself. */
export function inPlainWords(
  main: Reading,
  readings: readonly Reading[],
  text: string,
  product: Product,
  people: People,
): Reading {
  const isTold = isAsItIs(main);
  const isBare =
    readings.length === 1 && !isAskedFor(text) && !SUGGESTED.test(text) && (isTold || main.trouble === true);
  const whole = isBare ? wholeComplaint(main.sentence.text, people) : undefined;
  if (whole) return { ...ofRelief(whole, main.sentence, undefined), others: [] };
  if (
    isAskedFor(text) ||
    SUGGESTED.test(text) ||
    readings.some(({ sentence }) => sentence.isItem) ||
    !(isTold || isDoubtful(main, text))
  )
    return main;
  const sentences = readings.map(({ sentence }) => sentence.text);
  const name = product.name.split(' ').length <= 3 ? product.name : 'the product';
  const wish = main.action?.wish ?? main.request?.text ?? '';
  const relief =
    plainTrouble(sentences, people, name) ??
    (NOTICE.test(wish) || UNHEARD.test(wish) ? plainTrouble(sentences, people, name, true) : undefined);
  if (!relief || (isTold && relief.weight < (MISHAP.test(text) ? LIKELY : SURE))) return main;
  // Whoever goes wrong without the news is to get it.
  if (
    NOTICE.test(wish) &&
    !main.isGuess &&
    (relief.except !== undefined || /^(?:half|some|most|many) /.test(relief.about ?? ''))
  )
    return main;
  // The same clause was read before, and only worded in another way.
  const about = relief.about ?? '';
  if (/^(?:keep|prevent) /.test(wish) && about !== '' && !RATHER.test(wish) && wish.slice(5).startsWith(about))
    return main;
  return ofRelief(relief, readings[relief.sentence]?.sentence ?? main.sentence, undefined);
}

/** What is so once the trouble is over that a tale tells in front of its wish. */
export function costOf(rest: readonly Reading[], people: People): string | undefined {
  const told = plainTrouble(
    rest.map(({ sentence }) => sentence.text),
    people,
    '',
  );
  const isPast = parseSentence(rest[told?.sentence ?? 0]?.sentence.text ?? '').clauses[0]?.group?.past;
  return told?.outcome?.includes(' no longer ') &&
    !told.isStop &&
    !isPast &&
    !/\b(?:gone|dead|lost|it|they)\b/i.test(told.outcome)
    ? told.outcome
    : undefined;
}
