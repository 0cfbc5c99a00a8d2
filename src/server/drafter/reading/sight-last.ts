import { isBaseVerb } from '../language/verbs.ts';

/** "see at a glance which desks are free" -> "see which desks are free at a glance": what is seen stands behind the verb. */
export function withSightLast(text: string): string {
  return text.replace(
    /\b(see|know|find out|tell|check|find) (at a glance|in one place|at any time|at once|immediately|beforehand|in advance|upfront|straight away) (.+)$/i,
    (_, see: string, how: string, rest: string) => {
      const next = / and (?=([a-z]+) (?:them|it|the|an?)\b)/i.exec(rest);
      // "see at once who can be moved when a hall rings": in which case stands last.
      const when = / (?:when|whenever|if|once|as soon as) (?!.* (?:when|whenever|if|once|as soon as) )/i.exec(rest);
      if (when && /^(?:who|which|what|how|whether|where)\b/i.test(rest)) return `${see} ${how} ${rest}`;
      return next && isBaseVerb(next[1] ?? '')
        ? `${see} ${rest.slice(0, next.index)} ${how}${rest.slice(next.index)}`
        : `${see} ${rest} ${how}`;
    },
  );
}
