import type { Reason } from './benefits.ts';

/** Why somebody says, decides, shares or uses something, by the verb, what it is done to, and who does it. */
export const OF_PLAIN_WORDS: readonly Reason[] = [
  // Saying and deciding
  {
    verbs: /^(?:close|resolve|finish|complete|end)$/,
    when: /\bwith (?:an? |the |my )?(?:[\w-]+ )?(?:note|comment|reason|remark|photo|summary|result)s?\b/,
    text: 'it is clear later how it ended',
  },
  {
    verbs: /^(?:give|grant|allow)$/,
    when: /\b(?:(?:read|write|guest|full|limited)[- ])?access\b/,
    unless: /\b(?:only|limited to)\b/,
    text: 'they can look at it without asking me',
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
    text: 'it shows what could be done better',
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
    when: /\b(?:by|through|via|with an?) (?:[\w-]+ )?link\b|\b(?:link|itinerary|list|plan|calendar|results|report|album|document|folder|notebook|file|dashboard)s? with\b/,
    text: 'they can look at it without asking me',
  },
  { when: /\bwithout (?:an? |the )?(?:printed|printer|printout|printing|paper)\b/, text: 'I need no printer for it' },
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
    text: 'we can agree without a call',
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
    unless: /\b(?:quiet|opening|pickup shop|reminders?|theme|price|deadline|background|colou?r)\b/,
    text: 'it fits into my day',
  },
  {
    verbs: /^(?:link|relate|connect)$/,
    when: /\bto (?:an? |the |another |its |known )?(?:[\w-]+ ){0,2}(?:problem|ticket|bug|issue|case|task|project|order|customer|contact|deal|invoice|document|page|note|requirement|test)s?\b/,
    text: 'one leads to the other without a search',
  },
  // Getting along with a thing
  {
    verbs: /^download$/,
    by: 'served',
    when: /\b(?:my|the) (?:[\w-]+ )?(?:contracts?|invoices?|bills?|receipts?|certificates?|statements?|reports?|documents?|payslips?|results)\b/,
    text: 'I have {them} for my own records',
  },
  {
    verbs: /^(?:use|have|get|carry)$/,
    when: /^\S+ (?:an? |the |my )?(?:digital|mobile|electronic) (?:[\w-]+ )?keys?\b/,
    text: 'I do not have to carry a key',
  },
  {
    verbs: /^(?:use|have|get|carry|show)$/,
    when: /^\S+ (?:an? |the |my )?(?:digital|mobile|electronic) (?:[\w-]+ )?(?:cards?|pass(?:es)?|tickets?|badges?|id|licen[cs]es?)\b|\b(?:cards?|pass(?:es)?|tickets?|badges?) on (?:my|the) (?:phone|smartphone)\b/,
    text: 'I always have it with me',
  },
  {
    verbs: /^(?:use|have|set up|create|add)$/,
    when: /^\S+ (?:my |own |the |more )*(?:tags?|labels?|categor(?:y|ies)|folders?|groups?)\b/,
    text: 'I find again what belongs together',
  },
  { verbs: /^(?:hide|collapse|mute|filter out)$/, by: 'served', text: 'I see only what matters to me' },
  {
    verbs: /^(?:play|watch|listen to|listen|change|set|adjust)$/,
    when: /\b(?:speeds?|faster|slower|tempo)\b/,
    of: ['media', 'thing', 'unnamed', 'process', 'event', 'document', 'figure', 'general'],
    unless: /\b(?:download|upload|internet|car|bike|scooter|vehicle|fan|motor|machine|wind)\b/,
    text: 'I can go at my own pace',
  },
  {
    verbs: /^(?:skip|jump|go|scroll|navigate)$/,
    when: /^(?:skip|jump|go|scroll|navigate) (?:straight |directly )?(?:from|to|between|back to)\b/,
    text: 'I get straight to what matters to me',
  },
  {
    verbs: /^(?:remove|delete|take down|hide)$/,
    when: /\b(?:fakes?|spam|insult\w*|offensive|abus\w*|false|wrong|misleading|reported|comments?|reviews?|listings?|posts?|adverts?|outdated|expired)\b/,
    by: 'staff',
    text: 'nobody is misled by {them}',
  },
  {
    verbs: /^(?:delete|remove|close)$/,
    when: /\b(?:accounts?|profiles?|my data|personal data|payment methods?|cards?|address(?:es)?|search history|history)\b/,
    text: 'nothing of it stays behind',
  },
  {
    verbs: /^(?:delete|remove|clear|discard|archive)$/,
    when: /\b(?:photos?|files?|videos?|recordings?|attachments?|e-?mails?|downloads?|old|backups?)\b/,
    text: 'there is room for what is still needed',
  },
  {
    verbs: /^(?:replace|swap|change|update|correct)$/,
    when: /\b(?:audio|files?|documents?|photos?|pictures?|recordings?|versions?|pdf|text|video|contract|attachment|plan|slides?)\b/i,
    unless: /\b(?:address|speed|background|back)\b/,
    text: 'nobody is left with the wrong one',
  },
  {
    verbs: /^subscribe$/,
    when: /\b(?:box|boxes|plan|delivery|deliveries|magazine|parcel|package|kit|meals?)\b/,
    text: 'I do not have to order each time',
  },
  {
    verbs: /^(?:print|print out)$/,
    when: /\b(?:slips?|delivery notes?|packing lists?|pick lists?|picking lists?|plans?|lists?|schedules?|instructions?|tickets?)\b/,
    text: 'I have {them} at hand on paper',
  },
  {
    verbs: /^(?:export|download)$/,
    when: /\b(?:csv|excel|spreadsheet|xlsx|json|xml)\b/i,
    unless: /\bfor (?:the|my|our)\b/,
    text: 'I can go on working with {them} elsewhere',
  },
  {
    verbs: /^(?:search|search in|look through|look in)$/,
    when: /^search (?:in |through )?(?:the |an? |our |my )?(?:[\w-]+ )?(?:knowledge base|help|faq|archive|library|catalogue|catalog|documentation|manual|notes|directory)\b/,
    text: 'I find the answer without asking anybody',
  },
  {
    verbs: /^turn$/,
    when: /\b(?:recordings?|dictations?|audio|speech|voice|scans?|photos?|handwriting)\b.*\binto (?:text|an? (?:text|note|transcript))/,
    text: 'nobody has to type it',
  },
  {
    verbs: /^pair|match$/,
    when: /\bnewcomers?|new members?|beginners?\b/,
    text: 'nobody is left on their own at the start',
  },
];
