import { singular } from '../language/nouns.ts';
import type { Idea } from '../reading/read-idea.ts';

/** "members must enter a number", "they should have to enter it" */
const BINDS =
  /^([^,.;:]+?) (?:must|has to|have to) (?!not\b|be able\b|be allowed\b|get\b|see\b|receive\b|be\b)(?:always |first |also )?([a-z]+)\b/i;

/** Whether an idea binds those who act: "members under 18 must enter a number", and not "must be able to". */
export function isDuty({ text, actor, action, form, speaker }: Idea, teller: string): boolean {
  if (!actor || speaker || form !== 'wish' || action.frame !== 'do' || action.rule || action.isThing) return false;
  const verb = action.wish.split(' ')[0] ?? '';
  const who = singular(/^(?:(?:the|an?|each|every|all) )?([\w-]+)/i.exec(actor)?.[1]?.toLowerCase() ?? '');
  // Whose story it is may be somebody else's than those who are bound.
  if (
    singular(
      actor
        .split(/ (?:under|over|aged|who|with|of) /)[0]
        ?.split(' ')
        .at(-1)
        ?.toLowerCase() ?? '',
    ) !== singular(teller.split(' ').at(-1)?.toLowerCase() ?? '')
  )
    return false;
  const sentences = text.split(/(?<=[.!?])\s+/);
  // Beside others the sentence has to have the whole wish: what binds them today may be what hurts.
  const wanted = action.wish.split(' ').slice(0, 3).join(' ').toLowerCase();
  return sentences.some((sentence) => {
    const [, lead = '', does = ''] = BINDS.exec(sentence) ?? [];
    const isTheirs = does.toLowerCase() === verb && ` ${lead.toLowerCase()} `.includes(` ${who}`);
    const isWish = sentence.toLowerCase().includes(` ${wanted}`) && /\b(?:must|should have to) /i.test(sentence);
    return isTheirs && (sentences.length === 1 || isWish);
  });
}
