import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { Beside } from './read-beside.ts';
import type { Request } from './read-request.ts';

/** Whether what stands in front lets an order follow: behind a clause of many a verb may be theirs ("when guests come, and pay"). */
function mayFollow(lead: readonly Tagged[]): boolean {
  const clause = lead.findLastIndex(({ tag }) => tag === 'S' || tag === 'W');
  if (clause < 0) return !lead.some(({ tag }, at) => at > 0 && tag === 'TO' && lead[at + 1]?.tag === 'V0');
  const verb = lead.slice(clause).find(({ tag }) => /^(?:V0|VZ|VD|BE|HV|DO|M)$/.test(tag));
  return verb !== undefined && (verb.tag === 'VZ' || verb.tag === 'VD' || /^(?:is|was|has|does)$/.test(verb.lower));
}

/** "hide the scores until noon, and then show them to all": what is ordered first, and what besides. */
function secondOrder(text: string): { readonly first: string; readonly second: string } | undefined {
  if (!/ and /.test(text)) return undefined;
  const words = tagSentence(splitWords(text));
  for (const [joint, { lower }] of words.entries()) {
    if (lower !== 'and' || joint < 3) continue;
    const hasComma = words[joint - 1]?.tag === 'PU';
    const isThen = words[joint + 1]?.lower === 'then';
    const verb = joint + (isThen || words[joint + 1]?.lower === 'also' ? 2 : 1);
    const [next, object] = words.slice(verb);
    const isVerb = next?.tag === 'V0' || (next?.tag === 'N' && /^(?:D|PO|R)$/.test(object?.tag ?? ''));
    const lead = words.slice(0, hasComma ? joint - 1 : joint);
    if (!object || !isVerb || !isBaseVerb(next.lower) || !(hasComma || isThen) || !mayFollow(lead)) continue;
    return { first: joinWords(lead), second: joinWords(words.slice(verb)) };
  }
  return undefined;
}

/** What the product is to do besides, parted from what it does first. */
export function withSecondOrder(beside: Beside, kind: Request['kind']): Beside {
  const parts = kind === 'system' && beside.whole === undefined ? secondOrder(beside.main) : undefined;
  return parts
    ? { ...beside, main: parts.first, others: [{ actor: undefined, text: parts.second }, ...beside.others] }
    : beside;
}
