import { NUMBER_OF_ONE } from '../numbers-of-one.ts';
import { edge, main, refusal, type Intent } from '../intents/intent.ts';

const OTHERS = edge('The other {units} stay as they were.', {
  of: ['goods', 'document', 'media', 'message', 'event', 'case', 'money', 'seat', 'code', 'place', 'device'],
});
/** What takes several steps is done as a whole or not at all. */
const BROKEN_OFF = edge('Breaking off while {long doing} changes nothing.', { notOf: ['product'] });
const FAILED = refusal('When {the one} cannot be {done}, {the actor} is told why.', {
  notOf: ['person'],
  unless:
    /\b(?:require[ds]?|accept(?:s|ed)?|allow(?:s|ed)?|no more than|at most|never|cannot|(?:must|may|shall|should) not)\b/i,
});
/** It is no longer in force, and stays where it was. */
const STAYS = /\b(?:void\w*|writ\w+ off|withdraw\w*|cancel\w*|call\w* off|giv\w+ back|return\w*|dismiss\w*)\b/i;
/** A place on the screen is there from the start: what it shows may be missing. */
const SHOWS_ALL =
  /\b(?:page|screen|view|place|tab|window|display|monitor) (?:with|of|for|that (?:lists|shows|holds|has)|where) (?:all|every|everything|each|what|whatever|the|my|our|their|open|due|today)/i;
const BACK = edge('{The actor} can {back}.', {
  notOf: ['person'],
  // What the product keeps out of sight is nothing that somebody shows again.
  unless: /\b(?:hid(?:e|es|den|ing)|mask\w*)\b.*\bautomatic/i,
});
const SHOWN = main('{The one} is shown as {state}, with the name and the time.', { notOf: ['person', 'product'] });
/** What the product does has no name beside it. */
const SHOWN_DONE = main('{The one} is shown as {state}, with the time.', { of: ['product'], notOf: ['person'] });

/** What the product does again and again. */
const EACH_TIME = main('Each time {a one} is {done}, that is listed with the time.', {
  of: ['product'],
  notOf: ['ended', 'kept'],
  unless:
    /\b(?:keep|kept|number(?:s|ed|ing)?|require[ds]?|store[ds]?|hold|held|stays?|remains?|accept(?:s|ed)?|allow(?:s|ed)?|support(?:s|ed)?|no more than|at most|only|not|never|show[ns]?|display\w*|visible)\b/i,
});

/**
 * What holds whatever the thing is, by what becomes of it: something new, something changed, something gone, something that went out.
 * Said only where a story would have fewer than three criteria.
 */
