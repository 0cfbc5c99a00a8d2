import type { Reason } from './benefits.ts';
import { doneTo } from './benefits-of-own-things.ts';

const HAND_HELD = /\bon (?:my|the|a|an|their) (?:own )?(?:phone|smartphone|mobile|tablet)\b/;
/** Who does a part of the work once they are in. */
const DO_THEIR_PART =
  'helpers?|partners?|flatmates?|colleagues?|teachers?|employees?|volunteers?|deput(?:y|ies)|drivers?|trainers?|coach(?:es)?|editors?|authors?|speakers?|players?|co-?(?:organi[sz]er|host|author|worker|trainer|owner)s?|(?:team|board|crew|committee|staff) members?';

/** Why somebody does what is done with any product: gives back, lends, joins up, marks, sorts and changes. */
export const OF_USUAL_DEEDS: readonly Reason[] = [
  // What is given back and handed on
  {
    verbs: /^(?:return|give|send|hand|take|bring)$/,
    when: /^(?:return|give back|send back|hand back|take back|bring back) (?:the |my |our |all )*(?:empty|empties|used|reusable|refillable)\b/,
    text: '{it} can be used again',
  },
  {
    verbs: /^(?:return|give|send)$/,
    when: /^(?:return|give back|send back) (?:the |my |our |all |an? )*(?:unsold|surplus|unused|left-?over|spare|excess|superfluous)\b/,
    text: '{it} {does} not take up room',
  },
  {
    verbs: /^(?:return|give|hand)$/,
    by: 'served',
    when: /^(?:return|give|hand) (?:back )?(?:an? |the |my |our )?(?:[\w-]+ )?tickets?\b/,
    text: 'I do not pay for what I cannot use',
  },
  {
    verbs: /^(?:return|give|hand|bring|take|drop)$/,
    when: /^(?:return|give back|hand back|bring back|take back|drop off) (?:an? |the |my |our )?(?:borrowed|rented|hired|lent|rental) /,
    text: 'somebody else can use {them}',
  },
  {
    verbs: /^(?:return|send back|send)$/,
    when: /^(?:return|send back) (?!.*\b(?:calls?|deposits?)\b).*\b(?:damaged|broken|faulty|wrong|defective|incomplete|reports?|drafts?|forms?|applications?|timesheets?|claims?|requests?|invoices?|documents?)\b/,
    unless:
      /\bwith (?:an? |the )?(?:reasons?|comments?|notes?|remarks?)\b|\b(?:in)?to (?:the |its |their |an? )?(?:shel(?:f|ves)|stock|store|pool|place|rack|warehouse)\b/,
    by: 'staff',
    text: 'it can be put right by whoever it comes from',
  },
  {
    verbs: /^(?:lend|loan)$/,
    by: 'served',
    of: ['goods', 'device', 'thing'],
    when: / to /,
    text: 'they do not have to buy one of their own',
  },
  {
    verbs: /^share$/,
    when: /^share (?:an? |the |my |our )?(?:cars?|rides?|lifts?)\b/,
    text: 'nobody has to drive alone',
  },
  {
    verbs: /^pick up$|^collect$/,
    by: 'served',
    when: /\b(?:at|from) (?:another|a different|any|the nearest)\b/,
    text: 'I do not have to make a detour',
  },
  {
    verbs: /^share$/,
    when: /^share (?:an? |the |my |our )?(?:[\w-]+ )?(?:walks?|routes?|tours?|tracks?|trips?|progress|runs?)\b/,
    unless: /\b(?:costs?|with each other)\b/,
    text: 'others can follow it',
  },
  {
    verbs: /^skip$/,
    by: 'served',
    when: /^skip (?:an? |the |my |one |single )?(?:[\w-]+ )?(?:visits?|appointments?|cleanings?|collections?)\b/,
    text: 'nobody comes when I do not need it',
  },
  {
    verbs: /^(?:upload|add|send|hand in)$/,
    when: /^\S+ (?:in )?(?:an? |the )?(?:new|newer|latest|revised|corrected) (?:versions?|drafts?|editions?)\b/,
    text: 'nobody works with the old one',
  },
  {
    verbs: /^unsubscribe$/,
    text: 'I only get what I want to read',
  },
  {
    verbs: /^(?:clock in|clock out|clock|punch in)$/,
    text: 'every hour is counted',
  },
  {
    verbs: /^(?:check out)$/,
    by: 'served',
    when: /\b(?:without help|myself|on my own|by myself)\b/,
    text: 'I do not have to queue at the desk',
  },
  {
    verbs: /^(?:export|transfer|send|pass on|forward)$/,
    when: /\b(?:for|to) (?:the |our )?(?:payroll|accounting|bookkeeping|accounts department)$/,
    text: 'nobody has to type {them} in again',
  },
  {
    verbs: /^(?:assign|book|allocate|charge|attribute)$/,
    when: /^\S+ (?:the |my |our |all |an? )*(?:[\w-]+ )?(?:hours|times?|costs?|expenses?|payments?|invoices?|receipts?|transactions?) to (?:an? |the |my |each )?(?:[\w-]+ )?(?:projects?|jobs?|customers?|clients?|cost cent(?:re|er)s?|categor(?:y|ies)|budgets?|cases?|sites?|accounts?|orders?)\b/,
    text: 'each part is counted where it belongs',
  },
  {
    verbs: /^(?:join|combine|put)$/,
    when: /^(?:join|combine|put together) (?:two|three|several|more than one) (?:[\w-]+ )?(?:tables|rooms|seats|desks|stalls|places)\b/,
    text: 'those who belong together sit together',
  },
  {
    verbs: /^(?:swap|exchange)$/,
    when: /^(?:swap|exchange) (?:an? |the |my |our )?(?:[\w-]+ )?(?:assignments?|dut(?:y|ies)|tasks?|jobs?|turns?|roles?|rounds?)\b/,
    text: 'nothing is left undone when plans change',
  },
  {
    verbs: /^share$/,
    when: /^share (?:an? |the |my |our )?(?:[\w-]+ )?(?:photos?|pictures?|videos?|recordings?|albums?)$/,
    text: 'others can look at {them}',
  },
  {
    verbs: /^explain$/,
    by: 'served',
    when: /^explain (?:an? |the |each |every )?(?:[\w-]+ )?(?:solutions?|exercises?|steps?|terms?|words?|rules?|results?|formulas?|grades?)\b/,
    text: 'I understand how it comes about',
  },
  {
    verbs: /^(?:lock|hide|keep)$/,
    by: 'staff',
    when: /^\S+ (?:an? |the |all )?(?:[\w-]+ )?(?:exercises?|tests?|exams?|questions?|solutions?|answers|results?) (?:locked |hidden )?(?:until|before)\b/,
    text: 'nobody sees {them} too early',
  },
  {
    verbs: /^(?:offer|run|give|hold|repeat|add)$/,
    by: 'staff',
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?(?:class|course|tour|workshop|lesson|show|performance|session|seminar|training)\b.*\b(?:twice|again|a second time|once more)\b/,
    text: 'more people can come',
  },
  {
    verbs: /^(?:change|move|shift)$/,
    by: 'staff',
    when: /^\S+ the (?:start|end|departure|arrival|starting|meeting|begin|beginning) (?:times?|dates?|days?)$/,
    text: 'nobody comes at the wrong time',
  },
  {
    verbs: /^assign$/,
    by: 'staff',
    when: /^assign (?:the |some |more |other |different )?(?:homework|exercises?|reading|worksheets?|lessons?|courses?|modules?|tests?) to\b/,
    text: 'each of them works on what they need',
  },
  {
    verbs: /^prescribe$/,
    text: 'it is clear what to take and how often',
  },
  // Many at once
  {
    verbs: /^(?:book|rent|hire|order|reserve|buy|register|sign up|enrol|enroll)$/,
    when: /\bfor (?:an?|the|my|our) (?:whole|entire|full) (?:group|class|team|family|company|department|school|party|crew)\b/,
    text: 'I do not have to do it one by one',
  },
  {
    verbs: /^(?:book|plan|schedule|set up|create|add|make)$/,
    when: /^\S+ (?:up )?(?:an? |the )?(?:whole )?(?:series|block|set) of (?:[\w-]+ )?[\w-]+s\b/,
    text: 'I do not set up each of them by itself',
  },
  {
    verbs: /^(?:download|save|export)$/,
    when: /^\S+ (?:all|every)\b.*\bas (?:an? |one )?(?:zip|archive|single file|file|pdf)\b/i,
    text: 'I do not have to save each one by itself',
  },
  {
    verbs: /^download$/,
    by: 'staff',
    when: /^download (?:my |the |all |an? )?(?:[\w-]+ )?(?:payslips?|contracts?|invoices?|bills?|receipts?|certificates?|statements?|vouchers?)$/,
    text: 'I have {them} at hand when somebody asks for {them}',
  },
  // What other programs know, and what need not be typed
  {
    verbs: /^(?:connect|link|integrate|pair|hook up)$/,
    when: /^(?:connect|link|integrate|pair|hook up) (?:an? |the |my |our )?(?:[\w-]+ )?(?:bank|bank accounts?|credit cards?)(?=$| (?:for|with|to)\b)(?!.*\b(?:payouts?|royalties|salary|earnings|refunds?)\b)/,
    text: 'I do not have to enter each payment by hand',
  },
  {
    verbs: /^(?:connect|link|integrate|hook up)$/,
    when: doneTo('mailbox(?:es)?|calendars?|shops?|web ?shops?|stores?|tills?|cash registers?|crm|payroll|accounting'),
    unless: / to (?:an?|the) (?:task|ticket|case|project|customer|page|note)\b/,
    text: 'I do not have to enter the same thing twice',
  },
  {
    verbs: /^(?:connect|link|integrate|pair)$/,
    when: /^\S+ (?:an? |the |my |our )?(?:[\w-]+ )?(?:scales?|sensors?|meters?|thermometers?|trackers?|watch)$/,
    text: 'nobody has to type the values in',
  },
  {
    verbs: /^(?:attach|add|send|leave|record|make|use)$/,
    when: /^\S+ (?:an? |the |my )?(?:voice|audio) (?:messages?|memos?|notes?|recordings?)\b/,
    text: 'I do not have to type it',
  },
  {
    verbs: /^(?:enter|record|note|log|register|report|fill|fill in|fill out|write)$/,
    by: 'staff',
    when: HAND_HELD,
    unless: /\b(?:sick|time|hours)\b/,
    text: 'I do not have to write it on paper first',
  },
  {
    verbs: /^(?:ask|ask for|request|apply|apply for|approve|confirm|check)$/,
    when: HAND_HELD,
    unless: /\bcalls?\b|^check (?:in|out)\b/,
    text: 'I can do it wherever I am',
  },
  {
    verbs: /^(?:request|ask|ask for|apply|apply for|submit)$/,
    when: /^(?:request|ask for|apply for|submit) (?:an? |the |my )?(?:[\w-]+ )?(?:leave|holidays?|vacations?|time off|days? off|parental leave)(?=$| (?!on\b|by\b))/,
    text: 'I do not have to fill in a form for it',
  },
  {
    verbs: /^(?:add|upload|send|attach|show|enclose)$/,
    when: /^\S+ (?:an? |the |my |some )?(?:[\w-]+ )?(?:photos?|pictures?|images?|sketch(?:es)?) of (?:the|what|how|an?) .*\b(?:(?:I|we|they) (?:want|would like|wish|like|have in mind)|should look)\b/,
    text: 'I do not have to describe it in words',
  },
  {
    verbs: /^(?:transcribe)$/,
    text: 'what was said can be read and searched',
  },
  {
    verbs: /^(?:log|enter|record|note|add|write|use|control|operate)$/,
    when: /\bwith one hand\b/,
    text: 'I have the other hand free',
  },
  {
    verbs: /^(?:add|give|put|set)$/,
    when: /^\S+ (?:an? |the |my )(?:digital |electronic )?signatures? to\b/,
    text: 'nobody has to print it for that',
  },
  {
    verbs: /^(?:send|e-?mail|forward)$/,
    by: 'staff',
    when: /^\S+ (?:out )?(?:an? |the |my |our |all )*(?:[\w-]+ )?(?:bills?|invoices?|letters?|contracts?|reports?|tickets?|statements?|results?) by e-?mail\b/i,
    text: 'nobody has to print {them} and post {them}',
  },
  // What is marked, sorted, named and changed
  {
    verbs: /^(?:mark|highlight|underline|bookmark)$/,
    when: /^\S+ (?:an? |the |my |single |certain )?(?:[\w-]+ )?(?:pages?|passages?|lines?|sections?|chapters?|paragraphs?|bars|words|sentences?|moments?) (?:in|of|on)\b/,
    text: 'I find {them} again at once',
  },
  {
    verbs: /^(?:sort|order by|arrange)$/,
    when: /\bby (?:the )?(?:urgency|priority|due date|deadline)\b/,
    text: 'what is urgent comes first',
  },
  {
    verbs: /^(?:sort|order by|arrange)$/,
    when: /\bby (?:the )?(?:[\w-]+ )?(?:dates?|changes?|prices?|ratings?|distances?|sizes?|age|progress|levels?|grades?|scores?|names?|popularity|relevance|length|weight|amounts?|costs?|time|year|stock|day)\b/,
    text: 'I do not have to go through them all',
  },
  {
    verbs: /^(?:add|name|enter|register|invite|give)$/,
    when: /^\S+ (?:an? |the )?(?:second|another|other|further) (?:owner|parent|guardian|account holder|tenant|administrator|admin|organi[sz]er|keeper|holder|manager)\b/,
    text: 'it does not all hang on one person',
  },
  {
    verbs: /^(?:add|register|enter|create|include)$/,
    by: 'staff',
    of: ['person'],
    unless: new RegExp(`\\b(?:${DO_THEIR_PART})\\b|\\b(?:photos?|notes?|fields?|rights?|to) `, 'i'),
    when: /^\S+ (?:an? |the |new |another )*(?:[\w-]+ )?(?:patients?|customers?|clients?|pets?|animals?|dogs?|children|child|pupils?|students?|residents?|guests?|suppliers?|tenants?|donors?|contacts?)$/,
    text: 'everything about them stands in one place',
  },
  {
    verbs: /^(?:change|move|swap)$/,
    by: 'staff',
    when: /^\S+ (?:an? |the |our )?(?:[\w-]+ )?(?:(?:class)?rooms?|venues?|meeting points?|meeting places?|platforms?|halls?|locations?)$/,
    text: 'nobody goes to the wrong place',
  },
];

/** Whoever is let in to do a part of the work. */
export const WHO_DOES_A_PART = new RegExp(
  `^\\S+ (?:an? |the |my |our |new |another |more |second )*(?:[\\w-]+ )?(?:${DO_THEIR_PART})\\b`,
  'i',
);
