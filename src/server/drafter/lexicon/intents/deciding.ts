import { edge, main, refusal, type Intent } from './intent.ts';

/** Something is given to somebody, and not exchanged for another thing. */
const PEOPLE =
  /\b(?:with|(?<!up )to) (?:an?|the|each|another|one|my|our|their|somebody|someone|other)\b|\bshifts?\b|\bpass on|hand off/i;

/** It changes hands, and nothing comes back for it. */
const HANDED_ON = /\b(?:transfer|pass|hand)(?:s|es|red|ed|ring|ing)?\b(?<!\bby hand)/i;

/** Somebody else gets it: nothing comes in its place. */
const KEPT = new RegExp(`${PEOPLE.source}|${HANDED_ON.source}`, 'i');

/** Those who are looked after are given to somebody, and take no task themselves. */
const GIVEN =
  /\b(?:re-?)?(?:assign|allocat)\w* (?:(?:all|the|my|our|their|each|every|new|incoming|open|unassigned) )*(?:[\w-]+ )?(?:leads?|customers?|clients?|patients?|pupils?|students?|child(?:ren)?|guests?|residents?|members?|applicants?|learners?|beginners?)\b(?! (?:as|a|an)\b)/i;

/** It is put where it belongs, and nobody takes charge of it. */
const TO_THING =
  /\b(?:assign|allocat)\w* .* to (?:(?:an?|the|each|every|their|my|our|one|several) )?(?:[\w-]+ )?(?:files?|folders?|categor(?:y|ies)|projects?|shel(?:f|ves)|boxes|groups?|accounts?|cost cent(?:re|er)s?|tags?|labels?|invoices?|chapters?|albums?)\b/i;

/** It is spoken of by itself, or what is signed is not named. */
const SIGNATURE = /\bsignatures?\b|\bsigns? (?:on|with|at|by) /i;

