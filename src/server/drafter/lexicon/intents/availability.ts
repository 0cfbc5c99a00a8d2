import { edge, main, refusal, type Intent } from './intent.ts';

/** When and where the product as a whole can be used. */
export const AVAILABILITY: readonly Intent[] = [
  {
    name: 'available',
    isOrdered: true,
    decisive:
      /^use .+ (?:24\/7|24 hours a day|around the clock|at any time|at all times|day and night|\d[\d.,]* ?% of the time)/,
    benefits: ['I can get to it whenever I need it'],
    criteria: [
      main('When it cannot be reached, those who run it are told at once.'),
      refusal('Before it is taken down for maintenance, {the actor} is told the day and the time.'),
      edge('After an outage nothing that was saved is missing.'),
    ],
    questions: ['When may it be taken down for maintenance?'],
  },
  {
    name: 'without what it needs',
    isOrdered: true,
    decisive:
      /\b(?:keeps? (?:on )?(?:working|running)|(?:stays?|remains?) (?:available|usable|online|up|reachable|accessible)|(?:continues?|goes? on) (?:to work|working|running))\b.* (?:when|if|while|although|even)\b.* (?:down|fails?|offline|out|unavailable|unreachable|slow|breaks?|crash\w*|cannot be reached|does not (?:answer|respond|work))\b/i,
    benefits: ['the work goes on in the meantime'],
    criteria: [
      main('Everything that does not need it can be done as before.'),
      refusal('What cannot be done meanwhile is named, and nothing that was entered is lost.'),
      edge('What had to wait is done as soon as that is over.'),
    ],
    questions: ['What must still work in that time, and what may wait?'],
  },
  {
    name: 'in browsers',
    isOrdered: true,
    decisive: /^use .+ in .*\b(?:[Bb]rowsers?|Firefox|Chrome|Safari|Edge|Opera)\b/,
    benefits: ['I need no other browser for it'],
    criteria: [
      main('Each step can be done in each of these browsers.'),
      refusal('In a browser that is not supported, a message names those that are.'),
      edge('What {the actor} has begun in one browser is there in another as well.'),
    ],
    questions: [{ text: 'Which versions are supported, and for how long?', unless: /\d/ }],
  },
];
