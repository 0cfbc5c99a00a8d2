import type { Reason } from './benefits.ts';

/** Why somebody says, decides, shares or uses something, by the verb, what it is done to, and who does it. */
export const OF_PLAIN_WORDS: readonly Reason[] = [
  {
    verbs: /^try$/,
    when: /\b(?:free|lessons?|trainings?|class(?:es)?|courses?|visits?|sessions?|once|for an? (?:day|week|month))\b/,
    text: 'I know whether it suits me before I decide',
  },
  {
    verbs: /^(?:write|send)$/,
    by: 'served',
    when: /^(?:write|send) (?:an? |the |my )?(?:messages?|questions?|notes?) to (?:the|my|an?) /,
    text: 'I get an answer without a call',
  },
  {
    verbs: /^estimate$/,
    notOf: ['person'],
    unless: /\b(?:automatically|costs?|price)\b/,
    text: 'everybody can plan with it',
  },
  {
    verbs: /^(?:drag|reorder|prioriti[sz]e|order)$/,
    when: /\b(?:up or down|up and down|the backlog|by priority|to the top)\b/,
    text: 'what matters most comes first',
  },
  {
    verbs: /^(?:reject|refuse|decline|return|send back|send)$/,
    when: /^(?!send (?!back\b)).*\bwith (?:an? |the )?(?:reasons?|comments?|notes?|remarks?)\b/,
    text: 'it is clear what has to change',
  },
  {
    verbs: /^(?:answer|reply to|reply|respond to|refuse|reject|decline)$/,
    when: /\bwith (?:the same|a ready-made|a saved|a standard)\b/,
    text: 'I do not write the same thing again',
  },
  { verbs: /^(?:reprint|print again)$/, text: 'nobody is left without one' },
  { when: /\b(?:with|wearing) (?:my |the )?gloves?\b/, text: 'I do not have to take my gloves off' },
  {
    verbs: /^tag$/,
    when: /\bin (?:an? |the |my )?(?:pictures?|photos?|videos?)\b/,
    text: 'the pictures are found again',
  },
  {
    when: /\b(?:pause|holiday|vacation) (?:switch|button|mode)\b/,
    // Who is away is somebody else.
    unless: /\bend date\b|\b(?:while|when) (?:an?|the|each|one|somebody|someone) |\b(?:an?|the) [\w-]+['’]s\b/,
    text: 'nothing comes in while I am away',
  },
  {
    verbs: /^(?:get|receive)$/,
    when: /^(?:get|receive) (?:an? |the |one |my )?(?:[\w-]+ )?(?:photo|picture|video|image)s?\b/,
    text: 'I do not have to be there to see it',
  },
  {
    verbs: /^open$/,
    when: /\b(?:barriers?|doors?|gates?|lockers?|garages?|entrances?)\b/,
    text: 'I get in without waiting for anybody',
  },
  {
    verbs: /^(?:store|save|keep|add)$/,
    by: 'served',
    when: /^(?:store|save|keep|add) (?:an? |the |my |more than one |several |their )?(?:[\w-]+ )?(?:number plates?|address(?:es)?|payment methods?|cards?|licen[cs]es?|bank details|details)\b/,
    unless: /\b(?:to (?:an?|the) (?:order|ticket)|gift)/,
    text: 'I do not have to enter {them} again',
  },
  {
    verbs: /^invite$/,
    when: /\b(?:visitors?|guests?|friends?|parents?|relatives|people|customers?|clients?|families)\b|^invite (?:all |the |our |my )*(?:[\w-]+ )?(?:members|participants|attendees|speakers|residents|tenants|neighbours|neighbors|shareholders|players|volunteers|donors|alumni)\b/,
    text: 'they know when and where to come',
  },
  {
    verbs: /^(?:lock|block|close)$/,
    when: /\b(?:not safe|unsafe|dangerous|damaged|broken|defective|faulty)\b/,
    text: 'nobody uses what is not safe',
  },
  {
    verbs: /^(?:print|print out)$/,
    notOf: ['person'],
    unless: /\b(?:labels?|badges?|stickers?|signs?|tags?|codes?|at home)\b|\bfor (?:the|my|our|an?) [\w-]+$/,
    text: 'I have {them} at hand on paper',
  },
  {
    verbs: /^(?:send|post)$/,
    when: /(?<!next )\bto (?:all|every|everybody|everyone|each)\b(?! (?:other|one)\b)/,
    text: 'everybody hears of it at the same time',
  },
  {
    verbs: /^photograph$/,
    unless: /\b(?:receipts?|bills?|invoices?|meters?|business cards?)\b/,
    text: 'it can be seen later how things were',
  },
  {
    verbs: /^record$/,
    when: /^record (?:an? |the |my |each )?(?:[\w-]+ )?(?:rehearsals?|lessons?|lectures?|meetings?|calls?|sessions?|audio|talks?|webinars?)\b/,
    text: 'I can listen to it again later',
  },
  {
    verbs: /^(?:comment|annotate)$/,
    when: /\b(?:drafts?|proposals?|plans?|designs?|quotes?|offers?)\b/,
    text: 'I am heard before it is settled',
  },
  {
    verbs: /^scan$/,
    when: /\b(?:letters?|documents?|papers?|contracts?|forms?|files?|mail)\b/,
    text: 'nothing gets lost on paper',
  },
  { when: /^use (?:an? |the )?(?:[\w-]+ )?search\b/, text: 'I find what I look for at once' },
  { when: /\bwatermarks?\b/, text: 'nobody passes it off as something else' },
  {
    verbs: /^(?:book|order|buy|reserve|register)$/,
    when: /\bfor (?:an? |my |the )(?:friend|child|children|partner|colleague|mother|father|parents?|wife|husband|guest|visitor|relative)\b/,
    text: 'I can see to it for them as well',
  },
  {
    verbs: /^(?:freeze|pause|suspend)$/,
    when: /\b(?:membership|subscription|contract|plan|pass|delivery|deliveries|box)\b/,
    text: 'I do not pay for what I do not use',
  },
  {
    verbs: /^sell$/,
    by: 'staff',
    notOf: ['person'],
    unless: /\b(?:early bird|until|online|advance|ends?|first)\b/,
    text: 'people get {them} on the spot',
  },
  {
    verbs: /^(?:write|create|draw up|make|set up)$/,
    when: /^(?:write|create|draw up|make|set up) (?:an? |the )?(?:[\w-]+ )?(?:plan|programme|program|schedule|agenda)s? (?:for|of|with)\b/,
    by: 'staff',
    text: 'everybody knows what comes next',
  },
  {
    verbs: /^(?:stream|watch|follow|attend|take|do|join|take part)$/,
    when: /\b(?:at home|from home|remotely|online|by video|via video)\b/,
    text: 'I do not have to come for it',
  },
  {
    verbs: /^(?:pay|redeem|use|exchange)$/,
    when: /\b(?:with|my|for) (?:[\w-]+ )?(?:points|credits?|miles)\b|\bpoints\b.*\bfor\b/,
    by: 'served',
    text: 'I can use what I have collected',
  },
  // Saying and deciding
  {
    verbs: /^(?:close|resolve|finish|complete|end)$/,
    when: /\bwith (?:an? |the |my )?(?:[\w-]+ )?(?:note|comment|reason|remark|photo|summary|result)s?\b/,
    text: 'it is clear later how it ended',
  },
  {
    verbs: /^(?:give|grant|allow)$/,
    when: /\baccess to\b/,
    of: ['place'],
    unless: /\b(?:only|limited to)\b/,
    text: 'nobody has to open it for them',
  },
  {
    verbs: /^(?:give|grant|allow)$/,
    when: /\b(?:(?:read|write|guest|full|limited)[- ])?access\b/,
    unless: /\b(?:only|limited to)\b/,
    text: 'others can look at it without asking me',
  },
  {
    verbs: /^(?:set|name|add|choose|appoint|register|authori[sz]e|allow)$/,
    when: /\b(?:trusted|other|second|another|authori[sz]ed) (?:person|people|contact)\b.*\b(?:may|can|to)\b|\b(?:proxy|proxies|representative)\b/,
    text: 'somebody else can do it for me',
  },
  {
    verbs: /^(?:add|register|include|manage|book)$/,
    when: /\b(?:family members?|my (?:children|child|kids|partner|family|husband|wife|parents))\b/,
    unless: /\bdriver\b/,
    text: 'I can see to it for them as well',
  },
  {
    verbs: /^(?:rate|review)$/,
    when: /^\S+ (?:the |an? |my )?(?:[\w-]+ )?(?:advice|support|service|help|answer|delivery|stay|visit|lesson|course|consultation|treatment|repair|conversation|talk|session|call)s?\b/,
    text: 'it is clear what I liked and what I did not',
  },
  {
    verbs: /^(?:block|invalidate|void|cancel)$/,
    when: /\b(?:used already|already used|lost|stolen|been used)\b/,
    text: 'nobody can use it a second time',
  },
  {
    verbs: /^(?:chat|talk|speak|exchange messages)$/,
    by: 'served',
    unless: /\bvideo\b/,
    text: 'I get an answer without a call',
  },
  {
    verbs: /^(?:get|receive|have)$/,
    when: /^\S+ (?:an? |the )?(?:push |text |short )?(?:messages?|notifications?|e-?mails?|notes?) (?:for|about|of|on) (?:every|each|any|new|all)\b/,
    text: 'I hear of it at once',
  },
  {
    verbs: /^(?:approve|confirm|sign off|release|accept|decide)$/,
    when: /\b(?:on (?:my|the|a|their) (?:phone|smartphone|mobile)|from (?:anywhere|home|on the road))\b/,
    text: 'nobody has to wait until I am back at my desk',
  },
  { verbs: /^(?:reopen|unarchive|reactivate)$/, text: 'I do not have to explain it all again' },
  {
    verbs: /^(?:lock|close)$/,
    when: /\b(?:month|year|period|quarter|week)\b/,
    unless: /\bfor\b/,
    text: 'nobody changes it afterwards by mistake',
  },
  {
    when: /\bin (?:an?other|a foreign|a different|their own|my own|other|foreign) currenc(?:y|ies)\b/,
    text: 'nobody has to convert it by hand',
  },
  {
    verbs: /^share$/,
    when: /\bwith (?:an? |my |the |another )?(?:friend|family|partner|neighbou?r|colleague|somebody|someone)s?\b/,
    of: ['seat', 'thing', 'goods', 'place', 'event', 'device'],
    text: 'more than one of us can use it',
  },
  {
    verbs: /^share$/,
    when: /\b(?:by|through|via|with)(?: an?)? (?:[\w-]+ )?link\b|\b(?:link|itinerary|list|plan|calendar|results|report|album|document|folder|notebook|file|dashboard)s? with\b/,
    text: 'others can look at it without asking me',
  },
  { when: /\bwithout (?:an? |the )?(?:printed|printer|printout|printing|paper)\b/, text: 'I need no printer for it' },
  {
    verbs: /^(?:rate|score|review|evaluate|assess|mark|grade|judge)$/,
    when: /\bwithout (?:seeing|knowing|showing) (?:the |their |its |my )?(?:names?|photos?|pictures?|authors?|who)\b/,
    text: 'nobody is preferred',
  },
  {
    verbs: /^(?:rate|score|review|evaluate|assess)$/,
    of: ['person'],
    by: 'staff',
    text: 'the choice does not rest on memory',
  },
  { verbs: /^(?:rate|review)$/, of: ['person'], by: 'served', text: 'others know whom they can choose' },
  {
    verbs: /^(?:decline|reject|refuse|turn down|return|send back)$/,
    when: /\bwith (?:an? |the |my |their )?(?:[\w-]+ )?(?:comment|reason|note|remark|explanation|message|word)s?\b/,
    text: 'it is clear what has to change',
  },
  {
    verbs: /^(?:ask|contact|write to|message|chat with|write)$/,
    when: /^(?:ask|contact|message|chat with|write to|write) (?:the |an? |my |their )?(?:[\w-]+ )?(?:question|teacher|seller|doctor|advisor|agent|support|team|coach|trainer|tutor|owner|host|vet|office|pharmacist|therapist)s?\b/,
    unless: /\b(?:whether|language|tongue)\b|\bfor (?:an? |the )?(?:postponement|refund|extension)/,
    text: 'I get an answer without a call',
  },
  {
    verbs: /^send$/,
    when: /^send (?:an? |the |my )?(?:[\w-]+ )?(?:offer|quote|bid|proposal|counter-?offer|price)s?\b/,
    text: 'both sides can agree on it',
  },
  {
    verbs: /^(?:invite|add|call)$/,
    when: /^(?:invite|add|call) (?:an? |the |my |another |other |more )?(?:[\w-]+ )?(?:co-?hosts?|colleagues?|editors?|team ?mates?|authors?|collaborators?|reviewers?|watchers?|users?|members?|second driver|drivers?|experts?)\b(?! (?:number|name|photo|field))/,
    text: 'I do not have to do it all alone',
  },
  {
    verbs: /^(?:define|set|decide|choose|determine|manage)$/,
    when: /\bwho (?:may|can|is allowed|sees|has access|gets|must)\b|\b(?:permissions?|access rights|rights|roles)\b/,
    text: 'nobody does or sees more than they are meant to',
  },
  {
    verbs: /^(?:set|choose|change|define)$/,
    when: /\b(?:thresholds?|alerts?|alarms?|notifications?|which (?:messages|mails|e-mails|news))\b/,
    text: 'I only hear of what matters to me',
  },
  {
    verbs: /^(?:set|change|give)$/,
    when: /\b(?:priorit(?:y|ies)|urgency|severity)\b/,
    text: 'what is urgent comes first',
  },
  {
    verbs: /^(?:set|give|define|enter|agree)$/,
    when: /\b(?:deadlines?|due dates?|time limits?|closing dates?)\b/,
    text: 'everybody knows how much time there is',
  },
  {
    verbs: /^(?:set|choose|pick|select|change)$/,
    when: /^\S+ (?:between )?(?:[\w-]+ ){0,4}?(?:deliver(?:y|ies)|pick-?ups?|collection|appointments?|arrival|times?|dates?|days?|slots?|windows?)\b/,
    by: 'served',
    unless:
      /\b(?:quiet|opening|pickup shop|reminders?|theme|price|deadline|background|colou?r|ranges?|periods?|e-?mailed|mailed|sent|posted|published|printed)\b/,
    text: 'it fits into my day',
  },
  {
    verbs: /^(?:set|choose|pick|select|change|switch)$/,
    when: /^\S+ (?:an? |the |my )?(?:(?:date|time|reporting|report) (?:ranges?|periods?|spans?)|(?:range|period) of (?:dates|time))\b/,
    text: 'I see the time that matters to me',
  },
  {
    verbs: /^(?:link|relate|connect)$/,
    when: /\bto (?:an? |the |another |its |known )?(?:[\w-]+ ){0,2}(?:problem|ticket|bug|issue|case|task|project|order|customer|contact|deal|invoice|document|page|note|requirement|test)s?\b/,
    text: 'one leads to the other without a search',
  },
];