/** Ideas about who decides, who agrees and who takes care. */
export const DECIDING: readonly Intent[] = [
  {
    name: 'approve',
    isTool: true,
    verbs: 'approve,accept,sign off,authorise,authorize,countersign,review and approve',
    nouns: 'approval,sign-off,confirmation,moderation',
    use: 'get',
    benefits: [
      // Whoever has somebody else look at it does not see it themselves.
      {
        text: 'nothing goes ahead unchecked',
        when: /\b(?:approved|signed(?: off)?|authori[sz]ed|accepted|countersigned) by (?!us\b|me\b)/i,
      },
      {
        text: 'nothing goes ahead that I have not seen',
        when: /\b(?:approv|sign\w* off|releas)/i,
        unless: /\b(?:approved|signed(?: off)?|authori[sz]ed|accepted|countersigned) by (?!us\b|me\b)/i,
      },
      { text: 'no mistake in {the one} costs money later', when: /\b(?:order|buy|paid|pay|cost|panel)/i },
    ],
    criteria: [
      main('The approval is shown on {the one} with the person and the time.', { notOf: ['person'] }),
      main('Whoever {the one} comes from is told of the decision.', { notOf: ['person', 'money'] }),
      refusal('{A one} {who} is not yet approved is shown as waiting and goes no further.', { notOf: ['person'] }),
      refusal('Nobody can approve {a one} of their own.', {
        notOf: ['person'],
        unless: /\b(?:estimate|quote|offer|price)/i,
      }),
      edge('{A one} {who} is changed after the approval is shown as waiting again.', { notOf: ['person'] }),
      edge('When two people decide on the same {one}, the second is shown the first decision.'),
      main('{The one} is told of the decision.', { of: ['person'] }),
      refusal('{A one} {who} is not yet approved is listed as waiting.', { of: ['person'] }),
      main('The approval is shown with the person and the time.', { of: ['unnamed'] }),
      main('Whoever waits for it is told of the decision.', { of: ['unnamed'] }),
      refusal('What is not yet approved is shown as waiting and goes no further.', { of: ['unnamed'] }),
    ],
    questions: [{ text: 'What happens to {the one} when nobody decides?', unless: /\b(?:after \d|days?|hours?)\b/i }],
  },
  {
    name: 'reject',
    verbs: 'reject,decline,deny,refuse,turn down,send back for changes',
    nouns: 'rejection,refusal',
    use: 'give',
    benefits: ['everybody sees why {the one} does not go ahead', '{the one} comes back with what has to change'],
    criteria: [
      main('The reason is shown with {the one} to whoever made it.', { notOf: ['person'] }),
      main('{The one} is listed as {verbed} with the person and the time.', { notOf: ['person'] }),
      refusal('{A one} cannot be {verbed} without a reason.', {
        when: /\breasons?\b/i,
        unlessSaid: /^Without a reason\b/,
      }),
      refusal('{A one} {who} was approved already cannot be {verbed}.', { notOf: ['person'] }),
      edge('{A one} {who} was changed afterwards can be handed in again.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'check',
    verbs: 'check,inspect,audit,examine,verify',
    nouns: 'inspection,check-up,audit of,check',
    isTool: true,
    use: 'make',
    benefits: [
      { text: 'nothing slips through', when: /\bcheck\b(?! (?:the|an?|all|every)\b)/i },
      'nothing goes on that should have been noticed',
      { text: 'it can be shown later that {the one} was checked', unless: /\b(?:checks|check with)\b/i },
    ],
    criteria: [
      main('The result is shown with the day and can be looked up later.', { when: /\bchecks?$/i }),
      main('The result is shown before the next step.', { when: /\bcheck (?:at|before|when|during)\b/i }),
      main('The result is shown on {the one} with the person and the day.'),
      main('{A one} {who} is due for a check is listed.', {
        when: /\b(?:once a|every|each|yearly|monthly|weekly|daily|annual)\b/i,
      }),
      refusal('{A one} {who} does not pass is marked.', { of: ['goods', 'device', 'document', 'case', 'media'] }),
      edge('{A one} {who} was not checked in time is shown as overdue.', {
        when: /\b(?:once a|every|each|yearly|monthly|weekly|daily|annual)\b/i,
      }),
      edge('{A one} {who} is changed later is shown as not yet checked.'),
    ],
    questions: [],
  },
  {
    name: 'sign',
    decisive:
      /^sign (?:on|with) (?:a |an |the |my |their |our )?(?:tablet|phone|smartphone|screen|device|finger|pen)\b/,
    takes: ['document', 'case', 'money', 'event', 'nothing'],
    isTool: true,
    verbs: 'sign,e-sign,countersign',
    nouns: 'signature,e-signature',
    use: 'give',
    benefits: ['it can be shown later who signed and when'],
    criteria: [
      main('The signature is kept with the name and the time.', { when: SIGNATURE }),
      refusal('Without a signature nothing is shown as done.', { when: SIGNATURE }),
      edge('A signature that cannot be read can be given again.', { when: SIGNATURE }),
      main('{The one} is shown with the name and the time of the signature.'),
      main('{The actor} can read {the one} in full before signing.'),
      refusal('{The one} can no longer be changed once it is signed.'),
      refusal('As long as {the one} is not signed, {the actor} cannot go on.', {
        when: /\b(?:must|before|has to|have to)\b/i,
      }),
      edge('{A one} {who} needs another signature is shown as open until that is there.', {
        unless: /\b(?:must|before)\b/i,
      }),
      edge('{The actor} receives a copy of {the one} after signing.'),
      edge('{A one} {who} is changed before it is signed shows the new text.'),
    ],
    questions: [
      { text: 'How long does a signed {one} hold?', when: /\b(?:waiver|consent|agreement|contract|policy)/i },
      { text: 'What is accepted as a signature of {the one}?' },
    ],
  },
  {
    name: 'consent',
    anyVerb: true,
    isTool: true,
    verbs: 'consent,agree,consent to,agree to',
    nouns: 'consent,agreement,permission slip,opt-in',
    cue: /\b(?:consent|opt[- ]in)\b/i,
    decisive: /\b(?:get|give|need|have|ask for|obtain|use) (?:(?:a|the|their|my) )?consent\b|^(?:give )?consent\b/i,
    use: 'give',
    benefits: ['nothing is done that somebody has not agreed to', 'I can show later who agreed and when'],
    criteria: [
      main('The consent is kept with the name, the time and the text that was agreed to.', { notOf: ['person'] }),
      refusal('Without the consent nothing is done with {object}.', {
        notOf: ['event', 'person', 'message', 'case'],
      }),
      refusal('Without the consent {the one} does not start.', { of: ['event'] }),
      edge('A consent that is withdrawn holds no longer.'),
      edge('A consent that has run out is asked for again.', { when: /\b(?:year|month|expire|renew|every)/i }),
      edge('A new text has to be agreed to anew.', { unless: /\b(?:year|month|expire|renew|every)/i }),
    ],
    questions: [
      'Who may withdraw the consent, and how?',
      { text: 'How long does the consent hold?', unless: /\b(?:year|month|once)/i },
    ],
  },
  {
    name: 'assign',
    takes: ['unknown', 'person', 'case', 'event', 'goods', 'place', 'document', 'seat', 'figure'],
    decisive:
      /^(?:move|shift|hand) .+ between (?:the |our )?(?<people>\w+s)\b|^post (?<people>(?:an?|the|my|our|another|every|each|more|two|three) (?:[\w-]+ )?[\w-]+) to (?:an?|the|another|every|each|our)\b/,
    isTool: true,
    verbs: 'assign,allocate,dispatch,appoint,nominate,reassign',
    nouns: 'assignment,allocation',
    use: 'make',
    benefits: ['everybody sees who takes care of what', 'nothing is left without somebody in charge'],
    criteria: [
      main('{The one} is told what it is about.', { of: ['person'], unless: GIVEN }),
      main('{The one} is listed with what it belongs to.', { notOf: ['person'], when: TO_THING }),
      refusal('{A one} {who} belongs to nothing yet is listed as open.', { notOf: ['person'], when: TO_THING }),
      edge('{A one} {who} was put in the wrong place can be moved.', { notOf: ['person'], when: TO_THING }),
      main('{The one} is shown with the name of the person in charge.', { notOf: ['person'], unless: TO_THING }),
      main('The chosen person is told about {the one}.', { notOf: ['person'], unless: TO_THING }),
      refusal('{A one} who is not available cannot be chosen.', { of: ['person'], unless: GIVEN }),
      refusal('{A one} without anybody in charge is listed as open.', { notOf: ['person'], unless: TO_THING }),
      edge('When another {one} is chosen, the first is told as well.', { of: ['person'], unless: GIVEN }),
      main('{The one} is shown with the name of whoever looks after them.', { of: ['person'], when: GIVEN }),
      refusal('{A one} whom nobody looks after yet is listed as open.', { of: ['person'], when: GIVEN }),
      edge('After {the one} was given to somebody else, the first person no longer has it on the list.', {
        notOf: ['person'],
        unless: TO_THING,
      }),
      edge('What was done for {the one} until then stays in view for the new person.', {
        notOf: ['person'],
        when: /\b(?:reassign|ill|sick|hand)/i,
      }),
      edge('{The actor} sees how much {a one} has to do already.', { of: ['person'], unless: GIVEN }),
    ],
    questions: [
      { text: 'Can {the one} refuse?', of: ['person'], unless: GIVEN },
      { text: 'Can {the one} have more than one person in charge?', notOf: ['person'], unless: TO_THING },
    ],
  },
  {
    name: 'delegate',
    takes: ['case', 'event', 'right', 'document'],
    verbs: 'delegate,hand over,deputise,substitute,stand in,entrust',
    nouns: 'delegation,deputy,substitute,proxy,stand-in',
    cue: /\b(?:on behalf of|while (?:i am|they are|he is|she is) away|deputy|stand in)\b/i,
    use: 'name',
    benefits: [
      {
        text: 'nothing is left lying while I am away',
        when: /\b(?:I am|they are|while|when|during) (?:on )?(?:(?:a|my|their|the) )?(?:away|holidays?|vacation|absent|ill|sick|leave)\b/i,
      },
      'I do not have to be there myself',
    ],
    criteria: [
      main('The other person can accept or decline {the one}.', { notOf: ['person'] }),
      main('Everybody concerned sees who has {the one} now and since when.', { notOf: ['person'] }),
      refusal('As long as nobody has accepted, {the one} stays with {the actor}.', { notOf: ['person'] }),
      edge('{The actor} can take {the one} back at any time.', { notOf: ['person'] }),
      edge('What was done meanwhile is shown with the name of the person who did it.'),
      refusal('The other person sees nothing besides {the one}.', { notOf: ['person'] }),
    ],
    questions: [
      {
        text: 'For how long does {the one} pass to the other person?',
        unless: /\b(?:while|until|days?|weeks?|hours?)\b/i,
      },
      { text: 'To whom may {the one} be given?', unless: /\bto (?:an?|the|my|another|their)\b/i },
    ],
  },
  {
    name: 'swap',
    takes: ['unknown', 'event', 'goods', 'seat', 'person', 'place'],
    isTool: true,
    verbs: 'swap,exchange,trade,transfer,reassign,hand off,pass on,switch shifts',
    nouns: 'swap,transfer,exchange',
    use: 'make',
    benefits: [
      { text: 'I can change my plan without leaving a gap', of: ['event'] },
      {
        text: 'both sides get {a one} that suits them',
        notOf: ['event', 'person'],
        when: PEOPLE,
        unless: HANDED_ON,
      },
      { text: '{the one} is in the right hands', notOf: ['event', 'person'], when: HANDED_ON },
      { text: 'I get what suits me without starting over', unless: PEOPLE, notOf: ['person'] },
      { text: 'I do not have to ask around', of: ['event'] },
    ],
    criteria: [
      main('What comes in place of {the one} is shown before {the actor} confirms.', {
        unless: KEPT,
        notOf: ['person'],
      }),
      refusal('When nothing else is available, {the one} stays as it was.', { unless: KEPT, notOf: ['person'] }),
      edge('A difference in price is shown before {the one} is {verbed}.', {
        when: /\b(?:price|ticket|order|buy|bought|paid|pay|shop|product|size)s?\b/i,
        unless: KEPT,
        notOf: ['person', 'event'],
      }),
      main('{The one} is shown under the new name once the other side has accepted.', {
        when: KEPT,
        unless: /\bgift\b/i,
        notOf: ['person'],
      }),
      main('The other person is told who {the one} comes from.', {
        when: HANDED_ON,
        notOf: ['person'],
      }),
      refusal('A declined offer leaves {the one} as it was.', {
        when: PEOPLE,
        notOf: ['person'],
      }),
      refusal('{The actor} cannot take {a one} that overlaps one of their own.', {
        of: ['event'],
        when: PEOPLE,
        unless: HANDED_ON,
      }),
      main('Both are told where they are expected now.', { of: ['person'] }),
      refusal('{A one} who is away that day cannot be {verbed}.', { of: ['person'] }),
      edge('{The actor} can turn it back before the day begins.', { of: ['person'] }),
      refusal('{A one} {who} has begun already cannot be {verbed}.', { of: ['event'] }),
      edge('{The one} cannot be offered to a second person while the first has not answered.', {
        when: PEOPLE,
        notOf: ['person'],
      }),
      edge('{The actor} can take the offer of {the one} back as long as nobody has accepted.', {
        when: PEOPLE,
        notOf: ['person'],
      }),
    ],
    questions: [
      { text: 'Must somebody approve it?', when: PEOPLE, unless: /\bapprov/ },
      {
        text: 'Until when before it begins can {the one} be {verbed}?',
        of: ['event'],
        unless: /\b(?:before|until)\b/i,
      },
    ],
  },
];
