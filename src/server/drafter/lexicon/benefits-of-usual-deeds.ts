import type { Reason } from './benefits.ts';
import { doneTo } from './benefits-of-own-things.ts';

const HAND_HELD = /\bon (?:my|the|a|an|their) (?:own )?(?:phone|smartphone|mobile|tablet)\b/;
/** Who does a part of the work once they are in. */
const DO_THEIR_PART =
  'helpers?|partners?|flatmates?|colleagues?|teachers?|employees?|volunteers?|deput(?:y|ies)|drivers?|trainers?|coach(?:es)?|editors?|authors?|speakers?|players?|co-?(?:organi[sz]er|host|author|worker|trainer|owner)s?|(?:team|board|crew|committee|staff) members?';

/** Why somebody does what is done with any product: gives back, lends, joins up, marks, tells and notes. */
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
    text: 'somebody else can use {it}',
  },
  {
    verbs: /^(?:return|send back|send)$/,
    when: /^(?:return|send back) (?!.*\b(?:calls?|deposits?)\b).*\b(?:damaged|broken|faulty|wrong|defective|incomplete|reports?|drafts?|forms?|applications?|timesheets?|claims?|requests?|invoices?|documents?)\b/,
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
    unless: /\bcalls?\b/,
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
  // What is told and noted
  {
    verbs: /^(?:list|enter|say|state|note|name|choose|exclude|give|set|tell|mark)$/,
    by: 'served',
    when: /^\S+ (?:[\w-]+ )?(?:[\w-]+ )?(?:that |what |which )?(?:I|we|they) (?:do not|don't|cannot|can't|must not) (?:eat|like|want|drink|tolerate|wear|need|use)\b/,
    text: 'I only get what I can use',
  },
  {
    verbs: /^(?:list|enter|say|state|note|write down|add)$/,
    when: /^\S+ (?:down )?what (?:I|we|they) (?:still )?(?:need|want to bring|have to bring|am missing|run out of)\b/,
    text: 'nothing is forgotten',
  },
  {
    verbs: /^(?:thank|praise|congratulate)$/,
    text: 'what was done does not go unnoticed',
  },
  {
    verbs: /^report$/,
    when: /^report (?:my |the |our |an? )?(?:[\w-]+ )?(?:hours|working time|overtime)\b/,
    text: 'every hour is counted',
  },
  {
    verbs: /^(?:report|offer|list|announce|give away|donate)$/,
    when: /^(?:report|offer|list|announce|give away|donate) (?:the |our |my )?(?:surplus|left-?over|unsold|excess) (?:food|meals?|bread|goods|stock|material|produce|fruit|vegetables|products?)\b/,
    text: 'nothing goes to waste',
  },
  {
    verbs: /^(?:record|log|note|enter|document|write down|register|report)$/,
    by: 'staff',
    when: doneTo('accidents?|incidents?|injur(?:y|ies)|near misses?|falls?'),
    text: 'it can be shown later what happened',
  },
  {
    verbs: /^(?:record|log|note|enter|document|write down|tick off)$/,
    by: 'staff',
    when: doneTo('medications?|medicines?|doses?|vaccinations?|injections?|feedings?|treatments?(?: given)?'),
    text: 'nobody gives it a second time by mistake',
  },
  {
    verbs: /^(?:record|log|note|enter|write down|track)$/,
    when: doneTo('temperatures?|weights?|blood pressure|water levels?|humidity'),
    unless: /\b(?:target|minimum|maximum|limit)\b/,
    text: 'it shows early when something changes',
  },
  {
    verbs: /^(?:record|log|note|enter|write down|register|keep)$/,
    when: /^\S+ (?:down )?who (?:has|had|took|takes|borrowed|borrows|got|holds|picked up|keeps) /,
    unless: /\b(?:paid|signed|attended|been)\b/,
    text: 'I know whom to ask for it',
  },
  {
    verbs: /^(?:record|log|note|enter|write down)$/,
    when: /^\S+ (?:down )?how (?:much|many) /,
    by: 'staff',
    text: 'nobody has to count or guess later',
  },
  {
    verbs: /^(?:enter|set|block|plan|add)$/,
    when: /^\S+ (?:my |own |the |our )*(?:lunch |coffee )?breaks?\b/,
    text: 'nothing is planned for that time',
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
    when: /\bby (?:the )?(?:[\w-]+ )?(?:dates?|changes?|prices?|ratings?|distances?|sizes?|age|names?|popularity|relevance|length|weight|amounts?|costs?|time|year|stock|day)\b/,
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
