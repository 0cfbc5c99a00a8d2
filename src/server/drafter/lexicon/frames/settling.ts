import { edge, main, refusal, type Intent } from '../intents/intent.ts';

/** What people come to until it is closed. */
const INTAKE =
  /\b(?:close|end|stop)\b.*\b(?:registrations?|sales?|voting|votes?|polls?|applications?|enrol\w*|surveys?|sign-?ups?|bookings?|orders?|submissions?|nominations?|slots?)\b/i;

/** It is closed by the clock, and not once everything is done. */
const AT_A_TIME =
  /\b(?:at|by|from) (?:\d|noon\b|midnight\b|(?:the|its|their|an?) (?:[\w-]+ )?(?:minute|hour|time|date|day|deadline)\b)/i;

/** What holds of anything that is decided, chosen, set, begun, ended or turned down. */
export const SETTLING: readonly Intent[] = [
  {
    name: 'decide',
    takes: ['unknown', 'case', 'event', 'document', 'money', 'figure', 'asked', 'process', 'person'],
    verbs: 'decide,decide on,decide about,determine,resolve,rule on',
    benefits: [],
    criteria: [
      main('The decision about {the one} is shown with the name and the day.', { notOf: ['person'] }),
      refusal('As long as nothing is decided, {the one} is listed as open.', { notOf: ['person'] }),
      edge('A decision about {the one} {who} is changed later keeps the first one in view.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'override',
    takes: ['anything'],
    by: 'person',
    verbs: 'override,overrule,overwrite,bypass',
    benefits: ['I can step in where the rule does not fit', 'one case that is special does not hold up everything'],
    criteria: [
      main('{The one} is shown as {verbed}, with the name and the time.', { notOf: ['person'] }),
      refusal('In every other case {the one} holds as before.', { notOf: ['person'] }),
      edge('{The actor} can end this at any time, and {the one} holds again.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'Must a reason be given?', unless: /\breason/i }],
  },
  {
    name: 'chase',
    takes: ['unknown', 'money', 'document', 'case', 'message', 'goods', 'person'],
    verbs: 'chase,chase up,follow up,follow up on,dun',
    benefits: ['nothing is forgotten only because nobody asks', 'I do not have to keep a list of what is still open'],
    criteria: [
      main('{The actor} sees when {the one} was last asked about.', { notOf: ['person'] }),
      refusal('{A one} {who} was answered meanwhile is not {verbed} any more.', { notOf: ['person'] }),
      edge('The same {one} is not {verbed} twice on one day.', { notOf: ['person'] }),
      main('{The actor} sees when {the one} was last asked.', { of: ['person'] }),
      refusal('{A one} who has answered meanwhile is not {verbed} any more.', { of: ['person'] }),
      edge('The same {one} is not {verbed} twice on one day.', { of: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'suspend',
    takes: ['anything'],
    verbs:
      'put on hold,put on ice,take out of service,take out of use,put out of service,put out of use,take out of operation',
    benefits: [],
    criteria: [
      main('{The one} is shown as not available, with the name and the time.', { notOf: ['person'] }),
      main('{The one} is shown as not available.', { of: ['person'] }),
      refusal('{A one} {who} is not available cannot be planned or given to anybody.'),
      edge('{The actor} can make {the one} available again.'),
    ],
    questions: [{ text: 'Who is told that {the one} is not available?', unless: /\btell|told|inform/ }],
  },
  {
    name: 'tick off',
    takes: ['unknown', 'case', 'goods', 'document', 'process', 'event', 'figure', 'place'],
    by: 'person',
    verbs: 'tick off,check off,cross off,mark off,tick',
    benefits: ['I see at once what is left'],
    criteria: [
      main('{The one} is shown as done, with the name and the time.', { notOf: ['person'] }),
      refusal('{A one} {who} is not {verbed} yet stays listed as open.', { notOf: ['person'] }),
      edge('A tick set by mistake can be taken off again.'),
    ],
    questions: [],
  },
  {
    name: 'object',
    takes: ['unknown', 'case', 'document', 'money', 'event', 'message', 'figure', 'answer', 'nothing'],
    by: 'person',
    verbs:
      'complain,complain about,protest,protest against,appeal,appeal against,object,object to,dispute,challenge,contest',
    benefits: ['my side is heard before it is settled', 'what went wrong does not simply stand'],
    criteria: [
      main('{The actor} sees what becomes of it until it is settled.'),
      refusal('Without a reason it is not accepted.'),
      edge('{The actor} can take it back as long as nobody has answered.'),
    ],
    questions: [],
  },
  {
    name: 'confirm',
    takes: ['unknown', 'event', 'case', 'document', 'money', 'figure', 'goods', 'message', 'asked', 'nothing'],
    by: 'person',
    verbs: 'confirm,acknowledge,confirm by,verify,vouch for,agree to',
    benefits: [],
    criteria: [
      main('What was {verbed} is shown with the name and the time.', { of: ['unnamed', 'asked'] }),
      refusal('Whoever has not answered yet is listed as open.', { of: ['unnamed', 'asked'] }),
      edge('{The actor} can take this back later.', { of: ['unnamed', 'asked'] }),
      main('{The one} is shown as {verbed} with the name and the time.', { notOf: ['person', 'asked'] }),
      refusal('{A one} {who} nobody has {verbed} yet is listed as open.', { notOf: ['person', 'asked'] }),
      edge('{The actor} can take this back, and whoever counts on {the one} is told.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'set aside',
    takes: ['goods', 'seat', 'event', 'money'],
    verbs: 'hold,hold back,set aside,keep free,put aside,earmark',
    benefits: ['nobody else takes {the one} in the meantime'],
    criteria: [
      main('{The one} is shown as taken to everybody else.', { notOf: ['person'] }),
      refusal('{A one} {who} is taken already cannot be {verbed}.', { notOf: ['person'] }),
      edge('{A one} {who} is not needed after all is free again.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'choose',
    takes: [
      'unknown',
      'goods',
      'seat',
      'event',
      'place',
      'person',
      'document',
      'media',
      'figure',
      'money',
      'case',
      'technique',
      'tongue',
      'asked',
    ],
    by: 'person',
    verbs: 'choose,select,pick,pick out,opt for,decide for,choose between,choose from',
    benefits: [
      {
        text: 'I do not have to take {the one} that happens to be left',
        notOf: ['person'],
        when: /\b(?:seat|slot|time|place|stop|size|room|table|date)s?\b(?!.*\b(?:e-?mailed|mailed|sent|posted|published|printed)\b)/i,
      },
    ],
    criteria: [
      main('The choice holds until {the actor} changes it.', { of: ['asked'] }),
      edge('{The actor} can change the choice at any time.', { of: ['asked'] }),
      main('All {units} {who} can be chosen are listed.', { notOf: ['person', 'asked'] }),
      main('{The one} that was chosen is shown until {the actor} chooses another.', { notOf: ['person', 'asked'] }),
      main('The chosen {one} is shown to whoever deals with it.', { of: ['person'] }),
      refusal('{A one} {who} is not available is not offered.', { notOf: ['asked'] }),
      edge('{The actor} can choose another {one} before confirming.', { notOf: ['asked'] }),
    ],
    questions: [],
  },
  {
    name: 'set',
    takes: ['figure', 'money', 'right', 'technique'],
    verbs:
      'set,specify,define,fix,adjust,adapt,change to,set to,lower,raise,increase,decrease,reduce,turn down,turn up',
    benefits: [],
    criteria: [
      main('The new {one} holds from the moment at which {the actor} confirms it.', { notOf: ['person'] }),
      refusal('{A one} that is not possible is refused, and nothing is changed.', { notOf: ['person'] }),
      edge('{The actor} can look up the {one} before with the day of the change.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'switch',
    takes: ['device', 'technique'],
    verbs:
      'turn on,turn off,switch on,switch off,switch,enable,disable,activate,deactivate,heat,cool,heat up,cool down,dim,unlock,shut down,power down,arm',
    benefits: [],
    criteria: [
      main('{The actor} sees whether {the one} is on or off.', { notOf: ['person'] }),
      refusal('When {the one} does not react, it is shown in its real state.', {
        notOf: ['person'],
      }),
      edge('{The actor} can turn {the one} on or off by hand at any time.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'start',
    takes: ['process', 'event'],
    verbs: 'start,begin,launch,run,trigger,kick off,open up,execute,deploy,host',
    benefits: [],
    criteria: [
      main('{The one} is shown with the time at which it began.', { notOf: ['person'] }),
      refusal('{A one} {who} is under way already is not {verbed} a second time.', { notOf: ['person'] }),
      edge('{The actor} can end {the one} before it is through.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'stop',
    takes: ['process', 'event'],
    verbs: 'stop,end,halt,interrupt,abort,kill,break off',
    benefits: ['I do not have to wait until {the one} ends by itself'],
    criteria: [
      main('{The one} is shown as {verbed} with the time and the reason.', { notOf: ['person'] }),
      refusal('{A one} {who} has ended already cannot be {verbed} again.', { notOf: ['person'] }),
      edge('What {the one} has brought until then can still be read.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'close',
    takes: ['case', 'event', 'document', 'process', 'collection'],
    verbs: 'close,finish,complete,finalise,finalize,conclude,wrap up,settle,close off,resolve,seal,close down',
    benefits: [],
    criteria: [
      main('{The one} is shown as {verbed} with the day and the name.', { notOf: ['person', 'product'] }),
      main('{The one} is shown as {verbed} with the day and the reason.', { of: ['product'], notOf: ['person'] }),
      refusal('{A one} with something still open cannot be {verbed}, and a message names what is open.', {
        notOf: ['person', 'product'],
        unless: new RegExp(`${INTAKE.source}|${AT_A_TIME.source}`, 'i'),
      }),
      refusal('A change to {the one} after that is refused with a message that names the time.', {
        when: AT_A_TIME,
        unless: INTAKE,
        notOf: ['person'],
      }),
      refusal('Whoever comes after that is refused with the day on which {the one} was {verbed}.', { when: INTAKE }),
      edge('{A one} {who} was {verbed} by mistake can be opened again.', { notOf: ['person', 'product'] }),
    ],
    questions: [],
  },
  {
    name: 'open',
    takes: ['device', 'place'],
    verbs: 'open',
    benefits: [{ text: 'I get to {the one} when I need it', unless: /\bno longer|\bnot\b|\bcannot|\bonly/i }],
    criteria: [
      refusal('Nobody without the right to {the one} can open it.', { notOf: ['person'] }),
      main('{The one} is shown as open with the time.', { notOf: ['person', 'document', 'media', 'message'] }),
      edge('{The actor} can close {the one} again.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'turn down',
    takes: ['unknown', 'case', 'event', 'document', 'seat', 'person', 'message', 'money', 'media'],
    verbs: 'refuse,turn down,reject,decline,deny,turn away,bounce,sort out',
    benefits: [
      {
        text: 'what does not fit is caught at once',
        when: /\b(?:refuses?|rejects?|refused|rejected|turned away)\b/i,
        unless: /\b(?:let|can|could)\b/i,
      },
    ],
    criteria: [
      main('Whoever {the one} came from is told why it was {verbed}.', { notOf: ['person'], unless: /\bhave\b/ }),
      main('{The one} is told the reason.', { of: ['person'] }),
      edge('{A one} {who} was {verbed} can be changed and handed in again.', { notOf: ['person'] }),
      refusal('{A one} {who} was {verbed} takes up no place.', { of: ['event', 'seat'] }),
      refusal('{A one} {who} was {verbed} is shown as {verbed} with the name and the time.', {
        notOf: ['person', 'event', 'seat'],
      }),
    ],
    questions: [],
  },
  {
    name: 'promote',
    takes: ['document', 'process', 'case', 'person'],
    verbs: 'promote,release,approve for,move up,upgrade,roll out,publish to,ship',
    benefits: [
      { text: 'a mistake hits only a few', when: /\b(?:first|few|gradually|pilot|step by step)\b/i },
      { text: 'everybody works with the same {one}', unless: /\b(?:first|few|gradually|pilot|step by step)\b/i },
      { text: 'it is settled which {one} counts', unless: /\b(?:first|few|gradually|pilot|step by step)\b/i },
    ],
    criteria: [
      main('{The one} is shown as {verbed} with the day and the name.', { notOf: ['person'] }),
      refusal('{A one} {who} was not {verbed} cannot be used there.', { notOf: ['person'] }),
      edge('{The actor} can go back to the {one} before.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'tell why',
    takes: ['anything'],
    benefits: ['it can be understood later why it was done'],
    criteria: [
      main('{The one} is shown with the name and the day.', { notOf: ['person'] }),
      refusal('Without {a one} it is not saved.', { notOf: ['person'] }),
      edge('{The one} can still be read later by whoever sees the change.', { notOf: ['person'] }),
    ],
    questions: [],
  },
];
