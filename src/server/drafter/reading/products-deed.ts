import { WAYS_OF_TYPING } from '../lexicon/ways-of-typing.ts';
import { readVerb } from '../language/verbs.ts';
import { phrase, type Action } from './action.ts';
import type { Request } from './read-request.ts';

/** What a product does by itself, ordered for a case or a time: "delete reports after 90 days", "switch it off if it gets too hot". */
const BY_ITSELF =
  /^(?:delete|remove|archive|anonymi[sz]e|purge|expire|throw away|switch|turn|stop|start|cancel|close|lock|block|suggest|invite|refuse|reject|renew|release|publish|hide|reserve|assign|fill|scale|call|order|calculate|redirect|escalate|show|refund|reimburse|credit|pause|mute|freeze|log out)\b/i;
const IN_CASE =
  / (?:if|when|whenever|once|as soon as|unless) | (?:after|for) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|half an|an?) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b| after (?:\d+|two|three|four|five|six|ten) (?:\w+ )?(?:tries|attempts|failures|mistakes|warnings|codes|passwords|pins|guesses|logins)\b/i;
/** What people do as well as products: the product is meant where somebody or something else gives rise to it. */
const ON_OCCASION =
  /^(?:activate|add up|apply|adjust|alarm|alert|charge|convert|count|credit|deactivate|deduct|delay|dim|disable|downgrade|drop|enable|end|exclude|extend|fade|flag|forward|hold|ignore|increase|leave out|lift|light up|lower|mark|merge|move|notify|offer|open|play|postpone|prolong|put|raise|reduce|reopen|reset|restart|resume|retry|ring|round|route|save|shift|shorten|skip|slow|sound|store|suspend|take|trigger|turn|unlock|update|upgrade|use|warn|withdraw)\b/i;
const OCCASION =
  / (?:if|when|whenever|once|as soon as|unless|(?:\w+ ){0,3}(?:minutes?|hours?|days?|weeks?|months?) (?:before|after)) (?!I\b|we\b|you\b|they\b|it (?!(?:is|was|has been) (?:older|younger|more|less|over|under|above|below|overdue|late|not|longer|unpaid|expired)\b)|there (?:is|are) time|\w+ing\b|needed\b|necessary\b|possible\b|required\b|wanted\b)\w+ \w+/i;
/** "block the payout until the owner has confirmed": what nobody can do before, the product holds back. */
const HELD_UNTIL =
  /^(?:block|freeze|hide|hold|hold back|lock|disable|keep back|withhold|suspend|refuse|reject) (?!it\b|them\b|me\b|us\b|my\b|our\b).+ (?:until|unless|as long as) (?!I\b|we\b|you\b|they\b|it\b)(?:the|an?|all|both|every|each|no|nobody|somebody|someone|their) .+ (?:is|are|has|have|was|were|[a-z]+(?:s|ed))\b/i;
/** "send a letter if nobody opens": what somebody would have to watch for. */
const SENT_IN_CASE =
  /^(?:send|e-?mail|mail|text|write to|create|generate|keep|restore) (?!it\b|them\b|me\b|us\b|my\b|our\b|(?:an? |the )?(?:[\w-]+ )?(?:message|notification|reminder|alert|warning|mail|e-?mail|text|push)s?\b).+ if (?!I\b|we\b|you\b|they\b|it\b|there (?:is|are) time|\w+ing\b|needed\b|necessary\b|possible\b|required\b|wanted\b)\w+ \w+/i;
/** "suggest recipes based on earlier ratings": what only the product reckons with. */
const BY_WHAT =
  / (?:based on|according to|depending on|by (?!(?:e-?)?mail\b|phone|text|post|letter|message|hand|name)|similar to|(?:that|which) (?:fit|match|suit|go with|are like|use|need|contain)) /i;
/** "take the length into account when suggesting a berth" */
const RECKONS =
  /^(?:take .+ into account|consider .+|factor in .+) (?:when|while|for) (?:suggest|calculat|assign|plann|schedul|sort|rank|match|allocat|recommend|propos|comput|predict|estimat|pric)ing\b/i;
/** What is done to people when something becomes of them: "charge members 5 euros if they come late", "ask guests for a review after they have left". */
const TO_THEM =
  /^(?:ask|bill|block|ban|charge|credit|fine|invite|invoice|lock out|log out|refund|reimburse|suspend|upgrade|downgrade) (?!it\b|me\b|us\b|them\b).+? (?:if|when|whenever|once|as soon as|unless|before|after|until) (?:they|he or she|he|she)\b/i;
/** "ask guests how they liked it after a stay has ended" */
const ASKS_AFTER =
  /^ask (?!it\b|me\b|us\b|them\b).+ (?:when|whenever|if|once|as soon as|before|after|until) (?!I\b|we\b|you\b|\w+ing\b)\w+/i;
