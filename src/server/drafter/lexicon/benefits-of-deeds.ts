import type { Reason } from './benefits.ts';
import { OF_CHARGES, OF_PROOFS } from './benefits-of-charges.ts';

/** Why somebody does something, where the verb says more than the kind of wish. */
export const OF_DEEDS: readonly Reason[] = [
  {
    verbs: /^hide$/,
    when: /\b(?:run out|sold out|expired|past|passed|over|gone|no longer|taken|closed|outdated|finished)\b/,
    text: 'nobody goes for what is no longer there',
  },

  {
    verbs: /^(?:hold|hold back)$/,
    when: /^hold (?:back )?(?:an? |the |all )?(?:[\w-]+ )?(?:orders?|loads?|shipments?|deliver(?:y|ies)|payments?|cargo|invoices?|cases?|claims?|transfers?)\b/,
    text: 'nothing goes on too early',
  },
  {
    verbs: /^(?:print|print out)$/,
    when: /\b(?:labels?|badges?|stickers?|signs?|tags?)\b/,
    text: 'I do not have to write them by hand',
  },
  { verbs: /^keep$/, when: /^keep .+ (?:visible|in view|on screen)\b/, text: 'nobody overlooks {object}' },
  { verbs: /^vote$/, text: 'I have a say in it' },
  {
    verbs: /^(?:get|receive)$/,
    when: /\b(?:photos?|pictures?|updates?|news|reports?|messages?|videos?)\b.*\b(?:every|each|daily|weekly|once an?)\b|\b(?:daily|weekly|regular) (?:photos?|pictures?|updates?|news|videos?)\b/,
    text: 'I know how things are going without asking',
  },
  {
    verbs: /^(?:get|receive)$/,
    when: /\b(?:every|each) (?:\w+day|day|week|month|morning|evening)\b/,
    text: 'I can plan with it',
  },
  {
    verbs: /^(?:log in|sign in|log on)$/,
    when: /\bwith (?:an? |the |my |their )?(?:[\w-]+ )?(?:phone number|number|fingerprint|face|account|google|apple|code|badge|card|link|email|e-mail)\b/i,
    text: 'I do not have to remember another password',
  },
  { verbs: /^(?:print|print out)$/, when: /\bat home\b/, text: 'I have {object} with me without a phone' },
  {
    verbs: /^pay$/,
    when: /\b(?:by|against|on) (?:an? )?(?:invoice|account|bank transfer)\b/,
    text: 'I do not have to pay on the spot',
  },
  {
    verbs: /^pay$/,
    when: /\b(?:half|in (?:parts|instalments|installments|rates)|a part|later|deposit)\b/,
    text: 'I do not have to pay it all at once',
  },
  {
    when: /\b(?:at|in|to|from) any\b/,
    verbs: /^(?:return|pick up|drop off|collect|hand in|bring back|give back)$/,
    text: 'I do not have to make a detour',
  },
  {
    verbs: /^(?:split|divide|share out)$/,
    when: /\b(?:work|workload|tasks?|duties|shifts|chores|jobs)\b.*\b(?:between|among|amongst|with|over|across)\b/,
    text: 'nobody has too much of it',
  },
  { verbs: /^draw$/, when: /\bon (?:an? |the )?(?:map|plan)\b/, text: 'the others find them on the spot' },
  {
    verbs: /^(?:add|name|enter|give|store)$/,
    when: /\b(?:contact(?: person)?|emergency contact|second (?:phone )?number|deputy|substitute)\b/,
    text: 'somebody can be reached when I cannot',
  },
  {
    verbs: /^(?:send|write|post)$/,
    when: /^\S+ (?:an? |the |one )?(?:[\w-]+ )?(?:message|note|e-?mail|announcement|news|update)s? to (?:all|every|everybody|everyone)\b/,
    text: 'everybody hears of it at the same time',
  },
  { verbs: /^(?:undo|revert|restore|recover)$/, text: 'a slip does no lasting harm' },
  { verbs: /^(?:rank)$/, text: 'it shows who has done most' },
  {
    verbs: /^(?:tag|label|categorise|categorize|group|classify)$/,
    notOf: ['person'],
    text: 'what belongs together stays together',
  },
  {
    verbs: /^(?:bring|take along|invite)$/,
    when: /\b(?:guest|friend|colleague|partner|companion|somebody|someone)\b/,
    text: 'I do not have to come alone',
  },
  {
    when: /\b(?:in|get|need|have|with) fewer (?:steps|clicks|taps|screens|questions)\b/,
    text: 'the time is there for other work',
  },
  { verbs: /^(?:throw away|throw|waste|discard)$/, when: /\b(?:fewer|less)\b/, text: 'less goes to waste' },
  { verbs: /^compare$/, text: 'I see at once where they differ' },
  { when: /^(?:sign off|withdraw|drop out|opt out|step back) from\b/, text: 'nobody counts on me in vain' },
  {
    verbs: /^(?:add|attach|upload|use)$/,
    when: /^\S+ (?:an? |the |one |two |three |more |several |up to \d+ |\d+ )?(?:[\w-]+ )?(?:photos?|pictures?|images?|videos?|drawings?|sketch(?:es)?)\b(?! (?:consultation|call|meeting|lesson|chat|conference|interview|visit|appointment|session|class)s?\b)(?!.* (?:proof|receipt|invoice)\b)/,
    text: 'others can see it for themselves',
  },
  {
    verbs: /^(?:take)$/,
    when: /^\S+ (?:an? |the |one |two |three |more |several |up to \d+ |\d+ )?(?:[\w-]+ )?(?:photos?|pictures?|images?|videos?|drawings?|sketch(?:es)?)\b(?! (?:consultation|call|meeting|lesson|chat|conference|interview|visit|appointment|session|class)s?\b)(?!.* (?:proof|receipt|invoice)\b)/,
    text: 'it can be seen later how things were',
  },
  {
    when: /^(?:get|receive|use|have)\b.*\b(?:discount|rebate|percent off|per cent off|% off|free of charge|for free|half price)\b/,
    text: 'it costs me less',
  },
  ...OF_PROOFS,
  {
    verbs: /^(?:swap|exchange|trade)$/,
    of: ['event'],
    text: 'nobody is missing when plans change',
  },
  ...OF_CHARGES,
  { verbs: /^(?:speak|dictate)$/, text: 'I have my hands free' },
  {
    verbs: /^(?:remember|keep|save|find|store)$/,
    when: /\b(?:settings?|preferences?|volume|layout|choices?|filters?)\b/,
    text: 'I do not set it up anew each time',
  },
  {
    verbs: /^(?:publish|post|send|release|start|open|close)$/,
    when: /\bat a (?:set|chosen|fixed|given|planned) (?:time|date|hour|day)\b/,
    text: 'I do not have to be there at that moment',
  },
  {
    verbs: /^(?:fill in|fill out|fill|answer|complete|do|sign)$/,
    when: /\bat home\b|\b(?:evening|day|week) before\b|\b(?:before|ahead of) (?:the|my|an?|each) (?:first |next )?(?:appointment|visit|trip|stay|lesson|meeting|arrival|check-in|course)\b/,
    text: 'there is less to do when I come',
  },
  { when: /^spend less time\b|\bin less time\b/, by: 'served', text: 'I do not have to wait' },
  { when: /^spend less time\b|\bin less time\b/, text: 'my time goes into the work that needs me' },
  { verbs: /^say$/, when: /^say that\b/, text: 'it can be taken into account' },
  {
    when: /\bin (?:one go|bulk)\b|\bat once\b|\btogether\b(?! with\b)|\ball\b.*\bas one\b/,
    verbs: /^(?:book|reserve|renew|approve|confirm|order|assign|delete|sign|print|download|mark|close|send|add)$/,
    text: 'I do not repeat the same step again and again',
  },
  { verbs: /^(?:excuse|sign off|report)$/, of: ['person'], text: 'nobody waits for {object}' },
  { verbs: /^(?:rewind|slow|slow down|replay)$/, text: 'I can go at my own pace' },
  {
    verbs: /^pause$/,
    when: /^pause (?:all |the |my |our )?(?:incoming|new|further|bookings|orders|requests|registrations|sign-ups)\b/,
    text: 'nothing more comes in meanwhile',
  },
  { verbs: /^(?:pause|continue|resume|go on)$/, text: 'I can go on with it later' },
  {
    verbs: /^(?:skip|jump)$/,
    when: /\b(?:intros?|chapters?|steps?|sections?|pages?|parts?|tracks?|ads?|songs?|videos?|tutorials?|stops?)\b/,
    text: 'I get straight to what matters to me',
  },
  { verbs: /^(?:preview|test|try|simulate|rehearse)$/, notOf: ['person'], text: 'a mistake shows before it matters' },
  {
    verbs: /^(?:adjust|adapt|scale|fit|tailor|convert|match)$/,
    notOf: ['person'],
    text: 'I do not have to work it out by hand',
  },
  { verbs: /^(?:sort|order by|arrange|rank)$/, text: 'what belongs together stands together' },
  {
    verbs: /^(?:withdraw|cancel|call off|give up|free|release)$/,
    of: ['event', 'seat'],
    unless: /\b(?:reservations?|bookings?|courses?|tours?|events?)\b/,
    text: 'somebody else can have {the one}',
  },
  {
    verbs: /^(?:move|change|shift|reschedule|extend|postpone|prolong|renew)$/,
    of: ['event', 'seat'],
    // Nobody plans with what they think of something.
    unless:
      /\b(?:votes?|ballots?|answers?|bids?|ratings?|prices?|fees?|amounts?|rates?|tips?|donations?|salar\w+|opinions?)\b/i,
    text: 'I do not have to start anew when plans change',
  },
  {
    verbs: /^(?:explain|describe)$/,
    text: 'others understand it without asking',
  },
  {
    verbs: /^comment$/,
    text: 'others know what I think of it',
  },
  {
    verbs: /^(?:note|state|write down|document|annotate)$/,
    text: 'it is not forgotten',
  },
  {
    verbs: /^leave$/,
    when: /^leave (?:an? |the |my |some )?(?:[\w-]+ )?(?:notes?|comments?|messages?|words?|remarks?|hints?|feedback|instructions?)\b/,
    text: 'it is not forgotten',
  },
  {
    verbs: /^(?:reject|refuse)$/,
    notOf: ['person'],
    by: 'staff',
    text: 'it can be put right by whoever it comes from',
  },
  {
    verbs: /^(?:hand over|pass on|forward|hand|transfer|delegate|escalate)$/,
    when: /\b(?:tasks?|cases?|tickets?|jobs?|dut(?:y|ies)|shifts?|requests?|tours?|patients?|clients?|projects?|chats?|conversations?|enquir(?:y|ies)|claims?)\b/,
    text: 'it is clear who takes care of it from then on',
  },
  {
    verbs: /^(?:suggest|propose)$/,
    when: /\b(?:times?|dates?|days?|appointments?|slots?)\b/,
    text: 'a time is found without a phone call',
  },
  { verbs: /^(?:suggest|propose|nominate|recommend|wish)$/, text: 'my idea is not lost' },
  {
    verbs: /^(?:reserve|hold|put aside|set aside)$/,
    when: /\b(?:while (?:i|we|they)\b|for (?:\d+|an?|one|ten|fifteen|thirty|half an) (?:minutes?|hours?|hour)\b)/i,
    unless:
      /^hold (?:an? |the |my |our )?(?:[\w-]+ )?(?:meetings?|calls?|speech(?:es)?|lessons?|class(?:es)?|trains?|bus(?:es)?|doors?|lifts?|votes?|breath|position)\b/,
    text: 'nobody takes it before I come',
  },
  {
    verbs: /^(?:set aside|reserve|hold back|keep)$/,
    when: /\bfor (?:the |our |all )?(?:[\w-]+ )?(?:people|those|families|members|children|kids|staff|locals|residents|guests|students|pupils|women|patients|customers|visitors|regulars|walk-ins|emergencies|wheelchair users|seniors|volunteers|newcomers)\b/,
    text: 'those who depend on it are not turned away',
  },
];
