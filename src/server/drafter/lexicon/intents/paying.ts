import { edge, main, refusal, type Intent } from './intent.ts';

/** Money that is given to those who share it. */
const TIPS = /\btips?\b/i;
/** It is people among whom it is split. */
const PEOPLE =
  /\b(?:friends?|people|persons?|(?:flat|room|house|team|class|band)mates?|guests?|members?|(?:co-?)?owners?|famil\w+|colleagues?|players?|neighbou?rs|couples?|parents|groups?|each other|between us|among us|together|everybody|everyone|all of|participants?|travellers?|tenants?|passengers?|drivers?|riders?)\b/i;

/** What somebody can pay for. */
const PAYABLE = ['money', 'event', 'goods', 'document', 'seat', 'right', 'case', 'process'] as const;

/** Ideas about money. */
export const PAYING: readonly Intent[] = [
  {
    name: 'refund',
    verbs: 'refund,reimburse,return,compensate,credit,send back,give back,pay out',
    nouns: 'refund,return,reimbursement,credit note',
    cue: /\b(?:money|fee|deposit|payment) back\b/i,
    use: 'get',
    benefits: [],
    criteria: [
      main('The amount that comes back is shown before it is confirmed.'),
      main('Whoever paid is told the amount and the day.'),
      refusal('The same payment is not given back a second time.'),
      refusal('More than was paid cannot be given back.'),
      edge('What was paid in part brings back that part only.'),
      edge('Until the money has arrived, the payment is shown as on its way.'),
    ],
    questions: [
      {
        text: 'Until when can the money be asked back?',
        unless: /\b(?:days?|weeks?|hours?|within)\b/,
        notOf: ['person'],
      },
      { text: 'Who decides whether the money comes back?', unless: /\b(?:approv|automatic)/i },
    ],
  },
  {
    name: 'pay means',
    verbs: 'accept',
    nouns:
      'apple pay,google pay,paypal,credit card,debit card,bank card,direct debit,bank transfer,cash,klarna,ideal,sepa,twint,gift card',
    cue: /\b(?:apple pay|google pay|paypal|credit cards?|debit cards?|direct debit|bank transfer|contactless|klarna|ideal|sepa|twint|stripe)\b/i,
    decisive:
      /^(?:use|accept|support|pay (?:by|with|via)|offer|have|pay .+ (?:by|with|via)) (?:(?:a|an|the|my|their) )?(?:apple pay|google pay|paypal|credit cards?|debit cards?|card|direct debit|bank transfers?|cash|klarna|ideal|sepa|twint|stripe)\b(?!.* (?:blocked|locked|frozen|replaced|ordered|sent|linked|shown|checked|stopped|unblocked|unlocked)\b)/i,
    use: 'pay with',
    benefits: ['I can pay with what I have on me', 'I do not give up at the payment'],
    criteria: [
      main('The amount is shown before {the actor} confirms the payment with {object}.', { notOf: ['person'] }),
      main('A payment with {object} is shown as paid with its amount and date.', { notOf: ['person'] }),
      refusal('When a payment with {object} is declined, {the actor} is told why.', {
        notOf: ['person'],
      }),
      refusal('When {object} cannot be reached, another way to pay is offered.', { notOf: ['person'] }),
      edge('Confirming twice with {object} charges the amount once.', { notOf: ['person'] }),
      edge('Money that is given back goes to {object} as well.', {
        notOf: ['person'],
        when: /\b(?:refund|back|cancel|return)/i,
      }),
    ],
    questions: ['For which payments should {object} be offered?', 'Who bears the charges of {object}?'],
  },
  {
    name: 'fee',
    decisive: /^charge (?:an? |the )?(?:[\w-]+ ){0,3}(?:fees?|fines?|penalt(?:y|ies)|surcharges?)\b/i,
    benefits: ['people keep to what was agreed', 'the costs are paid by whoever causes them'],
    criteria: [
      main('Whoever is charged {the one} sees the amount and the reason.'),
      main('The amount of {the one} can be read before anybody agrees to anything.'),
      refusal('{The one} is not charged twice for the same case.'),
      edge('{A one} {who} was waived is listed with the reason.'),
      edge('What was agreed before {the one} was set is not charged with it.'),
    ],
    questions: [{ text: 'How high is {the one}, and who sets it?', unless: /[€$£]|\d+ (?:euros?|pounds|dollars)/i }],
  },
  {
    name: 'membership',
    nouns:
      'membership,family membership,season pass,season ticket,annual pass,monthly pass,day pass,subscription,family pass,punch card,multi-ride pass',
    use: 'buy',
    benefits: [
      {
        text: 'one of us pays for all',
        when: /\b(?:family|families|group|team|household|couple|company|corporate)\b/i,
      },
    ],
    criteria: [
      main('The price and the last day of {the one} are shown before anybody pays.'),
      main('Everybody who belongs to {the one} can use it under their own name.', {
        when: /\b(?:family|families|group|team|household|couple|company|corporate)\b/i,
      }),
      refusal('Once {the one} has run out, it is no longer accepted.', { unless: /\bsubscription/i }),
      edge('Whoever has {the one} can end it for the time to come.', { when: /\bsubscription/i }),
      refusal('When a payment for {the one} fails, whoever has it is told before anything stops.', {
        when: /\bsubscription/i,
      }),
      edge('Whoever has {the one} is told before it runs out.'),
      edge('Whoever buys {a one} while another is still running gets it from the day after.'),
      refusal('{A one} {who} belongs to somebody else is not accepted.', { unless: /\bsubscription/i }),
    ],
    questions: [
      { text: 'Does {the one} renew itself or end on its own?', unless: /\brenew/i },
      { text: 'How many people may belong to {the one}?', when: /\b(?:family|group|team|household|company)/i },
    ],
  },
  {
    name: 'instalments',
    verbs: 'pay in instalments,split the bill',
    nouns: 'instalment,installment,payment plan,part payment',
    decisive:
      /^(?:pay|repay|settle|buy|finance|pay off)\b.*\b(?:instal+ments?|payment plan)\b|^(?:use|have|offer|set up|pay in) (?:an? )?(?:payment plan|instal+ments?)\b/i,
    use: 'pay in',
    benefits: ['the whole amount is not due at once'],
    criteria: [
      main('Each part is shown with its amount and the day on which it is due.'),
      main('What is paid and what is still open is shown for {the one}.', { notOf: ['person'] }),
      refusal('A part that is not paid on its day is marked as overdue.'),
      refusal('Parts that do not add up to the whole of {the one} are refused.', { notOf: ['person'] }),
      edge('What does not divide evenly is added to the last part.'),
    ],
    questions: [
      { text: 'From which amount on is this offered?', unless: /\bfrom\b.*\d/ },
      'How far apart are the parts due?',
    ],
  },
  {
    name: 'split',
    verbs: 'split,split up,share the cost',
    nouns: 'cost sharing',
    decisive:
      /^(?:split|share|divide) (?:the |an? |my |their )?(?:[\w-]+ )?(?:costs?|bills?|price|fees?|rent|expenses?|payment)\b(?!.*instal)/i,
    use: 'use',
    benefits: [
      { text: 'nobody has to work out the parts by hand', when: /\b(?:evenly|equally|shares?|by|among|several)\b/i },
    ],
    criteria: [
      main('Everybody who takes part sees their own part of {the one} before it is due.', {
        when: PEOPLE,
        unless: TIPS,
      }),
      main('Everybody sees their own part of {the one} with what it was worked out from.', { when: TIPS }),
      main('{The actor} sees who has paid their part of {the one} and who has not yet done so.', {
        when: PEOPLE,
        unless: TIPS,
      }),
      main('Each part of {the one} is shown with its amount.', {
        unless: new RegExp(`${PEOPLE.source}|${TIPS.source}`, 'i'),
      }),
      refusal('Parts that do not add up to the whole of {the one} are refused.'),
      edge('{The actor} sees where a rest goes that does not divide evenly.'),
    ],
    questions: [
      {
        text: 'Are all parts of {the one} the same, or can they differ?',
        unless: /\b(?:evenly|equally|by (?:what|how|the)|according to|in proportion)\b/i,
      },
      { text: 'What happens when somebody does not pay?', unless: TIPS },
    ],
  },
  {
    name: 'pay',
    verbs: 'pay,repay,pay off,charge,bill,check out,tip,donate,buy,purchase,pay back,settle,top up,deposit',
    nouns: 'payment,checkout,tip,donation,deposit,fee,wallet,purchase,cart,basket',
    cue: /\b(pay(?:ment|ments|ing)?|checkout)\b/i,
    use: 'make',
    benefits: [
      { text: 'I can thank {the one} without cash', of: ['person'], when: /\btip/i },
      {
        text: 'I do not give up on the way to the payment',
        when: /\b(?:checkout|as a guest|without (?:an? )?(?:\w+ )?(?:registration|account)|without registering)\b/i,
      },
    ],
    criteria: [
      main('The amount is shown before {the actor} confirms.', {
        unless: /\b(?:automatic|charged|invoice)\b/i,
        notOf: ['product'],
      }),
      main('{The one} is shown as paid with the amount and the day.', { of: ['money'] }),
      main('{The actor} receives a receipt for {the one}.', {
        of: PAYABLE,
        notOf: ['person', 'product'],
        unless: /\b(?:charged|automatic)/i,
      }),
      main('{The one} is told of the amount.', { of: ['person'], when: /\btip/i }),
      main('Whoever is charged {the one} is told the amount and the reason.', { when: /\bcharg/i, of: ['money'] }),
      main('Whoever is charged for {the one} is told the amount and the reason.', {
        when: /\bcharg/i,
        notOf: ['person', 'money'],
      }),
      refusal('A payment that is declined leaves {the one} open.', { of: PAYABLE, notOf: ['person'] }),
      refusal('A payment that is declined is shown with the reason, and nothing is passed on.', { of: ['person'] }),
      refusal('When the payment is declined, {the actor} is told why and can try again.', {
        notOf: [...PAYABLE, 'person', 'product'],
      }),
      edge('Confirming twice charges the amount once.', { notOf: [...PAYABLE, 'person', 'product'] }),
      main('{The actor} receives a receipt.', { of: ['unnamed'], unless: /\b(?:charg|automatic|bill|invoic)/i }),
      refusal('{A one} {who} is paid already cannot be paid again.', { of: ['money'] }),
      edge('Confirming twice charges {the one} once.', { of: PAYABLE, notOf: ['person', 'product'] }),
      edge('{A one} {who} was charged by mistake can be taken back.', { when: /\bcharg/i, notOf: ['person'] }),
    ],
    questions: [
      {
        text: 'Which ways to pay must be offered?',
        unless: /\b(?:card|paypal|apple pay|google pay|invoice|cash|sepa|bank|automatic|from .* account|direct debit)/i,
      },
      { text: 'How high is the amount, and who sets it?', when: /\b(?:charg|fee|tip|deposit|donat)/i, unless: /\d/ },
    ],
  },
  {
    name: 'order',
    takes: ['goods', 'money', 'document', 'nothing'],
    verbs: 'order,reorder,order in',
    nouns: 'order form',
    use: 'use',
    benefits: [
      { text: 'I do not have to call for {them}', unless: /\border for\b/i },
      {
        text: 'nothing is missing when it is needed',
        when: /\b(?:order for|re-?order\w*|spare|parts?|suppl(?:y|ies)|materials?|stock|refills?|ingredients?|consumables?|medicines?|drugs?)\b/i,
      },
      { text: 'I see what is on its way already', unless: /\border for\b/i },
    ],
    criteria: [
      main('The order for {the one} is shown with its state until it is there.', { notOf: ['person'] }),
      main('Whoever has to act is told about the order for {the one}.', { notOf: ['person'] }),
      refusal('{A one} {who} is not available is shown as such before {the actor} confirms.', { notOf: ['person'] }),
      edge('Confirming twice orders {the one} once.', { notOf: ['person'] }),
      edge('{The actor} can call off the order for {the one} as long as nobody has begun with it.', {
        notOf: ['person'],
      }),
      refusal('An order for {a one} {who} is under way already is pointed out before a second is made.', {
        notOf: ['person'],
      }),
    ],
    questions: [{ text: 'Must somebody approve the order?', unless: /\bapprov/i }],
  },
  {
    name: 'invoice',
    verbs: 'invoice,bill,send invoices',
    nouns: 'invoice,bill,receipt,tax,vat,tax return',
    isTool: false,
    use: 'get',
    benefits: [{ text: 'I do not write {units} by hand', when: /\b(?:write|send|create|generate|issue|make)\b/i }],
    criteria: [
      main('{A one} shows the amount, the tax and what it is for.', { of: ['money', 'document', 'media'] }),
      main('{A one} {who} was sent is listed as open until it is paid.', { of: ['money'] }),
      refusal('{A one} without the details required by law cannot be sent, and the missing one is named.', {
        of: ['money', 'document'],
      }),
      refusal('{A one} {who} was sent can no longer be changed.', { of: ['money'] }),
      edge('A mistake in {a one} {who} was sent is put right by a correction with its own number.', { of: ['money'] }),
      edge('{A one} over zero is sent as well and marked as nothing to pay.', { of: ['money'] }),
    ],
    questions: [],
  },
];
