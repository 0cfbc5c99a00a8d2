import type { Reason } from './benefits.ts';

/** A wish for a thing by its name: "use a live chat with the museum", "see the leaderboard of the month". */
function named(words: string): RegExp {
  return new RegExp(
    `^(?:use|see|get|receive|have|make|set up|scan|follow|add|take|create|play|watch|join|keep|show|open|view|upload|offer|write|send|press|set) ` +
      `(?:(?:an?|the|my|our|their|one|more|multiple|several|different) )?(?:[\\w'-]+ ){0,2}?(?:${words})` +
      `(?=$|,| (?:of|for|with|on|in|to|that|which|who|where|at|when|if|per|by|from|before|after|between|next|about|as|and|without|during)\\b)`,
    'i',
  );
}

/** What a thing that has a name is mostly wanted for. */
export const OF_THINGS: readonly Reason[] = [
  {
    when: /^(?!(?:log in|send|invite|offer|write)\b)(?!.* (?:days?|weeks?|months?|years?) without ).*\bwithout (?:(?:logging|signing) in(?! and out| to (?:the|an?|my)\b| again| anew| each| every)|signing up|registering|(?:(?:creating|having|opening|needing) )?an? (?:[\w-]+ )?(?:account|login|registration|password))\b/,
    text: 'I can do it right away',
  },
  {
    when: named('id(?: cards?)?|identity cards?|passports?'),
    unless: /^(?:see|view|open|set up|print)\b/,
    text: 'I can prove who I am',
  },
  {
    when: /^(?!be\b|have\b).*\b(?:on (?:my|their|his|her) own|by myself|myself|themselves)(?:$|[ ,](?=for\b|when\b|up to\b|until\b|in\b|at\b|on\b))/,
    // "introduce myself": nobody else could.
    unless:
      /\b(?:for|to|of|by|with) (?:myself|themselves)\b|^(?:see|view)\b|^(?:introduce|describe|present|show|find|picture|compare|rate|test|record|film) (?:myself|themselves)\b/,
    text: 'I do not depend on anybody else for it',
  },
  {
    when: /^(?:read|see|view|hear|get|listen to|watch|fill in|use|switch|change|set|turn|translate|display)\b.*\b(?:in|to|into) (?:my|their|the [\w-]+'s|another|other|their own|my own) (?:own )?(?:home |native |first |mother )?(?:language|tongue)s?\b/,
    text: 'I understand what I read',
  },
  {
    when: /^(?:message|send|write|call|chat|talk|speak|answer|text|reach)\b.*\bin (?:my|their|his|her|our) (?:own )?(?:home |native |first |mother )?(?:language|tongue)\b|^(?:message|write|call|chat|talk|speak|text)\b.*\bin [A-Z][a-z]+(?:ish|ese|ian|man|nch|ic|tch|ek)$/,
    text: 'we understand each other',
  },
  {
    when: /^(?:bring|take|transfer|carry over|migrate|import) (?:over |along )?(?:my|their|all my|the|our) (?:old|existing|previous|former)\b/,
    text: 'I do not start from nothing',
  },
  {
    verbs: /^(?:copy|duplicate|clone|reuse)$/,
    when: /^\S+ .* to (?:another|other|the next|a second|several|a new)\b/,
    text: 'I do not have to put the same thing together again',
  },
  {
    verbs: /^(?:drag|move|reassign|hand over|assign|take over|pass|shift|redistribute)$/,
    when: /\b(?:sick|ill|absent) (?:instructor|colleague|teacher|nurse|driver|trainer|member|employee|handler|doctor|coach|tutor|therapist|person|worker|helper|agent|guide)s?\b/,
    text: 'nothing is left lying while somebody is away',
  },
  {
    verbs: /^ask$/,
    when: /^ask (?:the |an? |each |my )?[\w-]+(?: [\w-]+)? (?:whether|if)\b .*\b(?:may|can|could|agrees?|consents?|is allowed|are allowed|wants? to)\b/,
    text: 'nothing is done that somebody has not agreed to',
  },
  {
    when: named('(?:holiday|vacation|away|absence|out-of-office) (?:modes?|notices?|messages?|replies)'),
    text: 'nobody waits for me while I am away',
  },
  {
    when: named('saved search(?:es)?|search alerts?|search agents?'),
    text: 'I do not miss anything new that I look for',
  },
  {
    when: /^have .* (?:wait|run|start|charge|happen)\b.*\b(?:cheapest|off-peak|lowest (?:price|rate|tariff))\b/,
    text: 'it costs me less',
  },
  {
    verbs: /^require$/,
    when: /^require (?:an? |the )?(?:[\w-]+ )?(?:photos?|pictures?)\b/,
    text: 'it can be seen later how things were',
  },
  { when: named('heads[- ]ups?|nudges?'), text: 'I do not have to keep it in my head' },
  {
    when: /\bprivate (?:feeds?|links?|pages?|areas?|channels?|galler(?:y|ies)|calendars?)\b/,
    text: 'only those see it who are meant to',
  },
  {
    when: /\b(?:access|links?|codes?|keys?)\b.*\b(?:for an? (?:set|limited|fixed|chosen|certain) (?:period|time)|valid (?:for|until))\b/,
    text: 'nobody gets in longer than they are meant to',
  },
  { when: named('glossar(?:y|ies)|term lists?|termbases?|style guides?'), text: 'everybody uses the same words' },
  { when: named('recipes?|recipe cards?'), text: 'I know what to cook' },
  { when: named('embargo(?:es)?|embargo dates?|embargo date and time'), text: 'nothing is published too early' },
  { when: named('(?:risk|health|credit|quality|safety|trust) scores?'), text: 'I see where to look first' },
  {
    when: named(
      '(?:practice|practise|training|exercise|food|sleep|mood|symptom|workout|running|study|reading) (?:logs?|diar(?:y|ies)|journals?|trackers?)',
    ),
    text: 'I see how I am getting on',
  },
  {
    when: /^(?:use|get|have|make|set up|require|introduce) (?:an? |the )?four[- ]eyes\b/,
    text: 'nobody decides it alone',
  },
  {
    verbs: /^add$/,
    when: /^add (?:an? |the )?(?:[\w-]+ ){0,2}columns? (?:to|in)\b/,
    text: 'I do not have to work it out by hand',
  },
  {
    when: /^(?:keep|save|store|download|use|open|read|see|play|watch|fill in|record)\b.*\b(?:no|without(?: an?)?) (?:wi-?fi|signal|internet|network|connection|reception|mobile data)\b/i,
    text: 'I can go on where there is no connection',
  },
  { when: named('ways to pay|payment (?:methods?|options?)'), text: 'I can pay with what I have on me' },
  { when: named('replacements?|substitutes?|stand-ins?'), text: 'nobody is left waiting' },
  { when: named('birthday (?:greetings?|wishes|cards?|messages?)'), text: 'I see that somebody thinks of me' },
  { when: named('leaderboards?|rankings?|high scores?|scoreboards?'), text: 'it shows who has done most' },
  {
    when: named('badges?|achievements?|trophies|medals?|stickers?'),
    unless: /\b(?:name|photo|id|print)\b/,
    text: 'it shows what I have achieved',
  },
  {
    when: named('referral (?:programs?|programmes?|codes?|links?|bonus(?:es)?)'),
    text: 'it pays off to bring somebody along',
  },
  { when: named('(?:live |group |team )?chats?(?!.* (?:next to|side by))'), text: 'I get an answer without a call' },
  { when: named('playbacks?|recordings?'), text: 'I can listen to it whenever I want' },
  {
    when: named('(?:training|how-to|explainer|instruction|demo) videos?|tutorials?'),
    text: 'I can learn it at my own pace',
  },
  { when: named('votings?|votes?|polls?|ballots?'), text: 'the choice is not left to one person' },
  { when: named('surveys?'), by: 'served', text: 'I can say what I think' },
  { when: named('surveys?'), text: 'I hear what people think without asking each of them' },
  { when: named('wish ?lists?|favourites list|favorites list'), text: 'I find again what caught my eye' },
  { when: /\bwidgets?\b.*\bhome screen\b|\bhome screen widgets?\b/, text: 'I see it without opening anything' },
  { when: /\bwidgets?\b.*\b(?:web ?site|page)\b/, text: 'those who visit the website find it there' },
  { when: named('lost[- ]and[- ]found(?: lists?| box| board)?|lost property'), text: 'what was lost finds its owner' },
  {
    when: named('languages?(?: (?:switch|switcher|selection|choice|setting)s?)?'),
    unless: /\bsign\b/,
    text: 'I understand what I read',
  },
  {
    when: named('(?:emergency|panic|alarm|sos|help) (?:buttons?|calls?)'),
    text: 'help comes without a search for a number',
  },
  { when: named('timers?|stopwatch(?:es)?|countdowns?'), text: 'I do not have to watch the clock' },
  { when: named('calculators?|converters?'), text: 'I do not have to work it out by hand' },
  { when: named('(?<!(?:service|ticket|bar|front) )counters?|tally'), text: 'I do not have to keep count myself' },
  {
    when: /\b(?:apple|google|phone'?s|mobile|digital)(?:'s)? wallets?\b/i,
    text: 'I do not need a printout',
  },
  {
    when: /\bqr(?:[- ]codes?)?\b/i,
    unless: /\b(?:check|receipts?|tickets?|pass(?:es)?|bills?)\b/,
    text: 'I get to the right place without typing',
  },
  {
    when: /\b(?:text|font|letter) sizes?\b|\b(?:bigger|larger) (?:text|font|letters|print)\b/,
    unless: /\bpreview\b/,
    by: 'served',
    text: 'my eyes do not tire',
  },
  {
    when: /\b(?:text|font|letter) sizes?\b|\b(?:bigger|larger) (?:text|font|letters|print)\b/,
    unless: /\bpreview\b/,
    text: 'everybody can read it without effort',
  },
  { when: named('newsletters?'), text: 'I hear of news without looking for it' },
  {
    when: named('(?:gift|present) (?:vouchers?|cards?|certificates?)|gift boxes'),
    unlessSaid: /\b(?:pay|redeem|accept|checkout|till)/i,
    text: 'I have a present to give',
  },
  { when: named('quiz(?:zes)?|self-tests?|practice (?:tests?|questions?)'), text: 'I find out what I know already' },
  { when: named('contact (?:forms?|buttons?)'), text: 'I can ask without a call' },
  {
    when: named('weather (?:forecasts?|reports?)|forecasts?'),
    unless:
      /\b(?:sales|demand|revenue|cost|production|spending|budget|cash|stock|staffing|money|bills?|load|traffic)\b/,
    text: 'I can plan for the weather',
  },
  {
    when: named('(?:spending|cash|budget|cost|sales|demand|revenue|stock|money) forecasts?'),
    text: 'I see in time when it gets tight',
  },
  { when: named('(?:placement|entry|entrance|level) tests?'), text: 'I start at the right level' },
  { when: named('diffs?|comparisons?'), text: 'I see at once where they differ' },
  {
    when: /\b(?:cash-?outs?|instant (?:pay(?:outs?|ments?)?|transfers?)|pay ?outs? (?:at once|the same day))\b/,
    text: 'I do not have to wait for my money',
  },
  {
    when: named('(?:[\\w-]+ )?(?:clock|timer|countdown)s?'),
    unless: /\btime clock/,
    text: 'I see how much time is left',
  },
  {
    when: named('(?:per diem )?rates|allowances|tariffs|price lists?|fee schedules?'),
    unless:
      /\b(?:pass|failure|success|response|click|open|error|return|hit|heart|win|occupancy|no-show|growth|birth|survival) rates\b|^(?:upload|set|create|make|send|offer|write|add|keep)\b/,
    text: 'I do not have to look up the amounts',
  },
  { when: /\bfast[- ]?track\b/, text: 'what needs no closer look is settled first' },
  {
    when: named('(?:clause|text|snippet|phrase|block|component|media|image) librar(?:y|ies)'),
    text: 'I do not start from nothing each time',
  },
  {
    when: named('(?:(?:in-)?patient|status|job|duty|task|shift|planning|departures?) boards?'),
    unless: /\bmessage board/,
    text: 'I see at a glance what comes next',
  },
  { when: named('(?:[\\w-]+ )?rules?'), unless: /^(?:see|view|open|read)\b/, text: 'I do not decide each case anew' },
  {
    verbs: /^(?:move|reassign|hand over|assign|take over|pass|shift|redistribute)$/,
    when: /\b(?:off sick|(?:is|are) (?:sick|ill|away|off|absent)|on (?:sick )?leave|on (?:holiday|vacation))\b/,
    text: 'nothing is left lying while somebody is away',
  },
  {
    when: /^keep (?!(?:every|any|some|no)thing\b)\w+ing\b.*\b(?:when|while|if)\b/,
    text: 'the work goes on in the meantime',
  },
  { verbs: /^(?:generate|produce)$/, notOf: ['person', 'code'], text: 'I do not have to write it by hand' },
  {
    when: /\b(?:save|carry on|continue|finish|resume|go on)\b.*\b(?:later|another day|from another device)\b/,
    text: 'I do not have to start from the beginning',
  },
  {
    verbs: /^(?:push|put|add|move|insert|squeeze)$/,
    when: /^\S+ (?:an? |the )?(?:rush|urgent|express|priority|emergency)\b/,
    text: 'what is urgent does not have to wait',
  },
  {
    when: /^(?:take|charge|make|require|ask for|demand|have|use) (?:an? |the )?(?:[\w-]+ )?deposit\b.*\b(?:book|part(?:y|ies)|group|table|reserv|appointment|slot|event|class|course|visit|tour|ticket|trip|weekend)|^(?:take|charge|require|ask for|demand) an? deposit$/,
    unless: /\b(?:my|back to me|rent(?:al|ed)|damage|lend|lent|borrow\w*|return\w*)\b/,
    text: 'whoever books also comes',
  },
  {
    when: /^pay for (?:up to \d+|several|a (?:whole )?(?:group|team|family)|the (?:whole )?(?:group|team|family)|all|everybody|everyone|others)\b/,
    text: 'the others do not each have to pay',
  },
  { when: named('logos?'), text: 'others see whom it comes from' },
  { when: named('checklists?'), text: 'no step is forgotten' },
  {
    when: named('packing lists?'),
    unless: /\b(?:each|every|box(?:es)?|orders?|parcels?)\b/,
    text: 'nothing is left at home',
  },
  { when: named('shopping lists?'), text: 'I buy neither too much nor too little' },
  {
    when: named('(?:list|overview|plan) of (?:arrivals|departures|deliveries|visits|appointments|jobs|tasks)'),
    text: 'I can prepare for it',
  },
  { when: /\blist of what\b.*\b(?:bring|take|pack|need)\b/, text: 'nothing is left at home' },
  { when: named('(?:wage|pay) ?slips?|payslips?|bills?|account statements?'), text: 'I can check that it is right' },
  {
    when: named('(?:handover|shift) (?:notes?|books?|reports?|logs?)|shift handover notes?'),
    text: 'whoever comes next knows where things stand',
  },
  {
    when: named('(?:target|goal|milestone)s?'),
    unless: /\b(?:photos?|pictures?|videos?|temperatures?|scored|match|matches|against)\b/,
    text: 'I see whether I am on course',
  },
  {
    when: named('discounts?|coupons?|(?<!taxi )vouchers?|promo(?:tion)? codes?'),
    unless: /^(?:set up|set|make|create|offer|add|write|send)\b/,
    by: 'served',
    text: 'it costs me less',
  },
  {
    when: named('discounts?|coupons?|(?<!taxi )vouchers?|promo(?:tion)? codes?'),
    by: 'staff',
    text: 'I can win people over without changing every price',
  },
  {
    when: named('(?:loyalty|bonus|stamp) (?:cards?|points?|programs?|programmes?)|(?<=(?:my|get|use) )points'),
    unlessSaid: /\bpay with\b/i,
    text: 'it pays off to come back',
  },
  {
    when: named(
      '(?:seat|seating|place)s? for (?:wheelchair users|people in wheelchairs)|seating|wheelchair (?:seats?|places?)',
    ),
    text: 'I find a place that suits me',
  },
  {
    when: named('faqs?|help (?:pages?|center|centre)|knowledge base|manuals?'),
    text: 'I find the answer without asking',
  },
  { when: named('dark (?:mode|theme|screen|background)|night mode'), text: 'my eyes do not tire' },
  { when: named('templates?'), text: 'I do not start from an empty page' },
  {
    when: named('tips?|hints?|suggestions?|recommendations?'),
    unless: /\b(?:cash|guests|diners|card|box|make|give|leave|write|send|upload)\b/,
    text: 'I do not have to work it out myself',
  },
  {
    when: named('directions|way descriptions?|floor plans?|site plans?'),
    unless: /^(?:set up|upload|add|make|send)\b|\b(?:which|whether|free|due|taken|occupied|booked)\b/,
    text: 'I find my way without asking',
  },
];
