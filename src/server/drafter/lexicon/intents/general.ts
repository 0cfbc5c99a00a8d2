import { BAN } from './holding.ts';
import { edge, main, refusal, type Intent } from './intent.ts';
import { ASKED, NO_PAPER, notAskedFor, ON_PAPER } from './not-asked-for.ts';

const CONDITION = /\b(?:when|if|once|as soon as|after|whenever)\b/i;

/** For what the product does by itself where something gives rise to it. */
export const ON_OCCASION: Intent = {
  name: 'on occasion',
  isOrdered: true,
  benefits: ['nobody has to watch for the moment'],
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
  /\b(?:type|typing|retyp\w*|enter\w*|copy\w*|writ\w+(?! to\b)|fill\w*|by hand|again|twice|manually|repeat\w*)\b/i;
/** Work at a form or a sheet. */
const ENTERING = /\b(?:type|typing|retyp\w*|enter(?:s|ing)?|copy\w*|writ\w+(?! to\b)|fill\w*|key in|keying)\b/i;
const SHOWN = /\b(?:show\w*|listed|listing|(?<!\w (?:\w+ )?)list(?= )|see|display\w*|hid\w+|appear\w*)\b/i;
/** Work that somebody does without the product today. */
const BY_HAND =
  /\b(?:by hand|manual(?:ly)?|on paper|retyp\w*|(?:type|enter|copy|write|fill)\w* .*\b(?:again|twice|anew)|(?:again|twice) .*\b(?:type|enter|copy|write|fill)\w*)\b/i;
/** What is kept from the eyes of others. */
const PROTECTED =
  /\b(?:exact location|(?:home|street|private|postal) address(?:es)?|phone numbers?|personal|private(?! (?:lesson|class|course|room|tour|part|event|session|client|customer|house|home|car|parking|pool|boat))|salar(?:y|ies)|real names?|birthdays?|date of birth|to others?|to strangers|public(?! holiday)(?:ly)?|(?:do not|don't|never|not be) (?:show|display|reveal)\w* (?:.+ )?to)\b/i;
/** It is shown as before, and is only not to be had in one case. */
const OFFERED = /\b(?:show|list|display|offer)\w* .*\bas an? (?:[\w-]+ )?(?:option|choice|alternative|suggestion)s?\b/i;
/** It is hidden for a time or in a place, and no reason passes. */
const TILL_THEN =
  /\b(?:before|until|unless|during|at the top|first|to (?:anyone|anybody)|on (?:the|any|an?) [\w-]+)\b/i;
/** Nobody calls it up all the same. */
const NOT_HIDDEN = new RegExp(`${PROTECTED.source}|${OFFERED.source}`, 'i');
/** Money is taken, and no battery is filled. */
const CHARGED =
  /^(?!.*\b(?:batter(?:y|ies)|vehicles?|bus(?:es)?|vans?|scooters?|bikes?|phones?|devices?)\b).*\b(?:charg(?:e|es|ed|ing)|bill(?:ed|ing))\b/i;
/** It is left out of a list or page, and can come back into it. */
const HIDDEN_THERE =
  /\bhid(?:e|es|den|ing)\b|\b(?:stop|no longer|not|don['’]?t) (?:be )?(?:show|list|display)\w* .*\b(?:in|on) (?:the|an?|my|our|their) (?:[\w-]+ )?(?:lists?|menus?|maps?|overviews?|calendars?|search|results|pages?|screens?|boards?|feeds?)\b/i;
/** It is never to be seen by some. */
const NEVER_SEEN =
  /\b(?:never|must not|may not|should not|shall not|shouldn['’]t|mustn['’]t) (?:be )?(?:show|shown|see|seen|display\w*|reveal\w*|disclos\w*)\b/i;
/** What is looked for could be shown. */
const LOOKING =
  /\b(?:look\w* for|search\w*(?! (?:results?|lists?|pages?|index|engine))|hunt\w*)\b(?!.* and (?:get|find|see) )/i;
/** Two that cannot both be. */
const CLASH =
  /\b(?:doubl\w+|overlap\w*|clash\w*)\b|\b(?:book|reserv|assign|tak|rent|sell|sold|plan|schedul)\w*\b.*\btwice\b/i;

/** The product takes it in, and somebody else tries. */
const TAKEN_IN = /\b(?:accept|admit|allow|permit|take|let in)(?:s|ed|n)?\b/i;
/** Nobody tries what the product does by itself. */
const BY_PRODUCT =
  /\b(?:accept|allow|permit|let|enable|include|contain|suggest|propos|recommend|show|display|remind|notif|pop up|charge|count|light up|turn on|go off)\w*\b/i;

const MISTAKE = /\b(?:mistake|accident\w*|wrongly|error)\b/i;

/** It holds in some case and not in every one. */
const IN_A_CASE =
  /\b(?:if|when|whenever|unless|until|before|without|as long as|while|after|than|once|whose|who|during|outside|for the first)\b/i;

/** For what must not be done as long as something is missing. */
export const RULE: Intent = {
  name: 'rule',
  benefits: [],
  criteria: [
    ...BAN,
    refusal('A try to {verb} {a one} all the same is refused with a message that names the reason{untold}.', {
      notOf: ['person'],
      unless: BY_PRODUCT,
    }),
    refusal('An attempt is refused with a message that names the reason{untold}.', { when: TAKEN_IN }),
    // What never may be has no other case.
  ],
  questions: [],
};

/** Somebody wants to do without having to make themselves known. */
/** Somebody has an account that is blocked: none is asked for. */
const SHUT =
  /\b(?:(?:block|lock|suspend|clos|delet|freez|froz|deactivat|remind|notif|newsletter)\w*|send|sent|e?-?mails?|messages?|to \w+ accounts?)\b/i;
const ACCOUNT = /\b(?:accounts?|regist(?:er|ration)|sign(?:ing)? up)\b/i;

/** For what is to be spared or left out. */
export const NEGATIVE: Intent = {
  name: 'negative',
  isFiller: true,
  benefits: [
    { text: 'I do not do the same thing twice', when: TOIL, unless: /\btwice\b/i },
    { text: 'I am not asked for what is known already', when: ASKED },
    {
      text: 'I see only what I can use',
      when: SHOWN,
      unless: new RegExp(
        `${PROTECTED.source}|\\b(?:before|until|waiting room|public|publicly|reasons?|others|strangers|exact)\\b`,
        'i',
      ),
    },
    { text: 'nobody can make bad use of it', when: PROTECTED },
    {
      text: 'I do not pay for what I did not get',
      when: /\b(?:charg\w+|fees?|pay|bill\w*)\b/i,
      unless: /\b(?:batter(?:y|ies)|vehicles?|bus(?:es)?|vans?|scooters?|e-bikes?|phones?|devices?)\b/i,
    },
    { text: 'nothing gets lost on a piece of paper', when: ON_PAPER },
    { text: 'nobody comes in vain', when: CLASH, unless: TOIL },
  ],
  criteria: [
    refusal('{Solved asked}.', { when: MISTAKE }),
    edge('{Solved back}.', { when: MISTAKE }),
    refusal('{Ban files}.', { when: SHOWN, unless: OFFERED, unlessSaid: /\bfiles\b/ }),
    main('{The actor} is not asked for {a one}.', { when: ACCOUNT, unless: SHUT, of: ['right', 'code'] }),
    edge('{An actor} who has {a one} can still use it.', { when: ACCOUNT, unless: SHUT, of: ['right', 'code'] }),
    refusal('Without {a one}, {the actor} can see and change nothing else.', {
      when: ACCOUNT,
      unless: SHUT,
      of: ['right'],
    }),
    main('What {the actor} has entered once is filled in the next time.', { when: ENTERING }),
    refusal('A field that cannot be filled in is left empty and marked.', { when: ENTERING }),
    edge('{The actor} can change what was filled in before it is saved.', { when: ENTERING }),
    main('{The actor} can look up what was done for them.', { when: BY_HAND, unless: ENTERING }),
    refusal('What still has to be done by hand is shown to {the actor}.', { when: BY_HAND, unless: ENTERING }),
    edge('{The actor} can undo what was done for them.', { when: BY_HAND, unless: ENTERING }),
    ...notAskedFor(TOIL),
    refusal('Search results, messages and files do not show {object} either.', {
      when: NEVER_SEEN,
      notOf: ['person'],
      unlessSaid: /\bfiles\b/,
    }),
    edge('{A one} that is not to be hidden any more is shown again.', {
      when: HIDDEN_THERE,
      unless: new RegExp(
        `${NOT_HIDDEN.source}|${TILL_THEN.source}|\\bnever\\b|\\b(?:must|may|should|shall)(?: not\\b|n['’]t\\b)|\\b(?:of|by|from) (?:the )?others?\\b`,
        'i',
      ),
    }),
    refusal('Messages, files and lists do not show it either{unfiled}.', {
      when: PROTECTED,
      unless: new RegExp(`${TOIL.source}|${ASKED.source}`, 'i'),
    }),
    edge('Whoever has a right to it can still see it.', {
      when: PROTECTED,
      unless: new RegExp(
        `\\b(?:anyone|anybody|others?) (?:but|except|other than)\\b|${TOIL.source}|${ASKED.source}`,
        'i',
      ),
    }),
    refusal('{A one} {who} would clash with another is refused with a message that names the other.', {
      when: CLASH,
      unless: /\btwice\b/i,
    }),
    refusal('A second try to {verb} the same {one} is refused with a message that says so.', {
      when: new RegExp(`(?=.*\\btwice\\b)${CLASH.source}`, 'i'),
      notOf: ['person'],
    }),
    ...BAN,
    edge('For everything else {the one} can be chosen as before.', { when: OFFERED, notOf: ['person'] }),
    refusal('Whoever has chosen {the one} already is told that it is no longer possible there.', {
      when: OFFERED,
      notOf: ['person'],
    }),
    edge('In every other case {the one} is {verbed} as before{unfree}.', {
      when: IN_A_CASE,
      unless: new RegExp(`${SHOWN.source}|${CLASH.source}`, 'i'),
    }),
    main('No step asks for {a one} any more.', {
      notOf: ['person', 'money'],
      when: /\b(?:no more|remove|get rid of|drop|abolish|stop using)\b|\b(?:pay|book|order|register|sign in|log in|sign up) without\b/i,
      unless: /\b(?:charg|ask|send|show|look\w* for|search|hunt|by hand|doubl|overlap|twice)/i,
    }),
    edge('{A one} from before is still accepted.', {
      of: ['code', 'seat', 'money'],
      when: /\b(?:no more|no longer|remove|without|get rid of|drop|abolish|stop using|replace)\b/i,
      unless:
        /\b(?:charg\w*|send|show|fees?)\b|\b(?:no longer|stop|don['’]?t|not) (?:declin|refus|reject|block|accept)\w*/i,
    }),
    main('The place of {the one} is shown.', { when: LOOKING, notOf: ['person'] }),
    refusal('When the place of {the one} is not known, {the actor} is told so.', { when: LOOKING, notOf: ['person'] }),
    edge('After a move the new place of {the one} is shown.', { when: LOOKING, notOf: ['person'] }),
    ...NO_PAPER,
    edge('What was charged all the same is given back.', { when: CHARGED }),
  ],
  questions: [],
};

const LOSING = /\b(?:los(?:e|es|ing|t)|forget\w*|forgotten|overlook\w*|vanish\w*|disappear\w*)\b/i;

/** What is kept from somebody's eyes changes nothing. */
const SEEING = /\b(?:see|sees|seeing|view|viewing|read|reading|show|shows|showing|look|looking)\b/i;

/** For what somebody must not be able to do. */
export const FORBIDDEN: Intent = {
  name: 'forbidden',
  isFiller: true,
  isOrdered: true,
  benefits: [{ text: '{object} {is} there when {it} {is} needed', when: LOSING }],
  criteria: [
    refusal('{Solved asked}.'),
    edge('{Solved back}.'),
    ...BAN,
    refusal('{Solved told}.'),
    edge('Of two people who do it with the same {one} at the same moment, the second is told that it is taken.', {
      when: /\b(?:book|reserv|tak|rent|assign|sell|sold|order|sign)\w*\b.*\btwice\b|\bdoubl[ey][- ]?book|\bsame (?:slot|seat|room|berth|table|place|time)\b.*\b(?:book|reserv|tak)/i,
      unless: /\bmore than\b/i,
    }),
    main('As long as one of them is doing it, the others see that{barred}.', {
      when: /(?:^|\b(?:that|when|keep|prevent|stop|if|let) )(?:two|three|several|both|more than one) (?!\w+ times)[\w ]{3,40}\bsame\b/i,
      unless:
        /\b(?:book|reserv|tak|rent|assign|sell|sold|order|sign)\w*\b.*\btwice\b|\b(?:be|being|been|are|is) (?:\w+ed|put|sold|given|taken|held)\b/i,
    }),
    main('{Object} {is} still there after signing in again.', { when: LOSING, notOf: ['person'] }),
    refusal('When {object} cannot be saved, {the actor} is told so at once.', { when: LOSING, notOf: ['person'] }),
    refusal('An attempt at {forbidden} is refused with a message that names the reason{untold}.', { unless: LOSING }),
    edge('{Solved free}.', { unlessSaid: /\bas before\b/ }),
    edge('A try that is refused leaves {object} as {it} {was}{barred}{held}.', {
      unless: new RegExp(`${LOSING.source}|${SEEING.source}`, 'i'),
      notOf: ['person'],
    }),
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
  isOrdered: true,
  benefits: [],
  criteria: [
    refusal('{Solved reminded}.'),
    refusal('{Solved asked}.'),
    refusal('{Solved told}.'),
    edge('{Solved back}.'),
    edge('{Solved free}.', { unlessSaid: /\bas before\b/ }),
    edge('As long as {no event}, nothing changes.', { when: CONDITION }),
    edge('Each case in which it still happens is listed with its day.', {
      when: /\b(?:every|half|most|many|some|keeps?|often|always|again|twice)\b/i,
    }),
    edge('{The actor} can see from which day this holds.', { isAlike: true }),
    edge('Everything that has nothing to do with it stays as it is.', {
      unlessSaid: /^What has worked/,
      isAlike: true,
    }),
    edge('What has worked so far goes on as before.', {
      unlessSaid: /\bas before\b|^Everything that has/,
      isAlike: true,
    }),
  ],
  questions: [],
};
