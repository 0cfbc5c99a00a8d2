import type { Reason } from './benefits.ts';

/** What is looked at by its name, close behind the verb: "see the trailers", "get a quote". */
function seen(words: string): RegExp {
  return new RegExp(
    `^(?:see|view|get|receive|be shown|read|watch|know) (?:(?:an?|the|my|our|all|one) )*(?:[\\w'-]+ ){0,2}?(?:${words})(?=$|[ ,])`,
    'i',
  );
}

/** Why somebody looks at what is said of people, money, times and places, with any product. */
export const OF_USUAL_VIEWS: readonly Reason[] = [
  {
    when: /^(?:see|view|get|know|find out|list)\b.*\b(?:outdated|out of date|out-of-date|obsolete|stale|superseded)\b/,
    text: 'nobody goes by what no longer holds',
  },
  // People and their time
  {
    when: /^(?:see|view|be shown|know|get|find out) (?:an? |the )?(?:names?|photos?|pictures?)(?: and (?:an? |the )?(?:names?|photos?|pictures?|numbers?))? of (?:the |my |an? )?[\w-]+(?: [\w-]+)? (?:who|that) (?:comes?|visits?|drives?|delivers?|collects?|picks? up|is coming|will)\b/,
    by: 'served',
    text: 'I know whom to expect',
  },
  {
    when: /^(?:see|view|know|find out) (?:at a glance )?who (?:is|are|will be) (?:still )?(?:missing|not (?:coming|there))(?=$| (?:in|on|at|per|from|by|today|tomorrow|this|next|for)\b)/,
    text: 'I know whom I can count on',
  },
  {
    when: /^(?:see|view|get|be shown|know|use|have) (?:(?:the|all|an overview of|a list of|which) )*(?:empty|open|unfilled|uncovered|unstaffed|vacant) (?:[\w-]+ )?(?:shifts?|slots?|positions?|places?|rooms?|seats?|beds?|plots?|tables?|units?|flats?|desks?)\b/,
    by: 'staff',
    unless: /\b(?:close|closed|shut)\b/,
    text: 'none of them stays empty',
  },
  {
    when: /^(?:see|view|get|be shown) (?:(?:(?:the|all|my|a list of|an overview of) )*(?:[\w-]+ )?[\w-]+s for (?:today|the day|this week)$|(?:today|this week)'s (?!sales\b|takings\b|turnover\b|figures\b|weather\b|news\b|numbers\b|results\b|menu\b|revenue\b)[\w-]+s?$)/,
    by: 'staff',
    unless: /\b(?:sales|takings|turnover|figures|weather|news|numbers|results|revenue|menus?|prices?)\b/,
    text: 'I know what is to be done',
  },
  {
    when: /^(?:see|view|get|be shown) (?:(?:(?:the|all|my) )*(?:[\w-]+ )?[\w-]+s for tomorrow$|tomorrow's [\w-]+$)/,
    text: 'I can prepare for {them}',
  },
  {
    when: seen('leads|prospects|interested (?:people|buyers|customers)'),
    unless: /\b(?:team|sales|per|how many) leads?\b|\bper\b/,
    text: 'I can get in touch while they are interested',
  },
  {
    when: /^(?:see|view|get|have|use) (?:an? |the )?(?:list|overview) of (?:who|those who|people who) (?:may|can|is allowed|are allowed)\b/,
    text: 'I do not have to ask each time',
  },
  {
    when: /^(?:see|view|know|find out) (?:at a glance )?who is (?:late|behind|overdue)(?=$| (?:with|in|on|for)\b)/,
    text: 'I know whom to remind',
  },
  {
    when: /^(?:get|receive|see) (?:an? |the |one |some )?(?:[\w-]+ )?(?:photos?|pictures?|videos?|updates?)\b.*\b(?:every|each|once an?|daily|weekly)\b/,
    text: 'I know how things are going without asking',
  },
  {
    when: /^(?:see|view|know|find out) which [\w-]+(?: [\w-]+)? (?:is|are) (?:resting|away|off|out(?=$|,| (?:on|at|with|for|until|today|now)\b)|in use|booked|lent out|rented out|on loan|in the workshop|under repair|at the vet|being (?:repaired|cleaned|serviced))\b/,
    by: 'staff',
    text: 'I do not plan with what is not there',
  },
  {
    when: /^(?:see|view|read|open|get) (?:an? |the |my |their )?(?:[\w'-]+ ){1,3}?before (?:an? |the |my |each |every |next |first )*(?:visits?|meetings?|appointments?|lessons?|consultations?|interviews?|sessions?|calls?)$/,
    text: 'I come prepared',
  },
  {
    when: /^(?:watch|follow|see) (?:an? |the |my |their )?(?:[\w'-]+ )?(?:lessons?|trainings?|match(?:es)?|rehearsals?|classes|class|races?|performances?|games?)$/,
    by: 'served',
    unless: /\b(?:upcoming|next|free|open|past|booked)\b/,
    text: 'I see how it goes',
  },
  {
    when: /^(?:watch|see|read|hear|listen to|use|get|have) (?:[\w-]+ ){1,5}?in (?:sign|plain|easy|simple) language$|^(?:watch|see|read|use|get) (?:an? |the )?(?:sign|plain|easy|simple) language\b/,
    text: 'I understand what it is about',
  },
  {
    when: /^(?:see|view|use|get|be shown|have) (?:an? |the |my )?(?:sleep|weight|growth|mood|pain|progress|training|sales|usage|temperature|price|blood pressure|attendance|running|energy|water|cost) (?:charts?|graphs?|diagrams?)$/,
    text: 'I see how it changes over time',
  },
  {
    when: /^(?:see|view|use|get|be shown|have) (?:an? |the |my )?(?:feeding|cleaning|cooking|watering|duty|medication|production|milking|shift|baking) (?:plans?|schedules?|rotas?)\b/,
    by: 'staff',
    unless: /\b(?:write|publish|cost)\b/,
    text: 'I know what is to be done when',
  },
  {
    when: /^(?:see|view|be shown|get) (?:all )?my (?:last|past|previous|former|earlier) (?:[\w-]+ )?(?:orders?|purchases|bookings?|recipes?|searches|trips|courses|films|books)\b/,
    by: 'served',
    text: 'I find again what I had before',
  },
  {
    when: /^(?:see|view|get) (?:the |all |my |open |our )*[\w-]+ by (?:age|waiting time|date of receipt)$/,
    by: 'staff',
    text: 'the oldest are not left lying',
  },
  {
    when: /^(?:see|view|know|find out) (?:on|in|at|behind) which (?:shelf|floor|rack|aisle|page|room|box|drawer|cupboard|row|counter|desk|bay|track|platform|hall)\b/,
    text: 'I do not have to search for it',
  },
  {
    when: /^(?:see|view|know|find out) what (?:an? |the |my |each |every )?(?:[\w-]+ )?(?:customers?|guests?|clients?|readers?|members?|patients?|visitors?|buyers?|shoppers?) (?:has |have |last )?(?:bought|ordered|borrowed|booked|rented|read|watched)\b/,
    by: 'staff',
    text: 'I know what they like',
  },
  {
    when: /^(?:see|view|know|find out) who (?:has |have )?(?:opened|clicked|clicked on|read) (?:an? |the |my |our )?(?:[\w-]+ )?(?:mailings?|newsletters?|mails?|e-?mails?|offers?|quotes?|links?|proposals?|campaigns?)\b/i,
    text: 'I know who is interested',
  },
  {
    when: /^(?:see|view|get) (?:the |all |my |open |our )*[\w-]+ by (?:delivery |due |start |end |departure |arrival |pick-?up |collection )?(?:dates?|deadlines?|day)$/,
    by: 'staff',
    text: 'I see what comes first',
  },
  {
    when: /^(?:see|view|know|get) (?:the )?distances? (?:to|from) /,
    by: 'served',
    text: 'I know how far it is',
  },
  {
    when: /^(?:see|view|check|know|look up) (?:all )?my (?:own )?(?:overtime|(?:working |worked )?hours|leave|leave balance|holiday balance|bonus|pay|commission)$/,
    text: 'I can check that it is right',
  },
  {
    when: /^(?:see|view|know|find out) (?:at a glance )?who has (?:an? |the )?(?:valid |current )?(?:[\w-]+ )?(?:certificates?|licen[cs]es?|permits?|qualifications?|training|first-aid course)\b/,
    text: 'I know who may do it',
  },
  {
    when: /^(?:see|view|know|check) what (?:I|we|they) (?:have |has |already )*(?:delivered|supplied|sold|earned|worked|handed in|donated|returned)\b/,
    text: 'I can check that it is right',
  },
  {
    when: /^(?:see|view|know) (?:the )?(?:queues?|waiting times?|length of the queue)\b/,
    by: 'staff',
    text: 'I know where help is needed',
  },
  {
    when: /^(?:see|view|get|know) (?:the |all )?(?:[\w-]+ )?prices\b.*\b(?:last|past|previous|over|history)\b/,
    text: 'I notice early when something changes',
  },
  {
    when: /^(?:see|get|view|have) (?:an? |the |my )?(?:[\w-]+ )?(?:address(?:es)?|plans?|drawings?|lists?|orders?|instructions?|directions?) on (?:the|my|a) (?:phone|tablet|smartphone)$/,
    text: 'I have {them} with me on the spot',
  },
  {
    when: /^(?:see|know|find out|get|view|read) (?:a list of )?what (?:(?:I|we|they) (?:have|need) )?to (?:bring|wear|take|pack|take along)\b/,
    text: 'nothing is left at home',
  },
  {
    when: /^(?:see|know|find out|view) (?:at a glance )?who is an? (?!member\b|customer\b)[\w-]+$/,
    by: 'staff',
    text: 'I can take it into account',
  },
  {
    when: /^(?:see|view|know) who is in (?:my|their|our|the|each|which) (?:[\w-]+ )?(?:group|class|course|team|boat|crew|tour|lesson)s?\b/,
    by: 'staff',
    text: 'I know whom to expect',
  },
  {
    when: /^(?:see|view|know|find out) which [\w-]+(?: [\w-]+)? (?:is|are) (?:half empty|nearly empty|almost empty|poorly booked|badly booked|not selling)\b/,
    by: 'staff',
    text: 'I can do something about it in time',
  },
  // Money
  {
    when: /^(?:see|view|know|get|be shown) (?:the |all |our )?costs? per \w+/,
    text: 'I see where the money goes',
  },
  {
    when: /\bhow much (?:[\w-]+ )?(?:I|we|they) (?:still |will |would )*(?:have to|must|owe|need to pay|pay)\b|^(?:see|view|know|get) (?:the |my |our )?(?:[\w-]+ )?(?:tax|taxes|VAT|contributions?|fees?) (?:due|to pay|to be paid)\b/,
    unless: /\bbefore\b/,
    text: 'I can put the money aside in time',
  },
  {
    when: seen('quotes?|quotations?|cost estimates?|price estimates?'),
    by: 'served',
    unless: /\b(?:approve|of the day|daily)\b/,
    text: 'I know the costs before I decide',
  },
  {
    when: /^(?:get|receive|see|have) (?:only )?one (?:[\w-]+ )?(?:invoice|bill|statement)\b/,
    by: 'served',
    text: 'there is only one to check and pay',
  },
  // How it stands and what to expect
  {
    when: /^(?:get|receive|see|view) (?:an? |the |my |our )?(?:[\w-]+ )?(?:daily|weekly|monthly|quarterly|yearly|annual) (?:[\w-]+ )?(?:reports?|summar(?:y|ies)|digests?|overviews?|updates?)\b/,
    by: 'served',
    text: 'I know how things are going without asking',
  },
  {
    when: /^(?:get|receive|see|view) (?:an? |the |my |our )?(?:[\w-]+ )?(?:daily|weekly|monthly|quarterly|yearly|annual) (?:[\w-]+ )?(?:reports?|summar(?:y|ies)|digests?|overviews?)\b/,
    by: 'staff',
    unless: /\breports? with\b|\b(?:takings|turnover|revenue|earnings|profits?)\b/,
    text: 'I do not have to put it together myself',
  },
  {
    when: /^(?:see|view|get|read) (?:an? |the )?(?:[\w-]+ )?reports? with (?:the |my |more )?(?:photos?|pictures?)\b/,
    text: 'it can be seen later how things were',
  },
  {
    when: seen('trailers?|excerpts?|tasters?|sample (?:chapters?|pages?|lessons?)|previews?'),
    by: 'served',
    unless: /\bbefore\b|\bmy\b/,
    text: 'I know what to expect',
  },
  {
    when: /^(?:see|view|know|get|find out) (?:the )?(?:current )?(?:waiting times?|queues?|queue length|wait times?|length of the queue)\b|^(?:see|know|find out|view) how (?:busy|crowded|long the (?:queue|line|wait)) /,
    by: 'served',
    unless: /\bmy\b/,
    text: 'I can choose a quiet time',
  },
  {
    when: /^(?:see|view|know) (?:all |the )*(?:[\w-]+ )?(?:bookings|reservations|timetables?|departures|opening (?:times|hours)|closing (?:times|days)|programmes?)\b(?! (?:I|we|they) (?:have|made)\b)/,
    by: 'served',
    unless: /\b(?:my|past|previous|earlier|history|upcoming|next|children|before|without)\b/,
    text: 'I can plan around {them}',
  },
  {
    when: /^(?:see|view|know|get) (?:the )?(?:current |today's )?(?:[\w-]+ )?(?:temperatures?|water level|snow depth|humidity|air quality)\b/,
    by: 'served',
    unless: /\bmy\b|\b(?:over|per|history|curve)\b/,
    text: 'I know what to expect',
  },
  {
    when: /^(?:see|view|know|find out|read) (?:which|what|where) (?:[\w'-]+ ){1,6}?(?:comes?|is|are|was|were) (?:made |grown |produced )?from$|^(?:see|view|know|find out) where (?:[\w'-]+ ){1,4}?(?:comes? from|(?:is|are|was|were) (?:made|grown|produced))\b/,
    by: 'served',
    text: 'I know what I am getting',
  },
  {
    when: /^(?:see|view|know|find out|read) what is in (?:the |an? |my |each |every )?[\w-]+(?: [\w-]+)?$/,
    by: 'served',
    text: 'I know what I am getting',
  },
  {
    when: /^(?:see|view|know|find out) which [\w-]+(?: [\w-]+)? contains? /,
    by: 'staff',
    text: 'I know where I have to be careful',
  },
  {
    when: /^(?:see|view|know|find out) how long (?:[\w'-]+ ){1,5}?takes?\b/,
    by: 'staff',
    unless: /\b(?:will|would|I|me|my|to get|route|drive|way)\b/,
    text: 'I see where it takes too long',
  },
  {
    when: /^(?:get|receive) (?:my |the )?(?:[\w-]+ )?(?:results?|findings|marks|grades)(?=$| (?:of|from|by|on|as|in)\b)/,
    by: 'served',
    text: 'I do not have to ask for {them}',
  },
];
