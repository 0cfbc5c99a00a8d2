/** What tells some things or people apart from others of their kind: "overdue payments" are to be seen, and not made. */
export const SET_APART =
  'overdue|unpaid|missing|blocked|banned|inactive|late|upcoming|expired|expiring|unread|unanswered|unassigned|unconfirmed|unsigned|unused|pending|outstanding|failed|rejected|declined|cancelled|canceled|missed|duplicate|urgent|past|recent|returned|delayed|incomplete|remaining|frequent|archived|deleted|completed|finished|waiting|absent|damaged|broken|lost|sold|booked|popular|lapsed|dormant|unsold|unplanned|uncollected|unpublished';
/** The same words are orders: "open gates at night". */
export const SET_APART_OR_ORDERED = 'open|empty';
/** What of it is told behind a name that tells some of them apart. */
export const TOLD_APART =
  'without|over|under|above|below|older than|younger than|longer than|larger than|smaller than|bigger than|cheaper than|heavier than|near|close to|about to|due|overdue|in arrears|not yet|not|nearing|starting|ending|expiring|leaving|arriving|waiting|ready|running|missing|lacking|awaiting|booked|sold|set|sent|paid|closed|opened|returned|cancelled|added|left over|on loan|out of stock|in stock|at risk|on hold|abroad|(?:with|of) (?:an? |the )?(?:un\\w+|open|overdue|expired|missing|incomplete|more|less|fewer|most|no|too|late)\\b';
/** Things whose names look like what somebody does. */
export const NAMES_LIKE_DEEDS =
  'passes|codes|cards|lists|notes|records|reports|requests|orders|plans|labels|stamps|tickets|invoices|offers|changes|transfers|tests|prices|rates|ratings|forms|checks|contacts|contracts|documents|drafts|exports|imports|uploads|filters|tags|guides|votes|posts|comments|messages|texts|calls|alerts|updates|quotes|returns|refunds|credits|discounts|charges|shifts|ranks|scores|grades|levels|answers|increases|deposits|permits|surveys|forecasts|budgets|loans|leads|drills|awards|rewards|claims|points|limits|numbers|dates|times|sizes|types|rules|fees|logs|maps|views|ranges|profiles|models|patterns|targets|stocks|supplies|details|signs|plots|slots|benefits|shares|questions|tasks|files|photos|recordings|videos';
/** Words that are far more often a name than an order in front of such a thing. */
export const NAME_FIRST =
  'route|call|stock|course|term|season|rent|load|price|trip|board|time|date|age|size|room|seat|table|key|place|group|team|staff|field|market|budget|fund|grant|loan|credit|cash|cost|tax|damage|delay|fault|error|exam|quiz|score|grade|class|league|game|point|prize|bonus|day|guest|gift|discount|water|fuel|shift|ticket|stage|service|voice|visit|lunch|house|lesson|text|photo|access|supply|trade|interview|practice|sample|deposit|leave|battery|process';
/** Words that are verbs too, and in front of a thing without an article always its name: nobody orders a product to wound or to speed. */
export const NEVER_ORDERS = 'wound|speed|lunch|season|party|weather|shower|room|bed|ski|pet|dog|bus';
/** What such a word and the next one name together, where the same word could be an order in front of another: "repair requests", "visit duration". */
export const NAMED_WITH =
  'requests?|appointments?|durations?|deadlines?|cut-?offs?|cut-?off times?|dates|rules|reasons?|polic(?:y|ies)|costs?|fees?|templates?|limits?|types?|categor(?:y|ies)|history|statistics|reminders?|notifications?|logs?|logbook|books?|notes?|protocols?|intervals?|frequency|area|areas|zones?|points?|slots?|levels?|criteria';
export const NAMES_IN_FRONT =
  'recall|follow-up|check-up|repair|transfer|swap|quote|support|access|leave|exchange|return|upgrade|release|rent|loan|call|visit|service|purchase|travel|address|supply|trial|treatment|complaint|drop-off|pick-?up|delivery|cleaning|maintenance|study|stay|walk|ride|trip|stock|guest|contact|contract|damage|cancellation|approval|discount|deposit|tip|parking|fuel|entry|exit|wait|practice|practise|rehearsal|race|training|coach';
