import type { Reason } from './benefits.ts';

const MONEY =
  '(?:invoices?|bills?|fees?|payments?|rents?|instal?lments?|money|amounts?|sums?|charges?|fines?|dues|balances?|accounts?|deposits?|premiums?|subscriptions?|debts?)';

/** What it is good for that something is barred, by what it is barred for, where the rule itself tells no more. */
export const OF_BANS: readonly Reason[] = [
  {
    when: /\b(?:without|less than|fewer than|hours?|minutes?|enough|no)\b.*\b(?:rest|breaks?)\b|\brest (?:periods?|times?|between|after)\b|\b(?:shifts?|nights?|days?|duties|firings|tours|runs) (?:in a row|running|back to back)\b|\bhours of (?:work|driving|rest|sleep)\b/,
    unless: /\brest of\b/,
    text: 'nobody works without enough rest',
  },
  {
    when: /\bfrom (?:sending|writing|mailing|messaging|calling|faxing|texting|inviting)\b/,
    unless: /\b(?:after|before|until|without|unless|twice|more than)\b/,
    text: 'those who get it are not bothered',
  },
  {
    when: /\bfrom (?:sending|ordering|booking|changing|cancelling|submitting|entering|handing in|uploading)\b.*\bafter\b/,
    text: 'there is time to get everything ready',
  },
  {
    when: /\b(?:unpaid|owes?|in arrears|has not paid|have not paid|debts?)\b/,
    text: 'what is owed gets paid',
  },
  // Money is owed, an inspection is only due.
  {
    when: new RegExp(
      String.raw`\b(?:overdue|outstanding) (?:[\w-]+ ){0,2}${MONEY}\b|\b${MONEY}\b.*\b(?:overdue|outstanding)\b`,
      'i',
    ),
    text: 'what is owed gets paid',
  },
  {
    when: /\b(?:is|are|was|were|still|an?|the|any|with) (?:still |long |already )?overdue\b/,
    text: 'what is due is not forgotten',
  },
  {
    when: /\b(?:licen[cs]es?|permits?|certificates?|trainings?|insurance|vaccinations?|qualifications?|waivers?)\b.*\b(?:expired|run out|lapsed|missing|out of date|not valid|invalid)\b|\b(?:without|with no|expired|invalid) (?:an? |the )?(?:valid )?(?:[\w-]+ )?(?:licen[cs]es?|permits?|certificates?|insurance|vaccinations?|qualifications?|waivers?)\b/,
    text: 'only those do it who are allowed to',
  },
  {
    when: /\bsafety (?!margin|stock|deposit)/,
    text: 'nobody gets hurt',
  },
  {
    when: /\b(?:until|before|unless|without)\b.*\bcheck ?lists?\b/,
    text: 'nothing is forgotten',
  },
  {
    when: /\b(?:is|are|that is|already) (?:full|booked out|sold out|fully booked)\b/,
    text: 'nobody is promised a place that is not there',
  },
  {
    when: /\bapprov\w+ (?:his|her|their|his or her) own\b/,
    text: 'somebody else always has a second look',
  },
  {
    when: /\bno (?:[\w-]+ )?(?:changes|orders|bookings|cancellations|sign-ups|registrations|swaps|edits|requests|additions)\b.* (?:after|once) /,
    text: 'there is time to get everything ready',
  },
  {
    when: /\bno (?:[\w-]+ )?(?:jobs|shifts|work|lessons|visits|deliveries|tours|meetings|training) (?:on|at|over|during) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays|public holidays)/i,
    text: 'everybody has that day off',
  },
  {
    when: /\b(?:group|large|long|private|block) bookings?\b.*\b(?:not|no|from being)\b|\b(?:no|from) (?:being )?.*\b(?:group|large|long|private|block) bookings?\b/,
    text: 'there is room for everybody else',
  },
  {
    when: /\b(?:minors|(?:under|younger than) (?:the age of )?\d+(?! ?(?:[%€$£]|percent|per cent|[ck]?m\b|kg|kilos?|kilomet|met(?:re|er)|mile|minute|hour|day|week|month|euro|pound|dollar|degree|point|page|word|item|piece|people|seat|unit))|below the age of \d+|under-?age)\b|\b(?:children|kids)\b.* (?:alone|without an? (?:adult|parent|grown-up))\b|\b(?:from|by|to) (?:children|kids)$/,
    text: 'nobody gets what is not meant for their age',
  },
  { when: /\bfrom skipping\b/, text: 'nobody leaves out what they need' },
  {
    when: /\b(?:two|overlapping)\b.*\b(?:overlap|at the same time)\b|\btwice\b/,
    text: 'nobody stands in the way of another',
  },
];
