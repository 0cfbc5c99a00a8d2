import { isPerson, isPlural, singular } from '../language/nouns.ts';

/** "Job instructions in their own language" */
const OWN =
  /\b(in|with|at) their own (?=(?:language|languages|words|currency|units|time ?zone|pace|script|alphabet|handwriting|size|colou?rs?)\b)/i;
const NAME = /^(?:the |all )?(?:[\w-]+ ){0,3}[\w-]+ (?:in|with|at) their own [\w-]+(?:, [^.!?]+)?[.!]*$/i;

/** A thing that is wished in "their own" language, where no people are named beside it: it is that of whoever wishes it. */
export function ofTheirOwn(text: string): string {
  if (!OWN.test(text) || text.includes('\n')) return text;
  return text
    .split(/(?<=[.!?])(?=\s)/)
    .map((sentence) => {
      const named = sentence.trim();
      const isOfPeople = named
        .replace(OWN, '')
        .split(/[^\w'’-]+/)
        .some((word) => isPlural(word) && isPerson(singular(word.toLowerCase())));
      return NAME.test(named) && !isOfPeople ? sentence.replace(OWN, '$1 my own ') : sentence;
    })
    .join('');
}
