import { readVerb } from './language/verbs.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import type { Doing } from './reading/doing.ts';

/** "when my defect is fixed": what is done by then. */
export function doneIn(text: string): Set<string> {
  const when =
    /\b(?:when|once|as soon as|after|that) .+?\b(?:is|are|was|were|has been|have been|will be) (?:\w+ly )?(\w+)/i.exec(
      text,
    );
  const verb = when && readVerb(when[1] ?? '');
  return new Set(verb?.form === 'past' ? [stem(verb.base)] : []);
}

/** "A reel must not be lent while it is on the scanner": whoever lends it is meant, and not whoever scans. */
export function wordsOfCase(text: string): Set<string> {
  const [said = '', behind = ''] = text.split(/\b(?:while|as long as|unless)\b/i);
  const own = contentStems(said);
  return new Set([...(behind ? contentStems(behind) : [])].filter((word) => !own.has(word)));
}

/** "the oldest on top when scanning": whoever scans says so. */
export function atWhat(text: string): string {
  const verb = readVerb(/\b(?:when|while) ([a-z]{3,}ing)\b/i.exec(text)?.[1]?.toLowerCase() ?? '');
  return verb?.form === 'gerund' ? stem(verb.base) : '';
}

/** "inspect scaffolds with a tablet": with what somebody works. */
export function isWith({ rest }: Doing): boolean {
  return /\b(?:by|from|on|with) (?:an?|the|their) [\p{L}-]+/u.test(rest);
}
