import { tagSentence } from '../../grammar/tag-sentence.ts';
import { splitWords } from '../../grammar/words.ts';
import { isPerson, isPlural, plural, singular, withArticle } from '../../language/nouns.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { fromGerund, isBaseVerb, participle } from '../../language/verbs.ts';
import { otherState } from '../../lexicon/opposites.ts';
import { isMeasure } from '../../reading/find-limits.ts';
import { upperFirst } from '../../language/capitals.ts';
import { assumed, said, type Part, type PartRule, type Told } from './part.ts';

const LOOKS = /^(?:see|view|show|read|check|look up|look at|list|display)$/;
const LISTED = /^(?:find|see|view|show|list|search|browse|look up|filter|export|print)$/;

/** "move all the open claims": the closed ones are not moved. */
function otherStateOf(told: Told): readonly Part[] {
  const { action, slots, wish } = told;
  const [, all = '', adjective = '', rest = ''] =
    /^[a-z]+(?: (?:up|over|out|off|down|on|back|away))? ((?:all|only) (?:of )?)?(?:(?:the|my|our|their|his|her) )?([a-z]+) ([a-z-]+(?: [a-z-]+)?)\b/i.exec(
      wish,
    ) ?? [];
  const other = otherState(adjective);
  const [first = '', second = ''] = rest.split(' ');
  const things = isPlural(first) ? first : isPlural(second) ? rest : '';
  if (!other || !things || action.frame !== 'do' || !(all || LISTED.test(action.core.verb))) return [];
  // "turn all unbilled hours into an invoice": into what belongs to the deed.
  if (/^(?:turn|convert|make|put|bring|set|take|split|divide|get|give)\b/.test(action.core.verb)) return [];
  const result = /^(?:export|print)$/.test(action.core.verb)
    ? participle(action.core.verb)
    : LISTED.test(action.core.verb)
      ? 'listed'
      : slots.get('done');
  const part = all ? said : assumed;
  return result ? part(upperFirst(`${other} ${things} are not ${result}.`), told) : [];
}

const BRINGS_TOGETHER = /^(?:join|merge|combine|link|connect|swap|exchange|group|put together)$/;

/** "join two neighbouring tables": those that are not cannot be joined. */
function notAlike({ action, slots, wish }: Told): readonly Part[] {
  const [, how = '', things = ''] =
    /\b(neighbou?ring|adjacent|matching|identical|similar|free|empty|compatible|consecutive|overlapping) ([a-z-]+s)\b/i.exec(
      wish,
    ) ?? [];
  return things && action.frame === 'do' && BRINGS_TOGETHER.test(action.core.verb) && slots.has('done')
    ? said(`${upperFirst(things)} that are not ${how.toLowerCase()} cannot be {done}.`, { slots })
    : [];
}

/** "see only the phone numbers of their own team", "see only their own invoices": those of others are not shown. */
function onlyOwn(told: Told): readonly Part[] {
  const { action, wish } = told;
  if (action.frame !== 'do' || !/\bonly\b/.test(wish) || !(LOOKS.test(action.core.verb) || wish.startsWith('look at ')))
    return [];
  const [, things = '', whose = ''] =
    /^[a-z]+(?: at| up)? (?:only )?(?:the )?([a-z-]+s|[a-z-]+ [a-z-]+s) of (?:my|their|his|her|our) own ([a-z]+)(?: only)?$/i.exec(
      wish,
    ) ?? [];
  const [, own = ''] =
    /^[a-z]+(?: at| up)? (?:only )?(?:my|their|his|her|our) own ([a-z-]+s|[a-z-]+ [a-z-]+s)(?: only)?$/i.exec(wish) ??
    [];
  const many = things || own;
  if (!many) return [];
  return [
    ...said(`The ${many} of other${whose ? ` ${plural(whose)}` : 's'} are not shown to {the actor}.`, told),
    ...assumed(
      `A link to ${withArticle(singular(many))} of ${whose ? `another ${singular(whose)}` : 'somebody else'} opens nothing for {the actor}.`,
      told,
    ),
  ];
}

