import { readVerb } from '../language/verbs.ts';
import { baseFirst } from './read-request.ts';

/** What is wanted of what is slow: it is seen at once, a doing takes less time, and the product is used. */
export function withoutWait(thing: string, rest: string): string {
  if (readVerb(thing.split(' ')[0] ?? '')?.form === 'gerund') return `${baseFirst(thing)} in less time${rest}`;
  return /^(?:(?:the|our|this|your) )?(?:(?:mobile|web|whole|entire) )?(?:app|application|system|site|web ?site|platform|product|tool|software|program)$/i.test(
    thing,
  )
    ? `use ${thing} without a wait${rest}`
    : `see ${thing} at once${rest}`;
}
