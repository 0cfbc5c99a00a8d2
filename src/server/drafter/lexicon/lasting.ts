/** What lasts, and does not begin with the case in which it is named: "keeps working when the power is off". */
export const LASTS = /\b(?:keeps? \w+ing|stays?|remains?|continues?|goes on)\b/i;
