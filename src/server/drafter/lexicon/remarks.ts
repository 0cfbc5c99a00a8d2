const STATE = 'impatient|angry|annoyed|frustrated|upset|nervous|confused|lost|stressed|cross|grumpy';
const SOME = '(?:half|most|many|some|a third|two thirds) (?:of (?:them|our [\\w-]+|the [\\w-]+|us|people) )?';

/** What people add to a wish behind a comma, a dash or a colon, with no word that joins it: each is a sentence of its own. */
export const REMARKS: readonly string[] = [
  // "it takes ages"
  '(?:it|this|that) (?:always |just |simply |really |still )?takes (?:me |us |everybody )?(?:(?:so|too|very) long|ages|forever|hours|for ever|a lot of time|all (?:day|morning|evening|afternoon))\\b[^,.!?]*',
  // "this would save us a lot of time", "that would help"
  "(?:this|that|it)(?: would|'d| will) (?:really |also )?(?:save|help|spare|be (?:a )?(?:great|big|huge|good|real|enormous))\\b[^,.!?]*",
  // "the phone never stops ringing", "the line is always busy"
  "(?:the|our) (?:phones?|telephone|(?:phone )?lines?) (?:rings?|never stops?|(?:does not|doesn't) stop|keeps? ringing|(?:is|are) (?:always|constantly|forever)|goes)\\b[^,.!?]*",
  // "half of them don't turn up"
  `(?:${SOME}|people |they )(?:do not|don't|never) (?:turn up|show up|come|appear)\\b[^,.!?]*`,
  // "people get impatient"
  `(?:people|they|customers|guests|members|parents|everybody|everyone|[a-z]+s) (?:get|gets|are getting|become) (?:very |really |so )?(?:${STATE})\\b[^,.!?]*`,
  // "last year we missed two of them"
  '(?:last|this) (?:year|week|month|season|summer|winter|spring|autumn|time) (?:we|somebody|someone|they|I) (?:missed|forgot|overlooked|lost|had|mixed|ordered|booked|paid|changed)\\b[^,.!?]*',
  '(?:last|this) (?:year|week|month|season|summer|winter|spring|autumn|time) (?:somebody|someone) [a-z]+ed\\b[^,.!?]*',
  // "our competitors have it", "everybody wants it"
  '(?:our|the|all) competitors (?:already |all )?(?:have|offer|do)\\b[^,.!?]*',
  '(?:everybody|everyone|everybody else|everyone else) (?:wants|has|asks for|keeps asking for|loves|likes) (?:it|this|that|one)',
  // "it's annoying"
  "(?:it|this|that)(?:'s| is) (?:so |very |really |just |a bit |quite |pretty )*(?:annoying|embarrassing|tedious|painful|a pain|a mess|a nightmare|frustrating|confusing|unfair|chaotic|chaos|messy)\\b[^,.!?]*",
  // "the sheet is always out of date"
  '(?:the|our) [\\w-]+(?: [\\w-]+)? (?:is|are) (?:always|constantly|usually|often|never|forever|mostly) [^,.!?]+',
  // "half our patients work during the day", "most of them come late"
  '(?:half|most|many|two thirds|a third) (?:of )?(?:our|the|my|us|them|those) [^,.!?]+',
  // "wifi is dreadful in the basement", "the queue is endless"
  '(?:(?:the|our|my) )?[\\w-]+(?: [\\w-]+){0,4}? (?:is|are) (?:so |really |very |far |simply |just )*(?:dreadful|endless|terrible|awful|horrible|hopeless|useless|unreadable|illegible|unreliable|expensive|eating us up|killing us|driving us (?:mad|crazy))\\b[^,.!?]*',
  // "it's the law"
  "(?:it(?:'s| is) (?:the |a )?(?:law|legal requirement|legal duty|required by law)|the law (?:requires|demands|wants) (?:it|this))",
  // "last summer it took us three weeks"
  '(?:last \\w+ )?it took (?:us|me|them) [^,.!?]+',
  // "the little ones fight over it"
  '(?:(?:the|our|my) )?[\\w-]+(?: [\\w-]+)? (?:always |often )?(?:fight|argue|quarrel) (?:over|about) [^,.!?]+',
  // "we get dozens of mails"
  '(?:we|I|they) (?:already |always )?(?:get|receive|have) (?:dozens|hundreds|lots|a lot|tons|loads) of [^,.!?]+',
  // "people sit there for an hour"
  '(?:people|they|everybody|everyone|customers|guests|patients|members|parents|visitors) (?:sit|stand|wait|queue)s? [^,.!?]+',
  // "we night owls exist too"
  '(?:we|us|people like (?:me|us)|some of us) (?:[\\w-]+ ){0,3}exist\\b[^,.!?]*',
  // "I hate typing lists"
  '(?:I|we) (?:really )?(?:hate|dislike|loathe) (?:[a-z]+ing|it when)\\b[^,.!?]*',
];
