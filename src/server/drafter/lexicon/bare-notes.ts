/** A sentence of a note that only says what somebody thinks of the rest, or how often it goes well. */
export const REMARKS =
  /^(?:(?:that|this|it)(?:'s| is| was)? (?:fine|ok|okay|nice|not nice|sad|a pity|a shame|true|normal|understandable)|(?:not|so|very|really|quite|pretty) (?:nice|good|great|fun|fair|pretty|sad|bad|annoying)|works? (?:mostly|usually|most of the time|often)|the (?:numbers|figures) say so|(?:they|people) (?:talk|laugh)(?: to each other| about it)?(?:, of course)?|(?:of course|typical|as always|as usual|no wonder))$/i;

/** "We have no way to offer half": that they want to do. */
export const NO_WAY =
  /^(?:but |and )?((?:(?:the|our|my) )?[\w-]+(?: [\w-]+)?) (?:still |really |just )?(?:have|has|had|see|sees) no (?:way|chance|possibility|option|means) (?:to|of) (\w+)((?: [^,.]+)?)$/i;

/** What somebody does not know, in a note: "by then nobody remembers who drove", "the guard had no way of seeing that he was a guest". */
const ASKED = '(?:what|which|who|whose|whom|where|when|how|whether|if|why|that)\\b.+';
const BEHIND_TIME = '(?:(?:by then|in the end|afterwards|later|then|so|but|and|meanwhile|at that point|now),? )?';
export const NOBODY_KNOWS = new RegExp(
  `^${BEHIND_TIME}(nobody|no one|none of (?:them|us)|neither of (?:them|us)|hardly anybody)(?: (?:there|here|else|in the [\\w-]+|at the [\\w-]+|on [\\w-]+))? (?:really |ever |still )?(?:knows?|knew|remembers?|remembered|can (?:tell|say|see|remember)|could (?:tell|say|see|remember|know)|sees?|saw|noticed?|is told|was told)(?: (?:me|us|them|him|her))? (${ASKED})$`,
  'i',
);
export const THEY_DO_NOT_KNOW = new RegExp(
  `^${BEHIND_TIME}((?:(?:the|our|my|most|many|some) )?[\\w-]+(?: [\\w-]+)?) (?:(?:still|then|really|just|often|always|mostly) )*(?:(?:never|do not|does not|did not|cannot|can not|could not|can never|could never|do not always) (?:really )?(?:know|knows|knew|remember|remembers|tell|say|see|sees|saw)|(?:have|has|had) (?:no (?:way|chance|means|possibility) (?:of|to) (?:seeing|see|knowing|know|telling|tell|finding out|find out)|no idea|no clue))(?: (?:me|us|them|him|her))? (${ASKED})$`,
  'i',
);
/** "nobody there knew": of what, the sentence before tells. */
export const NOBODY_KNEW =
  /^(?:(.+?),? (?:and|but) )?(?:nobody|no one|none of (?:them|us))(?: (?:there|here|else|in the [\w-]+|at the [\w-]+))? (?:knew|knows|was aware|had any idea|had heard|was told)(?: (?:about|of) (?:it|that|this))?$/i;

/** How somebody is not told, or never sees what is there for them. */
export const NOT_TOLD =
  /^(?:but |and )?(?:nobody|no one) (?:told|tells|informed|informs|warned|warns|called|rang|let) ((?:the |our |my )?[\w-]+(?: [\w-]+)?|us|me|them)(?: know)?(?: (?:about|of) (?:it|this|that))?(?:,? (?:and|so) (.+))?$/i;
export const NEVER_READS =
  /^((?:the |our |my )?[\w-]+(?: [\w-]+)?) (?:(?:never|hardly ever) (?:reads?|sees?|gets?|hears? of|opens?) (?:it|them|that)|(?:reads?|sees?|gets?|hears? of|opens?) (?:it|them|that) never)$/i;
/** "Only one of them gets the letters": all are to. */
export const ONLY_ONE =
  /^only (?:one|half|some|two) of (?:them|us|the [\w-]+) ((?!is\b|was\b|has\b|can\b|may\b|knows?\b)\w+s?) ([^,]+?)(?:,? (?:and|but|so) (?:the other|the rest|another|they) .+)?$/i;
/** "The dispatcher could have known." */
export const COULD_HAVE =
  /^((?:the |our |my )?[\w-]+(?: [\w-]+)?) (?:could|should|would) (?:easily |really |at least )?have (?:known|seen (?:it|that)|been told|noticed)(?: (?:it|that|this))?(?: (?:in time|before|earlier|sooner))?$/i;
/** A bound that is told, and that nothing keeps. */
export const BOUND_UNKEPT =
  /^the ([\w-]+ )?(?:limit|maximum|cap|bound|minimum|rule)(?: (?:for|on|per) [^,]+?)? (?:is|says|was) ([^,]+?),? (?:and|but|yet) (?:nothing happened|nobody (?:stopped|noticed|minded|checked)[^,]*|it (?:went|goes) through|it was (?:accepted|paid|booked|taken)[^,]*)$/i;
/** What there was, and is no more. */
export const USED_TO =
  /^(?:(?:in the past|before|earlier|once|with the old (?:system|app)),? )?(?:(?:we|i|they|people|the \w+|[\w-]+s) )used to ((?:get|have|see|be|know|find|receive|hear|be able to)\b.+)$/i;
export const SINCE_THEN =
  /^(?:since (?:then|the [^,]+?)|now|today|these days|with the new [^,]+?),? ((?:we|i|they|people|the \w+|nobody|no one)\b.+)$/i;

/** What people notice too late: "most people notice in June when a warden sends them home". */
export const NOTICED_LATE =
  /^((?:most |many |some |the |our )?(?:[\w-]+ )?[\w-]+) (?:(?:only|then|just|always|mostly|usually|often) )*(?:notice|notices|noticed|find out|finds out|found out|learn|learns|learned|hear|hears|heard|realise|realises|realize|realizes|see|sees|know|knows)(?: (?:it|that|this|about it|of it|about this|of this))? (?:only )?(?:(?:in|on|at|after) [\w' -]+? )?(?:when|once|after) ((?!it\b|they\b.*\btoo late).+)$/i;
/** What comes to an end or to its day, which is known beforehand. */
export const DUE_EVENTS = /^(?:run out|expire|lapse|end|close|start|begin|finish|be due|fall due|stop|open)\b/;

/** "season tickets run out in March": a name whose last word is its verb. */
export const ENDS_THEN =
  /^((?:[\w-]+ ){0,3}?[\w-]+s) (run out|expire|lapse|end|close|finish|fall due) (?:in|on|at|by|after|every|each|with) .+$/i;

/** What is work that nobody should have to do: told with how it is done. */
export const TOIL =
  /\b(?:by hand|manually|one by one|one at a time|each time|every (?:single )?time|every single one|each one|all of them|on paper|all over again|again|from scratch|over and over)\b/i;
/** "Typing his data in each time is silly." */
export const SILLY =
  /^(\w+ing) (.+?) (?:is|gets|feels) (?:(?:really|so|very|quite|just|a bit|rather|pretty|simply|such) )*(?:silly|stupid|annoying|tedious|boring|ridiculous|pointless|no fun|tiring|exhausting|nonsense|a pain|a nuisance|a waste of time|a waste|a drag|a chore|not much fun|madness)$/i;
/** "We plan rooms by name and not by noise": by the other. */
export const BY_THE_OTHER =
  /^(?:we|i|the [\w-]+|it|[\w-]+s) (?:only )?((?:plan|sort|order|choose|assign|group|list|book|count|measure|price|charge|pay|rank|divide|distribute|pick)) (.+?) (?:only )?(by|for|per) ([^,]+?),? (?:and|but) not (?:by|for|per) ([^,]+)$/i;
/** "Room names differ between the plan and the signs": they are to be the same. */
export const DIFFER =
  /^((?:the |our )?(?:[\w-]+ ){0,3}?[\w-]+) (?:(?:often|always|sometimes|all) )?(?:differ|differs|are different|is different|do not match|does not match|don't match) (?:between|in|on|from) ([^,]+)$/i;

/** What is not as it is meant: "I do not think that is what it is for". */
export const DISAPPROVED =
  /^(?:(?:(?:i|we) (?:do not|don't) (?:think|believe) (?:that )?)?(?:that|this|it) (?:is|was) (?:not )?(?:what (?:it|that|this|they|these) (?:is|are) (?:for|meant for|there for)|how (?:it|that|this) (?:is meant|works|was meant|is meant to work)|the idea|in order|fair(?: on (?:the )?others)?|unfair(?: (?:on|to) [^,.]+)?|allowed|right|acceptable|ok|okay))$/i;
export const WHY_UNKNOWN =
  /^(?:nobody|no one|i|we)(?: (?:do not|never|still|really))* (?:knows?|hears?|learns?|understands?|sees?|finds? out) why(?:,? (?:but|and) .+)?$/i;
/** What somebody says is heard, and nobody is kept from it. */
export const TELLS_US =
  /^(?:tell|ask|say|call|ring|phone|write|mail|mention|suggest|complain|propose|report|point|want|need|show|send|get|receive|see|find|notice|lose|forget|die|fall|leave|donate|bring|help|win)$/;
/** "People ask on the 2nd, on the 3rd and on the 4th" */
export const ON_REQUEST =
  /^((?:the |our |most |many |some )?[\w-]+(?: [\w-]+)?) (?:(?:still|always|often|already|then|just|constantly) )*(?:ask|asks|call|calls|ring|phone|write|mail|call up|keep asking|keeps asking|keep calling)(?: (?:me|us|the office|the desk|about it))?(?: (?:all the time|again and again|every day|every week|(?:on|in|at|from|days|weeks|long|already|before|since|for|two|three|the day|the week) .+))?$/i;
export const SORTED_BY =
  /^((?:the |our |my )?(?:[\w-]+ ){0,3}?[\w-]+) (is|are) (?:only |always |just )?(sorted|ordered|grouped|arranged|listed) by (?!hand\b|mistake\b)([^,]+)$/i;
/** "nobody writes it down", "and nobody records it" */
export const UNWRITTEN =
  /^(?:(?:but |and )?(.+?),? (?:and|but) )?(?:but |and )?(?:nobody|no one)(?: ever)? (?:writes|wrote) (?:it|that|them) down(?: anywhere)?$|^(?:(.+?),? (?:and|but) )?(?:nobody|no one)(?: ever)? (?:records|notes|logs|enters|counts|registers|tracks|reports|documents) (?:it|that|them)(?: anywhere)?$/i;
/** How people settle things without anybody else learning of it. */
export const INFORMALLY =
  /^(.+?) (?:by word of mouth|among(?:st)? themselves|between themselves|in private|privately|behind (?:our|the) backs?|on the side|in the corridor|over a beer|in a (?:private )?chat(?: group)?|on (?:slips|a slip|scraps|a scrap) of paper)$/i;

/** "Two weavers wanted the same loom at six" */
export const SAME_FOR_TWO =
  /^((?:two|three|both|several) [\w-]+(?: [\w-]+)??) (?:(wanted|had|got|needed|claimed)|(booked|reserved|took|ordered|rented|borrowed)) the same ([\w-]+(?: [\w-]+)??)(?: (?:at|for|on|in|last|this|yesterday)\b.*)?$/i;
/** "Weavers see it on Monday at the door": where and when they come upon what was changed. */
export const SEEN_LATER =
  /^((?:the |our |most |some |many )?[\w-]+(?: [\w-]+)??) (?:(?:only|then|often|usually|mostly) )*(?:see|sees|saw|find|finds|found|notice|notices|noticed|hear|hears|heard|learn|learns|learned|read|reads)(?: (?:of|about))? (?:it|that|this|the [\w-]+)(?: only)? (?:on|at|in|by|when|after|days|hours|weeks|much|too)\b.+$/i;
/** What is changed, so that others have to learn of it. */
export const CHANGES =
  /^(?:change|move|cancel|shift|swap|postpone|close|rename|raise|replace|reschedule|update|delete|alter|switch|lower)\b/;
/** "I drove there three times to look whether it was ready" */
export const WENT_TO_LOOK =
  /^(I|we|they|(?:the |our )?[\w-]+s) ((?:drove|went|came|walked|cycled|travelled|called|rang|phoned|wrote|climbed) .*?)\b ?(?:just |only )?to (?:look|see|ask|check|find out) (whether|if) (.+)$/i;
/** "When he is ill nobody can mix the blue" */
export const NOBODY_CAN_THEN =
  /^(?:and |so |but )?(?:when|whenever|if|as soon as|while) (.+?),? (?:nobody|no one)(?: else)? (?:can|is able to|knows how to) ([a-z]+ .+)$/i;
export const IN_THE_HEAD =
  /\b(?:the|our|my) ([\w-]+(?: [\w-]+)?)['’]s (?:head|notebook|drawer|mailbox|inbox|computer|phone|laptop|car|office|desk|diary|own [\w-]+)\b/i;
/** "In the end somebody always pays for a course that falls out" */
export const SOMEBODY_ALWAYS =
  /^(?:(?:in the end|then|so|and so|every time|each time),? )?(?:somebody|someone|one of (?:us|them)) (?:always|then|still|ends up|often) (?!(?:has|have|is|says|asks|tells|knows|helps|forgets|forgot)\b)(.+)$/i;
/** "An engineer closed a valve and forgot to open it" */
export const FORGOT_TO =
  /^((?:an? |the |our |one of the |some )?[\w-]+(?: [\w-]+)??) (?:([\w-]+ [^,]+?),? (?:and|but) (?:then |again )?)?forgot to (.+)$/i;
/** "It takes three people a whole weekend" */
export const TAKES_PEOPLE =
  /^(?:it|that|this) takes (?:(?:us|me|them|(?:one|two|three|four|five|six|several|\d+) (?:people|of us|persons|volunteers|colleagues)|the [\w-]+) )?(?:about |almost |nearly |over )?(?:an?|the|one|two|three|four|five|six|several|\d+|half an?) (?:whole |full |entire |good )?(?:hours?|days?|weeks?|weekends?|evenings?|mornings?|afternoons?|nights?)\b.*$/i;
export const WE_DO =
  /^(?:we|I) (?:only |always |still )?(?:do|make|prepare|run|write|draw up|put together|hold) ((?:the|our|a|an|my) (?:[\w-]+ ){0,2}?[\w-]+?)(?: (?:in|on|at|by|every|each|once|twice|for)\b.*)?$/i;
/** "People ask us every morning whether it goes" */
export const ASKS_WHETHER =
  /^((?:the |our |most |many |some )?[\w-]+(?: [\w-]+)??) (?:(?:always|often|then|just|keep) )*(?:ask|asks|call|calls|ring|phone|asking)(?: (?:us|me|the [\w-]+))?(?: (?:every|each|all|again)[\w ]*?)?(?: (?:to ask|and ask))? ((?:whether|if|when|where|which|what|who|how)\b.+)$/i;
