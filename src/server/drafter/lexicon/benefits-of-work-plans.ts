import type { Reason } from './benefits.ts';
import { doneTo } from './benefits-of-own-things.ts';

/** Why somebody at work sets bounds, puts things in order and looks at what is to be done. */
export const OF_WORK_PLANS: readonly Reason[] = [
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
    unless:
      /\b(?:barcode|qr|print|price|shipping|address|delivery|jars?|bottles?|box(?:es)?|kegs?|cans?|bags?|pots?|crates?|parcels?|pictures?|photos?|videos?|spending|expenses?|transactions?)\b/,
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
    verbs: /^(?:add|create|define|break)$/,
    when: /^(?:add|create|define) (?:an? |the |my |several |more than one )*(?:sub-?tasks?|sub-?steps?|checkpoints?|checklist items?|to-?dos?|steps?) ?(?:to|for|in|$)|^break .* into\b/,
    text: 'no step is forgotten',
  },
  {
    verbs: /^(?:draw|set|define|add|mark|link)$/,
    when: /\bdependenc(?:y|ies)\b|\bpredecessors?\b/,
    text: 'it is clear what has to wait for what',
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
      'lists?|rents?|descriptions?|texts?|listings?|pages?|titles?|articles?|menus?|timetables?|details|data|information|records?|profiles?|entr(?:y|ies)|names?|lessons?|courses?|recipes?|offers?|events?',
    ),
    unless: /\b(?:in one go|at once|in bulk|many|several|together)\b/,
    text: 'nobody goes by what no longer holds',
  },
  {
    when: /^(?:see|view|get) (?:the |all |an overview of |a list of )*(?:open|unpaid|overdue|outstanding) (?:[\w-]+ )?(?:invoices?|bills?|payments?|claims?|fees?|receivables)\b/,
    by: 'staff',
    text: 'I can follow up on what is still open',
  },
  // What work is planned by
  {
    when: /\bforecasts? (?:of|for) (?!the weather\b|wind\b|rain\b|snow\b)/,
    unless: /\bweather\b/,
    text: 'I can plan ahead',
  },
  {
    when: /^(?:see|view|get|know|find out) .*\b(?:about to|soon to)\b/,
    by: 'staff',
    text: 'I can prepare for it',
  },
  {
    when: /^(?:see|view|get|receive) (?:the |all |an? )*(?:[\w-]+ )?(?:lab |test |blood |search |examination )(?:results?|values|findings)\b/,
    by: 'staff',
    unless: /\b(?:of the last|over|chart|curve|history|past|earlier)\b/,
    text: 'I know what to do next',
  },
  {
    verbs: /^(?:add|plan|schedule|offer)$/,
    by: 'staff',
    when: /^\S+ (?:an? |the )?(?:second|third|further|extra|additional|another|repeat) (?:[\w-]+ )?(?:performance|show|course|class|date|tour|event|session|workshop|lesson|slot|day)s?\b/,
    text: 'more people can come',
  },
  {
    verbs: /^(?:offer|sell|add|set up|create|give)$/,
    by: 'staff',
    when: /\b(?:children['’]s|child|press|student|senior|reduced|family|group|concession|day) (?:tickets?|rates?|prices?|fares?)\b/,
    text: 'everybody pays the price meant for them',
  },
  {
    verbs: /^(?:sell|give away)$/,
    by: 'staff',
    when: /\bto (?:another|an? other|a different|somebody else)\b/,
    text: 'it is clear whom {object} belongs to from then on',
  },
  {
    when: /^(?:see|view|get|know|be shown) .*\b(?:busiest|quietest|slowest|strongest|weakest)\b/,
    by: 'staff',
    text: 'I can plan ahead',
  },
  {
    when: /^(?:see|view|get|be shown) (?:all |the |my |a list of )*(?:[\w-]+ )?(?:bookings|lessons|appointments|jobs|deliveries|shifts|visits|orders|tours|arrivals|classes|guests) (?:of|for|on) (?:the |a |each |this |next )?(?:day|week|month|night|morning|evening|today|tomorrow)\b/,
    text: 'I can prepare for them',
  },
  {
    when: /^(?:see|know|find out|view) how long .*\b(?:waits?|have to wait|has to wait|wait)\b/,
    by: 'staff',
    text: 'I know where help is needed',
  },
  {
    when: /^(?:see|know|find out|view|get) (?:the )?number of (?:words|characters|pages|lines|steps|points)\b/,
    text: 'I do not have to count them',
  },
  {
    when: /^(?:see|view|know|find out|get) which (?:stalls?|places?|seats?|rooms?|desks?|slots?|stands?|pitches|beds?|plots?|flats?|units?) (?:is|are) (?:still )?(?:free|empty|open|available|vacant)\b(?!.*\bbefore\b)/,
    by: 'staff',
    text: 'no place stays empty',
  },
  {
    when: /^(?:see|view|know|find out) which\b.*\b(?:hardly|rarely|seldom|never|least) (?:ever )?(?:used|booked|visited|driven|borrowed|worn|rented|opened)\b/,
    text: 'I know what we can do without',
  },
  {
    when: /^(?:see|view|get|be shown) (?:an? |the |my |our )?.*\b(?:takings|turnover|earnings|revenue|profits?)\b/,
    by: 'staff',
    unless: /\b(?:per|by|compare|forecast|which)\b/,
    text: 'I see how business is going',
  },
  {
    when: /\b(?:kitchen|production|order|job|packing|workshop|dispatch) (?:displays?|screens?|monitors?)\b/,
    by: 'staff',
    text: 'I see at once what is to be done',
  },
  {
    when: /^(?:see|know|find out) how (?:many|much) .* to (?:cook|order|buy|prepare|bring|bake|make|produce|print|send)\b/,
    text: 'I can plan for the right number',
  },
  {
    when: /^(?:see|know|find out|view) what .*\b(?:last time|the time before|previously)\b/,
    text: 'I know what was done before',
  },
  {
    when: /^(?:see|know|find out|view) (?:on (?:an? |the )?map )?where (?:the |my |our |all |an? )?(?:[\w-]+ )?(?:technicians?|drivers?|couriers?|colleagues?|teams?|crews?|nurses?|guards?|staff|vans?|trucks?|cars?|vehicles?) (?:is|are)\b/,
    by: 'staff',
    text: 'I know who is near enough',
  },
  {
    when: /^(?:see|know|find out|view) (?:which|what) (?:colleagues|people|members|employees|others|friends|of my colleagues) (?:is|are|will be) (?:in|at|there|coming|on|present)\b/,
    text: 'I see who is there before I plan',
  },
  {
    when: /^(?:see|know|find out|view|get) (?:which|what|a list of) (?:[\w-]+ )?(?:customers|clients|members|users|[\w-]+s) (?:who |that )?(?:have |has )?(?:stopped|no longer|left|cancelled)\b/,
    by: 'staff',
    unless: /\b(?:paid|yet|handed|answered|confirmed|signed|stock|sold)\b/,
    text: 'I can get in touch before they are gone',
  },
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
