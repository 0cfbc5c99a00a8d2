import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Text blocks would help me a lot. They should be per house, and I want to edit them": what would help is the wish. */
const WOULD_HELP =
  /(?<=^|[.!?] )((?!(?:it|that|this|these|those|what|which|you|they|we|I)\b)\p{Lu}[^.!?,]{3,60}?) would (?:really |certainly )?help (?:me|us)(?: (?:a lot|a great deal|so much|enormously|there|here))?\.(?= (?:They|It|These) should\b)/gu;
const AND_I = /(?<=\b(?:They|It|These) should [^.!?]{3,80}),? and (?:I|we) want to (?:be able to )?(?=[a-z]+ )/g;
/** "There should be a short time in which I can take it back." */
const SHORT_TIME =
  /(?<=^|[.!?] )There should be (an? (?:(?:short|small|brief|little) )?(?:time|window|period|while|moment))(?: of time)? (?:in which|where|when|during which|within which|that) ((?:the |our )?[\w-]+(?: [\w-]+)?) can ([^.!?]+)/g;
/** "Send a reminder at noon to those with open groups": whoever has them gets it. */
const SENT_TO =
  /(?<=^|[.!?] )(?:Please )?(?:[Ss]end|[Gg]ive|[Mm]ail|[Tt]ext) (an? (?:[\w-]+ ){0,3}?(?:reminder|message|mail|e-?mail|note|alert|notice|warning|letter|hint)\b[^.!?,]*?) to (those|(?:all |the |our )?(?:[a-z-]+ )?[a-z-]+s) ((?:with|without|who|whose) [^.!?,]+)/g;

/** "Remind riders who have not paid for 3 weeks": of what they have not done so long. */
const REMIND_WHO =
  /\b([Rr]emind) ((?:all |the |our )?[\w-]+(?: [\w-]+)?s) (?:who|that) (?:have not|haven['’]?t|has not) (?!paid\b)([a-z]+(?: (?:in|on|up|back|out|by))? (?:for|in|since) (?:\d+|an?|two|three|four|five|six|seven|ten|fourteen|several) (?:hours?|days?|weeks?|months?|years?))\b/g;
/** "keep the notes of both" */
const OF_BOTH = /(\bkeep(?:s|ing)? [^.,!?]{2,40}) of both(?=$|[.,!?])/g;

const DEBT = /\b(?:paid|pay|payments?|bills?|invoices?|debts?|owe|owes|overdue|fees?|dues|deposits?|arrears)\b/i;
/** "same chaos every week", "every single day": how often it happens, and nothing that is wished. */
const HOW_OFTEN =
  /(?<=[.!?]) +(?:(?:the )?same (?:old )?(?:chaos|story|thing|problem|mess|trouble|game)(?: (?:again|every|each|all)\b[^.!?]*)?|(?:every|each) (?:single )?(?:day|week|month|morning|evening|time|year)|again and again|time and again|over and over(?: again)?)[.!]*$/i;
/** ", happens every sunday" */
const HAPPENS =
  /,? (?:and )?(?:(?:it|this|that) )?(?:happens|same thing) (?:all the time|again and again|a lot|(?:nearly |almost )?(?:every|each) (?:single )?[a-z]+)[.!]*$/i;
/** "takes 8 taps. way too many when you stand there" */
const TOO_MANY =
  /(?:[.,;!] ?|\s[-–] )(?:(?:that|which|this)(?: is|['’]?s) )?(?:way|far|much) too (?:many|much|long|slow)(?:( (?:when|if|while) )|(?=[.!]*$))/i;
/** "saturdays the queue is long" */
const ON_DAYS =
  /^((?:mon|tues|wednes|thurs|fri|satur|sun)days) (?=(?:the|our|my|we|i|there|it|people|everybody|nobody|half|some|most|all) )(.+?)([.!]*)$/is;
/** "takes like 8 taps" */
const LIKE = /\b(takes?|needs?) (?:like|about like) (?=\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)/i;
/** "walked around with two kids": whoever tells it did so. */
const LEFT_OUT =
  /(?<=[.!?] )(walked|waited|stood|drove|searched|called|spent|tried|came|went|sat|ran|missed|paid|asked|cycled|queued|rang) (?=(?:there|around|for|half|an?|two|three|back|home|in|on|at|all|about|\d)\b)/gi;

/** What is told behind a full stop without who did it, and without what only says how often. */
export function toldInFull(text: string): string {
  return text
    .replace(HOW_OFTEN, '')
    .replace(HAPPENS, '')
    .replace(TOO_MANY, '$1')
    .replace(LIKE, '$1 ')
    .replace(ON_DAYS, (_, days: string, rest: string, end: string) => {
      const on = `n ${days.charAt(0).toUpperCase()}${days.slice(1).toLowerCase()}`;
      return / (?:and|but|so|because|when|if) |[,.]/.test(rest) ? `O${on} ${rest}${end}` : `${rest} o${on}${end}`;
    })
    .replace(LEFT_OUT, (_, did: string) => `I ${did.toLowerCase()} `);
}

/** Wishes that only the sentences around them make plain: what would help, a short time in which, and who "those" are. */
export function amongSentences(text: string, people: People): string {
  if (text.includes('\n') || /["“]/.test(text)) return text;
  const first = () => people.leading(text.replace(/^(?:Some|Many|Most|All) /, ''));
  return text
    .replace(OF_BOTH, '$1 of each')
    .replace(REMIND_WHO, '$1 $2 when they have not $3')
    .replace(WOULD_HELP, (_, thing: string) => `I want ${lowerFirst(thing)}.`)
    .replace(AND_I, ', and it should be possible to ')
    .replace(SHORT_TIME, (whole, time: string, who: string, deed: string) =>
      /^(?:I|we|they|he|she)$/.test(who) || people.isPersonPhrase(who)
        ? `${who === 'I' || who === 'we' ? who : who.replace(/^\w/, (letter) => letter.toUpperCase())} should be able to ${deed} within ${time}`
        : whole,
    )
    .replace(SENT_TO, (whole, thing: string, who: string, which: string) => {
      const named = who === 'those' ? lowerFirst(first() ?? 'people') : who;
      // Whoever is to be told of a debt does not ask for it.
      if (DEBT.test(`${thing} ${which}`)) return whole;
      const open = named.replace(/^\w/, (letter) => letter.toUpperCase());
      const told = which.startsWith('who ')
        ? `should get ${thing} when they ${which.slice('who '.length)}`
        : `${which} should get ${thing}`;
      return who === 'those' || people.isPersonPhrase(who) ? `${open} ${told}` : whole;
    });
}
