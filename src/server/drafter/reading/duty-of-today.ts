import { isPlural, singular } from '../language/nouns.ts';
import { NICE_IF } from './nice-if.ts';
import type { People } from './people.ts';

const DUTY =
  /^((?:[\w-]+ ){1,4}?)(must|have to|has to|need to|needs to) (?!not\b|be\b|have\b|only\b|also\b)([a-z]+ [^,;:?]+)$/i;
/** "if they could", "should be able to", "we'd like them to": what would spare or ease it. */
const EASED =
  /^(?:it (?:would|could) (?:be|help)[^.]*? if ((?:the |our )?[\w-]+(?: [\w-]+)??) (?:could|were able to|did not have to|didn't have to) |((?:the |our )?[\w-]+(?: [\w-]+)??) should be able to |(?:we|I)(?: would|['’]d)? (?:like|love|want|prefer) ((?:the |our )?[\w-]+(?: [\w-]+)??) to (?:be able to )?)/i;
/** "A checklist would help.": what would ease it, whoever it is for. */
const HELPS =
  /^(?:an?|one|some) [^.?!,]{3,60} would (?:really |already )?(?:help|be (?:enough|great|nice|helpful|useful|good))\b/i;
/** "if they got a reminder", "They should be reminded the day before.": of the duty. */
const REMINDED = new RegExp(
  `^${NICE_IF}((?:the |our )?[\\w-]+(?: [\\w-]+)??) (?:(?:should |could |would )?(?:be|were) reminded|(?:should |could |would )?(?:got|get|had|received?) an? (?:[\\w-]+ )?reminder)\\b((?: (?!(?:of|to|about|that|when|if)\\b)[^.,;?]+)?)$`,
  'i',
);

function isSame(who: string, other: string): boolean {
  const bare = (words: string) => singular(words.toLowerCase().replace(/^(?:the|our|all|every|each|an?) /, ''));
  return /^(?:they|them|he|she|him|her)$/i.test(other) || bare(who) === bare(other);
}

/**
 * What somebody must do today, in front of what would ease it, as a burden: "Mechanics must write it by hand. They should be able
 * to ..."; in front of a reminder, as what they are reminded of.
 */
export function withDutyOfToday(text: string, people: People): string {
  if (text.includes('\n') || !/^[^.!?]{8,120}\. \S/.test(text)) return text;
  const [duty = '', wish = ''] = text.split(/[.!?]+(?:\s+|$)/);
  const [, lead = '', , deed = ''] = DUTY.exec(duty) ?? [];
  const who = lead.trim();
  if (!who || people.isSpeaker(who) || people.leading(duty) !== who) return text;
  const [, whom = '', when = ''] = REMINDED.exec(wish) ?? [];
  const rest = text.slice(duty.length + 2 + wish.length);
  if (whom && isSame(who, whom)) return `${who} should be reminded${when} to ${deed}${rest || '.'}`;
  const other = EASED.exec(wish)?.slice(1).find(Boolean);
  if (!HELPS.test(wish) && !(other && isSame(who, other))) return text;
  return `${who} ${isPlural(who.split(' ').at(-1) ?? '') ? 'have' : 'has'} to ${deed}${text.slice(duty.length)}`;
}
