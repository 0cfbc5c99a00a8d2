import { edge, main, refusal, type Intent } from './intent.ts';

/** Somebody asks for it who can have it from another person. */
const ASKED = /\bask\b.*\bfor\b/i;

/** Somebody wants to know something of somebody else. */
const QUESTION = /\bquestions?\b/i;

/** Somebody is asked to do something. */
const TO_DO = /\bask(?:ed)? (?:[\w'-]+ ){0,4}?to (?!be\b)/i;

/** The time at which it was to be there may pass. */
const TOO_LATE =
  /\bafter (?:the|its|their|an?) (?:[\w-]+ )?(?:deadline|due date|closing date|end|time)\b|\b(?:late|overdue)\b/i;

/** Ideas about what people ask for, hand in and report. */
export const ASKING: readonly Intent[] = [
  {
    name: 'request',
    isTool: true,
    verbs: 'request,ask for,apply for,demand,apply',
    nouns: 'request,application',
    use: 'make',
    benefits: [
      {
        text: 'I do not have to phone or write for it',
        unless: /\b(?:system|product|app|platform|software|asks?|asked)\b(?! for)|\bsystem\b/i,
      },
    ],
    criteria: [
      main('{The actor} sees what has become of the request for {the one}.', { notOf: ['person'] }),
      main('Whoever decides is told about the request for {the one}.', {
        notOf: ['person'],
        unless: ASKED,
        unlessSaid: /\bis (?:notified|told|informed|e-?mailed)\b/,
      }),
      main('Whoever is asked is told about the request for {the one}.', { notOf: ['person'], when: ASKED }),
      refusal('A request for {a one} {who} is turned down is shown to {the actor} with the reason.', {
        unless: ASKED,
      }),
      refusal('As long as there is no answer, the request for {the one} is shown as open.', {
        when: ASKED,
        notOf: ['person'],
      }),
      edge('{The actor} can take the request for {the one} back as long as nobody has answered.', {
        notOf: ['product'],
      }),
      edge('When two people ask for the same {one}, both requests are shown with their time.', {
        of: ['goods', 'seat', 'place', 'device'],
      }),
    ],
    questions: [
      { text: 'Who decides about a request for {a one}?', unless: /\b(?:to|from) (?:the|a|our)\b/ },
      { text: 'Until when must a request be answered?', unless: /\b(?:within|days?|hours?)\b/ },
    ],
  },
  {
    // "have guests asked for a photo when they leave"
    name: 'questioning',
    decisive: /^have (?:[\w'-]+ ){1,5}?asked (?!by\b|of\b)/i,
    benefits: ['nobody has to ask each of them in person'],
    criteria: [
      main('What was answered can be looked up later with the day.', { unless: TO_DO }),
      refusal('Whoever has not answered yet is listed as open.', { unless: TO_DO }),
      edge('Whoever has answered already is not asked the same again.', { unless: TO_DO }),
      refusal('Whoever has done so already is not asked.', { when: TO_DO }),
      main('Whoever was asked is listed with the day.', { when: TO_DO }),
    ],
    questions: [{ text: 'What happens when somebody does not answer?' }],
  },
  {
    name: 'hand in',
    takes: ['document', 'media', 'case', 'figure', 'collection'],
    verbs: 'hand in,submit,turn in,file',
    nouns: 'submission,hand-in',
    use: 'make',
    benefits: [
      {
        text: 'I do not have to bring {the one} along',
        when: /\b(?:forms?|receipts?|papers?|proofs?|certificates?|documents?)\b/i,
      },
    ],
    criteria: [
      main('{The one} is shown as handed in with the day and the time.', { notOf: ['person'] }),
      main('Whoever has to approve {the one} is told of it.', {
        notOf: ['person'],
        when: /\bfor approval\b/i,
        unlessSaid: /\bis (?:notified|told|informed|e-?mailed)\b/,
      }),
      main('Whoever is in charge sees the new {one}.', { notOf: ['person'], unless: /\bfor approval\b/i }),
      refusal('Once the time is over, {the one} can no longer be handed in, and a message names the time.', {
        notOf: ['person'],
        when: /\b(?:until|before|by(?! \w+ing\b)|deadline|in time)\b/i,
        unless: TOO_LATE,
      }),
      main('{A one} {who} is handed in late is marked as late with its time.', {
        notOf: ['person'],
        when: TOO_LATE,
      }),
      refusal('{A one} without the details asked for is refused with a message that names what is missing.', {
        notOf: ['person'],
      }),
      edge('{The actor} can replace {the one} until then.', {
        notOf: ['person'],
        when: /\b(?:until|before|by(?! \w+ing\b)|deadline|in time)\b/i,
        unless: TOO_LATE,
      }),
      edge('When handing in fails, {the one} can be handed in again.', { notOf: ['person'] }),
    ],
    questions: [
      {
        text: 'What happens to {a one} that comes too late?',
        notOf: ['person'],
        when: /\b(?:until|before|by|deadline|in time|homework|assignment|late)\b/i,
        unless: new RegExp(`\\bfor approval\\b|${TOO_LATE.source}`, 'i'),
      },
      {
        text: 'Until when can {the one} be handed in?',
        unless: /\b(?:until|before|by|deadline)\b/i,
        notOf: ['person'],
      },
    ],
  },
  {
    name: 'ask',
    by: 'person',
    takes: ['anything', 'nothing'],
    verbs: 'ask,enquire,inquire,claim,raise,propose,suggest,report',
    nouns:
      'enquiry,claim,issue,proposal,support ticket,damage report,incident report,accident report,fault report,error report,bug report,defect report,sighting report',
    use: 'make',
    benefits: [
      { text: 'nobody else has to find it out for themselves', when: /\breport (?:that|whether|when|if)\b/i },
      { text: 'somebody takes care of it', when: /\breport (?!that|whether|when|if)/i, unless: QUESTION },
      { text: 'I get an answer without a call', unless: /\breport/i, notOf: ['person'] },
      {
        text: 'somebody takes care of it',
        notOf: ['person', 'document'],
        when: /\b(?:report|complain)\b/i,
      },
    ],
    criteria: [
      main('Whoever is in charge sees the report with its time.', { when: /\breport (?:that|whether|when|if)\b/i }),
      refusal('A report that could not be sent is kept and sent later.', {
        when: /\breport (?:that|whether|when|if)\b/i,
      }),
      edge('{The actor} can take the report back as long as nobody has acted on it.', {
        when: /\breport (?:that|whether|when|if)\b/i,
      }),
      main('{The actor} sees what has become of {the one} until it is settled.', {
        unless: QUESTION,
        notOf: ['person'],
      }),
      main('Whoever is in charge is told about the new {one}.', { notOf: ['person'] }),
      main('{The actor} is told as soon as there is an answer to {the one}.', { when: QUESTION, notOf: ['person'] }),
      refusal('As long as nobody has answered, {the one} is shown as open.', { when: QUESTION, notOf: ['person'] }),
      edge('{The one} and its answer can be read again later.', { when: QUESTION, notOf: ['person'] }),
      refusal('{A one} {who} is turned down is shown to {the actor} with the reason.', {
        unless: new RegExp(`\\b(?:report|fault|damage|defect|absen)|${QUESTION.source}`, 'i'),
        notOf: ['person'],
      }),
      refusal('{A one} without the details asked for is refused with a message that names what is missing.', {
        unless: QUESTION,
        notOf: ['person', 'event'],
      }),
      edge('When the same is reported a second time, both reports are shown together.', {
        when: /\breport/i,
        notOf: ['person', 'event'],
      }),
      edge('{The actor} can take {the one} back as long as nobody has answered.', {
        unless: /\b(?:fault|damage|defect)/i,
        notOf: ['person'],
      }),
    ],
    questions: [],
  },
];
