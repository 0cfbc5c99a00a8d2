import { REPLACED_THING } from './stand-ins.ts';

/** What a wish is good for by its words alone, where neither its thing nor its kind tells; both patterns have to fit. */
export type LeastReason = readonly [wish: RegExp, text: string, also?: RegExp];

/** What figures are told apart by. */
const APART =
  '(?:suppliers?|vendors?|makers?|sites?|places?|regions?|districts?|streets?|zones?|floors?|branches|branch|shops?|stations?|routes?|rooms?|halls?|months?|weeks?|quarters?|years?|seasons?|days?|hours?|shifts?|customers?|clients?|teams?|departments?|faculty|faculties|categor(?:y|ies)|class(?:es)?|groups?|courses?|projects?|events?|carriers?|drivers?|brokers?|persons?|members?|employees?|machines?|vehicles?|species|courts?|products?|types?|size|sizes)';

/** One thing for many: what was done one by one. */
const IN_ONE_GO = /\b(?:in one go|in a single step|all at once|on one (?:form|page|screen)|for the whole [\w-]+)\b/;
/** "in US dollars as well", "in Welsh too": for those who need it so. */
const AS_WELL = /\bin (?:an? |the )?[\w-]+(?: [\w-]+)?,? (?:as well|too|also)$/i;
/** Who stands in for somebody. */
const STAND_IN = new RegExp(
  `^(?!.*${REPLACED_THING.source}).*\\b(?:delegates?|deput(?:y|ies)|stand-?ins?|substitutes?|backups?|second (?:person|contact|owner))\\b`,
);

/** What people do, make, use or get. */
export const LEAST_OF_DEEDS: readonly LeastReason[] = [
  [/^(?:add|name|set|appoint|assign|give|choose) /, 'nothing is left lying while somebody is away', STAND_IN],
  [/^(?:write|enter|fill in|make|do|send|create|record) /, 'I do not have to do it one by one', IN_ONE_GO],
  [/^(?:write|send|create|issue|print|get|see|make) /, 'it suits whoever gets it', AS_WELL],
  [/^(?:write|send|speak|talk|reply) .*\bonly\b/, 'nobody gets what is not meant for them'],
  [
    /^(?:write|write down|enter|note) .*\b(?:letters?|cards?|quotes?|offers?|invoices?)\b/,
    'whoever gets it has it in writing',
  ],
  [
    /^(?:enter|note|set|give|mark) .*\b(?:times?|days?|dates?|hours) (?:that|when|on which|at which) .*\b(?:not|cannot|never)\b/,
    'nothing is planned for that time',
  ],
  [
    /^(?:save|keep|store) (?:an? |the |my )?(?:[\w-]+ )?(?:quer(?:y|ies)|search(?:es)?|filters?|views?|settings?|selections?)\b/,
    'I do not have to put the same thing together again',
  ],
  [/^understand /, 'I know what to do'],
  [/^(?:give|grant) .*\b(?:refunds?|waivers?|exemptions?|discounts?)\b/, 'people get what is due to them'],
  [/^(?:own|take on|take over) /, 'it is clear who takes care of it'],
  [/^keep .+ in (?:an? |the )?(?:[\w-]+ )?(?:pool|reserve|shortlist|archive)\b/, 'I can come back to {them} later'],
  [/^(?:prepare|draft|pre-?fill|lay out|set out) /, '{they are} ready when {they are} needed'],
  [/^(?:survey|poll) /, 'I have the answers in one place'],
  [
    /^take (?:an? |half an? |the )?(?:[\w-]+ )?(?:days?|weeks?|hours?|morning|afternoon|evening) off\b/,
    'nobody plans me in for that time',
  ],
  [/^be asked (?:once|every|each|again|regularly|if|whether)\b/, 'I do not have to think of it myself'],
  [
    /^(?:get|receive) (?:an? |the |my |one )?(?:[\w-]+ ){0,3}(?:invoices?|bills?|statements?|receipts?|contracts?)\b/,
    'I have {them} for my records',
  ],
  [/^(?:get|receive) (?:an? |the )?(?:[\w-]+ ){0,3}(?:alarms?|alerts?|warnings?)\b/, 'I can react at once'],
  [/^send .*\b(?:thanks?|thank-you)\b/, 'they see that it was welcome'],
  [/^(?:get|receive) (?:an? |the )?(?:[\w-]+ ){0,2}(?:offers?|invitations?)\b/, 'I do not miss {them}'],
  [
    /^(?:get|receive) (?:only )?(?:one|a single) .*\b(?:a|per|each|every) (?:day|week|month)\b/,
    'I am not disturbed more often than I need',
  ],
  [
    /^(?:get|receive) (?:an? |the )?(?:[\w-]+ ){0,3}(?:notices?|messages?|mails?|e-?mails?|letters?)\b/,
    'I hear of it without asking',
  ],
  [
    /^(?:set up|use|create|make|send) (?:an? |the )?(?:[\w-]+ )*?(?:surveys?|polls?|questionnaires?|quiz(?:zes)?)\b/,
    'I have the answers in one place',
  ],
  [
    /^(?:set up|use|create|make) (?:an? |the )?(?:[\w-]+ ){0,2}(?:forms?|required fields?|mandatory fields?)\b/,
    'nothing is missing when somebody looks it up',
  ],
  [
    /^(?:\S+ )+in (?:two|three) (?:clicks|taps|steps)$|^\S+(?: \S+)* (?:with|in) (?:one|a single) (?:click|tap|step)$/,
    'it takes less time',
  ],
  [
    /^(?:set up|use|make|have) (?:an? |the )?(?:[\w-]+ )*?(?:seating|seat|table) plans?\b/,
    'everybody knows where they belong',
  ],
  [
    /^(?:use|have) (?:an? |the |my )?(?:[\w-]+ )*?(?:read-aloud|read aloud|audio|voice output)\b/,
    'I can listen while my hands and eyes are busy',
  ],
  [/^use (?:an? |the |my )?(?:[\w-]+ )*?(?:undo|redo|restore|take-back)\b/, 'a slip can be put right'],
  [/^use (?:an? |the |my )?(?:[\w-]+ )*?(?:buttons?|shortcuts?|commands?)\b/, 'it takes me fewer steps'],
  [
    /^use (?:an? |the )?(?:[\w-]+ )?(?:colou?r codes?|(?:marks?|symbols?|icons?|flags?) (?:next|beside|on|for))\b/,
    'it can be told apart at a glance',
  ],
];

