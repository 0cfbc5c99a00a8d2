import type { Saying } from './sayings.ts';

/** More words that tell whose matter an idea is, whatever the product is about: of bodies and ways, of incoming work and of what is asked of all. */
export const MORE_SAYINGS: readonly Saying[] = [
  {
    // "I'm in a wheelchair", "we drive two hours": whoever comes to it.
    text: /\bi(?:['’]m| am) (?:in a wheelchair|blind|deaf|colou?r[- ]?blind|dyslexic|hard of hearing|left-handed|pregnant|vegan|vegetarian|allergic|coeliac|diabetic|short-sighted|a beginner)\b|\bi (?:use a wheelchair|can(?:no|['’])?t (?:see|hear) well|have (?:poor|bad) (?:eyes|eyesight|sight|hearing))\b|\bwe (?:drive|fly|cycle|travel) (?:\p{L}+ )?(?:\p{L}+ )?(?:hours?|miles|kilomet(?:re|er)s|km)\b/iu,
    whose: 'comers',
  },
  {
    // "larger letters for our older members"
    text: /\b(?:larger|bigger|large) (?:font|letters|print|text|type)\b|\b(?:simple|plain) (?:words|language)\b|\bscreen readers?\b/i,
    not: /^print\b|\b(?:colleagues?|staff|team)\b/i,
    whose: 'comers',
  },
  {
    // "push only for urgent news"
    text: /^(?:please )?(?:only )?(?:push|ping|alert|notify) (?:only|just) (?:for|about|on|when)\b/i,
    whose: 'comers',
  },
  {
    // "map of free rooms", "longer opening hours": whoever wants one.
    text: /^(?:an? )?(?:map of (?:all )?(?:free|available|open|vacant)|(?:list|overview) of (?:all )?(?:free|available|vacant))\b|^(?:longer|later|earlier|extended) (?!than\b)[\p{L}-]+(?: [\p{L}-]+)?(?= (?:during|in|on|for|over|at)\b|$)/iu,
    not: /\b(?:staff|team|shifts?|gaps?)\b/i,
    whose: 'comers',
  },
  {
    // "sort incoming reports", "add rejections in bulk"
    text: /\bincoming (?!payments?\b|calls?\b)[\p{L}-]+s?\b|\bin bulk\b/iu,
    not: /\b(?:i|me|my|mine)\b/i,
    whose: 'staff',
    isOfTwo: true,
  },
  // "mood survey once a quarter": whoever asks the others.
  {
    text: /^(?:an? )?(?:short |anonymous |yearly |quarterly |monthly )*(?:[\p{L}-]+ )?(?:survey|questionnaire)\b(?! (?:answers?|results?|templates?|questions?)\b)/iu,
    whose: 'staff',
    isOfTwo: true,
  },
  {
    // "try out changes before anybody sees them"
    text: /\bbefore (?:anybody|anyone|everybody|everyone|the others) (?:else )?(?:can )?sees?\b|\btry out [\p{L} ]+ in a (?:draft|copy|test)\b/iu,
    not: /\bmy\b/i,
    whose: 'staff',
    isOfTwo: true,
  },
  {
    // "I forget to start the timer and guess my hours"
    text: /\bmy (?:working )?(?:hours|shifts?|timesheets?|overtime|rota|roster)\b/i,
    not: /\bmy (?:own )?(?:staff|team|crew|people)\b/i,
    whose: 'workers',
  },
  { text: /\b(?:label|receipt|thermal|badge|ticket) printers?\b/i, not: /\bmy\b/i, whose: 'staff', isOfTwo: true },
  {
    // "alert for contracts that renew themselves", "certificates that expire"
    text: /\b(?:contracts?|leases?|licen[cs]es|certificates|warranties|permits|insurances) (?:that|which) (?:are about to |will |soon )?(?:renew|expire|end|run out|lapse)\b/i,
    not: /\b(?:i|me|my|mine)\b/i,
    whose: 'staff',
    isOfTwo: true,
  },
  {
    // "guest list for the day", "allergies on the lunch list"
    text: /^(?:the |an? )?(?!waiting |wait |wish |reading |watch |shopping |packing )[\p{L}-]+ list for (?:the |this |every |each )?(?:day|evening|night|today|tonight|tomorrow)\b|\b(?:on|in) the (?:breakfast|lunch|dinner|kitchen|picking|cleaning|loading|attendance|passenger|prep|work) (?:list|sheet)\b/iu,
    not: /\b(?:i|me|my|mine)\b/i,
    whose: 'staff',
    isOfTwo: true,
  },
];
