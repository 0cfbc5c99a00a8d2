import type { Reason } from './benefits.ts';

/** What losing something costs, where a trouble tells only that it is lost. */
export const OF_LOSING: readonly Reason[] = [
  { when: /^be kept from\b/, text: 'it cannot happen by mistake' },
  {
    when: /^no longer have (?:everyone|everybody|(?:the |my )?(?:entire|whole) [\w-]+|all [\w-]+) (?:notified|told|informed|alerted|e-?mailed|messaged|pinged|called|warned)\b/,
    text: 'only those hear of it whom it concerns',
  },
  { when: /^have no (?:more )?(?:[\w-]+ )?(?:fines|fees|charges|surcharges)\b/, text: 'nobody has to pay for it' },
  { when: /^no longer have .*\bat the same time\b/, text: 'nobody has to wait for the other' },
  { when: /^no longer (?:have .*\b)?count(?:ed)?\b/, text: 'the figures are right' },
  {
    when: /^no longer have .*\b(?:asked|called|written to|phoned|checked)\b.*\btwice\b/,
    text: 'nobody has to go through the same thing again',
  },
  { when: /^never be (?:told|shown|asked|reminded)\b/, text: 'I am spared what I do not want to know' },
  {
    when: /^no longer (?:lose|waste|damage|spill|break|scratch|destroy|drop|spoil)\b/,
    text: 'nothing has to be done a second time',
  },
  {
    when: /^(?:no longer have to|be spared) (?:run(?:ning)? (?:after|around)|chas|remind|nag)\w*/,
    text: 'what is due gets done without anybody pressing for it',
  },
  {
    when: /^(?:no longer have to|be spared) (?:search|look|hunt|dig|scroll|brows|go(?:ing)? through|leaf|click)\w*/,
    text: 'I find what I need at once',
  },
  { when: /^(?:no longer have to|be spared) (?:see|read|view|get|receiv)\w*/, text: 'I see only what matters to me' },
  {
    when: /^(?:no longer have to|be spared) (?:(?:re-?)?(?:typ|enter|writ)|copy|transcri|transfer|key)\w*/,
    text: 'no mistakes creep in on the way',
  },
  {
    when: /^(?:no longer have to|be spared) (?:compar|reconcil|match|check|verif|count|add)\w*/,
    text: 'nothing is overlooked',
  },
  {
    when: /^(?:no longer have to|be spared) (?:driv|walk|travel|cycl|come|coming|go|stop)\w*/,
    text: 'nobody makes the way for nothing',
  },
  { when: /^(?:no longer have to|be spared) (?:pay|buy|order)\w*/, text: 'no money is spent twice' },
  {
    when: /^(?:no longer have to|be spared) (?:explain|answer|repeat)\w*/,
    text: 'people find the answer without me',
  },
  {
    when: /^(?:no longer have to|be spared) (?:wait|queu|stand)\w*/,
    text: 'I can get on at once',
  },
  {
    when: /^no longer have to (?:start|begin|do|set|fill|answer|enter)\b.*\b(?:again|anew|from the (?:start|beginning|first))\b/,
    text: 'what I have done already is not lost',
  },
  { when: /^(?:no longer have to|be spared)\b/, by: 'staff', text: 'my time goes into the work that needs me' },
  { when: /^(?:no longer have to|be spared)\b/, text: 'I do not lose time with it' },
  { when: /^no longer (?:forget|overlook|miss|skip)\b/, text: 'nobody has to wait for it' },
];
