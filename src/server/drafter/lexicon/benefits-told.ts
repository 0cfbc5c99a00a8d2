import type { Reason } from './benefits.ts';

/** What ends with a wish, by a sentence beside it that tells how it goes today. */
export const OF_TOLD: readonly Reason[] = [
  {
    when: /\b(?:at the moment|right now|now|today|currently|so far|until now|always|every \w+|last \w+)\b[^.]*\b(?:by hand|manually)\b|\b(?:by hand|manually)\b[^.]*\b(?:at the moment|right now|now|today|currently|every \w+|each \w+)\b/i,
    text: 'nobody has to do it by hand',
  },
  {
    when: /\b(?:quarrel(?:s|ling)?|arguments?|fights? (?:about|over))\b|\b(?:we|they|people|\w+s) (?:argue|quarrel|fight)\b/i,
    text: 'there is no quarrel about it',
  },
  {
    when: /\b(?:at the moment|right now|now|today|currently|always)\b[^.]*\b(?:phones?|rings?|calls?) (?:round|around|everyone|everybody|each|all)\b|\bhas to (?:phone|ring|call) (?:round|around|everyone|everybody|each|all|both)\b/i,
    text: 'nobody has to phone around',
  },
  {
    when: /\b(?:people|customers|guests|parents|members|clients|patients|they|calls|lots)\b[^.]*\b(?:ring|call|phone|calls|ringing|calling|asking) (?:us |in )?(?:just |only )?(?:to ask|exactly that|for exactly that|about exactly that)\b|\b(?:half|most|a third) of (?:the|our) calls\b/i,
    text: 'nobody has to call about it',
  },
  { when: /\btyping\b[^.]*\b(?:pain|tedious|annoying|takes|slow)\b/i, text: 'I do not have to type it in' },
  {
    when: /\bonly on paper\b|\bon (?:paper|scraps|slips)\b[^.]*\b(?:lost|loses?|missing|unreadable)\b/i,
    text: 'nothing of it gets lost on paper',
  },
  {
    when: /^(?:the|our) (?:phones?|telephone|(?:phone )?lines?) (?:rings?|never stops? ringing|(?:does not|doesn't) stop|keeps? ringing|goes all|(?:is|are) (?:always|constantly|forever) (?:busy|engaged|ringing|blocked))\b/i,
    text: 'the phone rings less often',
  },
  {
    when: /^(?:(?:at the moment|right now|currently|today|so far|until now),? )?(?:we|they|people|everybody|I|staff|it) (?:still )?(?:do|does|keep|keeps|write|writes|note|run|handle|is done|have|track|record) (?:it |this |that |them |these |everything |all of it )?(?:down )?on (?:paper|slips|a whiteboard|the whiteboard|post-its|index cards)\b/i,
    text: 'nobody has to do it on paper',
  },
  {
    when: /^(?:(?:at the moment|right now|currently|today|so far|until now),? )?(?:we|they|people|everybody|I|staff|it) (?:still )?(?:do|does|keep|keeps|write|note|run|handle|is done|track|record|use) (?:it |this |that |them |these |everything |all of it )?(?:down )?(?:in |with )?(?:an? |the )?(?:excel|spreadsheets?|google sheets?)\b/i,
    text: 'nobody has to keep a spreadsheet for it',
  },
  {
    when: /^(?:it|this|that) (?:always |just |simply |really |still )?takes? (?:me |us |them |everybody )?(?:(?:so|too|very) long|ages|forever|hours|for ever|a lot of time|much time|half an? (?:day|hour|morning)|all (?:day|morning|evening|afternoon)|(?:about |over |more than )?(?:an?|one|two|three|four|\d+) (?:hours?|days?|evenings?|weeks?))\b/i,
    text: 'it takes less time',
  },
  {
    when: /\b(?:do not|don't|never) (?:turn up|show up|appear)\b|\b(?:so many|too many|lots of|a lot of) no-shows\b/i,
    text: 'fewer people stay away without a word',
  },
  {
    when: /^(?:and |then )?(?:people|they|customers|guests|members|parents|everybody|everyone|\w+s) (?:get|gets|are getting|become) (?:very |really |so )?(impatient|angry|annoyed|frustrated|upset|nervous|confused|lost|stressed)\b/i,
    text: 'nobody gets $1',
  },
  {
    when: /^(?:last \w+,? |this \w+,? )?(?:we|they|I|there) (?:have |had |has |are |were |get |keep having )(?:always |often |already )?(?:too many |so many |many |a lot of |lots of |several |some |a few |two |three |four |five |\d+ )?(mix-ups|double bookings|misunderstandings|complaints|mistakes|errors|delays|no-shows|accidents|thefts|mistakes)\b/i,
    text: 'there are fewer $1',
  },
  {
    when: /^(?:last \w+,? |this \w+,? )?(?:we|they|I|somebody|someone) (?:almost |nearly |always |often )?(?:missed|overlooked) /i,
    text: 'nothing is overlooked',
  },
  {
    when: /^(?:the|our) [\w-]+(?: [\w-]+)? (?:is|are) (?:always|constantly|usually|often|mostly|forever) (?:out of date|outdated|wrong|old)\b/i,
    text: 'nobody goes by what no longer holds',
  },
  {
    when: /^(?:last \w+,? )?it took (?:us|me|them) (?:(?:more than|over|almost|nearly|about) )?(?:an?|two|three|four|five|six|several|\d+|half|ages|forever|hours|days|weeks)\b/i,
    text: 'it takes less time',
  },
  {
    when: /^(?:we|I|they) (?:already |always )?(?:get|receive|have) (?:dozens|hundreds|lots|a lot|tons|loads) of ((?:e-?)?mails|calls|questions|complaints|messages|letters|requests)\b/i,
    text: 'there are fewer $1',
  },
  {
    when: /^(?:people|they|everybody|everyone|customers|guests|patients|members|parents|visitors) (?:sit|stand|wait|queue)s? /i,
    text: 'nobody waits longer than needed',
  },
  {
    when: /^it(?:'s| is) (?:the |a )?(?:law|legal requirement|legal duty|required by law)\b/i,
    text: 'nobody breaks the law',
  },
];
