import { rowsMet } from '../language/rows-met.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import type { Actor } from '../find-actor.ts';
import { groupMember } from '../reading/role-name.ts';
import { withoutBackground } from '../reading/background.ts';
import { withArticle } from '../language/nouns.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { applies, fillPattern } from './fill-pattern.ts';
import type { Slots } from './slots.ts';
import type { Benefit } from './write-benefit.ts';

const WHO = 'Who is this for: ';
const WHAT_FOR = /^What does .+ gain from it\?$/;
const MOST_QUESTIONS = 3;
/** What such a wish leaves open is asked once; the rest belongs to the talk about the story. */
const FROM_KIND = 1;

const VAGUE: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\bhow )\b(quickly|fast(?! (?:track|lane)s?\b)|faster|quick|quicker|rapidly|promptly|immediately|instantly|soon|timely)\b(?! as)/i,
    'within which time?',
  ],
  [
    /\b(easily|easy|easier|simple|simpler|simply|smoothly|user[- ]friendly|intuitive|convenient|conveniently)\b/i,
    'in how many steps?',
  ],
  [/\b(lots of|a lot of|plenty of|several|various)\b/i, 'how many?'],
  [
    /\b(accurately|accurate|reliably|reliable|precise|precisely|correctly|properly)\b/i,
    'which difference may there be?',
  ],
  [
    /\b(good|great|nice|nicer|better|best(?! before| of| practice)|modern|beautiful|clear|clearer|useful|helpful|suitable|relevant|appropriate)\b/i,
    'how can it be told?',
  ],
];

const vagueMet = rowsMet(VAGUE, ([pattern]) => pattern);

/** A word that everybody reads in another way is not written on, but asked about. */
function vagueIn(text: string): string[] {
  // A vague word in the reason changes nothing of what is to be done.
  const idea = text
    .replace(
      /\b(?:it['’]d|(?:it )?(?:would|could|might)) be (?:very |really |so )?(?:nice|great|good|helpful|useful|cool|better|handy|awesome)(?: (?:if|to)\b| for [\w -]+$|(?=[.,!]|$))/gi,
      '',
    )
    .replace(/\beasy to [^,]+? by (?:mistake|accident)\b/gi, '')
    .replace(/\bfor good\b(?! [a-z]+s\b)/gi, '')
    // "clear the list"
    .replace(/\bclear (?=(?:the|an?|my|our|their|his|her|all|every|each|up|out|away) )/gi, '')
    .replace(/\bquick (?:one|question|idea|note|win)\b/gi, '')
    .replace(/[,;]?\s+(?:so that|so|because|since|in order to)\s.*$/i, '');
  if (/\bas (?:soon|good|fast|quickly) as\b/i.test(idea)) return [];
  for (const [pattern, question] of vagueMet(idea)) {
    const word = pattern.exec(idea)?.[1];
    if (word) return [`What does "${word.toLowerCase()}" mean here: ${question}`];
  }
  return [];
}

/** What the idea leaves open, at most three. */
export function questionsOf(
  idea: Idea,
  intents: readonly Intent[],
  actor: Actor,
  product: Product,
  slots: Slots,
  benefit: Benefit,
  first: readonly string[] = [],
): string[] {
  const questions: string[] = [...first];
  if (actor.isGuess && product.roles.length > 1) {
    const names = product.roles.slice(0, 3).map((role) => withArticle(groupMember(role.name)));
    questions.push(`${WHO}${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`);
  }
  questions.push(...idea.questions);
  if (idea.questions.length === 0) questions.push(...vagueIn(withoutBackground(idea.text)));
  const raised = (intents[0]?.questions ?? [])
    .map((question) => (typeof question === 'string' ? { text: question } : question))
    .filter((saying) => applies(saying, idea.text, slots))
    .flatMap((saying) => fillPattern(saying.text, slots) ?? [])
    // A question is the team's: what is "my position" in the story is theirs.
    .map((question) => question.replace(/\bmy\b/g, 'their'));
  questions.push(...raised.slice(0, FROM_KIND));
  if (benefit.isBare)
    questions.splice(MOST_QUESTIONS - 1, questions.length, `What does ${slots.get('the actor')} gain from it?`);
  return questions.slice(0, MOST_QUESTIONS);
}

/** What an answer to a question changes: whose story it is, what they gain, or one thing more that shall hold. */
export function askedBy(question: string): 'actor' | 'benefit' | 'criterion' {
  if (question.startsWith(WHO)) return 'actor';
  return WHAT_FOR.test(question) ? 'benefit' : 'criterion';
}

/** What was taken for granted, in plain sentences. */
export function assumptionsOf(actor: Actor, benefit: Benefit, idea: Idea): string[] {
  const assumptions: string[] = [];
  if (actor.grounding.source === 'assumption')
    assumptions.push(`The idea does not say who it is for; ${withArticle(actor.name)} was taken.`);
  if (actor.grounding.source === 'product')
    assumptions.push(`The idea does not say who it is for; the description points to ${withArticle(actor.name)}.`);
  if (benefit.grounding.source === 'assumption') assumptions.push('The idea gives no reason; the benefit is a guess.');
  if (idea.form === 'problem')
    assumptions.push('The idea tells of a problem; the wish behind it was worked out from that.');
  return assumptions;
}