/** "delete codes that have been used", "return parcels that nobody has collected within a week": what becomes of those that are over or left. */
const LEFT_OVER =
  /^(?:archive|cancel|close|delete|expire|hide|lock|purge|release|remove|return) (?:(?:the|all|every|each|any) )?(?:[\w-]+ ){0,2}?[\w-]+ (?:that|which|who) (?:(?:nobody|no one) (?:has|have|is|was)?|(?:are|is|was|were|has|have) (?:not|never)|(?:(?:are|is|was|were|have|has)(?: been)?|have|has) (?:used|expired|ended|passed|over|finished|older|unpaid|overdue))\b/i;
/** "ask visitors how they heard about us": a question to all of them. */
const ASKS_ALL = /^ask [a-z-]+s (?:how|what|whether|why|which|where) /i;
/** "keep photos for at least two years" */
const KEEPS =
  /^(?:keep|store|retain) (?!\w+ing\b).+ for (?:at least |at most |up to |no longer than |no more than )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i;
/** "accept answers without accents": what somebody types in is taken as it comes. */
const TAKES_IT = new RegExp(
  `^(?:accept|allow|tolerate|ignore|overlook|forgive) (?:[\\w-]+ ){0,2}?(?:(?:with(?:out)?|in|despite) )?${WAYS_OF_TYPING}\\b`,
  'i',
);
/** Words that somebody does it with their own hands, or for themselves. */
const BY_HAND =
  /\b(?:I|me|my|with (?:one|a single|two) (?:click|tap|button|touch|step)s?|manually|by hand|each other)\b/i;

/** Whether what the product is to do by itself is what people do else: a class of deeds of theirs does not fit it. */
export function isElsePeoples(said: string): boolean {
  if (RECKONS.test(said)) return false;
  if (KEEPS.test(said) || LEFT_OVER.test(said) || TAKES_IT.test(said) || /^ask\b/i.test(said)) return false;
  return /^(?:suggest|recommend|propose)\b/i.test(said) ? OCCASION.test(said) : !BY_ITSELF.test(said);
}

/** Whether a product does such a deed by itself, where something gives rise to it. */
export function isProductsVerb(verb: string): boolean {
  return BY_ITSELF.test(verb) || ON_OCCASION.test(verb);
}

/** Whether an order is one to the product: it does so by itself in such a case. */
export function isProductsDeed({ form, kind, actor, speaker }: Request, said: string): boolean {
  if (kind === 'act' && !actor && RECKONS.test(said)) return true;
  if (form !== 'imperative' || kind !== 'act' || actor || speaker) return false;
  // "Lawyers forget the calls. Suggest an entry after each call."
  if (/^(?:suggest|propose) .+ (?:after|before|for) (?:each|every)\b/i.test(said)) return true;
  // "suggest another station when the one I chose is full"
  if (/^(?:suggest|recommend|propose)\b/i.test(said))
    return IN_CASE.test(said) || OCCASION.test(said) || BY_WHAT.test(said);
  const isOrdered =
    HELD_UNTIL.test(said) ||
    SENT_IN_CASE.test(said) ||
    TO_THEM.test(said) ||
    ASKS_AFTER.test(said) ||
    ASKS_ALL.test(said) ||
    KEEPS.test(said) ||
    LEFT_OVER.test(said) ||
    TAKES_IT.test(said) ||
    (BY_ITSELF.test(said) && IN_CASE.test(said)) ||
    ((BY_ITSELF.test(said) || ON_OCCASION.test(said)) && OCCASION.test(said));
  return isOrdered && !BY_HAND.test(said) && (/^ask\b/i.test(said) || phrase(said).object !== undefined);
}

/** "be available in Spanish": how the product is to be, where it is nothing that is done. */
export function being(text: string): Action | undefined {
  const [, state = '', rest = ''] = /^be (?!able\b)(\w+)\b ?(.*)$/i.exec(text) ?? [];
  if (state === '' || readVerb(state)?.form === 'past' || /(?:ed|en)$/i.test(state)) return undefined;
  const wish = /^(?:available|usable|accessible)$/i.test(state)
    ? `use the product ${rest}`.trim()
    : `have the product ${state} ${rest}`.trim();
  return {
    frame: 'done',
    wish,
    core: phrase(`use the product ${rest}`),
    outcome: `the product is ${state} ${rest}`.trim(),
    isThing: false,
  };
}

/** "show which machine is free": what the product shows somebody sees. */
export function shown(text: string): Action | undefined {
  const asked =
    /^(?:show|display|indicate|list|visuali[sz]e|tell|suggest|propose|recommend|predict|estimate|calculate|count|measure|track|work out) ((?:which|who|what|how|where|when|whether|why|whose)\b.+)$/i.exec(
      text,
    )?.[1];
  return asked ? { frame: 'do', wish: `see ${asked}`, core: phrase(`see ${asked}`), isThing: false } : undefined;
}
