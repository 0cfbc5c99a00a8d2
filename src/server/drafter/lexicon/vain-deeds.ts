/** What has ended what it is told of: who does something with it afterwards does so in vain. */
const OVER_WITH =
  '(?:blocked|adopted|cancelled|canceled|sold|closed|paid|settled|returned|removed|deleted|withdrawn|expired|retired|rejected|declined|turned down|taken|given away|rented out|let|booked|reserved|finished|completed|released|revoked|recalled|archived|replaced|fixed|repaired|moved(?: out| away| on)?|left|quit|died|stopped|ended|signed off|logged off|ordered|switched off|shut down|locked|called off|sorted out|answered)';
/** When that was: long enough before. */
const SINCE =
  '(?:ago|already|before|earlier|beforehand|yesterday|long since|last (?:week|month|year|season|term|summer|winter|spring|autumn|night|\\w+day)|the (?:day|evening|night|week|month|year) before)';

/** "a boat that the boatman blocked the evening before", "people who paid long ago", "a cat that had the same shot a month ago" */
export const DONE_ALREADY = new RegExp(
  `^(?:${OVER_WITH}\\b.*\\b${SINCE}\\b|.*\\balready (?:has|have|had|${OVER_WITH})\\b|.*\\b(?:had|got|has had|have had) the same\\b.*\\b${SINCE}\\b|(?:was|were|is|are|has been|have been|had been|has|have|had)? ?(?:already )?${OVER_WITH}\\b.*\\b${SINCE}\\b|(?:the |our |an? )?(?:[\\w'-]+ ){1,3}?${OVER_WITH}\\b.*\\b${SINCE}\\b|(?:(?:have|has|had) )?(?:stopped|quit|died|ceased|given up|gave up|long|moved (?:out|away))\\b)`,
  'i',
);

/** "rooms where a child must not be disturbed", "a door that is not theirs" */
export const BARRED_THERE =
  /^(?:(?:[\w'-]+ ){0,4}?(?:must|may|should|shall) (?:not|never)\b|no (?:[\w-]+ ){1,3}?(?:may|must|should|is allowed)\b|(?:[\w'-]+ ){0,4}?(?:is|are) not (?:theirs|allowed|meant|supposed|permitted|for them)\b|(?:[\w'-]+ ){0,4}?(?:do|does) not (?:eat|want|need|like|drink|take|use)\b|(?:nobody|no one) (?:may|must|is allowed|can be)\b|(?:[\w'-]+ ){0,4}?(?:is|are) (?:forbidden|prohibited|off limits|out of bounds|out of order|long gone|closed|barred)\b|belongs? to (?:somebody|someone|others|another)\b|(?:they|he|she) (?:have|has) no business\b)/i;

/** What is sensible all the same, or only then: to look back on it, to bring it back, to put it away. */
export const LOOKS_BACK =
  /^(?:see|view|look|read|review|rate|reopen|restore|report|check|list|find|search|archive|delete|clean|clear|refund|thank|complain|ask|record|note|export|print|compare|share|remember|recommend|reactivate|undo|get back|swap|release|free|hide|mark|download|copy|rebook|count|filter|sort|close|remove|learn|hear|know|notice|move|open|approve|confirm|sign|use|transfer|replace|repair|fix|bring|return)\b/;

/** What somebody takes for themselves, so that others cannot have it, or gives their word to. */
export const CLAIMS =
  /^(?:book|reserve|sign up|sign on|register|enrol|enroll|order|request|borrow|promise|say yes|accept|agree|confirm|apply|claim|block|hold|put their name|put themselves down)\b/;
/** What shows that they do not need it or do not keep to it. */
export const DEFAULTS =
  /^(?:(?:then|just|simply|still|always) )*(?:cancel|stay (?:at home|away|in bed|out)|turn up (?:with|without|late|an hour|too)|show up (?:with|without|late|an hour|too)|come (?:with|without|late|an hour|too)|leave (?!a\b)|change (?:their|his|her) minds?|disappear|vanish|drop out|back out|pull out|use only|only use|need only|only need|sit (?:at home|there|in)|never (?:collect|use|fetch|pick)|go (?:home|elsewhere|somewhere else)|let (?:it|them|their|the))\b/;

/** How the wrong one of several comes to be taken or dealt with. */
export const WRONG_ONE =
  /^(?!get\b|receive\b|see\b|be\b|have\b|find\b|correct\b|fix\b|report\b|return\b|stand\b|wait\b|end up\b|notice\b|spot\b)[a-z]+(?: (?:in|out|up|on|at|to|into|for|from|off))* (?:the|an?|their|our|some) (?:wrong|old|outdated|expired) (?!way\b)[\w-]+/;

/** What is done at the wrong time or place: "put things out a week early", "park on the wrong side". */
export const WRONG_TIME =
  /^(?!come\b|arrive\b|turn up\b|show up\b|appear\b|get\b|see\b|hear\b|know\b|notice\b|find\b|learn\b|be\b|wait\b|stand\b|leave\b|receive\b|cancel\b|start\b|need\b|want\b)[a-z]+ .*\b(?:(?:(?:an?|one|half an|two|three|four|five|ten|\d+) )?(?:minutes?|hours?|days?|weeks?|months?) (?:too )?early|(?:much |far |way )?too (?:early|soon)|on the wrong (?:day|side|floor|line|page|shelf)|in the wrong (?:place|box|bin|room|order|field|folder|lane))$/;

/** What people do with what is good, and would rather not: "throw away yoghurt". */
export const WASTES = /^(?:throw (?:away|out)|bin|dump|waste|pour away|scrap|destroy|discard)\b/;

/** A thing with what was done to it in truth, behind a plain deed: "bottles that were kept for the restaurant". */
export const KEPT_FOR =
  /^(?:(?:was|were) (?:[\w-]+ ){1,3}?for (?:the|a|an|somebody|someone|others)\b(?! (?:whole |full |entire )?(?:hour|day|week|month|year|while|time)\b).*|(?:the |our |an? )?[\w-]+ (?:changed|moved|replaced|rewrote|corrected|crossed out|dropped|removed|withdrew|closed) (?:on|in|at|last|yesterday|a|two|three|the)\b.*|it (?:rained|snowed|froze)\b.*)$/i;
/** Whom one writes to or calls, and what is looked at: that something was done with it before is no hindrance. */
export const TURNS_TO_THEM =
  /^(?:send|write|call|mail|invite|contact|ask|offer|give|pay|tell|remind|inform|notify|phone|ring|text|hand|take out|use|wear|keep|put|get|receive)\b/;
