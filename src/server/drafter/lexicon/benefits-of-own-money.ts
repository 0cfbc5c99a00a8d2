import type { Reason } from './benefits.ts';
import { SHARED_COST } from './senses.ts';
import { doneTo } from './benefits-of-own-things.ts';

/** Why people pay, order and keep papers of their own, with any product. */
export const OF_OWN_MONEY: readonly Reason[] = [
  { verbs: /^(?:tip|give a tip)$/, text: 'I can show my thanks' },
  {
    verbs: /^donate$/,
    notOf: ['goods'],
    unless:
      /^donate (?!to\b|for\b|money\b|\d)(?:[\w-]+ ){0,3}?(?:unsold|unused|left ?overs?|surplus|old|spare|stuff|things?|clothes|food|blood|books?|items?)\b/,
    text: 'I can support what I like',
  },
  { verbs: /^donate$/, text: 'somebody else can still make use of it' },
  {
    verbs: /^(?:split|split up|divide|share)$/,
    when: SHARED_COST,
    text: 'everybody pays what falls to them',
  },
  // Papers and money of one's own
  {
    verbs: /^(?:fill|fill in|fill out|complete)$/,
    by: 'served',
    when: /^(?:fill (?:in|out)|complete) .*\b(?:forms?|questionnaires?|health (?:check|history))\b/,
    unless: /\b(?:before|ahead of|automatically)\b/,
    text: 'I do not have to do it on paper',
  },
  {
    verbs: /^(?:buy|order|get)$/,
    by: 'served',
    when: doneTo('vouchers?|gift (?:cards?|vouchers?|certificates?)'),
    unless: /\b(?:discount|as a discount)\b/,
    text: 'I have something to give away',
  },
  {
    verbs: /^(?:pay|redeem|use|spend|cash in)$/,
    by: 'served',
    when: /^(?:(?:pay|redeem|spend|cash in)\b.*\b(?:gift (?:cards?|vouchers?)|vouchers?|points|credits?|store credit|credit balance|miles)\b|use (?:up )?(?:my |the |several )?(?:[\w-]+ )?(?:points|credits|credit balance|miles|gift cards?)\b)/,
    unless: /\bcredit cards?\b|\b(?:at|in|with) (?:another|other|any)\b/,
    text: 'I can make use of what I already have',
  },
  {
    verbs: /^(?:return|send back|give back)$/,
    by: 'served',
    when: doneTo(
      'orders?|items?|products?|goods|parts? of (?:an?|the|my) order|purchases?|clothes|articles?|shoes|parcels?|packages?',
    ),
    unless: /\b(?:at|in|to|from) any\b/,
    text: 'I only pay for what I keep',
  },
  {
    verbs: /^(?:request|ask|ask for|claim|get|apply|apply for|demand)$/,
    by: 'served',
    when: /^(?:request|ask for|claim|get|apply for|demand) (?:an? |the |my |part of the )*(?:[\w-]+ )?(?:refunds?|money back|reimbursements?)\b/,
    text: 'I get back what I have paid',
  },
  {
    verbs: /^(?:request|ask|ask for|get)$/,
    by: 'served',
    when: /^(?:request|ask for|get) (?:an? |the |my )?(?:[\w-]+ )?(?:quotes?|price offers?|cost estimates?|estimates?)\b/,
    text: 'I know the costs before I decide',
  },
  {
    verbs: /^(?:record|submit|enter|upload|claim|hand in|add|file|photograph|scan|report)$/,
    when: /^\S+ (?:in )?(?:an? |the |my |our )?(?:travel |business )?(?:expenses?|expense (?:claims?|reports?)|travel costs)\b/,
    unless: /\b(?:of|from) (?:the |an? |all )?(?:employees?|staff|team|departments?)\b/,
    text: 'I get back what I have paid',
  },
  {
    verbs: /^(?:categori[sz]e|label|tag|group|sort|classify|assign|split)$/,
    when: doneTo('spending|expenses|transactions?|payments|purchases|outgoings'),
    text: 'I see where the money goes',
  },
  {
    verbs: /^(?:pause|suspend|freeze)$/,
    by: 'served',
    when: doneTo('subscriptions?|memberships?|contracts?|plans?|abos?|passes'),
    text: 'I do not pay while I cannot use it',
  },
  {
    verbs: /^(?:upgrade|downgrade|switch|change)$/,
    by: 'served',
    when: doneTo('subscriptions?|tariffs?|memberships?|(?:pricing |subscription |payment )?plans?'),
    text: 'I only pay for what I need',
  },
  {
    verbs: /^(?:download|print|save|export)$/,
    when: /^\S+ (?:my |all my |the |an? )*(?:[\w-]+ )?(?:pay ?slips?|payslips?|(?:account |bank )?statements?|(?:tax )?certificates?|invoices?|receipts?|bills?|contracts?|policies|prescriptions?|results?)\b/,
    by: 'served',
    unless: /\b(?:as (?:an? )?(?:csv|excel|spreadsheet)|for (?:the|my|our)|when|each|every|at home)\b/i,
    text: 'I have {them} at hand when somebody asks for {them}',
  },
  {
    verbs: /^(?:download|print)$/,
    when: /\bmy (?:own )?(?:[\w-]+ )?(?:pay ?slips?|payslips?|statements?|certificates?|contracts?|documents?)\b/,
    text: 'I have {them} at hand when somebody asks for {them}',
  },
  {
    verbs: /^(?:write|leave|give|post|add|rate|review|share)$/,
    by: 'served',
    when: /^(?:(?:write|leave|give|post|add|share) (?:an? |the |my |their )*(?:[\w-]+ )?(?:reviews?|ratings?|star ratings?|stars)\b|(?:rate|review) (?:an? |the |my |their )*(?:[\w-]+ )?(?:products?|sellers?|courses?|drivers?|hosts?|rooms?|dishes|meals?|recipes?|films?|books?|apps?|tours?|trips?|flats?|hotels?|places?|events?|trainers?|teachers?|treatments?|classes|items?|restaurants?)\b)/,
    text: 'others know what to expect',
  },
  {
    verbs: /^(?:set|enter|define|change|adjust|record|add|store)$/,
    by: 'served',
    when: /\btariffs?\b|\bprices? for (?:each|every|all)\b/,
    unless: /\b(?:alert|alarm|warning|notification|reminder|offers?|my (?:own )?(?:prices?|rates?))\b/,
    text: 'I see what it really costs me',
  },
  {
    verbs: /^(?:change|edit|adjust|update|add|reduce|increase)$/,
    by: 'served',
    when: /^\S+ (?:the |an? |my |more )*(?:number|amount|quantity|date|time|guests?|people|items?|products?)\b.* (?:in|of|to|for|from) (?:an? |the |my )?(?:[\w-]+ )?(?:bookings?|reservations?|orders?|appointments?|standing orders?)\b/,
    text: 'I do not have to start anew when plans change',
  },
  {
    verbs: /^(?:change|edit|adjust|update)$/,
    by: 'served',
    when: doneTo('standing orders?|direct debits?|payment methods?'),
    text: 'I do not have to set it up anew',
  },
  // Ordering and paying
  {
    unless: /\b(?:insurance|age|income|address|identity|payment|purchase|vaccination) proofs?\b/,
    when: /^(?:see|view|get|check|approve) (?:an? |the |my )?(?:[\w-]+ )?(?:proofs?(?! of\b)|samples?|previews?|mock-?ups?)\b/,
    by: 'served',
    text: 'a mistake shows before it is too late',
  },
  {
    when: /^(?:see|view|know|get) (?:the |my |an? )?(?:[\w-]+ )?(?:delivery|arrival|shipping|collection|pick-?up) (?:dates?|days?|times?)\b/,
    by: 'served',
    text: 'I can plan around it',
  },
  {
    verbs: /^pay$/,
    by: 'served',
    when: /\b(?:after (?:the )?(?:delivery|visit|stay|work|repair|course)|on delivery|afterwards|on receipt)\b/,
    unless: /\bby card\b/,
    text: 'I see first what I pay for',
  },
  {
    verbs: /^(?:order|pre-?order)$/,
    by: 'served',
    when: /^\S+ (?:an? |the |my |some )?(?:[\w-]+ )?(?:drinks?|food|meals?|snacks?|coffee|lunch(?:es)?|breakfast)\b/,
    unless: /\b(?:again|each|every|last|deliver\w*|brought|home|weekly|office|for \w+ people)\b/,
    text: 'I do not have to queue',
  },
  {
    when: /^(?:see|view) (?:the )?(?:views?|look) (?:from|of|out)\b/,
    text: 'I do not have to be there to see it',
  },
  {
    when: /^(?:get|use|have) (?:an? |the )?(?:[\w-]+ )?(?:group|family|early bird|student|loyalty|volume|senior) (?:discounts?|rates?|prices?)\b/,
    by: 'served',
    text: 'it costs me less',
  },
  {
    verbs: /^(?:buy|get|order|purchase)$/,
    by: 'served',
    when: doneTo(
      '(?:ten|five|twenty|\\d+|multi|season|monthly|weekly|annual|yearly|day)(?:-[\\w-]+)? (?:cards?|tickets?|pass(?:es)?)|season tickets?',
    ),
    text: 'I do not have to pay each time',
  },
  {
    verbs: /^(?:book|buy|order|reserve)$/,
    by: 'served',
    when: /\b(?:earlier|sooner) than\b|\bbefore (?:others|guests|everybody else|non-members)\b/,
    text: 'I have more to choose from',
  },
  {
    verbs: /^(?:enter|record|note|add|say)$/,
    when: /^\S+ what (?:I|we|they) (?:have )?(?:paid|spent|bought)\b|\bshared (?:expenses?|costs?)\b/,
    text: 'everybody pays their share',
  },
  {
    when: /^(?:make|use|have|do) (?:an? |the )?(?:online|card|mobile|contactless) payments?\b/,
    text: 'it is paid at once',
  },
  {
    when: /^(?:get|see|receive|view) (?:an? |the |my )?(?:[\w-]+ )?(?:statements?|breakdowns? of (?:the |my )?(?:costs|bill|invoice))\b/,
    by: 'served',
    text: 'I can check that it is right',
  },
  {
    verbs: /^(?:make|arrange|set up|get|agree|agree on|plan)$/,
    by: 'served',
    when: doneTo('appointments?|reservations?|viewings?|visits?'),
    unless: /\b(?:video|reminders?|confirmations?|lists?|cards?|notes?|overviews?|history)\b/,
    text: 'I do not have to call for it',
  },
  {
    verbs: /^(?:enter|submit|send|report|record|photograph|hand in|upload)$/,
    by: 'served',
    when: /\bmeter readings?\b|\bmeters?$/,
    text: 'nobody has to come by to read it',
  },
  {
    verbs: /^pay$/,
    by: 'served',
    when: /\bonline\b|\bin the (?:app|portal)\b/,
    text: 'it is paid at once',
  },
  {
    verbs: /^subscribe$/,
    by: 'served',
    when: /^subscribe to (?:an? |the |my )?(?:[\w-]+ )?(?:products?|items?|boxe?s?|deliver(?:y|ies)|coffee|food|articles?|meals?)\b/,
    text: 'I do not have to order it each time',
  },
  {
    verbs: /^(?:add|write|send|enclose|include)$/,
    by: 'served',
    when: /\b(?:message|card|note|greeting|words)s? (?:to|with|for) (?:an? |the |my )?(?:gift|present|bouquet|order|parcel|card|voucher)s?\b|\b(?:gift|greeting) (?:messages?|cards?|notes?)\b/,
    unless: /^(?:buy|pay|redeem)\b/,
    text: 'it is clear whom it comes from',
  },
  {
    verbs: /^(?:split|divide)$/,
    by: 'served',
    when: /\b(?:orders?|purchases?)\b.*\bdeliver(?:y|ies)\b/,
    text: 'each part comes when I need it',
  },
  {
    verbs: /^(?:borrow|rent|hire|lease)$/,
    by: 'served',
    when: /^\S+ (?:an? |the )?(?!(?:room|hall|flat|house|car|van|person|court)\b)[\w-]+(?: [\w-]+)?$/,
    text: 'I do not have to buy one of my own',
  },
  {
    verbs: /^(?:book|reserve|order|register|sign up|report|request|apply|buy|cancel)$/,
    when: /\bfor (?:an? |the |my |another )?(?:colleague|friend|partner|child|son|daughter|wife|husband|neighbou?r|mother|father|parents|relative|guest|visitor|somebody else|someone else)s?\b/,
    text: 'I can see to it for them as well',
  },
  {
    verbs: /^(?:set|choose|save|store)$/,
    when: /\b(?:favou?rite|usual|preferred|default|standard) (?!language\b)[\w-]+/,
    text: 'I do not have to choose it each time',
  },
  {
    verbs: /^(?:describe|explain|show)$/,
    by: 'served',
    when: /\b(?:faults?|problems?|damage|symptoms|issue|what is (?:wrong|broken))\b/,
    text: 'the other side knows what it is about',
  },
  {
    verbs: /^(?:write|write to)$/,
    by: 'served',
    when: /^write to (?:the |an? |my )/,
    text: 'I get an answer without a call',
  },
  {
    verbs: /^(?:share|offer|find|join)$/,
    when: /\b(?:rides?|lifts?|car ?pools?)\b/,
    unless: /\b(?:rates?|prices?|discounts?|fares?|vouchers?|insurance|tickets?|for (?:my |the )?rides?)\b/,
    text: 'nobody has to drive alone',
  },
  {
    when: /^(?:see|view|know|look up|check) what (?:I|they) (?:have |has |still )?(?:paid|spent|owe|been charged|bought)\b/,
    text: 'I can check that it is right',
  },
  {
    when: /^(?:see|view|be shown|know) .*\b(?:allergens|allerg(?:y|ies)|nutrition\w*|nutritional values)\b/,
    by: 'served',
    unless: /\b(?:lists?|guests?|child|children|pupils?|kids?)\b/,
    text: 'I know what I can eat',
  },
  {
    when: /^(?:see|view|be shown|know) .*\ballerg(?:y|ies)\b/,
    text: 'nobody is given what they must not have',
  },
];
