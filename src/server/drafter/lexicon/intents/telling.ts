import { edge, main, refusal, type Intent } from './intent.ts';

const HOW = /\b(?:e-?mails?|sms|text|push|app|slack|phone|whatsapp|letter|post|print)/i;

/** Something is pointed out on the spot; what ends at a time is a message. */
const WARNING =
  /\bwarn(?:ed|s|ing)?\b(?=.*\b(?:if|when|before|as soon as|about|of)\b)(?!.*\b(?:(?:is|are|runs?|falls?|drops?|goes) (?:low|short|down|below|under)|falls?|drops?|fails?|failed|before|expires?|ends?|runs? out|weeks?|days?|hours?|by (?:\d|noon|midnight|then|the |\w+day))\b)/i;

/** A warning before somebody does something themselves stops them on the spot. */
const BEFORE_A_DEED =
  /\bwarn(?:ed|s|ing)?\b[^.;!?]{0,60}? before (?:(?!morning|evening|opening|closing|spring|meeting|boarding|anything|everything|something|nothing|during|being|having|getting|running|expiring)\w+ing\b(?! (?:time|hours?|day|date|starts?|begins?))|(?:I|we|they|he|she|you|somebody|someone|anybody|anyone) (?:publish|save|send|delete|submit|remove|accept|confirm|approve|overwrite|book|assign|sign|print|release|merge|leave the page)(?:e?s)?\b)/i;

/** What is shown on the spot is no message that is sent. */
const NO_MESSAGE = new RegExp(`${WARNING.source}|${BEFORE_A_DEED.source}`, 'i');

/** What cannot be had at the moment. */
const GONE = /\b(?:sold out|out of stock|unavailable|not available|back in stock|fully booked)\b/i;

