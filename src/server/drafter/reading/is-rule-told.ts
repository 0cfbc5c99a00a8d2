import { participle, readVerb } from '../language/verbs.ts';
import { contentStems, stem } from '../lexicon/function-words.ts';
import type { Idea } from './read-idea.ts';
import { withLabel } from './spell-out-rule.ts';
import { PROBLEM } from './trouble-words.ts';

/** Words that a rule may be told without, as others say the same. */
const SAID_OTHERWISE = new Set(
  [
    'most',
    'least',
    'more',
    'less',
    'few',
    'fewer',
    'never',
    'only',
    'nobody',
    'anybody',
    'everybody',
    'anyone',
    'able',
    'allow',
    'not',
    'no',
    'once',
    'each',
    'every',
    'need',
    'longer',
    'otherwise',
    'else',
    'possible',
  ].map(stem),
);
/** So many words are told without being cut. */
const LONGEST = 18;
const DENIES = /\b(?:not|never|no|nobody|cannot|can't|n't|none)\b/i;
const KEEPS_OUT =
  /\b(?:not|never|no|nobody|cannot|from \w+ing|without|refused?|prevent|only|until|out of|no longer|less|unless|more than)\b/i;

/** What somebody may or must do, with how much or how long before at most. */
const BOUND_BY =
  /\b(?:may|must|shall|has to|have to|needs? to)\b[^,]*\b(?:at most|no more than|not more than|no later than|in advance|ahead|for at most|at the longest)\b|\bcan (?:only )?[a-z]+ (?:at most|no more than|not more than|no longer than|not longer than)\b|\bmay (?:have|hold|own|keep|bring|book) (?:only )?one\b|\bcan be [a-z]+ (?:at most|no more than|only up to)\b|^at least (?:two|three|four|five|\d+) [\w-]+(?: [\w-]+)? (?:must|have to|need to|should) (?!.* before\b)|^(?:two|three|four) [\w-]+ (?:must|have to|need to) (?:approve|check|sign|confirm|review|release)\b|^(?:no more than|not more than|at most|up to) (?:\d+|two|three|four|five|six|ten)\b|\bcan\b[^,]* (?:once|twice|three times)$/i;

/** "drivers must check the truck before they can leave", "customers who came late twice have to pay first": nobody wishes their own duty, its bound least of all. */
const BOUND_DUTY =
  /^[^,]+? (?:must|has to|have to) (?!be able\b|see\b|get\b|receive\b|know\b|find\b|be \w+ed\b)[^,]* before (?:they|he or she|he|she) (?:can|may|are allowed|is allowed)\b|^[^,]+? who [^,]+ (?:must|has to|have to) (?!be able\b|see\b|get\b|receive\b|know\b|find\b|be \w+ed\b)|^[^,]+? (?:must|has to|have to) (?!be able\b|see\b|get\b|receive\b|know\b|find\b|be \w+ed\b)[^,]*,? (?:otherwise|or else)\b|^[^,.]+? (?:must|has to|have to) (?!be able\b|see\b|get\b|receive\b|know\b|find\b|be \w+ed\b)[^,.]* (?:by|within|no later than) (?:\d|an? |one |two |three |four |five |six |ten |noon|midnight|the (?:end|\d)|[A-Z]\w+day)/i;

/** Whether a rule lays down what others owe or are kept from: none of them wishes for it. */
function isForOthers(rule: string, { frame, wish }: Idea['action'], actor: string | undefined): boolean {
  // "may only see what they booked", "can only be changed until the 5th"
  if (/\bmay only (?:see|view|read|find|open)\b/i.test(rule)) return true;
  if (/\bcan only be \w+ until\b/i.test(rule) && !/\bonly\b/.test(wish)) return true;
  if (frame !== 'do') return false;
  return (
    BOUND_BY.test(rule) ||
    BOUND_DUTY.test(rule) ||
    // "new members pay the first month in advance", "runners must have a licence"
    /^(?:new|first-time) [\w-]+s(?: [\w-]+)?? pay /i.test(rule) ||
    /^[^,]+? must have an? (?!look\b|say\b|way\b)/i.test(rule) ||
    // "each gardener has to do eight hours a year"
    /^(?:each|every) [\w-]+(?: [\w-]+)?? (?:has to|must|needs to) [^,]*\b(?:\d+|two|three|four|five|six|eight|ten|twelve)\b[^,]* (?:an?|per|each|every) (?:week|month|quarter|year|season)\b/i.test(
      rule,
    ) ||
    // "the people on it must confirm again": they are no one of those who tell stories.
    (/^(?:the )?(?:people|those|everyone|everybody|others)\b/i.test(actor ?? '') && /\bmust\b/.test(rule))
  );
}

