import { expandContractions } from '../grammar/contractions.ts';
import { ASKS } from '../lexicon/asks.ts';
import { ENDS_THEN, REMARKS } from '../lexicon/bare-notes.ts';
import { ideaOf, readBareComplaint, readImpliedWish, readPlainTale, reliefOf } from './complaint-idea.ts';
import { eventLast } from './condition-last.ts';
import { asAsked } from './plain-questions.ts';
import { saidPlainly } from './said-plainly.ts';
import { upperFirst } from '../language/capitals.ts';
import { peopleIn } from './note-pointers.ts';
import { NOTE_FORMS } from './note-forms.ts';
import { over } from './cost-of-trouble.ts';
import { isWholeReason } from './reason-between.ts';
import { relieve } from './relieve.ts';
import { parseSentence } from '../grammar/parse.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';
import type { People } from './people.ts';
import type { Idea } from './read-idea.ts';
import { splitSentences } from './split-sentences.ts';

/** What is quoted, listed or labelled is another kind of note. */
const OTHER_KIND = /\n|["“”]|=>|^[^.]{2,40}: /;

/** What is told of somebody or something named before is no whole complaint. */
const POINTS = /\b(?:it|they|them|that|this|those|these|he|she|him|one|ones|others?)\b/i;

/** "a page with photos would spare us both", "it could send one": a wish in other words. */
const WOULD =
  /\b[wW]ould\b|\w['’]d (?!better\b)|\b(?:could|might|may) (?!have\b|hand\b)|\b(?:is|are) (?:enough|plenty)\b|\bsuffices?\b/;

/** The sentences of a note that asks for nothing in words; nothing for any other idea. */
function sentencesOf(said: string, people: People): readonly string[] {
  if (OTHER_KIND.test(said) || said.length > 500) return [];
  const sentences = splitSentences(said);
  if (sentences.length < 2 || sentences.length > 5) return [];
  if (sentences.some(({ text, isQuestion, isItem }) => isQuestion || isItem || ASKS.test(text) || WOULD.test(text)))
    return [];
  const told = sentences
    .map(({ text }) =>
      expandContractions(text)
        .replace(/[\s.!]+$/, '')
        .replace(/,? of course$/i, ''),
    )
    .filter((text) => !REMARKS.test(text))
    .map((text) => text.replace(/^(?:that|this|it) is (?:fine|ok|okay|good|nice|true),? but /i, ''));
  // "Nut allergy. It stood on a note": what is only named is the wish.
  const isTold = told.every((text) => {
    const [clause] = parseSentence(text, people.names).clauses;
    return (clause?.group !== undefined && clause.subject.length > 0) || ENDS_THEN.test(text);
  });
  return isTold ? told : [];
}

const UNABLE = /\b(?:no way|cannot|can not|could not|unable|not able|not possible|impossible)\b/i;

/** The first sentence that alone says what is wrong, with what the one behind it tells it costs. */
function ofOneSentence(told: readonly string[], people: People): Relief | undefined {
  // "we cannot offer half": what nobody can do tells the wish.
  if (told.some((text) => UNABLE.test(text))) return undefined;
  for (const [at, said] of told.entries()) {
    // "Many weavers have jobs. They never get a loom after five.": whoever was spoken of.
    const who = at > 0 && /^they /i.test(said) ? peopleIn(told.slice(0, at).toReversed(), people) : undefined;
    const text = who ? said.replace(/^they\b/i, upperFirst(who)) : said;
    if (at > 0 && POINTS.test(text)) continue;
    const relief = reliefOf(text, people);
    if (!relief) continue;
    const [next] = told[at + 1] ? parseSentence(told[at + 1] ?? '', people.names).clauses : [];
    const cost =
      next?.group && next.subject.length > 0
        ? /^(?:lose|waste|spend)$/.test(next.group.verb)
          ? over(next)
          : (relieve(next) ?? over(next))
        : undefined;
    const isWhole = cost !== undefined && !/\b(?:it|they|them|that|this|he|she)\b/i.test(cost) && isWholeReason(cost);
    return { ...relief, ...(relief.benefit || !isWhole ? {} : { benefit: lowerFirst(cost) }) };
  }
  return undefined;
}

/** What a note wants of which no sentence wishes, where the form of one of them and what it points to tell it. */
function readBareNote(said: string, people: People): Idea | undefined {
  const told = sentencesOf(said, people);
  if (told.length === 0) return undefined;
  const sentence = splitSentences(said)[0];
  const asIdea = (relief: Relief | undefined) => {
    const idea = relief && sentence && ideaOf(relief, { ...sentence, text: said.trim() }, people);
    return idea && { ...idea, told: said };
  };
  for (const form of NOTE_FORMS)
    for (let at = told.length - 1; at >= 0; at--) {
      const before = told.slice(0, at).toReversed();
      const idea = asIdea(form({ said: told[at] ?? '', before, after: told.slice(at + 1), people }));
      if (idea) return idea;
    }
  return asIdea(ofOneSentence(told, people));
}

/** What an idea asks for that wishes nothing in words, a complaint or a note of several sentences, and its words as they are read further. */
export function readUnwished(
  said: string,
  people: People,
  product: string,
): { complaint: Idea | undefined; plain: string } {
  const unwished = readImpliedWish(said, people, product) ?? readPlainTale(said, people) ?? readBareNote(said, people);
  if (unwished) return { complaint: unwished, plain: said };
  const plain = asAsked(eventLast(saidPlainly(said, people), people), people);
  return { complaint: readBareComplaint(plain, people), plain };
}
