/** Verbs of learning something, as the source of an expression. */
export const FINDS_OUT =
  '(?:find|finds|found) out(?! who| what| which| how| whether| if)|(?:learn|learns|learnt|learned|realise|realises|realize|realizes|discover|discovers|notice|notices|noticed|hear|hears|heard)(?! from| back)';

/** When somebody learns of something that they should have known before. */
export const TOO_LATE =
  /^(?:only )?(?:when|until|till|once|by the time|after|too late|far too late|much too late)\b|\b(?:hours?|days?|weeks?|months?|minutes?) (?:later|after)\b|\b(?:afterwards|at the last (?:minute|moment))\b/i;