/** "all of my connections": what is another's is not seen. */
function notMine(told: Told): readonly Part[] {
  const things = /^[a-z]+(?: up| at)? all (?:of )?(?:my|their|his|her) (?:own )?([a-z-]+(?: [a-z-]+)?)\b/i.exec(
    told.wish,
  )?.[1];
  const [first = '', second = ''] = things?.split(' ') ?? [];
  const many = isPlural(first) ? first : isPlural(second) ? `${first} ${second}` : '';
  return many && told.action.frame === 'do' && LOOKS.test(told.action.core.verb)
    ? assumed(`No ${singular(many)} of another {actor} is shown.`, told)
    : [];
}

/** "scan a scooter and see its last repairs": one without repairs is seen as well. */
function seesIts(told: Told): readonly Part[] {
  const [, thing = '', things = ''] =
    /^(?:scan|open|tap|click|select|choose|pick|enter|look up|type in) (?:an?|the) ([a-z-]+(?: [a-z-]+)?) and (?:see|view|read) (?:its|his|her|their|the|all) (?:last |latest |past |earlier |own )?([a-z-]+(?: [a-z-]+)?)$/i.exec(
      told.wish.replace(/ (?:of it|at once|straight away|there)$/i, ''),
    ) ?? [];
  return things && isPlural(things.split(' ').at(-1) ?? '')
    ? assumed(upperFirst(`${withArticle(thing)} without ${things} is shown as such.`), told)
    : [];
}

const A_NAME = /^(?:(?:the|an?|my|their|its|his|her) )?[a-z][a-z-]*(?: [a-z-]+){0,2}$/i;
const NO_NAME =
  /\b(?:and|or|of|for|with|from|in|on|at|to|who|what|when|where|how|which|why|that|before|after|since|there|it|them|they|I|we|he|she|you|other|rest|one|all|both|each|every|any|some)\b/i;

/** "the open and the closed courses": the first is no thing. */
function isNoun(name: string): boolean {
  return /^(?:N|NS|PN)$/.test(tagSentence(splitWords(`${named(name)} is there`)).at(-3)?.tag ?? '');
}

/** "the parking and the noise curfew of the venue": the names in a list of things. */
function namesOf(list: string): string[] {
  const names = list.split(/, (?:and )?| and | as well as /);
  return / (?:and|as well as) /.test(list) &&
    names.length <= 4 &&
    names.every((name) => A_NAME.test(name) && !NO_NAME.test(name) && isNoun(name))
    ? names
    : [];
}

/** "a photo": one of several that may be missing. */
function named(name: string): string {
  return `the ${name.replace(/^(?:the|an?|my|their|its|his|her) /i, '')}`;
}

