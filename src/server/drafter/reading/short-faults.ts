import { isMass, isPlural, singular, withArticle } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { GARBLED, KEEPS_THE_PAST, MISHAPS, SHOWS_THE_PLAN } from '../lexicon/short-statements.ts';
import { SERVED } from '../role-kind.ts';
import { upperFirst } from '../language/capitals.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { withThe } from './with-the.ts';

/** What stands for a state of affairs, and is to change with it. */
const SHOWS_STATE =
  /\b(?:status|state|badge|counter|icon|spinner|message|banner|progress(?: bar)?|indicator|label|flag|error|warning|pop-?up|notification)s?$/i;

/** "until it is closed", "for 10 seconds": so long it is meant to last. */
const MEANT_TO_LAST = / (?:until|till|unless|as long as|while|for)\b/i;
/** A warning is there to be seen. */
const TO_BE_SEEN = /\b(?:warning|label|banner)s? (?:stays?|remains?) (?:visible|there)\b/i;

/** "Order status stays on paid": it is not to. "Photos upload sideways": nor so. */
function notSo(text: string): string {
  const [, what = '', verb = '', rest = ''] =
    /^((?:(?:the|our|my) )?(?:[\w-]+ ){0,2}?[\w-]+) (stays?|remains?) ((?:on|at|in|visible|open|red|green|there)\b[^,;]*)$/i.exec(
      text,
    ) ?? [];
  if (what && (MEANT_TO_LAST.test(rest) || TO_BE_SEEN.test(text))) return text;
  const [, thing = '', does = '', how = ''] = GARBLED.exec(text) ?? [];
  const who = what && SHOWS_STATE.test(what) ? what : thing;
  const deed = who === what ? verb : does;
  // "pictures are stretched": nobody stretches them, they look so.
  const base = /^(?:is|are)$/i.test(deed) && !/^off by/i.test(how) ? 'look' : readVerb(deed.toLowerCase())?.base;
  return who && base && !/^(?:it|this|that|they|there|he|she|i|we)$/i.test(who)
    ? `${upperFirst(withThe(who))} should not ${base} ${who === what ? rest : how}`
    : text;
}

/** "The same parcel is scanned by two drivers", "clients see internal notes": that is not to be. */
function notMeant(text: string, people: People): string {
  const [, same = '', done = '', rest = ''] =
    /^(?:the )?(same (?:[\w-]+ )?[\w-]+) (?:is|gets) (?:often |sometimes |always )?([a-z]+) ((?:twice|by (?:two|several|three) [^,;]+))$/i.exec(
      text,
    ) ?? [];
  if (same && readVerb(done.toLowerCase())?.form === 'past')
    return `The ${lowerFirst(same)} should not be ${done} ${rest}`;
  const [, who = '', sees = '', what = ''] =
    /^((?:[\w-]+ )?[\w-]+s) (?:can )?(see|get|receive|read|find) ((?:all |our |the )?(?:internal|confidential|secret|hidden|unpublished) [^,;]+)$/i.exec(
      text,
    ) ?? [];
  return who && people.isPersonPhrase(who) && SERVED.test(singular(who.toLowerCase()))
    ? `${who} should not ${sees} ${what}`
    : text;
}

/** "Invoice numbers have gaps": there are to be none in them. */
function hasMishaps(text: string): string {
  const [, what = '', fault = ''] =
    /^((?:[\w-]+ ){0,3}?[\w-]+) (?:has|have|contains?) ((?:[\w-]+ )?[\w-]+)$/i.exec(text) ?? [];
  if (!MISHAPS.test(fault) || /^(?:i|we|they|he|she|it)$/i.test(what)) return text;
  return `${upperFirst(withThe(what))} should not have ${fault.replace(/^(?:many|some|too many|the) /i, '')}`;
}

/** "Cab drives to the wrong entrance": to the right one. */
function toTheWrong(text: string, people: People): string {
  const [, what = '', verb = '', rest = '', target = ''] =
    /^((?:(?:the|our|my) )?(?:[\w-]+ ){0,2}?[\w-]+) (drives|goes|leads|points|links|jumps|opens|scrolls|moves|sends|navigates|zooms|switches) (?:(?:to|at|into|on|in) )??(?:the wrong|a wrong) ([^,;]+)$/i.exec(
      text.replace(/ (to|at|into|on|in) (?=(?:the|a) wrong )/i, ' '),
    )
      ? (/^(.+?) (drives|goes|leads|points|links|jumps|opens|scrolls|moves|sends|navigates|zooms|switches) ((?:(?:to|at|into|on|in) )?)(?:the|a) wrong (.+)$/i.exec(
          text,
        ) ?? [])
      : [];
  return what && !people.isPersonPhrase(what) && !/^(?:it|this|that)$/i.test(what)
    ? `${upperFirst(withThe(what))} should ${readVerb(verb.toLowerCase())?.base ?? verb} ${rest}the right ${target}`
    : text;
}

/** "Old tickets are sold out but still shown": then they are not to be. */
function butStill(text: string): string {
  const [, what = '', be = '', state = '', done = '', rest = ''] =
    /^((?:[\w-]+ ){0,3}?[\w-]+) (is|are) ([\w-]+(?: [\w-]+){0,2}) but (?:is |are )?still ([a-z]+)\b([^,;]*)$/i.exec(
      text,
    ) ?? [];
  if (readVerb(done.toLowerCase())?.form !== 'past') return text;
  return `${upperFirst(withThe(what))} should not be ${done}${rest} once ${/^are$/i.test(be) ? 'they are' : 'it is'} ${state}`;
}

