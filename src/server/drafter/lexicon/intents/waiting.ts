import { edge, main, refusal, type Intent } from './intent.ts';

/** It is done by somebody, and nothing is handed in for it. */
/** What is had or costs less up to a day. */
const GRANTED =
  /\b(?:discounts?|rebates?|prices?|vouchers?|coupons?|codes?|sales?|deals?|promotions?|rates?|early[- ]birds?|tickets? at)\b/i;
/** "a deadline of 1 May": the day is no thing that the sentences could speak of. */
const ON_A_DAY = /\b(?:deadline|closing date|due date) (?:of|on|is) (?:the )?\d/i;
const BOTH_SAID = new RegExp(`(?=.*${GRANTED.source}).*${ON_A_DAY.source}`, 'i');
/** Up to a day people put themselves down for it. */
const SIGNED_UP = /\b(?:sign[- ]?ups?|sign(?:ing)? up|registrations?|register|enrolments?|enrol|entry)\b/i;
const TO_BE_DONE = /\b(?:tasks?|jobs?|to-?dos?|tickets?|cards?|steps?|items?|issues?|orders?)\b/i;

/** It is done by filling something in. */
const FILLED_IN =
  /\b(?:fill\w*|enter(?:s|ing|ed)?|typ(?:e|es|ing)|regist(?:er|ers|ering|ration)|ordering|to (?:order|book)|confirm(?:s|ing)?|appl(?:y|ies|ying|ications?)|creat(?:e|es|ing)|writ(?:e|es|ing)|forms?|sign(?:ing)? up|check-?out)\b/i;

