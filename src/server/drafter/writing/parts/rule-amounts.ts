import { lowerFirst } from '../../reading/trouble-words.ts';
import { singular } from '../../language/nouns.ts';
import type { Part } from './part.ts';
import { follows, headIn, isMany, one, supposed, type RuleCase, type RuleTold } from './rule-words.ts';

/** "fines do not grow beyond the price of the book", "late fees stop at 30 euros" */
function ofGrowing({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', bound = ''] =
    /^(.+?) (?:(?:do|does|must|can)(?: not|not) (?:grow|rise|go|get|increase|be|exceed|climb|add up)(?: (?:beyond|above|over|higher than|past|more than|to more than))?|(?:stops?|ends?|is capped|are capped|is limited|are limited) (?:at|to)|never (?:exceeds?|goes? (?:above|beyond|over))) ((?:the |an? |\d|[€$£]|half |twice ).+)$/i.exec(
      rule,
    ) ?? [];
  if (!bound || /(?:am|pm|o'clock|noon|midnight)$/i.test(bound)) return [];
  if (!/\b(?:fees?|fines?|charges?|interest|surcharges?|penalt(?:y|ies))$/i.test(headIn(thing))) return [];
  const single = one(thing);
  return [
    follows(`${single} that has reached ${bound} stays at it.`),
    follows(`as long as it is below ${bound}, ${single.replace(/^an? /, 'the ')} grows as before.`),
  ];
}

/** "receipts are mandatory from 20 euros", "delivery is free from 50 euros" */
function fromBound({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', is = '', how = '', amount = ''] =
    /^([^,]+?) (is|are) (mandatory|required|needed|necessary|compulsory|free|free of charge|obligatory|possible|due) (?:from|for orders (?:from|over)) ((?:[€$£] ?)?\d[\d.,]*(?: ?[%€$£]| (?!am\b|pm\b)[a-z]+)?)(?: on| upwards| onwards)?$/i.exec(
      rule,
    ) ?? [];
  if (
    !amount ||
    /^\d{1,2}[:.]\d\d$|(?:January|February|March|April|June|July|August|September|October|November|December)$/i.test(
      amount,
    )
  )
    return [];
  const name = lowerFirst(thing);
  if (how.startsWith('free'))
    return [
      follows(`at exactly ${amount}, ${name} ${is} ${how}.`),
      follows(`below ${amount}, ${name} ${is} charged as before.`),
      supposed(`as long as it is less, what is still missing to ${amount} is shown.`),
    ];
  const no = /^(?:mandatory|required|needed|necessary|compulsory|obligatory)$/.test(how) ? 'needed' : how;
  const bare = name.replace(/^(?:an?|the) /, '');
  return [
    follows(`at exactly ${amount}, ${name} ${is} ${how}.`),
    follows(`below ${amount}, no ${isMany(bare) ? singular(bare) : bare} is ${no}.`),
  ];
}

/** "meals are reimbursed up to 30 euros a day", "electricity is free up to 5 kWh a night" */
function upTo({ rule }: RuleTold): readonly Part[] {
  const [, how = '', amount = '', per = ''] =
    /^[^,]+? (?:is|are) (reimbursed|refunded|paid|covered|free|free of charge|included|subsidised|subsidized|insured|paid back) (?:only )?(?:up to|to at most|for up to|to a maximum of) ((?:[€$£] ?)?\d[\d.,]*(?: ?[%€$£]| [a-z]+)?)(?: (?:an?|per|each|every) ([a-z]+))?$/i.exec(
      rule,
    ) ?? [];
  if (!amount) return [];
  const not = how.startsWith('free') ? 'is charged' : `is not ${how}`;
  return [
    follows(`what goes beyond ${amount} ${not}.`),
    follows(`exactly ${amount} ${amount.endsWith('s') ? 'are' : 'is'} ${how} in full.`),
    ...(per
      ? [
          follows(
            `${/^(?:day|night|evening|weekend)$/.test(per) ? 'on' : 'in'} the next ${per}, the count starts anew.`,
          ),
        ]
      : []),
  ];
}

/** "laundry slots are limited to two hours" */
function limitedTo({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', amount = ''] =
    /^([^,]+?) (?:is|are) limited to ((?:[€$£] ?)?(?:\d[\d.,]*|an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty)(?: ?[%€$£]| (?:minutes?|hours?|days?|nights?|weeks?|months?|euros?|dollars?|pounds|percent|kilos?|kg|km|metres?|litres?|characters?|words?|[kmg]b)))$/i.exec(
      rule,
    ) ?? [];
  if (!amount) return [];
  const of = amount.replace(/^an? /, 'one ');
  return [
    follows(`${one(subject)} of more than ${of} is refused with a message that names the limit of ${of}.`),
    follows(`${one(subject)} of exactly ${of} is accepted.`),
  ];
}

/** "API calls are limited to 100 per minute" */
function limitedPer({ rule }: RuleTold): readonly Part[] {
  const [, amount = '', per = ''] =
    /^[^,]+? (?:is|are) limited to (\d[\d.,]*) (?:per|an?|every|each) (second|minute|hour|day|week|month|year)$/i.exec(
      rule,
    ) ?? [];
  if (!amount) return [];
  const at = per === 'day' ? 'on' : 'in';
  return [
    follows(`more than ${amount} ${at} the same ${per} are refused with a message that names the limit of ${amount}.`),
    follows(`${at} the next ${per}, the count starts anew.`),
  ];
}

/** What a rule that names an amount has follow below and beyond it. */
export const AMOUNTS: readonly RuleCase[] = [ofGrowing, fromBound, upTo, limitedTo, limitedPer];
