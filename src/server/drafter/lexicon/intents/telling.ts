import { edge, main, refusal, type Intent } from './intent.ts';
import { HOW, NOTIFY, REMIND } from './messages.ts';

/** To whom it is no longer sent: they are not what it is about. */
const GONE_TO = /\b(?:send\w*|e-?mail\w*|mail\w*)\b.* to\b/i;

/** It is only not to come then. */
const AT_A_TIME =
  /\b(?:on|at|in|during|over) (?:the )?(?:weekends?|nights?|evenings?|mornings?|holidays?|sundays?|saturdays?|\d)/i;

/** What stands behind the verb is what is told, and not whom it is told to. */
const ANNOUNCES = /\b(?:announce|broadcast)/i;

/** What is sent again and again and paid for. */
const COMES =
  /\bsubscri\w+ (?:to )?(?:.* )?(?:deliver(?:y|ies)|box(?:es)?|plans?|packages?|meals?|coffee|products?|orders?|magazines?)\b/i;

/** What cannot be had at the moment. */
const GONE = /\b(?:sold out|out of stock|unavailable|not available|back in stock|fully booked)\b/i;

/** Ideas about what the product tells people, and about telling them less. */
export const TELLING: readonly Intent[] = [
  REMIND,
  NOTIFY,
  {
    name: 'announce',
    verbs: 'announce,broadcast,notify,alert,inform,tell,email,e-mail,message,text,ping',
    nouns: 'advance notice',
    use: 'make',
    benefits: [
      {
        text: 'I do not have to reach each of them by myself',
        of: ['person'],
        when: /\b(?:all|every\w*|each|group|team|whole|several|\w+s)\b (?:about|of|that|when|if|at once|in one go)/i,
      },
      { text: 'nobody is taken by surprise', unless: /\b(?:tell|text|call|message|ping)\b/i },
    ],
    criteria: [
      main('{The one} is shown to everybody it concerns with the name of {the actor}.', {
        when: ANNOUNCES,
        notOf: ['person'],
      }),
      main('{The one} receives the message with the name of {the actor}.', { of: ['person'], unless: /\banonym/i }),
      refusal('{A one} without a day is not accepted.', { of: ['event'] }),
      refusal('A message that could not be delivered is shown to {the actor} with the reason.', {
        unless: ANNOUNCES,
      }),
      refusal('{A one} without the details that others need is not accepted, and the missing one is named.', {
        when: ANNOUNCES,
        notOf: ['person', 'event'],
      }),
      edge('{The actor} can change or take back {the one} until it is there.', {
        when: ANNOUNCES,
        notOf: ['person'],
      }),
      edge('{The actor} sees who has read the message.', { of: ['person'] }),
      main('The message is shown with the name of {the actor} and the time.', {
        unless: ANNOUNCES,
        notOf: ['person'],
      }),
    ],
    questions: [
      { text: 'Who has to see {the one}?', notOf: ['person'] },
      { text: 'Can the message be answered?', of: ['person'] },
    ],
  },
  {
    name: 'send',
    verbs: 'send,send out,mail,deliver to,hand out,distribute,circulate,publish to',
    decisive:
      /^(?:write|compose) (?:an? |the )?(?:[\w-]+ )?(?:messages?|e-?mails?|texts?|letters?) to (?!me\b|us\b)|^(?:get|receive) (?:an? |the |my |our )?(?:[\w-]+ ){0,2}(?:survey|invoice|receipt|statement|confirmation|newsletter|certificate|copy|bill)s?\b(?!.* back\b)|^(?:get|receive) .*\b(?:every|each) (?:day|week|month|quarter|year)\b/,
    nouns:
      'mailing,newsletter,sms confirmation,e-mail confirmation,email confirmation,booking confirmation,order confirmation,payment confirmation,appointment confirmation,reservation confirmation,registration confirmation',
    use: 'get',
    benefits: [],
    criteria: [
      main('{A one} {who} was sent is listed with the receiver and the time.', { notOf: ['person'] }),
      main('The time that {a one} covers is shown on it.', {
        when: /\b(?:every|monthly|weekly|daily)\b/i,
        notOf: ['person', 'event'],
      }),
      refusal('{A one} {who} could not be delivered is listed with the reason.', { notOf: ['person'] }),
      refusal('Nothing is sent when there is no {one}.', {
        when: /\b(?:monthly|weekly|daily|yearly|(?:every|each) (?:\w+ )?(?:days?|mornings?|evenings?|weeks?|months?|quarters?|years?|\w+days?))\b/i,
      }),
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
      /^no longer (?:get (?!.*\b(?:who|that)\b)(?=.*\b(?:e-?mail|mail|message|notif|notice|alert|alarm|remind|sms|text|call|newsletter|list|report|summar|digest|letter|news|update|post|push|ping|spam|warning|info|copy|copies|confirmation|request|question|ad|advert|promotion|offer|survey)\w*\b)|be (?:e-?mailed|notified|messaged|texted|reminded|told|pinged|alerted|called|bothered|spammed))\b|^get fewer (?:[\w-]+ )*(?:e-?mails|messages|notifications|alerts|alarms|reminders|calls)\b/,
    isTool: true,
    nouns: 'digest,daily summary',
    cue: /\b(?:stop|don't|do not|no more|fewer|less|too many)\b.*\b(?:e-?mail\w*|messag\w*|notif\w*|alert\w*|alarms?|remind\w*|texts?|texting|pinging|sending)\b/i,
    use: 'get',
    benefits: [
      { text: 'I am not disturbed for every single {unit}', notOf: ['message', 'person'] },
      {
        text: 'I do not overlook what matters among the rest',
        unless: /\b(?:stop|no longer|not|don't|no) (?:\w+ ){0,2}?(?:send|get|e-?mail|notif|remind)\w*/i,
      },
      {
        text: 'I read it when it suits me',
        unless: /\b(?:stop|no longer|not|don't|no) (?:\w+ ){0,2}?(?:send|get|e-?mail|notif|remind)\w*/i,
      },
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
      main('{The actor} can still look up every {unit} in the product.', {
        when: /\b(?:once|one|single|digest|summary|per day|a day|a week|fewer)\b/i,
        notOf: ['person'],
      }),
      edge('{Units} about the same cause come as one.', { when: /\b(?:too many|fewer|alarm|alert)/i }),
      edge('{The actor} can turn the messages about {objects} on again.', {
        notOf: ['message', 'person'],
        unless: new RegExp(`${GONE_TO.source}|${AT_A_TIME.source}`, 'i'),
      }),
      edge('Messages about other things than {objects} are received as before.', {
        notOf: ['message', 'person'],
        unless: GONE_TO,
      }),
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
    verbs: 'subscribe,subscribe to,follow,unfollow,watch',
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
      main('The price of {the one} and the day of the next one are shown.', { when: COMES }),
      edge('{The actor} can leave one {one} out without ending the others.', { when: COMES }),
      main('{The actor} is told as soon as there is news of {the one}.', {
        unless: new RegExp(`${GONE.source}|${COMES.source}`, 'i'),
      }),
      refusal('Subscribing to the same {one} twice brings each message once.', { unless: COMES }),
      edge('{The actor} can end this for {the one} at any time.'),
      edge('{A one} {who} is removed is no longer listed among those that {the actor} follows.', {
        unless: new RegExp(`${GONE.source}|${COMES.source}`, 'i'),
      }),
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
      edge('{A one} that arises meanwhile is still listed.', { of: ['message'] }),
      edge('What happens in {the one} meanwhile can be read later.', {
        of: ['collection', 'process', 'case', 'event'],
      }),
      edge('{The actor} can end it before the time is over and receives {objects} again.'),
    ],
    questions: [
      { text: 'For how long can {a one} be {verbed} at most?', unless: /\b(?:hours?|minutes?|days?|until)\b/ },
      'Which {units} must never be {verbed}?',
    ],
  },
];
