import { inClauseOrder } from '../language/clause-order.ts';
import { withArticle } from '../language/nouns.ts';
import { agreeSecond } from './agree-second.ts';

/** "all repairs of that scooter": in a text of its own nothing was named before; "parties of that size" says how big. */
export function withoutPointing(text: string): string {
  return text.replace(
    /\bof that (?=(?!(?:size|kind|type|sort|age|amount|length|nature|same|one|is|are|was|were|has|have|had|can|they|he|she|it|we|I|the|an?)\b)[a-z]{3,})/g,
    'of the ',
  );
}

/** "If it freezes, Any delivery waits": small behind a condition that was put in front. */
function smallBehindCondition(text: string): string {
  return text.replace(
    /^((?:When|Whenever|If|Once|After|Before|Until|Unless|While|As soon as|As long as) [^,]+, )(Any|Only|Both|Half|Their|Its|This|These|Those|Some|Most|More|An?|The|No|Each|Every|All) (?=[a-z])/,
    (_, lead: string, word: string) => `${lead}${word.toLowerCase()} `,
  );
}

/** "him is nudged": whoever is done something to, in the place of the one who does it. */
const SUBJECT: Readonly<Record<string, string>> = { Him: 'He', Her: 'She', Them: 'They', Us: 'We' };

const OF_MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };

/** "more tickets are not sold than there are seats" -> "no more tickets are sold than there are seats" */
export function noMoreThan(text: string): string {
  return text.replace(
    /(?<!\bno )\b(M|m)ore ([\w' -]{2,40}?) ((?:are|is) )?not (\w+) than\b/g,
    (_, first: string, things: string, are: string | undefined, done: string) =>
      `${first === 'M' ? 'No' : 'no'} more ${things} ${are ?? ''}${done} than`,
  );
}

const OF_THEM: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' };

/** "the day they is due", "everybody is reminded as long as it has not paid", "hours that nobody have confirmed": in one number. */
function inOneNumber(text: string): string {
  return text
    .replace(/\bthey (is|has|was|does)\b/g, (_, verb: string) => `they ${OF_THEM[verb]}`)
    .replace(
      /^((?:Every|Some|Any)(?:body|one))( is (?:reminded|asked|told|warned|notified) (?:as long as|until|unless|once) )it (has|is|was)\b/,
      (_, who: string, between: string, verb: string) => `${who}${between}they ${OF_THEM[verb]}`,
    )
    .replace(
      /\b(that|which|when|if|as long as) (nobody|no one|somebody|someone|everybody|everyone) have (?=[a-z]+(?:ed|en)\b)/g,
      '$1 $2 has ',
    );
}

/** A finished sentence with what any sentence must have: verbs that agree, small letters inside, nothing that points to what is not there. */
export function polished(text: string): string {
  return (
    withoutPointing(
      smallBehindCondition(
        agreeSecond(noMoreThan(inClauseOrder(inOneNumber(text)).replace(/\s*\([^(),]*,[^(),]*,[^()]*\)/g, ''))),
      ),
    )
      .replace(
        /^(Him|Her|Them|Us) (is|are|was|were|has|have|can|cannot)\b/,
        (_, who: string, verb: string) =>
          `${SUBJECT[who] ?? who} ${/^(?:Them|Us)$/.test(who) ? (OF_MANY[verb] ?? verb) : verb}`,
      )
      .replace(/(?<=\w )and when(?=[.]?$)/, 'and at what time')
      .replace(/ (?:just|simply|merely)(?=[.]?$)/, '')
      .replace(/\b((?:do|does|is|are|can|will) not|cannot) simply (?=[a-z])/g, '$1 ')
      // "a slower, simpler version": which one is meant tells the first.
      .replace(/\b([a-z]{3,}er), (?:easier|simpler|quicker|faster) (?=[a-z])/g, '$1 ')
  );
}

/** "have the course cancelled if a course has fewer than four": it is told of any. */
const OF_ANY = /^have the ([\w-]+(?: [\w-]+)?) ([\w-]+) (if|when|unless|until|as soon as) an? \1 /;

/** "have their balance settled when someone moves out": whose it is stands where it is told of. */
const OF_SOMEBODY =
  /^have their ((?:[\w-]+ )?[\w-]+) ([a-z]+(?:ed|en|t)) when (?:someone|somebody) ([a-z]+s(?: [a-z]+)?)$/;

/** A wish with the same: "be sure that the shop cancels it and refunds the deposit". */
export function polishedWish(wish: string): string {
  return withoutPointing(
    noMoreThan(
      inClauseOrder(wish)
        .replace(
          OF_ANY,
          (_, thing: string, done: string, link: string) => `have ${withArticle(thing)} ${done} ${link} it `,
        )
        .replace(OF_SOMEBODY, 'have the $1 of whoever $3 $2'),
    ).replace(/(?<=^be sure that ).+$/, agreeSecond),
  );
}