/** "Dashboard loads slowly": a sentence on the dashboard, and no loads. */
function withArticleFirst(text: string): string {
  const [, what = '', rest = ''] =
    /^((?:[\w-]+ )?[\w-]+) ((?:loads|opens|works|runs|responds|starts|prints|scrolls) (?:(?:very|too|so|really) )?(?:slowly|badly))\b.*$/i.exec(
      text,
    ) ?? [];
  return rest && !isPlural(what.split(' ').at(-1) ?? '')
    ? `${upperFirst(withThe(what))}${text.slice(what.length)}`
    : text;
}

/** Things of a kind that is over. */
const GONE =
  '(?:sold[- ]out|out-of-stock|old|deleted|removed|closed|expired|cancelled|canceled|archived|outdated|past)';
const STILL_THERE = new RegExp(
  `^((?:the )?(?:${GONE}|full|booked) (?:[\\w-]+ )?[\\w-]+) (?:is|are) still ((?:on|in|at) [^,;]+)$`,
  'i',
);
const COMES_BACK = new RegExp(
  `^((?:the )?${GONE} (?:[\\w-]+ )?[\\w-]+) (?:comes? back|reappears?|turns? up again)((?: (?:after|in|on|at|(?<=^(?:the )?(?:deleted|removed)\\b.*)when) [^,;]+)?)$`,
  'i',
);

/** "Sold out bread is still on the list", "deleted files come back": what is over is to be gone. */
function stillThere(text: string): string {
  const [, what = '', where = ''] = STILL_THERE.exec(text) ?? [];
  // "old loans are still in the history", "booked seats are still on the plan": so it is meant.
  const isKept =
    KEEPS_THE_PAST.test(where) || (/^(?:the )?(?:full|booked)\b/i.test(what) && SHOWS_THE_PLAN.test(where));
  if (what) return `${what} should ${isKept ? 'still' : 'not'} be ${where}`;
  const [, gone = '', then = ''] = COMES_BACK.exec(text) ?? [];
  return gone ? `${gone} should not come back${then}` : text;
}

/** Who is to get nothing. */
const SHUT_OUT =
  /^(?:the |our |all )?(?:blocked|banned|suspended|locked|expelled|deleted|deactivated|inactive|former|unpaid|unverified|unconfirmed|unregistered|rejected|excluded)\b/i;

/** "the book", "our opening hours": one that was there; a button that is missing was left out. */
const ONE_THAT_WAS_THERE =
  /^(?:the|our|my) (?!.*\b(?:button|checkbox|column|field|filter|icon|menu|option|tab|widget)s?$)/i;

/** What is entered or counted, and no part of a product. */
const VALUES = /\b(?:dates|names|addresses|numbers|amounts|totals|values|entries|rows|records)$/i;

/** "due dates", "loans": what there is already is lost where it is missing. */
function isKnown(thing: string, people: People): boolean {
  const [last = '', before] = thing.toLowerCase().split(' ').toReversed();
  if (VALUES.test(thing)) return true;
  return before === undefined ? people.isNoun(last) : people.isPair(before, last);
}

/** "Undo is missing": there is to be one; "mails get no reply for days": they are to get one. */
function lacking(text: string, people: People): string {
  const [, what = '', be = ''] = /^((?:[\w-]+ ){0,3}?[\w-]+) (is|are) (?:still )?missing$/i.exec(text) ?? [];
  const bare = lowerFirst(what.replace(/^(?:the|an?|our|my) /i, ''));
  // "covers that are missing": those are meant.
  const isThing =
    bare !== '' &&
    !ONE_THAT_WAS_THERE.test(what) &&
    !isKnown(bare, people) &&
    !/\b(?:that|which|who)$|^(?:it|this|that|something|nothing|they|half|some|many)\b/i.test(bare);
  if (isThing && !people.isPersonPhrase(what))
    return `There should be ${/^are$/i.test(be) || isMass(bare.split(' ').at(-1) ?? '') ? bare : withArticle(bare)}`;
  const [, whose = '', thing = ''] =
    /^((?:[\w-]+ ){0,3}?[\w-]+) (?:get|gets|receive|receives) no (reply|answer|response|confirmation|feedback|reaction)(?: for (?:days|weeks|hours|months|a long time))?$/i.exec(
      text,
    ) ?? [];
  // "advisers get no copy of the results"
  const [, who = '', paper = '', of = ''] =
    /^((?:[\w-]+ ){0,2}?[\w-]+) (?:get|gets|receive|receives) no (copy|receipt|invoice|bill|report|list|code|link|ticket)((?: (?:of|for|about|from) [^,;]+)?)$/i.exec(
      text,
    ) ?? [];
  if (who && people.isPersonPhrase(who) && !people.isSpeaker(who))
    return `${who} should ${SHUT_OUT.test(who) ? 'not ' : ''}get ${withArticle(paper.toLowerCase())}${of}`;
  return whose && !people.isPersonPhrase(whose) && !people.isSpeaker(whose)
    ? `${whose} should get ${withArticle(thing.toLowerCase())}`
    : text;
}

/** "Members book a court and stay away": they do not come. */
function plainlyDenied(text: string): string {
  return text.replace(/ and (?:then )?stays? away$/i, ' and do not come');
}

/** Short faults of trackers, told as what should not be. */
export const SHORT_FAULTS: readonly ((text: string, people: People) => string)[] = [
  notSo,
  notMeant,
  hasMishaps,
  toTheWrong,
  butStill,
  withArticleFirst,
  stillThere,
  lacking,
  plainlyDenied,
];
