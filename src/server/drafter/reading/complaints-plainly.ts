import { upperFirst } from '../language/capitals.ts';
import { isPerson, isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { sentenceReworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const WHO = String.raw`((?:(?:the|our|my|many|some|most|all|two|several) )?(?:[\w-]+ ){0,2}?[\w-]*[a-rt-z]s)`;
const AS = (source: string): RegExp => new RegExp(`^${source}[.!]*$`, 'i');
const plain = (who: string): string => who.replace(/^(?:many|some|most|several|half of) /i, '');

function isOfPeople(who: string): boolean {
  return isPerson(singular(who.split(' ').at(-1)?.toLowerCase() ?? ''));
}

/** Complaints of one sentence that say what goes wrong and not what is wished, as what is wished. */
const COMPLAINTS: readonly Rewording[] = [
  // "The search finds nothing when I misspell a town"
  [
    AS(
      String.raw`(?:the |our |your )?search (?:finds|returns|shows|gives) (?:nothing|no results?|no hits|nobody|nothing at all) ((?:when|if) .+)`,
    ),
    (_, when = '') => `I want to get results even ${lowerFirst(when)}`,
  ],
  // "The text is too small to read in the sun"
  [
    AS(
      String.raw`((?:the |our |your )?(?:[\w-]+ )?(?:text|letters|font|writing|print)|(?:the |our |your )?(?:[\w-]+ )?(?:labels?|numbers|figures|screen|map|plan)(?= [^.!?]* to (?:read|see)\b)) (?:is|are) (?:too|so|very|far too|much too) (?:small|tiny|dark|pale|light|dim|thin|faint)(?: to (?:read|see))?((?! to )(?: [^.!?]+)?)`,
    ),
    (_, text = '', where = '') =>
      `We should be able to read ${lowerFirst(text)}${/^ (?:to|that|for) /.test(where) ? '' : where}`,
  ],
  // "The payment failed but the money was taken"
  [
    AS(
      String.raw`((?:the|an?|my|our) [\w -]+?) (failed|fails|was cancelled|is cancelled|was declined|is declined|was refused|is refused),? (?:but|and)(?: still)? ((?:the|my|our) [\w-]+) (?:was|is|were|are|has been)(?: still| already)? (taken|charged|booked|debited|sent|printed|kept|withdrawn|blocked|deducted|collected)`,
    ),
    (_, what = '', fails = '', thing = '', done = '') =>
      `${upperFirst(thing)} should not be ${done} when ${lowerFirst(what)} ${fails.replace(/^failed$/i, 'fails').replace(/^was /i, 'is ')}`,
  ],
  // "Riders pay and still do not get a code"
  [
    AS(
      `${WHO} ([a-z]+)( [^.!?,]+?)?,? (?:and|but)(?: then)? (?:still )?(?:never|(?:do not|don['’]t)(?: still)?|still (?:do not|don['’]t)) (get|receive|see|find|hear) ([^.!?]+)`,
    ),
    (whole, who = '', verb = '', rest = '', get = '', what = '') =>
      isBaseVerb(verb) && isOfPeople(who)
        ? `${upperFirst(plain(who))} should ${get} ${what} when they ${verb}${rest}`
        : whole,
  ],
  // "I keep forgetting my password"
  [
    AS(
      String.raw`(?:(I|we) (?:keep forgetting|always forget|often forget|forget)|${WHO} (?:keep forgetting|always forget|often forget|forget)) (?:my|our|the|their) (password|PIN|pin|login|log-in|passcode)s?(?: all the time| again and again)?`,
    ),
    (_, me, who, what = '') =>
      me
        ? `I want to reset a forgotten ${what}`
        : `${upperFirst(plain(who ?? ''))} should be able to reset a forgotten ${what}`,
  ],
  // "We get the same question ten times a day"
  [
    AS(
      String.raw`(we|I) (?:always |constantly )?(?:get|receive|hear) the same (questions?|requests?|complaints?)( [^.!?]+)?`,
    ),
    (_, me = '', what = '', often = '') => `${me} answer the same ${what}${often}`,
  ],
  // "Riders park anywhere"
  [
    AS(
      `${WHO} ([a-z]+)( (?:their|the) [\\w-]+| [\\w-]+s)? (anywhere|wherever they (?:like|want)|all over the place|at random)`,
    ),
    (whole, who = '', verb = '', thing = '', where = '') =>
      isBaseVerb(verb) && isOfPeople(who) ? `Do not let ${lowerFirst(plain(who))} ${verb}${thing} ${where}` : whole,
  ],
  // "Riders lose the key"
  [
    AS(
      `${WHO} (?:often |always |keep |sometimes )?(lose|losing|misplace|break|damage|steal|scratch) ((?:the|their|our|an?) [^.!?,]+)`,
    ),
    (whole, who = '', loses = '', thing = '') =>
      isOfPeople(who) &&
      !/\b(?:time|hours?|track|sight|money|patience|interest|way|orientation|place|connection|overview|weight)\b/i.test(
        thing,
      )
        ? `${upperFirst(plain(who))} must not ${loses.toLowerCase().replace('losing', 'lose')} ${thing}`
        : whole,
  ],
  // "Two riders were given the same bike"
  [
    AS(
      String.raw`(?:sometimes |again |today )?(two|several|three|different|both) ((?:[\w-]+ )?[\w-]+s) (?:were|are|got|get|have been|was) (?:given|sent|assigned|offered|promised|sold|shown)? ?the same ([\w -]+?)(?: (?:today|yesterday|again|last \w+))?`,
    ),
    (whole, many = '', who = '', thing = '') =>
      isOfPeople(who) ? `The same ${thing} must not be given to ${lowerFirst(many)} ${lowerFirst(who)}` : whole,
  ],
  // "New riders give up when they have to upload their licence"
  [
    AS(
      `${WHO} (?:often |always |sometimes )?(?:give up|drop out|quit|stop|leave|go away|abandon (?:it|the \\w+)|get stuck|cancel) (?:when|where|because|as soon as) they (?:have|need) to ((?:upload|fill|register|enter|sign|type|scan|provide|create|confirm|verify|answer) ?[^.!?]*)`,
    ),
    (whole, who = '', deed = '') =>
      isOfPeople(who) && isBaseVerb(deed.split(' ')[0] ?? '')
        ? `${upperFirst(plain(who))} should be able to ${deed} in fewer steps`
        : whole,
  ],
  // "Elderly riders cannot use the app"
  [
    AS(
      String.raw`((?:elderly|older|old|young|younger|blind|deaf|disabled|colou?r-?blind|foreign|new|small|short|tall|left-handed) [\w-]+s) (?:can['’]?t|cannot|can not|are not able to) ([^.!?]+)`,
    ),
    (whole, who = '', deed = '') =>
      isBaseVerb(deed.split(' ')[0] ?? '') ? `${upperFirst(who)} should be able to ${deed}` : whole,
  ],
  // "Riders with two bikes only get one code"
  [
    AS(
      String.raw`([\w-]+s) with (?:two|three|four|several|many|more than one) ([\w-]+s) (?:only |can only )?(?:get|see|have|receive) (?:only |just )?(?:one|a single) ([\w-]+)`,
    ),
    (_, who = '', things = '', what = '') =>
      `${upperFirst(who)} should get ${withArticle(what)} for each ${singular(things)}`,
  ],
  // "If the battery dies, the ride never ends"
  [
    AS(
      String.raw`(?:if|when|whenever|once) ([^,.!?]+), ((?:the|an?|our|my|your) (?:[\w-]+ ){0,2}?[\w-]+|it|nothing) never ([a-z]+)( [^.!?]+)?`,
    ),
    (whole, inCase = '', thing = '', does = '', rest = '') => {
      const verb = readVerb(does.toLowerCase());
      if (/\b(?:fail\w*|declined|refused|rejected|cancel\w*|unpaid|not)\b/i.test(inCase)) return whole;
      return verb?.form === 'third' && !isPlural(thing.split(' ').at(-1) ?? '')
        ? `${upperFirst(thing)} should ${verb.base}${rest} when ${inCase}`
        : whole;
    },
  ],
];

/** A complaint of one sentence whose words hide what is wished, as that wish. */
export function complaintsPlainly(text: string): string {
  return sentenceReworded(text, COMPLAINTS);
}
