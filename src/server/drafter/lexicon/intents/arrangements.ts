import { edge, main, refusal, type Intent } from './intent.ts';
import { END } from './order-pattern.ts';

const ITS = '(?:(?:the|an?|my|our|their|his|her|all|each|every|last|previous|same|earlier|next) ){0,3}';
const HELD =
  '(?:bookings?|reservations?|appointments?|trips?|rides?|stays?|visits?|walks?|sessions?|rentals?|tours?|class(?:es)?|lessons?)';
const AT_ONCE =
  '(?: (?:with (?:one|a single) (?:tap|click|touch|button)|in one (?:go|step|tap|click)|at once|for (?:the )?(?:next|this|another|a different|the same) .+|next week|again|on another day))?';

/** Where it ends to be possible: "up to 12 hours before". */
const UNTIL =
  '(?:up to|until|at the latest|no later than|not later than) (?:\\d+|an?|one|two|three|six|twelve|twenty-four) (?:minutes?|hours?|days?|weeks?) (?:before(?:hand)?|ahead|in advance)';

/** What is given out for a time. */
const LENT =
  '(?:loan|rental|courtesy|replacement|spare|substitute|hire|stand-in) (?!fees?\\b|prices?\\b|costs?\\b|plans?\\b|agreements?\\b|contracts?\\b|periods?\\b|parts?\\b|keys? (?:list|log)\\b|terms\\b|statistics\\b|requests?\\b|lists?\\b|overviews?\\b)[\\w-]+';

/** What people book, lend, look at and are paid, as it is in any trade. */
export const ARRANGEMENTS: readonly Intent[] = [
  {
    name: 'booked once more',
    decisive: new RegExp(
      `^(?!.*\\b(?:every|each|daily|weekly|monthly)\\b)(?:repeat|re-?book|book) ${ITS}(?<=repeat .*|re-?book .*|(?:same|last|previous|earlier) )(?:weeks?['’]?s? )?(?<thing>(?:[\\w-]+ )?${HELD})${AT_ONCE}$`,
      'i',
    ),
    ownsReason: true,
    benefits: ['I do not have to enter the same details again'],
    criteria: [
      main('Only what is different this time, such as the day, has to be chosen.'),
      refusal('A time that is taken already is refused, and another one can be chosen.'),
      edge('A change to the new {one} leaves the first one as it was.', { notOf: ['person'] }),
      edge('The prices of today hold, and not those of the last time.'),
    ],
    questions: [],
  },
  {
    name: 'called off in time',
    decisive: new RegExp(`^(?:cancel|call off|withdraw|sign off|opt out|unsubscribe|step back) ${UNTIL}$`, 'i'),
    ownsReason: true,
    benefits: ['nobody waits for me in vain'],
    criteria: [
      refusal('Once that time is over, cancelling is refused with a message that names the time.'),
      main('What was cancelled is shown as cancelled, and whoever counts on it is told.'),
      edge('What was cancelled can be booked by somebody else.'),
    ],
    questions: ['What happens to money that was paid already?'],
  },
  {
    name: 'given on loan',
    takes: ['unknown', 'goods', 'device', 'place'],
    decisive: new RegExp(`^use (?:(?:an?|the|my) )?(?<thing>${LENT})${END}`, 'i'),
    use: 'borrow',
    ownsReason: true,
    benefits: ['I do not have to do without one meanwhile'],
    criteria: [
      main('The day until which {the one} is lent is shown.', { notOf: ['person'] }),
      refusal('{A one} {who} is out already is not offered.', { notOf: ['person'] }),
      edge('{A one} {who} is not brought back in time is listed as overdue.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'Does {the one} cost anything?', notOf: ['person'] }],
  },
  {
    name: 'made larger',
    decisive:
      /^(?:use|have|see|get|show|add|need) (?:(?:an?|the) )?(?:larger|bigger|wider|taller) (?<thing>maps?|pictures?|photos?|images?|calendars?|tables?|previews?|charts?|icons?|fields?|screens?|video|timers?|clocks?|scores?)(?=$| (?:for|of|on|in|with) )/i,
    use: 'see',
    ownsReason: true,
    benefits: ['I can make out the details'],
    criteria: [
      main('{Object} {is} shown larger than before on every kind of screen.'),
      refusal('Nothing else that is needed there is covered by {object}.'),
      edge('{The actor} can go back to the smaller size.'),
    ],
    questions: ['On which screens is it too small today?'],
  },
  {
    name: 'paid out',
    takes: ['person', 'unknown'],
    decisive: new RegExp(
      `^(?:pay|pay out) (?:(?:the|our|all|my) )?(?<thing>[\\w-]+s) (?:on the \\d|on (?:(?:mon|tues|wednes|thurs|fri)day|the (?:first|last))|every |each |automatically|monthly|weekly|at the end of)|^have (?:(?:the|our|all) )?(?<thing>[\\w-]+s) paid (?:out )?(?:on |every |each |automatically|monthly|weekly|at the end of|within )`,
      'i',
    ),
    ownsReason: true,
    benefits: [
      { text: 'I can count on my money', of: ['served'] },
      { text: 'everybody gets their money in time', notOf: ['served'] },
    ],
    criteria: [
      main('Each {unit} sees the amount, the day and what it is for.'),
      refusal('An amount that could not be paid out is listed with the reason.'),
      edge('Where there is nothing to be paid, no payment is made.'),
    ],
    questions: [
      { text: 'What holds when that day is not a working day?', when: /\b(?:on the|1st|first|last|month)\b/i },
      'Who checks the amounts before they are paid out?',
    ],
  },
  {
    name: 'no longer heard of',
    takes: ['unknown', 'case', 'event', 'place', 'goods', 'document', 'seat'],
    decisive:
      /^(?:mute|silence) (?:(?:an?|the|my|our|all|single|certain) )*(?<thing>(?!notif|messag|alert|alarm|remind)(?:[\w-]+ )?[\w-]+)(?=$| (?:that|which|who|for|until|of|in|without|with)\b)/i,
    ownsReason: true,
    benefits: ['I only hear of what concerns me'],
    criteria: [
      main('{The actor} gets no more messages about {a one} {who} was muted.', { notOf: ['person'] }),
      refusal('Others still get their messages about {the one}.', { notOf: ['person'] }),
      edge('{A one} {who} was muted is still found in the list.', { notOf: ['person'] }),
      edge('{The actor} can hear of {the one} again from then on.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'code to get in',
    decisive:
      /^(?:see|get|use|have|be shown|receive|know|look up) (?:(?:the|an?|my) )?(?<thing>(?:gate|door|access|alarm|entry|key safe|lock|lockbox|wi-?fi) (?:codes?|passwords?|pins?))(?=$| (?:for|of|at|on|to|in|with|before) )/i,
    use: 'see',
    benefits: ['I get in without waiting for anybody'],
    criteria: [
      refusal('Nobody who has nothing to do there is shown {the one}.'),
      main('{A one} {who} was changed is shown with its new value at once.'),
      edge('Who has looked at {the one} can be seen later, with the time.'),
    ],
    questions: ['From when until when is {the one} shown?'],
  },
];
