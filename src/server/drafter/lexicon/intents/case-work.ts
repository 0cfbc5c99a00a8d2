import { edge, main, refusal, type Intent } from './intent.ts';

/** Somebody is away for some time, and says so. */
const AWAY =
  /^(?:use|have|get|turn on|switch on|switch to|set up|set|activate|add|enable) (?:(?:an?|the|my|our|their|automatic) )*(?:out[- ]of[- ]office|vacation|holiday|away) (?:mode|status|message|reply|replies|notice)s?\b(?! (?:report|list))/i;

/** It is brought about from outside by whoever runs the product, to somebody's account. */
const SHUT_OUT =
  /^(?:deactivate|disable|suspend) (?:(?:an?|the|my|our|their|his|her|single|inactive) )*(?:[\w-]+ )?(?:users?|accounts?|members?|employees?|customers?|merchants?|sellers?|students?|colleagues?|agents?|drivers?|volunteers?|log-?ins?)\b(?! (?:plan|list|page|view))/i;

const OWN_ACCOUNT =
  /^(?:delete|close|remove) (?:(?:my|our|the|their|his|her|an?) )?(?:own |user |customer )?(?:accounts?|profile)\b(?! (?:photo|picture|image|field|note))|^use account (?:deletion|closure)\b/i;

/** Entries that come in one sort and go on as another. */
const SORTS = String.raw`(?:(?:an?|the|my|our|their|accepted|approved|won|qualified|finished) )*(?:[\w-]+ )?(?:quotes?|leads?|contacts?|prospects?|requests?|enquir(?:y|ies)|inquir(?:y|ies)|offers?|estimates?|drafts?|orders?|tickets?|ideas?|tasks?|messages?|e-?mails?|reservations?|bookings?|applicants?|candidates?|applications?|proposals?|trials?|jobs?|timesheets?|repairs?|visits?|deliver(?:y|ies)|work orders?|emails?)`;
/** Amounts and files are only written in another way. */
const NOT_INTO = String.raw`(?!(?:(?:an?|the) )?(?:[\w-]+ )?(?:[Pp][Dd][Ff]s?|CSV|csv|excel|files?|images?|pictures?|videos?|audio|text|links?|zip|currency|currencies|dollars?|euros?|pounds?|francs?|hours?|minutes?|kilos?|grams?|points?|money|English|German|French|Spanish)\b)[a-z]`;
/** One sort of entry becomes another. */
const TURNED = new RegExp(
  `^(?:(?:convert|turn) ${SORTS} into|convert ${SORTS} to|have ${SORTS} (?:converted|turned) (?:into|to)) ${NOT_INTO}`,
);

