import { isBaseVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';

/** "aged 65+", "aged 65 or older": what somebody's age is at least. */
const AT_LEAST =
  /\b(?:of age|aged?|of the age of) (\d{1,2})(?: years)?(?: ?\+(?!\d)| (?:and|or) (?:over|older|above|up|more)\b)/gi;
/** "passengers of 65 years and over", "guests 60 or older" */
const AND_OVER = /\b([a-z]+)(?: of| from)? (\d{1,2})(?: years)?(?: of age)? (?:and|or) (?:over|older|above|up)\b/gi;
/** "aged under 18", "aged over 65" */
const BEYOND = /\baged (under|over|below|above) (\d{1,2})\b(?: years)?/gi;
/** "under-18s", "over 65s" */
const SIDE =
  /(?<=^|[.!?,] |\b(?:let|allow|enable|help|for|by|that|if|when|and|or|only|all) )(under|over)[- ](\d{1,2})['’]?s\b(?! needs? (?!to\b))/gi;
/** "18-year-olds" */
const OLDS = /(?<!\b(?:my|our|the|their|these|those) )\b(\d{1,2})-years?-olds\b/gi;
/** "passengers 65+" and "65+ passengers" */
const PLUS = /\b([a-z]+s) (\d{2})\+(?=[ .,]|$)/gi;

const OLDER: Readonly<Record<string, string>> = { below: 'under', above: 'over' };

/** Who is told by their age, in words that a name may have behind it: "passengers aged 65+" -> "passengers of at least 65 years". */
export function withAges(text: string): string {
  const capital = (whole: string, at: number) => (at === 0 && /^[A-Z\d]/.test(whole) ? 'People' : 'people');
  return text
    .replace(AT_LEAST, 'of at least $1 years')
    .replace(PLUS, (whole: string, who: string, years: string) =>
      isHuman(who) ? `${who} of at least ${years} years` : whole,
    )
    .replace(AND_OVER, (whole: string, who: string, years: string) =>
      isHuman(who) ? `${who} of at least ${years} years` : whole,
    )
    .replace(BEYOND, (_, side: string, years: string) => {
      const known = OLDER[side.toLowerCase()] ?? side.toLowerCase();
      return `${known} ${years} years`;
    })
    .replace(
      SIDE,
      (whole: string, side: string, years: string, at: number) =>
        `${capital(whole, at)} ${side.toLowerCase()} ${years} years`,
    )
    .replace(OLDS, (whole: string, years: string, at: number) => `${capital(whole, at)} of ${years} years`)
    .replace(
      /\b([a-z]+s|people|children) (under|over) (\d{1,2}|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen) (?=([a-z]+(?: (?:an?|the|their|no)\b)?))/gi,
      (whole: string, who: string, side: string, years: string, next: string) =>
        isHuman(who) && (isVerb(next.split(' ')[0] ?? '') || /^need /i.test(next))
          ? `${who} ${side.toLowerCase()} ${years} years `
          : whole,
    );
}

/** A verb, but for those of rules, which are read for themselves: "children under 12 pay half". */
function isVerb(word: string): boolean {
  return isBaseVerb(word.toLowerCase()) && !/^(?:pay|get|must|can|may|should|need|have|be|do|of)$/i.test(word);
}
