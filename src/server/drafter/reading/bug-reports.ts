import { readVerb } from '../language/verbs.ts';

/** What software is made of, as reports of faults call it without an article; each is a verb as well, or looks like one beside another. */
const PART =
  '(?!the |an? |our |my |your |their |this |that |each |every |all |no )(?:[a-z]+ ){0,2}?(?:search|page|print|phone|price|upload|download|filter|export|import|report|stock|order|login|sign-up|form|link|map|list|display|sync|update|backup|scan|mail|e-?mail|cart|basket|screen|site|website|server|button|photo|image|label|invoice|payment|checkout|calendar|notification|reminder|status|total|chat|video|camera|scanner|printer|timer|code|menu|table|column|field|date|time|text|icon|preview|draft|message|session|undo|redo|autosave)';
/** What a verb in the third person does there, and no plural of a thing. */
const DOES =
  'returns|shows|displays|loads|takes|cuts|rings|stays|opens|closes|starts|stops|ignores|loses|forgets|overlaps|covers|breaks|ends|runs|says|keeps|logs|sends|prints|deletes|doubles|rounds|counts|adds|jumps|scrolls|fails|hangs|brings|drops';
/** What stands behind such a verb and behind no thing: "returns no results", "loads slowly", "cuts off". */
const BEHIND =
  'no|nothing|nobody|the|an?|only|off|out|up|all|every|each|twice|too|when|while|after|wrong|old|empty|itself|themselves|again|in|on|without|until|\\d+|(?:[a-z]{3,}ly)\\b|back|ages|forever|long|hours|minutes';
const BARE = new RegExp(`^(${PART}) (${DOES}) (?=(?:${BEHIND})\\b)`, 'i');

/** What nobody wishes of a thing, whenever it happens. */
const NEVER =
  /^((?:(?:the|our|my|some|many) )?(?:(?!should\b|must\b|may\b|can\b|is\b|are\b|was\b|were\b|be\b|been\b|gets?\b|has\b|have\b|had\b|will\b|would\b|do\b|does\b|to\b|because\b|so\b|then\b|after\b|not\b|never\b|when\b|if\b|that\b|who\b|which\b|and\b)[\w-]+ ){1,4}?)(resets?(?= (?:after|when|on|to|every|each|by (?:itself|themselves)|while|if|itself)\b|[.!]?$)|lands? in (?:the )?(?:spam|junk)(?: folders?)?|empt(?:y|ies) (?:itself|themselves)|jumps? back|scrolls? back|fails? without|stays? on|loads? (?:forever|for ages|endlessly)|shifts? by|drops?(?= [a-z]+s\b)|times? out)(?= |[.!]?$)(.*)$/i;
/** "shoppers get charged twice when they click twice". */
const TWICE =
  /^((?:[\w-]+ ){1,3}?)(?:get|gets|are|is) (charged|billed|debited|invoiced) (twice|two times|double)\b(?: when\b.*)?[.!]?$/i;

/** A fault told in the short words of a tracker, as a sentence: "search returns no results", "cart empties itself after login". */
export function fromBugReport(text: string): string {
  if (/[.!?].*\S/.test(text.replace(/[.!?]\s*$/, '')) || text.length > 200) return text;
  const [twice, whom = '', done = '', often = ''] = TWICE.exec(text) ?? [];
  if (twice) return `${whom.trim()} should not be ${done.toLowerCase()} ${often.toLowerCase()}.`;
  const told = text.replace(
    BARE,
    (_, part: string, verb: string) => `The ${part.charAt(0).toLowerCase()}${part.slice(1)} ${verb} `,
  );
  const [unwanted, what = '', does = '', rest = ''] = NEVER.exec(told) ?? [];
  if (!unwanted) return told;
  const [verb = '', ...more] = does.toLowerCase().split(' ');
  const base = readVerb(verb)?.base ?? verb;
  const named = /^(?:the|our|my|some|many) |s $/i.test(what)
    ? what
    : `The ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return `${named.trim()} should not ${[base, ...more].join(' ')}${rest}`;
}
