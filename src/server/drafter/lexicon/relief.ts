/** What is good as it is, and is not denied. */
export const GOOD =
  /^(?:help|save|make|allow|let|give|improve|reduce|increase|like|love|prefer|enable|speed|build|expect|encourage|protect|support|earn|trust|simplify|require|demand)$/;
/** How somebody turns to others. */
export const ASKING = /^(?:call|phone|ring|ask|email|e-mail|text|message|contact|write|chase|bother|interrupt|visit)$/;
/** What somebody may do without, where it is not at hand. */
export const NEEDLESS =
  /\b(?:card|cash|phone|smartphone|mobile|computer|laptop|printer|scanner|account|car|internet|connection|signal|reception|wifi|credit card|e-?mail address|bank account|app|pen|paper|key|password)s?\b/i;
/** What one has none of who does not know. */
export const NO_IDEA = /^(?:idea|clue|overview|insight|knowledge|way of knowing)\b/i;
/** How often it is so: it goes when the trouble goes. */
export const OFTEN =
  /^(?:often|always|then|just|usually|sometimes|regularly|constantly|frequently|currently|still|now|also|already|even|never|no longer|only|again and again|yesterday|today|recently|lately)$/;
/** What takes long. */
export const LONG =
  /^(?:(?:us|me|them|people|everyone|everybody) )?(?:(?:far |way |much )?too long|ages|forever|(?:\w+ )?(?:hours|days|weeks|minutes|a long time|a lot of time|too much time|so long|very long))\b/i;
/** What is said of what is hard to do. */
export const BAD_STATE =
  /^(?:(?:very|really|so|too|quite|often|always|extremely) )*(?:hard|difficult|impossible|tedious|confusing|painful|annoying|cumbersome|slow|easy to (?:miss|forget|overlook)|unclear)\b/i;

/** What a result is like that nobody wants. */
export const BAD_RESULT =
  /^(?:too|so)\b|\b(?:wrong|late|slow|missing|lost|unclear|confus\w+|outdated|incomplete|broken|unread\w*|full|empty|endless|long|huge|mess\w*|bad|poor|low|high|expensive|angry|annoy\w+|frustrat\w+|unhappy|upset|stuck|double|duplicate\w*|ugly|useless|stale|noisy|hard|difficult|impossible|tedious|painful|gone|overbooked|overdue|forgotten|skipped|unsure|inconsistent|different)\b/i;

/** What makes a good verb bad. */
export const WORSE =
  /\b(?:worse|hard\w*|difficult|impossible|wrong|angry|sick|slow\w*|confus\w*|sad|anxious|nervous|tired|late|mistakes?|by hand|manually)\b/i;
/** What stays as it is: it has to work with it. */
export const BODY =
  /^(?:my|our|their|his|her) (?:\w+ )?(?:hands?|fingers?|eyes?|eyesight|gloves?|ears?|hearing|memory|knees?|arms?|back)$/i;
/** How somebody lives. */
export const LIVING =
  /^(?:hold|wear|carry|sit|live|own|drive|travel|commute|study|speak|rain|snow|storm|freeze|hail|drink|eat|smoke|cook|swim|cycle)$/;
/** What happens to somebody who does not mean it. */
export const SLIPS = /^(?:forget|lose|miss|overlook|mix|confuse|mistake|run out|fall|drop|break|fail|stumble)\b/;
/** "the date the board was told", "the reason they left": a noun with a clause that tells which one. */
export const CONTACT =
  /^(?:the|a|each|every) (?:date|day|time|hour|moment|reason|way|place|number|amount) (?:the|an?|he|she|they|we|I|it|our|my|somebody|someone) /i;
/** What those who run it say they never do to others. */
export const PROMISED =
  /^we (?:(?:cut|switch|turn) .+ off|(?:sell|share|disclose|pass on|give away|publish|reveal|charge|bill|fine|disconnect|block|ban|track|store|spam|lend) (?:them|their|any\w*|it|data|names|addresses|customers|patients|members|users|guests|people)\b)/i;
/** What those who run it do not do with what is theirs to decide: that they do not is how they want it. */
export const DECIDED =
  /^we (?:(?:keep|store|save|hold) (?:it|them|that|those|these|anything|(?:the|their|any|old) [\w-]+)(?: (?:around|for|longer|any longer|forever|on file|after|beyond|past|more than)\b|$)|(?:let|allow|permit|force|ask|make|want|expect) (?:people|anybody|anyone|anything|them|others|strangers|[\w-]+s) |hide |refund |insist |reserve |(?:send|give|make|take|grant) (?:an?|any) (?:second|third|further|other|refunds?|exceptions?|discounts?)|(?:send|give|make|take|grant) (?:another|exceptions|discounts|refunds)\b)/i;
