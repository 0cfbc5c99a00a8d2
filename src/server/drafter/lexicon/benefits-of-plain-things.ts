import type { Reason } from './benefits.ts';

/** A wish for a thing by its name, with what may stand in front of it. */
function thing(words: string): RegExp {
  return new RegExp(
    `^(?:use|see|get|receive|have|make|set up|add|choose|keep|view|give|create|control|take|send|offer|follow|work with|book|upload|charge|buy) (?:(?:an?|the|my|our|their|one|more|all|two) )*(?:[\\w'-]+ ){0,2}?(?:${words})(?=$|[ ,])`,
    'i',
  );
}

/** What a thing that many products have is wanted for, where the idea only names it. */
export const OF_PLAIN_THINGS: readonly Reason[] = [
  {
    when: /^(?:make|take|use|charge|require|have) (?:an? |the )?deposits? for (?:expensive|valuable|tools?|equipment|cars?|keys?|devices?|bikes?|rentals?)\b/,
    text: 'whoever borrows it takes care of it',
  },
  { when: thing('greeting cards?|gift messages?|personal messages?'), text: 'I can add a few words of my own' },
  { when: thing('delivery windows?|time windows?|arrival windows?'), text: 'nobody has to wait all day' },
  { when: thing('standing orders?'), text: 'nobody has to order anew each time' },
  { when: thing('price alerts?'), text: 'I do not miss a good price' },
  { when: thing('(?:job|search|new) alerts?'), text: 'I do not miss a new one' },
  {
    when: thing('order forms?|booking forms?|request forms?|enquiry forms?|intake forms?'),
    text: 'nobody has to ask for what is missing',
  },
  { when: thing('time clocks?|time tracking|time sheets?|timesheets?'), text: 'the hours are counted right' },
  {
    when: thing('customer portal|client portal|tenant portal|self-service (?:portal|page|area)'),
    text: 'nobody has to ask for it',
  },
  { when: thing('self-(?:booking|check-?in|service|registration)'), text: 'nobody has to be there for it' },
  { when: thing('interview guides?|question guides?|interview scripts?'), text: 'nothing is left out' },
  {
    when: thing('(?:[\\w-]+ )?profiles?(?: pages?)?'),
    unless: /^(?:choose|create|make|set up|keep)\b/,
    text: 'everything is found in one place',
  },
  { when: thing('salary ranges?'), text: 'everybody knows what to expect' },
  {
    when: thing('photo documentation|photo logs?|photo reports?|before-and-after (?:photos?|pictures?)'),
    text: 'it can be seen later how things were',
  },
  {
    when: thing('two signatures|second signature|two approvals|second approval|double approval'),
    text: 'nobody decides it alone',
  },
  {
    when: thing('(?:read-only|guest|read) access'),
    unless: /\b(?:doors?|period|gate|wi-?fi)\b/i,
    text: 'others can look at it without asking me',
  },
  {
    when: /\b(?:consultations?|interviews?|lessons?|meetings?|appointments?|visits?|training|viewings?) by (?:video|phone)\b/,
    text: 'nobody has to travel for it',
  },
  {
    when: thing('(?:membership |annual |monthly )?fees? by direct debit|direct debits?'),
    text: 'no payment is forgotten',
  },
  {
    when: thing('family (?:tickets?|passes|cards?|accounts?|plans?|memberships?)|group (?:tickets?|bookings?)'),
    text: 'we do not each have to buy our own',
  },
  {
    when: thing(
      '(?:canned|saved|standard|quick) (?:replies|reply|answers?|responses?)|text modules?|macros?|snippets?',
    ),
    text: 'I do not write the same thing again',
  },
  {
    when: thing('question (?:library|bank|pool)|(?:question|exercise|task) (?:libraries|banks|pools)'),
    text: 'I do not start from nothing',
  },
  { when: thing('talent pools?|candidate pools?'), text: 'good people are found again' },
  {
    when: thing('(?:free )?trials?|trial (?:month|period|lesson|week)s?|demo (?:account|access)s?|samples?'),
    by: 'served',
    text: 'I can try it before I decide',
  },
  {
    when: thing('(?:damage|condition) reports?|handover protocols?|handover reports?'),
    text: 'nobody argues later about what was there before',
  },
  {
    when: thing('monthly budgets?|budgets?|spending limits?'),
    by: 'served',
    text: 'I do not spend more than I mean to',
  },
  { when: thing('late check-?outs?|early check-?ins?'), by: 'served', text: 'it fits into my day' },
  { when: thing('bundles?|bundle discounts?'), by: 'served', of: ['money', 'goods'], text: 'it costs me less' },
  {
    when: thing('(?:photo ?books?|photo calendars?|postcards?) (?:of|with|from)'),
    by: 'served',
    of: ['document', 'goods', 'collection'],
    unless: /\b(?:birthdays|events|absences|dates|holidays|appointments)\b/,
    text: 'the best moments are not forgotten',
  },
  { when: thing('archive(?: page)?s?'), text: 'what is past can still be found' },
  { when: thing('notes? (?:field|section)s?|comment (?:field|box)(?:es)?|remarks?'), text: 'it is not forgotten' },
  { when: thing('release notes|change ?logs?'), text: 'everybody sees what has changed' },
  { when: thing('sandbox(?: keys?)?|test (?:mode|account|environment)s?'), text: 'I can try things out without harm' },
  { when: thing('api(?: keys?| access)?|webhooks?|interfaces?'), text: 'other programs can work with it' },
  { when: thing('waiting rooms?|lobb(?:y|ies)'), text: 'nobody comes in too early' },
  { when: thing('size guides?|size charts?|measuring guides?'), text: 'I do not choose the wrong one' },
  { when: thing('(?:return|shipping|address) labels?'), text: 'I do not have to write it by hand' },
  {
    when: thing('tracking links?|parcel tracking|shipment tracking|live tracking'),
    text: 'I know when it will arrive',
  },
  { when: thing('(?:skills?|qualification) (?:matrix|list|overview)'), text: 'I see who can do what' },
  { when: thing('emergency contacts?'), text: 'somebody can be reached at once' },
  {
    when: thing('(?:event|club|course|community|public|shared|team) calendars?'),
    text: 'everybody knows what takes place when',
  },
  {
    when: thing('pin ?boards?|notice ?boards?|bulletin boards?|news ?feeds?|news pages?'),
    text: 'everybody sees what is new',
  },
  {
    when: thing('suggestion box(?:es)?|idea box(?:es)?|feedback forms?|feedback buttons?'),
    text: 'good ideas are not lost',
  },
  { when: thing('favou?rites|bookmarks'), text: 'I find again what I use most' },
  {
    when: thing('out-of-office (?:notes?|notices?|replies|reply)|absence notes?'),
    text: 'nobody waits for me in vain',
  },
];
