import { fromGerund, gerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPerson, singular, withArticle } from '../language/nouns.ts';
import { reworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const BY_MISTAKE = '(?:by accident|by mistake|accidentally)';
const NO_WAY_BACK =
  "(?:there is|there['’]s|there was) no (?:way|button|option) (?:back|to get (?:it|them|that) back|to (?:undo|restore|reverse) (?:it|them|that))";
const LASTS = '(?:forever|for ever|for weeks|for days|for months|for hours|all (?:the time|day|week))';

/** What somebody complains of, as the remedy that follows from it, before anything is read. */
const REMEDIES: readonly Rewording[] = [
  // "moving the date means dragging every task by hand"
  [
    /^([a-z]+ing) ([^,.;]+?) (?:always |still |currently )?(?:means|requires|involves) ([a-z]+ing) ([^.;]+)[.!]*$/i,
    (whole, doing = '', what = '', toil = '', rest = '') => {
      const base = fromGerund(doing.toLowerCase());
      return base && fromGerund(toil.toLowerCase())
        ? `It should be possible to ${base} ${what} without ${toil.toLowerCase()} ${rest}`
        : whole;
    },
  ],
  // "the app says 'not available' but never why"
  [
    /^((?:the|our) [\w-]+(?: [\w-]+)?) (?:only |just |always )?(?:says|shows) ['"“‘]?([^'"”’,]+?)['"”’]?,? but (?:never|not) (why|what is (?:wrong|missing)|where|who|when|which)[.!]*$/i,
    (_, who = '', said = '', asked = '') =>
      `I want to see ${asked.toLowerCase() === 'why' ? 'the reason' : asked.toLowerCase()} when ${lowerFirst(who)} says "${said}"`,
  ],
  // "no-show twice in a row = only the office can book"
  [
    /^([A-Za-z][^=.!?]{2,60}?) ?= ?((?:the |an? |only |no |nobody )?[^=.!?\d][^=.!?]* (?:can|may|must|cannot|has to|have to|should|is not|are not) [^=]+)$/i,
    (_, when = '', rule = '') => `In case of ${lowerFirst(when)}, ${rule}`,
  ],
  // "I deleted a contact by mistake and there is no way to get it back"
  [
    new RegExp(
      `^(?:(?:I|we) )?([a-z]+ed|lost|sent|put|hid) ((?:an? |the |my |our |one )[^,.;]+?) ${BY_MISTAKE}(?: (?:yesterday|today|last [a-z]+|this [a-z]+))?,? (?:and|but) ${NO_WAY_BACK}\\b.*$`,
      'i',
    ),
    (whole, did = '', what = '') => {
      const base = readVerb(did.toLowerCase())?.base;
      if (!base) return whole;
      return /^(?:delete|remove|archive|lose|hide)$/.test(base)
        ? `I want to bring back ${what} that was ${participle(base)} by mistake`
        : `I want to undo ${gerund(base)} ${what} by mistake`;
    },
  ],
  // "a former agent can still see the takings, which is not ok"
  [
    /^([^,.;]+?) can still ([a-z]+ [^,.;]+?),? (?:which|and that|and this) is (?:not (?:ok|okay|acceptable|good|allowed|right|fine)|wrong|a (?:problem|risk)|dangerous|forbidden)[.!]*$/i,
    '$1 should not be able to $2',
  ],
  // "a paid invoice stays red forever"
  [
    new RegExp(
      `^((?:an? |the |our |my |all |every )?[^,.;]+?) (stays?|remains?) ([a-z]+(?: [a-z]+)?) ${LASTS}[.!]*$`,
      'i',
    ),
    (_, what = '', stays = '', state = '') => `${what} should no longer ${stays.replace(/s$/, '')} ${state}`,
  ],
  // "can a task have two people responsible?"
  [
    /^(?:can|could|may) (an? (?!.*\bsomebody\b)([a-z]+)) have ((?:two|three|several|more than one|multiple) [^?]+)\?*$/i,
    (whole, thing = '', head = '', many = '') =>
      isPerson(singular(head)) || isBaseVerb(many.split(' ')[0] ?? '') ? whole : `I want to give ${thing} ${many}`,
  ],
  // "not every agent should read those, so a restricted folder would help"
  [
    /^([^.!?]{10,}?), so (an? [^,.;!?]+?) (?:would|might|could) (?:really |certainly |already )?(?:help|be (?:nice|great|good|useful|enough)|do|solve (?:it|this|that))[.!]*$/i,
    (_, why = '', what = '') =>
      // What only points back to a sentence before it tells nothing here.
      /\b(?:those|them|these|it|that|this|should|must|may)\b/i.test(why)
        ? `We need ${what}`
        : `We need ${what} because ${lowerFirst(why)}`,
  ],
  // "saved replies: there are over 300 by now and nobody finds anything"
  [
    /^([A-Z][^:.!?]{2,40}s): there are (?:over |more than |about |around )?[^,.;]*? and (?:nobody|no one) (?:ever )?(?:finds|can find|could find) (?:anything|them|the right (?:one|ones))\b.*$/,
    (_, things = '') => `I want to find ${lowerFirst(things)}`,
  ],
  // "staff may write bills up to 2,000 euros, anything above has to be approved by the owner"
  [
    /^(.+? ((?:[a-z]+ )?[a-z]+s)) (?:up to|under|below) ([€$£]?\d[\d.,]* ?(?:[a-z]+|[€%])?), (?:but )?(?:anything|everything|all) (?:above|over|beyond|more)(?: that| it)? (?:has to|must|needs to) (.+?)[.!]*$/i,
    (_, first = '', said = '', amount = '', rest = '') => {
      const things = isBaseVerb(said.split(' ')[0] ?? '') ? said.replace(/^\S+ /, '') : said;
      return `${first} up to ${amount}. ${upperFirst(withArticle(singular(things.toLowerCase())))} above ${amount} must ${rest}`;
    },
  ],
  // "when a room is cancelled nobody finds out, it just stays empty"
  [
    /^((?:when|if) [^,.;]+? nobody (?:finds out|notices(?: it)?|hears of it|is told|gets told)), (?:it|they|he|she|the [\w-]+|and it) [^.;]+[.!]*$/i,
    '$1',
  ],
  // "..., that takes half an hour": how long it takes is no part of it.
  [
    /(?<=\w{3}.{12,}), (?:that|this|it|which) (?:always |usually |easily )?(?:takes|took|costs) (?:us |me )?(?:about |over |almost |nearly |at least )?(?:half an hour|half a day|an hour|a (?:whole )?(?:day|week|morning)|hours|days|\d+ (?:minutes|hours|days)|two (?:hours|days))(?= and | or |[.!]|$)/gi,
    '',
  ],
];

/** Complaints that tell their remedy, each sentence for itself, as the wish for that. */
export function withRemedy(text: string): string {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => {
      const told = reworded(sentence, REMEDIES);
      return told === sentence || /[.!?]$/.test(told)
        ? told
        : `${told}${/[.!?]$/.exec(sentence)?.[0]?.replace('?', '.') ?? ''}`;
    })
    .join(' ');
}
