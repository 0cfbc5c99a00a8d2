import { SPANS } from '../../lexicon/time-words.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isPerson, isPlural, singular } from '../../language/nouns.ts';
import { traitsOf } from '../../lexicon/things.ts';
import { upperFirst } from '../../language/capitals.ts';
import { assumed, said, type Part, type PartRule, type Told } from './part.ts';

const HAS = /^(?:see|have|get|receive|view|use) /;

/** What is told of a thing, so that it may be missing. */
const DETAIL =
  /^(?:location|place|address|reason|comment|remark|note|date|day|time|minute|hour|name|price|fee|cost|amount|number|description|deadline|signature|title|code|category|author|source|size|weight|length|height|depth|width|colour|level|priority|phone|room|material|contact|contents?|author|owner|state|temperature|dose|duration|distance|route|map|file|photo|picture|drawing|plan|value|rate|share|score|result|badge|label|tag|link|version|unit|answer|agenda|step|instruction|recipe|phone number|number plate)$/i;

function either(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

/** "a timetable of classes with room and minute": where one of them is missing. */
function missingDetail(told: Told): readonly Part[] {
  const { action, wish, roles } = told;
  if (action.frame !== 'do' || action.rule || !HAS.test(wish) || told.slots.get('traits')?.includes('person'))
    return [];
  const list =
    /^[^,]*?(?<! compared| together| along| up| away| deal| work| talk| speak| agree) with ((?:(?:the|an?|its|their) )?[a-z-]+(?: [a-z-]+)?(?:(?:, | and |, and )(?:(?:the|an?|its|their) )?[a-z-]+(?: [a-z-]+)?){0,3})(?=$|,| (?:for|on|of|in|at|per|so|before|when|from)\b)/i.exec(
      wish,
    )?.[1] ?? '';
  const names = list.split(/, and |, | and /).map((name) => name.replace(/^(?:the|an?|its|their) /i, ''));
  const isDetail = (name: string) => {
    const noun = readNounPhrase(name);
    const head = singular(noun?.head.toLowerCase() ?? '');
    return (
      noun?.core === name &&
      !isPerson(head) &&
      !roles.has(head) &&
      !/^(?:less|more|fewer|no|only|own|other|new|full|big|small|free|half|both) /i.test(name) &&
      (DETAIL.test(head) || traitsOf(head, false).has('figure'))
    );
  };
  return list && names.every(isDetail)
    ? assumed(`Where the ${either(names)} ${isPlural(names.at(-1) ?? '') ? 'are' : 'is'} missing, that is shown.`, told)
    : [];
}

/** "insurance in case a vase breaks", "a bus fare back if I live far away": otherwise there is none. */
function noneOtherwise({ action, wish, slots }: Told): readonly Part[] {
  const none = slots.get('no event') ?? '';
  return action.isThing &&
    wish.startsWith('have ') &&
    slots.has('unit') &&
    / (?:if|once|as soon as|in case) /.test(wish) &&
    !/,| did not | there (?:is|are) not /.test(` ${none}`)
    ? said('As long as {no event}, there is no {unit}.', { slots })
    : [];
}

const PERIOD =
  /\b(?:every|each) (day|week|month|quarter|year|season|morning|evening|night)\b|\b(daily|weekly|monthly|quarterly|yearly|annual)\b/i;

/** "a weekly payout to stallholders": there is one each week, and no more. */
function oncePerTime({ action, wish, slots }: Told): readonly Part[] {
  const [, every, often] = PERIOD.exec(wish) ?? [];
  const time = every?.toLowerCase() ?? SPANS[often?.toLowerCase() ?? ''];
  const isOne = action.isThing && /^(?:have|see) (?:an? |the )/.test(wish) && slots.get('plural') !== 'yes';
  const isGiven =
    /\b(?:pay-?out|payment|report|summary|mail|letter|overview|statement|invoice|bill|delivery|check|test|count|inspection)\b/i;
  return time && isOne && isGiven.test(slots.get('unit') ?? '')
    ? assumed(upperFirst(`in the same ${time} there is no second {unit}.`), { slots })
    : [];
}

/** "an outline without patient names": they do not stand in it. */
function notInIt({ action, wish, slots }: Told): readonly Part[] {
  const what = /,? without ([a-z-]+(?: [a-z-]+)?)$/i.exec(wish)?.[1] ?? '';
  const noun = what ? readNounPhrase(what) : undefined;
  const traits = slots.get('traits') ?? '';
  return action.isThing &&
    noun?.plural &&
    /\b(?:document|collection|message|media|figure)\b/.test(traits) &&
    slots.has('the one')
    ? said(`No ${singular(noun.core)} stands in {the one}.`, { slots })
    : [];
}

/** The criteria that the words around a thing ask for that is only named. */
export const NAMED_TAILS: readonly PartRule[] = [missingDetail, noneOtherwise, oncePerTime, notInIt];
