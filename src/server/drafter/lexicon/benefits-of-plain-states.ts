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
    when: /\b(?:tablets?|screens?|phones?|devices?|apps?|computers?|terminals?)\b.*\block(?:s|ed)?\b.*\bafter\b.*\b(?:minutes?|seconds?)\b/,
    text: 'nobody else can look at it',
  },
  {
    when: /\b(?:asks?|asked)\b.*\bagain\b.*\b(?:when|if)\b/,
    unless: /\b(?:no longer|not|never)\b/,
    text: 'a mistake is noticed at once',
  },
  { when: /^no longer (?:get|receive|have) (?:[\w-]+ )?(?:paper|printed)\b/, text: 'no paper is wasted' },
  {
    when: /^keep .*\b(?:deleted|removed)\b.* from (?:vanishing|disappearing|getting lost|being lost)\b/,
    text: 'a slip does no lasting harm',
  },
  {
    when: /^keep .*\b(?:changes?|work|edits?|texts?|notes?|entries|drafts?|answers?)\b.* from (?:vanishing|disappearing|getting lost|being lost|being overwritten)\b/,
    text: 'nobody has to do it again',
  },
  {
    when: /^keep .* from being (?:sent|mailed|e-?mailed|delivered|printed|charged|shipped) twice\b/,
    text: 'nobody gets the same thing twice',
  },
  {
    when: /^keep .* from (?:booking|putting|storing|adding|assigning|placing|reserving|selling)\b.*\b(?:is|are) (?:already )?(?:full|fully booked|sold out)\b/,
    text: 'there are never more than there is room for',
  },
  {
    when: /\b(?:tickets?|codes?|vouchers?|passes|coupons?|links?|pins?)\b.*\b(?:not (?:be )?(?:accepted|used|scanned|redeemed|valid)|(?:accepted|used|scanned|redeemed)) twice\b/i,
    text: 'nobody gets in with a copy',
  },
  {
    when: /\b(?:of|about) (?:my|their) own (?:relatives|family|friends|children)\b/,
    text: 'nobody decides on their own affairs',
  },
  {
    when: /\binternal (?:comments?|notes?|remarks?|messages?)\b.*\bnot\b|^keep .*\binternal (?:comments?|notes?|remarks?|messages?)\b/,
    text: 'what is internal stays internal',
  },
  {
    when: /^keep .* from (?:opening|driving|booking|renting|borrowing|using|starting|entering)\b.*\b(?:licen[cs]es?|certificates?|trainings?|permits?)\b.*\b(?:not|expired|invalid|missing|run out)\b/,
    text: 'nobody does it who is not meant to',
  },
  {
    when: /\b(?:photos?|pictures?|videos?|data|documents?|recordings?|numbers?|addresses|names)\b.*\bnot (?:be )?(?:forwarded|shared|passed on|given|sent|posted)\b.*\b(?:outside|to (?:others|strangers|anyone|anybody|third parties))\b/,
    text: 'only those see it who are meant to',
  },
  {
    when: /\b(?:every|each) change saved\b|\bsaved (?:automatically|by itself|every|within)\b/,
    text: 'nothing that was entered gets lost',
  },
  {
    when: /\b(?:not|no longer) (?:be )?accepted\b.*\b(?:after \d|same day|the day before|at short notice)/,
    text: 'there is time left to get it ready',
  },
  { when: /\bpaid (?:before|in advance|up front)\b|\bpayment before\b/, text: 'no work is done without being paid' },
  {
    when: /\b(?:planned|scheduled|booked|assigned|worked)\b.*\b(?:on|at) (?:public holidays|sundays?|weekends?|days? off|holidays)\b/i,
    text: 'nobody is planned in on a day off',
  },
  {
    when: /\b(?:invit|contact|call|writ|messag)\w*\b.*\b(?:on|at) (?:public holidays|sundays?|weekends?|days? off|holidays)\b/i,
    text: 'nobody is disturbed on a day off',
  },
  {
    when: /\b(?:older than|expired|past (?:its|their) (?:use-by |best-before |expiry )?date|after (?:its|their|the) (?:use-by|expiry|best-before) date)\b.*\b(?:sold|given out|handed out|served|delivered|used)\b|\b(?:sold|given out|handed out|served)\b.*\b(?:older than|expired|after (?:its|their|the) (?:use-by|expiry|best-before) date)\b/,
    text: 'nobody gets what has expired',
  },
  { when: /\b(?:second look|second pair of eyes|four[- ]eyes)\b/, text: 'a mistake is found in time' },
  {
    when: /\bconfirmed by (?:e-?mail|text|message|sms)\b/i,
    by: 'staff',
    text: 'nobody has to ask whether it has arrived',
  },
  { when: /\bconfirmed by (?:e-?mail|text|message|sms)\b/i, by: 'served', text: 'I know that it has arrived' },
  {
    when: /^have .*\b(?:closed|taken down|taken offline|removed|ended)\b.*\b(?:when|once|as soon as|if|after)\b.*\b(?:filled|sold|over|expired?|taken|gone|rented|given away)\b/,
    text: 'nobody relies on what is not there',
  },
  {
    when: /\b(?:reject|refus)\w*\b.*\b(?:files?|uploads?|attachments?|images?|pictures?)\b.*\b(?:not|other than)\b|\b(?:files?|uploads?|attachments?|images?|pictures?)\b.*\brejected\b/i,
    text: 'a file that cannot be used is noticed at once',
  },
  {
    when: /^keep .+ from (?:applying|registering|signing up|ordering|booking|entering|submitting|claiming|importing|sending|adding) .*\b(?:twice|two times|more than once|again)\b/,
    text: 'nothing is counted or done twice',
  },
  {
    when: /\b(?:not (?:be )?(?:allowed|possible|accepted|booked|closed)|cannot (?:be )?[\w ]+)\b.*\bwithout (?:an? |the |any )?(?:receipt|proof|voucher|invoice|document|reason)\b/,
    text: 'everything can be accounted for later',
  },
  {
    when: /^keep .+ from (?:getting lost|being lost|disappearing|vanishing)\b/,
    text: 'nobody has to ask for {them} again',
  },
  {
    when: /^no longer (?:get|receive) .*\b(?:reminders?|messages?|mails?|e-?mails?|notifications?|newsletters?|alerts?|letters?)\b(?!.*\b(?:between|at night|every|each|single)\b)/,
    by: 'served',
    text: 'I only get what concerns me',
  },
  {
    when: /^no longer have .*\bprinted\b/,
    unless: /\b(?:names?|births?|birthdays|numbers?|addresses|prices|data)\b/,
    text: 'no paper is wasted',
  },
  { when: /\b(?:removed|deleted|erased)\b.*\bafter\b.*\bwithout\b/, text: 'nothing is kept longer than it is needed' },
  {
    when: /^(?:no longer|never|keep|have|be sure)\b.*\bwithout (?:an? |the |any |their )?(?:valid |signed |current )?(?:[\w-]+ )?(?:licen[cs]e|certificate|ticket|training|insurance|pass|id|membership|qualification|permit)\b/,
    unless: /\b(?:forget|lose|pay|charged)\b/,
    text: 'nobody does it who is not meant to',
  },
  {
    when: /\b(?:charged?|charges|fees?|fines?)\b.*\b(?:no-shows?|too late|late return|late cancell?ations?|(?:do|does|did) not (?:come|turn up|show up|cancel)|lost|damaged?)\b/,
    unless: /\b(?:no|not|never|without|no longer) (?:be )?(?:charged?|fees?|fines?)\b/,
    text: 'people keep to what was agreed',
  },
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
    unless: /\b(?:discount|promo\w*|voucher|coupon|gift|referral)/i,
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
      `^(?:keep|no longer have|have|be sure)\\b.*(?:${MESSAGE.source}).*\\b(?:between \\d|at night|(?:at|on|over|during) (?:the )?(?:weekends?|nights?|holidays?|meetings?|lessons?|class|surgery)|on (?:sun|satur)days?|while |after (?:\\d|midnight|noon|dark|work|hours)|before \\d|in the (?:night|evening))`,
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
    when: /^have .*\b(?:closed|ended|archived|cancelled|removed|resolved|deactivated|logged out)\b.*\b(?:without (?:an? |any )?(?:answer|reply|response|activity|change|order|login|use)|inactiv\w+|unused|(?:has|have) not been (?:answered|used|touched|changed|opened|updated)|waiting for)\b|^have .+ (?:has|have) (?:not )?been (?:waiting|inactive|answered|used|touched|changed|opened|updated)\b.* (?:closed|archived|ended)$/,
    text: 'only what is still going on stays open',
  },
  {
    when: /\b(?:removed|taken|deleted|struck) (?:from|off) (?:the|an?|my|our|every|all) (?:[\w-]+ )?(?:lists?|queues?|catalogues?|catalogs?|search|results|calendars?|shops?|menus?|plans?)\b/,
    text: 'nobody has to sort it out by hand',
  },
];
