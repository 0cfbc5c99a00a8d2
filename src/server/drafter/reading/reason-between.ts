import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { clauseText } from './clause-words.ts';
import { benefitOfTrouble } from './invert-trouble.ts';
import { isComplaint } from './read-plain.ts';
import type { Reading } from './read-sentence.ts';

/** "we have 20 years of them", "I have been a member since May", "I am a baker": what is so, and nothing that hurts. */
const OWNED_FACT =
  /^(?:we|I|they|there) (?:have|has|are|is) (?!to\b|no\b|not\b|too\b|never\b|nobody\b|so\b|only\b|always\b|often\b|still\b)(?:(?:(?:about|over|more than|around) )?\d|(?:(?:some|many|several|a few|a couple of|two|three|four) )?(?!problems?\b|issues?\b|trouble\b)[\w-]+ (?:who|that|which|with)\b)|^(?:I|we) (?:have been (?:an?|in|with|at|here|there|members?|customers?)|am an?)\b|^my [\w-]+(?: [\w-]+)? (?:is|was|got|has been) (?:gone|stolen|broken|dead|ill|sick|old)\b/i;

/** "stocktaking takes us two nights" */
const TAKES = /\b(?:takes?|costs?|eats?) (?:us|me|them|him|her|everybody|everyone|(?:the|our|my) \w+) /i;
/** What a denial that went wrong leaves: "I am not been", "they is not", "again on Saturday again". */
const TORN =
  /\b(?:am|is|are) not been\b|\b(?:they|we|I) is\b|\bagain\b.*\bagain\b|^(?:somebody|it|this|that) (?:knows|is clear|happens|works)$|^(?:when|if|as|because) (?:they|it|we) (?:is|are|has|have)\b/i;

/** "They take parts from the van and forget to write it down": the clause that hurts, with its subject; nothing where none does. */
function hurting(text: string): string | undefined {
  const { clauses } = parseSentence(text);
  let subject: Clause['subject'] = [];
  for (const clause of clauses) {
    if (clause.subject.length > 0) subject = clause.subject;
    const said = clauseText({ ...clause, subject });
    // What one does besides is told behind a comma: "he knows the streets, the planner does not".
    if (clause.group && isComplaint(said, said) && textOf(clause.rest) !== '') return said;
  }
  return undefined;
}

/** Whether the first clause is what hurts: only that one is turned into its opposite. */
function hurtsFirst(text: string): boolean {
  const [first] = parseSentence(text).clauses;
  const [told = ''] = (first ? clauseText(first) : text).split(/, (?=(?:the|our|my|an?|they|we|he|she|it|I)\b)/);
  return isComplaint(told, told) || TAKES.test(told);
}

/** What a trouble beside the wish says of why it is wanted; nothing where it only tells what is so. */
function reasonOf({ sentence, trouble, isGuess }: Reading): string | undefined {
  if (!trouble || sentence.isItem || OWNED_FACT.test(sentence.text)) return undefined;
  const text = expandContractions(sentence.text);
  const isComplained = isComplaint(text, text) || TAKES.test(text);
  const isFirst = !isComplained || hurtsFirst(text);
  if (isGuess && !isComplained) return undefined;
  const told = isFirst ? sentence.text : (hurting(text) ?? (isGuess ? '' : sentence.text));
  const reason = benefitOfTrouble(told)?.replace(/\bagain\b (.*\bagain)$/, '$1');
  return reason && !TORN.test(reason) ? reason : undefined;
}

/** Why the main sentence is wished, by the others: a reason that one gives, else what one of them complains of. */
export function reasonIn(rest: readonly Reading[]): string | undefined {
  return rest.find((reading) => reading.benefit && !reading.request)?.benefit ?? rest.map(reasonOf).find(Boolean);
}
