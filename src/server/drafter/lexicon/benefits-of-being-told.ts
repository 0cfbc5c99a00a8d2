import type { Reason } from './benefits.ts';

/** What a message is good for, by what it tells. */
export const OF_BEING_TOLD: readonly Reason[] = [
  { when: /\b(?:minimum (?:stock|level|amount)|stock level)\b/, by: 'staff', text: 'I can order more in time' },
  {
    when: /\b(?:has|have) been (?:delivered|shipped|sent|handed over|received|picked up|published|paid)\b|\b(?:has|have) arrived\b|\b(?:has|have) left (?:the|our|my)\b|\bis on (?:its|the) way\b/,
    text: 'I do not have to ask about it',
  },
  {
    when: /\b(?:overlap\w*|conflicts?|double[- ]booked|booked twice|at the same time)\b/,
    text: 'I can put it right in time',
  },
  {
    when: /\b(?:running|runs?|gets?|getting|are|is) low\b|\blow (?:stock|on stock)\b|\bstock\b.*\b(?:falls?|drops?|below|under)\b|\bfew(?:er than \w+)? left\b/,
    by: 'staff',
    text: 'I can order more in time',
  },
  {
    when: /\b(?:is|are) (?:still )?(?:waiting|pending)\b(?! list)/,
    by: 'staff',
    text: 'nobody waits for me longer than needed',
  },
  { when: /\b(?:with|of) the same\b.*\balready\b|\bduplicates?\b/, text: 'nothing is done or paid twice' },
  {
    when: /\bdo(?:es)? not (?:go together|match|fit|agree)\b|\b(?:clash|contradict)\w*\b|\b(?:medicines?|medications?|drugs?|tablets?|pills?|prescriptions?|substances?|supplements?|doses?)\b.*\binteract(?:s|ing|ions?)?\b/,
    text: 'I can put it right before any harm is done',
  },
  {
    when: /\bnew (?:[\w-]+ )?(?:books?|titles?|releases?|episodes?|offers?|products?|items?|listings?|articles?|courses?|events?|jobs?|films?|songs?|videos?|dates?|pictures?|vacanc\w+|flats?)\b/,
    text: 'I do not miss anything new',
  },
  { when: /\b(?:unhappy|complain\w*|disappointed|angry)\b/, text: 'I can make up for it while it still counts' },
  {
    when: /\b(?:tasks?|orders?|projects?|jobs?|invoices?|payments?|deliver(?:y|ies)|requests?) (?:is|are|gets?|runs?) (?:late|overdue|delayed|behind)\b/,
    by: 'staff',
    text: 'I can see to it in time',
  },
  {
    when: /\b(?:cancel\w*|called off|delayed|is late|does not come)\b/,
    text: 'I do not come or wait in vain',
  },
  {
    when: /\b(?:not|never) (?:yet )?(?:been )?(?:finished|done|paid|complete|completed|returned|confirmed|signed|answered|approved|picked up|handed in)\b/,
    text: 'I can see to it in time',
  },
  {
    when: /\b(?:not|no longer) (?:available|free|in stock|ready)\b|\bunavailable\b|\bsold out\b/,
    text: 'I can look for something else in time',
  },
  {
    when: /\b(?:is|are) (?:here|in|back|there)(?=$|,| (?:again|and|for)\b)|\b(?:free|ready|available|finished|done|complete|completed|arrives?|arrived|emptied|approved|accepted|selected|confirmed|repaired|back in stock|open again|opens|can be|paid|published|answered)\b|\b(?:is|are|comes?|gets?) out of (?:the|my|our) [a-z]|\b(?:has|have|is|are) (?:cooled|dried|charged|heated up|warmed up|thawed|cleaned|fired|run through)\b/,
    text: 'I do not have to look again and again',
  },
  {
    when: /\b(?:desks?|wheels?|seats?|tables?|rooms?|spaces?|spots?|courts?|bays?|lanes?|machines?|benches|bench|chairs?|halls?|beds?|slots?) (?:is|are|gets?|becomes?) (?:empty|vacant|unoccupied)\b/,
    by: 'served',
    text: 'I do not have to look again and again',
  },
  {
    when: /\b(?:prices?|fares?|rates?|costs?|rents?)\b.*\b(?:falls?|drops?|below|under|down|cheaper|lower|sinks?)\b/,
    by: 'served',
    text: 'I can buy while it is cheap',
  },
  {
    when: /\b(?:fail\w*|broken|breaks|missing|above|below|exceed\w*|out of (?:order|control|range|date|balance|reach|tolerance|the (?:fridge|freezer|cold|water|zone|area|limits)|action|service|stock|bounds)|leak\w*|(?:stands?|left|still) (?:open|on|still)|unlocked|empty|faulty|wrong|down|too (?!late\b|soon\b)[a-z]+|hotter|colder|warmer|(?<!\b(?:the|an?|my|our|each|every|next|last|one|bus|tram) )stops?|not sent|has not|(?:gives|eats|drinks|produces|weighs|sleeps|moves) (?:less|fewer|no))\b/,
    text: 'I can step in before it gets worse',
  },
  {
    when: /\b(?:removed|deleted|expires?|ends?|runs? out|end of|due|deprecated|thrown)\b/,
    text: 'I have time to prepare for it',
  },
  {
    when: /\b(?:evening|day|night|weeks?|days|hours?|minutes?|months?) (?:before|ahead)\b|\bin (?:good time|advance)\b/,
    text: 'I have time to prepare for it',
  },
  {
    when: /\b(?:turned off|switched off|shut off|interrupt\w*|maintenance|power cut|roadworks|strike)\b/,
    text: 'I am not taken by surprise',
  },
  { when: /\b(?:before|in time|as soon as|ahead)\b/, text: 'I can still do something about it' },
  { when: /\b(?:chang\w+|moved|postponed|swapped|replaced)\b/, text: 'I do not rely on what no longer holds' },
  { when: /\bhow (?:long|late)\b|\bwhen (?:it|they) will\b/, text: 'I can plan my time' },
  {
    when: /\bhow (?:things|it|they|matters) stands?\b|\bhow far\b|\bwhat (?:has become|became|becomes) of\b|\bstatus\b/,
    text: 'I do not have to ask how things stand',
  },
  {
    when: /\b(?:less|more|fewer|later|earlier) than\b|\b(?:limit|maximum|minimum)\b|\bafter the closing\b/,
    text: 'I can still do something about it',
  },
  { by: 'served', when: /\b(?:has|have) (?:[\w-]+ )?been \w+/, text: 'I do not have to ask about it' },
  {
    when: /^be (?:warned|alerted|alarmed|pinged|called)\b|\b(?:warning|alert|alarm)\b/,
    text: 'I can react to it at once',
  },
  { when: /^be (?:told|informed|notified)(?: at once)? if\b/, text: 'I can still do something about it' },
  { when: /^be (?:told|informed|notified) that\b/, text: 'I do not find it out too late' },
  { text: 'I do not have to keep checking' },
];
