import type { Reason } from './benefits.ts';
import { REPLACED_THING } from './stand-ins.ts';

/** A card, a pass or an account that somebody else could use. */
const PASS = /\b(?:(?:debit |credit |bank |access |key |gift )?cards?|accounts?|pass(?:es)?|wallet|sim|badges?)\b/;
const PEOPLE =
  'colleagues?|agents?|team|teams|couriers?|drivers?|nurses?|teachers?|members?|users?|tutors?|trainers?|technicians?|workers?|department|group|advisors?|lawyers?|clerks?|sellers?|editors?|coach(?:es)?|doctors?|vets?|recruiters?|managers?|leads?|somebody else|someone else|person';

/** Why somebody pays, books, plans or passes something on, by the verb, what it is done to, and who does it. */
export const OF_PLAIN_PLANS: readonly Reason[] = [
  {
    verbs: /^cancel$/,
    by: 'served',
    when: /^cancel (?:an? |the |my )?(?:[\w-]+ )?(?:tickets?|subscriptions?|memberships?|orders?|contracts?|plans?)\b/,
    text: 'I do not pay for what I cannot use',
  },
  {
    verbs: /^(?:swap|exchange)$/,
    by: 'staff',
    when: /\b(?:of two|of several|between two)\b/,
    text: 'I do not have to plan everything anew',
  },
  {
    verbs: /^(?:move|transfer|reassign|give)$/,
    by: 'staff',
    when: /\bvisits?\b.*\bto (?:another|a different) (?!day|date|time|week|slot)[\w-]+/,
    text: 'nobody has more than they can do',
  },
  {
    verbs: /^block$/,
    when: /^block (?:out |off )?(?:the |some )?(?:days?|dates?|times?|hours|weeks?|weekends?)\b/,
    text: 'nobody counts on it then',
  },
  {
    verbs: /^(?:decline|refuse|turn down)$/,
    when: /^\S+ (?:down )?(?:an? |the |my )?(?:[\w-]+ )?(?:requests?|invitations?|offers?|bookings?|jobs?|orders?|enquir(?:y|ies))$/,
    text: 'I do not take on what does not suit me',
  },
  {
    verbs: /^(?:book|reserve|have|arrange|choose|start)$/,
    when: /^\S+ (?:an? |the |my )?(?:video|online) (?:call|consultation|appointment|meeting|lesson|visit|interview)s?\b/,
    text: 'I do not have to travel for it',
  },
  {
    verbs: /^(?:send|publish|post)$/,
    when: /\bat \d|\blocal time\b|\bat the (?:right|best) time\b/,
    text: 'it arrives at the right moment',
  },
  {
    verbs: /^(?:withdraw|revoke|take back|cancel)$/,
    when: /\b(?:invitations?|access|permissions?|rights?|links?|keys?|codes?)\b/,
    text: 'nobody keeps access who is not meant to',
  },
  {
    verbs: /^(?:swap|exchange|change|trade|move|postpone|shift)$/,
    by: 'served',
    when: /^\S+ (?:my |the |an? )?(?:[\w-]+ )?(?:tickets?|bookings?|reservations?|appointments?|slots?|lessons?|class)\b.* (?:for|to) (?:another|a different|an earlier|a later)\b/,
    text: 'it is not lost when my plans change',
  },
  {
    verbs: /^(?:export|transfer|send|hand over|pass)$/,
    when: /\bto (?:the |our |my |an? |their )?(?:[\w-]+ )?(?:software|system|program|app|tool|accounting|erp|crm|payroll|calendar)\b/i,
    unless: /\bas an? (?:csv|pdf)\b/i,
    text: 'nobody has to type {them} in again',
  },
  // Money
  {
    verbs: /^(?:split|share|divide)$/,
    when: /\b(?:between|among|amongst) (?:a |an |the |two |several |more than one )?[\w-]+ and\b.*|^\S+ (?:an? |the )?(?:bill|invoice)\b/,
    of: ['money', 'document'],
    unless: /\b(?:cost cent(?:re|er)s?|projects?|departments)\b/,
    text: 'each side pays its own part',
  },
  {
    verbs: /^(?:split|share|divide)$/,
    when: /\b(?:payments?|bills?|costs?|prices?|rent|fees?|checks?|amounts?)\b.*\b(?:between|among|amongst|with|across)\b/,
    unless: /\b(?:cost cent(?:re|er)s?|projects?|accounts|departments)\b/,
    text: 'nobody has to pay the whole amount first',
  },
  {
    verbs: /^(?:split|divide)$/,
    when: /\b(?:between|across|over|to) .*\b(?:cost cent(?:re|er)s?|projects?|accounts|departments|categories|budgets?)\b/,
    text: 'each part is counted where it belongs',
  },
  { verbs: /^(?:pay|buy|settle|book)$/, when: /\b(?:instal?lments?)\b/, text: 'I do not have to pay it all at once' },
  {
    verbs: /^pay$/,
    when: /\b(?:in advance|ahead|for (?:a|the) whole (?:month|year|term|week)|for several (?:months|weeks))\b/,
    text: 'I do not have to think of it each time',
  },
  { verbs: /^pay$/, when: /\bby direct debit\b/, text: 'no payment is forgotten' },
  {
    verbs: /^(?:set up|create|add|start)$/,
    when: /\b(?:direct debits?|standing orders?)\b/,
    text: 'no payment is forgotten',
  },
  {
    verbs: /^(?:set|offer|give|grant|create|define|add|enter)$/,
    when: /\b(?:discounts?|coupons?|vouchers?|promo(?:tion)? codes?|special offers?)\b/,
    by: 'staff',
    text: 'I can win people over without changing every price',
  },
  {
    verbs: /^(?:set|enter|define|change|adjust|record|add|store)$/,
    when: /\b(?:prices?|rates?|fees?|tariffs?|surcharges?)\b/,
    by: 'staff',
    unless: /\b(?:alert|alarm|warning|notification)/,
    text: 'nobody has to ask what it costs',
  },
  { verbs: /^(?:refund|reimburse|pay back)$/, by: 'staff', text: 'people get back what they are owed' },
  {
    verbs: /^(?:freeze|block|lock|suspend|deactivate|disable)$/,
    when: PASS,
    unless: /^\S+ (?:an? |the |my )?(?:[\w-]+ )?(?:gift)/,
    text: 'nobody else can use {them}',
  },
  {
    verbs: /^(?:put|set|lay)$/,
    when: /\baside\b.*\bfor\b/,
    of: ['money', 'general'],
    text: 'the money is there when it is due',
  },
  {
    verbs: /^(?:set|define|choose|enter)$/,
    when: /\b(?:spending|card|cash|payment|withdrawal|monthly) (?:limit|cap|budget)s?\b|\b(?:limit|cap)s? (?:for|on) (?:an? |the |my )?(?:[\w-]+ )?(?:cards?|spending|payments?|purchases)\b/,
    by: 'served',
    text: 'I do not spend more than I mean to',
  },
  {
    verbs: /^(?:send)$/,
    when: /\b(?:payment reminders?|dunning letters?|late notices?)\b/,
    text: 'the money comes in sooner',
  },
  {
    verbs: /^(?:pay|settle)$/,
    when: /\b(?:by|with|via) (?:an? |the |my )?(?:[\w-]+ )?(?:card|apple pay|google pay|paypal|phone|credit card|debit card|twint|app)\b/i,
    text: 'it is paid at once',
  },
  // Plans and bookings
  {
    verbs: /^(?:choose|pick|select|book)$/,
    when: /\b(?:tables?|seats?|rooms?|places?|spots?|desks?|berths?|pitch(?:es)?|cabins?)\b.*\bon (?:an? |the )?(?:[\w-]+ )?(?:plan|map)\b|^(?:choose|pick|select) (?:an? |the |my |their )?(?:own )?(?:[\w-]+ )?(?:table|seat|room|place|spot|desk|berth|pitch|cabin)s?\b/,
    text: 'I get a place that suits me',
  },
  {
    verbs: /^(?:note|enter|add|state|mention|store|give|record)$/,
    when: /\b(?:allerg(?:y|ies)|preferences?|special (?:wish|request)(?:es|s)?|wishes|diets?|dietary \w+|requirements|intolerances?)\b/,
    by: 'served',
    text: 'it can be taken into account',
  },
  {
    verbs: /^(?:order|book|check in|fill in|choose)$/,
    when: /\bbefore (?:i|we|they) (?:arrive|come|get there)\b/i,
    text: 'I do not have to wait when I come',
  },
  { verbs: /^(?:order|buy|book|send)$/, when: /\bagain\b/, text: 'I do not have to put the same thing together again' },
  {
    verbs: /^(?:reorder|rebook)$/,
    notOf: ['person'],
    unless: /\bautomatically\b/,
    text: 'I do not have to put the same thing together again',
  },
  { verbs: /^(?:cancel|call off|withdraw)$/, by: 'served', of: ['event', 'seat'], text: 'nobody waits for me in vain' },
  {
    verbs: /^(?:schedule|plan|set|create|add)$/,
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?(?:follow-?ups?|call-?backs?|to-?dos?|next step)\b/,
    text: 'it is not forgotten',
  },
  {
    verbs: /^(?:schedule|plan)$/,
    when: /^\S+ (?:an? |the |my )?(?:[\w-]+ )?(?:transfers?|payments?|posts?|messages?|mails?|mailings?|e-?mails?|newsletters?|issues?|articles?|announcements?|publications?|reports?)\b/i,
    text: 'I do not have to think of it on the day',
  },
  {
    verbs: /^(?:move|put|push|set|take)$/,
    when: /\bto (?:the next|another|a new|a different) (?:stage|step|phase|status|column|state)\b/,
    text: 'everybody sees how far it is',
  },
  {
    verbs: /^(?:hand over|transfer|reassign|move|take over|pass on)$/,
    when: /\bwho (?:leaves?|(?:has|have) left|is (?:away|sick|ill|absent|on leave)|are (?:away|sick|ill|absent))\b/,
    text: 'nothing is left lying',
  },
  {
    verbs: /^(?:book|schedule|arrange)$/,
    by: 'staff',
    when: /\bwith (?:an? |the |my )?[\w-]+(?: [\w-]+)?$/,
    of: ['event', 'message'],
    text: 'the time is settled for both sides',
  },
  {
    verbs: /^(?:move|seat|relocate)$/,
    by: 'staff',
    when: /\bto (?:another|a different|the other) (?:table|room|seat|bed|desk|berth|place|bay)\b/,
    text: 'everybody gets a place that fits',
  },
  {
    verbs: /^(?:swap|exchange)$/,
    by: 'served',
    when: /\bwith\b/,
    of: ['event', 'seat'],
    text: 'both sides get what suits them',
  },
  {
    verbs: /^(?:block|close|take)$/,
    when: /\b(?:for (?:repairs?|maintenance|cleaning|renovation|a day|the day|an? (?:[\w-]+ )?(?:event|party|wedding|function)|a (?:week|weekend|holiday))|out of (?:service|use|order))\b/,
    text: 'nobody relies on what is not there',
  },
  {
    verbs: /^(?:cancel|call off)$/,
    when: /\b(?:too few|not enough|fewer than|because of|due to)\b/,
    text: 'nobody comes in vain',
  },
  { verbs: /^(?:cancel|call off)$/, by: 'staff', of: ['event'], text: 'nobody comes in vain' },
  {
    verbs: /^(?:book|reserve|rent|hire|charter)$/,
    by: 'served',
    notOf: ['person'],
    unless:
      /\bwhile (?:i|we|they)\b|\bfor (?:an hour|\d+ minutes)\b|\b(?:without|by phone|call|again|in one go|at once|together|all of)\b|\b(?:video|online) (?:call|consultation|appointment|meeting|lesson)\b/,
    text: 'I do not have to call for it',
  },
  {
    verbs: /^(?:plan|schedule|set up|arrange)$/,
    by: 'staff',
    when: /^(?:plan|schedule|set up|arrange) (?:an? |the |my |our |their |each )?(?:[\w-]+ ){0,2}?(?:counts?|meetings?|interviews?|inspections?|visits?|appointments?|rehearsals?|trainings?|events?|tours?|maintenance|services?|audits?|deliver(?:y|ies)|shifts?|lessons?|webinars?|drills?|checks?|tests?)\b(?! (?:form|checklist|list|sheet|template|report)s?\b)/,
    unless: /\b(?:publish|send|automatically|at a (?:set|chosen|fixed) time)\b/,
    text: 'everybody concerned can prepare for it',
  },
  {
    verbs: /^(?:name|appoint|set|choose|nominate)$/,
    when: /\b(?:deputy|substitute|stand-in|backup person)\b/,
    unless: REPLACED_THING,
    text: 'nothing is left lying while I am away',
  },
  {
    verbs: /^(?:delegate|hand over|pass on|transfer)$/,
    when: /\bto (?:an? |the |another |my )?(?:colleague|deputy|somebody else|someone else|other person|coworker|co-worker)\b/,
    text: 'it does not have to wait for me',
  },
  {
    verbs: /^(?:move|transfer|reassign|hand over|forward|pass on|pass|escalate|route|assign|give)$/,
    when: new RegExp(
      `\\b(?:tickets?|requests?|cases?|emails?|e-mails?|messages?|calls?|chats?|complaints?|questions?|leads?|claims?)\\b.*\\bto (?:an? |the |another |other |one )?(?:[\\w-]+ )?(?:${PEOPLE})\\b`,
    ),
    text: 'it is dealt with by those who can',
  },
  {
    verbs: /^(?:move|transfer|reassign|shift|give|hand over|pass)$/,
    when: new RegExp(
      `\\b(?:stops?|orders?|jobs?|tasks?|work|shifts?|appointments?|rooms?|parcels?|deliver(?:y|ies))\\b.*\\bto (?!(?:an? |the )?(?:another|other|next|later|earlier|different|new) (?:day|date|time|week|slot|month)\\b)(?:an? |the |another |one |other )?(?:[\\w-]+ )?(?:${PEOPLE}|another|the other)\\b`,
    ),
    by: 'staff',
    text: 'nobody has more than they can do',
  },
  {
    verbs: /^(?:move|transfer|reassign|shift|rebook)$/,
    when: /\bto (?:an?other|an? different|the (?:right|other|correct)|(?:an? |the )?(?:right|correct))\b/,
    notOf: ['person'],
    unless:
      /\b(?:my|centre|location|branch|stage|step|phase)\b|\b(?:time|date|day|slot|week|hour|evening|morning|afternoon|weekend|month|term|year|berth|room|seat|table|place|appointment|session)s?$/,
    text: 'it is where it belongs',
  },
  {
    verbs: /^(?:move|transfer|reassign|shift)$/,
    of: ['person'],
    by: 'staff',
    when: /\bto (?:an?other|an? different|the (?:right|other)) (?:[\w-]+ )?(?:class|course|group|team|level|ward|school)\b/,
    text: 'everybody is in the right place',
  },
  {
    verbs: /^(?:extend|prolong)$/,
    when: /\b(?:stay|loan|rental|hire|booking|parking|subscription|membership|trip)\b/,
    text: 'I do not have to book anew',
  },
  {
    verbs: /^(?:extend|prolong)$/,
    of: ['money', 'document', 'right'],
    unless: /\b(?:quotes?|offers?|reports?|lists?|forms?|records?|plans?|pages?|deadlines?|texts?|with|to include)\b/,
    text: 'it does not have to be set up anew',
  },
  {
    verbs: /^(?:extend|prolong)$/,
    when: /\bby (?:an?|another|\d+|one|two|three|four|five|six|half) /,
    text: 'nothing has to be hurried',
  },
  {
    verbs: /^(?:swap|exchange)$/,
    when: /^(?:swap|exchange) (?:two|the two|several) /,
    notOf: ['goods', 'device'],
    text: 'I do not have to plan everything anew',
  },
  {
    verbs: /^(?:change|edit|update|correct|adjust)$/,
    when: /^\S+ (?:the |my |an? |their )?(?:[\w-]+ )?(?:address|e-?mail|phone number|number|bank details|contact details)\b/i,
    unless: /\b(?:invoice|VAT|number of)\b/i,
    by: 'served',
    text: 'nothing goes to the wrong place',
  },
];