/** What somebody would rather have than what there is. */
export const LEAST_OF_HAVING: readonly LeastReason[] = [
  [
    /^have (?:one |an? |two |\d+ )?(?:more|longer|another|extra|further) (?:weeks?|days?|time|hours?|months?)\b/,
    'I do not run out of time',
  ],
  [
    /^have (?:(?:an?|the|more|two|three|four|\d+|same) )*(?:someone|somebody|people|persons?|helpers?|interpreters?|lawyers?|translators?|teachers?|drivers?|nurses?|carers?|doctors?|assistants?|secretar(?:y|ies)|colleagues?)\b/,
    'I do not have to look for somebody myself',
  ],
  [
    /^have (?:an? |the |my )?(?:[\w-]+ ){0,2}(?:reminders?|messages?|hints?|warnings?|notifications?|alarms?)\b/,
    'I do not have to think of it myself',
  ],
  [/^have (?:the |a |my )?longer\b/, 'there is more time for it'],
  [/^have (?:the |a )?(?:fewer|less|shorter)\b/, 'it takes less time and effort'],
  [
    /^have (?:an? |the )?(?:[\w-]+ ){0,2}(?:markets?|exchanges?|marketplaces?|forums?)(?= (?:for|of|where|with|between)\b|$)/,
    'people find each other without a go-between',
  ],
  [/^have .+ (?:with|from) (?:every|any) /, 'I am not bound to a few of them'],
];

/** What the product is to do by itself. */
export const LEAST_OF_DONE: readonly LeastReason[] = [
  [
    /^have .+ (?:readable|legible|visible|available|accessible|reachable)\b(?!.*\bonly\b)/,
    'I do not have to ask for {them}',
  ],
  [/^have .+ impossible\b/, 'it cannot happen by mistake'],
  [/^have .+ (?:complete|in order)\b/, 'nobody has to ask for what is missing'],
  [/^have .+ (?:one|a single) (?:button|click|tap|step)$/, 'it takes fewer steps'],
  [/^have .+ (?:signed|valid|agreed|settled|confirmed) before\b/, 'nothing goes ahead unchecked'],
  [/^have .+ (?:crossed out|struck out|struck off|greyed out)\b/, 'nobody goes by what no longer holds'],
  [/^have .+ reflected in\b/, 'what I see is up to date'],
  [/^have .+ (?:itself|themselves) /, 'nobody has to do it by hand'],
  [
    /^have .+ (?<!\b(?:an?|the|my|each|every) )(?:show|name|list|mention|contain|include|display) (?:both|all|the|an?|how|what|who|which|when|where)\b/,
    'nobody has to ask for it',
  ],
  [/^have .+ (?:turn|flash|light up|stand out|jump out|blink|go (?:red|green))\b/, 'it is noticed at once'],
  [/^have .+ (?:removed|taken down|taken off|deleted|cleared)\b/, 'nobody goes by what no longer holds'],
  [
    /^have .+ only (?:after|once|when|if) .+ (?:confirmed|checked|approved|agreed|accepted|signed)\b/,
    'nothing goes ahead unchecked',
  ],
  [
    /^have .+(?<!\bas) (?:linked|attached|kept|stored|described|documented|noted)\b/,
    'it is found again when it is needed',
  ],
  [/^have .+ (?:skipped|left out|omitted|passed over)\b/, 'nobody loses time with {them}'],
  [/^have .+ (?:say|tell|answer|explain) (?!.*\bnot to\b)/, 'I know how things stand'],
  [/^have .+ (?:reported|noticed|passed on|handed on)\b/, 'whoever deals with it knows of it'],
];

