import { edge, main, refusal, type Intent } from './intent.ts';

/** By which way a message comes. */
export const HOW = /\b(?:e-?mails?|sms|text|push|app|slack|phone|whatsapp|letter|post|print)/i;

/** Something is pointed out on the spot; what ends at a time is a message. */
const WARNING =
  /\bwarn(?:ed|s|ing)?\b(?=.*\b(?:if|when|before|as soon as|about|of)\b)(?=.*\b(?:already|twice|same|duplicat\w*|overlap\w*|clash\w*|conflict\w*|collid\w*|exceed\w*|doubl\w*|differ\w*|together|match\w*|enter(?:s|ed|ing)?|submit\w*|book(?:s|ed|ing)?|choos\w*|pick(?:s|ed|ing)?|select\w*|add(?:s|ed|ing)?|typ(?:e|es|ed|ing)|assign\w*|orders|ordering|open(?:s|ing)|plans|planning|schedul\w*|sav(?:e|es|ing)|delet\w*|I|he|she)\b)(?!.*\b(?:(?:is|are|runs?|falls?|drops?|goes) (?:low|short|down|below|under)|falls?|drops?|fails?|failed|before|expires?|ends?|runs? out|weeks?|days?|hours?|by (?:\d|noon|midnight|then|the |\w+day))\b)/i;

/** A warning before somebody does something themselves stops them on the spot. */
const BEFORE_A_DEED =
  /\bwarn(?:ed|s|ing)?\b[^.;!?]{0,60}? before (?:(?!morning|evening|opening|closing|spring|meeting|boarding|anything|everything|something|nothing|during|being|having|getting|running|expiring)\w+ing\b(?! (?:time|hours?|day|date|starts?|begins?))|(?:I|we|they|he|she|you|somebody|someone|anybody|anyone) (?:publish|save|send|delete|submit|remove|accept|confirm|approve|overwrite|book|assign|sign|print|release|merge|leave the page)(?:e?s)?\b)/i;

/** Whoever is warned does nothing at that moment. */
const ELSEWHERE = /\bwarn\w* (?:(?:the|our|all) )?[a-z]+s who\b|\b(?:when|if) we\b/i;

/** What is shown on the spot is no message that is sent. */
const NO_MESSAGE = new RegExp(`${WARNING.source}|${BEFORE_A_DEED.source}`, 'i');

/** One message about many: "one e-mail a day about all crates". */
/** What stands in the message has been said. */
const SAYS_WHICH = /\bmessages? says? which\b|\bis (?:told|texted|sent|shown) (?:on |in |at )?which\b/i;
const GATHERED = /\b(?:a (?:day|week|month) about all|about all [^.]* instead of one for every)\b/i;

/** What others have written. */
const WORDS = /\b(?:for|of|about|on|when|get|use) .*\b(?:new )?(?:comments?|replies|reply|questions?|answers?)\b/i;

/** Something is used up. */
const LOW =
  /\b(?:low )?stock (?:alert|warning|notification|message)s?\b|\blow[- ]stock\b|\bstock (?:is|gets?|runs?|falls?|drops?|goes) (?:low|short|down|below|under)\b/i;

/** More than one is to come. */
const AGAIN = /\b(?:every|each|daily|weekly|until|again|then|another|second|final|last|further|repeat\w*|twice)\b/i;

/** What may have been seen to before the message goes out. */
const IN_TIME =
  /\b(?:overdue|expir\w+|breach\w*|deadlines?|due|ahead|still (?:open|not|missing|empty|pending|un\w+)|unanswered|not \w+ (?:within|after|for)|(?:\d+|one|two|three|a few) (?:minutes|hours|days|weeks|months) before|(?:day|week|hour|month) before)\b/i;

/** It comes ahead of something that has its day. */
const BEFORE_IT =
  /\b(?:days?|hours?|weeks?|minutes?|evening|morning) (?:before|ahead of) (?:the|my|their|his|her|our|an?|each|every) (?:(?!is\b|are\b|was\b|has\b|have\b|gets?\b|will\b|can\b)[\w-]+ ){0,2}(?!delivered|due\b|is\b|are\b|ends?\b|finishes\b)[\w-]+(?:$|[,.;!?]| (?:so|and|in order|by|with|because)\b)/i;

