import type { Reason } from './benefits.ts';

/** Why somebody pays, ends a contract, shuts somebody out or wants a thing by its name, with any product. */
export const OF_USUAL_THINGS: readonly Reason[] = [
  // Money and contracts
  {
    verbs: /^(?:credit|compensate)$/,
    by: 'staff',
    text: 'people get back what they are owed',
  },
  {
    verbs: /^pay$/,
    by: 'served',
    when: /\b(?:with|by|via) (?:apple pay|google pay|paypal|twint|klarna|(?:my |the )?(?:phone|watch))\b/i,
    text: 'I do not have to get my card out',
  },
  {
    verbs: /^pay$/,
    by: 'served',
    when: /\bwith (?:an? |the |my )?(?:[\w-]+ )?(?:badges?|wristbands?|bracelets?|(?:member|student|room|key|staff) cards?)\b/,
    text: 'I need no cash for it',
  },
  {
    verbs: /^sell$/,
    by: 'staff',
    when: /^sell (?:an? |the )?(?:(?:[\w-]+ )?subscriptions?|(?:ten|five|twenty|multi|season|monthly|weekly|annual|yearly|\d+)(?:-[\w-]+| [\w-]+)? (?:cards?|pass(?:es)?|tickets?))\b/,
    text: 'people do not have to pay each time',
  },
  {
    verbs: /^(?:order|pre-?order|buy)$/,
    by: 'served',
    when: /\b(?:in advance|ahead|beforehand)\b/,
    text: 'it is there when I need it',
  },
  {
    verbs: /^(?:terminate|cancel|quit|end)$/,
    by: 'served',
    when: /^\S+ (?:an? |the |my )?(?:[\w-]+ )?(?:leases?|contracts?|memberships?|tenanc(?:y|ies)|polic(?:y|ies)|subscriptions?) (?:online|in the (?:app|portal)|by myself|myself)\b/,
    text: 'I do not have to write a letter for it',
  },
  {
    verbs: /^(?:offer|give|set up|add)$/,
    by: 'staff',
    when: /^\S+ (?:up )?(?:an? |the |free )*(?:trial|taster|demo) [\w-]+/,
    text: 'people can try it before they decide',
  },
  // Who is not to come back
  {
    verbs: /^(?:block|ban|bar|exclude|suspend|lock out)$/,
    by: 'staff',
    of: ['person'],
    when: /\b(?:no-shows?|never (?:shows? up|turns? up|comes?)|(?:do|does) not (?:show up|turn up|come))\b/,
    text: 'nobody waits for them in vain again',
  },
  {
    verbs: /^(?:block|ban|bar|exclude|suspend|lock out|deactivate)$/,
    by: 'staff',
    of: ['person'],
    when: /\b(?:pays?|paid|owes?|in arrears)\b/,
    text: 'nobody uses it without paying',
  },
  {
    verbs: /^(?:block|ban|bar|exclude|suspend|lock out|expel|kick out)$/,
    by: 'staff',
    of: ['person'],
    text: 'they can do no further harm',
  },
  // Things by their name
  {
    when: /^(?:use|get|have|book|borrow|receive|see|order|choose) (?:an? |the )?(?:courtesy|replacement|loan|loaner) (?:[\w-]+)$/,
    text: 'I do not have to do without one',
  },
  {
    when: /^(?:use|see|have|get|book|choose|set up|offer|add|keep) (?:an? |the )?emergency (?:slots?|appointments?|times?|hours?)\b/,
    text: 'what is urgent does not have to wait',
  },
  {
    when: /^(?:use|have|make|get|see) (?:an? |the |my )?(?:[\w'-]+ ){0,3}?sign-?ups?$/,
    by: 'served',
    text: 'I am sure of my place',
  },
  {
    when: /^(?:get|receive|use|see|create|write|print|have|offer|read) (?:an? |the |my |our )?(?:[\w-]+ )?(?:invoices?|quotes?|contracts?|menus?|signs?|labels?|letters?|forms?|offers?|pages?|instructions?|receipts?|reports?|texts?)\b.*\bin (?:two|three|four|several|more than one|other|different|many|\d+) languages\b/i,
    by: 'staff',
    text: 'whoever reads {them} understands {them}',
  },
];
