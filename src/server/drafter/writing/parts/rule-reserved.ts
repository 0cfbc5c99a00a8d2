import { lowerFirst } from '../../reading/trouble-words.ts';
import { opposite } from '../../language/opposite.ts';
import { readVerb } from '../../language/verbs.ts';
import type { Part } from './part.ts';
import { baseOf, DAYS, follows, isMany, isWho, supposed, type RuleCase, type RuleTold } from './rule-words.ts';

const SEEING = /^(?:see|view|read|look at|open)\b/;

/** "only accountants can see bank details", "only admins can export customer data" */
function onlyThose({ rule, roles }: RuleTold): readonly Part[] {
  const [, base = ''] =
    /^only (?!with\b|when\b|if\b|after\b|on\b|in\b|at\b|for\b|one\b|\d).+? can ((?!be\b)[a-z]+ .+)$/i.exec(rule) ?? [];
  if (base && SEEING.test(base) && !/\b(?:if|when|unless|until|own|only)\b/.test(base)) {
    const thing = base.replace(SEEING, '').trim();
    return [
      follows(`nobody else sees ${thing}.`),
      supposed(`search results, messages and files for everybody else do not contain ${thing} either.`),
    ];
  }
  if (base && !/\b(?:if|when|unless|until|own|only)\b/.test(base)) {
    const [, those = ''] = /^only (.+?) can /i.exec(rule) ?? [];
    return [follows(`whoever else tries to ${base} is told that only ${those} can.`)];
  }
  const [, some = '', done = ''] =
    /^only (?!with\b|when\b|if\b|after\b|on\b|in\b|at\b|for\b|one\b|\d)(.+?) can be ([a-z]+ .+)$/i.exec(rule) ?? [];
  if (done && !/\b(?:if|when|unless|until|only)\b/.test(done)) {
    const [verb = '', ...rest] = done.split(' ');
    const base2 = baseOf(verb);
    const head = isWho(some, roles) ? 'anybody else' : 'anything else';
    return base2
      ? [follows(`whoever tries to ${base2} ${head} ${rest.join(' ')} is told that only ${some} can be.`)]
      : [];
  }
  return [];
}

/** "only texts that have been checked can be delivered" */
function onlySuch({ rule }: RuleTold): readonly Part[] {
  const [, things = '', told = '', done = ''] =
    /^only ([a-z]+s|[a-z]+ [a-z]+s) (?:that|which|who) ([^,]+?) can be ([a-z]+(?: (?:out|over|up|in|on|to [a-z]+))?)$/i.exec(
      rule,
    ) ?? [];
  const not = told ? opposite(`they ${told}`) : undefined;
  return not?.startsWith('they ')
    ? [follows(`${lowerFirst(things)} that ${not.slice(5)} cannot be ${done}, and a message says why.`)]
    : [];
}