export const DEEDS: readonly Intent[] = [
  {
    name: 'something new',
    isFiller: true,
    isOrdered: true,
    verbs:
      'add,make,create,write,write down,draw,draw up,draft,compose,enter,note,note down,record,log,register,document,describe,submit,post,upload,build,design,prepare,plan,set up,define,propose,suggest,report,leave,attach,type,type in,dictate,sketch,photograph,film,raise,file,open,start,found,generate,produce,scan,scan in,capture',
    benefits: [],
    criteria: [
      BACK,
      main('The new {one} can be opened again from then on.', { of: ['document', 'media', 'message', 'case'] }),
      refusal('Breaking off before the end leaves no half {one} behind.', {
        when: /\b(?:enter|fill|write|upload|record|create|add|type|dictate|compose|draft|raise|file|submit|report)\b/i,
        of: ['document', 'media', 'message', 'case', 'money', 'figure'],
        notOf: ['product'],
      }),
    ],
    questions: [],
  },
  {
    name: 'something changed',
    isFiller: true,
    isOrdered: true,
    verbs:
      'change,edit,update,adjust,correct,improve,revise,modify,extend,shorten,renew,rename,move,push back,bring forward,put off,postpone,swap,exchange,replace,merge,combine,split,divide,group,arrange,rearrange,turn,rotate,raise,lower,increase,decrease,reduce,slow down,speed up,cut,trim,resize,mark,set,reset,assign,hand over,pass on,transfer,put,place,upgrade,switch,turn on,turn off,pause,freeze,hold,lock,unlock,reopen,close,convert,translate',
    benefits: [],
    criteria: [
      BACK,
      SHOWN,
      SHOWN_DONE,
      EACH_TIME,
      BROKEN_OFF,
      FAILED,
      edge('When two people change the same {one} at the same moment, the second is told of the first.', {
        of: ['document', 'collection', 'figure'],
      }),
    ],
    questions: [],
  },
  {
    name: 'something gone',
    isFiller: true,
    isOrdered: true,
    verbs:
      'remove,delete,erase,clear,discard,drop,take away,take off,take out,throw away,scrap,dismiss,withdraw,cancel,call off,write off,give up,return,give back,strike,cut off,clean up,void',
    benefits: [
      {
        text: 'nobody counts on {the one} any more',
        of: ['event', 'seat', 'case', 'right', 'goods', 'place'],
        notOf: ['person'],
        unless: /\breturn|\bby mistake\b|\b(?:days?|weeks?|time|hours?|morning|afternoon|evening) off\b/i,
      },
      {
        text: '{the one} is out of the way',
        unless:
          /\b(?:by mistake|return|give back|cancel|call off|withdraw|give up|(?:days?|weeks?|time|hours?|morning|afternoon|evening) off)\b/i,
      },
    ],
    criteria: [
      main('{The one} is shown as {done} with the day.', { when: STAYS, notOf: ['person', 'product'] }),
      main('{The one} is not listed any more.', { unless: STAYS, notOf: ['person', 'place', 'figure', 'product'] }),
      refusal('{The one} stays until {the actor} has confirmed.', { notOf: ['person', 'product'] }),
      OTHERS,
      edge('It can still be looked up who has {done} {the one}, with the day.', { notOf: ['person', 'product'] }),
    ],
    questions: [],
  },
  {
    name: 'something seen',
    isFiller: true,
    isOrdered: true,
    verbs: 'see,view,show,display,read,look at,compare,find,list,browse,hear,listen to,check,count',
    benefits: [],
    criteria: [
      edge('After a change of {object} the new state is shown.', { notOf: ['person'] }),
      refusal('As long as {the one} is not known, that is said.', { when: NUMBER_OF_ONE, of: ['figure'] }),
      refusal('Where {the one} is not known, that is shown instead of a zero.', {
        unless: NUMBER_OF_ONE,
        of: ['figure', 'money'],
        notOf: ['person', 'collection', 'document', 'media', 'message'],
      }),
      refusal('As long as {the one} is empty, that is said.', { of: ['collection'], notOf: ['person'] }),
      refusal('As long as {the one} is not known, that is said.', {
        when: /\b(?:status|state|position|condition|depth|whereabouts|availability|progress|outcome|utili[sz]ation)\b/i,
        notOf: ['person', 'collection', 'sole', 'several'],
      }),
      refusal('As long as there is nothing to show on {the one}, that is said.', {
        when: SHOWS_ALL,
        notOf: ['person', 'figure', 'money'],
      }),
      refusal('As long as there is no {one}, that is said.', {
        notOf: ['person', 'figure', 'money', 'collection', 'sole'],
        unless: SHOWS_ALL,
      }),
      main('{Object} {is} shown with the day of the last change.', { notOf: ['person'] }),
      refusal('When there is no such {one}, {the actor} is told so.', { of: ['person'], unlessSaid: /\bto show\b/ }),
      main('{The actor} can open the details of each {unit} from there.', { of: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'something done',
    isFiller: true,
    isOrdered: true,
    benefits: [],
    criteria: [BACK, SHOWN, SHOWN_DONE, EACH_TIME, BROKEN_OFF, FAILED],
    questions: [],
  },
];
