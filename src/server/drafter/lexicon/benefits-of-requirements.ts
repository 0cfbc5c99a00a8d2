import type { Reason } from './benefits.ts';

/** Papers and messages that the product makes. */
const ISSUED =
  '(?:receipts?|invoices?|bills?|e-?mails?|letters?|messages?|labels?|reports?|statements?|[a-z]*slips?|tickets?|certificates?|reminders?|notifications?|newsletters?|lists?|quotes?|offers?)';
/** Laws and standards by their names. */
export const STANDARD =
  /\b(?:GDPR|DSGVO|HIPAA|PCI|WCAG|BITV|ISO|ADA|FERPA|COPPA|GoBD|SOX|laws?|regulations?|standards?|directives?|acts?|guidelines?|legislation|requirements? of)\b/;

/** What a product that has to be so is good for: fast, there at any time, unique, within the law. */
export const OF_REQUIREMENTS: readonly Reason[] = [
  {
    when: /\b(?:within|in (?:less|no more|not more) than|in under|in at most) (?:[\w.,]+ ){0,2}(?:milli)?seconds?\b|\bwithin half a second\b/,
    unless:
      /\b(?:reflects?|updates?|refresh\w*|updated|synced)\b|^(?:undo|recall|revoke|unsend|take|call|cancel|correct) /,
    text: 'nobody is held up by waiting',
  },
  {
    when: /^(?:be sure that|have) .+? copes? with (?:at least |up to |a minimum of |more than )?\d/,
    text: 'it does not fail when many come at once',
  },
  { when: /^have .+ unique\b/, text: 'none is taken for another' },
  { when: /\bWCAG\b|\baccessible (?:for|to) (?:everybody|everyone|all)\b/, text: 'nobody is shut out' },
  {
    when: new RegExp(`^(?:be sure that|have) .+ (?:compl(?:y|ies) with|conforms? to|keeps? to) .*${STANDARD.source}`),
    text: 'I can show that the rules are kept',
  },
  {
    when: /^use .+ (?:24\/7|around the clock|at any time|at all times|day and night|\d[\d.,]* ?%)/,
    text: 'I can get to it whenever I need it',
  },
  { when: /^use .+ in .*\b(?:browsers?|Firefox|Chrome|Safari|Edge|Opera)\b/, text: 'I need no other browser for it' },
  { when: /\bpasswords?\b.*\b(?:at least|contains?|include)\b/, text: 'nobody gets in by guessing' },
  {
    when: new RegExp(
      `^(?:be sure that|have) (?:all |every |each |the )?(?:[\\w-]+ )?${ISSUED} (?:contains?|includes?|carr(?:y|ies)|bears?)(?: (?!without\\b)|$)`,
    ),
    text: 'nobody has to ask for what is missing',
  },
  {
    when: /^have .+ (?:stored|kept|hosted|processed) in (?:the )?(?:EU|EEA|European? \w+|Europe|Germany|Switzerland|Austria|UK)\b/,
    text: 'the data stays where it may be',
  },
  { when: /\b(?:the date format|dates?)\b.* (?:DD|YYYY|MM)\b/, text: 'nobody reads a date the wrong way' },
  { when: /^have .*\b(?:audit trail|audit log)s?\b/, text: 'it can be shown later what was done' },
  { when: /^have .+ visible .*\bonly\b|\bonly visible to\b/, text: 'only those see it who are meant to' },
  {
    when: /^have .+ without (?!.*\b(?:consent|permission|approval|signatures?|signed|agreement|adults?|supervision)\b).+ (?:refused|rejected)$/,
    text: 'nothing goes ahead with something missing',
  },
  {
    when: /^have .+ (?:forwarded|passed on|redirected) .*\bwhen\b.*\b(?:away|absent|ill|off|on leave|sick)\b/,
    text: 'nothing is left lying meanwhile',
  },
  { when: /^have (?:an? |the )?original\b.* (?:kept|preserved|saved)\b/, text: 'nothing of it is lost' },
  { when: /^have .+ deducted from\b/, text: 'nobody has to work it out by hand' },
];
