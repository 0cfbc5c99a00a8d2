import { isBaseVerb } from '../language/verbs.ts';

/** "where do I see what I owe?": whoever asks so wants to see it. */
const WHERE =
  /^where (?:do|can|could|will) (?:I|we) (see|find|look up|get|download|read|check|enter|change|book|order|report) (.+?)\??$/i;
/** "what is the best way to tell them?": that is what they want to do. */
const BEST_WAY =
  /^what (?:is|would be) (?:the|an?) (?:(?:best|easiest|quickest|simplest|right|good|proper|fastest) )?way (?:to|of) (.+?)\??$/i;
/** "I'd hate to open it too early again": that must not come about. */
const HATED = /^(I|we)(?:'d| would) (?:really )?hate to ([^,;]+?)(?: again)?(?:, so (.+))?$/i;

/** A question or a fear that tells what is wanted, as the plain wish; nothing for all others. */
export function wishAsked(text: string): string | undefined {
  const [, looks = '', sought = ''] = WHERE.exec(text) ?? [];
  if (looks) return `I want to ${looks === 'find' ? 'see' : looks} ${sought}`;
  const [, deed = ''] = BEST_WAY.exec(text) ?? [];
  if (isBaseVerb(deed.split(' ')[0] ?? '')) return `we want to ${deed}`;
  const [, who = '', feared = '', remedy = ''] = HATED.exec(text) ?? [];
  if (!feared) return undefined;
  return remedy ? `${remedy} so that ${who} do not ${feared}` : `${who} want to make sure that ${who} do not ${feared}`;
}
