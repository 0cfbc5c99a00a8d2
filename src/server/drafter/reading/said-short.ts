import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';

/** "Nobody can be reached on Sundays": whoever says so wants to reach somebody. */
const NOBODY_CAN_BE =
  /^(?:nobody|no one|no-one) can be (reached|contacted|phoned|called|asked|found|spoken to)((?: [^,.;:?]+)?)[.!]?$/i;
/** "Urgent repairs first": in which order. */
const FIRST = /^((?!(?:the|at|come|women|safety|privacy|mobile|what|who)\b)[a-z]+ [a-z-]+s) first[.!]?$/i;
/** "A note on the door is not enough": what there is today. */
const NOT_ENOUGH = /^(?:an? |the |our |that|this|it)[^,.;:?]{0,40} (?:is not|isn['’]t|are not|aren['’]t) enough[.!]?$/i;
/** "Let them send a photo first and we say yes or no": what the team does is told for itself. */
const AND_WE =
  /^((?:please )?let (?:them|people|everybody|everyone|[a-z-]+s) [^,.;:?]+?),? and (?:then )?we (?!(?:are|have|were|had|will|would|can|could|should|must)\b)([a-z]+) ([^,.;:?]+)[.!]?$/i;
/** "People offer us tools": whom "them" means. */
const WHO_DO =
  /^(people|members|others|visitors|customers|guests|[a-z]+s) ((?:offer|send|bring|give|ask|show|sell|lend) us [^,.;:?]+?)(?: (?:all the time|every \w+|again and again|now and then))?[.!]?$/i;
/** "The old one", "a new one" */
const ONE = /\b((?:the|an?) (?:old|new|lost|broken|other|second|first|next)) one\b/i;
const LOSES =
  /\b(?:loses?|breaks?|needs?|gets?|has|have|returns?|orders?|forgets?|damages?|rents?|borrows?) (?:the|an?|their|his|her|our) ([a-z]+(?: [a-z]+)?)[.!]?$/i;

function sayOne(sentence: string): string {
  const [, done = '', behind = ''] = NOBODY_CAN_BE.exec(sentence) ?? [];
  const verb = /^spoken to$/i.test(done) ? 'speak to' : (readVerb(done.toLowerCase())?.base ?? '');
  if (verb) return `I want to ${verb} somebody${behind}.`;
  const [, things = ''] = FIRST.exec(sentence) ?? [];
  return things && !isBaseVerb((things.split(' ')[0] ?? '').toLowerCase())
    ? `${upperFirst(things)} should come first.`
    : sentence;
}

/** Short sentences of an idea put as they are meant: what nobody can, what comes first, what "one" is and what "we" do. */
export function saidShort(sentences: readonly string[]): string[] {
  const [first = ''] = sentences;
  const thing = LOSES.exec(first)?.[1];
  const [, who = '', offer = ''] = WHO_DO.exec(first) ?? [];
  return sentences.flatMap((sentence, at) => {
    if (at > 0 && NOT_ENOUGH.test(sentence)) return [];
    const [, let_ = '', verb = '', what = ''] = AND_WE.exec(sentence) ?? [];
    if (let_) {
      const named = who ? let_.replace(/\bthem\b/i, `${who.toLowerCase()} who ${offer}`) : let_;
      return [`${named}.`, `The team should be able to ${verb} ${what}.`];
    }
    const named = at > 0 && thing ? sentence.replace(ONE, (_, lead: string) => `${lead} ${thing}`) : sentence;
    return [sayOne(named)];
  });
}
