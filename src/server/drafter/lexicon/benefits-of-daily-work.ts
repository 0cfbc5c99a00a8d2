import type { Reason } from './benefits.ts';
import { doneTo } from './benefits-of-own-things.ts';

const SHOWN =
  'lessons?|courses?|modules?|pages?|articles?|events?|products?|results?|grades?|marks|listings?|posts?|chapters?|news|drafts?|jobs?|plans?|rotas?|schedules?|offers?|surveys?|episodes?';

/** Why somebody at work does something that is done with any product. */
export const OF_DAILY_WORK: readonly Reason[] = [
  {
    verbs: /^(?:block|pause|hold|put on hold)$/,
    when: /\bwith (?:an? |the )?(?:reason|comment|note)\b/,
    text: 'it is clear why it does not go on',
  },
  {
    verbs: /^(?:chase|remind|send|write)$/,
    when: /^(?:remind|chase|(?:send|write) an? (?:[\w-]+ )?reminder to) .+ who\b/,
    text: 'I do not have to chase anybody',
  },
  // Times and dates
  {
    verbs: /^(?:close|shut)$/,
    when: /^\S+ (?:the |an? |my |our )?(?:shop|store|office|branch|practice|salon|path|road|trail|bridge|hut|court|counter)s?\b/,
    by: 'staff',
    text: 'nobody comes in vain',
  },
  {
    verbs: /^(?:change|sort|rearrange|set|adjust)$/,
    when: /^\S+ the (?:order|sequence|ranking) of (?:the |all )?(?:jobs|tasks|orders|requests|tickets|cases|stops|deliveries|items)\b/,
    text: 'what is urgent comes first',
  },
  {
    verbs: /^(?:set|enter|define|change|choose|give|state)$/,
    when: /^\S+ (?:my|their) (?:own )?(?:working |office |consultation )?(?:hours|times|working days)\b/,
    text: 'I am only planned in when I can come',
  },
  {
    verbs: /^(?:set|enter|add|give|state)$/,
    when: /^\S+ (?:my|their) (?:own )?(?:holidays?|vacations?|closing days|free days)\b/,
    text: 'nobody counts on me then',
  },
  {
    verbs: /^(?:block|close|reserve|take)$/,
    by: 'staff',
    when: /^\S+ (?:an? |the |all |some )?(?:[\w-]+ )?(?:courts?|rooms?|tables?|halls?|fields?|lanes?|pitch(?:es)?|places?|stalls?|desks?|studios?) for (?:an? |the |my )?[\w-]+/,
    text: 'nobody relies on what is not there',
  },
  {
    verbs: /^(?:schedule|plan)$/,
    when: doneTo(
      'promotions?|campaigns?|sales?|price changes?|announcements?|special offers?|discounts?|banners?|releases?|updates?|backups?',
    ),
    by: 'staff',
    text: 'nobody has to start {them} by hand on the day',
  },
  {
    verbs: /^(?:block|block out|block off|reserve|keep)$/,
    when: /^\S+ (?:out |off )?(?:an? |the |my |own )*(?:[\w-]+ )?(?:lunch(?: breaks?)?|breaks?|pauses?|free time|private appointments?|slots?|hours)\b/,
    by: 'staff',
    unless: /\b(?:room|desk|seat|place|opening|for (?:the|an?) (?:customer|guest|patient|client)|free for)\b/,
    text: 'nothing is planned for that time',
  },
  {
    verbs: /^(?:set|enter|define|add|change|choose|manage)$/,
    when: doneTo('public holidays|bank holidays|company holidays'),
    text: 'nobody is planned in on a day off',
  },
  {
    verbs: /^(?:set|enter|define|change|publish|adjust|edit)$/,
    when: doneTo('opening (?:hours|times)|closing (?:days|times)|business hours|office hours'),
    by: 'staff',
    text: 'nobody comes in vain',
  },
  {
    verbs: /^(?:set|add|create|schedule)$/,
    when: doneTo('reminders?'),
    text: 'it is not forgotten',
  },
  {
    when: /^(?:see|know|find out|view|get) (?:a list of |an overview of )?(?:who|which [\w-]+s?) (?:is |are |will )?(?:arriv\w*|com(?:e|es|ing)|leav(?:e|es|ing)|check\w* (?:in|out)|due)\b.*\b(?:today|tomorrow|this week|next|on (?:a|the|each) day)\b/,
    by: 'staff',
    text: 'I can prepare for it',
  },
  {
    when: /^(?:see|know|find out|view) (?:at a glance )?who (?:else )?(?:is|are|will be|was) (?:[\w-]+ )?(?:on (?:leave|holiday|vacation)|away|off|absent|sick|ill|out|not there)\b/,
    text: 'I see who is there before I plan',
  },
  {
    verbs: /^(?:pin|feature)$/,
    by: 'staff',
    text: 'nobody overlooks {them}',
  },
  // What is let out and what is not
  {
    verbs: /^(?:hide|unpublish|withhold|hold back)$/,
    when: new RegExp(
      `^\\S+ (?:back )?(?:(?:an?|the|my|our|all) )?(?:[\\w-]+ )?(?:${SHOWN})\\b.*\\b(?:until|before)\\b`,
    ),
    text: 'nobody sees {them} too early',
  },
  {
    verbs: /^(?:unpublish|take offline|take|take down)$/,
    when: /^(?:unpublish|take .*\b(?:offline|down)\b)/,
    unless: /\bnotes?\b/,
    text: 'nobody goes by what no longer holds',
  },
  {
    verbs: /^(?:unlock|release|open|lock)$/,
    when: /^\S+ (?:an? |the |each |every )?(?:next |following )?(?:lessons?|modules?|chapters?|levels?|units?|courses?|steps?)\b.*\b(?:after|when|once|until|only)\b/,
    text: 'nobody goes on before they are ready for it',
  },
  {
    verbs: /^(?:archive)$/,
    text: 'only what is still going on stays in view',
  },
  {
    verbs: /^(?:deactivate|disable|remove|delete|block|lock)$/,
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?(?:accounts?|users?|logins?|access) (?:of|for) (?:an? |the |former )?(?:[\w-]+ )?(?:employees?|users?|members?|colleagues?|staff|people)\b|\bwho (?:has|have) left\b|\bwho leaves?\b/,
    by: 'staff',
    text: 'nobody gets in who has left',
  },
  {
    verbs: /^(?:mark|set|keep|make)$/,
    when: /\bas (?:private|confidential|internal|secret)\b/,
    text: 'nobody sees it who is not meant to',
  },
  {
    verbs: /^lock$/,
    when: doneTo(
      'articles?|documents?|files?|records?|entr(?:y|ies)|pages?|texts?|months?|periods?|timesheets?|books?|ledgers?|accounts?|forms?|plans?|budgets?|drafts?|versions?',
    ),
    by: 'staff',
    text: 'nobody changes {them} by mistake',
  },
  {
    verbs: /^(?:crop|rotate|resize|trim|brighten)$/,
    text: 'it fits where it is shown',
  },
  {
    verbs: /^(?:check|verify|see|look at)$/,
    when: doneTo('ids?|id cards?|identit(?:y|ies)|passports?|age'),
    unless: /\bby age\b/,
    by: 'staff',
    text: 'it does not get into the wrong hands',
  },
  {
    verbs: /^(?:search|look up|find|look for)$/,
    when: /\bby (?:their |its |the |an? )?(?:[\w-]+ )?(?:names?|numbers?|codes?|phone|plate|id|e-?mail|address|date)\b/i,
    by: 'staff',
    text: 'I find {them} at once',
  },
  {
    verbs: /^(?:search|look through)$/,
    when: /\b(?:archives?|librar(?:y|ies)|databases?|stock|collections?)$/,
    text: 'I find what I look for without going through everything',
  },
  {
    verbs: /^(?:freeze|hold|hold back|withhold|block)$/,
    by: 'staff',
    when: doneTo('deposits?|payments?|payouts?|refunds?|money|amounts?'),
    text: 'no money moves before it is settled',
  },
  {
    verbs: /^(?:refuse|turn away|reject)$/,
    by: 'staff',
    when: doneTo('visitors?|guests?|people|persons?|participants?'),
    text: 'nobody gets in who is not meant to',
  },
  {
    verbs: /^(?:leave|post|add|write|put)$/,
    when: doneTo('questions? (?:on|to|under|at|about|for)'),
    unless: /\b(?:quiz|test|survey|questionnaire|exam|form)\b/,
    text: 'it gets an answer where it came up',
  },
  // People and their work
  {
    verbs: /^(?:check|check in|register)$/,
    when: /^(?:check .* in$|check in (?:an? |the |all )?[\w-]+|check (?:an? |the )?(?:[\w-]+ )?(?:guests?|visitors?|patients?|members?|attendees|participants?) in\b)/,
    by: 'staff',
    unless: /\b(?:online|passport|scan)\b|^check in on\b/,
    text: 'it is clear who has arrived',
  },
  {
    verbs: /^(?:assign|distribute|give|route|spread|hand out)$/,
    when: /\b(?:with the (?:fewest|least|smallest)|who has the (?:fewest|least)|evenly|fairly|equally|by workload)\b/,
    text: 'nobody has more to do than the others',
  },
  {
    verbs: /^(?:split|divide|distribute|share|share out|pass on)$/,
    when: /\bwho (?:leaves?|(?:has|have) left|is (?:away|sick|ill|absent|on leave))\b/,
    text: 'nothing is left lying',
  },
  {
    verbs: /^(?:enrol|enroll|register|invite|add|import|sign up|book|create|assign)$/,
    when: /^\S+ (?:up )?(?:an? |the )?(?:whole|entire|complete|full) (?:group|class|team|department|school|company|family|course|list)\b|^\S+ (?:up )?(?:several|many|multiple|more than one) (?:[\w-]+ )?(?:people|users|members|employees|learners|students|participants|customers|contacts|guests)\b/,
    by: 'staff',
    text: 'I do not have to do it one by one',
  },
  {
    verbs: /^(?:mention|tag)$/,
    when: /^mention\b|\b(?:in|on|under) (?:an? |the |my )?(?:[\w-]+ )?(?:comments?|messages?|notes?|posts?|tasks?|chats?|threads?|cards?)\b/,
    of: ['person'],
    unless: /\b(?:pictures?|photos?|videos?)\b/,
    text: 'whoever is meant hears of it at once',
  },
  {
    verbs: /^(?:mark|flag|set|offer|open)$/,
    when: /\b(?:shifts?|slots?|positions?|places?|dates?|appointments?|seats?)\b.* (?:as|to) (?:open|free|available|unfilled)\b/,
    text: 'somebody else can take {them}',
  },
  {
    verbs: /^(?:ask|require|have)$/,
    when: /^(?:ask|require) (?:an? |the |all )?(?:[\w-]+ ){1,3}to (?:confirm|verify|approve|check)\b/,
    by: 'staff',
    text: 'nothing goes ahead that was not meant',
  },
  {
    verbs: /^(?:plan|choose|optimi[sz]e|sort|put)$/,
    when: /\bmy (?:own )?(?:tours?|routes?|stops|visits|rounds?)\b/,
    text: 'I do not go the same way twice',
  },
  {
    verbs: /^(?:plan|draw up|put together|prepare|set up)$/,
    when: doneTo(
      '(?:concert |season |event |training |weekly |monthly )?programmes?|menus?|routes?|seasons?|agendas?|timetables?|tours?|itinerar(?:y|ies)',
    ),
    by: 'staff',
    text: 'everybody knows what is planned',
  },
  {
    verbs: /^(?:add|create|list|offer|enter|publish|set up)$/,
    when: /^\S+ (?:up )?(?:an? |the |new |another )*(?:[\w-]+ )?(?:types?|sizes?|colou?rs?|rooms?|products?|services?|courses?|treatments?|articles?|tours?|classes|desks?|cars?|listings?|jobs?|dishes)(?:$| with (?:its|their|a|an|the)\b)/,
    by: 'staff',
    unless: /\b(?:cart|basket|favou?rites|project|account|plan)\b/,
    text: 'people can see that it is there',
  },
];
