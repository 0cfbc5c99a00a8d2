import { NUMBER_OF_ONE } from './numbers-of-one.ts';
import { REPLACED_THING } from './stand-ins.ts';

/**
 * Words of a wish that rule a kind out, whatever else speaks for it: there a word of that kind means something else. A wrong kind is
 * worse than none.
 */
const NOT_THIS_KIND: Readonly<Record<string, RegExp>> = {
  'in an order':
    /\bby (?:the |their |its )?(?:shortest|longest|fastest|quickest|nearest|cheapest|lowest|highest|least|most|best)\b/,
  exclude: /^(?:exclude|leave out) (?:myself|themselves|me|ourselves|him|her|them)\b/,
  // Who is invited to book or to rate gets a message, and takes part in nothing.
  invite:
    /^(?:invite|have) .+? (?:invited )?to (?:book|rate|review|complete|fill|answer|renew|update|pay|order|register|sign up|download|leave|give|subscribe)\b/,
  organise:
    /^(?:add|invite|register|import|announce|book|take|admit) (?:an? |the )?(?:whole |entire |large |small )?(?:group|team|class|family|party)\b/,
  // Who looks at absences marks nobody as absent.
  attend:
    /\babsence (?:overview|summar(?:y|ies)|statistics|report|chart|calendar|history|rate|figure)s?\b|\b(?:overview|summary|statistics|report|chart|history) of (?:the |all )?absences\b/i,
  loyalty: /^(?:see|view|get|use) .*\b(?:overview|report|list|statement|history)s?\b/,
  // What is set out by the time, drawn of thoughts or planned ahead is no map of places.
  locate: /\bheat ?maps? of\b.*\bby (?:(?:week)?day|hour|month|week|time)|\b(?:mind|road|site) ?maps?\b/i,
  // An issue of a paper, or one that is only looked at: nobody asks for anything.
  ask: /\b(?:same|next|latest|new|last|previous|coming|whole|entire|weekly|monthly|printed|back|special) issues?\b|^(?:get|receive|see|read|send|print|publish|schedule|have a lock)\b.*\bissues?\b/,
  // Who is in a picture is no label of theirs.
  tag: /^(?:check|verify|prove) |^use (?:an? |one |the )?(?:[\w-]+ )?(?:badges?|(?:return|shipping|parcel|address|price|name) labels?)\b|^tag (?:[\w-]+ )?(?:people|persons?|child(?:ren)?|friends?|members|guests|players|relatives|somebody|someone) (?:in|on) (?:an?|the|their|my|our) (?:photo|picture|image|video|post)s?\b/,
  // What bears a code is not scanned by whoever gets it.
  scan: /^(?:see|show|get|receive) (?:an? |the |my |their )?(?:[\w-]+ )?(?:bar|qr)[- ]?codes?\b|^(?:add|put|print|create|generate|attach) (?:an? |the )?(?:[\w-]+ )?(?:bar|qr)[- ]?codes?\b|^(?:use|get|have|receive|download) .* with (?:an? |the )?(?:qr|bar)[- ]?codes?\b/i,
  // A lock that somebody holds on what they work at: nothing stands there locked.
  // "block a column from taking more": it is only kept from that.
  lock: /\bblock(?:s|ed|ing)?\b.{0,60}? from \w+ing\b|^(?:have|use|get) (?:(?:an?|the|some|some kind of) )?(?:[\w-]+ )?locks? (?:per|on|for (?:each|every))\b(?!.*\b(?:door|gate|bike|locker|cabinet|room|car|safe|box|scooter|shed)s?\b)/,
  // An address is confirmed, or who is asked is a setting.
  // "loan agreement": a paper that two sides sign.
  consent:
    /\bdouble opt[- ]?in\b|\bopt[- ]?in (?:is|be) (?:on|off)\b|\b(?:loan|rental|rent|lease|hire|service|licen[cs]e|purchase|sales?|partnership|framework|payment|work|employment|tenancy|supply|maintenance|frame|level) agreements?\b/,
  // "accept only one answer per link": a bound, and nobody decides.
  approve:
    /\b(?:sms|e-?mail|text|booking|order|payment|appointment|reservation|registration) confirmations?\b|\bconfirmations? (?:by|via|after|of) (?:an? |the )?(?:sms|e-?mail|text|booking|order|payment|appointment|reservation|registration|purchase)\b|\bonly\b.*\baccepted\b|\baccept(?:ed)?\b.*\b(?:only|at most|no more than|up to|twice|once)\b|^accept .+ without (?:an? )?(?:account|login|log-in|registration|sign-?up)\b/,
  // What there is to be none of any more has no field that could be wrong.
  validate:
    /\bimpossible\b|^no (?:more )?(?:double|duplicate)\b|^(?:work without|have no more) (?:double|duplicate)\b/i,
  // Money that is kept back until something has happened: nobody else could take it.
  'set aside':
    /^hold (?:an? |the |my )?(?:[\w-]+ )?(?:trains?|bus(?:es)?|flights?|planes?|ships?|lifts?|doors?|lines?|calls?|votes?|meetings?|speech(?:es)?|class(?:es)?|courses?|events?)\b|\b(?:payments?|payouts?|deposits?|money|fees?|refunds?|salar(?:y|ies)|amounts?|funds?)\b/,
  // What is marked so is spoken of, and not what is wished; a number that opens something is none.
  // "a shortlist for the tender": nobody likes the tender.
  favourite:
    /\bshort-?lists? for (?:the|our|this|next|my|an?)\b|\b(?:an?|my|the|their|\w+-digit|numeric|secret|short|new|old|wrong|forgotten) pins?\b(?! (?:on|to|in|at)\b)|\bpin (?:code|number|pad)s?\b|^(?!(?:mark|save|set|add|keep)\b).* (?:when|if|that|which|who|they have|I have|we have) .*\bfavou?rites?\b|\b(?:alert|notif|remind|warn|e-?mail)\w*\b|^pin\b.* (?:on|onto|to|in) (?:the|an?|our|my|each|every) (?:[\w-]+ )?(?:map|plan|drawing|photo|picture|image|sketch)\b|\b(?:where|on which)\b.*\bvotes?\b/i,
  // Receipts that are kept are no invoices that are written.
  invoice:
    /^(?:get|see|have|download) (?:(?:all|every|old|past|earlier|last year's) )|^(?:add|attach|upload|enter|photograph|hand in|submit|collect|scan) .*\breceipts?\b/,
  // What replaces a thing stands in for nobody.
  delegate: new RegExp(String.raw`(?=.*\b(?:substitutes?|replace\w*)\b).*${REPLACED_THING.source}`, 'i'),
  // What is planned is looked at, and not how far it is.
  track:
    /\bnext to each other\b|\bside by side\b|\bprogress reports?\b|^(?:see|view|show|look at) (?:(?:the|my|our|their) )?(?:[\w-]+ )?(?:delivery|order|project|work|repair) (?:plan|schedule|list|calendar|notes?|address)s?\b/,
  // Where they are shown counts.
  'own entries': /\b(?:calendars?|maps?|charts?|graphs?)\b/,
  // A locker is taken, and a lost umbrella claimed.
  claim: /\b(?:lockers?|seats?|rooms?|desks?|berths?|plots?|spots?|places?|shifts?|slots?|tables?)\b/,
  // What somebody fetches for themselves, or what comes together by itself, is not handed in by others.
  'collect in':
    /^collect (?:my|their|our|his|her)\b|\bcollect\w* (?:(?:the|an?) )?(?:[\w-]+ )?(?:orders?|parcels?|packages?|purchases?|points?|stamps?|badges|feedback|data|ideas?|prizes?|meals?|signatures?|votes?|reviews?)\b|\bat the (?:shop|counter|store|desk|station|door)\b/,
  // "trim the hedge", "cut the price"
  'cut media':
    /^(?!.*\b(?:episodes?|recordings?|videos?|audio|podcasts?|films?|clips?|intros?|outros?|tracks?|songs?|clauses?|texts?|paragraphs?|passages?|scenes?|pauses?|silences?|ads?|adverts?|jingles?|chapters?|slides?)\b)/,
  reveal: /\b(?:passwords?|pins?|codes?)\b/,
  // What stands somewhere is looked up by its place.
  'moved elsewhere':
    /^(?:move|relocate|bring|take) .+ to (?:an?other|a different|a new|the other) (?:[\w-]+ )?(?:shelf|rack|box|stall|bay|drawer|cupboard|fridge|freezer|pallet|van|truck|room|hall|field|pen|enclosure|paddock|stable|tank|cage|kennel|spot|place|locker)\b/,
  'value entered':
    /^log (?:in|out|on|off)\b|^[a-z]+(?: down)? (?:what|who|which|that|how|whether|why|where|when)\b|^enter (?!.*\b(?:readings?|values?|results?|scores?|temperatures?|weights?|levels?|mileage|kilomet\w+|harvests?|weather|yields?|measurements?|counts?|consumption|grades?|marks?|glazes?)\b)/,
  // It goes to somebody who has nothing to give for it.
  swap: /^(?:swap|exchange|trade) (?!to\b).+ to (?:the|an?|another|whoever|the next)\b/,
  // The product draws what it knows.
  'drawn on it': /\bto scale\b/,
  // "limit uploads to PDF files": of what kind they are, and not how many.
  limit:
    /^(?:limit|restrict) (?!.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|few|most|maximum|number|amount|size|an? (?:day|week|month|year|hour|dozen|certain|fixed|given)|per|each)\b)).+ to \w/,
  // The many it is done to at once tell more.
  'given a place': /\bat once\b|\bin one go\b/,
  // Somebody says how long it will take.
  calculate: /\btime estimates?\b/,
  // A paper that somebody holds.
  permission:
    /^need\b|\b(?:step-free|barrier-free|wheelchair|disabled|level|internet|wi-?fi|lift|vehicle|road|remote|early) access\b(?! rights?)|^(?!.*\b(?:only|access|see|hide|hidden|rights?)\b).*\bprivate (?:trips?|rides?|use|cars?|lessons?|customers?|clients?|homes?|persons?|events?|part(?:y|ies)|calls?|insurance|rooms?)\b|\bread-only link\b|\brestrict(?:ed)? .*\bto (?:\d|the same|at most|one|two|three|four|five)\b|\brestrict .+ to (?:\d|the same\b|at most\b)|\b(?:expiring|expired|valid|residents?|visitors?|parking|building|fishing|travel) permits?\b/,
  // How fast something is to play or go is a setting.
  performance:
    /^(?:match|share|compare|raise|lower|record|limit|keep) .*\bspeeds?\b|\b(?:reports?|lists?|overview|number|count|share) of (?:the |all )?slow\b|\b(?:at|in|with) (?:an? |the |its |their |my |half |double )?(?:slow(?:er)?|fast(?:er)?|low(?:er)?|high(?:er)?|half|double|normal|reduced|own|different) (?:speed|pace|tempo)s?\b|\bloading (?:bay|dock|area|zone|ramp|list|plan|gate|point|hatch|crane)s?\b|\bspeed restrictions?\b|\bslow (?:movers?|punctures?|lanes?|cook\w*)\b|\bslowly to practi[sc]e\b|^(?:speed up|slow down) (?:an?|the|my) (?:[\w-]+ )?(?:video|recording|audio|lesson|episode|podcast|playback)s?\b|\b(?:playback|reading|walking|driving|running|wind|shutter|typing|cycling) speeds?\b|^(?:set|choose|change|adjust|pick) .*\bspeeds?\b|\bspeed (?:limit|bump|camera)s?\b|\bslow(?:ed|s|ing)?\b.* to \d|\b(?:per|each|every|a|the|this|first|last) performance\b(?! of (?:the )?(?:app|site|page|system|server|search))|\b(?:fast|express) (?:track|lane)s?\b|\b(?:adjustable|variable|different|chosen|selectable) speeds?\b/,
  // It is money that comes in or is kept, or the number of a card.
  'pay means':
    /^(?:see|list|know|find|check|count)\b|\bcash (?:expected|handed|counted|left|taken|received|needed|in hand)\b|^have .+ (?:hidden|masked|removed|blanked|deleted)\b|\b(?:cards?|account|iban) (?:numbers?|details|data)\b|\bcash (?:donations?|payments?|registers?|flow|box(?:es)?|drawers?|book|counts?|sales)\b/,
  // Until when and how somebody has to pay is agreed upon, and nothing is paid.
  pay: /^(?!pay\b|use (?:an? |the )?(?:[\w-]+ )?(?:payments?|checkouts?|carts?|baskets?|wallets?|deposits?|fees?|purchases?|donations?|tips?|tipping)\b)(?:use|have|see|get|add|show|offer) (?!.*\b(?:buy|paid|pay|charged?)\b).*\b(?:at|in|during|before|after|on|beside|near|next to) (?:the |our |my )?(?:checkout|payment)\b|^(?:get|see|use|receive|have|download|print|export|view) .*\b(?:statement|list|overview|report|summary|history|proof|certificate|table|copy|copies)s? of\b|^have it pay off\b|^use (?:fees|payments|deposits|tips|donations|purchases) (?:per|by|for each) |^(?:have|be) .*\b(?:offered|shown|suggested|displayed|explained|listed)\b(?=.*\bcheckout\b)|\bpayment (?:terms|deadlines?|periods?|targets?|conditions|plans?|schedules?)\b|\bpayment (?:method|type|option)s? (?:per|by|for each)\b|^(?!(?:pay|leave|add|give)\b).*\b(?:(?!(?:the|my|our|their|his|her|some|any|all|for|of|with|cash|digital|voluntary)\b)[a-z]+ tips|tips (?:for|on|about|to|how))\b/,
  // How long somebody stays or how old they are: nothing is added up.
  minimum: /\b(?:minimum|min\.?) (?:stay|age|notice|rental|length|duration|night|height|weight|password|number)\b/,
  // "order meals by noon": until when, and no order in which they stand.
  sort: /\bby (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|tomorrow|tonight|then|\d|the (?:end|evening|morning|weekend|next))\b/i,
  // What a search brings is no message.
  digest: /\bpaper\b|^no longer get .* when (?:I|we|they) (?:search|look|ask|filter|type|order)\b/,
  // Whoever is to notice something waits for nothing there.
  queue: /^wait in\b|^notice\b/,
  // "the insurance number": nothing is counted.
  count: new RegExp(String.raw`\b(?:maximum|minimum|max\.?|min\.?) number\b|${NUMBER_OF_ONE.source}`, 'i'),
  // Another person is signed up, it is an account with money in it, or a report on passwords.
  // Who no longer has to sign in is asked for nothing.
  'sign-in':
    /^no longer (?:have to |need to |be asked to )?(?:log|sign)(?:ged|ging)? (?:in|on|out|off)\b|^sign (?:out|in) (?:an?|the|my|our|their|his|her) |^sign (?:the|an?|my|our) .+ in (?:the|an?) |^(?:see|use|have|create|set up|manage|list) (?:(?!(?:log|sign)\w*\b)[\w'-]+ ){0,4}accounts\b(?! (?:page|settings))|\bafter signing\b|^no longer (?:have to |need to |be asked to )?(?:log|sign)(?:ged|ging)? in\b|\b(?:reports?|lists?|overviews?|dashboards?|checks?|audits?|polic(?:y|ies)|rules?|generators?)\b.*\bpasswords?\b|\bpasswords? (?:[\w-]+ )?(?:reports?|lists?|overviews?|dashboards?|audits?|generators?|vaults?|managers?|polic(?:y|ies))\b|^(?!.*\b(?:log|sign)[- ]?(?:in|on|out|off|s|ged|ging)\b)(?:share|copy|generate|see|show|view|find|search|store|hand|import|export|clear|list|mark|delete) .*\b(?:passwords?|logins?|accounts?)\b|^reset (?!.*\bpasswords?\b)|\b(?:days?|weeks?|months?|years?) with(?:out| no) (?:an? )?(?:log-?in|sign-?in)s?\b|\blast (?:log-?in|sign-?in)s?\b|\bsign (?!up\b|in\b|out\b|on\b|off\b)[\w' -]+ (?:up|on)\b|\b(?:bank|savings|family|joint|shared|expense|cost|customer|client|pallet|stock|credit|material|time|points?|company|children['’]s|kids['’]|customers['’]) accounts?\b|\baccounts? (?:per|with (?:an? )?(?:[\w-]+ )?(?:limit|balance|interest))\b/,
  // What is used by several at the same time is shown to nobody.
  // Nor is anybody who is sent to another place.
  share:
    /^post (?:an?|the|my|our|another|each|every) (?:[\w-]+ )?(?:[\w-]{3,}(?:er|or|ist|ian)|nurse|guide|agent|colleague|mechanic|guard|clerk)s? to\b|^share (?:one|the same|an? single) .*\bwith (?:separate|their own|own|two|different) |^share .+ (?:between|among|amongst) |^share (?:an? |the |my |our )?(?:taxi|lift|ride|cab|car|room|meal|table|cost|bill|boat|tent)s?\b/,
  // It is made once more in another form, and no state from before.
  version:
    /\b(?:text|offline|plain|easy|light|trial|demo|free|other-language) versions?\b|\b(?:second|new|black and white|short|long|printed|printable|sign-language|mobile|audio) versions?\b/,
  // It is given to somebody else.
  membership: /\b(?:present|gift)\b/,
  route: /^offer\b/,
  // What is previewed or was written there is not used there.
  mobile:
    /\bpreviews?\b|\b(?:written|drawn|made|taken|recorded|typed) (?:with [\w ]+ )?on (?:a|the|my|their|an) (?:phone|tablet)s?\b|\bto (?:the|a|my|their) (?:[\w-]+ )?wallet\b|\b(?:push|text) (?:message|notification)s?\b|\b(?:half|halved|crushed|sleeping|coated|\d+ ?mg) tablets?\b|\btablets? (?:a|per) day\b|\b(?:keep|kept|store|stored|save|saved|download|downloaded)\b.*\bon (?:the|my|their|our|a) (?:phone|tablet)s?\b/,
  // A finished translation is a document.
  translate:
    /\b(?:sworn|certified|legal|finished|own) translations?\b|^(?:see|have|put|print) .* for (?:[\w-]+ )?translations?\b/,
  // "see at which step people leave": nobody is guided; nor is who is let off "the first time".
  guide:
    /\btours? (?:of|for) the (?:day|week|month|season)\b|\b(?:day|minute|hour|week|afternoon)[- ]tours?\b|\btour (?:with|by|including) |\bnot (?:on |for |at )?(?:the|their|his|her) first time\b|^(?:charge|waive|refuse|fine|refund) |\b(?!(?:product|app|site|virtual|help|intro|welcome) )[\w-]+ tours\b|\b(?:shortest|quickest|fastest|best|next|delivery|city|museum|boat|bus|bike|walking) tour\b|\b(?:delivery|washing|care|cooking|preparation|payment|shipping|access|pick-?up) instructions?\b|^(?:see|know|show|find out|learn) (?:(?:at|in|on|from) )?(?:which|what|how|where|whether)\b/,
  // "no longer open doors": it is not to be done.
  open: /\b(?:no longer|never|not) open\b/,
  // "one at a time": who it goes to is settled by a rule.
  'let use': /\bat a time\b/,
  store: /^keep using\b|\bon (?:the|my|their|our|a) (?:device|phone|tablet)s?\b/,
  // Paper is done away with, and stands on no list.
  'take away': /\bpaper\b|^take .*\b(?:days?|hours?|weeks?|mornings?|afternoons?|time) off\b/,
  // What goes out to many is a message, and goods in bulk are goods.
  bulk: /\bbulk (?:reminder|message|mail|e-?mail|sms|text|letter|discount|order|goods|purchase|price|waste)s?\b|^(?:undo|restore|revert|see|approve|do|push|book for|reserve (?:an?|the)|share)\b/,
  // What somebody reports is a case, on whatever page they do it.
  // Complaints about somebody hold no figures, nor does what people file, which is open, a duplicate or near a place.
  report:
    /^report (?!on\b)|\b(?!(?:day|today|yesterday|week|month|quarter|year|season|term)s?['’])[a-z]+(?:s['’]|['’]s) reports?\b|\b(?:plagiarism|police|expert|survey|autopsy|court) reports?\b|\breports? of (?:an?|the|my|each|every) (?:lesson|visit|meeting|inspection|tour|session|match|treatment|incident|accident|trip|appointment|class|interview|examination)s?\b|\b(?:stain|health|condition|damage|drive|driving|lab|inspection|incident|accident|visit|shift|old) reports?\b|\boverviews? of (?:(?:all|the|our|my|their) )*[\w-]+s (?:that|which|who|with|without)\b|\breports? (?:against|about|of (?:abuse|damage|defects?|faults?))\b|\b(?:open|existing|unresolved|unsolved|duplicate|closed|reopened|unassigned|unanswered|similar|nearby) reports?\b|\breports? (?:near|nearby|close to|around|in (?:my|our|their) (?:street|area|district|neighbou?rhood)|within (?:an?|\d+|one|two|three|five|ten|half an?)(?: \d+)? ?(?:kilomet|met(?:re|er)s?|miles?|km|m\b))/,
  // What a machine prints, and no trail of what was changed; nor is the state of several people one.
  history:
    /^highlight\b|\baudit reports?\b|\b(?:build|server|console|error|job|test|step'?s?) logs?\b|\blogs? open\b|\bwho (?:has )?(?:opened|viewed|signed|answered)\b.*\bwho (?:has|is|was|holds)\b/,
  // It is done again and again, and no copy is made.
  copy: /^(?:see|view|show|compare|read|look|print|export|find|use)\b.* last (?:week|month|year|season|time)['’]s\b|^repeat\b.*\b(?:quiz(?:zes)?|tests?|exams?|lessons?|courses?|exercises?|twice|times)\b|^repeat (?:prescription|visit|booking|customer|check|order)s?\b|^repeat\b.*\b(?:every|each|daily|weekly|monthly|yearly)\b/,
  // "start a return from my order history": it is only where one begins.
  past: /^(?!(?:see|get|have|use|view|open|show|look|browse|find|read|know|keep|switch|turn|search|filter|download|export|print)\b).* (?:from|in|of|on|with|via) (?:the|an?|my|their|our|his|her|each|every) (?:[\w-]+ ){0,2}histor(?:y|ies)\b/i,
  // What is there already is used or put into something, and nothing new is entered.
  create:
    /^use (?:the|my|our|their) (?!.*\b(?:forms?|checklists?|notes?|diary|journal|log ?book)\b)|^(?:add|put) (?!.*\b(?:notes?|comments?|entr(?:y|ies)|records?|results?|fields?|questions?|tasks?|steps?|rows?|lines?|columns?|descriptions?)\b)(?!.*\b(?:list|plan|calendar|diary|catalogue|catalog|menu|directory|database|log)s?\b).+ (?:to|into|onto) (?:an?|the|my|our|their|each|every|his|her) |^(?:add|put) (?:my|the|their|our|an?|this) [\w -]+ (?:to|into) (?:the|my|their|our|his|her|an?) (?:[\w-]+ )?(?:wallet|cart|basket|calendar|playlist|queue|home screen)\b/i,
  // That it works without a connection tells more than what is recorded.
  'time spent': /\boffline\b|\bwithout (?:an? )?(?:connection|internet|signal|network|reception)\b/i,
  // Where something is put, and nobody is in charge of it.
  assign:
    /^assign (?:an? |the |my |each |another )?(?:[\w-]+ )?(?:rooms?|kennels?|seats?|tables?|desks?|beds?|berths?|slots?|places?|lockers?|plots?|numbers?|categor(?:y|ies)|labels?|tags?|tariffs?|rates?|codes?|colou?rs?|prices?|parking spaces?|shel(?:f|ves)|boxes) to\b/i,
  // Somebody who is kept in a list, and no number that is called.
  contact:
    /^(?:add|put|group|import|export|merge|move|copy|tag|sort|share|delete|archive|assign|filter|split|enter|create|edit|change|update)\b(?!.*\bemergency\b)/i,
  // An offer to a customer is written, and is nothing that others pick from a list.
  offer:
    /^(?:get|receive|be offered)\b|^(?:create|prepare|write|send|make|draft|draw up|generate|edit|change|export|print|copy|see|approve|sign) (?:(?:an?|the|my|our|their|each|all) )?(?:[\w-]+ )?offers?\b/i,
  find: /^(?:look up|find) (?:the|my|their|our|its) (?:[\w-]+ )?(?:state|status|progress|balance|price|due date|opening hours)\b|^find (?:my|their|the|his|her|our) way\b/i,
  // Who wrote what is graded is not shown, and not who grades.
  anonymous: /^(?:grade|mark|assess|review|evaluate|rank|score)\b/i,
  // It is only looked at, or an amount from which on something holds ("free shipping from 50 euros"): nothing is converted.
  convert:
    /\bseparately\b|\b(?:from|over|above|under|below) \d[\d.,]* ?(?:euros?|dollars?|pounds?|francs?)\b|^(?:see|show|know|view|look|get|find|check)\b.*\b(?:exchange rates?|time ?zones?)\b/i,
  // It is for everybody's own use, and no release hangs on it.
  'feature flag':
    /\btoggles? (?:that|which|to|for|with) |^(?!.*\bfeature\b).*\b(?:red|rainbow|national|country|danger) flags?\b/i,
  // What is chosen or looked at is added by nobody.
  media:
    /^(?:see|view|look at|find|list|know|check|search|open|show|sort|filter|compare|delete|hide) (?!.*\b(?:upload|attach)\b).*\b(?:uploaded|attached|submitted|sent in|handed in)\b|^take (?:the |my )?(?:location|date|time|amount|total|address|name|number|value|figures?)\b.* (?:from|off|out of)\b|^use (?:an? |the |my |our )?(?:[\w-]+ )?(?:photo|picture|image|video|file)s? (?:timelines?|calendars?|diar(?:y|ies)|histor(?:y|ies)|walls?|maps?|quiz(?:zes)?|feeds?|lists?|searches|search|comparisons?|series|overviews?|competitions?)\b|\b(?:photo|picture|image|video) (?:guidelines?|rules|consents?|polic(?:y|ies)|contests?|quality|sizes?|formats?|permissions?)\b|^(?:select|choose|pick|check|sort|compare|delete|remove|download|buy|order|rate|vote)\b/,
  // Where one kind of thing can be read later; nothing is put away one by one.
  archive:
    /^(?:use|have|get|see|open|search|browse|read|add) (?:an? |the |my |our |their )?(?:[\w-]+ ){0,2}archives?\b/,
  // Whoever looks at what expires, or may go back on something until then, hands nothing in.
  deadline:
    /^check out\b|\btime limits?\b|\b(?:cancellation|booking|withdrawal|refund|return) deadlines?\b|\b(?!set |the )[\w-]+ closing dates\b|^(?:see|show|view|know|list|find|be)\b(?!.*\b(?:deadlines?|due dates?|closing dates?)\b)/,
  // A day or time that is told or noted, and not one that somebody chooses.
  schedule:
    /^book in (?!(?:for|with|at|advance)\b)|^(?:get|receive|be (?:sent|told|offered)) |^schedule .* (?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun|day|week|month|morning|evening)\w* |^schedule .+ to (?!go live|be published|people|those|all|every|the |my |our |their |somebody|someone|whoever)[a-z]+\b|^(?:choose|select|pick|set) (?:(?:the|my|an?|another|their|our) )?(?:delivery|pick-?up|collection|billing|payment|preferred|due|renewal) (?:day|date|time|slot|window)s?\b|\btime zones?\b|\bby (?:[\w-]+ )?(?:hours|mileage|kilomet\w+|miles|km|cycles|use|usage) (?:instead|rather)\b|^use times?\b|\b(?:collection|inspection|expiry|due|birth|best-before|sunset) dates?\b|\bcalendar (?:subscription|feed)s?\b|^(?:put|enter|see|show|record|note|log|add|give|have) (?:an? |the |my |their )?(?:[\w-]+ )?(?:finish|waiting|travel|driving|response|arrival|playing|cooking|end) times?\b|^block\b|\b(?:two|three|four|five|six|ten|twenty|thirty|forty|fifty|hundred|several|many|some|most|\d+) times\b/,
  // What is taken to be looked at, and nothing to start from.
  template:
    /\b(?!(?:the|an?|my|our|some|any|one|new) )[a-z-]+ samples?\b(?! (?:text|letter|form|contract|plan|menu|document|agreement|invoice|answer|question)s?\b)|\b(?:random|blood|soil|water|sound|paint|stone|urine|tissue|colour|fabric|food) samples?\b|\bsamples? of\b/,
  // "reply within two days": what counts is that somebody answers.
  comment:
    /^talk\b|^(?:reply|answer|respond)(?: (?:within|in|by|before|to)\b|$)|\b(?:repl(?:y|ies|ied)|answer(?:s|ed)?|responds?) (?:to .+ )?(?:within|in (?:less|under|at most|no more))\b|\bcomments? in (?:[\w']+ ){1,4}languages?\b/,
  // "keep the notes visible"
  // What is kept once somebody has gone is no draft of theirs.
  keep: /\bdrafts? (?:with|for|of)\b|^have .+ (?:kept|saved) (?:when|after|once|even when) .*\b(?:moves?|leaves?|left|quits?|ends?|ended|closes?|closed|retires?|dies|is over|legal)\b|^keep .+ (?:visible|open|closed|clean|free|safe|warm|cold|informed|short|in view|in sight|up to date)\b/,
  // "check the plate in the picture": nobody arrives, nor when somebody asks how others are.
  'check in':
    /^check in on\b|^check in with (?!.*\b(?:card|phone|code|app|pass|id|passport|badge|number|ticket|fingerprint|face)\b)|^check (?!in\b|-in\b).+ in (?:the|an?|my|our|their|each|every) /,
  // A call or a value goes back to nobody who lent it.
  'give back':
    /^return (?:an? |the |my |their )?(?:[\w-]+ )?(?:calls?|values?|errors?|results?|answers?|favou?rs?|verdicts?|greetings?|messages?)\b/,
  // "join two tables": what is put together is no event.
  'take part': /^join (?:both|two|three|four|several|more than one|\d+)\b/,
  // "switch to a phone call when the connection drops": nothing is entered without one.
  offline:
    /^(?!.*\b(?:offline|without)\b.*\b(?:connection|network|signal|internet|wi-?fi|reception)\b)(?!.*\boffline\b)(?:switch|call|phone|ring|reconnect|be (?:told|notified|alerted|warned|informed))\b|\bdetects? (?:when|that|whether)\b|^(?:see|show|list|find|know|notice|count|use|get|be told)\b.*\b(?:that|which|is|are|gone|goes|go) (?:is |are |have gone |has gone |goes |go )?offline\b/,
  // "filter by large print": the print is what is looked for; a space for a wheelchair is one to be booked.
  accessibility:
    /\bpush\w* (?:a |the )?wheelchairs?\b|\bshowings?\b|^be (?:told|notified|warned|alerted)\b|\b(?:wheelchair|pram|buggy|pushchair|walker)s?(?: (?:and|or) [\w-]+)? (?:spaces?|places?|seats?|spots?|bays?|stands?|hire|rental|loans?|transports?)\b|^(?:see|know|check|find out) (?:whether|if|which|who|how many|where)\b.*\b(?:wheelchair|blind|deaf)\b|^(?:filter|search|sort|find|browse|order|book|borrow)\b|\baccessible (?:seats?|rooms?|toilets?|entrances?|parking|routes?|places?|paths?|buses|vehicles?|trips?|tours?)\b/,
  // How much there is of what runs out is counted.
  expiry: /^(?:add|use|get|have|see|make|do) (?:an? |the )?(?:[\w-]+ )?(?:counts?|numbers?|sums?|totals?)\b/i,
  // What an app fetches for itself is no file for somebody.
  export:
    /^have .+ download\b|\bdownload(?:s|ed)?\b.* (?:on|over|via|by) (?:the )?wi-?fi\b|\b(?:columns?|fields?|order|format)\b.*\bin the export\b/i,
  // Goods that go back, and no money.
  refund:
    /\breturns? (?:of (?:[\w-]+ ){1,2})?(?:with|by|via|through|at|to) (?!.*\b(?:money|refund|paid|deposit|amount)s?\b)|^(?:get|have|send|hand in|drop off) (?:an? |the |my )?(?:returns?|parcels?|goods)\b(?!.*\b(?:money|refund|paid|deposit|amount)s?\b)/i,
  // What is shown in red is found by the eye, and nobody is accused.
  'report abuse': /^flag .+ in (?:red|yellow|orange|green|bold|colou?r)\b/,
  // What was handed in by others is looked at.
  // What is filed under a heading stays with whoever files it.
  'hand in': /^file .+ under |^use (?:all|every|each|the|our) /,
  // Figures or pictures one after the other, and nothing that comes again.
  // Nor is what somebody is put on or taken off made by it.
  recurring:
    /\b(?:time|photo|picture|data) series\b|\b(?:added to|add .+ to|put on|taken off|removed from|remove .+ from) (?:all |the |every |each )*recurring\b/,
  // One that is cleaned or fetched lets nothing through but water or air.
  filter:
    /^narrow down .* to (?:an?|one|two|\d+) (?:hours?|minutes?)\b|^(?:take|change|clean|replace|order|get|buy|fit|rinse) .*\bfilters?\b/,
  // What is asked is answered, and no list is searched for it.
  search:
    /^(?:look up|find) (?:the|my|their|our|its) (?:[\w-]+ )?(?:state|status|progress|balance|price|due date|opening hours)\b|^(?:look up|find|search) (?:how|what|when|where|whether|who|which|why)\b/,
  // What is read out of something else stays in it.
  'thing taken off':
    /^take .* from .*\b(?:instead of|rather than)\b|^take (?:the |my )?(?:location|date|time|amount|address|name|number|value|figures?)\b.* from\b/,
  // How much somebody may have is another matter than where the data are.
  migrate:
    /^switch from (?:\d|one|two|three|four|five|six|ten|twelve|half|paper)\b|^move (?:\d+|two|three|four|five|some|more) (?:[\w-]+ )?[a-z]+ers\b/,
  // Whoever gives notice ends a contract.
  notify: /^give notice\b/,
  // It is typed in to find something.
  identifier: /^(?:give|enter|type|type in|scan|look up|search|compare|match|verify)\b|^check .+ against\b/,
};

/** Whether the wish is none of this kind, though a word of it is there. */
export function isNotThisKind(kind: string, wish: string): boolean {
  return Object.hasOwn(NOT_THIS_KIND, kind) && (NOT_THIS_KIND[kind]?.test(wish) ?? false);
}