const IN_TIME =
  /\b(?:due (?!to\b)|expir\w+|(?:running|run|runs) (?:out|low)|ending|coming up for|overdue|(?<!while )waiting|nearing|low on|not (?:yet |been )?(?!allowed|permitted|needed|wanted)\w+(?:ed|en|ght)|without (?:any|an? (?:reply|answer|date|decision|result|signature))|below (?:the )?(?:minimum|limit|zero))\b/;
const AHEAD =
  /\b(?:(?:tomorrow|today|tonight)(?:['’]s)?|coming (?:day|week|month)s?|next (?:day|week|month|shift|tour|session|round)s?|(?:on|for) (?:the )?(?:day|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/i;
const IN_ORDER = /\b(?:sorted by|in (?:the )?[\w-]*(?: of)? ?order\b|in the order of|oldest first|most urgent first)/;
const FIGURES =
  /^(?!.* number (?:of (?:the|my|their|each|every) [a-z-]*[^s\W](?= |$)|(?!of\b)))\S+ (?:an? |the |my )?(?:[\w-]+ ){0,2}(?:sales|income|turnover|takings|costs?|revenues?|margins?|tonnes|cancellations|loans|visits|numbers?|figures|totals?|rates?|consumption|spending)\b.*\b(?:per|by|compared|against|last|quarter|year|month|week)\b/;

/** What is looked at, by what is told of it. */
export const LEAST_OF_SEEING: readonly LeastReason[] = [
  [
    /^see (?:the )?(?:[\w-]+ ){0,2}(?:double bookings|overbookings|mix-?ups|clashes|collisions|conflicts|overlaps|duplicates|shortages|bottlenecks|discrepancies|mistakes|typos|mismatches)\b/,
    'I can put {them} right in time',
  ],
  [/^/, 'I can see to {them} in time', IN_TIME],
  [/^/, 'I can work through {them} in that order', IN_ORDER],
  [FIGURES, 'I can decide by figures instead of guessing'],
  [/^(?:see|view|get|receive) (?!some\w+\b)/, 'I can prepare for {them}', AHEAD],
  [/^/, 'I do not have to type it in', /\balready filled in\b/],
  [
    new RegExp(
      `^\\S+ (?!.*\\b(?:who|which|how|when|where|whether|with)\\b).* per (?!cent\\b|se\\b|default\\b|kilomet|mile|hour|minute|second|lit|kilo|hectare|head|square|cubic|unit)([a-z]+)\\b|^\\S+ (?!.*\\b(?:who|which|how|when|where|whether)\\b).*,? by (${APART})(?= and\\b|,|$)`,
    ),
    'I see which $1 stands out',
  ],
  [
    /^\S+ .+ (?:in (?:red|yellow|green|bold)|highlighted|marked|flagged|colou?red(?: in)?)\b/,
    'I notice {them} at once',
  ],
  [/\bon (?:an? |the )map\b/, 'I see at a glance what is where'],
  [/\b(?:live|updated|kept up to date|in real time|minute by minute)\b/, 'I do not go by what is out of date'],
  [/ before (?:\w+ing|the|my|an?|it|I|they|each|every)\b/, 'I do not find it out too late'],
  [/^(?:see|view)\b.* (?:while|during) /, 'I do not have to stop to look {them} up'],
  [
    /^(?:see|view|get|receive) (?!my\b|all\b)(?:the )?(?:[\w'-]+ ){1,3}(?:that|who|which|whose|where|without|not \w+|[a-z]+ing (?:after|before|in|at|on|for|late|out|to|with|near|under|over|from)|older than|younger than|with (?:no|under|over|fewer|less|more|at least)|under|over) /,
    'I do not have to go through all {object}',
  ],
];