/** Whether the wish as it was read says all that the rule says, and the right way round. */
export function isTold({ action, form, actor, except, limits }: Idea, rule: string): boolean {
  const { wish, frame } = action;
  // "have entries that were sent no longer be changed": what ends is told with its verb.
  if (/^(?!have |be sure ).* no longer(?: |$)| no longer be |^keep any(?:one|body) from \w+ing of /.test(wish))
    return false;
  if (form === 'problem' || wish.startsWith(PROBLEM) || /^use |^have \w+ing be /.test(wish)) return false;
  // "patients may only pay by card": nobody wishes to be bound by it.
  const isBoundOnly =
    /\b(?:may|can|must|should) (?:\w+ )?only\b/i.test(rule) &&
    /^(?!see |get |view |receive |read |find |know |hear )\w+ .*\bonly\b/.test(`${wish} `);
  if (frame === 'do' && isBoundOnly) return false;
  // "associations may book at most two evenings": how far somebody may go is for others to lay down.
  // "if a guest cancels, the cook gets half, unless ...": the exception is that of the rule, and not of the case.
  if (/ unless .+ (?:if|when|once) /.test(wish)) return false;
  if (isForOthers(rule, action, actor)) return false;
  // "every absence needs a reason": whoever looks at it does not see to it.
  if (/ (?:needs?|requires?) (?!to\b)/i.test(rule)) return false;
  // "no refunds for stormy days": what would be done with them nobody has said.
  const [, made = ''] = /^keep .+? from being (\w+)/.exec(wish) ?? [];
  if (/^there (?:is|are) no /.test(withLabel(rule)) && made && made !== 'planned' && !rule.includes(made)) return false;
  // "go only out": the verb is torn from its particle.
  if (/ only (?:out|in|up|off|on|back)(?: |$)/.test(wish)) return false;
  // What is long would be cut, and half a rule is another one.
  if (wish.split(' ').length > LONGEST) return false;
  if (
    frame === 'told' &&
    !/^be (?:told|reminded|informed|warned|notified|asked|shown|alerted|charged|billed)\b/.test(wish)
  )
    return false;
  if (/^be \w+ (?:when|if|once|before) /.test(wish) && /\b(?:only|cannot|can't|may|expires?)\b/i.test(rule))
    return false;
  // "may be corrected until noon": it is allowed, and nobody wants it done; "only if a member plays with them" is no wish of theirs.
  const [before = ''] = rule.split(/\b(?:may|can)\b/);
  // "can be cancelled by the resident": whoever may wishes to.
  const isTheirs = actor !== undefined || / by (?!at most|up to|no more|less|\d)/.test(rule);
  const isLeave =
    !isTheirs &&
    /\b(?:may|can) (?!not\b|only\b|never\b|no\b)/.test(rule) &&
    !/\b(?:only|never|no|nobody)\b/i.test(before);
  if (frame === 'done' && isLeave && wish.startsWith('have ')) return false;
  // "guests at most five times a season": nothing is told of what anybody does.
  if (frame === 'do' && withLabel(rule) !== rule && !/^(?:limit|keep|prevent|refuse)\b/.test(wish)) return false;
  // "drivers have to phone": a duty, and nothing to be rid of.
  if (wish.startsWith('no longer ') && !/\bnot (?:have|need) to\b/i.test(rule)) return false;
  if (frame === 'do' && / but (?:never|not) /i.test(rule) && /\bmay\b/.test(rule)) return false;
  if (frame === 'do' && / only (?:if|when|once|after|with|while)\b/.test(wish)) return false;
  // "only if it is not older" is no "only after".
  if (/ only after /.test(wish) && !/\b(?:after|once|before|as soon as|until|when|have to|has to|must)\b/i.test(rule))
    return false;
  if (
    frame !== 'told' &&
    /\bonly\b/i.test(rule) &&
    !/\b(?:only|not|never|no|nobody|until|unless|from \w+ing)\b/.test(wish)
  )
    return false;
  // What stands behind a comma is cut first, and "have guests not come" is no English.
  const [, done = ''] = /^have .+ not (\w+)/.exec(wish) ?? [];
  if (
    wish.includes(',') ||
    (done && readVerb(done)?.form !== 'past' && participle(readVerb(done)?.base ?? '') !== done)
  )
    return false;
  if (DENIES.test(rule.replace(/, not \w+$/, '')) && !KEEPS_OUT.test(wish)) return false;
  const told = contentStems([wish, actor, except, ...limits.map(({ said }) => said)].join(' '));
  return [...contentStems(rule)].every((word) => told.has(word) || SAID_OTHERWISE.has(word));
}
