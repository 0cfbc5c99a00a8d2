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
    benefits: ['I do not forget {object}', '{object} {does} not slip my mind', 'I deal with {object} on time'],
    criteria: [
      { kind: 'refusal', text: 'No reminder is sent for {object} once {it} {has} been dealt with.' },
      { kind: 'edge', text: 'Only one reminder about the same {one} is received.' },
      { kind: 'main', text: 'A reminder about {object} names the date and opens {it}.' },
      {
        kind: 'edge',
        text: '{A one} that is moved gets its reminder at the new time.',
        when: /\b(before|prior|ahead)\b/,
      },
      { kind: 'refusal', text: '{An actor} who has turned reminders of {objects} off receives none.' },
      {
        kind: 'edge',
        text: '{A one} that is added too late for the reminder is pointed out to {the actor} at once.',
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
    benefits: [
      'I know about {object} without looking it up',
      'I hear of {object} while there is still time to act',
      'nothing about {object} escapes me',
      'I do not have to look after {object} again and again',
    ],
    criteria: [
      { kind: 'main', text: '{An actor} who opens the message is shown {object}.' },
      { kind: 'main', text: 'The message says which {one} it is about and when that happened.' },
      { kind: 'refusal', text: 'No message is sent as long as {no event}.' },
      { kind: 'refusal', text: '{An actor} who has turned messages about {objects} off receives none.' },
      { kind: 'edge', text: 'Two changes to the same {one} at the same moment lead to one message.' },
      { kind: 'edge', text: '{A one} that was already known to {the actor} leads to no second message.' },
      { kind: 'refusal', text: 'Nobody who may not see {object} receives the message.' },
      {
        kind: 'edge',
        text: 'A message about {object} that could not be delivered stays listed for {the actor} as unread.',
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
    benefits: [
      'I can settle questions about {object} where they arise',
      'what was said about {object} can be read later',
      'nothing about {object} has to be passed on by word of mouth',
    ],
    criteria: [
      { kind: 'main', text: 'What {an actor} writes about {object} is shown with name and time.' },
      { kind: 'refusal', text: 'An empty text about {object} is refused with a message that asks for words.' },
      { kind: 'edge', text: 'A deleted text about {object} is shown as deleted to everybody who could read it.' },
      { kind: 'refusal', text: 'Somebody who cannot see {object} cannot read what is written there.' },
      { kind: 'edge', text: 'A text on {object} that was changed later is marked as changed.' },
      { kind: 'main', text: 'The other side is told that something new was written about {object}.' },
    ],
    questions: [{ text: 'Who is told about a new text?' }, { text: 'May {the actor} change a text afterwards?' }],
  },
  {
    name: 'share',
    isTool: true,
    verbs: 'share,forward,publish,post,invite,refer,hand out,distribute,circulate,expose,embed,send out',
    nouns: 'sharing,link,invitation,invite,referral',
    use: 'use',
    benefits: [
      'I can bring others in on {object}',
      'others see {object} without asking me',
      '{object} {is} in the hands of whoever needs {it}',
    ],
    criteria: [
      { kind: 'main', text: 'The person with whom {an actor} shares {object} can open {it}.' },
      { kind: 'refusal', text: '{Object} {is} no longer shown to others after {the actor} has ended the sharing.' },
      { kind: 'refusal', text: 'Somebody with whom {object} {was} not shared is refused.' },
      { kind: 'edge', text: '{The actor} sees with whom {object} {is} shared.' },
      { kind: 'edge', text: 'Sharing {object} twice with the same person changes nothing.' },
      { kind: 'edge', text: '{Object} that {was} removed since {is} shown to the others as no longer available.' },
    ],
    questions: [{ text: 'May the others change {object}, or only see {it}?', unless: /\b(read|view|edit|only)\b/ }],
  },
  {
    name: 'review',
    verbs: 'rate,review,score,vote,upvote,endorse,feedback,like,survey,evaluate,grade,judge',
    nouns: 'rating,review,feedback,vote,score,star,testimonial,complaint',
    use: 'give',
    benefits: [
      'others learn from my experience with {object}',
      'my opinion of {object} counts',
      'what is wrong with {object} comes to light',
    ],
    criteria: [
      { kind: 'main', text: 'The opinion of {the actor} on {object} is shown with the date on which it was given.' },
      { kind: 'refusal', text: 'A second opinion by the same {actor} on the same {one} replaces the first.' },
      { kind: 'refusal', text: '{An actor} who had nothing to do with {object} is refused.' },
      { kind: 'edge', text: '{Object} without an opinion {is} shown as not yet rated.' },
      {
        kind: 'refusal',
        text: 'An opinion on {object} that is left empty is refused with a message that names what is missing.',
      },
      { kind: 'edge', text: '{The actor} can take back an opinion on {object}, and it is no longer counted.' },
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
    benefits: [
      'nothing about {object} goes ahead unseen',
      'everybody knows whether {object} may go ahead',
      '{object} {does} not wait for an answer that nobody gives',
    ],
    criteria: [
      { kind: 'main', text: 'The decision on {object} is shown with the person and the time.' },
      { kind: 'refusal', text: '{Object} without a decision {is} shown as waiting and cannot go ahead.' },
      { kind: 'refusal', text: 'Nobody can decide on {objects} of their own.' },
      { kind: 'edge', text: 'A decision on {object} that was already taken is shown to whoever comes second.' },
      { kind: 'main', text: 'Whoever asked for {object} is told of the decision.' },
      {
        kind: 'refusal',
        text: '{A one} that was turned down is listed with the reason.',
        when: /\b(reject|declin|den(?:y|ied)|refus)/i,
      },
      { kind: 'edge', text: '{A one} that is changed after the decision is shown as waiting again.' },
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
    benefits: [
      'I get an answer about {object} without calling',
      'I can follow what becomes of {object}',
      '{object} {does} not get lost on the way',
    ],
    criteria: [
      { kind: 'main', text: '{The actor} sees the state of {object} until {it} {is} answered.' },
      {
        kind: 'refusal',
        text: '{A one} without the details needed is refused with a message that names what is missing.',
      },
      { kind: 'edge', text: '{The actor} can withdraw {object} as long as nobody has answered.' },
      { kind: 'edge', text: 'A second entry for the same {one} is shown together with the first.' },
      { kind: 'refusal', text: '{A one} that is turned down is shown to {the actor} with the reason.' },
      { kind: 'main', text: 'Whoever has to answer is told about the new {one}.' },
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
    benefits: [
      'I am not disturbed for every single {one}',
      'I read about {object} when it suits me',
      'the messages that matter do not drown',
    ],
    criteria: [
      { kind: 'edge', text: '{The actor} can still look {object} up in the product.' },
      { kind: 'edge', text: 'A message about {object} that {the actor} has asked for is still received.' },
      { kind: 'refusal', text: 'No message about {object} is sent when there is nothing new.' },
      { kind: 'edge', text: 'Messages about anything else than {object} are received as before.' },
      { kind: 'main', text: '{The actor} can turn the messages about {object} on again.' },
    ],
    questions: [
      { text: 'Which messages must still be sent at once?' },
      { text: 'At what time of day should the rest come?', unless: /\b(\d+ ?(am|pm)|\d+:\d+|morning|evening|noon)\b/ },
    ],
  },
];
