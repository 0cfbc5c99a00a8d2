/** How things mostly are, which nobody lays down: "mostly", "all morning", "by then", "every Friday". */
export const HABIT: RegExp =
  /\b(?:mostly|usually|normally|often|sometimes|constantly|forever|hardly|barely|rarely|seldom|simply|just|basically|anyway|either|still|already|currently|nowadays|lately|these days|at the moment|right now|by then|by now|all the time|half the time|all (?:day|morning|afternoon|evening|night|week|year)|every (?:single )?(?:time|day|morning|evening|night|week|weekend|month|year|season|\w+day)|each time|in the end|as it is|for ages|for hours|otherwise|keeps? \w+ing|ends? up|an? different|the wrong|(?:the|our) (?:present|current|existing|old)|always (?!be\b|shown\b|sent\b|kept\b|first\b|free\b|open\b|on\b))\b/i;

/** So many of them, or nobody in particular: of whom no rule is made. */
export const SOME_OF_THEM: RegExp =
  /^(?:(?:about|around|almost|nearly|over|more than) )?(?:half|most|many|some|several|few|a few|a couple|plenty|loads|lots|tons|heaps|dozens|hundreds|a lot|too many|so many|a third|two thirds|a quarter|others|one of|two of|three of|people|folks|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+) (?:people|men|women|others|of))\b/i;
/** Who may also stand in a rule, so that what they do must tell. */
export const ANYBODY: RegExp = /^(?:everyone|everybody|nobody|no one|someone|somebody|anyone|anybody)\b/i;

/** What people feel, bear and do of their own accord, by the base verb: no rule tells them to. */
export const OF_THEIR_OWN: ReadonlySet<string> = new Set(
  'hate love dislike like loathe dread fear worry mind care complain moan grumble grouse whine shout swear argue fight quarrel laugh cry panic forget mix lose miss misread confuse believe think guess wonder suspect assume expect hope want prefer need wait queue ring phone call ask nag pester chase hunt search dig rummage fiddle give keep tap click scroll stare squint notice remember know understand realise realize mumble ignore skip wander drift sit stand sleep live work commute travel turn bring buy tell say write run rush hurry walk drive ride'.split(
    ' ',
  ),
);

/** What a product does or what is laid down for it, by the base verb: told in the present it may be a rule. */
export const LAID_DOWN: ReadonlySet<string> = new Set(
  'get receive see pay cost count expire apply hold stay remain end start begin open close include contain show display appear list send mail print store save keep delete remove hide lock unlock block cancel refund charge confirm approve decide accept refuse reject sign check review sort order link lead point refer replace update change move add offer allow let require trigger notify remind warn inform book reserve choose pick select enter upload download export import share publish assign join vote rate'.split(
    ' ',
  ),
);

/** How a thing is to be, by what stands behind "is": "optional", "free for members". */
export const LAID_DOWN_STATE: RegExp =
  /^(?:(?:only|always|also|then|still|automatically|by default) )*(?:free|optional|mandatory|required|compulsory|voluntary|allowed|permitted|forbidden|possible|available|valid|due|enough|sufficient|visible|hidden|private|public|anonymous|confidential|limited|unlimited|included|excluded|read-only|up to|at most|at least|for|from|until|on|off|per|between|by|the default|default|\d)\b/i;

/** What is laid down or handed out, by its last word: what is said of it may be a rule. */
export const LAID_DOWN_THINGS: ReadonlySet<string> = new Set(
  'price fee cost deposit fine charge rate amount sum money refund payment limit maximum minimum rule deadline default order name number date day time period reason comment answer reply text mail e-mail email message reminder notice notification button field colour color size format language link file document photo picture video entry note copy version draft change history access right login password code account profile member admin choice option setting'.split(
    ' ',
  ),
);

/** A trouble by its noun, as it stands behind "because of". */
export const TROUBLES_BY_NAME: RegExp =
  /^(?:rows?|arguments?|quarrels?|fights?|disputes?|squabbles?|complaints?|queues?|mix-ups?|mistakes?|errors?|misunderstandings?|confusion|chaos|delays?|no-shows?|thefts?|losses|waste|noise|damage|accidents?|injuries|fraud|spam|calls|interruptions?|guesswork|jams?)$/i;
