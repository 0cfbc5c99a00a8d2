import { isBaseVerb } from '../language/verbs.ts';

/** In which case something is done, between a verb and its thing: "link, where useful, a case to a file". */
const BETWEEN =
  /(?<=(?:^|\b(?:to|and|or|please|can|could|should|must|may|shall|also|[a-z]+s) ))([a-z]+)((?: (?:up|in|out|off|on|down|back|to))?), ((?:where|wherever|when|whenever|if|as|once) (?:[a-z-]+ ){0,4}[a-z-]+), (?!and\b|or\b|but\b|then\b)([^,.;!?]+)(?=[.;!?]|$)/i;

/** "link, where useful, a case to a file" -> "link a case to a file where useful". */
export function withCaseLast(text: string): string {
  return text.replace(BETWEEN, (whole, verb: string, particle: string, when: string, rest: string) =>
    isBaseVerb(verb.toLowerCase()) ? `${verb}${particle} ${rest} ${when}` : whole,
  );
}

/** "see at a glance which desks are free" -> "see which desks are free at a glance": what is seen stands behind the verb. */
export function withSightLast(text: string): string {
  return text.replace(
    /\b(see|know|find out|tell|check|find) (at a glance|in one place|at any time|at once|immediately|beforehand|in advance|upfront|straight away) (.+)$/i,
    (_, see: string, how: string, rest: string) => {
      // "see at once that the line is down": behind the clause it would tell how soon that is so.
      if (/^that\b/i.test(rest)) return `${see} ${how} ${rest}`;
      // "how many days are left, including those of last year": what is counted in stands last.
      const also = /,? including /i.exec(rest);
      if (also) return `${see} ${rest.slice(0, also.index)} ${how}${rest.slice(also.index)}`;
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
