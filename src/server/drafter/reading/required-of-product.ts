import { parseSentence, textOf } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { withArticle } from '../language/nouns.ts';
import { STANDARD } from '../lexicon/benefits-of-requirements.ts';
import { fromGerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { actionOf, subText } from './clause-words.ts';
import type { People } from './people.ts';
import { THE_PRODUCT } from './read-request.ts';
import { lowerFirst } from './trouble-words.ts';
import { usedWhere } from './used-with.ts';

/** What something has to do: "the system shall not ...", "all forms must ...". */
const OBLIGED =
  /^([A-Za-z](?:[\w'’-]* ){1,6}?)(?:must|shall|should|will|ought to|(?:has|have|needs|need) to)( not| never)? (?:(?:also|always|automatically|reliably|actively|be able to|be designed to) )*(.+)$/;
/** A part of the product that is spoken of as if it were the whole. */
const PART =
  /^(?:(?:the|our|this) )?(?:online |web |user |front[- ]?end |mobile )?(?:shop|store|interface|ui|gui|frontend|front-end|checkout|pages?|forms?|screens?|login)$/i;

const PREVENTS =
  /^(?:prevent|stop|keep|block|prohibit|forbid|disallow|bar|restrict) (.+?) from (being )?([a-z-]+)\b ?(.*)$/i;
const LETS = /^(let|allow|permit|enable) (.+)$/i;
const ENSURES = /^(?:ensure|make sure|guarantee|see to it|make certain|assure)(?: that)? (.+)$/i;
const MADE_POSSIBLE =
  /^(?:make it possible|provide (?:the|an?) (?:ability|option|possibility|way|means)|offer (?:the|an?) (?:option|possibility|way)|give (?:the|an?) (?:option|possibility)) (?:for (.+?) )?to ([a-z].+)$/i;

function isSystem(who: string, people: People): boolean {
  return THE_PRODUCT.test(who) || people.isProduct(who) || /^it$/i.test(who) || (PART.test(who) && !people.isRole(who));
}

/** "prevent members from booking two walks": they must not be able to; of what is done to things that it must not be done. */
export function keptFrom(deed: string, people: People): string | undefined {
  const [, who = '', being, doing = '', rest = ''] = PREVENTS.exec(deed) ?? [];
  if (!who) return undefined;
  if (being)
    return readVerb(doing)?.form === 'past' || doing.endsWith('ed')
      ? `${upperFirst(who)} must not be ${doing} ${rest}`.trim()
      : undefined;
  const base = fromGerund(doing);
  if (!base || !doing.endsWith('ing') || !isBaseVerb(base)) return undefined;
  const able = people.isPersonPhrase(who) ? 'must not be able to' : 'must not';
  return `${upperFirst(who)} ${able} ${base} ${rest}`.trim();
}

/** "must not let guides delete tours": guides must not be able to. */
function notLet(deed: string, people: People): string | undefined {
  const [, verb = '', behind = ''] = LETS.exec(deed) ?? [];
  const who = behind && people.leading(behind);
  if (!who || people.isSpeaker(who)) return undefined;
  const left = behind.slice(who.length).trim();
  const told = /^let$/i.test(verb) ? left : /^to (.+)$/i.exec(left)?.[1];
  return told && isBaseVerb(told.split(' ')[0] ?? '') && !/^be\b/.test(told)
    ? `${upperFirst(who)} must not be able to ${told}`
    : undefined;
}

/** "ensure that no member books two": that is how it must be, whoever sees to it. */
function ensured(deed: string, people: People): string | undefined {
  const said = ENSURES.exec(deed)?.[1];
  return said ? dueOf(said, people, 'must') : undefined;
}

/** A statement on how something is, as what must or should be so. */
export function dueOf(said: string, people: People, modal: 'must' | 'should'): string | undefined {
  const { clauses, front } = parseSentence(said, people.names);
  const [clause] = clauses;
  const { group, subject = [] } = clause ?? {};
  if (!clause || !group || front.length > 0 || clauses.length > 1 || subject.length === 0 || group.past)
    return undefined;
  const who = textOf(subject);
  if (/^(?:it|this|that|they|there|he|she|only)\b/i.test(who) || people.isSpeaker(who)) return undefined;
  const action = [actionOf({ ...clause, subs: [] }), ...clause.subs.map(subText)].join(' ');
  const isNone = /^(?:no|nobody|none)\b/i.test(who);
  if (isNone) return `${upperFirst(who)} may ${action.replace(/^be (?:able|allowed) to /, '')}`;
  if (group.modal && !/^(?:can|could|may)$/.test(group.modal)) return upperFirst(said);
  const isAble = group.modal !== undefined;
  if (group.negated)
    return `${upperFirst(who)} ${modal} not ${isAble && people.isPersonPhrase(who) ? 'be able to ' : ''}${action}`;
  return isAble ? `${upperFirst(who)} should be able to ${action}` : `${upperFirst(who)} ${modal} ${action}`;
}

/** "make it possible to excuse two at once", with those who are to do it where they are named. */
function madePossible(deed: string): string | undefined {
  const [, who, action = ''] = MADE_POSSIBLE.exec(deed) ?? [];
  if (!action || !isBaseVerb(action.split(' ')[0] ?? '')) return undefined;
  return who ? `${upperFirst(who)} should be able to ${action}` : `It should be possible to ${action}`;
}

const LIMITS =
  /^(?:limit|restrict|cap) (.+?) to (?:a maximum of |at most |no more than |up to )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?!minutes?\b|hours?\b|days?\b|weeks?\b|months?\b|euros?\b)[a-z].*)$/i;

/** "limit each reader to five loans": so many they may have. */
function limited(deed: string, people: People): string | undefined {
  const [, who = '', many = ''] = LIMITS.exec(deed) ?? [];
  const one = who.replace(/^(?:the )?(?:number of .+ (?:per|of) )/i, '');
  return many && one === who && people.isPersonPhrase(who) && !people.isSpeaker(who)
    ? `${upperFirst(who.replace(/^(?:each|every|any|a single) (.+)$/i, (_, name: string) => withArticle(name)))} may have at most ${many}`
    : undefined;
}

const REQUIRES = /^(?:require|force|oblige|compel) (.+?) to (?:also )?([a-z]+\b.*)$/i;
const ONLY_THEM = /^(?:only (?:allow|permit|let)|(?:allow|permit|let) only|restrict .* to) (.+)$/i;

/** "require tenants to attach a photo": they must. */
function requiredOf(deed: string, people: People): string | undefined {
  const [, who = '', act = ''] = REQUIRES.exec(deed) ?? [];
  return who && people.isPersonPhrase(who) && !people.isSpeaker(who) && isBaseVerb(act.split(' ')[0] ?? '')
    ? `${upperFirst(who)} must ${act}`
    : undefined;
}

/** "allow only leads to delete records": nobody else may. */
function onlyThem(deed: string, people: People): string | undefined {
  const behind = ONLY_THEM.exec(deed)?.[1] ?? '';
  const who = behind && !/^restrict/i.test(deed) ? people.leading(behind) : undefined;
  const [, act = ''] = (who && /^(?:to )?(.+)$/.exec(behind.slice(who.length).trim())) || [];
  return who && isBaseVerb(act.split(' ')[0] ?? '') ? `Only ${who} may ${act}` : undefined;
}

const COPES =
  /^(?:support|handle|cope with|serve|accommodate|process|sustain|withstand|manage|deal with) ((?:at least |up to |a minimum of |more than )?\d[\d.,]* ([a-z][a-z-]*).*)$/i;
const AT_ONCE =
  /\b(?:at (?:the same time|once|a time)|simultaneous(?:ly)?|concurrent(?:ly)?|in parallel|(?:per|an?|each|every) (?:second|minute|hour|day|week|month|year))\b/i;
const COMPLIES =
  /^(?:be accessible (?:according to|as per|in line with|in accordance with|under)|be compliant with|be \S+[- ]compliant with|meet|fulfil|fulfill|satisfy|conform (?:to|with)|adhere to|comply with) (?:the (?:requirements|rules|demands|criteria) of )?(.+)$/i;

/** "support 800 parents at the same time": so many it has to cope with, and none of them asks for it. */
function coping(deed: string, people: People): string | undefined {
  const [, many = '', one = ''] = COPES.exec(deed) ?? [];
  return many && (AT_ONCE.test(many) || people.isPersonPhrase(one) || /^teams$/i.test(one))
    ? `cope with ${many}`
    : undefined;
}

/** What the whole product has to do, in the usual words for it: "cope with 500 orders a day", "comply with the GDPR". */
function asUsual(deed: string, people: People): string | undefined {
  const norm = COMPLIES.exec(deed)?.[1] ?? /^be (?:fully )?(\S+)[- ](?:compliant|conform(?:ant)?)$/i.exec(deed)?.[1];
  return coping(deed, people) ?? (norm && STANDARD.test(norm) ? `comply with ${norm}` : undefined);
}

/** "reports must be editable until somebody has approved them": until then people can edit them. */
function ableUntil(thing: string, deed: string): string | undefined {
  const [, stem = '', rest = ''] =
    /^be (?:(?!avail|access|us|read|vis|reli|suit|cap|poss|flex)([a-z]+?)(?:able|ible)) ((?:until|while|as long as|unless|only while|before|after|once|if|when)\b.*)$/i.exec(
      deed,
    ) ?? [];
  const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((word) => word !== '' && isBaseVerb(word));
  return base ? `It should be possible to ${base} ${thing} ${rest}` : undefined;
}

const ADDED =
  /^((?:[a-z]+ )?(?:attachments|uploads|files|photos|pictures|images|videos|documents|scans)) (?:of )?(?:up to|at most|no larger than|max\.?) (\d[\d.]* ?(?:KB|MB|GB)),? (?:but )?no ([a-z]+s)$/i;

/** "Attachments up to 25 MB, no executables": what is added, and what is refused. */
function addedOnly(one: string): string | undefined {
  const [, things = '', size = '', barred = ''] = ADDED.exec(one) ?? [];
  return barred
    ? `Add ${lowerFirst(things).replace(/^uploads$/, 'files')} up to ${size}. ${upperFirst(barred)} must be refused.`
    : undefined;
}

/** What the product has to see to, told of those and of that which it is about. */
function ofWhomItIs(not: boolean, deed: string, people: People): string | undefined {
  if (not) return notLet(deed, people);
  return (
    keptFrom(deed, people) ??
    ensured(deed, people) ??
    madePossible(deed) ??
    requiredOf(deed, people) ??
    limited(deed, people) ??
    onlyThem(deed, people)
  );
}

/**
 * "The system shall prevent members from booking twice", "all forms must be usable with the keyboard": a requirement of the product is a
 * wish of people, so it is said of them and of what they use before it is read.
 */
export function asRequired(text: string, people: People): string {
  const one = text.trim().replace(/[.!]+$/, '');
  if (/[.!?;:]\s+\S|\n\s*\S|\?$/.test(one)) return text;
  const added = addedOnly(one);
  if (added) return added;
  const [, subject = '', negated, deed = ''] = OBLIGED.exec(one) ?? [];
  const who = subject.trim();
  // "nurses shall be required to enter a reason"
  const [, due = ''] = /^be (?:required|obliged|forced) to (.+)$/i.exec(deed) ?? [];
  if (due && !negated && people.isPersonPhrase(who)) return `${who} must ${due}`;
  if (!who || people.isSpeaker(who) || people.isPersonPhrase(who)) return usedWhere('', one, people, true) ?? text;
  const whole = isSystem(who, people) ? ofWhomItIs(negated !== undefined, deed, people) : undefined;
  if (whole) return whole;
  const usual = isSystem(who, people) && !negated ? asUsual(deed, people) : undefined;
  if (usual) return one.slice(0, one.length - deed.length).replace(/ be able to $/, ' ') + usual;
  const isNamed = people.isProduct(who) && !THE_PRODUCT.test(who);
  const plain = /^(?:the|our|this|all|each|every|both|an?) /i.test(who) ? lowerFirst(who) : `the ${lowerFirst(who)}`;
  const thing = /^it$/i.test(who) ? '' : isNamed ? who : plain;
  if (negated) return text;
  // "must be able to import guests": the product does it, and nobody else.
  const lead = one.slice(0, -deed.length);
  const able =
    isSystem(who, people) && / be able to $/i.test(lead) ? `${lead.slice(0, -'be able to '.length)}${deed}` : undefined;
  return usedWhere(thing, deed, people) ?? ableUntil(lowerFirst(who), deed) ?? able ?? text;
}
