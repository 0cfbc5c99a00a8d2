import { lowerFirst } from '../../reading/trouble-words.ts';
import { readClause } from '../../language/clause.ts';
import { singular } from '../../language/nouns.ts';
import { readVerb, thirdPerson } from '../../language/verbs.ts';
import { readBan } from '../read-ban.ts';
import type { Part } from './part.ts';
import {
  CLOCK,
  follows,
  headIn,
  isMany,
  isWho,
  one,
  supposed,
  TIME,
  type RuleCase,
  type RuleTold,
} from './rule-words.ts';

const BEFORE = new RegExp(`^(${TIME}) (?:before(?: (.+))?|in advance|ahead)$`, 'i');
const UNTIL =
  /^(?!there\b|only\b|no\b|nobody\b)([^,]+?) can (?:only )?(be )?([a-z]+)\b ?(.*?)(?:,)? (?:(?:only )?until|up to|no later than|up until|at the latest) (.+)$/i;

const UNTIL_CLOCK = new RegExp(`^${CLOCK}`, 'i');

/** "lifts can be cancelled until the evening before the game", "a booking can be cancelled until 24 hours before" */
function until({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', be = '', verb = '', rest = '', end = ''] = UNTIL.exec(rule) ?? [];
  if (!end || /\b(?:if|when|unless|once|only)\b/.test(end)) return [];
  const base = be ? readVerb(verb)?.base : verb;
  if (!base || readVerb(base)?.form === 'gerund') return [];
  const state = be ? `be ${verb}` : base;
  const deed = [state, rest].filter(Boolean).join(' ');
  const who = lowerFirst(subject);
  // "until the order is packed": its other side is told by the condition.
  if (readClause(end)?.kind && !BEFORE.test(end)) return [];
  const [, time = '', event = ''] = BEFORE.exec(end) ?? [];
  // "up to 30 euros": a sum is no end.
  if (!time && /^[\d€$£]/.test(end) && !UNTIL_CLOCK.test(end)) return [];
  const isFree = / (?:free of charge|for free|without (?:a )?(?:fee|charge))\b/.test(` ${deed}`);
  const not = `${who} can no longer ${deed}`;
  if (time)
    return [
      follows(
        `with less than ${time} left${event ? ` before ${event}` : ''}, ${not}, and a message names the limit of ${time}.`,
      ),
      follows(`exactly ${time} before${event ? ` ${event}` : ''}, ${who} can still ${deed}.`),
    ];
  const tried =
    isFree || !be ? undefined : `whoever tries to ${base} ${one(subject)} later is told until when it was possible.`;
  return [follows(`after ${end}, ${not}.`), ...(tried ? [supposed(tried)] : [])];
}

const FORBIDDEN_FROM = new RegExp(
  `^([^,]+?) (is|are) (?:forbidden|not allowed|not permitted|prohibited) (?:between|from) (${CLOCK}) (?:and|to|until) (${CLOCK})$`,
  'i',
);
const BY_CLOCK = new RegExp(
  `^(.+?) (before|after|from|until|past) ((?:the )?${CLOCK}(?: (?:of|on) (?:the )?(?:same |next )?[a-z]+)?)$`,
  'i',
);

/** "watering is forbidden between 11 am and 4 pm", "the line-up is not visible before Friday noon" */
function byTheClock({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', is = '', from = '', to = ''] = FORBIDDEN_FROM.exec(rule) ?? [];
  if (to) return [follows(`before ${from} and after ${to}, ${lowerFirst(subject)} ${is} allowed.`)];
  const [, main = '', link = '', time = ''] = BY_CLOCK.exec(rule) ?? [];
  if (!time) return [];
  const lead = /^(?:after|from|past)$/i.test(link) ? `until ${time}` : `from ${time} on`;
  const ban = readBan(main, roles);
  if (ban && !ban.link) {
    if (ban.who === 'nobody') {
      const turned =
        ban.target && ban.target !== 'alone' && ban.done
          ? `${ban.target} can be ${ban.done}`
          : `everybody can ${ban.base}`;
      return [follows(`${lead}, ${turned} as before.`)];
    }
    const can =
      ban.who === 'thing' && ban.done
        ? `${ban.subject} can be ${[ban.done, ban.behind].filter(Boolean).join(' ')}`
        : ban.isAble || ban.who === 'people'
          ? `${ban.subject} can ${ban.base}`
          : undefined;
    return can ? [follows(`${lead}, ${can} as before.`)] : [];
  }
  const clause = readClause(main);
  if (
    clause?.kind === 'be' &&
    clause.negated &&
    /^(?:visible|open|available|allowed|possible|shown|accessible)\b/.test(clause.rest)
  )
    return [
      follows(`${lead}, ${lowerFirst(clause.subject)} ${clause.finite} ${clause.rest}.`),
      supposed(
        `before that, whoever asks for ${lowerFirst(clause.subject)} reads from when on ${isMany(clause.subject) ? 'they are' : 'it is'} there.`,
      ),
    ];
  return [];
}

const TOO_SHORT = new RegExp(
  `^([^,]+?) (cannot|is not|are not) (.+?) (?:less|fewer|later) than (${TIME}) before (.+)$`,
  'i',
);

/** "a shift cannot be given away less than 12 hours before it starts" */
function tooShort({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', not = '', told = '', time = '', event = ''] = TOO_SHORT.exec(rule) ?? [];
  const deed = not === 'cannot' ? told : `be ${told}`;
  if (!event) return [];
  const who = lowerFirst(subject);
  const isIt = /^(?:it|they)\b/.test(event);
  const at = isIt
    ? `${who} can still ${deed} exactly ${time} before ${event}`
    : `exactly ${time} before ${event}, ${who} can still ${deed}`;
  return [follows(`${at}.`), supposed(`whoever tries it later is told of the limit of ${time}.`)];
}

const AHEAD = new RegExp(`^(.+?) (?:at least )?(${TIME}) (?:in advance|ahead|beforehand|before (.+))$`, 'i');

/** "holidays are requested four weeks in advance", "owners report an absence at least two days ahead" */
function ahead({ rule, roles, idea }: RuleTold): readonly Part[] {
  // "can be booked two weeks in advance": so far ahead, and no later.
  if (/\b(?:can|may|could) (?:only )?be\b/i.test(idea)) return [];
  const [, main = '', time = '', event = ''] = AHEAD.exec(rule) ?? [];
  if (
    !time ||
    /\b(?:not|no|never|cannot|only|until|up to|can|less than|more than|later than|no later than)\b/i.test(main)
  )
    return [];
  const clause = readClause(main);
  if (!clause || clause.negated || !/^(?:be|full|modal)$/.test(clause.kind)) return [];
  const before = event ? ` before ${event}` : '';
  if (clause.kind === 'be') {
    const [done = ''] = clause.rest.split(' ');
    const verb = readVerb(done);
    if (
      verb?.form !== 'past' ||
      !/^(?:request|report|book|register|order|announce|hand|submit|cancel|send|enter|apply|pay|file|confirm|declare|return)$/.test(
        verb.base,
      )
    )
      return [];
    const thing = one(clause.subject);
    // What the product sends nobody refuses.
    if (
      verb.base === 'send' &&
      /\b(?:e-?mail|mail|message|reminder|notice|notification|alert|text|letter|summary|newsletter)s?$/i.test(
        clause.subject,
      )
    )
      return [];
    return [
      follows(`${thing} that is ${done} later is refused with a message that names the ${time.replace(/^an? /, '')}.`),
      follows(`exactly ${time}${before || ' before'}, ${thing} is still accepted.`),
    ];
  }
  if (
    !isWho(clause.subject, roles) ||
    !/^(?:request|report|book|register|order|announce|submit|cancel|apply|pay|file|confirm|declare|return)$/.test(
      clause.verb,
    )
  )
    return [];
  return [
    follows(
      `${one(clause.subject)} who ${thirdPerson(clause.verb)} ${clause.rest} later is told of the ${time.replace(/^an? /, '')}.`,
    ),
    follows(`exactly ${time}${before || ' before'} is in time.`),
  ];
}

const EARLIEST = new RegExp(
  `^([^,]+?) can (?:only )?(be [a-z]+|[a-z]+) (?:at the earliest|no earlier than|not earlier than|not before|at the soonest|only) (${TIME}) (?:after|from|before) (.+)$`,
  'i',
);
const COUNTED_FROM = new RegExp(`${TIME} (after|before|from) `, 'i');

/** "a reminder can be sent at the earliest 14 days after the due date" */
function earliest({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', deed = '', time = '', event = ''] = EARLIEST.exec(rule) ?? [];
  if (!event) return [];
  const [, link = 'after'] = COUNTED_FROM.exec(rule) ?? [];
  return [
    follows(`earlier than ${time} ${link} ${event}, ${lowerFirst(subject)} cannot ${deed}.`),
    supposed(`whoever tries too early is told from which day it is possible.`),
  ];
}

const REST_BETWEEN = new RegExp(
  `^there (?:is|are) (?:at least )?(${TIME})(?: of ([a-z]+))? between (?:two|any two|each of the) (.+)$`,
  'i',
);

/** "there are eleven hours of rest between two shifts" */
function between({ rule }: RuleTold): readonly Part[] {
  const [, time = '', what = '', things = ''] = REST_BETWEEN.exec(rule) ?? [];
  if (!time) return [];
  const head = headIn(things);
  return [
    follows(
      `a second ${singular(head)} that leaves less than ${time}${what ? ` of ${what}` : ''} is refused with a message that names the minimum of ${time}.`,
    ),
    follows(`exactly ${time} ${/^(?:an?|one) /.test(time) ? 'is' : 'are'} enough.`),
  ];
}

const ENDS_AT = new RegExp(`^(?!there\\b|no\\b|only\\b|the \\b)([^,]+?) (?:ends?|stops?) at (${CLOCK})$`, 'i');

/** "music stops at 11 pm" */
function endsAt({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', time = ''] = ENDS_AT.exec(rule) ?? [];
  return time ? [follows(`until ${time}, ${lowerFirst(subject)} can go on.`)] : [];
}

/** What a rule that names a time has follow before and after it. */
export const CLOCKS: readonly RuleCase[] = [tooShort, earliest, until, byTheClock, ahead, between, endsAt];
