import { singular } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const ASKS = '(?:whether|if|what|which|who|whose|where|when|how|why)';
/** "I handed in six pots and nobody tells me whether they were fired" */
const NOT_TOLD = new RegExp(
  `^(.+?),? (?:and|but|yet) (?:so far |still )?(?:nobody|no one|nothing) (?:ever |has |has ever |had |have )?(?:tells?|told|let|lets|informs?|informed|says?|said) (?:me |us |to me |to us )?(?:know )?(${ASKS} .+)$`,
  'i',
);
/** "half of them leave and we have no idea why" */
const NO_IDEA = new RegExp(
  `^(.+?),? (?:and|but) (I|we) (?:still |really |just )?(?:have|has|had) (?:absolutely )?no (?:idea|clue) (${ASKS})( .+)?$`,
  'i',
);
/** "I never know which boat leaves when until it is gone" */
const TOO_LATE = new RegExp(`^(.+?) never (?:really |quite )?knows? (${ASKS} .+?) (?:until|till|before) (.+)$`, 'i');
/** "a broken seal goes unnoticed until the cellar is wet" */
const UNNOTICED =
  /^(.+?) (?:often |always |usually |then )?(?:go(?:es)?|stays?|remains?|went|stayed|gets?|is|are) unnoticed(?: for [\w ]+?)?(?: (?:until|till) (.+))?$/i;
/** "crates go missing unnoticed until the season starts" */
const GONE_UNNOTICED = /^([^,]+? [a-z]+) unnoticed (?:until|till) (.+)$/i;
/** "when two members take the same lane we notice it only when both stand there" */
const NOTICED_THEN =
  /^(?:when|whenever|if|every time) (.+?),? (I|we) (?:only |usually |often )*(?:notice|see|find out|hear|learn|realise|realize)(?: (?:it|that|of it|about it|of that|about that))? (?:only )?(when|after|once|because) (.+)$/i;
/** "when two tables order it we cook it twice because we do not see it in time" */
const NOT_SEEN =
  /^(?:when|whenever|if|every time) (.+?),? (I|we) ((?!notice|see|find|hear|learn)[a-z]+ .+?) because (?:I|we) (?:do not|did not|never) (?:see|notice|know|hear)(?: (?:of|about))?(?: (?:it|that|this))?(?: (?:in time|early enough|soon enough|at once|until .+))?$/i;
/** "I keep getting calls from guests who only want to know where to meet" */
const ONLY_ASK = new RegExp(
  `^(I|we|the \\w+) (?:keeps? (?:on )?getting|constantly gets?|gets?|have|has|receives?|answers?|takes?) (?:a lot of |lots of |many |so many |too many |dozens of |hundreds of |endless )?((?:phone )?calls|e-?mails|mails|messages|questions|letters) (?:a day )?from (.+?) who (?:only|just|simply) want to (?:know|ask|see|hear|find out|check) (${ASKS} .+)$`,
  'i',
);
/** "guests ring all morning, and most just want to know whether the lift runs" */
const MOST_ASK = new RegExp(
  `^((?:the |our |my )?[\\w-]+(?: [\\w-]+)?) (call|ring|phone|write|e-?mail|text|come|ask)\\b.*?,? (?:and|but) (?:most|half|many|nearly all|almost all)(?: of them)? (?:only |just |simply )*want to (?:know|ask|see|hear|find out|check) (${ASKS} .+)$`,
  'i',
);
/** "half the callers only want to move their appointment" */
const ONLY_WANT =
  /^(?:.+?,? (?:and|but|because) )?(?:half|most|many|two thirds|a third|ninety percent|nearly all|almost all)(?: of)? (?:the |our |all )?(callers|visitors|calls|people|guests|customers|[\w-]+s) (?:only|just|simply) (?:want|need|wish) to ([a-z]+ .+)$/i;
/** "we have sixty shelves and finding a free one takes ages" */
const MANY_TO_SEARCH =
  /^(I|we) (?:have|own|run|manage|look after|keep|store) (.+?),? (?:and|so|but) ((?:finding|searching for|looking for|getting to|picking) .+?) (takes|costs) (.+)$/i;
/** "guests only hear about the cancellation at the car park" */
const HEARD_LATE =
  /^(?:(.+?),? (?:and|but) )?((?:the |our |my )?[\w-]+s) (?:only|just) (?:hear|learn|find out|know|read) (?:about|of) (?!(?:it|that|this|them)\b)(.+?) ((?:at|in|on|when|after|once) .+)$/i;
