import type { Reason } from './benefits.ts';

/** What it is good for that something is charged: by what is taken, for what was not kept, or at all. */
export const OF_CHARGES: readonly Reason[] = [
  {
    verbs: /^(?:charge|bill|invoice)$/,
    when: /\b(?:without paying|unpaid|owe|owes|owing|not (?:yet )?paid|in arrears)\b/,
    text: 'what is owed gets paid',
  },
  { verbs: /^(?:charge|bill)$/, when: /\bdeposits?\b/, text: 'people keep to what was agreed' },
  {
    verbs: /^(?:charge|bill|invoice)$/,
    when: /\b(?:reduced|lower|less|half|discounted|no)\b.*\b(?:fees?|prices?|rates?|amounts?|charges?)\b/,
    text: 'nobody is charged too much',
  },
  {
    verbs: /^(?:charge|bill|fine|invoice)$/,
    when: /\b(?:by (?:the )?(?:share|volume|weight|hour|minute|day|night|week|month|term|quarter|season|year|metre|kilometre|mile|litre|kilo|kilowatt|use|usage|consumption|time|distance|size|length|page|piece|head|person)|per (?!cent\b)[a-z]+|for (?:each|every) [a-z]+|according to)\b/,
    unless: /\b(?:late|lost|damag\w*|no-shows?|missed)\b/,
    text: 'everybody pays for what they take',
  },
  {
    verbs: /^(?:charge|bill|fine|invoice)$/,
    when: /\b(?:late|later than|overdue|lost|damag\w*|broken|no-shows?|missed|miss|uncleaned|dirty|penalt\w*|fines?|extra|against the)\b/,
    text: 'people keep to what was agreed',
  },
  {
    verbs: /^(?:charge|bill|invoice)$/,
    unless: /\bin (?:USD|EUR|GBP|CHF|dollars|euros|pounds|francs|(?:another|a foreign|their) currency)\b/i,
    text: 'the costs are covered',
  },
  { verbs: /^fine$/, text: 'people keep to what was agreed' },
];

/** What papers are good for: those of others tell whether their word holds, one's own prove it. */
export const OF_PROOFS: readonly Reason[] = [
  {
    when: /^(?:get|receive|see|have) .*\b(?:certificates?|proofs?|licen[cs]es?|clearances?) (?:of [a-z]+ )?(?:of|from|that|for) (?:each|every|all|the|an?|our)\b/,
    unless: /\b(?:my|mine|attendance|participation)\b/,
    by: 'staff',
    text: 'nobody has to be taken at their word',
  },
  {
    when: /^(?:get|receive|use|have) (?:an? |the |my )?(?:[\w-]+ ){0,2}confirmations?\b/,
    text: 'I can be sure of it',
  },
  {
    when: /^(?:get|receive|use|have) (?:an? |the |my )?(?:[\w-]+ ){0,2}(?:certificate|receipt|diploma|proof|statement)s?\b/,
    unless:
      /^\S+ (?:an? |the |my )?(?:[\w-]+ ){0,2}?certificate\b.* (?:as an? pdf|with (?:the|an?)|for (?:the|an?|all|each|every))\b/i,
    text: 'I can prove it later',
  },
];
