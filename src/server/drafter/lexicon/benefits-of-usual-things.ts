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
  {
    when: /^(?:make|take|charge|require|have|use|pay) (?:an? |the )?deposits? for (?:an? |the |each |every )?(?!.*\b(?:bookings?|appointments?|groups?|parties|courses?|classes|tables?|events?|tours?|visits?|rooms?|reservations?|orders?)\b)[\w-]+/,
    unless: /\b(?:back|refund\w*)\b/,
    text: 'whoever borrows it takes care of it',
  },
  {
    when: /^(?:make|take|pay|use|have|leave) (?:an? |the |my )?deposits? (?:by|via|with|per) (?:an? |the |my )?(?:[\w-]+ )?(?:card|app|phone|transfer)\b/,
    text: 'nobody needs cash for it',
  },
  {
    verbs: /^(?:use|have|buy|get|order)$/,
    by: 'served',
    when: /^\S+ (?:an? |the |my )?(?:ten|five|twenty|multi|\d+)[- ](?:lesson|visit|ride|trip|class|session|hour|entry|time|day)s? (?:cards?|pass(?:es)?|tickets?)$/,
    text: 'I do not have to pay each time',
  },
  {
    verbs: /^write$/,
    when: /^write (?:off (?:an? |the |my |our )?|.* off$)/,
    text: 'it no longer counts as open',
  },
  {
    verbs: /^(?:freeze|pause|suspend)$/,
    by: 'served',
    when: /^\S+ (?:an? |the |my )?(?:[\w-]+ )?(?:pass(?:es)?|cards?|tickets?) (?:while|for (?:an? |one |two |the )?(?:weeks?|months?|summer|winter)|during|until)\b/,
    text: 'I do not pay while I cannot use it',
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
    when: /\b(?:pays?|paid|owes?|in arrears|(?:open|unpaid|overdue) (?:[\w-]+ )?(?:fees?|bills?|invoices?|payments?|rent))\b/,
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
    when: /^(?:use|print|make|have|create|add|put) (?:an? |the )?(?:labels?|stickers?) (?:for|on) (?:an? |the |each |every |all )?(?:[\w-]+ )?(?:jars?|bottles?|box(?:es)?|kegs?|cans?|bags?|pots?|crates?|parcels?|samples?|tubes?)\b/,
    unless: /^print\b/,
    text: 'it can be seen what is in it',
  },
  {
    when: /\b(?:on|with|under) one account\b/,
    by: 'served',
    unless: /^(?:see|view)\b/,
    text: 'we do not each need an account',
  },
  {
    when: /^(?:use|make|have|run|get|see|do) (?:an? |the )?duplicate (?:checks?|warnings?|detection|search)\b/,
    text: 'nothing is entered twice',
  },
  {
    when: /^(?:get|receive) (?:an? |the |my )?(?:codes?|pins?)(?= (?:when|if|as soon as|for|by)\b)/i,
    unless: /\b(?:discount|voucher|promo|country|postal)\b/,
    text: 'I can open it myself',
  },
  {
    when: /^(?:get|receive|use|have|see) (?:an? |the |my )?(?:key|door|access|entry|gate|room) codes?\b/,
    unless: /\bonly\b/,
    text: 'I get in without waiting for anybody',
  },
  {
    when: /^(?:read|see|view) (?:the |all |our )?(?:house |club |hut |park |pool |site )?rules\b/,
    by: 'served',
    text: 'I know what is allowed',
  },
  {
    when: /^(?:use|watch|see|offer|have|get) (?:an? |the )?live ?streams?\b/,
    text: 'nobody has to come for it',
  },
  {
    when: /^(?:use|set|have|add|put) (?:an? |the )?embargo(?:es)?\b/,
    text: 'nothing is published too early',
  },
  {
    when: /^(?:see|view|get|have|use|know) (?:an? |the |my )?(?:word|page|character|line|step) counts?\b/,
    text: 'I do not have to count them',
  },
  {
    when: /^(?:add|use|see|show|give|set) (?:an? |the )?(?:photo|picture|image|source) credits?\b/,
    text: 'it is clear whose it is',
  },
  {
    when: /^(?:get|receive) (?:an? |the )?(?:push |text )?(?:messages?|notifications?|alerts?) (?:for|about|on|of) (?:an? |the )?(?:[\w-]+ )?(?:news|emergenc(?:y|ies)|changes?|delays?|faults?|outages?|storms?|alarms?|updates?|incidents?|warnings?)\b/i,
    text: 'I hear of it at once',
  },
  {
    when: /^(?:vote|take part in a vote|cast my vote|cast a vote)\b.*\b(?:secretly|in secret|anonymously)\b|^(?:take part in )?(?:an? |the )?secret (?:vote|ballot)\b/,
    text: 'nobody knows how I voted',
  },
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
