import { edge, main, refusal, type Intent } from './intent.ts';
import { END, order } from './order-pattern.ts';

/** Several of a kind, by their name. */
const PLURAL = "(?:the |our |all |my |their )?(?<thing>(?:[\\w'-]+ )?[\\w'-]+s)";

/** It is sent or made known, and nobody gives it out of their hand. */
const SENT =
  'invoices?|bills?|refunds?|quotes?|reminders?|warnings?|statements?|reports?|letters?|results?|grades?|marks?|news|data|information|versions?|updates?|features?|points?';

/** What one person does with one thing in any product: note a fact, propose another, keep for later, react, name, reset, give free. */
export const PLAIN_ACTS: readonly Intent[] = [
  {
    name: 'fact noted',
    decisive:
      /^(?:note|note down|write down|record|log|enter|jot down|document) (?:that|who(?! (?:is|was|are|were|has been)? ?(?:present|absent|there|here|missing|late|came|comes|attend\w*|turned up)\b)|what|which|when|where|why|how(?! (?:much|many|long|often))|whether) \w/i,
    benefits: [],
    criteria: [
      main('What was noted is shown with the day and the name of {the actor}.'),
      refusal('An empty entry is not saved.'),
      edge('{The actor} can correct or delete it later.'),
      main('Whoever deals with it next sees it without asking.'),
    ],
    questions: [],
  },
  {
    name: 'proposed instead',
    decisive:
      /^(?:suggest|propose) (?:another|a different|a new|an alternative) (?<other>time|date|day|slot|place|price|hour|route|room|venue)\b/i,
    benefits: ['it does not fail because one {other} does not suit'],
    criteria: [
      main('The other side sees the {other} that is proposed beside the first one.'),
      refusal('Until the other side has accepted, the first {other} holds.'),
      edge('{The actor} is told whether it was accepted or declined.'),
    ],
    questions: [],
  },
  {
    name: 'kept for later',
    takes: ['unknown', 'goods', 'place', 'seat', 'document', 'media', 'event', 'case', 'message'],
    decisive: order({
      deed: 'save|keep|remember|put aside',
      rest: '(?: for later| (?:that |which )?(?:I|they|he|she) (?:likes?|liked|wants?|may want)(?: to \\w+)?)',
    }),
    benefits: ['I find {them} again without a search'],
    criteria: [
      main('All {units} that {the actor} has kept are found in one list.'),
      refusal('Keeping the same {one} twice lists it once.'),
      edge('{A one} that is no longer available stays on the list and is shown as such.'),
      edge('{The actor} can take {a one} off the list again.'),
    ],
    questions: [],
  },
  {
    name: 'reaction',
    decisive:
      /^(?:react (?:to|on)|like|upvote|thumb up|give (?:an? )?(?:thumbs?[- ]up|like|heart)s? (?:to|for)) (?:(?:an?|the|my|our|their|each|every) )?(?<thing>(?!(?:i|we|they|to)\b)(?:[\w-]+ )?[\w-]+?)(?=$| (?:with|by|that|which|of|in|from|on|somebody|someone)\b)/i,
    benefits: ['I can answer without writing'],
    criteria: [
      main('The reaction is shown below {the one}, with the number of those who gave the same.', { notOf: ['person'] }),
      refusal('The same reaction of the same {actor} is not counted twice.'),
      edge('{The actor} can take the reaction back.'),
    ],
    questions: [],
  },
  {
    name: 'mixed up',
    decisive: new RegExp(
      `^(?:(?:shuffle|mix up|randomi[sz]e) ${PLURAL}${END}|have ${PLURAL} (?:shuffled|mixed up|randomi[sz]ed)$)`,
      'i',
    ),
    benefits: ['nobody can foresee it'],
    criteria: [
      main('The {units} come in a new order each time.'),
      refusal('No {unit} comes twice or is left out.'),
      edge('Once it has begun, the order stays as it is.'),
    ],
    questions: ['Is the order the same for everybody?'],
  },
  {
    name: 'name chosen',
    decisive:
      /^(?:pick|choose|enter|give (?:myself|themselves|ourselves)|set|think up) (?:(?:an?|my|their|our|its|his|her|the|own) )*(?<thing>(?:(?:nick|user|team|group|display|stage|pet|player) ?)?names?)$/i,
    benefits: ['the others know who is meant'],
    criteria: [
      main('The name is shown wherever {the actor} is listed.'),
      refusal('A name that somebody else has already is refused.'),
      refusal('An empty name is refused.'),
      edge('{The actor} can change the name later.'),
    ],
    questions: [],
  },
  {
    name: 'set back',
    takes: ['unknown', 'figure', 'process', 'document', 'case'],
    decisive: order({
      deed: 'reset|set back',
      thing:
        "(?!(?:[\\w'’-]+ )*(?:passwords?|pins?|codes?|filters?|views?|layout|zoom|forms?|settings?|order|app|connection|map)\\b)(?:[\\w'-]+ ){0,2}?[\\w'-]+",
    }),
    benefits: ['it can begin anew'],
    criteria: [
      main('{The one} begins anew from that moment on.', { notOf: ['person'] }),
      refusal('Nothing is reset before {the actor} has confirmed.'),
      edge('What there was before can still be looked up, with the day of the reset.'),
    ],
    questions: [],
  },
  {
    name: 'given free',
    takes: ['unknown', 'place', 'seat', 'event', 'goods'],
    decisive: order({
      deed: 'release|free up|vacate|give up',
      thing:
        '(?:[\\w-]+ )??(?:desks?|rooms?|places?|spots?|seats?|tables?|berths?|slots?|plots?|beds?|lockers?|bays?|spaces?|courts?|boxes|box|cabins?|stalls?|garages?|bench(?:es)?|kennels?|workplaces?|chargers?|docks?|pitch(?:es)?|lanes?)',
      rest: "(?: (?:that |which )?(?:I|they|he|she) (?:do(?:es)? not|don['’]t|doesn['’]t|no longer|cannot|can['’]t) (?:needs?|uses?))?",
    }),
    benefits: ['somebody else can have {the one}'],
    criteria: [
      main('{The one} is offered to others from that moment on.', { notOf: ['person'] }),
      refusal('Once somebody else has taken {the one}, {the actor} cannot take it back.', { notOf: ['person'] }),
      edge('{The actor} is asked to confirm before {the one} is given free.', { notOf: ['person'] }),
    ],
    questions: ['Until when may {the one} be given free?'],
  },
  {
    name: 'described',
    takes: ['goods', 'place', 'device'],
    decisive: order({ deed: 'describe(?: the (?:condition|state|look|contents?) of)?' }),
    benefits: ['others know what to expect'],
    criteria: [
      main('The description is shown to whoever opens {the one}.', { notOf: ['person'] }),
      refusal('{A one} without a description is marked as such.', { notOf: ['person'] }),
      edge('{The actor} can change the description later.'),
    ],
    questions: [],
  },
  {
    name: 'clocked',
    decisive: /^(?:clock|punch|badge|stamp) (?:in|out|on|off)\b/i,
    benefits: ['my hours are right without a list'],
    criteria: [
      main('The time at which {the actor} came or went is shown at once.'),
      refusal('Clocking in a second time without having clocked out is refused.'),
      edge('A time that was forgotten can be added later and is marked as such.'),
    ],
    questions: ['Who may correct the times?'],
  },
  {
    name: 'drawn on it',
    decisive:
      /^(?:draw|sketch|scribble|paint|mark up) (?:(?:with \w+ )?on|over) (?!(?:[\w-]+ )?(?:savings|budget|account|experience|paper)\b)(?:(?:an?|the|my|our|their|each|every) )?(?<thing>(?:[\w-]+ )?[\w-]+)(?=$|,| (?:where|when|with|to|what|which|for|so|by|before|after|in|of)\b)|^(?:draw|sketch|circle|outline) .+ (?:on|in|over) (?:an?|the|my|our|their|each|every) (?<thing>(?:[\w-]+ )?(?:photos?|pictures?|images?|drawings?|floor ?plans?|plans?|screenshots?|x-rays?|scans?|maps?))(?=$|,| (?:where|when|with|to|so|by|before|after|of)\b)/i,
    benefits: ['I can show what I mean without many words'],
    criteria: [
      main('What was drawn is shown on {the one} to whoever opens it later.', { notOf: ['person'] }),
      refusal('{The one} underneath stays as it was.', { notOf: ['person'] }),
      edge('Each stroke can be taken back by itself.'),
    ],
    questions: [],
  },
  {
    name: 'rounded off',
    decisive: new RegExp(
      `^(?:have ${PLURAL} rounded|round ${PLURAL}) (?:up|down)(?=$|,| to (?:the|full|whole|next|nearest|\\d))|^round (?:up|down) ${PLURAL}${END}`,
      'i',
    ),
    benefits: ['nobody works with odd figures'],
    criteria: [
      main('The exact value stays visible beside the rounded one.'),
      refusal('What is a full value already is not rounded any further.'),
      edge('A sum is worked out from the rounded values.'),
    ],
    questions: ['Can it be turned off in a single case?'],
  },
  {
    name: 'people followed',
    takes: ['person'],
    decisive: /^(?:follow|unfollow) (?:(?:other|single|some) )?(?<thing>[\w-]+s)$/i,
    benefits: ['I see what they do without looking for them'],
    criteria: [
      main('What {the units} who are followed make public is found in one place.'),
      refusal('Following the same {one} twice lists them once.'),
      edge('{The actor} can stop following {a one} at any time.'),
    ],
    questions: ['Can {the one} see who follows them?'],
  },
  {
    name: 'put in a state',
    takes: ['unknown', 'goods', 'case', 'event', 'place', 'seat', 'device', 'document', 'process', 'code', 'media'],
    decisive: order({
      deed: 'set|declare|register',
      rest: ' (?:as|to) (?<other>(?!private\\b|public\\b)(?:[a-z]+ed|done|lost|found|broken|sold|sold out|paid|urgent|late|missing|free|open|taken|ready|full|empty|out of order|out of stock|on hold))',
    }),
    benefits: ['the others know about it without asking'],
    criteria: [
      main('Everybody who looks at {the one} sees that it is {other}.'),
      refusal('Nothing else about {the one} changes.'),
      edge('{The actor} can take this back when it was a mistake.'),
    ],
    questions: [],
  },
  {
    name: 'times kept out',
    decisive:
      /^(?:set|enter|mark|block|say|note|name|give) (?:(?:the|my|their|our|single) )?(?:days?|times?|hours?|dates?|weeks?) (?:(?:when|on which|at which|that) )?(?:I|they|he|she|we) (?:can ?not|can['’]t|do not|don['’]t|am not|are not|aren['’]t)\b/i,
    benefits: ['nothing is planned when I cannot come'],
    criteria: [
      main('At those times nothing is planned for {the actor}.'),
      refusal('Planning something there all the same is pointed out before it is saved.'),
      edge('What is planned already at such a time is named at once.'),
    ],
    questions: ['Until when before may such a time be entered?'],
  },
  {
    name: 'topped up',
    decisive:
      /^(?:top up|reload|recharge|credit) (?:(?:an?|the|my|our|their|his|her) )?(?<thing>(?:[\w-]+ )?(?:cards?|accounts?|balances?|wallets?|credit))\b/i,
    benefits: ['there is enough on it when it is needed'],
    criteria: [
      main('The new balance is shown at once.'),
      refusal('When the payment fails, {the actor} reads why the balance stays as it was.'),
      edge('Each time is listed with the day and the amount.'),
    ],
    questions: ['What is the least amount?'],
  },
  {
    name: 'drawn by lot',
    decisive:
      /^draw (?:lots|(?:(?:the|an?) )?(?:[\w-]+ )?(?:groups?|pairs?|pairings?|winners?|opponents?|match-?ups|raffle))\b/i,
    benefits: ['chance alone decides'],
    criteria: [
      main('The outcome is listed with the time of the draw.'),
      refusal('Nobody is drawn twice or left out.'),
      edge('A second draw is marked as such beside the first one.'),
    ],
    questions: ['Who must not be drawn together?'],
  },
  {
    name: 'numbered',
    takes: ['unknown', 'document', 'goods', 'case', 'place', 'seat', 'money', 'event', 'media', 'device'],
    decisive: new RegExp(
      `^number ${PLURAL}${END}|^(?:give|assign) (?:every|each|all(?: the)?) (?<thing>(?:[\\w-]+ )?[\\w-]+) (?:an? )?(?:[\\w-]+ )?numbers?\\b(?! of\\b)|^(?:give|assign) an? (?:[\\w-]+ )?numbers? to (?:every|each|all(?: the)?) (?<thing>(?:[\\w-]+ )?[\\w-]+)$|^have (?:every|each|all(?: the)?) (?<thing>(?:[\\w-]+ )?[\\w-]+) (?:given|assigned) (?:an? )?(?:[\\w-]+ )?numbers?\\b(?! of\\b)`,
      'i',
    ),
    benefits: ['each one can be named without a mix-up'],
    criteria: [
      main('Each {unit} shows its number wherever it is listed.'),
      refusal('No number is given out twice.'),
      edge('The number of {a one} that was deleted is not used again.'),
    ],
    questions: ['With which number does it begin?'],
  },
  {
    name: 'given a name',
    takes: ['unknown', 'goods', 'place', 'media', 'document', 'collection', 'device', 'process'],
    decisive: order({
      deed: 'name|give a name to',
      thing:
        "(?!(?:[\\w'-]+ )?(?:reasons?|causes?|conditions?|sources?|terms?|amounts?)\\b)(?:[\\w'-]+ ){0,2}?[\\w'-]+",
    }),
    benefits: ['I can tell {the one} from the others'],
    criteria: [
      main('The name is shown wherever {the one} is listed.'),
      refusal('An empty name is refused.'),
      edge('{The actor} can change the name later.'),
    ],
    questions: ['May two {units} have the same name?'],
  },
  {
    name: 'given out to',
    takes: ['unknown', 'goods', 'document', 'code', 'device'],
    decisive: order({
      deed: 'release|hand out|give out|issue|dispense',
      thing: `(?!(?:[\\w'-]+ )?(?:${SENT})\\b)(?:[\\w'-]+ ){0,2}?[\\w'-]+`,
      rest: ' to (?:(?:the|an?|my|our|their|his|her|its|each|every) )?(?<other>(?<people>[\\w-]+))',
    }),
    benefits: ['it is clear who has what'],
    criteria: [
      main('It is shown who has {the one} and since when.'),
      refusal('{A one} that was handed out already cannot be handed out once more.'),
      edge('An entry made by mistake can be taken back.'),
    ],
    questions: [],
  },
];
