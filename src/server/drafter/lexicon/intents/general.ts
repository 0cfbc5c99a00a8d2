import { edge, main, refusal, type Intent } from './intent.ts';

/** Something that is not left to choice. */
const MUST = /\b(?:must|have to|has to|shall|required?)\b(?! (?:not|be able)\b)/i;

/** What is read or looked at, and not used like a tool. */
const READ = ['person', 'document', 'media', 'message', 'figure', 'event', 'money', 'collection', 'case'] as const;
/** What is had or seen, and not done. */
const DONE = ['person', 'had', 'told', 'asked', 'unnamed', 'thing'] as const;
/** What must not be is no work that somebody could break off. */
const BAN =
  /\b(?:must not|should not|shall not|may not|cannot|can't|shouldn't|not|no longer|never|no|keep .+ from|prevent)\b/i;

/** Where nothing else can be said besides the deed itself. */
export const GENERAL: Intent = {
  name: 'general',
  isFiller: true,
  isOrdered: true,
  benefits: [
    { text: 'I have {object} at hand when I need {it}', notOf: ['person', 'asked', 'own'], unless: MUST },
    { text: 'nobody has to ask me for it', when: MUST },
    'I am done with it sooner',
    'I do not have to find a way round it',
  ],
  criteria: [
    refusal('When it happens all the same, {the actor} is told.', { of: ['kept'] }),
    refusal('As long as {the actor} has not done so, it goes no further.', { when: MUST, notOf: ['told'] }),
    refusal('When {failing}, {the actor} is told.'),
    refusal('When {the one} cannot be used, {the actor} is told why.', { of: ['thing'], notOf: READ }),
    edge('{An actor} who does not use {the one} can go on as before.', { of: ['thing'], notOf: READ }),
    main('{The one} can be opened again later.', { of: ['document', 'media', 'message'], notOf: ['told', 'asked'] }),
    refusal('As long as there is no {one}, {the actor} is told so.', {
      of: ['had'],
      notOf: ['person', 'told', 'asked'],
    }),
    main('{The actor} is told once {the one} is there.', { of: ['had'], notOf: [...READ, 'told', 'asked'] }),
    edge('Each {unit} is listed once.', { of: ['had'], notOf: ['told', 'asked'] }),
    refusal('When {the one} cannot be {done}, {the actor} is told why.', { notOf: DONE }),
    refusal('When {acting} does not succeed, {the actor} is told why.', {
      of: ['unnamed'],
      notOf: ['told'],
      unless: BAN,
    }),
    main('{The actor} sees at the end what was done.', {
      of: ['unnamed'],
      notOf: ['told', 'asked', 'had'],
      unless: BAN,
    }),
    main('{The actor} sees from which day the answer is.', { of: ['asked'] }),
    refusal('As long as there is nothing to show, that is said.', { of: ['asked'] }),
    edge('After a change the new answer is shown.', { of: ['asked'] }),
    edge('{An actor} who does not want this can turn it off.', { of: ['told'] }),
  ],
  questions: [],
};

/** For what cannot be said again in a word or two. */
export const LAST: Intent = {
  name: 'last',
  isFiller: true,
  benefits: ['I am done with it sooner', 'I do not have to find a way round it'],
  criteria: [
    refusal('As long as there is nothing to show, that is said.', { of: ['had'] }),
    refusal('When it does not succeed, {the actor} is told why.', { notOf: ['told', 'asked', 'had'] }),
    refusal('Where it cannot be done, that is said before {the actor} begins.', { notOf: ['told', 'asked', 'had'] }),
    main('{The actor} sees that it was done.', { notOf: ['told', 'asked', 'had'] }),
    main('The time and the name of whoever did it are shown.', { notOf: ['told', 'asked', 'had'] }),
    edge('A second try by mistake changes nothing.', { notOf: ['told', 'asked'] }),
    edge('{The actor} can put a mistake right.', { notOf: ['told', 'asked'] }),
    edge('The same message does not come twice.', { of: ['told'] }),
    refusal('No other {actor} receives it.', { of: ['told'] }),
    main('{The actor} can read it again later.', { of: ['told'] }),
  ],
  questions: [],
};

const CONDITION = /\b(?:when|if|once|as soon as|after|whenever)\b/i;

/** For what is done by the product or to the actor, where an intent has too little to say. */
export const PASSIVE: Intent = {
  name: 'passive',
  isFiller: true,
  benefits: [
    'it does not depend on whether somebody thinks of it',
    { text: 'nobody has to think of {the one}', notOf: ['person', 'technique'] },
    { text: 'I can count on it that {the one} is {verbed}', notOf: ['person', 'technique'] },
  ],
  criteria: [
    refusal('Nothing is {verbed} as long as {no event}.', { when: CONDITION }),
    refusal('Nothing happens as long as {no event}.', { when: CONDITION }),
    main('{The actor} can see when {the one} was last {verbed}.', { notOf: ['technique', 'person'] }),
    refusal('{A one} {who} could not be {verbed} is listed with the reason.', { notOf: ['technique'] }),
    edge('It happens once each time {event}.', { when: CONDITION }),
    edge('{The actor} can {verb} {a one} by hand as well.', { notOf: ['person', 'technique'] }),
  ],
  questions: [],
};

