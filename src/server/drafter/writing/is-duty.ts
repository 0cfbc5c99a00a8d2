import { singular } from '../language/nouns.ts';
import type { Idea } from '../reading/read-idea.ts';

/** Whether an idea of one sentence binds those who act: "members under 18 must enter a number", and not "must be able to". */
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
  const [, lead = '', does = ''] =
    /^([^,.;:]+?) (?:must|has to|have to) (?!not\b|be able\b|be allowed\b|get\b|see\b|receive\b|be\b)(?:always |first |also )?([a-z]+)\b/i.exec(
      text,
    ) ?? [];
  return does.toLowerCase() === verb && ` ${lead.toLowerCase()} `.includes(` ${who}`) && !/[.!?]\s+\S/.test(text);
}
