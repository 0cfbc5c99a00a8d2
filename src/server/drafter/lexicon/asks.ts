/** Words by which something is asked for: a sentence with one of them is no bare complaint. */
export const ASKS =
  /\?|\b(?:should|must|shall|ought|please|let'?s|maybe|perhaps|better(?=[:,])|instead|ideally|it would|would (?:like|be|help|love|prefer|rather)|'d (?:like|rather|prefer)|(?:I|we) (?:really )?(?:do not|don't) (?:want|like|need)|(?:I|we) hate|wish|hope|suggest|propose|so that)\b|\b(?:I|we) (?:just |really |only |also |still )?(?:want|need)\b(?! (?:is|are|was|were|in|on|at)\b| isn't| aren't)|\bneeds? to\b|(?<!\b(?:nobody|no one|not|never|who) )\bwants? to\b/i;
