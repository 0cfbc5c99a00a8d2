/** Words by which a plain statement tells that it should not be so, whatever its verb. */
export const WOE_SIGNS =
  /\b(?:although|even though|someone else(?:['’]s)?|somebody else(?:['’]s)?|without (?:having|ever|even)\b|already (?:did|had|has|have|been|was|were|[a-z]+ed)|before (?:(?:the|they|he|she|it|anybody|anyone|we|a|an|our) )?(?:[\w-]+ )?(?:has|have|had) (?:[a-z]+ed|been|done|seen|had|read|paid|got)|at the very (?:end|bottom|back)|(?:again|every (?:day|week|month)) for the same|without (?:a word|notice|warning)|somewhere else in the end|when (?:the |their |our )?[\w-]+ (?:is|are) (?:already|asleep|over)\b|for nothing|in vain|by mistake|(?:is|are) short (?:on|in|of)|stands? there (?:alone|without|with)|lies? (?:about|to (?:us|me|the))|not one of (?:them|us)|none of (?:them|us))\b|\b(?:courses|lessons|orders|[\w-]+s) with (?:only )?(?:one|two|no) [\w-]+ still\b/i;

/** "the same kettle comes back every month" */
export const SAME_BACK =
  /^the same [\w-]+(?: [\w-]+)? (?:comes?|turns?|shows?|goes?|fails?|breaks?|is|are) .*\b(?:back|up|again|down)\b/i;

/** "is online three days after the lesson", "is written a week later" */
export const LATE_AFTER =
  /(?<!\b(?:until|till|within|up to|by|from|for|than|most|least|possible|valid|open|\d+|one|two|three|four|five|six|ten|few|several|an?) )\b((?:an?|one|two|three|four|five|six|ten|several|\d+) (?:minutes?|hours?|days?|weeks?|months?)|minutes|hours|days|weeks|months) (after|later)\b/i;

/** What happens to people, and what they bear: nobody keeps them from it. */
export const BORNE =
  /^(?:get|receive|see|hear|find|stand|wait|sit|queue|lose|miss|pay|search|look|walk|drive|stay|be|have|learn|know|freeze|come|arrive|go)\b/;

/** What somebody repairs or changes, and what others go on with all the same. */
export const MENDS =
  /^(?:fix|correct|change|update|improve|repair|mend|move|replace|revise|cancel|rename|raise|lower)\b/;
