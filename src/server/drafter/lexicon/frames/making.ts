import { edge, main, refusal, type Intent } from '../intents/intent.ts';
import { IN_USE } from '../pointed-at.ts';

/** What nobody may look up later. */
const SECRET = /\b(?:passwords?|secrets?|keys?|tokens?|pins?|codes?)\b/i;

/** It is money itself, and no payment or bill. */
const CASH = /\b(?:money|cash|funds|savings|balance|amount)\b/i;

/** Somebody is shown the way. */
const LEADS = /\b(?:guid|lead|led\b|steer|rout|redirect|divert)/i;

/** What holds of anything that is made, changed, moved, shown or sent. */
export const MAKING: readonly Intent[] = [
  {
    name: 'make',
    takes: ['document', 'media', 'message', 'event', 'collection', 'case', 'person', 'code', 'process'],
    verbs:
      'build,design,plan,prepare,draw,draw up,generate,produce,make,create,compose,work on,set up,write,type,dictate,draft,sketch,add,register',
    benefits: [],
    criteria: [
      main('{The actor} can read {the one} through before anybody else gets it.', { of: ['document', 'message'] }),
      main('The new {one} is listed with the others.', {
        notOf: ['person', 'document', 'message', 'case'],
        unless: /\bplan(?:s|ned|ning)?\b|\bprepar/i,
      }),
      refusal('{A one} {who} is not finished yet is marked as such.', { notOf: ['person', 'money'] }),
      edge('{The actor} can change {the one} later.', { notOf: ['person'] }),
      main('{The one} is listed with the name.', { of: ['person'] }),
      refusal('{A one} {who} is listed already is not added a second time.', { of: ['person'] }),
      edge('{The actor} can take {the one} off the list again.', { of: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'alter',
    takes: ['document', 'media', 'message', 'event', 'collection', 'case', 'money', 'figure', 'right', 'process'],
    verbs: 'change,edit,update,adjust,correct,improve,revise,modify,extend,shorten,renew',
    benefits: ['I can put {the one} right myself'],
    criteria: [
      main('After the change {the one} is shown as it is now.', { notOf: ['person'] }),
      refusal('As long as {the actor} has not confirmed, {the one} stays as it was.', { notOf: ['person'] }),
      edge('What {the one} was before can be looked up with the day of the change.', {
        notOf: ['person'],
        unless: SECRET,
      }),
      edge('The {one} before no longer works.', { when: SECRET }),
    ],
    questions: [],
  },
  {
    name: 'transform',
    by: 'person',
    takes: ['unknown', 'figure', 'document', 'media', 'money'],
    verbs:
      'scale,rescale,scale up,scale down,resize,round,round up,round down,crop,normalise,normalize,compress,format,reformat,recalculate,convert,simplify,flatten,transpose',
    benefits: ['nobody has to do it by hand'],
    criteria: [
      main('{The actor} sees {the one} before and after.', { notOf: ['person'] }),
      refusal('When a value of {the one} is missing, it is named instead of being guessed.', { notOf: ['person'] }),
      edge('{The actor} can go back to {the one} as it was.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'draw money',
    takes: ['money'],
    by: 'person',
    verbs: 'withdraw,take out,draw',
    benefits: ['I have the money when I need it'],
    criteria: [
      main('What is left afterwards is shown before {the actor} confirms.', { when: CASH }),
      refusal('More than there is cannot be {verbed}, and a message names what is left.', { when: CASH }),
      edge('Each time is listed with the day and the amount.', { when: CASH }),
    ],
    questions: [],
  },
  {
    name: 'take away',
    takes: ['unknown', 'document', 'message', 'media', 'case', 'event', 'money', 'right', 'code', 'figure'],
    verbs: 'delete,remove,clear,drop,empty,dismiss,retire,withdraw,take down,throw away,strip,scrap,abolish',
    benefits: [],
    criteria: [
      main('{The one} is no longer listed.', { notOf: ['person', 'product'] }),
      refusal('{A one} {who} is still in use is not {verbed}, and a message names where.', {
        notOf: ['person'],
        when: IN_USE,
        unless: /\b(?:remov|delet)\w* .*\bfrom (?:all|any|every|each|future)\b/i,
      }),
      edge('What was done with {the one} before can still be looked up.', { notOf: ['person'], unless: SECRET }),
    ],
    questions: [],
  },
  {
    name: 'bring',
    takes: ['goods', 'person'],
    verbs: 'move,redirect,reroute,divert,deliver,route,guide,lead,steer,send to,take to,transport,ship to',
    benefits: [],
    criteria: [
      main('{The one} is shown at the new place with the time.', { notOf: ['person'] }),
      refusal('A place that is not known is refused, and {the one} stays where it was.', { notOf: ['person'] }),
      edge('The place before can be looked up for {the one}.', { notOf: ['person'] }),
      main('{The one} sees where to go next.', { of: ['person'], when: LEADS }),
      refusal('When the way is blocked, {the one} is shown another.', { of: ['person'], when: LEADS }),
      edge('After a wrong turn {the one} is shown the way from there.', { of: ['person'], when: LEADS }),
    ],
    questions: [],
  },
  {
    name: 'turn into',
    takes: ['anything'],
    verbs: 'turn into,convert into,make into,transform into',
    benefits: ['nobody has to do it by hand'],
    criteria: [
      main('{Object} {stays} as {it} {was} besides.', { notOf: ['person'] }),
      refusal('What cannot be taken over is named before {the actor} saves.', { notOf: ['product'] }),
      edge('{The actor} can change what came of it before it is saved.', { notOf: ['product'] }),
    ],
    questions: [],
  },
  {
    name: 'make public',
    takes: ['unknown', 'document', 'media', 'message', 'case', 'collection', 'event', 'figure', 'goods', 'place'],
    by: 'person',
    verbs: 'put online,make public,go public with',
    benefits: ['everybody finds {the one} in the same place'],
    criteria: [
      main('{The one} can be opened by those it is meant for from that moment on.', { notOf: ['person'] }),
      refusal('Before that, nobody else sees {the one}.', { notOf: ['person'] }),
      edge('{The actor} can take {the one} off again.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'Who may see {the one}?', notOf: ['person'] }],
  },
  {
    name: 'fetch',
    takes: ['unknown', 'document', 'figure', 'media', 'money', 'collection', 'case', 'message'],
    by: 'person',
    verbs: 'pull,fetch,retrieve,pull up,bring up,download',
    benefits: [],
    criteria: [
      main('{Object} {is} shown with the day up to which {it} {is} complete.', { notOf: ['person'] }),
      refusal('Where {the one} is missing, that is shown instead of an empty place.', { notOf: ['person'] }),
      edge('{The actor} can change nothing of {object} there.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'send over',
    takes: ['unknown', 'document', 'message', 'media', 'money', 'goods', 'code', 'case', 'figure', 'answer'],
    verbs: 'send to,send into',
    benefits: ['it is there at once'],
    criteria: [
      main('{The one} is shown there from that moment on.', { notOf: ['person'] }),
      refusal('When {the one} does not arrive, {the actor} is told.', { notOf: ['person'] }),
      edge('{The actor} can take {the one} back or send another.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'send out',
    takes: ['document', 'message', 'media', 'money', 'goods', 'code', 'case'],
    verbs:
      'send,send out,resend,send again,mail,post,distribute,publish,circulate,pass on,forward,transmit,submit,hand in',
    benefits: [],
    criteria: [
      main('{The one} is shown as {verbed} with the receiver and the time.', { notOf: ['person'] }),
      refusal('{A one} {who} could not be delivered is listed with the reason.', { notOf: ['person'] }),
      edge('The same {one} does not go to the same receiver twice.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'pay out',
    takes: ['money', 'nothing', 'figure'],
    verbs: 'pay out,transfer,wire,remit',
    benefits: ['the money is there when it is due'],
    criteria: [
      main('The amount and the day are shown to whoever is paid.'),
      refusal('A payment that could not be made is listed with the reason.'),
      edge('The same amount is not paid out twice.'),
    ],
    questions: [],
  },
  {
    name: 'cover',
    takes: ['anything'],
    verbs: 'mask,blur,blacken,obscure,anonymise,anonymize,redact,black out,blank out,pixelate,censor',
    benefits: ['nobody reads {object} who should not', 'I can show the rest without a second thought'],
    criteria: [
      main('{Object} {is} covered wherever {it} {comes} up.'),
      refusal('What is covered can neither be copied nor found by a search.'),
      edge('{Objects} from before {are} covered as well.'),
    ],
    questions: [],
  },
  {
    name: 'bar',
    takes: ['person', 'goods', 'device', 'right', 'place', 'case', 'code'],
    verbs: 'block,ban,forbid,bar,restrict,lock,lock out,exclude,suspend',
    benefits: [
      {
        text: 'nobody counts on {the one} meanwhile',
        when: /\b(?:while|during|until|as long as|for (?:an?|the|one|two|\d+)|from being)\b/i,
        notOf: ['person'],
      },
      { text: 'the rules hold for everybody', unless: /\b(?:while|during|until|as long as|from being)\b/i },
    ],
    criteria: [
      main('{The one} is listed as {verbed} with the reason.', {}),
      refusal('A try of {the one} to go on is refused with the reason.', { of: ['person'] }),
      refusal('{A one} {who} is {verbed} cannot be used as long as this holds.', {
        of: ['device', 'code'],
        notOf: ['person'],
        unless: / from \w+/,
      }),
      edge('{The actor} can lift it for {the one}.', { notOf: ['product'] }),
    ],
    questions: [],
  },
];
