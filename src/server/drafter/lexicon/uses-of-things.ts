/** What is done with what a title only names, by its last word and by who does it. */

/** What is done with things that the kind of wish alone does not tell. */
export const USED: readonly (readonly [RegExp, string])[] = [
  [/^(?:certificate|receipt|confirmation|diploma|statement|invoice)s?$/i, 'get'],
  [/^(?:note|entry|record|registration)s?$/i, 'make'],
  [/^(?:log ?book|guest ?book|diary|journal)s?$/i, 'keep'],
  [/^(?:instructions?|guides?|manuals?)$/i, 'see'],
  [/^(?:checkout|cart|basket|wallet)$/i, 'use'],
  [/^(?:sales|revenues?|turnover|takings|earnings|costs|expenses|downloads|clicks|absences)$/i, 'see'],
  [/^proofs?$/i, 'get'],
  [/^news$/i, 'read'],
  [/^exercises?$/i, 'do'],
  [/^(?:duration|length|streak|display|birthday|detail|explanation)s?$|^info(?:rmation)?$/i, 'see'],
  [/^(?:exemption|waiver)s?$/i, 'get'],
  [/^(?:fault|defect|breakdown|outage)s?$/i, 'report'],
  [/^segments?$/i, 'set up'],
  [/^(?:pre-?)?orders?$/i, 'place'],
  [/^questions?$/i, 'ask'],
  [/^complaint$/i, 'report'],
  [/^complaints$/i, 'see'],
  [/^diffs?$/i, 'see'],
  [/^differences?$/i, 'see the'],
  [/^comments?$/i, 'leave'],
  [/^(?:rota|roster)s?$/i, 'set up'],
  [/^(?:time ?slot|slot|window)s?$/i, 'choose'],
  [/^check ?lists?$/i, 'work through'],
  [/^(?:pages?|boards?|screens?)$/i, 'see'],
];

/** "packs expiring in ninety days", "graves to be watered today", "guests coming on Friday": which of them are meant. */
export const SOME_OF_THEM =
  /^(?:(?!that\b|which\b|who\b)[\w'’-]+ ){0,3}?([\w-]+s|people|children) (?:(?:expiring|nearing|coming|arriving|leaving|missing|due|waiting|running (?:low|out|late)|ending|starting|growing|falling|rising|still|awaiting) |(?:not|never) (?:yet |been )?[a-z]+(?:ed|en|ght|ld|id)\b|to be [a-z]+(?:ed|en|ght|ld|id)\b|according to |without any |(?:over|under|below|above) (?:an? |the |one |two |three |\d|minimum|maximum|limit)|by (?!the\b|an?\b|hand\b|phone\b|post\b|mail\b|e-?mail\b|car\b|bus\b|default\b|request\b|appointment\b)[a-z]+ (?:and|with|so far|per)\b|by (?!itself\b|themselves\b|now\b)[a-z]+$)/i;

/** What goes wrong, by its name: it is to be seen, and nobody makes it. */
const TROUBLES =
  /^(?:(?:double|over)-? ?bookings?|overbookings?|mix-?ups?|clashes|collisions|conflicts|overlaps|duplicates|shortages|bottlenecks|discrepanc(?:y|ies)|mistakes|typos|mismatches|no-?shows)$/i;
const SENT_TO =
  /^(?:[\w-]+ ){0,2}(?:messages?|letters?|mails?|e-?mails?|texts?|newsletters?|notices?|invitations?) to /i;
const OWN_WORDS = / in (?:my|their) own (?:language|words)\b/i;
const SENT_BY =
  /^(?:[\w-]+ ){0,2}(?:receipts?|invoices?|bills?|certificates?|confirmations?|statements?) by (?:e-?mail|mail|post|text|sms)$/i;
const CHANGING = /^(?:rotating|alternating) (?:[\w-]+ )?[\w-]+s\b/i;

/** What is done with such a thing by those who come, and by those who run the service; nothing where that makes no difference. */
export function bySide(thing: string, name: string, isServed: boolean): string | undefined {
  const two =
    thing
      .split(/ (?:for|of|on|in|at|by|per|with|to|between) /i)[0]
      ?.split(' ')
      .slice(-2)
      .join(' ') ?? '';
  // "rush jobs first": in which order they are told.
  const isTrouble = (TROUBLES.test(two) || TROUBLES.test(name)) && !/ (?:against|from|of) /.test(thing);
  if (isTrouble || / (?:first|last)$/i.test(thing)) return 'see';
  if (/^settings$/i.test(name) && !/ and /i.test(thing)) return 'change';
  if (/^refunds?$/i.test(name)) return isServed ? 'get' : 'give';
  if (/^(?:waiver|exemption)s?$/i.test(name)) return isServed ? 'get' : 'grant';
  if (/^(?:questionnaire|survey)s?$/i.test(name)) return isServed ? 'fill in' : undefined;
  if (isServed && OWN_WORDS.test(thing)) return 'read';
  if (isServed) return undefined;
  if (SENT_TO.test(thing) || SENT_BY.test(thing)) return 'send';
  return CHANGING.test(thing) ? 'set up' : undefined;
}
