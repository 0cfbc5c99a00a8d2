/** What a product is for, what sort of wish brings it nearer, and how whoever wishes it says so. */
export interface KnownAim {
  /** How the description says it; `$1` of it may stand in the text. */
  readonly said: RegExp;
  /** The wish in plain words. */
  readonly wish: RegExp;
  readonly unless?: RegExp;
  readonly by?: 'served' | 'staff';
  readonly text: string;
  /** It holds of most wishes: what such a deed is good for says more. */
  readonly isWide?: boolean;
}

const ARRANGES =
  /^(?:book|order|reserve|cancel|change|move|extend|renew|swap|request|ask for|register|choose|pick|apply|rebook|reschedule|postpone|sign up|return|exchange|pause|pay|confirm|update|edit|download|sign|enrol)\b/;
const TOLD_TO = /\b(?:phone|call|telephone|hotline|chat)\b/;
const SAVES_WORK =
  /^(?:copy|duplicate|import|turn|convert|match|repeat|reuse|use (?:an? |the |my )?(?:[\w-]+ )?templates?|export)\b|\b(?:in one go|at once|automatically|by itself)\b/;
const MATTER = 'ticket|request|enquiry|inquiry|question|message|e-?mail|report|complaint|application|claim';
const KEEPS_IN_MIND =
  /\b(?:remind\w*|follow-?ups?|overdue|escalat\w*|leaves?|leaving|left|hand over|handed over|take over|due dates?|untouched|inactive|no activity)\b|^(?:be (?:told|warned|alerted|notified)|get (?:an? )?(?:reminder|alert|warning))\b/;

/** In this order: what says most of the wish first. */
export const KNOWN_AIMS: readonly KnownAim[] = [
  {
    said: /\b(?:that |and |so )(no [a-z]+(?: [a-z]+)? (?:is|are|gets?|goes) (?:forgotten|lost|overlooked|missed|left lying))\b/i,
    wish: KEEPS_IN_MIND,
    text: '$1',
  },
  {
    said: new RegExp(
      `\\b(?:every|each|an?|no) (?:[a-z]+ )?(${MATTER})s? (?:[a-z]+ ){0,3}?(?:answer(?:ed)?|reply|response|unanswered)\\b.*\\b(?:hours?|days?|minutes?)\\b`,
      'i',
    ),
    wish: new RegExp(
      `^(?:have .*\\b(?:escalated|assigned|forwarded|routed)|escalate|assign|forward|route|prioriti[sz]e|see .*\\b(?:open|unanswered|waiting|overdue|without (?:an? )?(?:answer|reply))\\b|be (?:told|reminded|warned|alerted|notified) .*\\b(?:open|unanswered|waiting|overdue|(?:no|without) (?:an? )?(?:answer|reply|first reply))\\b|use (?:[\\w-]+ )*replies|answer .*\\bwith)\\b`,
    ),
    by: 'staff',
    text: 'every $1 is answered in time',
  },
  {
    said: /\b(?:aim|goal|idea|purpose|promise) is ([a-z]+ing|[a-z]+) in (?:under|less than|at most|no more than) (?:an?|\d+|[a-z]+) (?:hours?|minutes?|days?)\b/i,
    wish: SAVES_WORK,
    text: 'the $1 takes less time',
  },
  {
    said: /\b((?:the )?[a-z]+) (?:should )?takes? (?:no longer|not longer|no more|not more|less) than (?:an?|\d+|[a-z]+) (?:hours?|minutes?|days?)\b/i,
    wish: SAVES_WORK,
    text: '$1 takes less time',
  },
  {
    said: /\breplac\w+ (?:the |our )?((?:[a-z]+ )?meetings)\b/i,
    wish: /^(?:see|view|comment|get|be told|share|know|mark|block)\b.*\b(?:progress|status|stands?|who is|works? on|working on|stage|done|reason)\b/,
    unless: /\b(?:not|never|no longer|only)\b/,
    text: 'nobody needs a meeting for it',
  },
  {
    said: /\breplac\w+ (?:the |our )?(?:[a-z]+ )*(?:paper|slips|forms on paper|notes that get lost)\b|\b(?:no|without|less|get rid of|instead of) (?:any )?(?:more )?paper(?:work)?\b|\bpaper notes\b/i,
    wish: /^(?:sign|fill in|fill out|submit|hand in|upload|enter|record|report|tick off|register|confirm|apply)\b/,
    unless: /\b(?:print|absen|sick|photo|picture)\w*\b/,
    text: 'nothing of it gets lost on paper',
  },
  {
    said: /\bcome (?:in)?to (an? (?:branch|office|counter|practice|surgery|bank|shop)|the (?:branch|office|counter|practice|surgery|bank|shop|town hall|desk|library))\b/i,
    wish: ARRANGES,
    by: 'served',
    unless: TOLD_TO,
    text: 'I do not have to come to $1',
    isWide: true,
  },
  {
    said: /\b(?:(?:the )?phones? rings? less|less phoning|fewer (?:[a-z]+ )?(?:phone )?calls|takes? calls off|without (?:having to )?(?:call|phon|ring)\w*|no (?:more )?phoning|less (?:time )?on the phone|no longer have to (?:call|phone|ring))\b/i,
    wish: ARRANGES,
    by: 'served',
    unless: TOLD_TO,
    text: 'I do not have to call for it',
    isWide: true,
  },
  {
    said: /\b(?:fewer|reduces?|less|no|avoid|without) (?:[a-z]+ )?no-shows?\b/i,
    wish: /^(?!see\b).*\b(?:remind\w*|reminders?|deposits?|no-shows?|confirm (?:their|the|an?) (?:appointments?|bookings?|visits?|reservations?)|waiting list)\b/,
    by: 'staff',
    text: 'fewer people stay away without a word',
  },
  {
    said: /\b(?:never|not|no longer|without) (?:los(?:e|es|ing)|forget\w*) (?:an? |any |one )?(?:word|note|picture|entry|change|line|file|photo|thing|data)s?\b/i,
    wish: /\b(?:restore|undo|backup|back up|saved?|earlier version|previous version|versions?|draft|trash|bin)\b/,
    unless: /\b(?:search|filter)\b/,
    text: 'nothing that was written gets lost',
  },
  {
    said: /\bnobody (?:[a-z]+s) (an? [a-z]+) by (chat|e-?mail|phone|text|letter|post)\b/i,
    wish: /^(?:share|send|give|request access|invite|ask for access|get access|hand over|pass on)\b/,
    text: 'nobody has to send $1 by $2',
  },
  {
    said: /\b(?:finish|complete|pass|stay with|stick with) (?:the|their|a) (courses?|programmes?|programs?|trainings?|lessons?|plans?)\b/i,
    wish: /\b(?:remind\w*|reminders?|progress|badges?|offline|where i left|where they left|streak|goals?|retake|resume|pick up|points)\b/,
    by: 'served',
    text: 'I stay with it to the end',
  },
  {
    said: /\bfewer (?:[a-z]+ )?returns\b/i,
    wish: /^(?:add|attach|upload|show|create|edit|write|set)\b.*\b(?:photos?|pictures?|videos?|size|sizes|descriptions?|measurements|details)\b/,
    by: 'staff',
    text: 'there are fewer returns',
  },
];
