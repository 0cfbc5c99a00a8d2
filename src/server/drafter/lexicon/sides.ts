/** What a product tells everybody who comes: whoever looks it up wants it. */
export const PUBLIC: RegExp =
  /\b(?:(?:opening|office|visiting|business) (?:hours|times)|(?:closing|opening) (?:days|dates|times)|public holidays|directions|how to get (?:there|to)|way (?:to|from) the|parking|(?:emergency|phone|telephone) numbers? (?:for|of|in)|address and|and address|house rules|frequently asked|faqs?|weather(?! data)|allergens?|ingredients|nutrition(?:al)? (?:facts|values)|calories|(?:start|home|landing) ?page|(?:larger|bigger|large) (?:text|type|font|print|letters)|font size|read(?:ing)? aloud|(?:high|more) contrast|screen readers?|view from|in season|price list)\b/i;
/** What somebody does who only looks: what is public is changed, sent and counted by those who run it. */
export const LOOKED_UP: RegExp = /^(?:find|have|know|offer|phone|read|see|use)\b/;
/** "Show how long the wait is", "Show whether dogs are welcome": what somebody asks who comes. */
export const HOW_IT_IS: RegExp =
  /^(?:show|display|tell|say|see) (?:how (?:(?!often|much|many)\p{L}+ (?:an?|the|it|they)\b|many (?:\p{L}+ ){0,2}(?:are )?left\b)|(?:if|whether)\b|which [\p{L} ]{3,30} (?:is|are) (?:accepted|allowed|available|fresh|free|in season|in stock|included|left|needed|open|required|still free)\b|which [\p{L}]+ to \p{L}+\b|what is (?:included|needed|on|open)\b|what to bring\b|where (?:the|an?)\b)/iu;
/** What can be seen of a thing from outside. */
const SEEN =
  '(?:(?:average|cover|frame|short|small) )?(?:age|brand|calories|colou?r|cover|depth|description|distance|duration|experience|height|image|ingredients|length|level of difficulty|difficulty|location|map|material|origin|photo|picture|preview|qualification|rating|review|score|size|star rating|video|view|weight)s?(?: (?:picture|image|photo|size)s?)?';
export const LOOKS: RegExp = new RegExp(
  `^(?:show|display|see) (?:the |an? )?${SEEN} (?:of|for|from|on|with|in|to)\\b`,
  'i',
);
/** The same, only named: "picture of each dish". */
export const LOOKS_NAMED: RegExp = new RegExp(`^(?:the |an? )?${SEEN} (?:of|for|from|on) (?:each|every|all)\\b`, 'i');
/** "Map with all huts", "nearest shop". */
export const SOUGHT: RegExp = /^(?:the |an? )?map (?:with|of) (?:all|the)\b|^(?:find |show )?(?:the )?nearest\b/i;

/** What only those list who look after many. */
export const LISTED: RegExp =
  /^(?:the |an? )?(?:list|overview|table|queue|report|summary) (?:of|on|with|for) (?:the |all )*(?:[\p{L}-]+ )?(?:unpaid|open|overdue|outstanding|late|missing|unanswered|expired|names?|phone numbers?|no-shows?|debtors|new)\b|^(?:open |all )?[\p{L}-]+s without (?:an? |any |the )?[\p{L}-]+$|^(?:all |expected |new )?(?:arrivals?|birthdays|bookings|cancellations|check-ins|departures|deliveries|guests staying|no-shows|orders|pick-ups|visitors expected)(?: for)? (?:today|tonight|tomorrow|this week|this month|per day|of the day|next week)\b|^(?:the |an? )?(?:daily|day|weekly) (?:overview|list|sheet|summary)\b/iu;
/** "Map of all beds with names". */
export const WITH_NAMES: RegExp =
  /\bwith (?:the |all )?(?:names|phone numbers|addresses)$|^(?:list|show|see) (?:the )?(?:addresses|names|phone numbers) of\b/i;
/** What is kept from the others in a case: "hide a dish when it is sold out". */
export const HIDDEN_WHEN: RegExp =
  /^(?:close|hide|lock|remove|take [\p{L} ]{3,30} (?:out|off|down)|take (?:out|off|down)|unpublish)\b.* (?:as soon as|if|once|until|when)\b/iu;
/** "see the weight", "show the next visit": an order to the product to tell whoever looks. */
export const SHOWN: RegExp =
  /^(?:show|display) (?!me\b|us\b|only\b|.*\b(?:in (?:red|green|yellow|orange|bold)|overdue|unpaid|late|missing|gaps?|behind|idle|duplicates?|(?:addresses|names|numbers) of|per \p{L}+|who|which|all)\b)/iu;
/** "filter by material": of those who look for something. */
export const FILTERED: RegExp = /^(?:filter|search|sort)(?: results)? by [\p{L} ]+$/iu;
export const LOOKS_FOR: RegExp = /^(?:browse|choose|compare|discover|find|look|look for|look up|pick|search)$/;
/** What is typed or scanned at work. */
export const NOTED: RegExp = /^(?:note|scan|weigh|measure)$/;
/** "record the wear of every tyre" */
export const NOTED_OF_EACH: RegExp = /^(?:document|log|record|write down)\b.* (?:for|of|on|per) (?:each|every|all)\b/i;
/** Which one of many is looked up by whoever serves them. */
export const LOOKED_UP_BY: RegExp =
  /^(?:find|look up|search(?: for)?) (?:an? |the )?(?:\p{L}+ )?(?:bookings?|clients?|customers?|donors?|guests?|members?|orders?|patients?|reservations?|tickets?|visitors?) by (?:their )?(?:e-?mail|name|number|phone|surname|telephone)\b/iu;
