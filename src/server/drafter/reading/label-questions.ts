import type { People } from './people.ts';
import type { OpenQuestion } from './read-open-question.ts';
import { indirect } from './read-clauses.ts';
import type { Request } from './read-request.ts';
import { lowerFirst } from './trouble-words.ts';

/** "substitutes: when a soloist is ill we want to ask others" asks nothing. */
const ASKS =
  /^(?:where|who|what|which|how|when(?!.*(?:,|\b(?:should|must|shall|wants?|needs?|ha(?:s|ve) to)\b))|why|whose)\b/i;

/** What is asked behind a label, each question to be answered: "which papers wait, who is late". */
export function readLabelQuestions(text: string, people: People): Request | undefined {
  if (!ASKS.test(text)) return undefined;
  const questions = text
    .split(/(?:, (?:and )?| and )(?=(?:who|what|which|when|where|how many|how much|whose)\b)/i)
    .map((question) => indirect(question.replace(/,$/, ''), people));
  return { form: 'wish', kind: 'act', text: `see ${questions.join(' and ')}`, speaker: false };
}

/** "separated parents: which of the two decides": of whom it is asked, the label says. */
export function ofLabel({ request, action }: OpenQuestion, label: string): OpenQuestion {
  const wish = action.wish.replace(/^know /, `know for ${lowerFirst(label)} `);
  return { request: { ...request, text: wish }, action: { ...action, wish } };
}