/** Ideas about what the product tells people, and about telling them less. */
export const TELLING: readonly Intent[] = [
  {
    name: 'remind',
    anyVerb: true,
    isTool: true,
    verbs: 'remind,nudge',
    nouns: 'reminder,payment reminder',
    cue: /\bremind/,
    use: 'get',
    benefits: [
      { text: 'I do not have to chase {units} myself', when: /^send\b/i, of: ['money'] },
      { text: 'I am not late for {the one}', of: ['event'] },
      'I do not have to keep it in my head',
    ],
    criteria: [
      main('The time of {the one} stands in the reminder.', { of: ['event'] }),
      main('The amount of {the one} and the day on which it was due stand in the reminder.', { of: ['money'] }),
      main('The reminder opens {the one}.', { of: ['document', 'message', 'media', 'case', 'collection'] }),
      refusal('No reminder is sent for {a one} {who} was cancelled.', { of: ['event'] }),
      refusal('No reminder is sent once {the one} has been paid.', { of: ['money'] }),
      refusal('No reminder is sent as long as {no event}.'),
      refusal('No reminder is sent once it is done.', { notOf: ['event', 'money', 'due'] }),
      edge('When {the one} is moved, the reminder comes at the new time.', {
        of: ['event'],
        when: /\b(?:before|prior|ahead)\b/,
      }),
      edge('For {a one} {who} is added later than that, the reminder is sent at once.', {
        notOf: ['person'],
        when: /\bbefore\b/,
      }),
      edge('The same {one} brings only one reminder.', {
        notOf: ['person'],
        unless: /\b(?:every|each|daily|weekly|until)\b/i,
      }),
      edge('Only one reminder is sent each time {event}.'),
      refusal('Whoever has turned these reminders off receives none about {the one}.', { notOf: ['person'] }),
      main('The reminder says what {the actor} has to do.', { of: ['due'], unless: /\bsend\b/ }),
      edge('{An actor} who has done it already is not reminded.', { of: ['due'], unless: /\bsend\b/ }),
      edge('The same reminder does not come twice.', {
        of: ['told'],
        unless: /\b(?:every|each|daily|weekly|until|again|then)\b/i,
      }),
      main('Whoever was reminded is listed with the day.', { when: /\bsend\b/ }),
      edge('Nobody is reminded a second time on the same day.', { when: /\bsend\b/ }),
      refusal('Nobody is reminded for whom it is done already.', { when: /\bsend\b/ }),
    ],
    questions: [
      {
        text: 'When should the reminder come?',
        unless: /\b(?:before|after|overdue|every|on the|hours?|days?|minutes?|morning|evening|dai?ly|weekly)\b/,
      },
      { text: 'Should the reminder come by e-mail, as a text message or inside the product?', unless: HOW },
      { text: 'Should a second reminder follow when nothing happens?', of: ['money', 'document'] },
    ],
  },
  {
    name: 'notify',
    isTool: true,
    isOrdered: true,
    verbs: 'notify,alert,warn,inform,tell,email,e-mail,message,text,ping,announce,broadcast,call,hear',
    nouns:
      'notification,alert,email,e-mail,message,sms,newsletter,announcement,warning,push,push notification,notice,alarm',
    cue: /\b(notif(?:y|ied|ication)|alert|warn|notice (?:to|for|about|of)\b)/,
    use: 'get',
    benefits: [
      'I do not have to check whether {event}',
      { text: 'nobody has to think of {the one} each time', when: WARNING, notOf: ['person'] },
      { text: 'I do not have to keep an eye on {object}', notOf: ['person', 'message'] },
      'I can act while there is still time',
    ],
    criteria: [
      main('The warning is shown before {the actor} goes on.', {
        when: WARNING,
        unless: /\b(?:mail|text message|sms)/i,
      }),
      refusal('Nothing is sent as long as {no event}.', {
        unless: NO_MESSAGE,
        when: /\b(?:when|if|once|as soon as|whenever)\b/i,
      }),
      refusal('No warning is shown as long as {no event}.', { when: WARNING }),
      main('The message says which {unit} it is about.', { notOf: ['message', 'own', 'sole'], unless: BEFORE_A_DEED }),
      main('The message leads to {the one}.', {
        of: ['event', 'document', 'money', 'media', 'collection'],
        notOf: ['sole'],
        unless: NO_MESSAGE,
      }),
      edge('The message says since when {lasting}.', { unless: NO_MESSAGE }),
      edge('{An actor} who did not see the message finds it at the next sign-in.', { unless: NO_MESSAGE }),
      edge('Only one message is sent each time {event}.', { unless: NO_MESSAGE }),
      edge('When it turns out that {no event} after all, {the actor} is told as well.', {
        when: /\b(?:late|delay|cancel|fail|arriv)/i,
      }),
      refusal('Whoever may not see {the one} receives no message about it.', {
        when: /\b(?:private|confidential|secret)\b/i,
        notOf: ['person', 'message'],
        unless: NO_MESSAGE,
      }),
      main('{The actor} can read the message again later.', { unless: NO_MESSAGE }),
      refusal('{An actor} who has turned these messages off receives none.', { unless: NO_MESSAGE }),
      edge('{The actor} can read the warning again later.', { when: WARNING, unless: BEFORE_A_DEED }),
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
  },
  {
    name: 'announce',
    verbs: 'announce,broadcast,notify,alert,inform,tell,email,e-mail,message,text,ping,call',
    nouns: 'advance notice',
    use: 'make',
    benefits: [
      { text: 'others can prepare for {the one}', notOf: ['person'] },
      { text: 'I do not have to reach each of them by myself', of: ['person'] },
      { text: 'nobody is taken by surprise', unless: /\b(?:tell|text|call|message|ping)\b/i },
    ],
    criteria: [
      main('{The one} is shown to everybody it concerns with the name of {the actor}.', { notOf: ['person'] }),
      main('{The one} receives the message with the name of {the actor}.', { of: ['person'], unless: /\banonym/i }),
      refusal('{A one} without a day is not accepted.', { of: ['event'] }),
      refusal('A message that could not be delivered is shown to {the actor} with the reason.', { of: ['person'] }),
      refusal('{A one} without the details that others need is not accepted, and the missing one is named.', {
        notOf: ['person', 'event'],
      }),
      edge('{The actor} can change or take back {the one} until it is there.', { notOf: ['person'] }),
      edge('{The actor} sees who has read the message.', { of: ['person'] }),
      main('The message is shown with the name of {the actor} and the time.', { of: ['unnamed'] }),
      refusal('A message that could not be delivered is shown to {the actor} with the reason.', { of: ['unnamed'] }),
      edge('A message that is corrected later is marked as corrected.', { of: ['unnamed'] }),
      edge('Whoever opens {the one} later sees that it was changed, and when it was.', { notOf: ['person'] }),
    ],
    questions: [
      { text: 'Who has to see {the one}?', notOf: ['person'] },
      { text: 'Can the message be answered?', of: ['person'] },
    ],
  },
  {
    name: 'send',
    verbs: 'send,send out,mail,deliver to,hand out,distribute,circulate,publish to,receive',
    decisive:
      /^(?:get|receive) (?:an? |the |my |our )?(?:[\w-]+ ){0,2}(?:survey|invoice|receipt|statement|confirmation|newsletter|certificate|copy|bill)s?\b(?!.* back\b)|^(?:get|receive) .*\b(?:every|each) (?:day|week|month|quarter|year)\b/,
    nouns: 'mailing,newsletter',
    use: 'get',
    benefits: [],
    criteria: [
      main('{A one} {who} was sent is listed with the receiver and the time.', { notOf: ['person'] }),
      main('The time that {a one} covers is shown on it.', {
        when: /\b(?:every|monthly|weekly|daily)\b/i,
        notOf: ['person', 'event'],
      }),
      refusal('{A one} {who} could not be delivered is listed with the reason.', { notOf: ['person'] }),
      refusal('Nothing is sent when there is no {one}.', { when: /\b(?:every|monthly|weekly|daily|each)\b/i }),
      edge('The same {one} is not sent twice to the same person.', { notOf: ['person'] }),
      edge('{A one} {who} is corrected after it was sent is sent again as a correction.', {
        of: ['document', 'money'],
      }),
      edge('{A one} is sent to the address that holds on that day.', {
        when: /\b(?:every|monthly|weekly|daily)\b/i,
        notOf: ['person'],
      }),
    ],
    questions: [
      { text: 'Should {object} come by e-mail, as a text message or inside the product?', unless: HOW },
      {
        text: 'On which day should {object} be sent?',
        when: /\b(?:every|each) (?:month|week|year|quarter)\b|\bmonthly|weekly/i,
        unless: /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|first|last|on the)\b/i,
      },
    ],
  },
  {
    name: 'digest',
    anyVerb: true,
    decisive:
      /^no longer (?:get (?!.*\b(?:who|that)\b)|be (?:e-?mailed|notified|messaged|texted|reminded|told|pinged|alerted|called|bothered|spammed))\b|^get fewer (?:[\w-]+ )*(?:e-?mails|messages|notifications|alerts|alarms|reminders|calls)\b/,
    isTool: true,
    nouns: 'digest,daily summary',
    cue: /\b(?:stop|don't|do not|no more|fewer|less|too many)\b.*\b(?:e-?mail\w*|messag\w*|notif\w*|alert\w*|alarms?|remind\w*|texts?|texting|pinging|sending)\b/i,
    use: 'get',
    benefits: [
      { text: 'I am not disturbed for every single {unit}', notOf: ['message', 'person'] },
      'I do not overlook what matters among the rest',
      'I read it when it suits me',
    ],
    criteria: [
      main('All {units} since the last message stand in one message.', {
        when: /\b(?:once|one|single|digest|summary|per day|a day|a week)\b/i,
        notOf: ['message', 'person'],
      }),
      refusal('No message is sent on a day without {a one}.', {
        when: /\b(?:once a day|daily|per day|digest)\b/i,
        notOf: ['message', 'person'],
      }),
      refusal('No message is sent for a single {unit} in between.', {
        when: /\b(?:once|digest|summary)\b/i,
        notOf: ['message', 'person'],
      }),
      main('{The actor} can still look up every {unit} in the product.', { notOf: ['person'] }),
      edge('{Units} about the same cause come as one.', { when: /\b(?:too many|fewer|alarm|alert)/i }),
      edge('{The actor} can turn the messages about {objects} on again.', { notOf: ['message'] }),
      edge('Messages about other things than {objects} are received as before.', { notOf: ['message'] }),
      refusal('{A one} {who} needs an answer at once is still received.', { of: ['message'] }),
    ],
    questions: [
      { text: 'Which {units} must still arrive at once?', unless: /\bonce a day\b/i, notOf: ['person'] },
      {
        text: 'At what time of day should the message come?',
        when: /\b(?:once a day|daily|digest|per day)\b/i,
        unless: /\b(?:\d+ ?(?:am|pm)|\d+:\d+|morning|evening|noon)\b/,
      },
    ],
  },
  {
    name: 'subscribe',
    takes: [
      'unknown',
      'nothing',
      'document',
      'case',
      'event',
      'process',
      'collection',
      'place',
      'goods',
      'media',
      'message',
    ],
    verbs: 'subscribe,subscribe to,follow,unfollow',
    nouns: 'news feed,subscription to',
    use: 'get',
    benefits: [
      { text: 'I do not have to look again and again whether {the one} is there', when: GONE },
      { text: 'I hear of news without looking for them', unless: GONE },
      'I do not lose sight of {the one}',
    ],
    criteria: [
      main('{The actor} is told as soon as {the one} can be had again.', { when: GONE }),
      edge('Whoever asked first is told first when there are fewer {units} than people waiting.', { when: GONE }),
      main('{The actor} is told as soon as there is news of {the one}.', { unless: GONE }),
      refusal('Subscribing to the same {one} twice brings each message once.'),
      edge('{The actor} can end this for {the one} at any time.'),
      edge('{A one} {who} is removed is no longer listed among those that {the actor} follows.', { unless: GONE }),
    ],
    questions: [
      { text: 'Should {the actor} be told by e-mail, as a text message or inside the product?', unless: HOW },
    ],
  },
  {
    name: 'mute',
    takes: ['message', 'collection', 'device', 'media', 'process'],
    verbs: 'mute,silence,snooze',
    decisive:
      /^(?:pause|mute|silence|turn off|switch off|snooze) (?:all |the |my )?(?:\w+ )?(?:notifications|messages|alerts|alarms|reminders)\b/,
    nouns: 'mute,do not disturb,quiet hours',
    use: 'set',
    benefits: ['I am not disturbed at the wrong time'],
    criteria: [
      main('{The actor} sees until when {the one} is {verbed}.'),
      main('Once the time is over, {objects} are received again.'),
      refusal('{The one} is not {verbed} for anybody else.'),
      edge('{A one} that arises meanwhile is still listed.'),
      edge('{The actor} can end it before the time is over and receives {objects} again.'),
    ],
    questions: [
      { text: 'For how long can {a one} be {verbed} at most?', unless: /\b(?:hours?|minutes?|days?|until)\b/ },
      'Which {units} must never be {verbed}?',
    ],
  },
];