/** Ideas about waiting, about what is next, what must be done in time and what takes too much of it. */
export const WAITING: readonly Intent[] = [
  {
    name: 'queue',
    verbs: 'queue,wait,line up,join a waiting list',
    nouns: 'queue,waitlist,waiting list,wait list,standby list',
    // Whoever exports or prints the list does not wait on it.
    decisive:
      /^(?!(?:export|print|download|sort|filter|search|import|share|send|copy|archive|rename|delete|draw|recruit|select|appoint)\b).*\b(?:waiting|wait|standby) ?list\b/i,
    isTool: true,
    use: 'join',
    benefits: ['nobody who waits is forgotten'],
    criteria: [
      main('The first in line is told as soon as {a one} becomes free.', { notOf: ['collection', 'event'] }),
      main('The first in line is told as soon as a place becomes free.', { of: ['collection', 'unnamed', 'event'] }),
      main('{The actor} sees their place in the line for {a one}.', { notOf: ['collection'] }),
      refusal('{A one} {who} is not taken in time is offered to the next in line.', { notOf: ['collection', 'event'] }),
      refusal('A place that is not taken in time is offered to the next in line.', {
        of: ['collection', 'unnamed', 'event'],
      }),
      refusal('A second entry of the same person for the same {one} is refused.', { notOf: ['collection'] }),
      refusal('A second entry of the same person is refused.', { of: ['collection', 'unnamed'] }),
      edge('Whoever leaves the line for {a one} is no longer listed, and the others move up.', {
        notOf: ['collection', 'event'],
      }),
      edge('Whoever leaves the line is no longer listed, and the others move up.', {
        of: ['collection', 'unnamed', 'event'],
      }),
    ],
    questions: [
      {
        text: 'How long is a free {one} held for the first in line?',
        unless: /\b(?:hours?|minutes?|days?)\b/,
        notOf: ['collection'],
      },
      { text: 'Does the line go by time of entry or by something else?', unless: /\b(?:first|order)\b/ },
    ],
  },
  {
    name: 'work queue',
    nouns: 'queue,work queue,inbox,worklist,to-do list,task list',
    decisive: /\b(?:queue|inbox|to-do list|worklist) (?:of|with|for) (?:all |the |my |our )?(?:[\w-]+ ){0,2}\w+s\b/i,
    isTool: true,
    use: 'see',
    benefits: ['no {one} is left lying', 'I see at once which {unit} is next'],
    criteria: [
      main('The {unit} that has waited longest stands first.'),
      main('The number of {units} that are still open is shown.'),
      refusal('{A one} that somebody is dealing with is not given to a second person.'),
      edge('{A one} that was dealt with leaves the queue.'),
      edge('When no {one} is open, the queue says so.'),
    ],
    questions: ['May {units} be taken out of turn?', 'What happens when {a one} is not finished?'],
  },
  {
    name: 'deadline',
    verbs: 'set a deadline,expire',
    nouns: 'deadline,due date,closing date,time limit',
    cue: /\b(?:deadline|due date|on the last day|expires?|closing date)\b/i,
    decisive:
      /^(?:set|have|add|use|see|extend|move|change|get|define) (?:(?:a|an|the|my) )?(?:deadlines?|due dates?|closing dates?)\b(?! (?:not )?\w+(?:ed|en)\b| (?:reminder|alert|notification|warning|notice|message)s?\b)/i,
    isTool: true,
    use: 'set',
    benefits: [{ text: 'nothing comes in after it is too late', when: /deadline/i }],
    criteria: [
      main('The new last day is shown to whoever it concerns.', { when: /\b(?:extend|postpone|move|change)\b/i }),
      refusal('A last day that is over already is refused.', { when: /\b(?:extend|postpone|move|change|set)\b/i }),
      edge('For everybody else the last day stays as it was.', {
        when: /\b(?:extend|single|one|certain|individual)\b/i,
      }),
      main('The last day is shown with {the one}.', { notOf: ['person'], unless: ON_A_DAY }),
      refusal('Once the last day is over, {the one} no longer applies.', {
        when: GRANTED,
        unless: ON_A_DAY,
        notOf: ['person'],
      }),
      refusal('After that day it no longer applies.', { when: BOTH_SAID }),
      refusal('Once the last day is over, nobody can sign up any more, and a message names the day.', {
        when: SIGNED_UP,
        notOf: ['person'],
      }),
      refusal('Once the last day is over, nothing more can be handed in for {the one}, and a message names the day.', {
        notOf: ['person'],
        unless: new RegExp(`${TO_BE_DONE.source}|${GRANTED.source}|${SIGNED_UP.source}`, 'i'),
      }),
      main('{A one} whose last day is near stands before the others.', {
        notOf: ['person', 'unnamed'],
        when: TO_BE_DONE,
      }),
      refusal('{A one} whose last day is over is marked as overdue.', {
        notOf: ['person', 'unnamed'],
        when: TO_BE_DONE,
      }),
      main('The last day is shown in the list.', { of: ['unnamed'] }),
      refusal('What is not done by its last day is marked as overdue.', { of: ['unnamed'], unless: GRANTED }),
      edge('After a change of the last day the new one holds.', { of: ['unnamed'] }),
      edge('What was granted before the last day stays as it was.', { when: GRANTED }),
      edge('What was begun before the last day stays in view.', { notOf: ['person'], unless: GRANTED }),
      edge('A last day that is moved is shown to everybody concerned by {the one}.', { notOf: ['person'] }),
      main('{A one} {who} is close to its last day is marked in the list.', { notOf: ['person'] }),
    ],
    questions: ['At what time of the last day does it end?'],
  },
  {
    name: 'relocate',
    takes: ['goods', 'device'],
    verbs: 'relocate,move',
    nouns: 'relocation',
    decisive:
      /^move .+ to (?:another|a new|a different|the other) (?:shelf|place|room|folder|list|box|location|site|berth|ward|table)\b/i,
    use: 'use',
    benefits: [{ text: 'nobody looks for {the one} in the old place', notOf: ['person'] }],
    criteria: [
      main('{The one} is listed at the new place and no longer at the old one.'),
      main('The last place of {the one} is shown with the day of the move.'),
      refusal('A place that does not exist is refused, and {the one} stays where it was.', { notOf: ['person'] }),
      refusal('A place that is taken already is refused.', { of: ['person'] }),
      edge('What was entered for {the one} goes along to the new place.', { of: ['person'] }),
      refusal('{A one} {who} is lent out or in use cannot be moved, and a message says so.', { notOf: ['person'] }),
      edge('When the new place is full, {the actor} is told before {the one} is moved.'),
    ],
    questions: [],
  },
  {
    name: 'effort',
    decisive: /\b(?:in less time|in fewer (?:than|steps)|with less effort)\b/,
    benefits: ['the day does not go into {doing}'],
    criteria: [
      main('{The actor} enters nothing twice when {doing}.', { when: FILLED_IN }),
      main('What is known already is filled in before {the actor} starts {doing}.', { when: FILLED_IN }),
      refusal('A mistake made when {doing} is pointed out before the last step.', { when: FILLED_IN }),
      main('How long {doing} takes is measured and can be compared with before.', { unless: FILLED_IN }),
      edge('{An actor} who is interrupted when {doing} goes on at the same step.', { when: FILLED_IN }),
      refusal('What is not needed for {doing} is no longer asked for.', { when: FILLED_IN }),
      refusal('What comes of {doing} is the same as before.', { unless: FILLED_IN }),
    ],
    questions: [
      'Which step of {doing} takes the most time today?',
      { text: 'How long may {doing} take at most?', unless: /\d/ },
    ],
  },
  {
    name: 'check in',
    verbs: 'check in,check-in',
    nouns: 'check-in,self check-in',
    use: 'use',
    benefits: ['I do not wait in line when I arrive', 'nobody has to fill in a form at the desk'],
    criteria: [
      main('The check-in is listed with the name and the time.'),
      main('What was filled in at the check-in is not asked for again on arrival.', {
        when: /\b(?:online|before|advance|phone|home)\b/i,
      }),
      refusal('A check-in with a required detail missing is not closed, and the detail is named.'),
      refusal('A check-in before the time at which it opens is refused with that time.'),
      edge('{The actor} can correct what was filled in until arrival.', {
        when: /\b(?:online|before|advance|home)\b/i,
      }),
      edge('{An actor} who has checked in already is shown that instead of a second form.'),
    ],
    questions: ['From when on is the check-in open?', 'What still has to be shown on arrival?'],
  },
  {
    name: 'attend',
    takes: ['person', 'asked'],
    verbs: 'mark present,take attendance,tick off',
    nouns: 'attendance list,attendance,presence,absence',
    cue: /\b(?:attendance|who (?:was|is|were) (?:present|there|absent|missing)|absen(?:t|ce)|who (?:showed|shows|turned|turns) up)\b/i,
    decisive:
      /^(?:mark|note|record|check|tick off) who (?:came|has come|(?:was|is|were) (?:present|there|absent|missing|here|at|in))\b|^(?:mark|note|record|check|tick off) (?:the |their )?(?:attendance|absen|presence)/i,
    use: 'note',
    benefits: [
      { text: 'nobody waits in vain', when: /\breport\b/i },
      { text: 'it is settled later who was there', unless: /\breport\b/i },
      { text: 'nobody is counted who was not there', unless: /\breport\b/i },
    ],
    criteria: [
      main('Everybody expected can be marked as present or absent.', { unless: /\breport\b/i }),
      main('{The actor} sees how many are present and how many are missing.', { unless: /\breport\b/i }),
      refusal('Somebody who was not expected is added with a note, not refused.', { unless: /\breport\b/i }),
      edge('A mark set by mistake can be changed until {object} {is} closed.', { notOf: ['person'] }),
      edge('Whoever has no mark at the end is shown as not recorded, not as absent.', { unless: /\breport\b/i }),
      main('Those in charge see the absence with the day and the name.', { when: /\breport\b/i }),
      edge('An absence can be taken back before the day begins.', { when: /\breport\b/i }),
      refusal('An absence that is entered too late is kept and marked as late.', { when: /\breport\b/i }),
    ],
    questions: [
      { text: 'Until when can it be corrected?', unless: /\buntil\b/i },
      { text: 'Must a reason be given?', when: /\babsen/i, unless: /\breason/i },
    ],
  },
];
