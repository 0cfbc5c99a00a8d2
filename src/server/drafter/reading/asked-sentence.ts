import { parseSentence } from '../grammar/parse.ts';
import { isCommand } from './is-command.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { plural } from '../language/nouns.ts';
import { askingScore } from './asking-score.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { GOOD_WORDS } from './asking-words.ts';
import { askedPlainly } from './ways-of-asking.ts';

/** A sentence that asks for something, and what else is told. */
export interface Asked {
  readonly text: string;
  readonly rest: string;
}

/** So much asks outright, and so much tells no more than how things are. */
const OUTRIGHT = 3;
const TOLD = 2;
const MOST = 5;
/** What is known only from another sentence. */
const POINTS =
  /\b(?:it|its|them|they|their|he|she|him|his|her|this|one|ones|those|these|there|both|such|same|else|instead|myself|themselves|yourself|ourselves)\b|^that\b|\bthat(?=[.!?]|$)|\b(?:see|do|know|need|want|have|get|change|fix|say|avoid|prevent) that\b(?! (?:the|an?|my|our|their|it|they|we|i|is|are|no)\b)|\b(?:tell|inform|warn|ask|let) (?:us|me)(?: (?:know|beforehand|in advance|early|earlier|before|in time))?[.!?]*$/i;
/** A rule, or the second half of a sentence. */
const RULED =
  /\b(?:may not|must not|must|may only|can only|never|no longer|nobody may|only)\b|^(?:unless|until|if|when|because|so|but|and|or|otherwise|except|then|only|not|even|while|although|whenever|once|after|before|as)\b/i;
