import { edge, main, refusal, type Intent } from './intent.ts';

/** Somebody's own calendar, besides that of the product. */
const OWN_CALENDAR =
  /\b(?:in|into|to|with) (?:my|our|their|his|her|the) (?:(?:own|private|personal) (?:\w+ )?|google |outlook |apple |(?:smart)?phone(?:['’]s)? )calendars?\b|^subscribe to .+ (?:in|from|with) (?:my|our|their|his|her|an?|the) calendar\b|^connect my (?:\w+ )?calendar\b|\b(?:in|into|to|with) (?:Google|Outlook|Apple|iCal) ?(?:calendar)?s?\b(?=$|.* calendar)/i;

/** Ideas about what is outside of the product: the calendar, the voice and the details that people bring along. */
export const BEYOND: readonly Intent[] = [
  {
    name: 'own calendar',
    decisive: OWN_CALENDAR,
    nouns: 'calendar sync,calendar feed,calendar subscription,calendar integration',
    isTool: true,
    use: 'use',
    benefits: [
      'I do not copy {units} into it by hand',
      'I do not promise two things for the same time',
      'I do not have to look in two places',
    ],
    criteria: [
      main('A new {one} stands in the calendar with its time and place without being entered there.'),
      refusal('{A one} {who} was cancelled no longer stands in the calendar.'),
      edge('When {the one} is moved, the calendar shows the new time.'),
      refusal('No {one} of another {actor} stands in the calendar.', { notOf: ['person'] }),
      main('What is new here stands in the calendar with its time without being entered there.', { of: ['unnamed'] }),
      refusal('What was cancelled here no longer stands in the calendar.', { of: ['unnamed'] }),
      edge('When a date is moved, the calendar shows the new time.', { of: ['unnamed'] }),
      edge('After {the actor} has ended it, no further {one} comes into the calendar.'),
    ],
    questions: [
      { text: 'Which calendars must be supported?', unless: /\b(?:google|outlook|apple|ical)\b/i },
      { text: 'How soon must a change be in the calendar?' },
    ],
  },
  {
    name: 'dictate',
    takes: ['anything'],
    verbs: 'dictate,speak in',
    nouns: 'voice input,speech input,dictation,speech recognition,voice recognition',
    decisive:
      /\b(?:voice|speech)[- ](?:input|recognition|to[- ]text)\b|^(?:write|enter|fill in|type|answer|reply|make notes|take notes|note|record|log|document) (?:.* )?(?:by|with my|with the|with) voice$/i,
    isTool: true,
    use: 'use',
    benefits: ['my hands stay free for the work', 'I do not type {object} on a small screen'],
    criteria: [
      main('What {the actor} has said is shown as text before {object} {is} saved.'),
      main('What was said is shown as text before it is saved.', { of: ['unnamed'] }),
      refusal('A word that was not understood is marked instead of being guessed.'),
      edge('{The actor} can correct by hand what was misheard.'),
      edge('When it is too loud to understand anything, {the actor} is told so and can type instead.'),
      refusal('Nothing is listened to before {the actor} has started it.'),
    ],
    questions: ['In which languages must it work?', 'May the sound itself be kept?'],
  },
  {
    name: 'spoken',
    decisive: /^hear .+ read (?:out|aloud)\b|^read .+ (?:out loud|aloud)\b/,
    verbs: 'read aloud,read out',
    nouns: 'speech output,voice output',
    use: 'use',
    benefits: ['I do not have to look at the screen', 'I can go on with my work while I listen'],
    criteria: [
      main('What is read out is the same as what stands there.'),
      refusal('Nothing is read out before {the actor} has asked for it.'),
      edge('{The actor} can hear it once more.'),
      edge('It can be stopped at any time.'),
      refusal('Where there is no sound, {the actor} is told so.'),
    ],
    questions: ['In which languages must it be read out?'],
  },
  {
    name: 'emergency',
    nouns: 'panic button,emergency button,alarm button,sos button,emergency call,help button',
    use: 'press',
    benefits: ['help comes without a search for a number', 'somebody knows at once where I am'],
    criteria: [
      main('Whoever is in charge is told at once, with the name and the place of {the actor}.'),
      refusal('A press by mistake can be called off before anybody sets out.'),
      edge('When there is no connection, {the actor} is shown whom to call.'),
      edge('{The actor} sees that the call for help was received.'),
      main('Each use is listed with its time and what was done.'),
    ],
    questions: ['Who is told, and who when nobody answers?'],
  },
  {
    name: 'workflow',
    nouns: 'workflow,procedure,approval workflow,escalation,process',
    use: 'follow',
    benefits: ['everybody sees whose turn it is'],
    criteria: [
      main('Each step shows who has to act next and since when.'),
      refusal('A step cannot be done before the one before it is done.'),
      edge('A case that is sent back a step carries the reason.'),
      edge('{An actor} who takes over in between sees what was done so far.'),
      refusal('Whoever is not in charge of a step cannot tick it off.'),
    ],
    questions: ['Which steps are there, and who is in charge of each?'],
  },
  {
    name: 'contact',
    nouns:
      'emergency number,phone number,contact number,hotline,emergency contact,contact detail,contact details,contact person,contact,telephone number',
    use: 'see',
    benefits: ['I reach the right person at once', 'I do not have to look for {the one} when it is urgent'],
    criteria: [
      main('Choosing {the one} on a phone starts the call.', { notOf: ['person'] }),
      main('{The one} is shown with the hours in which it is answered.', { notOf: ['person'] }),
      refusal('Where there is no {one}, another way to reach somebody is shown.'),
      edge('After a change the old {one} is shown nowhere any more.'),
      edge('{The one} can be seen without signing in.', { when: /\b(?:emergency|hotline)\b/i, notOf: ['person'] }),
    ],
    questions: ['Who keeps {the one} up to date?', 'Who may see {the one}?'],
  },
  {
    name: 'identifier',
    nouns:
      'serial number,order number,invoice number,customer number,batch number,room number,licence number,reference number,tracking number,part number,member number,article number,lot number,case number',
    use: 'see',
    benefits: [
      {
        text: 'I can tell {units} apart that look the same',
        when: /\b(?:assign|generate|unique|label|own|give (?:each|every|all))\b/i,
      },
    ],
    criteria: [
      main('A search for {the one} finds what it belongs to.'),
      refusal('{A one} {who} is taken already is refused with a message that names where.'),
      edge('{The one} stays the same when other details change.'),
      edge('{A one} {who} was used once is not given a second time.'),
      main('{The one} stands on every list and print of what it belongs to.'),
    ],
    questions: ['Is {the one} given by the product or typed in?'],
  },
  {
    name: 'expiry',
    nouns: 'expiry date,expiration date,expiry,best-before date,shelf life,use-by date,validity',
    decisive: /^(?!(?:set|extend|move|change)\b).*\b(?:expiry|expiration|best[- ]before|use-by) dates?\b/i,
    isTool: true,
    use: 'see',
    benefits: [],
    criteria: [
      main('What runs out next stands first.', { unlessSaid: /\bsorted by\b/ }),
      refusal('{A one} {who} has run out is marked and is not accepted any more.', { notOf: ['person'] }),
      edge('Once {the one} is renewed, the new date holds from then on.', { notOf: ['person'] }),
      edge('{A one} without a date is listed as such.', { notOf: ['person'] }),
      main('{The actor} is told before {the one} runs out.', { notOf: ['person'] }),
    ],
    questions: ['How long before the day should somebody be told?'],
  },
  {
    name: 'personal detail',
    nouns:
      't-shirt size,shirt size,shoe size,clothing size,allergy,dietary requirement,diet,blood group,nickname,pronoun,skill,qualification,dietary need,bank detail',
    isTool: false,
    use: 'enter',
    benefits: ['whoever plans can reckon with {the one}'],
    criteria: [
      main('{The one} is shown beside the name of the person it belongs to.'),
      refusal('Nobody who does not need {the one} for the work can see it.'),
      refusal('Whoever has not given {a one} is listed as open.'),
      edge('{The actor} can change {the one} later, and the new one holds from then on.'),
      edge('Once {the actor} has left, {the one} is no longer kept.'),
    ],
    questions: ['Who may see {the one}?', 'Must {the one} be given, or is it a choice?'],
  },
];
