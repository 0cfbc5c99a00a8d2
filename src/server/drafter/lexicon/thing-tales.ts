/** What somebody is to do with a thing: that it is never done is a complaint, and no promise of the house. */
export const IS_DUE =
  /^(?:given back|brought back|handed back|put back|taken back|sent back|returned|answered|read|updated|cleaned|emptied|paid|filled in|filled out|checked|looked at|collected|picked up|fetched|used|tidied|tidied up|repaired|mended|fixed|closed|signed|finished|completed|refilled|watered|locked|turned off|switched off|counted|written down|entered|recorded|reported|confirmed|replaced|claimed|opened|noticed|mentioned|thanked|told|asked|listed|put away|cleared|cleared away|sorted)$/;
/** What comes to where somebody waits for it. */
export const COMES_TO =
  /^(?:come|arrive|reach|appear|show up|turn up|get (?:to|through|in|into|there)|make it|come (?:back|in|through)|find (?:its|their) way)\b/;
/** "month after month", "every single time": that it is the same is what hurts. */
export const ONCE_MORE =
  /\b(?:(\w+) after \1|(?:again and|over and over|time and) again|over and over|every (?:single )?time|each time|all the time|every single \w+|year in, year out|day in, day out)$/i;
/** What looks like another and is none. */
export const LOOKS_LIKE =
  /^(?:look|sound|read|feel|seem|be)s? (?:(?:almost|exactly|just|nearly|very much|a lot|so much|too much) )*(?:(?:like|similar to|identical to) (?!an? (?:problem|good|mess|lot)\b).+|(?:the same|alike|identical|confusingly similar)(?: (?:in|on|at|from|as) .+)?)$/i;
/** How long something stands where it does not belong. */
export const FOR_LONG =
  /\b(?:for (?:(?:many|several|whole) )?(?:hours|days|weeks|months|years|ages)|all (?:day|week|year|summer|winter|season)(?: long)?|forever)\b/i;
export const LIES = /^(?:sit|lie|stand|wait|hang|pile up|linger|gather dust)\b/;
/** When something comes by itself, and that nobody can do anything about it. */
export const NO_MATTER =
  /^(.*?\b(?:at|on|in|by|every|each) .+?),? (?:no matter (?:what|when|how|who|whether|if)|whatever|regardless(?: of)?|whether (?:I|we|they) \w+ (?:it )?or not)\b.*$/i;
export const BY_ITS_CLOCK = /^(?:come|arrive|start|begin|go (?:out|off)|ring|run|be sent|send|open|close|pop up|end)\b/;
/** "come in without a photo", "are handed in without a name" */
export const COMES_WITHOUT =
  /^((?:come(?: in| back)?|go (?:out|off)|leave the house|arrive|turn up|be (?:handed|sent|brought|turned) (?:in|back)|be (?:returned|submitted|delivered))(?: [\w-]+)??) without ((?:an?|any|the|their|its) (?:[\w-]+ ?){1,4})$/i;
/** What is arranged for a time, and that nobody is there then. */
export const ARRANGED =
  /^(?:be|get) (?:booked|ordered|scheduled|planned|delivered|sent|arranged|invited|set|put|collected|offered)\b/;
export const SHUT =
  /\b(?:is|are) (?:already |still )?(?:closed|shut|full|locked|away|on (?:holiday|leave|vacation)|out|gone|not (?:there|open|in|at home|around|working))\b/i;
