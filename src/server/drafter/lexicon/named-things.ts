/** What people do with a thing that an idea only names, where its name tells it: values are set, hours are entered, extras are chosen. */

/** Values and bounds that somebody sets for others. */
export const SET_HEADS =
  /^(?:limits?|thresholds?|quotas?|deadlines?|(?:notice|grace|lead|cancellation|retention) (?:periods?|times?)|buffer times?|(?:re)?order points?|targets?|goals?|priorit(?:y|ies)|(?:priority|severity|urgency) levels?|permissions?|access rights|roles and permissions|terms|payment terms|working hours|office hours|business hours|quiet hours|tax rates?|vat rates?|commission|commission rates?|(?:hourly|daily|weekly|monthly|day|overtime|night|weekend|billing|labou?r|mileage|child|room|seasonal|group|flat) rates?|mark-?ups?|payment deadlines?|due dates?|spending limits?|story points|(?:time|effort) estimates?|(?!(?:house|traffic|game|club|club's) )[\w-]+ rules)$/i;
/** "maximum number of guests", "default sender": by its first word it is set. */
export const SET_FIRST = /^(?:minimum|maximum|min\.?|max\.?|default|standard) /i;
/** Prices of a kind of their own: somebody decides on them. "Prices" alone are looked at. */
export const OWN_PRICES =
  /^(?:seasonal|special|weekend|weekday|dynamic|individual|different|separate|custom|fixed|regional|volume|tiered|graduated|early[- ]bird|last[- ]minute|off[- ]peak|peak|holiday|student|family|child(?:ren)?(?:['’]s)?|senior|member|group|evening|summer|winter|net|wholesale) (?:prices?|pricing|rates?|tariffs?|fares?)$/i;
/** A value that things come to, and that nobody sets. */
export const NOT_SET =
  /^(?:exchange|heart|interest|occupancy|success|error|response|click|open|conversion|completion|attendance|no-show|default|bounce|churn) rates?$|^(?:legal|statutory|search|credit) (?:terms|deadlines?)$|^standard (?:[\w-]+ )?(?:letters?|contracts?|forms?|documents?|e-?mails?|procedures?|deviations?|rooms?|work)$|\b(?:deadlines?|due dates?|permissions?|targets?|goals?|limits?|terms) (?:overview|calendar|list|report|history|reminder|warning|alert)s?$/i;

/** Days on which somebody is not there, and what they need: whoever knows it enters it. */
export const ENTERED_HEADS =
  /^(?:(?:[\w'’-]+ )*(?:sick|vacation|leave|holiday|closing|closure|training|free|unavailable|blackout) (?:days?|blocks?|leave|periods?|weeks?)|(?:[\w-]+ )?absences|sick leave|days off|time off|vacations?|holidays?|(?:(?:sick|holiday|vacation|leave|public|bank|school) )*(?:days?|leave|holidays?) (?:and|or) (?:sick|vacation|holiday|training|leave) (?:days?|leave)|holiday and sick days)$/i;
/** What is measured or used up: written down while one is at it. */
export const RECORDED_HEADS =
  /^(?:mileage|odometer readings?|working times?|travel times?|break times?|breaks?|measurements?|vital signs)$/i;
/** "materials used per site", "hours worked on a job": what was done with them, told as what somebody records. */
export const DONE_WITH = /^(?:used|worked|spent|consumed|driven|taken|eaten|harvested|treated|produced|wasted|burnt)$/i;

/** "photos taken at events": nothing that is used up, as breaks and doses are. */
export const TAKEN_OTHERWISE =
  /\b(?:photos?|photographs?|pictures?|images?|videos?|films?|screenshots?|selfies|notes)$/i;

/** What somebody may take besides: it is chosen. */
export const EXTRA = /(?:^| )(?:add-?ons?|extras?|options?)$/i;
/** Ways to sign in, by their names. */
export const SIGN_IN =
  /^(?:face id|touch id|fingerprints?|passkeys?|magic links?|windows hello|google|apple|microsoft|facebook|linkedin|badge|pin|qr codes?|sso|single sign-on)$/i;

/** Where one signs in. */
export const DEVICE =
  /\b(?:phones?|smartphones?|iphones?|tablets?|ipads?|watch|devices?|computers?|laptops?|pcs?|macs?|apps?|browser|website|web|mobile|desktop|terminals?|tills?|kiosks?|android|ios|log-?in|start|password|pin)\b/i;

/** What is asked for by itself: "leave requests" ask for leave. Others are called so ("pull requests") or ask for nothing that can be had. */
export const NOT_REQUESTED =
  /^(?:pull|friend|contact|api|merge|data|http|service|open|new|pending|incoming|own|late)$/i;

/** What is paid by its name: "rent payment". */
export const PAID =
  /^(?:rent|invoice|bill|fee|deposit|membership|order|tuition|fine|dues|tip|subscription|ticket|contribution|parking|toll|tax|premium)s?$/i;

/** What somebody makes for their own use: "custom statuses". */
export const MADE_UP =
  /^custom (?:status(?:es)?|categor(?:y|ies)|labels|tags|types|roles|views|reports|stages|columns|units|reasons|templates|filters|lists|questions|forms|rules|groups|attributes|properties|layouts)\b/i;
/** What is chosen where one says "the choice of it": the one that there is, and one of many. */
export const CHOSEN_ONE =
  /^(?:language|currency|country|region|theme|colou?r|size|font|date|time|time zone|layout|unit|branch|delivery date|delivery time|payment method|plan)$/i;
