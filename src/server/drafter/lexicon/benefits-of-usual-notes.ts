import type { Reason } from './benefits.ts';
import { doneTo } from './benefits-of-own-things.ts';

/** Why somebody tells, notes, reports or registers something, with any product. */
export const OF_USUAL_NOTES: readonly Reason[] = [
  {
    verbs: /^(?:add|write|note|enter|keep)$/,
    when: /^\S+ (?:an? |the |my |some )?(?:[\w-]+ )?notes?(?=$| (?:with|by|on|about)\b)/,
    text: '{it} {is} not forgotten',
  },
  {
    verbs: /^comment$/,
    when: /^comment on (?:an? |the |single |each )?(?:timestamps?|lines?|passages?|places?|paragraphs?|words?|sections?|bars|scenes?|slides?)\b/,
    text: 'everybody sees which place is meant',
  },
  {
    verbs: /^(?:enter|record|report|log|post|submit)$/,
    when: /^\S+ (?:an? |the |my |all )?(?:[\w-]+ )?(?:results?|scores?|standings)\b/,
    unless: /\bsearch results?\b/,
    text: 'whoever waits for {them} sees {them} at once',
  },
  {
    verbs: /^(?:register|sign up|enter|enrol|enroll)$/,
    when: /^\S+ (?:up )?(?:an? |the |my |our |new |another )*(?:[\w-]+ )?(?:fighters?|players?|athletes?|teams?|participants?|runners?|riders?|swimmers?|singers?|candidates?|competitors?|entrants?)(?=$| (?:for|in|to)\b)/,
    text: 'it is clear who takes part',
  },
  {
    verbs: /^register$/,
    when: /^register (?:an? |the |my |our |overnight )*(?:guests?|visitors?)\b/,
    unless: /\baccounts?\b/,
    text: 'everybody knows who is there',
  },
  {
    verbs: /^(?:track|follow|keep track of)$/,
    by: 'staff',
    when: /^(?:track|follow|keep track of) (?:all |the |our |each |every )*(?:empty |empties|returnable |lent |borrowed |rented |loaned )(?:[\w-]+)?/,
    text: 'none of them gets lost',
  },
  {
    verbs: /^(?:mute|unmute)$/,
    of: ['person', 'unnamed', 'general'],
    text: 'the others are not disturbed',
  },
  {
    verbs: /^(?:add|create|open|set up)$/,
    by: 'served',
    when: /^\S+ (?:up )?(?:an? |the )?(?:second|third|another|further) (?:child|kid|baby|pet|dog|cat|horse|animal|car|vehicle|bike|account|location|branch|address|property|flat|garden|device)$/,
    text: 'I have them all in one place',
  },
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
    verbs: /^(?:add|enter|record|log|note)$/,
    when: /^\S+ (?:an? |the |my )?(?:travel|working|extra|waiting|driving|preparation|overtime) (?:times?|hours?)\b/,
    text: 'every hour is counted',
  },
  {
    verbs: /^(?:record|note|enter|log|write down|mark|register)$/,
    when: /^\S+ (?:down )?where (?!I\b|we\b|they\b)(?:[\w'-]+ ){1,5}?(?:is|are|was|were|stands?|lies|lie|hangs?|stored|kept)\b/,
    text: 'nobody has to search for it',
  },
  {
    verbs: /^(?:record|log|note|enter|tick off|mark)$/,
    when: /^\S+ (?:down )?(?:which|what) (?:[\w-]+ ){1,3}?(?:was|were|has been|have been|is|are) (?:already )?(?:treated|fed|milked|watered|cleaned|checked|given|vaccinated|done|served|visited|called)\b/,
    text: 'nobody does it a second time by mistake',
  },
  {
    verbs: /^(?:add|enter|leave|store|note|give|record)$/,
    by: 'served',
    when: /^\S+ (?:an? |the |my )?(?:car |number |licen[cs]e )(?:plates?|number plates?)$/,
    text: 'everybody knows whose car it is',
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
  {
    verbs: /^(?:tick off|check off|cross off)$/,
    by: 'staff',
    text: 'I see at once what is left',
  },
];
