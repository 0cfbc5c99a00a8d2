/** What people do with a product: told of those who are to do it, it is how it shall be. */
export const DONE_WITH_IT: ReadonlySet<string> = new Set(
  'accept add agree answer apply approve arrange assign attach block book borrow buy cancel change choose comment compare confirm correct create decline define destroy donate download edit enter enrol export extend file fill filter import invite invoice label link list load log mark measure message move name note order photograph pick plan post postpone propose publish put rate read record redeem refuse register reject release remove rent reorder repeat replace reply report request reschedule reserve return review scan schedule see select send set share sign sort start stop submit subscribe suggest swap tag tick track transfer turn update upload upvote verify view vote watch withdraw write get receive'.split(
    ' ',
  ),
);

/** Words of a clause that look like a complaint and are none: what it is told apart from, which things are meant, when it is done. */
export const HARMLESS: readonly RegExp[] = [
  / on (?:the|their) phone(?= (?:instead of|rather than|without)\b)/i,
  / (?:rather than|instead of) \w[^,]*$/i,
  /,? not (?:by|in|on|at|as|with|for|to|from|the|just|only) [^,]+$/i,
  / because of [^,]+$/i,
  / (?:right |directly |straight |shortly |immediately )?(?:after|before) (?!\w+ (?:calls?|tries|attempts))(?!days\b|weeks\b|months\b|hours\b)[^,]+/i,
  / without (?:saving|losing|opening|printing|retyping|logging in|signing in|leaving|closing|scrolling|typing|creating|making|an? (?:account|password|login|form|card|call|key))\b[^,]*/i,
  / (?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d+) (?:other |possible |different |fixed )?times (?=(?:at|in|on|for|from|that|to) )/i,
  / one by one (?=as )/i,
  / to see (?:whether|if|how|what|which|who) .+$/i,
  // "so that one walk is enough", and not "so that nobody else gets one"
  / so that (?!.*\b(?:nobody|no|not|never|nothing|cannot|can['’]t|don['’]t|do(?:es)?n['’]t|too|still|again|late)\b)[^,]+$/i,
  // What happens in people's lives is nobody's fault.
  / (?:because|since|as|when|while) (?:they(?: are|['’]re)|(?:he|she)(?: is|['’]s)|(?:(?:the|their|an?|his|her|my) )?[a-z]+ (?:is|are)) (?:away|abroad|ill|sick|pregnant|busy|in hospital|at work|at school|on (?:holiday|leave|a trip|a course|maternity leave)|out of town|travelling|moving)\b[^,]*$/i,
  / while (?:still )?(?:on|in|at|under|(?:travel|driv|walk|cook|wait|stand|watch|listen|rid|work)\w*ing)\b [^,]+$/i,
  / (?:at|on|in|during|for) which .+$/i,
  / just (?=(?:an?|one|two|three|the) )/i,
];

/** What is seen to is as it should not be: "report a broken lamp". */
export const SEES_TO_IT =
  /^(?:report|record|note|photograph|mark|flag|list|log|correct|replace|register|reject|return|tag|destroy|remove|exchange)$/;
export const FAULTY =
  /(?<= |^)(?:wrongly |badly )?(?:missing|broken|faulty|lost|damaged|wrong|leaking|stuck|blocked|sick|ill|dirty|empty|cut|worn|torn|expired|overdue|late|old|bad) (?=[a-z])|(?<= (?:an?|the|their) (?:[a-z-]+ )?[a-z-]+ )(?:as )?(?:missing|broken|faulty|lost|damaged|stolen|leaking|stuck|blocked|empty|expired)\b/i;
/** What is sent back is described by what is wrong with it. */
export const TURNS_DOWN = /^(?:refuse|decline|reject)$/;
export const FOR_WHAT = / (?:which|that) (?:is|are|has|have) [^,]+$/i;
/** Whom somebody stands in for. */
export const ABSENT =
  /\b(?:sick|ill|absent|missing) (?=(?:colleague|person|member|driver|nurse|teacher|trainer|player|worker|child|pupil|patient|pet|guest|one)s?\b)/i;

/** Words that make even such a deed a burden. */
export const BURDEN =
  /\b(?:always|often|usually|mostly|constantly|sometimes|again|twice|still|too|never|nobody|nothing|no|not|by hand|manually|on paper|paper|spreadsheets?|phone|ages|for hours|everywhere|somewhere|every time|each time|one by one|and then|but|at the last|wrong\w*|differently|same|late|only|just|already|without|because|although|while|instead|by mistake|all day|all the time|from memory|themselves)\b/i;
