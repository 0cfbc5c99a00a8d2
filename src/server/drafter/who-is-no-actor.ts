import { pattern } from './language/pattern.ts';
import type { Idea } from './reading/read-idea.ts';

/** "planner overview across all couples", "list for guests": more than anybody's name. */
const MORE_THAN_NAME = /\b(?:across|about|between|by|each|every|for|from|over|per)\b/;
/** What is done to things and to nobody: of "lend the carpet cleaner" the cleaner is lent. */
const DONE_TO_THINGS =
  '(?:borrow|buy|clean|fix|install|lend|mend|mount|pause|plug in|reboot|refill|rent|rent out|repair|replace|reserve|restart|return|sell|switch off|switch on|unplug)';
const OF_THINGS =
  '(?:borrowing|buying|cleaning|fixing|lending|renting|renting out|repairing|replacing|returning|selling)';
/** What somebody who speaks of themselves does for others. */
const GIVEN =
  '(?:bring|buy|forward|gift|give|hand|invite|lend|mail|order|pass|send|text)(?: (?!(?:to|me|us|my|our|an?|the)\\b)[\\p{L}\\p{N}-]+)?(?: to| for)?';

/**
 * Whether somebody whom the description does not know is only the thing or the person with whom something is done in the idea:
 * "lend the carpet cleaner", "I could send a friend a cake", "no results for teams", "Mentors: pair every new referee".
 */
export function isNoActor(said: string, name: string, { text, form, action }: Idea): boolean {
  if (MORE_THAN_NAME.test(name.replace(/^member of .*/, ''))) return true;
  const who = RegExp.escape(said.replace(/^(?:the|an?|my|our|another|every|each) /i, ''));
  const has = (before: string, behind = ''): boolean => pattern(`${before} ${who}\\b${behind}`, 'iu').test(text);
  return (
    has(`\\b(?:${DONE_TO_THINGS}|${OF_THINGS}) (?:the|an?|our|this|that|every|each)`) ||
    has(
      `\\b(?:I|we)\\b(?: (?:can|could|may|might|would like to|want to|also|just|want|need to))* ${GIVEN} (?:an?|my|another)`,
    ) ||
    (form === 'noun phrase' && has('\\bno (?:[\\p{L}-]+ ){1,3}(?:for|to)')) ||
    (form === 'imperative' && action.frame === 'do' && pattern(`^${who}: (?!let\\b|show\\b|see\\b)`, 'iu').test(text))
  );
}
