import { edge, main, refusal, type Intent } from '../intents/intent.ts';

/** What belongs together is looked for. */
const FITTING = /\b(?:match\w*|pair\w*|automatic\w*|by itself|suggest\w*)\b/i;

/** It goes back to where it was bought. */
const BOUGHT =
  /\b(?:products?|orders?|purchases?|articles?|clothes|shoes|bought|money back|goods|spoilt|spoiled|faulty|damaged|defective|supplier)\b/i;

/** It goes from one time to another. */
const LASTS = /\b(?:shifts?|stays?|lessons?|slots?|sessions?|trips?|holidays?|watch(?:es)?|training)\b/i;

/** Somebody has it for a time. */
const LENT: Intent['criteria'] = [
  main('{The actor} sees who has {the one} and since when.', { notOf: ['person'] }),
  refusal('{A one} {who} is with somebody already cannot be {verbed} to a second person.', {
    notOf: ['person', 'message', 'document'],
    when: /\b(?:lend|rent|hand out|give out|issue|loan)/i,
  }),
  refusal('{A one} {who} somebody else has already cannot be {verbed}.', {
    notOf: ['person', 'message', 'document'],
    when: /\b(?:borrow|take out)/i,
  }),
  edge('{A one} {who} was brought back can be had by others again.', {
    notOf: ['person', 'message', 'document'],
    when: /\b(?:lend|rent|loan|borrow|take out)/i,
  }),
  edge('{A one} {who} nobody has {verbed} yet is listed as open.', { notOf: ['person'] }),
];

/** Two people are brought together. */
const PAIRED = /\b(?:pair|match)(?:s|ed|ing)? .*\bwith (?:an?|another|one|each|somebody|someone|the)\b/i;

