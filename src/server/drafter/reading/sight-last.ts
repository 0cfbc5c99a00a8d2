import { isBaseVerb } from '../language/verbs.ts';

/** "see at a glance which desks are free" -> "see which desks are free at a glance": what is seen stands behind the verb. */
export function withSightLast(text: string): string {
  return text.replace(
    /\b(see|know|find out|tell|check|find) (at a glance|in one place|at any time|at once|immediately|beforehand|in advance|upfront|straight away) (.+)$/i,
    (_, see: string, how: string, rest: string) => {
      const next = / and (?=([a-z]+) (?:them|it|the|an?)\b)/i.exec(rest);
      return next && isBaseVerb(next[1] ?? '')
        ? `${see} ${rest.slice(0, next.index)} ${how}${rest.slice(next.index)}`
        : `${see} ${rest} ${how}`;
    },
  );
}