/** "people share one key and we see it only by chance" */
const BY_CHANCE =
  /^(.+?),? (?:and|but) (I|we) (?:only |just )?(?:notice|see|find out|hear|learn|realise|realize)(?: (?:it|that|of it|about it))? (?:only )?(by (?:chance|accident|luck))(?: that (?:I|we) (?:should|must|have to|need) .+)?$/i;
/** "new guides take weeks to learn the routes" */
const TAKES_WEEKS =
  /^(.+?) (?:takes?|needs?) (?:(?:days|weeks|months|years|ages|hours|forever)|(?:two|three|four|six|several|many) (?:days|weeks|months|years|hours)) (?:to|until they) (?!get\b)(?!.*(?:,| and | but ))([a-z]+ .+)$/i;
/** "guests send five mails and each one lands as a new case in my inbox" */
const EACH_LANDS =
  /^(.+?),? (?:and|but) (?:each|every)(?: single)? (one|of them|[\w-]+) (?:then )?(lands?|ends? up|becomes?|turns? into|arrives?|comes? in|shows? up|counts?) ((?:as |in |on )?(?=.*\b(?:new|own|separate|another|extra|different|single)\b).+)$/i;
/** "glazes never come out right because of the old thermometer" */
const NEVER_FOR = /^(.+? never .+?) because of ((?:the|our|an?|my|its|their) .+)$/i;

/** "it" and "they" of the question by what something was done to: "my invoice", "the six pots". */
function withThing(question: string, told: string): string {
  const thing =
    /(?:^| )((?:an?|the|my|our|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\w'-]+ ){0,2}?[\w'-]+?)(?= (?:in|on|at|to|for|from|with|by|last|this|about|before|after|over|yesterday|today|twice|once|again|already|back|online|there|a|an|one|two|three|four|five|six|\d+|several|some|weeks?|days?|months?)\b|$)/i.exec(
      told.replace(/^(?:I|we) /i, ''),
    )?.[1];
  if (!thing) return question;
  const isMany = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) /i.test(thing) || /[^s]s$/.test(thing);
  const named = thing.replace(/^an? /i, 'the ').replace(/^(?=two|three|four|five|six|seven|eight|nine|ten|\d)/i, 'my ');
  return question.replace(isMany ? /\bthey\b/ : /\bit\b/, named);
}

/** "which ones are new" of "they send the same papers twice": which of the papers. */
function whichOnes(question: string, told: string): string {
  const things = / (?:the|same|their|our|my|\w+) ([\w-]+s)(?: |$)/i.exec(told)?.[1];
  return things ? question.replace(/^which (?:ones?|of them)\b/, `which of the ${things}`) : question;
}

type Remedy = (said: string, people: People) => string | undefined;

