import { WHO_DOES_A_PART } from './benefits-of-usual-deeds.ts';
import type { Reason } from './benefits.ts';

/** What a deed brings about whatever it is done to, where nothing says more. */
export const OF_ANY_DEED: readonly Reason[] = [
  {
    verbs: /^(?:take|remove|withdraw)$/,
    when: /\b(?:from|out of) (?:the )?(?:stock|stores?|warehouse|shelf|storage|cellar|freezer)\b/,
    text: 'the stock is right',
  },
  {
    verbs: /^(?:void|cancel|delete|remove|correct|withdraw|take|reverse|change)$/,
    when: /\b(?:by mistake|by accident|accidentally|wrongly)\b/,
    text: 'a slip does no lasting harm',
  },
  { verbs: /^(?:refund|reimburse|pay back)$/, when: /\bwithin\b/, text: 'nobody waits long for their money' },
  {
    verbs: /^(?:keep|skip|miss|pause|freeze|save|hold)$/,
    when: /\b(?:streaks?|points|progress|levels?|scores?|badges?|credits)\b/,
    unless: /\b(?:for (?:the|each|every|all)|of (?:the|each|every|all))\b/,
    text: 'what I have reached is not lost',
  },
  {
    verbs: /^(?:export|download|save|copy)$/,
    when: /\bbefore (?:I|they|we) (?:delete|close|leave|cancel|end)\b/,
    text: 'I keep what is mine',
  },
  { verbs: /^(?:substitute|stand in|replace)$/, of: ['person'], text: 'nobody is missing' },
  {
    verbs: /^(?:leave|take|exclude)$/,
    when: /\b(?:out of|from) (?:an? |the |my )?(?:[\w-]+ ){0,2}?(?:bill|split|costs?|expenses?|invoice|purchases?|round|rounds|kitty|tab|collection)\b/,
    text: 'nobody pays for what they did not use',
  },
  { verbs: /^(?:prove|substantiate|evidence|document|demonstrate)$/, text: 'nobody has to take my word for it' },
  { verbs: /^(?:get|receive)$/, when: /\bin time$/, text: 'I can prepare for it' },
  {
    when: /\b(?:from|on|with|into) (?:my|the|a|their) (?:own )?(?:phone(?! (?:numbers?|no|calls?)\b)|smartphone|mobile|tablet|watch)\b/,
    text: 'I can do it wherever I am',
  },
  {
    verbs: /^(?:invite|add|name|include|register|nominate|appoint|sign up)$/,
    when: WHO_DOES_A_PART,
    text: 'they can do their part',
  },
  {
    verbs: /^(?:write|write to)$/,
    when: /^write to (?:all|every|everybody|everyone)\b/,
    text: 'everybody hears of it at the same time',
  },
  {
    verbs: /^(?:write|leave|add|make|enter)$/,
    when: /\b(?:comments?|notes?|remarks?)\b.*\b(?:for|to) (?:the )?[\w-]+(?: [\w-]+)? only\b/,
    text: 'only those see it who are meant to',
  },
  { verbs: /^(?:publish|announce|present|display|exhibit|post)$/, notOf: ['money'], text: 'everybody can see {them}' },
  {
    verbs: /^(?:order|reorder|request|commission)$/,
    by: 'staff',
    notOf: ['person'],
    when: /^(?:re)?order |^(?:request|commission) (?:an? |the )?(?:repairs?|parts?|materials?|deliver(?:y|ies)|goods)\b/,
    text: 'it is there or done when it is needed',
  },
  {
    verbs: /^(?:score|grade|evaluate|assess|judge|rank|weigh up)$/,
    text: 'it can be compared with the others',
  },
  {
    verbs: /^(?:settle|pay back|repay|pay off)$/,
    text: 'nobody owes anything any more',
  },
  {
    verbs: /^(?:leave|quit|resign)$/,
    when: /^(?:leave|quit|resign from) (?:an? |the |my )?(?:[\w-]+ )?(?:group|flat|club|team|course|class|chat|list|programme|program|project|community|channel|meeting)\b/,
    text: 'I am not bound to it',
  },
  {
    verbs: /^(?:take|remove|delete|strike|withdraw)$/,
    by: 'staff',
    when: /^(?:take .* (?:off|out of|from) |remove |delete |strike |withdraw )/,
    unless:
      /^take .* (?:back|over) (?:from|out of) |\b(?:from|out of) (?:the )?(?:stock|stores?|warehouse|shelf|storage|cellar|freezer)\b/,
    notOf: ['person'],
    text: 'nobody goes by what no longer holds',
  },
  {
    verbs: /^(?:add|put|write|enter|note)$/,
    when: /\b(?:to|on|in|into) (?:an? |the |my |our )?(?:[\w-]+ )?(?:list|board|agenda|backlog)\b/,
    unless: /\bwaiting list\b/,
    text: 'nothing is forgotten',
  },
  {
    verbs: /^enter$/,
    when: /^enter .*\b(?:for|in|into) (?:an? |the )?(?:[\w-]+ )*(?:races?|competitions?|shows?|draws?|tournaments?|contests?|championships?|dressage|lotter(?:y|ies)|cups?)\b/,
    text: 'the place is sure',
  },
  {
    verbs: /^(?:keep|maintain|write|record|enter|log|store|register|document|file)$/,
    notOf: ['person', 'event', 'seat'],
    // What is written to somebody is read by them.
    unless:
      /\b(?:logged|log) (?:in|out|on|off)\b|^(?:write|enter) (?:to\b|.*\b(?:letters?|cards?|quotes?|offers?|invoices?|bills?|messages?|in one go|as well)\b|.*\btimes? that\b)|^(?:store|keep) .*\bquer(?:y|ies)\b|^keep (?!(?:an? |the |my )?(?:[\w-]+ )?(?:logs?|logbooks?|records?|diar(?:y|ies)|counts?|lists?|history|books?|notes?|minutes|journals?)\b)/,
    text: 'it can be looked up later',
  },
  {
    verbs: /^upload$/,
    by: 'served',
    text: 'nobody has to ask me for {them}',
  },
  {
    verbs: /^(?:upload|attach|store|scan|add)$/,
    of: ['document', 'media', 'collection'],
    unless: /\b(?:later|afterwards|my|missing)\b/,
    text: 'nobody has to search for {them}',
  },
  {
    verbs: /^(?:add|upload|attach|hand in)$/,
    when: /\b(?:later|afterwards|missing)\b/,
    text: 'nothing is missing in the end',
  },
  {
    verbs: /^(?:upload|attach|store)$/,
    text: 'nobody has to search for {them}',
  },
  {
    verbs: /^(?:submit|hand in|turn in|file)$/,
    // "file a plan under another heading": it is put where it belongs.
    unless: /^file .+ (?:under|in|into|by) /,
    text: 'it gets to whoever deals with it',
  },
  {
    verbs: /^(?:accept|agree|agree to)$/,
    notOf: ['person'],
    text: 'it can go on from there',
  },
  {
    verbs: /^(?:book|reserve)$/,
    unless: /^book .+ as (?:paid|done|lost|received|settled)\b/,
    text: 'I am sure to get {them}',
  },
  {
    verbs: /^pay$/,
    when: /^pay (?:only|just )|\b(?:for|only|just) (?:what|those|the (?:hours|part|days)|as much)\b/,
    text: 'nothing is paid that was not received',
  },
  { verbs: /^pay$/, by: 'staff', text: 'everybody gets their money in time' },
  {
    verbs: /^(?:add|attach)$/,
    by: 'served',
    notOf: ['person', 'money'],
    text: 'whoever deals with it sees {them}',
  },
  { verbs: /^(?:lock|freeze|seal)$/, notOf: ['person', 'device'], text: 'nobody changes {them} afterwards' },
  { verbs: /^unlock$/, notOf: ['person', 'device'], text: 'work on {them} can go on' },
  { verbs: /^require$/, text: 'nothing is missing when it is needed' },
  {
    verbs: /^(?:ask|ask for|request|collect|invite)$/,
    when: /^(?:(?:ask|invite) (?:(?!for\b)[\w'’-]+ ){1,5}?for|(?:ask for|request|collect)) (?:an? |the |their |some )?(?:(?!(?:about|for)\b)[\w-]+ ){0,2}?(?:feedback|ratings?|reviews?|opinions?|scores?|grades?|marks?|stars|surveys?)\b(?! (?:book|meeting)s?\b)/,
    text: 'I learn what went well and what did not',
  },
  {
    verbs: /^ask$/,
    by: 'staff',
    when: /^ask .*\bfor (?!feedback\b|opinions?\b)/,
    text: 'my request does not get lost',
  },
  { verbs: /^ask$/, by: 'staff', text: 'I have the answers in one place' },
  { verbs: /^(?:message|text|e-?mail|contact|write to)$/, text: 'I do not have to look up a number or an address' },
  {
    verbs: /^(?:set|define|fix|specify|determine|decide)$/,
    by: 'staff',
    notOf: ['person'],
    text: 'everybody goes by the same',
  },
  {
    verbs: /^(?:add|attach|link|note|put|include)$/,
    by: 'staff',
    notOf: ['person', 'money'],
    when: / (?:to|with|on|in) /,
    text: 'whoever looks there finds {them}',
  },
  {
    verbs: /^(?:create|make|build|generate|write|draw up|draft|set up)$/,
    by: 'staff',
    notOf: ['person', 'money'],
    text: 'others can work with {them}',
  },
  { verbs: /^(?:take over)$/, text: 'nothing is left lying' },
  {
    verbs: /^(?:send|forward|pass|pass on|hand over|deliver)$/,
    // "pass a stop": nothing goes to anybody.
    unless: /^pass (?!.* (?:to|on|over|round|around|along)\b)/,
    text: 'it gets to those who need it',
  },
  {
    verbs: /^(?:plan|prepare|schedule|arrange|organi[sz]e|set up)$/,
    by: 'staff',
    notOf: ['money', 'figure'],
    unless: /\b(?:budgets?|costs?|spending|forms?|checklists?)\b/,
    text: 'everybody concerned can prepare for it',
  },
  {
    verbs: /^(?:start|begin|launch|trigger|run)$/,
    by: 'staff',
    notOf: ['person'],
    unless:
      /^run (?:late|low|out|short|after|into|away|over|through|up|along|(?:an? |the )?(?:[\w-]+ )?(?:errands?|marathons?|races?|laps?|miles?|kilomet\w+))\b/,
    text: 'it happens when it is needed',
  },
];
