import { edge, main, refusal, type Intent } from './intent.ts';
import { END } from './order-pattern.ts';

const ITS = '(?:(?:the|an?|my|our|their|his|her|all|each|every|last|previous|same|earlier|next) ){0,3}';
const HELD =
  '(?:bookings?|reservations?|appointments?|trips?|rides?|stays?|visits?|walks?|sessions?|rentals?|tours?|class(?:es)?|lessons?)';
const AT_ONCE =
  '(?: (?:with (?:one|a single) (?:tap|click|touch|button)|in one (?:go|step|tap|click)|at once|for (?:the )?(?:next|this|another|a different|the same) .+|next week|again|on another day))?';

/** Where it ends to be possible: "up to 12 hours before". */
const UNTIL =
  '(?:up to|until|at the latest|no later than|not later than|at least) (?:\\d+|an?|one|two|three|six|twelve|twenty-four) (?:minutes?|hours?|days?|weeks?) (?:before(?:hand)?|ahead|in advance)';

const CALLED_OFF = /\b(?:cancel|call off|withdraw|sign off|opt out|step back|drop out)\b/i;

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
    name: 'worked out from it',
    decisive:
      /^have the (?:product|system|app) (?<thing>estimate|quote|price) from .+ and .+$|^(?:(?:use|see|get|have|make|write|create|calculate|work out|give|draft|set|have) (?:an? |the )?)?(?<thing>(?:[\w-]+ )?(?:prices?|quotes?|estimates?|costs?|fees?|doses?|bills?|offers?|budgets?|rents?)) (?:worked out |calculated )?(?:from|based on) (?!the (?:shop|office|supplier|doctor)\b)(?:the )?[\w-]+(?: [\w-]+)?(?:,? (?:and|or) (?:the )?[\w-]+(?: [\w-]+)?)*$/i,
    use: 'get',
    ownsReason: true,
    benefits: ['nobody has to work it out by hand'],
    criteria: [
      main('{The one} is shown with the figures that went into it.', { notOf: ['person'] }),
      refusal('As long as a figure is missing, it is named instead of a result.'),
      edge('{The one} changes once one of these figures is corrected.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'Who may change {the one} by hand?', notOf: ['person'] }],
  },
  {
    name: 'held elsewhere',
    takes: ['event', 'process', 'unknown'],
    decisive:
      /^(?:move|shift|relocate|have) (?:(?:the|an?|my|our|all|each) )*(?<thing>(?:[\w-]+ )?[\w-]+) (?:moved |shifted |relocated )?(?:in)?to (?:the|an?|another) (?:[\w-]+ )?(?:hall|room|studio|pitch|field|court|building|gym|tent|venue|classroom|stage|theatre|church|annexe|garden)(?=$| (?:when|if|because|in case|for|on|at|as soon as|while)\b)/i,
    ownsReason: true,
    benefits: ['nobody goes to the wrong place'],
    criteria: [
      main('{The one} is shown with the new place.', { notOf: ['person'] }),
      refusal('A place that is taken at that time cannot be chosen.'),
      edge('Everybody who takes part is told the new place.'),
      edge('The first place is free again from then on.'),
    ],
    questions: [],
  },
  {
    name: 'jumped in it',
    decisive:
      /^(?:go|jump|skip|rewind|move|spool|wind) (?:back|forward|forwards|backwards|ahead)(?: by)? (?:\d+|an?|half an?|ten|fifteen|twenty|thirty|five|some|a few) (?:seconds?|minutes?)\b/i,
    ownsReason: true,
    benefits: [
      { text: 'I can hear once more what I missed', when: /\bback/i },
      { text: 'I get past what I know already', unless: /\bback/i },
    ],
    criteria: [
      main('It plays on from there at once.'),
      refusal('What is nearer to the beginning than that starts from the beginning.', { when: /\bback/i }),
      refusal('What is nearer to the end than that stops at the end.', { unless: /\bback/i }),
      edge('Pressing twice goes twice as far.'),
    ],
    questions: [],
  },
  {
    name: 'recommended on',
    decisive:
      /^(?:recommend (?:(?:an?|the|my|our|this) )?(?<thing>(?:[\w-]+ )?[\w-]+) to|have (?:(?:an?|the|my|our|this) )?(?<thing>(?:[\w-]+ )?[\w-]+) recommended to) (?:an?|my|the|another|other|our|somebody|someone) ?(?:[\w-]+ )?(?:friends?|colleagues?|neighbou?rs?|famil(?:y|ies)|members?|others|people|else|readers?|customers?|parents?)\b/i,
    ownsReason: true,
    benefits: ['others find what is worth it'],
    criteria: [
      main('Whoever gets the recommendation sees from whom it comes.'),
      refusal('The same {one} is not sent to the same person twice.', { notOf: ['person'] }),
      edge('{The one} can be opened straight from the recommendation.', { notOf: ['person'] }),
    ],
    questions: ['How does the recommendation reach the other person?'],
  },
  {
    name: 'hint',
    decisive:
      /^(?:use|get|see|have|show|ask for|offer|give) (?:(?:an?|the|some) )?(?<thing>(?:[\w-]+ )?(?:hints?|clues?)) (?:for|in|with|to|on|about) /i,
    use: 'get',
    ownsReason: true,
    benefits: [
      { text: 'I get on without being told the answer', of: ['served'] },
      { text: 'nobody is stuck for long', notOf: ['served'] },
    ],
    criteria: [
      main('{A one} is shown only to whoever asks for it.'),
      refusal('{The one} does not give away the answer.'),
      edge('Whether {a one} was used is shown with the result.'),
    ],
    questions: ['How many hints may be asked for?'],
  },
  {
    name: 'taking a break',
    decisive:
      /^(?:pause|take a break|step out|be away|be off) (?:for|during|over|from|until|in) (?:an?|the|my|one|two|three|\d+|[a-z]+) ?(?:[\w-]+ ?){0,3}$/i,
    ownsReason: true,
    benefits: ['nobody counts on me then'],
    criteria: [
      main('Until when it lasts is shown to whoever turns to {the actor} meanwhile.'),
      refusal('Nothing new is planned for {the actor} during that time.'),
      edge('What was agreed for that time before is named before {the actor} confirms.'),
      edge('{The actor} can end it earlier.'),
    ],
    questions: ['How long may it last?'],
  },
  {
    name: 'shared out among some',
    takes: ['unknown', 'place', 'goods', 'seat', 'device', 'right'],
    decisive:
      /^share (?:(?:an?|the|my|our|one) )?(?<thing>(?!costs?\b|work\b|taxi\b|lift\b|ride\b)(?:[\w-]+ )?(?:plots?|rooms?|desks?|lockers?|cabins?|tents?|gardens?|berths?|stalls?|cards?|boxes|box|seats?|passe?s?|keys?|subscriptions?|memberships?|beds?|cars?|machines?|tools?|table|office|garage|kennel)) (?:between|among|amongst|with (?:an?other|two|three|several|a second|my (?:[a-z]+ )?(?:neighbou?r|friend|sister|brother|partner|family|wife|husband|colleague)))\b/i,
    ownsReason: true,
    benefits: ['each of them pays only a part'],
    criteria: [
      main('All who share {the one} are listed with it.'),
      refusal('{A one} {who} is shared cannot be given to anybody else.'),
      edge('When one of them leaves, the others keep {the one}.'),
    ],
    questions: ['Who pays for {the one}, and who answers for it?'],
  },
  {
    name: 'app locked',
    decisive:
      /^(?:lock|unlock|protect|secure|open) (?:the|my|our) (?<thing>app|diary|journal|notes?|profile|account|screen|phone|tablet|till) (?:with|by) (?:(?:an?|the|my) )?(?:fingerprints?|pin|code|face(?: id)?|password|passcode|pattern)\b/i,
    ownsReason: true,
    benefits: ['nobody else reads what is mine'],
    criteria: [
      main('Nothing of {the one} is shown before it is unlocked.'),
      refusal('What does not fit opens nothing.'),
      edge('When it cannot be read, another way to unlock is offered.'),
      edge('Whoever leaves {the one} has to unlock it again on coming back.'),
    ],
    questions: ['After how long is it locked again?', 'What happens after several wrong tries?'],
  },
  {
    name: 'in an order',
    decisive:
      /^(?:use|see|get|have) .*\b(?:list|lists|overview|calendar|table|plan|board|menu|queue|report|timetable|catalogue|catalog)\b.* (?:sorted|ordered|arranged|grouped) by (?<other>(?!hand\b|date and\b)(?:the |their |its )?[\w'-]+(?: [\w'-]+)?)$/i,
    use: 'see',
    criteria: [
      main('What has the same {other} stands together.'),
      refusal('What has no {other} is listed at the end.'),
      edge('What is added later stands at its place in this order.'),
    ],
    benefits: [],
    questions: ['In which order stands what has the same {other}?'],
  },
  {
    name: 'narrowed to one',
    decisive:
      /^(?:use|see|get|have) .*\b(?:list|lists|overview|calendar|table|plan|board|menu|report|timetable|catalogue|catalog|map|feed)\b.* filtered by (?<other>(?:the |their |its )?[\w'-]+(?: [\w'-]+)?(?: (?:and|or) [\w'-]+)?)$/i,
    use: 'see',
    criteria: [
      main('Only what belongs to the {other} that was chosen is shown.'),
      refusal('When nothing fits, {the actor} is told so.'),
      edge('{The actor} can have everything shown again.'),
    ],
    benefits: [],
    questions: ['Can more than one be chosen at a time?'],
  },
  {
    name: 'called off in time',
    decisive: new RegExp(
      `^(?:cancel|call off|withdraw|sign (?:off|up|in)|opt out|unsubscribe|step back|say (?:no|yes)|decline|drop out|change|order|book|register|answer|reply|join|swap) ${UNTIL}(?: .+)?$`,
      'i',
    ),
    ownsReason: true,
    benefits: [
      { text: 'nobody waits for me in vain', when: CALLED_OFF },
      { text: 'I do not have to decide too early', unless: CALLED_OFF },
    ],
    criteria: [
      refusal('Once that time is over, it is refused with a message that names the time.'),
      main('What was cancelled is shown as cancelled, and whoever counts on it is told.', { when: CALLED_OFF }),
      main('The time that is left is shown until then.', { unless: CALLED_OFF }),
      edge('What was cancelled can be booked by somebody else.', { when: CALLED_OFF }),
      edge('{The actor} can change it until then.', { unless: CALLED_OFF }),
    ],
    questions: [{ text: 'What happens to money that was paid already?', when: CALLED_OFF }],
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
    takes: ['unknown', 'case', 'event', 'place', 'goods', 'document', 'seat', 'collection', 'process'],
    decisive:
      /^(?:mute|silence) (?:(?:an?|the|my|our|all|single|certain) )*(?<thing>(?!(?:[\w'’-]+ )?(?:notif|messag|alert|alarm|remind))(?:[\w'’-]+ )?[\w-]+)(?=$| (?:during|while|in|that|which|who|for|until|of|in|without|with)\b)/i,
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
