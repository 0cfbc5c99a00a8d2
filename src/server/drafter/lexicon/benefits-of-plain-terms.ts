import type { Reason } from './benefits.ts';

/** What a rule on time, money and what is free protects, by what its words speak of. */
export const OF_PLAIN_TERMS: readonly Reason[] = [
  {
    when: /\b(?:price|rate|quote|fare|offer|exchange rate)s?\b.*\b(?:held|kept|locked|frozen|fixed|guaranteed)\b.*\bfor\b/,
    text: 'it does not change before I have decided',
  },
  {
    when: /\b(?:held|reserved|kept|set aside|put aside)\b.*\bfor (?:me |them )?(?:up to )?(?:\d+|an?|one|two|three|half an|several|ten|fifteen|thirty) (?:minutes?|hours?|days?|weeks?)\b/,
    by: 'served',
    unless: /\b(?:account|card|user|login|readings?|data|records?|logs?|files?)s?\b/,
    text: 'nobody else takes it in the meantime',
  },
  {
    when: /\b(?:released|freed|given (?:away|back|on)|cancelled|canceled|offered to the next|go(?:es)? back to|passed on)\b.*\b(?:unpaid|not (?:been )?(?:paid|confirmed|picked up|collected|claimed|marked|turned up|checked in|arrived|shown up|started)|no-shows?|unclaimed|nobody|(?:do|does) not (?:confirm|pay|come|turn up|show up|check in|arrive|collect))\b|\b(?:unpaid|unconfirmed|unclaimed|uncollected|unused) (?:[\w-]+ )?(?:order|booking|reservation|seat|slot|ticket|room|table|place|spot|appointment|item|berth|book)s?\b.*\b(?:released|freed|cancelled|canceled|given)\b/,
    text: 'somebody else can have it',
  },
  {
    when: /\b(?:enrolments?|enrollments?|registrations?|sign-?ups?|bookings?|sales?)\b.*\bclosed\b.*\b(?:full|sold out|reached|capacity|limit)\b/,
    text: 'there are never more than there is room for',
  },
  {
    when: /\b(?:sold out|out of stock|unavailable|not available|no longer available|taken already|already taken|fully booked)\b.*\b(?:not|no longer|never|left out|hidden)\b|^(?:no longer|never) .*\b(?:sold out|out of stock|unavailable|no longer available|not available|fully booked)\b/,
    by: 'served',
    text: 'I do not choose what is not there',
  },
  {
    when: /\b(?:sold out|out of stock|unavailable|not available|no longer available|taken already|already taken|fully booked)\b.*\b(?:not|no longer|never|left out|hidden)\b|^(?:no longer|never) .*\b(?:sold out|out of stock|unavailable|no longer available|not available|fully booked)\b/,
    by: 'staff',
    text: 'nobody asks for what is not there',
  },
  {
    when: /^keep .+ from (?:handing in|submitting|entering|uploading|sending in|changing|bidding|voting)\b.*\bafter (?:the|an?|its|their) (?:deadline|closing date|due date|end|time limit)\b/,
    text: 'everybody has the same time',
  },
  {
    when: /^have .*\bassigned to\b.*\b(?:fewest|least|in turn|free)\b|\b(?:assigned|distributed|spread|shared out)\b.*\b(?:evenly|in turn|fairly)\b/,
    text: 'nobody has much more to do than the others',
  },
  {
    when: /^(?:no longer|never|keep|have|be sure)\b.*\b(?:reservations?|bookings?|appointments?|orders?|visits?)\b.*\b(?:is|are) (?:closed|shut|away|on holiday)\b/,
    text: 'nobody comes in vain',
  },
  {
    when: /^(?:no longer|never|have|keep|be sure)\b.*\b(?:left|leave|leaving|put down)\b.*\b(?:at the door|outside|unattended|in front of|on the (?:street|doorstep|porch))\b/,
    text: 'it does not get into the wrong hands',
  },
  {
    when: /^(?:have|be sure that) (?!.*\b(?:told|reminded)\b).*\b(?:cancellations?|changes?|bookings?|orders?|rebookings?)\b.*\bnot (?:be )?accepted\b.*\b(?:less than|later than|within|at short notice|shortly before)\b/,
    text: 'there is time left to plan for it',
  },
  {
    when: /\b(?:asks?|asked) for (?:an? |the )?(?:[\w-]+ )?(?:deposit|prepayment|down payment)\b/,
    text: 'whoever books also comes',
  },
  {
    when: /^(?:be sure that|have) .*\b(?:asks?|asked) for (?:an? |the )?(?:[\w'-]+ )?(?:certificate|proof|document|id|licen[cs]e|passport|confirmation|receipt)\b/i,
    text: 'nobody has to ask for it afterwards',
  },
  {
    when: /\b(?:fees?|charges?|surcharges?)\b.*\bcharged\b.*\b(?:cancels?|late|no-show|does not come|do not come|comes? back|returns?)\b/,
    text: 'people keep to what was agreed',
  },
  {
    when: /^no longer have (?!.*\b(?:sold out|out of stock|unavailable|not available)\b).*\bshown\b.*\b(?:before|until)\b/,
    text: 'nobody sees it too early',
  },
  {
    when: /^no longer have .*\bshown\b.*\b(?:waiting room|public|publicly|everybody|everyone|others|strangers|lobby|big screen)\b/,
    text: 'only those see it who are meant to',
  },
  {
    when: /\b(?:fees?|fines?|charges?|penalt(?:y|ies)|surcharges?) for (?:an? |the )?(?:late|missed|lost|no-shows?|damaged?|unreturned|cancel\w*)\b/,
    unless: /\b(?:no|without|waive|see|refund)\b/,
    text: 'people keep to what was agreed',
  },
  {
    when: /^(?:have|be sure that) .*\b(?:prices?|costs?|fees?)\b.* shown before\b/,
    text: 'I know the costs before I decide',
  },
  {
    when: /\bnot (?:be )?(?:lent|booked|rented|sold|given out|assigned|reserved|promised|planned)(?: out)? (?:twice|two times)\b/,
    text: 'nobody relies on what is not there',
  },
  {
    when: /^have (?:an? |the |my |each |every )?(?:[\w-]+ )?(?:loans?|rentals?|bookings?|stays?|sessions?|reservations?|turns?|visits?) (?:last|take|run) (?:no longer|at most|not longer|no more)\b/,
    text: 'others get their turn as well',
  },
  {
    when: /^(?:have|be sure that) .*\b(?:under repair|in repair|broken|lent out|out of order|out of service|rented out|in use|defective)\b.*\bnot (?:be )?(?:shown|listed|offered)\b/,
    text: 'nobody asks for what is not there',
  },
  {
    when: /^keep .* (?:under (?:\d+|the age)|below the age|younger than)\b.* without (?:an? |the |my |their )?(?:[\w-]+ )?(?:adults?|parents?|guardians?|supervision|supervisors?|grown-?ups?|trainers?|instructors?)\b/,
    text: 'somebody is there to look after them',
  },
  {
    when: /^have (?:an? |the |my |all )?(?:[\w-]+ )?(?:reservations?|bookings?|holds?|requests?) (?:on hold )?(?:expire|lapse|end) /,
    text: 'others do not wait for what will not be used',
  },
  {
    when: /^keep .* (?:under (?:\d+|the age)|below the age|younger than)\b.* from \w+ing\b/,
    text: 'nobody does it who is not meant to',
  },
  {
    when: /^(?:have|keep|be sure that) (?:(?!\bwhen\b).)*\bup[- ]to[- ]date\b/,
    text: 'nobody goes by what no longer holds',
  },
  {
    when: /^have .*\b(?:placed|made|sent in|submitted|entered|handed in|ordered|cancelled) (?:by|before|until|no later than|at the latest)\b/,
    unless: /\b(?:deleted|removed|made (?:by|before) (?:the|an?|my))\b/,
    text: 'there is time left to plan for it',
  },
  {
    when: /^keep .*\b(?:allerg\w*|medicines?|medications?|dose|patients?|drugs?)\b.* from \w+ing\b.*\b(?:wrong|twice|too much|too many)\b/,
    text: 'nobody comes to harm',
  },
  {
    when: /\bnot (?:been )?(?:picked up|collected|used|sold|eaten|claimed)\b.*\b(?:offered|given|passed|go)\b/,
    unless: /\b(?:tickets?|places?|slots?|seats?|rooms?|appointments?)\b/,
    text: 'nothing goes to waste',
  },
  {
    when: /^have .*\b(?:rotate[sd]?|take turns|in turn)\b/,
    text: 'everybody takes a turn',
  },
  {
    when: /^(?:have|be sure that) .*\brefund(?:ed|s)\b.*\b(?:when|if|after|because)\b/,
    text: 'nobody pays for what they did not get',
  },
  {
    when: /^have (?!.*\bnot\b).*\b(?:discount|promo\w*|vouchers?|coupons?|gift)\b.*\b(?:expire|lapse|run out)\b/i,
    text: 'nobody has to honour them for ever',
  },
  {
    when: /^have (?!.*\bdeleted\b).*\b(?:disappear|vanish|expire|be hidden|hidden|archived)\b.*\bafter (?:\d+|an?|one|two|three|six|several) (?:days?|weeks?|months?|years?)\b/,
    text: 'only what still holds stays in view',
  },
  {
    when: /^have the (?:product|system|app) refund\b/,
    text: 'nobody pays for what they did not get',
  },
  {
    when: /^keep .* from (?:selling|booking|lending|renting out|assigning|giving out|promising|reserving|planning)\b.*\b(?:twice|two times)\b/,
    text: 'nobody relies on what is not there',
  },
  {
    when: /^keep .*\b(?:sold out|out of stock|unavailable|not available|no longer available|fully booked|taken already|under repair)\b.* from (?:being|getting) (?:shown|listed|suggested|offered)\b/,
    text: 'nobody asks for what is not there',
  },
  // Money
  {
    when: /^(?:have|be) (?!told|reminded|sure to)(?:(?!\b(?:when|if|before)\b).)*\bpaid out\b|^be sure that .*\bpays? out\b|^pay out\b/,
    text: 'the money is there when it is due',
  },
  {
    when: /\b(?:free cancellation|cancel\w*\b.*\b(?:for free|free of charge|without (?:an? )?(?:fee|charge|costs?)))\b/,
    by: 'served',
    text: 'it costs me nothing when plans change in time',
  },
  {
    when: /^(?:keep .+ from cancelling\b|have (?:an? |the )?cancellations?\b|be sure that .*\b(?:can|cannot|may|must) (?:not )?(?:be )?cancel).*\b(?:up to|until|at the latest|no later than|(?:hours|days|weeks|months) (?:before|ahead|in advance))\b/,
    by: 'staff',
    unless: /\b(?:charged|fees?|free|refund\w*|paid|pays?)\b/,
    text: 'there is time left to plan for it',
  },
  {
    when: /\bonly (?:over|on|with|via|in) (?:the )?wi-?fi\b|\bnot\b.*\bmobile data\b/i,
    text: 'it uses up no mobile data',
  },
  {
    when: /\b(?:reject|refus|accept|allow)\w*\b.*\b(?:files?|uploads?|attachments?|images?|pictures?|recordings?|photos?)\b.*\b(?:larger|bigger|over|more than|longer|smaller|other than|MB|GB|pixels)\b|\b(?:files?|uploads?|attachments?|images?|pictures?|recordings?|photos?)\b.*\b(?:larger|bigger|over|longer|smaller|MB|GB|pixels)\b.*\b(?:reject|refus)ed\b/i,
    text: 'a file that cannot be used is noticed at once',
  },
  {
    when: /^(?:be (?:told|warned|notified|alerted|informed)|have the product (?:detect|notice|recogni[sz]e))\b.*\b(?:meter|sensor|device|server|machine|camera|station|heater|printer|gateway|line|connection|node)s?\b.*\b(?:go(?:es)?|is|are) (?:offline|down)\b/,
    text: 'I can step in before it gets worse',
  },
  {
    when: /^have (?:an? |the |my |each |all )?(?:[\w-]+ )?(?:invoice|bill|statement|receipt)s? (?:[\w-]+ )?(?:sent|issued|e-?mailed)\b|^be sure that the [\w-]+ (?:sends|issues) (?:the |an? |my |each )?(?:[\w-]+ )?(?:invoice|bill|statement|receipt)s?\b/,
    text: 'nobody has to ask for it',
  },
  {
    when: /\b(?:confirmations?|confirmation e-?mails?)\b.*\bsent\b|\bsends? an? confirmation\b/,
    by: 'served',
    text: 'I know that it has arrived',
  },
  {
    when: /^(?:use|have|get|see|add|generate|show|offer|read|create|turn on) (?:(?!from\b)[\w-]+ ){0,4}?(?:transcripts?|subtitles?|captions?)\b/,
    text: 'what is said can be followed without sound',
  },
];
