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
  // Times and dates
  {
    verbs: /^(?:schedule|plan)$/,
    when: doneTo(
      'promotions?|campaigns?|sales?|price changes?|announcements?|special offers?|discounts?|banners?|releases?|updates?|backups?',
    ),
    by: 'staff',
    text: 'nobody has to start {them} by hand on the day',
  },
  {
    verbs: /^(?:block|block out|block off|reserve|keep|set)$/,
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
  // Papers
  {
    verbs: /^(?:send|upload|submit|share|prepare)$/,
    when: /\bfor (?:an? |the )?(?:electronic |digital )?signature\b|\bto be signed\b/,
    text: 'it can be signed without paper',
  },
  {
    verbs: /^(?:make|create|turn|convert|generate|write|build|produce)$/,
    when: /^\S+ (?:an? |the |my |our )?(?:[\w-]+ )?(?:invoices?|quotes?|offers?|orders?|tasks?|tickets?|contracts?|bills?|projects?|deals?|appointments?|bookings?|contacts?|leads?|cards?|events?)\b.*\b(?:from|into|out of|to) (?:an? |the |my |our )?(?:[\w-]+ )?(?:invoices?|quotes?|offers?|orders?|tasks?|tickets?|contracts?|deals?|e-?mails?|messages?|bookings?|appointments?|cards?|comments?|enquir(?:y|ies)|requests?|calls?|meetings?|projects?)\b/i,
    unless: /\b(?:automatically|by itself)\b/,
    text: 'nothing has to be typed in twice',
  },
  {
    verbs: /^(?:keep|have|see|get|view|record)$/,
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?(?:log|history|record|list|trail) of (?:all |the |every |each )?(?:[\w-]+ )?(?:changes?|edits?|actions?|log-?ins?|accesses|access|deletions)\b|\b(?:audit|change|activity) (?:log|trail|history)\b/,
    text: 'it can be seen later who did what',
  },
  {
    verbs: /^(?:record|track|log|enter|book|note|measure)$/,
    when: /^\S+ (?:in |how much )?(?:the |my |our )?(?:[\w-]+ )?(?:time|hours)\b(?! of day| slots?| off)/,
    unless: /\b(?:opening|when|arrival|start|end|office|price|offline)\b/,
    text: 'it is clear later how much time it took',
  },
  {
    verbs: /^(?:record|note|write|write down|keep|log|enter|add|take)$/,
    when: doneTo('minutes|decisions?|agreements?|meeting notes?|action points?'),
    unless: /\b(?:within|after|\d+) (?:\d+ )?minutes\b/,
    text: 'everybody can look up what was agreed',
  },
  // People and their work
  {
    verbs: /^(?:check|check in|register)$/,
    when: /^(?:check .* in$|check in (?:an? |the |all )?[\w-]+|check (?:an? |the )?(?:[\w-]+ )?(?:guests?|visitors?|patients?|members?|attendees|participants?) in\b)/,
    by: 'staff',
    unless: /\b(?:online|passport|scan)\b/,
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
  // Bounds and what is put in order
  {
    verbs: /^(?:set|define|enter|change|choose|decide)$/,
    when: doneTo(
      '(?:discount|approval|credit|order|booking|size|quantity|purchase) limits?|maximum (?:number|amount|size|discount|quantity)|minimum (?:number|amount|order|quantity)|upper limits?|limits?|caps?',
    ),
    by: 'staff',
    text: 'nobody goes past it unnoticed',
  },
  {
    verbs: /^(?:set|define|enter|change)$/,
    when: doneTo('(?:minimum|reorder|safety) (?:stock|levels?|stock levels?|points?)'),
    text: 'it is ordered again in time',
  },
  {
    verbs: /^(?:add|assign|give|attach|create|put|use|set|define|tag|label|categori[sz]e)$/,
    when: /^(?:(?:add|assign|give|attach|create|put|use|set|define) (?:an? |the |my |our |own |several |more than one |different |colou?red )*(?:[\w-]+ )?(?:tags?|labels?|categor(?:y|ies)|keywords)\b|(?:tag|label|categori[sz]e) )/,
    unless: /\b(?:print|price|shipping|address|delivery|pictures?|photos?|videos?|spending|expenses?|transactions?)\b/,
    notOf: ['person'],
    by: 'staff',
    text: 'I find those that belong together at once',
  },
  {
    verbs: /^(?:choose|pick|select|set|give|add)$/,
    when: /^(?:choose|pick|select|set|give|add) (?:an? |the |its |my )?(?:categor(?:y|ies)|department)(?= (?:for|of|when)|$)/,
    unless: /\b(?:notif|news|of (?:room|ticket|bike|car|payment)|types? of)\b/,
    unlessSaid: /\b(?:newsletter|products?|filter|browse)\b/,
    text: 'it gets to the right place at once',
  },
  {
    verbs: /^(?:add|create|write|give|include|insert|attach)$/,
    when: /^\S+ (?:an? |the |my |own )?(?:[\w-]+ )?(?:quiz(?:zes)?|tests?|exercises?|exam questions?|knowledge checks?) (?:to|for|after|in|at|behind)\b/,
    by: 'staff',
    text: 'it shows what has been understood',
  },
  {
    verbs: /^(?:create|add|write|save|make|define|build|set up)$/,
    when: doneTo('templates?|text blocks?|canned (?:replies|responses|answers)|standard (?:texts|replies|answers)'),
    text: 'nobody starts from an empty page',
  },
  {
    verbs: /^(?:send|share|give|hand|forward)$/,
    when: /^\S+ (?:out )?(?:an? |the |my |our |their |all )?(?:[\w-]+ )?(?:documents?|files?|contracts?|reports?|papers?|letters?) to (?:an? |the |my |our |their )?(?:[\w-]+ )?(?:customers?|clients?|patients?|members?|guests?|employees?|tenants?|applicants?|parents?)\b/,
    by: 'staff',
    unless: /\b(?:signature|sign|in one go|at once)\b/,
    text: 'nobody has to wait for the post',
  },
  {
    verbs: /^(?:send)$/,
    when: /^send (?:out )?(?:an? |the |our |short )?(?:[\w-]+ )?(?:surveys?|questionnaires?|polls?)\b/,
    by: 'staff',
    text: 'I know what people think without guessing',
  },
  {
    verbs: /^(?:put|move|bring)$/,
    when: /\b(?:archived|deleted|closed|removed)\b.*\bback\b/,
    text: 'a slip does no lasting harm',
  },
  {
    verbs: /^sell$/,
    when: /\b(?:early bird|advance|pre-?sale)\b/,
    text: 'whoever decides early pays less',
  },
  {
    when: /^(?:get|have|see) the (?:right|correct) (?:number|amount|price|total|figure)\b/,
    text: 'nobody has to put it right afterwards',
  },
  {
    verbs: /^(?:change|edit|update|correct|adjust)$/,
    by: 'staff',
    when: doneTo(
      'rents?|descriptions?|texts?|listings?|pages?|titles?|articles?|menus?|timetables?|details|data|information|records?|profiles?|entr(?:y|ies)|names?|lessons?|courses?|recipes?|offers?|events?',
    ),
    text: 'nobody goes by what no longer holds',
  },
  // What work is planned by
  {
    when: /^\S+ (?:an? |the |our |my |each )?(?:[\w'-]+ ){0,3}?(?:workloads?|capacity|capacities|utili[sz]ation)\b/,
    by: 'staff',
    unless: /\b(?:room|event|server|memory|storage|battery)\b/,
    text: 'nobody has more than they can do',
  },
  {
    when: /^(?:see|view|get|be shown|use|have) (?:an? |the |our )?(?:[\w-]+ ){0,2}pipelines?\b/,
    by: 'staff',
    unless: /\b(?:build|deploy\w*|data|ci)\b/i,
    text: 'I see what has to be done next to win them',
  },
  {
    when: /^(?:see|view|get|be shown) .*\b(?:courses?|events?|classes|tours?|rooms?|trips?|flights?|workshops?) with (?:free|open|empty|available) (?:places|seats|spots|beds|rooms)\b/,
    by: 'staff',
    text: 'no place stays empty',
  },
  {
    when: /^(?:see|view|get|be shown|know|have) (?:an? |the )?.*\bmost (?:frequent|common|frequently|commonly|often|urgent|serious)\b/,
    by: 'staff',
    text: 'I know where to start',
  },
  {
    when: /^(?:see|view|get|be shown|know) .*\b(?:most|best|least) (?:popular|viewed|sold|bought|booked|read|played|watched|used|ordered|visited|liked|selling)\b|\bbestsellers\b/,
    by: 'staff',
    text: 'I see what people want',
  },
];
