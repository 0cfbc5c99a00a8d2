/** What is done with things by those who keep many of them: nobody who only books or reads one does so. */
export const KEEPERS_VERBS: RegExp =
  /^(?:allocate|archive|assign|bulk|catalogue|categori[sz]e|colou?r|colou?r-code|configure|deactivate|define|delegate|distribute|export|label|link|lock|merge|number|prioriti[sz]e|publish|rearrange|reassign|re-?order|rename|renumber|restock|reuse|revoke|sell|set up|shuffle|tag|un-?archive|un-?publish|waive)$/;
/** Of these what is done with things that others have handed in. */
export const GIVEN_OUT: RegExp = /^(?:allocate|assign|delegate|distribute|reassign)$/;
/** Of these what those do who oversee it all, where nobody is said to have to do with the thing. */
export const OF_HEADS: RegExp = /^(?:archive|colou?r|colou?r-code|export|lock)$/;
/** What those do who are served, where nobody else is said to. */
export const BOOKED: RegExp = /^(?:book|enroll?|reserve|sign up|subscribe)$/;
/** What nobody does but those who run the service, whatever it is about. */
export const PARTS_VERBS: RegExp = /^(?:block|cap|forbid|import|limit|restrict)$/;
/** What whoever made a thing does with it. */
export const MAKERS_VERBS: RegExp =
  /^(?:adjust|attach|change|clone|copy|correct|customi[sz]e|duplicate|edit|lower|number|print|raise|reduce|remove|replace|send|update|void|withdraw)$/;
/** What somebody adds they have made, or they keep what it is added to. */
export const ADDS: RegExp = /^(?:add|create|enter|put)$/;
/** What is put to a thing that is there. */
export const ADDED: RegExp = /^(?:add|attach)\b.* to\b/;
/** What somebody is said to do with what is their own work from beginning to end. */
export const AUTHORED: RegExp =
  /^(?:build|catalogue|compose|create|design|draft|edit|issue|publish|register|upload|write)$/;
/** What everybody has of their own and changes themselves. */
export const PERSONAL: RegExp =
  /\b(?:bank account|credit card|password|payment methods?|phone number|(?:shipping|delivery|billing|e-?mail|home|postal) address|user ?name|pick-?up (?:person|time|point))\b/i;
/** One more of a kind: "add a new court", "add a second stage". */
export const NEW_ONE: RegExp =
  /^(?:add|create|set up) (?:an? |another |one more )?(?:new|second|third|further|another)\b/i;
/** What is done with what others send in. */
export const OF_QUEUE: RegExp =
  /^(?:close|compare|escalate|filter|forward|group|mark|resolve|search|snooze|sort|tick off)$/;
/** What is said of those who send something in for others to see to. */
export const SENT_IN: RegExp = /^(?:apply|describe|report|request|send|submit|upload)$/;
/** What becomes of what is one's own when it is given to others. */
export const HANDED_IN: RegExp = /^(?:post|publish|report|send|submit|upload|write)$/;
/** What tells one of many from the others. */
export const MARKS: RegExp = /^(?:labels?|tags?|flags?)$/i;
/** What is barred to others. */
export const RULED: RegExp = /^(?:block|deactivate|forbid|limit|lock|restrict|revoke)$/;
/** What is said to those who have asked for something. */
export const DECLINES: RegExp = /^(?:decline|refuse|reject|turn down)\b/;
/** What is done with what somebody else has asked for or handed in. */
export const ANSWERED: RegExp =
  /^(?:accept|answer|approve|confirm|decline|refuse|reject|reply to|respond to|turn down) (?:the |an? )?([\p{L} ]{3,30}?)(?= (?:of|from|by|with|without|on|in|at|online|automatically)\b|$)/iu;
/** What those are said to do who want it. */
export const ASKED_FOR: RegExp = /^(?:apply|ask|book|order|propose|rent|request|reserve|send|submit|suggest|write)$/;
/** What is told to all at once. */
export const TO_ALL: RegExp = /^(?:contact|e-?mail|message|text|write to) (?:everyone|everybody|all)\b/i;
/** What is set once for many. */
export const SETTINGS: RegExp =
  /^(?:capacity|closing dates?|deadlines?|deposits?|fees?|hours|limits?|maximum|minimum|periods?|prices?|priority|quotas?|rates?|tariffs?|terms|thresholds?)$/i;
