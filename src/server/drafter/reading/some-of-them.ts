import { parseSentence, textOf } from '../grammar/parse.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { isCommand } from './is-command.ts';
import { isHuman } from './is-agent.ts';
import { PASSING } from './in-that-case.ts';
import { bareOf } from './fact-before.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed } from './what-it-is.ts';

/** "Some tenants have no phone": those who are told apart by what the sentence says of them. */
const SOME = /^(?:some|certain|a few|a couple|many|most|several) (?:of (?:the|our) )?(?=[a-z])/i;
const ASKS = /\b(?:should|must|shall|may|can|cannot|need|needs|have to|has to|want|wants|would like)\b/i;

function someOf(before: string, people: People): string | undefined {
  const bare = bareOf(before);
  const [lead = ''] = SOME.exec(bare) ?? [];
  if (/[,:;?]|\b(?:others?|who|that|because)\b/i.test(bare) || bare.split(' ').length > 11) return undefined;
  const [clause, next] = parseSentence(bare, people.names).clauses;
  const who = textOf(clause?.subject ?? [])
    .slice(lead.length)
    .trim();
  const head = who.split(' ').at(-1) ?? '';
  const isFact = clause?.mood === 'statement' && clause.group && !clause.group.modal && !next && isPlural(head);
  // "Dishes are sold out. Nobody should order them.": those that are.
  const [, are = ''] = /^[a-z]+s are (.+)$/i.exec(bare) ?? [];
  const isPassing = PASSING.test(are);
  if (!lead && !isPassing) return undefined;
  if (!isFact || /\b(?:want|like|ask|complain|forget|would)\b/i.test(clause.group?.verb ?? '')) return undefined;
  const state = bare.slice(textOf(clause.subject).length).trim();
  const lack = /^(?:have|do not have|don't have) (?:no|an?|any) ([a-z-]+(?: [a-z-]+)?)$/i.exec(state)?.[1];
  if (lack && /\b(?:no|not|don't)\b/i.test(state))
    return `${lowerFirst(who)} without ${isMass(lack) || isPlural(lack) || /^e-?mail$/i.test(lack) ? lack : withArticle(lack)}`;
  return `${lowerFirst(who)} ${isHuman(head) || people.isPersonPhrase(who) ? 'who' : 'that'} ${state}`;
}

/** "Some groups are private. Guests should not see them.": which of them are meant. */
export function someOfThem(sentence: string, before: string, people: People): string | undefined {
  const bare = bareOf(sentence);
  // "Some guests never pay. Cancel their booking."
  const [, deed = '', name = '', more = ''] = /^(?:please )?([a-z]+) their ([a-z]+)((?: .+)?)$/i.exec(bare) ?? [];
  const whose = deed && isCommand(bare) ? someOf(before, people) : undefined;
  if (whose?.includes(' who ') && isBaseVerb(deed.toLowerCase()))
    return `The ${name} of ${whose} should be ${participle(deed.toLowerCase())}${more}.`;
  const told = /\b(?:they|them|these|those)\b/i.test(bare) ? someOf(before, people) : undefined;
  if (!told || !(ASKS.test(bare) || isCommand(bare)) || bare.split(' ').length > 14) return undefined;
  if (/^they (?:should|must|have to) (?:pay|lose|be)\b/i.test(bare)) return undefined;
  if (/^they (?:should|must|may|can|cannot|still|also|need|want|would|have to)\b/i.test(bare))
    return `${upperFirst(told)} ${bare.slice('they '.length).replace(/^(?:still|also) /i, '')}.`;
  // "Do not put them in the same group."
  const [, verb = '', how = ''] =
    /^(?:please )?(?:do not|don't|never) ([a-z]+) (?:them|these|those) (.+)$/i.exec(bare) ?? [];
  if (verb && isBaseVerb(verb)) return `${upperFirst(told)} must not be ${participle(verb)} ${how}.`;
  const [, lead = '', , rest = ''] = /^(.*?)\b(them|these|those)\b(?! [a-z]+s\b)(.*)$/i.exec(bare) ?? [];
  // "give them theirs", "sort the lists and share them": what stands between may be meant.
  if (!lead || /\b(?:and|or|but|if|when|who|which|that|(?:tell|ask|remind) .+ to)\b/i.test(lead)) return undefined;
  return /^(?: (?:in|on|at|by|for|from|to|first|as|with|separately|so|instead)\b|$)/i.test(rest) &&
    !/\bwith (?:them|these|those)$/i.test(bare)
    ? `${lead}${told}${rest.replace(/^ /, /^ instead/i.test(rest) ? ', ' : ' ')}.`
    : undefined;
}

/** "Staff do not notice.", "The manager knows nothing about it.": whoever should be told of what happens. */
const UNAWARE =
  /^((?:(?:the|our|many|most|all) )?[a-z-]+(?: [a-z-]+)??) (?:often |usually )?(?:(?:do not|does not|don't|doesn't|never) (?:notice|know|hear|learn|find out|realise|realize|see|get to know|read)(?: (?:of|about))?(?: (?:it|this|that))?|knows? nothing(?: (?:of|about) (?:it|this|that))?|(?:is|are) not (?:told|informed)(?: (?:of|about) (?:it|this|that))?)$/i;

export function unawareOf(sentence: string, before: string, people: People): string | undefined {
  const [, who = ''] = UNAWARE.exec(bareOf(sentence)) ?? [];
  if (!who || /^(?:I|we|you|they|it|he|she|nobody|everybody|not \w+)$/i.test(who)) return undefined;
  const bare = bareOf(before);
  const [clause] = parseSentence(bare, people.names).clauses;
  const { group } = clause ?? {};
  const isEvent =
    clause?.mood === 'statement' &&
    group !== undefined &&
    !group.modal &&
    !group.past &&
    !group.negated &&
    clause.subject.length > 0;
  const isPlain = isEvent && !/[,:;?]/.test(bare) && bare.split(' ').length <= 12;
  const isPeople = people.isPersonPhrase(who) || isHuman(who.split(' ').at(-1) ?? '');
  return isPlain && isPeople && group.verb !== 'have' && (group.verb !== 'be' || group.passive)
    ? `${who} should be told when ${lowerFirst(bare)}.`
    : undefined;
}

/** "We buy books twice by mistake. A warning would be good.": a message in which case. */
const A_MESSAGE =
  /^(an? (?:[a-z]+ )?(?:warning|alert|notice|message|e-?mail|mail|text|notification|push message|hint)) (?:would|could) (?:really |already )?(?:help(?: us| me| a lot)?|do|be (?:good|great|nice|enough|helpful|useful|fine))$/i;

export function messageWhen(sentence: string, before: string, people: People): string | undefined {
  const [, message = ''] = A_MESSAGE.exec(bareOf(sentence)) ?? [];
  const bare = bareOf(before);
  const [clause, next] = message ? parseSentence(bare, people.names).clauses : [];
  const isEvent =
    clause?.mood === 'statement' &&
    clause.group &&
    !next &&
    !clause.group.modal &&
    !clause.group.past &&
    clause.subject.length > 0;
  return isEvent &&
    !/[,:;?]|\b(?:not|never|nobody|forget|forgets|miss|late)\b/i.test(bare) &&
    bare.split(' ').length <= 12
    ? `I want ${lowerFirst(message)} when ${lowerFirst(bare)}.`
    : undefined;
}

/** "Waiters forget to clock out. Do it for them at closing time.": what is to be done for them. */
const FORGETS =
  /^((?:the |our |some |many )?[a-z-]+(?: [a-z-]+)?) (?:often |always |sometimes )?(?:forget to|do not|cannot|have no time to) ([a-z]+(?: [^,;:]+)?)$/i;
const DO_IT = /^((?:please )?)do (?:it|that|this) for them((?: [^,;]{2,40})?)$/i;

export function doneForThem(sentence: string, before: string): string | undefined {
  const bare = bareOf(sentence);
  const [, who = '', deed = ''] = / for them\b/i.test(bare) ? (FORGETS.exec(bareOf(before)) ?? []) : [];
  if (!who || !isBaseVerb(deed.split(' ')[0] ?? '')) return undefined;
  const [, please = '', rest = ''] = DO_IT.exec(bare) ?? [];
  const some = lowerFirst(who.replace(/^(?:some|many) /i, ''));
  if (DO_IT.test(bare)) return `${please}${upperFirst(deed)} for ${some}${rest}.`;
  // "Parents forget to order. Order the usual meal for them."
  return / for them$/i.test(bare) && isCommand(bare)
    ? `When ${some} forget to ${deed}, ${lowerFirst(bare)}.`
    : undefined;
}

/** "Accounting needs them to the minute.": what is needed. */
export function needsThem(sentence: string, before: string, people: People, earlier = ''): string | undefined {
  const told =
    /^((?:the |our )?[a-z-]+(?: [a-z-]+)?) (needs?|wants?|would like) (it|them) (?=(?:to the|in the|in|on|at|by|as|for|earlier|before|every|each)\b)/i;
  const [, , , it] = told.exec(sentence) ?? [];
  const isMany = /^them$/i.test(it ?? '');
  const thing = it
    ? (thingNamed(bareOf(before), isMany, people) ?? thingNamed(bareOf(earlier), isMany, people))
    : undefined;
  return thing && sentence.replace(told, (_, who: string, needs: string) => `${who} ${needs} ${lowerFirst(thing)} `);
}
