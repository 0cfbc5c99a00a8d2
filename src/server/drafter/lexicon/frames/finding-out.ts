import { edge, main, refusal, type Intent } from '../intents/intent.ts';

/** It is a place that is followed, and no value. */
const WHERE = /\bwhere\b|\bwhether\b|\bwho\b/i;

/** Somebody lets others know something. */
const SAYING = /\b(?:say|state|tell|indicate|declare|answer|admit|let .+ know)\b/i;

/** One certain thing is looked for, and not any that would do. */
const ONE_THING = /\bfind (?:the|my|their|our|his|her|its|this|that) (?![\w-]+s\b)/i;

/** It is tried out on some of those whom it is for. */
const ON_SOME =
  /\btest\w* .*\b(?:on|with|among) (?:an? |the |some |few )?(?:[\w-]+ )?(?:part|share|group|percent|half|section|sample|few|some|two|\d+)\b|\b(?:A\/B|split) tests?\b/i;

/** What holds of anything that is tried out, measured, foreseen, found, said or explained. */
export const FINDING_OUT: readonly Intent[] = [
  {
    name: 'try out',
    takes: ['anything'],
    verbs: 'test,try,try out,rehearse,simulate,preview,practise,practice,dry run,experiment with,play through',
    benefits: [
      { text: 'I notice a mistake in {the one} before others do', notOf: ['asked', 'person'] },
      'nothing goes wrong when it counts',
    ],
    criteria: [
      main('{The actor} sees the outcome of the test of {the one}.', { when: /\btest/i, notOf: ['person'] }),
      main('{The actor} sees what would come of it.', { unless: /\btest/i }),
      refusal('The try is seen by nobody but {the actor}.', { of: ['message', 'document'] }),
      refusal('Nothing that is in use is changed by the try.', { notOf: ['message'], unless: ON_SOME }),
      edge('{The actor} can try {the one} again after a change.', { notOf: ['person', 'asked'], unless: ON_SOME }),
      refusal('Whoever is not among those chosen for the test notices nothing of it.', { when: ON_SOME }),
      edge('{The actor} can end the test before it is through.', { when: ON_SOME }),
      edge('{The actor} can try it again with other values.', { of: ['asked'] }),
    ],
    questions: [],
  },
  {
    name: 'measure',
    takes: ['unknown', 'figure', 'goods', 'place', 'device', 'asked'],
    verbs: 'measure,weigh,time,clock,gauge,take a reading,test for,track,monitor,watch,observe',
    benefits: ['I go by what was measured and not by a guess', 'a change of {the one} is noticed in time'],
    criteria: [
      main('Each value is listed with its time.', { notOf: ['person'] }),
      refusal('A value that could not be taken is shown as missing, not as zero.', { unless: WHERE }),
      edge('A value that was taken by mistake can be removed by {the actor}.', { unless: WHERE }),
      edge('Two values of {the one} can be compared with each other.', { notOf: ['person', 'answer'] }),
    ],
    questions: [],
  },
  {
    name: 'forecast',
    takes: ['anything', 'nothing'],
    verbs: 'forecast,predict,project,foresee,anticipate,extrapolate,estimate',
    benefits: ['I can prepare in time', 'I do not have to guess'],
    criteria: [
      main('The forecast is shown with the day for which it holds.'),
      main('{The actor} sees which figures the forecast is made from.'),
      refusal('As long as there are too few figures for a forecast, {the actor} is told so.'),
      edge('The forecast changes once one of these figures is corrected.'),
    ],
    questions: [],
  },
  {
    name: 'work out',
    takes: ['anything', 'nothing'],
    verbs: 'calculate,compute,work out,add up,sum up,total',
    benefits: ['I do not work it out by hand'],
    criteria: [
      main('The result is shown with the figures that went into it.'),
      refusal('As long as a figure is missing, it is named instead of a result.'),
      edge('The result changes once one of these figures is corrected.'),
    ],
    questions: [],
  },
  {
    name: 'detect',
    takes: ['anything'],
    verbs: 'detect,spot,catch,flag up,point out,find out,flag',
    benefits: ['{units} like that do not go unnoticed', 'I do not have to look through all {units} myself'],
    criteria: [
      main('{A one} {who} was {verbed} is listed with the reason.', { notOf: ['person', 'asked'] }),
      edge('{A one} {who} turns out to be in order can be taken off the list.', { notOf: ['person', 'asked'] }),
      refusal('The same {one} is not listed twice.', { notOf: ['person', 'asked'] }),
    ],
    questions: [],
  },
  {
    name: 'identify',
    takes: ['anything'],
    verbs: 'identify,recognise,recognize,make out,tell apart,determine',
    benefits: ['I do not have to look {the one} up myself', 'I am not left guessing about {the one}'],
    criteria: [
      main('What {the one} was recognised as is shown to {the actor}.'),
      refusal('When {the one} cannot be recognised, {the actor} is told so.'),
      edge('{The actor} can put a wrong result right.'),
    ],
    questions: [],
  },
  {
    name: 'find',
    takes: ['anything'],
    verbs: 'find,look for,locate,seek,search for,discover,browse,look up,get hold of,spot',
    benefits: ['I do not lose time with the search', { text: 'I do not have to ask around', of: ['person'] }],
    criteria: [
      main('Each {unit} {who} was found can be opened from there.', { notOf: ['person', 'place', 'device'] }),
      main('The way to {the one} is shown from where {the actor} is.', { of: ['place'], when: ONE_THING }),
      edge('After a change of place {the one} is found at the new one.', { of: ['goods', 'device'], when: ONE_THING }),
      main('Whoever fits can be asked from the list.', { of: ['person'] }),
      refusal('When no such {one} is found, {the actor} is told so.', { notOf: ['person'] }),
      refusal('When nobody fits, {the actor} is told so.', { of: ['person'] }),
      refusal('{A one} {who} is no longer available is not listed.', {
        of: ['goods', 'seat', 'event', 'place'],
        unless: ONE_THING,
      }),
      edge('Whoever can no longer be had is not listed.', { of: ['person'] }),
      edge('{A one} {who} becomes available later is found as well.', {
        of: ['goods', 'seat', 'event', 'place'],
        unless: ONE_THING,
      }),
    ],
    questions: [],
  },
  {
    name: 'trace',
    takes: ['anything'],
    verbs: 'trace,trace back,trace to',
    benefits: ['a question about where {the one} comes from is answered at once', 'I find out what else is affected'],
    criteria: [
      main('Each step on the way back is shown with its day and what {the one} came from.', { notOf: ['person'] }),
      main('Each step on the way back is shown with its day.', { of: ['person'] }),
      refusal('Where a step is not known, that is shown instead of being left out.'),
      edge('{The actor} sees what else came from the same place.'),
    ],
    questions: [],
  },
  {
    name: 'grant',
    takes: ['person'],
    verbs: 'give,grant,allow',
    benefits: [],
    criteria: [
      main('{The one} is listed with what was {verbed} and by whom.'),
      refusal('Other {units} do not get it.'),
      edge('{The actor} can take it back.'),
    ],
    questions: [],
  },
  {
    name: 'say',
    by: 'person',
    takes: ['asked', 'answer', 'figure', 'message', 'person', 'document', 'case', 'event', 'money', 'nothing'],
    verbs:
      'say,state,tell,indicate,declare,answer,reply,reply to,respond,respond to,point out,describe,name,mention,admit,let know,note,record,log,enter,write down,document,register,tick,tick off,check off,specify,estimate,count,rate,mark,list,submit,report',
    benefits: [],
    criteria: [
      main('What {the actor} has said is shown to whoever deals with it.', {
        of: ['asked'],
        when: /\b(?:say|state|tell|indicate|declare|answer|confirm|give|specify)\b/i,
      }),
      main('Each entry is shown with the day and the name.', {
        of: ['asked'],
        unless: /\b(?:say|state|tell|indicate|declare|answer|confirm|give|specify)\b/i,
      }),
      refusal('As long as nothing is said, it is shown as open.', {
        of: ['asked'],
        when: /\b(?:say|state|tell|indicate|declare|answer|confirm|give|specify)\b/i,
      }),
      refusal('An empty entry is not saved.', {
        of: ['asked'],
        unless: /\b(?:say|state|tell|indicate|declare|answer|confirm|give|specify)\b/i,
      }),
      edge('{The actor} can correct it later.', { of: ['asked'] }),
      main('It is shown to whoever deals with it, with the name and the time.', { of: ['unnamed'], when: SAYING }),
      edge('{The actor} can correct it later.', { of: ['unnamed'], when: SAYING }),
      refusal('As long as nothing is said, that is shown as well.', { of: ['unnamed'], when: SAYING }),
      main('{The one} is shown to whoever deals with it, with the name and the day.', { notOf: ['asked', 'person'] }),
      refusal('As long as {the one} is not given, it is shown as open.', { notOf: ['asked', 'person'] }),
      edge('{The actor} can correct {the one} later.', { notOf: ['asked', 'person'] }),
      main('{The one} receives it with the name of {the actor}.', {
        of: ['person'],
        when: SAYING,
        unless: /\banonym/i,
      }),
      edge('{The actor} sees whether {the one} has read it.', { of: ['person'], when: SAYING }),
    ],
    questions: [],
  },
  {
    name: 'explain',
    takes: [
      'document',
      'figure',
      'message',
      'asked',
      'answer',
      'person',
      'process',
      'device',
      'case',
      'technique',
      'nothing',
    ],
    verbs:
      'explain,describe,illustrate,show how,demonstrate,teach,train,instruct,help,advise,brief,answer to,introduce',
    benefits: [
      { text: '{the one} is understood without a second explanation', notOf: ['person'] },
      { text: 'nobody has to ask a second time', of: ['unnamed', 'person'] },
      { text: 'nobody has to guess what {the one} means', notOf: ['person'] },
    ],
    criteria: [
      main('The explanation is shown beside {the one}.', { notOf: ['person'] }),
      refusal('Where there is no explanation of {the one} yet, that is said.', { notOf: ['person'] }),
      edge('The explanation of {the one} can be opened again later.', { notOf: ['person'] }),
      main('The explanation is shown where the question comes up.', { of: ['unnamed', 'person'] }),
      refusal('Where there is no explanation yet, that is said.', { of: ['unnamed', 'person'] }),
      edge('The explanation can be opened again later.', { of: ['unnamed', 'person'] }),
    ],
    questions: [],
  },
  {
    name: 'reward',
    takes: ['person'],
    verbs: 'thank,reward,honour,honor,congratulate,praise,greet,welcome',
    benefits: ['what was done does not go unnoticed'],
    criteria: [
      main('Whoever was {verbed} is listed with the day.'),
      edge('Nobody is {verbed} twice for the same thing.'),
      refusal('Whoever does not want to be named is {verbed} without the name being shown.'),
    ],
    questions: [],
  },
  {
    name: 'demand',
    takes: ['anything', 'nothing'],
    verbs: 'ask for,require,demand,request,insist on',
    benefits: [],
    criteria: [
      main('Whoever is asked for {a one} reads what it is needed for.', { notOf: ['person', 'asked'] }),
      refusal('As long as {the one} is missing, that is shown.', { notOf: ['person', 'asked'] }),
      edge('{A one} {who} was given already is not asked for again in the same case.', { notOf: ['person', 'asked'] }),
    ],
    questions: [],
  },
];
