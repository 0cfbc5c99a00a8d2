import { count, fit, LONGEST, mayEnd } from './fit-headline.ts';
import { withoutHalfTail } from './headline-halves.ts';
import { isHalfDone, withoutHalfDone } from './half-done.ts';
import { upperFirst } from '../language/capitals.ts';
import { TIME_UNIT } from '../lexicon/time-words.ts';
import { lowerFirst } from '../reading/trouble-words.ts';
import { isHalfClause } from './headline-words.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';

/** A preposition that has lost its thing: "how the overtime for was counted". */
const LOST_THING = / (?:for|of|with|from|about) (?=(?:is|are|was|were|has|have|can|will|must)\b)/i;
/** What no headline ends with. */
const TORN_END =
  / (?:and (?:again|then|also|not|just|carry on|go on)|(?:in|on|at|for|of|with|from|by|to) (?:the )?(?:same|next|last|first|other|actual|whole|single)|the one|(?:is|are|was|were|am) (?:never|still|also|already|not|yet)|free up|at least (?:before|after) [\w-]+|[\w-]+ just|not only|except|except for)$/i;
/** What wants another word: how much of what. */
const HALF_TOLD = / (?:costs?|gets?|pays?) \d[\d.,]*$/i;
/** A question without its clause: "see which topics". */
const BARE_QUESTION =
  /^(?:see|know|read|show|plan|choose|find) (?:which|what|whose|how many) [\w-]+$|^(?:see|know) how many [\w-]+ [\w-]+s$/i;
/** What is cut off a ban or a bound would be another one. */
const BINDS = /^(?:keep|no|nobody|prevent|stop|only) |\b(?:cannot|can no longer|not|never|at most)\b/i;
/** What is no whole headline either. */
const THIN = /^it (?:no longer happens|is \w+)$|(?<!\bthan )\b\d (?!am$|pm$)[\w-]+$| (?:and|or) [\w-]+$/i;
/** Whoever speaks is named nowhere in a headline. */
const SPEAKER = / (?:when|if|while|before|after|until|once|as long as|because|that|which) (?:I|we) .*$/;

/** "No drone can take off while the wind": what is left of the case only tells that there is one. */
const CUT_CASE = /^(no (?:[\w-]+ ){1,2}?(?:can|may) [^,]+?) (?:while|when|if|as long as) .+$/i;

/** How long before or after what: "at least two hours | in advance". */
const LEAD = /^(?:before|after|in advance|ahead|beforehand|prior|later|earlier)\b/i;

/** Whether its last words go on with "than" or an amount in the wish: "a date shorter | than the minimum". */
function goesOn(headline: string, wish: string): boolean {
  const end = headline.toLowerCase().split(' ').slice(-2).join(' ');
  const at = wish.toLowerCase().indexOf(`${end} `);
  const next = at < 0 ? '' : wish.slice(at + end.length + 1);
  // "save a form and carry | on later"
  if (/ and [\w-]+$/i.test(headline) && /^(?:on|out|off|up|down|over|away|back)\b/i.test(next)) return true;
  return isHalfDone(headline, next) || /^than\b/i.test(next) || (end.endsWith(' up') && /^to \S*\d/.test(next));
}

/** Whether an amount of time at its end has lost what it is counted from: "at least two hours | in advance". */
export function isUncounted(headline: string, wish: string): boolean {
  const words = headline.toLowerCase().split(' ');
  const end = words.slice(-2).join(' ');
  // "after 20 minutes" says it the other way round.
  if (/^(?:after|before|within|every|for)$/.test(words.at(-3) ?? '')) return false;
  const at = TIME_UNIT.test(end.split(' ')[1] ?? '') ? wish.toLowerCase().indexOf(`${end} `) : -1;
  return at >= 0 && LEAD.test(wish.slice(at + end.length + 1));
}

function isTorn(headline: string, wish: string): boolean {
  return (
    isUncounted(headline, wish) ||
    LOST_THING.test(headline) ||
    TORN_END.test(headline) ||
    BARE_QUESTION.test(headline) ||
    (/ (?:(?:in|on|at|for|to|by|of|with|from) (?:which|whom)|while) /.test(headline) && isHalfClause(headline, wish)) ||
    SPEAKER.test(headline) ||
    (HALF_TOLD.test(headline) && wish.includes(`${headline.split(' ').at(-1) ?? ''} `)) ||
    (!BINDS.test(headline) && goesOn(headline, wish))
  );
}

