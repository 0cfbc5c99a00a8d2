/** How something was typed, and not what it says: "without accents", "with small typos". */
export const WAYS_OF_TYPING =
  '(?:any |the |wrong |missing |small |minor )*(?:accents?|umlauts?|spaces?|hyphens?|dashes|apostrophes?|diacritics|capitals?|capital letters|capitali[sz]ation|upper ?case|lower ?case|punctuation|commas?|full stops?|typos?|typing mistakes?|spelling (?:mistakes?|errors?)|misspellings?|leading zeros?)';
