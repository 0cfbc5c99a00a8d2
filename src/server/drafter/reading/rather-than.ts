import { gerund, isBaseVerb } from '../language/verbs.ts';

/** "comment on a shift rather than call the waiter": what is not done so far stands in the form that nobody takes for a second deed. */
export function withoutRather(text: string): string {
  return text.replace(
    /\b(?:rather|instead) than ([a-z]+)(?= (?:the|an?|them|it|him|her|us|me|their|his|its|my|our|every|each|all|somebody|someone)\b)/gi,
    (said: string, verb: string) => (isBaseVerb(verb) ? `instead of ${gerund(verb.toLowerCase())}` : said),
  );
}
