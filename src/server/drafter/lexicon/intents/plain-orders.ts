import { edge, main, refusal, type Intent } from './intent.ts';
import { order } from './order-pattern.ts';

const PEOPLE_IN_CHARGE =
  /\b(?:waiters?|waitress(?:es)?|drivers?|trainers?|teachers?|nurses?|cleaners?|housekeepers?|technicians?|mechanics?|agents?|editors?|reviewers?|inspectors?|gardeners?|sitters?)\b|\b(?:tickets?|tasks?|cases?|jobs?|requests?|leads?|calls?)\b.* to (?:an? |the |another |my )?(?:[\w-]+ )?(?:colleagues?|agents?|technicians?|mechanics?|lawyers?|advis[eo]rs?|clerks?|helpers?|members?|people)\b/i;

const URGENT_FIRST: Intent['benefits'] = [
  {
    text: 'what is urgent comes first',
    when: /\b(?:jobs?|tasks?|stops?|tickets|orders|requests?|cases?|visits)\b/i,
  },
  {
    text: 'what matters most stands first',
    unless: /\b(?:jobs?|tasks?|stops?|tickets|orders|requests?|cases?|visits)\b/i,
  },
];

const IN_NEW_ORDER: Intent['criteria'] = [
  main('The {units} stand in the new order for everybody who sees them.'),
  refusal('A new order changes nothing else about the {units}.'),
  edge('A {unit} that is added later stands at the end until it is moved.', { notOf: ['person'] }),
  edge('A {unit} who is added later stands at the end until they are moved.', { of: ['person'] }),
  edge('{The actor} can go back to the order before.'),
];

/** "the number of guests" counts them; "the number of a room" is its name. */
const OF_MANY =
  "(?= (?:of|for) (?:(?!(?:an?|each|every|for|of|in|on|at|to|with|by|from|per)\\b)[\\w'-]+ ){0,3}?(?:[\\w-]*[^\\W_uis]s|people|children|women|men|staff)\\b)";

