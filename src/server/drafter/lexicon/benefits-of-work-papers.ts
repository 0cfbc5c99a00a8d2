import type { Reason } from './benefits.ts';
import { doneTo } from './benefits-of-own-things.ts';

/** Why somebody at work writes, sends, locks and looks up papers, with any product. */
export const OF_WORK_PAPERS: readonly Reason[] = [
  // Papers
  {
    verbs: /^(?:send|upload|submit|share|prepare)$/,
    when: /\bfor (?:an? |the )?(?:electronic |digital )?signature\b|\bto be signed\b/,
    text: 'it can be signed without paper',
  },
  {
    verbs: /^(?:make|create|turn|convert|generate|write|build|produce)$/,
    when: /^\S+ (?:an? |the |my |our )?(?:[\w-]+ )?(?:invoices?|quotes?|offers?|orders?|tasks?|tickets?|contracts?|bills?|projects?|deals?|appointments?|bookings?|contacts?|leads?|cards?|events?)\b.*\b(?:from|into|out of|to) (?:an? |the |my |our )?(?:[\w-]+ )?(?:invoices?|quotes?|offers?|orders?|tasks?|tickets?|contracts?|deals?|e-?mails?|messages?|bookings?|appointments?|cards?|comments?|enquir(?:y|ies)|requests?|calls?|meetings?|projects?)\b/i,
    unless: /\b(?:automatically|by itself)\b/,
    text: 'nothing has to be typed in twice',
  },
  {
    verbs: /^(?:keep|have|see|get|view|record)$/,
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?(?:log|history|record|list|trail) of (?:all |the |every |each )?(?:[\w-]+ )?(?:changes?|edits?|actions?|log-?ins?|accesses|access|deletions)\b|\b(?:audit|change|activity) (?:log|trail|history)\b/,
    text: 'it can be seen later who did what',
  },
  {
    verbs: /^(?:record|track|log|enter|book|note|measure)$/,
    when: /^\S+ (?:in |how much )?(?:the |my |our )?(?:[\w-]+ )?(?:time|hours)\b(?! of day| slots?| off)/,
    // Hours are booked on a job, and the time of a visit is booked for oneself.
    unless: /\b(?:opening|when|arrival|start|end|office|price|offline)\b|^book (?!.*\bhours\b)/,
    text: 'it is clear later how much time it took',
  },
  {
    verbs: /^(?:record|note|write|write down|keep|log|enter|add|take)$/,
    when: doneTo('minutes|decisions?|agreements?|meeting notes?|action points?'),
    unless: /\b(?:within|after|\d+) (?:\d+ )?minutes\b/,
    text: 'everybody can look up what was agreed',
  },
  {
    verbs: /^(?:upload|share|post|publish|provide|put up|distribute)$/,
    when: doneTo(
      'sheet music|documents?|files?|recordings?|slides|materials?|handouts?|scripts?|protocols|guidelines|manuals?|instructions|price lists?|drawings|plans',
    ),
    by: 'staff',
    unless:
      /^share .* with |\b(?:from|signature|my|csv|excel|spreadsheet|photo|proof|to (?:the|an?|my) (?:[\w-]+ )?(?:case|ticket|record|file|order|report|claim|customer|client|patient))\b/i,
    text: 'everybody finds {them} in one place',
  },
  {
    verbs: /^(?:create|write|draw up|prepare|make|send)$/,
    when: /^(?:create|write|draw up|prepare|make|send) (?:an? |the |my )?(?:[\w-]+ )?(?:quotes?|quotations?|cost estimates?|estimates?)$/,
    by: 'staff',
    text: 'the costs are clear before anybody decides',
  },
  {
    verbs: /^(?:send|issue|write|create|make)$/,
    when: /^\S+ (?:out )?(?:an? |the |my )?(?:[\w-]+ )?(?:invoices?|bills?) (?:straight |directly |right )?from (?:an? |the |my )/,
    by: 'staff',
    text: 'nothing has to be typed in twice',
  },
  {
    verbs: /^(?:send|write|create)$/,
    when: /\b(?:fee|payment|dunning|invoice|rent|contribution) reminders?\b|\breminders? (?:of|about|for|to pay) (?:an? |the |my |unpaid |overdue |open )*(?:fees?|payments?|invoices?|bills?|rent)\b/,
    by: 'staff',
    text: 'the money comes in sooner',
  },
  {
    verbs: /^(?:record|enter|book|note|mark)$/,
    when: /\b(?:cash|incoming|received|membership|fee) payments?\b|^(?:record|enter|book|note) (?:an? |the )?(?:payments?|fees?|donations?)\b/,
    by: 'staff',
    text: 'it is clear who has paid',
  },
  {
    verbs: /^(?:give|grant|offer|agree)$/,
    when: /\b(?:own|special|individual|different|lower|fixed) (?:prices?|rates?|conditions|terms)\b/,
    by: 'staff',
    text: 'they pay what was agreed with them',
  },
  {
    verbs: /^(?:send|write|post|publish)$/,
    when: /^\S+ (?:out )?(?:an? |the |my )?(?:[\w-]+ )?(?:announcements?|messages?|newsletters?|news|mails?|e-?mails?|notices?|offers?|invitations?)\b.*\b(?:only to|to (?:one|some|certain|single|selected)|only|by (?:group|tag|segment|interest|region))\b/i,
    text: 'nobody gets what does not concern them',
  },
  {
    verbs: /^(?:answer|reply|respond)$/,
    by: 'staff',
    when: /\b(?:questions?|messages?|enquir(?:y|ies)|requests?|reviews?|comments?)\b/,
    unless: /\b(?:the same|ready-made|saved|standard|templates?|automatic)/,
    text: 'nobody waits for an answer in vain',
  },
];