/** "only people with a hygiene certificate can be put in the kitchen" */
function onlyWithIt({ rule }: RuleTold): readonly Part[] {
  const [, have = '', deed = ''] =
    /^only (?:people|those|persons|[a-z]+s) (?:with|who have) ((?:an? |the )?[\w' -]+?) (?:are|can be|can) ([a-z]+\b[^,]*)$/i.exec(
      rule,
    ) ?? [];
  if (!deed || /\b(?:if|when|unless|until|only)\b/.test(deed)) return [];
  const [verb = ''] = deed.split(' ');
  const isDone = baseOf(verb) !== undefined && / are |can be /.test(rule);
  return [follows(`without ${have}, nobody can ${isDone ? `be ${deed}` : deed}, and a message says what is missing.`)];
}

/** "the consent of the harbour master": who has given it. */
function agreed(needed: string): readonly Part[] {
  const [, yes = ''] = /^(?:the |an? |written )*(consent|permission|approval|agreement)\b/i.exec(needed) ?? [];
  return yes ? [supposed(`it is listed who has given the ${yes.toLowerCase()}, and when.`)] : [];
}

/** "home visits are allowed only within 20 km", "colouring is allowed only with a patch test" */
function onlyAllowed(name: string, bare: string, link: string, whom: string): readonly Part[] {
  const not = `${name} ${isMany(name) ? 'are' : 'is'} not ${bare}`;
  if (link === 'with')
    return [follows(`without ${whom}, ${not}, and a message says what is missing.`), ...agreed(whom)];
  if (link === 'within' && /^\d/.test(whom)) return [follows(`beyond ${whom}, ${not}, and a message names the limit.`)];
  if (link === 'on' && DAYS.test(whom)) return [follows(`on any other day, ${not}.`)];
  if (/^(?:for|to)$/.test(link)) return [follows(`for anybody else, ${not}, and a message says why.`)];
  return /^(?:in|within|inside|at)$/.test(link) ? [follows(`anywhere else, ${not}, and a message says why.`)] : [];
}

/** "hand them out": what a verb of two words is done to stands between them. */
function withObject(base: string, object: string): string {
  const [, verb = base, particle = ''] = /^([a-z]+) (out|up|in|over|back|off|down|on|away)$/.exec(base) ?? [];
  return [verb, object, particle].filter(Boolean).join(' ');
}

/** "24 hours by the vet who wrote it", "14 days of delivery": until when, and who may. */
const WITHIN =
  /^((?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:minute|hour|day|week|month|year)s?)(?: (?:of|after) ([a-z][^,]*?))?(?: by (.+))?$/;

/** "DVDs can only be lent to adults", "strong painkillers can only be handed out by a vet", "frames can be shipped only within the country" */
function onlyTo({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', done = '', link = '', whom = ''] =
    /^(?!there\b|no\b|only\b)([^,]+?) (?:can(?: only)? be|is|are)(?: only)? ((?:only )?(?!only\b|no\b|not\b)[a-z]+(?: (?:out|over|off|away|back|in|up))?) (?:only )?(to|by|for|within|in|on|at|during|from|with|inside|through)(?: only)? (.+?)(?: only| alone)?$/i.exec(
      rule,
    ) ?? [];
  if (!whom || !/\bonly\b|\balone$/.test(rule) || /\b(?:if|when|unless|until|after|before|once|per)\b/.test(rule))
    return [];
  const bare = done.replace(/^only /, '');
  const name = lowerFirst(subject);
  const are = isMany(name) ? 'are' : 'is';
  const base = baseOf(bare);
  const them = isMany(name) ? 'they' : 'it';
  if (/^(?:visible|open|available|accessible|meant)$/.test(bare) && /^(?:to|for)$/.test(link))
    return [
      follows(`${name} ${are} not ${bare} ${link} anybody else.`),
      ...(bare === 'visible' ? [supposed(`a link to ${name} opens nothing for anybody else.`)] : []),
    ];
  if (link === 'with' && !/^(?:allowed|possible|permitted|accepted|visible|open)$/.test(bare))
    return [
      follows(`without ${whom}, ${name} cannot be ${bare}, and a message says what is missing.`),
      ...agreed(whom),
    ];
  if (/^(?:allowed|possible|permitted|accepted)$/.test(bare)) return onlyAllowed(name, bare, link, whom);
  if (!base) return [];
  if (link === 'by')
    return [
      follows(`whoever else tries to ${base} ${name} is told that only ${whom} can.`),
      // Where one of several words would be left out, whoever may is not told again.
      ...(/^[a-z]+s$/i.test(whom) ? [supposed(`${whom} can ${withObject(base, name)} as before.`)] : []),
    ];
  if (/^(?:to|for)$/.test(link) && (isWho(whom, roles) || /^(?:adults|people|somebody|those)\b/.test(whom)))
    return [
      follows(`${name} cannot be ${bare} ${link} anybody else.`),
      supposed(
        `whoever tries to ${withObject(base, them === 'they' ? 'them' : 'it')} ${link} somebody else is told ${link} whom ${them} can be.`,
      ),
    ];
  if (`${link} ${whom}`.startsWith('in case of ')) return [follows(`in any other case, ${name} ${are} not ${bare}.`)];
  if (link === 'for') return [follows(`for anything else, ${name} ${are} not ${bare}.`)];
  if (link === 'on' && DAYS.test(whom)) return [follows(`on any other day, ${name} cannot be ${bare}.`)];
  const [, time = '', event = '', may = ''] = (link === 'within' && WITHIN.exec(whom)) || [];
  if (time)
    return [
      ...(may ? [follows(`whoever else tries to ${base} ${name} is told that only ${may} can.`)] : []),
      follows(
        `${event ? `more than ${time} after ${event}` : `after more than ${time}`}, ${name} can no longer be ${bare}.`,
      ),
    ];
  if (/^(?:within|in|inside|at|during|on|from)$/.test(link))
    return [
      follows(
        `whoever tries to ${base} ${name} ${/^(?:during|on|at)$/.test(link) ? 'at another time' : 'elsewhere'} is told that ${them} can be only ${link} ${whom}.`,
      ),
    ];
  return [];
}

/** "members can take chainsaws only with a course certificate", "students get the reduced price only with a valid card" */
function onlyWith({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', base = '', needed = ''] =
    /^(?!there\b|no\b|only\b)([^,]+?) ((?:can [a-z]+|gets?|have|has|use|uses|take|takes|buy|buys|receives?|sees?)\b[^,]*?) only with ((?:an?|the|their) [^,]+)$/i.exec(
      rule,
    ) ??
    /^(?!there\b|no\b|only\b)([^,]+?) can only ([a-z]+\b[^,]*?) with ((?:an?|the|their) [^,]+)$/i.exec(rule) ??
    [];
  if (!needed || !isWho(subject, roles) || /\b(?:if|when|unless|until)\b/.test(base)) return [];
  const [verb = '', ...rest] = base.replace(/^can /, '').split(' ');
  const deed = [readVerb(verb)?.base ?? verb, ...rest].join(' ');
  return [follows(`without ${needed}, ${lowerFirst(subject)} cannot ${deed}, and a message says what is missing.`)];
}

/** "chainsaws are only for members with a course certificate" */
function onlyForThose({ rule }: RuleTold): readonly Part[] {
  const [, subject = ''] =
    /^(?!there\b|no\b)([^,]+?) (?:is|are) (?:only for|for) (?!free\b|sale\b|rent\b)[^,]+$/i.exec(rule) ?? [];
  if (!subject || !/\bonly\b/.test(rule)) return [];
  const are = isMany(subject) ? 'are' : 'is';
  return [
    follows(
      `${lowerFirst(subject)} ${are} refused to anybody else, and a message says for whom ${isMany(subject) ? 'they are' : 'it is'}.`,
    ),
  ];
}

/** "owners with open bills over 100 euros can only book by phone" */
function onlyBy({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', deed = '', means = ''] =
    /^(?!there\b|no\b|only\b)([^,]+?) can (?:only ([a-z]+[^,]*?) by|([a-z]+[^,]*?) only by) (?:phone|e-?mail|post|card|bank transfer|letter|invoice)$/i.exec(
      rule,
    ) ?? [];
  const base = deed || means;
  if (!base || !isWho(who, roles)) return [];
  return [follows(`in any other way, ${lowerFirst(who)} cannot ${base}, and a message says how it is possible.`)];
}

/** "overtime counts only if the manager has confirmed it": whoever is turned away learns what is missing. */
function onlyIf({ rule }: RuleTold): readonly Part[] {
  const [, main = '', condition = ''] =
    /^((?!only\b|there\b|nobody\b)[^,]*\bonly\b[^,]*?) (?:if|when|once|after) ([^,]+)$/i.exec(rule) ?? [];
  const not = condition && condition.split(' ').length <= 10 ? opposite(condition) : undefined;
  if (!main || !not || /^(?:it|they|he|she)\b/.test(not)) return [];
  const isTurned = /\b(?:can|allowed|possible)\b/.test(main);
  return [supposed(`whoever ${isTurned ? 'is turned away' : 'asks why not'} is told that ${not}.`)];
}

/** What a rule that keeps something for some has follow for the others. */
export const RESERVED: readonly RuleCase[] = [
  onlySuch,
  onlyThose,
  onlyWithIt,
  onlyForThose,
  onlyTo,
  onlyWith,
  onlyBy,
  onlyIf,
];
