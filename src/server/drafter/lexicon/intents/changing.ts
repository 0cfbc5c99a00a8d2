import type { Intent } from './intent.ts';

/** Ideas about entries: to make, change, keep, move and remove them. */
export const CHANGING: readonly Intent[] = [
  {
    name: 'bulk',
    decisive: /\b(?:in bulk|in one go|(?:several|multiple|many|all) .{1,40} at once)\b/,
    isTool: true,
    cue: /\b(bulk|batch|mass|all at once|several .{0,30} at once|multiple .{0,30} at once|in one go|at the same time|at once|select(?:ed)? (?:several|multiple|many))\b/,
    use: 'use',
    benefits: ['I do not have to do it for every {one}'],
    criteria: [
      { kind: 'main', text: 'After {doing} the number of changed {objects} is shown.' },
      { kind: 'refusal', text: '{A one} that cannot be changed is listed with the reason, and the others are done.' },
      { kind: 'edge', text: 'Nothing happens to {objects} that {the actor} has not chosen.' },
    ],
    questions: [{ text: 'How many {objects} may be chosen together?', unless: /\d/ }],
  },
  {
    name: 'swap',
    isTool: true,
    verbs: 'swap,exchange,trade,transfer,hand over,reassign,hand off,pass on,move,switch shifts',
    nouns: 'swap,handover,transfer,exchange',
    use: 'make',
    benefits: ['{object} {reaches} the right person'],
    criteria: [
      { kind: 'main', text: '{Object} {is} shown under the new owner once the other side has accepted.' },
      { kind: 'refusal', text: 'A declined offer leaves {object} where {it} {was}, and {the actor} is told.' },
      { kind: 'edge', text: '{Object} cannot be offered to a second person while the first has not answered.' },
    ],
    questions: [
      { text: 'Must somebody approve it?', unless: /\bapprov/ },
      { text: 'Until when can {the actor} take it back?' },
    ],
  },
  {
    name: 'assign',
    isTool: true,
    verbs: 'assign,allocate,delegate,dispatch,appoint,nominate,route,distribute',
    nouns: 'assignment,allocation',
    use: 'make',
    benefits: ['everybody knows who takes care of {object}'],
    criteria: [
      { kind: 'main', text: '{Object} {is} shown with the name of the person who takes care of {it}.' },
      { kind: 'main', text: 'The chosen person is told about {object}.' },
      { kind: 'refusal', text: 'Somebody who is not available is refused for {object} with a message that says why.' },
      { kind: 'edge', text: '{Object} without a person {is} listed as open.' },
    ],
    questions: [{ text: 'May {object} belong to more than one person?' }],
  },
  {
    name: 'copy',
    verbs: 'copy,duplicate,clone,reuse,repeat,re-order,reorder,rebook,replicate,carry over',
    nouns: 'copy,template,duplicate,preset',
    cue: /\b(last (?:week|month|year)'s|from (?:a|the) template|as a template)\b/,
    use: 'use',
    benefits: ['I do not start {object} from nothing'],
    criteria: [
      { kind: 'main', text: 'A change to the copy leaves the original {one} as it was.' },
      { kind: 'refusal', text: 'A part of {object} that is no longer available is left out and listed.' },
      { kind: 'edge', text: 'The copy is shown with dates of its own, not those of the original {one}.' },
    ],
    questions: [{ text: 'Which parts of {object} should not be taken over?' }],
  },
  {
    name: 'undo',
    isTool: true,
    verbs: 'undo,restore,revert,recover,roll back,reopen,bring back,unarchive,retrieve',
    nouns: 'undo,recovery,trash,rollback,recycle bin,backup',
    use: 'use',
    benefits: ['I can get {object} back'],
    criteria: [
      { kind: 'main', text: '{Object} {is} shown again as {it} {was} before.' },
      {
        kind: 'refusal',
        text: '{Object} that somebody else has changed since {is} not overwritten without a question.',
      },
      { kind: 'edge', text: 'Once {object} can no longer be brought back, {the actor} is told so.' },
    ],
    questions: [
      { text: 'For how long can {object} be brought back?', unless: /\b(seconds?|minutes?|hours?|days?|weeks?)\b/ },
    ],
  },
  {
    name: 'cancel',
    isTool: true,
    verbs:
      'cancel,call off,withdraw,opt out,unsubscribe,decline,end,terminate,quit,revoke,skip,pause,suspend,snooze,freeze,resume,postpone,defer',
    nouns: 'cancellation,pause',
    use: 'use',
    benefits: ['I am not bound to {object}'],
    criteria: [
      { kind: 'main', text: '{Object} {is} shown as {verbed}, and everybody concerned is told.' },
      { kind: 'refusal', text: '{Object} that {has} already begun cannot be {verbed}, and a message says why.' },
      {
        kind: 'edge',
        text: 'What was paid for {object} is shown with the amount that comes back.',
        when: /\b(pay|paid|price|refund|fee|cost|order|subscription|ticket|booking)/i,
      },
      { kind: 'edge', text: '{The actor} is asked once more before {object} {is} {verbed}.' },
    ],
    questions: [{ text: 'Until when can {object} be {verbed}?', unless: /\b(before|until|hours?|days?|within)\b/ }],
  },
  {
    name: 'delete',
    isTool: true,
    verbs: 'delete,remove,archive,erase,discard,clear,purge,close,dismiss,clean up,retire,deactivate,wipe',
    nouns: 'deletion,archive,removal',
    use: 'use',
    benefits: ['I do not see {objects} that nobody needs'],
    criteria: [
      { kind: 'main', text: '{Object} {is} no longer listed after {the actor} has confirmed.' },
      { kind: 'refusal', text: '{Object} still in use elsewhere cannot be {verbed}, and a message names where.' },
      { kind: 'edge', text: '{Object} {stays} as before when {the actor} does not confirm.' },
      { kind: 'refusal', text: 'Somebody without the right to change {object} is refused.' },
    ],
    questions: [
      { text: 'Can {object} be brought back afterwards?', unless: /\b(restor|undo|recover|forever|permanent)/ },
    ],
  },
  {
    name: 'keep',
    isTool: true,
    verbs: 'keep,save,preserve,store,remember,retain,autosave,persist,hold',
    nouns: 'autosave,draft,autofill',
    cue: /\b(auto-?save|still there|left off|pick up where)\b/,
    use: 'use',
    benefits: ['I do not enter {object} again'],
    criteria: [
      { kind: 'main', text: '{Object} {is} still shown when {the actor} comes back.' },
      { kind: 'edge', text: '{Object} that {the actor} has cleared {stays} empty.' },
      { kind: 'refusal', text: '{Object} that cannot be kept {stays} in view with a message that says so.' },
      { kind: 'refusal', text: 'Nobody but {the actor} sees {object} before {it} {is} finished.' },
    ],
    questions: [{ text: 'How long should {object} be kept?', unless: /\b(until|days?|hours?|weeks?)\b/ }],
  },
  {
    name: 'favourite',
    isTool: true,
    verbs: 'bookmark,favourite,favorite,pin,star,subscribe,follow,unfollow',
    nouns: 'favourite,favorite,bookmark,wishlist,wish list,watchlist,shortlist,subscription,pin',
    use: 'use',
    benefits: ['I find {object} again'],
    criteria: [
      { kind: 'main', text: '{Object} {is} still listed the next time {the actor} signs in.' },
      { kind: 'refusal', text: '{A one} that no longer exists is shown as no longer available.' },
      { kind: 'edge', text: 'Choosing the same {one} twice lists it only once.' },
    ],
    questions: [{ text: 'May anybody else see these {objects}?' }],
  },
  {
    name: 'organise',
    isTool: true,
    verbs:
      'tag,label,categorise,categorize,group,organise,organize,classify,sort into,merge,combine,link,attach to,connect to,relate,divide,consolidate,mark,mark up',
    nouns: 'tag,label,category,group,folder,collection,section',
    use: 'use',
    benefits: ['I find {objects} together'],
    criteria: [
      { kind: 'main', text: '{Object} {is} listed together with the others of the same kind.' },
      { kind: 'refusal', text: 'A name that is already in use is refused with a message that says so.' },
      { kind: 'edge', text: '{Object} {stays} in the list when the grouping is removed.' },
    ],
    questions: [{ text: 'Who may set up the groups for {objects}?' }],
  },
  {
    name: 'edit',
    isTool: true,
    verbs:
      'edit,change,update,rename,correct,modify,adjust,amend,fix,revise,replace,alter,extend,split,override,complete,finish,customise,customize,personalise,personalize',
    nouns: 'editor,correction,update',
    use: 'use',
    benefits: ['{object} {is} always right'],
    criteria: [
      { kind: 'main', text: '{Object} {is} shown with the new details to everybody who can see {it}.' },
      {
        kind: 'refusal',
        text: 'A change that leaves a required detail of {object} empty is refused with a message that names the detail.',
      },
      { kind: 'edge', text: 'When two people change the same {one}, the second is shown what the first has changed.' },
      { kind: 'edge', text: '{Object} {stays} as before when {the actor} leaves without saving.' },
    ],
    questions: [{ text: 'Until when may {object} be changed?', unless: /\b(before|until|after|within)\b/ }],
  },
  {
    name: 'create',
    verbs:
      'create,add,register,record,log,enter,write,draft,set up,open up,make,build,start,define,plan,compose,capture,note,jot,document,put,publish,prepare,fill in,fill out,collect,generate,design,insert,launch,have,host,organise,offer,track hours,post,declare,design,draw,place,begin,enrol,enroll',
    nouns: 'poll,survey,form,note,entry,registration,record,plan,template,checklist,field,diary,journal',
    use: 'use',
    benefits: ['{object} {is} there when I need {them}'],
    criteria: [
      { kind: 'main', text: 'The new {one} is shown in the list as soon as it is saved.' },
      { kind: 'refusal', text: '{A one} without a required detail is refused with a message that names the detail.' },
      { kind: 'edge', text: '{A one} that already exists is pointed out before a second is saved.' },
      { kind: 'edge', text: 'What was typed for {object} stays in place when saving fails.' },
    ],
    questions: [
      { text: 'Which details of {an object} are required?', unless: /\b(with|including|such as)\b/ },
      { text: 'Who besides {the actor} may see {object}?' },
    ],
  },
];
