import { isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';

/** "a / b / c" */
const CHOICES = String.raw`([^.,;:!?/\n]{2,30}(?: ?/ ?[^.,;:!?/\n]{2,30})+)`;
/** "Tow bar / roof rack / 4x4 filter on the booking screen" */
const FILTER_BEHIND = new RegExp(String.raw`^${CHOICES} filters?((?: (?:on|in|for|at) [^.,;:!?/\n]+)?)([.!]*)$`, 'i');
/** "Filter: singles / doubles / mixed" */
const FILTER_AHEAD = new RegExp(String.raw`^filters?: ${CHOICES}([.!]*)$`, 'i');
/** "..., 1h / until tomorrow / until fixed": for how long. */
const SPAN = String.raw`(?:(?:until|till) (?:it is |it['’]s )?[\w ]{3,20}|\d+ ?(?:h|hrs?|hours?|d|days?|min|mins|minutes?|weeks?|months?)|(?:a|an|one|the) (?:whole )?(?:hour|day|week|month)|(?:whole|all) (?:day|week)|forever|for ever)`;
const SPANS = new RegExp(String.raw`,? (?:for )?(${SPAN}(?: ?/ ?${SPAN})+)(?=$|[.,!])`, 'i');
/** "Day ticket: 1 day / 1 week / 1 month" */
const SPANS_OF_NAME = new RegExp(String.raw`^([\w-]+(?: [\w-]+){0,3}): (${SPAN}(?: ?/ ?${SPAN})+)(?=[.!]*$)`, 'i');
/** What is done for a while. */
const LASTS =
  /^(?:snooze|mute|pause|hide|silence|block|lock|freeze|suspend|extend|pin|keep|share|reserve|hold|book|loop|delay|postpone)\b/i;

function partsOf(choices: string): string[] {
  return choices.split('/').map((choice) => choice.trim());
}

function oneOf(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`;
}

/** "until fixed": until that is so. */
function spanInFull(span: string): string {
  const told = span
    .replace(/^till\b/i, 'until')
    .replace(/^(until) (fixed|done|resolved|solved|closed|changed|repaired|answered|read|seen)$/i, '$1 it is $2');
  return told
    .replace(/^(\d+) ?h$/i, (_, count: string) => `${count} hour${count === '1' ? '' : 's'}`)
    .replace(/^(?=whole )/i, 'the ');
}

/** A choice that was jotted down with slashes, in words: "Filter by tow bar, roof rack or 4x4 on the booking screen". */
export function slashesInFull(text: string): string {
  if (!text.includes('/') || text.includes('\n')) return text;
  const [, behind = '', where = '', end = ''] = FILTER_BEHIND.exec(text) ?? [];
  const [, ahead = ''] = behind ? [] : (FILTER_AHEAD.exec(text) ?? []);
  const choices = partsOf(behind || ahead);
  if (choices.length > 1 && !choices.every((choice) => isBaseVerb(choice.split(' ')[0]?.toLowerCase() ?? '')))
    return `Filter by ${oneOf(choices.map((choice) => (/^\p{Lu}\p{Ll}/u.test(choice) ? choice.charAt(0).toLowerCase() + choice.slice(1) : choice)))}${where}${end}`;
  const named = text.replace(
    SPANS_OF_NAME,
    (_, name: string, spans: string) => `${name} (${oneOf(partsOf(spans).map(spanInFull))})`,
  );
  if (named !== text || !LASTS.test(text)) return named;
  return upperFirst(text.replace(SPANS, (_, spans: string) => ` (${oneOf(partsOf(spans).map(spanInFull))})`));
}