/** It comes ahead of something that is to happen. */
const AHEAD_OF_IT =
  /\b(?:minutes?|hours?|days?|weeks?|months?) before (?:the|an?|my|our|their|his|her|each|every) (?:[\w-]+ ){1,3}(?:is|are) (?:done|ready|over|due|finished|empty|full|needed|closed)\b/i;

/** Everybody hears of their own, and not of that of others. */
const MANY =
  /\b(?:parents|members|customers|readers|guests|patients|clients|visitors|users|subscribers|players|students|pupils|residents|tenants|riders|passengers|volunteers|buyers|sellers|owners|neighbou?rs|followers|families|everybody|everyone)\b/i;

/** Messages that come again and again and that somebody may do without. */
const REGULAR =
  /\b(?:newsletters?|offers?|news|tips|(?:every|each|weekly|daily|monthly) .*(?:e-?mails?|messages?|summar\w+)|(?:e-?mails?|messages?|summar\w+) (?:every|each)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning |evening )?e-?mails?)\b/i;

/** Money that somebody owes. */
const OWED =
  /\b(?:invoices?|bills?|fees?|rents?|payments?|pays?|paying|paid|unpaid|owes?|owed|fines?|tax(?:es)?|debts?|instal+ments?|premiums?|deposits?|overdue|subscriptions?|memberships?)\b/i;
/** What somebody has put together and not bought yet. */
const BASKET = /\b(?:basket|cart)s?\b/i;

/** It is done in the product, and not at a gate or a car. */
const ON_SCREEN =
  /\bto (?:log(?! (?:out|off))|enter|fill|confirm|pay|submit|hand in|answer|review|approve|rate|order|book|sign|update|report|record|complete|upload|renew|reply|vote|register|send|tell|start the|stop the|extend|cancel|choose|check in|release|publish|close the|track|note)\b/i;

/** Something is to be thought of in time. */
export const REMIND: Intent = {
  name: 'remind',
  anyVerb: true,
  isOrdered: true,
  isTool: true,
  verbs: 'remind,nudge',
  nouns:
    'reminder,payment reminder,reminder mail,reminder e-mail,reminder email,reminder message,reminder text,reminder letter',
  cue: /\bremind/,
  use: 'get',
  benefits: [
    { text: 'I do not have to chase {units} myself', when: /^send\b/i, of: ['money'] },
    'I do not have to keep it in my head',
  ],
  criteria: [
    main('{The actor} can {to do} straight from the reminder.', { when: ON_SCREEN, unless: /\bsend\b/ }),
    refusal('{An actor} who has {to do done} already is not reminded.', { unless: /\bsend\b/ }),
    main('The day and the time of {the one} stand in the reminder.', { of: ['event'] }),
    main('The amount of {the one} and the day on which it was due stand in the reminder.', {
      of: ['money'],
      when: OWED,
      unless: BASKET,
    }),
    main('The reminder leads back to {the one} with all that is in it.', { when: BASKET, of: ['money'] }),
    refusal('No reminder is sent once what is in {the one} has been bought.', { when: BASKET, of: ['money'] }),
    main('The reminder opens {the one}.', { of: ['document', 'media', 'case', 'collection'] }),
    main('The reminder says which {unit} it is about.', {
      notOf: ['own', 'sole', 'message', 'money', 'due', 'person'],
    }),
    refusal('No reminder is sent for {a one} {who} was cancelled.', { of: ['event'] }),
    refusal('No reminder is sent once {the one} has been paid.', { of: ['money'], when: OWED, unless: BASKET }),
    refusal('No reminder is sent as long as {no event}.'),
    edge('When {the one} is moved, the reminder comes at the new time.', {
      of: ['event'],
      when: /\b(?:before|prior|ahead)\b/,
    }),
    refusal('Whoever has handed in {the one} already is not reminded.', {
      of: ['document'],
      notOf: ['money'],
      when: /\b(?:is|are) due\b/i,
    }),
    refusal('{A one} {who} was dealt with in time brings no reminder.', {
      notOf: ['event', 'person'],
      when: /\b(?:expir\w+|lapses?|runs? out)\b/i,
      unless: /\bsend\b/,
    }),
    edge('Whoever was reminded is listed with the day.', { when: /\bsend\b/ }),
    edge('For {a one} {who} is added later than that, the reminder is sent at once.', {
      notOf: ['person', 'figure'],
      when: /\bbefore\b/,
    }),
    edge('Only one reminder is sent each time {event}.', { unless: AGAIN }),
    edge('The same reminder does not come twice.', { of: ['told'], unless: AGAIN }),
    refusal('A reminder that could not be delivered is sent again.'),
  ],
  questions: [
    {
      text: 'When should the reminder come?',
      unless: /\b(?:before|after|overdue|every|on the|hours?|days?|minutes?|morning|evening|dai?ly|weekly)\b/,
    },
    { text: 'Should the reminder come by e-mail, as a text message or inside the product?', unless: HOW },
    { text: 'Should a second reminder follow when nothing happens?', of: ['money', 'document'] },
  ],
};

