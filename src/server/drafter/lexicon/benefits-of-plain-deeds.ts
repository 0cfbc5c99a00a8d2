import type { Reason } from './benefits.ts';

const FAULT =
  /\b(?:damage\w*|broken|faults?|faulty|defects?|defective|leaks?|problems?|issues?|errors?|bugs?|hazards?|potholes?|outages?)\b/;
/** What tells much about a customer, a patient or a matter is kept together in it. */
const RECORD =
  /\bto (?:the |an? |my |our |their |each |every |that )?(?:[\w'-]+ ){0,2}?(?:record|file|profile|case|ticket|order|customer|contact|client|patient|booking|reservation|account|lead|deal|entry|request|claim|job|bug|issue|task)s?(?=$|,| (?:with|when|after|so|of|for|in|on|by|from|before|during|at)\b)/;

/** Why somebody does something that people do with any product, by the verb, what it is done to, and who does it. */
export const OF_PLAIN_DEEDS: readonly Reason[] = [
  // Papers, forms and files
  {
    verbs: /^(?:upload|import|add|load|enter|create)$/,
    when: /\bfrom (?:an? |the |my |their )?(?:[\w-]+ )?(?:spreadsheet|excel|csv|file|list|sheet)\b/i,
    text: 'I do not have to type them in one by one',
  },
  {
    verbs: /^(?:import|bring|take|transfer|move|migrate)$/,
    when: /\b(?:existing|previous|old|former)\b.*\bfrom\b/,
    text: 'I do not have to start from nothing',
  },
  {
    verbs: /^(?:sign|e-sign)$/,
    unless: /^sign (?:off|in|up|on|out)\b/,
    when: /\b(?:on (?:my|the|a|their) (?:phone|tablet|screen|smartphone|device)|online|digitally|electronically|in the (?:app|browser|portal)|from home)\b/,
    text: 'nobody has to print {them} and bring {them} back',
  },
  {
    verbs: /^(?:submit|hand in|file|turn in|send|send in)$/,
    unless:
      /^send (?!.*\b(?:prescriptions?|forms?|documents?|proofs?|certificates?|receipts?|applications?|homework|papers?|contracts?|ids?)\b)/,
    when: /\b(?:online|in the (?:app|portal)|as an? (?:photo|picture|scan|pdf|file)|from home|on (?:my|the) phone)\b/i,
    text: 'I do not have to come by for it',
  },
  {
    verbs: /^(?:submit|hand in|file|turn in)$/,
    when: /\bfor (?:approval|review|release|sign-?off|a check|checking)\b/,
    text: 'nothing goes out unchecked',
  },
  // Faults and what is noted of something
  { verbs: /^report$/, when: FAULT, text: 'somebody can see to it before it gets worse' },
  {
    verbs: /^report$/,
    when: /\b(?:comment|review|listing|post|message|user|profile|seller|photo|picture|advert|ad|question|answer|reply)s?\b/,
    text: 'somebody looks at it who can take it down',
  },
  {
    verbs: /^report$/,
    when: /^report that (?:I am|they are|we are)\b|\b(?:sick|ill|absen\w+)\b/,
    unless: /\bmy (?:child|son|daughter|kid|dog|horse)\b/,
    text: 'nobody waits for me in vain',
  },
  {
    verbs: /^(?:mark|show|draw|pin|set|enter|point out)$/,
    when: /\b(?:place|spot|location|position|point)\b.*\bon (?:an? |the )?(?:[\w-]+ )?(?:map|plan|sketch)\b|\bon (?:an? |the )?map\b/,
    text: 'it is found without a search',
  },
  {
    verbs: /^(?:add|attach|upload|link|store|note|write|save|leave)$/,
    when: RECORD,
    unless:
      /\b(?:photos?|pictures?|screenshots?|videos?|button|field|deposit|second|contact person|emergency|discount|fee)\b/,
    by: 'staff',
    text: 'everything about it stands in one place',
  },
  {
    verbs: /^(?:add|insert|set|place)$/,
    when: /\b(?:chapters?|chapter markers?|bookmarks?|table of contents|headings?|index)\b/,
    text: 'nobody has to search for the right place',
  },
  {
    verbs: /^(?:add|attach|upload|include|send)$/,
    when: /\b(?:photos?|pictures?|screenshots?|videos?|sketch(?:es)?|recording)\b.*\bto (?:an? |the |my |their |each )?(?:[\w-]+ ){0,2}?(?:report|request|claim|ticket|message|question|complaint|case|issue|bug|order|enquiry|return)s?\b/,
    text: 'I do not have to describe it in words',
  },
  {
    verbs: /^(?:add|attach|upload|include|use)$/,
    when: /\b(?:photo ?books?|photo albums?|sources?|bibliograph\w*)\b|^\S+ (?:an? |the )?(?:pdf|document|file)s? to (?:an? |the |my )?(?:notes?|pages?|notebooks?)\b/i,
    text: 'I find everything on it in one place',
  },
  // Marking, naming, putting together
  {
    verbs: /^(?:rename|name|title)$/,
    notOf: ['person'],
    when: /^(?:rename|name|title) (?!.*\b(?:contact|person|deputy|substitute|stand-in|replacement|colleague|member|beneficiary|heir|witness|guardian)s?\b)/,
    text: 'everybody knows which one is meant',
  },
  {
    verbs: /^(?:mark|flag|star|pin|label|highlight)$/,
    when: /\bas (?:an? |my )?(?:favou?rites?|important|starred|preferred|read later|to read|interesting)\b|^(?:star|pin|highlight)\b/,
    text: 'I find {them} again at once',
  },
  { verbs: /^(?:mark|flag)$/, when: /\bas (?:unread|open|to do|pending|unsolved)\b/, text: 'it is not forgotten' },
  {
    verbs: /^(?:mark|flag|set)$/,
    when: /\bas (?:[\w-]+ly )?(?:done|packed|paid|cleaned|clean|finished|delivered|shipped|ready|returned|sold|completed|complete|lost|broken|damaged|missing|sent|solved|fixed|checked|approved|taken|closed|absent|present|sick|away|occupied|free|empty|full|confirmed|picked up|collected|received|refused|not collected|blocked|out of order|out of service|(?:not )?available|unavailable|an? no-show|no-shows?)\b/,
    text: 'the others know about it without asking',
  },
  {
    verbs: /^(?:merge|combine|join|bundle)$/,
    when: /\b(?:orders|deliveries|shipments|parcels|packages)\b/,
    text: 'they can go out together',
  },
  {
    verbs: /^(?:merge|combine|join|unite)$/,
    when: /\b(?:tags?|contacts?|records?|accounts?|profiles?|customers?|entries|tickets?|labels?|categories|duplicates?|duplicate \w+|folders?|lists?|cases)\b/,
    unless: /\binto (?:an? |one )?(?:file|pdf|document|invoice|shipment)\b|^join (?!two\b|several\b)/i,
    text: 'what belongs together is found in one place',
  },
  { verbs: /^(?:merge|combine)$/, when: /\b(?:invoices|bills|payments)\b/, text: 'only one has to be paid and booked' },
];