/** The same, of what is an order in front of most things: "refund fees", "change dates". */
export const NAMED_ALWAYS =
  '(?:practice|practise) (?:tracks?|sessions?|rooms?|questions?|tests?|exams?|material|recordings?|videos?|plans?|logs?|hours|times?|partners?|slots?|matches|runs?)|rush (?:jobs?|orders?|hours?|fees?|deliver(?:y|ies))|offer (?:comparison|list|history|letter|overview|template|number|text|page|price)s?|order (?:cut-?offs?|deadlines?|limits?|history|confirmations?|numbers?|totals?|forms?|status|overview)|(?:refund|change|claim|cancel|test|booking|reset|call[- ]?back) (?:requests?|history|reasons?|polic(?:y|ies)|deadlines?)|(?:team|group|live|family|class|project|staff) chats?|group (?:[a-z]+ )?(?:form|page|reservation|booking|rate|ticket|profile|calendar|schedule|size|limit|course|visit|event|e-?mail)';
/** People who stand in for others, or are there for once: nobody orders it. */
export const STAND_INS = /^(?:substitute|standby|stand-in|guest|deputy|trial|contract|staff) [a-z]+s$/i;
/** Names of several words that stand in front of a thing as one: "work in progress limits", "lost and found list". */
export const IN_ONE =
  'work in progress|definition of done|proof of concept|point of sale|out of office|end of (?:day|week|month|quarter|year|shift)|terms of use|next of kin|bill of materials|table of contents|back in stock|lost and found|before and after|pay as you go|first come first served|do not disturb|frequently asked|made to order|price per (?:unit|item)';
export const NAMED_IN_ONE =
  'limits?|boards?|columns?|lists?|checklists?|check|repl(?:y|ies)|messages?|mode|reports?|notices?|alerts?|notifications?|reminders?|forms?|pages?|overviews?|items?|things?|box|office|desk|property|photos?|pictures?|images?|shots?|comparison|views?|videos?|summary|closing|contacts?|questions?|flag|badge|section|sign|log';
/** Words that are verbs too, and in front of a noun without an article its name: "loan agreements", "mock questions". */
export const NEVER_ORDERS_OF_MANY = 'loan|mock|budget|dress|rental|rent|deposit';
/** What is done to people and done by nobody without an object: "visitors registered with a badge". */
export const DONE_TO_PEOPLE =
  /^(?:hidden|squeezed|registered|sorted|listed|marked|counted|assigned|invited|matched|paired|shown|named|photographed|seated|placed|ranked|warned|informed|reminded|notified|grouped|excluded|included|barred|blocked|affected|needed|required|wanted)$/;
/** What opens a sentence, a wish or a question, and no name of a thing. */
export const NO_PLAIN_NAME =
  /^(?:i|we|you|they|he|she|it|there|this|that|these|those|somebody|someone|nobody|everybody|everyone|anybody|anyone|no|not|never|please|maybe|what|who|whom|whose|which|how|why|where|when|whenever|whether|if|once|until|while|after|before|because|since|although|so|and|but|or|to|in|on|at|for|with|without|by|from|as|into|too|more|less|fewer|every|each|any|some|most|many|let|lets|make|want|need|needs|wish|would|could|should|must|can|may|shall|will|do|does|did|is|are|was|were|be|have|has|had|get|got|also|still|always|only|just|instead)\b/i;
/** Words that tell of something that went wrong, in a title as in a sentence. */
export const SOUNDS_LIKE_COMPLAINT =
  /\b(?:wrong|wrongly|twice|mistake|mistakenly|by accident|accidentally|too|nobody|no one|nothing|nowhere|again and again|constantly|annoy\w*|keep|keeps|confus\w+|forgot|forgets?|forgotten|fails?|failed|broke|breaks?|crash\w*|impossible|useless|hardly|barely|unfair|mess|isn['’]t|aren['’]t|doesn['’]t|don['’]t work|slow|slowly)\b/i;
