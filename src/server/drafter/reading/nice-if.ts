/** "It would be nice if", "It would help us if" in front of a sentence, or nothing: a part of patterns. */
export const NICE_IF =
  '(?:it (?:would|could) (?:be (?:really |very |so )?(?:nice|great|good|helpful|useful|better|handy)|(?:really )?help(?: us| me| them| everybody)?(?: a lot)?) if )?';
