import { isPerson, isPlural } from '../language/nouns.ts';
import type { Idea } from '../reading/read-idea.ts';

/** A wish to know of something, to look it up, or to get along with it: it keeps nothing from happening. */
const INFORMS =
  /^(?:see|view|know|find out|learn|look up|look|read|hear|listen to|be (?:shown|told|notified|informed|texted|alerted|messaged)|get (?:an? |the |one )?(?:[\w-]+ ){0,2}?(?:texts?|messages?|notifications?|sms|e-?mails?|overview|list|codes?|push|calls?)|join|check in|report|search|offer)\b/;
/** What becomes of things and of people anyhow, whoever hears of it. */
const ANYHOW =
  /^(?:(?:often|always|usually|suddenly|constantly) )*(?:break|fail|crash|load|jam|rain|leak|hang|sit|lie|arrive|come|close|open|change|stop|run late|run over|cost|hurt|hold|depend|vary|differ|start|end|last|take)\b(?!.*\b(?:to know|unnoticed|in vain|for nothing)\b)/i;
const STATE =
  /^(?:(?:often|always|usually|too|so|very) )*(?:late|closed|bad|broken|full|crowded|expensive|far|busy|slow|loud|old|hard|high|long|small|wet|cold|hot|dark|ill|sick|short|gone)\b/i;
/** The person's own words for what should not happen. */
const OWN = /\bso (?:that )?\b|\b(?:otherwise|or else)\b|\bto avoid\b/i;

/** "the lift does not break down": said of a thing, by which nobody's knowing it can be helped. */
function deniesEvent(reason: string): boolean {
  const [, who = '', deed = ''] = /^(.+?) (?:do|does) not (?!have to\b|keep\b)(.+)$/i.exec(reason) ?? [];
  const [, what = '', state = ''] = /^(.+?) (?:is|are) not (.+)$/i.exec(reason) ?? [];
  const head = (who || what).split(' ').at(-1) ?? '';
  if (head === '' || /^(?:i|we|they|it|he|she|nobody|people|everybody|others|somebody)$/i.test(head)) return false;
  if (isPerson(head) || isPerson(isPlural(head) ? head.replace(/s$/, '') : head)) return false;
  return who === '' ? STATE.test(state) : ANYHOW.test(deed);
}

/** Who cancels does so for reasons of their own. */
const CALLS_OFF = /^(?:.+?) (?:do|does) not (?:often |always )?(?:cancel|call off|drop out|bail out)\b/i;
const CURBS =
  /\b(?:remind\w*|warn\w*|charge|deposit|fee|require\w*|confirm\w*|block\w*|ban|limit|move|reschedule|rebook|pause|change|keep|no longer|pay|prevent\w*|deadline|swap)\b/;

/** What is looked for while somebody asks about it. */
const SOUGHT = /^(?:look up|find|search|look for)\b/;
const LOOKED_UP = /^(?:see|view|look|look up|find|search|read|know)\b/;

/** "a guest does not have to call about a key": who asks goes on asking, and is answered sooner. */
function deniesAsking(reason: string, wish: string): boolean {
  const asks = /^(.+?) (do|does) not have to (?:call|ring|phone|ask|write|e-?mail|come)\b/i.exec(reason);
  if (!asks || /^(?:I|we|they|people|he|she)$/i.test(asks[1] ?? '')) return false;
  return asks[2] === 'does' ? /^(?:an?|the|one) /i.test(asks[1] ?? '') && LOOKED_UP.test(wish) : SOUGHT.test(wish);
}

/** Whether the wish only gets along with what the reason says will not happen: "so that the lift does not break down" of being told when it works. */
export function onlyCopes(reason: string, { text, action }: Idea): boolean {
  if (OWN.test(text)) return false;
  const { wish } = action;
  return (
    (INFORMS.test(wish) && deniesEvent(reason)) ||
    (CALLS_OFF.test(reason) && !CURBS.test(wish)) ||
    deniesAsking(reason, wish)
  );
}

/** What is done so that nothing is forgotten, and what looks for what was lost. */
const AGAINST =
  /\b(?:remind\w*|warn\w*|told|asked|alert\w*|notified|find|track|locate|report\w*|block\w*|label|mark|tag|checklist|list|keep|save|record)\b/;

/** "I forget my card": that goes on, and with another way in it does no harm. */
export function withoutHarm(reason: string, { action }: Idea): string {
  const [, who = '', deed = '', what = ''] =
    /^(I|they|we) do not (forget|lose) ((?:my|their|our) (?!.*\b(?:hours?|time|minutes?|money|place|track|overview|patience|turn)\b).+?|the \d.+?)(?: again)?$/i.exec(
      reason,
    ) ?? [];
  return who === '' ||
    AGAINST.test(action.wish) ||
    !/\b(?:with|by|from|without|instead|set up|take)\b/.test(action.wish)
    ? reason
    : `it does not matter when ${who} ${deed} ${what}`;
}
