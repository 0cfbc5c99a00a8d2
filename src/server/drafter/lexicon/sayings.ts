/** Whose matter it is: `comers` are those for whom the product is, `heads` who oversees the others, `ranks` all but those, `setters` who says what things cost, `hands` who does the work and oversees nobody, `workers` the same with those who only are members of it. */
export type Whose = 'comers' | 'staff' | 'heads' | 'ranks' | 'setters' | 'hands' | 'workers';

/** Words that tell whose matter an idea is, whatever the product is about. */
export interface Saying {
  readonly text?: RegExp;
  readonly wish?: RegExp;
  readonly not?: RegExp;
  readonly whose: Whose;
  /** Says nothing where nobody is served. */
  readonly isOfTwo?: boolean;
}

export const SAYINGS: readonly Saying[] = [
  {
    // "no push messages at night", "dark mode": what everybody has on their own phone.
    text: /\bpush (?:messages?|notifications?)\b(?=.*\b(?:after|at night|before|between|during|on sundays?|quiet|too many)\b)|^no (?:push (?:messages?|notifications?)|notifications|pop-?ups?|ads|adverts)\b|\bscreen (?:must|should|may|does|do|to|not|n['’]t|goes|stays?|on|from)\b[^.!?]*\b(?:dark|off|on|awake|dimm?)\b|\bautoplay\b|\bquiet hours\b|\bslow(?:er)? (?:mode|motion|playback|speed|button)\b|\b(?:do not|don['’]t) disturb\b|\b(?:block|mute) (?:somebody|someone|people|users?) who\b.*\bme\b/i,
    not: /\b(?:we|us|our|staff|team)\b/i,
    whose: 'comers',
  },
  // "I want to suggest a title": whoever asks for it of those who decide.
  { text: /\b(?:i|we)\b/i, wish: /^(?:suggest|propose|recommend|vote (?:on|for))\b/, whose: 'comers' },
  // "hold back a row for the families"
  { wish: /^(?:hold back|keep back|keep free|set aside|block off|put aside)\b/, whose: 'heads' },
  {
    // "let me know when one comes in": whoever waits for it.
    text: /\b(?:(?:tell|notify|alert|text|e-?mail|message|ping|remind) me|let me know|notice|alert|notification)\b(?: [\p{L}]+){0,2}? (?:when|as soon as|if|once) [^.!?]*\b(?:(?:is|are|becomes?|gets?) (?:back|free|available|in stock|ready|open|cheaper)|comes? (?:in|back|out|up)|opens? up|frees? up|goes on sale|drops|starts)\b/iu,
    not: /\b(?:we|us|our|nobody|no one)\b/i,
    whose: 'comers',
  },
  {
    // "warn me when somebody has more than ten hours": whoever watches over the others.
    text: /\b(?:(?:tell|notify|alert|warn|text|e-?mail|message) me|let me know|warning|alert|alarm)\b(?: [\p{L}]+){0,2}? (?:when|as soon as|if|once) (?:somebody|someone|anybody|anyone|nobody|no one|more than|fewer than|less than|too many|too few|one of|two|three)\b(?! (?:of )?(?:my )?[\p{L}-]+s? (?:that )?i (?!am\b|manage\b|lead\b)\p{L})/iu,
    whose: 'heads',
  },
  // "see who else works on Saturday": one of many.
  { text: /\b(?:i|my)\b.*\bwho else\b|\bwho else\b.*\b(?:with me|i|my)\b/i, whose: 'ranks' },
  {
    // "no shift without a key holder"
    text: /^no (?!more\b)[\p{L} -]{3,30}? (?:without|with (?:fewer|less|more)|(?:shorter|longer|smaller|larger|cheaper|later|earlier) than|over|under|below|above) /iu,
    not: /\b(?:i|me|my|we|us|our)\b/i,
    whose: 'heads',
  },
  // "photos of glazes so people can choose": not those who choose.
  {
    text: /\bso (?:that )?(?:people|everybody|everyone|they|others|anybody|anyone) (?:can|could|know|knows|see|sees|find)\b/i,
    not: /\b(?:i|me|my)\b/i,
    whose: 'staff',
  },
  // "space runs out because nobody fetches their pots"
  {
    text: /\b(?:because|and|as|since|but) (?:nobody|no one|hardly any(?:body|one)|(?:half of )?them|people|half the people) (?:(?:ever|never|just|always) )?(?!knows?\b|tells?\b|told\b|can\b|could\b)[\p{L}]+\b/iu,
    not: /\b(?:i|me|my)\b/i,
    whose: 'staff',
  },
  // "double bookings of the room": whoever has to sort it out.
  {
    text: /\b(?:double[ -]book(?:ed|ings?)|overbook(?:ed|ings?)|(?:clash|overlap)(?:es|s)? (?:in|of|between)|gaps? in)\b/i,
    not: /\b(?:i|me|my|must not|may not|cannot|can['’]t)\b/i,
    whose: 'staff',
  },
  // "a stall that stays away three times loses its pitch"
  {
    text: /^(?:an?|the|every|each|any|all|whoever) .*\b(?:who|that|which|after|if|when)\b.*\b(?:loses?|(?:is|are|gets?) (?:removed|blocked|deleted|fined|banned|charged|thrown out)|pays? (?:a fine|double|extra)|(?:should|must|has to) (?:pay|be (?:charged|fined|blocked|banned)))\b/i,
    not: /\b(?:i|me|my|we|us|our)\b/i,
    whose: 'heads',
  },
  // "pick-up reminder"
  {
    text: /^(?:an? )?(?:e-?mail |text |sms )?(?:pick[ -]?up|return|renewal|appointment|check-?up|due date) (?:reminders?|notices?|notifications?)\b/i,
    whose: 'comers',
  },
  // "is the desk free on May 3", "free beds": whoever wants one.
  {
    text: /^(?:is|are) (?:the |an? |any |there )?[\p{L} -]{3,40}? (?:free|available|open|in stock|taken)\b|^(?:free|available|vacant) [\p{L}]+s\b/iu,
    not: /\b(?:we|us|our|staff|team)\b/i,
    whose: 'comers',
  },
  // "could the price be shown in francs", "see how far the bus is"
  {
    text: /\bprices? (?:should |could |must )?(?:be |is |are )?(?:shown|displayed) in\b|\b(?:show|see|display) (?:the |all )?prices? in\b|\b(?:see|know|show|track)\b.*\b(?:how far(?: away)?|where) (?:the|my|an?) [\p{L} ]{2,20} (?:is|are)\b/iu,
    not: /\b(?:we|us|our|nobody|people)\b/i,
    whose: 'comers',
  },
  // "save our list for the next gig"
  {
    text: /^(?:save|keep|remember) (?:my|our|the|an?) (?:[\p{L}]+ )?(?:list|search|choice|selection|basket|cart|favourites?)\b/iu,
    whose: 'comers',
  },
  // "how many dinners tonight": work that has to be done.
  {
    text: /^how (?:many|much) [^.?!]*\b(?:today|tonight|tomorrow|this (?:morning|evening|afternoon))\b/i,
    not: /\b(?:i|me|my|left|free|cost|costs)\b/i,
    whose: 'staff',
  },
  // "late return costs extra", "islanders pay half"
  {
    text: /^[^.!?]{3,60}\b(?:costs?|pays?) (?:(?:extra|more|less|double|half|the (?:first|full)|nothing)\b|(?:[€$£] ?)?\d+(?:[.,]\d+)? ?(?:%|percent|€|euros?|dollars?|pounds?|cents?|francs?|kroner|crowns)?(?:$|[ ,.]))/i,
    not: /\b(?:i|me|my|we|us|our|why|too)\b/i,
    whose: 'setters',
  },
  { text: /^(?:a|the) (?:discount|fee|price|surcharge|deposit|fine) (?:is|should|must|can)\b/i, whose: 'setters' },
  // "tick off stops", "voice input while I have gloves on": whoever does the work.
  {
    text: /^(?:tick(?:ing)? off|check-?lists?)\b|\b(?:voice input|dictat(?:e|ing|ion)|with gloves|(?:have|has|wear|wearing) gloves|one-handed|with one hand|in (?:bright|direct) (?:sun|sunlight)|with wet (?:hands|fingers))\b/i,
    whose: 'hands',
  },
  // "I never know who is coming on Saturday", "list of rides that nobody took"
  {
    text: /\b(?:i|we) (?:never|don['’]?t|do not|can(?:no|['’])?t) (?:know|see|tell) (?:who|how many|which of)\b|\b(?:list|overview) of [\p{L} ]{3,30} (?:that|which|who) (?:nobody|no one|never|(?:have|has|are|were)(?:n['’]t| not))\b/iu,
    not: /\bmy\b/i,
    whose: 'heads',
  },
  // "I need someone to cover for me in June", "things nobody picked up"
  {
    text: /\b(?:cover|covers|stand in|stands in|step in|steps in) for me\b|^(?:the |all )?[\p{L}-]+s (?:that |which )?(?:nobody|no one) (?:ever )?(?:picked up|picks up|fetched|fetches|collected|collects|returned|claimed|claims)\b/iu,
    whose: 'staff',
  },
  // "new tour from September"
  { text: /^(?:an? )?new [\p{L}-]+ (?:from|in|as of|starting) \p{L}+/iu, not: /\b(?:i|my)\b/i, whose: 'heads' },
  // "two bands want the same desk"
  {
    text: /\b(?:two|three|several) [\p{L} ]{3,30} (?:want|book|booked|need|report|reported|reserve|reserved) the same\b/iu,
    whose: 'staff',
  },
];

/** What is paid to somebody for their work. */
export const EARNED: RegExp =
  /^(?:my |an? )?(?:monthly |weekly )?(?:earnings|pay ?slips?|wages?|tips|payouts?|pay-?outs?)\b(?! (?:of|for|to) )/i;
/** Whom somebody picks. */
export const PICKED: RegExp =
  /^(?:pick|choose|select|follow|favou?rite|ask for|book) (?:an? |my |the same |the )?(.+)$/i;

/** What somebody does with an event that others come to. */
export const OF_HOSTS: RegExp =
  /^(?:announce|cancel|close|copy|describe|duplicate|end|move|postpone|repeat|reschedule|shift|start)$/;
/** How it comes about, and how others take part in it. */
export const HOSTS: RegExp = /^(?:set|organi[sz]e|host|run|plan|lead|create|give|hold|offer)$/;
export const TAKES_PART: RegExp = /^(?:join|attend|visit|come|confirm|decline|take|watch|follow|see|look)$/;

/** What is made for others to take. */
export const OFFERED: RegExp = /^(?:advertise|launch|list|offer|publish|release|sell|upload)$/;
/** What those do who have something for others. */
export const OFFERS: RegExp = /^(?:create|give|host|lead|offer|publish|run|sell|share|teach|upload|write)$/;
/** What becomes of what: "turn a job into an invoice". */
export const TURNED_INTO: RegExp =
  /^(?:have .+ )?(?:turn(?:ed)?|convert(?:ed)?|make|made)\b.* into (?:an? |the )?([\p{L}-]+(?: [\p{L}-]+)?)/iu;
/** What is looked for where somebody is. */
export const NEARBY: RegExp =
  /\b(?:near(?:by)? (?:me|us)|nearby|close to (?:me|my)|in my area|around here|round here)\b/i;
