import { parseSentence, textOf } from '../grammar/parse.ts';
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
    if (parseSentence(more).front.length > 0) continue;
    const parts = [said.slice(0, index), `this also covers the case that ${more}`].map((part) =>
      recastWhole(part, idea),
    );
    if (parts.every((part) => part !== undefined)) return parts.map(sentence);
  }
  return [whole];
}
