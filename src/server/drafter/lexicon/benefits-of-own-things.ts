import type { Reason } from './benefits.ts';

/** The thing that a deed is done to, close behind its verb. */
export function doneTo(words: string): RegExp {
  return new RegExp(
    `^\\S+ (?:up |in |out |for )?(?:(?:an?|the|my|our|their|one|several|all|new|own|each|another|more than one) )*(?:[\\w'-]+ ){0,2}?(?:${words})(?= (?!${words})|,|$)`,
    'i',
  );
}

/** What is offered and looked through. */
export const OFFERS =
  'products?|articles?|items?|courses?|books?|films?|jobs?|flats?|listings?|recipes?|events?|tours?';
/** Why people do something with what is their own, or for themselves, with any product. */
export const OF_OWN_THINGS: readonly Reason[] = [
  // What is kept for another time
  {
    verbs: /^(?:save|bookmark|keep|store|add|put|mark|favou?rite)$/,
    when: /\bfor later\b|\b(?:to|in|on|as) (?:my |an? |the )?(?:favou?rites?|wish ?lists?|reading list|watch ?list|bookmarks)\b|^(?:bookmark|favou?rite)\b/,
    unless: /\b(?:button|sharing)\b/,
    text: 'I find {them} again at once',
  },
  {
    verbs: /^(?:add|save|put|sync|synchroni[sz]e|export|transfer|copy|enter|see|show|have)$/,
    when: /\b(?:to|with|in|into) (?:my|their) (?:own )?(?:[\w-]+ )?calendar\b/,
    text: 'I have {them} among my other dates',
  },
  {
    verbs: /^(?:join|enter|get|sign|register|put|add)$/,
    by: 'served',
    when: /\bwait(?:ing)?[ -]?list\b/,
    unless: /\b(?:see|place on|position|turn)\b/,
    text: 'I still get a place when one becomes free',
  },
  {
    verbs: /^(?:save|store|keep|add|remember)$/,
    when: doneTo('payees?|recipients|beneficiar(?:y|ies)|delivery address(?:es)?|payment details'),
    text: 'I do not have to enter {them} again',
  },
  {
    verbs: /^(?:take|write|make|keep|add|jot)$/,
    when: /^\S+ (?:down )?(?:my |own |some |short |private |personal |an? )*notes?(?! to (?:the|an?|my|each|every) )\b/,
    unless: /\b(?:internal|handover|release|delivery|credit)\b/,
    text: 'I still know it the next time',
  },
  // What is known of oneself
  {
    verbs: /^(?:change|edit|update|correct|enter|add)$/,
    when: /^\S+ (?:my|their) (?:own )?(?:bank (?:details|account)|iban|account (?:details|number))\b/i,
    text: 'the money arrives where it should',
  },
  {
    verbs: /^(?:change|edit|update|correct)$/,
    when: /^\S+ my (?:own )?(?:[\w-]+ )?(?:address|e-?mail(?: address)?|phone number|contact details)\b/i,
    text: 'nothing goes to the wrong place',
  },
  {
    verbs: /^(?:reset)$/,
    when: /\b(?:passwords?|pins?)\b/i,
    text: 'I get in again without waiting for anybody',
  },
  {
    verbs: /^(?:change|renew|replace)$/,
    when: /\bmy (?:own )?(?:passwords?|pins?|access codes?)\b/i,
    text: 'nobody gets in with the old one',
  },
  {
    verbs: /^(?:upload|add|change|use|set|choose)$/,
    when: /\b(?:profile (?:pictures?|photos?|images?)|avatars?)\b/,
    text: 'the others recognise me',
  },
  {
    verbs: /^(?:delete|remove|close|erase)$/,
    when: /^\S+ (?:all )?my (?:own )?(?:[\w-]+ )?(?:account|data|profile)\b/,
    text: 'nothing of mine stays behind',
  },
  {
    verbs: /^(?:edit|change|delete|correct|remove)$/,
    when: /^\S+ (?:my |an? )(?:own )?(?:[\w-]+ )?(?:comments?|posts?|reviews?|messages?|answers?|repl(?:y|ies)|ratings?)\b/,
    by: 'served',
    text: 'a slip of mine does not stay there',
  },
  {
    verbs: /^(?:correct|fix|change|edit|adjust|complete)$/,
    when: /\bmy (?:own )?(?:working |recorded |worked )?(?:hours|times?|time entr(?:y|ies)|timesheets?)\b/,
    text: 'every hour is counted as it was',
  },
  {
    verbs: /^(?:note|enter|say|set|mark|state|tell|give|add|record|share|report)$/,
    when: /^\S+ (?:down |in )?(?:when|which days|on which days|that) (?:I|we|they) (?:cannot|can not|can't|am not|are not|do not want to|am unable to)\b|^\S+ (?:my |their )(?:days off|unavailab\w+|absences?)\b/i,
    text: 'nobody counts on me then',
  },
  {
    verbs: /^(?:note|enter|say|set|mark|state|give|add|share|tell)$/,
    when: /^\S+ (?:down |in )?(?:when|which days|on which days) (?:I|we|they) (?:can|am|are|want to) (?!not\b)|^\S+ my (?:own )?(?:availability|preferred (?:days|shifts|hours|times)|wishes for)\b/i,
    unless: /\b(?:arrive|arrival|come late)\b/,
    text: 'I am only planned in when I can come',
  },
  {
    when: /^(?:get|have|use|receive) (?:fewer|less) (?:[\w-]+ )?(?:e-?mails?|messages|notifications|reminders|alerts|mails?|post)\b/,
    text: 'I do not overlook what matters',
  },
  {
    when: /^(?:see|read|use|view|have) .*\bin (?:two|three|four|five|several|more than one|other|different|many|\d+|my own) languages?\b/,
    text: 'I understand what I read',
  },
  {
    verbs: /^(?:pause|stop|suspend|skip|sign off|take a break)$/,
    when: /\bwhile (?:I am|they are|we are) (?:on holiday|away|abroad|travelling|ill|sick)\b/,
    unless: /\b(?:subscription|membership|plan|pass|delivery|deliveries|contract)\b/,
    text: 'nobody counts on me then',
  },
  {
    verbs: /^(?:save|keep|store)$/,
    when: /^\S+ (?:an? |the |my )?(?:[\w-]+ )?drafts?\b|\bas (?:an? )?drafts?\b/,
    text: 'I can go on with it later',
  },
  {
    when: /^(?:see|read|view|get) (?:the |all |my )*(?:[\w-]+ )?(?:comments?|feedback|remarks?|corrections?|annotations) (?:on|to|for|about|in) my\b/,
    text: 'I know what I should change',
  },
  {
    when: /^(?:see|know|find out|check) (?:whether|if) (?:my|the|an?) (?:[\w-]+ )?(?:[\w-]+ )?(?:has arrived|is ready|is there|is open|is finished|is done|is back|can be collected|can be picked up)\b/,
    by: 'served',
    text: 'I do not come in vain',
  },
  {
    when: /^(?:see|view|get|know|check) (?:the )?(?:weather|forecast|tides?|snow|wind)\b/,
    text: 'I can prepare for it',
  },
  {
    when: /\bwithout (?:giving|saying|telling|entering|showing) (?:my|their|a) (?:real |own |full )?names?\b|\banonymously\b/,
    text: 'nobody knows who I am',
  },
  {
    verbs: /^(?:choose|pick|select)$/,
    by: 'served',
    of: ['person'],
    text: 'I come to somebody I trust',
  },
  {
    verbs: /^(?:choose|pick|select|change)$/,
    by: 'served',
    when: /^\S+ (?:another|a different|the nearest|my) (?:[\w-]+ )?(?:shops?|branch(?:es)?|stations?|locations?|pick-?up points?|stops?|pharmac(?:y|ies)|stores?)\b/,
    text: 'I do not have to make a detour',
  },
  {
    verbs: /^(?:call|phone|ring|reach|alert)$/,
    when: /\b(?:emergency|with one tap|for help)\b/,
    text: 'I lose no time when it matters',
  },
  {
    verbs: /^(?:give|grant|authori[sz]e|allow|let)$/,
    by: 'served',
    when: /\b(?:permission|authority|authori[sz]ation|power) to (?!see\b|view\b|read\b)\w+|^(?:authori[sz]e|allow) .* to (?:collect|pick up|act|sign|pay|order)\b/,
    text: 'somebody else can do it for me',
  },
  {
    verbs: /^(?:extend|prolong)$/,
    when: /\b(?:periods?|deadlines?|time limits?|due dates?)\b/,
    text: 'I have more time for it',
  },
  {
    verbs: /^(?:turn on|turn off|turn|switch on|switch off|switch|start|unlock|open|heat)$/,
    by: 'served',
    when: /\b(?:lights?|floodlights?|heating|heater|lamps?|machines?|showers?|doors?|gates?|chargers?)\b.*\b(?:app|phone|remotely)\b/,
    text: 'I do not have to wait for anybody',
  },
  {
    when: /^(?:get|receive) (?:an? |the )?(?:push )?(?:notifications?|messages?|alerts?|alarms?) (?:for|about|of|on) (?:[\w-]+ )?(?:urgent|important|critical|serious)\b/,
    text: 'I hear of what is urgent at once',
  },
  {
    verbs: /^(?:react|like|respond)$/,
    when: /^(?:react (?:to|with)|like )|\bthumbs? up\b|\bemojis?\b/,
    text: 'the others see what I think of it',
  },
  {
    verbs: /^(?:save|keep|remember)$/,
    when: doneTo(`posts?|${OFFERS}|searches|routes?|addresses`),
    unless: /\b(?:as|on my|pdf)\b/i,
    text: 'I find {them} again at once',
  },
  {
    verbs: /^(?:say|tell|enter|note|state|name|give)$/,
    when: /^\S+ (?:down |in )?who (?:picks|comes|takes|collects|brings|may|can|will)\b/,
    text: 'everybody knows who it is',
  },
  {
    verbs: /^share$/,
    when: /^share (?:my|their|the|an?) (?:[\w-]+ )?(?:position|location|whereabouts|place)\b/,
    text: 'the others know where I am',
  },
  {
    verbs: /^share$/,
    when: /^share .* with (?!each other\b)/,
    unless: /\b(?:rides?|lifts?|costs?|trips?|files?|bill|money|work|screen)\b/,
    text: 'others can look at it without asking me',
  },
  {
    verbs: /^(?:download|save)$/,
    when: doneTo('maps?|routes?|tours?|tickets?|timetables?|guides?|episodes?|chapters?'),
    unless: /\b(?:as|for the|for my|favou?rites?)\b/,
    text: 'I have {them} with me without a connection',
  },
  {
    when: /^(?:see|view|know) (?:the )?(?:[\w-]+ )?(?:height|elevation|route|tour|track|difficulty) (?:profile|level|grade|description)s?\b/,
    text: 'I know what to expect',
  },
  {
    when: /^stay (?:logged|signed) (?:in|on)\b/,
    text: 'I do not have to start again',
  },
  // Learning
  {
    verbs: /^(?:retake|repeat|redo|take|try|do)$/,
    when: /^(?:retake|redo|repeat) .*\b(?:quiz(?:zes)?|tests?|exams?|exercises?|assignments?|lessons?|modules?)\b|^(?:take|try|do) .*\b(?:quiz|test|exam|exercise)\b.*\bagain\b/,
    text: 'I can make up for what went wrong',
  },
  {
    verbs: /^(?:mark|tick|tick off|check off)$/,
    by: 'served',
    when: /\b(?:lessons?|chapters?|modules?|courses?|units?|exercises?|tasks?|steps?|goals?|books?|episodes?)\b.*\b(?:as|off)\b|^tick off\b/,
    unless:
      /\bas (?!(?:done|read|completed?|finished|watched|learn(?:ed|t)|solved|reached|passed|heard|seen|mastered)\b)/,
    text: 'I see how far I am',
  },
  {
    verbs: /^(?:hand in|submit|turn in)$/,
    by: 'served',
    when: /\b(?:after the deadline|late)\b/,
    text: 'my work still counts',
  },
  {
    when: /^(?:see|view|be shown|get|review) (?:[\w'-]+ ){0,4}?(?:answers?|exercises?|tasks?|questions?|mistakes?)\b.*\b(?:wrong|incorrect|mistakes?|corrected)\b/,
    by: 'served',
    text: 'I know what to go over again',
  },
];
