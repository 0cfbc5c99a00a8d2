import { singular } from '../language/nouns.ts';
import type { Idea } from '../reading/read-idea.ts';

/** Whether an idea of one sentence binds those who act: "members under 18 must enter a number", and not "must be able to". */
export function isDuty({ text, actor, action, form, speaker }: Idea): boolean {
  if (!actor || speaker || form !== 'wish' || action.frame !== 'do' || action.rule || action.isThing) return false;
  const verb = action.wish.split(' ')[0] ?? '';
  const who = singular(/^(?:(?:the|an?|each|every|all) )?([\w-]+)/i.exec(actor)?.[1]?.toLowerCase() ?? '');
  const [, lead = '', does = ''] =
    /^([^,.;:]+?) (?:must|has to|have to) (?!not\b|be able\b|be allowed\b|get\b|see\b|receive\b|be\b)(?:always |first |also )?([a-z]+)\b/i.exec(
      text,
    ) ?? [];
  return does.toLowerCase() === verb && ` ${lead.toLowerCase()} `.includes(` ${who}`) && !/[.!?]\s+\S/.test(text);
}
