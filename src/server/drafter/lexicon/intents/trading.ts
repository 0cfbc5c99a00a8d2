import { edge, main, refusal, type Intent } from './intent.ts';

/** The price depends on how much of it there is. */
const MEASURED = /\bby (?:the )?(?:weight|length|metre|meter|volume|kilo|gram|litre|liter|pound)\b/i;

/** Ideas about what is offered, given away, made cheaper and rewarded. */
export const TRADING: readonly Intent[] = [
  {
    name: 'badge',
    nouns: 'progress badge,achievement badge,achievement,medal,trophy,merit badge,award',
    use: 'get',
    benefits: ['it shows what I have achieved', 'I stay at it'],
    criteria: [
      main('What {a one} is given for can be read beforehand.'),
      refusal('The same {one} is not given twice for the same thing.'),
      edge('{A one} {who} was given stays when the rules change later.'),
      edge('{The actor} decides whether others see {the one}.'),
      main('{The one} is shown with the day on which it was earned.'),
    ],
    questions: ['For what is {a one} given?'],
  },
  {
    name: 'loyalty',
    nouns:
      'loyalty card,loyalty point,loyalty points,loyalty program,loyalty programme,reward program,reward programme,stamp card,bonus card,bonus points,bonus point,punch card,referral program,referral programme,referral bonus',
    decisive:
      /\b(?:loyalty|bonus|stamp) (?:cards?|points?|program(?:me)?s?)\b|\breferral (?:bonus(?:es)?|program(?:me)?s?|rewards?)\b/i,
    use: 'use',
    benefits: [
      { text: 'it pays to bring somebody along', when: /\breferral\b/i },
      { text: 'it pays to come back', unless: /\breferral\b/i },
      { text: 'I do not carry one more card on me', when: /\bcard/i },
    ],
    criteria: [
      main('{The actor} sees how much has been collected and what it can be used for.'),
      main('What is collected is shown right after each purchase.'),
      refusal('A purchase that is called off takes back what was collected with it.'),
      refusal('Nothing is collected for what was paid with points.', { when: /\bpoints?\b/i }),
      refusal('Whoever invites themselves gets nothing.', { when: /\breferral\b/i }),
      edge('The same purchase counts once.'),
      edge('{The actor} is told before anything that was collected runs out.'),
    ],
    questions: [
      'For what is how much collected?',
      { text: 'How long can it be used?', unless: /\b(?:days?|months?|years?|until)\b/i },
    ],
  },
  {
    name: 'price',
    verbs: 'discount,redeem,apply code,earn,collect points',
    nouns: 'discount,coupon,voucher,promo,promotion,points,loyalty,reward,promo code,gift voucher',
    use: 'use',
    benefits: [
      { text: 'nobody has to come by to buy {a one}', when: /\bsell/i },
      { text: 'I can win people over without changing every price', when: /\b(?:offer|give|grant|set up)\b/i },
      'I get what was promised to me',
    ],
    criteria: [
      main('The amount before and after {the one} is shown before anybody pays.'),
      edge('Once the time is over, {the one} no longer holds.', {
        when: /\b(?:limited time|until|for (?:a|one) (?:day|week|month))\b/i,
      }),
      main('{The actor} sees how much of {the one} is left.', { when: /\b(?:voucher|points|gift|balance)/i }),
      refusal('{A one} {who} has run out or is not known is refused with the reason.'),
      refusal('{A one} {who} was used up is not accepted a second time.', {
        when: /\b(?:coupon|code|gift)/i,
      }),
      refusal('Whoever has no right to {the one} is shown the full amount.', { when: /\b(?:discount|reduction)/i }),
      edge('When the purchase is called off, {the one} can be used again.'),
    ],
    questions: [
      'Can {a one} be used together with another?',
      { text: 'How long does {a one} hold?', unless: /\b(?:days?|months?|years?|until)\b/ },
    ],
  },
  {
    name: 'offer',
    by: 'person',
    takes: ['goods', 'seat', 'event', 'place', 'code'],
    verbs: 'offer,advertise,sell,list for sale',
    nouns: 'offer,classified,listing',
    use: 'make',
    benefits: [
      { text: 'I do not work out the price in my head', when: MEASURED },
      { text: 'nobody has to come by to buy {a one}', when: /\b(?:sell|sold)\b/i, unless: MEASURED, notOf: ['person'] },
    ],
    criteria: [
      main('The price is worked out from the measured amount, and both are shown.', {
        when: MEASURED,
        notOf: ['person'],
      }),
      refusal('Without a measured amount {the one} cannot be sold.', { when: MEASURED, notOf: ['person'] }),
      edge('The weight of the packaging can be taken off.', { when: /\bby (?:the )?(?:weight|kilo|gram|pound)\b/i }),
      main('{The one} is shown to whoever can have it.', { notOf: ['person'], unless: /\b(?:sell|sold)\b/i }),
      main('{The one} is listed with its price.', { notOf: ['person'], when: /\b(?:sell|sold)\b/i }),
      refusal('{A one} {who} is no longer available is not offered.', {
        notOf: ['person'],
        unless: /\b(?:sell|sold)\b/i,
      }),
      refusal('Nobody gets {the one} before it is paid.', { notOf: ['person'], when: /\b(?:sell|sold)\b/i }),
      edge('{The actor} can take {the one} off the list again.', { notOf: ['person', 'told'] }),
    ],
    questions: [],
  },
  {
    name: 'gift',
    takes: ['goods', 'money', 'seat', 'event'],
    verbs: 'gift,give away,donate',
    decisive: /^give (?:an?|the|my|their|one) (?<thing>[\w-]+(?: [\w-]+)?) as an? (?:gift|present)\b/i,
    use: 'make',
    benefits: ['somebody else can enjoy {the one}', 'I have {a one} at hand as a present'],
    criteria: [
      main('The other person is told who {the one} comes from.', { notOf: ['person'] }),
      main('{The actor} sees whether {the one} was taken up.', { notOf: ['person'] }),
      refusal('{A one} {who} was taken up can no longer be taken back.', { notOf: ['person'] }),
      refusal('Nobody but the person meant can take up {the one}.', { notOf: ['person'] }),
      edge('{The one} that nobody takes up stays with {the actor}.', { notOf: ['person'] }),
    ],
    questions: [
      'Must the other person have an account?',
      { text: 'How long can {the one} be taken up?', unless: /\b(?:days?|weeks?|until)\b/i },
    ],
  },
];
