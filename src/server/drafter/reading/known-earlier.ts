import { upperFirst } from '../language/capitals.ts';
import type { Meant } from './meant-pair.ts';

/** "only find out about closed roads when they stand there": what they learn, and how late. */
const LEARNS =
  /^(?:(?:(?:often|always|keep|all|also|have|regularly) )*(?:complain(?:s|ing)?|say(?:s|ing)?|said|tell(?:s|ing)? us|told us|report(?:s|ed)?|mention(?:s|ed)?|grumble)(?: to us)?(?: that)? (?:they|he|she) )?(?:(?:often|always|usually|mostly|still|then|just|sometimes|regularly) )*(only )?(?:find(?:s|ing)? out|learn(?:s|ing)?|hear(?:s|ing)?|get(?:s|ting)? to know|notices?|see(?:s|ing)?|(?:are|is|gets?) (?:told|informed|warned)) (?:only )?(?:(about|of) )?((?:(?!(?:because|only)\b)[^,;:])+?) ((?:only )?(?:when|once|after|at|on the|in the|by the|from|through)\b[^,;:]*|(?:\w+ )?(?:minutes|hours?|days?|weeks?) later|(?:far |much )?too late|later|afterwards|by (?:chance|accident))$/i;
/** "need to know it the evening before", "should be told before they leave" */
const KNOWS =
  /^(?:(?:should|must|ought to|could|(?:needs?|wants?|has|have) to|would (?:like|love|prefer) to) )(?:be able to )?(?:know|hear|see|find out|learn|be (?:told|informed|warned|notified))(?: (?:about |of )?(?:it|this|that|them|so))? (.+)$/i;
/** "Tell them the day before" */
const TOLD =
  /^(?:please |we should |we must |(?:can|could) (?:we|you) )?(?:tell|warn|inform|notify|let) them(?: know)?(?: (?:about |of )?(?:it|this|that))? (.+?)\??$/i;
const IN_TIME =
  /^(?:(?:already |at least |right |by )?(?:on )?(?:the (?:evening|day|night|morning|week|month|hour)|an?|one|two|three|four|half an|\d+)(?: (?:hours?|days?|weeks?|minutes?|evenings?))? (?:before|earlier|in advance|ahead|beforehand)\b[^,;]*|in advance|ahead of time|(?:much )?earlier|sooner|beforehand|before [^,;]+|in (?:good )?time(?: [^,;]+)?|(?:on )?the same (?:day|morning|evening|week)|right away|at once|immediately|straight away|as soon as [^,;]+)$/i;

/** "Guests only hear about closed lifts at the top. They need to know before they walk up.": they are told of them, and when. */
export const knownEarlier: Meant = ({ second, who, does, wish, people }) => {
  const when = KNOWS.exec(wish)?.[1] ?? TOLD.exec(second)?.[1] ?? '';
  if (!IN_TIME.test(when) || people.isSpeaker(who)) return undefined;
  const [, only = '', link = '', what = '', late = ''] = LEARNS.exec(does) ?? [];
  if (!what || /^(?:it|this|that|them|so|out|up)$/i.test(what)) return undefined;
  const isClause = /^(?:that|which|what|whether|if|how|where|who|when) /i.test(what);
  const thing = isClause ? ` ${when} ${what}` : ` ${link || 'about'} ${what} ${when}`;
  const isCase = only && /^(?:only )?(?:when|once|after) /i.test(late);
  const why = isCase ? ` so that they do not find out only ${late.replace(/^only /i, '')}` : '';
  return `${upperFirst(who)} should be told${thing}${why}.`;
};
