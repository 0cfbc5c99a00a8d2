import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isBaseVerb, thirdPerson } from '../language/verbs.ts';

/** Whether one does it: "the shop cancels", "a driver is told", and not "a driver can". */
function isOfOne(words: readonly Tagged[]): boolean {
  const verb = words.find(({ tag }) => /^(?:V0|VZ|VD|BE|HV|DO|M)$/.test(tag));
  return verb !== undefined && (verb.tag === 'VZ' || /^(?:is|has)$/.test(verb.lower));
}

/** Whether a verb behind "and" may have another subject or stand behind "to": "lets them come and pay", "when guests come and pay". */
function mayBeOthers(words: readonly Tagged[], hasComma: boolean): boolean {
  return words.some(
    ({ tag, lower }, at) =>
      tag === 'M' ||
      (tag === 'TO' && words[at + 1]?.tag === 'V0') ||
      /^(?:lets|makes|helps|have|has)$/.test(lower) ||
      (!hasComma && (tag === 'S' || tag === 'W' || lower === 'that')) ||
      (at > 0 && tag === 'V0'),
  );
}

/** "the shop cancels it, and refund the deposit": what one does next, with the verb of one. */
export function agreeSecond(text: string): string {
  if (!/ and (?:then |also |only )*[a-z]/.test(text)) return text;
  const words = tagSentence(splitWords(text));
  for (const [joint, { lower }] of words.entries()) {
    if (lower !== 'and' || joint < 3) continue;
    let at = joint + 1;
    while (/^(?:then|also|only|still)$/.test(words[at]?.lower ?? '')) at++;
    const [verb, next] = words.slice(at);
    const isVerb =
      verb?.tag === 'V0' || (verb?.tag === 'N' && /^(?:the|an?|its|their|it|them|only)$/.test(next?.lower ?? ''));
    if (!verb || !next || !isVerb || !isBaseVerb(verb.lower)) continue;
    const lead = words.slice(0, joint);
    if (!isOfOne(lead) || mayBeOthers(lead, words[joint - 1]?.tag === 'PU')) continue;
    return text.replace(
      new RegExp(`( and (?:then |also |only |still )*)${verb.text}(?= )`),
      (_, link: string) => `${link}${thirdPerson(verb.text)}`,
    );
  }
  return text;
}
