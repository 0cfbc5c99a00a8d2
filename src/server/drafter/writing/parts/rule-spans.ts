import { lowerFirst } from '../../reading/trouble-words.ts';
import { opposite } from '../../language/opposite.ts';
import { readClause } from '../../language/clause.ts';
import { participle, readVerb } from '../../language/verbs.ts';
import type { Part } from './part.ts';
import { follows, headIn, isMany, isWho, one, supposed, TIME, type RuleCase, type RuleTold } from './rule-words.ts';

const LASTING = new RegExp(
  `^(?!there\\b|no\\b|only\\b)([^,]+?) (is|are|stays?|remains?|can be|can stay|can) (?:only )?((?:[a-z]+ )?(?!only\\b)[a-z]+)(?: only)? (?:for|within|in) (?:at most |up to |no more than |only )?(${TIME})(?: only| at most| at the longest)?(?: in the [\\w -]+)?( after .+)?$`,
  'i',
);

/** "gift cards are valid for three years", "a reserved book is held for five days" */
function lasting({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', is = '', state = '', time = '', end = ''] = LASTING.exec(rule) ?? [];
  if (!time || /\b(?:not|never)\b/.test(state)) return [];
  const name = lowerFirst(subject);
  const [last = ''] = state.split(' ').slice(-1);
  const isCan = /^can/i.test(is);
  if (
    !isCan &&
    !/^(?:valid|held|kept|reserved|open|available|possible|stored|saved|visible|free|blocked|locked|active|accepted|set aside|retained)$/.test(
      last,
    )
  )
    return [];
  const deed = isCan
    ? `can no longer ${is.toLowerCase() === 'can' ? state : `${is.split(' ')[1]} ${state}`}`
    : `${isMany(name) ? 'are' : 'is'} no longer ${state}`;
  // "can be reserved for 48 hours": then it is free again.
  if (is.toLowerCase() === 'can be' && /^(?:reserved|held|blocked|set aside|put aside)$/.test(state))
    return [
      follows(`after ${time}, ${name} ${isMany(name) ? 'are' : 'is'} free again.`),
      supposed(`${one(name)} shows until when it is ${state}.`),
    ];
  const where = isCan
    ? `how much of the ${time.replace(/^an? /, '')} is left is shown.`
    : last === 'possible'
      ? 'until when it is possible is shown beforehand.'
      : `${one(name)} shows until when it is ${state}.`;
  const after = end ? `later than ${time}${end}` : `after ${time}`;
  const named = isCan ? `, and a message names the limit of ${time.replace(/^an? /, 'one ')}` : '';
  return [follows(`${after}, ${name} ${deed}${named}.`), supposed(where)];
}

/** "a missed lesson can be made up within the same month" */
function withinTheSame({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', deed = '', which = '', time = ''] =
    /^(?!there\b|no\b|only\b)([^,]+?) can (?:only )?(be [a-z]+[^,]*?|[a-z]+[^,]*?) (?:only )?within the (same|next) (day|week|month|quarter|year|season|term)$/i.exec(
      rule,
    ) ?? [];
  if (!time) return [];
  return [
    follows(
      `once ${which === 'same' ? 'that' : 'the next'} ${time} is over, ${lowerFirst(subject)} can no longer ${deed}, and a message says so.`,
    ),
    supposed(`until when it is possible is shown beforehand.`),
  ];
}

const CLOSING = new RegExp(`^(?!there\\b|no\\b|only\\b)([^,]+?) (closes?|ends?) (${TIME}) before (.+)$`, 'i');

/** "bookings close two hours before the lesson" */
function closing({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', , time = '', event = ''] = CLOSING.exec(rule) ?? [];
  if (!time) return [];
  const thing = one(subject);
  return [
    follows(
      `with less than ${time} left before ${event}, ${thing} is refused with a message that names the limit of ${time}.`,
    ),
    follows(`exactly ${time} before ${event}, ${thing} is still accepted.`),
  ];
}

const FREE_UNTIL = new RegExp(
  `^([^,]+?) (is|are) (free|free of charge|possible|open) until (${TIME}) before (.+)$`,
  'i',
);

/** "cancelling is free until two days before the stay" */
function freeUntil({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', is = '', how = '', time = '', event = ''] = FREE_UNTIL.exec(rule) ?? [];
  if (!time) return [];
  const cost = how.startsWith('free') ? ', and the amount is shown beforehand' : ', and a message says so';
  return [
    follows(`with less than ${time} left before ${event}, ${lowerFirst(subject)} ${is} no longer ${how}${cost}.`),
    follows(`exactly ${time} before ${event}, ${lowerFirst(subject)} ${is} still ${how}.`),
  ];
}

const NO_LONGER_THAN = new RegExp(
  `^(?!there\\b|no\\b|only\\b)([^,]+?) can ([a-z]+[^,]*?) (?:no longer than|not longer than|for at most|at most|for no more than|(?:no|not) more than) (${TIME})( in a row| at a time| at once| (?:an?|per|every|each) [a-z]+| (?:in)?to (?:the )?[a-z ]+)?$`,
  'i',
);

/** Deeds that are done to the time itself: "carry over five days". */
const OF_TIME = /^(?:carry|take|use|save|transfer|request|swap|claim|log|enter|record|donate|bank|buy|sell)\b/;

/** "guests can stay no longer than three nights in a row", "members can carry over no more than five days" */
function noLongerThan({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', deed = '', time = '', how = ''] = NO_LONGER_THAN.exec(rule) ?? [];
  if (!time) return [];
  const who = lowerFirst(subject);
  return [
    follows(
      `${who} cannot ${deed} ${OF_TIME.test(deed) ? 'more' : 'longer'} than ${time}${how}, and a message names the limit of ${time}.`,
    ),
    follows(
      `exactly ${time}${how.replace(/^ (?:in)?to .+$/i, '')} ${/^(?:an?|one) /.test(time) ? 'is' : 'are'} possible.`,
    ),
  ];
}

const FAR_AHEAD = new RegExp(
  `^(?!there\\b|no\\b|only\\b)([^,]+?) can be ([a-z]+) (?:at most|no more than|not more than|only up to|up to) (${TIME}) (ahead|in advance|before .+)$`,
  'i',
);

/** "stations can be booked at most four weeks ahead" */
function farAhead({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', done = '', time = '', ahead = ''] = FAR_AHEAD.exec(rule) ?? [];
  if (!time) return [];
  const who = lowerFirst(subject);
  return [
    follows(
      `more than ${time} ${ahead}, ${who} cannot be ${done}, and a message names the limit of ${time.replace(/^an? /, 'one ')}.`,
    ),
    follows(`exactly ${time} ${ahead}, ${who} can be ${done}.`),
  ];
}

/** "wishes are only accepted before the box is packed" */
function onlyBefore({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', is = '', done = '', condition = ''] =
    /^(?!there\b|no\b|only\b)([^,]+?) (is|are|can) only (?:be )?([a-z]+) before ((?:the|an?|it|they) [^,]+)$/i.exec(
      rule,
    ) ??
    /^(?!there\b|no\b|only\b)([^,]+?) (is|are|can be) ([a-z]+) only before ((?:the|an?|it|they) [^,]+)$/i.exec(rule) ??
    [];
  const clause = condition ? readClause(condition) : undefined;
  if (!clause || clause.negated) return [];
  const not = is.startsWith('can') ? `can no longer be ${done}` : `${is} no longer ${done}`;
  return [
    follows(`once ${condition}, ${lowerFirst(subject)} ${not}.`),
    supposed(`whoever comes later is told that ${condition}.`),
  ];
}

const BACK_WITHIN = new RegExp(`^([^,]+?) (comes?|goes?|go|arrives?|returns?)( back| in)? within (${TIME})$`, 'i');

/** "empty kegs come back within three months" */
function backWithin({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', verb = '', back = '', time = ''] = BACK_WITHIN.exec(rule) ?? [];
  const base = readVerb(verb)?.base;
  if (!base) return [];
  const done = `${participle(base)}${back}`;
  return [
    follows(`${one(subject)} that has not ${done} after ${time} is shown as late.`),
    supposed(`${one(subject)} shows until when it has to ${base}${back}.`),
  ];
}

const LAPSING = new RegExp(`^([^,]+?) (lapses?|runs? out|ends?|closes?) after (${TIME})$`, 'i');

/** "a chair is let go after three days", "reservations lapse after three days" */
function lapsing({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', verb = '', time = ''] = LAPSING.exec(rule) ?? [];
  if (!time) return [];
  const single = one(subject);
  return [
    follows(
      `before the ${time.replace(/^an? /, '')} ${/^(?:an?|one) /.test(time) ? 'is' : 'are'} over, ${single} still holds.`,
    ),
    supposed(`${single} shows when it ${verb.startsWith('run') ? 'runs out' : verb.replace(/s?$/, 's')}.`),
  ];
}

/** "members who skip watering three times lose their bed" */
function losing({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', thing = ''] =
    /^([^,]+? (?:who|that|with) [^,]+?) loses? ((?:their|its|the) [a-z]+(?: [a-z]+)?)$/i.exec(rule) ?? [];
  if (!thing || !isWho(subject, roles)) return [];
  const head = headIn(subject);
  const [, who = '', told = ''] = /^(.+?) who (.+)$/i.exec(subject) ?? [];
  const not = told ? opposite(`they ${told}`) : undefined;
  const often = / (?:once|twice|\w+ times)$/.test(told) || /\d|two|three|four/.test(told);
  return [
    supposed(`${one(head)} is warned before they lose ${thing}.`),
    ...(not?.startsWith('they ') && !often && who
      ? [follows(`${lowerFirst(who)} who ${not.slice(5)} keep ${thing}.`)]
      : [supposed(`${one(head)} who loses ${thing} is told why.`)]),
  ];
}

/** What a rule that names how long has follow at the end of it. */
export const SPANS: readonly RuleCase[] = [
  onlyBefore,
  farAhead,
  lasting,
  withinTheSame,
  lapsing,
  closing,
  freeUntil,
  noLongerThan,
  backWithin,
  losing,
];
