import type { Action } from '../reading/action.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { FINITE } from '../grammar/candidates.ts';
import { splitWords } from '../grammar/words.ts';
import { isHuman } from '../reading/is-agent.ts';
import { isTime } from '../lexicon/time-words.ts';

/** A noun with the word in front that tells which: "card payments". */
function nameAt(words: readonly Tagged[], at: number): string {
  const before = words[at - 1];
  const own = words[at]?.text ?? '';
  if (at === 0) return own.toLowerCase();
  return before && /^(?:A|N)$/.test(before.tag) && !/\d/.test(before.text)
    ? `${at === 1 ? before.text.toLowerCase() : before.text} ${own}`
    : own;
}

/** What "them" or "it" means in an idea: what its sentence is about, else the last thing named before. */
function meant(many: boolean, before: string): string | undefined {
  const words = tagSentence(splitWords(before));
  const nouns = words.flatMap(({ tag, lower }, at) =>
    tag === (many ? 'NS' : 'N') &&
    words[at + 1]?.tag !== 'N' &&
    words[at + 1]?.tag !== 'NS' &&
    lower !== 'half' &&
    !isTime(lower) &&
    !isHuman(lower)
      ? [at]
      : [],
  );
  const verb = words.findIndex(({ tag }) => FINITE.has(tag));
  const subject = nouns.find((at) => at < verb);
  const at = subject ?? nouns.at(-1);
  return at === undefined ? undefined : nameAt(words, at);
}

/** "no more reassigning services by hand" for "no more reassigning them by hand": a headline stands alone, so it names the thing. */
export function withThingNamed(headline: string, idea: string): string {
  const [, lead = '', pronoun = '', rest = ''] =
    /^((?:no more )?[\p{L}-]+(?: [\p{L}]+)?) (them|it)( .+)?$/iu.exec(headline) ?? [];
  // "a service instead of deleting it": what it is stands there.
  if (!pronoun || /\b(?:who|what|which|that|whether|how|if|when)\b/i.test(lead)) return headline;
  const at = idea.search(new RegExp(`\\b${pronoun}\\b`, 'i'));
  const name = at > 0 ? meant(/^them$/i.test(pronoun), idea.slice(0, at)) : undefined;
  return name ? `${lead} ${/^it$/i.test(pronoun) ? 'the ' : ''}${name}${rest}` : headline;
}

/** What is so for whoever speaks, as a headline tells it: "the page remembers where they were". */
export function ofOthers(action: Action, third: (text: string) => string): Action {
  const { outcome = '' } = action;
  return /\b(?:I|we|me|us)\b/.test(outcome) ? { ...action, outcome: third(outcome) } : action;
}
