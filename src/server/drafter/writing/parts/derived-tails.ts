import { readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isPerson, isPlural, singular, withArticle } from '../../language/nouns.ts';
import { participle, readVerb } from '../../language/verbs.ts';
import { upperFirst } from '../../language/capitals.ts';
import { isMeasure } from '../../reading/find-limits.ts';
import { assumed, said, type Part, type PartRule, type Told } from './part.ts';

/** What is arranged or fetched, so that it matters for whom. */
const ARRANGED =
  /^(?:book|order|reserve|register|sign up|pick up|collect|fetch|manage|request|ask|pay|enter|sign|apply|buy|cancel|hand in)\b/;

/** "book for my children", "pick up the box for someone who is ill": for whom it was done is seen. */
function forSomebody(told: Told): readonly Part[] {
  const { action, wish } = told;
  const [, whom = ''] =
    / (?:for|on behalf of) ((?:my|our|their|his|her|an?|another|other) [a-z-]+|someone|somebody|others)(?=$| (?:who|from|with|in|at|on|as)\b)/i.exec(
      wish,
    ) ?? [];
  const head = singular(whom.split(' ').at(-1)?.toLowerCase() ?? '');
  const isSomebody = /^(?:someone|somebody|other)$/.test(head) || isPerson(head) || told.roles.has(head);
  return isSomebody && action.frame === 'do' && ARRANGED.test(wish)
    ? assumed('It is shown for whom it was done, and by whom.', told)
    : [];
}

/** "every Monday and Wednesday": one of them can be left out. */
export function eachOfThese(told: Told): readonly Part[] {
  const days =
    / every ((?:mon|tues|wednes|thurs|fri|satur|sun)day(?:(?:, | and )(?:mon|tues|wednes|thurs|fri|satur|sun)day)*)/i.exec(
      told.wish,
    )?.[1];
  return days && told.action.frame === 'do' && /^(?:book|order|reserve|rent|schedule|plan|offer)\b/.test(told.wish)
    ? assumed('A single day can be called off without the others.', told)
    : [];
}

/** "give an article to a friend": nobody else gets it. */
function givenOnly(told: Told): readonly Part[] {
  const { action, slots } = told;
  const to = action.core.tails.find(({ lead }) => lead === 'to')?.text.slice('to '.length) ?? '';
  const name = /^((?:my|our|their|the|an?) [a-z-]+)(?=$| (?:who|that|from|in)\b)/i.exec(to)?.[1];
  const head = singular(name?.split(' ').at(-1)?.toLowerCase() ?? '');
  if (!name || action.frame !== 'do' || !slots.has('object') || !(isPerson(head) || told.roles.has(head))) return [];
  return /^(?:give|lend|hand|hand on|pass|pass on|transfer)$/.test(action.core.verb)
    ? assumed(`Nobody but the ${name.split(' ').slice(1).join(' ')} gets {object}.`, told)
    : [];
}

/** "take a document back": it is no longer with those who had it. */
function takenBack(told: Told): readonly Part[] {
  return told.action.frame === 'do' && /^(?:take back|recall|retract)$/.test(told.action.core.verb)
    ? assumed('{A one} {who} was {done} is shown as such to whoever had it.', told)
    : [];
}

/** "allergens on every product page", "record service for every pair": one for which there is none. */
function forEveryOne(told: Told): readonly Part[] {
  const { action, wish, slots } = told;
  const [, lead = '', name = ''] = / (on|in|at|for) (?:every|each) ([a-z-]+(?: [a-z-]+)?)$/i.exec(wish) ?? [];
  if (
    !name ||
    action.frame !== 'do' ||
    isMeasure(name) ||
    isPlural(name.split(' ').at(-1) ?? '') ||
    / with /.test(wish)
  )
    return [];
  if (/^(?:record|enter|note|note down|log|write down|set|fill in)$/.test(action.core.verb) && lead === 'for')
    return assumed(
      `${upperFirst(withArticle(name))} for which nothing was ${participle(action.core.verb)} yet is shown as such.`,
      told,
    );
  return /^(?:see|have|use|show|view|display)$/.test(action.core.verb) && lead !== 'for' && slots.has('one')
    ? assumed(`${upperFirst(withArticle(name))} for which there is no {one} says so.`, told)
    : [];
}

/** "choose the columns in the export": the choice is still there at the next one. */
function nextTime(told: Told): readonly Part[] {
  const name =
    /^(?:choose|pick|select) .+ (?:in|for|of) (?:the|an?|my|our) (export|report|list|newsletter|print|print-?out|overview|chart|table|invoice|statement|download)$/i.exec(
      told.wish,
    )?.[1];
  return name && told.action.frame === 'do' ? assumed(`The choice still holds for the next ${name}.`, told) : [];
}

