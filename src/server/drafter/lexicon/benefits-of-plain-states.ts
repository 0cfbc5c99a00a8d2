import type { Reason } from './benefits.ts';

const SECRET = /\b(?:passwords?|pins?|tans?|access codes?|security codes?|card numbers?|secrets?)\b/i;
/** What tells about a person. */
const PERSONAL =
  /\b(?:(?:ip|home|private|e-?mail|postal|street) address(?:es)?|addresses|(?:phone|mobile|telephone) numbers?|dates? of birth|birth ?da(?:y|te)s?|ages?|salar(?:y|ies)|diagnos[ie]s|personal data|real names?|full names?|family names?|bank details|health data)\b/i;
const MESSAGE =
  /\b(?:messages?|notifications?|e-?mails?|mails?|texts?|reminders?|alerts?|alarms?|hints?|calls?|tips?|newsletters?)\b/i;

/** What a rule of the product is good for, by what its words speak of, however it is told. */
export const OF_PLAIN_STATES: readonly Reason[] = [
  {
    when: /\b(?:wrong|failed|incorrect|invalid|unsuccessful|false)\b.*\b(?:entr(?:y|ies)|attempts?|passwords?|codes?|pins?|log-?ins?|sign-?ins?|tries)\b/i,
    text: 'nobody gets in by guessing',
  },
  {
    when: /\b(?:ask\w*|confirm\w*|require\w*|verif\w*|approv\w*)\b.*\b(?:fingerprints?|face id|pins?|tans?|passwords?|one-time codes?|security codes?)\b/i,
    unless: /\b(?:without|no longer|forgot\w*|reset|wrong)\b/,
    text: 'nobody else can do it in my name',
  },
  {
    when: /\b(?:logg?(?:ed|s)?|sign(?:ed|s)?)\b.*\b(?:out|off)\b.*\b(?:inactiv\w*|idle|minutes?|hours?)\b|\bsessions?\b.*\b(?:end|expire|clos)\w*\b.*\b(?:inactiv\w*|idle|activity)\b/,
    unless: /\b(?:no longer|not|never|while)\b/,
    text: 'nobody else can go on in my name',
  },
  {
    when: new RegExp(`(?:${SECRET.source}).*\\b(?:cleared|deleted|removed|hidden|masked|wiped|forgotten)\\b`, 'i'),
    text: 'nobody else gets to see them',
  },
  {
    when: /\b(?:codes?|passwords?|pins?|keys?)\b.*\b(?:change|changed|renewed|replaced|expires?|run out)\b.*\b(?:every|each|after|once|daily|weekly)\b/i,
    text: 'nobody gets in with an old one',
  },
  {
    when: /^(?:no longer|never) (?:get|receive|have)\b.*\b(?:gate|door|access|entry) codes?\b|\b(?:gate|door|access|entry) codes?\b.*\b(?:not|no longer)\b/,
    text: 'nobody gets in who is not meant to',
  },
  {
    when: /^have .*\b(?:names?|photos?|ages?|gender)\b.*\b(?:applicants?|candidates?|students?|authors?|pupils?|bidders?|entrants?)\b.*\b(?:hidden|not shown|concealed|not visible)\b.*\b(?:during|before|until|while)\b/,
    text: 'everybody is judged by the same things',
  },
  {
    when: /\b(?:ip|location|tracking|mac) (?:address(?:es)?|data)\b.*\bnot (?:be )?(?:stored|kept|recorded|saved|logged)\b|^(?:never|no longer) (?:store|have stored|keep)\b.*\bip address/i,
    text: 'nobody can be recognised by it',
  },
  {
    when: new RegExp(
      `(?:${PERSONAL.source}).*\\b(?:hidden|masked|concealed|not (?:be )?(?:shown|visible|printed|passed on))\\b`,
      'i',
    ),
    text: 'only those see it who are meant to',
  },
  {
    when: /^(?:no longer have|have) .*\b(?:names?|room numbers?|addresses|prices)\b.*\b(?:not )?printed\b/,
    unless: /\bon (?:the|every|each) (?:invoice|bill|receipt|ticket)\b/,
    text: 'only those know it who are meant to',
  },
  {
    when: /\bshown only to\b|\bvisible only to\b|\bseen only by\b|\bonly (?:be )?(?:shown|visible) to\b/,
    text: 'only those see it who are meant to',
  },
  {
    when: new RegExp(
      `^no longer (?:get|receive|be)\\b.*(?:${MESSAGE.source})?.*\\b(?:between \\d|at night|at weekends?|on sundays?|after \\d+(?::\\d+)?|before \\d|during (?:the night|holidays?|meetings?))`,
      'i',
    ),
    unless: /\bwithout\b/,
    text: 'I am not disturbed at that time',
  },
  {
    when: new RegExp(
      `^(?:keep|no longer have|have|be sure)\\b.*(?:${MESSAGE.source}).*\\b(?:between \\d|at night|at weekends?|on sundays?)`,
      'i',
    ),
    unless: /^(?!keep\b)(?:(?!\bno\b|\bnot\b|\bnever\b).)*$/,
    text: 'nobody is disturbed at that time',
  },
  // What is kept, and for how long
  {
    when: /\b(?:deleted|removed|erased)\b.*\b(?:stay|stays|kept|keep|restored?|recover\w*|bin|trash)\b/,
    unless: /\b(?:never|not|until|unless)\b/,
    text: 'a slip does no lasting harm',
  },
  {
    when: /\b(?:kept|stored|archived|retained)\b(?! (?:free|closed|open|back|hidden|out)\b).*\bfor (?:at least )?(?:\w+ )?(?:\d+|one|two|three|five|six|seven|ten|several|a|many) (?:days|weeks|months?|years?)\b/,
    of: [
      'document',
      'media',
      'figure',
      'message',
      'general',
      'thing',
      'collection',
      'answer',
      'process',
      'told',
      'code',
      'money',
    ],
    unless:
      /\b(?:seats?|rooms?|tables?|places?|slots?|books?|reserved|reservations?|bookings?|cars?|bikes?|parcels?)\b/,
    text: 'it can still be looked up later',
  },
  {
    when: /^have .*\b(?:closed|ended|archived|cancelled|removed|resolved|deactivated|logged out)\b.*\b(?:without (?:an? |any )?(?:answer|reply|response|activity|change|order|login|use)|inactiv\w+|unused|(?:has|have) not been (?:answered|used|touched|changed|opened|updated)|waiting for)\b/,
    text: 'only what is still going on stays open',
  },
  {
    when: /\b(?:removed|taken|deleted|struck) (?:from|off) (?:the|an?|my|our|every|all) (?:[\w-]+ )?(?:lists?|queues?|catalogues?|catalogs?|search|results|calendars?|shops?|menus?|plans?)\b/,
    text: 'nobody has to sort it out by hand',
  },
  // What is held, and what becomes free
  {
    when: /\b(?:price|rate|quote|fare|offer|exchange rate)s?\b.*\b(?:held|kept|locked|frozen|fixed|guaranteed)\b.*\bfor\b/,
    text: 'it does not change before I have decided',
  },
  {
    when: /\b(?:held|reserved|kept|set aside|put aside)\b.*\bfor (?:me |them )?(?:up to )?(?:\d+|an?|one|two|three|half an|several|ten|fifteen|thirty) (?:minutes?|hours?|days?|weeks?)\b/,
    by: 'served',
    unless: /\b(?:account|card|user|login|readings?|data|records?|logs?|files?)s?\b/,
    text: 'nobody takes it before I come',
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
    text: 'it can be followed without sound',
  },
];