/** What becomes of a message that does not arrive: another sentence for another idea, and one in a story. */
const UNDELIVERED = [
  'A message that could not be delivered is sent again.',
  'When the message cannot be delivered, it is tried again and the failed try is listed.',
] as const;

/** Somebody is told of something by the product. */
export const NOTIFY: Intent = {
  name: 'notify',
  isTool: true,
  isOrdered: true,
  verbs: 'notify,alert,warn,inform,tell,email,e-mail,message,text,ping,announce,broadcast,call,hear',
  nouns:
    'notification,alert,email,e-mail,message,sms,newsletter,announcement,warning,push,push notification,notice,alarm',
  cue: /\b(notif(?:y|ied|ication)|alert|warn|notice (?:to|for|about|of)\b)/,
  decisive:
    /^(?:get|receive) an? (?:short |quick |push )?(?:text|ping|note|mail|e-?mail|hint) (?:when|if|as soon as|once|whenever)\b/,
  use: 'get',
  benefits: [
    {
      text: 'I can act while there is still time',
      when: /\b(?:when|if|before|as soon as|once|whenever|until|warn\w*|alerts?|ahead)\b|\b(?:at|by) \d/i,
    },
  ],
  criteria: [
    main('The warning is shown before {the actor} goes on.', {
      when: WARNING,
      unless: new RegExp(`\\b(?:mail|text message|sms)|${ELSEWHERE.source}`, 'i'),
    }),
    refusal('No warning is shown as long as {no event}.', { when: WARNING }),
    main('All {units} since the last message stand in one message.', { when: GATHERED, notOf: ['message', 'person'] }),
    refusal('No message is sent on a day without {a one}.', {
      when: /\ba day about all\b/i,
      notOf: ['message', 'person'],
    }),
    main('The message says which {unit} it is about.', {
      notOf: ['message', 'own', 'sole'],
      unlessSaid: SAYS_WHICH,
      unless: new RegExp(`${GATHERED.source}|${NO_MESSAGE.source}`, 'i'),
    }),
    main('The warning says which {unit} it is about.', {
      when: WARNING,
      unless: BEFORE_A_DEED,
      notOf: ['message', 'own', 'sole'],
    }),
    main('What runs low and how much of it is left stand in the message.', { when: LOW, unless: NO_MESSAGE }),
    refusal('No second message is sent before it was filled up again.', { when: LOW, unless: NO_MESSAGE }),
    main('The price before and the new one stand in the message.', {
      when: /\bprice (?:alert|drop|change)s?\b/i,
      unless: NO_MESSAGE,
    }),
    main('The message says when that will be.', { when: AHEAD_OF_IT, unless: NO_MESSAGE }),
    main('The day and the time of {the one} stand in the message.', {
      when: BEFORE_IT,
      of: ['event'],
      notOf: ['person', 'message', 'money'],
      unless: NO_MESSAGE,
    }),
    refusal('No message is sent for {a one} {who} was cancelled.', {
      when: BEFORE_IT,
      notOf: ['person', 'message', 'money'],
      unless: NO_MESSAGE,
    }),
    edge('When {the one} is moved, the message comes at the new time.', {
      when: BEFORE_IT,
      of: ['event'],
      notOf: ['person', 'message', 'money'],
      unless: NO_MESSAGE,
    }),
    main('The message shows the {unit} and leads to it.', { of: ['message'], when: WORDS, unless: NO_MESSAGE }),
    refusal('Nobody is told of {a unit} of their own.', { of: ['message'], when: WORDS, unless: NO_MESSAGE }),
    main('The message says what has happened and leads to it.', {
      of: ['unnamed'],
      unlessSaid: SAYS_WHICH,
      when: /\b(?:when|whenever|if|once|as soon as|after|each time|every time)\b/i,
      unless: NO_MESSAGE,
      notOf: ['told'],
    }),
    main('The message says what it is about and leads to it.', {
      of: ['unnamed'],
      unlessSaid: SAYS_WHICH,
      unless: new RegExp(
        `${NO_MESSAGE.source}|\\b(?:when|whenever|if|once|as soon as|after|each time|every time|(?:one|a single) (?:message|e-?mail|text|notification)s? (?:per|a|each|every))\\b`,
        'i',
      ),
      notOf: ['told'],
    }),
    main('Everything new since the last message stands in it.', {
      of: ['unnamed'],
      when: /\b(?:one|a single) (?:message|e-?mail|text|notification)s? (?:per|a|each|every) (?:day|week|morning|evening)\b/i,
      unless: NO_MESSAGE,
    }),
    main('The message leads to {the one}.', {
      of: ['event', 'document', 'money', 'media', 'collection'],
      notOf: ['sole'],
      unless: NO_MESSAGE,
    }),
    refusal('{A unit} {who} was dealt with in time brings no message.', {
      when: IN_TIME,
      of: ['document', 'case', 'goods', 'money'],
      unless: NO_MESSAGE,
    }),
    edge('Only one message is sent each time {event}.', { unless: NO_MESSAGE }),
    refusal('Nothing is sent as long as {no event}.', {
      unless: NO_MESSAGE,
      when: /\b(?:when|if|once|as soon as|whenever)\b/i,
    }),
    edge('When there is nothing to report, the message says so.', { when: REGULAR, unless: NO_MESSAGE }),
    refusal('{An actor} whom {the one} does not concern receives no message.', {
      when: MANY,
      of: ['event', 'case', 'goods', 'place', 'document', 'process'],
      notOf: ['sole', 'own', 'message'],
      unless: NO_MESSAGE,
    }),
    refusal('Whoever may not see {the one} receives no message about it.', {
      when: /\b(?:private|confidential|secret)\b/i,
      notOf: ['person', 'message'],
      unless: NO_MESSAGE,
    }),
    ...UNDELIVERED.map((text) => refusal(text, { unless: NO_MESSAGE, unlessSaid: /\bbe delivered\b/, isAlike: true })),
    edge('After the warning {the actor} can go on or stop.', {
      when: WARNING,
      unless: new RegExp(`${BEFORE_A_DEED.source}|${ELSEWHERE.source}|\\b(?:must|cannot|only)\\b`, 'i'),
    }),
    main('The warning names what it is about.', { when: BEFORE_A_DEED }),
    refusal('Without such a case no warning is shown.', { when: BEFORE_A_DEED }),
    edge('After the warning {the actor} can go on or stop.', { when: BEFORE_A_DEED }),
    edge('Whoever stops at the warning can change it and try again.', { when: BEFORE_A_DEED }),
  ],
  questions: [
    {
      text: 'Should {the actor} be told by e-mail, as a text message or inside the product?',
      unless: new RegExp(`${HOW.source}|\\bwarn`, 'i'),
    },
    { text: 'May {the actor} go on after the warning?', when: WARNING },
  ],
};
