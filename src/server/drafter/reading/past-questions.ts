import { isBaseVerb, pastTense } from '../language/verbs.ts';

const ASKED =
  /^((?:and )?(?:how (?:many|much) [a-z][\w' -]{1,40}?|how (?:often|long|much)|(?:which|what|whose) [a-z][\w' -]{1,40}?|what|when|where|why|who|whom)) did (not )?([^.!?,;]{3,80})\?+$/i;
const NAMED = /^(?:the|our|each|every|an?|my|any|all|this|that|most|which)$/i;
const PRONOUN = /^(?:we|they|you|I|he|she|it|everybody|everyone|somebody|people)$/i;
const ADVERB = /^(?:last|first|really|ever|actually|already|still|also)$/i;

/** Who it is and what they did: "each teacher cancel last term" -> "each teacher cancelled last term". */
function toldOf(words: readonly string[]): string | undefined {
  const least = NAMED.test(words[0] ?? '') ? 2 : 1;
  if (least === 1 && !PRONOUN.test(words[0] ?? '') && !/s$/i.test(words[0] ?? '')) return undefined;
  for (let at = least; at < Math.min(words.length, least + 3); at++) {
    const verb = words[at]?.toLowerCase() ?? '';
    // "the operator on the shift before mine do": where the name ends is not known.
    if (/^(?:on|in|at|of|for|with|from|before|after|and|or|who|that|to|by)$/.test(verb)) return undefined;
    if (!isBaseVerb(verb) || ADVERB.test(verb)) continue;
    return [...words.slice(0, at), pastTense(verb), ...words.slice(at + 1)].join(' ');
  }
  return undefined;
}

/** "How many lessons did each teacher cancel last term?": whoever asks wants to see it. */
export function pastAsked(text: string): string {
  const [, asked = '', not = '', rest = ''] = ASKED.exec(text.trim()) ?? [];
  // "Why did the app log me out?": that is what hurts.
  if (
    !asked ||
    / and did /i.test(rest) ||
    (/\bwhy$/i.test(asked) && /\b(?:app|system|page|site|form|product|I|me|my|you|it)\b/i.test(rest))
  )
    return text;
  const question = asked.replace(/^and /i, '').replace(/^\w/, (letter) => letter.toLowerCase());
  if (not) return /^(?:which|how many|who)\b/i.test(question) ? `Could we see ${question} did not ${rest}?` : text;
  const told = toldOf(rest.split(' '));
  return told ? `Could we see ${question} ${told}?` : text;
}