/** What holds of anything that is taken apart, put together, placed, given, brought back or worked on. */
export const HANDLING: readonly Intent[] = [
  {
    name: 'divide',
    takes: ['unknown', 'document', 'collection', 'media', 'case', 'money', 'event', 'place', 'goods'],
    verbs: 'split,split up,divide,separate,break up,break down,cut up,subdivide',
    benefits: ['each part of {the one} can be dealt with on its own'],
    criteria: [
      main('Each part names {the one} it came from.'),
      main('Everything that stood in {the one} is found in one of the parts.', {
        of: ['document', 'collection', 'media'],
        notOf: ['person'],
      }),
      refusal('Parts that leave a gap or overlap are refused.', { when: LASTS }),
      refusal('What belongs to none of the parts is named before {the actor} confirms.', { unless: LASTS }),
      edge('{The actor} can put the parts of {the one} together again.'),
    ],
    questions: [],
  },
  {
    name: 'combine',
    takes: ['document', 'collection', 'case', 'event', 'goods', 'money', 'media'],
    verbs: 'combine,merge,blend,mix,bundle,pool,put together,bring together,assemble,unite,pack together',
    benefits: ['what belongs together is dealt with once', 'I do not deal with each {unit} on its own'],
    criteria: [
      main('Each of the {units} is still listed with its own details.', { notOf: ['person'] }),
      refusal('{A one} {who} does not go with the others is left out and named.', { notOf: ['person'] }),
      edge('{A one} can be taken out again before {the actor} confirms.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'link',
    takes: ['unknown', 'goods', 'case', 'document', 'media', 'message', 'money', 'event', 'place', 'code', 'person'],
    verbs: 'link,link to,match,match with,match to,pair,pair with,relate,tie,assign to,connect,associate',
    benefits: [],
    criteria: [
      main('{The one} is shown together with what it was {verbed} to.', { notOf: ['person'] }),
      refusal('{A one} for which nothing fits is listed as open.', { notOf: ['person'], when: FITTING }),
      refusal('{A one} {who} is {verbed} already is shown with that before {the actor} confirms.', {
        notOf: ['person'],
        unless: FITTING,
      }),
      edge('A link that was set by mistake can be taken off again.', { notOf: ['person'] }),
      main('Both are told with whom they are {verbed}.', { of: ['person'], when: PAIRED }),
      refusal('{A one} for whom nobody is free is listed as open.', { of: ['person'], when: PAIRED }),
      edge('Each of the two can be {verbed} with somebody else later.', { of: ['person'], when: PAIRED }),
    ],
    questions: [],
  },
  {
    name: 'place',
    takes: ['media', 'document', 'message', 'code'],
    by: 'person',
    verbs: 'place,put up,position,hang,drag,drop,insert,mount,arrange,lay out,stick,add to,attach,attach to',
    benefits: [],
    criteria: [
      main('{The one} is shown where {the actor} has {verbed} it.', { notOf: ['person'] }),
      refusal('{A one} cannot be {verbed} where another stands already.', {
        notOf: ['person', 'message', 'document'],
        when: /\b(?:on (?:a|the) (?:map|plan|grid|floor)|shelf|slot|table|next to|beside|between)\b/i,
      }),
      edge('{The actor} can move {the one} or take it away again.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'add to',
    takes: [
      'unknown',
      'goods',
      'person',
      'event',
      'figure',
      'place',
      'case',
      'money',
      'collection',
      'seat',
      'device',
      'process',
    ],
    by: 'person',
    verbs: 'add to,add into,put into,put onto',
    benefits: [],
    criteria: [
      main('{Object} {is} shown with what {it} {was} added to.', { notOf: ['person'] }),
      main('{Object} {is} listed there by name.', { of: ['person'] }),
      refusal('The same {one} is not listed there twice.', { notOf: ['money', 'figure'] }),
      edge('{The actor} can take {object} off again.'),
    ],
    questions: [],
  },
  {
    name: 'switch over',
    takes: ['nothing'],
    by: 'person',
    verbs: 'switch to,change to,transfer to,switch into',
    benefits: [],
    criteria: [
      main('{The actor} is listed with the new {one}, and no longer with the one before.', { notOf: ['person'] }),
      refusal('When there is no room left in the new {one}, {the actor} is told and stays where they were.', {
        notOf: ['person'],
      }),
      edge('What {the actor} has done so far stays with them.', { notOf: ['person'], of: ['process', 'collection'] }),
    ],
    questions: [],
  },
  {
    name: 'rearrange',
    takes: ['anything'],
    by: 'person',
    verbs: 'rearrange,shuffle',
    benefits: [],
    criteria: [
      main('The new order is shown to everybody who sees {the one}.', { notOf: ['person'] }),
      refusal('Nothing gets lost or is there twice after the change.'),
      edge('{The actor} can go back to the order before.'),
    ],
    questions: [],
  },
  {
    name: 'enrol others',
    takes: ['person', 'collection', 'unknown'],
    by: 'person',
    verbs: 'enrol,enroll,admit,recruit,onboard',
    benefits: [],
    criteria: [
      main('Whoever was {verbed} is listed with the day.'),
      refusal('Whoever is {verbed} already is not {verbed} a second time.'),
      edge('{The actor} can take a single one off again.'),
    ],
    questions: [],
  },
  {
    name: 'replace',
    takes: ['document', 'media', 'figure', 'device', 'goods'],
    verbs: 'replace,swap out,substitute,exchange for,switch for',
    benefits: [{ text: 'the work goes on without a gap', of: ['device'] }],
    criteria: [
      main('The new one takes the place of {the one} from that moment on.', { notOf: ['person'] }),
      refusal('As long as nothing is chosen in its place, {the one} stays.', { notOf: ['person'] }),
      edge('What {the one} was before can be looked up with the day of the change.', { notOf: ['person', 'goods'] }),
      edge('It can be seen later that {the one} was replaced, and on which day.', { of: ['goods'] }),
    ],
    questions: [],
  },
  {
    name: 'change over',
    takes: ['person'],
    verbs: 'change,switch,replace,exchange,swap,substitute',
    benefits: [
      { text: 'I work with whoever suits me', unless: /\bsubstitut/i },
      { text: 'nobody is stuck with somebody who does not fit', unless: /\bsubstitut/i },
    ],
    criteria: [
      main('{The actor} sees the new {one} in place of the one before.'),
      refusal('As long as nobody else is found, {the one} stays.'),
      edge('The {one} before is told of the change.'),
    ],
    questions: [],
  },
  {
    name: 'lend',
    takes: ['goods', 'unknown'],
    by: 'person',
    verbs: 'lend,lend out,loan,loan out,rent out,borrow,put on loan',
    benefits: ['I know who has {the one}'],
    criteria: LENT,
    questions: [],
  },
  {
    name: 'give out',
    takes: ['goods'],
    by: 'person',
    verbs: 'rent,hand out,give out,issue,take out',
    benefits: ['I know who has {the one}'],
    criteria: LENT,
    questions: [],
  },
  {
    name: 'give back',
    takes: ['goods', 'seat'],
    by: 'person',
    verbs: 'return,give back,bring back,send back,take back,hand back',
    benefits: [{ text: 'others can have {them} again', unless: BOUGHT }],
    criteria: [
      main('{The one} is shown as {verbed} with the day.', { notOf: ['person'] }),
      refusal('{A one} {who} has not come back in time is listed as overdue.', {
        notOf: ['person', 'seat', 'money'],
        when: /\b(?:borrow\w*|loans?|lent|rent\w*|keys?|tools?|bikes?|boats?)\b/i,
      }),
      refusal('{A one} {who} is not taken back is listed with the reason.', { notOf: ['person'] }),
      refusal('{A one} {who} was used already cannot be {verbed}.', { of: ['seat', 'money'] }),
      edge('Whoever had {the one} last can still be seen.', { notOf: ['person', 'seat'], unless: BOUGHT }),
      edge('{The one} can be taken by somebody else from then on.', { of: ['seat'] }),
      edge('The money for {the one} goes back once it has arrived.', { of: ['goods'], when: BOUGHT }),
    ],
    questions: [],
  },
  {
    name: 'hand over',
    takes: ['case', 'event', 'goods', 'document', 'message', 'process', 'place', 'device', 'right', 'unknown'],
    verbs: 'hand over,hand on,pass on,reassign,take over,turn over,sign over,hand,hand to',
    benefits: [{ text: 'no {one} is left without somebody in charge', notOf: ['document', 'media', 'goods'] }],
    criteria: [
      main('{The one} is shown with the name of the person who has it now.', { notOf: ['person'] }),
      refusal('As long as nobody has taken {the one}, it stays with {the actor}.', { notOf: ['person', 'product'] }),
      edge('Whoever gets {a one} is told about it.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'spread',
    takes: ['unknown', 'case', 'event', 'goods', 'money', 'figure', 'document', 'place'],
    verbs: 'spread,spread over,distribute,share out,divide among,allocate,ration,deal out,balance',
    benefits: ['nobody has much more to do than the others', 'the {units} are shared out without a discussion'],
    criteria: [
      main('{The actor} sees how many {units} each one has before and after.', { notOf: ['person'] }),
      refusal('{A one} {who} can be given to nobody stays listed as open.', { notOf: ['person'] }),
      edge('{The actor} can give a single {unit} to somebody else by hand.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'repeat',
    takes: ['unknown', 'process', 'case', 'document', 'event'],
    verbs: 'repeat,retake,resit,rerun,redo,retry,restart,replay,run again,re-run',
    benefits: ['I do not set everything up once more', 'I can put right what went wrong the first time'],
    criteria: [
      main('The new try is listed beside the first one, each with its time.'),
      refusal('What is no longer available since the first time is named before it starts.'),
      edge('What came out of {the one} the first time stays as it was.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'take part',
    takes: ['event', 'collection', 'process', 'unknown'],
    by: 'person',
    verbs:
      'join,take part,take part in,attend,enrol,enrol in,enroll,enroll in,sign up for,register for,volunteer,volunteer for,adopt,sponsor,compete in',
    benefits: [
      { text: 'I can be counted on for {the one}', of: ['event'] },
      { text: 'everybody sees that I am with {the one}', of: ['collection', 'process'] },
    ],
    criteria: [
      main('{The actor} is listed with {the one} from then on.', { notOf: ['person'] }),
      refusal('{An actor} who is listed with {the one} already cannot be added a second time.', { notOf: ['person'] }),
      edge('{The actor} can step back from {the one}.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'leave',
    takes: ['event', 'collection', 'process'],
    by: 'person',
    verbs: 'leave,quit,drop out,drop out of,step back from,resign from,withdraw from',
    benefits: ['nobody counts on me for {the one} any more', 'I am not bound to {the one}'],
    criteria: [
      main('{The actor} is no longer listed with {the one}.', { notOf: ['person'] }),
      refusal('Nobody else can take {the actor} off {the one}.', { notOf: ['person'] }),
      edge('{The actor} can join {the one} again later.', { notOf: ['person'] }),
    ],
    questions: [],
  },
];
