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
  '(?:loan|rental|courtesy|replacement|spare|substitute|hire|stand-in) (?!fees?\\b|prices?\\b|costs?\\b|plans?\\b|agreements?\\b|contracts?\\b|periods?\\b|parts?\\b|keys? (?:list|log)\\b|terms\\b|statistics\\b|requests?\\b|lists?\\b|short-?lists?\\b|budgets?\\b|candidates?\\b|overviews?\\b)[\\w-]+';

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
    name: 'done by another person',
    decisive: /^let (?<thing>another person|someone else|somebody else) (?:\w+)\b/i,
    ownsReason: true,
    benefits: [
      {
        text: 'nothing is left lying while I am away',
        when: /\b(?:away|holidays?|vacation|absent|ill|sick|leave|travelling)\b/i,
      },
      'I do not have to be there myself',
    ],
    criteria: [
      main('The other person needs no password of {the actor} for it.'),
      edge('What the other person has done is shown with their name.'),
      refusal('The other person sees nothing besides.'),
      edge('{The actor} can take this back at any time.'),
    ],
    questions: [{ text: 'Who may be chosen for it?' }],
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
    takes: ['event', 'process'],
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
    name: 'allotted',
    decisive:
      /^(?:get|receive|have|take|collect|claim|pick up|order|borrow|use) (?:only |up to |at most )?(?:an?|one|two|three|four|five|\d+) (?<thing>(?!(?:message|e-?mail|reminder|report|summary|overview|update|newsletter|digest|notification|alert|list|call)s?\b)(?:[\w-]+ )?[\w-]+) (?:an?|per|each|every) (?<other>day|week|month|year|season|term|quarter)$/i,
    criteria: [
      refusal('More than that in one {other} is refused with a message that names the number.'),
      main('{The actor} sees how much is left for the {other}.'),
      edge('With a new {other} the count begins anew.'),
    ],
    benefits: [],
    questions: ['Can what was not used be taken later?'],
  },
  {
    name: 'ahead of the line',
    decisive: /^(?:skip|jump) (?:up |in )?(?:the |a |our )?(?:queue|line|waiting list)\b/i,
    ownsReason: true,
    benefits: ['I do not have to wait as long as the others'],
    criteria: [
      main('{The actor} stands before all who have no such right.'),
      refusal('Whoever has no right to it keeps their place in the line.'),
      edge('Those who have the right stand in the order in which they came.'),
    ],
    questions: ['Who decides who has the right to it?'],
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
    questions: [{ text: 'How long may it last?', unless: /\b(?:up to|at most|no more than|no longer than)\b/ }],
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
    name: 'gets paid',
    takes: ['person', 'unknown', 'event'],
    decisive:
      /^be paid (?:out )?(?:on|every|each|automatically|monthly|weekly|daily|at|within|after|the|once|by|in|for (?:each|every))\b/i,
    benefits: ['I can count on my money'],
    criteria: [
      main('{The actor} sees the amount, the day and what it is for.'),
      refusal('An amount that could not be paid out is listed with the reason.'),
      edge('Where there is nothing to be paid, no payment is made.'),
    ],
    questions: ['Who checks the amounts before they are paid out?'],
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
];