/** "Reminder two days before the due date": of what somebody has to do. */
export const REMINDED: RegExp =
  /^(?:an? )?(?:e-?mail |text )?reminders? (?:[\p{L}\d-]+ ){0,3}?(?:ahead of|before|on the (?:day|eve|morning) of|the (?:day|evening) before)\b/iu;
/** "watering reminder every Thursday", "refill reminder a week before the pack runs out", "recall message every six months" */
export const REMINDED_OF: RegExp =
  /^(?:an? |the )?(?!overdue\b|dunning\b)(?:[\p{L}-]+ ){1,2}?(?:reminders?|recall (?:e-?mails?|letters?|messages?|texts?))(?: by (?:e-?mail|text|sms))? (?:every|once an?|twice an?|before|(?:[\p{L}\d]+ ){1,3}before)\b/iu;
/** Figures of the whole. */
export const COUNTED: RegExp =
  /^(?:the |an? )?(?:best[ -]selling\b|(?:heat ?map|chart|graph|diagram|trend) of\b|what (?:an?|the|each|every) [^.!?]{2,30} (?:has earned|earns|yields|has yielded|produces|brings in|brought in|costs us)\b|[\p{L}-]+s that (?:sell|sold|run|ran|do|did) (?:badly|well|best|worst|most|least)\b|(?:(?:monthly|yearly|annual|weekly|daily|quarterly) )?(?:statistics|figures|evaluation|reports? (?:on|of|per|for the)|numbers? of [\p{L} ]+ (?:per|sold)|average|sales|turnover|takings|occupancy|utili[sz]ation|most [\p{L}]+ed|[\p{L}-]+s per (?:[\p{L}]+ (?:and|or|per|a) )?(?:day|night|week|month|quarter|season|year)|how often (?:each|every)|how (?:often|many|much) (?!(?:does|do|is|are) (?:it|a|an|the) )[^.!?]*\b(?:(?:last|this|each|every|per) (?:day|week|month|quarter|season|summer|winter|term|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|so far|in total))\b)/iu;
/** "see who has not paid": whoever waits for the others. */
export const WHO_OF_THEM: RegExp =
  /^(?:see|know)(?: at a glance)? who (?:else )?(?:(?:has|have|had) (?:not |already |still )*(?:answered|arrived|booked|borrowed|cancelled|changed|come|had|taken|used|confirmed|handed|opened|ordered|paid|read|registered|replied|seen|signed|submitted|turned|viewed|voted|watched)|is (?:not )?(?:absent|away|behind|coming|ill|late|missing|overdue|taking part)|owes)\b/;
/** What is written or said to all of them by those who run it, and what is done for all of them. */
export const TO_EACH: RegExp =
  /^(?:send |write )?(?:an? )?(?:letters?|circulars?|mailings?|newsletters?|mass e-?mails?|e-?mails?|messages?|texts?) to (?:all|every|everybody|everyone)\b(?!.* when\b)|^(?:refund|rebook|move|pay|shift|cancel) .*\b(?:everybody|everyone|all of them)\b/i;
/** What they do with a bound or an amount that holds for the others. */
export const LAID_DOWN: RegExp =
  /^(?:close|pause|stop) (?:accepting |taking )?(?:the |online )?(?:bookings?|orders|registrations?|sign-?ups?) (?:at|for|in|on|over|when)\b|^(?:change|extend|increase|lower|move|postpone|put up|raise|reduce|set) (?:an? |the |all )?(?:[\p{L}-]+ )?(?:closing dates?|deadlines?|opening (?:hours|times)|(?:home|landing|start) ?page|house rules|logo|price list|dues|fares?|fees?|fines?|limits?|pocket money|prices?|rents?|salar(?:y|ies)|tariffs?|wages?)\b/iu;
/** What is printed to be stuck on or handed out. */
export const PRINTED: RegExp =
  /^print (?:all |an? |the )?(?:[\p{L}-]+ )?(?:badges?|labels?(?! for (?:a|the) return)|lists|name tags?|place cards|signs|slips|stickers?|tags?)\b/iu;
/** For whom something costs less. */
export const GROUP_PRICE: RegExp =
  /^(?:free|cheaper|half-price) [\p{L}-]+ (?:on|in|for|during|at) |^(?:an? )?(?:[\p{L}-]+ )?(?:discounts?|rebates?|(?:reduced|special|lower|cheaper|half|free|higher|extra|double) (?:admission|dues|entry|fares?|fees?|prices?|rates?|tickets)) (?:for|in|on|at) (?:[\p{L}-]+s|children|people)\b/iu;
/** In which form somebody gets what is given to them. */
export const GIVEN_AS: RegExp =
  /^(?:the |an? )?(?:[\p{L}-]+ )??([\p{L}-]+)(?: for [\p{L} ]+)? (?:as an? (?:pdf|gift|present)|on (?:the|a) (?:phone|mobile|watch)|by (?:e-?mail|post|text)|in (?:english|german|french|another language))$/iu;
/** What those do who give it. */
export const GIVES: RegExp =
  /^(?:bill|charge|deliver|hand|give|invoice|issue|mail|post|print|produce|release|reprint|sell|send|write)$/;
