import type { Request } from './read-request.ts';
/** What the maker of a product does with a thing: "add dark mode". */
export const DELIVERY_VERBS =
  /^(?:implement|build|develop|introduce(?! (?:(?:the|all|every|each|our|new) )*[\w-]+ to (?:an?|the|each|their|our|some|other))|provide|offer|support|deliver|ship|add support for|add|create|make|include|have|need|want|get(?! (?:off|out of|into|onto|through|back)\b)|enable|launch|design|set up|put in|consider|bring(?! (?:back|my|our|their|his|her) | .* (?:to|into|forward|along|home|back|with|round|over)\b| (?:(?:an?|one|two|the) )?(?:friend|guest|colleague|partner|dog|child|children|kid|parent|visitor|companion|pet)s?\b)|bring in|roll out|integrate|adopt|explore|plan)\s+/i;

/** "see which reports are due and send them by mail": nothing else is sent. */
export const SENT_AS_THING =
  /^(?:send|forward|give|hand|offer) them(?: (?:from|by|to|via|in|at|on|as|with|back|off|directly)\b.*)?$/i;

/** "notify every barista affected when ...": which of them is told by when. */
export const AFFECTED =
  /^(?:affected|concerned|involved) (?=when|if|that|once|as soon|of|about|\w+ (?:hours?|days?|weeks?) before)/i;

/** "an option to print labels": what somebody is to be able to do. */
export const ABILITY =
  /^(?:(?:an?|the|some|any) )?(?:new |easy |easier |simple |quick |better |faster )?(?:ability|possibility|option|way|feature|functionality|function|means|chance|mechanism|button|capability|opportunity|support)\s+(?:(?:for|so that) (.+?) (?:to|can)|to|of|for|that (?:lets|allows|enables|helps) (.+?)(?: to)?|which (?:lets|allows|enables) (.+?)(?: to)?)\s+(.+)$/i;

/** Parts of a product, and nothing that its people make. */
export const FEATURE_NOUN =
  /^(?:an?\s+|the\s+|some\s+|new\s+)*(?:[\w'-]+\s+){0,4}?(?:button|switch|filters?|page|screen|view|field|mode|dashboard|report|reports|search|login|sign-in|notifications?|alerts?|reminders?|exports?|imports?|integration|integrations|calendar|map|chart|charts|graph|timer|history|log|feed|form|template|templates|settings?|theme|menu|wizard|chat|checkout|widget|banner|newsletter|wishlist|list|overview|summary|summaries|statistics|toggle|checkbox|dropdown|tab|support|authentication|tracking|management|app|portal|api|webhooks?|bot|assistant|scanner|badges?|countdown|check-in|progress bar|validation|autosave|limit|limits|queue|waitlist|waiting list|rules?|permissions?|roles?|access|workflow|backup|backups|archive|version|subscription|subscriptions|codes?|vouchers?|coupons?|discounts?|poll|polls|survey|surveys|(?:apple|google) pay|paypal|klarna|twint|sso|2fa|mfa|passkeys?|rating|ratings|reviews?|comments?|tags?|labels?|categories|folders?|profile|profiles|account|accounts|leaderboard|points|payment|payments|languages?|translation|translations|sync|undo|bulk actions?|shortcuts?|autocomplete|suggestions?|recommendations?)\b/i;

/** "comments for the translator to a document": what people write to something, no part of the product. */
export const OWN_WORDS =
  /^(?:an? |the |my |their |one |more )?(?:comment|tag|label|review|rating|remark|star|caption)s?\b.* to (?:an?|the|my|our|their|each|every|this|that)\b/i;

/** "a command line tool to toggle flags": what is done with it is what is wanted. */
export const TOOL_TO =
  /^((?:an? |the |some )?(?:[\w-]+ ){0,3}?(?:tool|command|script|shortcut|button|wizard|form|dialog|calculator|app|scanner|api|switch)) (?:to|for) ((?!the\b|an?\b)\w+ .+)$/i;

/** What others give or send: "parents would like a call" and do not make one. */
const GOTTEN =
  /^an? (?:[\w-]+ ){0,2}?(?:call|note|letter|message|text|offer|reminder|confirmation|answer|reply|warning|receipt)\b(?! to\b)/i;

/** What somebody who is named would like to get, as their deed. */
export function gottenBy({ form, kind, actor, speaker }: Request, thing: string): string | undefined {
  return kind === 'thing' && form === 'wish' && actor && !speaker && GOTTEN.test(thing) ? `get ${thing}` : undefined;
}
