import { edge, main, refusal, type Intent } from './intent.ts';

/** For wishes of no known kind, and to fill up: what can be asked of any action. */
export const GENERAL: Intent = {
  name: 'general',
  isFiller: true,
  benefits: [
    'I do not have to ask anybody for help with {object}',
    'I can go on without waiting for anybody{long}',
    'I do not depend on somebody else for {doing}',
    'I do not have to ask around{long}',
  ],
  criteria: [
    main('{The actor} sees that {the one} was {done}.', { notOf: ['technique'] }),
    refusal('When {the one} cannot be {done}, {the actor} is told why.'),
    refusal('When {doing} fails, {the actor} is told why.'),
    edge('When {the actor} stops before {the one} is {verbed}, it stays as it was.', { notOf: ['person'] }),
    edge('What was entered for {the one} is still there after a break.', { notOf: ['person', 'technique'] }),
    main('{The actor} sees when {doing} is done.'),
    // For what cannot be named in a word or two.
    refusal('When it fails, {the actor} is told why{long}.'),
    edge('The time of the last change is shown with it{long}.'),
  ],
  questions: [],
};

/** For what is done by the product or to the actor, where an intent has too little to say. */
export const PASSIVE: Intent = {
  name: 'passive',
  isFiller: true,
  benefits: [
    'I do not have to see to it myself',
    'it does not depend on whether I think of it',
    { text: 'nobody has to think of {the one}', notOf: ['person', 'technique'] },
    { text: 'I do not have to look after {units} myself', notOf: ['technique'] },
  ],
  criteria: [
    refusal('Nothing is {verbed} as long as {no event}.'),
    main('{The actor} can see when {the one} was last {verbed}.', { notOf: ['technique'] }),
    refusal('{A one} {who} could not be {verbed} is listed with the reason.', { notOf: ['technique'] }),
    edge('{Units} to which this does not apply stay as they were.'),
    refusal('Nothing happens as long as {no event}.'),
    edge('{The actor} can look up later when it happened.'),
    refusal('When {acting} fails, {the actor} is told why.'),
    edge('It happens once each time {event}.'),
    main('{The actor} sees why it happened.'),
    refusal('When it fails, {the actor} is told why{long}.'),
  ],
  questions: [{ text: 'Who may make an exception for {a one}?' }],
};

/** Work that is done again and again. */
const TOIL =
  /\b(?:type|typing|retyp\w*|enter\w*|copy\w*|writ\w+|fill\w*|by hand|again|twice|manually|same|repeat\w*)\b/i;
const SHOWN = /\b(?:show\w*|list\w*|see|display\w*|hid\w+|appear\w*)\b/i;
/** What is looked for could be shown. */
const LOOKING = /\b(?:look\w* for|search\w*|hunt\w*)\b/i;
/** Two that cannot both be. */
const CLASH = /\b(?:doubl\w+|overlap\w*|twice|clash\w*)\b/i;
const ASKED = /\bask\w*\b/i;

