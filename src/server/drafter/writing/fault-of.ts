import { negate, type Clause } from '../language/clause.ts';
import { lowerFirst } from './short-forms.ts';

/** What has gone wrong where a plain statement does not hold: "bills do not go out in time"; nothing where more than one thing is said. */
export function faultOf(outcome: Clause): string | undefined {
  const { subject, rest, negated, kind } = outcome;
  const isPlain =
    !negated &&
    outcome.adverb === '' &&
    kind !== 'modal' &&
    // "there is a reminder": that there is none has no words of its own here.
    subject.toLowerCase() !== 'there' &&
    // "hard to guess": nobody sees when it is not.
    !/^(?:hard|easy|difficult) /i.test(rest) &&
    /^(?:(?:the|an?|each|every|all|my|our|their) )?[\p{L}-]+(?: [\p{L}'’-]+){0,2}$/u.test(subject) &&
    !/\b(?:no|not|nobody|none|of|by|on|in|at|for|with|from|to|who|that|which|only|left|it|this|above|below|under|over|between|how|what|when|where|why)\b/i.test(
      subject,
    ) &&
    !/[,;:]| (?:and|or|but|only|if|when|unless|not|until|again|go|goes|pops?|up again) /i.test(` ${rest} `);
  return isPlain && rest.split(' ').length <= 9 ? lowerFirst(negate(outcome)) : undefined;
}
