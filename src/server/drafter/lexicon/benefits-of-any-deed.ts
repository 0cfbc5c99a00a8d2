import type { Reason } from './benefits.ts';

/** What such a deed brings about whatever it is done to, where neither the thing nor the kind of wish says more. */
export const OF_PLAIN_VERBS: readonly Reason[] = [
  {
    verbs: /^(?:tell|inform|warn|let)$/,
    when: /^(?:tell|inform|warn) (?!me\b|us\b|that\b|my side\b|apart\b|which\b|the (?:difference|time)\b|(?:an?|the) (?:story|joke|tale)\b)|^let .+ know\b/,
    text: 'nobody is taken by surprise',
  },
  {
    verbs: /^(?:decline|refuse|reject|turn down|say no|opt out|cry off)$/,
    unless: /^\S+ to be\b/,
    text: 'nobody waits for my answer',
  },
  {
    verbs: /^(?:say|state|indicate|signal|announce|declare|confirm)$/,
    unless: /\b(?:thanks?|thank|sorry|hello|why|aloud)\b/,
    text: 'the others know where they stand',
  },
  {
    verbs: /^claim(?: back)?$|^reclaim$/,
    when: /\b(?:back|fees?|costs?|mileage|kilometres|hours|travel|expenses?|fares?|tickets?|wages|earnings|refunds?|compensation|damages?|overtime|allowances?|benefits?|money)\b/,
    text: 'I get what is due to me',
  },
  {
    verbs: /^(?:give|hand|hand on|hand over|pass|pass on|transfer)$/,
    when: /^(?:give|hand|pass|transfer) (?:on )?(?:an? |the |my )?(?:[\w-]+ )?(?:tasks?|files?|documents?|cases?|tickets?|requests?|jobs?|orders?|calls?|claims?)\b.*\bto\b/,
    text: 'it does not stay lying with me',
  },
  {
    verbs: /^(?:give|hand|hand on|pass on|transfer|lend)$/,
    when: /^(?:give|hand|pass|transfer|lend) .*\b(?:to|on to) (?:an?|my|the|another|somebody|someone)\b|^give away\b|\bas an? (?:present|gift)\b/,
    unless: /\b(?:notice|rights?|permission|access|warning|feedback|hints?|answers?|reasons?|office|desk|authority)\b/,
    text: 'somebody else can make use of it',
  },
  {
    verbs: /^(?:give|grant)$/,
    when: /\b(?:rights?|permission|access|authority|leave)\b/,
    text: 'they can act without asking me each time',
  },
  {
    verbs: /^give$/,
    when: /^give notice\b/,
    text: 'it is clear from when on it ends',
  },
  {
    verbs: /^(?:donate|sponsor|give|pledge|chip in)$/,
    when: /^(?:donate|sponsor|pledge|chip in|give (?:\w+ ){0,2}(?:euros?|pounds?|dollars?|money|an amount)\b)/,
    text: 'my help gets to where it is needed',
  },
  {
    verbs: /^(?:raise|lower|increase|reduce|adjust)$/,
    when: /^\S+ (?:an? |the |my |our |all )?(?:[\w-]+ ){0,2}(?:prices?|rates?|fees?|rents?)\b/,
    text: 'nobody is charged the old amount',
  },
  {
    verbs: /^(?:drag|move|pull|shift)$/,
    when: /^\S+ (?!.*\b(?:e-?mails?|files?|folders?)\b).*\b(?:to|onto|into) (?:an? |the |my )?(?:another|other|next|later|earlier|new)\b|\b(?:from .+ to|between)\b|\bon the (?:[\w-]+ )?(?:plan|board|calendar|schedule|timetable|roster|rota)\b/,
    text: 'the plan is right again at once',
  },
  {
    verbs: /^(?:draw|sketch|outline|encircle)$/,
    when: /^(?:draw|sketch|outline|encircle) (?!up\b|lots\b|.*\battention\b|money\b|a sample\b|on\b|conclusions\b|\d|.*\bat random\b)/,
    text: 'it is clear at a glance what is meant',
  },
  {
    verbs: /^(?:fill|fill in|fill out|complete)$/,
    when: /^(?:fill (?:in|out)|complete) /,
    text: 'nobody has to ask for what is missing',
  },
  {
    verbs: /^(?:fill|prefill|populate)$/,
    when: /\bfrom (?:an? |the |my |our )?[\w-]+/,
    text: 'I do not start from nothing',
  },
  {
    verbs: /^sign$/,
    when: /^sign (?!up\b|in\b|out\b|off\b|on\b|for\b)/,
    notOf: ['person'],
    text: 'no paper has to go back and forth',
  },
  { verbs: /^sign(?: up)?$/, when: /^sign up for\b/, text: 'I am counted in' },
  { verbs: /^(?:collect|gather|bundle|compile)$/, notOf: ['person'], text: 'I have {them} all in one place' },
  { verbs: /^(?:look|search|hunt)$/, when: /^\S+ for\b/, text: 'I do not lose time with the search' },
  { verbs: /^(?:look|browse|leaf)$/, when: /^\S+ (?:at|through|into)\b/, text: 'I see for myself' },
  { verbs: /^call$/, when: /^call off\b/, text: 'nobody comes in vain' },
  {
    verbs: /^call$/,
    when: /^call in (?:an? |the |my )?(?:somebody|someone|[\w-]+ (?:from|as|for))\b/,
    text: 'nobody is missing',
  },
  {
    verbs: /^(?:put|place|drop|file|post)$/,
    notOf: ['person', 'seat', 'event'],
    unless: /\b(?:one|same|two|three|half) (?:shelf|page|board|wall)\b/,
    when: /^\S+ .*\b(?:in|into|onto|on|at) (?:an? |the |my |our |their )?(?:[\w-]+ )*(?:calendar|folder|wall|board|page|album|library|archive|shelf|portal|intranet|channel|notice ?board|website|feed|map|showcase|gallery|catalogue)\b/,
    text: 'it is found where people look for it',
  },
  { verbs: /^(?:film|photograph|video|capture)$/, text: 'others can see it for themselves' },
  {
    verbs: /^pay$/,
    when: /^pay (?:an? )?part\b|\bin (?:two|three|four|several|more than one|equal|monthly) (?:parts|instalments|installments|rates|steps)\b|\bpartly\b/,
    text: 'I do not have to pay it all at once',
  },
  { verbs: /^pay$/, text: 'it is settled' },
  {
    verbs: /^(?:buy|purchase)$/,
    by: 'served',
    when: /\b(?:tickets?|permits?|passes|pass|vouchers?|tokens?)\b/,
    text: 'I do not have to queue for it',
  },
  {
    verbs: /^let$/,
    by: 'served',
    when: /^let (?!me\b)(?:an? |my |the |our )?(?:[\w-]+ ){1,2}(?:collect|pick|fetch|take|bring|in|sign|accept|receive|open|hand|return)\b/,
    text: 'I do not have to be there myself',
  },
  {
    verbs: /^(?:block|block out|block off)$/,
    when: /\b(?:for (?:an?|my|the|our)|on \w+day|until|from|during|at|January|February|March|April|May|June|July|August|September|October|November|December|weeks?|days?|mornings?|afternoons?|evenings?)\b/,
    unless:
      /\b(?:games?|shops?|sites?|websites?|accounts?|cards?|users?|numbers?|calls?|senders?|invoices?|billings?|payments?)\b/,
    notOf: ['person', 'money', 'device'],
    text: 'nobody plans with {them}',
  },
  { verbs: /^(?:exclude|except|exempt|leave out|omit)$/, text: 'only what matters is counted' },
  { verbs: /^(?:undo|revert|restore|take back)$/, unless: /\bback (?:from|to)\b/, text: 'a slip does no lasting harm' },
  {
    verbs: /^report$/,
    when: /^report (?:an? |the |my |each |every )?[\w-]+/,
    unless:
      /^report (?:how|what|who|where|when|back|on)\b|\b(?:sick|sickness|ill|illness|absence|absent|late|hours|numbers?|figures|readings?|results?|earnings|income)\b/,
    text: 'somebody can see to it before it gets worse',
  },
  { verbs: /^(?:tick off|check off|cross off|strike off)$/, text: 'I see at once what is left' },
  { verbs: /^tick$/, when: /\boff\b/, text: 'I see at once what is left' },
  { verbs: /^tick$/, text: 'nobody has to keep it in their head' },
];