/** For what is to be spared or left out. */
export const NEGATIVE: Intent = {
  name: 'negative',
  isFiller: true,
  benefits: [
    { text: 'I do not do the same thing twice', when: TOIL },
    { text: 'I have time for the rest of my work', when: TOIL },
    { text: 'I am not asked for what is known already', when: ASKED },
    { text: 'I see only what I can use', when: SHOWN },
    { text: 'I have {the one} at hand when I need it', when: LOOKING },
    { text: 'I do not pay for what I did not get', when: /\b(?:charg\w+|fees?|pay|bill\w*)\b/i },
    { text: 'nobody comes in vain', when: CLASH, unless: TOIL },
    'nothing holds me up on the way',
  ],
  criteria: [
    main('What {the actor} has entered once is filled in the next time.', { when: TOIL }),
    refusal('A field that cannot be filled in is left empty and marked.', { when: TOIL }),
    edge('{The actor} can change what was filled in before it is saved.', { when: TOIL }),
    main('What was given once for {the one} is used again.', { when: ASKED, unless: TOIL }),
    refusal('When {the one} is not known, it is asked for once.', { when: ASKED, unless: TOIL, notOf: ['person'] }),
    edge('{The actor} can look up and change {the one} that was given.', {
      when: ASKED,
      unless: TOIL,
      notOf: ['person'],
    }),
    edge('{A one} for which the reason no longer holds is shown again.', { when: SHOWN }),
    main('{The actor} can still call up {a one} {who} is not shown.', { when: SHOWN }),
    refusal('When nothing is left to show, {the actor} is told so.', { when: SHOWN }),
    refusal('{A one} {who} would clash with another is refused with a message that names the other.', { when: CLASH }),
    main('{The actor} sees why {the one} was not {verbed}.', {
      unless: new RegExp(`${SHOWN.source}|${CLASH.source}`, 'i'),
    }),
    edge('In every other case {the one} is {verbed} as before.', {
      unless: new RegExp(`${SHOWN.source}|${CLASH.source}`, 'i'),
    }),
    edge('{A one} {who} was {verbed} before stays as it was.', { unless: SHOWN }),
    main('No step asks for {a one} any more.', {
      notOf: ['person'],
      when: /\b(?:no more|no longer|remove|without|get rid of|drop|abolish|stop using)\b/i,
      unless: /\b(?:charg|ask|send|show|look\w* for|search|hunt|by hand|doubl|overlap|twice)/i,
    }),
    edge('{A one} from before is still accepted.', {
      of: ['code', 'seat', 'money'],
      unless: /\b(?:charg|send|show|fees?)\b/i,
    }),
    main('The place of {the one} is shown.', { when: LOOKING, notOf: ['person'] }),
    refusal('When the place of {the one} is not known, {the actor} is told so.', { when: LOOKING, notOf: ['person'] }),
    edge('After a move the new place of {the one} is shown.', { when: LOOKING, notOf: ['person'] }),
    edge('Everything besides {object} stays as it was.'),
    edge('Nothing else changes for {the actor}.'),
    refusal('{The actor} can look up what was left out.'),
  ],
  questions: [
    {
      text: 'Are there cases in which {object} {is} still needed?',
      unless: new RegExp(`${TOIL.source}|${LOOKING.source}`, 'i'),
    },
  ],
};

const LOSING = /\b(?:los\w+|forget\w*|miss\w*|overlook\w*)\b/i;

/** For what somebody must not be able to do. */
export const FORBIDDEN: Intent = {
  name: 'forbidden',
  isFiller: true,
  benefits: [
    { text: '{object} {is} there when {it} {is} needed', when: LOSING },
    { text: 'nobody gets away with {forbidden}', unless: LOSING },
    { text: 'I do not have to put {object} right afterwards', unless: LOSING },
    { text: 'I do not have to watch over it myself', unless: LOSING },
  ],
  criteria: [
    edge('Of two people who do it with the same {one} at the same moment, the second is told that it is taken.', {
      when: /\b(?:twice|double|two|same)\b/i,
    }),
    main('{Object} {is} still there after a break.', { when: LOSING }),
    refusal('When {object} cannot be kept, a message says so at once.', { when: LOSING }),
    edge('A try that is refused leaves {object} as {it} {was}.', { unless: LOSING }),
    edge('{Objects} from before the rule {are} not changed.', {
      notOf: ['person'],
      unless: /\b(?:los|forget|miss|see|show)/i,
    }),
    main('Each try at {forbidden} is listed with its time.', { unless: LOSING }),
    refusal('A try at {forbidden} is refused with a message that names the reason.', { unless: LOSING }),
    edge('Everything else with {object} can be done as before.'),
    refusal('When it happens all the same, {the actor} is told.'),
    edge('Nothing else changes for {the actor}.'),
  ],
  questions: [
    { text: 'Who may make an exception?', unless: LOSING },
    {
      text: 'What happens to {objects} for which it was done before?',
      notOf: ['person'],
      unless: /\b(?:los|forget|miss|see|show)/i,
    },
  ],
};