/** Ideas about work that comes in one by one and is dealt with, and about who may get at it. */
export const CASE_WORK: readonly Intent[] = [
  {
    name: 'account deleted',
    decisive: OWN_ACCOUNT,
    benefits: ['nothing about me is kept that is no longer needed'],
    criteria: [
      refusal('Nothing is deleted before {the actor} has confirmed it.'),
      main('After that nobody can sign in with {the one} any more.'),
      edge('What has to be kept by law is named before {the actor} confirms.'),
    ],
    questions: [
      'What happens to what others still need of it?',
      { text: 'For how long can {the one} be brought back?', unless: /\b(?:days?|weeks?|forever|permanent)/i },
    ],
  },
  {
    name: 'shut out',
    decisive: SHUT_OUT,
    benefits: ['whoever has left can no longer get in'],
    criteria: [
      main('{The one} is listed as {verbed} with the day.'),
      refusal('Nobody can sign in with {a one} {who} is {verbed}.', { notOf: ['person'] }),
      refusal('{A one} who is {verbed} can no longer sign in.', { of: ['person'] }),
      edge('What {the one} has entered before stays in view.', { of: ['person'] }),
      edge('What was entered under {the one} before stays in view.', { notOf: ['person'] }),
      edge('{The actor} can let {the one} in again later.', { of: ['person'] }),
    ],
    questions: ['What happens to work that is still open there?'],
  },
  {
    name: 'reopen',
    decisive:
      /^re-?open (?!(?:(?:an?|the|my|their|our) )*(?:shop|store|door|branch|account|tab)\b)(?:(?:an?|the|my|their|our|closed|resolved|finished) )*/i,
    benefits: ['I do not tell it all from the beginning'],
    criteria: [
      main('{The one} is listed among the open ones again.'),
      edge('What was written before stays in view.'),
      main('Whoever was in charge of {the one} is told that it is open again.', { notOf: ['person'] }),
      refusal('{A one} {who} was reopened is no longer counted as closed.', { notOf: ['person'] }),
    ],
    questions: [
      {
        text: 'How long after closing can {the one} be reopened?',
        unless: /\b(?:within|days?|weeks?|hours?)\b/,
        notOf: ['person'],
      },
    ],
  },
  {
    name: 'snooze',
    decisive: /^put .+ to sleep\b|^snooze (?!(?:.* )?(?:notifications?|messages?|alerts?|alarms?|reminders?)\b)/i,
    benefits: ['I come to it when there is something to do'],
    criteria: [
      main('At the time chosen {the one} stands in the list again.', { notOf: ['person'] }),
      refusal('Before that time {the one} is not in the list of {the actor}.', { notOf: ['person'] }),
      edge('A time that is over already cannot be chosen.'),
      edge('{The actor} can bring {the one} back before that time.', { notOf: ['person'] }),
      edge('For everybody else {the one} stays in the list.', { notOf: ['person'] }),
    ],
    questions: ['Does news of {the one} bring it back earlier?'],
  },
  {
    name: 'escalate',
    verbs: 'escalate,escalate to',
    nouns: 'escalation,escalation rule',
    decisive: /^escalate\b|^have .+ escalated\b/i,
    use: 'use',
    benefits: ['what is overdue gets dealt with'],
    criteria: [
      main('Whoever {the one} goes to is told since when it has been open.', { notOf: ['person'] }),
      refusal('{A one} {who} was dealt with in time is not escalated.', { notOf: ['person'] }),
      edge('{The one} is marked as escalated until it is dealt with.', { notOf: ['person'] }),
      edge('The same {one} is not escalated a second time to the same person.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'To whom is {a one} escalated?', unless: /\bescalat\w* .*\bto (?:the|an?|my|our)\b/i }],
  },
  {
    name: 'priority',
    nouns: 'priority,ticket priority,task priority,priority level,urgency',
    decisive:
      /^(?:set|change|raise|lower|use|choose|have|give|add|edit|adjust) (?:(?:the|an?|its|their|our) )?(?:[\w-]+ )?(?:priority|priorities|priority levels?)\b(?! (?:list|boarding|queue|support|lane|access|booking)s?\b)/i,
    isTool: true,
    use: 'set',
    benefits: ['what cannot wait is done first'],
    criteria: [
      main('The priority is shown wherever {the one} is listed.', { notOf: ['person', 'unnamed'] }),
      main('{Units} can be listed by priority, the most urgent first.', { notOf: ['unnamed'] }),
      refusal('{A one} without a priority stands behind the others.', { notOf: ['unnamed'] }),
      edge('A change of the priority is listed with the name and the time.'),
      main('What is more urgent stands before the rest.', { of: ['unnamed'] }),
      refusal('What has no priority stands behind the rest.', { of: ['unnamed'] }),
    ],
    questions: ['Which priorities are there?', 'Who may change a priority?'],
  },
  {
    name: 'away',
    decisive: AWAY,
    use: 'turn on',
    benefits: ['nobody waits for me while I am away'],
    criteria: [
      main('Whoever turns to {the actor} meanwhile is told until which day.'),
      refusal('Nothing new reaches {the actor} during that time.', { when: /\b(?:mode|status)\b/i }),
      refusal('The same person gets the reply once during that time.', {
        when: /\b(?:message|repl(?:y|ies)|notice)\b/i,
      }),
      edge('After the last day it ends by itself.'),
      edge('{The actor} can end it before that day.'),
    ],
    questions: ['Who takes over meanwhile?'],
  },
  {
    name: 'turn into',
    decisive: TURNED,
    benefits: ['I do not enter the same details once more'],
    criteria: [
      main('What was entered for {the one} is taken over.'),
      refusal('The same {one} cannot be {verbed} a second time.'),
      edge('What was taken over can be changed before it is saved.'),
      edge('It can be seen later what became of {the one}.'),
    ],
    questions: ['What happens to {the one} afterwards?'],
  },
  {
    name: 'upgrade',
    decisive:
      /^upgrade (?:(?:an?|the|my|our|their|his|her) )?(?:[\w-]+ )?(?:tickets?|plans?|memberships?|subscriptions?|bookings?|reservations?|seats?|rooms?|accounts?|pass(?:es)?|cars?)\b/,
    benefits: ['I do not have to cancel and start anew'],
    criteria: [
      main('The price of the upgrade is shown before {the actor} confirms.', { notOf: ['person'] }),
      refusal('When the payment is declined, {the one} stays as it was.', { notOf: ['person'] }),
      edge('What was paid for {the one} before is taken off the price.', { notOf: ['person'] }),
    ],
    questions: [
      { text: 'Until when can {the one} be upgraded?', notOf: ['person'], unless: /\b(?:until|before|days?|hours?)\b/ },
    ],
  },
  {
    name: 'carry over',
    decisive:
      /^(?=.*\b(?:days?|leave|hours?|points?|balances?|credits?|holidays?|vacation|lessons?|allowances?|budgets?|what (?:is|['’]s) left)\b)(?:(?:carry|roll) over\b|have .*\b(?:roll|carry|carried|rolled) (?:over|forward)\b)/i,
    benefits: ['nothing of it is lost'],
    criteria: [
      main('What was carried over is shown apart from what is new.', { notOf: ['person'] }),
      refusal('More than is left cannot be carried over.', { notOf: ['person'] }),
      edge('{The actor} is told before anything that was carried over lapses.', { notOf: ['person'] }),
    ],
    questions: [
      { text: 'How much may be carried over?', unless: /\d/ },
      { text: 'Until when can it be used?', unless: /\buntil\b/ },
    ],
  },
  {
    name: 'proof of having done it',
    decisive:
      /^(?:get|receive|download|have|use|issue|print|create) (?:(?:an?|the|my|our|their) )?(?:(?:course|completion|training|attendance|participation|class|graduation|exam) certificates?\b|certificates? (?:after|for|of) (?:(?:an?|the|each|every|my|finished|completed|finishing|completing) )*(?:course|class|training|lesson|exam|workshop|completion|attendance|participation|quiz|webinar)s?\b)/i,
    use: 'get',
    benefits: [
      {
        text: 'nobody has to be taken at their word',
        when: /\b(?:of|from) (?:each|every|all) (?:[\w-]+ )*(?:staff|[a-z]+(?:ers?|ors?|ists?|nts?))\b/i,
      },
      { text: 'I can prove it later' },
    ],
    criteria: [
      main('The name of the person, what it is for and the day stand on {the one}.'),
      refusal('As long as something that is asked for is missing, there is no {one}.'),
      edge('{The one} can be downloaded again later.'),
      edge('A mistake in the name can be corrected.'),
    ],
    questions: ['What has to be done to get {a one}?', 'Who signs {a one}?'],
  },
];
