/** What nobody but a product does, whoever orders it. */
const ONLY_PRODUCTS =
  'auto-?(?:archive|assign|close|complete|correct|detect|play|renew|reply|save|sort|tag|translate)|anonymi[sz]e|back up|blur|cache|calculate|compress|compute|convert|count|crop|deduplicate|detect|encrypt|estimate|expire|highlight|identify|mask|measure|memori[sz]e|pre-?fill|pre-?load|predict|randomi[sz]e|recogni[sz]e|recalculate|recommend|remember|resize|round|shuffle|suggest|sync|synchroni[sz]e|translate|validate';
/** What people do as well; the product is meant where "we" are those who make it, or where nobody waits for the moment. */
const PRODUCTS_TOO =
  'analy[sz]e|archive|block|cap|categori[sz]e|check|classify|close|collapse|deduct|deactivate|delete|escalate|fill in|flag|forward|generate|group|hide|hold|ignore|keep|limit|lock|log|mark|merge|monitor|order|pause|play|prioriti[sz]e|propose|rank|recommend|record|refresh|reject|release|remove|renew|reserve|retain|save|skip|sort|store|suggest|summari[sz]e|suspend|track|unlock|update|verify|warn';

/** The deed of a product by its first word or two. */
export const PRODUCTS_ONLY: RegExp = new RegExp(`^(?:${ONLY_PRODUCTS})\\b`, 'i');
export const PRODUCTS_AS_WELL: RegExp = new RegExp(`^(?:${PRODUCTS_TOO})\\b`, 'i');

/** What is done for those who are named in it: it is theirs, or they are at it. */
export const FOR_THEM: RegExp =
  /^(?:adapt|auto-?\w+|award|back up|complete|continue|convert|create|fill|generate|greet|issue|hold|keep|load|memori[sz]e|pause|play|pre-?fill|pre-?load|preselect|propose|recogni[sz]e|recommend|refresh|remember|renew|reserve|restore|resume|retain|save|skip|store|suggest|sync|synchroni[sz]e|translate|unlock|update)$/;
/** What is done to keep an eye on those who are named in it: others profit. */
export const ON_THEM: RegExp =
  /^(?:analy[sz]e|charge|check|compare|count|detect|fine|flag|identify|log|measure|monitor|record|track|verify)$/;

/** What things have because somebody gives it to them: it is set, or added. */
export const SET_FOR: RegExp =
  /\b(?:colou?r|date|day|deadline|expiry|language|amount|limit|maximum|minimum|name|price|priority|status|time|title|value|visibility)s?$/i;
export const ADDED_TO: RegExp =
  /\b(?:attachment|comment|cover|description|document|file|icon|image|label|link|location|logo|map|note|photo|picture|reference|remark|subtitle|summary|tag|thumbnail|video)s?$/i;
/** Where something is shown, and with which preposition. */
export const SHOWN_ON: RegExp =
  /(?:^| )(?:badge|bill|board|card|certificate|dashboard|homepage|home page|invoice|label|list|map|page|profile|receipt|screen|start page|ticket|timeline|voucher|wall|website)$/i;
export const SHOWN_IN: RegExp =
  /(?:^| )(?:app|basket|calendar|cart|chart|feed|header|inbox|menu|pipeline|planner|queue|schedule|overview|progress bar|report|sidebar|summary|table)$/i;

/** What is only had by those who are served: who has something done with it is one of them. */
export const OF_SERVED: RegExp =
  /\b(?:(?:shopping )?(?:cart|basket)|checkout|wish ?list|favou?rites|delivery address|payment method|playlist|watch ?list)\b/i;
/** What those who run a service want to know or to keep in order, where nobody is named. */
export const OF_STAFF: RegExp =
  /^(?:analy[sz]e|anonymi[sz]e|archive|count|delete|detect|flag|identify|log|measure|monitor|purge|record|track)$/;

/** What people type in, upload or try, and the product checks. */
export const WHAT_IS_ENTERED = String.raw`(?:address(?:es)?|attachments?|codes?|comments?|dates?|e-?mails?|entr(?:y|ies)|files?|(?:im)?ports?|inputs?|log-?ins?|messages?|names?|numbers?|passwords?|photos?|pictures?|PINs?|(?:meter )?readings?|scans?|sign-?ins?|sign-?ups?|uploads?|user ?names?|values?)`;

/** What somebody looks at that is theirs: whoever finds something there gets it. */
export const THEIR_PLACE = String.raw`(?:board|calendar|computer|dashboard|desk|diary|display|handheld|inbox|list|mailbox|monitor|overview|pager|phone|queue|radio|screen|tablet|terminal|watch|worklist)`;
