import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { ableTo, areOthers, spared, type Meant, type Pair } from './meant-pair.ts';

/** On or with what, or where, something is done so far that is to be done otherwise. */
const SO_FAR =
  /,? (?:(?:by|over) (?:hand|phone|mail|e-?mail|post|fax|letter|the phone)|(?:on|in|into|with|at|from) (?:(?:an?|the|our|their|his|her|some|index|little|small|big|paper) )*(?:paper|phone|telephone|sheets?|slips?|cards?|booklets?|notebooks?|books?|excel|spreadsheets?|whiteboard|board|clipboard|lists?|forms?|folders?|binders?|pen and paper|counter|desk|front desk|reception|office|branch|app|website|web|computer)|manually|in person|online)$/i;
const STILL = '(?:(?:still|always|often|usually|currently|today|mostly|have to|has to|must|needs? to) )*';
/** What somebody else does with it then: "the office types it in on Mondays". */
const TYPED =
  /^(?:then )?((?:the |our |an? )?(?!they\b)[\w-]+(?: [\w-]+)?) (?:(?:then|later|has to|have to) )*(types?|enters?|copy|copies|scans?|keys?|retypes?|transfers?|puts?) (it|them|everything|that)( in(?:to [\w' -]+?)?| over| to [\w' -]+?)?(?: (?:on|at|in the|every|each|once|by hand|manually|later|afterwards|again)\b.*)?$/i;

function withoutWays(deed: string): string {
  const less = deed.replace(SO_FAR, '');
  return less === deed ? deed : withoutWays(less);
}

/** "take names on paper and the office types them in": the deed, and why it is to be done otherwise. */
function deedSoFar({ does }: Pair): { deed: string; why: string } | undefined {
  const [, told = ''] = new RegExp(`^${STILL}([a-z]+ .+)$`, 'i').exec(does) ?? [];
  const [one = '', ...others] = told.split(/, (?:and )?| and | but /);
  // "fill in and sign the form": both are done to it.
  const isHalf = /^[a-z]+(?: (?:up|in|out|off|down|back))?$/i.test(one) && isBaseVerb(others[0]?.split(' ')[0] ?? '');
  const [deed, more] = isHalf ? [`${one} and ${others[0]}`, others.slice(1)] : [one, others];
  const plain = withoutWays(deed);
  const words = plain.split(' ');
  const [verb = ''] = words;
  const base = isBaseVerb(verb.toLowerCase()) ? verb.toLowerCase() : readVerb(verb.toLowerCase())?.base;
  const isPlain =
    (words.length > 1 || plain !== deed) &&
    words.length < 12 &&
    !/\b(?:it|them|this|that|they|not|because|so|if|when|who|which)\b/i.test(words.join(' ')) &&
    !/^(?:be|is|are|has|have|want|need|know|like|keep|complain|say|tell|ask|think|forget|lose|miss|find|get|see|wait|call|phone|ring|mail|contact|come|go|drive|visit|queue|arrive)$/i.test(
      verb,
    ) &&
    !/^(?:up|in|out|off|down|back)$/i.test(words.at(-1) ?? '');
  if (!base || !isPlain) return undefined;
  const [, who = '', types = '', it = '', in_ = ''] = TYPED.exec(more.join(' and ')) ?? [];
  const typing = readVerb(types.toLowerCase())?.base ?? types;
  const why = who
    ? ` so that ${who} ${isPlural(who.split(' ').at(-1) ?? '') ? 'do' : 'does'} not have to ${typing} ${it}${in_}`
    : '';
  return { deed: [base, ...words.slice(1)].join(' '), why };
}

/** "should do it in the app", "We want them to do this on the tablet" */
const DOES =
  /^(should|must|could|can|ought to|(?:needs?|wants?|have|has) to|would (?:like|love|prefer) to)( be able to| be allowed to)? do (?:it|this|that|so) ([^,;]+)$/i;
const WE_WANT =
  /^(?:but |so |instead,? )?(?:(?:we|i)(?:['’]d| would)? (?:want|like|love|need|prefer)|let|(?:we|i) (?:should|could|want to|would like to) let) them (?:to )?((?:be able to |be allowed to )?)([a-z]+) ([^;]+)$/i;
const CAN_THEY = /^(?:can|could|may) they (do (?:it|this|that) [^,;?]+)\??$/i;

/** "Waiters write orders on paper. We want them to do it on their phone.": the deed of the first, as the second wants it. */
export const doneOtherwise: Meant = (pair) => {
  if (!areOthers(pair)) return undefined;
  const [, able = '', verb = '', rest = ''] = WE_WANT.exec(pair.second) ?? [];
  const may = able || /^(?:but |so |instead,? )?(?:let|.* let) them /i.test(pair.second) ? 'be able to ' : '';
  const asked = verb ? `should ${may}${verb} ${rest}` : (CAN_THEY.exec(pair.second)?.[1] ?? '');
  const wish = asked ? asked.replace(/^do /i, 'should be able to do ') : pair.wish;
  const [, lead = '', isAble = '', how = ''] = DOES.exec(wish) ?? [];
  // "We want them to enter it in the app": it is named as where they themselves should.
  if (!lead) return verb && isBaseVerb(verb) && !/^do$/i.test(verb) ? `${pair.first}. They ${wish}.` : undefined;
  const today = deedSoFar(pair);
  if (!today) return undefined;
  const { who, first } = pair;
  return `${upperFirst(who)} ${lead.toLowerCase()}${isAble} ${today.deed} ${how}${today.why}.${today.why ? '' : ` At the moment ${who}${first.slice(first.length - pair.does.length - 1)}.`}`;
};

/** "It should be possible right from the home screen", "This needs to work without calling" */
const POSSIBLE =
  /^(?:but |so |instead,? |ideally,? )?(?:it|this|that|all (?:of )?this) (?:should|must|has to|needs to|ought to|could) (?:also |really |just |simply )?(?:be (?:possible|doable|done)|work|go|happen)(?: to do (?:it|this|that|so))? ((?:(?:right|directly|straight|also|even|online|only) )*(?:from|in|on|at|via|with|without|by|within|through|until|up to|as long as|online|themselves|any ?time|anywhere)\b[^,;]*)$/i;
const NOT = String.raw`(?:can(?:not|['’]t| not)|(?:do|does)(?: not|n['’]t)|never|hardly ever|struggle to)`;
/** "can't find where to freeze a card", "do not know how they can change it" */
const LOST = new RegExp(
  String.raw`\b${NOT} (?:find|see|know|understand|work out|figure out|remember|tell) (?:out )?(?:where|how) (?:to|(?:they|he|she|we|i) (?:can|could|have to|should)) ([a-z]+ [^,;]+)$`,
  'i',
);
/** "have to come to the office to change it", "call us to move a lesson" */
const ERRAND =
  /^(?:(?:keep|keeps|often|always|still|have to|has to|must|need to|needs to) )*(?:call|calling|calls|phone|phoning|ring|ringing|write|writing|mail|e-?mail|come|comes|drive|go|visit|queue|wait|stop by|fill in|print|send|log in|contact|contacting)\b[^,;]*? (?:just |only |in order )?to (?!the\b|our\b|their\b|an?\b|us\b)([a-z]+ [^,;]+)$/i;
/** "can only pay cash", "can't pay for a bag on the phone" */
const CANNOT = new RegExp(String.raw`^(?:still )?(?:can(?:not|['’]t| not)|can only) ([a-z]+(?: [^,;]+)?)$`, 'i');

/** "Guests can't find where to cancel a table. It should be possible in the app.": the deed of the first, where the second wants it. */
export const possibleElsewhere: Meant = (pair) => {
  const how = POSSIBLE.exec(pair.second)?.[1] ?? '';
  if (!how) return undefined;
  const { does } = pair;
  const named = LOST.exec(does)?.[1] ?? ERRAND.exec(does)?.[1] ?? CANNOT.exec(does)?.[1];
  const deed = named ? withoutWays(named) : deedSoFar(pair)?.deed;
  const [verb = ''] = deed?.split(' ') ?? [];
  if (
    !deed ||
    !isBaseVerb(verb.toLowerCase()) ||
    /\b(?:it|them|this|that|because)\b|^(?:ask|find out|know|check)\b/i.test(deed)
  )
    return undefined;
  return `${ableTo(pair, deed)} ${how}${pair.people.isSpeaker(pair.who) ? '' : spared(does)}.`;
};
