import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { withArticle } from '../language/nouns.ts';

/** What is never said in front of its noun. */
const BEHIND =
  /^(?:alone|asleep|awake|aware|able|out|on|off|over|up|down|there|here|in|gone|home|away|back|theirs|mine|due|ready|late|sure|worth|left|so|not|able|unable|going|being|at|online|offline|ill|fine|well|meant|supposed|likely|known|used|called|based|made|done|had|got)$/;
const SMALL = /^(?:already|still|currently|now|also|yet|then|just)$/;
const LINK = /^(?:if|when|whenever|once|until|unless|before|after|while|because|so)$/;
const BE = /^(?:is|are|was|were|been)$/;

/** Where the words that tell of a noun begin: "storage location" of "to a storage location". */
function nounStart(words: readonly Tagged[], end: number): number {
  let start = end;
  while (
    start > 1 &&
    /^(?:A|N|VN)$/.test(words[start - 1]!.tag) &&
    !/^(?:import|export|report)$/.test(words[start - 1]!.lower)
  )
    start--;
  return start;
}

/** "to a full storage location" for "to a storage location that is already full": one word is said in front of its noun. */
export function withAttribute(text: string): string {
  if (!/ (?:that|which|who) (?:is|are|was|were|has|have) /.test(text)) return text;
  const words = tagSentence(splitWords(text));
  for (const [at, { lower }] of words.entries()) {
    if (at < 2 || !/^(?:that|which|who)$/.test(lower) || !/^NS?$/.test(words[at - 1]!.tag)) continue;
    let end = at + 1;
    if (/^(?:has|have)$/.test(words[end]?.lower ?? '') && words[end + 1]?.lower === 'been') end++;
    if (!BE.test(words[end]?.lower ?? '')) continue;
    end++;
    while (SMALL.test(words[end]?.lower ?? '')) end++;
    const own = words[end];
    const next = words[end + 1];
    if (!own || BEHIND.test(own.lower) || !/^(?:A|VN|VD)$/.test(own.tag)) continue;
    const isOut = next?.lower === 'out' && /^(?:sold|worn|booked)$/.test(own.lower);
    const behind = isOut ? words[end + 2] : next;
    if (behind && !LINK.test(behind.lower)) continue;
    const start = nounStart(words, at - 1);
    const article = words[start - 1];
    const attribute = isOut ? `${own.text}-out` : own.text;
    const thing = joinWords(words.slice(start, at));
    const isOne = article && /^an?$/.test(article.lower);
    return [
      joinWords(words.slice(0, isOne ? start - 1 : start)),
      isOne ? withArticle(`${attribute} ${thing}`) : `${attribute} ${thing}`,
      joinWords(words.slice(end + (isOut ? 2 : 1))),
    ]
      .filter(Boolean)
      .join(' ');
  }
  return text;
}