/** Where what is moved belongs from then on: "move a booking to another room". */
export const TO_ANOTHER: RegExp = /^(?:move|switch|transfer|shift) .+? to (?:another|a different|other) ([\p{L}-]+)/iu;
/** Many at once. */
export const SEVERAL: RegExp =
  /\b(?:bulk|^(?:exchange|swap) two|mass (?:edit|update|delete|change|e-?mail|mailing|import)|(?:several|many|more than one|multiple|all) [\p{L} ]{3,30} at once|(?:in|across|from) all [\p{L}]+s)\b/iu;
/** What is to be seen are those of many with which something is wrong or special. */
export const IN_A_STATE: RegExp =
  /^(?:see|know) (?:which|how many) [\p{L}-]+s\b.*\b(?:overdue|unpaid|late|missing|expired|behind|waiting|nobody|never|most|least|not|without|stand|idle|opened)\b/iu;
/** Parts of a product that are kept by those who run the service. */
export const KEEPERS_NOUNS: RegExp =
  /\b(?:inventory|(?:bulk |rent increase |form |yearly )?letters?|(?:low|minimum|out of) stock|stock level|shortages?|suppliers?|automatic (?:reply|replies|answers?)|budgets?(?! alert)|canned|internal|labels?|numbering|number ranges?|(?:payment|default|contract) terms|tags?|targets|templates?|minimum stay|per (?!person\b|member\b|guest\b|customer\b|visitor\b|user\b)\p{L}+|tariffs?(?! (?:calculator|comparison|finder))|rates?|average)\b|(?<!\bwith )\bprices$/iu;
/** Parts that a thing gets from whoever made it. */
export const MAKERS_NOUNS: RegExp =
  /\b(?:custom fields?|drafts?|expir(?:y|ation)|folders?|numbers?|optional|previews?|recurring|variants|versions?|version history)\b/iu;
/** What only those have and do who are served. */
export const OF_TAKERS: RegExp =
  /\b(?:basket|bookmarks?|cart|complaints?|favou?rites?|friends?|gifts?|as a present|loyalty|(?:family|trial|student) memberships?|waiting lists?|wait-?lists?|wish ?lists?|sleep timer|playback|playlists?|apple pay|google pay|paypal)\b|^(?:(?!same|our)[a-z-]+ )?(?:delivery|pick-?up|shipping)(?= (?:between|on|at|by|before|after|to|in|within)\b|$)/i;
/** Whom only those have who are served. */
export const TO_FRIENDS: RegExp = /\b(?:to|with) (?:an? )?friends?\b/i;
/** What those think who have had something. */
export const OPINION: RegExp =
  /^(?:(?:customer|guest|client|star) )?(?:reviews?|ratings?|testimonials?)(?: (?:of|for|after)\b|$)/i;
/** What only those do who are served, by the beginning of the wish. */
export const TAKERS_VERBS: RegExp =
  /^(?:pay (?!out\b|staff\b|the staff\b|suppliers?\b|wages\b|employees\b|drivers\b)|settle (?:the|a|my) (?:bill|fee|fine)|split (?:the|an?) (?:bill|cost|price)|(?:appeal|contest|dispute|object to) |cancel (?:(?:an? |the )?[\p{L}]+ )?(?:up to|until|as long as|without|online|free)\b|tip\b|(?:freeze|pause|renew|upgrade) (?:an? |the )?memberships?\b|report (?:an? |the )?(?:abuse|blocked|broken|clogged|damaged|defective|dirty|empty|flooded|full|jammed|leaking|loose|overflowing|stuck|fake|faulty|lost|missing|scam|wrong)\b)/iu;
/** What is done with what others have made ready. */
export const CONSUMED: RegExp =
  /^(?:bookmark|carry on|continue|download|listen to|pick up .* where|play|re-?play|resume|rewatch|rewind|skip|slow down|speed up|stream|watch)\b/;