/** A question by which something is asked for. */
const REQUEST =
  /^(?:can|could|should|may|might|would|won['’]t|is it possible|is there|maybe|perhaps|why not|how about|what about)\b/i;
/** What points to nothing outside the sentence: "its own", "there is", "whoever types it in", "the one who". */
const OWN =
  /\b(?:its|their|his|her) own\b|\b(?:is|are) there\b|\bthere(?: (?:is|are)\b|['’]s\b)|,? there and then\b|\bwho(?:so)?ever [a-z]+ (?:it|them)(?: (?:in|up|out))?\b|\bthe ones? (?=who\b|that\b)/gi;
/** "I don't want to be the one who says so": why, beside what is asked for. */
const NOT_WANTED = /^(?:I|we) (?:do not|don['’]t|would not|wouldn['’]t) (?:want|like)\b/i;
/** "it" that points to nothing. */
const EMPTY = /^(?:it (?:would|should|could|must|might) |it['’]d )/i;
/** What it is good for. */
const MENDS = / would (?:probably |already )?(?:fix|solve|prevent|avoid|end|help|be) [^.!?]*$/i;
const LITTLE =
  /^(?:have|want|sure|able|told|tell|when|that|this|with|from|into|what|which|where|they|them|their|does|more|less|only|some|every|each|about|than|then|there|being|been|keep|need|longer|know|whether)$/;

/** What is put forward, by the words in front of it or behind. */
const PUT_FORWARD = new RegExp(
  String.raw`^(?:maybe|perhaps|why not|how about|what about)\b|,? please[.!?]*$|\bwould (?:really |already )?be (?:so |much |so much |a lot |far |really |very )?(?:${GOOD_WORDS}|better|nicer|easier|enough)\b|\bwould (?:probably |already )?(?:fix|solve|prevent|avoid|spare us|save us) `,
  'i',
);

/** "Is there some kind of tally?": asked for, by a question that expects it. */
const EXPECTED = /^(?:is|are) there (?:not )?(?:some|any|an?)\b[^?]*\?$/i;
/** "If the line is dead, ring the board": an order in its case. */
const IN_CASE = /^(?:if|when|whenever|once|as soon as) [^,]+, (?:please |then |just )*/i;

function isOrder(text: string): boolean {
  return isBaseVerb(text.split(' ')[0]?.toLowerCase() ?? '') && isCommand(text);
}

function scoreOf(sentence: string, people: People): number {
  const text = sentence.replace(/[.!?]+$/, '');
  const score = askingScore({ text, isItem: false, isQuestion: sentence.endsWith('?') }, people);
  const inCase = text.replace(IN_CASE, '');
  const isOutright =
    PUT_FORWARD.test(sentence) || EXPECTED.test(sentence) || isOrder(text) || (inCase !== text && isOrder(inCase));
  return isOutright ? Math.max(score, OUTRIGHT) : score;
}

/** "A map of all stations." among sentences: what is wished is only named. */
function isName(sentence: string, people: People): boolean {
  return (
    /^(?:an? |some |more |fewer |one )\S+ \S+/i.test(sentence) &&
    parseSentence(sentence.replace(/[.!?]+$/, ''), people.names).clauses.every(({ group }) => !group)
  );
}

/** "Contractors prune the wrong tree. Can we have them confirm the number?": whom. */
const HAVE_THEM = /^(?:(?:can|could|should) (?:we|you|I) |please )?(have|let|make|ask) them (?:to )?(?=[a-z])/i;
const IS_THERE =
  /^(?:is|are) there (?:not )?(?:(?:some|any) (?:kind|sort) of |some |any |(an?) )(?!way\b|chance\b|possibility\b|reason\b)/i;

/** A sentence that asks as the wish that it is, with whoever it points to. */
function asWish(asked: string, before: string, people: People): string {
  const who = HAVE_THEM.test(asked) ? people.leading(before) : undefined;
  const wish =
    who && !people.isSpeaker(who)
      ? asked.replace(HAVE_THEM, (_, verb: string) => `${who} should ${/^let$/i.test(verb) ? 'be able to ' : ''}`)
      : asked.replace(IS_THERE, (_, a: string | undefined) => `We need ${a ?? 'a'} `);
  return wish === asked ? asked : wish.replace(/\?$/, '.');
}

/** The one sentence of a note that asks outright where the others only tell, and needs none of them to be understood. */
export function askedSentence(text: string, people: People): Asked | undefined {
  if (text.includes('\n')) return undefined;
  const sentences = text
    .split(/(?<=[.!?])(?<!\b(?:No|Nr|St|Mr|Mrs|Ms|Dr|vs|approx|etc|e\.g|i\.e)\.)\s+/)
    .filter((sentence) => /\w/.test(sentence));
  if (sentences.length < 2 || sentences.length > MOST) return undefined;
  const scores = sentences.map((sentence) => scoreOf(sentence, people));
  const asking = scores.flatMap((score, place) => (score >= OUTRIGHT ? [place] : []));
  const wanted = asking.filter((place) => !NOT_WANTED.test(sentences[place] ?? ''));
  const outright = wanted.length === 1 ? wanted : asking;
  const [at, ...more] =
    outright.length > 0 ? outright : sentences.flatMap((sentence, place) => (isName(sentence, people) ? [place] : []));
  const asked = at === undefined ? undefined : asWish(sentences[at] ?? '', sentences[at - 1] ?? '', people);
  if (!asked || more.length > 0) return undefined;
  // "Members should confirm it before they play": who they are stands in front of them.
  const isNamed = asked !== sentences[at ?? 0] && people.leading(asked) !== undefined;
  const pointing = asked.replace(EMPTY, '').replace(MENDS, '').replace(OWN, '');
  if (POINTS.test(isNamed ? pointing.replace(/\b(?:they|their)\b/gi, '') : pointing)) return undefined;
  if (wordsOf(asked).length < 2) return undefined;
  if (asked.endsWith('?') && !REQUEST.test(asked)) return undefined;
  // What is asked beside it belongs to it.
  if (sentences.some((sentence, place) => place !== at && sentence.endsWith('?'))) return undefined;
  // What is ruled beside it is asked for as well, and what goes on with it is no sentence of its own.
  if (
    scores.some(
      (score, place) =>
        place !== at && !asking.includes(place) && (score >= TOLD || RULED.test(sentences[place] ?? '')),
    )
  )
    return undefined;
  return {
    text: /[.!?]$/.test(asked) ? asked : `${asked}.`,
    rest: sentences.filter((_, place) => place !== at).join(' '),
  };
}

/** The starts of the words that say something, by which a word and its forms are one. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !LITTLE.test(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 3)));
}

/** In which case, and why: that may stand in another sentence. */
const CASE =
  / (?:when|whenever|if|unless|until|once(?! (?:an?|per|every|more)\b)|because|as soon as|before|after|while|so that|whether)\b.*$/i;

/** Whether a wish was made of a sentence, and not of what else is told. */
export function isMadeOf(wish: string, { text, rest }: Asked): boolean {
  const words = wordsOf(wish.replace(CASE, ''));
  const shareIn = (said: string) => {
    const told = wordsOf(said);
    return words.filter((word) => told.some((other) => other.startsWith(word) || word.startsWith(other))).length;
  };
  return shareIn(text) >= shareIn(rest);
}

/** What was read in some words. */
interface Read {
  readonly idea: { readonly action: { readonly frame: string } };
  readonly actor: { readonly name: string; readonly grounding: { readonly source: string } };
  readonly wish: string;
}

/** "The office can change the number.": somebody may step in, and that is no good that comes of it. */
const MAY_STEP_IN =
  /^(?!(?:they|we|i|you|it|this|that|everybody|everyone|people)\b)(?:(?:all|the|our|an?|each|every) )?[\w-]+(?: [\w-]+)? (?:can|may) (?:still |always |also )?(?:adjust|approve|cancel|change|close|correct|decide|decline|delete|edit|extend|hide|ignore|lift|lower|open|opt|overrule|override|pause|raise|reject|release|remove|reopen|reset|set|shorten|skip|stop|switch|turn|undo|unlock) (?!.*\b(?:then|this way|that way|thus)\b)[^.!?]+[.!]*$/i;

/** The ways to tell what a sentence asks for with what the others say, the fullest first; each costs a reading, so they come one by one. */
function* waysToAsk(asked: Asked, read: (idea: string) => Read): Generator<string> {
  const plain = askedPlainly(asked.text);
  yield `${plain} ${asked.rest}`;
  const bare = plain.replace(/[.!?]+$/, '');
  if (MAY_STEP_IN.test(asked.rest)) yield `${bare}, but ${lowerFirst(asked.rest)}`;
  else {
    const { idea, actor, wish } = read(asked.rest);
    const they = actor.grounding.source === 'idea' ? plural(actor.name) : 'they';
    yield idea.action.frame === 'do' && wish.split(' ').length < 10
      ? `${bare} so that ${they} can ${wish}.`
      : `${bare}.`;
  }
  yield plain;
}

/** What the sentence that asks outright asks for, and what it is good for by the others; nothing where it cannot be read so. */
export function askedIn<Material extends Read>(asked: Asked, read: (idea: string) => Material): Material | undefined {
  for (const way of waysToAsk(asked, read)) {
    const material = read(way);
    if (isMadeOf(material.wish, asked)) return material;
  }
  return undefined;
}