function either(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

/** "see injuries and notes from members": one without them is shown as such; "the parking and the curfew of the venue": what is not known is told. */
function notKnown(told: Told): readonly Part[] {
  const { action, wish } = told;
  if (action.frame !== 'do' || !/^(?:see|view|read|check|look up) /.test(wish)) return [];
  const body = wish
    .replace(/^(?:see|view|read|check|look up) /, '')
    .replace(
      /,? (?:before|when|while|as soon as|once|after|if|so that|in one|at a glance|next to each other|side by side)\b.*$/i,
      '',
    );
  const [, list = '', lead = '', whose = ''] =
    /^(.+?)(?: (of|from|for) ((?:the |an? |each |every |all )?[a-z-]+(?: [a-z-]+)?))?$/i.exec(body) ?? [];
  // "rides per station and day": what it is told apart by is no second thing.
  const names = / (?:per|by) /.test(list) ? [] : namesOf(list);
  if (names.length === 0) return [];
  const [many = ''] = /^(?:all )?[a-z-]+$/i.exec(whose) ?? [];
  const isOfMany =
    lead !== '' &&
    isPlural(many) &&
    names.every((name) => isPlural(name.split(' ').at(-1) ?? '') && !/^(?:the|my|their)\b/i.test(name));
  const last = named(names.at(-1) ?? '').slice('the '.length);
  const isMany = isPlural(last.split(' ').at(-1) ?? '');
  if (isOfMany)
    return assumed(
      upperFirst(`${withArticle(singular(many.replace(/^all /i, '')))} without ${either(names)} is shown as such.`),
      told,
    );
  const is = isMany ? ['are', 'they are'] : ['is', 'it is'];
  return [...assumed(`When ${either(names.map(named))} ${is[0]} not there yet, ${is[1]} marked as missing.`, told)];
}

/** "bring one friend along": a second one is too many. */
function onlyOne(told: Told): readonly Part[] {
  const name =
    /^(?:bring|invite|take|nominate|name) (?:along )?one ((?!of\b)[a-z-]+)(?: (?:along|with (?:me|them|him|her)|to|per|for|as)\b.*)?$/i.exec(
      told.wish,
    )?.[1];
  return name && !isPlural(name) && !isMeasure(name)
    ? assumed(`A second ${name} is refused with a message that names the limit.`, told)
    : [];
}

/** "without the guest filling in a form": the guest does not have to. */
function withoutTheirs(told: Told): readonly Part[] {
  const [, who = '', having, verb = '', more = ''] =
    / without (?:the |an? |my |our |their )((?!other |rest )[a-z-]+(?: (?!having|ever)[a-z-]+)??) (having to )?([a-z]+)((?: [\w'-]+){0,9})$/i.exec(
      told.wish,
    ) ?? [];
  const base = having ? verb : fromGerund(verb);
  if (!base || !isBaseVerb(base) || told.action.frame !== 'do' || isPlural(who.split(' ').at(-1) ?? '')) return [];
  if (/^(?:notice|know|see|find|realise|hear)$/.test(base) || /^(?:approval|consent|permission|need)\b/i.test(who))
    return [];
  const head = who.split(' ').at(-1)?.toLowerCase() ?? '';
  const isSomebody = isPerson(head) || told.roles.has(head);
  return said(`The ${who} does not ${isSomebody ? 'have to ' : ''}${base}${more}.`, told);
}

/** What must be there before something is done: "an electronic signature is required whenever a report is approved". */
function required(told: Told): readonly Part[] {
  const { action, wish } = told;
  const what =
    /^have ((?:an? |the )?[\w-]+(?: [\w-]+){0,4}) (?:required|requested|demanded|asked for(?= (?:when|whenever|if|before|each|every|for)\b|$))\b/i.exec(
      wish,
    )?.[1];
  if (!what || action.frame !== 'done') return [];
  const [, thing = '', done = ''] =
    / (?:whenever|when|if|before|each time|every time) ((?:an?|the|any|each|every|all) [\w' -]+?) (?:is|are) ([a-z]+(?: or [a-z]+)?)$/i.exec(
      wish,
    ) ?? [];
  if (thing && /(?:ed|en|wn|t|id|ne|ut)\b/.test(done))
    return said(upperFirst(`without ${what}, ${thing} cannot be ${done}.`), told);
  const [, name = '', amount = ''] =
    / for (?:any|every|each|all|an?) ([a-z-]+) (?:above|over|of more than|of over|beyond) ([€$£]?\d[\d.,]*(?: ?[%€$£]| [a-z]+)?)$/i.exec(
      wish,
    ) ?? [];
  const noun = name ? readNounPhrase(what) : undefined;
  const bare = noun?.core.split(/ (?:by|from|of) /)[0];
  return bare ? said(upperFirst(`${withArticle(singular(name))} of ${amount} or less needs no ${bare}.`), told) : [];
}

/** The criteria that a word by which the wish narrows down what it means asks for, the most telling first. */
export const NARROWED: readonly PartRule[] = [
  otherStateOf,
  notAlike,
  required,
  onlyOne,
  notMine,
  onlyOwn,
  seesIts,
  withoutTheirs,
  notKnown,
];
