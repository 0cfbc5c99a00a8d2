/** What somebody thinks of what a sentence tells, behind it: it is no good as it is. */
export const VERDICT =
  /,? which (?:is|was|are|makes it|feels) (?:about |really |just |simply |exactly |quite |rather |very |so |more or less )*(?:the last thing (?:you|I|we|one|they|people|anybody|somebody) (?:can |could )?(?:stand|need|want|use|bear)s?(?<in> (?:in|at|on|during|when|while|after|before) .+)?|(?:an? )?(?:pain|nightmare|disaster|shame|nuisance|joke|mess|problem|pity)\b.*|(?:annoying|embarrassing|useless|dangerous|unfair|silly|stupid|impossible|hopeless|awful|terrible|painful|confusing|unpleasant)\b.*|no (?:use|help|fun|good)\b.*|not (?:ok|okay|good|nice|fair|great|fun|acceptable|right|helpful)\b.*)$/i;

/** What turns away what people bring: "the upload refuses anything over 10 MB". */
export const REFUSES =
  /^(?:refuse|reject|block|not accept|not take|not like|not allow|not support|choke on|not handle|not read)$/;

/** What takes somebody so long: "the report takes me two full days each quarter". */
export const TAKES_ME =
  /^take (?:me|us|them|him|her|the [\w-]+) (?:(?:about|around|almost|nearly|over|up to|at least|more than) )?(?:(?:an?|one|two|three|four|five|six|half|several|\d+|many|the) )?(?:(?:full|whole|good|entire|half) )?(?:(?:an?|the) )?(?:hours?|days?|weeks?|evenings?|mornings?|afternoons?|nights?|weekends?)(?: (?:each|every|a|per|of each|once a) [\w-]+| each time| every time| to (?:do|make|write|finish|prepare|put together))?$/i;

/** "is always 45 minutes", "is fixed at two hours" */
export const FIXED_AT =
  /^be (?:always |fixed at |set to |always set to )?((?:\d[\d.,]*|an?|one|two|three|four|five|six|ten|half an|thirty|forty-five|sixty)(?: [\w-]+){1,2}?)(?: (?:in|on) the (?:system|app|program|tool|calendar|plan))?,? (?:but|although|though|and) (.+)$/i;

/** "designers fix an error but those who bought it keep knitting the old one" */
export const GOES_ON_ALL_THE_SAME =
  /^(.+?),? (?:but|and|yet) (?:those|people|the others|others|everybody|everyone|half of them|the rest|most|many|nobody|[\w-]+s) (?:who [^,]+? )?(?:keeps?|still|goes on|go on|continues?|notices?|hears? of it)\b.+$/i;
/** "shoppers come for the cheese man and he is on holiday" */
export const COME_FOR =
  /^((?:the |our |some |many )?[\w-]+(?: [\w-]+)??) ((?:come|comes|drive|drives|walk|walks|queue|queues|turn up|turns up|travel|travels|go|goes)) (?:out |here |there |all the way |over )?(?:for|to see|to meet|to) ((?:the|an?|our|their) [\w-]+(?: [\w-]+)??),? (?:and|but) (?:then )?(?:he|she|it|they) ((?:is|are) (?:on (?:holiday|leave|vacation|sick leave)|away|ill|sick|closed|shut|gone|not (?:there|here|in|open)|sold out|off|out|elsewhere|full)\b.*)$/i;

/** "parents get the letter when the holidays have begun": too late. */
export const GETS_TOO_LATE =
  /^((?:the |our |most |some )?[\w-]+(?: [\w-]+)??) (?:only |always |often )?(gets?|receives?|sees?|hears? of|hears? about|learns? of) ((?:the|an?|their|our|his|her) (?:[\w-]+ ){0,2}?[\w-]+) when ((?:.+?) (?:(?:has|have) (?:already )?(?:begun|started|left|gone|ended|closed|passed|finished|arrived)|(?:is|are) already [\w-]+(?: [\w ]+)?|(?:is|are) over|(?:is|are) asleep))$/i;
/** "the manager sees delays only in the weekly sheet" */
export const SEES_ONLY_IN =
  /^((?:the |our )?[\w-]+(?: [\w-]+)??) (sees?|gets?|finds?|hears?) ((?:the |an? |our |their )?(?:[\w-]+ ){0,2}?[\w-]+) only (in|on|at|through|via|by|from) (the [^,]+|an? [^,]+)$/i;