const REMEDIES: readonly Remedy[] = [
  (said) => {
    const [, told = '', question = ''] = NOT_TOLD.exec(said) ?? [];
    return (
      question &&
      `I want to see ${whichOnes(withThing(question, told), told)
        .replace(/ or not$/, '')
        .replace(/^if /, 'whether ')}`
    );
  },
  (said) => {
    const [, told = '', who = '', ask = '', rest = ''] = NO_IDEA.exec(said) ?? [];
    // What is asked of what was named before is read with it.
    if (!ask || (rest ? !/^which (?:ones?|of them)\b/i.test(`${ask}${rest}`) : !/^(?:why|how)$/i.test(ask)))
      return undefined;
    return `${who} want to see ${rest ? whichOnes(`${ask}${rest}`, told) : `${ask.toLowerCase()} ${lowerFirst(told)}`}`;
  },
  (said, people) => {
    const [, who = '', question = '', end = ''] = TOO_LATE.exec(said) ?? [];
    if (!end || !people.isPersonPhrase(who)) return undefined;
    return `${who} ${/^(?:I|we|they)$|s$/i.test(who) ? 'want' : 'wants'} to see ${question.replace(/^(?:which|what) ([\w-]+) (.+) (when|where)$/i, '$3 each $1 $2')}, so that ${/^(?:I|we)$/i.test(who) ? who : 'they'} know it before ${end}`;
  },
  (said) => {
    const [, event = '', end = ''] = GONE_UNNOTICED.exec(said) ?? [];
    return end && !UNNOTICED.test(said)
      ? `I want to be told when ${lowerFirst(event)}, so that I do not notice it only when ${end}`
      : undefined;
  },
  (said) => {
    const [, thing = '', end] = UNNOTICED.exec(said) ?? [];
    return thing && !/\b(?:and|when|if|because)\b/.test(thing)
      ? `I want to be told about ${lowerFirst(thing)}${end ? ` before ${end}` : ''}`
      : undefined;
  },
  (said) => {
    const [, event = '', who = '', joint = '', end = ''] = NOTICED_THEN.exec(said) ?? [];
    return end && `${who} want to be told when ${event}, so that ${who} do not notice it only ${joint} ${end}`;
  },
  (said) => {
    const [, event = '', who = '', deed = ''] = NOT_SEEN.exec(said) ?? [];
    return deed && `${who} want to be told when ${event}, so that ${who} do not ${deed}`;
  },
  (said, people) => {
    const [, , what = '', askers = '', question = ''] = ONLY_ASK.exec(said) ?? [];
    const way = /call/i.test(what) ? 'call' : /question/i.test(what) ? 'ask' : 'write';
    return question && people.isPersonPhrase(askers)
      ? `${askers} want to see ${question}, so that they do not have to ${way}`
      : undefined;
  },
  (said, people) => {
    const [, who = '', way = '', question = ''] = MOST_ASK.exec(said) ?? [];
    return question && people.isPersonPhrase(who)
      ? `${who} want to see ${question}, so that they do not have to ${way.toLowerCase()}${way === 'come' ? ' for it' : ''}`
      : undefined;
  },
  (said, people) => {
    const [, who = '', deed = ''] = ONLY_WANT.exec(said) ?? [];
    const asked = /^(?:know|ask|hear|find out|check) (?=(?:whether|if|what|which|who|whose|where|when|how|why) )/i.exec(
      deed,
    )?.[0];
    if (asked && people.isPersonPhrase(who))
      return `${who} want to see ${deed.slice(asked.length)}, so that they do not have to ${/^callers$/i.test(who) ? 'call' : 'ask'}`;
    return deed && people.isPersonPhrase(who)
      ? `${who} should be able to ${deed} themselves, so that they do not have to ${/^callers$/i.test(who) ? 'call' : 'ask'}`
      : undefined;
  },
  (said) => {
    const [, , many = '', doing = '', takes = '', long = ''] = MANY_TO_SEARCH.exec(said) ?? [];
    const thing = /^(?:[\w.,-]+ )??([\w-]+s)(?= |$)/.exec(
      many.replace(/^(?:\d[\d.,]*|about|over|more than|\w+) (?=[\w-]+s\b)/, ''),
    )?.[1];
    return doing && thing
      ? `${doing.replace(/ (?:an? )?(\w+) one\b/, (found) => found.replace(/one$/, singular(thing)))} ${takes} ${long}`
      : undefined;
  },
  (said, people) => {
    const [, event, who = '', what = '', when = ''] = HEARD_LATE.exec(said) ?? [];
    if (!when || !people.isPersonPhrase(who)) return undefined;
    return `${who} want to be told about ${what}${event ? ` as soon as ${lowerFirst(event)}` : ''}, so that they do not hear about it only ${when}`;
  },
  (said) => {
    const [, event = '', who = '', how = ''] = BY_CHANCE.exec(said) ?? [];
    return how && `${who} want to be told when ${lowerFirst(event)}, so that ${who} do not find out only ${how}`;
  },
  (said, people) => {
    const [, who = '', deed = ''] = TAKES_WEEKS.exec(said) ?? [];
    return deed && people.isPersonPhrase(who) ? `${who} want to ${deed} in less time` : undefined;
  },
  (said) => {
    const [, event = '', one = '', lands = '', as = ''] = EACH_LANDS.exec(said) ?? [];
    const many = / (?:two|three|four|five|six|ten|several|many|\d+) ([\w-]+s)\b/i.exec(event)?.[1];
    const thing = /^(?:one|of them)$/i.test(one) ? (many ? singular(many) : undefined) : one;
    const base = readVerb(lands.split(' ')[0] ?? '')?.base;
    return thing && base
      ? `Each ${thing} should no longer ${base}${lands.slice((lands.split(' ')[0] ?? '').length)} ${as} when ${lowerFirst(event)}`
      : undefined;
  },
  (said) => {
    const [, never = '', cause = ''] = NEVER_FOR.exec(said) ?? [];
    return cause && `${never} despite ${cause}`;
  },
];

const MAY_HOLD =
  /\b(?:nobody|no one|nothing|by (?:chance|accident|luck)|takes?|needs?|each|every|no (?:idea|clue)|never|unnoticed|because|only|just|takes|do not)\b/i;

/** A complaint whose own words hold what is missing, told as the wish for it: nobody is told whether, it goes unnoticed until. */
export function remedyInFacts(said: string, people: People): string {
  if (
    !MAY_HOLD.test(said) ||
    /^(?:as an? |please|can|could|let|we should|it should)\b|\b(?:should|must|shall|would like|want us)\b/i.test(said)
  )
    return said;
  for (const remedy of REMEDIES) {
    const told = remedy(said, people);
    if (told) return told;
  }
  return said;
}
