import { readVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** What software is made of, as reports of faults call it without an article; each is a verb as well, or looks like one beside another. */
const PART =
  '(?!the |an? |our |my |your |their |this |that |each |every |all |no )(?:[a-z]+ ){0,2}?(?:search|page|print|phone|price|upload|download|filter|export|import|report|stock|order|login|sign-up|form|link|map|list|display|sync|update|backup|scan|mail|e-?mail|cart|basket|screen|site|website|server|button|photo|image|label|invoice|payment|checkout|calendar|notification|reminder|status|total|chat|video|camera|scanner|printer|timer|code|menu|table|column|field|date|time|text|icon|preview|draft|message|session|undo|redo|autosave|autofill|autocomplete|copy|paste|zoom|unlock|sort|reset)';
/** What a verb in the third person does there; "logs", "prints" and "counts" are things to be exported and printed as well. */
const DOES =
  'returns|shows|displays|loads|takes|cuts|opens|closes|starts|stops|ignores|loses|forgets|covers|breaks|ends|runs|says|keeps|logs|sends|prints|deletes|doubles|rounds|counts|adds|fails|brings|drops|picks|overwrites|skips|hides|finds|freezes|crashes|disappears';
/** What stands behind a verb and behind no thing. */
const BEHIND =
  'no|nothing|nobody|the|an?|my|our|his|her|their|your|only|whole|wrong|itself|ages|forever|hours|slowly|wrongly|incorrectly|endlessly|partly|badly';
/** What a verb goes with that no thing goes with: "cuts off", "rings all day". */
const WITH =
  'stops working|(?:resets|stops|freezes|crashes|hangs|disappears) (?:after|when|whenever|every|each|at|on|in the middle)|cuts off|rings all|brings back|loads (?:forever|for)|fails without|(?:shows|displays) (?:without|old|empty|\\d+)|jumps back|scrolls back';
const BARE = new RegExp(String.raw`^(${PART}) (?=(?:${DOES}) (?:${BEHIND})\b|(?:${WITH})\b)`, 'i');

/** What nobody wishes of a thing of the product, in whatever case. */
const NEVER = new RegExp(
  String.raw`^((?:the |our |my )?${PART}) (jumps back|scrolls back|fails without|loads (?:forever|for ages|endlessly)|drops(?= [a-z]+s\b))(?= |[.!]?$)(.*)$`,
  'i',
);
/** "Emails land in spam", "dates shift by one day". */
const NEVER_MANY =
  /^((?:(?:the|our|my|some|many) )?(?:(?:confirmation|invitation|reminder|order|due|start|end|delivery) ){0,2}(?:e-?mails?|mails?|messages?|newsletters?|confirmations?|reminders?|invitations?|tickets?|invoices?|dates|times|hours)(?: of (?:the |an? )?[\w-]+)?) (lands? in (?:the )?(?:spam|junk)(?: folders?)?|shift by)(?= |[.!]?$)(.*)$/i;
/** "shoppers get charged twice when they click twice". */
const TWICE =
  /^((?:[\w-]+ ){1,3}?)(?:get|gets|are|is) (charged|billed|debited|invoiced) (twice|two times|double)\b(?: when\b.*)?[.!]?$/i;

/** A fault told in the short words of a tracker, as a sentence: "search returns no results", "emails land in spam". */
export function fromBugReport(text: string): string {
  const named = text.replace(BARE, (_, part: string) => `The ${lowerFirst(part)} `);
  if (/[.!?].*\S/.test(named.replace(/[.!?]\s*$/, '')) || text.length > 200) return named;
  const [twice, whom = '', done = '', often = ''] = TWICE.exec(text) ?? [];
  if (twice) return `${whom.trim()} should not be ${done.toLowerCase()} ${often.toLowerCase()}.`;
  const [unwanted, what = '', does = '', rest = ''] = NEVER.exec(text) ?? NEVER_MANY.exec(text) ?? [];
  if (!unwanted) return named;
  const [verb = '', ...more] = does.toLowerCase().split(' ');
  const base = readVerb(verb)?.base ?? verb;
  const subject = /^(?:the|our|my|some|many) |s$/i.test(what) ? what : `The ${lowerFirst(what)}`;
  return `${subject} should not ${[base, ...more].join(' ')}${rest}`;
}
