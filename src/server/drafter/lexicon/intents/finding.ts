import { COMPARE } from './comparing.ts';
import { edge, main, refusal, type Intent } from './intent.ts';
import { LOCATE, ROUTE } from './places.ts';

/** What is asked about calls for somebody to act. */
const TO_BE_SEEN_TO =
  /\b(?:missing|overdue|unpaid|open|low|late|due|broken|owes?|paid|expired?|empty|waiting|failed|stuck|unanswered|damaged)\b/i;

/** What there is until somebody takes it; "the depth of every free berth" is none of it. */
const LEFT_OVER =
  /(?<!\b(?:for|of|at|per|by|with|from) (?:every|each|all(?: the)?) )\b(?:remaining|free|vacant|leftover|left-over|spare|unsold|unused) (?:\w+ )?(?:seats?|places?|spots?|spaces?|beds?|rooms?|tables?|slots?|stock|items?|copies|tickets?|berths?)\b/i;

/** Only some of a kind are meant, and only as long as something holds for them. */
const HOLDS_FOR_NOW =
  /\b(?:who|that|which) (?:are|is|have|has|still|need|needs|were|was|do|does|haven|hasn|aren|isn|don|doesn)\b|\b(?:overdue|unpaid|unread|unanswered|pending|expiring)\b/i;

/** It stands above the rest. */
const PINNED = /\bpin(?:s|ned|ning)?\b/i;

/** "have allergens filtered out": what is named is what goes. */
const LEFT_OUT = /\bfilter(?:s|ed|ing)? (?:[\w-]+ ){0,4}?out\b/i;