/** What whoever makes or looks after a thing is said to do. */
export const MADE_BY: RegExp =
  /^(?:add|administer|allocate|arrange|assign|build|buy|catalogue|compile|compose|create|decide|define|design|draft|edit|enter|issue|keep|list|maintain|make|manage|organi[sz]e|plan|prepare|publish|record|register|report|run|save|schedule|set|share|store|submit|upload|write)$/;
/** What whoever keeps several kinds of things is said to do. */
export const KEPT_BY: RegExp =
  /^(?:build|compose|create|define|design|draft|make|manage|organi[sz]e|plan|publish|run|write)$/;
/** What somebody does who makes nothing of it. */
export const ONLY_TAKEN: RegExp =
  /^(?:accept|ask|book|borrow|bring|browse|buy|choose|comment|decline|do|download|extend|find|follow|get|join|listen|look|open|order|pay|pick|play|rate|read|receive|rent|reserve|return|save|search|see|sign|subscribe|tick|use|view|visit|vote|watch|wish)$/;
/** What those are said to do who want an answer. */
export const ASKED_BY: RegExp = /^(?:ask|comment|rate|review|send|write)$/;
/** What those are said to do for whom a thing is made. */
export const TAKEN_BY: RegExp =
  /^(?:accept|attend|book|borrow|browse|choose|come|compare|complete|do|download|extend|fill|follow|get|hire|join|listen|look|miss|open|order|pay|play|rate|read|receive|rent|request|reserve|review|search|see|subscribe|take|tick|use|view|visit|watch)$/;
/** What things cost and on which terms they are had. */
export const PRICES: RegExp =
  /\b(?:deposits?|discounts?|fees?|minimum stay|pric(?:e|es|ing)|(?:hourly |daily |night )?rates(?! of)|hourly rate|surcharges?|tariffs?)\b/i;
/** A price that is to be shown and not set. */
export const SHOWN_PRICE: RegExp =
  /^(?:show|display|see) (?:me |us )?(?:the |all )?(?:[\p{L}-]+ )?(?:prices?|fees?|rates?)\b/iu;
/** What somebody adds up who answers for it. */
export const FIGURES: RegExp =
  /^(?:best|worst|most|least|top)\b|\b(?:average|averages|completion|conversion|figures|number of|numbers|occupancy|percentage|rate|report(?! button| form)|sales|statistics|totals?|usage|per (?:day|week|month|quarter|year|department|branch|team|mentor|trainer|coach|agent|driver|worker))\b/i;
/** What is reported when something is wrong. */
export const FAULTS: RegExp = /\b(?:broken|bugs?|damages?|defects?|faults?|ill|issues?|problems?|when)\b/i;
/** What they are said to do who look at figures. */
export const LOOKS_AT_FIGURES: RegExp = /^(?:analy[sz]e|compare|evaluate|measure|monitor|report|watch)$/;
/** What is given to those who buy by those who sell. */
export const REDUCTION: RegExp =
  /^(?:(?!my\b)[\p{L}-]+ ){0,2}?(?:discounts?|coupons?|(?:discount|promo|promotion|coupon|voucher) codes?|(?:cheaper|free|half|lower|reduced|special) (?:admission|entry|fees?|prices?|rates?|tickets?))(?=$| (?:per|on|by|as|for)\b)/iu;
/** What is dearer at times. */
export const DEARER: RegExp = /^(?:double|extra|higher) (?:fees?|prices?|rates?)(?=$| (?:at|for|in|on)\b)/iu;

/** What the product sends by itself, so that nobody asks for it. */
export const SENT_BY_ITSELF =
  /\b(?:push|notifications?|(?:text|push|sms|chat) messages?|messages?|reminders?|e-?mails?|mails?|alerts?|newsletters?|pings?|texts|pop-?ups?|sms)\b/i;

/** Some of many who come, and nobody who runs it: "those of us who", "we early birds never". */
export const OF_US: RegExp =
  /\bthose of us (?:who|with|without)\b|\bwe (?:[\p{L}-]+ )?(?:folks?|people)\b|\bwe (?!(?:always|besides|nowadays|perhaps|sometimes|this|thus)\b)(?:[\p{L}-]+ )?[\p{L}-]+s (?:also|always|are|can|cannot|can['’]t|do|don['’]t|exist|have|love|need|never|still|want)\b/iu;
