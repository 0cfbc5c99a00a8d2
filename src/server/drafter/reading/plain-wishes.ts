import { isPlural, withArticle } from '../language/nouns.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { reworded, type Rewording } from '../language/rewording.ts';

const START = '(^|[.!?] )';
const SOME = '((?:just |even )?(?:an?|one|some kind of|some|more|the|even an?) [^.!?,;]+?)';
const HELPED =
  '(?:saved?|spared?|helped|solved|prevented|avoided|been (?:enough|great|nice|helpful|good|useful|plenty)|done)';

/** What would have helped would help again. */
function would(verb: string): string {
  return verb
    .replace(/^saved$/i, 'save')
    .replace(/^spared$/i, 'spare')
    .replace(/^helped$/i, 'help')
    .replace(/^solved$/i, 'solve')
    .replace(/^prevented$/i, 'prevent')
    .replace(/^avoided$/i, 'avoid')
    .replace(/^been /i, 'be ')
    .replace(/^done$/i, 'do');
}

const FORMS: readonly Rewording[] = [
  // "a look at it before sending would have saved me that": they want to look at it.
  [
    /(?:^|[.!?] |, (?:and |but )?)an? (?:quick |short |last )?look at (.+?) would (?:have )?(?:saved?|spared?|helped|been enough)\b[^.!?]*/gi,
    (_, what = '') => `. I want to look at ${what}`,
  ],
  // "An export per supplier would have saved us two days."
  [
    new RegExp(
      `${START}${SOME} would (?:probably |surely |certainly |easily )?have (${HELPED})\\b((?: (?:us|me|them|him|her|both))?(?=[.!]|$))?`,
      'gi',
    ),
    (_, start = '', what = '', verb = '', alone = '') => `${start}${what} would ${alone ? 'help' : would(verb)}`,
  ],
  // "Guests forget to pay, so a reminder two days before would be good": it is for those who forget.
  [
    /(^|[.!?] )((?:the |our |many |some |most )?[\w-]+s) (?:(?:often|always|sometimes|regularly|easily|keep) )?(?:forget|forgetting|overlook|overlooking) ([^.!?,;]+)(?:,? so (?:that )?|[.!] )(an? (?:[\w-]+ )?(?:reminder|message|notification|alert|e-?mail|note|push)) ([^.!?,;]*?) ?would (?:be (?:really |very )?(?:good|great|nice|helpful|useful|enough)|help)(?=[.!]|$)/gi,
    (_, start = '', who = '', what = '', reminder = '', when = '') =>
      `${start}${upperFirst(who)} should get ${reminder.toLowerCase()} ${when} so that they do not forget ${what}`,
  ],
  // "Otherwise show a warning to the office": what becomes of it if not
  [
    /(^|[.!?,;] )otherwise,? (?:show|send|give) (an? (?:[\w-]+ )?(?:warning|message|note|reminder|alert|notice|hint|mail|e-mail)) to ((?:the |all |our )?([\w-]+))(?=[.!]|$)/gi,
    (_, start = '', what = '', whom = '', head = '') =>
      `${start}${start.startsWith(',') ? 'otherwise' : 'Otherwise'} ${whom} ${isPlural(head) ? 'get' : 'gets'} ${what}`,
  ],
  [
    /(^|[.!?,;] )otherwise,? (warn|tell|inform|notify|alert|remind) ((?:the |all |our )([\w-]+)|[\w-]+s)(?=[.!]|$)/gi,
    (_, start = '', verb = '', whom = '', head = '') =>
      `${start}${start.startsWith(',') ? 'otherwise' : 'Otherwise'} ${whom} ${isPlural(head || whom) ? 'are' : 'is'} ${participle(verb.toLowerCase())}`,
  ],
  // "I'd rather guests were led through it", "I would prefer it if they could pay later"
  [
    new RegExp(
      `${START}(?:i|we)(?:['’]d| would) (?:much )?(?:rather|prefer)(?: it if| if| that)? ((?:the |our |all )?[\\w-]+(?: [\\w-]+)?) (?:(?:were|was) (?=([a-z]+)\\b)|(could) )`,
      'gi',
    ),
    (whole, start = '', who = '', done = '', could = '') =>
      could || readVerb(done.toLowerCase())?.form === 'past'
        ? `${start}${upperFirst(who)} should be ${could ? 'able to ' : ''}`
        : whole,
  ],
  // "Some kind of check on the number would already catch most of it."
  [
    new RegExp(
      `${START}(?:even |just )?some (?:kind|sort) of (?:an? )?([^.!?,;]+?) would (?:(?:already|probably|surely|certainly|really|also) )*(?:catch|prevent|avoid|solve|fix|save|spare|cut|reduce|stop|help|do|be (?:enough|great|nice|good|helpful|useful))\\b[^.!?]*`,
      'gi',
    ),
    (whole, start = '', what = '') =>
      / (?:that|which|who|can|is|are|was) /.test(what)
        ? whole
        : `${start}We need ${isPlural(what) ? what : withArticle(what)}`,
  ],
  // "Even a list of the unpaid ones would help."
  [
    new RegExp(`${START}(?:even|just|already) (an? [^.!?,;]+? would (?:already )?(?:help|be enough|do)\\b)`, 'gi'),
    (_, start = '', what = '') => start + upperFirst(what),
  ],
  // "Some kind of question before they book might help."
  [
    new RegExp(
      `${START}(?:some kind of |some sort of )?((?:an? |one |some |more )?[^.!?,;]+?) (?:might|could|may) (?:already |perhaps |maybe )?help(?: (?:here|a lot|a bit|us|them|me))?(?=[.!]|$)`,
      'gi',
    ),
    (_, start = '', what = '') =>
      /^(?:an?|one|some|more) /i.test(what)
        ? `${start}${upperFirst(what)} would help`
        : / (?:that|which|who|can|is|are|was) /.test(what) || /^(?:it|that|this|they|we|I|you|he|she|the)\b/i.test(what)
          ? _
          : `${start}A ${what} would help`,
  ],
  // "Maybe a short film before the first booking, can be skipped."
  [
    new RegExp(
      `${START}(?:maybe|perhaps) (?:just |even )?(an? [^.!?,;]+)(?:, (?:which |it |that |and it )?(?:can|could|should) be ([a-z]+))?(?=[.!]|$)`,
      'gi',
    ),
    (whole, start = '', what = '', done = '') =>
      / (?:is|are|was|were|has|have|should|could|can|would|will|knows?) /.test(what)
        ? whole
        : `${start}We want to have ${what}${done ? ` that can be ${done}` : ''}`,
  ],
  // "She'd need to be able to log a dose": she should be.
  [
    /(^|[.!?] )((?!nobody|no one|none|then)(?:the |our |my )?[a-z]+(?: [a-z]+)??)(?:['’]d| would) need to (?=[a-z]+ )/gi,
    '$1$2 should ',
  ],
  // "Please have it check for overlaps.": the product is to.
  [
    new RegExp(`${START}(?:(?:so |then )?please |can you |could you )?have it ([a-z]+)(?= )`, 'gi'),
    (whole, start = '', verb = '') =>
      isBaseVerb(verb) && participle(verb) !== verb ? `${start}The app should ${verb}` : whole,
  ],
  // "scroll past three hundred claims of last year to reach mine"
  [
    /\b((?:an? |two |three |four |five |several |many )?(?:hundreds?|dozens?|thousands?|all|\d+)(?: of)?(?: the)?) ([a-z]+s)\b([^.!?,]*?) to (reach|find|see|get to) mine\b/gi,
    (_, many = '', things = '', rest = '', verb = '') => `${many} ${things}${rest} to ${verb} my ${things}`,
  ],
  // "I write everything on a clipboard, would love to do it on the phone": to write it there.
  [
    /\b(I|we) ([a-z]+) ((?:everything|all|the [a-z]+|our [a-z]+|my [a-z]+|[a-z]+s)) ((?:on|in|into|by|with) [^.!?]*?)(?:,| -|\.) (?:and |but )?(?:I |we )?(?:would|['’]d) (?:really )?(love|like|prefer) to do (?:it|that|this) /gi,
    (whole, who = '', verb = '', what = '', how = '', like = '') =>
      isBaseVerb(verb) ? `${who} ${verb} ${what} ${how}. ${who} would ${like} to ${verb} ${what} ` : whole,
  ],
  // "Reports contain names of guests. Those should not leave the house."
  [
    /\b(contain|list|show|include|hold|mention|carry|store|display|print|have)(s?) ((?:the |all |our |their )?[a-z-]+(?: of (?:the |our )?[a-z-]+)?)\. (?:those|these|they) (really |certainly )?(should|must|may|need to|have to|ought to)\b/gi,
    (whole, verb = '', s = '', what = '', _really = '', modal = '') =>
      isPlural(what.split(' of ')[0] ?? '') ? `${verb}${s} ${what}. ${upperFirst(what)} ${modal}` : whole,
  ],
  // "we cannot tell which of them are due": they do not see it.
  [
    /\b(I|we|they|[a-z]+s) (?:can ?not|can['’]t) tell (?=(?:which|whether|what|who|where|how|when)\b)/gi,
    '$1 cannot see ',
  ],
  // "..., and last week it still showed five": what was then is a sentence of its own.
  [
    /, and (last [a-z]+|yesterday),? (it|they|the [a-z]+) (?=(?:still|again|only|even) )/gi,
    (_, when = '', who = '') => `. ${upperFirst(when)} ${who} `,
  ],
];

/** Wishes in passing words as plain ones: what would have helped, what might, "maybe a ...", "she'd need to". */
export function plainWishes(text: string): string {
  const plain = reworded(text, FORMS);
  return plain === text ? text : plain.replace(/^\. /, '').replace(/\.{2,}/g, '.');
}