/** For what the product does by itself where something gives rise to it. */
export const ON_OCCASION: Intent = {
  name: 'on occasion',
  isOrdered: true,
  benefits: ['it does not depend on whether somebody thinks of it', 'nobody has to watch for the moment'],
  criteria: [
    refusal('Nothing is {verbed} as long as {no event}.', { when: CONDITION }),
    main('Each time it happened is listed with the time and the reason.'),
    edge('When {failing}, {the actor} is told.'),
    edge('It happens once each time {event}.', { when: CONDITION }),
    main('{The actor} is told when {the one} was {verbed}.', { notOf: ['person'] }),
  ],
  questions: [],
};

/** Work that is done again and again. */
const TOIL =
  /\b(?:type|typing|retyp\w*|enter\w*|copy\w*|writ\w+|fill\w*|by hand|again|twice|manually|same|repeat\w*)\b/i;
/** Work at a form or a sheet. */
const ENTERING = /\b(?:type|typing|retyp\w*|enter(?:s|ing)?|copy\w*|writ\w+|fill\w*|key in|keying)\b/i;
const SHOWN = /\b(?:show\w*|listed|listing|(?<!\w (?:\w+ )?)list(?= )|see|display\w*|hid\w+|appear\w*)\b/i;
/** What is looked for could be shown. */
/** What is kept from the eyes of others. */
const PROTECTED =
  /\b(?:exact location|address(?:es)?|phone numbers?|personal|private|salar(?:y|ies)|real names?|birthdays?|date of birth|to others?|to strangers|public(?:ly)?|(?:do not|don't|never|not be) (?:show|display|reveal)\w* (?:.+ )?to)\b/i;
const LOOKING = /\b(?:look\w* for|search\w*|hunt\w*)\b/i;
/** Two that cannot both be. */
const CLASH = /\b(?:doubl\w+|overlap\w*|twice|clash\w*)\b/i;
const ASKED = /\bask\w*\b/i;

/** For what must not be done as long as something is missing. */
export const RULE: Intent = {
  name: 'rule',
  benefits: ['nothing goes on that is not complete', 'I do not have to watch over it myself'],
  criteria: [
    refusal('A try to {verb} {a one} all the same is refused with a message that names the reason.', {
      notOf: ['person'],
    }),
    // What never may be has no other case.
    edge('In every other case {the one} can still be {verbed}.', {
      when: /\b(?:if|when|whenever|unless|until|before|without|as long as|while|after|than|once|whose|who|that|which|on|at|during|outside)\b/i,
    }),
    main('Each try that was refused is listed with its time.'),
  ],
  questions: [],
};

/** What stands on paper today is to stand in the product. */
const ON_PAPER =
  /\b(?:work without|no more|get rid of|abolish|replace) (?:the |any |our )?(?:paper|printed|printouts?|clipboards?)\b/i;

/** Somebody wants to do without having to make themselves known. */
const ACCOUNT = /\b(?:accounts?|regist(?:er|ration)|sign(?:ing)? up)\b/i;

/** For what is to be spared or left out. */
export const NEGATIVE: Intent = {
  name: 'negative',
  isFiller: true,
  benefits: [
    { text: 'I do not do the same thing twice', when: TOIL, unless: /\btwice\b/i },
    { text: 'I have time for the rest of my work', when: TOIL },
    { text: 'I am not asked for what is known already', when: ASKED },
    { text: 'I see only what I can use', when: SHOWN, unless: PROTECTED },
    { text: 'nobody can make bad use of it', when: PROTECTED },
    { text: 'I have {the one} at hand when I need it', when: LOOKING },
    { text: 'I do not pay for what I did not get', when: /\b(?:charg\w+|fees?|pay|bill\w*)\b/i },
    { text: 'nothing gets lost on a piece of paper', when: ON_PAPER },
    { text: 'nobody comes in vain', when: CLASH, unless: TOIL },
    { text: 'I can get on with the rest of my work', unless: SHOWN },
    'nothing that I cannot use is in my way',
  ],
  criteria: [
    main('{The actor} is not asked for {a one}.', { when: ACCOUNT, of: ['right', 'code'] }),
    edge('{An actor} who has {a one} can still use it.', { when: ACCOUNT, of: ['right', 'code'] }),
    refusal('Without {a one}, {the actor} can see and change nothing else.', { when: ACCOUNT, of: ['right'] }),
    main('What {the actor} has entered once is filled in the next time.', { when: ENTERING }),
    refusal('A field that cannot be filled in is left empty and marked.', { when: ENTERING }),
    edge('{The actor} can change what was filled in before it is saved.', { when: ENTERING }),
    main('{The actor} can look up what was done for them.', { when: TOIL, unless: ENTERING }),
    refusal('What still has to be done by hand is shown to {the actor}.', { when: TOIL, unless: ENTERING }),
    edge('{The actor} can undo what was done for them.', { when: TOIL, unless: ENTERING }),
    main('What was given once for {the one} is used again.', { when: ASKED, unless: TOIL }),
    refusal('When {the one} is not known, it is asked for once.', { when: ASKED, unless: TOIL, notOf: ['person'] }),
    edge('{The actor} can look up and change {the one} that was given.', {
      when: ASKED,
      unless: TOIL,
      notOf: ['person'],
    }),
    edge('{A one} for which the reason no longer holds is shown again.', { when: SHOWN, unless: PROTECTED }),
    main('{The actor} can still call up {a one} {who} is not shown.', { when: SHOWN, unless: PROTECTED }),
    refusal('When nothing is left to show, {the actor} is told so.', { when: SHOWN, unless: PROTECTED }),
    refusal('Messages, files and lists do not show it either.', { when: PROTECTED }),
    edge('Whoever has a right to it can still see it.', { when: PROTECTED }),
    refusal('{A one} {who} would clash with another is refused with a message that names the other.', { when: CLASH }),
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
    main('What {the one} told until now is entered and read in the product.', { when: ON_PAPER, notOf: ['person'] }),
    edge('{The actor} can still print it where paper is needed.', { when: ON_PAPER }),
    refusal('What cannot be entered because a device fails can be entered later with its true time.', {
      when: ON_PAPER,
    }),
    refusal('{The actor} can look up what was left out.', {
      unless: new RegExp(`${TOIL.source}|${ON_PAPER.source}`, 'i'),
    }),
  ],
  questions: [],
};

const LOSING = /\b(?:los\w+|forget\w*|miss(?:es|ed)?|overlook\w*)\b/i;

/** What is kept from somebody's eyes changes nothing. */
const SEEING = /\b(?:see|sees|seeing|view|viewing|read|reading|show|shows|showing|look|looking)\b/i;

/** For what somebody must not be able to do. */
export const FORBIDDEN: Intent = {
  name: 'forbidden',
  isFiller: true,
  benefits: [
    { text: '{object} {is} there when {it} {is} needed', when: LOSING },
    { text: 'I do not have to deal with it afterwards', unless: LOSING },
    { text: 'the rules hold without somebody watching', unless: LOSING },
  ],
  criteria: [
    edge('Of two people who do it with the same {one} at the same moment, the second is told that it is taken.', {
      when: /\b(?:twice|double|two|same)\b/i,
      unless: /\bmore than\b/i,
    }),
    main('{Object} {is} still there after a break.', { when: LOSING }),
    refusal('When {object} cannot be kept, a message says so at once.', { when: LOSING }),
    edge('Everybody else still sees {object}{barred}.', { when: SEEING, notOf: ['person', 'unnamed'] }),
    edge('A try that is refused leaves {object} as {it} {was}{barred}{held}.', {
      unless: new RegExp(`${LOSING.source}|${SEEING.source}`, 'i'),
      notOf: ['person'],
    }),
    edge('{Objects} from before the rule {are} not changed{barred}{held}.', {
      notOf: ['person'],
      unless: new RegExp(`${LOSING.source}|\\b(?:see|show)`, 'i'),
    }),
    main('Each try at {forbidden} is listed with its time.', {
      when: /\b(?:log ?in|accounts?|private|confidential|secrets?|salar(?:y|ies)|grades?|marks?|prices?|medicines?|records?)\b/i,
      unless: LOSING,
    }),
    refusal('A try at {forbidden} is refused with a message that names the reason.', { unless: LOSING }),
  ],
  questions: [],
};

/** For what is told as it stands: how it is to be is said, and not how that comes about. */
export const AS_IT_IS: Intent = {
  name: 'as it is',
  isFiller: true,
  benefits: [],
  criteria: [
    refusal('As soon as it is otherwise, {the actor} is told.'),
    edge('Each case in which it is otherwise is listed with the day.'),
  ],
  questions: [],
};

/** For work that is to take less time. */
export const SHORTER: Intent = {
  name: 'shorter',
  isFiller: true,
  benefits: ['my time goes into the work that needs me'],
  criteria: [
    main('How long it takes can be compared with how long it took before.'),
    edge('What {the actor} has entered before is not asked for again.'),
    refusal('What is missing is named before {the actor} has finished.'),
  ],
  questions: ['How long may it take at most?'],
};

/** For a problem of which only is known that it is to end. */
export const SOLVED: Intent = {
  name: 'solved',
  isFiller: true,
  benefits: ['it costs me no more time and trouble'],
  criteria: [
    refusal('When it happens again, {the actor} is told.'),
    refusal('A case that comes up all the same stays listed until {the actor} has dealt with it.'),
    edge('Each case in which it happened is listed with its day.'),
    main('{The actor} can see how many times it has happened.'),
  ],
  questions: [],
};
