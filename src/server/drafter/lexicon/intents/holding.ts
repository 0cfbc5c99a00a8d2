import { SENT_BY_ITSELF } from '../keeping.ts';
import { edge, main, refusal, type CriterionPattern, type Intent } from './intent.ts';

/** Who may say that it does not hold this once. */
const EXCEPTION = {
  text: 'Who may make an exception to this rule?',
  unless: /\b(?:unless|except(?:ions?)?|even|whatever|nobody|no one)\b/i,
};
const EXCEPTED: CriterionPattern = edge('An exception is listed with the reason and the name of whoever made it.', {
  isSpare: true,
});

/** What there is not to be is given on request. */
const GIVEN =
  /\bno (?:more )?(?:[\w-]+ ){0,3}?(?:refunds?|discounts?|vouchers?|extensions?|upgrades?|replacements?|exchanges?)\b/i;
/** What there is not to be is charged. */
const CHARGED = /\bno (?:more )?(?:[\w-]+ ){0,3}?(?:fees?|fines?|charges?|surcharges?|penalt(?:y|ies))\b/i;
/** Messages come by themselves. */
const SENT = new RegExp(`\\bno (?:more )?(?:[\\w-]+ ){0,2}?(?:${SENT_BY_ITSELF.source})`, 'i');
/** Nobody tries what there is not to be. */
const ABSENT = new RegExp(`${GIVEN.source}|${CHARGED.source}|${SENT.source}`, 'i');
const HELD_BACK = { text: 'Is what comes up meanwhile sent later or left out?', when: SENT };

/** Whoever tries has been told what stands against it. */
const TOLD_WHY = /\b(?:with a message that|and a message|is told|are told)\b/;

/** What a ban has to say of itself. */
export const BAN: readonly CriterionPattern[] = [
  refusal('{ban told}.'),
  refusal('{ban files}.', { unlessSaid: /\bfiles\b/ }),
  edge('{ban free}.', { unlessSaid: /\bcan (?!no\b)|\bstill\b|\bas before\b|^With\b/ }),
  edge('{ban seen}.', { unlessSaid: /\bstill sees?\b/ }),
];

/** An amount is spoken of; access and rights are lost as well. */
const MONEY =
  /[€$£%]|\b(?:euros?|dollars?|pounds?|percent|pays?|paid|costs?|fees?|prices?|charg\w+|fin(?:e|es|ed)|deposits?|refund\w*|discounts?|free|half|bill\w*|money|surcharges?|rebates?|vouchers?|credits?)\b/i;

function holding(name: string, benefits: Intent['benefits'], criteria: readonly CriterionPattern[]): Intent {
  return { name, benefits, criteria: [...criteria, EXCEPTED], questions: [HELD_BACK, EXCEPTION] };
}

/** For what is to hold for everybody, whoever asks for it, by what the rule is about. */
export const HOLDING = {
  price: holding(
    'price',
    ['everybody knows beforehand what it costs', 'everybody knows what they have to pay'],
    [
      main('The amount is shown with the reason for it before it is charged or paid out.', { when: MONEY }),
      refusal('Whoever loses it is told why.', { when: /\blos(?:e|es|ing)\b/i, unless: MONEY }),
    ],
  ),
  ban: holding(
    'ban',
    ['nobody has to argue about it'],
    [
      refusal('A request for {a one} that stands against this rule is refused with its words.', {
        when: GIVEN,
        unlessSaid: TOLD_WHY,
      }),
      edge('{A one} that was given before stays as it is.', { when: GIVEN }),
      ...BAN,
      refusal('An attempt is refused with a message that names the rule{ban rule}.', {
        unless: ABSENT,
        isSpare: true,
        unlessSaid: TOLD_WHY,
      }),
    ],
  ),
  term: holding(
    'term',
    ['everybody knows where they stand'],
    [
      main('The day and the time at which it ends are shown to those it concerns.', {
        unlessSaid: /\b(?:shows until when|is shown beforehand|is left is shown)\b/,
      }),
    ],
  ),
  state: holding(
    'state',
    ['nobody has to argue about it', 'nobody has to decide it anew each time'],
    [main('Those it concerns can read which rule was applied.', { isSpare: true })],
  ),
  open: {
    name: 'open',
    isOrdered: true,
    benefits: [
      { text: 'I know where I stand', when: /\b(?:I|my|me|we|our|us)\b/i },
      'nobody has to find it out anew each time',
    ],
    criteria: [
      main('{Case}, {the actor} is told.'),
      main('{Case thing} what was changed and since when.'),
      main('Each such case is listed with what was done and by whom{such case}.'),
      main('{The actor} can read the answer before such a case comes up.'),
      main('The answer names the case for which it holds.'),
      edge('After a new decision the answer is shown with the day from which it holds.'),
    ],
    questions: [{ text: 'Who decides on this rule?', unless: /\bwho\b/i }],
  },
  barred: {
    name: 'barred',
    isOrdered: true,
    benefits: ['nobody has to watch over it'],
    criteria: [
      refusal('A request for {a one} that stands against this rule is refused with its words.', {
        when: GIVEN,
        unlessSaid: TOLD_WHY,
      }),
      edge('{A one} that was given before stays as it is.', { when: GIVEN }),
      refusal('No {one} stands on the bill in such a case.', { when: CHARGED }),
      edge('In every other case {the one} is charged as before.', { when: CHARGED }),
      edge('{A one} that was charged all the same is paid back.', { when: CHARGED }),
      ...BAN,
      refusal('An attempt is refused with a message that names the rule{ban rule}.', {
        unless: ABSENT,
        isSpare: true,
        unlessSaid: TOLD_WHY,
      }),
    ],
    questions: [HELD_BACK, EXCEPTION],
  },
  due: {
    name: 'due',
    isOrdered: true,
    benefits: [],
    criteria: [
      refusal('{Due missing}.'),
      main('A message names what is still missing{due named}.'),
      refusal('As long as {due undone}, the case is listed as open.'),
      main('{The actor} can see when {due done}.'),
    ],
    questions: [EXCEPTION],
  },
  course: {
    name: 'course',
    isOrdered: true,
    benefits: [],
    criteria: [refusal('{Course others}.'), refusal('{Course ended}.')],
    questions: [EXCEPTION],
  },
} as const satisfies Readonly<Record<string, Intent>>;