/** "flag people who have applied before": the others are not. */
function notMarked(told: Told): readonly Part[] {
  const [, verb = '', name = '', rest = ''] =
    /^(flag|mark|highlight|label|tag) (?:all |only )?(?:the |my |our )?((?:[a-z-]+ ){0,2}(?:[a-z-]+s|people)) (?:who|that|which) ((?:[\w'’-]+ ){0,8}[\w'’-]+)$/i.exec(
      told.wish,
    ) ?? [];
  const clause = rest && !/\b(?:and|or|but|they|I|we)\b/i.test(rest) ? readClause(`${name} ${rest}`) : undefined;
  if (!clause || clause.kind === 'modal' || clause.negated || clause.subject !== name) return [];
  return told.slots.has('one') ? [] : assumed(upperFirst(`nobody else is ${participle(verb)}.`), told);
}

/** "no longer alarmed at night unless a pipe bursts": then it is done all the same. */
function allTheSame(told: Told): readonly Part[] {
  const plain = told.action.frame === 'not' ? (told.action.outcome ?? '') : '';
  const [, who = '', is = '', done = '', rest = '', unless = ''] =
    /^(.+?) (is|are) no longer ([a-z]+)((?: [\w'’-]+){0,6}?),? unless (.+)$/i.exec(plain) ?? [];
  const isDone = /^(?:part|past)/.test(readVerb(done)?.form ?? '');
  if (isDone && readClause(unless)) return said(upperFirst(`${who} ${is} still ${done}${rest} when ${unless}.`), told);
  const [, what = '', state = '', why = ''] =
    /^(.+?) (?:is|are) no longer ([a-z]+) because of (.+)$/i.exec(plain) ?? [];
  return why && /^(?:part|past)/.test(readVerb(state)?.form ?? '')
    ? said(upperFirst(`${what} can still be ${state} for another reason.`), told)
    : [];
}

/** "during opening hours", "longer storage during holidays": outside of them it is not so. */
function outsideOf(told: Told): readonly Part[] {
  const { action, wish } = told;
  const hours = / during (?:the |our |my )?(?:opening|office|business|working|consultation|school|visiting) hours$/i;
  if (
    action.frame === 'do' &&
    !action.isThing &&
    hours.test(wish) &&
    /^(?:book|get|order|ask|request|reserve)\b/.test(wish)
  )
    return said('Outside these hours it is not offered.', told);
  return action.isThing &&
    / (?:during|over|in) (?:the )?(?:(?:school|summer|winter|public) )?(?:holidays|summer|winter|weekends?|peak season|high season|season|rush hour)$/i.test(
      wish,
    ) &&
    /\b(?:longer|shorter|more|fewer|less|larger|smaller|cheaper|lower|higher|extra|special|later|earlier)\b/i.test(wish)
    ? said('At any other time everything stays as it is now.', told)
    : [];
}

/** "two accounts, each with its own data": none shares it with another. */
function eachItsOwn(told: Told): readonly Part[] {
  const own = /,? each with (?:(?:its|their|an?) )?own ([a-z-]+(?: [a-z-]+)?)$/i.exec(told.wish)?.[1];
  const noun = own ? readNounPhrase(own) : undefined;
  return own && noun
    ? said(
        `A change of the ${own} of one leaves ${noun.plural ? 'those' : 'that'} of the others as ${noun.plural ? 'they were' : 'it was'}.`,
        told,
      )
    : [];
}

/** "a label with name, pickup time and contents on each bag": all of that stands there. */
function standsThere(told: Told): readonly Part[] {
  const [, list = '', where = ''] =
    / with ((?:the |an? )?[a-z-]+(?: [a-z-]+)?(?:, (?:the |an? )?[a-z-]+(?: [a-z-]+)?)* and (?:the |an? )?[a-z-]+(?: [a-z-]+)?) on ((?:each|every) [a-z-]+(?: [a-z-]+)?)$/i.exec(
      told.wish,
    ) ?? [];
  return list && told.action.frame === 'do' ? said(upperFirst(`${list} stand on ${where}.`), told) : [];
}

/** What the words behind the deed ask for, where its kind says too little. */
export const TAILS: readonly PartRule[] = [
  allTheSame,
  outsideOf,
  standsThere,
  eachItsOwn,
  takenBack,
  givenOnly,
  forSomebody,
  forEveryOne,
  nextTime,
  notMarked,
];
