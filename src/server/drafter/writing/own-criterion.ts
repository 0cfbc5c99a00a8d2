import { withArticle } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { isCommand } from '../reading/is-command.ts';
import { lowerFirst } from '../reading/trouble-words.ts';
import type { Criterion } from './collect-criteria.ts';
import { passiveDeed } from './passive-deed.ts';
import { sentence } from './sentence.ts';
import { thereAre } from './there-is.ts';

const HAS_VERB =
  /\b(?:is|are|am|was|were|has|have|had|can|cannot|can['’]t|must|should|shall|may|will|does|do|don['’]t|doesn['’]t)\b/i;
const USER =
  /^(?:the |an? )?users? (?=(?:can|cannot|must|should|may|gets?|sees?|is|are|has|have|receives?|[a-z]+s)\b)/i;

/** Those behind whom a verb stands as it is: "both pay half". */
const MANY = /^(?:I|you|both|all|they|we|people|others|[\w-]*[a-rt-z]s)$/i;

/** Whether some word behind the first is a verb of a statement: "both pay half", "the link expires". */
function hasVerb(text: string): boolean {
  const words = text.split(/[\s,]+/);
  return (
    HAS_VERB.test(text) ||
    words.some((word, at) => {
      const form = at > 0 ? readVerb(word)?.form : undefined;
      return form === 'third' || form === 'past' || (form === 'base' && MANY.test(words[at - 1] ?? ''));
    })
  );
}

/** Where what is said begins to tell in which case. */
const CASE =
  / (?:if|when|whenever|while|before|after|until|unless|once|as soon as|as long as|because|so that|in case)\b.*$/i;
const STARTS_CASE =
  /^(?:if|when|whenever|given|while|before|after|until|unless|once|as soon as|as long as|in case|for|on|in|at|by|with|without|during)\b/i;

/** "can be undone", "should work offline": said of what the story is about, and not of who uses it. */
const OF_THING =
  /^(?:can|cannot|must|should|may)(?: not| also| only| never| always)* (?:be (?!(?:logged|signed|registered|able|allowed|at least|older|over|a|an|informed|notified|reminded|warned|asked|told)\b)|work|run|load|happen|take |look|stay|remain|appear|expire|fit)/;
/** "Time: less than five seconds", "max. 10 MB", "the manager too": no sentence, and none is made of it. */
const IS_NOTE = /^[^.:]{1,25}: |^(?:max|min)\b|^(?:\S+ )?\S+ too$/i;
/** "ask for confirmation before deleting", "save automatically": told to the product. */
const OF_PRODUCT = /^(?:ask|save|warn|notify|remind|check|validate|refresh|load|hide|update|sync\w*) /;

/** What somebody wrote as a criterion, as one sentence in their words; a note of it gets what a sentence needs. */
export function ownCriterion(item: string, actor: string, third: (text: string) => string): string {
  // Who tells a case of their own goes on with "I".
  const said = (/\bI\b/.test(item) ? item : third(item)).replace(USER, `${withArticle(actor)} `);
  const small = lowerFirst(said);
  const [first = ''] = small.split(' ');
  if (/^(?:can|cannot|must|should|may)$/.test(first))
    return sentence(`${OF_THING.test(small) ? 'it' : withArticle(actor)} ${small}`);
  if (IS_NOTE.test(said)) return sentence(said);
  if (/^\S+(?: \S+){0,3} possible$/i.test(said)) return sentence(said.replace(/ (not )?possible$/i, ' is $1possible'));
  const main = STARTS_CASE.test(said) ? said : said.replace(CASE, '');
  if (isBaseVerb(first) && isCommand(small) && !HAS_VERB.test(main) && !/ works?$/.test(small))
    return sentence(passiveDeed(small) ?? (OF_PRODUCT.test(small) ? said : `${withArticle(actor)} can ${small}`));
  if (hasVerb(main) || (STARTS_CASE.test(said) && hasVerb(said))) return sentence(said);
  if (readVerb(first)?.form === 'third') return sentence(`it ${small}`);
  return sentence(thereAre(small) ?? said);
}

/** So many criteria a story has at most, and so many where some of them are its writer's own. */
const MOST = 7;
const ENOUGH = 4;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu));
}

/** Whether one of the statements says all that another says. */
function isSaid(text: string, others: readonly string[]): boolean {
  const words = [...wordsOf(text)];
  return others.some((other) => {
    const told = wordsOf(other);
    return words.filter((word) => told.has(word)).length >= words.length * 0.8;
  });
}

/** What somebody wrote themselves behind what the story is about, and of what the drafter knows only as much as is missing. */
export function withOwnCriteria(drafted: readonly Criterion[], own: readonly string[]): Criterion[] {
  if (own.length === 0) return [...drafted];
  const theirs = [...new Set(own)].map((text): Criterion => ({ text, grounding: { source: 'idea' } }));
  const [main, ...more] = drafted.filter(({ text }) => !isSaid(text, own));
  const first = main && main === drafted[0] ? [main] : [];
  const others = first.length > 0 ? more : [main, ...more].filter((one) => one !== undefined);
  const told = [...first, ...theirs].slice(0, MOST);
  return [...told, ...others.slice(0, Math.max(0, ENOUGH - told.length))];
}

/** What is left over of their criteria, as a question. */
export function tooMany(own: readonly string[]): string[] {
  const left = own.slice(MOST - 1);
  return left.length === 0
    ? []
    : [
        `Do these criteria belong in a story of their own: ${left.map((text) => `"${text.replace(/[.]$/, '')}"`).join(', ')}?`,
      ];
}