/** The beginnings of a headline that may stand alone, the longest first. */
function beginningsOf(headline: string): string[] {
  const words = headline.split(' ');
  return words
    .map((_, at) => at)
    .filter((at) => at >= 3 && mayEnd(words, at))
    .map((at) => words.slice(0, at).join(' '))
    .toReversed();
}

/** "Straighten photos and cropped": both are done to them. */
function withBothDeeds(headline: string): string {
  const [, first = '', things = '', second = '', rest = ''] =
    /^([A-Z][a-z]+) ((?:[\w-]+ ){0,3}[\w-]+) and ((?:[a-z]+(?:ed|en|wn)|sent|kept|built|made|sold|paid))((?: [\w-]+)*)$/.exec(
      headline,
    ) ?? [];
  const verb = second ? readVerb(second) : undefined;
  const isDone = readVerb(things.split(' ').at(-1) ?? '')?.form === 'past';
  return verb?.form === 'past' && isBaseVerb(first.toLowerCase()) && !isDone
    ? `${first} and ${verb.base} ${things}${rest}`
    : headline;
}

/** "birthdays of patients who no longer died shown": what ends is that they are shown. */
const ENDED_INSIDE = / (who|that|which) no longer (\w+) (\w+)$/i;

/** "one mail a week after each ride" of "one mail a week instead of a mail after each ride": half of what is replaced says something else. */
function withoutHalfReplaced(headline: string, wish: string): string {
  const [, wanted = '', replaced = ''] = /^(.+?) instead of (.+)$/i.exec(wish) ?? [];
  const [, kept = '', left = ''] = /^(\S+ \S+ \S.*) instead of (.+)$/i.exec(headline) ?? [];
  const bare = (text: string) => text.toLowerCase().replace(/^(?:an?|the|my|our|their) /, '');
  if (kept && bare(replaced).startsWith(`${bare(left)} `)) return kept;
  const at = headline.toLowerCase().indexOf(wanted.toLowerCase());
  const behind = at < 0 || wanted === '' ? '' : headline.slice(at + wanted.length).trim();
  return behind && replaced.toLowerCase().endsWith(` ${behind.toLowerCase()}`)
    ? headline.slice(0, at + wanted.length)
    : headline;
}

/** A headline of which a cut has left half a phrase, in words that are whole; as it is where there are none. */
export function soundHeadline(said: string, wish: string): string {
  const whole = said.replace(ENDED_INSIDE, (all, who: string, did: string, done: string) =>
    wish.includes(` ${who} no longer `) ? all : ` ${who} ${did} no longer ${done}`,
  );
  const both = withBothDeeds(withoutHalfReplaced(whole, wish));
  const headline = BINDS.test(both) ? both : (withoutHalfTail(both, wish) ?? both);
  if (!isTorn(headline, wish)) return headline;
  const bare = wish.replace(/ of (?:the|an?|their|its|our|my) [\w'-]+(?= (?:the|an?|they|[\w-]+s) )/i, '');
  const asked = BARE_QUESTION.test(headline) ? [bare, wish].map((text) => fit(text) ?? '') : [];
  const ways = [
    headline.replace(CUT_CASE, (_, banned: string) => `When ${lowerFirst(banned)}`),
    isUncounted(headline, wish) && !/ (?:after|later)\b/i.test(wish) ? `${headline} ahead` : headline,
    headline.replace(/ except(?: for)?$/i, ''),
    headline.replace(LOST_THING, ' '),
    headline.replace(/ just$/i, ''),
    headline.replace(SPEAKER, ''),
    withoutHalfDone(headline),
    ...asked,
    ...beginningsOf(headline),
  ];
  const best = ways.find(
    (way) => count(way) >= 3 && count(way) <= LONGEST && way !== headline && !THIN.test(way) && !isTorn(way, wish),
  );
  return best ? upperFirst(best) : headline;
}
