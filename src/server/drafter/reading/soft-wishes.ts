import { expandContractions } from '../grammar/contractions.ts';
import { baseFirst } from './read-request.ts';
import { isBareOrder } from './is-order.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** Words by which somebody asks for something outright: then the tale around them asks for nothing else. */
const ASKED =
  /\b(?:wants?|wish(?:es)?|would (?:really |just |also |still )?(?:like|love|want|need)|'d (?:really |just |also |still )?(?:like|love|want|need)|should|shall|shd|must|please|pls|needs?|let (?:me|us|them|him|her|the)|can (?:we|you|i|it|they|he|she)|could (?:we|you|i|they|he|she)|would it|is (?:it|there) (?:possible|any|a way))\b|(?:^|[.!?,]\s+)(?:can|could) (?:the|our|my|an?|all|every) |(?:^|[.!?]\s+)(?:as an? |(?:add|show|allow|let|make|give|send|stop|split|offer|mark|flag|hide|set|keep|put|move|print|mute|warn|remind|notify|tell|suggest|display|block|lock|sort|group|highlight) (?:the|an?|my|our|us|me|each|every|all|it|them|people|only) )/i;

/** Where a clause of its own may start inside a sentence, behind one of these words or a comma. */
function startBehind(links: readonly string[]): string {
  return String.raw`(?:^|[,;:–-]\s+(?:(?:${links.join('|')}|as) )?|\s(?:${links.join('|')})\s)`;
}
const START = startBehind(['and', 'but', 'so', 'because', 'since']);
/** The same, but for what something is good for: "so nobody can see where I live". */
const BEHIND = startBehind(['and', 'but', 'because', 'since']);
const BARELY = '(?:currently |still |simply |just |really |at present |also )?';

type Wording = readonly [pattern: RegExp, wish: (...found: string[]) => string | undefined];

function deed(text: string): string | undefined {
  const [first = '', ...rest] = text.split(' ');
  const base = fromGerund(first);
  if (base) return [base, ...rest].join(' ');
  return isBaseVerb(first) ? baseFirst(text) : undefined;
}

/** Wishes that nobody calls a wish, and the same as one. */
const WORDINGS: readonly Wording[] = [
  // "there is no way of telling the app that it is off"
  [
    new RegExp(
      `${START}there(?: is|'s|s| are| was) ${BARELY}no (?:easy |good |real |simple )?(?:way|option|possibility|chance|means|button|place|field)(?: in \\w+)? (?:of|to|for (?:us|me|them) to) ([^.;!?]+)`,
      'i',
    ),
    (way = '') => {
      const done = deed(way);
      // "no way to do only part of it": what it is nobody knows from that.
      return done && !/^(?:do|have|be)\b|\b(?:it|them|this|that)\b(?= *$)/.test(done) ? `I want to ${done}` : undefined;
    },
  ],
  // "it doesn't say who drives"
  [
    new RegExp(
      `${START}(?:it|that|(?:the|my|our) [\\w-]+(?: [\\w-]+)?) (?:just |simply )?(?:does not|doesn't|doesnt|did not|didn't|never) (?:say|show|tell|state|mention|tells|says|shows)(?: me| us| them| you)? ((?:who|whose|what|when|which|where|how|why|whether)\\b[^.;!?]+)`,
      'i',
    ),
    (asked = '') => `I want to see ${/^(?:which|what) [\w-]+$/i.test(asked) ? `${asked} it is` : asked}`,
  ],
  // "the app only said water and not how much"
  [
    new RegExp(
      `${START}(?:it|(?:the|my|our) [\\w-]+(?: [\\w-]+)?) (?:only|just) (?:says?|said|shows?|showed|tells?|told|lists?|listed) (?:me |us |them )?([^.;!?]+?),? (?:and |but )?(?:not|never) ((?:who|whose|what|when|which|where|how|why|whether)\\b[^.;!?]*)`,
      'i',
    ),
    (said = '', asked = '') => `I want to see not only ${said} but also ${asked}`,
  ],
  // "There was a free car 300 metres away, she just didn't know about it."
  [
    new RegExp(
      `${START}there (?:was|were|is|are|'s|would have been) ((?:an?|two|three|\\d+|some|several|one) [^.;,!?]+),? (?:and |but )?(he|she|they|we|i|nobody|no one|the [\\w-]+) (?:just |simply )?(?:did not|didn't|does not|doesn't|do not|don't|never)? ?(?:know|knew|hear|heard|see|saw|notice|noticed|learn|learned)(?: about| of)?(?: it| them| that| him| her)?$`,
      'i',
    ),
    (thing = '', who = '') => `${/^(?:he|she|they)$/i.test(who) ? 'They' : 'I'} want to be shown ${thing}`,
  ],
  // "about six scores are gone and nobody knows who had them", "next morning I've no idea where I dozed off"
  [
    new RegExp(
      `${BEHIND}(?:(?:the )?next (?:morning|day|week) |afterwards |later |in the end |then )*(?:(nobody|no one) (?:here |really |ever )?(?:knows?|remembers?|can (?:see|tell|say|remember)|could (?:see|tell|say))(?: afterwards| later| any more)*|(?:i|we)(?: have|'ve|ve) no (?:idea|clue)|(?:i|we) (?:do not|don't|can not|cannot|can't) (?:know|tell|see|remember)(?: afterwards| later| any more)*) ((?:who|whose|what|when|which|where|how|whether)\\b[^.;!?]+)$`,
      'i',
    ),
    // What nobody knows is no matter of one alone.
    (nobody = '', asked = '') => `${nobody ? 'we' : 'I'} want to see ${asked}`,
  ],
  // "they'd rather have a polite no than silence"
  [
    /^((?:(?:the|our|my|some|most|many) )?[\w-]+) (?:(?:often |always |keep )?(?:write|writes|wrote|tell|tells|told|say|says|said|complain|complains)(?: to)?(?: us| me)? (?:that )?(?:they|he|she)|\w+)(?: would|'d) (?:much )?rather (have|get|see|be|know|hear|pay|wait|choose|book) ([^.;!?]+?) (?:than|instead of|over) ([^.;!?]+)$/i,
    (who = '', verb = '', rather = '', than = '') => `${who} want to ${verb} ${rather} instead of ${than}`,
  ],
  // "we'd rather get one long message than five"
  [
    /^((?:(?:the|our|my|some|most|many) )?[\w-]+) ?(?: would|'d) (?:much )?(?:rather|sooner) ([a-z]+) ([^.;!?]+?) (?:than|instead of|over) ([^.;!?]+)$/i,
    (who = '', verb = '', rather = '', than = '') => `${who} want to ${verb} ${rather} instead of ${than}`,
  ],
  // "it took me two evenings to write down who had been where"
  [
    new RegExp(
      `(?:^(?:after|before|on|in|at|last|every|each) [\\w' ]{2,40}? |${START})it (?:took|takes|cost|costs) (?:(?:me|us|them|him|her|(?:two|three|four|all|half|both) of (?:us|them)) )?[^.;,!?]{0,40}?(?:hours?|minutes?|evenings?|days?|nights?|weeks?|ages|until [\\w ]+?) to ((?:find|work|figure|write|see|know|look|trace|count|sort|tell|get|collect|gather|check|put|match) [^.;!?]+)`,
      'i',
    ),
    (done = '') => {
      const asked = /^(?:find|work|figure) out ((?:who|whose|what|when|which|where|how|whether|why)\b.+)$/i.exec(
        done,
      )?.[1];
      if (asked) return `I want to see ${asked}`;
      return / that /.test(done) ? undefined : `I want to ${done} in less time`;
    },
  ],
  // "so it could at least rule some of them out"
  [
    new RegExp(
      `${START}(it|the (?:app|system|page|tool|program|screen|list|kiosk|machine)) could (?:at least |also |just |easily |simply |then |well )*([a-z]+ [^.;!?]+)`,
      'i',
    ),
    (it = '', does = '') =>
      /^[a-z]{2,}$/.test(does.split(' ')[0] ?? '') && !/^(?:be|have|get)\b/.test(does)
        ? `${it} should ${does}`
        : undefined,
  ],
];

/** Where not knowing stands among the wordings, and from how many words on a sentence tells more than that. */
const NOT_KNOWING = WORDINGS.findIndex(([pattern]) => pattern.source.includes('nobody|no one) (?:here '));
const LONG = 20;

/** "A text when the last bag is hung would be enough for them": what would do is what is wanted. */
const ENOUGH =
  /^((?:just )?(?:an?|one|the|some|more) [^.;!?]+?) would (?:already |really |surely |certainly )?(?:be (?:enough|plenty|sufficient|a (?:great |big )?help)|do(?: it| the (?:trick|job))?|suffice|help(?: a lot| a great deal| already)?|solve (?:it|that|this))(?: for (us|me|them|him|her|the [\w-]+|most))?$/i;
const MESSAGE = /\b(?:text|message|mail|e-?mail|sms|call|note|notice|reminder|warning|alert|letter|push|ping|hint)\b/i;

/** The wish in what would be enough or help. */
function enough(text: string): string | undefined {
  const [, thing = '', whom = ''] =
    ENOUGH.exec(text.replace(/^(?:anyway|still|but|so|well|honestly|actually),? /i, '')) ?? [];
  if (!thing) return undefined;
  const who = /^(?:them|him|her)$/i.test(whom)
    ? 'They want'
    : /^the /i.test(whom)
      ? `${upperFirst(whom)} wants`
      : 'I want';
  return `${who} to ${MESSAGE.test(thing) ? 'get' : 'have'} ${lowerFirst(thing)}`;
}

/** "Went to Portugal and gave my neighbour access", "Got woken at 3:40": who tells it was there. */
function withTeller(text: string): string {
  return text.replace(
    /^(Went|Got|Had|Was|Lost|Missed|Forgot|Spent|Tried|Waited|Drove|Took|Came|Sat|Stood|Found|Ended|Gave|Ran|Bought|Booked|Paid|Called|Rang) (?=(?:to|the|an?|my|our|up|out|in|on|at|for|it|them|woken|stuck|two|three|\d+|all|half|through|round|around|back|home)\b)/,
    (_, verb: string) => `I ${verb.toLowerCase()} `,
  );
}

/** "What I'd like is to tick an entry", "it would help to have a list": the wish in fewer words. */
function shorter(text: string): string {
  return text
    .replace(
      /^(?:what|all) (?:i|we)(?:'d| would)? (?:really )?(?:like|love|want|need|prefer) (?:is|would be) to /i,
      'I want to ',
    )
    .replace(
      /^it (?:would|'d) (?:really |already |certainly )?(?:help|be (?:a (?:great |big )?help|enough))(?: us| me| them| a lot| already)* to (have|see|get|know) /i,
      'I want to $1 ',
    )
    .replace(
      /^(?:we|i)(?:'d| would) (?:really |still )?need (?=(?:an?|the|one|some|more|two|another)\b)/i,
      'I want to have ',
    );
}

/** "a list of nine possible causes": what "some of them" are some of. */
const SOME_OF = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|many|several) ((?:[a-z]+ )?[a-z]+s)\b/;

/** A tale with what it wishes by the way as a wish of its own: "..., and there's no way of telling the app" -> "I want to tell the app". */
export function softWishes(text: string): string {
  return text.includes('\n') ? text : inSentences(text);
}

function inSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?]["'”]?)\s+(?=["'“A-Za-z\d])/);
  const plain = sentences.map((sentence) => withTeller(shorter(sentence)));
  if (ASKED.test(text) || plain.some((sentence) => isBareOrder(sentence))) return plain.join(' ');
  let isFound = false;
  return plain
    .map((sentence) => {
      const end = /[.!?]+$/.exec(sentence)?.[0] ?? '';
      const said = sentence.slice(0, sentence.length - end.length);
      const wished = end.startsWith('?') ? undefined : enough(said);
      if (wished) {
        isFound = true;
        return `${wished}.`;
      }
      for (const [pattern, wish] of end.startsWith('?') ? [] : WORDINGS) {
        const match = pattern.exec(said);
        // One sentence of not knowing is read as a whole, with what comes of it.
        if (
          (pattern === WORDINGS[NOT_KNOWING]?.[0] || pattern.source.includes('took|takes')) &&
          plain.length === 1 &&
          said.split(' ').length < LONG
        )
          continue;
        const found = match && wish(...match.slice(1).map((part) => part ?? ''));
        if (!match || !found || isFound) continue;
        isFound = true;
        const things = SOME_OF.exec(plain.slice(0, plain.indexOf(sentence)).join(' '))?.[1];
        const named = things ? found.replace(/\bof them\b/, `of the ${things}`) : found;
        const before = said.slice(0, match.index).trim();
        return `${before ? `${before}. ` : ''}${upperFirst(named)}.`;
      }
      return sentence;
    })
    .join(' ');
}

/** Whether a text asks for something outright. */
export function isAskedFor(text: string): boolean {
  return ASKED.test(expandContractions(text)) || ASKED.test(text);
}
