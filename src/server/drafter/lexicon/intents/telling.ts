import type { Intent } from './intent.ts';

/** Ideas about messages between the product and people, and between people. */
export const TELLING: readonly Intent[] = [
  {
    name: 'remind',
    isTool: true,
    verbs: 'remind,nudge',
    nouns: 'reminder',
    cue: /\bremind/,
    use: 'get',
    benefits: ['I do not forget {object}'],
    criteria: [
      { kind: 'refusal', text: 'No reminder is sent for {object} once {it} {has} been dealt with.' },
      { kind: 'edge', text: 'Only one reminder about the same {one} is received.' },
      { kind: 'edge', text: 'A reminder about {object} names the date and opens {it}.' },
      {
        kind: 'edge',
        text: '{A one} that is moved gets its reminder at the new time.',
        when: /\b(before|prior|ahead)\b/,
      },
    ],
    questions: [
      {
        text: 'How long before should the reminder come?',
        unless: /\b(before|after|every|hours?|days?|minutes?|morning|evening|dai?ly|weekly)\b/,
      },
      {
        text: 'Should the reminder come by e-mail, as a text message or inside the product?',
        unless: /\b(e-?mail|sms|text|push|app)\b/i,
      },
    ],
  },
  {
    name: 'notify',
    isTool: true,
    verbs: 'notify,alert,warn,inform,tell,email,e-mail,message,text,ping,announce,broadcast,send,call',
    nouns: 'notification,alert,email,e-mail,message,sms,newsletter,announcement,warning,push,push notification',
    cue: /\b(notif(?:y|ied|ication)|alert)/,
    use: 'get',
    benefits: ['I can react in time'],
    criteria: [
      { kind: 'main', text: 'One message is received each time {event}.' },
      { kind: 'main', text: 'The message to {the actor} names {object} and opens {it}.' },
      { kind: 'refusal', text: 'No message is received as long as {no event}.' },
      { kind: 'edge', text: 'The same news about {object} is not received a second time.', when: /./ },
      { kind: 'refusal', text: '{An actor} who has turned messages about {objects} off receives none.' },
      {
        kind: 'edge',
        text: 'A message about {object} that cannot be delivered is shown inside the product instead.',
        when: /\b(e-?mail|sms|text|push)\b/i,
      },
    ],
    questions: [
      {
        text: 'Should {the actor} be told by e-mail, as a text message or inside the product?',
        unless: /\b(e-?mails?|sms|text|push|app|slack|phone|whatsapp)\b/i,
      },
      { text: 'Who else should be told?', unless: /\band\b/ },
    ],
  },
  {
    name: 'comment',
    isTool: true,
    verbs: 'comment,discuss,mention,annotate,reply,respond,answer,chat,talk,message with,communicate,contact',
    nouns: 'comment,chat,discussion,thread,conversation,mention,annotation,forum,reply',
    use: 'use',
    benefits: ['I know what others say about {object}'],
    criteria: [
      { kind: 'main', text: 'What {an actor} writes is shown with name and time.' },
      { kind: 'refusal', text: 'An empty text about {object} is refused with a message that asks for words.' },
      { kind: 'edge', text: 'A deleted text is shown as deleted to everybody who could read it.' },
      { kind: 'edge', text: 'Somebody who cannot see {object} cannot read what is written there.' },
    ],
    questions: [{ text: 'Who is told about a new text?' }, { text: 'May {the actor} change a text afterwards?' }],
  },
  {
    name: 'share',
    isTool: true,
    verbs: 'share,forward,publish,post,invite,refer,hand out,distribute,circulate,expose,embed,send out',
    nouns: 'sharing,link,invitation,invite,referral',
    use: 'use',
    benefits: ['others can see {object} too'],
    criteria: [
      { kind: 'main', text: 'The person with whom {an actor} shares {object} can open {it}.' },
      { kind: 'refusal', text: '{Object} {is} no longer shown to others after {the actor} has ended the sharing.' },
      { kind: 'refusal', text: 'Somebody with whom {object} {was} not shared is refused.' },
      { kind: 'edge', text: '{The actor} sees with whom {object} {is} shared.' },
    ],
    questions: [{ text: 'May the others change {object}, or only see {it}?', unless: /\b(read|view|edit|only)\b/ }],
  },
  {
    name: 'review',
    verbs: 'rate,review,score,vote,upvote,endorse,feedback,like,survey,evaluate,grade,judge',
    nouns: 'rating,review,feedback,vote,score,star,testimonial,complaint',
    use: 'give',
    benefits: ['others know what I think of {object}'],
    criteria: [
      { kind: 'main', text: 'The opinion of {the actor} on {object} is shown with the date on which it was given.' },
      { kind: 'refusal', text: 'A second opinion by the same {actor} on the same {one} replaces the first.' },
      { kind: 'refusal', text: '{An actor} who had nothing to do with {object} is refused.' },
      { kind: 'edge', text: '{Object} without an opinion {is} shown as not yet rated.' },
    ],
    questions: [
      { text: 'Who may see the opinion on {object}?', unless: /\b(public|anonym|private)/ },
      { text: 'May {the actor} change it later?' },
    ],
  },
  {
    name: 'approve',
    isTool: true,
    verbs:
      'approve,reject,accept,decline,sign off,authorise,authorize,confirm,moderate,release,countersign,deny,acknowledge',
    nouns: 'approval,sign-off,confirmation,moderation',
    use: 'get',
    benefits: ['I have a say in {object}'],
    criteria: [
      { kind: 'main', text: 'The decision on {object} is shown with the person and the time.' },
      { kind: 'refusal', text: '{Object} without a decision {is} shown as waiting and cannot go ahead.' },
      { kind: 'refusal', text: 'Nobody can decide on {objects} of their own.' },
      { kind: 'edge', text: 'A decision on {object} that was already taken is shown to whoever comes second.' },
    ],
    questions: [
      { text: 'What happens to {object} when nobody decides?' },
      { text: 'Must a rejection give a reason?', unless: /\breason\b/ },
    ],
  },
  {
    name: 'ask',
    verbs:
      'request,ask,apply,enquire,inquire,claim,submit,raise,propose,suggest,order,demand,apply for,report,flag,complain,appeal,dispute',
    nouns: 'request,application,enquiry,claim,ticket,issue',
    use: 'make',
    benefits: ['I get an answer about {object}'],
    criteria: [
      { kind: 'main', text: '{The actor} sees the state of {object} until {it} {is} answered.' },
      {
        kind: 'refusal',
        text: '{Object} without the details needed {is} refused with a message that names what is missing.',
      },
      { kind: 'edge', text: '{The actor} can withdraw {object} as long as nobody has answered.' },
      { kind: 'edge', text: 'A second entry for the same {one} is shown together with the first.' },
    ],
    questions: [
      { text: 'Who answers {object}?', unless: /\b(to|from) (the|a|our)\b/ },
      { text: 'Which details must {the actor} give?' },
    ],
  },
  {
    name: 'digest',
    decisive:
      /^no longer (?:get|be (?:e-?mailed|notified|messaged|texted|reminded|told|pinged|alerted|called|bothered|spammed))\b/,
    isTool: true,
    nouns: 'digest',
    cue: /\b(?:stop|don't|do not|no more|fewer|less|too many)\b.*\b(?:e-?mail\w*|messag\w*|notif\w*|alert\w*|remind\w*|texts?|texting|pinging|sending|calls?)\b/i,
    use: 'get',
    benefits: ['I am not disturbed for every single {one}'],
    criteria: [
      { kind: 'edge', text: '{The actor} can still look {object} up in the product.' },
      { kind: 'edge', text: 'A message that {the actor} has asked for is still received.' },
      { kind: 'refusal', text: 'No message about {object} is sent when there is nothing new.' },
    ],
    questions: [
      { text: 'Which messages must still be sent at once?' },
      { text: 'At what time of day should the rest come?', unless: /\b(\d+ ?(am|pm)|\d+:\d+|morning|evening|noon)\b/ },
    ],
  },
];
