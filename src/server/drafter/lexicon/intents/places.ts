import { edge, main, refusal, type Intent } from './intent.ts';

/** What stands on a map. */
const MAP = /\bmaps?\b/i;

/** Places by how much there is. */
const HEAT_MAP = /\bheat ?maps?\b/i;

/** It is places that stand there. */
const PLACES = /\b(?:places|locations|spots) (?:marked )?on (?:a|the) map\b/i;

/** It is seats that are chosen there. */
const SEATS = /\bseat(?:s|ing)? (?:map|plan)s?\b|\bseats?\b.*\bmap\b/i;

/** Somebody says where it is. */
const SET_THERE =
  /\b(?:mark|pin|set|choose|pick|drop|place|enter)\b.*\b(?:place|location|spot|position|point)\b.*\bmap\b/i;

/** Where something is. */
export const LOCATE: Intent = {
  name: 'locate',
  decisive:
    /^(?:see|show|view|find|have|mark|display|put|use|look up|track|follow|watch)\b(?!.*\b(?:that|which) (?:is|are)\b).*\bon (?:a|the) map\b/,
  isTool: true,
  nouns: 'map,location,distance',
  // "add a note to a rack nearby": the place of the note is not asked for.
  cue: /\b(on (?:a|the) map|(?<! (?:to|with|by|from|at) (?:an?|the|some|any|another) (?:[\w-]+ ){1,3})nearby|near me|nearest|closest|gps)\b/,
  use: 'see',
  benefits: [{ text: 'I do not have to search for {object}', unless: /\b(?:timeline|history)\b/i }],
  criteria: [
    main('The colours show where there is much and where there is little.', { when: HEAT_MAP }),
    refusal('A place for which there are no figures has no colour.', { when: HEAT_MAP }),
    edge('What each colour stands for is shown beside the map.', { when: HEAT_MAP }),
    main('The place of {the one} is shown with the time of the last news.', {
      when: /\b(?:where|position|live|follow|track)\b/i,
    }),
    refusal('Outside working hours the place of {the one} is not shown.', { of: ['person'] }),
    main('{Units} that are free and {units} that are taken can be told apart on the map.', {
      of: ['seat'],
      when: SEATS,
    }),
    refusal('{A one} {who} is taken already cannot be chosen on the map.', { of: ['seat'], when: SEATS }),
    edge('The map shows {a one} as free again once it is given back.', { of: ['seat'], when: SEATS }),
    main('Choosing {a one} on the map opens its details.', {
      notOf: ['person', 'collection'],
      when: MAP,
      unless: SEATS,
    }),
    refusal('When there is no news of {the one}, its last known place is shown with the time.', {
      when: MAP,
      of: ['own'],
      notOf: ['place', 'person', 'collection'],
    }),
    refusal('{A one} whose place is not known is listed beside the map.', {
      when: MAP,
      notOf: ['collection', 'own'],
      unless: new RegExp(`${PLACES.source}|${SEATS.source}|${SET_THERE.source}`, 'i'),
    }),
    refusal('A place outside the map cannot be chosen.', { when: SET_THERE }),
    edge('{The actor} can move the mark before confirming.', { when: SET_THERE }),
    edge('{A one} {who} was called off or moved is shown on the map as such.', { of: ['event'], when: MAP }),
    edge('{Units} at the same place can be told apart on the map.', {
      when: MAP,
      notOf: ['collection', 'person', 'own'],
      unless: new RegExp(`${PLACES.source}|${SEATS.source}|${SET_THERE.source}`, 'i'),
    }),
    edge('The map shows the new place after {the one} has been moved.', {
      when: MAP,
      of: ['goods', 'person', 'device'],
    }),
    refusal('{A one} whose place is not known is shown without one.', { unless: MAP }),
    edge('After a change the new place of {the one} is shown.', { unless: MAP, notOf: ['place'] }),
    refusal('{An actor} who does not share a position can enter a place instead.', {
      when: /\b(?:near|nearby|closest|distance|gps|around)\b/i,
    }),
  ],
  questions: [
    { text: 'Which {units} belong on the map?', unless: /\b(?:all|every|of the)\b|\bseats?\b/, notOf: ['person'] },
  ],
};

/** Which way to go. */
export const ROUTE: Intent = {
  name: 'route',
  isTool: true,
  verbs: 'navigate to',
  nouns: 'route,itinerary,direction,directions,round trip',
  cue: /\b(?:shortest|best|fastest) (?:route|way|tour|round)\b|\bplan (?:my|a|the|their) route\b/i,
  decisive:
    /^find (?:my|their|his|her|the|one's) way (?:to|from|through|around)\b|\b(?:shortest|quickest|best|fastest) (?:route|way|tour|round)\b|^plan (?:my|a|the|their) route\b/i,
  use: 'see',
  benefits: [
    { text: 'I do not work out the order of {units} myself', unless: /\b(?:route|way|directions?) (?:to|from) /i },
    { text: 'I do not have to search on the spot', when: /\b(?:route|way|directions?) (?:to|from) /i },
    { text: 'I spend less time on the road', when: /\b(?:short|quick|fast|best|order|sort|plan|tour|stops?)/i },
  ],
  criteria: [
    main('The route shows how long it is and how long it takes.', { of: ['unnamed'] }),
    refusal('When no way fits, {the actor} is told so instead of being led another way.', { of: ['unnamed'] }),
    edge('{The actor} can begin the route at any place.', { of: ['unnamed'] }),
    main('The {units} are listed in the order in which {the actor} comes to them.', { notOf: ['person'] }),
    main('The length of the whole route is shown before {the actor} sets out.', {
      when: /\b(?:short|drive|km|mile|fast|less|long)/i,
    }),
    refusal('{A one} without an address is named and left out of the route.', { notOf: ['person', 'place'] }),
    refusal('Where there is no way between two {units}, {the actor} is told so.', { of: ['place'] }),
    edge('The order of the {units} changes when {a one} is added or dropped.', { notOf: ['person'] }),
    edge('{The actor} can put the {units} into another order.', { notOf: ['person'] }),
    edge('A route with only one {unit} leads there and back.'),
  ],
  questions: [
    'Where does the route begin and end?',
    { text: 'Must some {units} be visited at a fixed time?', unless: /\b(?:time|o'clock|am|pm)\b/i },
  ],
};
