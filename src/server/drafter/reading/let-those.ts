import { DETERMINERS, PREPOSITIONS } from '../lexicon/function-words.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { upperFirst } from '../language/capitals.ts';

/** "Let members who are ill swap shifts": whom, and what tells them apart. */
const LET =
  /^(?:please )?(?:let|allow|enable) ((?:the |our |all )?(?:[\w-]+ ){0,2}?[\w-]+s) ((?:who|that|without|with) .+)$/i;
/** What the verb of a clause stands behind, and never the deed that somebody is let do. */
const OWN_VERB =
  /^(?:who|that|to|not|and|or|do|does|did|can|could|may|must|cannot|will|would|should|never|already|still|just|only|often|also|who've)$/;
const PARTICLE = /^(?:up|in|out|back|off|down|on|over|through|away|for|at|from|with|by|into|to|about)$/;

/** "who order by phone also | pay online": behind a noun it is no longer the verb of the clause. */
function isAlsoDone(words: readonly string[], at: number): boolean {
  return /^also$/i.test(words[at - 1] ?? '') && PREPOSITIONS.has(words[at - 3]?.toLowerCase() ?? '');
}

function isPreposition(word: string): boolean {
  return PREPOSITIONS.has(word) && !/^(?:in|out|up|off|away|down)$/.test(word);
}

/** Where the deed begins behind the words that tell some people apart. */
function deedAt(words: readonly string[]): number {
  const isClause = /^(?:who|that)$/i.test(words[0] ?? '');
  return words.findIndex((word, at) => {
    const before = words[at - 1]?.toLowerCase() ?? '';
    const next = words[at + 1]?.toLowerCase() ?? '';
    // "who | work", "without | a": the clause has its own verb first, and a phrase its noun.
    if (
      at < 2 ||
      !isBaseVerb(word.toLowerCase()) ||
      (OWN_VERB.test(before) && !isAlsoDone(words, at)) ||
      DETERMINERS.has(before)
    )
      return false;
    // "who order by phone": behind a preposition stands a noun, unless it has an object ("who drop by leave a note").
    if (/^(?:on|over|by)$/.test(before) ? !DETERMINERS.has(next) : isPreposition(before)) return false;
    if (!isClause && at < 3 && !isPlural(before)) return false;
    // "who need help get a call": what has no object here is a noun.
    return (
      DETERMINERS.has(next) ||
      PARTICLE.test(next) ||
      isPlural(next) ||
      /^(?:their|his|her|its|it|them|new|old)$/.test(next) ||
      at === words.length - 1 ||
      !isBaseVerb(next)
    );
  });
}

/** "Let clients who moved change their address" -> "Clients who moved should be able to change their address" */
export function letThose(text: string, people: People): string {
  const end = /[.!]\s*$/.exec(text)?.[0] ?? '';
  const [, who = '', rest = ''] = LET.exec(text.slice(0, text.length - end.length)) ?? [];
  if (!who || !people.isPersonPhrase(who)) return text;
  // "allow members who are injured to pause": where the deed begins is said.
  const [, those = '', does = ''] = /^(?:please )?(?:allow|enable) /i.test(text)
    ? (/^(.+) to ([a-z]+ .+)$/.exec(rest) ?? [])
    : [];
  if (does && isBaseVerb(does.split(' ')[0] ?? '') && !/ to\b/.test(those))
    return `${upperFirst(who)} ${those} should be able to ${does}${end}`;
  const words = rest.split(' ');
  const at = deedAt(words);
  const apart = words
    .slice(0, at)
    .join(' ')
    .replace(/,? (?:to|also)$/, '');
  const also = /^also$/i.test(words[at - 1] ?? '') ? 'also ' : '';
  const deed = words.slice(at).join(' ');
  return at > 1 && deed.includes(' ') && !/[,;:]/.test(apart)
    ? `${upperFirst(who)} ${apart} should ${also}be able to ${deed}${end}`
    : text;
}