/** Ideas about getting at what is there: search, filter, sort, compare, see, choose. */
export const FINDING: readonly Intent[] = [
  {
    name: 'search',
    isTool: true,
    verbs: 'search,search through,find,look up,locate,browse,discover',
    nouns: 'search,finder,lookup,search box,search bar,search field',
    use: 'use',
    benefits: [
      'I do not have to go through all {units}',
      { text: 'I find {a one} while somebody is waiting', when: /\b(?:desk|on the phone|waiting|queue|counter)\b/i },
      { text: 'I do not have to know where {object} {is} kept', notOf: ['person'] },
    ],
    criteria: [
      refusal('When nothing is found, a message says so, and the words typed stay in place.', { of: ['unnamed'] }),
      edge('Small and capital letters find the same.', { of: ['unnamed'] }),
      main('Each {unit} {who} was found can be opened from the results.'),
      main('The results show enough of {a one} to tell it from the others.', { notOf: ['person'] }),
      refusal('When no {one} is found, a message says so and the words typed stay in place.'),
      edge('A part of the word is enough to find {a one}.', {
        when: /\b(?:search|look up|name|title|word|text|number)\w*\b/i,
        unless: /\b(?:part|beginning|first letters?|ids?|codes?|barcodes?|digits)\b/i,
      }),
      edge('Small and capital letters find the same {units}.'),
      edge('{An actor} who opens {a one} and returns finds the same results.'),
    ],
    questions: [{ text: 'By which details should {units} be found?', unless: /\b(?:by|with)\b/ }],
  },
  {
    name: 'filter',
    isTool: true,
    verbs: 'filter,filter out,narrow down,segment',
    nouns: 'filter,facet',
    decisive:
      /^(?:use|have|add|see|get) .+ as an? (?:[\w-]+ )?filters? (?:for|of|in|on) (?:(?:the|all|our) )*(?<thing>[\w-]+(?: [\w-]+)?)$/i,
    use: 'use',
    benefits: ['I see only what matters to me'],
    criteria: [
      main('Two filters together list only the {units} that match both.', {
        when: /\b(?:and|combin)/i,
        unlessSaid: /\bmatch both\b/,
      }),
      main('How many were left out is shown.', { when: LEFT_OUT }),
      edge('What was left out can be shown again.', { when: LEFT_OUT }),
      main('The number of {units} that match is shown.', { unless: LEFT_OUT }),
      main('The filter in use is shown above the {units}.', { unless: LEFT_OUT }),
      refusal('{A one} {who} does not match is not listed.', { unless: LEFT_OUT }),
      refusal('When no {one} matches, the list says so and offers to clear the filter.', { unless: LEFT_OUT }),
      edge('All {units} are listed again once the filter is cleared.', { unless: LEFT_OUT }),
      edge('{An actor} who opens {a one} and returns finds the {units} filtered as before.', { unless: LEFT_OUT }),
    ],
    questions: [{ text: 'Can filters on {units} be combined?', unless: /\b(?:and|combin|several|multiple)/ }],
  },
  {
    name: 'sort',
    isTool: true,
    verbs: 'sort,rank,order by,prioritise,prioritize,reorder',
    nouns: 'sorting,sort order',
    cue: /\bsort(ed|able|ing)?\b/,
    use: 'use',
    benefits: [{ text: 'I see at once what comes first', when: /\bsort/i }],
    criteria: [
      main('{An actor} can turn the order of the {units} round.', { when: /\bsort/i }),
      main('What the {units} are sorted by is shown above them.'),
      refusal('{A one} without a value to sort by is listed at the end.'),
      edge('{Units} with the same value are listed in the order in which they were added.'),
      edge('{A one} {who} is added later appears at its place in the order.', { notOf: ['person'] }),
      edge('The chosen order of {units} is still in place when {the actor} comes back.'),
    ],
    questions: [
      { text: 'In which order do {units} stand before anybody sorts them?', unless: /\b(?:by|first|last)\b/ },
    ],
  },
  {
    name: 'ranking',
    nouns: 'ranking,leaderboard,league table,scoreboard,high score,top list,best list',
    use: 'see',
    benefits: ['it shows who has done most', 'I see where I stand', 'nobody has to work out the places by hand'],
    criteria: [
      main('Each row shows the place, the name and what it was reached with.'),
      edge('Whoever has reached the same shares the place.'),
      refusal('Whoever does not want to be listed is left out.'),
      edge('A result that is corrected later changes the order.'),
      refusal('As long as nobody has a result, that is said instead of an empty list.'),
    ],
    questions: [
      { text: 'Over which time is counted?', unless: /\b(?:week|month|season|year|day|race|event)/i },
      'Who may see the names?',
    ],
  },
  COMPARE,
  LOCATE,
  ROUTE,
  {
    name: 'recommend',
    by: 'product',
    isTool: true,
    verbs: 'recommend,suggest,suggest to,suggest for,recommend to,recommend for',
    nouns: 'recommendation,suggestion,match',
    decisive: /^have (?!.*\bnot (?:suggested|recommended)).+ (?:suggested|recommended)(?! (?:by|to) )\b/,
    cue: /\b(?:recommend|that (?:fit|match|suit)s?)\b/i,
    use: 'get',
    benefits: [
      'I come across {units} that I would not have looked for',
      'I do not go through all {units} to find one that fits',
    ],
    criteria: [
      main('Each suggestion is shown with the reason for it.', { of: ['unnamed'] }),
      refusal('What {the actor} has turned down is not suggested again.', { of: ['unnamed'] }),
      edge('When nothing fits, {the actor} is told so.', { of: ['unnamed'] }),
      main('Each suggested {unit} is shown with the reason for the suggestion.'),
      main('A suggested {unit} can be opened from there.'),
      refusal('{A one} {who} {the actor} has turned down is not suggested again.'),
      refusal('{A one} {who} is no longer available is not suggested.'),
      edge('When no {one} fits, {the actor} is told so instead of being shown any other.'),
      edge('{A one} {who} {the actor} has already is not suggested.', { notOf: ['person'] }),
    ],
    questions: [
      { text: 'What should the choice of {units} be based on?', unless: /\bbased on|\bby\b|\bfor the\b|\bfit\b/ },
    ],
  },
  {
    name: 'favourite',
    isTool: true,
    verbs: 'bookmark,favourite,favorite,pin,star',
    nouns: 'favourite,favorite,bookmark,wishlist,wish list,watchlist,shortlist,pin',
    decisive:
      /^(?:mark|save|choose|add|keep|set) (?:(?:an?|my|our|their|the) )?favou?rites? (?<thing>[\w-]+(?: [\w-]+)?)(?=$|,| (?:and|so|to|in|on|for)\b)|\b(?:as|to|among|on|onto) (?:(?:a|an|my|their|the) )?(?:favou?rites?|bookmarks?|wish ?list|shortlist|watch ?list)\b(?! (?:link|page|view|screen|report|e-?mail)\b)/i,
    use: 'use',
    benefits: ['I come back to {a one} without searching again', 'I have the {units} that I use most at hand'],
    criteria: [
      main('{A one} {who} is pinned stands above the others.', { when: PINNED }),
      edge('{The actor} can unpin {a one} at any time.', { when: PINNED }),
      main('{A one} {who} was chosen is still listed the next time {the actor} signs in.', {
        unless: PINNED,
      }),
      main('{The actor} sees on {a one} whether it is among the chosen ones.', { notOf: ['person'] }),
      refusal('{A one} {who} is no longer available stays listed and is shown as such.'),
      refusal('Nobody else sees which {units} {the actor} has chosen.'),
      main('{The actor} comes back to a chosen place from a list.', { of: ['unnamed'], when: /\bbookmarks?\b/i }),
      refusal('Nobody else sees what {the actor} has chosen.', { of: ['unnamed'] }),
      edge('{The actor} can take it off the list again.', { of: ['unnamed'] }),
      edge('Choosing the same {one} twice lists it once.', { notOf: ['person'] }),
      edge('{The actor} can take {a one} off the list again.'),
    ],
    questions: [],
  },
  {
    name: 'see',
    verbs: 'see,view,show,display,read,open,look at,preview,list,know,understand,look,hear,find out,go through,watch',
    nouns:
      'wi-fi password,wifi password,door code,gate code,list,page,view,screen,calendar,timeline,timetable,preview,profile,feed,gallery',
    decisive: /^(?:check|see|know|show) (?:whether|if|which|what|when|where|how (?!many|far))\b/,
    use: 'see',
    benefits: [
      { text: 'I know whom to turn to', when: /\bwho\b/i, of: ['asked'] },
      { text: 'I know whom to remind', when: /\bwho\b.*\b(?:not|owes?|late|missing|unpaid|overdue)\b/i, of: ['asked'] },
      { text: 'I can plan around it', when: /\bwhen\b/i, of: ['answer'] },
      { text: 'I know what I can do about it', when: /\bwhy\b/i, of: ['answer'] },
      { text: 'I can reckon with the right number', when: /\bhow (?:many|much)\b/i, of: ['asked'] },
      { text: 'I can see to the {units} in time', when: TO_BE_SEEN_TO, of: ['asked'], notOf: ['person'] },
      { text: 'I do not go in vain', when: /\bbefore (?:they|I|we) (?:leave|go|come|set out|travel|drive|arrive)\b/i },
      {
        text: 'I can decide with that in mind',
        when: /\bbefore (?:they|I|we) (?:buy|order|book|pay|decide|choose|sign|rent|accept)\b/i,
      },
      {
        text: 'I know beforehand what it costs me',
        when: /\b(?:prices?|costs?|fees?)\b/i,
        unless: /\b(?:last|past|previous|development|over)\b/i,
        of: ['money'],
      },
      {
        text: 'I notice a change in time',
        when: /\b(?:last|past) (?:\w+ )?(?:days|weeks|months|years|visits|runs)|\bper (?:day|week|month|year)|over time|trend|curve/i,
        notOf: ['asked'],
      },
    ],
    criteria: [
      main('The reason is shown with the day and the name of whoever decided.', {
        of: ['answer'],
        when: /\bwhy .*\b(?:refused|rejected|declined|turned down|denied|cancelled)\b/i,
      }),
      main('The number goes down as soon as one of them is taken.', { when: LEFT_OVER, notOf: ['person', 'asked'] }),
      refusal('When no {one} is left, that is said instead of a number.', {
        when: LEFT_OVER,
        notOf: ['person', 'asked'],
      }),
      edge('What is given back is counted as free again.', { when: LEFT_OVER, notOf: ['person', 'asked'] }),
      refusal('When there is no {unit} to show, {the actor} is told so.', {
        of: ['several'],
        notOf: ['asked', 'own'],
        unless: LEFT_OVER,
      }),
      refusal('As long as there is no {unit}, {the actor} reads that instead of an empty page.', {
        of: ['own'],
        notOf: ['asked', 'person'],
        when: /\b(?:my|our|their) (?:[\w-]+ )*[\w-]+s\b/i,
        unless: LEFT_OVER,
      }),
      refusal('As long as {mass} is not known, {the actor} is told so.', {
        notOf: ['asked', 'person', 'media', 'collection'],
      }),
      edge('When {the one} changes before {the actor} confirms, the new one is shown.', {
        when: /\b(?:price|fee|cost|amount|rate)s?\b.*\b(?:before|while|when|until|at) .*\b(?:book|order|buy|pay|confirm|check|rent|reserv|sign|accept|purchas|charg)/i,
        of: ['money'],
      }),
      edge('When {the one} changes, {the actor} sees the new state.', {
        of: ['figure'],
        notOf: ['collection', 'money', 'asked', 'media', 'person', 'several'],
        unless: LEFT_OVER,
      }),
      edge('{A unit} for which this no longer holds is no longer listed.', {
        of: ['several'],
        notOf: ['collection', 'money', 'asked', 'person'],
        when: HOLDS_FOR_NOW,
        unless: LEFT_OVER,
      }),
      edge('{A unit} {who} is added later is shown as well.', {
        of: ['several'],
        notOf: ['collection', 'money', 'asked', 'person'],
        unless: LEFT_OVER,
      }),
    ],
    questions: [],
  },
];
