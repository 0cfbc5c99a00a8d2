import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb, thirdPerson } from '../language/verbs.ts';
import { askedClause, asStatement } from '../reading/asked-clause.ts';
import type { People } from '../reading/people.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { sentence } from './sentence.ts';
import { recastWhole, repeatsIdea } from './split-long.ts';

/**
 * "... can see what happens when a bus breaks down but the next one is an hour away": what is asked of two cases at once, each for
 * itself where it would repeat the idea at length. Half a question would be another one, so that nothing is left out.
 */
export function questionParts(whole: string, idea: string): readonly string[] {
  if (!repeatsIdea(whole, idea)) return [whole];
  const said = whole.replace(/[.]$/, '');
  for (const { 0: link, index } of said.matchAll(
    /,? (?:and|but) (?=(?:the|an?|their|his|her|its|nobody|somebody|\w+s) )/gi,
  )) {
    const more = said.slice(index + link.length);
    const [clause, next] = parseSentence(more).clauses;
    const isCase = / (?:when|if) /.test(said.slice(0, index));
    if (!isCase || next || clause?.mood !== 'statement' || !clause.group || textOf(clause.subject) === '') continue;
    if (parseSentence(more).front.length > 0 || /, and whether /.test(more)) continue;
    const parts = [said.slice(0, index), `this also covers the case that ${more}`].map((part) =>
      recastWhole(part, idea),
    );
    if (parts.every((part) => part !== undefined)) return parts.map(sentence);
  }
  return [whole];
}

/** "... Does the farmer lose his place?" behind an open question: that is answered as well. */
export function askedBesides(idea: string, people: People): readonly string[] {
  return splitSentences(idea)
    .filter(({ isQuestion, text }) => isQuestion && /^(?:does|do|is|are|can|will|must|should) /i.test(text))
    .flatMap(({ text }) => {
      const asked = askedClause(text, people);
      if (!asked || /^(?:we|i|you|it|they)$/i.test(asked.subject) || / or .* or /.test(asked.predicate)) return [];
      const told = asStatement(asked).replace(/ or ([a-z]+) (?=to\b|the\b|an?\b|back\b)/, (found, verb: string) =>
        asked.auxiliary === 'does' && isBaseVerb(verb) ? ` or ${thirdPerson(verb)} ` : found,
      );
      return [`it is shown whether ${told}`];
    });
}