/** What is planned, filled and handed on with any product: times, numbers, places and who takes part. */
export const PLAIN_ORDERS: readonly Intent[] = [
  {
    name: 'new time',
    takes: ['event', 'case', 'process'],
    decisive: order({
      deed: 'change|edit|adjust|update|correct|move|set a new',
      of: '(?:(?:start|starting|end|begin|beginning|departure|arrival|pick-?up) )?(?:times?|dates?|days?|start|end|date and time|time and place)',
    }),
    ownsReason: true,
    benefits: ['nobody comes at the wrong time'],
    criteria: [
      main('Whoever the {unit} concerns is told the old and the new time.'),
      refusal('A time that is over already is refused.'),
      refusal('A time at which {the one} would overlap another is refused with the name of the other.', {
        of: ['event'],
      }),
      edge('{The one} no longer stands at the old time in any list or calendar.'),
    ],
    questions: ['Until when before it begins may the time be changed?'],
  },
  {
    name: 'order of entries',
    decisive: order({
      deed: 'change|set|choose|edit|adjust|rearrange|decide|define',
      of: '(?:display |sort )?(?:order|sequence)',
    }),
    ownsReason: true,
    benefits: URGENT_FIRST,
    criteria: IN_NEW_ORDER,
    questions: [],
  },
  {
    name: 'put in order by hand',
    decisive: order({
      deed: 're-?order|rearrange|arrange|sort|re-?sort|order',
      rest: ' (?:by|with|using|via) (?:drag|hand|dragging|drag[- ]and[- ]drop)',
    }),
    ownsReason: true,
    benefits: URGENT_FIRST,
    criteria: IN_NEW_ORDER,
    questions: [],
  },
  {
    name: 'how many',
    decisive: order({
      deed: 'change|edit|update|adjust|correct|alter|set|define',
      of: `(?:amount|quantity|number${OF_MANY})`,
    }),
    ownsReason: true,
    benefits: ['nobody reckons with the wrong number'],
    criteria: [
      main('The new number is shown to everybody who has to reckon with it.'),
      refusal('A number that is not possible is refused with the lowest and the highest that is.'),
      main('What depends on the number, such as a price, is worked out anew before {the actor} confirms.', {
        when: /\b(?:tickets?|guests?|people|persons?|participants?|items?|products?|nights?|seats?|licen[cs]es?|users?)\b/i,
      }),
      edge('When {the actor} does not confirm, the number stays as it was.'),
    ],
    questions: ['Until when may the number be changed?'],
  },
  {
    name: 'most or least',
    takes: ['person', 'event', 'case', 'goods', 'seat', 'money', 'document', 'media'],
    decisive: order({
      deed: 'set|define|choose|change|enter|decide|fix',
      of: '(?:maximum|max|highest)(?: number| amount)?',
    }),
    ownsReason: true,
    benefits: ['there are never more than can be dealt with'],
    criteria: [
      main('It is shown how many {units} are there and how many are still possible.'),
      refusal('One more than the maximum is refused with a message that names it.'),
      edge('When the maximum is set below what is there already, nothing is removed.'),
    ],
    questions: ['Who may go past the maximum?'],
  },
  {
    name: 'withdrawn',
    decisive: order({
      deed: 'withdraw|take back|retract|pull back',
      thing:
        '(?:[\\w-]+ )?(?:applications?|requests?|offers?|bids?|proposals?|claims?|reports?|complaints?|submissions?|nominations?|objections?|quotes?|suggestions?|entries|entry)',
    }),
    ownsReason: true,
    benefits: ['nobody spends time on what I no longer want'],
    criteria: [
      main('Whoever deals with {the one} sees that it was withdrawn, with the day.'),
      refusal('{A one} that has been decided already can no longer be withdrawn.'),
      edge('{The actor} is asked to confirm before {the one} is withdrawn.'),
    ],
    questions: ['Can {the one} be handed in again later?'],
  },
  {
    name: 'several signed up for',
    takes: ['event', 'process', 'unknown'],
    decisive: order({
      deed: '(?:sign up|register|enrol|enroll) (?:for|to|in) (?:more than one|several|multiple|many)',
    }),
    ownsReason: true,
    benefits: ['I do not have to go through the same steps for each {unit}'],
    criteria: [
      main('Each {unit} that {the actor} has chosen is listed before confirming.'),
      refusal('A {unit} that overlaps another one chosen is refused with the names of both.', { of: ['event'] }),
      refusal('A {unit} that is full meanwhile is named, and the others are kept.'),
      edge('A single {unit} can be taken off again without the others.'),
    ],
    questions: ['How many {units} may somebody sign up for?'],
  },
  {
    name: 'guest brought along',
    takes: ['person'],
    decisive: order({ deed: 'bring(?: along)?' }),
    ownsReason: true,
    benefits: ['I do not have to come alone'],
    criteria: [
      main('{The one} is listed by name together with {the actor} who brings them.'),
      refusal('When no place is left for {a one}, {the actor} is told so beforehand.'),
      edge('When {the actor} cancels, the place of {the one} is free again as well.'),
    ],
    questions: ['How often may {an actor} bring {a one}?', 'Does {the one} have to pay?'],
  },
  {
    name: 'for somebody else',
    decisive:
      /^(?:book|order|reserve|register|sign up|buy|pay|cancel|request) (?:[\w' -]{1,40} )?for (?:(?:an?|their|my|his|her|our|other|another|somebody|someone) )(?<thing>friends?|child|children|kids?|colleagues?|family members?|relatives?|partners?|spouse|teammates?|grandparents?|parents?)$/i,
    benefits: [],
    criteria: [
      main('It is shown who it is for and who has arranged it.'),
      refusal('Without the name of {the one} nothing is sent off.'),
      edge('{The actor} can change or cancel what they have arranged for {the one}.'),
    ],
    questions: ['Is {the one} told about it as well?'],
  },
  {
    name: 'sold on',
    decisive: order({ deed: 'resell|re-sell|sell on' }),
    ownsReason: true,
    benefits: ['the money is not lost when I cannot use {the one}'],
    criteria: [
      main('{A one} that is for sale again is shown to others with its price.'),
      refusal('{A one} that was sold on no longer lets {the actor} in.', { of: ['seat'] }),
      refusal('{A one} that was sold on no longer belongs to {the actor}.', { notOf: ['seat'] }),
      edge('{The actor} can take the offer back as long as nobody has bought {the one}.'),
    ],
    questions: ['At what price may {a one} be sold on?', 'Until when can {a one} be sold on?'],
  },
  {
    name: 'notice given',
    decisive: /^(?:give|hand in|submit) (?:my |their |the )?notice(?= |$)(?! (?:of|to|about|when|that)\b)/i,
    ownsReason: true,
    benefits: ['I have it confirmed without a letter'],
    criteria: [
      main('The earliest possible last day is shown before {the actor} confirms.'),
      refusal('A last day before that is refused with the period that has to be kept.'),
      edge('{The actor} receives a confirmation with the last day and the day on which notice was given.'),
    ],
    questions: ['How long is the period of notice?'],
  },
  {
    name: 'series set up',
    takes: ['event', 'process'],
    decisive: order({
      deed: 'create|set up|plan|add|schedule|book|make|have|use',
      thing: '(?:[\\w-]+ )??(?<thing>[\\w-]+) series',
      named: true,
    }),
    ownsReason: true,
    benefits: ['I do not set up each {unit} by itself'],
    criteria: [
      main('All dates of the series are listed before {the actor} confirms.'),
      refusal('A date on which it is not possible is named with the reason.'),
      edge('A single {unit} of the series can be moved or cancelled without the others.'),
      edge('A change to the whole series leaves {units} of the past as they were.'),
    ],
    questions: ['When does the series end?'],
  },
  {
    name: 'next step',
    decisive:
      /^move (?:(?:an?|the|my|their|several|single) )?(?<thing>(?:[\w-]+ ){0,2}[\w-]+) (?:to|into|on to|onto) (?:the|another|an?) (?:(?:next|previous|following|different|other|new) )?(?:step|stage|phase|status)\b/i,
    benefits: [],
    criteria: [
      main('{The one} is listed under the new step only.'),
      main('The day and the name of whoever moved {the one} are shown with the step.'),
      refusal('When somebody else has moved {the one} meanwhile, {the actor} is told so before anything is changed.'),
      edge('{The one} can be moved back to the step before.'),
    ],
    questions: ['Is anybody told when {a one} reaches a certain step?'],
  },
  {
    name: 'given a place',
    takes: ['goods', 'place', 'seat', 'device'],
    decisive: order({ deed: 'assign|allocate|reassign|allot' }),
    ownsReason: true,
    benefits: [
      {
        text: 'nobody has to ask who takes care of which {unit}',
        when: PEOPLE_IN_CHARGE,
        of: ['goods', 'place', 'seat'],
      },
      { text: 'nobody counts on the same {unit}', unless: PEOPLE_IN_CHARGE },
    ],
    criteria: [
      main('It is shown with each {unit} whom or what it was assigned to.'),
      refusal('{A one} that is taken already cannot be assigned a second time for the same time.', {
        unless: PEOPLE_IN_CHARGE,
      }),
      refusal('{A one} that is assigned to nobody is shown as open.', { when: PEOPLE_IN_CHARGE }),
      edge('Once something else is assigned, the first {unit} is free again.', {
        unless: PEOPLE_IN_CHARGE,
      }),
      edge('Once {the one} was given to somebody else, the first person no longer has it on the list.', {
        when: PEOPLE_IN_CHARGE,
      }),
    ],
    questions: [],
  },
  {
    name: 'person taken off',
    takes: ['person'],
    decisive: order({
      deed: 'remove|take|delete|drop|take off',
      rest: ' (?:from|off|out of) (?<other>(?!an?y|all\\b)(?:the|an?|my|our|their|his|her|this) [\\w-]+(?: [\\w-]+)?)',
    }),
    ownsReason: true,
    benefits: ['nobody counts on {the one} any more'],
    criteria: [
      main('{The one} is no longer listed for {other}.'),
      refusal('Nothing is changed until {the actor} has confirmed.'),
      edge('{The one} is told about it.', { unless: /\bwaiting list\b/i }),
      edge('Those who stand behind {the one} on the list move up.', { when: /\bwaiting list\b/i }),
      edge('What was entered for {the one} before can still be looked up.'),
    ],
    questions: [],
  },
];
